"""A note beside the fairness figure: how it comes about."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.board.fairness import COVER, HILLS, SLOW, Fairness
from app.board.paint.icons import icon_pixmap
from app.board.theme import fonts
from app.board.theme.parts import Panel, Text, Title
from app.board.theme.style import current
from app.board.words import translate


class FairnessNote(QWidget):
    """Lies over the window; Esc or a look elsewhere closes it."""

    def __init__(self, judged: Fairness, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        outside = QVBoxLayout(self)
        outside.setContentsMargins(0, 0, 0, 0)
        panel = Panel(part="raised")
        outside.addWidget(panel)
        title = translate("fairness", "Fairness {score} of 100: {verdict}")
        panel.column.addWidget(Title(title.format(score=judged.score, verdict=judged.verdict), "subtitle"))
        for reason in judged.reasons:
            row = QHBoxLayout()
            mark = QLabel()
            side = round(18 * fonts.scale())
            name, colour = ("check", current().good) if reason.even else ("warning", current().warning)
            mark.setPixmap(icon_pixmap(name, side, colour, parent.devicePixelRatioF()))
            row.addWidget(mark)
            row.addWidget(Text(reason.sentence), 1)
            panel.column.addLayout(row)
        words = translate(
            "fairness",
            "From 100 it loses {cover} for each point of cover, {hills} for each hill and {slow} for each slow square "
            "that one half has more than the other. It knows nothing of the armies.",
        ).format(cover=f"{COVER:g}", hills=f"{HILLS:g}", slow=f"{SLOW:g}")
        panel.column.addWidget(Text(words, "small", "muted"))
        self.setFixedWidth(round(400 * fonts.scale()))
        self.setAccessibleName(title.format(score=judged.score, verdict=judged.verdict))

    def show_above(self, anchor: QWidget) -> None:
        self.adjustSize()
        corner = anchor.mapTo(self.window(), QPoint(anchor.width() - self.width(), -self.height() - 6))
        self.move(max(8, corner.x()), max(8, corner.y()))
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.close()
        else:
            super().keyPressEvent(event)
