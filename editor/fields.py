"""Fields of a form: each shows a value without telling of it, and tells of what the user changes."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QTextCursor, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from app.board.fault_words import fault_words, sentence_words
from app.board.icons import icon_pixmap
from app.board.rows import add_row
from app.board.theme import fonts
from app.board.theme.parts import Panel, Text, Title
from app.board.theme.style import current
from app.board.translation import translate
from resources.faults import Fault


def labelled(name: str, field: QWidget, layout: QVBoxLayout) -> None:
    """A small name above a field."""
    label = Text(name, "small", "muted", wrap=False)
    label.setBuddy(field)
    field.setAccessibleName(name)
    layout.addWidget(label)
    layout.addWidget(field)


class Line(QLineEdit):
    """One line of text."""

    def __init__(self, longest: int, tell: Callable[[str], object], hint: str = "") -> None:
        super().__init__()
        self.setMaxLength(longest)
        self.setPlaceholderText(hint)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.textEdited.connect(tell)

    def show_value(self, text: str) -> None:
        if text != self.text():
            self.setText(text)
            # The beginning of a long text says more than its end.
            self.setCursorPosition(0)


class Lines(QPlainTextEdit):
    """Several lines of text."""

    def __init__(self, longest: int, tell: Callable[[str], object], hint: str = "") -> None:
        super().__init__()
        self._longest = longest
        self._tell = tell
        self.setPlaceholderText(hint)
        self.setTabChangesFocus(True)
        self.setFixedHeight(round(84 * fonts.scale()))
        self.textChanged.connect(self._changed)

    def show_value(self, text: str) -> None:
        if text != self.toPlainText():
            blocker = QSignalBlocker(self)
            self.setPlainText(text)
            blocker.unblock()

    def _changed(self) -> None:
        text = self.toPlainText()
        if len(text) > self._longest:
            blocker = QSignalBlocker(self)
            self.setPlainText(text[: self._longest])
            self.moveCursor(QTextCursor.MoveOperation.End)
            blocker.unblock()
        self._tell(self.toPlainText())


class Choice(QComboBox):
    """One of several values. The wheel scrolls what it lies in, and never changes it."""

    def __init__(self, options: Sequence[tuple[str, str]], tell: Callable[[str], object]) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(round(64 * fonts.scale()))
        self.offer(options)
        self.activated.connect(lambda place: tell(str(self.itemData(place))))

    def offer(self, options: Sequence[tuple[str, str]]) -> None:
        blocker = QSignalBlocker(self)
        now = self.currentData()
        self.clear()
        for key, text in options:
            self.addItem(text, key)
        self.setCurrentIndex(self.findData(now))
        blocker.unblock()

    def show_value(self, key: str) -> None:
        """A value that is not among them shows as it is."""
        blocker = QSignalBlocker(self)
        if self.findData(key) < 0 and key:
            self.addItem(key, key)
        self.setCurrentIndex(self.findData(key))
        blocker.unblock()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class SpinBox(QSpinBox):
    """A spin box that leaves the wheel to what it lies in."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class Number(SpinBox):
    """A whole number."""

    def __init__(self, low: int, high: int, tell: Callable[[int], object], none: str = "") -> None:
        super().__init__()
        self.setRange(low, high)
        self.setSpecialValueText(none)
        self.setMinimumWidth(round(58 * fonts.scale()))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.valueChanged.connect(tell)

    def show_value(self, value: int) -> None:
        blocker = QSignalBlocker(self)
        self.setValue(value)
        blocker.unblock()


class Tick(QCheckBox):
    """Yes or no."""

    def __init__(self, text: str, tell: Callable[[bool], object]) -> None:
        super().__init__(text)
        # Connected directly, a partial function would be called without the value.
        self.clicked.connect(lambda checked: tell(checked))

    def show_value(self, value: bool) -> None:
        blocker = QSignalBlocker(self)
        self.setChecked(value)
        blocker.unblock()


class FaultPanel(Panel):
    wanted = Signal(str)
    """The place of a fault, as its file names it."""

    def __init__(self) -> None:
        super().__init__(padding=12, spacing=6)
        row = QHBoxLayout()
        self.mark = QLabel()
        row.addWidget(self.mark)
        self.title = Title("", "subtitle")
        self.title.setWordWrap(True)
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
            sentence = sentence_words(fault)
            values = {
                Qt.ItemDataRole.UserRole: fault.where,
                Qt.ItemDataRole.ToolTipRole: fault_words(fault),
                Qt.ItemDataRole.SizeHintRole: QSize(0, self._height(sentence)),
            }
            add_row(self.list.model(), (sentence,), values)

    def redress(self) -> None:
        """The mark has a colour of the theme."""
        faults, self.faults = self.faults or (), None
        self.show_faults(faults)

    def _height(self, text: str) -> int:
        room = max(120, self.list.viewport().width() - 12)
        flags = Qt.TextFlag.TextWordWrap
        return self.list.fontMetrics().boundingRect(0, 0, room, 1000, flags, text).height() + 10

    def _open(self, item: QListWidgetItem) -> None:
        self.wanted.emit(item.data(Qt.ItemDataRole.UserRole))
