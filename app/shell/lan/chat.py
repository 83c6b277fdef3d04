"""The talk between two players: a button in the bar with a mark for what is unread, and a panel under it."""

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QBrush, QColor, QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListWidget, QVBoxLayout, QWidget

from app.board.announce import announce
from app.board.lifetime import delete_later
from app.board.rows import add_row
from app.board.theme import fonts
from app.board.theme.parts import Field, FlatButton, IconButton, Panel, PrimaryButton, QuietButton, Text, Title
from app.board.theme.style import current
from app.board.translation import translate
from app.shell.lan.wire import LONGEST_CHAT, harmless

WIDE: Final = 380
HIGH: Final = 340
MARGIN: Final = 12
TOLD: Final = 8_000
"""Milliseconds that something said is shown while the panel is put away."""
KEYS: Final = "T"
MOST_LINES: Final = 200
"""Lines that are shown; older ones go."""
GATHERED: Final = 100
"""Milliseconds in which lines are gathered before they are shown together."""


class Said(NamedTuple):
    """One line of the talk."""

    own: bool
    words: str


class ChatPanel(Panel):
    """Floats over the upper right corner of the battle; Esc puts it away.

    Whose a line is, its side and its tint say, not its text: what the other says stands left in a box, what one says
    oneself stands right without one. No line can break into two.
    """

    spoken = Signal(str)
    """What the person here says."""
    closed = Signal()

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent, part="raised")
        self._name = name
        title = translate("lan", "Chat with {name}").format(name=name)
        self.setAccessibleName(title)
        head = QHBoxLayout()
        head.addWidget(Title(title, "subtitle"), 1)
        away = IconButton("cross", translate("lan", "Close the chat (Esc)"))
        away.clicked.connect(self.closed)
        head.addWidget(away)
        self.column.addLayout(head)
        self.lines = QListWidget()
        self.lines.setAccessibleName(translate("lan", "Messages"))
        self.lines.setWordWrap(True)
        self.lines.setSelectionMode(QListWidget.SelectionMode.SingleSelection)
        self.lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.column.addWidget(self.lines, 1)
        row = QHBoxLayout()
        self.field = Field()
        self.field.setMaxLength(LONGEST_CHAT)
        self.field.setPlaceholderText(translate("lan", "Write a message"))
        self.field.setAccessibleName(translate("lan", "Write a message"))
        self.field.returnPressed.connect(self._send)
        self.send = PrimaryButton(translate("lan", "Send"))
        self.send.clicked.connect(self._send)
        row.addWidget(self.field, 1)
        row.addWidget(self.send)
        self.column.addLayout(row)
        self.batches = 0
        """How often lines were put into the list."""
        self.hide()

    def add(self, lines: Iterable[Said]) -> None:
        """Show more lines, all at once; the oldest make room."""
        self.batches += 1
        self.lines.setUpdatesEnabled(False)
        for line in list(lines)[-MOST_LINES:]:
            self._show(line)
        for _ in range(self.lines.count() - MOST_LINES):
            self.lines.model().removeRow(0)
        self.lines.setUpdatesEnabled(True)
        self.lines.scrollToBottom()

    def _show(self, line: Said) -> None:
        role = Qt.ItemDataRole
        values: dict[int, object] = {
            role.UserRole: line.own,
            role.AccessibleTextRole: said_words(self._name, line),
            role.TextAlignmentRole: Qt.AlignmentFlag.AlignRight if line.own else Qt.AlignmentFlag.AlignLeft,
            role.ToolTipRole: translate("lan", "You") if line.own else self._name,
        }
        if not line.own:
            values[role.BackgroundRole] = QBrush(QColor(current().well))
        add_row(self.lines.model(), (line.words,), values)

    def allow(self, allowed: bool, why: str) -> None:
        self.field.setEnabled(allowed)
        self.send.setEnabled(allowed)
        self.send.setToolTip("" if allowed else why)

    def event(self, event: QEvent) -> bool:
        """Esc belongs to the chat while it has the focus."""
        overriding = event.type() == QEvent.Type.ShortcutOverride
        if overriding and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of the battle stay out of the chat."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        event.accept()

    def _send(self) -> None:
        words = harmless(self.field.text()).strip()
        if words and self.field.isEnabled():
            self.field.clear()
            self.spoken.emit(words)


def said_words(name: str, line: Said) -> str:
    """A line as it is read out."""
    who = translate("lan", "You") if line.own else name
    return translate("lan", "{name}: {words}").format(name=who, words=line.words)


class Chat(QObject):
    """Keeps the panel in its corner, and counts what has not been read."""

    spoken = Signal(str)

    def __init__(self, name: str, screen: QWidget, over: QWidget, before: Iterable[tuple[bool, str]] = ()) -> None:
        """Lies over a part of the screen, and keeps to its upper right corner; `before` was said on an earlier day."""
        super().__init__(screen)
        self._name = name
        self._screen = screen
        self._over = over
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
        self._fading = self._timer(TOLD, self.toast.hide)
        self._waiting: deque[Said] = deque((Said(own, words) for own, words in before), maxlen=MOST_LINES)
        """What was said and is not in the list yet."""
        self._gathering = self._timer(GATHERED, self._show_waiting)
        over.installEventFilter(self)
        self._show_unread()

    def _timer(self, interval: int, do: object) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(interval)
        timer.timeout.connect(do)
        return timer

    def hear(self, words: str) -> None:
        self._waiting.append(Said(False, harmless(words)))
        if not self.panel.isVisible():
            self.unread += 1
        if not self._gathering.isActive():
            self._gathering.start()

    def toggle(self) -> None:
        self.put_away() if self.panel.isVisible() else self.open()

    def open(self) -> None:
        self.unread = 0
        self._show_unread()
        self.toast.hide()
        self._lay()
        self.panel.show()
        self.panel.raise_()
        self._show_waiting()
        self.panel.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def put_away(self) -> bool:
        if not self.panel.isVisible():
            return False
        self.panel.hide()
        self._screen.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _show_waiting(self) -> None:
        """Into the list if it can be seen; else the last line is told for a while."""
        if not self._waiting:
            return
        last = said_words(self._name, self._waiting[-1])
        if self.panel.isVisible():
            self.panel.add(self._waiting)
            self._waiting.clear()
        else:
            self._show_unread()
            self._show_toast(last)
        announce(self.panel, last)

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
        self._waiting.append(Said(True, words))
        self._show_waiting()
        self.spoken.emit(words)

    def _show_unread(self) -> None:
        name = translate("lan", "Chat")
        if self.unread:
            name = translate("lan", "Chat: %n unread", "", self.unread)
        self.button.setText(str(self.unread) if self.unread else "")
        self.button.setAccessibleName(name)
        self.button.setToolTip(translate("play", "{what} ({keys})").format(what=name, keys=KEYS))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._lay()
        return False

    def _lay(self) -> None:
        scale = fonts.scale()
        top = self._over.y() + MARGIN
        wide = min(round(WIDE * scale), self._screen.width() - 2 * MARGIN)
        high = min(round(HIGH * scale), self._screen.height() - top - MARGIN)
        size = self.toast.sizeHint()
        self.toast.setGeometry(self._screen.width() - size.width() - MARGIN, top, size.width(), size.height())
        self.panel.setGeometry(self._screen.width() - wide - MARGIN, top, wide, max(high, 120))


Answer = tuple[str, Callable[[], None]]


class Strip(QFrame):
    """Hidden while there is nothing to say. Every matter has one line; said again, it is said anew."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("part", "notice")
        self.setAccessibleName(translate("lan", "You and your opponent"))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 4, 12, 4)
        self._column.setSpacing(4)
        self._lines: dict[str, QWidget] = {}
        self._words: dict[str, str] = {}
        self._answers: dict[str, list[str]] = {}
        self.hide()

    def say(self, matter: str, words: str, answers: Sequence[Answer] = ()) -> None:
        if self._words.get(matter) == words:
            return
        shown = self._lines[matter].findChild(Text) if matter in self._lines else None
        if shown is not None and self._answers[matter] == [answer for answer, _ in answers]:
            # Only the words are others now, as when minutes have passed: whoever is about to press a button still can.
            self._words[matter] = words
            shown.setText(words)
            return
        self.unsay(matter)
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        text = Text(words)
        row.addWidget(text, 1)
        for label, do in answers:
            button = QuietButton(label)
            button.setAccessibleDescription(words)
            button.clicked.connect(lambda _=False, do=do: self._answer(matter, do))
            row.addWidget(button)
        self._lines[matter] = line
        self._words[matter] = words
        self._answers[matter] = [answer for answer, _ in answers]
        self._column.addWidget(line)
        self.show()
        announce(self, words, urgent=bool(answers))

    def unsay(self, matter: str) -> None:
        line = self._lines.pop(matter, None)
        self._words.pop(matter, None)
        if line is not None:
            self._column.removeWidget(line)
            line.hide()
            delete_later(line)
        self.setVisible(bool(self._lines))

    def said(self, matter: str) -> str:
        return self._words.get(matter, "")

    def button(self, words: str) -> QuietButton | None:
        """By what stands on it."""
        buttons = [button for line in self._lines.values() for button in line.findChildren(QuietButton)]
        return next((button for button in buttons if button.text() == words), None)

    def _answer(self, matter: str, do: Callable[[], None]) -> None:
        self.unsay(matter)
        do()
