"""Who speaks next in the transcript, and of what: always told by what has been said so far."""

from enum import Enum, auto
from typing import NamedTuple

from engine.manoeuvre import tags
from engine.manoeuvre.notation import owner
from engine.manoeuvre.position import CHANCE
from engine.manoeuvre.state import State


class Matter(Enum):
    """What is to be said."""

    DECK = auto()
    """The owner lays his shuffled deck face down."""
    PICK = auto()
    """The opponent of whoever draws says which card."""
    VOW = auto()
    ANSWER = auto()
    REDEEM = auto()
    """Dice: one side hashes its number, the other tells its own, the first shows what was hashed."""
    PLAY = auto()
    REVEAL = auto()
    """The battle is over and everything is turned up."""
    NOTHING = auto()


class Due(NamedTuple):
    seat: int
    matter: Matter


def due(state: State, over: bool, laid: tuple[int, int], down: tuple[int, int], vowed: int, revealed: int) -> Due:
    """`laid` decks and cards `down` of either side, how far the dice are, who has revealed: whose word it is."""
    if over:
        return Due(revealed, Matter.REVEAL) if revealed < 2 else Due(-1, Matter.NOTHING)
    if tags.DEAL not in state.stack[:-1]:
        for seat in range(2):
            if not laid[seat]:
                return Due(seat, Matter.DECK)
    if state.seat < CHANCE:
        return Due(state.seat, Matter.PLAY)
    if state.pool():
        vower = state.active if state.active < CHANCE else 0
        return (Due(vower, Matter.VOW), Due(1 - vower, Matter.ANSWER), Due(vower, Matter.REDEEM))[vowed]
    drawer = owner(state)
    return Due(1 - drawer, Matter.PICK) if down[drawer] else Due(drawer, Matter.DECK)
