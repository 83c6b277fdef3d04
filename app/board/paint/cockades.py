"""Cockades: the badge of a nation, whichever side it fights on."""

import math
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

_WHITE, _BLACK, _RED, _BLUE, _GOLD = "#F4EFE2", "#1D1B19", "#B8322B", "#24478F", "#E3B93C"

COCKADES: Final = MappingProxyType(
    {
        "austria": (_GOLD, _BLACK, _GOLD),
        "france": (_WHITE, _RED, _BLUE),
        "great_britain": (_BLACK, _BLACK, "#8A8377"),
        "india": ("#E0862F", _WHITE, "#3F7D4D"),
        "ottoman_empire": (_WHITE, _RED, _WHITE),
        "prussia": (_WHITE, _BLACK, _WHITE),
        "qing_dynasty": ("#D9A52C", "#2F64A8", "#D9A52C"),
        "russia": (_WHITE, "#D98A2B", _BLACK),
        "spain": (_GOLD, _RED, _RED),
        "sweden": ("#2F64A8", _GOLD, "#2F64A8"),
        "tokugawa_shogunate": (_RED, _WHITE, _BLACK),
        "united_states": (_BLUE, _WHITE, _RED),
    }
)
"""Rim, ring and heart by the army's id."""
NEUTRAL: Final = ("#8A8377", _WHITE, "#6B6455")
"""What an army of the user's own wears."""


def paint_cockade(painter: QPainter, nation: str, radius: float) -> None:
    """Round the origin; the pleats reach a seventh beyond the radius."""
    colours = COCKADES.get(nation, NEUTRAL)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    centre = QPointF(0, 0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#F3ECD8"))
    painter.drawEllipse(centre, radius * 1.14, radius * 1.14)
    painter.setPen(QPen(QColor(30, 22, 12, 200), max(0.8, radius * 0.1)))
    for share, colour in zip((1.0, 0.7, 0.34), colours, strict=True):
        painter.setBrush(QColor(colour))
        painter.drawEllipse(centre, radius * share, radius * share)
        painter.setPen(Qt.PenStyle.NoPen)
    painter.setPen(QPen(QColor(30, 22, 12, 70), max(0.5, radius * 0.06)))
    for pleat in range(12):
        x, y = math.cos(math.tau * pleat / 12), math.sin(math.tau * pleat / 12)
        painter.drawLine(QLineF(radius * 0.72 * x, radius * 0.72 * y, radius * 0.98 * x, radius * 0.98 * y))
    painter.restore()
