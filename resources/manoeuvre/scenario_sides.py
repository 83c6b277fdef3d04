"""Whether the battlefield, the armies and the places of their units fit together (§3)."""

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import chain
from typing import Final

from engine.game import Phrase
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
