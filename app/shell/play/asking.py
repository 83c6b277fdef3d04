"""A person's decision on its way: what he presses goes to the desk, what comes of it to the session."""

from PySide6.QtCore import QObject, Signal

from app.board.looks import Mark
from app.shell.play.annals import Annals
from app.shell.play.desk import Desk
from app.shell.play.offer import Button, Offer, Reply
from app.shell.play.underway import Underway


class Asking(QObject):
    """Holds the desk of the decision at hand; there is none while nobody is asked."""

    offered = Signal(object)
    """Offer: show this now."""
    answered = Signal()
    """The decision is made, or was refused; its steps, if there are any, are on their way."""

    def __init__(self, session: Underway, annals: Annals, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._annals = annals
        self._desk: Desk | None = None
        self._offer: Offer | None = None
        self.seat = -1
        self.rewinding = False
        """Cards are being taken back, and those after them played again: not to be shown as if they were new."""

    @property
    def offer(self) -> Offer | None:
        return self._offer

    def ask(self, seat: int) -> None:
        """Lay out the decision that this seat has now."""
        self.seat = seat
        free = self._session.battle.record.free
        self._desk = Desk(self._session.seen(seat), seat, self._annals.own_actions(seat, free))
        self._show()

    def clear(self) -> None:
        self._desk, self._offer, self.seat = None, None, -1

    def press_square(self, square: int) -> None:
        """A chosen goal pressed once more is confirmed."""
        if self._desk is None or self._offer is None:
            return
        if self._offer.marks.squares.get(square) is Mark.GOAL:
            for button in self._offer.buttons:
                if button.primary and button.enabled and button.actions:
                    self.press(button)
                    return
        self._do(self._desk.press_square(square))

    def press_card(self, place: int) -> None:
        if self._desk is not None:
            self._do(self._desk.press_card(place))

    def drag(self, start: int, end: int) -> None:
        if self._desk is not None:
            self._do(self._desk.drag(start, end))

    def press(self, button: Button) -> None:
        if self._desk is None:
            return
        if button.actions or button.undo:
            self._do(Reply(button.undo, button.actions))
        else:
            self.back()

    def back(self) -> bool:
        """Put back what was picked; False if nothing was."""
        if self._desk is None or not self._desk.back():
            return False
        self._show()
        return True

    def _show(self) -> None:
        if self._desk is not None:
            self._offer = self._desk.offer()
            self.offered.emit(self._offer)

    def _do(self, reply: Reply) -> None:
        if not reply.undo and not reply.actions:
            self._show()
            return
        self.clear()
        self.rewinding = reply.undo > 0
        try:
            for _ in range(reply.undo):
                self._session.undo()
            for action in reply.actions:
                self._session.play(action)
        finally:
            self.rewinding = False
            # Whatever was refused, the battle goes on from where it stands.
            self.answered.emit()
