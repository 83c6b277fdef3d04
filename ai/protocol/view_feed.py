"""What is to be told to a player in another process: where he began to look, and every action that he was shown since.

It is sent when he is asked to think, so that a long battle costs one view and then a line for each action. If the
process is lost, all of it can be sent again to the next one.
"""

from typing import Any, NamedTuple

from ai.protocol.views import seat_of
from engine.game import State
from engine.record import CHANCE
from engine.registry import Registration


class ViewUpdate(NamedTuple):
    """A view to begin with, or an action; of a seat, in the words of the protocol."""

    is_view: bool
    seat: str
    text: str

    def lines(self) -> list[str]:
        if self.is_view:
            return [f"position {self.seat}", *self.text.splitlines(), "end"]
        return [f"saw {self.seat} {self.text}"]


class ViewFeed:
    """Follows the battle as one seat sees it."""

    def __init__(self, game: Registration) -> None:
        self.view: State[Any] | None = None
        self._game = game
        self._words = (*game.seats, CHANCE)
        self._log: list[ViewUpdate] = []
        self._sent = 0

    def reach(self, view: State[Any]) -> None:
        """Be where this view is. If play did not lead there, an undo or a new battle did, and all starts over."""
        if self.view is None or str(self.view) != str(view):
            self.view = view.copy()
            self._log = [ViewUpdate(True, self._words[seat_of(view, self._game)], str(view))]
            self._sent = 0

    def watch(self, view: State[Any], action: Any) -> None:
        """An action about to be played, in a view that asks the seat whose it is."""
        self.reach(view)
        assert self.view is not None
        self._log.append(ViewUpdate(False, self._words[view.seat], view.write(action)))
        self.view.ask(view.seat)
        self.view.do(action)

    def news(self) -> list[ViewUpdate]:
        """What has not been sent yet; it is, from now on."""
        fresh = self._log[self._sent :]
        self._sent = len(self._log)
        return fresh

    def resend(self) -> None:
        """The other side knows nothing any more."""
        self._sent = 0

    def forget(self) -> None:
        """A new battle begins, perhaps in the very same position."""
        self.view = None
        self._log = []
        self._sent = 0
