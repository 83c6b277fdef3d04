"""Sections as they lie in a battlefield: turned, mirrored, drawn from a seed, and found again in its rows."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from engine.manoeuvre.battlefield import Battlefield, Rows, Section, join, rotate

PLACES: Final = 4
"""North-west, north-east, south-west, south-east (§1.1)."""
_TRIES: Final = 40


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
        return _found(self.id, self.rows(sections), sections, (False,)) or self


def mirrored(rows: Rows) -> Rows:
    """
    >>> mirrored(("AB", "CD"))
    ('BA', 'DC')
    """
    return tuple(row[::-1] for row in rows)


def rows_of(tiles: Sequence[Tile], sections: Mapping[str, Section]) -> Rows:
    """The battlefield that four tiles make."""
    north_west, north_east, south_west, south_east = (tile.rows(sections) for tile in tiles)
    return join(north_west, north_east, south_west, south_east)


def laid(tiles: Sequence[Tile], place: int, tile: Tile) -> tuple[Tile, ...]:
    """Lay a section. There is one of each: if it lies elsewhere, the two change places."""
    elsewhere = next((i for i, other in enumerate(tiles) if other.id == tile.id and i != place), -1)
    changed = exchanged(tiles, place, elsewhere) if elsewhere >= 0 else tuple(tiles)
    return (*changed[:place], tile, *changed[place + 1 :])


def exchanged(tiles: Sequence[Tile], place: int, other: int) -> tuple[Tile, ...]:
    """Two places exchange what lies there, as it lies."""
    changed = list(tiles)
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
        field = Battlefield(rows_of(tiles, known))
        if all(field.can_deploy(edge) for edge in range(4)):
            break
    return tiles


def recognised(rows: Rows, sections: Mapping[str, Section]) -> tuple[Tile, ...] | None:
    """The tiles that make these rows, turned or mirrored; None if some quarter is nobody's section."""
    quarters = [tuple(row[x : x + 4] for row in rows[y : y + 4]) for y in (0, 4) for x in (0, 4)]
    tiles = [
        next((tile for id in sections if (tile := _found(id, part, sections, (False, True)))), None)
        for part in quarters
    ]
    known = tuple(tile for tile in tiles if tile is not None)
    return known if len(known) == PLACES else None


def _draw(seed: str, known: Mapping[str, Section]) -> tuple[Tile, ...]:
    lots = {id: sha256(f"{seed}/{id}".encode()).digest() for id in known}
    first = sorted(known, key=lambda id: lots[id])[:PLACES]
    return tuple(Tile(id, lots[id][-1] & 3) for id in first)


def _found(id: str, rows: Rows, sections: Mapping[str, Section], ways: tuple[bool, ...]) -> Tile | None:
    tiles = (Tile(id, quarters, mirror) for mirror in ways for quarters in range(4))
    return next((tile for tile in tiles if tile.rows(sections) == rows), None)
