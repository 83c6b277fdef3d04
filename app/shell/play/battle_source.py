"""A battle under way, wherever its decisions are made: what the play screen needs of it."""

from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.shell.play.participants import Participant
from engine.battle import Battle, watched
from engine.manoeuvre.action import Action
from engine.manoeuvre.position import NOBODY
from engine.manoeuvre.state import State
from engine.record import OFFER, Record, RecordFault
from resources.manoeuvre.library import Library
from resources.records import RecordFile

if TYPE_CHECKING:
    from app.manoeuvre.play.screen import PlayScreen


class BattleSource(QObject):
    """Nothing happens until whoever shows the battle calls `go`, having shown the last step."""

    stepped = Signal(object)
    """Step. An undo has no events, and the entry's text is “undo”."""
    asked = Signal(int)
    """A person in this seat must decide now."""
    thinking = Signal(int, object)
    """The computer in this seat thinks: None at the start, then the best Thought so far."""
    declined = Signal(int)
    """This seat does not take the draw that it was offered."""
    ended = Signal()
    trouble = Signal(str)
    """A sentence: the disk is full, a computer player's process was lost."""

    battle: Battle[State]
    library: Library
    participants: tuple[Participant, Participant]
    ask_always = False
    """Whether a person is asked even where there is nothing to do but pass. See `is_idle`."""
    pausable = True
    """Whether it is for this desk alone to say when the battle goes on."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._paused = False

    # Playing

    def go(self) -> None:
        """Do the one next thing, or ask whoever must decide here."""
        raise NotImplementedError

    def play(self, action: Action) -> None:
        """A person's action; raises Refusal and changes nothing."""
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
        """The seat whose offer of a draw stands, or NOBODY."""
        record = self.battle.record
        offer = record.offer
        return NOBODY if offer is None or record.entries[-1].text != OFFER else offer

    # Seeing

    def seen(self, viewer: int) -> State:
        """What a viewer may see: a seat, CHANCE for a spectator, OPEN for everything."""
        raise NotImplementedError

    def account(self) -> tuple[Record, State]:
        """The record and the state it begins with, as far as both are known here; raises RecordFault."""
        raise NotImplementedError

    def course(self, seat: int) -> Iterator[tuple[State, Action]]:
        """What a seat has seen of the battle so far, for a computer player who was not there; see `watched`."""
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
        """Nobody shows it any longer. The battle is kept, and can be gone on with."""

    # Company

    def attend(self, screen: "PlayScreen") -> QObject | None:
        """Whatever else belongs on a screen that shows this battle, as the talk with somebody elsewhere."""
        return None

    def again(self, swapped: bool) -> bool:
        """Ask for another battle like it; False if the screen may simply begin one."""
        return False


def is_idle(state: State) -> bool:
    """Whether a person need not be asked."""
    return state.idle() is not None
