"""States as text and back: a line for each part, its value as JSON; hostile until checked."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from engine.game import EVERYTHING
from engine.miniatures.fire import FireTable
from engine.miniatures.invariants import faults
from engine.miniatures.position import MOST_TURNS, NOBODY, Moment, Position, Setting
from engine.miniatures.roster import Roster
from engine.miniatures.tables import Options, Tables

FIRST: Final = "miniatures 1"
LARGEST: Final = 1 << 20
"""Characters of a text that is read."""
_LINES: Final = ("tables", "rosters", "options", "turns", "first", "fire", "viewer")


class _Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a text says before the position."""

    tables: str
    rosters: tuple[Roster, Roster]
    options: Options
    turns: int
    first: int
    fire: FireTable | None
    viewer: int


_Position: Final = msgspec.json.Decoder(Position)
_PARTS: Final = tuple(Position.__struct_fields__)


def write(m: Moment, viewer: int = EVERYTHING) -> str:
    """A state as text; `read` gives it back."""
    setting = m.setting
    values: dict[str, Any] = {
        "tables": setting.tables.id,
        "rosters": setting.rosters,
        "options": setting.options,
        "turns": setting.turns,
        "first": setting.first,
        "fire": setting.fire,
        "viewer": viewer,
        **{name: getattr(m.now, name) for name in _PARTS},
    }
    return "\n".join([FIRST, *(f"{name} {_json(value)}" for name, value in values.items())])


def _json(value: Any) -> str:
    return msgspec.json.encode(value, order="sorted").decode()


def read(text: str, tables: Callable[[str], Tables | None]) -> tuple[Moment, int]:
    """The battle and the viewer of a text; raises ValueError with a sentence. `tables` finds those of an id."""
    if len(text) > LARGEST:
        raise ValueError("This text is too long for a state of the companion.")
    first, *lines = text.split("\n")
    named = dict(line.partition(" ")[::2] for line in lines)
    if first != FIRST or list(named) != [*_LINES, *_PARTS]:
        raise ValueError("This is not a state of the companion.")
    try:
        head = msgspec.json.decode(_object(named, _LINES), type=_Head)
        now = _Position.decode(_object(named, _PARTS))
    except (msgspec.MsgspecError, UnicodeEncodeError, RecursionError):
        raise ValueError("This state of the companion cannot be read.") from None
    printed = tables(head.tables)
    if printed is None:
        raise ValueError(f"This battle is fought with tables that are not here: {head.tables[:60]!r}.")
    setting = Setting(printed, head.rosters, head.options, head.turns, head.first, head.fire)
    if not 1 <= head.turns <= MOST_TURNS or head.viewer not in (EVERYTHING, 0, 1, 2, NOBODY):
        raise ValueError("This state of the companion cannot be: its turns or its viewer.")
    moment = Moment(setting, now)
    wrong = faults(moment)
    if wrong:
        raise ValueError(f"This state of the companion cannot be: {wrong[0][:120]}.")
    if write(moment, head.viewer) != text:
        raise ValueError("This state of the companion is not written as it should be.")
    return moment, head.viewer


def _object(named: dict[str, str], keys: tuple[str, ...]) -> str:
    return "{" + ",".join(f'"{key}":{named[key]}' for key in keys) + "}"
