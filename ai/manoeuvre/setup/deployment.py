"""A deployment as a problem: what every unit to be set up gains where, next to whom and opposite whom (§3)."""

from dataclasses import dataclass, replace
from typing import Final

from ai.manoeuvre.setup import ground
from ai.manoeuvre.setup.problem import Group, Pair, Problem
from ai.manoeuvre.setup.ratings import Worth, average, worth
from engine.manoeuvre.battlefield import MARSH, depth
from engine.manoeuvre.position import AWAITED
from engine.manoeuvre.state import State


@dataclass(frozen=True)
class Weights:
    """How much each merit of a deployment counts. Units come in as their share of the army's average, so 1 is usual."""

    pace: float = 10.0
    """For each move that a unit needs to the enemy's half."""
    ground: float = 2.5
    """For the best ground on the way: what it adds to the defence, by the moves to reach it."""
    cover: float = 0.5
    """For what the square itself adds to the defence."""
    bog: float = 6.0
    """Against a marsh, which nobody can assault or march on from; the worse the stronger the unit."""
    guns: float = 3.0
    """For open lines of fire, by how well the unit bombards."""
    centre: float = 1.5
    """For each column nearer to the middle, whence a unit reaches either wing; likewise outwards for cavalry."""
    shelter: float = 12.0
    """For a weak unit that stands in the rear row, by how much it is weaker than average."""
    weak_spot: float = 10.0
    """For a strong unit opposite weak enemies."""
    danger: float = 8.0
    """Against a weak unit opposite strong enemies."""
    support: float = 4.0
    """For two units side by side, who may attack together under one leader."""
    stagger: float = 0.5
    """What part of that counts for two units in neighbouring columns but not in the front row."""
    stacked: float = 9.0
    """Against two units in one column: the one in front cannot retreat, the other cannot advance."""
    trapped: float = 60.0
    """Against a unit that has no way to retreat at all."""
    width: float = 5.0
    """For each column that a unit stands in or next to: whatever is not covered, the enemy may walk into."""


USUAL: Final = Weights()
OTHERS: Final = (
    replace(USUAL, support=8.0, centre=3.0, width=2.0),
    replace(USUAL, width=10.0, support=2.0, centre=0.0),
    replace(USUAL, ground=5.0, cover=2.0, pace=7.0),
    replace(USUAL, weak_spot=20.0, danger=16.0),
)
"""Concentrated, spread, on good ground, and with an eye on the enemy: so that candidates differ."""


SCALE: Final = 100
"""Solvers want whole numbers: a hundredth of a point is exact enough."""
FRONT: Final = 1
"""The front row of the two, as a depth from the own edge."""
SIDEWAYS: Final = (0.25, 1.0, 0.25)
"""How much an enemy counts in the column on the left, opposite, and on the right."""


@dataclass(frozen=True)
class Opposition:
    """How the enemy stands opposite each column, by shares of his average: 0 where there is nobody."""

    threat: tuple[float, ...]
    weakness: tuple[float, ...]


def opposition(view: State, seat: int) -> Opposition:
    """What is known of the enemy's deployment; nothing at all if the seat sets up first."""
    enemies = view.units_of(1 - seat)
    merits = {unit: worth(view.armies[1 - seat], unit & 7, view.steps[unit]) for unit in enemies}
    usual = average(merit.toughness for merit in merits.values())
    usual_power = average(merit.power for merit in merits.values())
    threat = [0.0] * 8
    weakness = [0.0] * 8
    for unit in enemies:
        middle = ground.column(view.square[unit], view.edges[seat])
        for aside, part in enumerate(SIDEWAYS, -1):
            if 0 <= middle + aside < 8:
                threat[middle + aside] += part * merits[unit].power / usual_power
                weakness[middle + aside] += part * (usual / merits[unit].toughness - 1)
    return Opposition(tuple(threat), tuple(weakness))


def problem(view: State, seat: int, weights: Weights = USUAL) -> Problem:
    """The deployment of those units of a seat that still await it, beside those that stand already."""
    return _Deployment(view, seat, weights).problem()


class _Deployment:
    def __init__(self, view: State, seat: int, weights: Weights) -> None:
        self.field = view.field
        self.edge = view.edges[seat]
        self.weights = weights
        army, hand = view.armies[seat], view.hand[seat]
        self.units = tuple(unit for unit in range(seat * 8, seat * 8 + 8) if view.square[unit] == AWAITED)
        self.squares = tuple(square for square in self.field.homes[self.edge] if view.board[square] < 0)
        self.enemy = opposition(view, seat)
        standing = view.units_of(seat)
        merits = {unit: worth(army, unit & 7, view.steps[unit], hand) for unit in (*self.units, *standing)}
        self.power = _shares({unit: merit.power for unit, merit in merits.items()})
        self.toughness = _shares({unit: merit.toughness for unit, merit in merits.items()})
        self.guns = {unit: merit.guns / _most_guns(merits) for unit, merit in merits.items()}
        self.cavalry = {unit: view.is_cavalry(unit) for unit in merits}
        self.fixed = {view.square[unit]: unit for unit in standing}
        self.place = {square: place for place, square in enumerate(self.squares)}

    def problem(self) -> Problem:
        support = self._support()
        return Problem(
            units=self.units,
            squares=self.squares,
            values=tuple(
                tuple(round(SCALE * (self._value(u, s) + self._beside_fixed(u, s, support))) for s in self.squares)
                for u in self.units
            ),
            power=tuple(round(SCALE * self.power[unit]) for unit in self.units),
            pairs=tuple(
                Pair(self.place[a], self.place[b], round(weight))
                for a, b, weight in support
                if a in self.place and b in self.place
            ),
            crowds=self._crowds(),
            covers=self._covers(),
        )

    def _value(self, unit: int, square: int) -> float:
        w, field, edge, cavalry = self.weights, self.field, self.edge, self.cavalry[unit]
        power, toughness = self.power[unit], self.toughness[unit]
        row, lane = depth(square, edge), ground.column(square, edge)
        inwards = 3.5 - abs(lane - 3.5)
        return (
            -w.pace * power * ground.way_to_front(field, square, edge, cavalry)
            + w.ground * toughness * ground.prospect(field, square, edge, cavalry)
            + w.cover * field.defence[square]
            - w.bog * power * (field.terrain[square] == MARSH)
            + w.guns * self.guns[unit] * ground.lines_of_fire(field, square, edge)
            + w.centre * (-inwards if cavalry else power * inwards)
            + w.shelter * max(0.0, 1 - toughness) * (row != FRONT)
            + w.weak_spot * max(0.0, power - 1) * self.enemy.weakness[lane]
            - w.danger * max(0.0, 1 - toughness) * self.enemy.threat[lane] * (1.0 if row == FRONT else 0.5)
        )

    def _support(self) -> list[tuple[int, int, float]]:
        """Pairs of home squares in neighbouring columns, in either row."""
        homes = self.field.homes[self.edge]
        return [
            (a, b, self.weights.support * (1.0 if self._row(a) == self._row(b) == FRONT else self.weights.stagger))
            for a in homes
            for b in homes
            if ground.column(b, self.edge) == ground.column(a, self.edge) + 1
        ]

    def _beside_fixed(self, unit: int, square: int, support: list[tuple[int, int, float]]) -> float:
        """What a unit gains there from those who stand already."""
        gain = 0.0
        for a, b, weight in support:
            for own, other in ((a, b), (b, a)):
                if own == square and other in self.fixed:
                    gain += round(weight) * min(self.power[unit], self.power[self.fixed[other]])
        return gain

    def _crowds(self) -> tuple[Group, ...]:
        """Columns with two units, and units with no way out: what is fixed there already is not to be filled."""
        found: list[tuple[list[int], float]] = []
        homes = self.field.homes[self.edge]
        for square in homes:
            around = list(self.field.steps[square])
            if all(end in homes or end in self.fixed for end in around):
                found.append(([square, *around], self.weights.trapped))
            found += [
                ([square, ahead], self.weights.stacked)
                for ahead in around
                if self._row(square) == 0 and self._row(ahead) == FRONT
            ]
        return tuple(
            Group(tuple(self.place[square] for square in squares if square in self.place), -round(SCALE * cost))
            for squares, cost in found
            if any(square in self.place for square in squares)
        )

    def _covers(self) -> tuple[Group, ...]:
        homes = self.field.homes[self.edge]
        found = []
        for lane in range(8):
            near = [square for square in homes if abs(ground.column(square, self.edge) - lane) <= 1]
            places = tuple(self.place[square] for square in near if square in self.place)
            if places and not any(square in self.fixed for square in near):
                found.append(Group(places, round(SCALE * self.weights.width)))
        return tuple(found)

    def _row(self, square: int) -> int:
        return depth(square, self.edge)


def _shares(values: dict[int, float]) -> dict[int, float]:
    usual = average(values.values())
    return {unit: value / usual for unit, value in values.items()}


def _most_guns(merits: dict[int, Worth]) -> float:
    return max([merit.guns for merit in merits.values()], default=0.0) or 1.0
