"""A battle being played: asks persons and computers in turn, lets chance act, saves every step before it is shown."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from app.board.translation import translate
from app.shell.play.battle_source import BattleSource, is_idle
from app.shell.play.computer import Computer
from app.shell.play.participants import COMPUTER, HUMAN, Participant
from app.shell.version import version
from engine import dice
from engine.battle import Battle, replay
from engine.game import Refusal, Rng
from engine.manoeuvre import action as act
from engine.manoeuvre.action import PASS, Action
from engine.manoeuvre.events import Event
from engine.manoeuvre.position import CHANCE, NOBODY
from engine.manoeuvre.state import State
from engine.record import Altered, Entry, Record
from resources.manoeuvre.content import about, prepare, start_of
from resources.manoeuvre.library import Library
from resources.manoeuvre.scenarios import Scenario
from resources.records import FOLDER, RecordFile, create, reopen

if TYPE_CHECKING:
    from ai.player import Limits


class Autosave:
    """The file of one battle. A save that fails is told once, and tried again at every step."""

    def __init__(self, library: Library, about: str, file: RecordFile | None = None) -> None:
        self.file = file
        self._folder = library.folder / FOLDER
        self._about = about
        self._told = ""

    def save(self, record: Record) -> str:
        """Write what is new; returns a sentence if that failed in a way not told yet."""
        try:
            self._write(record)
        except OSError as error:
            reason = error.strerror or str(error)
            fault = translate("session", "The battle could not be saved: {reason}. You may play on; it is tried again.")
            fault = fault.format(reason=reason)
        except Altered:
            # Somebody else goes on with that file; this battle goes on in one of its own.
            self.file = None
            fault = translate(
                "session", "Another program has written to the record of this battle. It goes on in a new one."
            )
            again = self.save(record)
            return again or fault
        else:
            self._told = ""
            return ""
        if fault == self._told:
            return ""
        self._told = fault
        return fault

    def _write(self, record: Record) -> None:
        if self.file is None:
            self.file = create(self._folder, record, self._about)
        else:
            self.file.save(record)


OPEN: Final = -1
"""The viewer who sees everything, as when two computers are watched."""
TRIES: Final = 3
"""So often a computer player may fail at one decision before the battle pauses."""
CONTENT: Final = 0.4
"""A computer player takes a draw if it gives itself less than this chance to win."""


class Step(NamedTuple):
    """Something that happened. The states are whole: show only what `seen_by` leaves of them."""

    entry: Entry
    before: State
    after: State
    events: tuple[Event, ...]


class Session(BattleSource):
    """One battle at this desk. Whoever shows it calls `go` when it has shown the last step."""

    def __init__(
        self,
        library: Library,
        battle: Battle[State],
        participants: tuple[Participant, Participant],
        keeper: Autosave,
        rng: Rng | None = None,
    ) -> None:
        super().__init__()
        self.library = library
        self.battle = battle
        self.participants = participants
        self.limits: Limits | None = None
        """How long the computers may think; None leaves it to their levels. Holds for those not yet asked."""
        self._keeper = keeper
        self._rng: Rng = rng or random.SystemRandom()
        self._events: list[Event] = []
        self._idle: set[int] = set()
        """The numbers of the entries by which this session has passed for a person."""
        battle.state.tell = self._events.append
        self._computers: dict[int, Computer] = {}
        self._failures = 0
        self._due = False
        self._going = False
        self._told_end = False

    @classmethod
    def new(
        cls,
        library: Library,
        scenario: Scenario,
        participants: tuple[Participant, Participant],
        *,
        rng: Rng | None = None,
    ) -> "Session":
        """A new battle; raises Rejected if the scenario is at fault. Its file is made by the first `go`."""
        created = datetime.now(UTC).isoformat(timespec="seconds")
        header, start = prepare(
            scenario, library, created, version(), (participants[0].write(), participants[1].write())
        )
        battle = Battle(header, start)
        return cls(library, battle, participants, Autosave(library, about(scenario)), rng)

    @classmethod
    def resume(cls, library: Library, path: Path, *, rng: Rng | None = None) -> "Session":
        """A battle to go on with, at the very decision it was left at; raises RecordFault or OSError."""
        file, record = reopen(path)
        battle = replay(record, start_of(record, library))
        seats = [Participant.read(text) for text in record.header.seats.values()]
        return cls(library, battle, (seats[0], seats[1]), Autosave(library, path.stem.lstrip("-0123456789"), file), rng)

    @property
    def file(self) -> RecordFile | None:
        """None as long as the battle could not be saved at all."""
        return self._keeper.file

    @property
    def is_thinking(self) -> bool:
        return any(computer.busy for computer in self._computers.values())

    def go(self) -> None:
        """Do the one next thing: chance acts, a computer is set thinking, or a person is asked."""
        self._due = True
        with self._together():
            pass

    def play(self, action: Action) -> None:
        """A person's action; raises Refusal and changes nothing."""
        seat = self.battle.state.seat
        if seat < CHANCE and self.participants[seat].kind != HUMAN:
            raise Refusal("other-seat", "It is not for you to decide now.", "")
        self._play(action)

    def can_undo(self) -> bool:
        """Until somebody else has decided; and not once another person at this desk has been asked."""
        return self._undoing() != NOBODY

    def undo(self) -> None:
        """Take back the person's last action, and what was passed for him since; raises Refusal where undo stops."""
        seat = self._undoing()
        if seat == NOBODY:
            sentence = "Nothing is taken back past dice, draws, what was shown, and others' decisions."
            raise Refusal("no-undo", sentence, "")
        with self._together():
            passed = True
            while passed:
                before = self.battle.state.copy()
                passed = self.battle.record.actions[-1].number in self._idle
                entry = self.battle.undo(seat)
                for computer in self._computers.values():
                    computer.unwatch()
                self._tell(entry, before)

    def resign(self, seat: int) -> None:
        self._enter(self.battle.resign, seat)

    def offer_draw(self, seat: int) -> None:
        """Offer a draw. A computer answers at once, a person with `agree_draw` or by playing on."""
        self._enter(self.battle.offer_draw, seat)
        other = 1 - seat
        if self.participants[other].kind == COMPUTER:
            from ai.manoeuvre.win_chance import win_chance

            if win_chance(self.battle.state, other) < CONTENT:
                self.agree_draw(other)
            else:
                self.declined.emit(other)

    def agree_draw(self, seat: int) -> None:
        self._enter(self.battle.agree_draw, seat)

    def seen(self, viewer: int) -> State:
        """What a viewer may see: a seat, CHANCE for a spectator, OPEN for everything."""
        state = self.battle.state
        return state.copy() if viewer == OPEN else state.seen_by(viewer)

    def account(self) -> tuple[Record, State]:
        return self.battle.record, start_of(self.battle.record, self.library)

    def warm(self) -> None:
        """Start the processes of the computer players ahead of their first decision."""
        for seat, participant in enumerate(self.participants):
            if participant.kind == COMPUTER and not self.battle.over:
                try:
                    self._computer(seat).warm()
                except OSError as error:
                    self.trouble.emit(str(error.strerror or error))

    def stop_thinking(self) -> None:
        """Have the computer play the best it has found so far."""
        for computer in self._computers.values():
            computer.stop()

    def pause(self, paused: bool) -> None:
        """While it pauses nothing happens; what was being thought about is thought about anew afterwards."""
        if paused == self._paused:
            return
        self._paused = paused
        if paused:
            self._cancel()
        elif self._due:
            self.go()

    def close(self) -> None:
        """End the computer players' processes. The battle stays in its file, and can be resumed."""
        self._paused = True
        self._save()
        for computer in self._computers.values():
            computer.close()
        self._computers.clear()

    @contextmanager
    def _together(self) -> Iterator[None]:
        """Whoever hears of a step may call `go` there and then; the next thing is done when all of this is."""
        if self._going:
            yield
            return
        self._going = True
        try:
            yield
            while self._due and not self._paused:
                self._due = False
                self._advance()
        finally:
            self._going = False

    def _advance(self) -> None:
        state = self.battle.state
        if self._keeper.file is None:
            # A battle is kept before anything happens in it; where it cannot be, it is played all the same.
            self._save()
        if self.battle.over:
            if not self._told_end:
                self._told_end = True
                self.ended.emit()
        elif state.seat == CHANCE:
            self._play(self._chance(state))
        elif self.participants[state.seat].kind == COMPUTER:
            self._think(state.seat)
        elif not self.ask_always and is_idle(state):
            self._idle.add(len(self.battle.record.entries) + 1)
            self._play(PASS)
        else:
            self.asked.emit(state.seat)

    def _chance(self, state: State) -> Action:
        """A draw, or a roll with its faces, so that the dice can be shown."""
        sides = dice.faces(state.pool())
        if not sides:
            return state.sample(self._rng)
        faces = tuple(1 + int(self._rng.random() * most) for most in sides)
        return Action(act.ROLL, sum(faces), 0, faces)

    def _play(self, action: Action) -> None:
        state = self.battle.state
        before = state.copy()
        views = [(seat, before.seen_by(seat), before.shown_to(action, seat)) for seat in range(CHANCE)]
        self._events.clear()
        entry = self.battle.play(action)
        self._cancel()
        for seat, view, shown in views:
            if self.participants[seat].kind == COMPUTER:
                self._computer(seat).watch(view, shown)
        self._tell(entry, before)

    def _enter(self, act: Any, seat: int) -> None:
        before = self.battle.state.copy()
        self._events.clear()
        entry = act(seat)
        if self.battle.over:
            self._cancel()
        self._tell(entry, before)

    def _tell(self, entry: Entry, before: State) -> None:
        events = tuple(self._events)
        self._events.clear()
        self._save()
        self._failures = 0
        self.stepped.emit(Step(entry, before, self.battle.state.copy(), events))

    def _save(self) -> None:
        fault = self._keeper.save(self.battle.record)
        if fault:
            self.trouble.emit(fault)

    def _undoing(self) -> int:
        """The person who may take back the last action, or NOBODY."""
        record = self.battle.record
        free = record.actions[-record.free :] if record.free else []
        if all(entry.number in self._idle for entry in free):
            return NOBODY
        seat = free[-1].seat
        now = self.battle.state.seat
        asked_elsewhere = now < CHANCE and now != seat and self.participants[now].kind == HUMAN
        if self.participants[seat].kind != HUMAN or asked_elsewhere:
            return NOBODY
        return seat if self.battle.can_undo(seat) else NOBODY

    def _computer(self, seat: int) -> Computer:
        if seat not in self._computers:
            seed = random.SystemRandom().getrandbits(32)
            level = self.participants[seat].level
            computer = Computer(
                level,
                seed,
                self.library.folder,
                limits=self.limits,
                briefing=lambda: self.course(seat),
                parent=self,
            )
            computer.progressed.connect(lambda thought: self.thinking.emit(seat, thought))
            computer.done.connect(lambda thought: self._answered(seat, thought))
            computer.failed.connect(lambda sentence: self._failed(seat, sentence))
            self._computers[seat] = computer
        return self._computers[seat]

    def _think(self, seat: int) -> None:
        computer = self._computer(seat)
        if not computer.busy:
            computer.think(self.battle.state.seen_by(seat))
            self.thinking.emit(seat, None)

    def _cancel(self) -> None:
        for computer in self._computers.values():
            if computer.busy:
                computer.cancel()
                self._due = self._due or self._paused

    def _answered(self, seat: int, thought: Any) -> None:
        if not self.battle.over and self.battle.state.seat == seat:
            try:
                self._play(thought.action)
            except Refusal as refusal:
                self._failed(seat, str(refusal))

    def _failed(self, seat: int, sentence: str) -> None:
        self._failures += 1
        told = translate("session", "The computer player has failed and thinks again: {reason}")
        self.trouble.emit(told.format(reason=sentence))
        self._due = True
        if self._failures < TRIES:
            self.go()
            return
        self._failures = 0
        self._paused = True
        self.trouble.emit(
            translate("session", "The computer player has failed again and again. The battle pauses; it is saved.")
        )
