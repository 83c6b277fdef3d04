"""The play screen as a battle over the network asks for it: an `app.shell.play.battle_source.PlayView`."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.board.announce import announce
from app.commanders import names
from app.shell.play.battle_source import Choice

if TYPE_CHECKING:
    from app.commanders.play.screen import PlayScreen


class CommandersPlayView:
    """Says to the parts of the screen what the network has to say."""

    def __init__(self, screen: "PlayScreen") -> None:
        self._play = screen
        self.screen: QWidget = screen
        self.over: QWidget = screen.board
        self.desktop = screen.desktop

    def add_strip(self, strip: QWidget) -> None:
        column = self._play.layout()
        assert isinstance(column, QVBoxLayout)
        column.insertWidget(1, strip)

    def add_to_bar(self, widget: QWidget) -> None:
        self._play.bar_row.insertWidget(self._play.bar_row.indexOf(self._play.undo_button), widget)

    def add_to_menu(self, action: QAction) -> None:
        self._play.addAction(action)
        self._play.own_actions.append(action)

    def is_idle(self) -> bool:
        return self._play.is_idle

    def show_waiting(self, title: str, detail: str, footnote: str = "", choices: Sequence[Choice] = ()) -> None:
        self._play.show_waiting(title, detail, footnote, choices)

    def forget_decision(self) -> None:
        self._play.forget_decision()

    def refresh(self) -> None:
        self._play.refresh()

    def proceed(self) -> None:
        self._play.proceed()

    def undo(self) -> None:
        self._play.undo()

    def complain(self, sentence: str) -> None:
        self._play.complain(sentence)

    def side(self, seat: int) -> str:
        return names.side(seat)

    def show_verdict(self, words: str, tone: str) -> None:
        verdict = self._play.decision.verdict
        verdict.setText(words)
        verdict.set_tone(tone)
        verdict.show()
        if tone != "muted":
            announce(self._play.decision, words, urgent=tone == "warning")

    def offer_rematch(self, text: str, tip: str, ask: Callable[[], object]) -> None:
        button = self._play.decision.rematch
        button.setText(text)
        button.setToolTip(tip)
        button.clicked.connect(lambda: (ask(), self._play.session.again(True)))

    def allow_rematch(self, allowed: bool) -> None:
        button = self._play.decision.rematch
        button.setVisible(self._play.session.battle.over)
        button.setEnabled(allowed)

    def hide_rematch(self) -> None:
        self._play.decision.rematch.hide()
