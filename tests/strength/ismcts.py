"""A second searcher: information set Monte Carlo tree search, for one observer (Cowling, Powley, Whitehouse 2012).

Each iteration deals the hidden cards anew and goes down one tree of what the seat can tell apart; a decision offers
what is legal in that world, and a roll leads on by what it brings. A leaf is not played out to the end of the battle:
a fight under way is finished by a cheap rule, and the position judged. All values are the viewer's chance to win.

It loses to the search that ships, so it is only a yardstick; the arena knows it as `py:tests.strength.ismcts:ismcts`.
"""

import random
from collections.abc import Callable
from math import log, sqrt
from time import process_time
from typing import Final

from ai.clock import Clock
from ai.manoeuvre import discard, outcomes
from ai.manoeuvre.evaluation import MOVING, WAITING, Judge, Weights, chance, log_odds
from ai.manoeuvre.setup import SetUp, is_set_up
from ai.manoeuvre.weights import shipped
from ai.player import Limits, Thought, never, unheard
from engine.game import Rng
from engine.manoeuvre import action as act
from engine.manoeuvre import tags
from engine.manoeuvre.action import PASS, ROLLS, Action
from engine.manoeuvre.army import UNKNOWN
from engine.manoeuvre.position import CHANCE, NOBODY
from engine.manoeuvre.state import State

EXPLORE: Final = 0.02
"""Of the bound on a child's value. Small, since one move among many shifts the chance to win by a few per cent."""
CALM: Final = 0.5
"""Log odds are halved in the search, so that a battle all but won still has better moves and worse ones."""
FIRST_MOVE: Final = 0.6
LATER: Final = 0.4
"""What a decision may take of the turn's time, or nodes, that is left."""
ENOUGH: Final = 20_000
"""Nodes of a turn for a player whom nobody limits."""
CARDS: Final = frozenset((tags.DISCARD, tags.TOP, tags.DRAW))
QUIET: Final = CARDS | {tags.MOVEMENT, tags.MARCH, tags.COMBAT, tags.RESTORATION, tags.REDOUBT, tags.END_TURN}
"""Where a position may be judged as it stands, since no fight is under way."""


class Leaf:
    """Judges any position of a search from one view, in a world where no card is hidden."""

    def __init__(self, judge: Judge, results: outcomes.Results, view: State, rng: Rng) -> None:
        self.judge = judge
        self.results = results
        self.viewer = view.active if view.seat >= CHANCE else view.seat
        self.rng = rng
        self.nodes = 0
        other = 1 - self.viewer
        deck = view.armies[other].deck
        self.worth: list[list[float]] = []
        """What each card of the other side is worth in its hand beyond the average one, by the viewer's mode."""
        for mode in (WAITING, MOVING):
            worth = judge.worths(view, other, mode)
            average = sum([worth[card] for card in deck]) / len(deck)
            self.worth.append([value - average for value in worth])

    def value(self, s: State) -> float:
        """The viewer's chance to win; plays on in `s` where a fight is to be finished first."""
        self.nodes += 1
        mover = s.active
        while s.seat != NOBODY and s.active == mover and s.stack[-1] not in QUIET:
            s.do(self.rolled(s) if s.seat == CHANCE else self._usual(s))
        if s.seat == NOBODY:
            return 1.0 if s.winner == self.viewer else 0.0
        begins = s.stack[-1] in CARDS or (s.stack[-1] == tags.MOVEMENT and not s.moved)
        mode = MOVING if begins == (s.active == self.viewer) else WAITING
        worth = self.worth[mode]
        extra = sum([worth[card] for card in s.hand[1 - self.viewer] if card != UNKNOWN])
        return chance(CALM * (self.judge.logit(s, self.viewer, mode) - extra))

    def rolled(self, s: State) -> Action:
        """One outcome of chance; of a roll, one that stands for all that bring the same."""
        tag = s.stack[-1]
        if tag in CARDS or tag == tags.DEAL:
            return s.sample(self.rng)
        if tag == tags.CLASH:
            ways = [(ROLLS[roll], likely) for _, roll, likely in self.results.clash(s)]
        else:
            ways = outcomes.of_roll(s)
        ticket = self.rng.random()
        for action, likely in ways:
            ticket -= likely
            if ticket < 0.0:
                return action
        return ways[-1][0]

    def _usual(self, s: State) -> Action:
        """The cheap rule: an answer or a choice by chance, anything else left undone."""
        found = s.legal()
        if s.stack[-1] != tags.ANSWER and PASS in found:
            return PASS
        return found[int(self.rng.random() * len(found))]

    def usual_cards(self, s: State) -> Action:
        """The card phase without search: what is worth less than what may come goes; nobody spies."""
        if s.stack[-1] != tags.DISCARD or s.seat == self.viewer:
            return _options(s)[0]
        worth = self.worth[WAITING]
        cards = tuple([card for card in s.hand[s.seat] if worth[card] < 0.0])
        return Action(act.DISCARD, 0, 0, cards) if cards else PASS


class Node:
    """What followed an action, over all worlds: how often it was looked at, and could have been."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Action, Node] = {}
        self.visits = 0
        self.available = 0
        self.total = 0.0

    def add(self, value: float) -> None:
        self.visits += 1
        self.total += value


class Tree:
    """The search of one decision."""

    def __init__(self, leaf: Leaf, view: State, options: list[Action]) -> None:
        self.leaf = leaf
        self.view = view
        self.options = options
        self.root = Node()
        self.root.visits = 1

    def iterate(self) -> None:
        """One world, one way down, one new node."""
        leaf = self.leaf
        s = self.view.copy()
        s.resample(leaf.rng)
        node = self.root
        path, value = [node], -1.0
        while value < 0.0:
            if s.seat == NOBODY or node.visits == 0:
                value = leaf.value(s)
            elif s.seat == CHANCE:
                action = leaf.rolled(s)
                s.do(action)
                if action.verb == act.ROLL:
                    node = node.children.setdefault(action, Node())
                    path.append(node)
            elif s.stack[-1] in CARDS and node is not self.root:
                s.do(leaf.usual_cards(s))
            else:
                found = self.options if node is self.root else _options(s)
                if len(found) == 1:
                    s.do(found[0])
                    continue
                action, fresh = self._select(node, s, found)
                node = node.children[action]
                if fresh:  # judged a moment ago, and that visit is counted
                    value = node.total
                else:
                    path.append(node)
                    s.do(action)
        for place in path:
            place.add(value)

    def _select(self, node: Node, s: State, found: list[Action]) -> tuple[Action, bool]:
        """The child with the best bound among those this world offers; whether it was judged for the first time.

        All that are new are judged at once, which is what their first visit would do.
        """
        own = s.seat == self.leaf.viewer
        best, high, fresh = found[0], -1e9, False
        for action in found:
            child = node.children.get(action)
            new = child is None
            if child is None:
                child = node.children[action] = Node()
                twin = s.copy()
                twin.do(action)
                child.add(self.leaf.value(twin))
            child.available += 1
            mean = child.total / child.visits
            bound = (mean if own else 1.0 - mean) + EXPLORE * sqrt(log(child.available + 1.0) / child.visits)
            if bound > high:
                best, high, fresh = action, bound, new
        return best, fresh

    def best(self) -> tuple[Action, float]:
        """The action looked at most often, and its value."""
        ranked = [(node.visits, node.total / node.visits, action) for action, node in self.root.children.items()]
        _, value, action = max(ranked, key=lambda entry: (entry[0], entry[1]))
        return action, value


def _options(s: State) -> list[Action]:
    found = s.legal()
    return [action for action in found if action.verb != act.SPY] or found


class Ismcts:
    """Plays one seat of one battle. Set-up and discards are made as the other searcher makes them."""

    def __init__(self, weights: Weights, limits: Limits, seed: int) -> None:
        self.weights = weights
        self.clock = Clock(limits if limits.seconds or limits.nodes else Limits(nodes=ENOUGH))
        self.rng = random.Random(seed)
        self.setup = SetUp(seed)
        self.judge: Judge | None = None
        self.results = outcomes.Results()
        self.turn = (-1, -1)

    def watch(self, view: State, action: Action, /) -> None:
        """Nothing is learnt that the next view does not show."""

    def think(
        self, view: State, halt: Callable[[], bool] = never, report: Callable[[Thought[Action]], None] = unheard, /
    ) -> Thought[Action]:
        legal = view.legal()
        if len(legal) == 1:
            return Thought(legal[0])
        if is_set_up(view):
            return Thought(self.setup.choose(view))
        if self.judge is None:
            self.judge = Judge(view.armies, self.weights)
        tag = view.stack[-1]
        if tag == tags.DRAW:
            return Thought(legal[-1])
        if tag == tags.TOP:
            return Thought(discard.top(view, view.seat, self.judge))
        if tag == tags.DISCARD:
            value, action = discard.ranking(view, view.seat, self.judge)[0]
            return Thought(action, chance(value))
        options = _options(view)
        return self._search(view, options, halt) if len(options) > 1 else Thought(options[0])

    def _search(self, view: State, options: list[Action], halt: Callable[[], bool]) -> Thought[Action]:
        assert self.judge is not None
        begun = process_time()
        if view.active == view.seat and (view.turn, view.active) != self.turn:
            self.turn = (view.turn, view.active)
            self.clock.reset()
        share = FIRST_MOVE if view.stack[-1] == tags.MOVEMENT and not view.moved else LATER
        leaf = Leaf(self.judge, self.results, view, self.rng)
        tree = Tree(leaf, view, options)
        over = self.clock.until(share, lambda: leaf.nodes, halt)
        tree.iterate()
        while not over():
            tree.iterate()
        self.clock.spend(process_time() - begun, leaf.nodes)
        action, value = tree.best()
        return Thought(action, chance(log_odds(value) / CALM), nodes=leaf.nodes)


def ismcts(seed: int, limits: Limits | None = None) -> Ismcts:
    """The player as the arena makes it by name."""
    return Ismcts(shipped(), limits or Limits(seconds=0.3), seed)
