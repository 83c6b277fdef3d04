"""The chance to win at any moment of a battle, for one seat and from what it knows: for hints and for looking back.

No search: a position between fights is judged as it stands; a fight under way is finished first with exact odds, the
other side's cards left out. A judgement takes well under a millisecond, in a fight some milliseconds.
"""

from typing import Final

from ai.manoeuvre.evaluation import MOVING, WAITING, Judge, chance, log_odds
from ai.manoeuvre.features import NAMES
from ai.manoeuvre.outcomes import Results
from ai.manoeuvre.setup import is_set_up
from ai.manoeuvre.turn import Turn
from ai.manoeuvre.weights import shipped
from engine.manoeuvre import tags
from engine.manoeuvre.position import NOBODY
from engine.manoeuvre.state import State

EVEN: Final = 0.5
BEFORE: Final = frozenset((tags.FIRST_PLAYER, tags.BEGIN))
"""Set-up, besides what `is_set_up` knows."""
BEGINS: Final = frozenset((tags.DISCARD, tags.TOP, tags.DRAW))
"""Where nothing of the turn has been played yet."""
QUIET: Final = BEGINS | {tags.MOVEMENT, tags.MARCH, tags.COMBAT, tags.RESTORATION, tags.REDOUBT, tags.END_TURN}
"""Where no fight is under way."""
HIS_HAND: Final = NAMES.index("his hand")


def win_chance(state: State, seat: int) -> float:
    """How likely a seat is to win, from 0 to 1. Takes a view or the whole state; nothing hidden from the seat is read.

    During the set-up it is even: there is nothing to judge yet.
    """
    if state.seat == NOBODY:
        return 1.0 if state.winner == seat else 0.0
    if is_set_up(state) or state.stack[-1] in BEFORE:
        return EVEN
    view = state.seen_by(seat)
    judge = Judge(view.armies, shipped())
    if view.stack[-1] == tags.SHOW:
        # What is shown to a spy changes nothing on the board.
        view.pop()
        view.settle()
    tag = view.stack[-1]
    if tag in QUIET:
        begins = tag in BEGINS or (tag == tags.MOVEMENT and not view.moved)
        return judge.win(view, seat, MOVING if begins == (view.active == seat) else WAITING)
    return _after_fight(view, seat, judge)


def _after_fight(view: State, seat: int, judge: Judge) -> float:
    """The rest of the turn played as well as both can without the other side's hidden cards."""
    other = 1 - seat
    held = len(view.hand[other])
    bare = view.copy()
    bare.veiled[other] = False
    bare.hand[other] = []
    turn = Turn(judge, Results(), bare, seat, [], 1)
    # The cards left out are still there when the turn is over.
    kept = held * 0.2 * judge.weights.day[turn.mode][HIS_HAND]
    return chance(log_odds(turn.value(bare)) + kept)
