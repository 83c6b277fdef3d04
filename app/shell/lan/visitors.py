"""Everybody who comes to a host: strangers, spectators and guests, until one of them has the opponent's seat.

Meetings with any number of them go on side by side. None of them can hold up another: each has so long for each step,
and when there is no room for one more, whoever came first from the most crowded source has to go.
"""

import time
from collections.abc import Sequence
from enum import Enum, auto
from typing import Final, Protocol

from PySide6.QtCore import QObject, QTimer

from app.shell.lan.link import Link, surplus
from app.shell.lan.lobby import GUEST
from app.shell.lan.match import Match
from app.shell.lan.meeting import Knock, Meeting
from app.shell.lan.pairing import Tries
from app.shell.lan.wire import Bye, Greeting, Message, Pake


class Stage(Enum):
    """How far somebody has come."""

    SILENT = auto()
    """Nothing has been heard of him yet."""
    PAIRING = auto()
    """A guest has greeted."""
    KNOCKING = auto()
    """A known opponent without a code waits for the host's answer."""
    WATCHING = auto()


MOST: Final = {Stage.SILENT: 32, Stage.PAIRING: 32, Stage.KNOCKING: 8, Stage.WATCHING: 8}
"""How many there may be of each."""
DEADLINE: Final = {Stage.SILENT: 5_000, Stage.PAIRING: 20_000}
"""Milliseconds for a stage."""
NEWS_EVERY: Final = 500
"""Milliseconds between two times that the host is told of visitors, however many there are."""


class House(Protocol):
    """The game that they come to."""

    def greet(self, link: Link) -> Meeting:
        """A meeting with a new visitor."""

    def is_taken(self, theirs: bytes) -> bool:
        """Whether a battle with somebody else is under way."""

    def arrived(self, address: str) -> None:
        """A guest has greeted."""

    def departed(self, code: str, address: str) -> None:
        """Nothing came of the meeting with a guest."""

    def knocks(self, waiting: Sequence[Knock]) -> None:
        """These known opponents wait for the host's answer."""


class Visitor:
    """A connection that has not been turned away."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.stage = Stage.SILENT
        self.meeting: Meeting | None = None
        self.knock: Knock | None = None
        self.pake: Pake | None = None
        """A try at the code that is to be heard."""


class Visitors(QObject):
    """Their connections. The battle does not mind them."""

    def __init__(self, house: House, parent: QObject) -> None:
        super().__init__(parent)
        self._house = house
        self._here: dict[Link, Visitor] = {}
        self._tries = Tries()
        self._news: tuple[str, str] | None = None
        """The latest that the host has not been told yet: code, empty for an arrival, and address."""
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(NEWS_EVERY)
        self._pause.timeout.connect(self._tell_news)
        self._match: Match | None = None
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._hear_try)

    def __len__(self) -> int:
        return len(self._here)

    def begin(self, match: Match) -> None:
        """There is a battle to be seen."""
        self._match = match
        for visitor in self._at(Stage.WATCHING):
            match.watch(visitor.link.send)

    def receive(self, link: Link) -> None:
        """Somebody has come, over a connection that is encrypted."""
        visitor = Visitor(link)
        self._here[link] = visitor
        link.heard.connect(lambda message: self._hear(link, message))
        link.lost.connect(lambda sentence: self._lost(link))
        self._enter(visitor, Stage.SILENT)
        link.begin()

    def release(self, link: Link) -> Meeting | None:
        """The visitor has the opponent's seat now: what comes over the link is for whoever asks. None if he is gone."""
        visitor = self._here.pop(link, None)
        if visitor is None:
            return None
        self._tries.right(link.source)
        self._tell_knocks(visitor)
        return visitor.meeting

    def is_here(self, link: Link) -> bool:
        return link in self._here

    # What the meetings tell

    def knocked(self, link: Link, knock: Knock) -> None:
        visitor = self._here.get(link)
        if visitor is None:
            return
        # Whoever comes over a new link has lost the old one.
        for other in [other for other in self._at(Stage.KNOCKING) if other.link.fingerprint == link.fingerprint]:
            self._dismiss(other, "slow")
        visitor.knock = knock
        self._enter(visitor, Stage.KNOCKING)
        self._tell_knocks(visitor)

    def answer(self, knock: Knock, welcome: bool) -> None:
        """The host's answer to a known opponent; it does not matter if he has gone by then."""
        for visitor in self._at(Stage.KNOCKING):
            if visitor.knock == knock and visitor.meeting is not None:
                visitor.meeting.welcome() if welcome else visitor.meeting.turn_away()
                return

    def watched(self, link: Link) -> None:
        """A spectator has greeted."""
        visitor = self._here.get(link)
        if visitor is None:
            return
        if len(self._at(Stage.WATCHING)) >= MOST[Stage.WATCHING]:
            self._dismiss(visitor, "full")
            return
        visitor.stage = Stage.WATCHING
        link.show_more()
        if self._match is not None:
            self._match.watch(link.send)

    def failed(self, link: Link, code: str) -> None:
        """Nothing came of a meeting; what is to be said about it has been said."""
        visitor = self._here.get(link)
        if visitor is not None:
            address = link.address
            self._forget(visitor)
            link.close()
            self._tell(code, address)

    def close(self) -> None:
        self._next.stop()
        self._pause.stop()
        for visitor in list(self._here.values()):
            self._forget(visitor)
            visitor.link.close()

    # Coming and going

    def _at(self, stage: Stage) -> list[Visitor]:
        return [visitor for visitor in self._here.values() if visitor.stage is stage]

    def _enter(self, visitor: Visitor, stage: Stage) -> None:
        """Go on to a stage, for which there is so much time, and so much room."""
        visitor.stage = stage
        here = self._at(stage)
        if len(here) > MOST[stage]:
            here.remove(visitor)
            self._dismiss(surplus(here, lambda one: one.link.source), "slow")
        if stage in DEADLINE:
            QTimer.singleShot(DEADLINE[stage], visitor.link, lambda: self._late(visitor, stage))

    def _late(self, visitor: Visitor, stage: Stage) -> None:
        if visitor.stage is stage and visitor.link in self._here:
            self._dismiss(visitor, "slow")

    def _dismiss(self, visitor: Visitor, code: str) -> None:
        self._forget(visitor)
        visitor.link.close(Bye(code) if visitor.stage is not Stage.SILENT else None)

    def _lost(self, link: Link) -> None:
        visitor = self._here.get(link)
        if visitor is not None:
            self._forget(visitor)
            if visitor.stage in (Stage.PAIRING, Stage.KNOCKING):
                self._tell("gone", link.address)

    def _forget(self, visitor: Visitor) -> None:
        self._here.pop(visitor.link, None)
        if self._match is not None:
            self._match.unwatch(visitor.link.send)
        self._tell_knocks(visitor)

    def _tell_knocks(self, visitor: Visitor) -> None:
        if visitor.knock is not None:
            self._house.knocks([other.knock for other in self._at(Stage.KNOCKING) if other.knock is not None])

    def _tell(self, code: str, address: str) -> None:
        """Strangers shall not flood the host with news: of what comes too soon, the latest is told a little later."""
        self._news = (code, address)
        if not self._pause.isActive():
            self._tell_news()

    def _tell_news(self) -> None:
        if self._news is None:
            return
        (code, address), self._news = self._news, None
        self._pause.start()
        if code:
            self._house.departed(code, address)
        else:
            self._house.arrived(address)

    # What they say

    def _hear(self, link: Link, message: Message) -> None:
        visitor = self._here.get(link)
        if visitor is None:
            return
        if visitor.meeting is None:
            self._greet(visitor, message)
        elif isinstance(message, Pake) and visitor.pake is None:
            visitor.pake = message
            self._plan()
        elif isinstance(message, Pake):
            self._dismiss(visitor, "unexpected")
        else:
            visitor.meeting.hear(message)

    def _greet(self, visitor: Visitor, message: Message) -> None:
        link = visitor.link
        if not isinstance(message, Greeting):
            self._forget(visitor)
            link.close()
            return
        if message.role == GUEST and self._house.is_taken(link.fingerprint):
            visitor.stage = Stage.PAIRING
            self._dismiss(visitor, "busy")
            return
        if message.role == GUEST:
            self._enter(visitor, Stage.PAIRING)
            self._tell("", link.address)
        visitor.meeting = self._house.greet(link)
        visitor.meeting.hear(message)

    # Tries at the code

    def _plan(self) -> None:
        """Hear the next try when it is due: those first whose source has made the fewest."""
        waiting = [visitor for visitor in self._here.values() if visitor.pake is not None]
        if waiting:
            due = min(self._tries.due(visitor.link.source) for visitor in waiting)
            self._next.start(max(0, round((due - time.monotonic()) * 1000)))

    def _hear_try(self) -> None:
        now = time.monotonic()
        due = [
            visitor
            for visitor in self._here.values()
            if visitor.pake is not None and self._tries.due(visitor.link.source) <= now + 0.001
        ]
        if due:
            # Of one source the latest: whoever floods it has come before.
            visitor = min(reversed(due), key=lambda one: self._tries.made(one.link.source))
            pake, visitor.pake = visitor.pake, None
            self._tries.hear(visitor.link.source, now)
            if visitor.meeting is not None and pake is not None:
                visitor.meeting.hear(pake)
        self._plan()
