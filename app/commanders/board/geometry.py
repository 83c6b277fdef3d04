"""Where everything lies on the board of Commanders, in the units of its own drawing: 632 by 816, scaled to fit."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from app.commanders.board.looks import RESERVES, SECTORS

FRAME: Final = 20.0
FIELD: Final = 592.0
"""The side of the nine sectors together."""
SECTOR: Final = FIELD / 3
RESERVE: Final = 92.0
SIZE: Final = QSizeF(FIELD + 2 * FRAME, FIELD + 2 * RESERVE + 2 * FRAME)
STRIP: Final = 40.0
"""How far from a border the pointer is still meant for it."""


@dataclass(frozen=True)
class Facing:
    """Which side sits at the bottom of the screen. The board is turned by half, never mirrored."""

    bottom: int = 0

    @property
    def field(self) -> QRectF:
        """Sectors and reserves, without the frame."""
        return QRectF(FRAME, FRAME, FIELD, FIELD + 2 * RESERVE)

    @property
    def sectors(self) -> QRectF:
        return QRectF(FRAME, FRAME + RESERVE, FIELD, FIELD)

    @property
    def columns(self) -> str:
        return "cba" if self.bottom else "abc"

    @property
    def rows(self) -> str:
        """From the top."""
        return "123" if self.bottom else "321"

    def rect(self, place: str) -> QRectF:
        if place in RESERVES:
            low = RESERVES.index(place) == self.bottom
            return QRectF(FRAME, FRAME + (RESERVE + FIELD if low else 0.0), FIELD, RESERVE)
        left = FRAME + self.columns.index(place[0]) * SECTOR
        return QRectF(left, FRAME + RESERVE + self.rows.index(place[1]) * SECTOR, SECTOR, SECTOR)

    def place_at(self, point: QPointF) -> str | None:
        for place in (*SECTORS, *RESERVES):
            if self.rect(place).contains(point):
                return place
        return None

    def border(self, one: str, other: str) -> tuple[QPointF, QPointF]:
        """The two ends of the border between two touching places, from the left, or from the top."""
        first, second = self.rect(one), self.rect(other)
        left, right = max(first.left(), second.left()), min(first.right(), second.right())
        top, bottom = max(first.top(), second.top()), min(first.bottom(), second.bottom())
        return QPointF(left, top), QPointF(right, bottom)

    def space(self, of: str, towards: str, index: int) -> QPointF:
        """The middle of a space at a border, on the side of the sector `of`."""
        start, end = self.border(of, towards)
        along = (end - start) / 5
        inwards = self.rect(of).center() - (start + end) / 2
        length = max(1.0, abs(inwards.x()) + abs(inwards.y()))
        return start + along * (index + 0.5) + inwards * (22 / length)

    def middle(self, place: str) -> QPointF:
        return self.rect(place).center()

    def stand(self, place: str, side: int) -> QPointF:
        """The middle of a side's stacks in a place: its own half of a sector."""
        if place in RESERVES:
            return self.middle(place) + QPointF(0, 2)
        return self.middle(place) + QPointF(0, 30 if side == self.bottom else -30)

    def across(self, place: str, towards: str) -> QPointF:
        """One step from a place towards another, as a direction of length one."""
        start, end = self.border(place, towards)
        if place in RESERVES or towards in RESERVES:
            return QPointF(0, 1 if self.rect(towards).center().y() > self.rect(place).center().y() else -1)
        if start.x() == end.x():
            return QPointF(1 if self.rect(towards).left() > self.rect(place).left() else -1, 0)
        return QPointF(0, 1 if self.rect(towards).top() > self.rect(place).top() else -1)


def touching(one: str, other: str, bottom: int = 0) -> bool:
    """Whether an arrow can be drawn from one place to another as they lie."""
    facing = Facing(bottom)
    start, end = facing.border(one, other)
    width, height = end.x() - start.x(), end.y() - start.y()
    # Two sectors that meet at a corner share a point, give or take a rounding.
    return one != other and min(width, height) > -1 and max(width, height) > 1
