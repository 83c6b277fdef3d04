"""Whether the battlefield, the armies and the places of their units fit together (§3)."""

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import chain
from typing import Final

from engine.manoeuvre.battlefield import EDGE_NAMES, LAKE, NORTH, WEST, depth, opposite, square_of
from resources.document import Document
from resources.faults import Path, shown
from resources.manoeuvre.scenario_parts import (
    LAID,
    ROWS,
    SEATS,
    Content,
    Faults,
    edges_of,
    ground_of,
    of_both,
    sides,
    sides_with_army,
)

MOST_LOST: Final = 4
"""With the fifth the battle is over (§2.1)."""
_MOST_LISTED: Final = 12


def _listed(words: Iterable[str]) -> str:
    known = list(words)
    return ", ".join(known[:_MOST_LISTED]) + (" …" if len(known) > _MOST_LISTED else "")


# The battlefield


def _battlefield(content: Content, document: Document) -> Faults:
    battlefield = document.get("battlefield", {})
    if "battlefield" in document and ("rows" in battlefield) == ("sections" in battlefield):
        yield ("battlefield",), "Give either sections or rows; leave the whole table out to let the players choose."
    if "rows" in battlefield and len(battlefield["rows"]) != ROWS:
        yield ("battlefield", "rows"), f"There are {len(battlefield['rows'])} rows; a battlefield has {ROWS}."
    laid = battlefield.get("sections", [])
    if "sections" in battlefield and len(laid) != LAID:
        yield ("battlefield", "sections"), f"There are {len(laid)} sections; a battlefield has {LAID} (§1.1)."
    counts = Counter(entry["id"] for entry in laid)
    for place, entry in enumerate(laid):
        where = ("battlefield", "sections", place, "id")
        if entry["id"] not in content.sections:
            advice = f"known are {_listed(content.sections)}.{content.left_out('section', entry['id'])}"
            yield where, f"There is no section {shown(entry['id'])}; {advice}"
        elif counts[entry["id"]] > 1:
            yield where, f"Section {shown(entry['id'])} is laid twice, but there is one of each; give rows instead."


def _room(content: Content, document: Document) -> Faults:
    """Eight units must find dry ground along their edge (§3, R47); in mid-battle they stand already."""
    ground = ground_of(document, content)
    if ground is None or "position" in document:
        return
    edges = edges_of(document)
    if edges == (-1, -1):
        if not any(ground.can_deploy(edge) and ground.can_deploy(opposite(edge)) for edge in (NORTH, WEST)):
            yield ("battlefield",), "No two opposite edges have eight dry squares in their two rows (R47)."
        return
    for edge in sorted(set(edges)):
        if not ground.can_deploy(edge):
            sentence = f"The two rows along the {EDGE_NAMES[edge]} edge have fewer than eight dry squares (R47)."
            yield ("battlefield",), sentence


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
                yield ("pool", group, place), f"There is no {shown(id)} among the {group}; take it out."
            elif counts[id] > 1:
                yield ("pool", group, place), f"{shown(id)} stands here more than once; name it once."
        if len(counts) < least:
            yield ("pool", group), f"Name at least {least}, or leave this out to allow all."


# Armies and edges


def _armies(content: Content, document: Document) -> Faults:
    named = [seat for seat, side in sides(document) if "army" in side]
    for seat in named:
        id = document[seat]["army"]
        if id not in content.armies:
            advice = f"known are {_listed(content.armies)}.{content.left_out('army', id)}"
            yield (seat, "army"), f"There is no army {shown(id)}; {advice}"
    if len(named) == 1:
        other = SEATS[1 - SEATS.index(named[0])]
        yield (other, "army"), "Name both armies, or neither to let the players choose (§3)."


def _edges(content: Content, document: Document) -> Faults:
    one, two = edges_of(document)
    if one >= 0 and one != opposite(two):
        yield ("two", "edge"), f"The edges must lie opposite each other: here {EDGE_NAMES[opposite(one)]} (§3)."


def _preparation(content: Content, document: Document) -> Faults:
    """What a side says must not hang in the air."""
    for seat, side in sides(document):
        for key in side:
            if "army" not in side and key != "edge":
                yield (seat, key), "Without an army this says nothing; name the army or take it out."
        if "deployment" in side and "army" in side and "position" not in document:
            if edges_of(document) == (-1, -1):
                yield (seat, "edge"), "Units are set up along an edge; name it (§3)."
            if "battlefield" not in document:
                yield ("battlefield",), f"The units of side {seat} stand on a battlefield; add it."


# Units


def _units(content: Content, document: Document) -> Faults:
    for seat, side, army in sides_with_army(document, content):
        known = [unit.id for unit in army.units]
        lost = side.get("lost", [])
        named = [(key, id) for key in ("deployment", "reduced", "lost") for id in side.get(key, ())]
        counts = Counter(named)
        for key, id in counts:
            if id not in known:
                yield (seat, key), f"{army.name} has no unit {shown(id)}; its units are {', '.join(known)}."
            elif counts[key, id] > 1:
                yield (seat, key), f"{shown(id)} stands here more than once; name it once."
            elif key != "lost" and id in lost:
                yield (seat, key), f"{shown(id)} is also named as lost; take it out of one of the two."
        if len(set(lost)) > MOST_LOST:
            yield (seat, "lost"), f"With {len(set(lost))} units lost the battle is over; {MOST_LOST} at most (§2.1)."


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
                yield where, f"Two units stand on {name}; a square holds one (§3)."
            if ground is not None and ground.terrain[square] == LAKE:
                yield where, f"{name} is a lake; no unit may stand there (R47)."
            if "position" not in document and edge >= 0 and depth(square, edge) > 1:
                yield where, f"{name} is not in the two rows along the {EDGE_NAMES[edge]} edge (§3)."


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
