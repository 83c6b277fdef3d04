"""Reads the drill: twenty positions, each with three choices of which the odds say one is best."""

from functools import cache
from importlib.resources import files
from typing import Any, Final

from msgspec import convert

from engine.game import Phrase
from engine.miniatures.drill import MEASURES, DrillPosition
from engine.miniatures.lines import FLAGS, MARKS
from engine.miniatures.roster import EXPERIENCES, MOST_STANDS, QUALITIES, TRAITS
from engine.miniatures.tables import FORMATIONS, GUN_CLASSES, ORDERS
from resources.document import Document, header, parse
from resources.faults import Rejected
from resources.miniatures.rosters import KINDS
from resources.miniatures.tables import ID
from resources.schema import Check, Choice, Faults, Flag, Key, ListOf, Table, Text, Whole, inspect

KIND: Final = "miniatures-drill"


@cache
def shipped_drill() -> tuple[DrillPosition, ...]:
    """The positions that come with the program, read once."""
    return read_drill((files("resources.miniatures") / "drill.toml").read_bytes())


def read_drill(text: str | bytes) -> tuple[DrillPosition, ...]:
    """The positions of a file; raises Rejected with every fault."""
    document = parse(text, KIND)
    faults = inspect(document, _DRILL)
    if faults:
        raise Rejected(faults)
    return tuple(_position(position) for position in document["positions"])


def _position(position: Document) -> DrillPosition:
    choices = [
        {key: _member(key, value) if key in _UNITS else value for key, value in choice.items()}
        for choice in position["choices"]
    ]
    return convert({**position, "choices": choices}, DrillPosition)


def _member(id: str, table: Document) -> Document:
    stands, worn, spent = table["stands"]
    kind = table.get("kind", "infantry")
    usual = {"id": id, "kind": kind, "formation": FORMATIONS[kind][0]}
    left = table.get("left", stands)
    told = {key: value for key, value in table.items() if key != "left"}
    return {**usual, **told, "stands": left, "worn_at": worn, "spent_at": spent, "lost": stands - left}


def _three_numbers(member: dict[str, Any]) -> Faults:
    stands = member["stands"]
    if stands and member.get("left", 1) > stands[0]:
        yield ("left",), Phrase("This unit cannot have more stands left than it has.")
    if len(stands) != 3 or list(stands) != sorted(stands, reverse=True) or not stands[0]:
        yield ("stands",), Phrase("Give the stands alone, or stands, worn at and spent at: [8, 5, 3].")


def _one_thing(choice: dict[str, Any]) -> Faults:
    if [name for name in _UNITS if name in choice] not in (["attacker", "defender"], ["unit"]):
        yield (), Phrase("A choice is a charge, with attacker and defender, or a check of one unit.")


_UNITS: Final = ("attacker", "defender", "unit")
_MEMBER: Final = Table(
    {
        "kind": Key(Choice(KINDS), required=False),
        "stands": Key(ListOf(Whole(0, MOST_STANDS), 3)),
        "left": Key(Whole(1, MOST_STANDS), required=False),
        "order": Key(Choice(ORDERS), required=False),
        "formation": Key(Choice(tuple({each: 0 for kind in FORMATIONS.values() for each in kind})), required=False),
        "marks": Key(ListOf(Choice(tuple(MARKS)), len(MARKS)), required=False),
        "traits": Key(ListOf(Choice(tuple(TRAITS)), len(TRAITS)), required=False),
        "experience": Key(Choice(EXPERIENCES), required=False),
        "gun": Key(Choice(GUN_CLASSES), required=False),
        "silenced": Key(Flag(), required=False),
        "damaged": Key(Whole(0, MOST_STANDS), required=False),
        "leaders": Key(Whole(0, 3), required=False),
    },
    (Check((("stands",), ("left",)), _three_numbers),),
)
_CHOICE: Final = Table(
    {
        "says": Key(Text(200)),
        **{name: Key(_MEMBER, required=False) for name in _UNITS},
        "quality": Key(Choice(QUALITIES), required=False),
        "provisional": Key(Flag(), required=False),
        "flags": Key(ListOf(Choice(FLAGS), len(FLAGS)), required=False),
    },
    (Check((), _one_thing),),
)
_DRILL: Final = Table(
    {
        **header(KIND),
        "positions": Key(
            ListOf(
                Table(
                    {
                        "id": Key(ID),
                        "question": Key(Text(300)),
                        "measure": Key(Choice(MEASURES)),
                        "why": Key(Text(300)),
                        "choices": Key(ListOf(_CHOICE, 3)),
                    }
                ),
                100,
            )
        ),
    }
)
