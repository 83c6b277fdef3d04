"""How a battle is won by attrition (§2.1)."""

from tests.engine.manoeuvre.four import battle, four
from tests.engine.manoeuvre.turns import pass_to_dice


def shooting(units=("a1", "c1", "e1", "g1"), foes=("a3-", "c8", "e8", "g8")):
    """The French guard, two squares south of a British unit, bombards."""
    return battle(
        units=four("france", *units), foes=four("great_britain", *foes), hand=["imperial_guard.b"], phase="combat"
    )


def test_the_fifth_loss_ends_the_battle_at_once():
    """§2.1."""
    b = shooting().play("bombard imperial_guard.b a3", "roll 12")
    assert b.losses == (4, 5)
    assert b.winner == "one"
    assert b.how.startswith("attrition")
    assert b.seat == "nobody"
    assert b.legal() == set()


def test_a_hit_that_costs_no_fifth_unit_ends_nothing():
    """§2.1: the unit is only reduced."""
    b = shooting(foes=("a3", "c8", "e8", "g8")).play("bombard imperial_guard.b a3", "roll 12")
    assert b.losses == (4, 4)
    assert b.winner is None
    assert b.seat != "nobody"


def test_the_fourth_loss_ends_nothing():
    """§2.1."""
    b = battle(
        units=four("france", "a1", "c1", "e1", "g1"),
        foes={**four("great_britain", "a3-", "c8", "e8", "g8"), "42nd_regiment_of_foot": "h8"},
        hand=["imperial_guard.b"],
        phase="combat",
    ).play("bombard imperial_guard.b a3", "roll 12")
    assert b.losses == (4, 4)
    assert b.winner is None


def test_the_second_player_wins_by_attrition_too():
    """§2.1."""
    b = battle(
        units=four("france", "a1-", "c1", "e1", "g1"),
        foes=four("great_britain", "a3", "c8", "e8", "g8"),
        foe_hand=["1st_foot_guards.c"],
        phase="combat",
        active="two",
    ).play("bombard 1st_foot_guards.c a1", "roll 12")
    assert b.winner == "two"
    assert b.how.startswith("attrition")


def test_the_active_player_loses_the_battle_by_his_own_fifth_loss():
    """§2.1, §6.1: a failed assault costs the attacker."""
    b = battle(
        units=four("france", "a1-", "c1", "e1", "g1"),
        foes=four("great_britain", "a2", "c8", "e8", "g8"),
        hand=["imperial_guard.a"],
        phase="combat",
    ).play("assault imperial_guard.a a2")
    pass_to_dice(b).play("roll 2")
    assert b.losses == (5, 4)
    assert b.winner == "two"
    assert b.how.startswith("attrition")


def committed(attacker, target):
    """The Ottomans throw a Committed Attack at a British unit and annihilate it."""
    b = battle(
        one="ottoman_empire",
        units=four("ottoman_empire", attacker, "c1", "e1", "g1"),
        foes=four("great_britain", "c8", "e8", "g8", target),
        hand=["1st_janissaries.b", "committed_attack"],
        phase="combat",
    ).play("assault 1st_janissaries.b a2")
    while b.phase != "reinforce":
        b.play("done")
    b.play("commit committed_attack")
    return pass_to_dice(b).play("roll 24")


def test_who_commits_and_loses_a_fifth_unit_in_the_same_battle_loses():
    """§2.1, R24, R49: even though the enemy's fifth fell first."""
    b = committed("a1-", "a2-")
    assert b.losses == (5, 5)
    assert b.winner == "two"
    assert b.how.startswith("attrition")


def test_who_commits_and_keeps_his_fifth_unit_wins():
    """§2.1, R49: the committed hit only reduces it."""
    b = committed("a1", "a2-")
    assert b.losses == (4, 5)
    assert b.at("a2") == "1st_janissaries-"
    assert b.winner == "one"
    assert b.how.startswith("attrition")


def honour(units, foes):
    """A Tokugawa unit on a1 dies with honour."""
    return battle(
        one="tokugawa_shogunate",
        units=four("tokugawa_shogunate", *units),
        foes=four("great_britain", *foes),
        hand=["death_with_honour"],
        phase="combat",
    ).play("honour death_with_honour a1")


def test_a_fifth_unit_that_dies_with_honour_loses_the_battle():
    """§2.1, R41: the sacrifice counts as lost."""
    b = honour(("a1", "c1", "e1", "g1"), ("a8", "c8", "e8", "g8"))
    assert b.losses == (5, 4)
    assert b.winner == "two"


def test_if_both_lose_their_fifth_unit_by_a_death_with_honour_its_player_loses():
    """R41."""
    b = honour(("a1", "c1", "e1", "g1"), ("a2-", "c8", "e8", "g8"))
    assert b.losses == (5, 5)
    assert b.winner == "two"


def test_more_than_five_losses_win_as_well():
    """§2.1: two units fall at once."""
    b = battle(
        one="tokugawa_shogunate",
        units={**four("tokugawa_shogunate", "a1", "c1", "e1", "g1"), "maeda_han": "h1"},
        foes=four("great_britain", "a2-", "b1-", "e8", "g8"),
        hand=["death_with_honour"],
        phase="combat",
    ).play("honour death_with_honour a1")
    assert b.losses == (4, 6)
    assert b.winner == "one"
