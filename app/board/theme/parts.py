"""The small ready widgets that every screen is made of: panels, titles, buttons, pills, figures."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.board.icons import SIZE, icon
from app.board.theme import fonts
from app.board.theme.style import current


class Panel(QFrame):
    """A card with a hairline round it; what belongs together stands in its `column`.

    Parts: panel, raised (a panel on a panel), well (sunk), notice (tinted brass), bar and foot (edge to edge).
    """

    def __init__(
        self, parent: QWidget | None = None, *, part: str = "panel", padding: int = 16, spacing: int = 8
    ) -> None:
        super().__init__(parent)
        self.setProperty("part", part)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(padding, padding, padding, padding)
        self.column.setSpacing(spacing)


class Rule(QFrame):
    """A hairline between things."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("part", "rule")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)


class Text(QLabel):
    """A label in one of the types and tones of `theme.sheet`; it wraps unless told not to.

    It shows its text letter by letter: names and titles come from files and from other people, and none of them may
    become markup. `MarkedText` is for the few labels that need bold letters.
    """

    def __init__(self, text: str = "", type: str = "body", tone: str = "ink", *, wrap: bool = True) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        self.setProperty("type", type)
        self.setProperty("tone", tone)
        self.setWordWrap(wrap)

    def set_tone(self, tone: str) -> None:
        if self.property("tone") != tone:
            self.setProperty("tone", tone)
            repolish(self)


class MarkedText(Text):
    """A label whose text has markup. Every name that is put into it goes through `html.escape` first."""

    def __init__(self, text: str = "", type: str = "body", tone: str = "ink", *, wrap: bool = True) -> None:
        super().__init__("", type, tone, wrap=wrap)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setText(text)


class Title(Text):
    """Serif: display on the home screen, heading of a screen, title of a panel, subtitle within one."""

    def __init__(self, text: str = "", type: str = "title", tone: str = "ink") -> None:
        super().__init__(text, type, tone, wrap=False)


class Pill(QLabel):
    """A few words in a rounded box; tones: ink, brass, side0, side1."""

    def __init__(self, text: str = "", tone: str = "ink") -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        self.setProperty("part", "pill")
        self.setProperty("tone", tone)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)


class Figure(QWidget):
    """A number with what it counts below it, read out as one."""

    def __init__(self, value: str = "", label: str = "") -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._value = Text(value, "figure", wrap=False)
        self._label = Text(label, "small", "muted", wrap=False)
        column.addWidget(self._value)
        column.addWidget(self._label)
        self.show_figure(value, label)

    def show_figure(self, value: str, label: str | None = None) -> None:
        self._value.setText(value)
        if label is not None:
            self._label.setText(label)
        self.setAccessibleName(f"{value} {self._label.text()}")


class _Button(QPushButton):
    """A button whose icon follows the theme."""

    part = ""
    on_fill = False

    def __init__(self, text: str = "", icon_name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._icon_name = icon_name
        if self.part:
            self.setProperty("part", self.part)
        self._dress()

    def set_icon(self, name: str) -> None:
        self._icon_name = name
        self._dress()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._dress()

    def _dress(self) -> None:
        if self._icon_name:
            side = round(SIZE * 0.9 * fonts.scale())
            self.setIconSize(QSize(side, side))
            self.setIcon(icon(self._icon_name, current().on_primary if self.on_fill else None, side))


class PrimaryButton(_Button):
    """The one thing to do on a screen."""

    part = "primary"
    on_fill = True


class QuietButton(_Button):
    """Anything else that can be done."""


class FlatButton(_Button):
    """A tool in a bar: no frame until the mouse is over it."""

    part = "flat"


class IconButton(FlatButton):
    """A tool without words; its name is its tooltip and what a screen reader says."""

    def __init__(self, icon_name: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__("", icon_name, parent)
        self.setToolTip(name)
        self.setAccessibleName(name)


class Field(QLineEdit):
    """A line to type in that uses up Enter, so that it presses nothing else after what it has set off."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


class Segmented(QFrame):
    """One choice out of a few, all of them seen. Tab reaches it, the arrow keys change it."""

    chosen = Signal(str)

    def __init__(self, options: Sequence[tuple[str, str]], name: str = "", parent: QWidget | None = None) -> None:
        """Options are key and text; the first is chosen."""
        super().__init__(parent)
        self.setProperty("part", "segmented")
        self.setAccessibleName(name)
        self._group = QButtonGroup(self)
        self._keys: list[str] = []
        row = QHBoxLayout(self)
        row.setContentsMargins(3, 3, 3, 3)
        row.setSpacing(2)
        for key, text in options:
            button = QPushButton(text)
            button.setProperty("part", "segment")
            button.setCheckable(True)
            button.setAccessibleDescription(name)
            self._group.addButton(button, len(self._keys))
            self._keys.append(key)
            row.addWidget(button, 1)
        if self._keys:
            self._group.button(0).setChecked(True)
        self._group.idToggled.connect(self._tell)

    @property
    def value(self) -> str:
        return self._keys[self._group.checkedId()] if self._keys else ""

    def choose(self, key: str) -> None:
        """Tells of it like a click, if it changes anything."""
        self._group.button(self._keys.index(key)).setChecked(True)

    def button(self, key: str) -> QPushButton:
        """For tooltips, and to disable one with the reason."""
        button = self._group.button(self._keys.index(key))
        assert isinstance(button, QPushButton)
        return button

    def _tell(self, place: int, checked: bool) -> None:
        if checked:
            self.chosen.emit(self._keys[place])


def repolish(widget: QWidget) -> None:
    """Needed after a property changed that the style sheet asks for."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)
    widget.update()


LEAST = 40


class ElidedText(Text):
    """As long as there is room it is shown whole."""

    def __init__(self, text: str = "", type: str = "body", tone: str = "ink") -> None:
        super().__init__("", type, tone, wrap=False)
        self._whole = ""
        self.set_whole(text)

    def set_whole(self, text: str) -> None:
        self._whole = text
        self._shorten()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance(self._whole) + 2, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(min(LEAST, self.sizeHint().width()), super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._shorten()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "_whole"):
            self._shorten()

    def _shorten(self) -> None:
        shown = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, max(self.width(), LEAST))
        if shown != self.text():
            self.setText(shown)
        self.setToolTip(self._whole if shown != self._whole else "")
