"""The right column in peace: inspector above, log in the middle, the decision always whole at the bottom."""

from PySide6.QtCore import QEvent, QRect
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from app.board.theme import fonts
from app.shell.play.panels.decision import DecisionPanel
from app.shell.play.panels.inspector import InspectorPanel
from app.shell.play.panels.log import LogPanel

GAP = 12
INSPECTOR = 266
LOG = 150
"""What the log keeps before the inspector is made smaller."""
BOTH = 300
"""With less height than this for the two, at 100 % text, only one of inspector and log is shown."""


class Talk(QWidget):
    """Shares its height by what must be seen: first the decision, then the log, then the inspector."""

    def __init__(
        self, inspector: InspectorPanel, log: LogPanel, decision: DecisionPanel, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._inspector, self._log, self._decision = inspector, log, decision
        self._inspecting = False
        for panel in (inspector, log, decision):
            panel.setParent(self)
        log.widened.connect(lambda wide: self._lay())
        decision.grown.connect(self._lay)

    def prefer(self, inspector: bool) -> None:
        """Which of the two is wanted where there is room for one only."""
        self._inspecting = inspector
        self._lay()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._lay()

    def _lay(self) -> None:
        width, height, scale = self.width(), self.height(), fonts.scale()
        decided = min(self._decision.wanted_height(width), height)
        self._decision.setGeometry(0, height - decided, width, decided)
        rest = height - decided - GAP
        above = 0
        if self._log.searching:
            above = 0
        elif rest >= BOTH * scale:
            above = min(round(INSPECTOR * scale), max(rest - round(LOG * scale), rest // 2))
        elif self._inspecting:
            above = rest
        self._inspector.setVisible(above > 0)
        self._inspector.setGeometry(QRect(0, 0, width, above))
        top = above + GAP if above else 0
        self._log.setVisible(rest - top > 0)
        self._log.setGeometry(QRect(0, top, width, max(rest - top, 0)))
