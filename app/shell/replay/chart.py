"""The chance of winning over a whole battle: a line between the two sides, with the turning points on it."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from app.board.theme import fonts
from app.board.theme.colours import Theme
from app.board.theme.style import current
from app.board.translation import percent, translate

DISC: Final = 11.0
LARGEST: Final = 1.3
"""How far the discs grow with the text."""
REACH: Final = 6
"""How near a click must be to a turning point to mean it, in pixels."""


@dataclass(frozen=True)
class Curve:
    """What the chart shows; chances are those of the side that is drawn below the line."""

    chances: tuple[float | None, ...] = ()
    """By place; None where nothing is judged yet."""
    turns: tuple[tuple[int, int], ...] = ()
    """Where each game turn begins: the place, and the number of the turn."""
    turning: tuple[int, ...] = ()
    """The places of the turning points, in their order."""
    below: str = ""
    above: str = ""
    side: int = 0
    """The side below the line."""


class ChanceChart(QWidget):
    """Click anywhere to go there. The screen around it knows the keys."""

    jumped = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._curve = Curve()
        self._at = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(translate("replay", "Chance of winning"))
        self.setMouseTracking(True)

    def show_curve(self, curve: Curve) -> None:
        self._curve = curve
        self._describe()
        self.update()

    def show_place(self, place: int) -> None:
        self._at = place
        self._describe()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(760, round(200 * fonts.scale()))

    def minimumSizeHint(self) -> QSize:
        return QSize(300, round(150 * fonts.scale()))

    def place_at(self, x: float) -> int:
        """The place nearest to a point, one of the turning points if it is close to one."""
        curve = self._curve
        near = [place for place in curve.turning if abs(self._x(place) - x) <= REACH]
        if near:
            return near[0]
        plot = self._plot()
        last = max(len(curve.chances) - 1, 1)
        return min(max(round((x - plot.left()) / plot.width() * last), 0), len(curve.chances) - 1)

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._curve.chances:
            self.jumped.emit(self.place_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton and self._curve.chances:
            self.jumped.emit(self.place_at(event.position().x()))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip and self._curve.chances:
            QToolTip.showText(event.globalPos(), self.words_at(self.place_at(event.pos().x())), self)
            return True
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut, QEvent.Type.PaletteChange):
            self.update()
        return super().event(event)

    # Words

    def words_at(self, place: int) -> str:
        """A place of the chart, in words."""
        chance = self._curve.chances[place] if place < len(self._curve.chances) else None
        if chance is None:
            return translate("replay", "Step {step}: not read yet.").format(step=place)
        return translate("replay", "Step {step}: {side} {chance}.").format(
            step=place, side=self._curve.below, chance=percent(chance)
        )

    def _describe(self) -> None:
        """For those who cannot see it: where it stands, where it stood highest and lowest, how it ended."""
        known = [(chance, place) for place, chance in enumerate(self._curve.chances) if chance is not None]
        parts = [self.words_at(self._at)]
        if known:
            high, low = max(known), min(known)
            parts.append(
                translate("replay", "Highest {high} after step {high_at}, lowest {low} after step {low_at}.").format(
                    high=percent(high[0]), high_at=high[1], low=percent(low[0]), low_at=low[1]
                )
            )
        count = len(self._curve.turning)
        if count:
            parts.append(translate("replay", "%n turning point(s).", "", count))
        self.setAccessibleDescription(" ".join(parts))

    # Painting

    def _plot(self) -> QRectF:
        left = fonts.scale() * 44
        disc = DISC * min(fonts.scale(), LARGEST)
        return QRectF(self.rect()).adjusted(left, disc * 2 + 4, -disc - 2, -fonts.scale() * 26)

    def _x(self, place: int) -> float:
        plot = self._plot()
        return plot.left() + plot.width() * place / max(len(self._curve.chances) - 1, 1)

    def _y(self, chance: float) -> float:
        plot = self._plot()
        return plot.bottom() - plot.height() * chance

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current()
        points = [
            QPointF(self._x(place), self._y(chance))
            for place, chance in enumerate(self._curve.chances)
            if chance is not None
        ]
        self._paint_sides(painter, theme, points)
        self._paint_axes(painter, theme)
        self._paint_names(painter, theme)
        painter.setPen(QPen(QColor(theme.ink), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(points))
        self._paint_here(painter, theme)
        self._paint_turning(painter, theme)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.primary), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.end()

    def _paint_sides(self, painter: QPainter, theme: Theme, points: list[QPointF]) -> None:
        """Below the line the one side, above it the other; side two is hatched, so that colour alone tells nothing."""
        plot = self._plot()
        painter.fillRect(plot, QColor(theme.well))
        if len(points) < 2:
            return
        for below in (True, False):
            edge = plot.bottom() if below else plot.top()
            area = QPainterPath(QPointF(points[0].x(), edge))
            for point in points:
                area.lineTo(point)
            area.lineTo(points[-1].x(), edge)
            area.closeSubpath()
            side = self._curve.side if below else 1 - self._curve.side
            painter.fillPath(area, QColor(theme.side_tint(side)))
            if side == 1:
                hatch = QColor(theme.side(1))
                hatch.setAlphaF(0.75 if theme.contrast else 0.30)
                painter.fillPath(area, QBrush(hatch, Qt.BrushStyle.BDiagPattern))

    def _paint_axes(self, painter: QPainter, theme: Theme) -> None:
        plot = self._plot()
        painter.setFont(fonts.tabular(fonts.sans(13)))
        metrics = painter.fontMetrics()
        for quarter in range(5):
            y = self._y(quarter / 4)
            pen = QPen(QColor(theme.edge), theme.line)
            if quarter == 2:
                pen.setStyle(Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(QColor(theme.muted))
            text = translate("odds", "{number} %").format(number=25 * quarter)
            box = QRectF(0, y - metrics.height() / 2, plot.left() - 8, metrics.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)
        self._paint_turns(painter, theme)

    def _paint_turns(self, painter: QPainter, theme: Theme) -> None:
        """The numbers of the turns, as many as there is room for, the present one always."""
        plot = self._plot()
        turns = self._curve.turns
        now = max((number for place, number in turns if place < max(self._at, 1)), default=0)
        widest = painter.fontMetrics().horizontalAdvance("88") + 10
        taken: list[QRectF] = []
        middles = []
        for index, (place, number) in enumerate(turns):
            end = turns[index + 1][0] if index + 1 < len(turns) else len(self._curve.chances) - 1
            middles.append((number != now, number, (self._x(place) + self._x(end)) / 2))
        for other, number, x in sorted(middles):
            box = QRectF(x - widest / 2, plot.bottom() + 4, widest, painter.fontMetrics().height())
            if any(box.intersects(used) for used in taken):
                continue
            taken.append(box)
            painter.setFont(fonts.tabular(fonts.sans(13, fonts.NORMAL if other else fonts.BOLD)))
            painter.setPen(QColor(theme.muted if other else theme.ink))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))

    def _paint_names(self, painter: QPainter, theme: Theme) -> None:
        plot = self._plot().adjusted(10, 8, -10, -8)
        painter.setFont(fonts.sans(13, fonts.SEMIBOLD))
        side = self._curve.side
        for text, align, who in (
            (self._curve.above, Qt.AlignmentFlag.AlignTop, 1 - side),
            (self._curve.below, Qt.AlignmentFlag.AlignBottom, side),
        ):
            if not text:
                continue
            said = translate("replay", "{side} ahead").format(side=text)
            metrics = painter.fontMetrics()
            size = metrics.size(0, said)
            high = align == Qt.AlignmentFlag.AlignTop
            top = plot.top() if high else plot.bottom() - size.height()
            left = plot.left() if self._has_room(high) else plot.right() - size.width()
            box = QRectF(left - 4, top - 1, size.width() + 8, size.height() + 2)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.side_tint(who)))
            painter.drawRoundedRect(box, 4, 4)
            painter.setPen(QColor(theme.side(who)))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, said)

    def _has_room(self, high: bool) -> bool:
        """Whether a name stands better at the left than at the right: where the line is further away from it."""
        known = [chance for chance in self._curve.chances if chance is not None]
        quarter = max(len(self._curve.chances) // 4, 1)
        early, late = known[:quarter], known[-quarter:]
        if len(known) < len(self._curve.chances) or not known:
            return True
        return max(early) <= max(late) + 0.1 if high else min(early) >= min(late) - 0.1

    def _paint_here(self, painter: QPainter, theme: Theme) -> None:
        if not self._curve.chances:
            return
        plot = self._plot()
        x = self._x(self._at)
        brass = QColor(theme.brass)
        painter.setPen(QPen(brass, 3 if theme.contrast else 2))
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(brass)
        painter.drawPolygon(
            [QPointF(x - 7, plot.top() - 7), QPointF(x + 7, plot.top() - 7), QPointF(x, plot.top() + 1)]
        )

    def _paint_turning(self, painter: QPainter, theme: Theme) -> None:
        plot = self._plot()
        radius = DISC * min(fonts.scale(), LARGEST)
        painter.setFont(fonts.sans(13, fonts.BOLD))
        taken: list[QPointF] = []
        for number, place in enumerate(self._curve.turning, 1):
            chance = self._curve.chances[place]
            if chance is None:
                continue
            point = QPointF(self._x(place), self._y(chance))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.ink))
            painter.drawEllipse(point, 3.5, 3.5)
            centre = self._free_spot(point, radius, plot, taken)
            taken.append(centre)
            here = place == self._at
            painter.setPen(QPen(QColor(theme.brass if here else theme.ink), 3 if here else 2))
            painter.setBrush(QColor(theme.raised))
            painter.drawEllipse(centre, radius, radius)
            painter.setPen(QColor(theme.ink))
            box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))

    def _free_spot(self, point: QPointF, radius: float, plot: QRectF, taken: list[QPointF]) -> QPointF:
        """Above the line, or below it where it would leave the plot or lie on another."""
        spots = [QPointF(point.x(), point.y() + way * radius * 2) for way in (-1, 1, -2.1, 2.1, -3.2, 3.2)]
        inside = [spot for spot in spots if plot.top() - radius <= spot.y() <= plot.bottom() - radius]
        free = [s for s in inside if all(abs(s.x() - t.x()) + abs(s.y() - t.y()) > 2 * radius for t in taken)]
        return (free or inside or spots)[0]
