"""Whom a leader may serve: any unit, only his nation's (India), or only his house's (Tokugawa) (§9.1, R44, R64)."""

from engine.game import Phrase, Refusal
from engine.manoeuvre import army
from engine.manoeuvre.army import UNKNOWN, Card
from engine.manoeuvre.hidden_actions import is_free
from engine.manoeuvre.position import Position
from engine.manoeuvre.refusal_checks import AND, listed
from engine.manoeuvre.refusals import refuse


def serves(p: Position, leader: Card, unit: int, maharaja: bool = False) -> bool:
    """Whether the leader may help this unit. A Maharaja frees him from his nation, but not from his house."""
    if leader.unit >= 0:
        return leader.unit == unit & 7
    return maharaja or leader.nationality < 0 or leader.nationality == p.armies[unit >> 3].units[unit & 7].nationality


def refuse_leader(p: Position, leader: Card, unit: int) -> Refusal | None:
    """Refuses a leader who without a Maharaja does not serve the unit."""
    if serves(p, leader, unit):
        return None
    return refuse("leader-bound", leader=leader.name, units=served_by(p, p.seat, leader))


def with_maharaja(p: Position, leader: Card, alone: Refusal | None) -> Refusal | None:
    """What a Maharaja makes of a refusal that the leader alone would meet: it lifts the bounds of a nation (R44), not
    those of a house (R64), and is not played where there are none to lift (R55).
    """
    wrong = no_maharaja(p)
    if wrong is None and alone is None:
        wrong = refuse("maharaja-idle", leader=leader.name)
    if wrong is None and leader.unit >= 0:
        wrong = alone
    return wrong


def no_maharaja(p: Position) -> Refusal | None:
    if p.has_card(p.seat, army.MAHARAJA):
        return None
    maharaja = p.armies[p.seat].maharaja
    if maharaja < 0 or UNKNOWN not in p.hand[p.seat]:
        return refuse("no-maharaja")
    return None if is_free(p, p.seat, maharaja) else refuse("all-seen", card=p.card(p.seat, maharaja).name)


def served_by(p: Position, seat: int, leader: Card) -> str | Phrase:
    """The units a leader is bound to: his house's, or those of his nation."""
    types = p.armies[seat].units
    if leader.unit >= 0:
        return types[leader.unit].name
    return nation_units(p, seat, leader.nationality)


def nation_units(p: Position, seat: int, nationality: int) -> str | Phrase:
    return listed([u.name for u in p.armies[seat].units if u.nationality == nationality], AND)
