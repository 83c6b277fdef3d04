"""A battle with somebody elsewhere, over however many connections it takes: keeps its journal, speaks and judges."""

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final, Protocol

from app.shell.lan.fair.messages import SENTENCES, Breach, Grant, Play, Spoken, breach_phrase
from app.shell.lan.fair.messages import Said as Word
from app.shell.lan.fair.table import Matter, Table
from app.shell.lan.fair.verdict import open_record
from app.shell.lan.journal import Journal
from app.shell.lan.wire import Accept, Message, Result, Said, Scene, Unwilling, Wish
from engine.battle import Battle
from engine.game import Phrase, Refusal, State
from engine.record import DRAW, OFFER, RESIGN, TIME, UNDO, Entry, Record, no_undo

Send = Callable[[Message], None]
AT_ONCE: Final = (RESIGN, TIME, OFFER, DRAW)
"""Wishes that are entered without asking anybody; to take back, the other must agree."""
MOST_WISHES: Final = 3
"""So often the other side may ask for something at one decision; nobody is bothered with more."""
MOST_WAITING: Final = 256
"""Messages that wait while nothing can be saved. Beyond that the link is given up, and they are told again."""


class Listener(Protocol):
    """Whoever shows a match, or plays it."""

    def stepped(self, entry: Entry, events: tuple[Any, ...], before: Any) -> None:
        """An entry of the record, as this seat may know it."""

    def asked(self) -> None:
        """This side must decide."""

    def wished(self, text: str) -> None:
        """The other side asks for an undo: answer with `grant` or `decline`."""

    def declined(self, text: str) -> None:
        """What this side wished for was declined."""

    def finished(self, record: Record | None, fault: Phrase | None) -> None:
        """Everything is turned up: the open record, or what did not fit."""

    def judged(self, agreed: bool, fault: Phrase | None) -> None:
        """The other side has told what it found."""

    def broken(self, breach: Breach) -> None:
        """The other side does not play fair; the match is over."""

    def accused(self, fault: Phrase | None) -> None:
        """The other side breaks off in mid-battle and says why. On this side nothing is over."""

    def unsaved(self, error: OSError | None) -> None:
        """Nothing can be saved, so the match pauses; or it can again, and the match has gone on."""

    def overrun(self) -> None:
        """More has come than can wait: give up the link, it is told again over the next one."""


class Match:
    """One side of a battle. It outlives connections, and programs: all it needs is in its journal."""

    def __init__(self, journal: Journal, table: Table, listener: Listener) -> None:
        self.journal = journal
        self.table = table
        self.listener = listener
        self.record: Record | None = None
        """The open record, once everything is turned up and found right."""
        self.fault: Phrase | None = None
        """Why the battle is not fair here, or is not gone on with."""
        self.name = ""
        """What this side calls itself, for spectators."""
        self.done = False
        """Both sides have told what they found, or one has broken the rules."""
        self.stuck = False
        """Nothing can be saved at the moment, so nothing is said and nothing is heard."""
        self._waiting: deque[Message] = deque()
        """What has come since."""
        self._theirs = 0
        """How many words the other side had when it came."""
        self._wish_count = (-1, 0)
        """At which word the other side last asked for something, and how often."""
        self._accused = False
        self._breach: Breach | None = None
        self._send: Send | None = None
        self._watchers: list[Send] = []
        self._asked: list[str] = []
        """What the other side wishes for and has not been answered."""
        self._told = -1
        """At which word this side was last asked to decide."""
        self._decided: Any = None
        """What this side has decided while the other has to speak first; nobody else knows of it yet."""
        self._spoken: list[Spoken] = table.spoken
        self._public = _Public(table)
        table.heard = self._stepped

    # Connections

    def place(self) -> Accept:
        """Where this side stands, for whoever comes back."""
        return Accept(self.journal.agreement.battle, len(self._spoken), self.table.digest)

    def attach(self, send: Send, there: Accept) -> None:
        """Go on over a connection with the other side, which stands where it says."""
        known = self._spoken[there.said].digest if there.said < len(self._spoken) else self.table.digest
        if there.said <= len(self._spoken) and there.digest != known:
            self._break(Breach("replayed"))
            return
        self._send = send
        self._theirs = there.said
        for spoken in self._spoken[there.said :]:
            send(Said(spoken))
        for text in sorted(self.table.wishes):
            send(Wish(text))
        if self.record is not None or self.fault:
            send(self._result())
        self._told = -1
        self.go_on()

    def detach(self) -> None:
        self._send = None
        self._theirs = 0
        # Whatever waited is told again.
        self._waiting.clear()

    def close(self) -> None:
        """Leave it; another window may take it up."""
        self.detach()
        self.journal.release()

    @property
    def connected(self) -> bool:
        return self._send is not None

    def watch(self, send: Send) -> None:
        """A spectator joins, and sees what both seats may see."""
        names = [self.name, self.journal.agreement.name]
        one, two = names if self.table.seat == 0 else names[::-1]
        send(Scene(self.journal.agreement.header, self._public.since(0), (one, two)))
        self._watchers.append(send)

    @property
    def spectators(self) -> int:
        """How many spectators there are."""
        return len(self._watchers)

    def unwatch(self, send: Send) -> None:
        if send in self._watchers:
            self._watchers.remove(send)

    # Deciding

    @property
    def to_decide(self) -> bool:
        """Whether a decision of this side is wanted: it may have one to make, and has not made it."""
        return self.table.may_decide and not self.has_decided and not self.done

    @property
    def has_decided(self) -> bool:
        """Whether this side has decided where both decide at once, and has yet to say so."""
        return self._decided is not None

    def think_again(self) -> None:
        """Forget what has been decided and not said yet."""
        self._decided = None

    def play(self, action: Any) -> None:
        """A decision of this side; raises Refusal, also if it cannot be saved: then it was not made.

        Where both decide at once and the other has to speak first, it is kept back until he has. It is not saved
        before it is said, so that after a crash this side is asked again.
        """
        if not self.table.may_decide or self.has_decided:
            raise Refusal("other-seat", "It is not for you to decide now.", "")
        word, full = self.table.word_for(action)
        if not self.table.deciding:
            self._decided = action
            return
        with self._saving():
            self._say(word, full)
        self.go_on()

    def ask(self, text: str) -> None:
        """Undo, resign, offer a draw or agree to one: entered at once if this side speaks next, else wished for."""
        if self.table.battle.over:
            raise Refusal("over", "The battle is over.", "")
        if text == OFFER and self.table.battle.record.offer == self.table.seat:
            raise Refusal("offer-stands", "Your offer of a draw still stands.", "")
        if self.table.deciding:
            self._try(text)
            with self._saving():
                self._say(Play(text))
            self.go_on()
        elif text not in self.table.wishes:
            with self._saving():
                self.journal.wish(text)
            self.table.wishes.add(text)
            self._tell(Wish(text))

    def grant(self, text: str) -> None:
        """Enter what the other side wishes for; raises Refusal if it cannot be saved."""
        if text in self._asked and self.table.deciding:
            try:
                self._try(text, 1 - self.table.seat)
            except Refusal:
                self._asked.remove(text)
                self._tell(Unwilling(text))
                return
            with self._saving():
                self._say(Grant(text))
            self._asked.remove(text)
            self.go_on()

    def decline(self, text: str) -> None:
        if text in self._asked:
            self._asked.remove(text)
            self._tell(Unwilling(text))

    def _try(self, text: str, seat: int = -1) -> None:
        """Raises Refusal if the record would not take it."""
        battle = self.table.battle
        seat = self.table.seat if seat < 0 else seat
        if text == UNDO and not battle.can_undo(seat):
            raise no_undo()
        if text == DRAW and battle.record.offer in (None, seat):
            raise Refusal("no-offer", "The other side has not offered a draw.", "")

    def claim(self, reason: str) -> None:
        """The other side does not go on; nothing more comes of this battle. Raises OSError."""
        self.journal.claim(reason)
        self.done = True
        self.fault = Phrase(reason)

    # Hearing

    def hear(self, message: Message) -> None:
        """A message of the other side that belongs to the battle."""
        if not self.stuck:
            self._take(message)
        elif len(self._waiting) < MOST_WAITING:
            self._waiting.append(message)
        else:
            self.listener.overrun()

    def _take(self, message: Message) -> None:
        if self.done and not isinstance(message, Result):
            return
        if isinstance(message, Said):
            self._hear(message)
        elif isinstance(message, Wish):
            self._wished(message.text)
        elif isinstance(message, Unwilling):
            self.table.wishes.discard(message.text)
            self.listener.declined(message.text)
        elif isinstance(message, Result):
            self._judged(message)

    def _hear(self, message: Said) -> None:
        spoken = message.spoken
        if spoken.number <= self._theirs and self._is_own(spoken):
            return
        if self.stuck:
            self._waiting.appendleft(message)
            return
        try:
            self.journal.add(1 - self.table.seat, spoken, "")
        except OSError as error:
            self._waiting.appendleft(message)
            self._stick(error)
            return
        try:
            self.table.hear(spoken)
        except Breach as breach:
            self.journal.take_back()
            self._break(breach)
            return
        self.go_on()

    def _is_own(self, spoken: Spoken) -> bool:
        """Whether it is a word of this side that a power cut took from its disk, told again: it is made again first."""
        if self.table.due().seat == self.table.seat:
            self.go_on()
        return spoken.number <= len(self._spoken) and spoken == self._spoken[spoken.number - 1]

    def _wished(self, text: str) -> None:
        record = self.table.battle.record
        if self.table.battle.over or text in self._asked or text not in (*AT_ONCE, UNDO):
            return
        if text == OFFER and record.offer == 1 - self.table.seat:
            return
        moment, count = self._wish_count
        count = count + 1 if moment == len(self._spoken) else 1
        self._wish_count = (len(self._spoken), count)
        if count > MOST_WISHES:
            self._tell(Unwilling(text))
            return
        self._asked.append(text)
        if text == UNDO:
            self.listener.wished(text)
        else:
            self.go_on()

    def _judged(self, result: Result) -> None:
        if self.record is None and not self.fault:
            # Nobody ends a battle by saying so: on this table it is not over.
            if not self._accused:
                self._accused = True
                self.listener.accused(_told(result))
            return
        agreed = self.record is not None and not result.fault and result.digest == self.record.digest
        self.done = True
        self.listener.judged(agreed, _told(result))

    # Going on

    def go_on(self) -> None:
        """Say what this side says by itself; then ask whoever decides, or judge when all is turned up."""
        if self.stuck:
            return
        try:
            self._go_on()
        except OSError as error:
            self._stick(error)

    def retry(self) -> None:
        """Go on if something can be saved again."""
        if not self.stuck:
            return
        try:
            self.journal.probe()
        except OSError:
            return
        self.stuck = False
        while self._waiting and not self.stuck:
            self._take(self._waiting.popleft())
        if not self.stuck:
            self._told = -1
            self.go_on()
        if not self.stuck:
            self.listener.unsaved(None)

    @contextmanager
    def _saving(self) -> Iterator[None]:
        """For decisions of a person: what cannot be saved is not done."""
        try:
            yield
        except OSError as error:
            self._stick(error)
            raise Refusal(
                "unsaved",
                "This could not be saved, so it was not played. Make room on the disk and try again.",
                "",
            ) from None

    def _stick(self, error: OSError) -> None:
        if not self.stuck:
            self.stuck = True
            self.listener.unsaved(error)

    def _go_on(self) -> None:
        while not self.done:
            if len(self._spoken) < self._theirs and self.table.deciding:
                # What this side decides is on the disk before anybody hears it.
                self._break(Breach("disagree"))
                return
            word = self.table.automatic()
            if word is None:
                break
            self._say(word)
        if self.done:
            return
        if self.table.due().matter == Matter.NOTHING:
            self._finish()
            return
        if self.table.deciding:
            if RESIGN in self.table.wishes:
                self._say(Play(RESIGN))
                self.table.wishes.discard(RESIGN)
                self._go_on()
                return
            for text in self._asked:
                if text in AT_ONCE:
                    with suppress(Refusal):
                        self.grant(text)
                    return
            if self._speak_decision():
                self._go_on()
                return
        if self.to_decide and self._told != len(self._spoken):
            self._told = len(self._spoken)
            self.listener.asked()

    def _speak_decision(self) -> bool:
        """Say what was decided before it was this side's turn to speak, unless it is not legal any more."""
        if self._decided is None:
            return False
        try:
            word, full = self.table.word_for(self._decided)
        except Refusal:
            self._decided = None
            return False
        self._say(word, full)
        self._decided = None
        return True

    def _say(self, word: Word, full: str = "") -> None:
        """Raises OSError if it cannot be saved, and then nothing was said."""
        # Kept before it counts, or is sent: whatever the other side has heard, this side remembers having said. Sent
        # before it is played here, so that both ends play it at the same time.
        spoken = self.table.next_spoken(word)
        self.journal.add(self.table.seat, spoken, full)
        if spoken.number > self._theirs:
            self._tell(Said(spoken))
        self.table.say(word, full)

    def _tell(self, message: Message) -> None:
        if self._send is not None:
            self._send(message)

    def _stepped(self, entry: Entry, events: tuple[Any, ...], before: Any) -> None:
        if self._watchers:
            scene = Scene(entries=self._public.since(entry.number - 1))
            for send in self._watchers:
                send(scene)
        self.listener.stepped(entry, events, before)

    def _finish(self) -> None:
        if self.record is not None or self.fault:
            return
        try:
            self.record = open_record(self.table)
        except Breach as breach:
            self._breach, self.fault = breach, breach.phrase
        self._tell(self._result())
        self.listener.finished(self.record, self.fault)

    def _result(self) -> Result:
        digest = self.record.digest if self.record is not None else ""
        code = self._breach.code if self._breach is not None else ""
        detail = self._breach.phrase.values["detail"] if self._breach is not None else ""
        return Result(digest, str(self.fault or ""), code, detail)

    def _break(self, breach: Breach) -> None:
        self.done = True
        self._breach, self.fault = breach, breach.phrase
        self._tell(self._result())
        self.listener.broken(breach)


def _told(result: Result) -> Phrase | None:
    """What the other side says is not fair: by its code if that is known here, else in its own words."""
    if result.code in SENTENCES:
        return breach_phrase(result.code, result.detail)
    return Phrase(result.fault) if result.fault else None


class _Public:
    """The entries of a battle as somebody may see them who sits at neither side; made when somebody watches."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._twin: Battle[State[Any]] = Battle(table.battle.record.header, table.start.seen_by(table.seat))
        self._shown: list[tuple[int, str]] = []

    def since(self, number: int) -> tuple[tuple[int, str], ...]:
        """All but the first so many."""
        for entry in self._table.battle.record.entries[len(self._shown) :]:
            self._shown.append((entry.seat, self._seen(entry)))
            self._twin.enter(entry.seat, entry.text)
        return tuple(self._shown[number:])

    def _seen(self, entry: Entry) -> str:
        if not self._twin.record.is_action(entry.seat, entry.text):
            return entry.text
        self._twin.ask(entry.seat)
        state = self._twin.state
        return state.write(state.shown_to(state.read(entry.text), self._table.chance))
