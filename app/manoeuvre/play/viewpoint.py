"""Who sits at the screen, and so whose eyes it shows the battle with."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.board.theme.parts import Panel, PrimaryButton, Text, Title
from app.board.theme.style import current
from app.board.translation import translate
from app.manoeuvre.board.emblems import Cockade
from app.shell.play.participants import ELSEWHERE, HUMAN, Participant
from app.shell.play.session import OPEN
from engine.manoeuvre.position import CHANCE


class Viewpoint:
    """One person keeps his seat; two at one screen change over, seen by neither in between.

    Watchers of two computers see all; those of two people elsewhere what both of them may see.
    """

    def __init__(self, participants: tuple[Participant, Participant]) -> None:
        self.persons = tuple(seat for seat in range(2) if participants[seat].kind == HUMAN)
        self.viewer = OPEN
        """Whose eyes: a seat, CHANCE in between and in a gallery, OPEN for watchers of computers."""
        if len(self.persons) == 1:
            self.viewer = self.persons[0]
        elif self.persons or any(participant.kind == ELSEWHERE for participant in participants):
            self.viewer = CHANCE

    @property
    def shared(self) -> bool:
        """Two persons use this one screen."""
        return len(self.persons) == 2

    @property
    def watching(self) -> bool:
        """Nobody here plays."""
        return not self.persons

    @property
    def own(self) -> int:
        """The side at the bottom of the screen."""
        return self.viewer if self.viewer in (0, 1) else 0

    def sit(self, seat: int) -> None:
        self.viewer = seat

    def rise(self) -> None:
        """The seat is being changed over: nobody's cards may be seen."""
        if self.shared:
            self.viewer = CHANCE


VEIL = 150
"""How dense the curtain is, of 255: the field is open to both, so it may be seen through it."""


class Curtain(QWidget):
    """Covers what it is laid over and asks somebody to take the seat."""

    seated = Signal(int)

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._seat = -1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._card = Panel(part="raised", padding=28, spacing=12)
        self._card.setMaximumWidth(560)
        head = QHBoxLayout()
        head.setSpacing(12)
        self._cockade = Cockade(16)
        self._title = Title(type="heading")
        self._title.setWordWrap(True)
        head.addWidget(self._cockade)
        head.addWidget(self._title, 1)
        self._what = Text()
        self._why = Text(type="small", tone="muted")
        self._ready = PrimaryButton("", "eye")
        for part in (self._what, self._why):
            part.setMinimumWidth(300)
        self._card.column.addLayout(head)
        self._card.column.addWidget(self._what)
        self._card.column.addWidget(self._ready)
        self._card.column.addWidget(self._why)
        column = QVBoxLayout(self)
        column.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self._card)
        self._ready.clicked.connect(self._sit)
        over.installEventFilter(self)
        self.hide()

    def ask(self, seat: int, nation: str, side: str, what: str) -> None:
        """Lower it for the person in this seat; `what` says what he will be asked."""
        self._seat = seat
        self._cockade.show_nation(nation)
        self._title.setText(translate("curtain", "{side}: your turn").format(side=side))
        self._what.setText(what)
        self._ready.setText(translate("curtain", "I am {side}: show my cards").format(side=side))
        self._why.setText(translate("curtain", "Your cards stay hidden until then. The other player should look away."))
        self.setAccessibleName(f"{self._title.text()}. {what}")
        self.setGeometry(self._over.rect())
        self.show()
        self.raise_()
        self._ready.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def button(self) -> PrimaryButton:
        return self._ready

    def lift(self) -> None:
        self._seat = -1
        self.hide()

    def _sit(self) -> None:
        seat = self._seat
        if seat >= 0:
            self.lift()
            self.seated.emit(seat)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.setGeometry(self._over.rect())
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        painter = QPainter(self)
        veil = QColor(theme.window)
        veil.setAlpha(VEIL)
        painter.fillRect(self.rect(), veil)
        painter.end()
