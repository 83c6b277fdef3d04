"""The wishes as models for the CP-SAT solver: a terrain for each square, or a section for each place.

A model holds only the wishes it is given, so that those that clash can be found by leaving one after the other out.
"""

import random
from collections.abc import Collection, Sequence
from typing import Any, Final

from ortools.sat.python import cp_model

from editor.manoeuvre.generator.wishes import ODD, UNEVEN, USUAL, Clash, Symmetry, Wish, Wishes, tastes
from engine.manoeuvre.battlefield import (
    DEFENCE,
    HILL,
    LAKE,
    LETTERS,
    Rows,
    Section,
    depth,
    join,
    opposite,
    rotate,
    step,
)

KINDS: Final = range(len(LETTERS))
HOME_ROWS: Final = 2
ROOM: Final = 8
"""Squares that eight units need along an edge."""
FARTHEST: Final = 63


class Field:
    """64 squares to be found. Squares that must look alike share their variables."""

    def __init__(self, wishes: Wishes, held: Collection[Clash], liked: bool = True) -> None:
        self.model = cp_model.CpModel()
        self.wishes = wishes
        self._exact = False
        alike = Clash(Wish.SYMMETRY) in held
        symmetry = wishes.symmetry if alike else Symmetry.NONE
        self.cells: list[list[Any]] = [[] for _ in range(64)]
        for square in range(64):
            twin = counterpart(square, symmetry, wishes.edge)
            if twin < square:
                self.cells[square] = self.cells[twin]
            else:
                self.cells[square] = [self.model.new_bool_var(f"{square} {LETTERS[kind]}") for kind in KINDS]
                self.model.add_exactly_one(self.cells[square])
        for edge in range(4):
            home = [self.cells[s][LAKE] for s in range(64) if depth(s, edge) < HOME_ROWS]
            self.model.add(sum(home) <= len(home) - ROOM)
        self._counts = [sum(cell[kind] for cell in self.cells) for kind in KINDS]
        _amounts(self.model, self._counts, wishes, held)
        self._uneven = _even(self.model, self._halves(), held)
        if liked:
            self._like()

    def _halves(self) -> list[tuple[Any, Any]]:
        """Cover and hills of both."""
        sums = []
        for worth in (DEFENCE, tuple(int(kind == HILL) for kind in KINDS)):
            pair = [
                sum(
                    worth[kind] * self.cells[s][kind]
                    for s in range(64)
                    if depth(s, edge) < 4
                    for kind in KINDS
                    if worth[kind]
                )
                for edge in (self.wishes.edge, opposite(self.wishes.edge))
            ]
            sums.append((pair[0], pair[1]))
        return sums

    def _like(self) -> None:
        liked = tastes(self.wishes.seed)
        terms = [liked[s][kind] * self.cells[s][kind] for s in range(64) for kind in KINDS if liked[s][kind]]
        for kind, (least, most) in USUAL.items():
            if LETTERS[kind] not in self.wishes.amounts:
                odd = self.model.new_int_var(0, 64, "")
                self.model.add(odd >= least - self._counts[kind])
                self.model.add(odd >= self._counts[kind] - most)
                terms.append(-ODD * odd)
        self.model.maximize(sum(terms) - UNEVEN * sum(self._uneven))

    def rows(self, solver: Any) -> Rows:
        letters = [
            LETTERS[next(kind for kind, cell in enumerate(cells) if solver.boolean_value(cell))] for cells in self.cells
        ]
        return tuple("".join(letters[8 * y : 8 * y + 8]) for y in range(7, -1, -1))

    def tiles(self, solver: Any) -> tuple[tuple[str, int], ...]:
        return ()

    def part(self, pieces: Sequence[set[int]], solver: Any) -> None:
        """Never again these squares cut off by that shore of lakes."""
        for piece in sorted(pieces, key=len)[:-1]:
            shore = {s for square in piece for d in range(4) if (s := step(square, d)) >= 0} - piece
            open_shore = [self.cells[s][LAKE].negated() for s in sorted(shore)]
            for other in pieces:
                if other is not piece:
                    inside, outside = self.cells[min(piece)][LAKE], self.cells[min(other)][LAKE]
                    self.model.add_bool_or([*open_shore, inside, outside])

    def hold_together(self) -> None:
        """Connectedness said outright: every dry square but one has a dry neighbour nearer to that one."""
        if self._exact:
            return
        self._exact = True
        roots = [self.model.new_bool_var("") for _ in range(64)]
        self.model.add_exactly_one(roots)
        far = [self.model.new_int_var(0, FARTHEST, "") for _ in range(64)]
        for square in range(64):
            lake = self.cells[square][LAKE]
            self.model.add_implication(roots[square], lake.negated())
            ways = []
            for direction in range(4):
                near = step(square, direction)
                if near >= 0:
                    way = self.model.new_bool_var("")
                    self.model.add_implication(way, self.cells[near][LAKE].negated())
                    self.model.add(far[square] >= far[near] + 1).only_enforce_if(way)
                    ways.append(way)
            self.model.add_bool_or([lake, roots[square], *ways])


class Tiling:
    """A section and its turn for each of four places. Sums over the sections say everything about the field."""

    def __init__(
        self, wishes: Wishes, held: Collection[Clash], sections: Sequence[Section], liked: bool = True
    ) -> None:
        self.model = cp_model.CpModel()
        self.wishes = wishes
        self.sections = sections
        self.used: dict[tuple[int, int, int], Any] = {
            (place, number, quarters): self.model.new_bool_var(f"{place} {section.id} {quarters}")
            for place in range(4)
            for number, section in enumerate(sections)
            for quarters in range(4)
        }
        for place in range(4):
            self.model.add_exactly_one([used for key, used in self.used.items() if key[0] == place])
        for number in range(len(sections)):
            self.model.add_at_most_one([used for key, used in self.used.items() if key[1] == number])
        held_kinds = [[_count(section, kind) for kind in KINDS] for section in sections]
        counts = [sum(held_kinds[number][kind] * used for (_, number, _), used in self.used.items()) for kind in KINDS]
        _amounts(self.model, counts, wishes, held)
        self._uneven = _even(self.model, self._halves(held_kinds), held)
        if Clash(Wish.SYMMETRY) in held:
            self._alike()
        if liked:
            self._like()

    def _halves(self, held_kinds: list[list[int]]) -> list[tuple[Any, Any]]:
        upright = self.wishes.edge % 2 == 0
        sums = []
        for worth in (DEFENCE, tuple(int(kind == HILL) for kind in KINDS)):
            values = [sum(w * n for w, n in zip(worth, counts, strict=True)) for counts in held_kinds]
            pair = [
                sum(
                    values[number] * used
                    for (place, number, _), used in self.used.items()
                    if (place // 2 if upright else place % 2) == half
                )
                for half in (0, 1)
            ]
            sums.append((pair[0], pair[1]))
        return sums

    def _alike(self) -> None:
        """A section goes with another that looks like its picture; each is there only once."""
        looks: dict[Rows, list[tuple[int, int]]] = {}
        for number, section in enumerate(self.sections):
            for quarters in range(4):
                looks.setdefault(rotate(section.rows, quarters), []).append((number, quarters))
        upright = self.wishes.edge % 2 == 0
        turned = self.wishes.symmetry is Symmetry.ROTATED
        for (place, number, quarters), used in self.used.items():
            rows = rotate(self.sections[number].rows, quarters)
            if turned:
                other, wanted = 3 - place, rotate(rows, 2)
            elif upright:
                other, wanted = place ^ 2, tuple(reversed(rows))
            else:
                other, wanted = place ^ 1, tuple(row[::-1] for row in rows)
            partners = [self.used[other, *pair] for pair in looks.get(wanted, ()) if pair[0] != number]
            self.model.add_bool_or([used.negated(), *partners])

    def _like(self) -> None:
        rng = random.Random(self.wishes.seed)
        terms = [round(100 * rng.random()) * used for used in self.used.values()]
        self.model.maximize(sum(terms) - UNEVEN * sum(self._uneven))

    def _chosen(self, solver: Any) -> list[tuple[int, int, int]]:
        return sorted(key for key, used in self.used.items() if solver.boolean_value(used))

    def rows(self, solver: Any) -> Rows:
        parts = [rotate(self.sections[number].rows, quarters) for _, number, quarters in self._chosen(solver)]
        return join(*parts)

    def tiles(self, solver: Any) -> tuple[tuple[str, int], ...]:
        return tuple((self.sections[number].id, quarters) for _, number, quarters in self._chosen(solver))

    def part(self, pieces: Sequence[set[int]], solver: Any) -> None:
        """Never again these four like this."""
        self.model.add_bool_or([self.used[key].negated() for key in self._chosen(solver)])

    def hold_together(self) -> None:
        """Four sections in four turns: leaving out one after the other is enough."""


def wanted(wishes: Wishes) -> list[Clash]:
    """Every wish by itself."""
    found = []
    for letter in sorted(wishes.amounts):
        least, most = wishes.amounts[letter]
        if least > 0:
            found.append(Clash(Wish.LEAST, letter, least))
        if most < 64:
            found.append(Clash(Wish.MOST, letter, most))
    if wishes.most_lakes < 64:
        found.append(Clash(Wish.LAKES, number=wishes.most_lakes))
    for wish, wished in (
        (Wish.SYMMETRY, wishes.symmetry is not Symmetry.NONE),
        (Wish.COVER, wishes.even_cover),
        (Wish.HILLS, wishes.even_hills),
        (Wish.CONNECTED, wishes.connected),
        (Wish.SECTIONS, wishes.sections),
    ):
        if wished:
            found.append(Clash(wish))
    return found


def counterpart(square: int, symmetry: Symmetry, edge: int) -> int:
    """The square that must look the same."""
    if symmetry is Symmetry.NONE:
        return square
    if symmetry is Symmetry.ROTATED:
        return 63 - square
    return square ^ 56 if edge % 2 == 0 else square ^ 7


def _amounts(model: Any, counts: Sequence[Any], wishes: Wishes, held: Collection[Clash]) -> None:
    for clash in held:
        if clash.wish is Wish.LEAST:
            model.add(counts[LETTERS.index(clash.letter)] >= clash.number)
        elif clash.wish is Wish.MOST:
            model.add(counts[LETTERS.index(clash.letter)] <= clash.number)
        elif clash.wish is Wish.LAKES:
            model.add(counts[LAKE] <= clash.number)


def _even(model: Any, halves: Sequence[tuple[Any, Any]], held: Collection[Clash]) -> list[Any]:
    """How far cover and hills of the two halves differ: not at all where that is wished."""
    uneven = []
    for wish, (one, two) in zip((Wish.COVER, Wish.HILLS), halves, strict=True):
        if Clash(wish) in held:
            model.add(one == two)
            continue
        difference = model.new_int_var(0, 200, f"uneven {wish.value}")
        model.add(difference >= one - two)
        model.add(difference >= two - one)
        uneven.append(difference)
    return uneven


def _count(section: Section, kind: int) -> int:
    return sum(row.count(LETTERS[kind]) for row in section.rows)
