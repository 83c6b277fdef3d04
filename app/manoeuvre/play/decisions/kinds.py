"""The desk of a person: one table from the engine's tags to the family of decisions that knows what to offer there."""

from collections.abc import Sequence
from typing import Final

from app.manoeuvre.play.decisions.cards import Discarding, Drawing, Replying, Showing, Topping
from app.manoeuvre.play.decisions.combat import Answering, Reinforcing
from app.manoeuvre.play.decisions.decision import Decision
from app.manoeuvre.play.decisions.deployment import Deploying, OpeningHand
from app.manoeuvre.play.decisions.moves import Choosing, Moving, Naming
from app.manoeuvre.play.decisions.picking import Declaring, Restoring
from app.manoeuvre.play.offer import Offer, Reply
from engine.manoeuvre import tags
from engine.manoeuvre.action import Action
from engine.manoeuvre.state import State

FAMILIES: Final[dict[int, type[Decision]]] = {
    tags.SECTIONS: Decision,
    tags.NATIONS: Decision,
    tags.NATION: Decision,
    tags.EDGE: Decision,
    tags.DEAL: OpeningHand,
    tags.DEPLOY: Deploying,
    tags.DISCARD: Discarding,
    tags.TOP: Topping,
    tags.DRAW: Drawing,
    tags.MOVEMENT: Moving,
    tags.MARCH: Moving,
    tags.GUERRILLA: Replying,
    tags.COMBAT: Declaring,
    tags.RESTORATION: Restoring,
    tags.REDOUBT: Restoring,
    tags.ANSWER: Answering,
    tags.REINFORCE: Reinforcing,
    tags.CHOICE: Choosing,
    tags.RETREAT: Moving,
    tags.ADVANCE: Naming,
    tags.COMMITMENT: Naming,
    tags.SKIRMISH: Moving,
    tags.SHOW: Showing,
}


class DecisionOffers:
    """One decision of a person: what he has picked so far, and what that offers."""

    def __init__(self, view: State, seat: int, history: Sequence[Action] = ()) -> None:
        """`view` is what the seat sees; `history` its own actions since the undo barrier, the last one last."""
        self._decision = FAMILIES[view.stack[-1]](view, seat, history)

    def offer(self) -> Offer:
        return self._decision.offer()

    def press_square(self, square: int) -> Reply:
        return self._decision.press_square(square)

    def press_card(self, place: int) -> Reply:
        """A card of the row that the offer shows is pressed."""
        return self._decision.press_card(place)

    def drag(self, start: int, end: int) -> Reply:
        return self._decision.drag(start, end)

    def back(self) -> bool:
        """Esc: put back what is picked; False if nothing was."""
        return self._decision.back()
