"""Death with Honour: a unit that takes its neighbours with it (DL §9.2, R41, R51)."""

import pytest

from tests.engine.manoeuvre.combat.stage import declared, denied, neighbours, stage

ASANO, DATE = "asano_han", "date_han"
DUTCH, FOOT, GUARDS, HIGHLANDERS = (
    "dutch_belgians",
    "4th_regiment_of_foot",
    "1st_foot_guards",
    "42nd_regiment_of_foot",
)
CARD = "death_with_honour"


def japan(units, foes, *, hand=(CARD,), **more):
    return stage(units, foes, one="tokugawa_shogunate", hand=list(hand), **more)


def test_unit_dies_and_all_its_neighbours_are_hit():
    """DL §9.2: full units are reduced, reduced ones eliminated, without a die."""
    foes = dict(zip([DUTCH, FOOT, GUARDS, HIGHLANDERS], ["e5", "d4-", "f4", "e3-"], strict=True))
    b = japan({ASANO: "e4"}, foes).play(f"honour {CARD} e4")
    assert b.at("e4") is None
    assert (b.at("e5"), b.at("d4"), b.at("f4"), b.at("e3")) == (f"{DUTCH}-", None, f"{GUARDS}-", None)
    assert b.losses == (1, 2)
    assert b.seat != "chance"
    assert b.pile("one") == [CARD]


@pytest.mark.parametrize("square", ["d5", "f5", "d3", "f3", "e6", "c4"])
def test_only_adjacent_units_are_hit(square):
    """DL §9.2, §1.1: diagonals do not count."""
    b = japan({ASANO: "e4"}, {DUTCH: square}).play(f"honour {CARD} e4")
    assert b.at(square) == DUTCH
    assert b.losses == (1, 0)


@pytest.mark.parametrize("square", neighbours("e4"))
def test_each_side_counts(square):
    """DL §9.2."""
    assert japan({ASANO: "e4"}, {DUTCH: square}).play(f"honour {CARD} e4").at(square) == f"{DUTCH}-"


def test_own_neighbours_are_spared():
    """DL §9.2: enemy units are hit."""
    assert japan({ASANO: "e4", DATE: "e3"}, {DUTCH: "e5"}).play(f"honour {CARD} e4").at("e3") == DATE


def test_any_own_unit_may_be_sacrificed():
    """DL §9.2: from any space, next to an enemy or not, full or reduced, in a marsh."""
    b = japan({ASANO: "e4-", DATE: "d4"}, {DUTCH: "e5"}, ground={"d4": "M"})
    own = {"e4", "d4", *(f"{file}1" for file in "abcdef")}
    assert declared(b, "honour") == {f"honour {CARD} {square}" for square in own}


def test_no_enemy_unit_is_sacrificed():
    """DL §9.2."""
    b = japan({ASANO: "e4"}, {DUTCH: "e5"})
    assert denied(b, f"honour {CARD} e5")
    assert denied(b, f"honour {CARD} a5")


def test_reduced_unit_is_worth_as_much():
    """DL §9.2."""
    b = japan({ASANO: "e4-"}, {GUARDS: "e5"}).play(f"honour {CARD} e4")
    assert b.at("e5") == f"{GUARDS}-"
    assert b.losses == (1, 0)


def test_it_needs_the_card():
    """DL §9.2."""
    assert denied(japan({ASANO: "e4"}, {DUTCH: "e5"}, hand=["supply"]), f"honour {CARD} e4")


def test_neither_terrain_nor_redoubt_nor_cards_help():
    """DL §9.2: no totals are compared and the defender is not asked."""
    b = japan({ASANO: "e4"}, {DUTCH: "e5"}, ground={"e5": "T"}, redoubts=["e5", "e4"],
              foe_hand=["withdraw", f"{DUTCH}.a"])  # fmt: skip
    b.play(f"honour {CARD} e4")
    assert b.at("e5") == f"{DUTCH}-"
    assert b.redoubts == {"e5"}  # that of the sacrificed unit goes with it (R32)
    assert sorted(b.hand("two")) == sorted(["withdraw", f"{DUTCH}.a"])


def test_redoubt_of_an_eliminated_enemy_goes_with_him():
    """R32."""
    b = japan({ASANO: "e4"}, {DUTCH: "e5-", FOOT: "d4"}, redoubts=["e5", "d4"]).play(f"honour {CARD} e4")
    assert b.redoubts == {"d4"}


def test_nobody_advances():
    """DL §9.2."""
    b = japan({ASANO: "e4", DATE: "f5"}, {DUTCH: "e5-"}).play(f"honour {CARD} e4")
    assert (b.at("e5"), b.at("e4"), b.at("f5")) == (None, None, DATE)
    assert b.phase != "advance"


def test_it_is_the_one_combat_of_the_turn():
    """DL §9.2."""
    b = japan({ASANO: "e4", DATE: "d5"}, {DUTCH: "e5"}, hand=[CARD, CARD, f"{DATE}.a"]).play(f"honour {CARD} e4")
    assert not declared(b, "honour", "assault")
    assert denied(b, f"honour {CARD} d5")


def last_stand(foe="e5-", losses=(4, 4)):
    """Both sides are one unit from the end, or not."""
    rest, foe_rest = ("a1", "b1", "c1"), ("a8", "b8", "c8")
    return japan({ASANO: "e4"}, {DUTCH: foe}, losses=losses, rest=rest, foe_rest=foe_rest).play(f"honour {CARD} e4")


def test_player_of_the_card_loses_if_both_lose_their_fifth():
    """R41, R24."""
    b = last_stand()
    assert b.losses == (5, 5)
    assert b.winner == "two"
    assert b.how.startswith("attrition")


def test_player_who_sacrifices_his_fifth_loses():
    """§2.1, R41: the sacrificed unit counts as lost."""
    b = last_stand("e5")
    assert (b.losses, b.winner) == ((5, 4), "two")


def test_sacrifice_that_breaks_the_enemy_wins():
    """§2.1."""
    b = last_stand(losses=(3, 4))
    assert (b.losses, b.winner, b.how) == ((4, 5), "one", "attrition")


def test_two_enemies_may_fall_at_once():
    """§2.1: from three losses to five."""
    b = japan({ASANO: "e4"}, {DUTCH: "e5-", FOOT: "d4-"}, losses=(2, 3), foe_rest=("a8", "b8", "c8"),
              rest=("a1", "b1", "c1", "d1", "e1")).play(f"honour {CARD} e4")  # fmt: skip
    assert (b.losses, b.winner) == ((3, 5), "one")


def night(*actions):
    """The last turn of the day: nobody holds an enemy square, two losses each, nobody reduced."""
    b = japan({ASANO: "a3"}, {DUTCH: "h6"}, losses=(2, 2), turn=9, length_limit=9, active="one", first="two",
              rest=("a1", "b1", "c1", "d1", "e1"), foe_rest=("a8", "b8", "c8", "d8", "e8")).play(*actions)  # fmt: skip
    while b.seat == "one":
        b.play("done")
    assert b.held == (0, 0)
    return b


def test_sacrificed_unit_counts_for_the_enemy_at_nightfall():
    """R51, §2.2: the country list favours the Shogunate, but the enemy is credited with the unit."""
    assert (night("done").losses, night("done").winner) == ((2, 2), "one")
    b = night(f"honour {CARD} a3")
    assert (b.losses, b.winner) == ((3, 2), "two")
    assert b.how.startswith("nightfall")
