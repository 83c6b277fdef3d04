"""Exact odds against charges that a second, naive program fights with random dice."""

from random import Random

import pytest

from engine.miniatures.lines import Charge, Member, Party
from engine.miniatures.odds import expected, fought_out
from engine.miniatures.tables import RESULTS
from resources.miniatures.tables import shipped
from tests.engine.miniatures.charge_referee import Side, Tally, fight
from tests.plugins.effort import Effort

TOLERANCE = 0.002
LONG, SHORT = 400_000, 6_000
SEED = 7

KINDS: dict[str, tuple[Side, Side, bool]] = {
    "even infantry": (Side(8), Side(8), False),
    "cold steel on raw, worn militia": (Side(8, 5, 3, cold_steel=True), Side(5, 5, 3, ground="strong"), False),
    "cavalry over open ground": (Side(8, kind="cavalry"), Side(8), False),
    "cavalry on a square": (Side(6, kind="cavalry", led=True), Side(6, 4, 2, formation="square"), False),
    "cavalry on a raw hasty square": (
        Side(8, kind="cavalry", irregular=True),
        Side(8, 5, 2, order="disordered", formation="hasty square"),
        False,
    ),
    "a column against works": (Side(24, 16, 8, machismo=True), Side(8, 5, 3, ground="fortified", led=True), False),
    "a flank": (Side(4, 2, 1, outflanked=True), Side(3, 2, 1, outflanked=True, ground="favourable"), False),
    "a battery": (Side(5, 3, 1, over="broken"), Side(3, kind="guns", supported=True), True),
    "lancers met by a countercharge": (
        Side(6, 4, 2, kind="cavalry", machismo=True, over="broken"),
        Side(5, 3, 1, kind="cavalry", countercharges=True, pikes=True, led=True),
        False,
    ),
}
FORMATIONS = {"hasty square": "hasty_square"}
GROUNDS = {"strong": "strong_position", "favourable": "favourable_ground", "fortified": "fortified"}


def member(side: Side) -> Member:
    marks = [GROUNDS[side.ground]] if side.ground else []
    marks += [f"{side.over}_ground"] if side.over != "open" else []
    for mark in ("cold_steel", "outflanked", "supported"):
        marks += [mark] if getattr(side, mark) else []
    marks += ["countercharging"] if side.countercharges else []
    traits = [trait for trait in ("machismo", "irregular", "pikes") if getattr(side, trait)]
    return Member(
        "unit",
        side.kind,  # type: ignore[arg-type]
        side.stands,
        side.worn,
        side.spent,
        side.order,  # type: ignore[arg-type]
        FORMATIONS.get(side.formation, "unlimbered" if side.kind == "guns" else side.formation),
        tuple(marks),
        tuple(traits),
        silenced=side.silenced,
        leaders=1 if side.led else 0,
    )


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
def test_odds_agree_with_simulated_charges(kind: str, effort: Effort) -> None:
    attacker, defender, second = KINDS[kind]
    number = effort.number(SHORT, LONG)
    # The error of an average shrinks with the square root of how many there are.
    tolerance = TOLERANCE * (LONG / number) ** 0.5 * 1.5 if number < LONG else TOLERANCE
    dice = Random(f"{SEED} {kind}")
    tally = Tally()
    for _ in range(number):
        fight(attacker, defender, dice, tally, second)
    odds = fought_out(shipped(), Charge(Party((member(attacker),)), Party((member(defender),)), second))
    pairs = {
        "won": (tally.won, odds.won),
        "carried": (tally.carried, odds.carried),
        "both gone": (tally.both_gone, odds.both_gone),
        "attacker broken": (tally.broken_attacker, odds.broken_attacker),
        "defender broken": (tally.broken_defender, odds.broken_defender),
        **{id: (tally.results.get(id, 0), odds.results[id]) for id in RESULTS},
    }
    gaps = {name: float(found / number - exact) for name, (found, exact) in pairs.items()}
    # Stands are counted in units of the larger spread they have.
    gaps["attacker's stands"] = float(tally.lost_attacker / number - expected(odds.lost_attacker)) / 3
    gaps["defender's stands"] = float(tally.lost_defender / number - expected(odds.lost_defender)) / 3
    worst = max(gaps, key=lambda name: abs(gaps[name]))
    assert abs(gaps[worst]) < tolerance, f"{kind}: {worst} is off by {gaps[worst]:.4f}"
    effort.done(number, f"charges, {100 * abs(gaps[worst]):.2f} points off at most")
