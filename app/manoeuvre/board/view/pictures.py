"""The pictures of one board: every pixmap in the size its squares have now, at the density of its screen."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap

from app.board.theme import fonts
from app.board.theme.style import current
from app.manoeuvre.board.looks import CounterLook, Mark, Overlay
from app.manoeuvre.board.paint.cards import HEIGHT, WIDTH
from app.manoeuvre.board.paint.counters import SHARE
from app.manoeuvre.board.paint.marks import (
    paint_arrow,
    paint_badge,
    paint_cursor,
    paint_hover,
    paint_number,
    paint_owner,
    paint_sight,
    paint_trace,
    paint_way,
)
from app.manoeuvre.board.paint.pixmaps import (
    COUNTER_SHARE,
    board_pixmap,
    card_pixmap,
    counter_pixmap,
    mark_pixmap,
    pixmap,
    redoubt_pixmap,
)
from app.manoeuvre.board.view.geometry import BoardGeometry
from app.manoeuvre.board.view.motions import PlayCard

_CARD = 1.35
"""A card on the table is so much larger than one in the hand of the mock-up's size."""


class Pictures:
    """All are painted round the middle of what they belong to: the board, or a square."""

    def __init__(self, lie: BoardGeometry, ratio: float) -> None:
        self.lie = lie
        self._ratio = ratio
        share = SHARE / COUNTER_SHARE
        # As even or odd as the square, so that it stands on whole pixels.
        self._counter = lie.cell - 2 * round(lie.cell * (1 - share) / 2)

    def ground(self, terrain: str) -> QPixmap:
        lie = self.lie
        return board_pixmap(
            lie.facing.turned(terrain),
            8 * lie.cell,
            lie.frame,
            self._ratio,
            lie.facing.columns(),
            lie.facing.rows(),
        )

    def counter(self, look: CounterLook, *, lift: bool = False, ghost: bool = False) -> QPixmap:
        return counter_pixmap(look, self._counter, self._ratio, lift=lift, ghost=ghost)

    def redoubt(self) -> QPixmap:
        return redoubt_pixmap(self.lie.cell, self._ratio)

    def mark(self, mark: Mark) -> QPixmap:
        return mark_pixmap(mark, self.lie.cell, self._ratio)

    def badge(self, mark: Mark) -> QPixmap | None:
        """What lies over the counter; only a target has it."""
        if mark is not Mark.TARGET:
            return None
        cell = self.lie.cell
        margin = cell // 4

        def paint(painter: QPainter) -> None:
            painter.translate(margin, margin)
            paint_badge(painter, cell)

        return pixmap("board badge", cell + 2 * margin, cell + 2 * margin, self._ratio, paint)

    def hover(self) -> QPixmap:
        cell = self.lie.cell
        return pixmap("hover", cell, cell, self._ratio, lambda painter: paint_hover(painter, cell))

    def cursor(self) -> QPixmap:
        cell = self.lie.cell
        return pixmap("cursor", cell, cell, self._ratio, lambda painter: paint_cursor(painter, cell))

    def arrow(self, start: int, end: int) -> QPixmap:
        """Round the middle of the square it ends on."""
        way = self.lie.centre(start) - self.lie.centre(end)
        reach = self.lie.cell + 2 * round(max(abs(way.x()), abs(way.y())))
        middle = QPointF(reach / 2, reach / 2)

        def paint(painter: QPainter) -> None:
            paint_arrow(painter, middle + way, middle, self.lie.cell)

        return pixmap(f"arrow {way.x()} {way.y()}", reach, reach, self._ratio, paint)

    def trace(self, end: bool) -> QPixmap:
        """Where a unit came from in the turn before, or where it went."""
        cell = self.lie.cell
        return pixmap(f"trace {end}", cell, cell, self._ratio, lambda painter: paint_trace(painter, cell, end))

    def way(self, start: int, end: int) -> QPixmap:
        """The arrow between the two, round the middle of the square it ends on."""
        way = self.lie.centre(start) - self.lie.centre(end)
        reach = self.lie.cell + 2 * round(max(abs(way.x()), abs(way.y())))
        middle = QPointF(reach / 2, reach / 2)

        def paint(painter: QPainter) -> None:
            paint_way(painter, middle + way, middle, self.lie.cell)

        return pixmap(f"way {way.x()} {way.y()}", reach, reach, self._ratio, paint)

    def owners(self, overlay: Overlay) -> QPixmap:
        """Who holds what, under the counters."""

        def paint(painter: QPainter) -> None:
            for square, side in overlay.owners.items():
                painter.save()
                painter.translate(self.lie.rect(square).topLeft())
                paint_owner(painter, side, self.lie.cell)
                painter.restore()

        return self._sheet(paint)

    def notes(self, overlay: Overlay) -> QPixmap:
        """Lines and figures, over the counters."""

        def paint(painter: QPainter) -> None:
            for start, end in overlay.lines:
                paint_sight(painter, self.lie.centre(start), self.lie.centre(end), self.lie.cell)
            for square, figure in overlay.numbers.items():
                painter.save()
                painter.translate(self.lie.rect(square).topLeft())
                paint_number(painter, figure, self.lie.cell)
                painter.restore()

        return self._sheet(paint)

    def _sheet(self, paint: Callable[[QPainter], None]) -> QPixmap:
        """A transparent sheet over the whole board; overlays come and go, so it is not kept."""
        side = self.lie.side
        sheet = QPixmap(round(side * self._ratio), round(side * self._ratio))
        sheet.setDevicePixelRatio(self._ratio)
        sheet.fill(Qt.GlobalColor.transparent)
        painter = QPainter(sheet)
        painter.translate(-self.lie.left, -self.lie.top)
        paint(painter)
        painter.end()
        return sheet

    def card(self, played: PlayCard) -> QPixmap:
        """A card as it lies on the table, with the words that say as what."""
        scale = _CARD * self.lie.cell / 74
        wide, high = WIDTH * scale, HEIGHT * scale
        if not played.words:
            return card_pixmap(played.card, None, scale, self._ratio)
        font = fonts.sans(16 * max(0.8, self.lie.cell / 74), fonts.SEMIBOLD, scaled=False)
        plate = QRectF(0, 0, QFontMetricsF(font).horizontalAdvance(played.words) + 28, font.pixelSize() * 2)
        whole = max(wide, plate.width() + 2)
        plate.moveTo((whole - plate.width()) / 2, high + 6)

        def paint(painter: QPainter) -> None:
            theme = current()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.drawPixmap(QPointF((whole - wide) / 2, 0), card_pixmap(played.card, None, scale, self._ratio))
            painter.setPen(QPen(QColor(theme.edge), theme.line))
            painter.setBrush(QColor(theme.panel))
            painter.drawRoundedRect(plate.adjusted(1, 1, -1, -1), 8, 8)
            painter.setPen(QColor(theme.side(played.side)))
            painter.setFont(font)
            painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, played.words)

        return pixmap(f"played {played}", whole, high + 8 + plate.height(), self._ratio, paint)
