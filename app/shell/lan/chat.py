"""The talk between two desks: a button in the bar with a mark for what is unread, and a panel under it."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QListWidget, QListWidgetItem, QWidget

from app.board.theme import fonts
from app.board.theme.parts import FlatButton, IconButton, Panel, PrimaryButton, QuietButton, Title
from app.board.view.announce import announce
from app.board.words import translate
from app.shell.lan.wire import LONGEST_CHAT

WIDE: Final = 380
HIGH: Final = 340
MARGIN: Final = 12
TOLD: Final = 8_000
"""Milliseconds that something said is shown while the panel is put away."""
KEYS: Final = "T"


class ChatPanel(Panel):
    """Floats over the upper right corner of the battle; Esc puts it away."""

    spoken = Signal(str)
    """What the person here says."""
    closed = Signal()

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent, part="raised")
        title = translate("lan", "Talk with {name}").format(name=name)
        self.setAccessibleName(title)
        head = QHBoxLayout()
        heading = Title(title, "subtitle")
        heading.setTextFormat(Qt.TextFormat.PlainText)
        head.addWidget(heading, 1)
        away = IconButton("cross", translate("lan", "Put the talk away (Esc)"))
        away.clicked.connect(self.closed)
        head.addWidget(away)
        self.column.addLayout(head)
        self.lines = QListWidget()
        self.lines.setAccessibleName(translate("lan", "What was said"))
        self.lines.setWordWrap(True)
        self.lines.setSelectionMode(QListWidget.SelectionMode.SingleSelection)
        self.lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.column.addWidget(self.lines, 1)
        row = QHBoxLayout()
        self.field = QLineEdit()
        self.field.setMaxLength(LONGEST_CHAT)
        self.field.setPlaceholderText(translate("lan", "Say something"))
        self.field.setAccessibleName(translate("lan", "Say something"))
        self.send = PrimaryButton(translate("lan", "Send"))
        self.send.clicked.connect(self._send)
        row.addWidget(self.field, 1)
        row.addWidget(self.send)
        self.column.addLayout(row)
        self.hide()

    def add(self, who: str, words: str) -> None:
        item = QListWidgetItem(translate("lan", "{name}: {words}").format(name=who, words=words))
        self.lines.addItem(item)
        self.lines.scrollToBottom()

    def allow(self, allowed: bool, why: str) -> None:
        self.field.setEnabled(allowed)
        self.send.setEnabled(allowed)
        self.send.setToolTip("" if allowed else why)

    def event(self, event: QEvent) -> bool:
        """Esc belongs to the talk while it has the focus."""
        overriding = event.type() == QEvent.Type.ShortcutOverride
        if overriding and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of the battle stay out of the talk."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._send()
        event.accept()

    def _send(self) -> None:
        words = self.field.text().strip()
        if words and self.field.isEnabled():
            self.field.clear()
            self.spoken.emit(words)


class Chat(QObject):
    """Keeps the panel in its corner, and counts what has not been read."""

    spoken = Signal(str)

    def __init__(self, name: str, screen: QWidget, under: QWidget) -> None:
        super().__init__(screen)
        self._name = name
        self._screen = screen
        self._under = under
        self.unread = 0
        self.panel = ChatPanel(name, screen)
        self.button = FlatButton("", "chat")
        self.button.clicked.connect(self.toggle)
        self.panel.closed.connect(self.put_away)
        self.panel.spoken.connect(self._say)
        self.toast = QuietButton("", "chat", screen)
        self.toast.setToolTip(translate("lan", "Answer"))
        self.toast.clicked.connect(self.open)
        self.toast.hide()
        self._fading = QTimer(self)
        self._fading.setSingleShot(True)
        self._fading.setInterval(TOLD)
        self._fading.timeout.connect(self.toast.hide)
        screen.installEventFilter(self)
        self._show_unread()

    def hear(self, words: str) -> None:
        self.panel.add(self._name, words)
        told = translate("lan", "{name}: {words}").format(name=self._name, words=words)
        announce(self.panel, told)
        if not self.panel.isVisible():
            self.unread += 1
            self._show_unread()
            self._show_toast(told)

    def toggle(self) -> None:
        self.put_away() if self.panel.isVisible() else self.open()

    def open(self) -> None:
        self.unread = 0
        self._show_unread()
        self.toast.hide()
        self._lay()
        self.panel.show()
        self.panel.raise_()
        self.panel.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def put_away(self) -> bool:
        if not self.panel.isVisible():
            return False
        self.panel.hide()
        self._screen.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _show_toast(self, told: str) -> None:
        """What was said, for a while, where the panel would be; the battle stays where it is."""
        self.toast.setAccessibleName(told)
        room = round(WIDE * fonts.scale()) - 80
        shown = QFontMetrics(self.toast.font()).elidedText(told, Qt.TextElideMode.ElideRight, room)
        self.toast.setText(shown.replace("&", "&&"))
        self._lay()
        self.toast.show()
        self.toast.raise_()
        self._fading.start()

    def _say(self, words: str) -> None:
        self.panel.add(translate("lan", "You"), words)
        self.spoken.emit(words)

    def _show_unread(self) -> None:
        name = translate("lan", "Talk")
        if self.unread:
            name = translate("lan", "Talk: %n unread", "", self.unread)
        self.button.setText(str(self.unread) if self.unread else "")
        self.button.setAccessibleName(name)
        self.button.setToolTip(translate("play", "{what} ({keys})").format(what=name, keys=KEYS))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QResizeEvent):
            self._lay()
        return False

    def _lay(self) -> None:
        scale = fonts.scale()
        top = self._under.height() + MARGIN
        wide = min(round(WIDE * scale), self._screen.width() - 2 * MARGIN)
        high = min(round(HIGH * scale), self._screen.height() - top - MARGIN)
        size = self.toast.sizeHint()
        self.toast.setGeometry(self._screen.width() - size.width() - MARGIN, top, size.width(), size.height())
        self.panel.setGeometry(self._screen.width() - wide - MARGIN, top, wide, max(high, 120))
