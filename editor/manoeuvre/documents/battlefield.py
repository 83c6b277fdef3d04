"""The battlefield of a scenario document: its rows, the sections in them, and what changes it.

It is edited square by square or section by section alike. Where all four quarters are different sections that were only
turned, the document names the sections; otherwise it gives the rows.
"""

from collections.abc import Callable, Mapping, Sequence

from editor.history import at, drop, put
from engine.manoeuvre.battlefield import Rows, Section, join, rotate
from resources.document import Document
from resources.manoeuvre import section_layout
from resources.manoeuvre.section_layout import Tile, found, place_of, quarters, rows_in

EMPTY: Rows = ("........",) * 8


def tiles_in(table: Document, sections: Mapping[str, Section]) -> tuple[Tile | None, ...]:
    """What lies in each place, north-west first; None where it is no known section."""
    laid = at(table, ("battlefield", "sections"), [])
    if len(laid) == 4:
        return tuple(
            Tile(entry["id"], entry.get("quarters", 0)) if entry.get("id") in sections else None for entry in laid
        )
    rows = rows_in(table, sections)
    return (None,) * 4 if rows is None else tuple(found(part, sections) for part in quarters(rows))


def with_rows(
    table: Document, rows: Rows, sections: Mapping[str, Section], keep: Sequence[Tile | None] = ()
) -> Document:
    """The document with another battlefield. Tiles to `keep` are tried first, as several sections may look alike."""
    hints = [*keep, None, None, None, None]
    tiles = []
    for place, part in enumerate(quarters(rows)):
        hint = hints[place]
        known = hint is not None and hint.id in sections and hint.rows(sections) == part
        tiles.append(hint if known else found(part, sections))
    table = drop(table, ("battlefield",))
    plain = [tile for tile in tiles if tile is not None and not tile.mirrored]
    if len(plain) == 4 and len({tile.id for tile in plain}) == 4:
        return put(table, ("battlefield", "sections"), [tile.entry() for tile in plain])
    return put(table, ("battlefield", "rows"), list(rows))


def with_tile(table: Document, place: int, tile: Tile, sections: Mapping[str, Section]) -> Document:
    """Lay a section in a place. If it lies elsewhere, what lay here goes there."""
    parts, tiles = _places(table, sections)
    elsewhere = place_of(tile.id, tiles, place)
    if elsewhere >= 0:
        parts[elsewhere], tiles[elsewhere] = parts[place], tiles[place]
    parts[place], tiles[place] = tile.rows(sections), tile
    return with_rows(table, join(*parts), sections, tiles)


def exchanged(table: Document, place: int, other: int, sections: Mapping[str, Section]) -> Document:
    """Two places exchange their ground, as it lies."""
    parts, tiles = _places(table, sections)
    swapped = section_layout.exchanged(parts, place, other)
    return with_rows(table, join(*swapped), sections, section_layout.exchanged(tiles, place, other))


def turned(table: Document, place: int, by: int, sections: Mapping[str, Section]) -> Document:
    """Turn the ground of one place clockwise, section or not."""
    return _changed(table, place, lambda tile: tile.turn(by), lambda part: rotate(part, by), sections)


def mirrored(table: Document, place: int, sections: Mapping[str, Section]) -> Document:
    """Exchange west and east in one place."""
    return _changed(table, place, lambda tile: tile.mirror().plain(sections), section_layout.mirrored, sections)


def square_place(square: int) -> int:
    """The place that a square of the battlefield lies in."""
    return (0 if square >= 32 else 2) + (square % 8) // 4


def _places(table: Document, sections: Mapping[str, Section]) -> tuple[list[Rows], list[Tile | None]]:
    """The ground of the four places, and the section that each is, if any."""
    rows = rows_in(table, sections) or EMPTY
    return list(quarters(rows)), list(tiles_in(table, sections))


def _changed(
    table: Document,
    place: int,
    tile_to: Callable[[Tile], Tile],
    part_to: Callable[[Rows], Rows],
    sections: Mapping[str, Section],
) -> Document:
    parts, tiles = _places(table, sections)
    tile = tiles[place]
    parts[place] = part_to(parts[place])
    tiles[place] = tile_to(tile) if tile is not None else None
    return with_rows(table, join(*parts), sections, tiles)
