"""The panel on which dice are seen to roll: they stop one by one, the sum counts up, then the total meets the defence.

What is shown is a function of the time that has passed, so a roll can be slowed, hurried and ended at any moment.
"""

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from app.board.theme import fonts
from app.board.theme.colours import Theme
from app.board.theme.style import current
from app.board.translation import translate


@dataclass(frozen=True)
class Roll:
    """Dice are rolled: they fall on their faces, then `bonus` is added and the total is held against the defence."""

    faces: tuple[int, ...]
    sides: tuple[int, ...]
    """Of each die. 0 where only the sum is known: it is shown as a number."""
    bonus: int = 0
    total: int = 0
    against: int = -1
    """What the total must beat; -1 for none."""
    title: str = ""
    result: str = ""
    """What came of it, in a few words: A hit."""
    side: int = -1
    """Who rolls; -1 for nobody in particular."""


_IVORY, _SHADE, _INK = QColor("#FFFBEF"), QColor("#E4D8BC"), QColor("#2B2620")
_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def paint_die(painter: QPainter, sides: int, face: int, size: float, edge: QColor, turn: float = 0.0) -> None:
    """A die round the origin, `size` across, turned by degrees. The edge has the colour of the side that rolls it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline = _outline(sides, size)
    for spread in (3, 2, 1):
        painter.fillPath(outline.translated(size * 0.02, size * 0.03 * spread), QColor(20, 12, 0, 26))
    painter.rotate(turn)
    painter.fillPath(outline, _IVORY)
    _facets(painter, sides, size)
    painter.setPen(
        QPen(edge, max(1.4, size * 0.045), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(outline)
    if sides == 6 and face in _PIPS:
        _pips(painter, face, size)
    else:
        # Figures stand upright, or a 6 could be taken for a 9.
        painter.rotate(-turn)
        _figure(painter, sides, face, size)
    painter.restore()


def _outline(sides: int, size: float) -> QPainterPath:
    path = QPainterPath()
    half = size / 2
    if sides == 8:
        path.addPolygon(_ring(6, half))
    elif sides == 10:
        path.addPolygon(_points(half, (0, -1), (0.97, -0.1), (0.97, 0.14), (0, 0.94), (-0.97, 0.14), (-0.97, -0.1)))
    elif sides == 6:
        path.addRoundedRect(QRectF(-half * 0.9, -half * 0.9, size * 0.9, size * 0.9), size * 0.16, size * 0.16)
    else:
        path.addRoundedRect(QRectF(-half * 1.15, -half * 0.8, size * 1.15, size * 0.8), size * 0.2, size * 0.2)
    path.closeSubpath()
    return path


def _points(half: float, *shares: tuple[float, float]) -> QPolygonF:
    return QPolygonF([QPointF(x * half, y * half) for x, y in shares])


def _ring(corners: int, radius: float) -> QPolygonF:
    """A regular shape that stands on its tip."""
    turn = 2 * math.pi / corners
    return _points(radius, *((math.sin(turn * corner), -math.cos(turn * corner)) for corner in range(corners)))


def _facets(painter: QPainter, sides: int, size: float) -> None:
    """The faces beside the one on top: a triangle for eight sides, a kite for ten."""
    half = size / 2
    edges: tuple[tuple[tuple[float, float], tuple[float, float]], ...] = ()
    if sides == 8:
        top = _ring(3, half * 0.98)
    elif sides == 10:
        top = _points(half, (0, -1), (0.6, 0.24), (0, 0.52), (-0.6, 0.24))
        edges = (((0.6, 0.24), (0.97, 0.14)), ((-0.6, 0.24), (-0.97, 0.14)), ((0, 0.52), (0, 0.94)))
    else:
        return
    inner = QPainterPath()
    inner.addPolygon(top)
    inner.closeSubpath()
    painter.fillPath(_outline(sides, size).subtracted(inner), _SHADE)
    painter.setPen(QPen(QColor(43, 38, 32, 110), max(1.0, size * 0.02)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(inner)
    for start, end in edges:
        painter.drawLine(QPointF(*start) * half, QPointF(*end) * half)


def _pips(painter: QPainter, face: int, size: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_INK)
    for x, y in _PIPS[face]:
        painter.drawEllipse(QPointF(x * size * 0.235, y * size * 0.235), size * 0.078, size * 0.078)


def _figure(painter: QPainter, sides: int, face: int, size: float) -> None:
    painter.setFont(fonts.sans(size * (0.36 if sides in (8, 10) else 0.46), fonts.BOLD, scaled=False))
    painter.setPen(_INK)
    painter.drawText(QRectF(-size / 2, -size * 0.56, size, size * 1.06), Qt.AlignmentFlag.AlignCenter, str(face))


ROLL_MS: Final = 600
RECKON_MS: Final = 300
HOLD_MS: Final = 800
WHOLE_MS: Final = ROLL_MS + RECKON_MS + HOLD_MS
LINGER_MS: Final = 1800
"""How long a roll that nobody saw rolling can be read; meanwhile everything goes on."""

SHADOW: Final = 6
"""Round the panel."""
_ROW: Final = 8
"""Dice side by side; more go into a second row."""


@dataclass(frozen=True)
class Moment:
    """What a roll shows at one time."""

    faces: tuple[int, ...]
    turns: tuple[float, ...]
    """How far each die is turned, in degrees; 0 once it lies."""
    lying: int
    sum: int
    """Of the dice that lie."""
    told: bool
    """Whether bonus, total and result are shown."""


def moment(roll: Roll, ms: float) -> Moment:
    """The dice come to lie one by one, evenly over the time of the roll."""
    count = len(roll.faces)
    lying = count if ms >= ROLL_MS else int(count * max(0.0, ms) / ROLL_MS)
    faces, turns = list(roll.faces), [0.0] * count
    for die in range(lying, count):
        flick = int(ms / 55) + 3 * die
        faces[die] = 1 + (flick * 7 + die * 5) % (roll.sides[die] or 9)
        turns[die] = (ms * 0.9 + 47 * die) % 360
    return Moment(
        tuple(faces), tuple(turns), lying, sum(roll.faces[:lying]), ms >= ROLL_MS + RECKON_MS / 2 and lying == count
    )


def sum_words(roll: Roll, now: Moment) -> str:
    """The sum so far, and with the bonus once it is told."""
    if not now.told or not roll.bonus:
        return str(now.sum)
    sign = "+" if roll.bonus > 0 else "−"
    return f"{now.sum} {sign} {abs(roll.bonus)} = {now.sum + roll.bonus}"


def verdict_words(roll: Roll) -> str:
    """What the total is held against, and what came of it."""
    if roll.against < 0:
        return roll.result
    if not roll.result:
        return translate("dice", "against {defence}").format(defence=roll.against)
    return translate("dice", "against {defence}. {result}").format(defence=roll.against, result=roll.result)


def _paint_sheet(painter: QPainter, box: QRectF, theme: Theme) -> None:
    """The panel itself, with a shadow that lifts it off the field."""
    if not theme.contrast:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(20, 12, 0, 14))
        for grow in range(SHADOW):
            painter.drawRoundedRect(box.adjusted(grow, grow + 1, -grow, -grow), 8 + SHADOW - grow, 8 + SHADOW - grow)
    painter.setPen(QPen(QColor(theme.edge), theme.line))
    painter.setBrush(QColor(theme.panel))
    painter.drawRoundedRect(box.adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW), 8, 8)


class DicePanel(QWidget):
    """Lies over the middle of a board and lets the mouse through."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._roll: Roll | None = None
        self._ms = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._linger = QTimer(self)
        self._linger.setSingleShot(True)
        self._linger.setInterval(LINGER_MS)
        self._linger.timeout.connect(self.hide)
        self.hide()

    @property
    def moment(self) -> Moment:
        """What is shown now; there must be a roll."""
        assert self._roll is not None
        return moment(self._roll, self._ms)

    def begin(self, roll: Roll, over: QRect) -> None:
        """Show a roll in the middle of a rectangle."""
        self._linger.stop()
        self._roll = roll
        self._ms = 0.0
        size = self._size_within(roll, over.width())
        self.setGeometry(QRect(over.center() - QPointF(size.width() / 2, size.height() / 2).toPoint(), size))
        self.show()
        self.raise_()

    def set_time(self, ms: float) -> None:
        self._ms = ms
        self.update()

    def shows(self, roll: Roll) -> bool:
        return self._roll is roll and not self.isHidden()

    def end(self) -> None:
        """All dice lie and everything is told. A roll cut short stays for a while, out of everybody's way."""
        seen = self._ms >= ROLL_MS + RECKON_MS
        self.set_time(WHOLE_MS)
        if seen:
            self.hide()
        else:
            self._linger.start()

    def dismiss(self) -> None:
        self._linger.stop()
        self.hide()

    def _die(self, roll: Roll, width: float) -> float:
        across = max(1, min(_ROW, len(roll.faces)))
        return max(18.0, min(56.0 * fonts.scale(), (width - 60) / across / 1.25))

    def _size_within(self, roll: Roll, width: int) -> QSize:
        count = len(roll.faces)
        die = self._die(roll, width)
        texts = [
            QFontMetricsF(fonts.serif(16)).horizontalAdvance(roll.title),
            QFontMetricsF(self._sum_font()).horizontalAdvance(sum_words(roll, moment(roll, WHOLE_MS))),
            QFontMetricsF(fonts.sans(16, fonts.SEMIBOLD)).horizontalAdvance(verdict_words(roll)),
        ]
        wide = max(220.0, min(_ROW, count) * die * 1.25 + 60, max(texts) + 60)
        rows = max(1, -(-count // _ROW))
        high = rows * die * 1.25 + 28 + 2 * SHADOW + sum(self._lines(roll))
        return QSize(min(width, round(wide)), round(high))

    def _lines(self, roll: Roll) -> tuple[float, float, float]:
        """How high the title, the sum and the verdict are; 0 for what there is not."""
        scale = fonts.scale()
        return (
            30 * scale if roll.title else 0,
            38 * scale,
            26 * scale if verdict_words(roll) else 0,
        )

    def _sum_font(self) -> QFont:
        return fonts.tabular(fonts.sans(26, fonts.BOLD))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, roll = current(), self._roll
        if roll is None:
            return
        now = self.moment
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_sheet(painter, QRectF(self.rect()), theme)
        title, total, verdict = self._lines(roll)
        y = 10.0 + SHADOW
        middle = Qt.AlignmentFlag.AlignCenter
        if title:
            painter.setPen(QColor(theme.ink))
            painter.setFont(fonts.serif(16))
            painter.drawText(QRectF(8, y, self.width() - 16, title), middle, roll.title)
        y += title + 4
        y = self._paint_dice(painter, roll, now, y)
        painter.setPen(QColor(theme.ink))
        painter.setFont(self._sum_font())
        painter.drawText(QRectF(8, y, self.width() - 16, total), middle, sum_words(roll, now))
        if verdict and now.told:
            painter.setFont(fonts.sans(16, fonts.SEMIBOLD))
            painter.drawText(QRectF(8, y + total - 4, self.width() - 16, verdict), middle, verdict_words(roll))
        painter.end()

    def _paint_dice(self, painter: QPainter, roll: Roll, now: Moment, y: float) -> float:
        theme = current()
        die = self._die(roll, self.width())
        edge = QColor(theme.side(roll.side)) if roll.side >= 0 else QColor("#2B2620")
        count = len(now.faces)
        for first in range(0, count, _ROW):
            row = range(first, min(count, first + _ROW))
            left = (self.width() - len(row) * die * 1.25) / 2
            for place, number in enumerate(row):
                painter.save()
                painter.translate(left + (place + 0.5) * die * 1.25, y + die * 0.625)
                paint_die(painter, roll.sides[number], now.faces[number], die, edge, now.turns[number])
                painter.restore()
            y += die * 1.25
        return y
