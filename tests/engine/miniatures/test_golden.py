"""The forty golden cases: die and lines in, what the tables say out."""

import tomllib
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

import pytest

from engine.miniatures import odds
from engine.miniatures.effects import Share, of_charge, of_check, order_after
from engine.miniatures.lines import Charge, Member, Party, charge_lines, count, net, outnumbered, total
from engine.miniatures.movement import distance_left
from resources.miniatures.tables import shipped

TABLES: Final = shipped()
CASES: Final = tomllib.loads((Path(__file__).parent / "golden.toml").read_text("utf-8"))["cases"]
Table = dict[str, Any]


def in_command(given: Table) -> bool:
    return bool(given["command"] == "in_command")


def effect(given: Table) -> Table:
    """Die and lines, read in a column. The lines are named, so their values come from the table."""
    values = {line.id: line.value for line in TABLES.manoeuvre.lines}
    result = given["die"] + sum(values[line] for line in given["lines"])
    guns = "damaged_battery" in given["lines"]
    order = "disordered" if given["state"] == "shaken" else "good"
    member = Member("unit", "guns" if guns else "infantry", 8, order=order)  # type: ignore[arg-type]
    id, outcome = of_check(TABLES, member, result, in_command(given))
    return {
        "result": result,
        "effect": id,
        "order": order_after(member, outcome),
        "stands": outcome.stands,
        "allows": outcome.allows,
    }


def lines(given: Table) -> Table:
    table = TABLES.manoeuvre.lines if given["table"] == "manoeuvre" else TABLES.charge.lines
    holds = set(given["holds"])
    kind = "cavalry" if any(word.startswith("cavalry") for word in holds) else "infantry"
    counted = count(table, TABLES.groups, holds, kind)
    return {"lines": [line.id for line in counted], "total": total(counted)}


def numbers(given: Table) -> Table:
    ratios = [line for line in TABLES.charge.lines if line.ratio]
    values = []
    for own, enemy in given["pairs"]:
        counted = count(ratios, TABLES.groups, set(), "infantry", (own, enemy))
        assert bool(counted) == outnumbered((own, enemy), (3, 2))
        values.append(total(counted))
    return {"values": values}


def effect_odds(given: Table) -> Table:
    return odds.check_effects(TABLES, given["total"], in_command(given), given["state"] == "shaken")


def move(given: Table) -> Table:
    left = distance_left(
        TABLES,
        given["arm"],
        given["formation"],
        [(ground, Fraction(inches)) for ground, inches in given["spent"]],
        given["then"],
        double_quick=given["rate"] == "double_quick",
        share=Fraction(given["share"]),
    )
    return {"inches": left}


def rout_stands(given: Table) -> Table:
    member = Member("unit", "infantry", 40, order="broken")
    return {"expected": odds.expected(odds.check_losses(TABLES, member, given["total"], in_command(given)))}


def group_odds(given: Table) -> Table:
    checks = [(modifier, in_command(given), False) for modifier in given["totals"]]
    return odds.group(TABLES, checks, given["at_least"])._asdict()


def party(given: Table) -> Party:
    """A side as the cases describe it: `ground` is 1 or 2, `cavalry` the line it charges with."""
    marks = ["favourable_ground"] if given.get("ground") == 1 else ["strong_position"] if given.get("ground") else []
    marks += ["fortified"] if given.get("fortified") else []
    marks += ["cold_steel"] if given.get("impetus") else []
    marks += {2: [], 1: ["broken_ground"], 0: ["rough_ground"]}[given["cavalry"]] if "cavalry" in given else []
    member = Member(
        "unit",
        given.get("kind", "infantry"),
        given["stands"],
        given.get("worn_at", 0),
        given.get("spent_at", 0),
        order="disordered" if given.get("disordered") else "good",
        formation="square" if given.get("square") else "line",
        marks=tuple(marks),
        leaders=1 if given.get("led") else 0,
    )
    return Party((member,))


def charge_of(given: Table) -> Charge:
    defender = party(given["defender"])
    if given["defender"].get("cavalry"):
        leading = defender.leading
        defender = Party((Member(**{**_fields(leading), "marks": (*leading.marks, "countercharging")}),))
    return Charge(party(given["attacker"]), defender)


def _fields(member: Member) -> dict[str, Any]:
    return {name: getattr(member, name) for name in member.__struct_fields__}


def said(share: Share, leading: Member) -> Table:
    return {
        "stands": share.stands,
        "order": order_after(leading, share.members[0]),
        "retreat": share.members[0].retreat,
        "advance": share.advance,
        "leader_check": share.leader_check,
    }


def charge(given: Table) -> Table:
    fought = charge_of(given)
    modifier = net(TABLES, fought)
    one, two = given["dice"]
    reading = of_charge(TABLES, fought, one - two + modifier)
    return {
        "net": modifier,
        "result": reading.result,
        "id": reading.id,
        "attacker": said(reading.attacker, fought.attacker.leading),
        "defender": said(reading.defender, fought.defender.leading),
    }


def struggle(given: Table) -> Table:
    fought = charge_of(given)
    modifier = net(TABLES, fought)
    one, two = given["dice"]
    again = odds.struggled(TABLES, fought)
    return {
        "net": modifier,
        "result": one - two + modifier,
        "again": {
            "attacker": again.attacker.stands,
            "defender": again.defender.stands,
            "net": total(charge_lines(TABLES, again, "attacker")) - total(charge_lines(TABLES, again, "defender")),
        },
    }


def roll_odds(given: Table) -> Table:
    return odds.one_roll(TABLES, given["net"])


def charge_odds(given: Table) -> Table:
    found = odds.fought_out(TABLES, charge_of(given))
    return {
        "won": found.won,
        "carried": found.carried,
        "both_gone": found.both_gone,
        "lost_a": odds.expected(found.lost_attacker),
        "lost_d": odds.expected(found.lost_defender),
    }


def fallen_odds(given: Table) -> Table:
    return odds.fallen(TABLES)


ASKED: Final[dict[str, Callable[[Table], Table]]] = {
    function.__name__: function
    for function in (
        effect,
        lines,
        numbers,
        effect_odds,
        move,
        rout_stands,
        group_odds,
        charge,
        struggle,
        roll_odds,
        charge_odds,
        fallen_odds,
    )
}
FRACTIONS: Final = ("effect_odds", "move", "rout_stands", "group_odds", "roll_odds", "charge_odds", "fallen_odds")


def agree(found: Any, wanted: Any, where: str, fractions: bool) -> None:
    if isinstance(wanted, dict):
        for key, value in wanted.items():
            agree(found[key], value, f"{where}.{key}", fractions)
    elif where.endswith(".lines"):
        assert sorted(found) == sorted(wanted), where
    else:
        assert found == (Fraction(wanted) if fractions else wanted), where


def test_there_are_forty_cases() -> None:
    assert [case["id"] for case in CASES] == [f"G{number}" for number in range(1, 41)]


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_a_golden_case_comes_out_as_it_was_worked_out(case: Table) -> None:
    fractions = case["ask"] in FRACTIONS
    found = ASKED[case["ask"]](case["given"])
    agree(found, case["want"], case["id"], fractions)
    if case["ask"] in ("effect_odds", "roll_odds", "fallen_odds"):
        assert sum(found.values()) == 1
        assert {name for name, chance in found.items() if chance} <= set(case["want"])
