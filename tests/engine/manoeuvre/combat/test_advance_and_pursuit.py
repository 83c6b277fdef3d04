"""Taking the vacated square (§6.6) and pursuing the unit that left it (§6.7)."""

import pytest

from tests.engine.manoeuvre.combat.stage import chances, denied, needed, reinforce, stage

LINE, LIGHT = "19th_regiment_legere", "45th_regiment_legere"  # 7, b 2d6; 6, a 2d6
GUARD = "imperial_guard"  # 8, a 2d8, not required to advance
HORSE = "1st_cuirassiers"  # cavalry, 7; a 2d10 pursuit 1-4, b 2d6 pursuit 1-3
GUARDS_HORSE = "guard_cavalry"  # 8; a 2d10, b 2d8, both pursuit 1-4 and not required to advance
DUTCH, FOOT = "dutch_belgians", "4th_regiment_of_foot"  # 5/3, 7/3


def won(units, foe=DUTCH, *, square="e5", hand, cards=(), one="france", choice="retreat", **more):
    """The unit on e4 assaults e5 with the first card and wins by just enough for somebody to choose."""
    two = "france" if one == "great_britain" else "great_britain"
    b = stage(units, {foe: square}, one=one, two=two, hand=list(hand), **more)
    reinforce(b.play(f"assault {hand[0]} e5"), *cards)
    b.play(f"roll {needed(b, 'e5')}")
    assert b.phase == "choice"
    return b.play(choice)


def supported(units, hand, *cards, leader="ney"):
    """As `won`, with the unit on d5 in support, against 7 and a redoubt's 3."""
    support = [f"command {leader}", "support d5", *cards]
    return won(units, FOOT, hand=[*hand, leader], cards=support, redoubts=["e5"])


def test_attacker_takes_the_square_of_a_retreating_unit():
    """§6.6: alone, and bound to go, it is not asked."""
    b = won({LINE: "e4"}, hand=[f"{LINE}.b"])
    assert (b.at("e4"), b.at("e5"), b.at("e6")) == (None, LINE, DUTCH)
    assert b.phase != "advance"


def test_attacker_takes_the_square_of_an_eliminated_unit():
    """§6.6: 7 + 2 against 3 + 1 for the marsh; the hit eliminates."""
    b = won({LINE: "e4"}, square="e5-", hand=[f"{LINE}.b"], choice="hit", ground={"e5": "M"})
    assert (b.at("e4"), b.at("e5"), b.losses) == (None, LINE, (0, 1))


def test_nobody_advances_on_a_unit_that_stays():
    """§6.6: a hit unit does not vacate its square."""
    b = won({LINE: "e4"}, hand=[f"{LINE}.b"], choice="hit")
    assert (b.at("e4"), b.at("e5")) == (LINE, f"{DUTCH}-")


@pytest.mark.parametrize("terrain", ".FHMTW")
def test_advance_enters_any_terrain(terrain):
    """§6.6."""
    assert won({LINE: "e4"}, hand=[f"{LINE}.b"], ground={"e5": terrain}).at("e5") == LINE


def test_any_attacking_or_supporting_unit_may_advance():
    """§6.6, R16: one of them must."""
    b = supported({LINE: "e4", LIGHT: "d5"}, [f"{LINE}.b"])
    assert (b.seat, b.phase) == ("one", "advance")
    assert b.legal() == {"advance e4", "advance d5"}
    assert denied(b, "done")
    assert b.copy().play("advance d5").at("e5") == LIGHT
    assert b.play("advance e4").at("e5") == LINE
    assert b.at("d5") == LIGHT


def test_only_units_of_the_attack_may_advance():
    """§6.6: a neighbour that did not support stays."""
    b = supported({LINE: "e4", LIGHT: "d5", GUARD: "f5"}, [f"{LINE}.b"])
    assert denied(b, "advance f5")


def test_only_one_unit_advances():
    """§6.6."""
    b = supported({LINE: "e4", LIGHT: "d5"}, [f"{LINE}.b"]).play("advance d5")
    assert (b.at("d5"), b.at("e5"), b.at("e4")) == (None, LIGHT, LINE)
    assert b.phase != "advance"


def test_card_may_free_the_attacker_from_advancing():
    """§6.6, §8."""
    b = won({GUARD: "e4"}, hand=[f"{GUARD}.a"])
    assert b.legal() == {"advance e4", "done"}
    assert b.copy().play("advance e4").at("e5") == GUARD
    b.play("done")
    assert (b.at("e4"), b.at("e5")) == (GUARD, None)


def test_attacker_so_freed_may_leave_the_square_of_an_eliminated_unit_empty():
    """§6.6: 8 + 12 is four times 5."""
    b = stage({GUARD: "e4"}, {DUTCH: "e5"}, hand=[f"{GUARD}.a"])
    reinforce(b.play(f"assault {GUARD}.a e5")).play("roll 12")
    assert b.legal() == {"advance e4", "done"}
    assert b.play("done").at("e5") is None


def test_one_such_card_frees_its_unit_whatever_else_it_played():
    """§6.6: of the Walloon Guards' cards, a has the phrase and c has not."""
    for first, second in (("a", "c"), ("c", "a")):
        cards = [f"walloon_guards.{first}", f"walloon_guards.{second}"]
        b = stage({"walloon_guards": "e4"}, {DUTCH: "e5"}, one="spain", hand=cards)
        reinforce(b.play(f"assault {cards[0]} e5"), f"add {cards[1]}").play("roll 3", "retreat")  # 11 is twice 5
        assert b.legal() == {"advance e4", "done"}


def test_card_without_the_phrase_frees_nobody():
    """§6.6: the Walloon Guards' other cards."""
    b = stage({"walloon_guards": "e4"}, {DUTCH: "e5"}, one="spain", hand=["walloon_guards.b"])
    reinforce(b.play("assault walloon_guards.b e5")).play("roll 2", "retreat")
    assert b.at("e5") == "walloon_guards"


def test_supporter_without_such_a_card_binds_the_attack_to_advance():
    """§6.6: all units must have played one; either may go."""
    b = supported({GUARD: "e4", LIGHT: "d5"}, [f"{GUARD}.a"])
    assert b.legal() == {"advance e4", "advance d5"}
    assert denied(b, "done")


def test_supporter_with_an_ordinary_card_binds_the_attack_to_advance():
    """§6.6."""
    b = supported({GUARD: "e4", LIGHT: "d5"}, [f"{GUARD}.a", f"{LIGHT}.a"], f"add {LIGHT}.a")
    assert b.legal() == {"advance e4", "advance d5"}


def test_attacker_with_an_ordinary_card_binds_the_attack_to_advance():
    """§6.6: the supporter's card frees only the supporter."""
    b = supported({LINE: "e4", GUARD: "d5"}, [f"{LINE}.b", f"{GUARD}.a"], f"add {GUARD}.a")
    assert b.legal() == {"advance e4", "advance d5"}


def test_nobody_need_advance_when_every_unit_played_such_a_card():
    """§6.6."""
    units = {GUARD: "e4", GUARDS_HORSE: "d5"}
    b = supported(units, [f"{GUARD}.a", f"{GUARDS_HORSE}.b"], f"add {GUARDS_HORSE}.b")
    assert b.legal() == {"advance e4", "advance d5", "done"}
    assert b.play("done").at("e5") is None


def test_advancing_unit_leaves_its_own_redoubt_and_takes_over_none():
    """§9.2, R32."""
    b = won({GUARDS_HORSE: "e4"}, hand=[f"{GUARDS_HORSE}.b"], redoubts=["e4", "e5"])
    assert b.redoubts == {"e4"}
    assert b.play("advance e4").redoubts == set()


@pytest.mark.parametrize(("card", "best"), [("a", 4), ("b", 3)])
def test_pursuit_hits_within_the_range_of_the_card(card, best):
    """§6.7: one d6 for the card."""
    b = won({HORSE: "e4"}, hand=[f"{HORSE}.{card}"])
    assert (b.at("e5"), b.phase) == (HORSE, "pursuit")
    assert b.chances() == chances("1d6")
    for roll in range(1, 7):
        after = b.copy().play(f"roll {roll}")
        assert after.at("e6") == (f"{DUTCH}-" if roll <= best else DUTCH)
        assert after.at("e5") == HORSE


def test_infantry_does_not_pursue():
    """§6.7."""
    assert won({LINE: "e4"}, hand=[f"{LINE}.b"]).phase != "pursuit"


def test_no_pursuit_of_an_eliminated_unit():
    """§6.7: nobody is left to pursue."""
    b = won({HORSE: "e4"}, square="e5-", hand=[f"{HORSE}.b"], choice="hit", ground={"e5": "M"})
    assert b.at("e5") == HORSE
    assert b.phase != "pursuit"


def test_no_pursuit_of_a_unit_that_took_the_hit_and_stayed():
    """§6.7."""
    assert won({HORSE: "e4"}, hand=[f"{HORSE}.b"], choice="hit").phase != "pursuit"


def test_cavalry_that_advances_by_choice_pursues():
    """§6.7."""
    b = won({GUARDS_HORSE: "e4"}, hand=[f"{GUARDS_HORSE}.b"]).play("advance e4")
    assert b.phase == "pursuit"
    assert b.play("roll 4").at("e6") == f"{DUTCH}-"


def test_no_pursuit_by_cavalry_that_does_not_advance():
    """§6.7."""
    assert won({GUARDS_HORSE: "e4"}, hand=[f"{GUARDS_HORSE}.b"]).play("done").phase != "pursuit"


@pytest.mark.parametrize(("rolls", "left"), [((4, 4), DUTCH), ((3, 4), f"{DUTCH}-"), ((4, 3), f"{DUTCH}-"),
                                            ((3, 1), None)])  # fmt: skip
def test_each_card_is_a_die_of_pursuit(rolls, left):
    """§6.7: two hits eliminate a full unit."""
    b = won({HORSE: "e4"}, hand=[f"{HORSE}.b", f"{HORSE}.b"], cards=[f"add {HORSE}.b"])
    b.play(*(f"roll {roll}" for roll in rolls))
    assert b.at("e6") == left
    assert b.losses == (0, int(left is None))
    assert b.phase != "pursuit"


def test_one_pursuit_hit_eliminates_a_reduced_unit():
    """§6.7; no further die can matter."""
    b = won({HORSE: "e4"}, square="e5-", hand=[f"{HORSE}.b", f"{HORSE}.b"], cards=[f"add {HORSE}.b"],
            ground={"e5": "T"})  # fmt: skip
    b.play("roll 1")
    assert b.losses == (0, 1)
    while b.phase == "pursuit":
        b.play("roll 1")
    assert b.losses == (0, 1)


def test_pursuit_follows_a_hit_and_a_retreat():
    """§6.1 step 7, §6.7: 7 + 8 is three times 5; the pursuit finishes the unit."""
    b = stage({HORSE: "e4"}, {DUTCH: "e5"}, hand=[f"{HORSE}.b"])
    reinforce(b.play(f"assault {HORSE}.b e5")).play("roll 8")
    assert (b.at("e6"), b.phase) == (f"{DUTCH}-", "pursuit")
    assert b.copy().play("roll 4").at("e6") == f"{DUTCH}-"
    assert b.play("roll 3").losses == (0, 1)


def test_pursuit_finds_the_unit_on_the_flank_it_chose():
    """§6.6, §6.7."""
    b = stage({HORSE: "e4"}, {DUTCH: "e5", FOOT: "e6"}, hand=[f"{HORSE}.b"])
    reinforce(b.play(f"assault {HORSE}.b e5")).play("roll 2", "retreat", "retreat-to f5", "roll 1")
    assert (b.at("f5"), b.at("e6")) == (f"{DUTCH}-", FOOT)


def test_supporting_cavalry_without_a_card_does_not_pursue():
    """§6.7."""
    b = supported({LINE: "e4", HORSE: "d5"}, [f"{LINE}.b"]).play("advance d5")
    assert b.at("e5") == HORSE
    assert b.phase != "pursuit"


def test_supporting_cavalry_with_a_card_pursues():
    """§6.7: one die, for its own card only."""
    b = supported({LINE: "e4", HORSE: "d5"}, [f"{LINE}.b", f"{HORSE}.b"], f"add {HORSE}.b").play("advance d5")
    assert b.phase == "pursuit"
    assert b.play("roll 3").at("e6") == f"{FOOT}-"
    assert b.phase != "pursuit"


def test_cavalry_that_leaves_the_advance_to_another_does_not_pursue():
    """§6.7."""
    b = supported({HORSE: "e4", LINE: "d5"}, [f"{HORSE}.b"]).play("advance d5")
    assert b.at("e5") == LINE
    assert b.phase != "pursuit"


def test_each_cavalry_unit_pursues_by_its_own_cards():
    """§6.7: the attacker's 1-4 is no help to the supporter's 1-3."""
    units = {GUARDS_HORSE: "e4", HORSE: "d5"}
    hand = [f"{GUARDS_HORSE}.b", f"{HORSE}.b"]
    b = supported(units, hand, f"add {HORSE}.b").play("advance d5", "roll 4")
    assert b.at("e6") == FOOT
    assert b.phase != "pursuit"


PURSUERS = [
    ("france", HORSE, "b", "murat", 3),
    ("great_britain", "9th_queens_royal_lancers", "b", "uxbridge", 3),
    ("prussia", "10th_dragoons", "b", "blucher", 3),
    ("ottoman_empire", "arab_cavalry", "b", "muhammad_ali", 2),
    ("ottoman_empire", "irregular_cavalry", "a", "muhammad_ali", 1),
]


@pytest.mark.parametrize(("one", "unit", "card", "leader", "best"), PURSUERS)
def test_leader_of_horse_lowers_the_pursuit_die(one, unit, card, leader, best):
    """§6.7, §9.1, R33: a die of one more than the range still hits; 1 becomes 0 and hits all the more."""
    foe = "4th_regiment_suisse" if one == "great_britain" else DUTCH
    b = won({unit: "e4"}, foe, one=one, hand=[f"{unit}.{card}", leader], cards=[f"lead {leader}"], ground={"e5": "T"})
    hits = [roll for roll in range(1, 7) if b.copy().play(f"roll {roll}").at("e6") == f"{foe}-"]
    assert hits == list(range(1, best + 2))


@pytest.mark.parametrize("leader", ["ney", "davout"])
def test_other_leaders_leave_the_pursuit_die_alone(leader):
    """§9.1."""
    b = won({HORSE: "e4"}, FOOT, hand=[f"{HORSE}.b", leader], cards=[f"lead {leader}"], ground={"e5": "T"})
    assert b.play("roll 4").at("e6") == FOOT


def test_leader_of_horse_helps_by_command_as_well():
    """§6.7: for either of his values."""
    b = supported({HORSE: "e4", LINE: "d5"}, [f"{HORSE}.b"], leader="murat").play("advance e4", "roll 4")
    assert b.at("e6") == f"{FOOT}-"


def test_leader_of_horse_lowers_every_die():
    """§9.1, R33: all dice of the pursuit."""
    hand = [f"{HORSE}.b", f"{HORSE}.b", "murat"]
    b = won({HORSE: "e4"}, FOOT, hand=hand, cards=[f"add {HORSE}.b", "lead murat"], ground={"e5": "T"})
    assert b.play("roll 4", "roll 4").losses == (0, 1)


def test_defenders_leader_of_horse_does_not_help_the_pursuers():
    """§9.1: only a leader used for the attack."""
    b = stage({HORSE: "e4"}, {DUTCH: "e5"}, hand=[f"{HORSE}.b"], foe_hand=["uxbridge"])
    reinforce(b.play(f"assault {HORSE}.b e5", "lead uxbridge")).play("roll 2", "retreat", "roll 4")
    assert b.at("e6") == DUTCH


def test_redoubt_and_terrain_do_not_protect_from_pursuit():
    """§6.7: the die alone decides."""
    b = won({HORSE: "e4"}, hand=[f"{HORSE}.b"], ground={"e6": "T"})
    assert b.play("roll 3").at("e6") == f"{DUTCH}-"


def test_combat_is_over_after_the_pursuit():
    """§6."""
    b = won({HORSE: "e4"}, hand=[f"{HORSE}.b", f"{HORSE}.a"]).play("roll 6")
    assert b.phase not in ("pursuit", "combat", "advance")
    assert b.pile("one") == [f"{HORSE}.b"]
