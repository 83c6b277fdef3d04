"""A ring round whatever has the keyboard's focus: two pixels wide, two away, in the theme's primary colour."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QAbstractSlider, QApplication, QFocusFrame, QScrollBar, QWidget

from app.board.theme.tokens import LIGHT, THEMES

_NAME = "manoeuvre_focus_ring"
OWN_FOCUS = "own_focus"
"""A widget with this property set shows its focus itself."""


class FocusRing(QFocusFrame):
    """One for the whole program. It shows once focus is moved by keys, as people with a mouse do not look for it."""

    def __init__(self, app: QApplication) -> None:
        super().__init__()
        self.setObjectName(_NAME)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        app.focusChanged.connect(self._follow)

    @classmethod
    def install(cls, app: QApplication) -> None:
        if app.property(_NAME) is None:
            app.setProperty(_NAME, cls(app))

    def _follow(self, old: QWidget | None, new: QWidget | None) -> None:
        wanted = new if new is not None and _ringed(new) else None
        if wanted is not self.widget():
            self.setWidget(wanted)  # type: ignore[arg-type]  # None is how it is taken away
        if wanted is not None:
            self._fit()
            self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        done = super().eventFilter(watched, event)
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show):
            self._fit()
        return done

    def _fit(self) -> None:
        """Qt lays a frame close round its widget and masks the inside, which would cut our round corners."""
        widget: QWidget | None = self.widget()
        parent: QWidget | None = self.parentWidget()
        if widget is None or parent is None:
            return
        corner = widget.mapTo(parent, QPoint(0, 0))
        wanted = widget.rect().translated(corner).adjusted(-4, -4, 4, 4)
        if self.geometry() != wanted:
            self.setGeometry(wanted)
        self.clearMask()

    def paintEvent(self, event: QPaintEvent) -> None:
        widget: QWidget | None = self.widget()
        if widget is None or not widget.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange):
            return
        app = QApplication.instance()
        theme = THEMES.get(str(app.property("manoeuvre_theme")), LIGHT) if app is not None else LIGHT
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.primary), 2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 9, 9)
        painter.end()


def _ringed(widget: QWidget) -> bool:
    """Buttons and sliders; lists and fields to type in show a frame of their own, by the style sheet."""
    if widget.property(OWN_FOCUS):
        return False
    return isinstance(widget, QAbstractButton | QAbstractSlider) and not isinstance(widget, QScrollBar)
