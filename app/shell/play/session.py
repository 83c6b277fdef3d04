"""A battle being played: asks persons and computers in turn, lets chance act, saves every step before it is shown."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from app.board.translation import translate
from app.shell.play.battle_source import BattleSource
from app.shell.play.computer import Computer
from app.shell.play.participants import COMPUTER, HUMAN, Participant
from app.shell.version import version
from engine.battle import Battle, Step, replay
from engine.game import EVERYTHING, Refusal, Rng, chance_action
from engine.record import Altered, Entry, Record, no_undo
from engine.registry import games
from resources.content import content_for, content_of
from resources.records import FOLDER, RecordFile, create, reopen

if TYPE_CHECKING:
    from ai.player import Limits


class Autosave:
    """The file of one battle. A save that fails is told once, and tried again at every step."""

    def __init__(self, folder: Path, about: str, file: RecordFile | None = None) -> None:
        """In the user's folder, with a name that says what the battle is about."""
        self.file = file
        self._folder = folder / FOLDER
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


OPEN: Final = EVERYTHING
"""The viewer who sees everything, as when two computers are watched."""
TRIES: Final = 3
"""So often a computer player may fail at one decision before the battle pauses."""
CONTENT: Final = 0.4
"""A computer player takes a draw if it gives itself less than this chance to win."""


class Session(BattleSource):
    """One battle of any game at this desk. Whoever shows it calls `go` when it has shown the last step.

    Where several seats may decide at once, computers think while persons do; but persons act first, so that they can
    take back what they did for as long as nobody else at the desk has decided.
    """

    def __init__(
        self,
        library: Any,
        battle: Battle[Any],
        participants: tuple[Participant, ...],
        autosave: Autosave,
        rng: Rng | None = None,
    ) -> None:
        super().__init__()
        self.game = games()[battle.record.header.game]
        self.library = library
        self.battle = battle
        self.participants = participants
        self.limits: Limits | None = None
        """How long the computers may think; None leaves it to their levels. Holds for those not yet asked."""
        self._autosave = autosave
        self._rng: Rng = rng or random.SystemRandom()
        self._events: list[Any] = []
        self._idle: set[int] = set()
        """The numbers of the entries by which this session has answered for a person."""
        battle.state.tell = self._events.append
        self._computers: dict[int, Computer] = {}
        self._asked_at: dict[int, int] = {}
        """How many entries there were when a computer was asked."""
        self._answers: dict[int, Any] = {}
        """What computers will play as soon as no person has to decide."""
        self._failures = 0
        self._due = False
        self._going = False
        self._told_end = False

    @classmethod
    def new(
        cls,
        game: str,
        library: Any,
        scenario: Any,
        participants: tuple[Participant, ...],
        *,
        rng: Rng | None = None,
    ) -> "Session":
        """A new battle of a game; raises Rejected if the scenario is at fault. Its file is made by the first `go`."""
        content = content_of(game)
        created = datetime.now(UTC).isoformat(timespec="seconds")
        seats = tuple(participant.write() for participant in participants)
        battle = Battle(*content.prepare(scenario, library, created, version(), seats))
        return cls(library, battle, participants, Autosave(library.folder, content.about(scenario)), rng)

    @classmethod
    def resume(cls, library: Any, path: Path, *, rng: Rng | None = None) -> "Session":
        """A battle at the very decision it was left at, with its game's library; raises RecordFault or OSError."""
        file, record = reopen(path)
        battle = replay(record, content_for(record.header).start_of(record, library))
        seats = tuple(Participant.read(text) for text in record.header.seats.values())
        return cls(library, battle, seats, Autosave(library.folder, path.stem.lstrip("-0123456789"), file), rng)

    @property
    def file(self) -> RecordFile | None:
        """None as long as the battle could not be saved at all."""
        return self._autosave.file

    @property
    def is_thinking(self) -> bool:
        return any(computer.busy for computer in self._computers.values())

    def go(self) -> None:
        """Do the one next thing: chance acts, a computer is set thinking, or a person is asked."""
        self._due = True
        with self._together():
            pass

    def play(self, action: Any) -> None:
        seat = self._person()
        if seat == self.game.nobody:
            raise Refusal("other-seat", "It is not for you to decide now.", "")
        self._play(action, seat)

    def can_undo(self) -> bool:
        """Until somebody else has decided; and not once another person at this desk has been asked."""
        return self._undoing() != self.game.nobody

    def undo(self) -> None:
        """Take back the person's last action, and what was passed for him since; raises Refusal where undo stops."""
        seat = self._undoing()
        if seat == self.game.nobody:
            raise no_undo()
        with self._together():
            self._answers.clear()
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
        for other, participant in enumerate(self.participants):
            if other != seat and participant.kind == COMPUTER and not self.battle.over:
                if self.game.has("players") and self._win_chance(other) < CONTENT:
                    self.agree_draw(other)
                else:
                    self.declined.emit(other)

    def _win_chance(self, seat: int) -> float:
        chance: float = self.game.part("players").win_chance(self.battle.state, seat)
        return chance

    def agree_draw(self, seat: int) -> None:
        self._enter(self.battle.agree_draw, seat)

    def seen(self, viewer: int) -> Any:
        state = self.battle.state
        return state.copy() if viewer == OPEN else state.seen_by(viewer)

    def account(self) -> tuple[Record, Any]:
        record = self.battle.record
        return record, content_for(record.header).start_of(record, self.library)

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
        if self._autosave.file is None:
            # A battle is kept before anything happens in it; where it cannot be, it is played all the same.
            self._save()
        if self.battle.over:
            if not self._told_end:
                self._told_end = True
                self.ended.emit()
        elif state.seat == self.game.chance:
            self._play(chance_action(state, self._rng), state.seat)
        else:
            self._decide(state.deciding())

    def _decide(self, seats: tuple[int, ...]) -> None:
        """Have the computers among these seats think, and ask the first person; without one the computers act."""
        entries = len(self.battle.record.entries)
        for seat in seats:
            if self.participants[seat].kind == COMPUTER:
                self._think(seat)
            if len(self.battle.record.entries) > entries:
                # He has answered at once, and that is to be shown first.
                return
        person = self._person()
        if person == self.game.nobody:
            ready = next((seat for seat in seats if seat in self._answers), None)
            if ready is not None:
                self._play_answer(ready)
            return
        self.battle.ask(person)
        idle = None if self.ask_always else self.battle.state.idle()
        if idle is None:
            self.asked.emit(person)
        else:
            self._idle.add(len(self.battle.record.entries) + 1)
            self._play(idle, person)

    def _person(self) -> int:
        """The first person of those who may decide now; nobody's number if there is none."""
        seats = () if self.battle.over else self.battle.state.deciding()
        persons = (seat for seat in seats if seat < self.game.chance and self.participants[seat].kind == HUMAN)
        return next(persons, self.game.nobody)

    def _play(self, action: Any, seat: int) -> None:
        self.battle.ask(seat)
        before = self.battle.state.copy()
        views = []
        for watcher, participant in enumerate(self.participants):
            if participant.kind == COMPUTER:
                view = before.seen_by(watcher)
                view.ask(seat)
                views.append((watcher, view, before.shown_to(action, watcher)))
        self._events.clear()
        entry = self.battle.play(action, seat)
        self._cancel(self.battle.state.deciding())
        for watcher, view, shown in views:
            self._computer(watcher).watch(view, shown)
        self._tell(entry, before)

    def _enter(self, act: Any, seat: int) -> None:
        before = self.battle.state.copy()
        self._events.clear()
        entry = act(seat)
        if self.battle.over:
            self._cancel()
        self._tell(entry, before)

    def _tell(self, entry: Entry, before: Any) -> None:
        events = tuple(self._events)
        self._events.clear()
        self._save()
        self._failures = 0
        self.stepped.emit(Step(entry, before, self.battle.state.copy(), events))

    def _save(self) -> None:
        fault = self._autosave.save(self.battle.record)
        if fault:
            self.trouble.emit(fault)

    def _undoing(self) -> int:
        """The person who may take back the last action, or nobody's number."""
        record, nobody = self.battle.record, self.game.nobody
        free = record.actions[-record.free :] if record.free else []
        if all(entry.number in self._idle for entry in free):
            return nobody
        seat = free[-1].seat
        asked_elsewhere = self._person() not in (seat, nobody)
        if self.participants[seat].kind != HUMAN or asked_elsewhere:
            return nobody
        return seat if self.battle.can_undo(seat) else nobody

    def _computer(self, seat: int) -> Computer:
        if seat not in self._computers:
            seed = random.SystemRandom().getrandbits(32)
            level = self.participants[seat].level
            computer = Computer(
                self.game,
                level,
                seed,
                self.library.folder,
                limits=self.limits,
                briefing=lambda: self.watched_by(seat),
                parent=self,
            )
            computer.progressed.connect(lambda thought: self.thinking.emit(seat, thought))
            computer.done.connect(lambda thought: self._answered(seat, thought))
            computer.failed.connect(lambda sentence: self._failed(seat, sentence))
            self._computers[seat] = computer
        return self._computers[seat]

    def _think(self, seat: int) -> None:
        computer = self._computer(seat)
        if not computer.busy and seat not in self._answers:
            self._asked_at[seat] = len(self.battle.record.entries)
            computer.think(self.battle.state.seen_by(seat))
            self.thinking.emit(seat, None)

    def _cancel(self, still_deciding: tuple[int, ...] = ()) -> None:
        """Stop the computers' thinking; those who may still decide think on, for it was not theirs that was decided."""
        for seat, computer in self._computers.items():
            if seat in still_deciding:
                continue
            self._answers.pop(seat, None)
            if computer.busy:
                computer.cancel()
                self._due = self._due or self._paused

    def _answered(self, seat: int, thought: Any) -> None:
        if self.battle.over or seat not in self.battle.state.deciding():
            return
        self._answers[seat] = thought.action
        if self._person() == self.game.nobody:
            self._play_answer(seat)

    def _play_answer(self, seat: int) -> None:
        try:
            self._play(self._answers.pop(seat), seat)
        except Refusal as refusal:
            if self._asked_at[seat] == len(self.battle.record.entries):
                self._failed(seat, str(refusal))
            else:
                # Somebody else has acted since he was asked, so he is asked again.
                self.go()

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
