"""The table on which rule tests are played: a position from a few words, actions and questions as text."""

from collections.abc import Sequence
from dataclasses import fields
from fractions import Fraction
from functools import cache
from typing import Any

from engine.game import Refusal
from engine.manoeuvre import tags
from engine.manoeuvre.army import Army
from engine.manoeuvre.battlefield import NORTH, SOUTH, Section, square_name, square_of
from engine.manoeuvre.nightfall import squares_held
from engine.manoeuvre.notation import card_name
from engine.manoeuvre.options import Options
from engine.manoeuvre.position import FULL, NOBODY, ONE, Setting
from engine.manoeuvre.start import OPEN_GROUND, Side, Start, begin, mid_battle
from engine.manoeuvre.state import State
from engine.manoeuvre.text import SEATS
from resources.manoeuvre.library import Library

CLEAR = OPEN_GROUND
OPTIONS = {field.name for field in fields(Options)}


@cache
def library() -> Library:
    return Library()


def army(id: str) -> Army:
    return library().army(id)


def sections() -> tuple[Section, ...]:
    return tuple(library().sections.values())


class Table:
    """A battle seen and played through text alone, so that a test reads as the rule it checks."""

    def __init__(self, state: State) -> None:
        self.state = state

    def legal(self) -> set[str]:
        return {self.state.write(action) for action in self.state.legal()}

    def play(self, *lines: str) -> "Table":
        for line in lines:
            try:
                self.state.apply(self.state.read(line))
            except Refusal as refusal:
                at = f"{self.seat} at {self.phase}"
                raise AssertionError(f"“{line}” refused ({at}): {refusal}\nlegal: {sorted(self.legal())}") from None
        return self

    @property
    def seat(self) -> str:
        return SEATS[self.state.seat]

    def at(self, square: str) -> str | None:
        unit = self.state.board[square_of(square)]
        if unit < 0:
            return None
        kind = self.state.armies[unit >> 3].units[unit & 7]
        return kind.id + ("" if self.state.steps[unit] == FULL else "-")

    def where(self, unit: str, seat: str = "one") -> str | None:
        number = SEATS.index(seat) * 8 + unit_number(self.state.armies[SEATS.index(seat)], unit)
        square = self.state.square[number]
        return square_name(square) if square >= 0 else None

    def _names(self, seat: str, cards: list[int]) -> list[str]:
        return [card_name(self.state.armies[SEATS.index(seat)], card) for card in cards]

    def hand(self, seat: str = "one") -> list[str]:
        return self._names(seat, self.state.hand[SEATS.index(seat)])

    def pile(self, seat: str = "one") -> list[str]:
        return self._names(seat, self.state.pile[SEATS.index(seat)])

    def buried(self, seat: str = "one") -> list[str]:
        return self._names(seat, self.state.buried[SEATS.index(seat)])

    def deck(self, seat: str = "one") -> list[str]:
        return self._names(seat, self.state.bag[SEATS.index(seat)])

    @property
    def losses(self) -> tuple[int, int]:
        return self.state.losses[0], self.state.losses[1]

    @property
    def redoubts(self) -> set[str]:
        return {square_name(square) for square in self.state.redoubts}

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def phase(self) -> str:
        return tags.NAMES[self.state.stack[-1]]

    @property
    def winner(self) -> str | None:
        return None if self.state.winner == NOBODY else SEATS[self.state.winner]

    @property
    def how(self) -> str:
        return self.state.how

    @property
    def held(self) -> tuple[int, int]:
        return len(squares_held(self.state, 0)), len(squares_held(self.state, 1))

    def chances(self) -> dict[str, Fraction]:
        return {self.state.write(action): chance for action, chance in self.state.chances()}

    def refused(self, line: str) -> Refusal:
        before = str(self.state)
        try:
            self.state.apply(self.state.read(line))
        except Refusal as refusal:
            assert str(self.state) == before
            return refusal
        raise AssertionError(f"“{line}” was not refused")

    def seen_by(self, seat: str) -> "Table":
        return Table(self.state.seen_by(SEATS.index(seat)))

    def copy(self) -> "Table":
        return Table(self.state.copy())


def unit_number(its_army: Army, id: str) -> int:
    return [unit.id for unit in its_army.units].index(id)


def battle(*, one: str = "france", two: str = "great_britain", rows: Sequence[str] = CLEAR, **position: Any) -> Table:
    """A battle in mid-turn, as `engine.manoeuvre.start.mid_battle` puts it together; options by their names."""
    options = Options(**{name: position.pop(name) for name in OPTIONS & position.keys()})
    state = mid_battle(army(one), army(two), rows=tuple(rows), options=options, sections=sections(), **position)
    return Table(state)


def setup(armies: tuple[str, ...] = ("france", "great_britain"), first: str = "nobody", **options: Any) -> Table:
    """A battle at the start of the full set-up of §3."""
    chosen = Options(**options)
    assert not chosen.faults()
    setting = Setting(chosen, tuple(army(id) for id in armies), sections())
    return Table(begin(setting, Start(first=SEATS.index(first))))


def face_to_face(one: str, two: str, turns: int, rows: tuple[str, ...] = CLEAR) -> State:
    """A quick battle of a few turns: two whole armies a row apart, of which only the hands are still to be dealt."""
    armies = (army(one), army(two))
    south = Side(armies[0], SOUTH, {unit: 24 + unit for unit in range(8)})
    north = Side(armies[1], NORTH, {unit: 40 + unit for unit in range(8)})
    return begin(Setting(Options(length_limit=turns), armies), Start((south, north), rows, first=ONE))
