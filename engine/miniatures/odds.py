"""Exact odds: a check, one roll of a charge, a charge fought out, what each mark is worth, and what to do first.

    one_roll(tables, 2)                  # {"repulsed": 0, ..., "swept": 3/50}: only the net modifier matters (M11)
    odds = fought_out(tables, charge)    # struggles included: odds.won, odds.carried, odds.lost_attacker ...
    worth(tables, charge)                # every mark that could be switched, the ones that matter most first
    what_if(tables, charge, standing, spare_leader=True)    # charge, rally first, attach first: the best plan first

Everything is a `Fraction`. A struggle leads to one new situation only, so a charge fought out is a chain as long as the
smaller side has stands, of nineteen results each: about a millisecond for eight stands a side.
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from msgspec.structs import replace

from engine.miniatures.effects import Reading, consequences, of_charge, of_check, order_after, stands_lost
from engine.miniatures.lines import (
    ATTACKER,
    DEFENDER,
    MARKS,
    Charge,
    Member,
    Party,
    Role,
    Standing,
    can_be_marked,
    check_lines,
    net,
    toggled,
    total,
)
from engine.miniatures.tables import RESULTS, Order, Tables

Spread = dict[int, Fraction]
"""How many stands are lost, with what probability."""
WINNING: Final = ("pressed", "driven", "swept")
"""The results by which the defender gives way."""
_NONE: Final = Fraction(0)
ATTACH: Final = "leader_attached"
"""Among the marks of `worth`: a leader attached to the leading unit."""


# Manoeuvre checks


def check(tables: Tables, member: Member, standing: Standing) -> dict[str, Fraction]:
    """The effects of a check of this unit, each with its probability; those that cannot come are left out."""
    modifier = total(check_lines(tables, member, standing))
    return check_effects(tables, modifier, standing.in_command, member.is_shaken)


def check_effects(tables: Tables, modifier: int, in_command: bool, shaken: bool) -> dict[str, Fraction]:
    """The same from the sum of the lines alone."""
    found: dict[str, Fraction] = {}
    for die in range(1, tables.die + 1):
        effect = tables.effect_of(die + modifier, in_command, shaken)
        found[effect] = found.get(effect, _NONE) + Fraction(1, tables.die)
    return found


def good_order(tables: Tables, member: Member, standing: Standing) -> Fraction:
    """How likely a check leaves or puts the unit in good order."""
    effects = tables.manoeuvre.effects
    found = check(tables, member, standing)
    return sum((chance for id, chance in found.items() if (effects[id].order or member.order) == "good"), _NONE)


def check_losses(tables: Tables, member: Member, modifier: int, in_command: bool) -> Spread:
    """The stands that a check costs the unit (M9)."""
    spread: Spread = {}
    for die in range(1, tables.die + 1):
        _, outcome = of_check(tables, member, die + modifier, in_command)
        _add(spread, outcome.stands, Fraction(1, tables.die))
    return spread


class Group(NamedTuple):
    """How likely all units of one check, and none of them, do at least so well."""

    all: Fraction
    none: Fraction


def group(tables: Tables, checks: Sequence[tuple[int, bool, bool]], at_least: Iterable[str]) -> Group:
    """Units that share one die (M2), each as its sum, whether it is in command, and whether it is shaken."""
    wanted = set(at_least)
    every = none = 0
    for die in range(1, tables.die + 1):
        done = [tables.effect_of(die + modifier, *rest) in wanted for modifier, *rest in checks]
        every += all(done)
        none += not any(done)
    return Group(Fraction(every, tables.die), Fraction(none, tables.die))


def fallen(tables: Tables) -> dict[str, Fraction]:
    """What becomes of a leader who is checked for (M23)."""
    found: dict[str, Fraction] = {}
    for die in range(1, tables.die + 1):
        effect = tables.face(die).effect
        found[effect] = found.get(effect, _NONE) + Fraction(1, tables.die)
    return found


# Charges


def rolls(tables: Tables, modifier: int) -> list[tuple[int, Fraction]]:
    """Every difference of two dice and this net modifier, with its probability (M11)."""
    sides = tables.die
    return [(modifier + gap, Fraction(sides - abs(gap), sides * sides)) for gap in range(1 - sides, sides)]


def one_roll(tables: Tables, modifier: int) -> dict[str, Fraction]:
    """The seven results of one roll, by the net modifier, all of them named."""
    found = dict.fromkeys(RESULTS, _NONE)
    for result, chance in rolls(tables, modifier):
        found[tables.result_of(result).id] += chance
    return found


class Odds(NamedTuple):
    """A charge fought out, struggles and all."""

    results: dict[str, Fraction]
    """How it ends: six results; `struggle` where both sides are gone, or one of them is."""
    won: Fraction
    """The defender gives way or is destroyed."""
    carried: Fraction
    """The attacker takes the position, or breaks through it."""
    both_gone: Fraction
    lost_attacker: Spread
    lost_defender: Spread
    broken_attacker: Fraction
    """The attacker's leading unit ends broken."""
    broken_defender: Fraction
    leader_out_attacker: Fraction
    """A leader attached to the attacker leaves the game; of several, the first."""
    leader_out_defender: Fraction


def fought_out(tables: Tables, charge: Charge) -> Odds:
    """A charge to its end, struggles fought on with stands, strength, order and numbers as they then are (M16)."""
    results = dict.fromkeys(RESULTS, _NONE)
    lost: dict[Role, Spread] = {ATTACKER: {}, DEFENDER: {}}
    broken: dict[Role, Fraction] = {ATTACKER: _NONE, DEFENDER: _NONE}
    checked: dict[Role, Fraction] = {ATTACKER: _NONE, DEFENDER: _NONE}
    won = carried = both_gone = _NONE
    out = fallen(tables).get("out", _NONE)
    now, weight, before = charge, Fraction(1), {ATTACKER: 0, DEFENDER: 0}
    while True:
        again = _NONE
        for result, share in rolls(tables, net(tables, now)):
            reading = of_charge(tables, now, result)
            chance = weight * share
            if reading.attacker.again:
                again += chance
                continue
            results[reading.id] += chance
            if reading.id in WINNING:
                won += chance
                carried += chance if reading.attacker.advance in ("carry", "breakthrough") else 0
            for role in (ATTACKER, DEFENDER):
                found = reading.share(role)
                leading = now.party(role).leading
                gone = stands_lost(found, now.party(role))
                _add(lost[role], before[role] + gone, chance)
                if (found.members[0].order or leading.order) == "broken" and gone < now.party(role).stands:
                    broken[role] += chance
                if found.leader_check and any(member.leaders for member in now.party(role).members):
                    checked[role] += chance
        if not again:
            break
        after = struggled(tables, now)
        for role in (ATTACKER, DEFENDER):
            before[role] += now.party(role).stands - after.party(role).stands
        if after.attacker.stands and after.defender.stands:
            now, weight = after, again
            continue
        results["struggle"] += again
        for role in (ATTACKER, DEFENDER):
            _add(lost[role], before[role], again)
            if after.party(role).stands and after.party(role).leading.order == "broken":
                broken[role] += again
        if not after.defender.stands:
            if after.attacker.stands:
                won += again
                carried += again
            else:
                both_gone += again
        break
    return Odds(
        results,
        won,
        carried,
        both_gone,
        lost[ATTACKER],
        lost[DEFENDER],
        broken[ATTACKER],
        broken[DEFENDER],
        checked[ATTACKER] * out,
        checked[DEFENDER] * out,
    )


def struggled(tables: Tables, charge: Charge) -> Charge:
    """The charge as it is rolled for again (M16): a stand less a side, disordered, without what carried it."""
    reading = of_charge(tables, charge, 0)
    return Charge(
        _after(charge.attacker, reading, ATTACKER),
        _after(charge.defender, reading, DEFENDER),
        charge.second,
        fought_on=True,
    )


def _after(party: Party, reading: Reading, role: Role) -> Party:
    share = reading.share(role)
    paid = [found.unit for found in consequences(share, party) if found.kind == "stand"]
    members = []
    for member, outcome in zip(party.members, share.members, strict=True):
        gone = paid.count(member.id)
        members.append(
            replace(
                member,
                stands=member.stands - gone,
                lost=member.lost + gone,
                damaged=min(member.damaged, member.stands - gone),
                order=order_after(member, outcome),
                silenced=member.silenced or outcome.silenced,
            )
        )
    return Party(tuple(members)).without_gone()


def expected(spread: Spread) -> Fraction:
    return sum((stands * chance for stands, chance in spread.items()), _NONE)


def _add(spread: Spread, stands: int, chance: Fraction) -> None:
    spread[stands] = spread.get(stands, _NONE) + chance


# What a change is worth


class Worth(NamedTuple):
    """What a mark changes if it is switched, on or off: the attacker's chances to win and to take the position."""

    role: Role
    unit: str
    mark: str
    is_set: bool
    won: Fraction
    carried: Fraction


def worth(tables: Tables, charge: Charge) -> list[Worth]:
    """Every mark of both leading units, and a leader attached, with what switching it changes; the largest first."""
    base = fought_out(tables, charge)
    found = []
    for role in (ATTACKER, DEFENDER):
        leading = charge.party(role).leading
        for mark in (*MARKS, ATTACH):
            other = _switched(charge, role, mark)
            if other is None:
                continue
            is_set = bool(leading.leaders) if mark == ATTACH else mark in leading.marks
            odds = fought_out(tables, other)
            found.append(Worth(role, leading.id, mark, is_set, odds.won - base.won, odds.carried - base.carried))
    return sorted(found, key=lambda each: (-abs(each.won), -abs(each.carried), each.role, each.mark))


def _switched(charge: Charge, role: Role, mark: str) -> Charge | None:
    """The charge with a mark of a leading unit switched; None where it cannot matter."""
    leading = charge.party(role).leading
    if mark == ATTACH:
        return _led_by(charge, role, replace(leading, leaders=0 if leading.leaders else 1))
    if not can_be_marked(leading, mark, role):
        return None
    return _led_by(charge, role, toggled(leading, mark))


def _led_by(charge: Charge, role: Role, leading: Member) -> Charge:
    party = Party((leading, *charge.party(role).members[1:]))
    return replace(charge, attacker=party) if role == ATTACKER else replace(charge, defender=party)


class Plan(NamedTuple):
    """What to do first, and what the charge after it is worth: averages over everything that may come before it."""

    first: str
    """charge, attach or rally."""
    won: Fraction
    carried: Fraction
    lost: Fraction
    """Stands that the attacker expects to lose, the check before included."""


def what_if(tables: Tables, charge: Charge, standing: Standing | None = None, spare_leader: bool = False) -> list[Plan]:
    """The plans there are, the one most likely to win first: charge now; attach a spare leader, then charge; for a
    shaken attacker whose command is given, rally in this turn's check and charge in the next, whatever came of it.
    """
    leading = charge.attacker.leading
    plans = [_plan("charge", [(charge, 0, Fraction(1))], tables)]
    if spare_leader:
        led = _led_by(charge, ATTACKER, replace(leading, leaders=leading.leaders + 1))
        plans.append(_plan("attach", [(led, 0, Fraction(1))], tables))
    if standing is not None and leading.is_shaken:
        modifier = total(check_lines(tables, leading, standing))
        after: dict[tuple[Order, int], int] = {}
        for die in range(1, tables.die + 1):
            _, outcome = of_check(tables, leading, die + modifier, standing.in_command)
            came = (order_after(leading, outcome), outcome.stands)
            after[came] = after.get(came, 0) + 1
        branches: list[tuple[Charge | None, int, Fraction]] = []
        for (order, gone), faces in after.items():
            stands = leading.stands - gone
            member = replace(leading, order=order, stands=stands, lost=leading.lost + gone)
            left = _led_by(charge, ATTACKER, member).attacker.without_gone()
            then = replace(charge, attacker=left) if left.members else None
            branches.append((then, gone, Fraction(faces, tables.die)))
        plans.append(_plan("rally", branches, tables))
    return sorted(plans, key=lambda plan: (-plan.won, plan.lost, plan.first))


def _plan(first: str, branches: Iterable[tuple[Charge | None, int, Fraction]], tables: Tables) -> Plan:
    won = carried = lost = _NONE
    for charge, gone, chance in branches:
        lost += chance * gone
        if charge is not None:
            odds = fought_out(tables, charge)
            won += chance * odds.won
            carried += chance * odds.carried
            lost += chance * expected(odds.lost_attacker)
    return Plan(first, won, carried, lost)
