"""The decisions before the first turn: each has a page of its own, which stands in for the table until it is made."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.board.lifetime import delete_later
from app.shell.play.guard import guarded
from engine.manoeuvre.action import Action

if TYPE_CHECKING:
    from app.shell.play.screen import PlayScreen


class Before(QObject):
    """Shows the pages of `app.shell.setup`, and plays what is chosen there."""

    def __init__(self, screen: "PlayScreen") -> None:
        super().__init__(screen)
        self._screen = screen
        self._page: QWidget | None = None

    def complain(self, sentence: str) -> None:
        self._screen.complain(sentence)

    def show(self, seat: int) -> bool:
        """Whether the decision that this seat has now has a page; if so it is shown."""
        screen = self._screen
        if screen.view.turn:
            return False
        from app.shell.setup import panel_for

        self._put_away()
        page = panel_for(screen.session.seen(seat), seat, screen.desktop)
        if page is None:
            return False
        page.chosen.connect(self._chosen)
        self._page = page
        screen.body.addWidget(page)
        screen.body.setCurrentWidget(page)
        screen.tools.at_table(False)
        page.setFocus()
        return True

    def _put_away(self) -> None:
        page, self._page = self._page, None
        if page is not None:
            self._screen.body.setCurrentWidget(self._screen.table)
            self._screen.body.removeWidget(page)
            delete_later(page)
            self._screen.tools.at_table(True)

    @guarded
    def _chosen(self, actions: tuple[Action, ...]) -> None:
        self._put_away()
        try:
            for action in actions:
                self._screen.session.play(action)
        finally:
            self._screen.proceed()
