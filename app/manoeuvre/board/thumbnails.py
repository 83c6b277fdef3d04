"""A small picture of a section or a battlefield that can be clicked, carried and reached by keys."""

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QLabel, QSizePolicy

from app.board.draggable import Draggable
from app.board.icons import paint_icon
from app.board.theme import fonts
from app.board.theme.style import current
from app.manoeuvre.board.looks import BoardLook
from app.manoeuvre.board.paint.pixmaps import (
    COUNTER_SHARE,
    board_pixmap,
    counter_pixmap,
    ground_pixmap,
    pixmap,
    redoubt_pixmap,
)

SECTION: Final = "application/x-manoeuvre-section"
"""Carries “section ID” from a library, or “place N” from a board."""
CAPTION = 22
"""Room for the words below the picture, at the usual size of text."""
FRAME = 8
"""What the frames round the picture take, both sides together."""
_CORNER = 5


def paint_section(painter: QPainter, letters: str, box: QRect, ratio: float) -> None:
    """A section or a whole battlefield as a small picture with round corners."""

    def paint(onto: QPainter) -> None:
        corners = QPainterPath()
        corners.addRoundedRect(QRectF(0, 0, box.width(), box.height()), _CORNER, _CORNER)
        onto.setRenderHint(QPainter.RenderHint.Antialiasing)
        onto.setClipPath(corners)
        onto.drawPixmap(0, 0, ground_pixmap(letters, box.width(), ratio, grid=len(letters) == 16))

    painter.drawPixmap(box.topLeft(), pixmap(f"thumb {letters}", box.width(), box.height(), ratio, paint))


def turning(event: QKeyEvent) -> str:
    """What a key means over a place of a battlefield: turn, back, mirror, a digit, or nothing."""
    wanted = {Qt.Key.Key_R: "turn", Qt.Key.Key_M: "mirror"}.get(Qt.Key(event.key()), "")
    if wanted == "turn" and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
        wanted = "back"
    return wanted or (event.text() if event.text() and event.text() in "1234" else "")


class Thumbnail(Draggable):
    """Checked it has a brass frame; ticked it lies on the board already. What is read below it is its text."""

    mime = SECTION

    keyed = Signal(str)
    """A digit, 1 to 4, was pressed on it."""

    def __init__(self, letters: str, caption: str, side: int) -> None:
        super().__init__()
        self.letters = letters
        self._side = side
        self._ticked = False
        self.setText(caption)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_state(self, ticked: bool, chosen: bool) -> None:
        if (ticked, chosen) != (self._ticked, self.isChecked()):
            self._ticked = ticked
            self.setChecked(chosen)
            self.update()

    def sizeHint(self) -> QSize:
        wide = self._side + FRAME
        return QSize(wide, wide + (round(CAPTION * fonts.scale()) if self.text() else 0))

    def take_key(self, event: QKeyEvent) -> bool:
        number = event.text() if event.text() and event.text() in "1234" else ""
        if number:
            self.keyed.emit(number)
        return bool(number)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRect(FRAME // 2, FRAME // 2, self._side, self._side)
        paint_section(painter, self.letters, box, self.devicePixelRatioF())
        frame = QRectF(box).adjusted(-1, -1, 1, 1)
        if self.isChecked():
            painter.setPen(QPen(QColor(theme.brass), 3))
            painter.drawRoundedRect(frame, 6, 6)
        elif self.underMouse():
            painter.setPen(QPen(QColor(theme.primary), 1.5))
            painter.drawRoundedRect(frame, 6, 6)
        if self.hasFocus() and self.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange):
            painter.setPen(QPen(QColor(theme.primary), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        if self._ticked:
            disc = QRectF(box.right() - 19, box.top() + 1, 18, 18)
            painter.setPen(QPen(QColor("#2B2620"), 1))
            painter.setBrush(QColor("#FFFDF8"))
            painter.drawEllipse(disc)
            paint_icon(painter, "check", disc.adjusted(3, 3, -3, -3), "#2B2620")
        painter.setFont(fonts.sans(13, fonts.BOLD if self.isChecked() else fonts.NORMAL))
        painter.setPen(QColor(theme.ink if self.isChecked() else theme.muted))
        below = QRect(0, box.bottom() + 3, self.width(), self.height() - box.bottom() - 3)
        text = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, text)
        painter.end()


_MARGIN: Final = 20 / 632
"""The frame's share of a board: 20 a side round eight squares of 74."""
_COUNTER: Final = 0.84
"""A counter's share of its square where the board has no frame."""


def board_inside(square: QRect) -> QRect:
    """The 64 squares of a board that takes this room with its frame."""
    margin = max(12, round(square.width() * _MARGIN))
    inside = square.width() - 2 * margin
    inside -= inside % 8
    left = (square.width() - inside) // 2
    return QRect(square.left() + left, square.top() + left, inside, inside)


def paint_board(painter: QPainter, letters: str, square: QRect, ratio: float) -> None:
    """A battlefield in its frame."""
    inside = board_inside(square)
    margin = inside.left() - square.left()
    painter.drawPixmap(square.topLeft(), board_pixmap(letters, inside.width(), margin, ratio))


def paint_look(painter: QPainter, look: BoardLook, square: QRect, ratio: float) -> None:
    """A battlefield in its frame, with what stands on it."""
    paint_board(painter, look.terrain, square, ratio)
    inside = board_inside(square)
    cell = inside.width() // 8
    for at in sorted(look.redoubts):
        painter.drawPixmap(_corner(at, inside, cell), redoubt_pixmap(cell, ratio))
    for at, counter in sorted(look.counters.items()):
        painter.drawPixmap(_corner(at, inside, cell), counter_pixmap(counter, cell, ratio))


def _corner(at: int, inside: QRect, cell: int) -> QPoint:
    return inside.topLeft() + QPoint((at & 7) * cell, (7 - (at >> 3)) * cell)


def paint_squares(painter: QPainter, look: BoardLook, box: QRect, ratio: float) -> None:
    """The 64 squares without a frame, with what stands on them."""
    cell = box.width() // 8
    painter.drawPixmap(box.topLeft(), ground_pixmap(look.terrain, box.width(), ratio))
    for at in look.redoubts:
        painter.drawPixmap(_corner(at, box, cell), redoubt_pixmap(cell, ratio))
    size = round(cell * _COUNTER / COUNTER_SHARE)
    spare = (cell - size) / 2
    for at, counter in look.counters.items():
        corner = QPointF(_corner(at, box, cell)) + QPointF(spare, spare)
        painter.drawPixmap(corner, counter_pixmap(counter, size, ratio))


class Cockade(QLabel):
    """The badge of a nation beside its name, which is written there: so it says nothing itself."""

    def __init__(self, nation: str = "", size: int = 18) -> None:
        super().__init__()
        self._size = size
        self._nation = ""
        self.show_nation(nation)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.show_nation(self._nation)

    def show_nation(self, nation: str) -> None:
        self._nation = nation
        side = round(self._size * fonts.scale())
        self.setFixedSize(side, side)
        if not nation:
            self.setPixmap(QPixmap())
            return
        # Home has these before it knows a nation, and is to be on the screen before anything that paints is loaded.
        from app.manoeuvre.board.paint.pixmaps import cockade_pixmap

        self.setPixmap(cockade_pixmap(nation, side / 2.3, self.devicePixelRatioF()))
