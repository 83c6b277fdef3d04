"""Why a leader may not be played so, and whom he cannot bring in (§6.5, §9.1, R20, R25, R43, R44, R55, R64)."""

from engine.game import Refusal
from engine.manoeuvre import army, tags
from engine.manoeuvre.action import Action
from engine.manoeuvre.army import UNKNOWN, Card
from engine.manoeuvre.battlefield import MARSH
from engine.manoeuvre.combat.reinforce import command_of, could_support, fighters, maharaja_adds_command
from engine.manoeuvre.fight import BY_COMMAND
from engine.manoeuvre.hearsay import is_free
from engine.manoeuvre.leaders import serves
from engine.manoeuvre.position import Position
from engine.manoeuvre.refusals import refuse
from engine.manoeuvre.why.cards import unfit
from engine.manoeuvre.why.ground import distance, not_own
from engine.manoeuvre.why.words import place, served_by, unit_name


def lead(p: Position, action: Action) -> Refusal | None:
    wrong = _no_leader(p, action.a, "lead a unit")
    if wrong:
        return wrong
    leader = p.card(p.seat, action.a)
    wrong = bound(p, leader, p.combat.target) if p.stack[-1] == tags.ANSWER else _stranger(p, leader)
    return with_maharaja(p, leader, wrong) if action.b else wrong


def command(p: Position, action: Action) -> Refusal | None:
    wrong = _no_leader(p, action.a, "command units")
    if wrong is None and action.b:
        wrong = no_maharaja(p)
    if wrong:
        return wrong
    leader = p.card(p.seat, action.a)
    freed = bool(action.b) and leader.unit < 0
    if not freed:
        if leader.command <= 1:
            return refuse("command-too-small", leader=leader.name, command=leader.command)
        if p.combat.attacker >= 0:
            wrong = bound(p, leader, p.combat.attacker)
    if wrong is None and not could_support(p, leader, freed):
        wrong = refuse("nobody-to-support", square=place(p.combat.square), leader=leader.name)
    if wrong is None and action.b and not maharaja_adds_command(p, leader):
        wrong = refuse("maharaja-idle", leader=leader.name)
    return wrong


def join(p: Position, action: Action) -> Refusal | None:
    wrong = _no_leader(p, action.a, "join an assault")
    if wrong:
        return wrong
    leader = p.card(p.seat, action.a)
    return _stranger(p, leader) if leader.attack else refuse("no-house-dice", leader=leader.name)


def support(p: Position, action: Action) -> Refusal | None:
    if p.combat.leader_use != BY_COMMAND:
        return refuse("no-command")
    return not_own(p, action.a) or _unsupporting(p, p.board[action.a])


def _unsupporting(p: Position, unit: int) -> Refusal | None:
    """Why a unit of the attacker's cannot be brought in."""
    combat = p.combat
    leader = p.card(p.seat, combat.leader)
    if unit in fighters(p):
        return refuse("already-in-attack", unit=unit_name(p, unit))
    if distance(p.square[unit], combat.square) != 1:
        return refuse("support-not-adjacent", square=place(combat.square))
    if p.field.terrain[p.square[unit]] == MARSH:
        return refuse("marsh-support")
    if not combat.maharaja:
        wrong = bound(p, leader, unit)
        if wrong:
            return wrong
    left = command_of(p)
    if left > 0:
        return None
    return refuse("command-full", leader=leader.name, command=left + 1 + len(combat.supporters))


def _no_leader(p: Position, number: int, use: str) -> Refusal | None:
    """Refuses what is no leader in hand, and a second one on the same side (R25)."""
    combat = p.combat
    first = combat.leader if p.seat == p.active else combat.defence_leader
    wrong = unfit(p, number, army.LEADER, use)
    if wrong is None and first >= 0:
        wrong = refuse("second-leader", leader=p.card(p.seat, first).name)
    return wrong


def _stranger(p: Position, leader: Card) -> Refusal | None:
    """Refuses a leader bound to other units than the one in the lead; in an ambush nobody leads."""
    if p.combat.attacker >= 0:
        return bound(p, leader, p.combat.attacker)
    if leader.unit < 0 and leader.nationality < 0:
        return None
    return refuse("leader-in-ambush", leader=leader.name, units=served_by(p, p.seat, leader))


def bound(p: Position, leader: Card, unit: int) -> Refusal | None:
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
