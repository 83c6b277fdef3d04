"""Charges: who fights whom, what holds, the dice, the reading, and what the winner and the loser choose (M11 to M22).

resolve → the attacker sets his side → the defender sets his → dice → reading → consequences. After a struggle both set
again; else leaders are checked for, choices made, and the next charge is resolved.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.miniatures.action import Action
from engine.miniatures.effects import Consequence, Reading, consequences, of_charge
from engine.miniatures.lines import (
    ATTACKER,
    DEFENDER,
    Charge,
    Counted,
    Role,
    charge_lines,
    net,
    total,
)
from engine.miniatures.position import COMBAT_MARKS, ChargeOrder, Choice, Combat, Moment
from engine.miniatures.turn import (
    accepted,
    do_mark,
    do_strike,
    mark_actions,
    next_step,
    reading_actions,
    roll_actions,
    step_actions,
)


def combat_of(m: Moment) -> Combat:
    assert m.now.combat is not None
    return m.now.combat


def charge_of(m: Moment) -> Charge:
    """The charge under way, as the tables see it."""
    combat = combat_of(m)
    return Charge(m.party(combat.attackers), m.party(combat.defenders), combat.second, combat.fought_on)


def charge_ledger(m: Moment, role: Role) -> tuple[Counted, ...]:
    """The lines that count for one side of the charge under way."""
    return charge_lines(m.rules, charge_of(m), role)


def units_of(m: Moment, role: Role) -> tuple[str, ...]:
    combat = combat_of(m)
    return combat.attackers if role == ATTACKER else combat.defenders


def set_units(m: Moment, role: Role, ids: tuple[str, ...]) -> None:
    combat = combat_of(m)
    m.update(combat=replace(combat, attackers=ids) if role == ATTACKER else replace(combat, defenders=ids))


# The charge step, first combats and those after a breakthrough


def charges_legal(m: Moment) -> Iterator[Action]:
    if m.tag == "second":
        yield from (Action("resolve", (each.attacker, each.target)) for each in m.now.charges if each.second)
    else:
        targets = list(m.own(m.other))
        for id in m.own(m.now.active):
            if m.unit(id).kind != "guns" and not m.now.units[id].fought:
                yield from (Action("resolve", (id, target)) for target in targets)
    yield from step_actions(m)


def charges_do(m: Moment, action: Action) -> None:
    if action.verb == "done":
        next_step(m)
        return
    attacker, target = action.words
    second = m.tag == "second"
    others = [
        each.attacker
        for each in m.now.charges
        if not second and each.target == target and each.attacker != attacker and not m.now.units[each.attacker].fought
    ]
    m.update(combat=Combat((attacker, *others), (target,), second))
    m.push("attacker")


# Setting both sides


def setting_legal(m: Moment) -> Iterator[Action]:
    """Who takes part, who leads, what holds. Guns do not charge; whoever has fought does not fight again."""
    role = ATTACKER if m.tag == "attacker" else DEFENDER
    ids, combat = units_of(m, role), combat_of(m)
    for id in ids:
        yield from mark_actions(m, id, role)
    yield from (Action("lead", (id,)) for id in ids[1:])
    if len(ids) > 1:
        yield from (Action("drop", (id,)) for id in ids)
    for id in m.own(m.now.active if role == ATTACKER else m.other):
        fresh = combat.second or not m.now.units[id].fought
        may = role == DEFENDER or (m.unit(id).kind != "guns" and fresh)
        if id not in ids and may and not combat.fought_on:
            yield Action("join", (id,))
    if role == ATTACKER:
        yield Action("ready")
    else:
        yield from roll_actions(m, m.rules.die, m.rules.die)


def setting_do(m: Moment, action: Action) -> None:
    role = ATTACKER if m.tag == "attacker" else DEFENDER
    ids = units_of(m, role)
    if action.verb in ("mark", "unmark"):
        do_mark(m, *action.words)
    elif action.verb == "lead":
        set_units(m, role, (action.words[0], *(id for id in ids if id != action.words[0])))
    elif action.verb == "join":
        set_units(m, role, (*ids, action.words[0]))
    elif action.verb == "drop":
        set_units(m, role, tuple(id for id in ids if id != action.words[0]))
    elif action.verb == "ready":
        m.swap("defender")
    elif action.verb == "roll":
        m.swap("dice")
    else:
        m.swap("dice")
        dice_do(m, action)


def dice_do(m: Moment, action: Action) -> None:
    one, two = map(int, action.words)
    m.update(combat=replace(combat_of(m), dice=(one, two)))
    m.swap("charge_read")


# The reading


def reading_of(m: Moment) -> Reading:
    """What the dice mean, as things are marked now."""
    charge = charge_of(m)
    one, two = combat_of(m).dice
    return of_charge(m.rules, charge, one - two + net(m.rules, charge))


def charge_consequences(m: Moment) -> list[Consequence]:
    """What follows for both sides, the attacker's first."""
    reading = reading_of(m)
    found: list[Consequence] = []
    for role in (ATTACKER, DEFENDER):
        found += consequences(reading.share(role), m.party(units_of(m, role)), _payers(m, role), _leaders(m, role))
    return found


def _payers(m: Moment, role: Role) -> dict[int, str]:
    chosen = combat_of(m).payers
    return {int(key.split()[1]): unit for key, unit in chosen.items() if key.startswith(role)}


def _leaders(m: Moment, role: Role) -> tuple[str, ...]:
    return tuple(leader for id in units_of(m, role) for leader in m.attached_to(id))


def charge_read_legal(m: Moment) -> Iterator[Action]:
    for role in (ATTACKER, DEFENDER):
        for id in units_of(m, role):
            yield from mark_actions(m, id, role)
    found = charge_consequences(m)
    for number, each in enumerate(found, 1):
        if each.kind == "stand":
            ids = units_of(m, _role(m, each.unit))
            yield from (Action("shift", (str(number), id)) for id in ids if _can_pay(m, found, each, id))
    yield from reading_actions(m, found)


def _role(m: Moment, unit: str) -> Role:
    return ATTACKER if unit in combat_of(m).attackers else DEFENDER


def _can_pay(m: Moment, found: list[Consequence], each: Consequence, id: str) -> bool:
    """Whether another unit has a stand left for a loss that is not its own."""
    paid = sum(other.kind == "stand" and other.unit == id for other in found)
    return id != each.unit and paid < m.now.units[id].stands


def charge_read_do(m: Moment, action: Action) -> None:
    found = charge_consequences(m)
    if action.verb in ("mark", "unmark"):
        do_mark(m, *action.words)
    elif action.verb == "shift":
        each = found[int(action.words[0]) - 1]
        role = _role(m, each.unit)
        # Everybody else goes on paying what he paid before.
        paid = {
            f"{role} {other.number}": other.unit
            for other in found
            if other.kind == "stand" and _role(m, other.unit) == role
        }
        kept = {key: unit for key, unit in combat_of(m).payers.items() if not key.startswith(role)}
        payers = {**kept, **paid, f"{role} {each.number}": action.words[1]}
        m.update(combat=replace(combat_of(m), payers=payers))
    elif action.verb != "accept":
        do_strike(m, action, found)
    else:
        _accept(m, found)


def _accept(m: Moment, found: list[Consequence]) -> None:
    combat, reading = combat_of(m), reading_of(m)
    sums = [total(charge_ledger(m, role)) for role in (ATTACKER, DEFENDER)]
    m.say("fought", combat.attackers[0], combat.defenders[0], *combat.dice, *sums, reading.id)
    kept = accepted(m, found)
    for id in combat.attackers:
        m.set_unit(id, fought=True)
    if reading.attacker.again and _fight_on(m):
        return
    _drop_order(m, combat)
    m.update(
        fallen=tuple(each.unit for each in kept if each.kind == "leader_check"),
        choices=tuple(_choices(m, combat, reading, kept)) if not reading.attacker.again else (),
    )
    for id in (*combat.attackers, *combat.defenders):
        m.unmark(id, COMBAT_MARKS)
    m.pop()


def _drop_order(m: Moment, combat: Combat) -> None:
    kept = tuple(
        each for each in m.now.charges if each.attacker not in combat.attackers or each.second is not combat.second
    )
    m.update(charges=kept)


def _fight_on(m: Moment) -> bool:
    """After a struggle both sides set themselves again, if both still have stands (M16, M17)."""
    combat = combat_of(m)
    sides = [m.party(ids).without_gone().members for ids in (combat.attackers, combat.defenders)]
    attackers, defenders = (tuple(member.id for member in side) for side in sides)
    if not attackers or not defenders:
        if attackers:
            for id in attackers:
                m.apply(Consequence("advance", id, "carry"))
        return False
    m.update(combat=Combat(attackers, defenders, combat.second, True))
    m.swap("attacker")
    return True


def _choices(m: Moment, combat: Combat, reading: Reading, kept: list[Consequence]) -> Iterator[Choice]:
    """What is left to be chosen: the loser first, since he makes room."""
    breaks = {each.unit for each in kept if each.kind == "advance" and each.word == "breakthrough"}
    roles: tuple[Role, Role] = (DEFENDER, ATTACKER) if reading.result > 0 else (ATTACKER, DEFENDER)
    for role in roles:
        ids = [id for id in units_of(m, role) if m.now.units[id].stands]
        seat = m.now.active if role == ATTACKER else m.other
        if not ids:
            continue
        if not breaks.isdisjoint(ids):
            yield Choice(seat, role, ("breakthrough",))
        elif reading.share(role).choices:
            yield Choice(seat, role, reading.share(role).choices)


def choice_legal(m: Moment) -> Iterator[Action]:
    choice = m.now.choices[0]
    for option in choice.options:
        yield Action(option)
        if option == "breakthrough":
            yield from (Action(option, (id,)) for id in m.own(1 - choice.seat))


def choice_do(m: Moment, action: Action) -> None:
    choice = m.now.choices[0]
    ids = [id for id in units_of(m, choice.role) if m.now.units[id].stands]
    if action.verb == "breakthrough" and action.words:
        m.update(charges=(*m.now.charges, ChargeOrder(ids[0], action.words[0], True)))
    if action.verb != "hold":
        for id in ids:
            m.moved(id)
    m.update(choices=m.now.choices[1:])
    m.pop()
