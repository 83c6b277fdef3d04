"""The board of a replay: what every game's must be able to do, and one that shows any state as text."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontDatabase, QImage
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from app.board.translation import translate
from app.shell.console import Console
from engine.battle import Step

if TYPE_CHECKING:
    from app.shell.replay.timeline import Timeline


class BoardStage(QWidget):
    """Shows the battle at one place of the timeline."""

    rested = Signal()
    """What was played has come to rest."""

    def below(self) -> QWidget | None:
        """What goes under the caption: hands, say."""
        return None

    def show_place(self, timeline: "Timeline", place: int, view: Any, side: int) -> None:
        """Show a view at rest, with a side at the bottom, and mark what has just happened there."""
        raise NotImplementedError

    def show_below(self, view: Any, side: int) -> None:
        """Show what goes under the caption; done at once, while the board may still move."""

    def play(self, steps: list[Step[Any]], viewer: int) -> bool:
        """Show what happens as a viewer sees it; False if there is nothing to be seen."""
        return False

    def skip(self) -> None:
        """Come to rest at once."""

    def set_pace(self, speed: float, reduced: bool) -> None:
        """How fast things move, 1 being the usual; or not at all."""

    def picture(self, view: Any) -> QImage:
        """A view as a picture to keep."""
        return self.grab().toImage()


class TextStage(BoardStage):
    """For games that have painted none: what `manoeuvre show` prints."""

    def __init__(self, console: Console) -> None:
        super().__init__()
        self._console = console
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setAccessibleName(translate("replay", "Position"))
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        column.addWidget(self.text)

    def show_place(self, timeline: "Timeline", place: int, view: Any, side: int) -> None:
        console = self._console
        parts = (console.board(view), console.legend(view), console.facts(view))
        self.text.setPlainText("\n\n".join(part for part in parts if part))
