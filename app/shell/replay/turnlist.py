"""The turning points as a list of cards to press, each with what happened, its points, and what had been better."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from app.board.theme import fonts
from app.board.theme.parts import Text
from app.board.theme.style import current
from app.board.words import translate
from app.shell.replay.turnwords import Telling, signed


class _Disc(QLabel):
    """The number of a turning point, as on the chart."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self._number = number
        side = round(28 * fonts.scale())
        self.setFixedSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.ink), 2))
        painter.setBrush(QColor(theme.raised))
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.drawEllipse(box)
        painter.setFont(fonts.sans(14, fonts.BOLD))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(self._number))
        painter.end()


class TurningCard(QPushButton):
    """One turning point. The one where the replay stands tells why, too."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.telling = Telling(0, 0, "", "")
        self._number = number
        self.setCheckable(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 10, 12, 10)
        self._row.setSpacing(12)
        self._row.addWidget(_Disc(number), 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(2)
        self._title = Text("", "strong")
        self._parts = Text("", "small", "muted")
        self._better = Text("", "small", "muted")
        self._why = Text("", "small", "muted")
        for text in (self._title, self._parts, self._better, self._why):
            words.addWidget(text)
        words.addStretch(1)
        self._row.addLayout(words, 1)
        self._points = Text("", "value", wrap=False)
        self._row.addWidget(self._points, 0, Qt.AlignmentFlag.AlignTop)
        for label in self.findChildren(QLabel):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_telling(self, telling: Telling, side: int) -> None:
        """Points count for a side; the colour is that of the side that gained, so that sign and colour agree."""
        self.telling = telling
        self._title.setText(telling.title)
        for label, text in ((self._parts, telling.parts), (self._better, telling.better), (self._why, telling.why)):
            label.setText(text)
            label.setVisible(bool(text) and (label is not self._why or self.isChecked()))
        self._points.setText(signed(telling.points))
        self._points.set_tone(f"side{side if telling.points > 0 else 1 - side}")
        self.setAccessibleName(f"{self._number}. {telling.title}, {signed(telling.points)}")
        self.setAccessibleDescription(" ".join(part for part in (telling.parts, telling.better, telling.why) if part))
        self.updateGeometry()

    def show_here(self, here: bool) -> None:
        if here != self.isChecked():
            self.setChecked(here)
            self._why.setVisible(here and bool(self.telling.why))
            self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A button would take the arrow keys for the way to the next one; here they step."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def nextCheckState(self) -> None:
        """Pressing goes there; being there is what checks it."""

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._row.heightForWidth(width)

    def sizeHint(self) -> QSize:
        hint = self._row.sizeHint()
        return QSize(min(hint.width(), round(300 * fonts.scale())), hint.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(round(160 * fonts.scale()), self._row.minimumSize().height())


class TurnList(QScrollArea):
    jumped = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.cards: list[TurningCard] = []
        self._at = 0
        page = QWidget()
        page.setProperty("part", "page")
        self._column = QVBoxLayout(page)
        self._column.setContentsMargins(0, 0, 4, 0)
        self._column.setSpacing(8)
        self._empty = Text("", tone="muted")
        self._column.addWidget(self._empty)
        self._column.addStretch(1)
        self.setWidget(page)

    def show_tellings(self, tellings: list[Telling], side: int, empty: str) -> None:
        """Cards are kept and only say something else: while a battle is read that happens many times a second."""
        while len(self.cards) > len(tellings):
            card = self.cards.pop()
            self._column.removeWidget(card)
            card.setParent(None)
            card.deleteLater()
        while len(self.cards) < len(tellings):
            card = TurningCard(len(self.cards) + 1)
            card.clicked.connect(lambda checked=False, card=card: self.jumped.emit(card.telling.place))
            self._column.insertWidget(1 + len(self.cards), card)
            self.cards.append(card)
        for card, telling in zip(self.cards, tellings, strict=True):
            if card.telling != telling or card.property("side") != side:
                card.setProperty("side", side)
                card.show_telling(telling, side)
        self._empty.setText(empty)
        self._empty.setVisible(not tellings)
        self.show_place(self._at)

    def show_place(self, place: int) -> None:
        self._at = place
        for card in self.cards:
            card.show_here(card.telling.place == place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrow keys belong to the replay."""
        event.ignore()

    def minimumSizeHint(self) -> QSize:
        return QSize(round(200 * fonts.scale()), round(110 * fonts.scale()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()


def points_for(side: str) -> str:
    return translate("replay", "points for {side}").format(side=side)
