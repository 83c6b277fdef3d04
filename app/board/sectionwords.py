"""Sections in words: for tooltips, and for those who hear the board instead of seeing it."""

from collections import Counter
from collections.abc import Mapping

from app.board import names
from app.board.tiles import Tile
from app.board.words import translate
from engine.manoeuvre.battlefield import CLEAR, LETTERS, Section


def ground_words(section: Section) -> str:
    """What is on it besides open ground: “2 × hill, 4 × woods”."""
    counts = Counter(LETTERS.index(letter) for row in section.rows for letter in row)
    listed = [f"{counts[kind]} × {names.terrain(kind)}" for kind in sorted(counts) if kind != CLEAR]
    return ", ".join(listed) or names.terrain(CLEAR)


def tile_words(tile: Tile, sections: Mapping[str, Section]) -> str:
    """A section as it lies."""
    words = translate("new battle", "section {id}, {ground}").format(id=tile.id, ground=ground_words(sections[tile.id]))
    turned = (
        "",
        translate("new battle", "turned right"),
        translate("new battle", "upside down"),
        translate("new battle", "turned left"),
    )[tile.quarters]
    flipped = translate("new battle", "mirrored") if tile.mirrored else ""
    return ", ".join(part for part in (words, flipped, turned) if part)
