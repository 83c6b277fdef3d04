"""A layout that fills rows from left to right and starts another where the width ends."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QScrollArea, QSizePolicy, QVBoxLayout, QWidget


def flowing() -> QSizePolicy:
    """For a widget in a column whose only layout is a flow: it is as high as its rows need."""
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    return policy


class Flow(QLayout):
    """Items keep their height; the first of a row grows into what is left if it is told to stretch."""

    def __init__(self, parent: QWidget | None = None, spacing: int = 8) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._lay(QRect(0, 0, width, 0), False)

    def sizeHint(self) -> QSize:
        hints = [item.sizeHint() for item in self._items]
        width = sum(hint.width() for hint in hints) + self.spacing() * max(len(hints) - 1, 0)
        return QSize(width, max((hint.height() for hint in hints), default=0))

    def minimumSize(self) -> QSize:
        hints = [item.minimumSize() for item in self._items]
        return QSize(max((h.width() for h in hints), default=0), max((h.height() for h in hints), default=0))

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._lay(rect, True)

    def _lay(self, rect: QRect, place: bool) -> int:
        rows: list[list[QLayoutItem]] = [[]]
        used = 0
        for item in self._items:
            width = item.sizeHint().width()
            if rows[-1] and used + self.spacing() + width > rect.width():
                rows.append([])
                used = 0
            used += width + (self.spacing() if rows[-1] else 0)
            rows[-1].append(item)
        top = rect.top()
        for row in rows:
            height = max((item.sizeHint().height() for item in row), default=0)
            if place:
                self._place(row, rect, top, height)
            top += height + self.spacing()
        return max(top - self.spacing() - rect.top(), 0)

    def _place(self, row: list[QLayoutItem], rect: QRect, top: int, height: int) -> None:
        widths = [min(item.sizeHint().width(), rect.width()) for item in row]
        spare = rect.width() - sum(widths) - self.spacing() * (len(row) - 1)
        growing = [n for n, item in enumerate(row) if item.expandingDirections() & Qt.Orientation.Horizontal]
        for number in growing:
            widths[number] += spare // len(growing)
        left = rect.left()
        for item, width in zip(row, widths, strict=True):
            item.setGeometry(QRect(QPoint(left, top), QSize(width, height)))
            left += width + self.spacing()


GAP = 12
MARGIN = 16


class Column(QScrollArea):
    """Stands still as long as everything fits; never moves sideways. Panels go `inside`."""

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page = QWidget()
        page.setProperty("part", "page")
        self.inside = QVBoxLayout(page)
        self.inside.setContentsMargins(0, 0, 0, 0)
        self.inside.setSpacing(GAP)
        self.setWidget(page)


class Scroll(QScrollArea):
    """Scrolls up and down only; the wheel and the keys reach what it holds."""

    def __init__(self, page: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        self.setWidget(page)
        # Qt fills a page that it is given; here the panel shines through.
        page.setAutoFillBackground(False)
