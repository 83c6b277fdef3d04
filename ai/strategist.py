"""The computer opponent: searches its own turn with exact odds, then the best replies over hands it may meet."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time

from ai import beliefs, discard
from ai.evaluation import Judge, Weights, chance
from ai.outcomes import Results
from ai.player import Limits, Thought, never, unheard
from ai.reply import Reply
from ai.setup import SetUp, is_set_up
from ai.turn import Leaf, Turn
from engine.manoeuvre import action as act
from engine.manoeuvre import tags
from engine.manoeuvre.action import Action
from engine.manoeuvre.state import State


@dataclass(frozen=True)
class Style:
    """How a strategist thinks."""

    width: int = 8
    """Moves followed into combat, besides those that lead to one."""
    worlds: int = 16
    """Hands that the other side may hold, when it answers in our turn."""
    replies: int = 4
    """Hands looked at in its next turn; 0 does not look at it at all."""
    plans: int = 8
    """Plans whose replies are looked at."""
    leaves: int = 6
    """Ends of a plan whose replies are looked at, the likeliest ones."""
    overlook: float = 0.0
    """The chance that an option is not thought of."""
    solver: bool = True
    """Whether the deployment is left to OR-Tools, or found by trying swaps."""


class Strategist:
    """Plays one seat of one battle."""

    def __init__(self, weights: Weights, style: Style, limits: Limits, seed: int) -> None:
        self.weights = weights
        self.style = style
        self.limits = limits
        self.rng = random.Random(seed)
        self.judge: Judge | None = None
        self.results = Results()
        self.setup = SetUp(seed, solver=style.solver)
        self.turn = (-1, -1)
        self.used = 0.0
        self.nodes = 0

    def watch(self, view: State, action: Action, /) -> None:
        """Nothing yet."""

    def think(
        self, view: State, halt: Callable[[], bool] = never, report: Callable[[Thought[Action]], None] = unheard, /
    ) -> Thought[Action]:
        legal = view.legal()
        if len(legal) == 1:
            return Thought(legal[0])
        seat = view.seat
        tag = view.stack[-1]
        if is_set_up(view):
            return Thought(self.setup.choose(view))
        if self.judge is None:
            self.judge = Judge(view.armies, self.weights)
        for action in legal:
            if action.verb == act.SPY and tag == tags.DRAW:
                return Thought(action)
        if tag == tags.TOP:
            return Thought(discard.top(view, seat, self.judge))
        if tag == tags.DISCARD:
            value, action = discard.ranking(view, seat, self.judge)[0]
            return Thought(action, chance(value))
        begun = process_time()
        moment = (view.turn, view.active)
        if view.active == seat and moment != self.turn:
            self.turn = moment
            self.used = 0.0
        thought = self._attack(view, halt) if view.active == seat else self._defend(view)
        self.used += process_time() - begun
        return thought

    def _attack(self, view: State, halt: Callable[[], bool]) -> Thought[Action]:
        assert self.judge is not None
        seat = view.seat
        style = self.style
        begun = process_time()
        share = 0.6 if view.stack[-1] == tags.MOVEMENT and not view.moved else 0.4
        allowed = (self.limits.seconds - self.used) * share if self.limits.seconds else 1e9
        worlds = beliefs.worlds(view, seat, max(style.worlds, style.replies), self.rng)
        hands = [(world.weight, world.hand) for world in worlds]
        turn = Turn(self.judge, self.results, view, seat, hands, style.width)
        scored: list[tuple[float, int, Action]] = []
        for number, action in enumerate(self._noticed(turn.options(view))):
            twin = view.copy()
            twin.do(action)
            scored.append((turn.value(twin), -number, action))
        scored.sort(key=lambda entry: (entry[0], entry[1]), reverse=True)
        self.nodes += turn.nodes
        best = scored[0]
        if style.replies and len(scored) > 1:
            reply = Reply(self.judge, self.results, seat, worlds[: style.replies], 3)
            top = -1.0
            for value, number, action in scored[: style.plans]:
                if top >= 0.0 and process_time() - begun > allowed:
                    break
                twin = view.copy()
                twin.do(action)
                deep = self._with_replies(twin, value, turn, reply)
                if deep > top:
                    top = deep
                    best = (deep, number, action)
            self.nodes += reply.nodes
        return Thought(best[2], best[0], nodes=turn.nodes)

    def _noticed(self, options: list[Action]) -> list[Action]:
        if not self.style.overlook:
            return options
        return [option for option in options if self.rng.random() >= self.style.overlook] or options

    def _with_replies(self, state: State, value: float, turn: Turn, reply: Reply) -> float:
        ends: list[Leaf] = []
        turn.leaves(state, 1.0, ends, [])
        ends.sort(key=lambda leaf: -leaf[0])
        seen = 0.0
        shift = 0.0
        for likely, leaf in ends[: self.style.leaves]:
            shift += likely * (reply.value(leaf) - turn.leaf(leaf))
            seen += likely
        return value + shift / seen

    def _defend(self, view: State) -> Thought[Action]:
        assert self.judge is not None
        seat = view.seat
        options = [action for action in view.legal() if action.verb != act.SPY]
        totals = [0.0] * len(options)
        for _ in range(self.style.worlds):
            world = view.copy()
            world.resample(self.rng)
            turn = Turn(self.judge, self.results, world, seat, [], self.style.width)
            for number, action in enumerate(options):
                twin = world.copy()
                twin.do(action)
                totals[number] += turn.value(twin)
        best = max(range(len(options)), key=lambda number: (totals[number], -number))
        return Thought(options[best], totals[best] / self.style.worlds)
