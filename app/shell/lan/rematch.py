"""The same battle once more, each leading the other side."""

from dataclasses import replace
from datetime import UTC, datetime

from app.shell.lan.journal import Agreement
from app.shell.lan.lobby import Invitation, Lobby, Offer
from app.shell.lan.pairing import new_code
from engine.record import Header, read


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
