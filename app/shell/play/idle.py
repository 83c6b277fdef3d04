"""Decisions that are none: where a person could only pass, and nothing hangs on when he does."""

from engine.manoeuvre.action import PASS
from engine.manoeuvre.state import State


def is_idle(state: State) -> bool:
    """Whether a person need not be asked: he could only pass, and does not end his own turn or a combat by it.

    To end those is his to say, since until then he can take back what he did before.
    """
    if state.legal() != [PASS]:
        return False
    if state.seat != state.active:
        # What he has added to his defence he may still take back, too.
        return not state.combat.stands
    after = state.copy()
    after.do(PASS)
    return after.seat == state.seat and after.turn == state.turn

