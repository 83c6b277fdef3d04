"""A button as wide as its panel: an icon, words on the left, something on the right."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from app.board.paint.icons import icon_pixmap
from app.board.theme import fonts
from app.board.theme.parts import Text
from app.board.theme.style import current


class RowButton(QPushButton):
    """What it says are labels, so that it can have two lines and a value; the button itself has the name of it all."""

    def __init__(self, title: str, detail: str = "", icon: str = "", *, trailing: str = "forward") -> None:
        super().__init__()
        self.setProperty("part", "row")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._icons: list[tuple[QLabel, str, str]] = []
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(14, 8, 14, 8)
        self.row.setSpacing(14)
        if icon:
            self.row.addWidget(self._icon(icon, "primary"))
        self.words = QVBoxLayout()
        self.words.setSpacing(0)
        self.title = Text(title, "body", wrap=False)
        self.words.addWidget(self.title)
        self.detail = Text(detail, "small", "muted", wrap=False)
        self.detail.setVisible(bool(detail))
        self.words.addWidget(self.detail)
        self.row.addLayout(self.words, 1)
        self.value = Text("", "strong", wrap=False)
        self.row.addWidget(self.value)
        self.trailing: QLabel | None = self._icon(trailing, "faint") if trailing else None
        if self.trailing is not None:
            self.row.addWidget(self.trailing)
        for label in self.findChildren(QLabel):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._name()

    def set_value(self, value: str) -> None:
        self.value.setText(value)
        self._name()
        self.updateGeometry()

    def add(self, widget: QWidget) -> None:
        """Something in place of a value: a pill, a picture."""
        widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.row.insertWidget(self.row.count() - (1 if self.trailing is not None else 0), widget)

    def sizeHint(self) -> QSize:
        return self.row.sizeHint().expandedTo(self.minimumSize())

    def minimumSizeHint(self) -> QSize:
        return self.row.minimumSize()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._dress()

    def _icon(self, name: str, tone: str) -> QLabel:
        label = QLabel()
        self._icons.append((label, name, tone))
        self._dress()
        return label

    def _dress(self) -> None:
        for label, name, tone in getattr(self, "_icons", ()):
            side = round((16 if tone == "faint" else 24) * fonts.scale())
            label.setPixmap(icon_pixmap(name, side, getattr(current(), tone), self.devicePixelRatioF()))

    def _name(self) -> None:
        self.setAccessibleName(" ".join(part for part in (self.title.text(), self.value.text()) if part))
        self.setAccessibleDescription(self.detail.text())
