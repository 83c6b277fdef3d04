"""What a side brings to a meeting: who it is, whom it knows, what it offers, and the battles it could go on with."""

import contextlib
import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from app.shell.lan.identity import Identity, Known
from app.shell.lan.journal import (
    Agreement,
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
from resources.document import Document, digest_of, parse
from resources.faults import Fault, Rejected, shown
from resources.manoeuvre.armies import played_part, sheet_of
from resources.manoeuvre.library import FOLDERS, Library
from resources.manoeuvre.sections import sections_of
from resources.writing import write

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
    library: Callable[[], Library]
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


def lacking(header: Header, library: Library) -> tuple[str, ...]:
    """What a battle needs and is not here, as “army my_army”; raises Rejected where here is another of that name."""
    found = []
    for name, digest in header.content.items():
        kind, _, id = name.partition(" ")
        if kind not in ("army", "section"):
            raise Rejected([Fault("", f"The battle needs {shown(name)}, which this program does not know.")])
        held = library.armies if kind == "army" else library.sections
        if id not in held:
            found.append(name)
        elif not library.digest(kind, id).startswith(digest):
            raise _another(kind, id)
    return tuple(found)


def text_of(name: str, folder: Path) -> str:
    """A file that holds just this army or section of the user's; raises Rejected if he has none of that name."""
    kind, _, id = name.partition(" ")
    for document in _documents(folder, kind):
        if kind == "army" and document.get("id") == id:
            return write(document)
        for section in document.get("sections", ()):
            if kind == "section" and section.get("id") == id:
                return write({"kind": "sections", "sections": [section]})
    raise Rejected([Fault("", f"There is no {kind} {shown(id)} among your files.")])


def check(name: str, text: str, header: Header) -> None:
    """What was sent must be right, and just what the battle needs; raises Rejected with every fault."""
    kind, _, id = name.partition(" ")
    if kind == "army":
        document = parse(text, "army")
        sheet_of(document)
        digests = {document["id"]: digest_of(played_part(document))}
    else:
        sheets = sections_of(parse(text, "sections"))
        digests = {
            sheet.section.id: digest_of({"id": sheet.section.id, "rows": list(sheet.section.rows)}) for sheet in sheets
        }
    if list(digests) != [id] or not digests[id].startswith(header.content[name]):
        raise _another(kind, id)


def keep(name: str, text: str, folder: Path) -> None:
    """Put it among the user's own files, overwriting none; raises OSError."""
    kind, _, id = name.partition(" ")
    place = folder / FOLDERS["army" if kind == "army" else "sections"]
    place.mkdir(parents=True, exist_ok=True)
    path = place / f"{id}.toml"
    number = 2
    while path.exists():
        path = place / f"{id}-{number}.toml"
        number += 1
    path.write_text(text, encoding="utf-8")


def _documents(folder: Path, kind: str) -> Iterator[Document]:
    shelf = "army" if kind == "army" else "sections"
    for path in sorted((folder / FOLDERS[shelf]).glob("*.toml")):
        try:
            yield parse(path.read_bytes(), shelf)
        except (Rejected, OSError):
            continue


def _another(kind: str, id: str) -> Rejected:
    sentence = f"There is another {kind} {shown(id)} here than the one of this battle; rename or remove yours."
    return Rejected([Fault("", sentence)])


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
