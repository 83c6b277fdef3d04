"""What the scenario mode does to a document: sides, units, cards, options, and the moment at which it begins."""

from collections.abc import Collection, Sequence
from typing import Final

from editor.history import at, drop, put, say
from engine.manoeuvre.battlefield import EDGE_NAMES, opposite, square_name
from engine.manoeuvre.options import PRESETS
from resources.document import Document
from resources.manoeuvre.scenario_parts import SEATS

FULL: Final = "full"
REDUCED: Final = "reduced"
LOST: Final = "lost"
PILES: Final = ("hand", "deck", "pile", "buried")
ARMIES: Final = "armies"
SECTIONS: Final = "sections"


def with_army(table: Document, seat: str, army: str) -> Document:
    """Another army has other units and cards, so what was said of the old ones goes. Without one both are open."""
    if not army:
        for either in SEATS:
            edge = at(table, (either, "edge"), "")
            table = say(drop(table, (either,)), (either, "edge"), edge)
        return table
    edge = at(table, (seat, "edge"), "")
    table = put(drop(table, (seat,)), (seat, "army"), army)
    return say(table, (seat, "edge"), edge)


def with_edge(table: Document, edge: str) -> Document:
    """Side one's edge; the other side has the opposite one (§3). Units that no longer stand in their rows are taken."""
    table = drop(drop(table, ("one", "edge")), ("two", "edge"))
    table = say(table, ("one", "edge"), edge)
    if edge and at(table, ("two", "army")):
        table = put(table, ("two", "edge"), EDGE_NAMES[opposite(EDGE_NAMES.index(edge))])
    return table


def with_open_ground(table: Document) -> Document:
    """The players lay the battlefield themselves, so no unit can stand on it yet."""
    for seat in SEATS:
        table = drop(table, (seat, "deployment"))
    return drop(table, ("battlefield",))


def unit_at(table: Document, square: int) -> tuple[str, str] | None:
    """Seat and id of the unit on a square."""
    name = square_name(square)
    for seat in SEATS:
        for id, where in at(table, (seat, "deployment"), {}).items():
            if where == name:
                return seat, id
    return None


def placed(table: Document, seat: str, unit: str, square: int) -> Document:
    """Put a unit on a square, -1 to take it off; whoever stands there changes places with it."""
    if square < 0:
        return drop(table, (seat, "deployment", unit))
    before = at(table, (seat, "deployment", unit))
    other = unit_at(table, square)
    if other is not None and other != (seat, unit):
        table = drop(table, (other[0], "deployment", other[1]))
        if before is not None:
            table = put(table, (other[0], "deployment", other[1]), before)
    return put(standing(table, seat, unit), (seat, "deployment", unit), square_name(square))


def standing(table: Document, seat: str, unit: str) -> Document:
    """No longer lost."""
    lost = [id for id in at(table, (seat, LOST), []) if id != unit]
    return say(table, (seat, LOST), lost)


def strength(table: Document, seat: str, unit: str) -> str:
    """full, reduced or lost."""
    return next((key for key in (LOST, REDUCED) if unit in at(table, (seat, key), [])), FULL)


def with_strength(table: Document, seat: str, unit: str, state: str) -> Document:
    """A lost unit stands nowhere."""
    for key in (REDUCED, LOST):
        rest = [id for id in at(table, (seat, key), []) if id != unit]
        table = say(table, (seat, key), [*rest, unit] if key == state else rest)
    return drop(table, (seat, "deployment", unit)) if state == LOST else table


def with_pile(table: Document, seat: str, pile: str, cards: list[str] | None) -> Document:
    """The cards of a hand or a pile; None leaves them to be dealt. An empty hand says something, an empty pile not."""
    if cards is None or (not cards and pile in ("pile", "buried")):
        return drop(table, (seat, pile))
    return put(table, (seat, pile), cards)


def with_option(table: Document, key: str, value: object) -> Document:
    """Only what differs from the preset is said."""
    preset = at(table, ("options", "preset"), next(iter(PRESETS)))
    if preset in PRESETS and getattr(PRESETS[preset], key) == value:
        return drop(table, ("options", key))
    return put(table, ("options", key), value)


def with_preset(table: Document, preset: str) -> Document:
    """The preset's own values, but for the set-up and the length, which belong to the battle."""
    kept = {key: value for key, value in at(table, ("options",), {}).items() if key in ("set_up", "length_limit")}
    return put(table, ("options",), {"preset": preset, **kept})


def option(table: Document, key: str) -> object:
    preset = at(table, ("options", "preset"), next(iter(PRESETS)))
    return at(table, ("options", key), getattr(PRESETS.get(preset, next(iter(PRESETS.values()))), key))


def with_position(table: Document, wanted: bool) -> Document:
    """A battle under way, or the set-up. Under way everything must be known, so hands begin empty."""
    if not wanted:
        for seat in SEATS:
            for key in ("pile", "buried", "day_over"):
                table = drop(table, (seat, key))
        return drop(table, ("position",))
    if at(table, ("first",), "roll") == "roll":
        table = put(table, ("first",), "one")
    for seat in SEATS:
        if at(table, (seat, "army")) and at(table, (seat, "hand")) is None:
            table = put(table, (seat, "hand"), [])
    return put(table, ("position",), {"turn": 1, "phase": "discard", "active": at(table, ("first",), "one")})


def with_day_over(table: Document, seat: str, over: bool) -> Document:
    """Whether a side's first deck has given its last card (§2.3)."""
    return say(table, (seat, "day_over"), over)


def left_open(table: Document) -> tuple[str, ...]:
    """Of what a pool may speak: armies and sections that the players choose in the set-up (§3)."""
    if "position" in table:
        return ()
    armies = () if any(at(table, (seat, "army")) for seat in SEATS) else (ARMIES,)
    return armies if "battlefield" in table else (*armies, SECTIONS)


def with_pool(table: Document, group: str, ids: Sequence[str], known: Collection[str]) -> Document:
    """What may be chosen. If it is all there is, nothing is said, so that whatever is added later may be chosen too."""
    return drop(table, ("pool", group)) if set(ids) == set(known) else put(table, ("pool", group), list(ids))


def with_redoubt(table: Document, square: int) -> Document:
    """Build one, or take it away."""
    name = square_name(square)
    redoubts = at(table, ("position", "redoubts"), [])
    rest = [other for other in redoubts if other != name]
    return say(table, ("position", "redoubts"), rest if name in redoubts else [*redoubts, name])
