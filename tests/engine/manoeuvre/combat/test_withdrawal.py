"""Withdrawal before the clash, by HQ card or by the cards of the United States (§6.1 step 3, §8)."""

import pytest

from tests.engine.manoeuvre.combat.stage import answer, chances, declared, denied, needed, reinforce, stage

LINE, HORSE, GUARD = "19th_regiment_legere", "1st_cuirassiers", "imperial_guard"
DUTCH, GUARDS = "dutch_belgians", "1st_foot_guards"
MILITIA, THIRTEENTH = "4th_militia", "13th_militia"  # 5/2; a withdraws on 1-3, defence 5; d defence 3; e artillery
REGULARS = "1st_infantry_regiment"  # 8/4; a withdraws on 1-2, defence 5; b defence 5, no withdrawal


def assaulted(unit=LINE, card="a", foe=DUTCH, foe_hand=("withdraw",), *, units=None, foes=None, hand=(), **more):
    """The French on e4 assault e5; the defender is asked."""
    b = stage(
        {unit: "e4"} | (units or {}),
        {foe: "e5"} | (foes or {}),
        hand=[f"{unit}.{card}", *hand],
        foe_hand=list(foe_hand),
        **more,
    )
    return b.play(f"assault {unit}.{card} e5")


def american(foe=MILITIA, foe_hand=(f"{MILITIA}.a",), **more):
    """The same against the United States."""
    return assaulted(foe=foe, foe_hand=foe_hand, two="united_states", **more)


def test_withdrawing_unit_retreats_and_the_attacker_advances():
    """§6.1 step 3, §9.2."""
    b = assaulted()
    assert b.legal() == {"withdraw withdraw", "done"}
    b.play("withdraw withdraw")
    assert (b.at("e6"), b.at("e5"), b.at("e4")) == (DUTCH, LINE, None)
    assert b.losses == (0, 0)


def test_withdrawal_ends_the_combat_and_its_cards_are_discarded():
    """§6.1 step 3: the attacker adds nothing and starts no other combat."""
    b = assaulted(hand=[f"{LINE}.b", "ney"], foe_hand=["withdraw", f"{DUTCH}.a"]).play("withdraw withdraw")
    assert b.phase not in ("reinforce", "clash", "combat")
    assert not declared(b, "assault", "add", "lead")
    assert b.pile("one") == [f"{LINE}.a"]
    assert b.pile("two") == ["withdraw"]
    assert sorted(b.hand("one")) == sorted([f"{LINE}.b", "ney"])
    assert b.hand("two") == [f"{DUTCH}.a"]


def test_withdraw_must_come_first():
    """§6.1 step 3, R15: it is the defender's only card."""
    hand = ["withdraw", f"{DUTCH}.a", "hill"]
    assert denied(assaulted(foe_hand=hand).play(f"defend {DUTCH}.a"), "withdraw withdraw")
    assert denied(assaulted(foe_hand=hand).play("lead hill"), "withdraw withdraw")


def test_withdraw_card_may_be_kept():
    """§6.1 step 3: it is an option."""
    b = answer(assaulted())
    assert b.hand("two") == ["withdraw"]
    assert b.at("e5") == DUTCH


def test_attacker_cannot_withdraw():
    """§6.1 step 3."""
    b = answer(assaulted(hand=["withdraw"], foe_hand=[]))
    assert "withdraw withdraw" not in b.legal()


def test_withdrawal_goes_home_first():
    """§6.1 step 3: it follows the rules of retreat, so the flanks are not offered."""
    assert assaulted(edges=("west", "east")).play("withdraw withdraw").at("f5") == DUTCH


def test_owner_chooses_the_flank_of_a_withdrawal():
    """§6.1 step 3, §6.6."""
    b = assaulted(foes={GUARDS: "e6"}).play("withdraw withdraw")
    assert b.seat == "two"
    assert b.legal() == {"retreat-to d5", "retreat-to f5"}
    b.play("retreat-to d5")
    assert (b.at("d5"), b.at("e5")) == (DUTCH, LINE)


def test_withdrawal_forward_when_nothing_else_is_open():
    """§6.1 step 3, §6.6: the attack came from the flank."""
    b = stage({LINE: "d5", GUARD: "f5"}, {DUTCH: "e5", GUARDS: "e6"}, hand=[f"{LINE}.a"], foe_hand=["withdraw"]).play(
        f"assault {LINE}.a e5", "withdraw withdraw"
    )
    assert (b.at("e4"), b.at("e5")) == (DUTCH, LINE)


def test_surrounded_unit_cannot_withdraw():
    """§6.1 step 3, R10."""
    b = assaulted(units={GUARD: "d5", HORSE: "f5"}, foes={GUARDS: "e6"})
    assert denied(b, "withdraw withdraw")


def test_lakes_shut_a_withdrawal():
    """R9, R10."""
    assert denied(assaulted(ground={"d5": "L", "f5": "L", "e6": "L"}), "withdraw withdraw")
    assert "withdraw withdraw" in assaulted(ground={"d5": "L", "e6": "L"}).legal()


def test_reduced_unit_may_withdraw():
    """§6.1 step 3."""
    b = stage({LINE: "e4"}, {DUTCH: "e5-"}, hand=[f"{LINE}.a"], foe_hand=["withdraw"])
    assert b.play(f"assault {LINE}.a e5", "withdraw withdraw").at("e6") == f"{DUTCH}-"


def test_withdrawal_leaves_the_redoubt_behind():
    """§9.2, R32: nobody inherits it."""
    assert assaulted(redoubts=["e5"]).play("withdraw withdraw").redoubts == set()


def test_card_that_does_not_require_an_advance_lets_the_attacker_stay():
    """R12."""
    b = assaulted(GUARD).play("withdraw withdraw")
    assert (b.seat, b.phase) == ("one", "advance")
    assert b.legal() == {"advance e4", "done"}
    assert b.copy().play("advance e4").at("e5") == GUARD
    assert b.play("done").at("e4") == GUARD
    assert b.at("e5") is None


@pytest.mark.parametrize(("roll", "left"), [(1, f"{DUTCH}-"), (3, f"{DUTCH}-"), (4, DUTCH), (6, DUTCH)])
def test_cavalry_pursues_a_withdrawing_unit(roll, left):
    """§6.1 step 3, §6.7: one die for the card that opened the assault, 1 to 3 here; Murat could not be played (R34)."""
    b = assaulted(HORSE, "b", hand=["murat", f"{HORSE}.a"]).play("withdraw withdraw")
    assert b.phase == "pursuit"
    assert b.chances() == chances("1d6")
    assert b.play(f"roll {roll}").at("e6") == left
    assert b.phase != "pursuit"


def test_cavalry_that_stays_does_not_pursue():
    """§6.7, R12."""
    b = assaulted("guard_cavalry").play("withdraw withdraw", "done")
    assert b.phase != "pursuit"
    assert (b.at("e4"), b.at("e6")) == ("guard_cavalry", DUTCH)


def test_infantry_does_not_pursue_a_withdrawing_unit():
    """§6.7."""
    assert assaulted().play("withdraw withdraw").phase != "pursuit"


def test_pursuit_can_eliminate_a_withdrawing_unit():
    """§6.7."""
    b = stage({HORSE: "e4"}, {DUTCH: "e5-"}, hand=[f"{HORSE}.b"], foe_hand=["withdraw"])
    b.play(f"assault {HORSE}.b e5", "withdraw withdraw", "roll 2")
    assert b.losses == (0, 1)


def test_house_leader_who_opened_the_assault_is_discarded_after_a_withdrawal():
    """R34, R43: he took the place of the unit card."""
    b = stage({"date_han": "e4"}, {DUTCH: "e5"}, one="tokugawa_shogunate", hand=["date"], foe_hand=["withdraw"])
    b.play("assault date e5", "withdraw withdraw")
    assert b.at("e5") == "date_han"
    assert b.pile("one") == ["date"]


@pytest.mark.parametrize(("foe", "card", "best"), [(MILITIA, "a", 3), (THIRTEENTH, "a", 3), (REGULARS, "a", 2)])
def test_american_card_withdraws_on_its_range(foe, card, best):
    """§8: a d6 within the printed range."""
    b = american(foe, [f"{foe}.{card}"])
    assert f"withdraw {foe}.{card}" in b.legal()
    b.play(f"withdraw {foe}.{card}")
    assert b.phase == "try-withdrawal"
    assert b.chances() == chances("1d6")
    for roll in range(1, 7):
        after = b.copy().play(f"roll {roll}")
        assert (after.at("e6"), after.at("e5")) == ((foe, LINE) if roll <= best else (None, foe))


def test_american_withdrawal_is_like_that_of_the_hq_card():
    """§8: it ends the combat, the attacker advances, both cards are discarded."""
    b = american(hand=[f"{LINE}.b"]).play(f"withdraw {MILITIA}.a", "roll 3")
    assert (b.at("e6"), b.at("e5")) == (MILITIA, LINE)
    assert b.phase not in ("answer", "reinforce", "clash")
    assert b.pile("two") == [f"{MILITIA}.a"]
    assert b.pile("one") == [f"{LINE}.a"]


def test_failed_american_card_defends():
    """§8, R15: 5 + 5 against 7."""
    b = american().play(f"withdraw {MILITIA}.a", "roll 4")
    assert needed(reinforce(b), "e5") == 4


def test_failed_american_card_is_no_longer_in_the_hand():
    """§8: it counts once."""
    b = american(foe_hand=[f"{MILITIA}.a", f"{MILITIA}.d"]).play(f"withdraw {MILITIA}.a", "roll 6")
    assert b.phase == "answer"
    assert denied(b, f"defend {MILITIA}.a")
    assert denied(b, f"withdraw {MILITIA}.a")


def test_another_american_card_may_be_tried_after_a_failure():
    """R15."""
    b = american(foe_hand=[f"{MILITIA}.a", f"{MILITIA}.d"]).play(f"withdraw {MILITIA}.a", "roll 6")
    assert b.seat == "two"
    assert f"withdraw {MILITIA}.d" in b.legal()
    assert b.play(f"withdraw {MILITIA}.d", "roll 3").at("e6") == MILITIA
    assert sorted(b.pile("two")) == [f"{MILITIA}.a", f"{MILITIA}.d"]


def test_every_failed_american_card_defends():
    """R15: 5 + 5 + 3 + 5 = 18 against 8."""
    hand = [f"{MILITIA}.a", f"{MILITIA}.d", f"{MILITIA}.b"]
    b = american(unit=GUARD, foe_hand=hand)
    for card in hand:
        b.play(f"withdraw {card}", "roll 5")
    assert needed(reinforce(b), "e5") == 11


def test_other_cards_may_follow_a_failed_try():
    """§8: 5 + 5 + 5 of the artillery + 4 for Scott = 19 against 8."""
    b = american(unit=GUARD, foe_hand=[f"{MILITIA}.a", f"{MILITIA}.e", "scott"])
    answer(b.play(f"withdraw {MILITIA}.a", "roll 5"), f"defend {MILITIA}.e", "lead scott")
    assert needed(reinforce(b), "e5") == 12


def test_withdraw_card_cannot_follow_a_failed_try():
    """R15: the failed card stays, so the HQ card would not be the only one."""
    b = american(foe_hand=[f"{MILITIA}.a", "withdraw"])
    assert {"withdraw withdraw", f"withdraw {MILITIA}.a"} <= b.legal()
    b.play(f"withdraw {MILITIA}.a", "roll 6")
    assert denied(b, "withdraw withdraw")


@pytest.mark.parametrize("first", [f"defend {MILITIA}.e", "lead scott", f"defend {MILITIA}.d"])
def test_no_try_once_another_card_defends(first):
    """§6.1 step 3, §8: the try is resolved before other cards are played."""
    b = american(foe_hand=[f"{MILITIA}.a", f"{MILITIA}.d", f"{MILITIA}.e", "scott"]).play(first)
    assert denied(b, f"withdraw {MILITIA}.a")


def test_american_card_may_simply_defend():
    """§8: a withdrawal need not be tried."""
    b = american()
    assert b.legal() == {f"withdraw {MILITIA}.a", f"defend {MILITIA}.a", "done"}
    assert needed(reinforce(answer(b, f"defend {MILITIA}.a")), "e5") == 4


@pytest.mark.parametrize("card", ["b", "c"])
def test_american_card_without_a_withdrawal_value_is_not_tried(card):
    """§8."""
    b = american(REGULARS, [f"{REGULARS}.{card}"])
    assert denied(b, f"withdraw {REGULARS}.{card}")
    assert f"defend {REGULARS}.{card}" in b.legal()


def test_card_of_another_american_unit_is_not_tried():
    """§8: it must match the defending unit."""
    b = american(foe_hand=[f"{THIRTEENTH}.a"], foes={THIRTEENTH: "d5"})
    assert denied(b, f"withdraw {THIRTEENTH}.a")


def test_surrounded_american_unit_cannot_try():
    """R10; the card still defends."""
    b = american(units={GUARD: "d5", HORSE: "f5"}, foes={THIRTEENTH: "e6"})
    assert b.legal() == {f"defend {MILITIA}.a", "done"}


def test_american_unit_withdraws_from_an_ambush_and_nobody_advances():
    """§9.2, R11."""
    b = stage(
        {"1st_regiment": "e4"}, {MILITIA: "e5"}, one="austria", two="united_states", hand=["ambush"],
        foe_hand=[f"{MILITIA}.a"],
    ).play("ambush ambush e5", f"withdraw {MILITIA}.a", "roll 1")  # fmt: skip
    assert (b.at("e4"), b.at("e5"), b.at("e6")) == ("1st_regiment", None, MILITIA)
    assert b.pile("one") == ["ambush"]


def test_american_attacker_cannot_withdraw_with_a_unit_card():
    """§8: it is for the defending unit."""
    b = stage({MILITIA: "e4"}, {"1st_foot_guards": "e5"}, one="united_states", hand=[f"{MILITIA}.a", f"{MILITIA}.d"])
    answer(b.play(f"assault {MILITIA}.a e5"))
    assert not declared(b, "withdraw")


@pytest.mark.parametrize("fire", [f"bombard {GUARD}.b e5", "battery e4 e5 napoleon"])
def test_no_withdrawal_from_fire(fire):
    """§9.2."""
    b = stage({GUARD: "e4"}, {MILITIA: "e5"}, two="united_states", hand=[f"{GUARD}.b", "napoleon"],
              foe_hand=["withdraw", f"{MILITIA}.a"])  # fmt: skip
    assert b.play(fire).seat == "chance"
