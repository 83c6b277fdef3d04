"""Counters of units and the ground they stand on in the middle of the screen. It is no map and says so."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.board.paint.figures import paint_cannon, paint_cavalry, paint_infantry
from app.board.paint.outline import CELL
from app.board.paint.terrain import paint_meadow
from app.board.palette import BRASS, CREAM, INK, SIDES, hatch, side_shape, stroke, veil
from app.board.theme import fonts
from app.board.theme.style import current, pixmap
from app.board.translation import translate

_BODY: Final = QRectF(-38, -38, 76, 76)
_BAND: Final = QRectF(-38, 20, 76, 18)
_PLATE: Final = QRectF(13, -35, 23, 24)


@dataclass(frozen=True)
class Counter:
    """A unit as it is painted."""

    id: str
    side: int
    kind: str
    name: str
    stands: int
    pale: bool = False
    """Worn or worse."""
    done: bool = False
    chosen: bool = False
    words: str = ""
    """Below it where it is large."""


def paint_counter(painter: QPainter, counter: Counter, size: float) -> None:
    """Round the origin, `size` wide: the arm, the stands on the plate, the name in the band."""
    paint = SIDES[counter.side]
    shape = side_shape(counter.side, _BODY, 9)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / 80, size / 80)
    if counter.done:
        painter.setOpacity(0.45)
    if not current().contrast:
        for i in range(5, 0, -1):
            grow = i * 0.7
            box = _BODY.adjusted(1.6 - grow, 4 - grow, 1.6 + grow, 4 + grow)
            painter.fillPath(side_shape(counter.side, box, 11), QColor(20, 12, 0, 24))
    base = QColor(paint.pale if counter.pale else paint.body)
    shine = QLinearGradient(_BODY.topLeft(), _BODY.bottomRight())
    shine.setColorAt(0, base.lighter(103 if counter.pale else 116))
    shine.setColorAt(1, base.darker(104 if counter.pale else 112))
    painter.fillPath(shape, shine)
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.fillRect(_BAND, QColor(paint.body).darker(118) if counter.pale else QColor(paint.dark))
    if counter.side == 1:
        hatch(painter, _BAND, QColor(255, 240, 225, 26), 6, 2)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(CREAM), 2.2))
    painter.drawPath(shape)
    painter.setPen(QPen(QColor(paint.dark), 1))
    painter.drawPath(side_shape(counter.side, _BODY.adjusted(-1.4, -1.4, 1.4, 1.4), 9.6))
    painter.save()
    painter.translate(-6, 0)
    painter.scale(0.82, 0.82)
    colour = QColor(paint.dark if counter.pale else CREAM)
    if counter.kind == "infantry":
        paint_infantry(painter, colour, 3)
    elif counter.kind == "cavalry":
        paint_cavalry(painter, colour)
    else:
        paint_cannon(painter, colour)
    painter.restore()
    dark = QColor(paint.dark)
    painter.setPen(QPen(dark, 1.4) if counter.pale else Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#FFFFFF") if counter.pale else dark)
    painter.drawRoundedRect(_PLATE, 5, 5)
    painter.setFont(fonts.tabular(fonts.sans(20 if counter.stands < 10 else 15, fonts.BOLD, scaled=False)))
    painter.setPen(dark if counter.pale else QColor("#FFF3CF"))
    painter.drawText(_PLATE.adjusted(0, -1, 0, 0), Qt.AlignmentFlag.AlignCenter, str(counter.stands))
    painter.setFont(fonts.fitted(counter.name, 72, fonts.sans(13, fonts.SEMIBOLD, scaled=False), 8))
    painter.setPen(QColor("#FFF8E6"))
    painter.drawText(_BAND.adjusted(1, -1, -1, 0), Qt.AlignmentFlag.AlignCenter, counter.name)
    painter.restore()


def counter_pixmap(counter: Counter, size: float, ratio: float) -> QPixmap:
    def paint(painter: QPainter) -> None:
        painter.translate(size / 2, size / 2)
        paint_counter(painter, counter, size * 0.92)

    return pixmap(f"miniature {counter}", size, size, ratio, paint)


class Field(QWidget):
    """The units that a step concerns; a press on one tells its id. With `fighting` they face each other, large."""

    pressed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(150)
        self._counters: tuple[Counter, ...] = ()
        self._fighting = False
        self._boxes: dict[str, QRectF] = {}

    def sizeHint(self) -> QSize:
        return QSize(560, 330)

    def show_counters(self, counters: Sequence[Counter], fighting: bool = False) -> None:
        self._counters = tuple(counters)
        self._fighting = fighting
        self.setAccessibleName(", ".join(f"{counter.name}, {counter.stands}" for counter in counters))
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for id, box in self._boxes.items():
            if box.contains(event.position()):
                self.pressed.emit(id)
                return

    def _places(self) -> dict[str, tuple[QPointF, float]]:
        """The middle and size of every counter: side two above, side one below."""
        width, height = float(self.width()), float(self.height())
        sides = [[each for each in self._counters if each.side == side] for side in (1, 0)]
        rows = [row for row in sides if row]
        found: dict[str, tuple[QPointF, float]] = {}
        if not rows:
            return found
        if self._fighting and len(rows) == 2:
            size = min(118.0, height * 0.36, width / (2.6 * max(len(row) for row in rows)))
            for row, (left, top) in zip(sides, ((0.72, 0.34), (0.28, 0.66)), strict=True):
                for place, counter in enumerate(row):
                    shift = (place - (len(row) - 1) / 2) * size * 1.12
                    found[counter.id] = (QPointF(width * left + shift, height * top), size)
            return found
        # As many lines a side as make the counters largest.
        best, lines = 0.0, 1
        for count in (1, 2, 3):
            across = max(-(-len(row) // count) for row in rows)
            size = min(104.0, (width - 30) / (across * 1.16), (height - 44) / (count * len(rows) * 1.34))
            if size > best:
                best, lines = size, count
        bands = []
        for row in rows:
            across = -(-len(row) // lines)
            bands += [row[start : start + across] for start in range(0, len(row), across)]
        for line, band in enumerate(bands):
            y = 30 + (height - 36) * (line + 0.45) / len(bands)
            for place, counter in enumerate(band):
                x = width / 2 + (place - (len(band) - 1) / 2) * min(best * 1.4, (width - 20) / len(band))
                found[counter.id] = (QPointF(x, y), best)
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        path = QPainterPath()
        path.addRoundedRect(box, 8, 8)
        painter.save()
        painter.setClipPath(path)
        side = max(box.width(), box.height())
        painter.drawPixmap(
            0, 0, pixmap("miniature ground", side, side, self.devicePixelRatioF(), lambda p: _ground(p, side))
        )
        painter.restore()
        veil(painter, path, theme, theme.field_veil)
        painter.setFont(fonts.sans(13))
        painter.setPen(QColor(CREAM if theme.field_veil else INK))
        painter.drawText(QPointF(14, 22), translate("miniatures", "Not a map: the figures stay on your table."))
        places = self._places()
        self._boxes = {
            id: QRectF(at.x() - size / 2, at.y() - size / 2, size, size) for id, (at, size) in places.items()
        }
        if self._fighting:
            self._arrow(painter, places)
        for counter in self._counters:
            at, size = places[counter.id]
            painter.save()
            painter.translate(at)
            if counter.chosen:
                half = size * 0.54
                painter.setPen(QPen(QColor(INK), 1))
                painter.setBrush(QColor(BRASS))
                painter.drawPath(side_shape(counter.side, QRectF(-half, -half, 2 * half, 2 * half), size * 0.13))
            paint_counter(painter, counter, size)
            painter.restore()
            if counter.words:
                self._pill(painter, QPointF(at.x(), at.y() + size * 0.5 + 15), counter.words)
        painter.end()

    def _pill(self, painter: QPainter, at: QPointF, words: str) -> None:
        theme = current()
        font = fonts.sans(12, fonts.SEMIBOLD)
        width = QFontMetricsF(font).horizontalAdvance(words) + 18
        box = QRectF(at.x() - width / 2, at.y() - 11, width, 22)
        painter.setPen(QPen(QColor(theme.edge), 1))
        painter.setBrush(QColor(theme.raised))
        painter.drawRoundedRect(box, 11, 11)
        painter.setPen(QColor(theme.ink))
        painter.setFont(font)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)

    def _arrow(self, painter: QPainter, places: dict[str, tuple[QPointF, float]]) -> None:
        attackers = [each for each in self._counters if each.chosen]
        targets = [each for each in self._counters if not each.chosen]
        if not attackers or not targets:
            return
        (start, size), (end, _) = places[attackers[0].id], places[targets[0].id]
        line = QLineF(start, end)
        if line.length() < size:
            return
        line = QLineF(line.pointAt(size * 0.6 / line.length()), line.pointAt(1 - size * 0.66 / line.length()))
        colour = SIDES[attackers[0].side].body
        angle = math.atan2(line.dy(), line.dx())
        tip = [
            line.p2() + QPointF(math.cos(angle + turn) * far, math.sin(angle + turn) * far)
            for turn, far in ((0, 20), (2.3, 19), (-2.3, 19))
        ]
        for tone, extra in ((CREAM, 4.0), (colour, 0.0)):
            painter.setPen(stroke(tone, 11 + extra, square=True))
            painter.drawLine(line)
            painter.setPen(stroke(tone, 1 + extra))
            painter.setBrush(QColor(tone))
            painter.drawPolygon(QPolygonF(tip))
        self._pill(painter, line.center(), translate("miniatures", "charges"))


def _ground(painter: QPainter, side: float) -> None:
    cells = max(1, round(side / 70))
    painter.scale(side / (cells * CELL), side / (cells * CELL))
    paint_meadow(painter, cells)
