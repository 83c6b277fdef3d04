from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from app.board.theme.colours import LIGHT
from app.board.theme.style import dress

Paint = Callable[[QPainter], None]
Paper = Callable[..., QImage]


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication):
    dress(qapp, LIGHT)
    yield
    dress(qapp, LIGHT)


@pytest.fixture
def paper() -> Paper:
    """Paints onto a fresh sheet, transparent unless told, its origin in the middle if asked."""

    def sheet(paint: Paint, size: int = 96, *, ground: str = "", centred: bool = False) -> QImage:
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor(ground) if ground else Qt.GlobalColor.transparent)
        painter = QPainter(image)
        if centred:
            painter.translate(size / 2, size / 2)
        paint(painter)
        painter.end()
        return image

    return sheet


def difference(one: QImage, other: QImage) -> float:
    """The share of pixels that differ clearly to somebody without any sense of colour."""
    first, second = _grey(one), _grey(other)
    assert len(first) == len(second)
    return sum(abs(a - b) > 24 for a, b in zip(first, second, strict=True)) / len(first)


def _grey(image: QImage) -> bytes:
    flat = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return bytes(flat.constBits())
