"""The play screen as a battle over the network asks for it: an `app.shell.play.battle_source.PlayView`."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.board.announce import announce
from app.manoeuvre import names
from app.manoeuvre.play.offer import Button
from app.shell.play.battle_source import Choice

if TYPE_CHECKING:
    from app.manoeuvre.play.screen import PlayScreen


class ManoeuvrePlayView:
    """Says to the parts of the screen what the network has to say."""

    def __init__(self, screen: "PlayScreen") -> None:
        self._play = screen
        self.screen: QWidget = screen
        self.over: QWidget = screen.body
        self.desktop = screen.desktop

    def add_strip(self, strip: QWidget) -> None:
        column = self._play.layout()
        assert isinstance(column, QVBoxLayout)
        column.insertWidget(1, strip)

    def add_to_bar(self, widget: QWidget) -> None:
        self._play.bar.take_in(widget)

    def add_to_menu(self, action: QAction) -> None:
        self._play.addAction(action)
        self._play.bar.menu.addAction(action)

    def is_idle(self) -> bool:
        play = self._play
        return not play.animator.busy and not play.combat_result.holds and play.decision_controller.seat < 0

    def show_waiting(self, title: str, detail: str, footnote: str = "", choices: Sequence[Choice] = ()) -> None:
        buttons = [
            (Button(one.text, shortcut=one.shortcut, primary=one.primary, icon=one.icon), one.do) for one in choices
        ]
        self._play.show_waiting(title, detail, footnote, buttons)

    def forget_decision(self) -> None:
        self._play.decision_controller.clear()

    def refresh(self) -> None:
        self._play.tools.refresh()

    def proceed(self) -> None:
        self._play.proceed()

    def undo(self) -> None:
        self._play.undo()

    def complain(self, sentence: str) -> None:
        self._play.complain(sentence)

    def side(self, seat: int) -> str:
        return names.side(self._play.view, seat)

    def show_verdict(self, words: str, tone: str) -> None:
        ending = self._play.table.ending
        ending.show_note(words, tone)
        if tone != "muted":
            announce(ending, words, urgent=tone == "warning")

    def offer_rematch(self, text: str, tip: str, ask: Callable[[], object]) -> None:
        ending = self._play.table.ending
        ending.swap_button.hide()
        ending.rematch_button.setText(text)
        ending.rematch_button.setToolTip(tip)
        ending.rematch.connect(ask)

    def allow_rematch(self, allowed: bool) -> None:
        self._play.table.ending.rematch_button.setEnabled(allowed)

    def hide_rematch(self) -> None:
        self._play.table.ending.rematch_button.hide()
        self._play.table.ending.swap_button.hide()
