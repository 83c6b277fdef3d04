"""The other side's next turn, over the hands it may hold: what it will do about what we are about to do."""

from ai.beliefs import World
from ai.evaluation import Judge
from ai.outcomes import Results
from ai.turn import Course, Turn
from engine.manoeuvre import tags
from engine.manoeuvre.army import HAND_SIZE, UNKNOWN
from engine.manoeuvre.position import NOBODY
from engine.manoeuvre.state import State


class Reply:
    """Looks at positions in which the viewer's turn has just ended."""

    def __init__(self, judge: Judge, results: Results, viewer: int, worlds: list[World], width: int) -> None:
        self.judge = judge
        self.results = results
        self.viewer = viewer
        self.worlds = worlds
        self.width = width
        self.nodes = 0

    def open(self, leaf: State) -> "Prospect":
        """A first look: no more than an upper bound of what the reply leaves us."""
        return Prospect(self, leaf)

    def imagine(self, leaf: State, world: World, worth: list[float]) -> State:
        """The other side's turn after it has discarded what is worth less than a card of the deck, and drawn."""
        other = 1 - self.viewer
        twin = leaf.copy()
        hand = world.hand if twin.veiled[other] else twin.hand[other]
        deck = twin.armies[other].deck
        average = sum(worth[card] for card in deck) / len(deck)
        kept = [card for card in hand if card != UNKNOWN and worth[card] >= average]
        drawn = min(HAND_SIZE - len(kept), len(world.coming))
        twin.veiled[other] = False
        twin.hand[other] = sorted(kept + world.coming[:drawn])
        bag = twin.bag[other]
        del bag[max(0, len(bag) - drawn) :]
        if not bag:
            twin.day_over[other] = True
        while twin.stack[-1] != tags.MOVEMENT and twin.stack[-1] in (tags.DISCARD, tags.DRAW):
            twin.pop()
        twin.settle()
        return twin


class Prospect:
    """One end of a plan: first probed for a bound (Star2), then searched world by world while the bound allows."""

    def __init__(self, reply: Reply, leaf: State) -> None:
        self.reply = reply
        self.leaf = leaf
        self.seen = 0
        """Worlds looked at."""
        self.total = 0.0
        self.weight = 0.0
        self.bound = 1.0
        self.turn: Turn | None = None
        if leaf.seat == NOBODY:
            self.bound = 1.0 if leaf.winner == reply.viewer else 0.0
            self.seen = len(reply.worlds)
            return
        self.turn = Turn(reply.judge, reply.results, leaf, reply.viewer, [], reply.width)
        first = self.reply.imagine(leaf, reply.worlds[0], self.turn.worth[1 - reply.viewer])
        self.bound = self.turn.cap(first) if first.stack[-1] == tags.MOVEMENT else 1.0
        reply.nodes += self.turn.nodes

    def feared(self) -> Course:
        """The reply to be feared most among the hands looked at."""
        worst = Course()
        if self.turn is not None:
            lowest = 2.0
            for world in self.reply.worlds[: max(self.seen, 1)]:
                self.turn.known = {}
                state = self.reply.imagine(self.leaf, world, self.turn.worth[1 - self.reply.viewer])
                value = self.turn.value(state)
                if value < lowest:
                    lowest = value
                    worst = Course()
                    self.turn.follow(state, 1.0, worst, True)
        return worst

    def value(self, worlds: int) -> float:
        """The viewer's chance to win after the best the other side can do, on average over so many of its hands."""
        turn = self.turn
        if turn is None:
            return self.bound
        before = turn.nodes
        while self.seen < worlds:
            world = self.reply.worlds[self.seen]
            turn.known = {}
            state = self.reply.imagine(self.leaf, world, turn.worth[1 - self.reply.viewer])
            self.total += world.weight * turn.value(state)
            self.weight += world.weight
            self.seen += 1
        self.reply.nodes += turn.nodes - before
        return self.total / self.weight
