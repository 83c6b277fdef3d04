"""The player: plans a round as a game of sheets, and decides inside it by simulated rounds.

It gets views alone. Of the enemy's sheet it knows what it has seen used; the rest is filled in with what it expected of
him when it planned, as long as that fits, and with anything that fits after that.
"""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from ai.commanders.evaluation import white_wins
from ai.commanders.planner import Effort, Plan, drawn, make_plan
from ai.commanders.proposals import strength
from ai.commanders.rounds import Sheet, finish_round, with_sheets
from ai.commanders.tactics import quick_action
from ai.player import Limits, Line, Thought, never, unheard
from engine.commanders import tags
from engine.commanders.action import LETTERS, ORDER_ACTIONS, SAVE_ONE, SAVED, Action
from engine.commanders.board import SECTORS
from engine.commanders.position import Position
from engine.commanders.start import SETUPS
from engine.commanders.state import State
from engine.game import EVERYTHING

SHOWN: Final = 3
"""So many plans are told with a thought."""
TOLD: Final = 10
"""Rounds simulated to tell the losses of a plan."""
CLOSE: Final = 0.02
"""Sheets that are worth nearly as much as the best are all played, so that none can be expected."""
MARGIN: Final = 0.004
"""What looks better than the obvious answer by less is not believed."""


@dataclass(frozen=True)
class Style:
    """How a player of some level thinks."""

    effort: Effort = field(default_factory=Effort)
    nodes: int = 2000
    """Rounds simulated for a sheet."""
    decisions: int = 200
    """Rounds simulated for a decision inside a round; 0 decides at a glance."""
    options: int = 10
    """Answers weighed at such a decision."""
    habit: float = 0.0
    """How often the best sheet is played instead of one drawn from the mixture: whoever does so can be read."""


class Commander:
    """Plays one seat of one battle."""

    def __init__(self, style: Style, limits: Limits, seed: int) -> None:
        self.style = style
        self.limits = limits
        self.rng = random.Random(seed)
        self.plan: Plan | None = None
        self._planned = (0, 0)
        self._sheet: Sheet = ()

    def watch(self, view: State, action: Action, /) -> None:
        """Nothing is remembered beyond the round: views hold what was seen."""

    def think(
        self,
        view: State,
        halt: Callable[[], bool] = never,
        report: Callable[[Thought[Action]], None] = unheard,
        /,
    ) -> Thought[Action]:
        if view.stack[-1] == tags.PLAN:
            return self._next_line(view, halt, report)
        legal = view.legal()
        if len(legal) == 1:
            return Thought(legal[0])
        if view.stack[-1] == tags.POST:
            return Thought(self._post(view, legal))
        return self._decide(view, legal, halt)

    # Planning

    def _next_line(
        self, view: State, halt: Callable[[], bool], report: Callable[[Thought[Action]], None]
    ) -> Thought[Action]:
        """The whole sheet is thought of at its first line; after that it is only written down."""
        side = view.seat
        written = [code for code in view.sheet[side] if code != SAVED]
        if not view.sheet[side] or tuple(written) != self._sheet[: len(written)] or self._planned != (view.round, side):
            self._sheet = self._choose_sheet(view, side, halt, report)
            self._planned = (view.round, side)
        at = len(view.sheet[side])
        win = self.plan.win if self.plan is not None else 0.5
        lines = plan_lines(view, self.plan, side) if self.plan is not None and at == 0 else ()
        action = SAVE_ONE
        if at < len(self._sheet) and tuple(written) == self._sheet[:at] and SAVED not in view.sheet[side]:
            action = ORDER_ACTIONS[self._sheet[at]]
            if action not in view.legal():
                action = SAVE_ONE
        return Thought(action, win, lines, self.plan.rounds if self.plan is not None and at == 0 else 0)

    def _choose_sheet(
        self, view: State, side: int, halt: Callable[[], bool], report: Callable[[Thought[Action]], None]
    ) -> Sheet:
        world = view.copy()
        world.viewer = EVERYTHING
        for each in range(2):
            world.sheet[each] = []
        style = self.style

        def tell(plan: Plan) -> None:
            if plan.sheets[0]:
                report(Thought(ORDER_ACTIONS[plan.sheets[0][0]], plan.win, plan_lines(view, plan), plan.rounds))

        self.plan = make_plan(world, side, self.rng, style.effort, self._stopper(halt, style.nodes), tell)
        plan = self.plan
        if not style.effort.mixed or self.rng.random() < style.habit:
            return plan.sheets[max(range(len(plan.sheets)), key=lambda i: plan.values[i])]
        best = max(plan.values)
        good = [value >= best - CLOSE for value in plan.values]
        shares = [share + 0.02 if fine else 0.0 for share, fine in zip(plan.shares, good, strict=True)]
        return plan.sheets[drawn(shares, self.rng)]

    def _stopper(self, halt: Callable[[], bool], nodes: int) -> Callable[[int], bool]:
        limits = self.limits
        begun = time.thread_time()
        most = limits.nodes or (0 if limits.seconds else nodes)

        def stop(rounds: int) -> bool:
            if rounds < 1:
                return False
            if most and rounds >= most:
                return True
            if limits.seconds and time.thread_time() - begun >= limits.seconds:
                return True
            return halt()

        return stop

    # Before the first round

    def _post(self, view: State, legal: list[Action]) -> Action:
        """Six units for a home sector, as one of the printed set-ups has them; else a mixed body."""
        wings = [SETUPS[name][:3] for name in sorted(SETUPS)]
        wanted = wings[int(self.rng.random() * len(wings))][int(self.rng.random() * 3)]
        numbers = [sum(int(part[:-1]) for part in wanted.split() if part[-1] == kind) for kind in LETTERS]
        for action in legal:
            if list(action.args[1:]) == numbers:
                return action
        return min(legal, key=lambda action: abs(action.args[1] - 4) + abs(action.args[2] - 1))

    # Inside a round

    def _decide(self, view: State, legal: list[Action], halt: Callable[[], bool]) -> Thought[Action]:
        """Weigh some answers by playing the round out a few times after each, dice and enemy orders as they may be."""
        side = view.seat
        world = self._world(view)
        first = quick_action(world, self.rng)
        if not self.style.decisions:
            return Thought(first)
        options = self._options(legal, first)
        totals = [0.0] * len(options)
        times = [0] * len(options)
        stop = self._stopper(halt, self.style.decisions)
        weights = self.style.effort.judgement()
        alive = list(range(len(options)))
        done = 0
        while True:
            # Everybody still in it gets the same worlds and the same dice; then the worse half goes.
            share = max(4, self.style.decisions // (2 * len(alive)))
            for _ in range(share):
                base, luck = self._world(view), self.rng.random()
                for i in alive:
                    trial = base.copy()
                    trial.do(options[i])
                    finish_round(trial, random.Random(luck))
                    won = white_wins(trial, weights)
                    totals[i] += won if side == 0 else 1.0 - won
                    times[i] += 1
                    done += 1
                if stop(done):
                    break
            alive.sort(key=lambda i: -totals[i] / times[i])
            if stop(done) or len(alive) <= 2:
                break
            alive = alive[: (len(alive) + 1) // 2]
        means = [total / max(number, 1) for total, number in zip(totals, times, strict=True)]
        best = alive[0] if means[alive[0]] > means[0] + MARGIN or 0 not in alive else 0
        order = sorted(alive, key=lambda i: -means[i])
        lines = tuple(Line((view.write(options[i]),), means[i]) for i in order[:SHOWN])
        return Thought(options[best], means[best], lines, done)

    def _options(self, legal: list[Action], first: Action) -> list[Action]:
        found = [first]
        others = [action for action in legal if action != first]
        if len(others) > self.style.options - 1:
            keep = self.style.options - 3
            # Doing nothing and doing everything are the answers that must not be missed.
            picked = {0, len(others) - 1, *(int(self.rng.random() * len(others)) for _ in range(keep))}
            others = [others[i] for i in sorted(picked)]
        return found + others

    def _world(self, view: State) -> State:
        """A world that fits what is known: with a sheet that was expected of the enemy if nothing speaks against it."""
        side = view.seat
        world = view.copy()
        plan = self.plan
        if plan is not None and self._planned == (view.round, side):
            sheet = plan.enemy[drawn(plan.enemy_shares, self.rng)]
            if _untouched(view, 1 - side) and not any(action.hidden for action in view.sealed[1 - side]):
                world.viewer = EVERYTHING
                world.sheet[1 - side] = [*sheet, *[SAVED] * (view.quota[1 - side] - len(sheet))]
                world.unused[1 - side] = list(sheet)
                return world
        world.resample(self.rng)
        return world


def _untouched(view: Position, side: int) -> bool:
    """Whether no order of a side has been seen in use this round, and no unit it could have given one is gone."""
    return not view.first[side] and not any(group[0] == side for group in view.groups) and view.phase <= 2


def plan_lines(view: State, plan: Plan, side: int = -1) -> tuple[Line, ...]:
    """The best few sheets as lines that the screen can show, each with the enemy sheet that it fears.

    If the side is given, they also tell how many units each side is likely to have routed or captured.
    """
    found = []
    for i, sheet in enumerate(plan.sheets[:SHOWN]):
        texts = tuple(view.write(ORDER_ACTIONS[code]) for code in sheet)
        reply = tuple(view.write(ORDER_ACTIONS[code]) for code in plan.enemy[plan.feared[i]])
        own, enemy = expected_losses(view, plan, side, sheet) if side >= 0 else (0.0, 0.0)
        found.append(Line(texts, plan.values[i], own_losses=own, enemy_losses=enemy, reply=reply))
    return tuple(found)


def expected_losses(view: State, plan: Plan, side: int, sheet: Sheet) -> tuple[float, float]:
    """Standing units that a side and its enemy lose in the round, on average over what the enemy may order."""
    # Dice of their own: what is told must not change what is played.
    rng = random.Random(plan.rounds)
    world = view.copy()
    before = _standing(world)
    lost = [0, 0]
    for _ in range(TOLD):
        other = plan.enemy[drawn(plan.enemy_shares, rng)]
        trial = with_sheets(world, sheet, other) if side == 0 else with_sheets(world, other, sheet)
        finish_round(trial, rng)
        for each, number in enumerate(_standing(trial)):
            lost[each] += before[each] - number
    return lost[side] / TOLD, lost[1 - side] / TOLD


def _standing(state: State) -> list[int]:
    return [sum(strength(state, side, place) for place in range(SECTORS + 1)) for side in range(2)]
