"""How a battle stands: turn, phase and strength, for lists of battles (§4)."""

import pytest

from engine.game import Standing
from tests.table import Table, battle, setup

GUARD, FOOT = {"imperial_guard": "d4"}, {"1st_foot_guards": "e8-"}


def standing(table: Table) -> Standing:
    return table.state.standing()


def test_before_the_first_turn_nobody_is_active() -> None:
    assert standing(setup()) == Standing(0, 3, "set-up", 3, (0, 0), "strength")


def test_strength_says_who_is_ahead() -> None:
    ahead = battle(units=GUARD, foes=FOOT)
    assert standing(ahead)[:4] == (5, 0, "movement", 0)
    assert standing(ahead).scores[0] > standing(ahead).scores[1] > 0
    behind = battle(one="great_britain", two="france", units={"1st_foot_guards": "e8-"}, foes=GUARD)
    assert standing(behind).leader == 1
    assert standing(battle(two="france", units=GUARD, foes={"imperial_guard": "e8"})).leader == 3


@pytest.mark.parametrize("phase", ["discard", "draw", "movement", "combat", "restoration"])
def test_the_phase_is_the_one_that_is_asked_for(phase: str) -> None:
    units = {"imperial_guard": "d4-"}
    assert standing(battle(units=units, foes=FOOT, phase=phase, hand=["ney"])).phase == phase


def test_a_combat_lasts_until_its_last_step() -> None:
    b = battle(units=GUARD, foes={"1st_foot_guards": "d5"}, phase="combat", hand=["imperial_guard.a"])
    b.play("assault imperial_guard.a d5")
    assert (b.phase, standing(b).phase) == ("answer", "combat")


def test_laying_down_several_discards_is_part_of_the_discard() -> None:
    b = battle(units=GUARD, foes=FOOT, phase="discard", hand=["ney", "murat"])
    b.play("discard ney murat")
    assert (b.phase, standing(b).phase) == ("top", "discard")


def test_digging_in_is_part_of_the_movement() -> None:
    b = battle(units=GUARD, foes=FOOT, hand=["ney"], digging_in=True).play("dig-in")
    assert (b.phase, standing(b).phase) == ("top", "movement")


def test_a_spy_leaves_the_phase_as_it_is() -> None:
    b = battle(one="great_britain", two="france", units=FOOT, foes=GUARD, hand=["scout"], foe_hand=["ney"])
    b.play("spy scout")
    assert (b.phase, standing(b).phase) == ("show", "movement")


def test_after_the_end_it_is_nobodys_turn() -> None:
    b = battle(units=GUARD, foes=FOOT, active="two", phase="restoration", length_limit=5).play("done", "done")
    assert b.state.over
    assert standing(b)[:3] == (5, 3, "over")
