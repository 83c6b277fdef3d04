"""Small drawings of an army: its eight units in a row, and its losses on the way to five."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from app.board.theme import fonts
from app.board.theme.style import current
from app.board.words import translate
from app.shell.play.figures import UnitFigure

BODY: Final = ("#2A5F9E", "#C14F1F")
DARK: Final = ("#143559", "#5E230A")
PALE: Final = ("#DBE6F2", "#F7E0D2")
"""Counters bear these in every theme."""
ENOUGH: Final = 5
"""So many lost units lose the battle."""


def outline(side: int, rect: QRectF, corner: float) -> QPainterPath:
    """Side one is round, side two has cut corners."""
    path = QPainterPath()
    if side == 0:
        path.addRoundedRect(rect, corner, corner)
        return path
    left, top, right, bottom = rect.left(), rect.top(), rect.right(), rect.bottom()
    path.addPolygon(
        QPolygonF(
            [
                QPointF(left + corner, top),
                QPointF(right - corner, top),
                QPointF(right, top + corner),
                QPointF(right, bottom - corner),
                QPointF(right - corner, bottom),
                QPointF(left + corner, bottom),
                QPointF(left, bottom - corner),
                QPointF(left, top + corner),
            ]
        )
    )
    path.closeSubpath()
    return path


def cross(painter: QPainter, centre: QPointF, arm: float) -> None:
    painter.drawLine(QLineF(centre.x() - arm, centre.y() - arm, centre.x() + arm, centre.y() + arm))
    painter.drawLine(QLineF(centre.x() - arm, centre.y() + arm, centre.x() + arm, centre.y() - arm))


class Roster(QWidget):
    """The eight units of an army: full, reduced, or lost, with their strengths."""

    def __init__(self, side: int, height: int = 34, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.side = side
        self._height = height
        self._units: tuple[UnitFigure, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_units(self, units: Sequence[UnitFigure]) -> None:
        if self._units == tuple(units):
            return
        self._units = tuple(units)
        self.setAccessibleName(translate("play", "Units"))
        self.setAccessibleDescription("; ".join(unit.words for unit in units))
        self.update()

    def sizeHint(self) -> QSize:
        height = round(self._height * fonts.scale())
        return QSize(round(height * 7.1), height)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width() * 2 // 3, self.sizeHint().height())

    def _box(self, place: int) -> QRectF:
        height = float(self.height() - 1)
        width = min(height * 0.76, (self.width() - 1) / 8 - 2)
        pitch = min((self.width() - 1 - width) / 7, width * 1.5)
        return QRectF(0.5 + place * pitch, 0.5, width, height)

    def event(self, event: "QHelpEvent") -> bool:  # type: ignore[override]
        if event.type() == event.Type.ToolTip:
            for place, unit in enumerate(self._units):
                if self._box(place).contains(QPointF(event.pos())):
                    QToolTip.showText(event.globalPos(), unit.words, self)
                    return True
            QToolTip.hideText()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, unit in enumerate(self._units):
            if unit.lost:
                self._paint_lost(painter, self._box(place))
            else:
                self._paint_unit(painter, self._box(place), unit)
        painter.end()

    def _paint_lost(self, painter: QPainter, box: QRectF) -> None:
        pen = QPen(QColor(current().faint), 1.1)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen.setDashPattern([2.6, 2.2])
        painter.setPen(pen)
        painter.drawPath(outline(self.side, box, box.width() * 0.22))
        painter.setPen(QPen(QColor(current().muted), 1.4))
        cross(painter, box.center(), box.width() * 0.17)

    def _paint_unit(self, painter: QPainter, box: QRectF, unit: UnitFigure) -> None:
        body, dark, pale = QColor(BODY[self.side]), QColor(DARK[self.side]), QColor(PALE[self.side])
        shape = outline(self.side, box, box.width() * 0.22)
        base = pale if unit.look.reduced else body
        shade = QLinearGradient(box.topLeft(), box.bottomRight())
        shade.setColorAt(0, base.lighter(108))
        shade.setColorAt(1, base.darker(106))
        painter.fillPath(shape, shade)
        if unit.look.reduced:
            painter.save()
            painter.setClipPath(shape)
            stripe = QColor(body)
            stripe.setAlpha(105)
            painter.setPen(QPen(stripe, box.width() * 0.42, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
            painter.drawLine(QLineF(box.left() - 6, box.bottom() - 2, box.right() + 2, box.top() - 8))
            painter.restore()
        painter.setPen(QPen(dark, 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(shape)
        ink = dark if unit.look.reduced else QColor("#FFF8E6")
        painter.setPen(ink)
        painter.setFont(fonts.sans(box.height() * 0.44, fonts.BOLD, scaled=False))
        upper = QRectF(box.left(), box.top() + box.height() * 0.02, box.width(), box.height() * 0.56)
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, str(unit.look.strength))
        arm = QRectF(0, 0, box.width() * 0.58, box.height() * 0.27)
        arm.moveCenter(QPointF(box.center().x(), box.top() + box.height() * 0.74))
        painter.setPen(QPen(ink, 1.2))
        painter.drawRect(arm)
        painter.drawLine(arm.bottomLeft(), arm.topRight())
        if not unit.look.cavalry:
            painter.drawLine(arm.topLeft(), arm.bottomRight())


class Losses(QWidget):
    """Five places for lost units; when all are filled the battle is lost."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.side = side
        self._lost = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_losses(self, lost: int) -> None:
        if lost != self._lost:
            self._lost = lost
            self.update()

    def sizeHint(self) -> QSize:
        height = round(17 * fonts.scale())
        return QSize(round(height * 1.18 * ENOUGH), height)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current()
        colour = QColor(theme.side(self.side))
        size = float(self.height() - 2)
        for place in range(ENOUGH):
            box = QRectF(1 + place * size * 1.26, 1, size, size)
            shape = outline(self.side, box, size * (0.2 if self.side == 0 else 0.29))
            taken = place < self._lost
            painter.setPen(QPen(colour, 1.5))
            painter.setBrush(colour if taken else Qt.BrushStyle.NoBrush)
            painter.drawPath(shape)
            if taken:
                painter.setPen(QPen(QColor(theme.panel), 1.8))
                cross(painter, box.center(), size * 0.2)
        painter.end()
