"""Assault and ambush: the defender's answer and the attacker's reinforcement (§6.1, §6.5)."""

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass

from tests.referee.armies import MAHARAJA
from tests.referee.field import MARSH, Field, neighbours

COMMITTED = "committed_attack"
MAHARAJAS_COMMAND = 4
AMBUSH_DICE, COMMITTED_DICE, HOUSE_DICE = "1d10", "2d6", "1d6"


@dataclass
class Assault:
    """What has been played in an assault or an ambush so far; in an ambush nobody leads."""

    field: Field
    target: str
    unit: str
    leading: list[str] = dataclasses.field(default_factory=list)
    supporting: list[str] = dataclasses.field(default_factory=list)
    dice: list[str] = dataclasses.field(default_factory=list)
    cards: dict[str, list[str]] = dataclasses.field(default_factory=dict)
    leader: str | None = None
    combat_value: int = 0
    command: int = 0
    with_maharaja: bool = False
    sappers: bool = False
    reinforced: bool = False
    commitments: list[str | None] = dataclasses.field(default_factory=list)
    """By card, the unit that its hit is bound to; None if the owner may choose (R23)."""
    tried: list[str] = dataclasses.field(default_factory=list)
    stood: list[str] = dataclasses.field(default_factory=list)
    defending_leader: str | None = None

    @property
    def ambush(self) -> bool:
        return not self.leading

    @property
    def units(self) -> list[str]:
        return self.leading + self.supporting

    @property
    def ways(self) -> set[str]:
        return self.field.ways_out(self.field.defender, self.target)

    @property
    def attack(self) -> int:
        """The Attack Total before the dice (§6.1)."""
        height = self.field.height(self.leading, self.supporting, self.target)
        return height + self.combat_value + sum(self.field.attacker.strength(unit) for unit in self.units)

    @property
    def defence(self) -> int:
        """The Defense Total (§6.1); a card that failed to withdraw defends (R15)."""
        side = self.field.defender
        total = side.strength(self.unit) + self.field.cover(self.target)
        total += 0 if self.sappers else self.field.works(self.target)
        total += sum(side.force.cards[card].facts["defense"] for card in self.tried + self.stood)
        if self.defending_leader:
            leader = side.force.cards[self.defending_leader].facts
            # R36: Palafox attacks and defends with different values.
            total += leader["combat"] if "combat" in leader else leader["combat_defense"]
        return total


def opened(field: Field, declared: str) -> Assault:
    form, card, target = declared.split()
    unit = field.defender.unit_on(target)
    assert unit is not None
    field.attacker.spend(card)
    if form == "ambush":
        return Assault(field, target, unit, dice=[AMBUSH_DICE])
    opener = field.attacker.force.cards[card]
    assert opener.unit is not None
    if opener.kind == "leader":
        return Assault(field, target, unit, [opener.unit], dice=[opener.facts["assault"]], leader=card)
    return Assault(field, target, unit, [opener.unit], dice=[opener.facts["attack"]], cards={opener.unit: [card]})


def answers(assault: Assault) -> set[str]:
    """Steps 3 and 4 (§6.1)."""
    side = assault.field.defender
    uncommitted = bool(assault.ways) and not assault.stood and not assault.defending_leader
    found = {"done"}
    for name in side.hand:
        card = side.force.cards[name]
        if card.kind == "unit" and card.unit == assault.unit:
            found.add(f"defend {name}")
            if "withdraw" in card.facts and uncommitted:
                found.add(f"withdraw {name}")
        elif card.kind == "leader" and not assault.defending_leader:
            if side.force.serves(name, [assault.unit]):
                found.add(f"lead {name}")
            elif MAHARAJA in side.hand and side.force.of_a_nation(name):
                found.add(f"lead {name} {MAHARAJA}")
        # R10, R15: only where there is a way out, and only as the one card.
        elif name == "withdraw" and uncommitted and not assault.tried:
            found.add("withdraw withdraw")
    return found


def reinforcements(assault: Assault) -> set[str]:
    """Step 5 (§6.1)."""
    return {"done"} | set(_unit_cards(assault)) | set(_leaders(assault)) | set(_headquarters(assault))


def _unit_cards(assault: Assault) -> Iterator[str]:
    side = assault.field.attacker
    for name in side.hand:
        card = side.force.cards[name]
        if card.kind == "unit" and card.unit in assault.units and "attack" in card.facts:
            yield f"add {name}"
    # R23: an Indian card commits once it lies in the attack.
    for unit, played in assault.cards.items():
        for name in played:
            if side.force.cards[name].facts.get("effect") == COMMITTED and unit not in assault.commitments:
                yield f"commit {name}"


def _able_to_support(assault: Assault) -> list[str]:
    """Own units next to the target, not in marsh (§6.5, R17)."""
    around = neighbours(assault.target)
    own = assault.field.attacker.squares.items()
    able = [unit for unit, square in own if square in around and assault.field.ground[square] != MARSH]
    return [unit for unit in able if unit not in assault.units]


def _leaders(assault: Assault) -> Iterator[str]:
    """One leader, for his combat value, his command or, in his house, his die (§6.5, R25, R43, R44)."""
    side, able = assault.field.attacker, _able_to_support(assault)
    if assault.leader:
        if len(assault.supporting) < assault.command - 1:
            for unit in able:
                if assault.with_maharaja or side.force.serves(assault.leader, [unit]):
                    yield f"support {side.squares[unit]}"
        return
    for name in side.hand:
        card = side.force.cards[name]
        if card.kind != "leader":
            continue
        serves = side.force.serves(name, assault.leading)
        # R56: in an ambush there is nobody whom a bound leader could lead.
        bound = side.force.of_a_nation(name) or side.force.of_a_house(name)
        leads = serves and not (assault.ambush and bound)
        if leads:
            yield f"lead {name}"
        his = [unit for unit in able if serves and side.force.serves(name, [unit])]
        brings = min(card.facts["command"] - 1, len(his))
        if brings > 0:
            yield f"command {name}"
        # R55, R64: a Maharaja only where it changes something, and never with the leader of a house.
        if MAHARAJA in side.hand and not side.force.of_a_house(name):
            if not leads:
                yield f"lead {name} {MAHARAJA}"
            if len(able) > len(his) or min(MAHARAJAS_COMMAND - 1, len(able)) > brings:
                yield f"command {name} {MAHARAJA}"
        if "assault" in card.facts and assault.leading == [card.unit]:
            yield f"join {name}"


def _headquarters(assault: Assault) -> Iterator[str]:
    hand = assault.field.attacker.hand
    if COMMITTED in hand and len(assault.commitments) < len(assault.units):
        yield f"commit {COMMITTED}"
    if "sappers" in hand and assault.target in assault.field.redoubts and not assault.sappers:
        yield "sappers sappers"
    # R21, R22, R57: not in an ambush, and neither after another card nor with a leader.
    if "skirmish" in hand and not (assault.ambush or assault.reinforced or assault.leader):
        yield "skirmish skirmish"


def reinforce(assault: Assault, text: str) -> None:
    """Takes down what the attacker has just played."""
    side = assault.field.attacker
    kind, name, *more = text.split()
    assault.reinforced = True
    if kind == "support":
        unit = side.unit_on(name)
        assert unit is not None
        assault.supporting.append(unit)
    elif kind == "commit":
        assault.dice.append(COMMITTED_DICE)
        assault.commitments.append(side.force.cards[name].unit)
        if name == COMMITTED:
            side.spend(name)
    else:
        side.spend(name, *more)
        facts = side.force.cards[name].facts
        if kind == "add":
            assault.dice.append(facts["attack"])
            assault.cards.setdefault(side.force.cards[name].unit or "", []).append(name)
        elif kind == "sappers":
            assault.sappers = True
        elif kind in ("lead", "command", "join"):
            assault.leader, assault.with_maharaja = name, bool(more)
            if kind == "lead":
                assault.combat_value = facts["combat"] if "combat" in facts else facts["combat_attack"]
            elif kind == "command":
                assault.command = MAHARAJAS_COMMAND if more else facts["command"]
            else:
                assault.dice.append(HOUSE_DICE)
