"""A second, naive program for charges: the rules once more as plain conditions, with random dice and no engine."""

from dataclasses import dataclass, field, replace
from random import Random


@dataclass
class Side:
    """One unit; the numbers are those of its roster."""

    stands: int
    worn: int = 0
    spent: int = 0
    kind: str = "infantry"
    order: str = "good"
    led: bool = False
    machismo: bool = False
    cold_steel: bool = False
    irregular: bool = False
    pikes: bool = False
    outflanked: bool = False
    formation: str = "line"
    ground: str = ""
    over: str = "open"
    countercharges: bool = False
    silenced: bool = False
    supported: bool = False


@dataclass
class Tally:
    """What happened, added up."""

    fought: int = 0
    won: int = 0
    carried: int = 0
    both_gone: int = 0
    lost_attacker: int = 0
    lost_defender: int = 0
    broken_attacker: int = 0
    broken_defender: int = 0
    results: dict[str, int] = field(default_factory=dict)


def modifier(side: Side, enemy: Side, charging: bool, defending: bool, fought_on: bool, second: bool) -> int:
    sum = 0
    if side.kind != "guns":
        if side.stands > side.worn:
            sum += 2
        elif side.stands <= side.spent:
            sum -= 2
        if side.order == "disordered":
            sum -= 1
    else:
        sum += 1 if side.supported else -1
        if side.silenced:
            sum -= 1
    if enemy.stands >= 3 * side.stands:
        sum -= 3
    elif enemy.stands >= 2 * side.stands:
        sum -= 2
    elif enemy.stands >= 1.5 * side.stands:
        sum -= 1
    if side.led:
        sum += 1
    if side.irregular:
        sum -= 1
    if side.formation in ("skirmishers", "hasty square"):
        sum -= 1
    square = "square" in side.formation
    if (side.outflanked and not square) or side.order == "broken" or side.formation in ("march column", "limbered"):
        sum -= 3
    if defending and side.ground in ("strong", "fortified"):
        sum += 2
    elif defending and side.ground == "favourable":
        sum += 1
    if charging and not fought_on:
        if side.machismo or side.cold_steel or (second and not defending):
            sum += 1
        if side.kind == "cavalry":
            if side.over == "rough" or "square" in enemy.formation:
                sum += 0
            elif side.over == "broken" or enemy.pikes:
                sum += 1
            else:
                sum += 2
    return sum


def fight(attacker: Side, defender: Side, dice: Random, tally: Tally, second: bool = False) -> None:
    """One charge to its end."""
    a, d = replace(attacker), replace(defender)
    fought_on = False
    lost_a = lost_d = 0
    while True:
        roll = dice.randint(1, 10) + modifier(a, d, True, False, fought_on, second)
        roll -= dice.randint(1, 10) + modifier(d, a, d.countercharges, True, fought_on, second)
        if roll != 0:
            break
        fought_on = True
        for side in (a, d):
            side.stands -= 1
            if side.kind == "guns":
                side.silenced = True
            elif side.order == "good":
                side.order = "disordered"
        lost_a += 1
        lost_d += 1
        if a.stands == 0 or d.stands == 0:
            break
    tally.fought += 1
    if a.stands == 0 or d.stands == 0:
        result, hit_a, hit_d = "struggle", 0, 0
        if a.stands:
            tally.won += 1
            tally.carried += 1
        elif not d.stands:
            tally.both_gone += 1
    elif roll > 0:
        tally.won += 1
        result, hit_a, hit_d, carried = beaten(a, d, roll)
        tally.carried += carried
        if (second or a.kind == "cavalry" or a.over != "open") and a.order == "good":
            a.order = "disordered"
    else:
        result, hit_a, hit_d = thrown_back(a, d, -roll)
        if d.kind == "cavalry" and d.order == "good":
            d.order = "disordered"
    hit_a, hit_d = min(hit_a, a.stands), min(hit_d, d.stands)
    tally.results[result] = tally.results.get(result, 0) + 1
    tally.lost_attacker += lost_a + hit_a
    tally.lost_defender += lost_d + hit_d
    tally.broken_attacker += a.order == "broken" and a.stands > hit_a
    tally.broken_defender += d.order == "broken" and d.stands > hit_d


def beaten(a: Side, d: Side, roll: int) -> tuple[str, int, int, bool]:
    """The defender gives way: result, stands lost by both, whether the position is taken. Orders are changed."""
    flank = d.outflanked and "square" not in d.formation
    troops = d.kind != "guns"
    if roll >= 9:
        if troops:
            d.order = "broken"
        return "swept", 0, 2 + roll - 9, True
    if roll >= 5:
        worse = flank or a.kind == "cavalry"
        if troops:
            d.order = "broken" if worse or d.order == "broken" else "disordered"
        return "driven", 0, 2 if worse else 1, True
    stays = d.ground == "fortified" or "square" in d.formation
    lost = 1 if troops and d.order != "good" else 0
    if troops and flank and not stays:
        d.order = "broken"
    elif troops and d.order == "good":
        d.order = "disordered"
    return "pressed", 0, lost, not stays


def thrown_back(a: Side, d: Side, roll: int) -> tuple[str, int, int]:
    """The attacker gives way."""
    if roll >= 9:
        a.order = "broken"
        return "repulsed", 2 + roll - 9, 0
    if roll >= 5:
        worse = a.outflanked or d.kind == "cavalry"
        a.order = "broken" if worse or a.order == "broken" else "disordered"
        return "recoil", 2 if worse else 1, 0
    lost = 0 if a.order == "good" else 1
    if a.outflanked:
        a.order = "broken"
    elif a.order == "good":
        a.order = "disordered"
    return "falter", lost, 0
