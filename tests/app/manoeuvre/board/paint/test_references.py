"""PySide6 6.12 on Python 3.11 lost a reference to None with every call without a result, until the interpreter died."""

import sys

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen


def test_painting_keeps_the_references_to_none(paper) -> None:
    def calls(painter: QPainter) -> None:
        before = sys.getrefcount(None)
        for step in range(400):
            painter.save()
            painter.setPen(QPen(QColor("#000000"), 1))
            painter.drawLine(QLineF(0, step, step, 0))
            painter.fillRect(QRectF(0, 0, step, step), QColor("#FFFFFF"))
            painter.translate(0, 0)
            painter.restore()
        # Two thousand calls; a leak of one each would show as two thousand, other threads and caches as a handful.
        assert abs(sys.getrefcount(None) - before) < 200

    paper(calls)
