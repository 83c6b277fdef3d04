"""The editor's questions (what to do with unsaved changes, what is wrong with a file), and pictures to export."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QDialog, QHBoxLayout, QListWidget, QVBoxLayout, QWidget

from app.board.fault_words import fault_words
from app.board.theme import fonts
from app.board.theme.parts import PrimaryButton, QuietButton, Text, Title
from app.board.translation import translate
from editor.game import Picture
from resources.faults import Fault, plain

SAVE, KEEP, DISCARD, CANCEL = "save", "keep", "discard", "cancel"


class UnsavedDialog(QDialog):
    """Save, keep as a draft, throw away, or stay."""

    def __init__(self, titles: Sequence[str], can_save: bool, keep: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.answer = CANCEL
        self.setWindowTitle(translate("editor", "Not saved yet"))
        self.setMinimumWidth(round(460 * fonts.scale()))
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 20, 20, 20)
        column.setSpacing(10)
        column.addWidget(Title(translate("editor", "Not saved yet")))
        listed = ", ".join(f"“{plain(title)}”" for title in titles)
        column.addWidget(Text(translate("editor", "{titles} has changes that are not saved.").format(titles=listed)))
        if keep:
            words = translate("editor", "As a draft it is here again when the editor is next opened.")
            column.addWidget(Text(words, "small", "muted"))
        self.buttons: dict[str, QWidget] = {}
        row = QHBoxLayout()
        for key, text in (
            (CANCEL, translate("editor", "Cancel")),
            (DISCARD, translate("editor", "Discard changes")),
            (KEEP, translate("editor", "Keep as draft")),
        ):
            if key == KEEP and not keep:
                continue
            button = QuietButton(text)
            button.clicked.connect(lambda _=False, key=key: self._choose(key))
            row.addWidget(button)
            self.buttons[key] = button
        save = PrimaryButton(translate("editor", "Save"), "save")
        save.setEnabled(can_save)
        save.setToolTip("" if can_save else translate("editor", "There are things to mend before it can be saved."))
        save.clicked.connect(lambda: self._choose(SAVE))
        save.setDefault(can_save)
        row.addWidget(save)
        self.buttons[SAVE] = save
        column.addLayout(row)

    def _choose(self, key: str) -> None:
        self.answer = key
        self.done(0 if key == CANCEL else 1)


class FaultsDialog(QDialog):
    """A file that cannot be used, with everything that is wrong with it."""

    def __init__(self, name: str, faults: Sequence[Fault], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("editor", "This file cannot be used"))
        self.resize(round(560 * fonts.scale()), round(380 * fonts.scale()))
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 20, 20, 20)
        column.setSpacing(10)
        column.addWidget(Title(plain(name)))
        words = translate("editor", "%n thing(s) to mend in the file; nothing was changed.", "", len(faults))
        column.addWidget(Text(words))
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(translate("editor", "Faults"))
        self.list.addItems([plain(fault_words(fault)) for fault in faults])
        column.addWidget(self.list, 1)
        row = QHBoxLayout()
        row.addStretch(1)
        close = PrimaryButton(translate("editor", "Close"))
        close.clicked.connect(self.accept)
        close.setDefault(True)
        row.addWidget(close)
        column.addLayout(row)


PIXELS = 1600
PICTURES = (".png", ".svg", ".pdf")
_PAGE = 210.0
"""Millimetres of the narrow side of the paper."""


def export_picture(path: Path, picture: Picture, title: str, notes: str = "") -> None:
    """Write a PNG, SVG or PDF, as the name of the file says; raises OSError."""
    data = {".svg": _svg, ".pdf": _pdf}.get(path.suffix.lower(), _png)(picture, title, notes)
    # Whole or not at all: the picture is made before the file is touched.
    path.write_bytes(data)


def _png(picture: Picture, title: str, notes: str) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.image(PIXELS).save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(data.data())


def _svg(picture: Picture, title: str, notes: str) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(QSize(PIXELS, PIXELS))
    generator.setViewBox(QRectF(0, 0, PIXELS, PIXELS))
    generator.setTitle(title)
    painter = QPainter(generator)
    picture.paint(painter, PIXELS)
    painter.end()
    return bytes(data.data())


def _pdf(picture: Picture, title: str, notes: str) -> bytes:
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
    picture.paint(painter, wide)
    painter.setPen(QColor("#2B2620"))
    painter.setFont(fonts.sans(14 * scale, scaled=False))
    below = QRectF(0, wide + 16 * scale, wide, writer.height() - wide - 80 * scale)
    painter.drawText(below, Qt.TextFlag.TextWordWrap, notes)
    painter.end()
    return bytes(data.data())
