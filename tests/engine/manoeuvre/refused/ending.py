"""Refusals after the dice: choices, retreats, advances, committed hits (§6.6, R23)."""

from engine.manoeuvre.action import Action
from tests.engine.manoeuvre.combat.stage import answer, stage
from tests.engine.manoeuvre.refused.case import Case, verb

GUARD = {"imperial_guard": "e4"}
NEXT = {"dutch_belgians": "e5"}
OPENING = "imperial_guard.a"


def fought(phase, *cards, hand=(), units=GUARD, foes=NEXT, opening=OPENING, square="e5", **more):
    """The attack after the lowest roll that leads to this phase, the choice being to retreat and e4 to advance."""
    table = stage(units, foes, hand=[opening, *hand], **more).play(f"assault {opening} {square}")
    answer(table).play(*cards, "done")
    for action in table.state.legal():
        after = table.copy().play(table.state.write(action))
        for choice in ("retreat", "advance e4"):
            if after.phase != phase and choice in after.legal():
                after.play(choice)
        if after.phase == phase:
            return after
    raise AssertionError(f"no roll leads to {phase}")


def retreating(**more):
    """Dutch-Belgians on e5 must retreat; e6 behind them is taken, so the flanks are left."""
    return fought("retreat", foes=NEXT | {"1st_foot_guards": "e6"}, **more)


def pressing():
    """Two units have won, neither of which may decline: one must advance."""
    units = {"8th_regiment_legere": "e4", "4th_regiment_suisse": "d5"}
    opening = "8th_regiment_legere.a"
    return fought("advance", "command ney", "support d5", hand=["ney"], units=units, opening=opening)


def paying():
    """Three units and two commitments, none paid for yet."""
    return fought(
        "commitment",
        "command kutuzov",
        "support d5",
        "support f5",
        "commit committed_attack",
        "commit committed_attack",
        hand=["kutuzov", "committed_attack", "committed_attack"],
        units={"1st_cavalry": "e4", "kexholm_regiment": "d5", "koursk_regiment": "f5"},
        opening="1st_cavalry.a",
        one="russia",
    )


def attacked_from_behind():
    """The way home, north of d4, is where the attacker stands: the flanks come next, then d3."""
    return fought("retreat", units={"imperial_guard": "d5"}, foes={"dutch_belgians": "d4"}, square="d4")


CASES = [
    # After the dice
    Case("choice-compulsory", "Choose: a retreat or a hit (§6.6).", lambda: fought("choice"), "done"),
    Case(
        "surplus", "This action says more than it needs.", lambda: fought("choice"), Action(verb("retreat"), 0, 0, (3,))
    ),
    Case("retreat-compulsory", "Dutch-Belgians must retreat to D5 or F5 (§6.6).", retreating, "done"),
    Case(
        "retreat-one-square",
        "A retreat is one square: D6 is not next to Dutch-Belgians (§6.6).",
        retreating,
        "retreat-to d6",
    ),
    Case("retreat-blocked", "The retreat to E6 is blocked by 1st Foot Guards (§6.6, R9).", retreating, "retreat-to e6"),
    Case(
        "retreat-blocked",
        "The retreat to E6 is blocked by a lake (§6.6, R9).",
        lambda: fought("retreat", ground={"e6": "L"}),
        "retreat-to e6",
    ),
    Case(
        "retreat-order",
        "Dutch-Belgians must retreat to C4 or E4: the enemy's edge comes last (§6.6).",
        attacked_from_behind,
        "retreat-to d3",
    ),
    Case("advance-compulsory", "One unit of the attack must advance (§6.6, R16).", pressing, "done"),
    Case("nobody-there", "Nobody stands on E5 (§1.3).", pressing, "advance e5"),
    Case("not-in-attack", "This attack does not include 1st Cuirassiers (§6.1).", pressing, "advance a1"),
    Case("hit-compulsory", "A unit of the attack must take the committed hit (§9.2, R23).", paying, "done"),
    Case("not-in-attack", "This attack does not include Black Sea Cossacks (§6.1).", paying, "suffer a1"),
    Case(
        "already-hit",
        "Kexholm Regiment already took a committed hit (R23).",
        lambda: paying().play("suffer d5"),
        "suffer d5",
    ),
]
