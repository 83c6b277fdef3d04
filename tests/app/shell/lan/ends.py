"""Two ends of a battle with a wire between them that the test holds in its hands: it delivers, loses and cuts."""

import random
from collections import deque
from pathlib import Path

from app.shell.lan.fair.messages import Breach
from app.shell.lan.identity import Identity, own
from app.shell.lan.journal import open_journal
from app.shell.lan.lobby import GUEST, HOST, Invitation, Lobby, Offer, libraries
from app.shell.lan.match import Match
from app.shell.lan.meeting import Knock, Meeting
from app.shell.lan.wire import Accept, Frames, Message, frame
from engine.game import Phrase
from engine.manoeuvre.events import Event
from engine.manoeuvre.state import State
from engine.record import Entry, Record
from resources.manoeuvre.content import prepare
from resources.manoeuvre.library import Library
from tests.app.shell.lan.pair import choose


class End:
    """One side: a folder of its own, and whatever program runs there at the moment."""

    def __init__(self, folder: Path, role: str, seed: int, identity: Identity | None = None) -> None:
        self.folder = folder
        self.role = role
        self.rng = random.Random(seed)
        self.identity = identity or own(folder)
        self.out: deque[Message] = deque()
        self.standing: Offer | None = None
        """What the person at this end has offered, and offers again."""
        self.refusal = ""
        self.sentence = ""
        self.told = ""
        self.invitation: Invitation | None = None
        self.match: Match | None = None
        self.knock: Knock | None = None
        self.waits = False
        self.welcomes = True
        """Whether the person at this end plays with known opponents without a code."""
        self.taken = False
        """Somebody else has the opponent's seat."""
        self.boot()

    def stop(self) -> None:
        """The program ends, and with it its hold on the journal."""
        if self.match is not None:
            self.match.close()

    def boot(self) -> None:
        """The program starts, knowing only what is on its disk; what it was about to say is gone."""
        self.stop()
        self.lobby = Lobby(self.folder, self.identity, self.role, "0.1.0", libraries(self.folder), self.standing)
        self.match = None
        self.meeting: Meeting | None = None
        self.record: Record | None = None
        self.breach: Breach | None = None
        self.agreed_on_it = False
        self.to_decide = False
        self.accusation: str | None = None
        self.errors: list[OSError | None] = []
        self.overran = False

    def offer(self, scenario: str = "first_battle", code: str = "ABC123", seat: int = 0) -> None:
        library = Library(self.folder)
        header, _ = prepare(library.scenario(scenario), library, "2026-11-16", "0.1.0", ("Ada", "Zoë"))
        self.lobby.offer = self.standing = Offer(header.line(), seat, code)

    def connect(self, other: "End") -> None:
        self.out.clear()
        if self.match is not None:
            self.match.detach()
        self.meeting = Meeting(
            self.lobby, self.role, other.identity.fingerprint, self.out.append, self, welcome=self.match is not None
        )

    def hear(self, message: Message) -> None:
        """As it comes off the wire."""
        message = self.heard_as(message)
        if self.meeting is not None and not self.meeting.over:
            self.meeting.hear(message)
        elif self.match is not None:
            self.match.hear(message)

    def heard_as(self, message: Message) -> Message:
        (heard,) = Frames().feed(frame(message))
        return heard

    def decide(self) -> None:
        """Somebody rash sits here."""
        while self.to_decide and self.match is not None and self.match.table.deciding:
            self.to_decide = False
            word, full = choose(self.match.table, self.rng)
            self.match.play(self.match.table.state.read(full or word.text))  # type: ignore[union-attr]

    # What the meeting tells

    def knocked(self, knock: Knock) -> None:
        self.knock = knock
        if self.welcomes and self.meeting is not None:
            self.meeting.welcome()

    def asked_for(self) -> None:
        self.waits = True

    def paired(self) -> bool:
        return not self.taken

    def invited(self, invitation: Invitation) -> None:
        self.invitation = invitation
        assert self.meeting is not None
        self.meeting.accept()

    def stand(self, path: Path) -> Accept | None:
        if self.match is None:
            self.match = Match(*open_journal(path, self.lobby.library), self)
        return self.match.place()

    def agreed(self, path: Path, there: Accept) -> None:
        assert self.match is not None
        self.match.attach(self.out.append, there)

    def watched(self) -> None: ...

    def failed(self, code: str, sentence: Phrase) -> None:
        self.refusal = code
        self.told = str(sentence)

    # What the match tells

    def stepped(self, entry: Entry, events: tuple[Event, ...], before: State) -> None: ...

    def asked(self) -> None:
        self.to_decide = True

    def wished(self, text: str) -> None: ...

    def declined(self, text: str) -> None: ...

    def finished(self, record: Record | None, fault: Phrase | None) -> None:
        self.record = record
        self.sentence = str(fault or "")

    def judged(self, agreed: bool, fault: Phrase | None) -> None:
        self.agreed_on_it = agreed

    def broken(self, breach: Breach) -> None:
        self.breach = breach

    def accused(self, fault: Phrase | None) -> None:
        self.accusation = str(fault or "")

    def unsaved(self, error: OSError | None) -> None:
        self.errors.append(error)

    def overrun(self) -> None:
        self.overran = True


def meet(ends: tuple[End, End]) -> None:
    """A new connection; whatever was under way on the old one is lost."""
    for end, other in (ends, ends[::-1]):
        end.connect(other)


def deliver(ends: tuple[End, End]) -> Message | None:
    """One message of either side arrives, if there is one."""
    for end in ends:
        end.decide()
    for end, other in (ends, ends[::-1]):
        if end.out:
            message = end.out.popleft()
            other.hear(message)
            return message
    return None


def settle(ends: tuple[End, End], most: int = 100_000) -> int:
    """Deliver until nobody has anything to say."""
    count = 0
    while count < most and deliver(ends):
        count += 1
    return count


def both(tmp_path: Path, code: str = "ABC123") -> tuple[End, End]:
    ends = (End(tmp_path / "host", HOST, 1), End(tmp_path / "guest", GUEST, 2))
    ends[0].offer(code="ABC123")
    ends[1].lobby.code = code
    return ends
