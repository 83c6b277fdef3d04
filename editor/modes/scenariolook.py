"""A scenario document as a board shows it."""

from app.board import names
from app.board.looks import BoardLook, CounterLook
from app.board.tiles import letters_of
from app.board.words import translate
from editor.documents import ground
from editor.documents.scenario import REDUCED, strength
from editor.documents.tables import at
from engine.manoeuvre.battlefield import DEFENCE, LETTERS, square_of
from resources.document import Document
from resources.library import Library
from resources.scenario_parts import SEATS

OPEN = "?" * 64
"""No terrain: the table is bare until the players have chosen."""


def scenario_look(table: Document, library: Library) -> BoardLook:
    rows = ground.rows_in(table, library.sections)
    terrain = letters_of(rows) if rows else OPEN
    counters: dict[int, CounterLook] = {}
    for side, seat in enumerate(SEATS):
        army = library.armies.get(at(table, (seat, "army"), ""))
        if army is None:
            continue
        for number, unit in enumerate(army.units):
            square = _square(at(table, (seat, "deployment", unit.id), ""))
            if square < 0:
                continue
            reduced = strength(table, seat, unit.id) == REDUCED
            cover = DEFENCE[LETTERS.index(terrain[square])] if terrain[square] in LETTERS else 0
            value = unit.reduced if reduced else unit.full
            counters[square] = CounterLook(
                side * 8 + number, side, army.id, unit.label, unit.name, unit.cavalry, value, reduced, cover
            )
    redoubts = frozenset(s for word in at(table, ("position", "redoubts"), []) if (s := _square(word)) >= 0)
    words = tuple(_words(square, terrain, counters, redoubts) for square in range(64))
    return BoardLook(terrain, counters, redoubts, words)


def _square(name: str) -> int:
    try:
        return square_of(name)
    except ValueError:
        return -1


def _words(square: int, terrain: str, counters: dict[int, CounterLook], redoubts: frozenset[int]) -> str:
    letter = terrain[square]
    words = [names.square(square), names.terrain(LETTERS.index(letter)) if letter in LETTERS else ""]
    if square in redoubts:
        words.append(translate("board", "redoubt"))
    counter = counters.get(square)
    if counter is not None:
        side = translate("editor", "blue") if counter.side == 0 else translate("editor", "red")
        words += [counter.name, side, translate("board", "strength {strength}").format(strength=counter.strength)]
    return ", ".join(filter(None, words))
