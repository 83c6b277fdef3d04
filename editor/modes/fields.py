"""Fields of a form: each shows a value without telling of it, and tells of what the user changes."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSignalBlocker
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from app.board.theme import fonts
from app.board.theme.parts import Text


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
    """One of several values."""

    def __init__(self, options: Sequence[tuple[str, str]], tell: Callable[[str], object]) -> None:
        super().__init__()
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


class Number(QSpinBox):
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
        self.clicked.connect(tell)

    def show_value(self, value: bool) -> None:
        blocker = QSignalBlocker(self)
        self.setChecked(value)
        blocker.unblock()
