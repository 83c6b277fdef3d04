"""Deals the random positions on which the referee watches one combat."""

from dataclasses import dataclass
from random import Random

from tests.referee.armies import force, nations
from tests.referee.field import FILES, LAKE, OPPOSITE, RANKS, SQUARES, Field, Side
from tests.table import Table, battle

SEATS = ("one", "two")
HILL_BONUSES = ("each", "once", "lead")
UNITS = 6
EAGERNESS = 0.6
MIDDLE = [square for square in SQUARES if square[0] in "cdef" and square[1] in "3456"]


@dataclass(frozen=True)
class Deal:
    """A position in the Combat Phase; a reduced unit stands on `e4-`."""

    nations: tuple[str, str]
    edges: tuple[str, str]
    ground: dict[str, str]
    units: tuple[dict[str, str], dict[str, str]]
    hands: tuple[list[str], list[str]]
    redoubts: list[str]
    active: int
    hill_bonus: str

    def table(self) -> Table:
        """The position on the table of the rule tests, where the engine plays it."""
        return battle(
            one=self.nations[0],
            two=self.nations[1],
            edges=self.edges,
            rows=["".join(self.ground[file + rank] for file in FILES) for rank in reversed(RANKS)],
            units=self.units[0],
            foes=self.units[1],
            hand=self.hands[0],
            foe_hand=self.hands[1],
            redoubts=self.redoubts,
            phase="combat",
            active=SEATS[self.active],
            hill_bonus=self.hill_bonus,
        )

    def field(self) -> Field:
        """The same position as the referee sees it."""
        attacker, defender = self._side(self.active), self._side(1 - self.active)
        return Field(self.ground, set(self.redoubts), self.hill_bonus, attacker, defender)

    def _side(self, seat: int) -> Side:
        placed = self.units[seat]
        return Side(
            seat=SEATS[seat],
            edge=self.edges[seat],
            force=force(self.nations[seat]),
            squares={unit: square.rstrip("-") for unit, square in placed.items()},
            reduced={unit for unit, square in placed.items() if square.endswith("-")},
            hand=list(self.hands[seat]),
        )


def deal(rng: Random) -> Deal:
    """Two small armies mingled in the middle of a random battlefield, so that most of them can fight."""
    names = (rng.choice(nations()), rng.choice(nations()))
    ground = {square: rng.choices(".FHLMTW", [8, 1, 2, 0.6, 1, 1, 2])[0] for square in SQUARES}
    squares = [square for square in MIDDLE if ground[square] != LAKE]
    rng.shuffle(squares)
    strength = min(UNITS, len(squares) // 2)
    units = (_units(rng, names[0], squares[:strength]), _units(rng, names[1], squares[strength : 2 * strength]))
    edge = rng.choice(list(OPPOSITE))
    return Deal(
        nations=names,
        edges=(edge, OPPOSITE[edge]),
        ground=ground,
        units=units,
        hands=(_hand(rng, names[0], units[0]), _hand(rng, names[1], units[1])),
        redoubts=[square for square in squares[: 2 * strength] if rng.random() < 0.3],
        active=rng.randrange(2),
        hill_bonus=rng.choice(HILL_BONUSES),
    )


def _units(rng: Random, nation: str, squares: list[str]) -> dict[str, str]:
    chosen = rng.sample(list(force(nation).units), len(squares))
    return {unit: square + rng.choice(["", "", "-"]) for unit, square in zip(chosen, squares, strict=True)}


def _hand(rng: Random, nation: str, units: dict[str, str]) -> list[str]:
    """Six to twenty cards, none for a unit that is not there; leaders and HQ cards come more easily."""
    cards = force(nation).cards
    useful = [card for card in force(nation).deck if cards[card].kind != "unit" or cards[card].unit in units]
    useful.sort(key=lambda card: rng.random() * (1 if cards[card].kind == "unit" else EAGERNESS))
    return useful[: rng.randint(6, 20)]
