"""The fifth loss ends the battle at the end of the combat that brought it (§2.1, R49)."""

import pytest

from tests.engine.manoeuvre.combat.stage import reinforce, stage

LINE, LIGHT, HORSE, GUARD = "19th_regiment_legere", "45th_regiment_legere", "1st_cuirassiers", "imperial_guard"
DUTCH, FOOT = "dutch_belgians", "4th_regiment_of_foot"  # 5/3, 7/3
REST, FOE_REST = ("a1", "b1", "c1"), ("a8", "b8", "c8")


def fight(units, hand, *actions, foe="e5-", losses=(0, 4), **more):
    """An assault with the first card, or another opening, on the Dutch-Belgians."""
    b = stage(units, {DUTCH: foe}, hand=list(hand), losses=losses, rest=REST, foe_rest=FOE_REST, **more)
    return b.play(*actions)


def test_fifth_unit_eliminated_in_an_assault_wins():
    """§2.1: 7 + 5 is four times 3; the square is taken before the battle ends."""
    b = reinforce(fight({LINE: "e4"}, [f"{LINE}.b"], f"assault {LINE}.b e5")).play("roll 5")
    assert (b.winner, b.how, b.seat) == ("one", "attrition", "nobody")
    assert b.at("e5") == LINE


def test_fourth_loss_does_not_end_the_battle():
    """§2.1."""
    b = fight({LINE: "e4"}, [f"{LINE}.b"], f"assault {LINE}.b e5", losses=(0, 3))
    assert reinforce(b).play("roll 5").winner is None


@pytest.mark.parametrize(
    ("units", "hand", "actions"),
    [
        ({GUARD: "e4"}, [f"{GUARD}.b"], [f"bombard {GUARD}.b e5", "roll 4"]),
        ({GUARD: "e4"}, ["napoleon"], ["battery e4 e5 napoleon", "roll 4"]),
    ],
    ids=["bombardment", "grand battery"],
)
def test_fifth_unit_eliminated_by_fire_wins(units, hand, actions):
    """§2.1: 4 > 3."""
    b = fight(units, hand, *actions)
    assert (b.winner, b.losses) == ("one", (0, 5))


def test_fifth_unit_eliminated_by_a_retreat_it_cannot_make_wins():
    """§2.1, §6.6: 7 + 2 against 5, with lakes all round."""
    b = fight({LINE: "e4"}, [f"{LINE}.b"], f"assault {LINE}.b e5", foe="e5", ground={"d5": "L", "f5": "L", "e6": "L"})
    assert reinforce(b).play("roll 2", "retreat").winner == "one"


def test_fifth_unit_eliminated_by_rockets_wins():
    """§2.1, DL §6.3."""
    b = fight({"solon_horse": "e4"}, ["rockets"], "rockets e4 e5 rockets", "roll 9", one="qing_dynasty")
    assert b.winner == "one"


def test_fifth_unit_eliminated_in_the_pursuit_wins():
    """§2.1, §6.7: 7 + 2 against 3 + 3 for the town."""
    b = fight({HORSE: "e4"}, [f"{HORSE}.b"], f"assault {HORSE}.b e5", ground={"e5": "T"})
    reinforce(b).play("roll 2", "retreat")
    assert b.winner is None
    assert b.play("roll 1").winner == "one"


def test_attacker_who_loses_his_fifth_unit_loses_the_battle():
    """§2.1: 4 + 2 < 7."""
    b = stage({LINE: "e4-"}, {FOOT: "e5"}, hand=[f"{LINE}.b"], losses=(4, 0), rest=REST)
    reinforce(b.play(f"assault {LINE}.b e5")).play("roll 2")
    assert (b.winner, b.how, b.losses) == ("two", "attrition", (5, 0))


def test_supporters_lost_together_count_together():
    """§2.1, §6.5: 4 + 3 + 2 < 7 + 3; from three losses to five."""
    b = stage({LINE: "e4-", LIGHT: "d5-"}, {FOOT: "e5"}, hand=[f"{LINE}.b", "ney"], losses=(3, 0), rest=REST,
              redoubts=["e5"])  # fmt: skip
    reinforce(b.play(f"assault {LINE}.b e5"), "command ney", "support d5").play("roll 2")
    assert (b.winner, b.losses) == ("two", (5, 0))
