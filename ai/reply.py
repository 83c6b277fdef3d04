"""The other side's next turn, over the hands it may hold: what it will do about what we are about to do."""

from ai.beliefs import World
from ai.evaluation import Judge
from ai.outcomes import Results
from ai.turn import Turn
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

    def value(self, leaf: State) -> float:
        """The viewer's chance to win after the best the other side can do, on average over its hands."""
        if leaf.seat == NOBODY:
            return 1.0 if leaf.winner == self.viewer else 0.0
        turn = Turn(self.judge, self.results, leaf, self.viewer, [], self.width)
        total = 0.0
        weights = 0.0
        for world in self.worlds:
            total += world.weight * turn.value(self.imagine(leaf, world, turn.worth[1 - self.viewer]))
            weights += world.weight
        self.nodes += turn.nodes
        return total / weights

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
