"""A ring round whatever has the keyboard's focus: two pixels wide, two away, in the theme's primary colour."""

from typing import Final

import shiboken6
from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QAbstractSlider, QApplication, QScrollBar, QWidget

_NAME: Final = "manoeuvre_focus"
_REACH: Final = 4
_INSIDE: Final = -2
_FILLING: Final = ("row", "line")
"""Parts that reach to the edges of their panel, which would cut a ring round them."""
_FOLLOWED: Final = (
    QEvent.Type.Move,
    QEvent.Type.Resize,
    QEvent.Type.Show,
    QEvent.Type.ZOrderChange,
    QEvent.Type.ParentChange,
)
"""What may happen to a widget that the ring has to follow."""
OWN_FOCUS: Final = "own_focus"
"""A widget with this property set shows its focus itself."""


class FocusGuide(QObject):
    """Puts the ring where the focus goes. The program has one, among the application's children."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.setObjectName(_NAME)
        self.ring: FocusRing | None = None
        app.focusChanged.connect(self._follow)

    @classmethod
    def of(cls, app: QApplication) -> "FocusGuide":
        found = app.findChild(cls, _NAME)
        return found if found is not None else cls(app)

    def _follow(self, old: QWidget | None, new: QWidget | None) -> None:
        # The ring is a child of the panel that it was last shown in, and dies with it.
        ring = self.ring if self.ring is not None and shiboken6.isValid(self.ring) else None
        panel = new.parentWidget() if new is not None and _ringed(new) else None
        if panel is not None:
            ring = ring or FocusRing(panel)
            ring.surround(new)
        elif ring is not None:
            ring.surround(None)
        self.ring = ring


class FocusRing(QWidget):
    """It shows once focus is moved by keys, as people with a mouse do not look for it.

    A plain sibling of its widget, stacked over it and clipped by the same panel. (Qt's own QFocusFrame asks the style
    for its margins, so it would need a style of ours that has to outlive it, and it is at times a window.)
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._widget: QWidget | None = None

    def widget(self) -> QWidget | None:
        """What it surrounds."""
        return self._widget if self._widget is not None and shiboken6.isValid(self._widget) else None

    def surround(self, widget: QWidget | None) -> None:
        before = self.widget()
        if before is not None:
            before.removeEventFilter(self)
        self._widget = widget
        if widget is None:
            self.hide()
        else:
            widget.installEventFilter(self)
            self._lie_over(widget)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._widget:
            if event.type() in (QEvent.Type.Hide, QEvent.Type.Destroy):
                self.hide()
            elif event.type() in _FOLLOWED:
                self._lie_over(self._widget)
        return False

    def _lie_over(self, widget: QWidget) -> None:
        parent = widget.parentWidget()
        if parent is None or not widget.isVisible():
            self.hide()
            return
        if parent is not self.parentWidget():
            self.setParent(parent)
        reach = _INSIDE if widget.property("part") in _FILLING else _REACH
        self.setGeometry(widget.geometry().adjusted(-reach, -reach, reach, reach))
        self.raise_()
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 9, 9)
        painter.end()


def _ringed(widget: QWidget) -> bool:
    """Buttons and sliders; lists and fields to type in show a frame of their own, by the style sheet."""
    if widget.property(OWN_FOCUS):
        return False
    return isinstance(widget, QAbstractButton | QAbstractSlider) and not isinstance(widget, QScrollBar)
