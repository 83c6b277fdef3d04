"""The computer opponent: searches its own turn with exact odds, then the best replies over hands it may meet."""

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from time import process_time
from typing import Final

from ai.clock import Clock
from ai.manoeuvre import discard, explain
from ai.manoeuvre.beliefs import Beliefs, World
from ai.manoeuvre.evaluation import MOVING, Judge, Weights, chance, log_odds
from ai.manoeuvre.outcomes import Results
from ai.manoeuvre.plans import Plan, Planner
from ai.manoeuvre.setup import SetUp, is_set_up
from ai.manoeuvre.turn import Turn
from ai.player import Limits, Line, Thought, never, unheard
from engine.manoeuvre import action as act
from engine.manoeuvre import tags
from engine.manoeuvre.action import Action
from engine.manoeuvre.state import State

LINES: Final = 3
"""So many plans are told of."""
SHARES: Final = {tags.MOVEMENT: 0.7, tags.COMBAT: 0.5}
"""Of the thought that is left for the turn, what a decision may take; others a third."""
NARROW: Final = 2
"""Moves followed in a first glance, for an answer in any case."""
REACTION: Final = 0.5
"""Likewise for a decision in the other's turn."""


@dataclass(frozen=True)
class Style:
    """How a strategist thinks, and what he overlooks."""

    width: int = 8
    """Moves followed into combat at first, besides those that lead to one."""
    worlds: int = 24
    """Hands that the other side may hold."""
    plans: int = 10
    """Plans whose replies are looked at; none at all with 0."""
    widest: int = 16
    """How wide the search may become while there is time."""
    leaves: int = 5
    """Ends of a plan whose replies are looked at, the likeliest ones."""
    faith: float = 0.8
    """How much the look at the replies counts against the look at the position as it stands."""
    blur: float = 0.0
    """How far off a plan's chance to win is judged, in log odds, by and large."""
    overlook: float = 0.0
    """The chance that an option is not thought of."""
    forget: float = 0.0
    """The chance that a card in hand is forgotten for a turn."""
    trusting: bool = False
    """Does not reckon with the cards that the other side may answer with."""
    solver: bool = True
    """Whether the deployment is left to OR-Tools, or found by trying swaps."""


class Strategist:
    """Plays one seat of one battle."""

    def __init__(self, weights: Weights, style: Style, limits: Limits, seed: int) -> None:
        self.weights = weights
        self.style = style
        self.seed = seed
        self.rng = random.Random(seed)
        self.results = Results()
        self.beliefs = Beliefs()
        self.setup = SetUp(seed, solver=style.solver)
        self.clock = Clock(limits)
        self.moment = (-1, -1)
        self.judges: dict[tuple[str, ...], Judge] = {}

    def watch(self, view: State, action: Action, /) -> None:
        seat = 0 if view.veiled[1] else 1
        self.beliefs.watch(view, action, seat)

    def think(
        self, view: State, halt: Callable[[], bool] = never, report: Callable[[Thought[Action]], None] = unheard, /
    ) -> Thought[Action]:
        legal = view.legal()
        if len(legal) == 1:
            return Thought(legal[0])
        if is_set_up(view):
            return Thought(self.setup.choose(view))
        judge = self._judge(view)
        if view.active == view.seat and (view.turn, view.active) != self.moment:
            self.moment = (view.turn, view.active)
            self.clock.reset()
        begun = process_time()
        thought = self._decide(view, judge, legal, halt, report)
        self.clock.spend(process_time() - begun, thought.nodes)
        return thought

    def _judge(self, view: State) -> Judge:
        key = (view.armies[0].id, view.armies[1].id)
        if key not in self.judges:
            self.judges = {key: Judge(view.armies, self.weights)}
        return self.judges[key]

    def _decide(
        self,
        view: State,
        judge: Judge,
        legal: list[Action],
        halt: Callable[[], bool],
        report: Callable[[Thought[Action]], None],
    ) -> Thought[Action]:
        tag = view.stack[-1]
        seat = view.seat
        if tag in (tags.DRAW, tags.MOVEMENT, tags.COMBAT):
            # A spy is of no other use, and costs nothing in the Draw Phase, since the hand is filled again.
            for action in legal:
                if action.verb == act.SPY:
                    return Thought(action)
        if tag == tags.TOP:
            return Thought(discard.top(view, seat, judge))
        if tag == tags.DISCARD:
            value, action = discard.ranking(view, seat, judge)[0]
            return Thought(action, chance(value))
        if self.style.forget:
            view = self._remembered(view)
            legal = view.legal()
        if view.active != seat:
            return self._react(view, judge, legal, halt)
        return self._act(view, judge, halt, report)

    def _remembered(self, view: State) -> State:
        """The view without the cards that are forgotten in this turn, the same ones throughout it."""
        twin = view.copy()
        hand = view.hand[view.seat]
        for card in hand:
            rng = random.Random(f"{self.seed}/{view.turn}/{view.active}/{card}")
            if rng.random() < self.style.forget:
                twin.hand[view.seat].remove(card)
        return twin

    def _worlds(self, view: State, judge: Judge) -> list[World]:
        worth = judge.worths(view, 1 - view.seat, MOVING)
        return self.beliefs.worlds(view, view.seat, worth, self.style.worlds, self.rng)

    def _act(
        self, view: State, judge: Judge, halt: Callable[[], bool], report: Callable[[Thought[Action]], None]
    ) -> Thought[Action]:
        """A decision of the own turn: looked at again and again, each time wider, as long as there is time.

        A first glance is narrow, for an answer in any case. Then replies are looked at, made with a usual card at
        first, afterwards with each card that they may be made with.
        """
        style = self.style
        worlds = [World(1.0, [], [])] if style.trusting else self._worlds(view, judge)
        nodes = 0
        width = min(NARROW, style.width) if self.clock.limited else style.width
        leaves = style.leaves
        exact = False
        planner = Planner(judge, self.results, view, worlds, width, leaves, style.faith, exact)
        over = self.clock.until(SHARES.get(view.stack[-1], 0.33), lambda: nodes + planner.nodes, halt)
        plans: list[Plan] = []
        while True:
            # The first look is at everything, however little time is left: stopped half-way it would choose by order.
            found = planner.plans(self._noticed(planner.turn.options(view)), over if plans else halt)
            if plans and over():
                break
            found = self._blurred(found, planner.turn.last)
            if exact:
                found = _in_order_of(plans, found)
            if width < style.width:
                plans = found
                report(_thought(plans, nodes + planner.nodes))
                width = style.width
            else:
                if style.plans and len(found) > 1:
                    report(_thought(found, nodes + planner.nodes))
                    found = planner.deepen(found, style.plans * width // style.width, over)
                if not found:
                    break
                plans = found
                if width >= style.widest or len(plans) == 1 or not style.plans:
                    break
                width *= 2
                leaves *= 2
                exact = True
            if over():
                break
            nodes += planner.nodes
            planner = Planner(judge, self.results, view, worlds, width, leaves, style.faith, exact)
        thought = _thought(plans, nodes + planner.nodes)
        if report is not unheard:
            # Somebody wants to know why; that is no part of the thinking and costs it no time.
            thought = replace(thought, lines=tuple(explain.lines(planner, _told(plans))))
            report(thought)
        return thought

    def _react(self, view: State, judge: Judge, legal: list[Action], halt: Callable[[], bool]) -> Thought[Action]:
        """A decision in the other's turn: the best on average over what he may hold."""
        seat = view.seat
        worlds = self._worlds(view, judge)
        totals = [0.0] * len(legal)
        nodes = 0
        over = self.clock.until(REACTION, lambda: nodes, halt)
        weights = 0.0
        for world in worlds:
            if nodes and over():
                break
            weights += world.weight
            state = view.copy()
            state.veiled[1 - seat] = False
            state.hand[1 - seat] = world.hand[:]
            turn = Turn(judge, self.results, state, seat, [], self.style.width)
            for number, action in enumerate(legal):
                twin = state.copy()
                twin.do(action)
                totals[number] += world.weight * turn.value(twin)
            nodes += turn.nodes
        best = max(range(len(legal)), key=lambda number: (totals[number], -number))
        return Thought(legal[best], totals[best] / weights, nodes=nodes)

    def _blurred(self, plans: list[Plan], last: bool) -> list[Plan]:
        """The plans as somebody sees them who misjudges by a little: what is close may change places.

        In the last turn there is nothing to misjudge, since all that counts is on the board.
        """
        if not self.style.blur or last:
            return plans
        for plan in plans:
            plan.value = plan.win = chance(log_odds(plan.value) + self.rng.gauss(0.0, self.style.blur))
        return sorted(plans, key=lambda plan: (-plan.value, plan.number))

    def _noticed(self, options: list[Action]) -> list[Action]:
        if not self.style.overlook:
            return options
        return [option for option in options if self.rng.random() >= self.style.overlook] or options


def _in_order_of(earlier: list[Plan], plans: list[Plan]) -> list[Plan]:
    """Plans in the order that an earlier look left them in, so that the best are looked at again first."""
    place = {plan.action: number for number, plan in enumerate(earlier)}
    return sorted(plans, key=lambda plan: place.get(plan.action, len(place)))


def _thought(plans: list[Plan], nodes: int) -> Thought[Action]:
    lines = [Line(tuple(plan.course.line), plan.win, plan.course.odds) for plan in _told(plans) if plan.course]
    return Thought(plans[0].action, plans[0].win, tuple(lines), nodes)


def _told(plans: list[Plan]) -> list[Plan]:
    """The best few; a chance to win with the replies looked at does not compare with one without."""
    return [plan for plan in plans[:LINES] if (plan.course is None) == (plans[0].course is None)]
