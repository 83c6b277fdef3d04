"""Whether a decision could matter to the person who has to make it, and what it gives away not to be asked."""

from typing import Final

from app.board.words import translate
from engine.manoeuvre import tags
from engine.manoeuvre.state import State

HIDING: Final = (
    tags.TOP,
    tags.DRAW,
    tags.MOVEMENT,
    tags.GUERRILLA,
    tags.RESTORATION,
    tags.REDOUBT,
    tags.ANSWER,
)
"""Where the engine asks also those who have no choice, so that silence tells nothing (R60).

Not among them: the Combat Phase, before which a move can still be taken back, and the reinforcing of an attack, where
the odds are looked at once more before the dice are rolled.
"""


def could_matter(view: State, seat: int) -> bool:
    """Whether the seat has anything to choose: False where there is but one thing to do, and nothing to look at."""
    if view.seat != seat:
        return False
    return len(view.legal()) > 1 or view.stack[-1] not in HIDING


def always_note() -> str:
    """What it gives away to be asked always."""
    return translate(
        "desk",
        "You are asked whenever your army could answer, also when your hand cannot. The enemy learns nothing, but you "
        "press “Let it pass” more often.",
    )


def when_it_matters_note() -> str:
    """What it gives away to be asked only when it matters."""
    return translate(
        "desk",
        "You are asked only when your hand could answer. It is quicker, but whoever sits across from you learns from a "
        "pause that you hold such a card, and from none that you do not (R60).",
    )
