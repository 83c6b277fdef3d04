"""A ring round whatever has the keyboard's focus: two pixels wide, two away, in the theme's primary colour."""

from typing import Final

import shiboken6
from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QApplication,
    QFocusFrame,
    QProxyStyle,
    QScrollBar,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QWidget,
)

_NAME: Final = "manoeuvre_focus"
_REACH: Final = 4
_INSIDE: Final = -2
_FILLING: Final = ("row", "line")
"""Parts that reach to the edges of their panel, which would cut a ring round them."""
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
        if new is None or not _ringed(new):
            if self.ring is not None and shiboken6.isValid(self.ring):
                self.ring.setWidget(None)  # type: ignore[arg-type]  # this is how it is taken away
            return
        # A ring lives in the window that it was last shown in, and dies with it.
        if self.ring is None or not shiboken6.isValid(self.ring):
            self.ring = FocusRing()
        self.ring.surround(new)


class _Distance(QProxyStyle):
    """Keeps the ring away from its widget, and does not mask its inside, which would cut our round corners."""

    reach = _REACH

    def pixelMetric(
        self, metric: QStyle.PixelMetric, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> int:
        if metric in (QStyle.PixelMetric.PM_FocusFrameHMargin, QStyle.PixelMetric.PM_FocusFrameVMargin):
            return self.reach
        return super().pixelMetric(metric, option, widget)

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        data: QStyleHintReturn | None = None,
    ) -> int:
        if hint == QStyle.StyleHint.SH_FocusFrame_Mask:
            return 0
        return super().styleHint(hint, option, widget, data)


class FocusRing(QFocusFrame):
    """It shows once focus is moved by keys, as people with a mouse do not look for it."""

    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._style = _Distance("Fusion")
        self.setStyle(self._style)

    def surround(self, widget: QWidget) -> None:
        if widget is not self.widget():
            self._style.reach = _INSIDE if widget.property("part") in _FILLING else _REACH
            self.setWidget(widget)
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        widget: QWidget | None = self.widget()
        if widget is None or not widget.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange):
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
