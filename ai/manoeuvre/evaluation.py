"""How good a position is: the chance to win, from the fitted weights of what `features` sees.

Two sets of weights are kept, since it matters much whose turn begins: the viewer's own (MOVING) or the other's
(WAITING). Each weight shades from its value by day to its value at nightfall.
"""

from math import exp, log
from typing import Final

from ai.manoeuvre import features
from ai.manoeuvre.profile import Profile
from engine.manoeuvre.army import Army
from engine.manoeuvre.battlefield import MARSH
from engine.manoeuvre.position import NOBODY, Position

MOVING: Final = 0
WAITING: Final = 1
SURE: Final = 8.0
"""The log odds beyond which nothing is any surer; a battle that is over counts more."""


class Weights:
    """Two sets of weights, each for every feature by day and, added to it, at nightfall."""

    def __init__(self, day: list[list[float]], night: list[list[float]]) -> None:
        self.day = day
        self.night = night


def chance(logit: float) -> float:
    """The chance that log odds stand for."""
    if logit > SURE:
        logit = SURE
    elif logit < -SURE:
        logit = -SURE
    return 1.0 / (1.0 + exp(-logit))


def log_odds(win: float) -> float:
    low = chance(-SURE)
    win = min(max(win, low), 1.0 - low)
    return log(win / (1.0 - win))


class Judge:
    """Judges the positions of one battle."""

    def __init__(self, armies: list[Army], weights: Weights) -> None:
        self.profiles: list[Profile] = [Profile(army) for army in armies]
        self.weights = weights
        self.blank: list[float] = [0.0] * features.COUNT

    def logit(self, p: Position, viewer: int, mode: int) -> float:
        """The log odds to win for a viewer, whose turn begins (MOVING) or the other's (WAITING)."""
        f = self.blank[:]
        features.measure(p, viewer, self.profiles[viewer], self.profiles[1 - viewer], f)
        late = features.lateness(p)
        day = self.weights.day[mode]
        night = self.weights.night[mode]
        total = 0.0
        for i in range(features.COUNT):
            value = f[i]
            if value != 0.0:
                total += value * (day[i] + night[i] * late)
        return total

    def win(self, p: Position, viewer: int, mode: int) -> float:
        if p.seat == NOBODY:
            return 1.0 if p.winner == viewer else 0.0
        return chance(self.logit(p, viewer, mode))

    def worths(self, p: Position, seat: int, mode: int) -> list[float]:
        """What each kind of card of an army is worth in its owner's hand here, in log odds."""
        f = self.blank[:]
        profile = self.profiles[seat]
        features.measure(p, seat, profile, self.profiles[1 - seat], f)
        contact = [0] * 16
        for unit in range(seat * 8, seat * 8 + 8):
            here = p.square[unit]
            if here >= 0:
                for n in p.field.neighbours[here]:
                    foe = p.board[n]
                    if foe >= 0 and foe >> 3 != seat and p.field.terrain[n] != MARSH:
                        contact[unit] += 1
        late = features.lateness(p)
        day = self.weights.day[mode]
        night = self.weights.night[mode]
        doubling = f[features.DOUBLING]
        hand = p.hand[seat]
        found: list[float] = []
        for card in range(len(profile.kind)):
            f = self.blank[:]
            f[features.DOUBLING] = doubling
            p.hand[seat] = [card]
            features.measure_hand(p, seat, profile, contact, f)
            total = 0.0
            for i in range(features.HAND, features.COUNT):
                total += f[i] * (day[i] + night[i] * late)
            found.append(total)
        p.hand[seat] = hand
        return found
