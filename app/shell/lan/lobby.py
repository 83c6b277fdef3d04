"""What a side brings to a meeting: who it is, whom it knows, what it offers, and the battles it could go on with."""

import contextlib
import secrets
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from app.shell.lan.identity import Identity, Known
from app.shell.lan.journal import (
    Agreement,
    Libraries,
    Unusable,
    agreement_of,
    begin_journal,
    delete,
    finished,
    is_unanswered,
    journals,
)
from app.shell.lan.pairing import new_code
from engine.record import Header, read
from resources.content import content_for

HOST: Final = "host"
GUEST: Final = "guest"
SPECTATOR: Final = "spectator"


@dataclass
class Offer:
    """A battle that a host offers, until somebody has accepted it or it is withdrawn."""

    header: str
    seat: int
    """The host's own."""
    code: str
    wrong: int = 0
    """Wrong codes that were tried."""


@dataclass(frozen=True)
class Invitation:
    """What a guest is offered: the battle with its rule options, his seat, and what was sent along."""

    header: Header
    seat: int
    host: str
    received: tuple[str, ...] = ()
    """Armies and sections, as “army my_army”."""
    texts: tuple[str, ...] = ()
    """The same as their files would hold them; they are kept when the guest accepts."""


@dataclass
class Lobby:
    """One side. `folder` is the user's own, as the library has it."""

    folder: Path
    identity: Identity
    name: str
    program: str
    library: Libraries
    """Reads the library anew, since an opponent may have sent something for it."""
    offer: Offer | None = None
    code: str = ""
    """The code that a guest has been told; empty again once it was tried."""

    @property
    def known(self) -> Known:
        return Known(self.folder)

    def is_self(self, opponent: bytes) -> bool:
        """Whether that is this very user, in another window."""
        return opponent == self.identity.fingerprint

    def unfinished(self, opponent: bytes, role: str) -> dict[bytes, Path]:
        """The journals of battles with the holder of a certificate, by the number of the battle.

        Of a battle between two windows of one user there are two: each window goes on with the one of its role.
        """
        found = {}
        for path in (*journals(self.folder), *finished(self.folder)):
            agreement = agreement_of(path)
            if agreement is None or agreement.opponent != opponent.hex():
                continue
            if not self.is_self(opponent) or agreement.hosted == (role == HOST):
                found[agreement.battle] = path
        return found

    def forget_unanswered(self, opponent: bytes, role: str, kept: Path) -> None:
        """Of battles with this opponent, drop those that he never answered: he has offered another one since."""
        for path in self.unfinished(opponent, role).values():
            with contextlib.suppress(OSError, ValueError, Unusable):
                if path != kept and is_unanswered(path):
                    delete(path)

    def begin(self, header: str, seat: int, opponent: bytes, name: str, hosted: bool) -> Path:
        """Both have agreed: the journal begins; raises OSError."""
        agreement = Agreement(header, seat, secrets.token_hex(32), opponent.hex(), name, hosted)
        return begin_journal(self.folder, agreement)


def libraries(folder: Path) -> Libraries:
    """The library of whatever game a battle is of, read anew from the user's folder each time."""
    return lambda header: content_for(header).open(folder)


def swapped_offer(agreement: Agreement, lobby: Lobby) -> Offer:
    """What a host offers after a battle. Whoever has come so far is known, so nobody needs the code."""
    header = replace(_header(agreement), created=datetime.now(UTC).isoformat())
    return Offer(header.line(), 1 - agreement.seat, new_code())


def is_rematch(invitation: Invitation, agreement: Agreement) -> bool:
    """Whether a guest is offered just what he has agreed to: all the same, but for the seats."""
    old, new = _header(agreement), invitation.header
    alike = (old.start, old.options, old.content, old.terms) == (new.start, new.options, new.content, new.terms)
    return alike and invitation.seat == 1 - agreement.seat


def _header(agreement: Agreement) -> Header:
    return read(agreement.header.encode() + b"\n").header
