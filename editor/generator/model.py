"""The wishes as a model for the CP-SAT solver: a terrain for each square, and a literal for each wish.

Every wish hangs on a literal of its own, so that the solver can name those that clash.
"""

import random
from collections.abc import Sequence
from typing import Any, Final

from ortools.sat.python import cp_model

from editor.generator.wishes import Clash, Symmetry, Wish, Wishes
from engine.manoeuvre.battlefield import (
    DEFENCE,
    FIELD,
    HILL,
    LAKE,
    LETTERS,
    MARSH,
    TOWN,
    WOODS,
    Rows,
    Section,
    depth,
    opposite,
    rotate,
    step,
)

KINDS: Final = range(len(LETTERS))
NOISE: Final = 6
"""How much chance has to say: the seed gives every square its own taste, so that proposals differ."""
CLUMPS: Final = {WOODS: 5, HILL: 4, LAKE: 6, MARSH: 4, FIELD: 2}
"""What two neighbours of the same kind are worth: woods and hills look best in one piece."""
UNEVEN: Final = 4
USUAL: Final = {WOODS: (8, 14), HILL: (6, 12), TOWN: (2, 6), FIELD: (1, 5), MARSH: (0, 3), LAKE: (0, 3)}
"""What an ordinary battlefield holds, where nothing is wished: as the printed sections make it."""
HOME_ROWS: Final = 2
ROOM: Final = 8
"""Squares that eight units need along an edge."""


class Model:
    """A battlefield to be found."""

    def __init__(self, wishes: Wishes, sections: Sequence[Section] = ()) -> None:
        self.wishes = wishes
        self.model = cp_model.CpModel()
        self.cells = [[self.model.new_bool_var(f"{s} {LETTERS[k]}") for k in KINDS] for s in range(64)]
        self.sections = sections
        self.chosen: list[tuple[int, int, int, Any]] = []
        """Place, section, quarters and their literal."""
        self.wanted: dict[int, Clash] = {}
        """The literal of each wish, by its index."""
        self._literals: list[Any] = []
        for cell in self.cells:
            self.model.add_exactly_one(cell)
        for edge in range(4):
            home = [self.cells[s][LAKE] for s in range(64) if depth(s, edge) < HOME_ROWS]
            self.model.add(sum(home) <= len(home) - ROOM)
        self._amounts()
        self._symmetry()
        self._even()
        if wishes.sections:
            self._of_sections()
        self.connected = self._literal(Clash(Wish.CONNECTED)) if wishes.connected else None
        self.model.add_assumptions(self._literals)
        self._taste()

    def _literal(self, clash: Clash) -> Any:
        literal = self.model.new_bool_var(f"wish {len(self._literals)}")
        self.wanted[literal.index] = clash
        self._literals.append(literal)
        return literal

    def _amounts(self) -> None:
        for kind in KINDS:
            letter = LETTERS[kind]
            count = sum(cell[kind] for cell in self.cells)
            if letter in self.wishes.amounts:
                least, most = self.wishes.amount(letter)
                if least > 0:
                    self.model.add(count >= least).only_enforce_if(self._literal(Clash(Wish.LEAST, letter, least)))
                if most < 64:
                    self.model.add(count <= most).only_enforce_if(self._literal(Clash(Wish.MOST, letter, most)))
        if self.wishes.most_lakes < 64:
            lakes = sum(cell[LAKE] for cell in self.cells)
            most = self.wishes.most_lakes
            self.model.add(lakes <= most).only_enforce_if(self._literal(Clash(Wish.LAKES, number=most)))

    def _symmetry(self) -> None:
        if self.wishes.symmetry == Symmetry.NONE:
            return
        literal = self._literal(Clash(Wish.SYMMETRY))
        for square in range(64):
            twin = counterpart(square, self.wishes.symmetry, self.wishes.edge)
            if square < twin:
                for kind in KINDS:
                    same = self.model.add(self.cells[square][kind] == self.cells[twin][kind])
                    same.only_enforce_if(literal)

    def _even(self) -> None:
        """Cover and hills of the two halves: equal where that is wished, otherwise rather equal than not."""
        self._uneven = []
        halves = [
            [s for s in range(64) if depth(s, edge) < 4] for edge in (self.wishes.edge, opposite(self.wishes.edge))
        ]
        for wish, wished, worth in (
            (Wish.COVER, self.wishes.even_cover, DEFENCE),
            (Wish.HILLS, self.wishes.even_hills, tuple(int(kind == HILL) for kind in KINDS)),
        ):
            one, two = (sum(worth[kind] * self.cells[s][kind] for s in half for kind in KINDS) for half in halves)
            difference = self.model.new_int_var(0, 200, f"uneven {wish.value}")
            self.model.add(difference >= one - two)
            self.model.add(difference >= two - one)
            self._uneven.append(difference)
            if wished:
                self.model.add(difference == 0).only_enforce_if(self._literal(Clash(wish)))

    def _of_sections(self) -> None:
        """Four different sections, each in one of its four turns."""
        literal = self._literal(Clash(Wish.SECTIONS))
        for number, section in enumerate(self.sections):
            uses = []
            for place in range(4):
                for quarters in range(4):
                    used = self.model.new_bool_var(f"{place} {section.id} {quarters}")
                    self.chosen.append((place, number, quarters, used))
                    uses.append(used)
                    for square, letter in _squares(place, rotate(section.rows, quarters)):
                        self.model.add_implication(used, self.cells[square][LETTERS.index(letter)])
            self.model.add_at_most_one(uses)
        for place in range(4):
            here = [used for at, _, _, used in self.chosen if at == place]
            self.model.add(sum(here) == 1).only_enforce_if(literal)

    def _taste(self) -> None:
        """What is liked: clumps, usual amounts, even halves, and whatever the seed fancies."""
        rng = random.Random(self.wishes.seed)
        liked = [rng.randrange(NOISE) * self.cells[s][kind] for s in range(64) for kind in KINDS]
        if not self.wishes.sections:
            for kind, worth in CLUMPS.items():
                for square in range(64):
                    for direction in (0, 1):
                        neighbour = step(square, direction)
                        if neighbour >= 0:
                            pair = self.model.new_bool_var("")
                            self.model.add_implication(pair, self.cells[square][kind])
                            self.model.add_implication(pair, self.cells[neighbour][kind])
                            liked.append(worth * pair)
            for kind, (least, most) in USUAL.items():
                if LETTERS[kind] not in self.wishes.amounts:
                    odd = self.model.new_int_var(0, 64, "")
                    count = sum(cell[kind] for cell in self.cells)
                    self.model.add(odd >= least - count)
                    self.model.add(odd >= count - most)
                    liked.append(-20 * odd)
        self.model.maximize(sum(liked) - UNEVEN * sum(self._uneven))

    def part(self, squares: set[int], shore: set[int]) -> None:
        """Never again these squares cut off by that shore of lakes (found when a field was in two pieces)."""
        for square in squares:
            clause = [self.cells[s][LAKE].negated() for s in shore]
            self.model.add_bool_or([*clause, self.cells[square][LAKE]]).only_enforce_if(self.connected)


def counterpart(square: int, symmetry: Symmetry, edge: int) -> int:
    """The square that must look the same."""
    if symmetry == Symmetry.ROTATED:
        return 63 - square
    return square ^ 56 if edge % 2 == 0 else square ^ 7


def pieces(rows: Rows) -> list[set[int]]:
    """The dry squares, in pieces that hang together."""
    dry = {s for s in range(64) if rows[7 - (s >> 3)][s & 7] != LETTERS[LAKE]}
    found = []
    while dry:
        todo = [dry.pop()]
        piece = set(todo)
        while todo:
            square = todo.pop()
            for direction in range(4):
                neighbour = step(square, direction)
                if neighbour in dry:
                    dry.remove(neighbour)
                    piece.add(neighbour)
                    todo.append(neighbour)
        found.append(piece)
    return found


def _squares(place: int, rows: Rows) -> list[tuple[int, str]]:
    """The squares that a section covers, each with its letter; places count from the north-west."""
    top, left = 7 - 4 * (place // 2), 4 * (place % 2)
    return [((top - y) * 8 + left + x, rows[y][x]) for y in range(4) for x in range(4)]
