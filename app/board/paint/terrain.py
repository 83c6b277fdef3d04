"""The ground of a battlefield, of a section, or of one square, from its letters."""

import math
import random
from collections.abc import Set
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QRadialGradient

from app.board.paint.outline import CELL, Cell, chance, loops, patches, region, smooth
from app.board.palette import stroke

LETTERS: Final = ".FHLMTW"
"""Clear, field, hill, lake, marsh, town and woods; anything else is shown as bare canvas."""
_HEDGE: Final = "#606E3A"
_FIELDS: Final = ("#E2C877", "#D9B968", "#B7B56A")
_HILL_LAYERS: Final = ((5, "#CDB983"), (19, "#C3A76F"), (32, "#B8965C"))
_WOODS: Final = "#6F8F55"
_TREE: Final = "#3F6B3A"
_TREE_LIT: Final = "#5B8A49"
_ROAD: Final = "#E3D6AC"
_ROOFS: Final = ("#B4583C", "#A94E38")
_CHURCH: Final = ("#6B7380", "#545B68")
_HOUSES: Final = ((-30, -26), (-8, -31), (16, -27), (33, -14), (-31, 24), (-9, 29), (14, 26), (33, 22), (-36, -5))


def paint_field(painter: QPainter, cell: Cell) -> None:
    """Three strips of different crops between hedges."""
    x, y = cell
    rng = random.Random(x * 31 + y)
    edge = region({cell}, 6, 4, 3, 8)
    painter.save()
    painter.setClipPath(edge, Qt.ClipOperation.IntersectClip)
    cut = rng.choice((0.4, 0.5, 0.6))
    crops = list(_FIELDS)
    rng.shuffle(crops)
    strips = (
        ((0, 0), (cut, 0), (cut + 0.1, 1), (0, 1)),
        ((cut, 0), (1, 0), (1, 0.55), (cut + 0.05, 0.48)),
        ((cut + 0.05, 0.48), (1, 0.55), (1, 1), (cut + 0.1, 1)),
    )
    for strip, crop in zip(strips, crops, strict=True):
        _strip(painter, QPolygonF([QPointF((x + u) * CELL, (y + v) * CELL) for u, v in strip]), QColor(crop), rng)
    painter.restore()
    painter.setPen(QPen(QColor(_HEDGE), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(edge)


def _strip(painter: QPainter, shape: QPolygonF, crop: QColor, rng: random.Random) -> None:
    path = QPainterPath()
    path.addPolygon(shape)
    path.closeSubpath()
    painter.fillPath(path, crop)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.translate(shape.boundingRect().center())
    painter.rotate(rng.choice((12, 68, -24, 100)))
    painter.setPen(QPen(crop.darker(120), 1.4))
    for furrow in range(-90, 91, 6):
        painter.drawLine(QLineF(-90, furrow, 90, furrow))
    painter.restore()
    painter.setPen(QPen(QColor(_HEDGE), 2.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolygon(shape)


def paint_hill(painter: QPainter, cells: Set[Cell]) -> None:
    """Nested contours with hachures, as on the maps of the time."""
    for layer, (inset, colour) in enumerate(_HILL_LAYERS):
        outlines = loops(cells, inset, 8, 11 + layer, max(6, 26 - 6 * layer))
        path = smooth(outlines)
        if layer == 0:
            painter.fillPath(path.translated(4, 5), QColor(70, 55, 25, 60))
        box = path.boundingRect()
        shade = QLinearGradient(box.topLeft(), box.bottomRight())
        shade.setColorAt(0, QColor(colour).lighter(114))
        shade.setColorAt(1, QColor(colour).darker(106))
        painter.fillPath(path, shade)
        painter.setPen(QPen(QColor(112, 84, 42, 190), 1.5 if layer else 1.9))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        painter.setPen(QPen(QColor(100, 74, 36, 150), 1.1))
        painter.drawLines(_hachures(path, layer))


def _hachures(path: QPainterPath, layer: int) -> list[QLineF]:
    """Short strokes down the slope, which is inwards from the line."""
    lines = []
    for polygon in path.toSubpathPolygons():
        points = [(point.x(), point.y()) for point in polygon.toList()]
        area = sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise(points))
        inward = 1 if area > 0 else -1
        left, walked = 0.0, 0.0
        for (ax, ay), (bx, by) in pairwise(points):
            length = math.dist((ax, ay), (bx, by))
            if not length:
                continue
            nx, ny = -(by - ay) / length * inward, (bx - ax) / length * inward
            while left < length:
                x, y = ax + (bx - ax) * left / length, ay + (by - ay) * left / length
                reach = 5 + 4 * chance(int(walked + left), layer, 5)
                lines.append(QLineF(x, y, x + nx * reach, y + ny * reach))
                left += 6
            left -= length
            walked += length
    return lines


def paint_woods(painter: QPainter, cells: Set[Cell]) -> None:
    """Trees from the back to the front, each with its light and shadow."""
    ground = region(cells, 4, 9, 41)
    painter.fillPath(ground, QColor(_WOODS))
    rng = random.Random(len(cells) + 3)
    trees = []
    for x, y in sorted(cells):
        for place in range(36):
            across = (place % 6 + 0.5 + rng.uniform(-0.35, 0.35)) / 6
            down = (place // 6 + 0.5 + rng.uniform(-0.35, 0.35)) / 6
            spot = QPointF((x + across) * CELL, (y + down) * CELL)
            radius, light = rng.uniform(7, 11.5), rng.random()
            if ground.contains(spot):
                trees.append((spot.y(), spot.x(), radius, light))
    for down, across, radius, light in sorted(trees):
        paint_tree(painter, QPointF(across, down), radius, light)


def paint_tree(painter: QPainter, at: QPointF, radius: float, light: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(40, 50, 25, 70))
    painter.drawEllipse(at + QPointF(radius * 0.35, radius * 0.4), radius, radius * 0.85)
    crown = QRadialGradient(at - QPointF(radius * 0.35, radius * 0.4), radius * 1.5)
    crown.setColorAt(0, QColor(_TREE_LIT).lighter(100 + int(18 * light)))
    crown.setColorAt(1, QColor(_TREE))
    painter.setBrush(crown)
    painter.setPen(QPen(QColor(38, 62, 34, 170), 0.8))
    painter.drawEllipse(at, radius, radius * 0.93)


def paint_town(painter: QPainter, cell: Cell) -> None:
    """A street, houses on both sides, a church with its slate roof."""
    x, y = cell
    rng = random.Random(x * 13 + y * 7)
    left, centre = x * CELL, QPointF((x + 0.5) * CELL, (y + 0.5) * CELL)
    painter.fillPath(region({cell}, 10, 5, 51), QColor("#D9C99B"))
    street = QPainterPath(QPointF(left + 3, centre.y() + 6))
    street.cubicTo(centre + QPointF(-12, -10), centre + QPointF(10, 14), QPointF(left + CELL - 3, centre.y() - 4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((QColor(_ROAD).darker(112), 11), (QColor(_ROAD).lighter(106), 8)):
        painter.setPen(stroke(colour, width, square=True))
        painter.drawPath(street)
    for dx, dy in _HOUSES:
        at = centre + QPointF(dx + rng.uniform(-2, 2), dy + rng.uniform(-2, 2))
        size = (rng.uniform(14, 20), rng.uniform(10, 14))
        angle = rng.uniform(-18, 18)
        _house(painter, at, size, angle, QColor(_ROOFS[0] if rng.random() < 0.65 else _ROOFS[1]))
    _house(painter, centre + QPointF(2, -9), (24, 13), 0, QColor(_CHURCH[0]))
    _house(painter, centre + QPointF(16, -9), (9, 9), 45, QColor(_CHURCH[1]))


def _house(painter: QPainter, at: QPointF, size: tuple[float, float], angle: float, roof: QColor) -> None:
    width, depth = size
    painter.save()
    painter.translate(at)
    painter.rotate(angle)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(50, 35, 20, 80))
    painter.drawRect(QRectF(-width / 2 + 3, -depth / 2 + 3.5, width, depth))
    painter.setPen(QPen(QColor(70, 35, 25), 0.9))
    painter.setBrush(roof.lighter(116))
    painter.drawRect(QRectF(-width / 2, -depth / 2, width, depth / 2))
    painter.setBrush(roof.darker(112))
    painter.drawRect(QRectF(-width / 2, 0, width, depth / 2))
    painter.restore()


_LAKE: Final = "#6D9FBD"
_SHALLOW: Final = "#8FBDD3"
_SHORE: Final = "#E9E2BD"
_MARSH: Final = "#A9BF9C"
_REED: Final = "#5D7F5C"
_POOL: Final = "#7FA9B5"


def paint_lake(painter: QPainter, cells: Set[Cell]) -> None:
    """Deep in the middle, light along the shore, a few waves."""
    path = region(cells, 6, 9, 31, 30)
    painter.setPen(stroke(_SHORE, 7))
    painter.setBrush(QColor(_LAKE))
    painter.drawPath(path)
    box = path.boundingRect()
    depth = QRadialGradient(box.center(), max(box.width(), box.height()) * 0.6)
    depth.setColorAt(0, QColor(_LAKE).darker(112))
    depth.setColorAt(1, QColor(_SHALLOW))
    painter.fillPath(path, depth)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, alpha in ((9, 60), (4, 110)):
        painter.setPen(QPen(QColor(235, 245, 245, alpha), width))
        painter.drawPath(path)
    painter.setPen(stroke(QColor(240, 250, 255, 150), 1.3))
    rng = random.Random(9)
    for x, y in sorted(cells):
        for _ in range(7):
            crest, trough = (x + rng.random()) * CELL, (y + rng.random()) * CELL
            wave = QPainterPath(QPointF(crest, trough))
            wave.quadTo(crest + 4, trough - 4, crest + 8, trough)
            wave.quadTo(crest + 12, trough + 4, crest + 16, trough)
            painter.drawPath(wave)
    painter.restore()
    painter.setPen(QPen(QColor(_LAKE).darker(140), 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def paint_marsh(painter: QPainter, cells: Set[Cell]) -> None:
    """Pools and reeds inside a broken line."""
    path = region(cells, 6, 8, 21)
    painter.fillPath(path, QColor(_MARSH))
    painter.setPen(QPen(QColor(100, 130, 105, 140), 1.3, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    rng = random.Random(5)
    for x, y in sorted(cells):
        painter.setPen(QPen(QColor(_LAKE).darker(112), 0.8))
        painter.setBrush(QColor(_POOL))
        for _ in range(5):
            at = QPointF((x + rng.uniform(0.12, 0.88)) * CELL, (y + rng.uniform(0.12, 0.88)) * CELL)
            painter.drawEllipse(at, rng.uniform(7, 15), rng.uniform(3, 6))
        for _ in range(24):
            _reeds(painter, (x + rng.random()) * CELL, (y + rng.random()) * CELL)
    painter.restore()


def _reeds(painter: QPainter, x: float, y: float) -> None:
    painter.setPen(stroke(_REED, 1.5))
    for lean in (-3, 0, 3):
        painter.drawLine(QLineF(x + lean * 0.5, y, x + lean, y - 8 + abs(lean)))
    painter.setPen(QPen(QColor(_REED).lighter(125), 1))
    painter.drawLine(QLineF(x - 6, y + 1, x + 6, y + 1))


_MEADOW: Final = ("#CFD09A", "#BFC487", "#DCD9A8")
_SECTION: Final = 4
_OVERHANG: Final = 0.25
"""How far trees and outlines reach into the next square, as a share of it."""


def paint_ground(
    painter: QPainter,
    letters: str,
    size: float,
    *,
    grid: bool = True,
    only: QRectF | None = None,
    meadow: QPixmap | None = None,
) -> None:
    """A square of ground with its top left at the origin: 64 letters, 16 for a section or 1 for a sample.

    The first letter lies at the bottom left. A letter that is no terrain is bare table: not laid yet. With `only`, a
    box of cells from the top left, nothing else is painted: an editor does so after each stroke, with grass that it
    painted before.
    """
    width = math.isqrt(len(letters))
    side = width * CELL
    reach = None if only is None else only.adjusted(-_OVERHANG, -_OVERHANG, _OVERHANG, _OVERHANG)

    def near(cell: Cell) -> bool:
        return reach is None or reach.intersects(QRectF(*cell, 1, 1))

    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / side, size / side)
    clip = QRectF(0, 0, side, side)
    if only is not None:
        clip &= QRectF(only.x() * CELL, only.y() * CELL, only.width() * CELL, only.height() * CELL)
    painter.setClipRect(clip, Qt.ClipOperation.IntersectClip)
    if meadow is None:
        paint_meadow(painter, width)
    else:
        painter.drawPixmap(QRectF(0, 0, side, side), meadow, QRectF(meadow.rect()))
    for cells in patches(letters, width, "F"):
        for cell in sorted(cells):
            if near(cell):
                paint_field(painter, cell)
    for letter, paint in (("H", paint_hill), ("M", paint_marsh), ("L", paint_lake), ("W", paint_woods)):
        for cells in patches(letters, width, letter):
            if any(near(cell) for cell in cells):
                paint(painter, cells)
    for cells in patches(letters, width, "T"):
        for cell in sorted(cells):
            if near(cell):
                paint_town(painter, cell)
    _bare(painter, letters, width)
    if grid:
        _grid(painter, width)
    dusk = QRadialGradient(side / 2, side / 2, side * 0.75)
    dusk.setColorAt(0.6, QColor(60, 40, 10, 0))
    dusk.setColorAt(1, QColor(60, 40, 10, 70))
    painter.fillRect(QRectF(0, 0, side, side), dusk)
    painter.restore()


def paint_meadow(painter: QPainter, width: int) -> None:
    """Mottled grass with tufts, as dense on a section as on a board."""
    side = width * CELL
    base = QLinearGradient(0, 0, side, side)
    base.setColorAt(0, QColor(_MEADOW[0]).lighter(104))
    base.setColorAt(1, QColor(_MEADOW[1]))
    painter.fillRect(QRectF(0, 0, side, side), base)
    rng = random.Random(7)
    share = width * width / 64
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(max(4, round(420 * share))):
        at, radius = QPointF(rng.random() * side, rng.random() * side), rng.uniform(10, 46)
        tone = QColor(_MEADOW[1] if rng.random() < 0.55 else _MEADOW[2])
        patch = QRadialGradient(at, radius)
        tone.setAlpha(60)
        patch.setColorAt(0, tone)
        tone.setAlpha(0)
        patch.setColorAt(1, tone)
        painter.setBrush(patch)
        painter.drawEllipse(at, radius, radius)
    tufts = []
    for _ in range(max(6, round(700 * share))):
        x, y = rng.random() * side, rng.random() * side
        tufts += [QLineF(x, y, x - 1.5, y - 4), QLineF(x + 1, y, x + 2.5, y - 4)]
    painter.setPen(QPen(QColor(110, 125, 70, 120), 1))
    painter.drawLines(tufts)


def _bare(painter: QPainter, letters: str, width: int) -> None:
    for place, letter in enumerate(letters):
        if letter in LETTERS:
            continue
        box = QRectF(place % width * CELL, (width - 1 - place // width) * CELL, CELL, CELL)
        painter.fillRect(box, QColor("#D9CFB6"))
        painter.setPen(QPen(QColor(120, 100, 60, 110), 1.4, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(10, 10, -10, -10), 8, 8)


def _grid(painter: QPainter, width: int) -> None:
    """Thin lines between squares, thick ones between sections."""
    side = width * CELL
    painter.setPen(QPen(QColor(60, 50, 30, 70), 1.2))
    for i in range(width + 1):
        painter.drawLine(QLineF(i * CELL, 0, i * CELL, side))
        painter.drawLine(QLineF(0, i * CELL, side, i * CELL))
    painter.setPen(QPen(QColor(60, 45, 25, 170), 2.4))
    for i in range(_SECTION, width, _SECTION):
        painter.drawLine(QLineF(i * CELL, 0, i * CELL, side))
        painter.drawLine(QLineF(0, i * CELL, side, i * CELL))
