"""The battlefield of a scenario document: its rows, the sections in them, and what changes it.

It is edited square by square or section by section alike. Where all four quarters are different sections that were only
turned, the document names the sections; otherwise it gives the rows.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from app.manoeuvre.sections import Tile
from editor.history import at, drop, put
from engine.manoeuvre.battlefield import Rows, Section, join, rotate
from resources.document import Document

EMPTY: Rows = ("........",) * 8


def rows_in(table: Document, sections: Mapping[str, Section]) -> Rows | None:
    """The 64 squares; None if the battlefield is left open, or is made of sections that are not there."""
    rows = at(table, ("battlefield", "rows"))
    if rows:
        return tuple(rows) if len(rows) == 8 and all(len(row) == 8 for row in rows) else None
    laid = at(table, ("battlefield", "sections"), [])
    if len(laid) != 4 or any(entry.get("id") not in sections for entry in laid):
        return None
    north_west, north_east, south_west, south_east = (
        rotate(sections[entry["id"]].rows, entry.get("quarters", 0)) for entry in laid
    )
    return join(north_west, north_east, south_west, south_east)


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
        laid = [{"id": tile.id, "quarters": tile.quarters} for tile in plain]
        return put(table, ("battlefield", "sections"), laid)
    return put(table, ("battlefield", "rows"), list(rows))


def with_tile(table: Document, place: int, tile: Tile, sections: Mapping[str, Section]) -> Document:
    """Lay a section in a place. If it lies elsewhere, what lay here goes there."""
    rows, tiles = rows_in(table, sections) or EMPTY, list(tiles_in(table, sections))
    parts = list(quarters(rows))
    elsewhere = next((i for i, other in enumerate(tiles) if other and other.id == tile.id and i != place), -1)
    if elsewhere >= 0:
        parts[elsewhere], tiles[elsewhere] = parts[place], tiles[place]
    parts[place], tiles[place] = tile.rows(sections), tile
    return with_rows(table, _joined(parts), sections, tiles)


def exchanged(table: Document, place: int, other: int, sections: Mapping[str, Section]) -> Document:
    """Two places exchange their ground, as it lies."""
    rows, tiles = rows_in(table, sections) or EMPTY, list(tiles_in(table, sections))
    parts = list(quarters(rows))
    parts[place], parts[other] = parts[other], parts[place]
    tiles[place], tiles[other] = tiles[other], tiles[place]
    return with_rows(table, _joined(parts), sections, tiles)


def turned(table: Document, place: int, by: int, sections: Mapping[str, Section]) -> Document:
    """Turn the ground of one place clockwise, section or not."""
    return _changed(table, place, lambda tile: tile.turn(by), lambda part: rotate(part, by), sections)


def mirrored(table: Document, place: int, sections: Mapping[str, Section]) -> Document:
    """Exchange west and east in one place."""
    return _changed(
        table, place, lambda tile: tile.mirror().plain(sections), lambda part: tuple(r[::-1] for r in part), sections
    )


def quarters(rows: Rows) -> tuple[Rows, ...]:
    """The four places, north-west first."""
    return tuple(tuple(row[x : x + 4] for row in rows[y : y + 4]) for y in (0, 4) for x in (0, 4))


def found(part: Rows, sections: Mapping[str, Section]) -> Tile | None:
    """The section that looks like this, turned if that is enough, mirrored if it must be."""
    return _looks(tuple((id, section.rows) for id, section in sections.items())).get(part)


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


def square_place(square: int) -> int:
    """The place that a square of the battlefield lies in."""
    return (0 if square >= 32 else 2) + (square % 8) // 4


def _changed(
    table: Document,
    place: int,
    tile_to: Callable[[Tile], Tile],
    part_to: Callable[[Rows], Rows],
    sections: Mapping[str, Section],
) -> Document:
    rows, tiles = rows_in(table, sections) or EMPTY, list(tiles_in(table, sections))
    parts = list(quarters(rows))
    tile = tiles[place]
    parts[place] = part_to(parts[place])
    tiles[place] = tile_to(tile) if tile is not None else None
    return with_rows(table, _joined(parts), sections, tiles)


def _joined(parts: Sequence[Rows]) -> Rows:
    north_west, north_east, south_west, south_east = parts
    return join(north_west, north_east, south_west, south_east)
