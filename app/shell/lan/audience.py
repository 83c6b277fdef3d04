"""Everybody who comes to a host besides his opponent: spectators, and strangers until they are turned away."""

from collections.abc import Callable
from typing import Final, Protocol

from app.shell.lan.link import Link
from app.shell.lan.lobby import GUEST
from app.shell.lan.match import Match
from app.shell.lan.meeting import Meeting
from app.shell.lan.wire import Bye, Greeting, Message

MOST_GUESTS: Final = 6


class House(Protocol):
    """The game that they come to."""

    def greet(self, link: Link) -> Meeting:
        """A meeting with somebody who has just come."""

    def is_back(self, theirs: bytes) -> bool:
        """Whether this is the opponent, over another link."""

    def seat(self, link: Link, theirs: bytes, greeting: Greeting) -> None:
        """Take the opponent's new link for the old one."""


class Audience:
    """Their connections. The battle does not mind them."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._guests: dict[Link, Meeting | None] = {}
        self._waiting: list[Link] = []
        """Spectators who came before the battle began."""
        self._match: Match | None = None

    def begin(self, match: Match) -> None:
        """There is a battle to be seen."""
        self._match = match
        for link in self._waiting:
            match.watch(link.send)
        self._waiting.clear()

    def receive(self, link: Link, theirs: bytes) -> None:
        """Somebody comes while the host is busy: the opponent over a new link, a spectator, or a stranger."""
        if len(self._guests) >= MOST_GUESTS:
            link.close(Bye("busy", "Too many people are watching already."))
            return
        self._guests[link] = None
        hear = self._hearing(link, theirs)
        link.heard.connect(hear)
        link.lost.connect(lambda sentence: self._let_go(link))
        link.begin()

    def _hearing(self, link: Link, theirs: bytes) -> Callable[[Message], None]:
        def hear(message: Message) -> None:
            meeting = self._guests.get(link)
            if meeting is not None:
                meeting.hear(message)
            elif not isinstance(message, Greeting):
                link.close()
            elif message.role == GUEST and self._house.is_back(theirs):
                self._let_go(link)
                link.heard.disconnect(hear)
                self._house.seat(link, theirs, message)
            elif message.role == GUEST:
                link.close(Bye("busy", "Somebody else is about to play there."))
            else:
                meeting = self._house.greet(link)
                self._guests[link] = meeting
                meeting.hear(message)

        return hear

    def admit(self, link: Link) -> None:
        """A spectator has greeted."""
        if self._match is not None:
            self._match.watch(link.send)
        else:
            self._waiting.append(link)

    def _let_go(self, link: Link) -> None:
        self._guests.pop(link, None)
        if link in self._waiting:
            self._waiting.remove(link)
        if self._match is not None:
            self._match.unwatch(link.send)

    def close(self) -> None:
        for link in list(self._guests):
            link.close()
