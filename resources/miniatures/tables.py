"""Reads the companion's tables, shipped or an owner's own: hostile until checked, every fault listed, then frozen."""

from functools import cache
from importlib.resources import files
from typing import Any, Final

from msgspec import convert

from engine.game import Phrase
from engine.miniatures.lines import CONDITIONS
from engine.miniatures.tables import (
    FORMATIONS,
    GROUNDS,
    GUN_CLASSES,
    GUN_FORMATIONS,
    RESULTS,
    TROOP_FORMATIONS,
    Tables,
)
from resources.document import Document, header, parse
from resources.faults import Rejected, shown
from resources.schema import (
    EACH,
    Check,
    Choice,
    Faults,
    Flag,
    Key,
    ListOf,
    MapOf,
    Rule,
    Table,
    Text,
    Whole,
    Word,
    inspect,
)

KIND: Final = "miniatures-tables"
LARGEST_VALUE: Final = 20
ID: Final = Word(r"[a-z0-9]+(_[a-z0-9]+)*", Phrase("an id of small letters, digits and single underscores"))
EFFECTS: Final = (
    "double_quick",
    "well_handled",
    "tardy",
    "fall_back",
    "panic",
    "elan",
    "rally",
    "wavering",
    "panic_shaken",
    "rout",
)
_MOST: Final = 60
_ORDERS: Final = ("good", "disordered", "broken")
_RETREATS: Final = ("out_of_close_range", "full", "2in")
_VALUE: Final = Whole(-LARGEST_VALUE, LARGEST_VALUE)
_HOLDS: Final = ("fortified", "square", "out_of_close_range")
_CONDITION: Final = Choice(tuple(sorted(CONDITIONS)))


def shipped() -> Tables:
    """The tables that come with the program, read once."""
    return _shipped()


@cache
def _shipped() -> Tables:
    return read_tables((files("resources.miniatures") / "tables.toml").read_bytes())


def read_tables(text: str | bytes) -> Tables:
    """The tables of a file; raises Rejected with every fault."""
    return tables_of(parse(text, KIND))


def tables_of(document: Document) -> Tables:
    """The tables of a document; raises Rejected with every fault."""
    faults = inspect(document, _TABLES)
    if faults:
        raise Rejected(faults)
    return convert(document, Tables)


def _optional(rule: Rule) -> Key:
    return Key(rule, required=False)


def _words(*words: str) -> ListOf:
    return ListOf(Choice(words), _MOST)


# What must hold between values


def _band_end(rows: list[dict[str, Any]], key: str, place: int, end: str) -> Any:
    band = rows[place][key] if key else rows[place]
    return band.get(end)


def _without_gaps(rows: list[dict[str, Any]], key: str, path: tuple[str, ...]) -> Faults:
    """Bands run from the highest to the lowest, each ending where the next begins; both ends are open (M10, M18)."""
    last = len(rows) - 1
    for place in range(len(rows)):
        low, high = _band_end(rows, key, place, "from"), _band_end(rows, key, place, "to")
        here = (*path, place, *((key,) if key else ()))
        if (high is None) != (place == 0) or (low is None) != (place == last):
            yield here, Phrase("Only the first band is open above, and only the last below; give the others both ends.")
        elif place and low is not None and low > high:
            yield here, Phrase("This band ends before it begins.")
        if place and high is not None and _band_end(rows, key, place - 1, "from") != high + 1:
            yield here, Phrase("This band must end at one less than the band above it begins with.")


def _rows(table: dict[str, Any]) -> Faults:
    if not table["rows"]:
        yield ("rows",), Phrase("This list is empty; fill it in.")
    for key in ("in_command", "out_of_command"):
        yield from _without_gaps(table["rows"], key, ("rows",))


def _distinct_lines(table: dict[str, Any]) -> Faults:
    seen: set[str] = set()
    for place, line in enumerate(table["lines"]):
        if line["id"] in seen:
            yield ("lines", place, "id"), Phrase("The id {id} is used twice; choose another.", id=shown(line["id"]))
        seen.add(line["id"])


def _line(line: dict[str, Any]) -> Faults:
    if ("ratio" in line) == ("any_of" in line):
        yield (), Phrase("Give a line either conditions in any_of or a ratio.")


def _ratio(line: dict[str, Any]) -> Faults:
    if len(line.get("ratio", (1, 1))) != 2:
        yield ("ratio",), Phrase("A ratio is two numbers, such as [3, 2].")


def _seven_results(table: dict[str, Any]) -> Faults:
    if [result["id"] for result in table["results"]] != list(reversed(RESULTS)):
        yield ("results",), Phrase("The results are, in this order: {names}.", names=tuple(reversed(RESULTS)))


def _result_bands(table: dict[str, Any]) -> Faults:
    yield from _without_gaps(table["results"], "", ("results",))
    for place, result in enumerate(table["results"]):
        if result["id"] == "struggle" and not result.get("from", 1) <= 0 <= result.get("to", -1):
            yield ("results", place), Phrase("A struggle is what 0 means; its band must hold 0.")
        if any(result[side].get("again", False) != (result["id"] == "struggle") for side in ("attacker", "defender")):
            yield ("results", place), Phrase("Both sides fight again after a struggle, and after nothing else.")


def _faces(table: dict[str, Any]) -> Faults:
    covered = [face for entry in table["fallen"] for face in range(entry["from"], entry["to"] + 1)]
    if sorted(covered) != list(range(1, table["die"] + 1)):
        yield ("fallen",), Phrase("Every face from 1 to {most} must stand here once.", most=table["die"])


_BAND: Final = Table({"from": _optional(Whole(-60, 60)), "to": _optional(Whole(-60, 60))})
_LOSS: Final = Table(
    {"base": Key(Whole(0, 20)), "below": _optional(Whole(-20, 20)), "beyond": _optional(Whole(0, 20))},
)
_GUNS: Final = Table(
    {
        "state": _optional(Choice(("silenced",))),
        "damaged": _optional(Whole(0, 4)),
        "move": _optional(Choice(("limber_and_full_retreat",))),
        "siege": _optional(Choice(("lost",))),
    }
)
_EFFECT: Final = Table(
    {
        "name": Key(Text(40)),
        "says": Key(Text(400)),
        "allows": _optional(Choice(("well_handled", "tardy"))),
        "rate": _optional(Choice(("full", "double_quick"))),
        "order": _optional(Choice(_ORDERS)),
        "retreat": _optional(Choice(_RETREATS)),
        "hold_if": _optional(_words(*_HOLDS)),
        "held_order": _optional(Choice(("same",))),
        "held_may": _optional(_words("fire")),
        "guns": _optional(_GUNS),
        "stands": _optional(_LOSS),
    }
)
_LINE_KEYS: Final = {
    "id": Key(ID),
    "value": Key(_VALUE),
    "known": Key(Choice(("roster", "play", "asked"))),
    "any_of": _optional(ListOf(_CONDITION, _MOST)),
    "group": _optional(ID),
    "who": _optional(Choice(("any", "troops", "guns", "cavalry"))),
}
_CHECK_LINE: Final = Table({**_LINE_KEYS, "any_of": Key(ListOf(_CONDITION, _MOST))})
_CHARGE_LINE: Final = Table(
    {
        **_LINE_KEYS,
        "ratio": _optional(ListOf(Whole(1, 20), 2)),
        "side": _optional(Choice(("either", "charging", "defender"))),
    },
    (Check((), _line), Check((("ratio",),), _ratio)),
)
_PART: Final = Table(
    {
        "says": Key(Text(400)),
        "stands": _optional(_LOSS),
        "order": _optional(Choice(("disordered", "broken"))),
        "retreat": _optional(Choice(_RETREATS)),
        "hold_if": _optional(_words("fortified", "square")),
        "worse_if": _optional(
            Table(
                {
                    "any_of": Key(_words("outflanked", "defeated_by_cavalry")),
                    "order": Key(Choice(_ORDERS)),
                    "retreat": Key(Choice(_RETREATS)),
                    "stands": _optional(Whole(0, 20)),
                }
            )
        ),
        "already_disordered": _optional(
            Table({"stands": Key(Whole(0, 20)), "who": _optional(Choice(("any", "troops")))})
        ),
        "guns": _optional(_GUNS),
        "leader_check": _optional(Flag()),
        "recall": _optional(Flag()),
        "again": _optional(Flag()),
        "advance": _optional(Choice(("breakthrough", "carry", "hold"))),
        "cavalry_breaks_through": _optional(Flag()),
        "stopped_by": _optional(_words("fortified", "square")),
        "stopped_retreat": _optional(Choice(("2in",))),
        "disordered_if": _optional(_words("broken_or_rough_ground", "cavalry", "second_combat")),
        "countercharging_cavalry": _optional(_words("carry", "recall", "hold")),
    }
)
_RESULT: Final = Table(
    {
        "id": Key(Choice(RESULTS)),
        "name": Key(Text(40)),
        "from": _optional(Whole(-60, 60)),
        "to": _optional(Whole(-60, 60)),
        "attacker": Key(_PART),
        "defender": Key(_PART),
    }
)
_RATE: Final = Table({ground: _optional(ListOf(Whole(1, 99), 2)) for ground in GROUNDS})


def _rates(*names: str) -> Table:
    return Table({name: _optional(_RATE) for name in names})


def _manoeuvres(formations: tuple[str, ...]) -> Table:
    entry = Table(
        {
            "id": Key(ID),
            "says": Key(Text(200)),
            "moves": _optional(Flag()),
            "into": _optional(_words(*formations)),
            "square_from": _optional(_words(*formations)),
            "ground_disorders_raw": _optional(Flag()),
            "passage": _optional(Flag()),
            "rallies": _optional(Flag()),
            "silences": _optional(Flag()),
            "only": _optional(ListOf(ID, 9)),
        }
    )
    return Table({"well_handled": Key(ListOf(entry, _MOST)), "tardy": Key(ListOf(entry, _MOST))})


_EACH_BAND: Final = (("rows", EACH, "in_command"), ("rows", EACH, "out_of_command"))
_TABLES: Final = Table(
    {
        **header(KIND),
        "id": Key(ID),
        "title": Key(Text(80)),
        "die": Key(Whole(4, 20)),
        "struggle_takes": Key(ListOf(_CONDITION, _MOST)),
        "command": Key(
            Table(
                {
                    "radius": Key(Whole(0, 99)),
                    "reduced": Key(Whole(0, 99)),
                    "reduced_by": _optional(ListOf(Text(80), 20)),
                }
            )
        ),
        "groups": Key(MapOf(ID, Choice(("highest", "lowest")), 20)),
        "manoeuvre": Key(
            Table(
                {
                    "rows": Key(
                        ListOf(
                            Table(
                                {
                                    "in_command": Key(_BAND),
                                    "out_of_command": Key(_BAND),
                                    "good": Key(Choice(EFFECTS)),
                                    "shaken": Key(Choice(EFFECTS)),
                                }
                            ),
                            20,
                        )
                    ),
                    "effects": Key(Table({name: Key(_EFFECT) for name in EFFECTS})),
                    "lines": Key(ListOf(_CHECK_LINE, _MOST)),
                },
                (
                    Check((("rows",),), _rows),
                    Check((("lines", EACH, "id"),), _distinct_lines),
                ),
            )
        ),
        "charge": Key(
            Table(
                {"lines": Key(ListOf(_CHARGE_LINE, _MOST)), "results": Key(ListOf(_RESULT, len(RESULTS)))},
                (
                    Check((("lines", EACH, "id"),), _distinct_lines),
                    Check((("results", EACH, "id"),), _seven_results),
                    Check((("results",),), _result_bands),
                ),
            )
        ),
        "fallen": Key(
            ListOf(
                Table(
                    {
                        "from": Key(Whole(1, 20)),
                        "to": Key(Whole(1, 20)),
                        "id": Key(ID),
                        "name": Key(Text(80)),
                        "effect": Key(Choice(("none", "dismounted", "away", "out"))),
                    }
                ),
                20,
            )
        ),
        "movement": Key(
            Table(
                {
                    "infantry": Key(_rates(*FORMATIONS["infantry"], "in_disarray")),
                    "cavalry": Key(_rates(*FORMATIONS["cavalry"], "in_disarray")),
                    "artillery": Key(_rates(*GUN_CLASSES)),
                    "leader": Key(_rates("mounted", "dismounted")),
                }
            )
        ),
        "manoeuvres": Key(
            Table(
                {
                    "gun_classes": Key(MapOf(ID, _words(*GUN_CLASSES), 9)),
                    "troops": Key(_manoeuvres(TROOP_FORMATIONS)),
                    "guns": Key(_manoeuvres(GUN_FORMATIONS)),
                }
            )
        ),
    },
    (Check((("die",), ("fallen",)), _faces),),
)
