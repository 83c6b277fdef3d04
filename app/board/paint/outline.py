"""Edges as nature draws them: the outline of a patch of squares, wobbled by fixed noise, so always the same."""

import math
from collections.abc import Iterator, Sequence, Set
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

CELL: Final = 96.0
"""The side of a square in the measure that all ground is drawn in."""
_STEP: Final = 14.0

Cell = tuple[int, int]
"""Column and row, from the top left."""


def chance(x: int, y: int, seed: int) -> float:
    """A number between 0 and 1 that depends on a place alone."""
    n = (x * 374761393 + y * 668265263 + seed * 2147483647) & 0xFFFFFFFF
    n = ((n ^ (n >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((n ^ (n >> 16)) & 0xFFFF) / 65535.0


def noise(x: float, y: float, seed: int) -> float:
    """Smooth noise between -0.5 and 0.5."""
    column, row = math.floor(x), math.floor(y)
    u, v = x - column, y - row
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
    top = chance(column, row, seed) * (1 - u) + chance(column + 1, row, seed) * u
    bottom = chance(column, row + 1, seed) * (1 - u) + chance(column + 1, row + 1, seed) * u
    return top * (1 - v) + bottom * v - 0.5


def patches(letters: str, width: int, letter: str) -> Iterator[frozenset[Cell]]:
    """Squares of one terrain that touch along an edge, patch by patch. Letters run from the bottom left."""
    todo = {(place % width, width - 1 - place // width) for place, sort in enumerate(letters) if sort == letter}
    for first in sorted(todo):
        if first not in todo:
            continue
        todo.discard(first)
        patch, edge = {first}, [first]
        while edge:
            x, y = edge.pop()
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if near in todo:
                    todo.discard(near)
                    patch.add(near)
                    edge.append(near)
        yield frozenset(patch)


def loops(cells: Set[Cell], inset: float, wobble: float, seed: int, radius: float = 24) -> list[list[QPointF]]:
    """The wobbled outlines of a patch, as closed rows of points at even distances."""
    return [_wobbled(polygon.toList(), wobble, seed) for polygon in _union(cells, inset, radius).toSubpathPolygons()]


def smooth(outlines: Sequence[Sequence[QPointF]]) -> QPainterPath:
    """Curves through the middles between the points."""
    path = QPainterPath()
    for points in outlines:
        middles = [(point + points[(i + 1) % len(points)]) / 2 for i, point in enumerate(points)]
        path.moveTo(middles[-1])
        for point, middle in zip(points, middles, strict=True):
            path.quadTo(point, middle)
        path.closeSubpath()
    return path


def region(cells: Set[Cell], inset: float = 7, wobble: float = 9, seed: int = 1, radius: float = 24) -> QPainterPath:
    """An organic outline round a patch of squares."""
    return smooth(loops(cells, inset, wobble, seed, radius))


def _union(cells: Set[Cell], inset: float, radius: float) -> QPainterPath:
    """Rounded boxes that bridge to the neighbours, so that a patch is one shape."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for x, y in sorted(cells):
        box = QRectF(x * CELL, y * CELL, CELL, CELL).adjusted(inset, inset, -inset, -inset)
        right, below, across = (x + 1, y) in cells, (x, y + 1) in cells, (x + 1, y + 1) in cells
        boxes = [box]
        if right:
            boxes.append(box.united(box.translated(CELL, 0)))
        if below:
            boxes.append(box.united(box.translated(0, CELL)))
        if right and below and across:
            boxes.append(box.united(box.translated(CELL, CELL)))
        for each in boxes:
            rounded = QPainterPath()
            rounded.addRoundedRect(each, radius, radius)
            path = path.united(rounded)
    return path


def _wobbled(polygon: list[QPointF], wobble: float, seed: int) -> list[QPointF]:
    moved = []
    for x, y in _even(polygon):
        shift_x = wobble * 2 * noise(x / 31, y / 31, seed)
        moved.append(QPointF(x + shift_x, y + wobble * 2 * noise(x / 31, y / 31, seed + 7)))
    return moved


def _even(polygon: list[QPointF]) -> list[tuple[float, float]]:
    """Points at even distances along a closed polygon."""
    corners = [(point.x(), point.y()) for point in polygon]
    if corners[0] != corners[-1]:
        corners.append(corners[0])
    lengths = [math.dist(a, b) for a, b in pairwise(corners)]
    total = sum(lengths)
    count = max(12, int(total / _STEP))
    spaced, leg, walked = [], 0, 0.0
    for i in range(count):
        goal = total * i / count
        while leg < len(lengths) - 1 and walked + lengths[leg] < goal:
            walked += lengths[leg]
            leg += 1
        part = (goal - walked) / lengths[leg] if lengths[leg] else 0.0
        (ax, ay), (bx, by) = corners[leg], corners[leg + 1]
        spaced.append((ax + (bx - ax) * part, ay + (by - ay) * part))
    return spaced
