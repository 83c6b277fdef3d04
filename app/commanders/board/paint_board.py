"""The board of Commanders as a picture: ground, borders with their spaces, names, markers and whatever stands there."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPen

from app.board.icons import paint_icon
from app.board.paint.frame import paint_frame
from app.board.paint.terrain import paint_ground
from app.board.palette import BRASS, CREAM, INK, SIDES, shaded, side_shape, stroke
from app.board.theme import fonts
from app.board.theme.colours import LIGHT, Theme
from app.board.translation import translate
from app.commanders.board.geometry import FIELD, FRAME, SECTOR, SIZE, Facing, touching
from app.commanders.board.looks import (
    RESERVES,
    SECTORS,
    Arrow,
    BoardLook,
    Ground,
    Marker,
    Reach,
    Stack,
)
from app.commanders.board.paint_units import paint_arrow, paint_stack

_MEADOWS: Final = (
    "............",
    "HH......F...",
    ".H..........",
    "..........WW",
    "............",
    ".....T......",
    "W.........F.",
    "WW........F.",
    "F...........",
    ".........HH.",
    "..W......H..",
    "............",
)
"""Decoration, south row first: on board A the ground means nothing."""
_PATTERNS: Final = {
    Ground.FOREST: ("....", ".WW.", "WWWW", ".WWW"),
    Ground.HILL: ("....", ".HH.", ".HHH", "..H."),
    Ground.BUILDING: ("....", "....", ".T..", "...."),
    Ground.RUIN: ("....", "....", "....", "...."),
    Ground.RIVER: ("....", "....", "....", "...."),
}
_WORDS: Final = "#4A3F28"
_ICONS: Final = {Marker.GENERAL: "star", Marker.FLAG: "flag", Marker.ROSE: "heart"}
_SLOT: Final = 30.0
"""Between two arrows that cross one border side by side."""


def sector_name(sector: str) -> str:
    """What a sector is called, wings as their owner sees them (C3)."""
    names = {
        "a1": translate("commanders", "Left wing"),
        "b1": translate("commanders", "Centre"),
        "c1": translate("commanders", "Right wing"),
        "a2": translate("commanders", "West"),
        "b2": translate("commanders", "Middle"),
        "c2": translate("commanders", "East"),
        "a3": translate("commanders", "Right wing"),
        "b3": translate("commanders", "Centre"),
        "c3": translate("commanders", "Left wing"),
    }
    return names[sector]


def reserve_name(side: int) -> str:
    return translate("commanders", "Black’s reserve") if side else translate("commanders", "White’s reserve")


def board_image(look: BoardLook, width: int, facing: Facing | None = None, theme: Theme = LIGHT) -> QImage:
    """The whole board with its frame, as wide as asked."""
    fonts.load()
    image = QImage(width, round(width * SIZE.height() / SIZE.width()), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(width / SIZE.width(), width / SIZE.width())
    paint_board(painter, look, facing or Facing(), theme)
    painter.end()
    return image


def paint_board(painter: QPainter, look: BoardLook, facing: Facing, theme: Theme = LIGHT) -> None:
    """Everything, from the ground up, in the units of the drawing."""
    paint_field(painter, look, facing, theme)
    paint_stacks(painter, look, facing, theme)
    for arrow, points, tag in laid(look.arrows, facing):
        paint_arrow(painter, arrow, points, tag)
    paint_over(painter, look, facing, theme)


def paint_field(painter: QPainter, look: BoardLook, facing: Facing, theme: Theme = LIGHT) -> None:
    """What does not change while a round is played: frame, ground, borders, names and markers."""
    field, sectors = facing.field, facing.sectors
    paint_frame(painter, field, FRAME, facing.columns, facing.rows, theme, sectors)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for side, place in enumerate(RESERVES):
        box = facing.rect(place)
        painter.save()
        painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
        painter.translate(box.topLeft())
        paint_ground(painter, "." * 16, FIELD, grid=False)
        painter.restore()
        painter.fillRect(box, shaded("#E9DDBB", 120))
        painter.fillRect(box, shaded(SIDES[side].body, 22))
    painter.save()
    painter.translate(sectors.topLeft())
    paint_ground(painter, _letters(look.ground, facing), FIELD, grid=False)
    painter.restore()
    painter.fillRect(sectors, shaded("#D3D3A0", 60 if look.ground else 104))
    for sector, grounds in look.ground.items():
        for ground in grounds:
            _water_or_ruin(painter, ground, facing.rect(sector), facing)
    _roads(painter, look, facing)
    painter.fillRect(field, shaded(theme.window, round(255 * theme.field_veil)))
    _borders(painter, facing)
    for sector in SECTORS:
        _title(painter, sector, look, facing)
    for side, place in enumerate(RESERVES):
        box = facing.rect(place)
        _text(painter, QPointF(box.left() + 18, box.top() + 22), reserve_name(side))
    painter.restore()


def _letters(ground: Mapping[str, tuple[Ground, ...]], facing: Facing) -> str:
    """Twelve by twelve letters from the bottom left, as the painter of ground wants them."""
    rows: tuple[str, ...] = _MEADOWS
    if ground:
        rows = tuple(
            "".join(_pattern(ground.get(f"{column}{row}", ()), line) for column in "abc")
            for row in "123"
            for line in range(3, -1, -1)
        )
    if facing.bottom:
        return "".join(row[::-1] for row in reversed(rows))
    return "".join(rows)


def _pattern(grounds: tuple[Ground, ...], line: int) -> str:
    found = [_PATTERNS[ground][line] for ground in grounds if ground in _PATTERNS]
    if not found:
        return "...."
    return "".join(next((letter for letter in column if letter != "."), ".") for column in zip(*found, strict=True))


def _water_or_ruin(painter: QPainter, ground: Ground, box: QRectF, facing: Facing) -> None:
    if ground is Ground.RIVER:
        for width, colour in ((30, "#5F87A8"), (24, "#8FB4CC"), (10, "#A9C9DB")):
            painter.setPen(stroke(colour, width, square=True))
            middle = box.center().x() + (-42 if facing.bottom else 42)
            painter.drawLine(QLineF(middle, box.top(), middle, box.bottom()))
    elif ground is Ground.RUIN:
        paint_icon(painter, "skull", QRectF(box.center().x() - 14, box.center().y() - 14, 28, 28), "#6B5B44")


def _roads(painter: QPainter, look: BoardLook, facing: Facing) -> None:
    for width, colour in ((13.0, QColor(110, 90, 55, 150)), (9.0, QColor("#E6D9B4"))):
        painter.setPen(stroke(colour, width))
        for one, other in look.roads:
            painter.drawLine(QLineF(facing.middle(one), facing.middle(other)))
    for one, other in look.bridges:
        start, end = facing.border(one, other)
        middle, along = (start + end) / 2, facing.across(one, other)
        painter.setPen(stroke("#6B5B44", 3))
        across = QPointF(-along.y(), along.x()) * 11
        for shift in (across, -across):
            painter.drawLine(QLineF(middle + shift - along * 22, middle + shift + along * 22))


def _borders(painter: QPainter, facing: Facing) -> None:
    """Lines between the sectors; along each of them five spaces for either side."""
    for one in SECTORS:
        for other in SECTORS:
            if not touching(one, other):
                continue
            flat = facing.across(one, other).x() == 0
            width, height = (SECTOR / 5 - 7, 7.0) if flat else (7.0, SECTOR / 5 - 7)
            painter.setPen(QPen(QColor(60, 50, 25, 46), 1))
            painter.setBrush(QColor(255, 252, 235, 58))
            inwards = facing.across(other, one) * 6
            start, end = facing.border(one, other)
            for i in range(5):
                at = start + (end - start) * ((i + 0.5) / 5) + inwards
                painter.drawRoundedRect(QRectF(at.x() - width / 2, at.y() - height / 2, width, height), 2.5, 2.5)
    painter.setPen(QPen(QColor(58, 46, 22, 200), 2))
    box = facing.sectors
    for i in range(4):
        y = box.top() + i * SECTOR
        painter.drawLine(QLineF(box.left(), y, box.right(), y))
    for i in (1, 2):
        x = box.left() + i * SECTOR
        painter.drawLine(QLineF(x, box.top(), x, box.bottom()))


def _title(painter: QPainter, sector: str, look: BoardLook, facing: Facing) -> None:
    box = facing.rect(sector)
    low = _titled_below(sector, facing)
    y = box.bottom() - 25 if low else box.top() + 25
    for line in look.lines:
        # A name makes way for units that stand at its border.
        if line.of == sector and facing.across(sector, line.towards) == QPointF(0, 1 if low else -1):
            y += -36 if low else 36
            break
    _text(painter, QPointF(box.left() + 18, y), sector_name(sector))
    x = box.right() - 30
    for marker in look.markers.get(sector, ()):
        centre = QPointF(x, y)
        painter.setPen(QPen(QColor(CREAM), 1.6))
        painter.setBrush(QColor(SIDES[marker.side].dark))
        painter.drawEllipse(centre, 12, 12)
        paint_icon(painter, _ICONS[marker.kind], QRectF(x - 8, y - 8, 16, 16), CREAM)
        if marker.struck:
            painter.setPen(stroke(BRASS, 3))
            painter.drawLine(QLineF(x - 10, y + 10, x + 10, y - 10))
        words = translate("commanders", "{points} VP").format(points=marker.points)
        x -= 18 + _text(painter, QPointF(x - 18, y), words, right=True, small=True) + 22


def _titled_below(sector: str, facing: Facing) -> bool:
    """The names of the far home row stand at the middle of the board, as those of the near one do."""
    return facing.rows.index(sector[1]) == 0


def _text(painter: QPainter, at: QPointF, words: str, *, right: bool = False, small: bool = False) -> float:
    """One line whose middle is at that height, from its left or its right end; how wide it is."""
    font = fonts.sans(12, fonts.SEMIBOLD, scaled=False) if small else fonts.serif(14, scaled=False)
    width = QFontMetricsF(font).horizontalAdvance(words) + 2
    painter.setFont(font)
    painter.setPen(QColor(_WORDS))
    left = at.x() - width if right else at.x()
    painter.drawText(QRectF(left, at.y() - 14, width + 2, 28), Qt.AlignmentFlag.AlignVCenter, words)
    return width


# What stands on it


def standing(look: BoardLook, facing: Facing) -> list[tuple[Stack, str, QPointF, float]]:
    """Every stack with its place, its middle and its size."""
    found = []
    for place, stacks in look.stacks.items():
        for side in (0, 1):
            mine = [stack for stack in stacks if stack.side == side]
            step, size = (58.0, 52.0) if len(mine) < 4 else (184.0 / len(mine), min(42.0, 172.0 / len(mine)))
            middle = facing.stand(place, side)
            for i, stack in enumerate(mine):
                found.append((stack, place, middle + QPointF((i - (len(mine) - 1) / 2) * step, 0), size))
    return found


def paint_stacks(painter: QPainter, look: BoardLook, facing: Facing, theme: Theme = LIGHT) -> None:
    for stack, _, middle, size in standing(look, facing):
        painter.save()
        painter.translate(middle)
        paint_stack(painter, stack, size, theme)
        painter.restore()
    for sector, garrison in look.garrisons.items():
        painter.save()
        painter.translate(facing.middle(sector))
        paint_stack(painter, garrison, 30, theme, plate=False)
        painter.restore()
    for line in look.lines:
        for i, unit in enumerate(line.units):
            painter.save()
            painter.translate(facing.space(line.of, line.towards, i))
            paint_stack(painter, unit, 33, theme, plate=False)
            painter.restore()


def laid(arrows: Sequence[Arrow], facing: Facing) -> list[tuple[Arrow, list[QPointF], QPointF]]:
    """Arrows with their points and the middle of their tag, side by side where several cross one border."""
    crowd: dict[frozenset[str], list[Arrow]] = {}
    for arrow in arrows:
        crowd.setdefault(frozenset(arrow.path[:2]), []).append(arrow)
    found = []
    for arrow in arrows:
        others = crowd[frozenset(arrow.path[:2])]
        slot = (others.index(arrow) - (len(others) - 1) / 2) * min(_SLOT, 120 / len(others))
        points = [_point(place, arrow, i, facing, slot) for i, place in enumerate(arrow.path)]
        start, second = points[0], points[1]
        near = 0.3 if len(points) == 2 else 0.4
        tag = start + (second - start) * (near + 0.28 * (others.index(arrow) % 2))
        found.append((arrow, points, tag))
    return found


def _point(place: str, arrow: Arrow, index: int, facing: Facing, slot: float) -> QPointF:
    """Where an arrow touches a place: it leaves from its stacks, turns in the middle, and points at the far half."""
    way = facing.across(*(arrow.path[:2] if index == 0 else arrow.path[index - 1 : index + 1]))
    # The same way for both directions, so that arrows against each other do not cover one another.
    aside = QPointF(abs(way.y()), abs(way.x())) * slot
    if way.y() == 0:
        aside += QPointF(0, -8 if arrow.side == facing.bottom else 8)
    if index == 0:
        start = facing.stand(place, arrow.side)
        if place in RESERVES:
            target = facing.middle(arrow.path[1])
            return QPointF(start.x() + (target.x() - start.x()) * 0.25 + slot, start.y()) + way * 26
        return (facing.middle(place) + aside + way * 14) if way.y() == 0 else start + aside + way * 32
    if index < len(arrow.path) - 1:
        return facing.middle(place) + aside
    if place in RESERVES:
        return facing.middle(place) + aside - way * 20
    # Upright arrows end before the stacks that may stand there.
    short = 72 if arrow.path[index - 1] in RESERVES else 44 if way.y() == 0 else 60
    return facing.middle(place) + aside - way * short


def paint_over(painter: QPainter, look: BoardLook, facing: Facing, theme: Theme = LIGHT) -> None:
    """What lies over everything else: what the enemy can reach, lit places, bombarded sectors, combats."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for place in sorted(look.lit):
        box = facing.rect(place).adjusted(6, 6, -6, -6)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((QColor(30, 22, 12, 200), 7.0), (QColor(BRASS), 4.4)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(box, 9, 9)
    for reach in look.reaches:
        _reach(painter, reach, facing)
    for sector, sides in look.bombarded.items():
        for i, side in enumerate(sides):
            box = facing.rect(sector)
            token = QRectF(box.left() + 12 + 28 * i, box.center().y() - 12, 24, 24)
            painter.setPen(QPen(QColor(CREAM), 1.4))
            painter.setBrush(QColor(SIDES[side].body))
            painter.drawEllipse(token)
            paint_icon(painter, "volley", token.adjusted(4, 4, -4, -4), CREAM)
    for mark in look.combats:
        at = _combat_place(mark.of, mark.towards, facing)
        painter.setPen(QPen(QColor(INK), 1.8))
        painter.setBrush(QColor(theme.primary if mark.lit else "#FFFFFF"))
        painter.drawEllipse(at, 14, 14)
        painter.setFont(fonts.sans(15, fonts.BOLD, scaled=False))
        painter.setPen(QColor(theme.on_primary if mark.lit else INK))
        painter.drawText(QRectF(at.x() - 14, at.y() - 15, 28, 28), Qt.AlignmentFlag.AlignCenter, str(mark.number))
    painter.restore()


def _combat_place(of: str, towards: str, facing: Facing) -> QPointF:
    if not towards:
        return facing.middle(of)
    start, end = facing.border(of, towards)
    return start + (end - start) * 0.7


def _reach(painter: QPainter, reach: Reach, facing: Facing) -> None:
    """A dashed frame, and how many units or guns of the enemy's could come or fire there."""
    box = facing.rect(reach.sector)
    enemy = 1 - facing.bottom
    paint = SIDES[enemy]
    pen = QPen(QColor(paint.body), 2.2)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(shaded(paint.body, 16))
    painter.drawRoundedRect(box.adjusted(14, 14, -14, -14), 8, 8)
    words = []
    if reach.units:
        words.append(("threat", translate("commanders", "up to %n", "units that may come", reach.units)))
    if reach.guns:
        words.append(("cannon", translate("commanders", "%n gun(s)", "", reach.guns)))
    right = box.right() - 18
    high = facing.rows.index(reach.sector[1]) < 2
    y = box.top() + 25 if high else box.bottom() - 27
    for icon, text in words:
        font = fonts.sans(12, fonts.SEMIBOLD, scaled=False)
        width = QFontMetricsF(font).horizontalAdvance(text) + 32
        pill = QRectF(right - width, y - 11, width, 22)
        painter.setPen(QPen(QColor(paint.dark), 1.2))
        painter.setBrush(QColor("#FFF4EA" if enemy else "#EAF1F9"))
        painter.drawPath(side_shape(enemy, pill, 6))
        paint_icon(painter, icon, QRectF(pill.left() + 6, pill.top() + 4, 14, 14), paint.dark)
        painter.setFont(font)
        painter.setPen(QColor(paint.dark))
        painter.drawText(pill.adjusted(24, -1, 0, 0), Qt.AlignmentFlag.AlignVCenter, text)
        right -= width + 6
