"""A recorded battle as a timeline of frames, which can be stood on in any order, each with all that happened in it.

An action is seldom worth a frame of its own: passing does nothing that can be seen, and cards are drawn and units set
up by the handful. So a frame is the actions up to the next thing worth looking at, as the game cuts it. What was taken
back is left out.
"""

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any, Final

from app.shell.replay.game import Cut, GameReplay, replay_of
from app.shell.replay.luck import Ledger
from engine.battle import Step, steps
from engine.game import Dice, State
from engine.record import Entry, Misfit, Record

APART: Final = 24
"""Actions between two states that are kept; from the nearest the others are played anew."""


@dataclass(frozen=True)
class Frame:
    """Some actions of the record, from one up to but without another, that are shown as one."""

    number: int
    first: int
    end: int
    turn: int
    """The turn of the game; 0 during the set-up."""
    active: int
    """Whose turn it is; nobody's where all have theirs at once."""
    phase: str
    """As `Standing` has it."""
    seat: int
    """Whose act it is: of chance's, that of the seat it rolls or draws for."""
    kind: Any
    """What makes it worth a frame, in the game's own terms; None where somebody resigned or a draw was agreed."""
    rolled: bool = False
    """Whether it ends with a roll of dice."""


class Timeline:
    """A battle from its start to its end, or as far as its record fits the rules."""

    def __init__(self, record: Record, start: State[Any]) -> None:
        self.record = record
        self.game: GameReplay = replay_of(record.header.game)
        self.fault: Misfit | None = None
        """Why the timeline breaks off, if it does."""
        self._kept = [start.copy()]
        self._happened: list[tuple[Any, ...]] = []
        self._rolls = self.game.rolls()
        self.frames: tuple[Frame, ...] = tuple(self._walk())
        self.ledger: Ledger = self._rolls.ledger()
        self.end: Any = self.state_after(self.actions)
        """The whole state at the end, to be looked at, never played on."""

    @property
    def actions(self) -> int:
        """How many actions of the record could be played."""
        return len(self._happened)

    @property
    def taken_back(self) -> int:
        """How many actions were taken back by those who had played them."""
        played = sum(self.record.is_action(entry.seat, entry.text) for entry in self.record.entries)
        return played - len(self.record.actions)

    @property
    def ended_by(self) -> Entry | None:
        """The entry by which somebody resigned or agreed to a draw."""
        return None if self.fault else self.record.ending

    def state_after(self, actions: int) -> Any:
        """The whole state after so many actions; the caller's own."""
        state = self._kept[actions // APART].copy()
        for entry in self.record.actions[actions // APART * APART : actions]:
            _play(state, entry)
        return state

    def state_at(self, place: int) -> Any:
        """The whole state after so many frames; 0 is the start."""
        return self.state_after(self.frames[place - 1].end if place else 0)

    def place_of(self, actions: int) -> int:
        """The frame after which at least so many actions have been played; the last one for -1."""
        if actions < 0:
            return len(self.frames)
        place = bisect_left([frame.end for frame in self.frames], actions) + 1
        return min(place, len(self.frames)) if actions else 0

    def events(self, frame: Frame) -> Iterator[Any]:
        """Everything that happened in a frame."""
        return chain.from_iterable(self._happened[frame.first : frame.end])

    def steps(self, frame: Frame) -> Iterator[Step[Any]]:
        """The actions of a frame, one after the other."""
        state = self.state_after(frame.first)
        for number in range(frame.first, frame.end):
            entry = self.record.actions[number]
            before = state.copy()
            before.ask(entry.seat)
            _play(state, entry)
            yield Step(entry, before, state.copy(), self._happened[number])

    def _played(self) -> Iterator[Step[Any]]:
        """Every action up to the first that does not fit; keeps what is needed to find the way back to it."""
        try:
            for step in steps(self.record, self._kept[0]):
                self._happened.append(step.events)
                if self.actions % APART == 0:
                    self._kept.append(step.after)
                yield step
        except Misfit as misfit:
            self.fault = misfit

    def _walk(self) -> Iterator[Frame]:
        number = first = 0
        bulk: Frame | None = None
        last: Step[Any] | None = None
        for last in self._played():
            done = self.actions
            cut = self.game.cut(last)
            frame = self._frame(number + 1, first, last, cut)
            self._rolls.hear(done, frame.turn, last)
            if bulk is not None and (cut.kind, cut.seat) == (bulk.kind, bulk.seat):
                bulk = replace(frame, number=bulk.number, first=bulk.first)
                first = done
                continue
            if bulk is not None:
                yield bulk
                bulk = None
            if cut.quiet:
                continue
            number, first = number + 1, done
            if cut.together:
                bulk = frame
            else:
                yield frame
        if bulk is not None:
            yield bulk
        if last is not None and first < self.actions:
            number += 1
            yield self._frame(number, first, last, self.game.cut(last))
        ending = self.ended_by
        if ending is not None:
            state = self._kept[0] if last is None else last.after
            standing = state.standing()
            moment = (standing.turn, standing.active, standing.phase)
            yield Frame(number + 1, self.actions, self.actions, *moment, ending.seat, None)

    def _frame(self, number: int, first: int, step: Step[Any], cut: Cut) -> Frame:
        standing = step.before.standing()
        rolled = isinstance(step.before.chance(), Dice)
        return Frame(
            number,
            first,
            self.actions,
            standing.turn,
            standing.active,
            standing.phase,
            cut.seat,
            cut.kind,
            rolled,
        )


def _play(state: State[Any], entry: Entry) -> None:
    state.ask(entry.seat)
    state.do(state.read(entry.text))
