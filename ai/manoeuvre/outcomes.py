"""Rolls by what they bring: a pool of dice has dozens of totals but at most six results, so search looks at those."""

from engine import dice
from engine.manoeuvre import tags
from engine.manoeuvre.action import ROLLS, Action
from engine.manoeuvre.combat.aftermath import pursuit_modifier
from engine.manoeuvre.combat.resolve import QUADRUPLE, ROCKETS_HIT, ROCKETS_RETREAT
from engine.manoeuvre.combat.totals import attack_dice, attack_total, defence_total, fire_dice, hill_bonus
from engine.manoeuvre.position import Position

D6_FACES = 6
D10_FACES = 10

Outcome = tuple[Action, float]
"""A roll that stands for all that bring the same, and the chance of any of them."""


class Results:
    """The chances of the results of rolls, as floats, each worked out once."""

    def __init__(self) -> None:
        self.kept: dict[int, list[tuple[int, int, float]]] = {}

    def clash(self, p: Position) -> list[tuple[int, int, float]]:
        """What an assault's dice may bring: the result, a total that brings it, and the chance of it."""
        pool = attack_dice(p)
        bonus = attack_total(p)
        defence = defence_total(p)
        key = (pool * 256 + bonus) * 256 + defence
        found = self.kept.get(key)
        if found is None:
            found = self._results(pool, bonus, defence)
            self.kept[key] = found
        return found

    def _results(self, pool: int, bonus: int, defence: int) -> list[tuple[int, int, float]]:
        spread = dice.distribution(pool)
        marks = [defence - bonus, defence - bonus + 1]
        for times in range(2, QUADRUPLE):
            marks.append(max(marks[-1], defence * times - bonus))
        found: list[tuple[int, int, float]] = []
        low = 0
        for result in range(QUADRUPLE + 1):
            high = spread.rolls if result == QUADRUPLE else spread.below(marks[result])
            if high > low:
                total = spread.least if low == 0 else marks[result - 1]
                found.append((result, max(total, spread.least), (high - low) / spread.rolls))
            low = max(low, high)
        return found


def of_roll(p: Position) -> list[Outcome]:
    """What the dice may bring now, in all rolls but an assault's."""
    tag = p.stack[-1]
    if tag == tags.FIRE:
        spread = dice.distribution(fire_dice(p))
        mark = defence_total(p) - hill_bonus(p) + 1
        hits = (spread.rolls - spread.below(mark)) / spread.rolls
        return _either(spread.least, mark, 1.0 - hits, hits)
    if tag == tags.ROCKETS:
        return [
            (ROLLS[1], (ROCKETS_RETREAT - 1) / D10_FACES),
            (ROLLS[ROCKETS_RETREAT], (ROCKETS_HIT - ROCKETS_RETREAT) / D10_FACES),
            (ROLLS[ROCKETS_HIT], (D10_FACES + 1 - ROCKETS_HIT) / D10_FACES),
        ]
    if tag == tags.PURSUIT:
        reach = p.card(p.active, p.combat.pursuing[0]).pursuit - pursuit_modifier(p)
    elif tag == tags.RALLY:
        reach = p.card(p.active, p.rally_card).rally
    else:
        reach = p.card(1 - p.active, p.combat.trying).withdraw
    reach = min(reach, D6_FACES)
    return _either(1, reach + 1, reach / D6_FACES, (D6_FACES - reach) / D6_FACES)


def _either(low: int, high: int, low_chance: float, high_chance: float) -> list[Outcome]:
    found: list[Outcome] = []
    if low_chance > 0.0:
        found.append((ROLLS[low], low_chance))
    if high_chance > 0.0:
        found.append((ROLLS[high], high_chance))
    return found
