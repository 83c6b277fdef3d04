"""The parts of a scenario document that several checks look at, resolved by the content it may name."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, Protocol

from engine.game import Phrase
from engine.manoeuvre.army import Army
from engine.manoeuvre.battlefield import EDGE_NAMES, Ground, Section, opposite
from resources.document import Document
from resources.faults import Path
from resources.manoeuvre.section_layout import rows_in

SEATS: Final = ("one", "two")
EDGES: Final = (Phrase("north"), Phrase("east"), Phrase("south"), Phrase("west"))
"""By the engine's number of the edge."""
LAID: Final = 4
"""Sections of a battlefield (§1.1)."""
ROWS: Final = 8


class Content(Protocol):
    """The armies and sections that a scenario may name; `Library` is one."""

    @property
    def armies(self) -> Mapping[str, Army]: ...

    @property
    def sections(self) -> Mapping[str, Section]: ...

    def left_out(self, kind: str, id: str) -> str | Phrase:
        """A sentence to add where something is not there, if a file that would hold it was left out; else empty."""


def sides(document: Document) -> Iterator[tuple[str, dict[str, Any]]]:
    """Those sides of which the document says something."""
    for seat in SEATS:
        if seat in document:
            yield seat, document[seat]


def sides_with_army(document: Document, content: Content) -> Iterator[tuple[str, dict[str, Any], Army]]:
    """Those sides that name an army which exists."""
    for (seat, side), army in zip(((s, document.get(s, {})) for s in SEATS), armies_of(document, content), strict=True):
        if army is not None:
            yield seat, side, army


def armies_of(document: Document, content: Content) -> tuple[Army | None, Army | None]:
    one, two = (content.armies.get(document.get(seat, {}).get("army", "")) for seat in SEATS)
    return one, two


def edges_of(document: Document) -> tuple[int, int]:
    """Both edges, -1 where open. One edge settles the other (§3)."""
    one, two = (document.get(seat, {}).get("edge", "") for seat in SEATS)
    if not (one or two):
        return -1, -1
    first = EDGE_NAMES.index(one) if one else opposite(EDGE_NAMES.index(two))
    return first, EDGE_NAMES.index(two) if two else opposite(first)


def ground_of(document: Document, content: Content) -> Ground | None:
    """The battlefield, or None if it is open or at fault."""
    rows = rows_in(document, content.sections)
    return None if rows is None else Ground(rows)


def of_both(*keys: str) -> tuple[Path, ...]:
    """The paths of these keys on both sides."""
    return tuple((seat, key) for seat in SEATS for key in keys)
