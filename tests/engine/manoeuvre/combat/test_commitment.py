"""Committed attacks: more dice now, a hit on the own side later (§9.2, DL §8, R23, R24, R49)."""

import pytest

from tests.engine.manoeuvre.combat.stage import answer, chances, declared, denied, reinforce, stage

KEXHOLM, GUARD, MOSCOW = "kexholm_regiment", "russian_guard", "moscow_regiment"  # 7/5 a 1d10; 8/6; 6/5
HORSE = "1st_cavalry"  # 6/4; b 2d6, pursuit 1-3
FOOT, DUTCH = "4th_regiment_of_foot", "dutch_belgians"  # 7/3, a defence 5; 5/3
COMMIT = "commit committed_attack"
INFANTRY, CAVALRY = "mysore_infantry", "mysore_cavalry"  # 6/4, 5/4; a 2d6 may commit, c 1d8 may not
PUNJAB = "punjab_cavalry"  # 5/4; a 2d6 and c 1d10 may both commit
LINE, LAST = ("a1", "b1", "c1", "d1"), ("a8", "b8", "c8", "d8", "e8")


def russian(units=None, foe=FOOT, *, square="e5", cards=1, hand=(), foe_hand=(), card="a", **more):
    """The Russians on e4 assault e5, holding so many Committed Attacks; the defender is asked."""
    units = units or {KEXHOLM: "e4"}
    opening = f"{next(iter(units))}.{card}"
    hand = [opening, *["committed_attack"] * cards, *hand]
    b = stage(units, {foe: square}, one="russia", hand=hand, foe_hand=list(foe_hand), **more)
    return b.play(f"assault {opening} e5")


def against_twelve(units=None, *, cards=1, support=(), leader="barclay_de_tolly"):
    """The same against 7 + 5, with units in support, every card committed and the dice to come."""
    b = russian(units, cards=cards, hand=[leader] if support else [], foe_hand=[f"{FOOT}.a"])
    answer(b, f"defend {FOOT}.a")
    command = [f"command {leader}", *(f"support {square}" for square in support)] if support else []
    return reinforce(b, *command, *[COMMIT] * cards)


def test_commitment_adds_two_d6():
    """§9.2."""
    assert reinforce(russian(), COMMIT).chances() == chances("1d10", "2d6")


def test_commitment_waits_for_the_defender():
    """§6.1 step 5."""
    b = russian(foe_hand=[f"{FOOT}.a"])
    assert denied(b, COMMIT)
    assert COMMIT in answer(b, f"defend {FOOT}.a").legal()


def test_defender_cannot_commit():
    """§6.1 step 4: it belongs to the attack."""
    b = stage({DUTCH: "e4"}, {KEXHOLM: "e5"}, one="great_britain", two="russia", hand=[f"{DUTCH}.a"],
              foe_hand=["committed_attack", f"{KEXHOLM}.a"])  # fmt: skip
    assert denied(b.play(f"assault {DUTCH}.a e5"), COMMIT)


def test_lone_attacker_commits_once():
    """§6.1 step 5, R23."""
    assert denied(answer(russian(cards=2)).play(COMMIT), COMMIT)


@pytest.mark.parametrize("support", [("d5",), ("d5", "f5")])
def test_each_unit_of_the_attack_commits_once(support):
    """§6.1 step 5, R23: one card for each attacking or supporting unit."""
    b = answer(russian({KEXHOLM: "e4", GUARD: "d5", MOSCOW: "f5"}, cards=3, hand=["kutuzov"])).play("command kutuzov")
    b.play(COMMIT)
    for square in support:
        assert denied(b, COMMIT)
        b.play(f"support {square}", COMMIT)
    assert COMMIT not in b.legal()
    assert reinforce(b).chances() == chances("1d10", f"{2 * len(support) + 2}d6")


def test_attacker_pays_after_winning_and_advancing():
    """§9.2, R23: 7 + 8 > 12."""
    b = against_twelve().play("roll 8", "retreat")
    assert (b.at("e6"), b.at("e5")) == (FOOT, f"{KEXHOLM}-")


def test_attacker_pays_when_the_defender_takes_the_hit():
    """§9.2."""
    b = against_twelve().play("roll 8", "hit")
    assert (b.at("e5"), b.at("e4")) == (f"{FOOT}-", f"{KEXHOLM}-")


def test_attacker_pays_for_equal_totals_too():
    """§9.2: 7 + 5 = 12."""
    assert against_twelve().play("roll 5").at("e4") == f"{KEXHOLM}-"


def test_failed_commitment_costs_two_hits():
    """§6.1 step 7, §9.2: 7 + 4 < 12; the result reduces the unit, the commitment eliminates it."""
    b = against_twelve().play("roll 4")
    assert b.at("e4") is None
    assert b.losses == (1, 0)


def test_unit_may_commit_and_die_of_it():
    """R23: 5 + 8 > 12; the square it took stands empty."""
    b = against_twelve({KEXHOLM: "e4-"}).play("roll 8", "retreat")
    assert (b.at("e4"), b.at("e5"), b.at("e6")) == (None, None, FOOT)
    assert b.losses == (1, 0)


def test_hit_lapses_when_the_result_killed_the_unit():
    """R23: 5 + 6 < 12."""
    b = against_twelve({KEXHOLM: "e4-"}).play("roll 6")
    assert b.losses == (1, 0)
    assert b.phase != "commitment"


def test_owner_assigns_the_hit_among_his_units():
    """R23: 7 + 8 + 3 > 12; the attacker has advanced by then."""
    b = against_twelve({KEXHOLM: "e4", GUARD: "d5"}, support=["d5"]).play("roll 3", "retreat", "advance e4")
    assert (b.seat, b.phase) == ("one", "commitment")
    assert b.legal() == {"suffer e5", "suffer d5"}
    assert b.copy().play("suffer e5").at("e5") == f"{KEXHOLM}-"
    b.play("suffer d5")
    assert (b.at("e5"), b.at("d5")) == (KEXHOLM, f"{GUARD}-")
    assert b.phase != "commitment"


def test_as_many_hits_as_units_leave_no_choice():
    """R23: no unit more than one."""
    b = against_twelve({KEXHOLM: "e4", GUARD: "d5"}, cards=2, support=["d5"]).play("roll 5", "hit")
    assert (b.at("e4"), b.at("d5"), b.at("e5")) == (f"{KEXHOLM}-", f"{GUARD}-", f"{FOOT}-")


def test_no_unit_takes_two_committed_hits():
    """R23: two hits, three units."""
    units = {KEXHOLM: "e4", GUARD: "d5", MOSCOW: "f5"}
    b = russian(units, cards=2, hand=["barclay_de_tolly"], foe_hand=[f"{FOOT}.a"], redoubts=["e5"])
    answer(b, f"defend {FOOT}.a")  # 7 + 5 + 3 against 7 + 8 + 6
    reinforce(b, "command barclay_de_tolly", "support d5", "support f5", COMMIT, COMMIT).play("roll 5", "hit")
    assert b.legal() == {"suffer e4", "suffer d5", "suffer f5"}
    b.play("suffer d5")
    assert b.legal() == {"suffer e4", "suffer f5"}
    assert denied(b, "suffer d5")
    b.play("suffer f5")
    assert (b.at("e4"), b.at("d5"), b.at("f5")) == (KEXHOLM, f"{GUARD}-", f"{MOSCOW}-")


def test_only_units_of_the_attack_pay():
    """R23: a neighbour that did not support is spared."""
    b = against_twelve({KEXHOLM: "e4", GUARD: "d5", MOSCOW: "f5"}, support=["d5"]).play("roll 3", "hit")
    assert denied(b, "suffer f5")


def test_failed_attack_of_two_leaves_the_choice_between_the_survivors():
    """§6.1 step 7, R23: 7 + 6 + 4 < 7 + 5 + 3 + 3; both are reduced first, then one of them dies."""
    b = russian({KEXHOLM: "e4", MOSCOW: "d5"}, hand=["bagration"], foe_hand=[f"{FOOT}.a", f"{FOOT}.b"], redoubts=["e5"])
    answer(b, f"defend {FOOT}.a", f"defend {FOOT}.b")
    reinforce(b, "command bagration", "support d5", COMMIT).play("roll 4")
    assert (b.at("e4"), b.at("d5"), b.phase) == (f"{KEXHOLM}-", f"{MOSCOW}-", "commitment")
    b.play("suffer d5")
    assert (b.at("e4"), b.at("d5"), b.losses) == (f"{KEXHOLM}-", None, (1, 0))


def test_surplus_hit_lapses():
    """R23: the reduced unit dies by the result, the other takes a single committed hit more."""
    units = {KEXHOLM: "e4", GUARD: "d5-"}
    b = russian(units, cards=2, hand=["bagration"], foe_hand=[f"{FOOT}.a", f"{FOOT}.c"])
    answer(b, f"defend {FOOT}.a", f"defend {FOOT}.c")  # 7 + 5 + 7 = 19
    reinforce(b, "command bagration", "support d5", COMMIT, COMMIT).play("roll 5")  # 7 + 6 + 5 = 18
    assert b.losses == (2, 0)
    assert (b.at("e4"), b.at("d5")) == (None, None)
    assert b.phase != "commitment"


def test_pursuit_comes_before_the_committed_hit():
    """R23: reduced cavalry pursues and dies only then; 4 + 5 against 5."""
    b = reinforce(russian({HORSE: "e4-"}, DUTCH, card="b"), COMMIT).play("roll 5", "retreat")
    assert (b.at("e5"), b.phase) == (f"{HORSE}-", "pursuit")
    b.play("roll 3")
    assert (b.at("e5"), b.at("e6")) == (None, f"{DUTCH}-")
    assert b.losses == (1, 0)


def test_withdrawal_leaves_no_time_to_commit():
    """§6.1 step 3."""
    b = russian(foe_hand=["withdraw"]).play("withdraw withdraw")
    assert b.at("e5") == KEXHOLM
    assert b.hand("one") == ["committed_attack"]


def test_committed_attack_does_not_open_a_combat_or_join_a_bombardment():
    """§9.2, §6.2."""
    b = stage({KEXHOLM: "e4"}, {DUTCH: "e5"}, one="russia", hand=["committed_attack", f"{KEXHOLM}.c"])
    assert b.legal() == {f"bombard {KEXHOLM}.c e5", "done"}
    assert b.play(f"bombard {KEXHOLM}.c e5").chances() == chances("2d6")


def test_committed_attack_is_discarded():
    """§9.2."""
    assert sorted(against_twelve().play("roll 8", "hit").pile("one")) == ["committed_attack", f"{KEXHOLM}.a"]


def last_stand(units, *, card="a", commit=True, **more):
    """Four losses on either side; the Dutch-Belgians have 3 left and everyone else is far away."""
    b = stage(
        units, {DUTCH: "e5-"}, one="russia", hand=[f"{next(iter(units))}.{card}", "committed_attack", "bagration"],
        losses=(4, 4), rest=LINE[: 4 - len(units)], foe_rest=LAST[:3], **more,
    ).play(f"assault {next(iter(units))}.{card} e5")  # fmt: skip
    support = ["command bagration", "support d5"] if len(units) > 1 else []
    return reinforce(b, *support, *[COMMIT] * commit)


def test_fifth_loss_wins_the_battle():
    """§2.1: 5 + 7 is four times 3."""
    b = last_stand({KEXHOLM: "e4-"}, commit=False).play("roll 7")
    assert (b.winner, b.how, b.losses) == ("one", "attrition", (4, 5))
    assert b.seat == "nobody"


def test_player_who_committed_loses_if_both_lose_their_fifth():
    """§2.1, R24."""
    b = last_stand({KEXHOLM: "e4-"}).play("roll 7")
    assert b.losses == (5, 5)
    assert b.winner == "two"
    assert b.how.startswith("attrition")


def test_player_who_commits_his_fifth_unit_for_nothing_loses():
    """§2.1: 5 + 4 against 3 + 3 for the town + 3 for the redoubt."""
    b = last_stand({KEXHOLM: "e4-"}, ground={"e5": "T"}, redoubts=["e5"]).play("roll 4")
    assert (b.winner, b.losses) == ("two", (5, 4))


def test_fifth_enemy_lost_in_the_pursuit_does_not_save_the_player_who_committed():
    """R24, R49: 4 + 4 against 3 + 2 for the woods."""
    b = last_stand({HORSE: "e4-"}, card="b", ground={"e5": "W"}).play("roll 4", "retreat")
    assert b.phase == "pursuit"
    b.play("roll 1")
    assert (b.losses, b.winner) == ((5, 5), "two")


def test_losses_are_judged_only_after_the_committed_hits():
    """R49: the enemy's fifth unit is gone, and the owner still decides who pays."""
    b = last_stand({KEXHOLM: "e4-", GUARD: "d5"}).play("roll 4", "advance d5")
    assert (b.losses, b.winner, b.phase) == ((4, 5), None, "commitment")
    assert b.copy().play("suffer e4").winner == "two"
    b.play("suffer e5")
    assert (b.winner, b.losses) == ("one", (4, 5))


def test_second_player_who_committed_loses_as_the_first_would():
    """§2.1, R24."""
    b = stage({DUTCH: "e4-"}, {KEXHOLM: "e5-"}, one="great_britain", two="russia", active="two", losses=(4, 4),
              foe_hand=[f"{KEXHOLM}.a", "committed_attack"], rest=LINE[:3], foe_rest=LAST[:3])  # fmt: skip
    reinforce(b.play(f"assault {KEXHOLM}.a e4"), COMMIT).play("roll 7")
    assert (b.losses, b.winner) == ((5, 5), "one")


def test_unit_lost_by_commitment_counts_for_the_enemy_at_nightfall():
    """R51, §2.2: nobody holds an enemy square and only the British are reduced, yet Russia lost one unit more."""
    b = russian({KEXHOLM: "e4-", GUARD: "e3"}, DUTCH, losses=(2, 2), rest=LINE[:4], foe_rest=LAST[:5], turn=9,
                length_limit=9, first="two")  # fmt: skip
    reinforce(b, COMMIT).play("roll 3", "hit")
    while b.seat == "one":
        b.play("done")
    assert (b.held, b.losses, b.winner) == ((0, 0), (3, 2), "two")
    assert b.how.startswith("nightfall")


def indian(units, hand, foe=FOOT, foe_hand=(), *, square="e5", **more):
    """The first of these Indian units assaults e5 with the first card; the defender is done."""
    b = stage(units, {foe: square}, one="india", hand=list(hand), foe_hand=list(foe_hand), **more)
    return answer(b.play(f"assault {hand[0]} e5"), *(f"defend {card}" for card in foe_hand))


def test_indian_card_commits_the_attack_it_opened():
    """DL §8, R23: two more d6, and a hit on its own unit."""
    b = indian({INFANTRY: "e4"}, [f"{INFANTRY}.a"])
    assert b.legal() == {f"commit {INFANTRY}.a", "done"}
    reinforce(b, f"commit {INFANTRY}.a")
    assert b.chances() == chances("4d6")
    assert b.play("roll 4", "hit").at("e4") == f"{INFANTRY}-"


def test_indian_commitment_is_a_choice():
    """DL §8."""
    b = reinforce(indian({INFANTRY: "e4"}, [f"{INFANTRY}.a"]))
    assert b.chances() == chances("2d6")
    assert b.play("roll 3", "hit").at("e4") == INFANTRY


def test_indian_card_must_have_been_played_to_commit():
    """DL §8: in the hand it commits nobody; added, it does."""
    b = indian({INFANTRY: "e4"}, [f"{INFANTRY}.c", f"{INFANTRY}.a"])
    assert denied(b, f"commit {INFANTRY}.a")
    reinforce(b, f"add {INFANTRY}.a", f"commit {INFANTRY}.a")
    assert b.chances() == chances("1d8", "4d6")


def test_indian_card_without_the_effect_commits_nobody():
    """DL §8."""
    assert denied(indian({INFANTRY: "e4"}, [f"{INFANTRY}.b", "tipu_sultan"]), f"commit {INFANTRY}.b")


def test_indian_commitment_may_be_declared_after_every_other_card():
    """DL §8."""
    b = indian({INFANTRY: "e4"}, [f"{INFANTRY}.a", f"{INFANTRY}.c", "tipu_sultan"])
    reinforce(b, f"add {INFANTRY}.c", "lead tipu_sultan", f"commit {INFANTRY}.a")
    assert b.chances() == chances("1d8", "4d6")


def test_each_indian_unit_commits_once():
    """§6.1 step 5, R23: one a unit, though both cards could."""
    b = indian({PUNJAB: "e4"}, [f"{PUNJAB}.a", f"{PUNJAB}.c"]).play(f"add {PUNJAB}.c", f"commit {PUNJAB}.a")
    assert denied(b, f"commit {PUNJAB}.a")
    assert denied(b, f"commit {PUNJAB}.c")


@pytest.mark.parametrize(("committed", "hit"), [(CAVALRY, "d5"), (INFANTRY, "e4")])
def test_indian_commitment_hits_the_unit_of_its_card(committed, hit):
    """R23: the attacker's or the supporter's; there is nothing to choose."""
    units = {INFANTRY: "e4", CAVALRY: "d5"}
    b = indian(units, [f"{INFANTRY}.a", "tipu_sultan", f"{CAVALRY}.a"], foe_hand=[f"{FOOT}.a"])
    reinforce(b, "command tipu_sultan", "support d5", f"add {CAVALRY}.a", f"commit {committed}.a")
    assert b.chances() == chances("6d6")
    b.play("roll 6", "hit")  # 6 + 5 + 6 > 12
    assert b.at(hit) == f"{committed}-"
    assert {b.at("e4"), b.at("d5")} & {INFANTRY, CAVALRY}


def test_two_indian_units_may_both_commit():
    """R23."""
    hand = [f"{INFANTRY}.a", "tipu_sultan", f"{CAVALRY}.a"]
    b = indian({INFANTRY: "e4", CAVALRY: "d5"}, hand, foe_hand=[f"{FOOT}.a"])
    b.play("command tipu_sultan", "support d5", f"add {CAVALRY}.a")
    reinforce(b, f"commit {CAVALRY}.a", f"commit {INFANTRY}.a")
    assert b.chances() == chances("8d6")
    b.play("roll 8", "hit")
    assert (b.at("e4"), b.at("d5")) == (f"{INFANTRY}-", f"{CAVALRY}-")


def test_failed_indian_commitment_costs_two_hits():
    """DL §8: after all other losses; 6 + 4 < 12."""
    b = indian({INFANTRY: "e4"}, [f"{INFANTRY}.a"], foe_hand=[f"{FOOT}.a"])
    assert reinforce(b, f"commit {INFANTRY}.a").play("roll 4").losses == (1, 0)


def test_indian_hit_lapses_with_the_unit_of_its_card():
    """R23: 4 + 5 + 6 < 7 + 5 + 3 + 3; the infantry dies by the result, the cavalry takes only that."""
    units, defence = {INFANTRY: "e4-", CAVALRY: "d5"}, [f"{FOOT}.a", f"{FOOT}.b"]
    b = indian(units, [f"{INFANTRY}.a", "tipu_sultan"], foe_hand=defence, redoubts=["e5"])
    reinforce(b, "command tipu_sultan", "support d5", f"commit {INFANTRY}.a").play("roll 6")
    assert (b.at("e4"), b.at("d5"), b.losses) == (None, f"{CAVALRY}-", (1, 0))


def test_indian_card_does_not_commit_in_defence():
    """DL §8."""
    b = stage({FOOT: "e4"}, {INFANTRY: "e5"}, one="great_britain", two="india", hand=[f"{FOOT}.a"],
              foe_hand=[f"{INFANTRY}.a"]).play(f"assault {FOOT}.a e5", f"defend {INFANTRY}.a")  # fmt: skip
    assert not declared(b, "commit")


def test_indian_player_who_committed_loses_if_both_lose_their_fifth():
    """§2.1, R24: 4 + 8 is four times 3."""
    b = stage({INFANTRY: "e4-"}, {DUTCH: "e5-"}, one="india", hand=[f"{INFANTRY}.a"], losses=(4, 4), rest=LINE[:3],
              foe_rest=LAST[:3]).play(f"assault {INFANTRY}.a e5")  # fmt: skip
    reinforce(b, f"commit {INFANTRY}.a").play("roll 8")
    assert (b.losses, b.winner) == ((5, 5), "two")
