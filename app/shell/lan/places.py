"""Where the battles with others were last fought: which port was hosted at, which address was joined."""

import json
from pathlib import Path
from typing import Final, NamedTuple

from app.shell.lan.identity import FOLDER, keep_private

_MOST: Final = 200


class Place(NamedTuple):
    """An address, empty if the battle was hosted here, and a port."""

    address: str
    port: int


def _path(folder: Path) -> Path:
    return folder / FOLDER / "places.json"


def places(folder: Path) -> dict[str, Place]:
    """By the number of the battle; empty if nothing is remembered, or the file cannot be read."""
    try:
        found = json.loads(_path(folder).read_bytes())
    except (OSError, ValueError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {battle: Place(place[0], place[1]) for battle, place in found.items() if _is_sound(place)}


def remember(folder: Path, battle: bytes, place: Place) -> None:
    """Raises OSError."""
    known = places(folder)
    known.pop(battle.hex(), None)
    known[battle.hex()] = place
    _path(folder).parent.mkdir(parents=True, exist_ok=True)
    keep_private(_path(folder), json.dumps(dict(list(known.items())[-_MOST:])).encode())


def _is_sound(place: object) -> bool:
    match place:
        case [str(address), int(port)]:
            return len(address) < 256 and 0 < port < 65536
        case _:
            return False
