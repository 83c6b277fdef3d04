"""Every decision of the set-up for one seat (§3), made from a view alone."""

import random
from typing import Final

from ai.manoeuvre.setup import ground, opening_hand, ratings
from ai.manoeuvre.setup.deployment import USUAL, Weights, problem
from ai.manoeuvre.setup.plans import FEW, Deployment, Judge, best, judged
from ai.manoeuvre.setup.problem import search
from engine.manoeuvre import tags
from engine.manoeuvre.action import PICK, PLACE, Action
from engine.manoeuvre.army import UNKNOWN
from engine.manoeuvre.phases.setup import deploying
from engine.manoeuvre.position import AWAITED
from engine.manoeuvre.state import State

TAGS: Final = (tags.SECTIONS, tags.NATIONS, tags.NATION, tags.EDGE, tags.DEAL, tags.DEPLOY)


def is_set_up(view: State) -> bool:
    """Whether the decision under way is one of the set-up, and so one that `SetUp` can make."""
    return view.stack[-1] in TAGS


class SetUp:
    """Sets up one seat of one battle. The same seed and the same views make the same decisions.

    The deployment is planned at its first unit and kept; it is planned anew if the units do not stand as planned.
    A judge may choose among plans: he is asked about states in which both sides are deployed. Without one the weights
    decide alone.
    """

    def __init__(self, seed: int, judge: Judge | None = None, weights: Weights = USUAL, solver: bool = True) -> None:
        self.seed = seed
        self.solver = solver
        """Whether OR-Tools look for the deployment; otherwise a few swaps must do."""
        self.judge = judge
        self.weights = weights
        self.rng = random.Random(seed)
        self.plan: Deployment = {}

    def choose(self, view: State) -> Action:
        """A legal action for the decision of the set-up that the view's seat has."""
        tag = view.stack[-1]
        if tag == tags.SECTIONS:
            return ground.choose_section(view, self.rng)
        if tag == tags.NATIONS:
            return ratings.offer_nations(view, view.legal(), self.rng)
        if tag == tags.NATION:
            return ratings.take_nation(view, view.legal())
        if tag == tags.EDGE:
            return ground.choose_edge(view, view.legal(), self.rng)
        if tag == tags.DEAL:
            return self._pick(view)
        if tag == tags.DEPLOY:
            return self._place(view)
        raise ValueError("This is no decision of the set-up.")

    def _pick(self, view: State) -> Action:
        seat = view.seat
        hand = [card for card in view.hand[seat] if card != UNKNOWN]
        return Action(PICK, opening_hand.pick(view.armies[seat], hand, [action.a for action in view.legal()]))

    def _place(self, view: State) -> Action:
        unit = deploying(view)
        if not self._still_fits(view):
            self.plan = self._deployment(view)
        return Action(PLACE, unit & 7, self.plan[unit])

    def _deployment(self, view: State) -> Deployment:
        if self.judge is not None:
            return judged(view, self.judge, seed=self.seed)
        task = problem(view, view.seat, self.weights)
        return task.placed(best(task) if self.solver else search(task, starts=FEW))

    def _still_fits(self, view: State) -> bool:
        """Whether everybody stands as planned or can still be set up so."""
        awaited = [unit for unit in range(view.seat * 8, view.seat * 8 + 8) if view.square[unit] == AWAITED]
        homes = view.field.homes[view.edges[view.seat]]
        return all(
            unit in self.plan and self.plan[unit] in homes and view.board[self.plan[unit]] < 0 for unit in awaited
        ) and all(view.square[unit] in (square, AWAITED) for unit, square in self.plan.items())


def choose(view: State, rng: random.Random, judge: Judge | None = None) -> Action:
    """One decision without keeping a plan: a deployment is planned at every unit."""
    return SetUp(rng.randrange(1 << 32), judge).choose(view)
