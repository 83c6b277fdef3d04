"""The other side's next turn: what it can do about what we are about to do, over the hands it may hold.

Which of its units could strike, and what that would leave us, is worked out once for each unit, with the cards it has
in each guess or, in haste, with its usual card; how likely that is comes from many guessed hands. So no plan can profit
from the few hands that happened to be guessed.
"""

from typing import Final

from ai.manoeuvre.beliefs import World
from ai.manoeuvre.discard import keeping
from ai.manoeuvre.evaluation import Judge
from ai.manoeuvre.expected_line import ExpectedLine, follow
from ai.manoeuvre.outcomes import Results
from ai.manoeuvre.turn import Turn
from engine.manoeuvre import action as act
from engine.manoeuvre import army as kinds
from engine.manoeuvre import tags
from engine.manoeuvre.action import PASS, Action
from engine.manoeuvre.army import HAND_SIZE
from engine.manoeuvre.position import NOBODY
from engine.manoeuvre.state import State

AMBUSHER: Final = 8
"""Stands behind the eight units for an ambush, which needs none."""
STRIKERS: Final = 9
MOST_CARDS: Final = 2
"""Of a unit's own cards that it may strike with at once."""

Arms = tuple[int, ...]
"""The cards that a striker strikes with; none if it cannot."""


class Reply:
    """What is known about the other side when positions are looked at in which the viewer's turn has just ended."""

    def __init__(
        self, judge: Judge, results: Results, view: State, viewer: int, worlds: list[World], exact: bool
    ) -> None:
        self.judge = judge
        self.results = results
        self.viewer = viewer
        self.nodes = 0
        self.armed: list[tuple[float, list[Arms]]] = []
        """For each guess: how likely it is, and what each striker could strike with."""
        self.drawn = 0
        """How many cards it draws, by and large."""
        worth = keeping(view, 1 - viewer, judge)
        deck = view.armies[1 - viewer].deck
        average = sum([worth[card] for card in deck]) / max(len(deck), 1)
        usual = _usual_cards(judge, 1 - viewer)
        drawn = 0
        for world in worlds:
            kept = [card for card in world.hand if worth[card] >= average]
            hand = kept + world.coming[: HAND_SIZE - len(kept)]
            drawn += HAND_SIZE - len(kept)
            armed = arms(judge, 1 - viewer, hand)
            if not exact:
                armed = [usual[striker] if armed[striker] else () for striker in range(STRIKERS)]
            self.armed.append((world.weight, armed))
        if worlds:
            self.drawn = (drawn + len(worlds) // 2) // len(worlds)

    def likely(self, striker: int) -> float:
        """How likely a unit, or an ambush, has a card to strike with."""
        total = 0.0
        for weight, armed in self.armed:
            if armed[striker]:
                total += weight
        return total


def _usual_cards(judge: Judge, seat: int) -> list[Arms]:
    """For each striker the card in the middle of those it could strike with."""
    profile = judge.profiles[seat]
    found: list[Arms] = [() for _ in range(STRIKERS)]
    for unit in range(AMBUSHER):
        cards: list[tuple[float, int]] = []
        for card in profile.army.deck:
            if profile.unit[card] == unit and profile.kind[card] == kinds.UNIT:
                force = max(profile.attack[card], profile.fire[card])
                if force > 0.0:
                    cards.append((force, card))
        cards.sort()
        if cards:
            found[unit] = (cards[len(cards) // 2][1],)
    for card in profile.army.deck:
        if profile.kind[card] == kinds.AMBUSH:
            found[AMBUSHER] = (card,)
    return found


def arms(judge: Judge, seat: int, hand: list[int]) -> list[Arms]:
    """What each striker has in a hand: its best two cards, and the best leader to go with them."""
    profile = judge.profiles[seat]
    found: list[Arms] = [() for _ in range(STRIKERS)]
    leader = -1
    ranked: list[tuple[float, int]] = []
    for card in hand:
        kind = profile.kind[card]
        if kind == kinds.UNIT:
            force = max(profile.attack[card], profile.fire[card])
            if force > 0.0:
                ranked.append((-force, card))
        elif kind == kinds.LEADER:
            if leader < 0 or profile.lead[card] > profile.lead[leader]:
                leader = card
        elif kind == kinds.AMBUSH:
            found[AMBUSHER] = (card,)
    ranked.sort()
    for _, card in ranked:
        unit = profile.unit[card]
        if len(found[unit]) < MOST_CARDS:
            found[unit] = (*found[unit], card)
    if leader >= 0:
        for unit in range(AMBUSHER):
            if found[unit]:
                found[unit] = (*found[unit], leader)
    return found


class Prospect:
    """One end of a plan: first probed for a bound (Star2), then searched for what each striker can do."""

    def __init__(self, reply: Reply, leaf: State, width: int) -> None:
        self.reply = reply
        self.bound = 1.0
        """No more than this can be hoped for: the other side may make its best move and leave it at that."""
        self.strikes: dict[Arms, float] = {}
        """What is left to us after the best strike of each, by striker and cards, as far as it was looked for."""
        self.turn: Turn | None = None
        self.start = leaf
        self.best: Action = PASS
        if leaf.seat == NOBODY:
            self.bound = 1.0 if leaf.winner == reply.viewer else 0.0
            return
        self.start = _ready(leaf, 1 - reply.viewer, reply.drawn)
        turn = Turn(reply.judge, reply.results, self.start, reply.viewer, [], width)
        self.turn = turn
        before = turn.nodes
        if self.start.stack[-1] == tags.MOVEMENT and self.start.seat == 1 - reply.viewer:
            self._quiet(turn)
        else:
            self.bound = turn.value(self.start)
            self.turn = None
        reply.nodes += turn.nodes - before

    def _quiet(self, turn: Turn) -> None:
        """The best move without a fight."""
        if turn.last:
            self.bound, self.best = turn.best(self.start)
            return
        for action in self.start.legal():
            if action.verb == act.MOVE:
                value = turn.rank(self.start, action)
                if value < self.bound:
                    self.bound = value
                    self.best = action

    def value(self) -> float:
        """The viewer's chance to win after the best the other side can do, on average over its hands."""
        turn = self.turn
        if turn is None or self.best.verb != act.MOVE:
            return self.bound
        before = turn.nodes
        total = 0.0
        weights = 0.0
        for weight, armed in self.reply.armed:
            low = self.bound
            for striker in range(STRIKERS):
                if armed[striker]:
                    low = min(low, self._struck(turn, striker, armed[striker]))
            total += weight * low
            weights += weight
        self.reply.nodes += turn.nodes - before
        return total / weights

    def _struck(self, turn: Turn, striker: int, cards: Arms) -> float:
        key = (striker, *cards)
        known = self.strikes.get(key)
        if known is None:
            known = self._strike(turn, striker, cards)[0]
            self.strikes[key] = known
        return known

    def _strike(self, turn: Turn, striker: int, cards: Arms) -> tuple[float, Action]:
        """What is left to us if one striker has its cards and does its worst, and the move that leads to it."""
        other = 1 - self.reply.viewer
        state = self.start.copy()
        state.hand[other] = sorted(cards)
        moves: list[Action] = []
        if striker == AMBUSHER:
            moves.append(self.best)
        else:
            here = state.square[other * 8 + striker]
            if here < 0:
                return 1.0, PASS
            reach = 1
            for card in cards:
                if turn.judge.profiles[other].bombard[card] > 0.0:
                    reach = 2
            if turn.meets(state, here, reach):
                quiet = self._quiet_move_of_others(turn, here)
                if quiet is not None:
                    moves.append(quiet)
            for action in state.legal():
                if action.verb == act.MOVE and action.a == here and turn.meets(state, action.b, reach):
                    moves.append(action)
        lowest = 1.0
        chosen = PASS
        for action in moves:
            twin = state.copy()
            twin.do(action)
            turn.known = {}
            value = turn.value(twin)
            if value < lowest:
                lowest = value
                chosen = action
        return lowest, chosen

    def _quiet_move_of_others(self, turn: Turn, here: int) -> Action | None:
        """The best move of anybody but the unit on this square, which stays to strike."""
        if self.best.a != here:
            return self.best
        lowest = 2.0
        found: Action | None = None
        for action in self.start.legal():
            if action.verb == act.MOVE and action.a != here:
                value = turn.rank(self.start, action)
                if value < lowest:
                    lowest = value
                    found = action
        return found

    def feared(self) -> ExpectedLine:
        """The reply to be feared most: the worst strike that is not unlikely, or the best move."""
        course = ExpectedLine()
        turn = self.turn
        if turn is None or self.best.verb != act.MOVE:
            return course
        self.value()
        worst = self.bound
        state = self.start.copy()
        move = self.best
        for striker in range(STRIKERS):
            if self.reply.likely(striker) >= FEARED:
                for _, armed in self.reply.armed:
                    if armed[striker] and self._struck(turn, striker, armed[striker]) < worst:
                        worst, move = self._strike(turn, striker, armed[striker])
                        state.hand[1 - self.reply.viewer] = sorted(armed[striker])
        course.line.append(state.write(move))
        state.do(move)
        turn.known = {}
        follow(turn, state, 1.0, course, True)
        return course


FEARED: Final = 0.1
"""A strike less likely than this is not told of."""


def _ready(leaf: State, seat: int, drawn: int) -> State:
    """The turn that begins at a leaf, after its discards and draws, with an empty hand for a striker's card."""
    twin = leaf.copy()
    twin.veiled[seat] = False
    twin.hand[seat] = []
    bag = twin.bag[seat]
    if bag:
        del bag[max(0, len(bag) - drawn) :]
        if not bag:
            twin.day_over[seat] = True
    while twin.stack[-1] == tags.DISCARD or twin.stack[-1] == tags.DRAW:
        twin.pop()
    twin.settle()
    return twin
