"""A battle under way, wherever its decisions are made: what the play screen needs of it."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from app.shell.play.participants import Participant
from engine.battle import Battle, watched
from engine.record import OFFER, Record, RecordFault
from resources.records import RecordFile

if TYPE_CHECKING:
    from app.shell.desktop import Desktop


class Choice(NamedTuple):
    """A button beside the words of a screen that waits."""

    text: str
    do: Callable[[], object]
    icon: str = ""
    shortcut: str = ""
    primary: bool = False


class PlayView(Protocol):
    """What the company of a battle needs of the screen that shows it: see `BattleSource.attend`."""

    screen: QWidget
    over: QWidget
    """The part of it that a chat may lie over."""
    desktop: "Desktop"

    def add_strip(self, strip: QWidget, /) -> None:
        """Put a line of news between the bar and the battle."""

    def add_to_bar(self, widget: QWidget, /) -> None: ...

    def add_to_menu(self, action: QAction, /) -> None: ...

    def is_idle(self) -> bool:
        """Whether nothing moves and nobody decides."""

    def show_waiting(self, title: str, detail: str, footnote: str = "", choices: Sequence[Choice] = (), /) -> None:
        """Say that nothing is asked of anybody here, and what can be done meanwhile."""

    def forget_decision(self) -> None:
        """What was being decided is not wanted any more."""

    def refresh(self) -> None:
        """What can be done has changed."""

    def proceed(self) -> None:
        """Go on with the battle."""

    def undo(self) -> None: ...

    def complain(self, sentence: str, /) -> None: ...

    def side(self, seat: int, /) -> str:
        """What a side is called."""

    # The panel of the end

    def show_verdict(self, words: str, tone: str, /) -> None:
        """Say what has been found out about a battle that is over, and aloud."""

    def offer_rematch(self, text: str, tip: str, ask: Callable[[], object], /) -> None:
        """Have one button for another battle, and what it does besides `BattleSource.again`."""

    def allow_rematch(self, allowed: bool, /) -> None: ...

    def hide_rematch(self) -> None: ...


class BattleSource(QObject):
    """Nothing happens until whoever shows the battle calls `go`, having shown the last step."""

    stepped = Signal(object)
    """Step. An undo has no events, and the entry's text is “undo”."""
    asked = Signal(int)
    """A person in this seat must decide now. Where several may, one is asked after the other; whoever shows the battle
    may be asked the same again after a step of somebody else's.
    """
    thinking = Signal(int, object)
    """The computer in this seat thinks: None at the start, then the best Thought so far."""
    declined = Signal(int)
    """This seat does not take the draw that it was offered."""
    ended = Signal()
    trouble = Signal(str)
    """A sentence: the disk is full, a computer player's process was lost."""

    battle: Battle[Any]
    library: Any
    """Of the battle's game."""
    participants: tuple[Participant, ...]
    ask_always = False
    """Whether a person is asked even where there is nothing to decide (`State.idle`)."""
    pausable = True
    """Whether it is for this desk alone to say when the battle goes on."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._paused = False

    # Playing

    def go(self) -> None:
        """Do the one next thing, or ask whoever must decide here."""
        raise NotImplementedError

    def play(self, action: Any) -> None:
        """The action of the person who was asked; raises Refusal and changes nothing."""
        raise NotImplementedError

    def can_undo(self) -> bool:
        return False

    def undo(self) -> None:
        """Take back the person's last action, or ask for it; raises Refusal where undo stops."""
        raise NotImplementedError

    def resign(self, seat: int) -> None:
        raise NotImplementedError

    def offer_draw(self, seat: int) -> None:
        raise NotImplementedError

    def agree_draw(self, seat: int) -> None:
        raise NotImplementedError

    def offered_by(self) -> int:
        """The seat whose offer of a draw stands, or the number for nobody."""
        record = self.battle.record
        offer = record.offer
        return record.chance + 1 if offer is None or record.entries[-1].text != OFFER else offer

    # Seeing

    def seen(self, viewer: int) -> Any:
        """What a viewer may see: a seat, the number of chance for a spectator, OPEN for everything."""
        raise NotImplementedError

    def account(self) -> tuple[Record, Any]:
        """The record and the state it begins with, as far as both are known here; raises RecordFault."""
        raise NotImplementedError

    def watched_by(self, seat: int) -> Iterator[tuple[Any, Any]]:
        """What a seat has seen of the battle so far, for a computer player who joins it; see `watched`."""
        with suppress(RecordFault):
            yield from watched(*self.account(), seat)

    @property
    def file(self) -> RecordFile | None:
        """None as long as there is no record that could be opened again."""
        return None

    # Thinking and pausing

    @property
    def is_thinking(self) -> bool:
        """Whether a computer player is busy."""
        return False

    def warm(self) -> None:
        """Get ready whatever takes time, ahead of the first decision."""

    def stop_thinking(self) -> None:
        """Have the computer play the best it has found so far."""

    @property
    def paused(self) -> bool:
        return self._paused

    def pause(self, paused: bool) -> None:
        """While it pauses nothing is shown or asked."""
        self._paused = paused

    def close(self) -> None:
        """Nobody shows it any longer. The battle is kept, and can be resumed."""

    # Company

    def attend(self, view: PlayView) -> QObject | None:
        """Whatever else belongs on a screen that shows this battle, as the talk with somebody elsewhere."""
        return None

    def again(self, swapped: bool) -> bool:
        """Ask for another battle like it; False if the screen may simply begin one."""
        return False
