"""The common shape of the set-up's pages: what is chosen from on the left, what is asked on the right."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.board.announce import announce
from app.board.theme import fonts
from app.board.theme.parts import Panel, PrimaryButton, Text, Title
from app.board.translation import translate
from engine.manoeuvre.action import Action
from engine.manoeuvre.state import State

if TYPE_CHECKING:
    from app.shell.desktop import Desktop


class SetupPanel(QWidget):
    """One decision of the set-up. It ends with `chosen`, once; the next decision gets a new page."""

    chosen = Signal(object)
    """A tuple of actions, to be played in this order."""

    def __init__(self, view: State, seat: int, desktop: "Desktop") -> None:
        super().__init__()
        self.view = view
        self.seat = seat
        self.desktop = desktop


GAP = 12
RIGHT = 440


class SetupPage(SetupPanel):
    """Fill `left` and `middle`; `ready` says which actions the button plays, or why it cannot yet."""

    def __init__(self, view: State, seat: int, desktop: "Desktop", title: str, detail: str, begin: str) -> None:
        super().__init__(view, seat, desktop)
        self._actions: tuple[Action, ...] = ()
        row = QHBoxLayout(self)
        row.setContentsMargins(16, GAP, 16, GAP)
        row.setSpacing(GAP)
        self.left = QVBoxLayout()
        self.left.setSpacing(GAP)
        row.addLayout(self.left, 1)
        panel = Panel()
        panel.setFixedWidth(round(RIGHT * min(fonts.scale(), 1.3)))
        row.addWidget(panel)
        panel.column.addWidget(Title(title))
        self.detail = Text(detail)
        panel.column.addWidget(self.detail)
        inside = QWidget()
        inside.setProperty("part", "page")
        self.middle = QVBoxLayout(inside)
        self.middle.setContentsMargins(0, 4, 0, 4)
        self.middle.setSpacing(8)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inside)
        panel.column.addWidget(scroll, 1)
        self.refusal = Text(tone="warning")
        # Its line is kept, so that no button moves away under the mouse when something is refused.
        kept = self.refusal.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self.refusal.setSizePolicy(kept)
        self.refusal.setMinimumHeight(self.refusal.fontMetrics().lineSpacing())
        self.refusal.hide()
        panel.column.addWidget(self.refusal)
        self.begin = PrimaryButton(begin, "check")
        self.begin.clicked.connect(self._choose)
        panel.column.addWidget(self.begin)
        self.footnote = Text(type="small", tone="muted")
        panel.column.addWidget(self.footnote)
        self.key("Ctrl+Return", self.begin.click)
        self.setAccessibleName(title)

    def ready(self, actions: tuple[Action, ...], why_not: str = "") -> None:
        """What the button plays; without actions it waits, and its tooltip says for what."""
        self._actions = actions
        self.begin.setEnabled(bool(actions))
        self.begin.setToolTip(why_not or translate("set-up", "Ctrl+Enter"))

    def refuse(self, sentence: str) -> None:
        """Say why something cannot be; empty takes it away."""
        self.refusal.setText(sentence)
        self.refusal.setVisible(bool(sentence))
        if sentence:
            announce(self, sentence)

    def key(self, keys: str, do: object) -> None:
        """A shortcut for as long as the page is open."""
        shortcut = QShortcut(QKeySequence(keys), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(do)

    def _choose(self) -> None:
        # Once only: a second press must not play the same again.
        actions, self._actions = self._actions, ()
        if actions:
            self.begin.setEnabled(False)
            self.chosen.emit(actions)
