"""Documents as single files for others, and battlefields as pictures to print."""

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from app.board.looks import BoardLook, Marks
from app.board.paint.boards import FRAME, board_image, paint_board
from app.board.paint.frame import paint_frame
from app.board.theme import fonts
from editor.documents import ground
from editor.documents.tables import at
from resources.document import Document
from resources.files import replace_file
from resources.library import Library
from resources.writing import write

PIXELS = 1600
PICTURES = (".png", ".svg", ".pdf")
_PAGE = 210.0
"""Millimetres of the narrow side of the paper."""


def export_document(path: Path, table: Document, library: Library) -> None:
    """Write a file that needs no other one; raises OSError."""
    replace_file(path, write(self_contained(table, library)))


def self_contained(table: Document, library: Library) -> Document:
    """A field of the user's own sections is written square by square, as others do not have them."""
    laid = at(table, ("battlefield", "sections"), [])
    own = [entry for entry in laid if not library.is_shipped("section", entry.get("id", ""))]
    rows = ground.rows_in(table, library.sections)
    return {**table, "battlefield": {"rows": list(rows)}} if own and rows else table


def export_picture(path: Path, look: BoardLook, title: str, notes: str = "") -> None:
    """Write a PNG, SVG or PDF, as the name of the file says; raises OSError."""
    data = {".svg": _svg, ".pdf": _pdf}.get(path.suffix.lower(), _png)(look, title, notes)
    # Whole or not at all: the picture is made before the file is touched.
    path.write_bytes(data)


def _png(look: BoardLook, title: str, notes: str) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    board_image(look, PIXELS).save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(data.data())


def _svg(look: BoardLook, title: str, notes: str) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(QSize(PIXELS, PIXELS))
    generator.setViewBox(QRectF(0, 0, PIXELS, PIXELS))
    generator.setTitle(title)
    painter = QPainter(generator)
    _paint(painter, look, PIXELS)
    painter.end()
    return bytes(data.data())


def _pdf(look: BoardLook, title: str, notes: str) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setResolution(300)
    page = QPageSize(QSizeF(_PAGE, 297), QPageSize.Unit.Millimeter)
    writer.setPageLayout(QPageLayout(page, QPageLayout.Orientation.Portrait, QMarginsF(15, 15, 15, 15)))
    painter = QPainter(writer)
    wide = writer.width()
    scale = wide / 700
    painter.setPen(QColor("#2B2620"))
    painter.setFont(fonts.serif(26 * scale, fonts.SEMIBOLD, scaled=False))
    painter.drawText(QRectF(0, 0, wide, 44 * scale), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, title)
    painter.translate(0, 56 * scale)
    _paint(painter, look, wide)
    painter.setPen(QColor("#2B2620"))
    painter.setFont(fonts.sans(14 * scale, scaled=False))
    below = QRectF(0, wide + 16 * scale, wide, writer.height() - wide - 80 * scale)
    painter.drawText(below, Qt.TextFlag.TextWordWrap, notes)
    painter.end()
    return bytes(data.data())


def _paint(painter: QPainter, look: BoardLook, size: float) -> None:
    fonts.load()
    margin = size * FRAME
    painter.save()
    painter.translate(margin, margin)
    paint_frame(painter, size - 2 * margin, margin)
    paint_board(painter, look, size - 2 * margin, Marks())
    painter.restore()
