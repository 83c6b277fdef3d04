"""The seven steps of an assault (§6.1), from the card that opens it to its outcome."""

import pytest

from tests.engine.manoeuvre.combat.stage import (
    answer,
    chances,
    declared,
    denied,
    needed,
    neighbours,
    reinforce,
    stage,
)

LINE = "19th_regiment_legere"  # 7, reduced 4; a 2d8 defence 6, b 2d6 defence 6, c 2d6 defence 5, d artillery
GUARDS = "1st_foot_guards"  # 8, reduced 4; a defence 6, b defence 5, c artillery, defence 7
DUTCH = "dutch_belgians"  # 5, reduced 3; a defence 3, b defence 2, c artillery, defence 5


def facing(foe=DUTCH, *, unit=LINE, hand=(f"{LINE}.a",), **more):
    """A French unit on e4 with a card to attack the British one on e5."""
    return stage({unit: "e4"}, {foe: "e5"}, hand=list(hand), **more)


def test_assault_is_opened_with_a_unit_card_of_the_attacking_unit():
    """§6.1 step 1."""
    b = facing()
    assert b.legal() == {f"assault {LINE}.a e5", "done"}
    b.play(f"assault {LINE}.a e5")
    assert b.seat == "two"
    assert b.phase == "answer"


def test_card_of_another_unit_opens_no_assault():
    """§6.1 step 1: the card must match the unit next to the enemy."""
    b = facing(hand=["45th_regiment_legere.a"])
    assert b.legal() == {"done"}
    assert denied(b, "assault 45th_regiment_legere.a e5")


def test_card_not_in_the_hand_opens_no_assault():
    """§6.1 step 1."""
    assert denied(facing(hand=["supply"]), f"assault {LINE}.a e5")


def test_card_of_a_lost_unit_opens_no_assault():
    """§6.1 step 1."""
    b = stage({LINE: "e4"}, {DUTCH: "e5"}, hand=["45th_regiment_legere.a"], rest=("a1", "b1", "c1", "d1"))
    assert b.where("45th_regiment_legere") is None
    assert denied(b, "assault 45th_regiment_legere.a e5")


def test_artillery_card_opens_no_assault():
    """§6.1 step 1: artillery has no attack value."""
    b = facing(hand=[f"{LINE}.d"])
    assert denied(b, f"assault {LINE}.d e5")
    assert b.legal() == {f"bombard {LINE}.d e5", "done"}


def test_volley_card_without_attack_value_opens_no_assault():
    """§6.1 step 1, §8."""
    b = facing(one="tokugawa_shogunate", unit="asano_han", hand=["asano_han.c"])
    assert denied(b, "assault asano_han.c e5")
    assert b.legal() == {"volley asano_han.c e5", "done"}


@pytest.mark.parametrize("hq", ["supply", "redoubt", "withdraw", "sappers", "skirmish", "forced_march", "ney"])
def test_hq_card_opens_no_assault(hq):
    """§6.1 step 1: only a unit card does."""
    b = facing(hand=[hq])
    assert b.legal() == {"done"}
    assert denied(b, f"assault {hq} e5")


def test_no_assault_out_of_a_marsh():
    """§6.1 step 1, R17."""
    b = facing(ground={"e4": "M"})
    assert denied(b, f"assault {LINE}.a e5")
    assert b.legal() == {"done"}


@pytest.mark.parametrize("terrain", ".FHTW")
def test_assault_out_of_any_other_terrain(terrain):
    """§6.1 step 1: marsh alone forbids it."""
    assert f"assault {LINE}.a e5" in facing(ground={"e4": terrain}).legal()


@pytest.mark.parametrize("terrain", ".FHMTW")
def test_assault_into_any_terrain(terrain):
    """§6.1 step 2: a marsh hinders only the unit that stands in it."""
    assert f"assault {LINE}.a e5" in facing(ground={"e5": terrain}).legal()


@pytest.mark.parametrize("square", neighbours("e4"))
def test_target_may_stand_on_any_of_the_four_sides(square):
    """§6.1 step 2."""
    b = stage({LINE: "e4"}, {DUTCH: square}, hand=[f"{LINE}.a"])
    assert declared(b, "assault") == {f"assault {LINE}.a {square}"}


@pytest.mark.parametrize("square", ["d5", "f5", "d3", "f3", "e6", "e2", "c4", "g4"])
def test_target_must_be_adjacent_and_never_diagonal(square):
    """§6.1 step 2, §1.1."""
    b = stage({LINE: "e4"}, {DUTCH: square}, hand=[f"{LINE}.a"])
    assert denied(b, f"assault {LINE}.a {square}")


def test_target_is_an_enemy_unit():
    """§6.1 step 2: neither a friend nor an empty square."""
    b = stage({LINE: "e4", "imperial_guard": "d4"}, {DUTCH: "e5"}, hand=[f"{LINE}.a"])
    assert declared(b, "assault") == {f"assault {LINE}.a e5"}
    assert denied(b, f"assault {LINE}.a d4")
    assert denied(b, f"assault {LINE}.a f4")


def test_attacker_names_one_of_several_targets():
    """§6.1 step 2."""
    b = stage({LINE: "e4"}, {DUTCH: "e5", GUARDS: "d4"}, hand=[f"{LINE}.a"])
    assert declared(b, "assault") == {f"assault {LINE}.a e5", f"assault {LINE}.a d4"}


def test_reduced_unit_may_assault():
    """§6.1 step 1: nothing asks for full strength."""
    assert f"assault {LINE}.a e5" in stage({LINE: "e4-"}, {DUTCH: "e5"}, hand=[f"{LINE}.a"]).legal()


def test_combat_need_not_be_declared():
    """§4, §6: the active player may pass."""
    b = facing().play("done")
    assert b.phase != "combat"
    assert b.hand("one") == [f"{LINE}.a"]
    assert b.at("e5") == DUTCH


def test_defender_plays_before_the_attacker_adds_anything():
    """§6.1 steps 4 and 5."""
    b = facing(hand=[f"{LINE}.a", f"{LINE}.b", "ney"], foe_hand=[f"{DUTCH}.a"]).play(f"assault {LINE}.a e5")
    assert b.seat == "two"
    assert b.legal() == {f"defend {DUTCH}.a", "done"}
    answer(b)
    assert b.seat == "one"
    assert b.phase == "reinforce"
    assert b.legal() == {f"add {LINE}.b", "lead ney", "done"}


def test_defender_cannot_reply_once_the_attacker_adds():
    """§6.1 step 5 follows step 4 for good."""
    b = facing(hand=[f"{LINE}.a", f"{LINE}.b"], foe_hand=[f"{DUTCH}.a"]).play(f"assault {LINE}.a e5")
    answer(b).play(f"add {LINE}.b")
    assert b.seat == "one"
    assert reinforce(b).seat == "chance"


def test_defender_adds_only_cards_of_the_defending_unit_and_a_leader():
    """§6.1 step 4."""
    hand = [f"{DUTCH}.a", f"{GUARDS}.a", "hill", "supply", "redoubt"]
    b = stage({LINE: "e4"}, {DUTCH: "e5", GUARDS: "d5"}, hand=[f"{LINE}.a"], foe_hand=hand)
    b.play(f"assault {LINE}.a e5")
    assert b.legal() == {f"defend {DUTCH}.a", "lead hill", "done"}
    assert denied(b, f"defend {GUARDS}.a")


@pytest.mark.parametrize("hq", ["committed_attack", "sappers", "skirmish", "forced_march", "supply", "redoubt"])
def test_defender_has_no_use_for_other_hq_cards(hq):
    """§6.1 step 4."""
    b = facing(foe_hand=[hq]).play(f"assault {LINE}.a e5")
    if b.phase == "answer":
        assert b.legal() == {"done"}


@pytest.mark.parametrize("hq", ["withdraw", "supply", "redoubt", "forced_march"])
def test_attacker_has_no_use_for_other_hq_cards(hq):
    """§6.1 step 5."""
    b = answer(facing(hand=[f"{LINE}.a", hq]).play(f"assault {LINE}.a e5"))
    if b.phase == "reinforce":
        assert b.legal() == {"done"}


def test_any_number_of_the_defenders_cards_counts():
    """§6.1 steps 4 and 6, R25: 5 + 3 + 3 + 2 + 5 = 18 against 8."""
    hand = [f"{DUTCH}.a", f"{DUTCH}.a", f"{DUTCH}.b", f"{DUTCH}.c"]
    b = facing(unit="imperial_guard", hand=["imperial_guard.a"], foe_hand=hand)
    answer(b.play("assault imperial_guard.a e5"), *(f"defend {card}" for card in hand))
    assert needed(reinforce(b), "e5") == 11


def test_artillery_card_defends_with_its_defence_value():
    """§6.1 step 4, §8: 5 + 5 against 7."""
    b = facing(foe_hand=[f"{DUTCH}.c"]).play(f"assault {LINE}.a e5")
    assert needed(reinforce(answer(b, f"defend {DUTCH}.c")), "e5") == 4


def test_any_number_of_the_attackers_cards_counts():
    """§6.1 steps 5 and 6, R25."""
    cards = [f"{LINE}.b", f"{LINE}.c", f"{LINE}.c"]
    b = facing(hand=[f"{LINE}.a", *cards]).play(f"assault {LINE}.a e5")
    reinforce(b, *(f"add {card}" for card in cards))
    assert b.chances() == chances("2d8", "6d6")


def test_attacker_adds_only_cards_of_the_attacking_unit():
    """§6.1 step 5: an adjacent friend without orders does not take part."""
    hand = [f"{LINE}.a", "imperial_guard.a"]
    b = stage({LINE: "e4", "imperial_guard": "d5"}, {DUTCH: "e5"}, hand=hand).play(f"assault {LINE}.a e5")
    assert denied(answer(b), "add imperial_guard.a")


def test_card_without_attack_value_adds_nothing_to_an_attack():
    """R25."""
    b = answer(facing(hand=[f"{LINE}.a", f"{LINE}.d"]).play(f"assault {LINE}.a e5"))
    assert denied(b, f"add {LINE}.d")


def test_card_is_added_only_as_often_as_it_is_held():
    """§6.1 step 5."""
    b = answer(facing(hand=[f"{LINE}.a", f"{LINE}.b", "ney"]).play(f"assault {LINE}.a e5")).play(f"add {LINE}.b")
    assert f"add {LINE}.b" not in b.legal()


def test_dice_are_those_of_the_card():
    """§6.1 step 6, §8."""
    assert reinforce(facing().play(f"assault {LINE}.a e5")).chances() == chances("2d8")


@pytest.mark.parametrize(("square", "roll"), [("e4", 2), ("e4-", 5)])
def test_attack_total_has_the_strength_shown(square, roll):
    """§6.1 step 6: 7 at full strength, 4 reduced, against 5 + 3."""
    b = stage({LINE: square}, {DUTCH: "e5"}, hand=[f"{LINE}.a"], foe_hand=[f"{DUTCH}.a"])
    answer(b.play(f"assault {LINE}.a e5"), f"defend {DUTCH}.a")
    assert needed(reinforce(b), "e5") == roll


@pytest.mark.parametrize(("square", "roll"), [("e5", 7), ("e5-", 3)])
def test_defence_total_has_the_strength_shown(square, roll):
    """§6.1 step 6: 8 at full strength, 4 reduced; with 5 more, 13 and 9 against 7."""
    b = stage({LINE: "e4"}, {GUARDS: square}, hand=[f"{LINE}.a"], foe_hand=[f"{GUARDS}.b"])
    answer(b.play(f"assault {LINE}.a e5"), f"defend {GUARDS}.b")
    assert needed(reinforce(b), "e5") == roll


def test_attack_total_is_strength_dice_terrain_and_leader():
    """§6.1 step 6: 7 + 2 for the hill + 5 for Davout = 14 against 8 + 6 + 5 + 7 = 26."""
    hand, foe_hand = [f"{LINE}.a", f"{LINE}.b", "davout"], [f"{GUARDS}.a", f"{GUARDS}.b", f"{GUARDS}.c"]
    b = facing(GUARDS, hand=hand, foe_hand=foe_hand, ground={"e4": "H"}).play(f"assault {LINE}.a e5")
    answer(b, *(f"defend {card}" for card in foe_hand))
    reinforce(b, f"add {LINE}.b", "lead davout")
    assert b.chances() == chances("2d8", "2d6")
    assert needed(b, "e5") == 13


def test_defence_total_is_strength_cards_terrain_redoubt_and_leader():
    """§6.1 step 6: 5 + 3 + 2 + 3 for the town + 3 for the redoubt + 5 for Wellington = 21 against 8."""
    b = facing(
        unit="imperial_guard",
        hand=["imperial_guard.a", "imperial_guard.a"],
        foe_hand=[f"{DUTCH}.a", f"{DUTCH}.b", "wellington"],
        ground={"e5": "T"},
        redoubts=["e5"],
    ).play("assault imperial_guard.a e5")
    answer(b, f"defend {DUTCH}.a", f"defend {DUTCH}.b", "lead wellington")
    assert needed(reinforce(b, "add imperial_guard.a"), "e5") == 14


def against_fourteen(square="e4"):
    """7 and 2d8 against 8 + 6, about to be rolled."""
    b = stage({LINE: square}, {GUARDS: "e5"}, hand=[f"{LINE}.a"], foe_hand=[f"{GUARDS}.a"])
    return reinforce(answer(b.play(f"assault {LINE}.a e5"), f"defend {GUARDS}.a"))


def test_attack_below_the_defence_hurts_the_attacker():
    """§6.1 step 7: 7 + 6 < 14."""
    b = against_fourteen().play("roll 6")
    assert b.at("e4") == f"{LINE}-"
    assert b.at("e5") == GUARDS


def test_attack_below_the_defence_eliminates_a_reduced_attacker():
    """§6.1 step 7, §6.6: 4 + 9 < 14."""
    b = against_fourteen("e4-").play("roll 9")
    assert b.at("e4") is None
    assert b.losses == (1, 0)
    assert b.at("e5") == GUARDS


def test_attack_equal_to_defence_hurts_nobody():
    """§6.1 step 7: 7 + 7 = 14."""
    b = against_fourteen().play("roll 7")
    assert (b.at("e4"), b.at("e5"), b.losses) == (LINE, GUARDS, (0, 0))
    assert b.phase not in ("choice", "clash", "advance")


def test_attack_above_the_defence_lets_the_defender_choose():
    """§6.1 step 7: 7 + 8 > 14."""
    b = against_fourteen().play("roll 8")
    assert (b.seat, b.phase) == ("two", "choice")
    assert b.legal() == {"retreat", "hit"}


def against_five(roll):
    """7 and 2d8 against 5."""
    return reinforce(facing().play(f"assault {LINE}.a e5")).play(f"roll {roll}")


def test_attack_just_below_twice_the_defence_lets_the_defender_choose():
    """§6.1 step 7: 7 + 2 = 9 < 10."""
    assert against_five(2).seat == "two"


@pytest.mark.parametrize("roll", [3, 7])
def test_attack_of_twice_the_defence_lets_the_attacker_choose(roll):
    """§6.1 step 7: from 10 to 14 against 5."""
    b = against_five(roll)
    assert (b.seat, b.phase) == ("one", "choice")
    assert b.legal() == {"retreat", "hit"}


@pytest.mark.parametrize("roll", [8, 12])
def test_attack_of_three_times_the_defence_hits_and_drives_back(roll):
    """§6.1 step 7: from 15 to 19 against 5."""
    b = against_five(roll)
    assert b.at("e6") == f"{DUTCH}-"
    assert b.at("e5") == LINE
    assert b.phase != "choice"


@pytest.mark.parametrize("roll", [13, 16])
def test_attack_of_four_times_the_defence_eliminates_even_a_full_unit(roll):
    """§6.1 step 7, §6.6: 20 and more against 5."""
    b = against_five(roll)
    assert b.where(DUTCH, seat="two") is None
    assert b.losses == (0, 1)
    assert b.at("e5") == LINE


def test_hit_flips_a_full_unit_which_stays():
    """§6.6."""
    b = against_five(2).play("hit")
    assert b.at("e5") == f"{DUTCH}-"
    assert b.at("e4") == LINE


def test_hit_eliminates_a_reduced_unit():
    """§6.6: 7 + 4 against 4; the square is then taken."""
    b = stage({LINE: "e4"}, {GUARDS: "e5-"}, hand=[f"{LINE}.a"])
    reinforce(b.play(f"assault {LINE}.a e5")).play("roll 4", "hit")
    assert b.losses == (0, 1)
    assert b.at("e5") == LINE


def test_retreat_costs_no_strength():
    """§6.6."""
    b = against_five(2).play("retreat")
    assert b.at("e6") == DUTCH
    assert b.at("e5") == LINE


def test_attacker_may_choose_either_at_twice_the_defence():
    """§6.1 step 7."""
    assert against_five(3).play("hit").at("e5") == f"{DUTCH}-"
    assert against_five(3).play("retreat").at("e6") == DUTCH


def test_cards_of_both_sides_are_discarded():
    """§6.1, §4."""
    b = facing(hand=[f"{LINE}.a", f"{LINE}.b", "ney", "supply"], foe_hand=[f"{DUTCH}.a", "hill", "supply"])
    answer(b.play(f"assault {LINE}.a e5"), f"defend {DUTCH}.a", "lead hill")
    reinforce(b, f"add {LINE}.b", "lead ney").play("roll 4", "hit")
    assert sorted(b.pile("one")) == sorted([f"{LINE}.a", f"{LINE}.b", "ney"])
    assert b.hand("one") == ["supply"]
    assert sorted(b.pile("two")) == sorted([f"{DUTCH}.a", "hill"])
    assert b.hand("two") == ["supply"]


def test_only_one_combat_a_turn():
    """§6: the other unit's card stays unused."""
    hand = [f"{LINE}.a", "imperial_guard.a"]
    b = stage({LINE: "e4", "imperial_guard": "b4"}, {GUARDS: "e5", DUTCH: "b5"}, hand=hand)
    reinforce(b.play(f"assault {LINE}.a e5")).play("roll 2", "hit")
    assert not declared(b, "assault")
    assert denied(b, "assault imperial_guard.a b5")


def test_second_player_attacks_in_his_own_turn():
    """§4: whoever is active attacks, the other one defends."""
    b = stage({LINE: "e4"}, {DUTCH: "e5"}, hand=[f"{LINE}.a"], foe_hand=[f"{DUTCH}.a"], active="two")
    assert b.seat == "two"
    b.play(f"assault {DUTCH}.a e4")
    assert b.seat == "one"
    assert b.legal() == {f"defend {LINE}.a", "done"}
    assert needed(reinforce(answer(b, f"defend {LINE}.a")), "e4") == 9  # 5 + 9 > 7 + 6


def test_two_armies_of_one_nation_may_fight():
    """R52: each side's cards serve its own units."""
    b = stage({LINE: "e4"}, {LINE: "e5"}, two="france", hand=[f"{LINE}.a"], foe_hand=[f"{LINE}.b"])
    answer(b.play(f"assault {LINE}.a e5"), f"defend {LINE}.b")
    assert needed(reinforce(b), "e5") == 7  # 7 + 7 > 7 + 6


def test_spy_may_look_in_the_middle_of_a_combat():
    """R35: at any decision of his own turn, and the same question follows; the defender may not."""
    b = stage({GUARDS: "e4"}, {LINE: "e5"}, one="great_britain", two="france", hand=[f"{GUARDS}.a", "scout"])
    b.play(f"assault {GUARDS}.a e5")
    assert "spy scout" not in b.legal()
    assert "spy scout" in answer(b).legal()
    b.play("spy scout", *b.copy().play("spy scout").legal())
    assert (b.seat, b.phase) == ("one", "reinforce")
