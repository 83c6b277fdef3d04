"""The bar over the play screen: menu, whose turn it is, the five phases, and the tools."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QFontMetricsF, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QSizePolicy, QWidget

from app.board.icons import paint_icon
from app.board.theme import fonts
from app.board.theme.parts import FlatButton, IconButton, Text, Title
from app.board.theme.style import current
from app.board.translation import translate
from app.manoeuvre.board.emblems import Cockade
from app.manoeuvre.play.stats import Phase


class _Part(NamedTuple):
    text: str
    stage: int
    width: float


class PhaseBar(QWidget):
    """Where there is no room for five names, it shows the present one alone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._phases: tuple[Phase, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_phases(self, phases: Sequence[Phase]) -> None:
        self._phases = tuple(phases)
        now = next((place for place, phase in enumerate(phases) if phase.stage == 0), -1)
        words = translate("play", "No phase yet")
        if now >= 0:
            words = translate("play", "Phase {number} of 5: {name}").format(number=now + 1, name=phases[now].name)
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.updateGeometry()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(round(self._wide(self._parts())) + 2, round(36 * fonts.scale()))

    def minimumSizeHint(self) -> QSize:
        present = [part for part in self._parts() if part.stage == 0]
        return QSize(round(self._wide(present)) + 2, self.sizeHint().height())

    def _parts(self) -> list[_Part]:
        scale = fonts.scale()
        parts = []
        for place, phase in enumerate(self._phases):
            if phase.stage == 0:
                text = f"{place + 1}  {phase.name}"
                width = QFontMetricsF(fonts.sans(14, fonts.SEMIBOLD)).horizontalAdvance(text) + 36 * scale
            else:
                text = phase.name if phase.stage < 0 else f"{place + 1}  {phase.name}"
                width = QFontMetricsF(fonts.sans(14)).horizontalAdvance(text) + (26 if phase.stage < 0 else 12) * scale
            parts.append(_Part(text, phase.stage, width))
        return parts

    def _wide(self, parts: Sequence[_Part]) -> float:
        return sum(part.width for part in parts) + max(len(parts) - 1, 0) * 18 * fonts.scale()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        scale = fonts.scale()
        parts = self._parts()
        if self._wide(parts) > self.width():
            parts = [part for part in parts if part.stage == 0]
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = (self.width() - self._wide(parts)) / 2
        middle = self.height() / 2
        vertical = Qt.AlignmentFlag.AlignVCenter
        for place, part in enumerate(parts):
            if place:
                chevron = QRectF(left + 2 * scale, middle - 7 * scale, 14 * scale, 14 * scale)
                paint_icon(painter, "forward", chevron, theme.muted)
                left += 18 * scale
            box = QRectF(left, 0, part.width, self.height())
            if part.stage == 0:
                pill = box.adjusted(0, 1, 0, -1)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(theme.primary))
                painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
                painter.setPen(QColor(theme.on_primary))
                painter.setFont(fonts.sans(14, fonts.SEMIBOLD))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, part.text)
            else:
                painter.setPen(QColor(theme.muted))
                painter.setFont(fonts.sans(14))
                inset = 6 * scale
                if part.stage < 0:
                    paint_icon(painter, "check", QRectF(left, middle - 7 * scale, 14 * scale, 14 * scale), theme.good)
                    inset = 19 * scale
                painter.drawText(box.adjusted(inset, 0, 0, 0), vertical, part.text)
            left += part.width
        painter.end()


ROOMY = 1180
"""Below so many pixels at 100 % the tools go without words."""


def shortcut_tip(words: str, keys: str) -> str:
    """A tooltip that names its keys: “Undo (Ctrl+Z)”."""
    return translate("play", "{what} ({keys})").format(what=words, keys=keys)


class TopBar(QFrame):
    """Says whose turn it is and holds the tools; what they do is the screen's business."""

    undo = Signal()
    hint = Signal()
    theme = Signal()
    help = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("part", "bar")
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 8, 14, 8)
        row.setSpacing(8)
        self.menu_button = IconButton("menu", translate("play", "Menu"))
        self.menu = QMenu(self)
        self.menu_button.clicked.connect(lambda: self._drop(self.menu_button, self.menu))
        self._cockade = Cockade()
        self._title = Title(type="subtitle")
        self._turn = Text(type="body", tone="muted", wrap=False)
        self.phases = PhaseBar()
        self.phases.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        for widget in (self.menu_button, self._cockade, self._title, self._turn):
            row.addWidget(widget)
        row.addWidget(self.phases, 1)
        self.undo_button = self._tool("undo", translate("play", "Undo"), "Ctrl+Z")
        self.hint_button = self._tool("hint", translate("play", "Hint"), "H")
        self.overlay_button = self._tool("layers", translate("play", "Overlays"), "O")
        self.overlays = QMenu(self)
        self.overlay_button.clicked.connect(lambda: self._drop(self.overlay_button, self.overlays))
        self.theme_button = IconButton("sun", translate("play", "Light or dark"))
        self.help_button = IconButton("help", shortcut_tip(translate("play", "Help"), "F1"))
        self._tools = (self.undo_button, self.hint_button, self.overlay_button)
        for button in (*self._tools, self.theme_button, self.help_button):
            row.addWidget(button)
        self.undo_button.clicked.connect(self.undo)
        self.hint_button.clicked.connect(self.hint)
        self.theme_button.clicked.connect(self.theme)
        self.help_button.clicked.connect(self.help)
        self.dress()

    def _tool(self, icon: str, words: str, keys: str) -> FlatButton:
        button = FlatButton(words, icon)
        button.setAccessibleName(words)
        button.setToolTip(shortcut_tip(words, keys))
        button.setProperty("words", words)
        return button

    def _drop(self, button: FlatButton, menu: QMenu) -> None:
        """A menu under its button, without the arrow that Qt would paint into it."""
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def take_in(self, widget: QWidget) -> None:
        """Something that only this battle needs, before the tools."""
        row = self.layout()
        assert isinstance(row, QHBoxLayout)
        row.insertWidget(row.indexOf(self.undo_button), widget)

    def show_overlays(self) -> None:
        self._drop(self.overlay_button, self.overlays)

    def show_turn(self, nation: str, title: str, turn: str) -> None:
        self._cockade.show_nation(nation)
        self._cockade.setVisible(bool(nation))
        self._title.setText(title)
        self._turn.setText(turn)

    def allow_undo(self, allowed: bool, reason: str) -> None:
        self.undo_button.setEnabled(allowed)
        self.undo_button.setToolTip(shortcut_tip(translate("play", "Undo"), "Ctrl+Z") if allowed else reason)

    def allow_hint(self, allowed: bool, reason: str) -> None:
        self.hint_button.setEnabled(allowed)
        self.hint_button.setToolTip(shortcut_tip(translate("play", "Hint"), "H") if allowed else reason)

    def dress(self) -> None:
        """Follow the theme and the room there is."""
        self.theme_button.set_icon("sun" if not current().dark else "moon")
        roomy = self.width() >= ROOMY * fonts.scale()
        for button in self._tools:
            button.setText(str(button.property("words")) if roomy else "")
        self.setFixedHeight(round(56 * fonts.scale()))

    def add(self, text: str, keys: str = "") -> QAction:
        """A line of the menu."""
        action = self.menu.addAction(text)
        if keys:
            action.setShortcut(QKeySequence(keys))
        return action
