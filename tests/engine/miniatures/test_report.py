"""The after-action report: what happened, with what odds, and who was lucky."""

from fractions import Fraction

from engine.miniatures.action import parse
from engine.miniatures.report import Report, after_action
from engine.miniatures.roster import Roster
from engine.miniatures.state import begin
from tests.engine.miniatures.battles import ONE, TWO, setting, small

LINES = [
    *("go check", "by worth", "take line", "take rifles", "rolled 9", "accept", "charge line militia"),
    *("do rifles move", "done", "go first", "resolve line militia", "ready", "rolled 3 3", "accept"),
    *("ready", "rolled 9 2", "strike 1", "accept", "resolve rifles tampico", "ready", "rolled 1 10", "accept"),
    *("go defensive", "fallen worth", "rolled 9", "accept", *["lose battery"] * 3, "amend", "stands line 8", "done"),
    *("agree", "finish", "victory two", "agree"),
]


def report(lines: list[str], rosters: tuple[Roster, Roster] = (ONE, TWO)) -> Report:
    return after_action(begin(setting(dice="table", rosters=rosters)), [parse(line) for line in lines])


def test_every_check_and_charge_stands_in_the_report_with_its_odds() -> None:
    found = report(LINES)
    assert [(row.unit, row.die, row.effect, row.chance) for row in found.checks] == [
        ("line", 9, "double_quick", Fraction(6, 10)),
        ("rifles", 9, "double_quick", Fraction(8, 10)),
    ]
    assert [(row.attacker, row.defender, row.dice, row.result) for row in found.charges] == [
        ("line", "militia", (3, 3), "struggle"),
        ("line", "militia", (9, 2), "driven"),
        ("rifles", "tampico", (1, 10), "recoil"),
    ]
    even, again, last = found.charges
    assert (round(float(even.won), 3), round(float(even.luck), 3)) == (0.5, 0.0)
    assert again.luck == 1 - again.won > 0 > last.luck == -last.won
    assert [line.id for line in last.lines[1]] == ["fresh"]
    assert set(found.turning_points) == set(found.charges)


def test_losses_leaders_luck_and_corrections_are_told() -> None:
    found = report(LINES)
    assert (found.turns, found.winner, found.how, found.struck) == (1, 1, "agreed", 1)
    assert [(row.leader, row.die, row.what) for row in found.fallen] == [("worth", 9, "mortal")]
    battery = next(row for row in found.units if row.unit == "battery")
    assert (battery.began, battery.left, battery.gone_in) == (3, 0, 1)
    line = next(row for row in found.units if row.unit == "line")
    assert (line.left, line.gone_in) == (8, 0)
    assert found.corrections == ("stands line 8",)
    charges = sum((row.luck for row in found.charges), Fraction(0))
    assert found.luck == (charges + Fraction(7, 10), -charges)


def test_a_struggle_that_destroys_a_side_is_the_end_of_its_luck() -> None:
    lines = ["go first", "resolve line militia", "ready", "rolled 5 5", "accept"]
    both = report(lines, (small(1, ONE), small(1, TWO)))
    assert both.charges[0].luck == -both.charges[0].won
    lone = report(["go first", "resolve line militia", "ready", "rolled 1 4", "accept"], (small(3, ONE), small(1, TWO)))
    assert (lone.charges[0].result, lone.charges[0].luck) == ("struggle", 1 - lone.charges[0].won)
