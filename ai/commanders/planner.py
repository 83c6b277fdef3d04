"""Writing a sheet that is hard to guess: a game of sheets against sheets, grown by best answers (double oracle).

Both sides start with a few proposals. Simulated rounds fill a table of what each is worth against each; regret matching
finds a mixture for either side; then new proposals are tried against the other side's mixture, and the best of them
joins the table if it beats what is there. What is played is drawn from the mixture at the end.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass

from ai.commanders.evaluation import white_wins
from ai.commanders.proposals import blend, change, propose
from ai.commanders.rounds import Sheet, finish_round, with_sheets
from ai.commanders.weights import shipped
from engine.commanders.state import State
from engine.game import Rng

STEPS: int = 200
"""Of regret matching, each time the table has grown."""
EXPLORED: float = 0.2
"""How often either side tries a sheet that its mixture would not play."""
GAIN: float = 0.005
"""A new sheet must be better by so much than what is there."""


@dataclass(frozen=True)
class Effort:
    """How a side plans."""

    first: int = 6
    """Sheets of either side that the table begins with, out of three times as many proposals."""
    most: int = 14
    """Sheets of either side in the table."""
    tries: int = 12
    """New sheets tried at a time."""
    cell: int = 3
    """Simulated rounds for each pair of sheets when it comes into the table."""
    growing: float = 0.6
    """The share of the effort that looks for new sheets; the rest makes sure of those that are played."""
    mixed: bool = True
    """Whether the sheet is drawn from the mixture; else the best answer to it is played."""
    enemy: bool = True
    """Whether the enemy's sheets are thought about; else he is expected to do anything."""
    weights: tuple[float, ...] = ()
    """How positions are judged, if not by the weights that come with the program."""

    def judgement(self) -> tuple[float, ...]:
        return self.weights or shipped()


class Table:
    """What sheets of White are worth against sheets of Black, as White's chance to win."""

    def __init__(self, state: State, rng: Rng, weights: tuple[float, ...], halt: Callable[[int], bool]) -> None:
        self.state = state
        self.rng = rng
        self.weights = weights
        self.halt = halt
        """Whether to stop, asked with the number of rounds simulated so far."""
        self.sheets: list[list[Sheet]] = [[], []]
        self.total: list[list[float]] = []
        self.number: list[list[int]] = []
        self.mix: list[list[float]] = [[], []]
        self.rounds = 0

    def play(self, white: Sheet, black: Sheet, dice: Rng) -> float:
        world = with_sheets(self.state, white, black)
        finish_round(world, dice)
        self.rounds += 1
        return white_wins(world, self.weights)

    def value(self, white: int, black: int) -> float:
        number = self.number[white][black]
        return self.total[white][black] / number if number else 0.5

    def add(self, side: int, sheet: Sheet, cell: int) -> None:
        """Another row or column, filled in against everything there is."""
        self.sheets[side].append(sheet)
        if side == 0:
            self.total.append([0.0] * len(self.sheets[1]))
            self.number.append([0] * len(self.sheets[1]))
            for black in range(len(self.sheets[1])):
                self.fill(len(self.total) - 1, black, cell)
        else:
            for white in range(len(self.total)):
                self.total[white].append(0.0)
                self.number[white].append(0)
                self.fill(white, len(self.sheets[1]) - 1, cell)

    def fill(self, white: int, black: int, times: int) -> None:
        for _ in range(times):
            if self.halt(self.rounds):
                return
            self.total[white][black] += self.play(self.sheets[0][white], self.sheets[1][black], self.rng)
            self.number[white][black] += 1

    def solve(self) -> None:
        """A mixture for either side that neither can do much better against."""
        whites, blacks = len(self.sheets[0]), len(self.sheets[1])
        worth = [[self.value(i, j) for j in range(blacks)] for i in range(whites)]
        self.mix = [list(mixture) for mixture in matched(worth)]

    def best_answer(self, side: int, tried: list[Sheet]) -> tuple[Sheet, float]:
        """The sheet of those tried that does best against the other side's mixture, and what it is worth to the side.

        All meet the same enemies with the same dice, so that luck does not choose; the worse ones drop out early.
        """
        totals = [0.0] * len(tried)
        alive = list(range(len(tried)))
        times, done = 2, 0
        while alive:
            for _ in range(times):
                other = self.sheets[1 - side][drawn(self.mix[1 - side], self.rng)]
                luck = self.rng.random()
                for i in alive:
                    dice = random.Random(luck)
                    won = self.play(tried[i], other, dice) if side == 0 else 1.0 - self.play(other, tried[i], dice)
                    totals[i] += won
                done += 1
                if self.halt(self.rounds):
                    break
            alive.sort(key=lambda i: -totals[i])
            if len(alive) <= 2 or self.halt(self.rounds):
                break
            alive = alive[: (len(alive) + 2) // 3]
            times *= 2
        return (tried[alive[0]], totals[alive[0]] / done) if alive else ((), 0.0)

    def expected(self, side: int) -> float:
        """What the mixtures are worth to a side."""
        total = 0.0
        for i, some in enumerate(self.mix[0]):
            for j, share in enumerate(self.mix[1]):
                if some and share:
                    total += some * share * self.value(i, j)
        return total if side == 0 else 1.0 - total


def matched(worth: list[list[float]]) -> tuple[list[float], list[float]]:
    """The average play of two sides that learn from their regrets (regret matching), White choosing the rows."""
    rows, columns = len(worth), len(worth[0])
    regret_rows, regret_columns = [0.0] * rows, [0.0] * columns
    sum_rows, sum_columns = [0.0] * rows, [0.0] * columns
    for _ in range(STEPS):
        white, black = _positive(regret_rows), _positive(regret_columns)
        by_row = [0.0] * rows
        by_column = [0.0] * columns
        for i in range(rows):
            line = worth[i]
            share = white[i]
            total = 0.0
            for j in range(columns):
                total += black[j] * line[j]
                by_column[j] += share * line[j]
            by_row[i] = total
        mean = 0.0
        for i in range(rows):
            mean += white[i] * by_row[i]
        for i in range(rows):
            regret_rows[i] = max(regret_rows[i] + by_row[i] - mean, 0.0)
            sum_rows[i] += white[i]
        for j in range(columns):
            regret_columns[j] = max(regret_columns[j] + mean - by_column[j], 0.0)
            sum_columns[j] += black[j]
    return [each / STEPS for each in sum_rows], [each / STEPS for each in sum_columns]


def _positive(regrets: list[float]) -> list[float]:
    total = 0.0
    for regret in regrets:
        total += regret
    if total <= 0.0:
        return [1.0 / len(regrets)] * len(regrets)
    return [regret / total for regret in regrets]


def drawn(shares: list[float], rng: Rng) -> int:
    """A place in a list of shares that add up to 1, as likely as its share says."""
    left = rng.random() * sum(shares)
    for i, share in enumerate(shares):
        left -= share
        if left < 0:
            return i
    return len(shares) - 1


class Plan:
    """What came of planning: a side's own sheets with their shares, and those it expects of the enemy."""

    def __init__(self, table: Table, side: int) -> None:
        order = sorted(range(len(table.mix[side])), key=lambda i: -table.mix[side][i])
        self.sheets = [table.sheets[side][i] for i in order]
        self.shares = [table.mix[side][i] for i in order]
        self.enemy = list(table.sheets[1 - side])
        self.enemy_shares = list(table.mix[1 - side])
        self.win = table.expected(side)
        self.rounds = table.rounds
        self.values: list[float] = []
        """What each of the own sheets is worth against the enemy's mixture."""
        self.feared: list[int] = []
        """For each of the own sheets, the enemy's sheet that hurts it most, as a place in `enemy`."""
        for i in order:
            by_enemy = [table.value(i, j) if side == 0 else 1.0 - table.value(j, i) for j in range(len(self.enemy))]
            self.values.append(sum(share * value for share, value in zip(self.enemy_shares, by_enemy, strict=True)))
            self.feared.append(min(range(len(by_enemy)), key=lambda j: by_enemy[j]))


def make_plan(
    state: State,
    side: int,
    rng: Rng,
    effort: Effort,
    halt: Callable[[int], bool],
    report: Callable[[Plan], None] | None = None,
) -> Plan:
    """Think about a side's sheet until told to stop. At least one round is always simulated."""
    table = Table(state, rng, effort.judgement(), halt)
    for each in (0, 1):
        first = _different([propose(state, each, rng) for _ in range(2 * effort.first)])
        table.sheets[each] = first[: effort.first]
    table.total = [[0.0] * len(table.sheets[1]) for _ in table.sheets[0]]
    table.number = [[0] * len(table.sheets[1]) for _ in table.sheets[0]]
    table.mix = [[1.0 / len(sheets)] * len(sheets) for sheets in table.sheets]
    for i in range(len(table.sheets[0])):
        for j in range(len(table.sheets[1])):
            table.fill(i, j, 1)
    table.solve()
    while not halt(round(table.rounds / effort.growing)):
        for each in (side, 1 - side):
            if each == side or effort.enemy:
                grow(table, each, effort)
        table.solve()
        if report is not None:
            report(Plan(table, side))
    while not halt(table.rounds):
        for _ in range(len(table.sheets[0]) * 3):
            white, black = drawn(table.mix[0], rng), drawn(table.mix[1], rng)
            which = rng.random()
            if which < EXPLORED:
                white = int(rng.random() * len(table.sheets[0]))
            elif which < 2 * EXPLORED:
                black = int(rng.random() * len(table.sheets[1]))
            table.fill(white, black, 1)
        table.solve()
    return Plan(table, side)


def _different(sheets: list[Sheet]) -> list[Sheet]:
    return list(dict.fromkeys(sheets))


def grow(table: Table, side: int, effort: Effort) -> bool:
    """Look for a sheet that does better against the other side's mixture than one's own mixture does."""
    rng, state = table.rng, table.state
    own = table.sheets[side]
    tried: list[Sheet] = []
    for i in range(effort.tries):
        kind = i % 4
        if kind == 0:
            sheet = propose(state, side, rng)
        elif kind == 3 and len(own) > 1:
            one, other = own[drawn(table.mix[side], rng)], own[drawn(table.mix[side], rng)]
            sheet = blend(state, side, one, other, rng)
        else:
            sheet = change(state, side, own[drawn(table.mix[side], rng)], rng)
        if sheet not in own and sheet not in tried:
            tried.append(sheet)
    sheet, best = table.best_answer(side, tried)
    if table.halt(table.rounds) or best <= table.expected(side) + GAIN:
        return False
    if len(own) >= effort.most:
        _drop(table, side)
    table.add(side, sheet, effort.cell)
    return True


def _drop(table: Table, side: int) -> None:
    """The sheet that is played least makes room."""
    least = min(range(len(table.sheets[side])), key=lambda i: table.mix[side][i])
    del table.sheets[side][least]
    del table.mix[side][least]
    if side == 0:
        del table.total[least]
        del table.number[least]
    else:
        for white in range(len(table.total)):
            del table.total[white][least]
            del table.number[white][least]
