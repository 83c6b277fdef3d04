"""A recorded battle as a course of steps, which can be stood on in any order, each with all that happened in it.

An action is seldom worth a step of its own: whoever passes does nothing that can be seen, and cards are drawn and units
set up by the handful. So a step is the actions up to the next thing worth looking at. What was taken back is left out.
"""

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Final, NamedTuple

from app.shell.replay.luck import Bookkeeper, Ledger
from engine.game import Refusal
from engine.manoeuvre import action as act
from engine.manoeuvre import events
from engine.manoeuvre.events import Event
from engine.manoeuvre.notation import owner
from engine.manoeuvre.state import State
from engine.record import Entry, Misfit, Record, misfit

APART: Final = 24
"""Actions between two states that are kept; from the nearest the others are played anew."""
IN_BULK: Final = frozenset((act.DRAW, act.PICK, act.PLACE))
"""Actions that make one step together, as long as they are the same side's."""
QUIET: Final = frozenset((act.DONE, act.DISCARD))
UNSEEN: Final = frozenset((events.TURN, events.FORCED))
"""Actions that make no step unless something comes of them, and what does not count as that."""


class Deed(NamedTuple):
    """One action and what it did. The states are whole: show of them only what a viewer may see."""

    entry: Entry
    before: State
    after: State
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Step:
    """Some actions of the record, from one up to but without another, that are shown as one."""

    number: int
    first: int
    end: int
    turn: int
    """The game turn; 0 during the set-up."""
    active: int
    """Whose turn it is."""
    seat: int
    """Whose act it is: of chance's, that of the seat it rolls or draws for."""
    verb: int
    """Of the action that makes it worth a step; -1 where somebody resigned or a draw was agreed."""


class Course:
    """A battle from its start to its end, or as far as its record fits the rules."""

    def __init__(self, record: Record, start: State) -> None:
        self.record = record
        self.fault: Misfit | None = None
        """Why the course breaks off, if it does."""
        self._kept = [start.copy()]
        self._happened: list[tuple[Event, ...]] = []
        books = Bookkeeper()
        self.steps: tuple[Step, ...] = tuple(self._walk(books))
        self.ledger: Ledger = books.ledger()

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

    def state_after(self, actions: int) -> State:
        """The whole state after so many actions; the caller's own."""
        state = self._kept[actions // APART].copy()
        for entry in self.record.actions[actions // APART * APART : actions]:
            state.do(state.read(entry.text))
        return state

    def state_at(self, place: int) -> State:
        """The whole state after so many steps; 0 is the start."""
        return self.state_after(self.steps[place - 1].end if place else 0)

    def place_of(self, actions: int) -> int:
        """The step after which at least so many actions have been played; the last one for -1."""
        if actions < 0:
            return len(self.steps)
        place = bisect_left([step.end for step in self.steps], actions) + 1
        return min(place, len(self.steps)) if actions else 0

    def events(self, step: Step) -> Iterator[Event]:
        """Everything that happened in a step."""
        return chain.from_iterable(self._happened[step.first : step.end])

    def deeds(self, step: Step) -> Iterator[Deed]:
        """The actions of a step, one after the other."""
        state = self.state_after(step.first)
        for number in range(step.first, step.end):
            entry = self.record.actions[number]
            before = state.copy()
            state.do(state.read(entry.text))
            yield Deed(entry, before, state.copy(), self._happened[number])

    def _walk(self, books: Bookkeeper) -> Iterator[Step]:
        state = self._kept[0].copy()
        heard: list[Event] = []
        state.tell = heard.append
        number = 0
        first = 0
        bulk: Step | None = None
        for done, entry in enumerate(self.record.actions, 1):
            turn, active, seat = state.turn, state.active, owner(state)
            try:
                action = state.read(entry.text)
                state.apply(action)
            except Refusal as refusal:
                self.fault = misfit(entry, refusal)
                break
            books.hear(done, turn, heard)
            self._happened.append(tuple(heard))
            if done % APART == 0:
                self._kept.append(state.copy())
            quiet = action.verb in QUIET and all(event.kind in UNSEEN for event in heard)
            seat = next((event.c for event in heard if event.kind == events.ROLLED), seat)
            heard.clear()
            step = Step(number + 1, first, done, turn, active, seat, action.verb)
            if bulk is not None and (action.verb, seat) == (bulk.verb, bulk.seat):
                bulk = Step(bulk.number, bulk.first, done, turn, active, seat, action.verb)
                first = done
                continue
            if bulk is not None:
                yield bulk
                bulk = None
            if quiet:
                continue
            number, first = number + 1, done
            if action.verb in IN_BULK:
                bulk = step
            else:
                yield step
        if bulk is not None:
            yield bulk
        if first < len(self._happened):
            number += 1
            yield Step(number, first, len(self._happened), state.turn, state.active, state.active, act.DONE)
        ending = self.ended_by
        if ending is not None:
            done = len(self._happened)
            yield Step(number + 1, done, done, state.turn, state.active, ending.seat, -1)
