"""A battle with somebody elsewhere, for whoever shows or plays it."""

import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from app.board.translation import translate
from app.shell.lan.clock import Clock, Limit
from app.shell.lan.connection import Connection, ConnectionListener
from app.shell.lan.fair.messages import Breach
from app.shell.lan.fair.table import Matter
from app.shell.lan.journal import Notes, Unusable, open_journal
from app.shell.lan.link import Link
from app.shell.lan.lobby import Lobby, Offer, swapped_offer
from app.shell.lan.match import Match
from app.shell.lan.pacing import Allowance, Tempo
from app.shell.lan.text import DECIDED, THINKING, disk_words, unsaved_words
from app.shell.lan.wire import LONGEST_CHAT, Accept, Bye, Chat, Message, Presence, Rematch, Unwilling, harmless
from app.shell.play.battle_source import PlayView
from app.shell.play.participants import ELSEWHERE, HUMAN, Participant
from engine.game import Phrase, Refusal
from engine.record import DRAW, OFFER, RESIGN, TIME, UNDO, Header, Record
from resources.records import FOLDER, RecordFile, create_once

REMATCH: Final = "rematch"
"""What a side is unwilling to have that was asked to fight again."""
ABOUT: Final = "lan"
"""What the name of a kept record says that it is about."""
RETRY: Final = 2_000
"""Milliseconds after which it is tried again whether something can be saved."""


class RemoteBattle(Connection):
    """One battle over the network, from the first greeting to the verdict."""

    said = Signal(str)
    """Something the other side says to this player."""
    presence = Signal(str)
    wished = Signal(str)
    """The other side asks to take back its last action: answer with `grant` or `decline_wish`."""
    asking = Signal(str)
    """The other side has been asked to enter something for this one."""
    unwilling = Signal(str)
    """The other side will not have taken back what was asked for."""
    verified = Signal(bool, object)
    """Fair as far as this side can tell, and the Phrase of what did not fit."""
    disputed = Signal(object)
    """All is turned up and fair here, but the other side says that it is not, and why."""
    accused = Signal(object)
    """The other side has broken off in mid-battle, and says why. Here the battle can be resumed."""
    saving = Signal(bool)
    """Whether what happens can be saved. While it cannot, the battle pauses."""
    settled = Signal()
    """Both sides have told what they found; nothing more is to come."""
    rematch = Signal()
    """The other side would fight again with the sides swapped."""
    rematch_declined = Signal()
    """The other side would rather not fight again."""
    passing = Signal()
    """This side can only pass here; the program does so after a while, see `app.shell.lan.pacing`."""
    out_of_time = Signal(int)
    """This seat has used up its time."""
    renewed = Signal(object)
    """LanGame: both would, and this one goes on over the same link."""

    pausable = False

    def __init__(self, lobby: Lobby, parent: QObject | None = None) -> None:
        super().__init__(lobby, parent)
        self._file: RecordFile | None = None
        self._passed: set[int] = set()
        """The numbers of the entries by which this side has passed where it could do nothing else."""
        self.clock: Clock | None = None
        """From the beginning of the battle on."""
        self.notes: Notes | None = None
        self.tempo = Tempo()
        self._asked_at = 0.0
        self._talk = Allowance()
        self._decided_at = -1
        """After how many entries the other side said that it has decided; -1 if it has not."""
        self._wishes_rematch = [False, False]
        """This side, and the other."""
        self._unkept: Record | None = None
        """The open record, while it could not be kept."""
        self._retry = QTimer(self)
        self._retry.setInterval(RETRY)
        self._retry.timeout.connect(self._save_again)

    @property
    def other_decided(self) -> bool:
        """The other side says that it has decided, where both decide at once, and has not spoken since."""
        since = self.battle.record.entries[self._decided_at :] if self._decided_at >= 0 else ()
        return self._decided_at >= 0 and all(entry.seat != 1 - self.my_seat for entry in since)

    def ears(self, link: Link | None = None) -> ConnectionListener:
        return ConnectionListener(self, link)

    def take_up(self, path: Path) -> None:
        """Go on with a battle of an earlier day, as far as that can be done alone; raises Unusable or OSError."""
        journal, table = open_journal(path, self._open_library)
        if self.match is not None:
            self.match.close()
        self.match = Match(journal, table, self.ears())
        self.match.name = self.lobby.name
        self.battle = table.battle
        self.notes = Notes(path)
        self.clock = Clock(self, Limit.of(table.battle.record.header), self.notes)
        self.clock.ran_out.connect(self._ran_out)
        participants = [Participant(HUMAN), Participant(ELSEWHERE, name=journal.agreement.name)]
        self.participants = (
            (participants[0], participants[1]) if table.seat == 0 else (participants[1], participants[0])
        )
        self.visitors.begin(self.match)
        self.began.emit()
        if table.due().matter == Matter.NOTHING:
            self.match.go_on()

    def _open_library(self, header: Header) -> Any:
        self.library = self.lobby.library(header)
        return self.library

    def stand(self, path: Path) -> Accept | None:
        """Take up the battle of a journal, if it is not the one being played, and say where this side stands."""
        if self.match is None or self.match.journal.path != path:
            try:
                self.take_up(path)
            except Unusable as fault:
                self.trouble.emit(str(fault))
                return None
            except OSError as error:
                self.trouble.emit(disk_words(error))
                return None
        assert self.match is not None
        return self.match.place()

    def _converse(self, message: Message) -> None:
        if isinstance(message, Chat):
            self._hear(message.text)
        elif isinstance(message, Presence):
            if message.what in (DECIDED, THINKING):
                self._decided_at = len(self.battle.record.entries) if message.what == DECIDED else -1
            self.presence.emit(message.what)
        elif isinstance(message, Rematch):
            self._wishes_rematch[1] = True
            self.rematch.emit()
            self._renew()
        elif isinstance(message, Unwilling) and message.text == REMATCH:
            self._wishes_rematch[0] = False
            self.rematch_declined.emit()
        elif self.match is not None:
            self.match.hear(message)

    # What a battle under way offers

    @property
    def my_seat(self) -> int:
        assert self.match is not None
        return self.match.table.seat

    @property
    def opponent(self) -> str:
        """What the other side calls itself."""
        return self.match.journal.agreement.name if self.match is not None else ""

    @property
    def opponent_certificate(self) -> str:
        """Its fingerprint in hexadecimal figures."""
        return self.match.journal.agreement.opponent if self.match is not None else ""

    def to_decide(self) -> int:
        return self.my_seat if self.match is not None and self.match.to_decide else -1

    def ask(self, seat: int) -> None:
        """Where there is one answer that may be given without asking, that is done; see `State.idle` and `pacing`."""
        self._asked_at = time.monotonic()
        if self.ask_always or self.battle.state.idle() is None:
            super().ask(seat)
        elif not self.battle.state.may_choose():
            self._pass()
        else:
            entries = len(self.battle.record.entries)
            self.passing.emit()
            QTimer.singleShot(round(1000 * self.tempo.pause()), self, lambda: self._pass(entries))

    def _pass(self, entries: int = -1) -> None:
        """Pass for the player, unless the battle has gone on in the meantime."""
        now = len(self.battle.record.entries)
        if self.to_decide() >= 0 and entries in (-1, now) and not self._closed:
            # Where it cannot be saved, it is asked again.
            with suppress(Refusal):
                self.match.play(self.battle.state.idle())  # type: ignore[union-attr]
                self._passed.add(now + 1)

    def play(self, action: Any) -> None:
        assert self.match is not None
        hidden = self.to_decide() >= 0 and not self.ask_always and self.battle.state.may_choose()
        self.match.play(action)
        if hidden:
            self.tempo.took(time.monotonic() - self._asked_at)
        if self.match.has_decided:
            # No step comes of it yet; whoever shows the battle is told to wait.
            self._asking = False
            self.show_presence(DECIDED)
            self.show_soon()

    def can_undo(self) -> bool:
        """Also while the other side decides: then it is asked."""
        if self.match is not None and self.match.has_decided:
            return True
        if self.match is None or not self.battle.can_undo(self.my_seat):
            return False
        record = self.battle.record
        free = record.actions[-record.free :]
        own = [entry.number for entry in free if entry.number not in self._passed]
        return bool(own) and (self.match.table.deciding or free[-1].number == own[-1])

    def undo(self) -> None:
        if self.match is not None and self.match.has_decided:
            self.match.think_again()
            self.show_presence(THINKING)
            self.show()
            return
        record = self.battle.record
        passed = True
        while passed:
            passed = bool(record.actions) and record.actions[-1].number in self._passed and self.to_decide() >= 0
            self._ask(UNDO)

    def resign(self, seat: int = -1) -> None:
        self._ask(RESIGN)

    def offer_draw(self, seat: int = -1) -> None:
        self._ask(OFFER)

    def agree_draw(self, seat: int = -1) -> None:
        self._ask(DRAW)

    def _ask(self, text: str) -> None:
        if self.match is None:
            raise Refusal("over", "There is no battle.", "")
        waiting = not self.match.table.deciding
        self.match.ask(text)
        if waiting:
            self.asking.emit(text)

    def grant(self, text: str) -> None:
        if self.match is not None:
            self.match.grant(text)

    def decline_wish(self, text: str) -> None:
        if self.match is not None:
            self.match.decline(text)

    def account(self) -> tuple[Record, Any]:
        """Open once everything is turned up; until then as this seat knows it."""
        assert self.match is not None
        if self.match.record is not None:
            return self.match.record, self.match.table.start
        return self.battle.record, self.match.table.start.seen_by(self.my_seat)

    @property
    def file(self) -> RecordFile | None:
        return self._file

    def attend(self, view: PlayView) -> QObject:
        from app.shell.lan.remote_panel import RemotePanel

        return RemotePanel(view, self)

    # Talk

    def chat(self, text: str) -> None:
        words = harmless(text).strip()[:LONGEST_CHAT]
        if words:
            self._send(Chat(words))
            if self.notes is not None:
                self.notes.add_line(True, words)

    def _hear(self, text: str) -> None:
        """What comes faster than anybody could read is not taken in."""
        words = harmless(text).strip()
        if words and self._talk.take(time.monotonic()):
            if self.notes is not None:
                self.notes.add_line(False, words)
            self.said.emit(words)

    def show_presence(self, what: str) -> None:
        self._send(Presence(what))

    # Another battle

    def again(self, swapped: bool) -> bool:
        """Would fight again, with the sides swapped."""
        self._wishes_rematch[0] = True
        self._send(Rematch())
        self._renew()
        return True

    def _renew(self) -> None:
        """Both would: another game takes over the link, and the host proposes."""
        link = self._link
        if link is None or not all(self._wishes_rematch) or self.match is None:
            return
        offer: Offer | None = None
        if self._gate is not None:
            offer = swapped_offer(self.match.journal.agreement, self.lobby)
        self._link = None
        self.match.detach()
        link.heard.disconnect(self._heard)
        new = RemoteBattle(self.lobby)
        new.welcomes_known = self.welcomes_known
        new._first, new._places, new._at = self._first, self._places, self._at
        new.lobby.offer = offer
        new.lamp, self.lamp = self.lamp, None
        gate, self._gate = self._gate, None
        if gate is not None:
            gate.came.disconnect(self._meet)
            gate.came.connect(new._meet)
            gate.setParent(new)
            new._gate = gate
        link.setParent(new)
        self._closed = True
        # They have met, so no code is needed.
        self.lobby.code = ""
        self.renewed.emit(new)
        new.seat_now(link)

    def decline_rematch(self) -> None:
        self._wishes_rematch[1] = False
        self._send(Unwilling(REMATCH))

    # How it ends

    def _ran_out(self, seat: int) -> None:
        """This side says so itself; the other's silence about it is not waited for."""
        if self.match is None or self.match.done or self.battle.over:
            return
        self.out_of_time.emit(seat)
        if seat == self.my_seat:
            self._ask(TIME)
            self.show()
            return
        try:
            self.claim(translate("lan", "{name} ran out of time.").format(name=self.opponent))
        except OSError as error:
            self.trouble.emit(disk_words(error))

    def claim(self, reason: str) -> None:
        """The other side does not go on: the battle is kept as claimed. Raises OSError."""
        assert self.match is not None
        self.match.claim(reason)
        self._retry.stop()
        self._drop(Bye("claimed"))

    def keep(self, record: Record | None, fault: Phrase | None) -> None:
        """Everything is turned up; the open record takes the journal's place."""
        if record is not None and self.match is not None and not self.match.journal.is_over:
            try:
                self._keep(record)
            except OSError as error:
                self._unkept = record
                self.pause_saving(error)
        self.verified.emit(record is not None, fault)

    def _keep(self, record: Record) -> None:
        assert self.match is not None
        self._file = create_once(self.lobby.folder / FOLDER, record, ABOUT)
        self.match.journal.finish()
        self._unkept = None
        if self.match.done:
            # Both have told what they found: nobody needs it any more.
            self.match.journal.close()

    # When nothing can be saved

    def pause_saving(self, error: OSError | None) -> None:
        """Say so, and try again until it can; then the battle goes on by itself."""
        if error is not None:
            if not self._retry.isActive():
                self._retry.start()
                self.trouble.emit(unsaved_words(error))
                self.saving.emit(False)
        elif self._unkept is None:
            self._retry.stop()
            self.trouble.emit(translate("lan", "The battle can be saved again, and goes on."))
            self.saving.emit(True)
            self._asking = False
            self.show()

    def _save_again(self) -> None:
        if self.match is None:
            return
        if self._unkept is not None:
            with suppress(OSError):
                self._keep(self._unkept)
                self.pause_saving(None)
        self.match.retry()

    def close(self) -> None:
        super().close()
        self._retry.stop()
        if self.match is not None:
            self.match.close()

    def forfeit(self, breach: Breach) -> None:
        """The other side does not play fair: what was played is kept, and nobody goes on with it."""
        if self.match is not None:
            try:
                self.match.journal.claim(str(breach))
            except OSError as error:
                self.trouble.emit(disk_words(error))
        self.verified.emit(False, breach.phrase)
        self.settled.emit()
