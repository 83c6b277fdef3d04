"""The attacker's second chance to play: cards, a leader, supporters, commitments, or a skirmish (§6.1 step 5)."""

from typing import Final

from engine.game import Refusal
from engine.manoeuvre import action as act
from engine.manoeuvre import army, events, fight, tags
from engine.manoeuvre.action import MOVES, PASS, Action
from engine.manoeuvre.army import MAHARAJA_COMMAND, UNKNOWN, Card
from engine.manoeuvre.battlefield import MARSH
from engine.manoeuvre.combat.declare import neighbours_of
from engine.manoeuvre.events import Event
from engine.manoeuvre.fight import BY_COMBAT, BY_COMMAND, BY_DICE
from engine.manoeuvre.leaders import no_maharaja, refuse_leader, served_by, serves, with_maharaja
from engine.manoeuvre.position import Position
from engine.manoeuvre.refusal_checks import (
    Refusing,
    distance,
    not_own,
    place,
    unfit,
    unheld,
    unit_name,
)
from engine.manoeuvre.refusals import refuse

STEP: Final = "the reinforcing of an attack"


def fighters(p: Position) -> list[int]:
    """The attacking unit, if there is one, and the supporters."""
    attacker = p.combat.attacker
    return p.combat.supporters if attacker < 0 else [attacker, *p.combat.supporters]


def could_support(p: Position, leader: Card, maharaja: bool) -> list[int]:
    """Units that this leader could bring in: next to the target and fit to assault it (§6.5, R17)."""
    taken = fighters(p)
    return [
        unit
        for unit in neighbours_of(p, p.combat.square, p.active)
        if unit not in taken and p.field.terrain[p.square[unit]] != MARSH and serves(p, leader, unit, maharaja)
    ]


def command_of(p: Position) -> int:
    """How many more units the leader played for his command may bring in."""
    combat = p.combat
    value = MAHARAJA_COMMAND if combat.maharaja else p.card(p.active, combat.leader).command
    return value - 1 - len(combat.supporters)


def serves_attack(p: Position, leader: Card, maharaja: bool) -> bool:
    """A leader bound to a nation or house needs his unit in the lead; in an ambush nobody leads."""
    if p.combat.attacker >= 0:
        return serves(p, leader, p.combat.attacker, maharaja)
    return leader.unit < 0 and (maharaja or leader.nationality < 0)


def would_bring(p: Position, leader: Card) -> list[int]:
    """Units that this leader could bring in without a Maharaja: none unless he may combine them with the lead unit."""
    if leader.command > 1 and may_combine(p, leader):
        return could_support(p, leader, False)
    return []


def maharaja_adds_command(p: Position, leader: Card) -> bool:
    """Whether a Maharaja lets the leader bring in units of other nations, or more units than he could alone (R55).

    It confers a command of 4, but a house leader combines nobody with his unit (R64).
    """
    if leader.unit >= 0:
        return False
    without = len(would_bring(p, leader))
    able = len(could_support(p, leader, True))
    return able > without or min(MAHARAJA_COMMAND - 1, able) > leader.command - 1 > 0


def may_skirmish(p: Position) -> bool:
    """Only as the one card of this step, in an assault that no leader started (§9.2, R22)."""
    combat = p.combat
    return (
        combat.form == fight.ASSAULT
        and len(combat.attack_cards) == 1
        and combat.leader < 0
        and not combat.commitments
        and not combat.committed
        and not combat.sappers
    )


def enter_reinforce(p: Position) -> int:
    return p.active


def legal_reinforce(p: Position) -> list[Action]:
    seat = p.active
    combat = p.combat
    units = fighters(p)
    room = combat.commitments + len(combat.committed) < len(units)
    maharaja = combat.leader < 0 and p.has_card(seat, army.MAHARAJA)
    found = [PASS]
    if combat.leader_use == BY_COMMAND and command_of(p) > 0:
        leader = p.card(seat, combat.leader)
        for unit in could_support(p, leader, combat.maharaja):
            found.append(Action(act.SUPPORT, p.square[unit]))
    if room:
        for number in sorted(set(combat.attack_cards)):
            card = p.card(seat, number)
            if card.effect == army.COMMITTED_EFFECT and seat * 8 + card.unit not in combat.committed:
                found.append(Action(act.COMMIT, number))
    for number in p.kinds_in_hand(seat):
        card = p.card(seat, number)
        kind = card.kind
        if kind == army.UNIT:
            if card.attack and seat * 8 + card.unit in units:
                found.append(Action(act.ADD, number))
        elif kind == army.LEADER:
            if combat.leader < 0:
                offer_leader(p, number, maharaja, found)
        elif kind == army.COMMITTED_ATTACK:
            if room:
                found.append(Action(act.COMMIT, number))
        elif kind == army.SAPPERS:
            if combat.square in p.redoubts and not combat.sappers:
                found.append(Action(act.SAPPERS, number))
        elif kind == army.SKIRMISH and may_skirmish(p):
            found.append(Action(act.SKIRMISH, number))
    return found


def offer_leader(p: Position, number: int, maharaja: bool, found: list[Action]) -> None:
    """A leader's uses here: combat value, command if there is anybody to bring in, or a house leader's dice."""
    leader = p.card(p.active, number)
    alone = serves_attack(p, leader, False)
    if alone:
        found.append(Action(act.LEAD, number))
        if leader.attack:
            found.append(Action(act.JOIN, number))
    if would_bring(p, leader):
        found.append(Action(act.COMMAND, number))
    if maharaja:
        if not alone and serves_attack(p, leader, True):
            found.append(Action(act.LEAD, number, 1))
        if maharaja_adds_command(p, leader):
            found.append(Action(act.COMMAND, number, 1))


def may_combine(p: Position, leader: Card) -> bool:
    """A national leader combines only units of his nation, the one in the lead among them (§9.1)."""
    return p.combat.attacker < 0 or serves(p, leader, p.combat.attacker)


def do_reinforce(p: Position, action: Action) -> None:
    seat = p.active
    combat = p.combat
    verb = action.verb
    if verb == act.DONE:
        p.pop()
    elif verb == act.SUPPORT:
        unit = p.board[action.a]
        combat.supporters.append(unit)
        if p.tell is not None:
            p.tell(Event(events.SUPPORTED, unit))
    elif verb == act.COMMIT:
        commit(p, action.a)
    elif verb == act.SKIRMISH:
        skirmish(p, action.a)
    else:
        p.play(seat, action.a, act.SHAPES[verb][0])
        if verb == act.ADD:
            combat.attack_cards.append(action.a)
        elif verb == act.SAPPERS:
            combat.sappers = True
        else:
            combat.leader = action.a
            combat.leader_use = BY_COMBAT
            if verb != act.LEAD:
                combat.leader_use = BY_COMMAND if verb == act.COMMAND else BY_DICE
            if action.b:
                combat.maharaja = True
                p.play(seat, p.armies[seat].maharaja, "maharaja")


def commit(p: Position, number: int) -> None:
    """2d6 more, and a hit to come: on a unit of the owner's choice, or on the Indian card's own unit (R23)."""
    card = p.card(p.active, number)
    if card.kind == army.UNIT:
        unit = p.active * 8 + card.unit
        p.combat.committed.append(unit)
        if p.tell is not None:
            p.tell(Event(events.COMMITTED, unit))
    else:
        p.play(p.active, number, "commit")
        p.combat.commitments += 1


def skirmish(p: Position, number: int) -> None:
    """The combat is off: its first card comes back to the hand, and the unit may slip away (§9.2, R22)."""
    seat = p.active
    p.play(seat, number, "skirmish")
    opening = p.combat.opening
    pile = p.pile[seat]
    del pile[len(pile) - 1 - pile[::-1].index(opening)]
    if p.veiled[0] and p.veiled[1]:
        p.receive(seat, UNKNOWN)
    else:
        p.receive(seat, opening)
        p.shown[seat] = sorted([*p.shown[seat], opening])
    if p.tell is not None:
        p.tell(Event(events.RETURNED, seat, card=opening))
    while p.stack[-1] != tags.END_COMBAT:
        p.pop()
    p.push(tags.SKIRMISH)


def enter_skirmish(p: Position) -> int:
    return p.active


def legal_skirmish(p: Position) -> list[Action]:
    unit = p.combat.attacker
    moves = MOVES[p.square[unit]]
    return [PASS] + [moves[end] for end in p.reach(unit, True)]


def do_skirmish(p: Position, action: Action) -> None:
    if action.verb == act.MOVE:
        p.go(p.combat.attacker, action.b, "skirmish")
    p.pop()


# Why the attacker may not add a card, commit, bring sappers or skirmish


def refuse_add(p: Position, action: Action) -> Refusal | None:
    card = p.card(p.seat, action.a)
    if card.kind != army.UNIT:
        return refuse("wrong-card", card=card.name, use="be added to an attack")
    if not card.attack:
        return refuse("no-value", card=card.name, value="Attack")
    if p.seat * 8 + card.unit not in fighters(p):
        return refuse("not-in-attack", unit=card.name)
    return unheld(p, action.a)


def refuse_commit(p: Position, action: Action) -> Refusal | None:
    """An HQ card from the hand, or the commitment printed on a unit card of the attack (R23)."""
    combat = p.combat
    if p.card(p.seat, action.a).kind == army.UNIT:
        wrong = _no_commitment(p, action.a)
    else:
        wrong = unfit(p, action.a, army.COMMITTED_ATTACK, "commit an attack")
    units = fighters(p)
    if wrong or combat.commitments + len(combat.committed) < len(units):
        return wrong
    return refuse("too-many-commitments" if units else "commit-nobody")


def _no_commitment(p: Position, number: int) -> Refusal | None:
    card = p.card(p.seat, number)
    if card.effect != army.COMMITTED_EFFECT:
        return refuse("wrong-card", card=card.name, use="commit an attack")
    if number not in p.combat.attack_cards:
        return refuse("commit-not-played", card=card.name)
    unit = p.seat * 8 + card.unit
    return refuse("already-committed", unit=unit_name(p, unit)) if unit in p.combat.committed else None


def refuse_sappers(p: Position, action: Action) -> Refusal | None:
    wrong = unfit(p, action.a, army.SAPPERS, "open a redoubt")
    square = p.combat.square
    if wrong is None and square not in p.redoubts:
        wrong = refuse("no-redoubt", square=place(square))
    if wrong is None and p.combat.sappers:
        wrong = refuse("second-sappers", square=place(square))
    return wrong


def refuse_skirmish(p: Position, action: Action) -> Refusal | None:
    wrong = unfit(p, action.a, army.SKIRMISH, "break off an assault")
    if wrong or may_skirmish(p):
        return wrong
    if p.combat.form == fight.AMBUSH:
        return refuse("skirmish-in-ambush")
    return refuse("skirmish-with-leader" if p.combat.leader >= 0 else "skirmish-alone")


# Why a leader may not be played so, and whom he cannot bring in


def refuse_lead(p: Position, action: Action) -> Refusal | None:
    wrong = _no_leader(p, action.a, "lead a unit")
    if wrong:
        return wrong
    leader = p.card(p.seat, action.a)
    wrong = refuse_leader(p, leader, p.combat.target) if p.stack[-1] == tags.ANSWER else _stranger(p, leader)
    return with_maharaja(p, leader, wrong) if action.b else wrong


def refuse_command(p: Position, action: Action) -> Refusal | None:
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
            wrong = refuse_leader(p, leader, p.combat.attacker)
    if wrong is None and not could_support(p, leader, freed):
        wrong = refuse("nobody-to-support", square=place(p.combat.square), leader=leader.name)
    if wrong is None and action.b and not maharaja_adds_command(p, leader):
        wrong = refuse("maharaja-idle", leader=leader.name)
    return wrong


def refuse_join(p: Position, action: Action) -> Refusal | None:
    wrong = _no_leader(p, action.a, "join an assault")
    if wrong:
        return wrong
    leader = p.card(p.seat, action.a)
    return _stranger(p, leader) if leader.attack else refuse("no-house-dice", leader=leader.name)


def refuse_support(p: Position, action: Action) -> Refusal | None:
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
        wrong = refuse_leader(p, leader, unit)
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
        return refuse_leader(p, leader, p.combat.attacker)
    if leader.unit < 0 and leader.nationality < 0:
        return None
    return refuse("leader-in-ambush", leader=leader.name, units=served_by(p, p.seat, leader))


REFUSALS: Final[dict[int, Refusing]] = {
    act.LEAD: Refusing("Leading", "an assault or ambush", (tags.ANSWER, tags.REINFORCE), refuse_lead),
    act.COMMAND: Refusing("Commanding", STEP, (tags.REINFORCE,), refuse_command),
    act.JOIN: Refusing("Joining an assault", STEP, (tags.REINFORCE,), refuse_join),
    act.SUPPORT: Refusing("Supporting", STEP, (tags.REINFORCE,), refuse_support),
    act.ADD: Refusing("Adding a card", STEP, (tags.REINFORCE,), refuse_add),
    act.COMMIT: Refusing("Committing", STEP, (tags.REINFORCE,), refuse_commit),
    act.SAPPERS: Refusing("Playing Sappers", STEP, (tags.REINFORCE,), refuse_sappers),
    act.SKIRMISH: Refusing("Skirmishing", STEP, (tags.REINFORCE,), refuse_skirmish),
}
