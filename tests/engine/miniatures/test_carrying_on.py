"""Losses are carried on from one battle to the next, or restored."""

from engine.miniatures.roster import restored
from tests.engine.miniatures.battles import TWO, played


def test_losses_are_carried_on_and_can_be_restored() -> None:
    state = played("go offensive", *["lose militia"] * 3, "fallen lombardini", "rolled 9", "accept", dice="table")
    after = state.moment.carried(1)
    assert [unit.lost for unit in after.units] == [3, 0, 0, 0]
    assert [leader.id for leader in after.leaders] == ["ampudia"]
    assert restored(after).units == TWO.units


def test_whoever_replaced_a_leader_leads_on() -> None:
    state = played("go defensive", "fallen worth", "rolled 9", "accept", "go leaders", "replace worth", dice="table")
    assert [leader.quality for leader in state.moment.carried(0).leaders] == ["able", "able"]
