"""The bar over the play screen: menu, whose turn it is, the five phases, and the tools."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QSizePolicy, QWidget

from app.board.theme import fonts
from app.board.theme.parts import FlatButton, IconButton, Text, Title
from app.board.theme.style import current
from app.board.translation import translate
from app.manoeuvre.board.emblems import Cockade
from app.shell.play.phase_bar import PhaseBar

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
        # A click must not take the focus: Enter would then undo once more instead of confirming.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
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
