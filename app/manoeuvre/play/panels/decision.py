"""The decision panel: always says what is asked, offers it, and names the keys and the rule."""

from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QProgressBar, QPushButton, QScrollArea, QSizePolicy, QWidget

from app.board.announce import sentences
from app.board.icons import Icon
from app.board.lifetime import delete_later
from app.board.theme import fonts
from app.board.theme.layouts import Flow
from app.board.theme.parts import FlatButton, IconButton, Panel, PrimaryButton, QuietButton, Text, Title
from app.board.translation import translate
from app.manoeuvre.help import LETTER
from app.manoeuvre.play.offer import Button, Offer
from app.shell.help.pages import topic_in


class RefusalRow(QWidget):
    """Hidden while nothing is refused."""

    explain = Signal(str)
    """The topic of the help that says more."""

    def __init__(self) -> None:
        super().__init__()
        self._topic = ""
        self._text = Text()
        self.rule = IconButton("help", translate("play", "Read the rule behind this"))
        self.rule.clicked.connect(lambda: self.explain.emit(self._topic))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        top = Qt.AlignmentFlag.AlignTop
        row.addWidget(Icon("warning", 18, "warning"), 0, top)
        row.addWidget(self._text, 1)
        row.addWidget(self.rule, 0, top)
        self.hide()

    def show_refusal(self, refusal: str) -> None:
        self._topic = topic_in(refusal, LETTER)
        self._text.setText(refusal)
        self.rule.setVisible(bool(self._topic))
        self.setVisible(bool(refusal))

    def text(self) -> str:
        """What is refused now; empty if nothing is."""
        return self._text.text()


class HintBox(Panel):
    """Says as much as was asked for, and offers the next grade."""

    more = Signal()
    closed = Signal()
    changed = Signal()
    """It has come, gone, or says more."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, part="notice", padding=8, spacing=2)
        row = QHBoxLayout()
        row.setSpacing(8)
        self._words = Text()
        self._more = FlatButton()
        self._close = IconButton("cross", translate("play", "Close the hint"))
        row.addWidget(Icon("hint", 18, "warning"), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._words, 1)
        row.addWidget(self._more, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        self.column.addLayout(row)
        self._more.clicked.connect(self.more)
        self._close.clicked.connect(self.closed)

    def show_hint(self, sentences: Sequence[str], next_grade: str) -> None:
        """The sentences given so far, and the name of the next grade; empty after the last."""
        self._words.setText("\n".join(sentences))
        self._more.setText(next_grade)
        self._more.setAccessibleName(next_grade)
        self._more.setVisible(bool(next_grade))
        self.setAccessibleName(translate("play", "Hint"))
        self.setAccessibleDescription(" ".join(sentences))
        self.show()
        # Whoever makes room for it asks at once, before Qt gets round to measuring the new words.
        self.column.invalidate()
        self.column.activate()
        self.updateGeometry()
        self.changed.emit()

    def put_away(self) -> None:
        self.hide()
        self.changed.emit()

    @property
    def text(self) -> str:
        return self._words.text()


MANY = 6
"""More buttons than this are scrolled."""


class Buttons(QWidget):
    """The buttons of an offer in rows; the primary one takes the width that is left."""

    pressed = Signal(object)
    """Button."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._flow = Flow(self)
        self._shown: tuple[Button, ...] = ()
        self._made: list[QPushButton] = []
        self._changed = QElapsedTimer()
        """Runs since the buttons changed under the pointer."""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_buttons(self, buttons: Sequence[Button]) -> None:
        """Where the buttons are as before only their words change, so that the focus stays where it is."""
        self.setEnabled(True)
        new = tuple(buttons)
        if new == self._shown:
            return
        if self._shown and self.underMouse():
            self._changed.start()
        alike = [b.primary for b in new] == [b.primary for b in self._shown]
        if not alike:
            self._rebuild(new)
        self._shown = new
        for made, button in zip(self._made, new, strict=True):
            made.setText(button.text)
            made.setEnabled(button.enabled)
            tip = button.tip or button.shortcut
            if button.tip and button.shortcut:
                tip = translate("play", "{what} ({keys})").format(what=button.tip, keys=button.shortcut)
            made.setToolTip(tip)
            made.setAccessibleName(button.text)
            made.setAccessibleDescription(button.tip)
            if isinstance(made, PrimaryButton | QuietButton):
                made.set_icon(button.icon or ("check" if button.primary else ""))
        self.updateGeometry()

    def _rebuild(self, buttons: tuple[Button, ...]) -> None:
        for old in self._made:
            self._flow.removeWidget(old)
            old.hide()
            delete_later(old)
        self._made = []
        for place, button in enumerate(buttons):
            made: QPushButton = PrimaryButton() if button.primary else QuietButton()
            grow = QSizePolicy.Policy.Expanding if button.primary else QSizePolicy.Policy.Preferred
            made.setSizePolicy(grow, QSizePolicy.Policy.Minimum)
            made.clicked.connect(lambda _=False, at=place: self.pressed.emit(self._shown[at]))
            made.installEventFilter(self)
            self._flow.addWidget(made)
            made.show()
            self._made.append(made)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The second click of a double click was meant for the button that stood there before: it does nothing."""
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            return self._changed.isValid() and self._changed.elapsed() < QApplication.doubleClickInterval()
        return super().eventFilter(watched, event)

    @property
    def primary(self) -> QPushButton | None:
        return next((made for made, b in zip(self._made, self._shown, strict=True) if b.primary), None)

    @property
    def first(self) -> QPushButton | None:
        """Where the focus goes: the primary one, else the first that can be pressed."""
        return self.primary or next((made for made in self._made if made.isEnabled()), None)

    def button(self, place: int) -> QPushButton:
        return self._made[place]

    def press_primary(self) -> bool:
        """As Enter does; False if there is nothing to confirm."""
        made = self.primary
        if made is None or not made.isEnabled():
            return False
        made.click()
        return True

    def press_key(self, key: str) -> bool:
        """Press the button whose shortcut this is."""
        for made, button in zip(self._made, self._shown, strict=True):
            if button.shortcut.upper() == key.upper() and made.isEnabled():
                made.click()
                return True
        return False


class DecisionPanel(Panel):
    """What is asked, what can be done about it, and the hint if one was asked for."""

    pressed = Signal(object)
    """Button of the offer shown."""
    explain = Signal(str)
    """The topic of the help behind a refusal."""
    grown = Signal()
    """It may want another height."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, spacing=6)
        self.setAccessibleName(translate("play", "Decision"))
        self._title = Title()
        self._title.setWordWrap(True)
        self._detail = Text(tone="muted")
        self._refusal = RefusalRow()
        self._refusal.explain.connect(self.explain)
        self._progress = QProgressBar()
        self._progress.setTextVisible(False)
        self._progress.setFixedHeight(4)
        self.hint = HintBox()
        self.buttons = Buttons()
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.viewport().setAutoFillBackground(False)
        self._scroll.hide()
        self._footnote = Text(type="small", tone="muted")
        self.column.addWidget(self._title)
        self.column.addWidget(self._detail)
        self.column.addWidget(self._refusal)
        self.column.addWidget(self.hint)
        self.column.addStretch(1)
        self.column.addWidget(self._progress)
        self.column.addWidget(self._scroll)
        self.column.addWidget(self.buttons)
        self.column.addWidget(self._footnote)
        self.buttons.pressed.connect(self.pressed)
        self.hint.hide()
        self.hint.changed.connect(self.grown)
        self._show("", "", "", (), "")

    def show_offer(self, offer: Offer) -> None:
        self._show(offer.title, offer.detail, offer.footnote, offer.buttons, offer.refusal)

    def show_progress(self, share: float | None) -> None:
        """How much of its time a computer has used; None where nobody thinks, below 0 where nobody knows."""
        self._progress.setVisible(share is not None)
        if share is not None:
            self._progress.setRange(0, 0 if share < 0 else 100)
            self._progress.setValue(round(max(share, 0) * 100))

    @property
    def title(self) -> str:
        return self._title.text()

    @property
    def spoken(self) -> str:
        """What a screen reader is told of it."""
        return sentences(self._refusal.text() or self._title.text(), self._detail.text())

    def _show(self, title: str, detail: str, footnote: str, buttons: Sequence[Button], refusal: str) -> None:
        self._title.setText(title)
        self._detail.setText(detail)
        self._detail.setVisible(bool(detail) and not refusal)
        self._refusal.show_refusal(refusal)
        self._footnote.setText(footnote)
        self._footnote.setVisible(bool(footnote))
        self._progress.hide()
        self.buttons.show_buttons(buttons)
        self._house(len(buttons) > MANY)
        self.setAccessibleDescription(self.spoken)
        self.grown.emit()

    def wanted_height(self, width: int) -> int:
        """Never less than usual, so that it does not jump about."""
        usual = round(176 * fonts.scale())
        self.column.activate()
        height = self.column.totalHeightForWidth(width) if self.column.hasHeightForWidth() else self.sizeHint().height()
        return max(usual, height)

    def _house(self, many: bool) -> None:
        """Many buttons scroll, few stand still."""
        if many and self._scroll.widget() is None:
            self.column.removeWidget(self.buttons)
            self._scroll.setWidget(self.buttons)
            self.buttons.setAutoFillBackground(False)
            self._scroll.setMinimumHeight(round(140 * fonts.scale()))
        elif not many and self._scroll.widget() is not None:
            self._scroll.takeWidget()
            self.column.insertWidget(self.column.indexOf(self._scroll) + 1, self.buttons)
        self._scroll.setVisible(many)
        self.buttons.show()
