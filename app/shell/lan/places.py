"""Where the battles with others were last fought: which port was hosted at, which address was joined."""

import json
from pathlib import Path
from typing import Final, NamedTuple

from app.shell.lan.identity import keep_private
from resources.files import alone
from resources.folder import LAN_FOLDER

_MOST: Final = 200


class Place(NamedTuple):
    """An address, empty if the battle was hosted here, and a port."""

    address: str
    port: int


def _path(folder: Path) -> Path:
    return folder / LAN_FOLDER / "places.json"


def places(folder: Path) -> dict[str, Place]:
    """By the number of the battle; empty if nothing is remembered, or the file cannot be read."""
    try:
        found = json.loads(_path(folder).read_bytes())
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {battle: Place(place[0], place[1]) for battle, place in found.items() if _is_sound(place)}


def place_of(folder: Path, battle: str, hosted: bool) -> Place | None:
    """Where a battle was last hosted or joined by this user; two windows of his may have done both."""
    known = places(folder)
    # Battles begun by an earlier version are under their plain number, whoever hosted.
    place = known.get(_key(battle, hosted)) or known.get(battle)
    return place if place is not None and (place.address == "") == hosted else None


def remember(folder: Path, battle: bytes, place: Place) -> None:
    """Raises OSError."""
    with alone(_path(folder).with_suffix(".lock")):
        known = places(folder)
        key = _key(battle.hex(), place.address == "")
        known.pop(key, None)
        known[key] = place
        keep_private(_path(folder), json.dumps(dict(list(known.items())[-_MOST:])).encode())


def _key(battle: str, hosted: bool) -> str:
    return f"{battle} hosted" if hosted else battle


def _is_sound(place: object) -> bool:
    match place:
        case [str(address), int(port)] if type(port) is int and address.isprintable():
            return len(address) < 256 and 0 < port < 65536
        case _:
            return False
