"""What every page of the set-up has in common: the view it was made from, and the actions that come out of it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from engine.manoeuvre.state import State

if TYPE_CHECKING:
    from app.shell.desktop import Desktop


class SetupPanel(QWidget):
    """One decision of the set-up. It ends with `chosen`, once; the next decision gets a new page."""

    chosen = Signal(object)
    """A tuple of actions, to be played in this order."""

    def __init__(self, view: State, seat: int, desktop: "Desktop") -> None:
        super().__init__()
        self.view = view
        self.seat = seat
        self.desktop = desktop
