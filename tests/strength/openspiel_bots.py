"""OpenSpiel's own ISMCTS as players of the arena, to measure our searchers against.

The algorithm is `open_spiel.python.algorithms.ismcts.ISMCTSBot`. Its loop over the simulations is written again, to
look at a clock, and so are the two functions in which it spent most of its time on numpy's behalf; they choose as it
does, only faster. `world.py` says what was done to make the game fast for it. Deployments are made by `ai.setup`, so
that the match is about play; discards are searched like everything else.

Budgets are those of our players: seconds of CPU time for a turn, the answers in the other's turn among them, each
decision taking a share of what is left; or so many simulations for a turn (nodes), shared likewise.
"""

import random
from collections.abc import Callable
from math import log, sqrt
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import TIE_TOLERANCE, ISMCTSBot, ISMCTSNode
from open_spiel.python.algorithms.mcts import Evaluator, RandomRolloutEvaluator

from ai.manoeuvre.evaluation import Judge
from ai.manoeuvre.outcomes import Results
from ai.manoeuvre.setup import SetUp, is_set_up
from ai.manoeuvre.weights import shipped
from ai.player import Limits, Thought, never, unheard
from engine.manoeuvre import tags
from engine.manoeuvre.action import Action
from engine.manoeuvre.state import State
from tests.strength.ismcts import Leaf
from tests.strength.world import Standing, World

EXPLORE_ROLLOUTS = 1.4
"""For results of 1 and -1: the square root of 2, the usual choice."""
EXPLORE_JUDGED = 0.15
"""For judgements, which lie close together."""
SHARES = {tags.DISCARD: 0.2, tags.TOP: 0.05, tags.MOVEMENT: 0.6}
OTHERWISE = 0.4
"""What a decision takes of the budget that is left."""
FEWEST = 4


class Clocked(ISMCTSBot):
    """OpenSpiel's bot, faster, which stops when it is told to instead of after a fixed number of simulations."""

    def __init__(self, game: Standing, evaluator: Evaluator, uct_c: float, seed: int) -> None:
        super().__init__(game, evaluator, uct_c, 0, random_state=np.random.RandomState(seed & 0xFFFFFFFF))
        self.set_resampler(lambda state, player: state.resampled())
        self.go_on: Callable[[int], bool] = bool
        self.simulations = 0

    def run_search(self, state: World) -> Any:
        self.reset()
        self._root_node = self.create_new_node(state)
        made = 0
        while self.go_on(made):
            self.run_simulation(self.sample_root_state(state))
            made += 1
        self.simulations = made
        return self.get_final_policy(state, self._root_node)

    def check_expand(self, node: ISMCTSNode, legal_actions: list[int]) -> int:
        """Any action not tried yet. OpenSpiel's copies and shuffles all that are legal, and takes the first such."""
        tried = node.child_info
        if len(tried) == len(legal_actions):
            return int(pyspiel.INVALID_ACTION)
        fresh = [action for action in legal_actions if action not in tried]
        return fresh[int(self._random_state.random_sample() * len(fresh))]

    def _select_candidate_actions(self, node: ISMCTSNode) -> list[int]:
        """The actions with the highest bound. OpenSpiel's works each bound out twice, with numpy's functions."""
        more = log(node.total_visits)
        bounds = [
            (child.return_sum / child.visits + self._uct_c * sqrt(more / child.visits), action)
            for action, child in node.child_info.items()
        ]
        enough = max(bounds)[0] - TIE_TOLERANCE
        return [action for bound, action in bounds if bound > enough]


class Judged(Evaluator):
    """Our evaluation in the place of rollouts: the very one that our ISMCTS judges its leaves by."""

    def __init__(self) -> None:
        self.leaf: Leaf | None = None

    def evaluate(self, state: World) -> list[float]:
        assert self.leaf is not None
        value = 2.0 * self.leaf.value(state.state) - 1.0
        return [value, -value] if state.root == 0 else [-value, value]

    def prior(self, state: World) -> list[tuple[int, float]]:
        count = len(state.legal)
        return [(action, 1.0 / count) for action in range(count)]


class OpenSpielPlayer:
    """One seat of one battle, played by OpenSpiel's ISMCTS."""

    def __init__(self, seed: int, limits: Limits | None, evaluator: Evaluator, uct_c: float) -> None:
        self.limits = limits or Limits(seconds=0.3)
        self.rng = random.Random(seed)
        self.setup = SetUp(seed)
        self.game = Standing(self.rng)
        self.evaluator = evaluator
        self.bot = Clocked(self.game, evaluator, uct_c, seed)
        self.judge: Judge | None = None
        self.results = Results()
        self.turn = (-1, -1)
        self.seconds = 0.0
        self.simulations = 0

    def watch(self, view: State, action: Action, /) -> None:
        """Every search starts from the view alone."""

    def think(
        self, view: State, halt: Callable[[], bool] = never, report: Callable[[Thought[Action]], None] = unheard, /
    ) -> Thought[Action]:
        legal = view.legal()
        if len(legal) == 1:
            return Thought(legal[0])
        if is_set_up(view):
            return Thought(self.setup.choose(view))
        begun = process_time()
        if view.active == view.seat and (view.turn, view.active) != self.turn:
            self.turn = (view.turn, view.active)
            self.seconds = 0.0
            self.simulations = 0
        share = SHARES.get(view.stack[-1], OTHERWISE)
        end = begun + (self.limits.seconds - self.seconds) * share if self.limits.seconds else float("inf")
        most = (self.limits.nodes - self.simulations) * share if self.limits.nodes else float("inf")
        self.bot.go_on = lambda made: made < FEWEST or (made < most and process_time() < end and not halt())
        if isinstance(self.evaluator, Judged):
            self.judge = self.judge or Judge(view.armies, shipped())
            self.evaluator.leaf = Leaf(self.judge, self.results, view, self.rng)
        number = int(self.bot.step(World(self.game, view.copy(), view.seat)))
        self.seconds += process_time() - begun
        self.simulations += self.bot.simulations
        return Thought(legal[number], nodes=self.bot.simulations)


def random_rollouts(seed: int, limits: Limits | None) -> OpenSpielPlayer:
    """ISMCTS with random play to the end of the battle, one rollout a leaf."""
    evaluator = RandomRolloutEvaluator(1, np.random.RandomState((seed >> 8) & 0xFFFFFFFF))
    return OpenSpielPlayer(seed, limits, evaluator, EXPLORE_ROLLOUTS)


def judged(seed: int, limits: Limits | None, explore: str = "") -> OpenSpielPlayer:
    """ISMCTS with our evaluation at its leaves."""
    return OpenSpielPlayer(seed, limits, Judged(), float(explore or EXPLORE_JUDGED))
