"""A result of a table as consequences: values that can be shown, struck out and applied.

`of_check` and `of_charge` read a table for units as they stand; `consequences` lists what that means unit by unit. What
is not struck out is applied by `engine.miniatures.position`.
"""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from msgspec import Struct

from engine.miniatures.lines import ATTACKER, DEFENDER, Charge, Member, Party, Role
from engine.miniatures.tables import ORDERS, GunsFate, Loss, Order, Part, Tables

_WORSE: Final[dict[str, int]] = {order: place for place, order in enumerate(ORDERS)}


class Outcome(NamedTuple):
    """What a result does to one unit."""

    order: Literal["", "good", "disordered", "broken"] = ""
    """What it becomes; empty where its order stays."""
    retreat: str = ""
    """How far: 2in, out_of_close_range, full; none where it holds its position; empty where nothing is said."""
    allows: str = ""
    rate: str = ""
    may: tuple[str, ...] = ()
    silenced: bool = False
    limbered: bool = False
    lost: bool = False
    """Siege guns that would have to run."""
    stands: int = 0
    """Of a check; a charge takes stands from the side."""


class Share(NamedTuple):
    """What a result of a charge does to one side."""

    stands: int
    """Lost by the side as a whole, no more than it has (M17, M18)."""
    damaged: int
    members: tuple[Outcome, ...]
    advance: str
    """breakthrough, carry or hold; empty for the side that gives way."""
    leader_check: bool
    again: bool
    choices: tuple[str, ...]
    """What its player may choose between: carry, recall, hold, retreat; empty where there is no choice."""


class Reading(NamedTuple):
    """A charge as the table reads it."""

    result: int
    id: str
    attacker: Share
    defender: Share

    def share(self, role: Role) -> Share:
        return self.attacker if role == ATTACKER else self.defender


class Consequence(Struct, frozen=True):
    """One thing that follows. `kind` says what `word` and `number` mean:

    stand (number: which of those lost), order (word), silenced, damaged, limbered, lost, retreat (word), advance
    (word), allows (word: the list and the rate), may (word), leader_check, leader (word: what becomes of him).
    """

    kind: str
    unit: str
    word: str = ""
    number: int = 0

    def __str__(self) -> str:
        return " ".join(part for part in (self.unit, self.kind, self.word, str(self.number or "")) if part)


def of_check(tables: Tables, member: Member, result: int, in_command: bool) -> tuple[str, Outcome]:
    """The id of the effect of a check on a unit, and what it does to it (M3, M7, M9)."""
    id = tables.effect_of(result, in_command, member.is_shaken)
    effect = tables.manoeuvre.effects[id]
    held = bool(effect.hold_if) and member.holds_by(effect.hold_if)
    keeps = held and effect.held_order == "same"
    may = effect.held_may if held else ()
    if member.kind == "guns" and effect.guns is not None:
        return id, Outcome(retreat="none", may=may) if held else _guns(effect.guns, member)
    stands = 0
    if effect.stands is not None:
        end = tables.row(result, in_command).band(in_command).high
        stands = min(_lost(effect.stands, result, end), member.stands)
    retreat = "none" if held and effect.retreat else effect.retreat
    rate = effect.rate if effect.allows else ""
    return id, Outcome("" if keeps else effect.order, retreat, effect.allows, rate, may, stands=stands)


def order_after(member: Member, outcome: Outcome) -> Order:
    return outcome.order or member.order


def _lost(loss: Loss, result: int, row_end: int | None = None) -> int:
    start = row_end if loss.from_row else loss.below
    if start is not None:
        return loss.base + max(start - result, 0)
    return loss.base + (max(abs(result) - loss.beyond, 0) if loss.beyond is not None else 0)


def _guns(fate: GunsFate, member: Member) -> Outcome:
    runs = bool(fate.move)
    lost = runs and fate.siege == "lost" and member.gun == "siege" and member.formation == "unlimbered"
    return Outcome(retreat="full" if runs else "", silenced=bool(fate.state), limbered=runs, lost=lost)


def of_charge(tables: Tables, charge: Charge, result: int) -> Reading:
    """What a result means for both sides as they stand (M17 to M22)."""
    found = tables.result_of(result)
    return Reading(
        result,
        found.id,
        _share(found.attacker, charge, ATTACKER, result),
        _share(found.defender, charge, DEFENDER, result),
    )


def _share(part: Part, charge: Charge, role: Role, result: int) -> Share:
    party, foe = charge.party(role), charge.enemy(role).leading
    leading = party.leading
    held = leading.holds_by(part.hold_if)
    beaten = {"outflanked"} if leading.is_outflanked else set()
    if foe.kind == "cavalry":
        beaten.add("defeated_by_cavalry")
    # Whoever holds his position does not run, so what running adds does not reach him (M21).
    worse = part.worse_if if part.worse_if and not held and not beaten.isdisjoint(part.worse_if.any_of) else None
    stands = _lost(part.stands, result) if part.stands else 0
    stands += worse.stands if worse else 0
    already = part.already_disordered
    if already and leading.is_shaken:
        stands += already.stands
    order: Literal["", Order] = worse.order if worse else part.order
    retreat = worse.retreat if worse else part.retreat
    stopped = bool(part.stopped_by) and foe.holds_by(part.stopped_by)
    damaged = part.guns.damaged if part.guns and leading.kind == "guns" else 0
    members = tuple(_member(part, each, order, retreat, charge, stopped) for each in party.members)
    advance = _advance(part, charge, leading, stopped)
    recall = part.recall and leading.kind == "cavalry" and not charge.second and not worse and not held
    choices: tuple[str, ...] = ()
    if recall:
        choices = (advance or "retreat", "recall")
    elif part.countercharging_cavalry and leading.kind == "cavalry" and charge.is_charging(role):
        choices = part.countercharging_cavalry
    return Share(min(stands, party.stands), damaged, members, advance, part.leader_check, part.again, choices)


def _member(
    part: Part, member: Member, order: Literal["", Order], retreat: str, charge: Charge, stopped: bool
) -> Outcome:
    held = member.holds_by(part.hold_if)
    if member.kind == "guns":
        if part.guns is None:
            return Outcome()
        return Outcome(retreat="none", silenced=bool(part.guns.state)) if held else _guns(part.guns, member)
    if _is_disordered_by_winning(part, member, charge):
        order = "disordered"
    # A charge never puts anybody into better order.
    order = order if order and _WORSE[order] > _WORSE[member.order] else ""
    if stopped:
        retreat = part.stopped_retreat
    return Outcome(order, "none" if held and retreat else retreat)


def _is_disordered_by_winning(part: Part, member: Member, charge: Charge) -> bool:
    reasons = {"second_combat"} if charge.second else set()
    if member.kind == "cavalry":
        reasons.add("cavalry")
    if not {"broken_ground", "rough_ground"}.isdisjoint(member.marks):
        reasons.add("broken_or_rough_ground")
    return not reasons.isdisjoint(part.disordered_if)


def _advance(part: Part, charge: Charge, leading: Member, stopped: bool) -> str:
    if stopped:
        return ""
    if part.advance == "breakthrough" or (part.cavalry_breaks_through and leading.kind == "cavalry"):
        return "carry" if charge.second else "breakthrough"
    return part.advance


def consequences(
    share: Share, party: Party, payers: Mapping[int, str] | None = None, leaders: tuple[str, ...] = ()
) -> list[Consequence]:
    """What follows for one side, unit by unit. Lost stands are the leading unit's, then those of the unit with most
    left, unless `payers` names another unit for one of them (M17).
    """
    left = {member.id: member.stands for member in party.members}
    found = []
    for number in range(1, share.stands + 1):
        chosen = (payers or {}).get(number, "")
        unit = chosen if left.get(chosen) else next((id for id in _by_turn(party, left) if left[id]), "")
        left[unit] -= 1
        found.append(Consequence("stand", unit, number=number))
    found += [Consequence("damaged", party.leading.id, number=number + 1) for number in range(share.damaged)]
    for member, outcome in zip(party.members, share.members, strict=True):
        found += of_unit(member.id, outcome)
    if share.advance and not share.again:
        found += [Consequence("advance", member.id, share.advance) for member in party.members]
    if share.leader_check:
        found += [Consequence("leader_check", leader) for leader in leaders]
    return found


def stands_lost(share: Share, party: Party) -> int:
    """Every stand that a side loses by a result, with guns that are damaged beyond use or left behind."""
    paid = [found.unit for found in consequences(share, party) if found.kind == "stand"]
    lost = len(paid)
    for member, outcome in zip(party.members, share.members, strict=True):
        left = member.stands - paid.count(member.id)
        damaged = min(member.damaged, left)
        hits = share.damaged if member is party.leading else 0
        ruined = min(max(hits - (left - damaged), 0), left)
        lost += left if outcome.lost else ruined
    return lost


def _by_turn(party: Party, left: Mapping[str, int]) -> list[str]:
    """Who pays next: the leading unit, then the one with most stands left."""
    first, *others = (member.id for member in party.members)
    return [first, *sorted(others, key=lambda id: -left[id])]


def of_unit(id: str, outcome: Outcome) -> list[Consequence]:
    """What follows for one unit."""
    found = [Consequence("stand", id, number=number) for number in range(1, outcome.stands + 1)]
    if outcome.order:
        found.append(Consequence("order", id, outcome.order))
    if outcome.silenced:
        found.append(Consequence("silenced", id))
    if outcome.limbered:
        found.append(Consequence("limbered", id))
    if outcome.lost:
        found.append(Consequence("lost", id))
    if outcome.retreat:
        found.append(Consequence("retreat", id, outcome.retreat))
    if outcome.allows:
        found.append(Consequence("allows", id, f"{outcome.allows} {outcome.rate}"))
    return found + [Consequence("may", id, word) for word in outcome.may]
