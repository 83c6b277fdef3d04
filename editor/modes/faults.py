"""The list of everything that is wrong with a document; each leads to its place."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QListWidget, QListWidgetItem, QSizePolicy

from app.board.fault_words import fault_words, file_words
from app.board.paint.icons import icon_pixmap
from app.board.theme import fonts
from app.board.theme.parts import Panel, Text, Title
from app.board.theme.style import current
from app.board.words import translate
from resources.faults import Fault


class FaultPanel(Panel):
    wanted = Signal(str)
    """The place of a fault, as its file names it."""

    def __init__(self) -> None:
        super().__init__(padding=12, spacing=6)
        row = QHBoxLayout()
        self.mark = QLabel()
        row.addWidget(self.mark)
        self.title = Title("", "subtitle")
        row.addWidget(self.title, 1)
        self.column.addLayout(row)
        self.note = Text(type="small", tone="muted")
        self.column.addWidget(self.note)
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.list.setAccessibleName(translate("editor", "Faults"))
        self.list.setMinimumHeight(round(120 * fonts.scale()))
        self.list.itemActivated.connect(self._open)
        self.list.itemClicked.connect(self._open)
        self.column.addWidget(self.list)
        self.faults: tuple[Fault, ...] | None = None
        self.show_faults(())

    def show_faults(self, faults: Sequence[Fault]) -> None:
        if tuple(faults) == self.faults:
            return
        self.faults = tuple(faults)
        side = round(18 * fonts.scale())
        name, colour = ("warning", current().warning) if faults else ("check", current().good)
        self.mark.setPixmap(icon_pixmap(name, side, colour, self.devicePixelRatioF()))
        self.title.setText(
            translate("editor", "%n thing(s) to mend", "", len(faults))
            if faults
            else translate("editor", "Ready to be saved and played")
        )
        self.note.setVisible(not faults)
        self.note.setText(translate("editor", "Everything is as a file of this kind must be."))
        self.list.setVisible(bool(faults))
        self.list.clear()
        for fault in self.faults:
            sentence = file_words(fault.sentence)
            item = QListWidgetItem(sentence)
            item.setData(Qt.ItemDataRole.UserRole, fault.where)
            item.setToolTip(fault_words(fault))
            item.setSizeHint(QSize(0, self._height(sentence)))
            self.list.addItem(item)

    def changeEvent(self, event: QEvent) -> None:
        """The mark has a colour of the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and getattr(self, "faults", None) is not None:
            faults, self.faults = self.faults or (), None
            self.show_faults(faults)

    def _height(self, text: str) -> int:
        room = max(120, self.list.viewport().width() - 12)
        flags = Qt.TextFlag.TextWordWrap
        return self.list.fontMetrics().boundingRect(0, 0, room, 1000, flags, text).height() + 10

    def _open(self, item: QListWidgetItem) -> None:
        self.wanted.emit(item.data(Qt.ItemDataRole.UserRole))
