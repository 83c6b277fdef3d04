"""How the screen names things: sides, units, cards, squares and ground, in the language of the program."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from app.board.translation import QT_TRANSLATE_NOOP, translate
from engine.manoeuvre.army import LEADER, UNIT, UNKNOWN, Army
from engine.manoeuvre.battlefield import CLEAR, EDGE_NAMES, LETTERS, Section, square_name
from engine.manoeuvre.position import Position
from resources.manoeuvre.section_layout import Tile

_NATIONS: Final = {
    "austria": QT_TRANSLATE_NOOP("nations", "Austria"),
    "france": QT_TRANSLATE_NOOP("nations", "France"),
    "great_britain": QT_TRANSLATE_NOOP("nations", "Great Britain"),
    "india": QT_TRANSLATE_NOOP("nations", "India"),
    "ottoman_empire": QT_TRANSLATE_NOOP("nations", "Ottoman Empire"),
    "prussia": QT_TRANSLATE_NOOP("nations", "Prussia"),
    "qing_dynasty": QT_TRANSLATE_NOOP("nations", "Qing Dynasty"),
    "russia": QT_TRANSLATE_NOOP("nations", "Russia"),
    "spain": QT_TRANSLATE_NOOP("nations", "Spain"),
    "sweden": QT_TRANSLATE_NOOP("nations", "Sweden"),
    "tokugawa_shogunate": QT_TRANSLATE_NOOP("nations", "Tokugawa Shogunate"),
    "united_states": QT_TRANSLATE_NOOP("nations", "United States"),
}
_SHORT: Final = {
    "great_britain": QT_TRANSLATE_NOOP("nations", "Britain"),
    "ottoman_empire": QT_TRANSLATE_NOOP("nations", "Turkey"),
    "qing_dynasty": QT_TRANSLATE_NOOP("nations", "Qing"),
    "tokugawa_shogunate": QT_TRANSLATE_NOOP("nations", "Tokugawa"),
    "united_states": QT_TRANSLATE_NOOP("nations", "America"),
}
"""Where a sentence wants a shorter name than the title of the army."""
_TERRAIN: Final = (
    QT_TRANSLATE_NOOP("terrain", "open ground"),
    QT_TRANSLATE_NOOP("terrain", "field"),
    QT_TRANSLATE_NOOP("terrain", "hill"),
    QT_TRANSLATE_NOOP("terrain", "lake"),
    QT_TRANSLATE_NOOP("terrain", "marsh"),
    QT_TRANSLATE_NOOP("terrain", "town"),
    QT_TRANSLATE_NOOP("terrain", "woods"),
)


def square(number: int) -> str:
    """
    >>> square(28)
    'E4'
    """
    return square_name(number).upper()


def terrain(kind: int) -> str:
    return translate("terrain", _TERRAIN[kind])


def edge(number: int) -> str:
    """A side of the map, in words."""
    return {
        "north": translate("board", "north"),
        "east": translate("board", "east"),
        "south": translate("board", "south"),
        "west": translate("board", "west"),
    }[EDGE_NAMES[number]]


def listed(words: list[str]) -> str:
    """
    >>> listed(["Supply"]), listed(["Supply", "Redoubt", "Spy"])
    ('Supply', 'Supply, Redoubt and Spy')
    """
    if len(words) < 2:
        return "".join(words)
    return translate("log", "{first} and {last}").format(first=", ".join(words[:-1]), last=words[-1])


def nation(army: Army) -> str:
    """An army's name in full: Great Britain."""
    return translate("nations", _NATIONS[army.id]) if army.id in _NATIONS else army.name


def side(view: Position, seat: int) -> str:
    """A side as sentences name it: Britain; by its colour before it has an army, or where both lead the same one."""
    army = view.armies[seat]
    name = translate("nations", _SHORT[army.id]) if army.id in _SHORT else nation(army)
    if not name:
        return translate("nations", "Blue") if seat == 0 else translate("nations", "Red")
    if army.id != view.armies[1 - seat].id:
        return name
    blue = seat == 0
    return (translate("nations", "{nation} (blue)") if blue else translate("nations", "{nation} (red)")).format(
        nation=name
    )


def unit(view: Position, number: int) -> str:
    """A unit's name in full: 52nd Regiment of Foot."""
    return view.armies[number >> 3].units[number & 7].name


def short(view: Position, number: int) -> str:
    """A unit's name as its counter bears it: 52nd Foot."""
    return view.armies[number >> 3].units[number & 7].label


def card(view: Position, seat: int, number: int) -> str:
    """A card's title; what cannot be seen is just a card. Units and leaders keep their names in every language."""
    if number == UNKNOWN:
        return translate("cards", "a card")
    found = view.card(seat, number)
    return found.name if found.kind in (UNIT, LEADER) else translate("cards", found.name)


def ground_words(section: Section) -> str:
    """What is on it besides open ground: “2 × hill, 4 × woods”."""
    counts = Counter(LETTERS.index(letter) for row in section.rows for letter in row)
    listed = [f"{counts[kind]} × {terrain(kind)}" for kind in sorted(counts) if kind != CLEAR]
    return ", ".join(listed) or terrain(CLEAR)


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
