"""Whether the parts of a scenario fit together: ground, armies, places of units (§3), the moment it begins at."""

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import chain
from typing import Final

from engine.game import Phrase
from engine.manoeuvre.army import HAND_SIZE
from engine.manoeuvre.battlefield import LAKE, NORTH, WEST, depth, opposite, square_of
from resources.document import Document
from resources.faults import Path, shown
from resources.manoeuvre.scenario_parts import (
    EDGES,
    LAID,
    ROWS,
    SEATS,
    Content,
    edges_of,
    ground_of,
    of_both,
    sides,
    sides_with_army,
)
from resources.schema import Faults

MOST_LOST: Final = 4
"""With the fifth the battle is over (§2.1)."""
_MOST_LISTED: Final = 12


def _known(ids: Iterable[str], left_out: str | Phrase) -> Phrase:
    known = list(ids)
    names = ", ".join(known[:_MOST_LISTED]) + (" …" if len(known) > _MOST_LISTED else "")
    return Phrase("known are {names}.{left_out}", names=names, left_out=left_out)


# The battlefield


def _battlefield(content: Content, document: Document) -> Faults:
    battlefield = document.get("battlefield", {})
    if "battlefield" in document and ("rows" in battlefield) == ("sections" in battlefield):
        yield (
            ("battlefield",),
            Phrase("Give either sections or rows; leave the whole table out to let the players choose."),
        )
    if "rows" in battlefield and len(battlefield["rows"]) != ROWS:
        yield (
            ("battlefield", "rows"),
            Phrase("There are {found} rows; a battlefield has {rows}.", found=len(battlefield["rows"]), rows=ROWS),
        )
    laid = battlefield.get("sections", [])
    if "sections" in battlefield and len(laid) != LAID:
        yield (
            ("battlefield", "sections"),
            Phrase("There are {found} sections; a battlefield has {sections} (§1.1).", found=len(laid), sections=LAID),
        )
    counts = Counter(entry["id"] for entry in laid)
    for place, entry in enumerate(laid):
        where = ("battlefield", "sections", place, "id")
        if entry["id"] not in content.sections:
            advice = _known(content.sections, content.left_out("section", entry["id"]))
            yield where, Phrase("There is no section {id}; {advice}", id=shown(entry["id"]), advice=advice)
        elif counts[entry["id"]] > 1:
            yield (
                where,
                Phrase(
                    "Section {id} is laid twice, but there is one of each; give rows instead.", id=shown(entry["id"])
                ),
            )


def _room(content: Content, document: Document) -> Faults:
    """Eight units must find dry ground along their edge (§3, R47); in mid-battle they stand already."""
    ground = ground_of(document, content)
    if ground is None or "position" in document:
        return
    edges = edges_of(document)
    if edges == (-1, -1):
        if not any(ground.can_deploy(edge) and ground.can_deploy(opposite(edge)) for edge in (NORTH, WEST)):
            yield ("battlefield",), Phrase("No two opposite edges have eight dry squares in their two rows (R47).")
        return
    for edge in sorted(set(edges)):
        if not ground.can_deploy(edge):
            few = Phrase(
                "The two rows along the {edge} edge have fewer than eight dry squares (R47).", edge=EDGES[edge]
            )
            yield ("battlefield",), few


def _pool(content: Content, document: Document) -> Faults:
    """What may be chosen in an open set-up."""
    known: dict[str, Iterable[str]] = {"armies": content.armies, "sections": content.sections}
    for group, least in (("armies", 1), ("sections", LAID)):
        ids = document.get("pool", {}).get(group)
        if ids is None:
            continue
        counts = Counter(ids)
        for place, id in enumerate(ids):
            if id not in known[group]:
                yield (
                    ("pool", group, place),
                    Phrase("There is no {id} among the {group}; take it out.", id=shown(id), group=group),
                )
            elif counts[id] > 1:
                yield ("pool", group, place), Phrase("{id} stands here more than once; name it once.", id=shown(id))
        if len(counts) < least:
            yield ("pool", group), Phrase("Name at least {least}, or leave this out to allow all.", least=least)


# Armies and edges


def _armies(content: Content, document: Document) -> Faults:
    named = [seat for seat, side in sides(document) if "army" in side]
    for seat in named:
        id = document[seat]["army"]
        if id not in content.armies:
            advice = _known(content.armies, content.left_out("army", id))
            yield (seat, "army"), Phrase("There is no army {id}; {advice}", id=shown(id), advice=advice)
    if len(named) == 1:
        other = SEATS[1 - SEATS.index(named[0])]
        yield (other, "army"), Phrase("Name both armies, or neither to let the players choose (§3).")


def _edges(content: Content, document: Document) -> Faults:
    one, two = edges_of(document)
    if one >= 0 and one != opposite(two):
        yield (
            ("two", "edge"),
            Phrase("The edges must lie opposite each other: here {edge} (§3).", edge=EDGES[opposite(one)]),
        )


def _preparation(content: Content, document: Document) -> Faults:
    """What a side says must not hang in the air."""
    for seat, side in sides(document):
        for key in side:
            if "army" not in side and key != "edge":
                yield (seat, key), Phrase("Without an army this says nothing; name the army or take it out.")
        if "deployment" in side and "army" in side and "position" not in document:
            if edges_of(document) == (-1, -1):
                yield (seat, "edge"), Phrase("Units are set up along an edge; name it (§3).")
            if "battlefield" not in document:
                yield ("battlefield",), Phrase("The units of side {side} stand on a battlefield; add it.", side=seat)


# Units


def _units(content: Content, document: Document) -> Faults:
    for seat, side, army in sides_with_army(document, content):
        known = [unit.id for unit in army.units]
        lost = side.get("lost", [])
        named = [(key, id) for key in ("deployment", "reduced", "lost") for id in side.get(key, ())]
        counts = Counter(named)
        for key, id in counts:
            if id not in known:
                yield (
                    (seat, key),
                    Phrase(
                        "{army} has no unit {id}; its units are {units}.",
                        army=army.name,
                        id=shown(id),
                        units=tuple(known),
                    ),
                )
            elif counts[key, id] > 1:
                yield (seat, key), Phrase("{id} stands here more than once; name it once.", id=shown(id))
            elif key != "lost" and id in lost:
                yield (seat, key), Phrase("{id} is also named as lost; take it out of one of the two.", id=shown(id))
        if len(set(lost)) > MOST_LOST:
            yield (
                (seat, "lost"),
                Phrase(
                    "With {lost} units lost the battle is over; {most} at most (§2.1).",
                    lost=len(set(lost)),
                    most=MOST_LOST,
                ),
            )


def _squares(content: Content, document: Document) -> Faults:
    ground = ground_of(document, content)
    edges = edges_of(document)
    taken = Counter(chain.from_iterable(side.get("deployment", {}).values() for _, side in sides(document)))
    for seat, side in sides(document):
        edge = edges[SEATS.index(seat)]
        for id, name in side.get("deployment", {}).items():
            where = (seat, "deployment", id)
            square = square_of(name)
            if taken[name] > 1:
                yield where, Phrase("Two units stand on {square}; a square holds one (§3).", square=name)
            if ground is not None and ground.terrain[square] == LAKE:
                yield where, Phrase("{square} is a lake; no unit may stand there (R47).", square=name)
            if "position" not in document and edge >= 0 and depth(square, edge) > 1:
                yield (
                    where,
                    Phrase(
                        "{square} is not in the two rows along the {edge} edge (§3).", square=name, edge=EDGES[edge]
                    ),
                )


_PLACES: Final[tuple[Path, ...]] = (("battlefield",), *of_both("edge"))
CHECKS: Final[tuple[tuple[tuple[Path, ...], Callable[[Content, Document], Faults]], ...]] = (
    ((("battlefield",),), _battlefield),
    (_PLACES, _room),
    ((("pool",),), _pool),
    (of_both("army"), _armies),
    (of_both("edge"), _edges),
    (of_both("army", "edge"), _preparation),
    (of_both("army", "deployment", "reduced", "lost"), _units),
    ((*_PLACES, *of_both("deployment")), _squares),
)
"""What each check reads, and the check."""


_PILES: Final = ("hand", "pile", "buried", "deck")


def _cards(content: Content, document: Document) -> Faults:
    """Each card named is in the deck, and no more often than it has copies."""
    for seat, side, army in sides_with_army(document, content):
        copies = {card.id: card.copies for card in army.cards}
        named = Counter[str]()
        for key in _PILES:
            for place, id in enumerate(side.get(key, ())):
                named[id] += 1
                if id not in copies:
                    yield (
                        (seat, key, place),
                        Phrase(
                            "The deck of {army} holds no card {id}; see its army file.", army=army.name, id=shown(id)
                        ),
                    )
                elif named[id] > copies[id]:
                    held = Phrase("the deck holds {copies} of it.", copies=copies[id])
                    yield (
                        (seat, key, place),
                        Phrase(
                            "With this one {id} is named {times} times; {advice}",
                            id=shown(id),
                            times=named[id],
                            advice=held,
                        ),
                    )


def _decks(content: Content, document: Document) -> Faults:
    """The draw pile must be able to give what the start asks of it, and to tell when the day ends (§2.3, R50)."""
    for seat, side, army in sides_with_army(document, content):
        elsewhere = sum(len(side.get(key, ())) for key in _PILES[:3])
        left = len(side["deck"]) if "deck" in side else len(army.deck) - elsewhere
        if "position" in document:
            if left <= 0 and not side.get("day_over", False):
                yield (seat, "day_over"), Phrase("The first deck is used up, so set day_over = true (§2.3).")
        elif left <= (0 if "hand" in side else HAND_SIZE):
            yield (seat, "deck"), Phrase("The deck is too small: nothing is left of it after the opening hand.")


def _set_up(content: Content, document: Document) -> Faults:
    if "position" in document:
        return
    for seat, side in sides(document):
        for key in ("pile", "buried", "day_over"):
            if side.get(key):
                yield (seat, key), Phrase("This is for battles under way; add a [position] or take it out.")


def _under_way(content: Content, document: Document) -> Faults:
    if "position" not in document:
        return
    needed = Phrase("A battle under way needs it; add it or take out [position].")
    if "battlefield" not in document:
        yield ("battlefield",), needed
    if edges_of(document) == (-1, -1):
        yield ("one", "edge"), needed
    if document.get("first", "roll") == "roll":
        yield ("first",), Phrase("In a battle under way the first player is known: write “one” or “two”.")
    for seat in SEATS:
        for key in ("army", "hand"):
            if key not in document.get(seat, {}):
                yield (seat, key), needed
    for seat, side, army in sides_with_army(document, content):
        for unit in army.units:
            if unit.id not in side.get("deployment", {}) and unit.id not in side.get("lost", ()):
                yield (seat, "deployment"), Phrase("{unit} is neither placed nor lost; say which.", unit=shown(unit.id))


def _redoubts(content: Content, document: Document) -> Faults:
    occupied = {square for _, side in sides(document) for square in side.get("deployment", {}).values()}
    redoubts = document.get("position", {}).get("redoubts", [])
    counts = Counter(redoubts)
    for place, square in enumerate(redoubts):
        if square not in occupied:
            yield (
                ("position", "redoubts", place),
                Phrase("No unit stands on {square}; a redoubt needs one (R32).", square=square),
            )
        elif counts[square] > 1:
            yield (
                ("position", "redoubts", place),
                Phrase("{square} stands here more than once; a square holds one redoubt.", square=square),
            )


def _length(content: Content, document: Document) -> Faults:
    limit = document.get("options", {}).get("length_limit", 0)
    if "position" in document and 0 < limit < document["position"]["turn"]:
        yield (
            ("position", "turn"),
            Phrase("Night falls after turn {turn}, as the options say; choose an earlier turn.", turn=limit),
        )


_CARDS: Final = of_both("army", *_PILES)
POSITION_CHECKS: Final[tuple[tuple[tuple[Path, ...], Callable[[Content, Document], Faults]], ...]] = (
    (_CARDS, _cards),
    ((*_CARDS, *of_both("day_over")), _decks),
    (of_both("pile", "buried", "day_over"), _set_up),
    ((*of_both("army", "edge", "deployment", "lost", "hand"), ("first",)), _under_way),
    ((("position", "redoubts"), *of_both("deployment")), _redoubts),
    ((("position", "turn"), ("options", "length_limit")), _length),
)
"""What each check reads, and the check."""
