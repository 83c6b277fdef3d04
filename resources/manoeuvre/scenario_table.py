"""What a scenario file may hold: its keys, and the checks whether they fit together and fit the armies.

Together they cover everything that `engine.manoeuvre.start.begin` trusts.
"""

from dataclasses import fields
from functools import partial
from typing import Final

from engine.game import Phrase
from engine.manoeuvre.army import DECK_SIZE, HAND_SIZE
from engine.manoeuvre.battlefield import EDGE_NAMES
from engine.manoeuvre.options import CHOICES, LONGEST_BATTLE, PRESETS, Options
from resources.document import header
from resources.manoeuvre import scenario_checks
from resources.manoeuvre.card_tables import ID, LONGEST_ID, UNITS
from resources.manoeuvre.scenario_parts import LAID, ROWS, SEATS, Content
from resources.manoeuvre.sections import row_of
from resources.schema import Check, Choice, Flag, Key, ListOf, MapOf, Rule, Table, Text, Whole, Word

PHASES: Final = ("discard", "draw", "movement", "combat", "restoration", "redoubt")
LONGEST_NOTES: Final = 4000
_MOST_POOL: Final = 1000
_MOST_SQUARES: Final = 64

_SQUARE: Final = Word("[a-h][1-8]", Phrase("a square; squares run from a1 to h8"))
_CARD: Final = Word(
    rf"(?=.{{1,{LONGEST_ID + 2}}}$)[a-z0-9_]+(\.[a-e])?",
    Phrase("a card: a leader's id, a kind such as supply, or a unit's id with a letter such as imperial_guard.a"),
)


def _option(name: str) -> Rule:
    if name in CHOICES:
        return Choice(CHOICES[name])
    return Whole(0, LONGEST_BATTLE) if name == "length_limit" else Flag()


def _optional(keys: dict[str, Rule]) -> dict[str, Key]:
    return {name: Key(rule, required=False) for name, rule in keys.items()}


_BATTLEFIELD: Final = Table(
    _optional(
        {
            "sections": ListOf(Table({"id": Key(ID), "quarters": Key(Whole(0, 3), required=False)}), 2 * LAID),
            "rows": ListOf(row_of(ROWS), 2 * ROWS),
        }
    )
)
_POOL: Final = Table(_optional({"armies": ListOf(ID, _MOST_POOL), "sections": ListOf(ID, _MOST_POOL)}))
_SIDE: Final = Table(
    _optional(
        {
            "army": ID,
            "edge": Choice(EDGE_NAMES),
            "deployment": MapOf(ID, _SQUARE, 2 * UNITS),
            "reduced": ListOf(ID, 2 * UNITS),
            "lost": ListOf(ID, 2 * UNITS),
            "hand": ListOf(_CARD, HAND_SIZE),
            "pile": ListOf(_CARD, DECK_SIZE),
            "buried": ListOf(_CARD, DECK_SIZE),
            "deck": ListOf(_CARD, DECK_SIZE),
            "day_over": Flag(),
        }
    )
)
_OPTIONS: Final = Table(
    _optional({"preset": Choice(tuple(PRESETS)), **{field.name: _option(field.name) for field in fields(Options)}})
)
_POSITION: Final = Table(
    {
        "turn": Key(Whole(1, LONGEST_BATTLE)),
        "phase": Key(Choice(PHASES)),
        "active": Key(Choice(SEATS)),
        "redoubts": Key(ListOf(_SQUARE, _MOST_SQUARES), required=False),
    }
)

_KEYS: Final[dict[str, Key]] = {
    **header("scenario"),
    "id": Key(ID),
    "title": Key(Text(80)),
    **_optional(
        {
            "author": Text(80),
            "notes": Text(LONGEST_NOTES, lines=True),
            "first": Choice((*SEATS, "roll")),
            "options": _OPTIONS,
            "battlefield": _BATTLEFIELD,
            "pool": _POOL,
            "one": _SIDE,
            "two": _SIDE,
            "position": _POSITION,
        }
    ),
}


def scenario_table(content: Content) -> Table:
    """The table of a scenario file that may name this content."""
    checks = (*scenario_checks.CHECKS, *scenario_checks.POSITION_CHECKS)
    return Table(_KEYS, tuple(Check(reads, partial(find, content)) for reads, find in checks))
