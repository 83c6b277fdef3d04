"""Pictures of everything, painted once for a size, a screen's density and a theme, and kept in Qt's own cache."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from app.board.paint.frame import paint_frame
from app.board.paint.terrain import paint_ground
from app.board.palette import shaded
from app.board.theme.style import current, pixmap
from app.manoeuvre.board.looks import CardLook, CardState, CounterLook, Mark
from app.manoeuvre.board.paint.boards import FILES, RANKS, board_image
from app.manoeuvre.board.paint.cards import FLAT_HEIGHT, FLAT_WIDTH, HEIGHT, WIDTH, paint_card, paint_flat_card
from app.manoeuvre.board.paint.counters import paint_cockade, paint_counter, paint_redoubt
from app.manoeuvre.board.paint.marks import paint_badge, paint_mark

__all__ = [
    "badge_pixmap",
    "board_image",
    "board_pixmap",
    "card_pixmap",
    "cockade_pixmap",
    "counter_pixmap",
    "flat_card_pixmap",
    "ground_pixmap",
    "mark_pixmap",
    "pixmap",
    "redoubt_pixmap",
]

COUNTER_SHARE = 0.9
"""Of a counter's pixmap, the rest being room for its shadow."""
_CARD_SHARE = 0.965


def ground_pixmap(letters: str, size: float, ratio: float = 1.0, *, grid: bool = True) -> QPixmap:
    """The ground of a board or a section, veiled at night. Letters from the bottom left."""

    def paint(painter: QPainter) -> None:
        paint_ground(painter, letters, size, grid=grid)
        theme = current()
        painter.fillRect(QRectF(0, 0, size, size), shaded(theme.window, round(255 * theme.field_veil)))

    return pixmap(f"ground {letters} {grid}", size, size, ratio, paint)


def board_pixmap(
    letters: str,
    size: float,
    margin: float,
    ratio: float = 1.0,
    columns: Sequence[str] = FILES,
    rows: Sequence[str] = RANKS,
) -> QPixmap:
    """A board in its frame: `size` is the side of the field, the frame goes round it."""

    def paint(painter: QPainter) -> None:
        painter.translate(margin, margin)
        paint_frame(painter, QRectF(0, 0, size, size), margin, columns, rows, current())
        painter.drawPixmap(0, 0, ground_pixmap(letters, size, ratio))

    whole = size + 2 * margin
    return pixmap(f"board {letters} {margin} {columns} {rows}", whole, whole, ratio, paint)


def counter_pixmap(
    look: CounterLook, size: float, ratio: float = 1.0, *, lift: bool = False, ghost: bool = False
) -> QPixmap:
    """A counter with its shadow in a box of that size, the counter in the middle."""

    def paint(painter: QPainter) -> None:
        painter.translate(size / 2, size / 2)
        paint_counter(painter, look, size * COUNTER_SHARE, lift, ghost, current())

    return pixmap(f"{look} {lift} {ghost}", size, size, ratio, paint)


def card_pixmap(look: CardLook, state: CardState | None = None, scale: float = 1.0, ratio: float = 1.0) -> QPixmap:
    """A card with its shadow in a box of 116 by 168, scaled."""

    def paint(painter: QPainter) -> None:
        painter.translate(WIDTH * scale * (1 - _CARD_SHARE) / 2, scale)
        paint_card(painter, look, state, scale * _CARD_SHARE, current())

    return pixmap(f"{look} {state}", WIDTH * scale, HEIGHT * scale, ratio, paint)


def flat_card_pixmap(look: CardLook, state: CardState | None = None, scale: float = 1.0, ratio: float = 1.0) -> QPixmap:
    """A flat card with its shadow in a box of 138 by 92, scaled."""

    def paint(painter: QPainter) -> None:
        painter.translate(FLAT_WIDTH * scale * (1 - _CARD_SHARE) / 2, scale)
        paint_flat_card(painter, look, state, scale * _CARD_SHARE, current())

    return pixmap(f"flat {look} {state}", FLAT_WIDTH * scale, FLAT_HEIGHT * scale, ratio, paint)


def cockade_pixmap(nation: str, radius: float, ratio: float = 1.0) -> QPixmap:
    """A cockade of that radius; the box is as wide as its pleats."""
    side = radius * 2.3

    def paint(painter: QPainter) -> None:
        painter.translate(side / 2, side / 2)
        paint_cockade(painter, nation, radius)

    return pixmap(f"cockade {nation}", side, side, ratio, paint)


def mark_pixmap(mark: Mark, size: float, ratio: float = 1.0) -> QPixmap:
    """A mark in the box of its square."""
    return pixmap(f"{mark}", size, size, ratio, lambda painter: paint_mark(painter, mark, size))


def badge_pixmap(size: float, ratio: float = 1.0) -> QPixmap:
    """A target's badge. It reaches over the square: the box is a quarter larger at the top and on the right."""

    def paint(painter: QPainter) -> None:
        painter.translate(0, size * 0.25)
        paint_badge(painter, size)

    return pixmap("badge", size * 1.25, size * 1.25, ratio, paint)


def redoubt_pixmap(size: float, ratio: float = 1.0) -> QPixmap:
    """A redoubt in the box of its square."""
    return pixmap("redoubt", size, size, ratio, lambda painter: paint_redoubt(painter, size))
