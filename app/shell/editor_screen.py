"""The editor as a screen of the program: gives it the library, and goes where it wants to."""

from typing import Any

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.board.translation import translate
from app.shell.desktop import Desktop, Edit, Fight, Home, NewBattle
from app.shell.games import shown_games
from app.shell.play.participants import COMPUTER, HUMAN, Participant
from editor.game import editor_of
from editor.screen import Editor
from engine.registry import games


class EditorScreen(QWidget):
    def __init__(self, desktop: Desktop, place: Edit | None = None) -> None:
        super().__init__()
        self.desktop = desktop
        place = place or Edit()
        self.setWindowTitle(translate("editor", "Editor"))
        self._game = place.game or next(game.id for game in shown_games() if game.has("editor"))
        game = editor_of(self._game, desktop.library(self._game))
        self.editor = Editor(game, place.mode or game.first_mode, place.path)
        self.editor.home.connect(lambda: desktop.go.emit(Home()))
        self.editor.play.connect(self._fight)
        self.editor.prepare.connect(lambda scenario: desktop.go.emit(NewBattle(scenario, game=self._game)))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.editor)
        self.setFocusProxy(self.editor)
        self.addActions(self.editor.actions())

    def leave(self) -> bool:
        return self.editor.leave()

    def now(self) -> Edit:
        """By what it is opened again as it stands: drafts are kept."""
        self.editor.keep_drafts()
        return Edit(self.editor.mode, game=self._game)

    def closeEvent(self, event: object) -> None:
        self.editor.close()

    def _fight(self, scenario: Any) -> None:
        """Against the computer at the level last chosen, as the side that moves first where that is known."""
        if not games()[self._game].has("players"):
            self.desktop.go.emit(NewBattle(game=self._game))
            return
        person, computer = Participant(HUMAN), Participant(COMPUTER, self.desktop.level(self._game))
        self.desktop.go.emit(Fight(self._game, scenario, (person, computer)))
