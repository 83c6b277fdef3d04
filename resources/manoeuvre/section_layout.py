"""Four sections laid out as a battlefield: turned, mirrored, exchanged, drawn by a seed, found again in its rows."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Final, TypeVar

from engine.manoeuvre.battlefield import Ground, Rows, Section, join, rotate
from resources.document import Document

PLACES: Final = 4
"""North-west, north-east, south-west, south-east (§1.1)."""
_TRIES: Final = 40

T = TypeVar("T")


@dataclass(frozen=True)
class Tile:
    """A section as it lies. Mirrored first, then turned clockwise; mirroring is ours, the printed sections only turn.

    >>> Tile("14", 1).mirror()
    Tile(id='14', quarters=3, mirrored=True)
    """

    id: str
    quarters: int = 0
    mirrored: bool = False

    def turn(self, quarters: int) -> "Tile":
        """Turned clockwise as it lies; negative quarters turn it back."""
        return Tile(self.id, (self.quarters + quarters) & 3, self.mirrored)

    def mirror(self) -> "Tile":
        """Its picture as it lies, west and east exchanged."""
        return Tile(self.id, -self.quarters & 3, not self.mirrored)

    def rows(self, sections: Mapping[str, Section]) -> Rows:
        rows = sections[self.id].rows
        return rotate(mirrored(rows) if self.mirrored else rows, self.quarters)

    def plain(self, sections: Mapping[str, Section]) -> "Tile":
        """The same ground without mirroring, if turning alone can lay it; otherwise the tile itself."""
        turned = [Tile(self.id, quarters) for quarters in range(4)]
        return next((tile for tile in turned if tile.rows(sections) == self.rows(sections)), self)

    def entry(self) -> Document:
        """What a file says of it; a mirrored one has no entry, since files only turn sections."""
        return {"id": self.id, "quarters": self.quarters}


def mirrored(rows: Rows) -> Rows:
    """
    >>> mirrored(("AB", "CD"))
    ('BA', 'DC')
    """
    return tuple(row[::-1] for row in rows)


def rows_of(tiles: Sequence[Tile], sections: Mapping[str, Section]) -> Rows:
    """The battlefield that four tiles make."""
    return join(*(tile.rows(sections) for tile in tiles))


def rows_in(scenario: Document, sections: Mapping[str, Section]) -> Rows | None:
    """The battlefield of a scenario document; None if it is open, unfinished, or of sections that are not there."""
    battlefield = scenario.get("battlefield", {})
    rows = battlefield.get("rows")
    if rows:
        return tuple(rows) if len(rows) == 8 and all(len(row) == 8 for row in rows) else None
    entries = battlefield.get("sections", [])
    if len(entries) != PLACES or any(entry.get("id") not in sections for entry in entries):
        return None
    return rows_of([Tile(entry["id"], entry.get("quarters", 0)) for entry in entries], sections)


def quarters(rows: Rows) -> tuple[Rows, ...]:
    """The ground of the four places, north-west first; `join` puts it together again."""
    return tuple(tuple(row[x : x + 4] for row in rows[y : y + 4]) for y in (0, 4) for x in (0, 4))


def laid(tiles: Sequence[Tile], place: int, tile: Tile) -> tuple[Tile, ...]:
    """Lay a section. There is one of each: if it lies elsewhere, the two change places."""
    elsewhere = place_of(tile.id, tiles, place)
    changed = exchanged(tiles, place, elsewhere) if elsewhere >= 0 else tuple(tiles)
    return (*changed[:place], tile, *changed[place + 1 :])


def place_of(id: str, tiles: Sequence[Tile | None], besides: int) -> int:
    """The other place in which a section lies; -1 if there is none."""
    return next((i for i, tile in enumerate(tiles) if tile is not None and tile.id == id and i != besides), -1)


def exchanged(places: Sequence[T], place: int, other: int) -> tuple[T, ...]:
    """Two places exchange what lies there, as it lies."""
    changed = list(places)
    changed[place], changed[other] = changed[other], changed[place]
    return tuple(changed)


def letters_of(rows: Rows) -> str:
    """The rows as one word, a1 first, as boards are painted. Works for a section too."""
    return "".join(reversed(rows))


def drawn(seed: str, sections: Iterable[Section]) -> tuple[Tile, ...]:
    """A battlefield drawn by a seed: four sections and their turns, the same for everybody who has these sections.

    Hashes and not a random generator, whose numbers may change between versions of Python. A field on which eight units
    find no room along some edge is drawn again.
    """
    known = {section.id: section for section in sections}
    for attempt in range(_TRIES):
        tiles = _draw(f"{seed}/{attempt}", known)
        field = Ground(rows_of(tiles, known))
        if all(field.can_deploy(edge) for edge in range(4)):
            break
    return tiles


def found(part: Rows, sections: Mapping[str, Section]) -> Tile | None:
    """The section that looks like this, turned if that is enough, mirrored if it must be."""
    return _looks(tuple((id, section.rows) for id, section in sections.items())).get(part)


def recognised(rows: Rows, sections: Mapping[str, Section]) -> tuple[Tile, ...] | None:
    """The tiles that make these rows; None if some quarter is nobody's section."""
    known = tuple(tile for part in quarters(rows) if (tile := found(part, sections)) is not None)
    return known if len(known) == PLACES else None


@lru_cache(maxsize=4)
def _looks(sections: tuple[tuple[str, Rows], ...]) -> dict[Rows, Tile]:
    """Every look that a section can have; looked up at each stroke of a brush, so made once for a library."""
    known = {id: Section(id, rows) for id, rows in sections}
    looks: dict[Rows, Tile] = {}
    for mirror in (False, True):
        for id in known:
            for by in range(4):
                tile = Tile(id, by, mirror)
                looks.setdefault(tile.rows(known), tile)
    return looks


def _draw(seed: str, known: Mapping[str, Section]) -> tuple[Tile, ...]:
    lots = {id: sha256(f"{seed}/{id}".encode()).digest() for id in known}
    first = sorted(known, key=lambda id: lots[id])[:PLACES]
    return tuple(Tile(id, lots[id][-1] & 3) for id in first)
