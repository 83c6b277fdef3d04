"""Leaders in combat: combat or command, and whom they may lead (§6.5, §9.1)."""

import pytest

from tests.engine.manoeuvre.combat.stage import answer, chances, declared, denied, needed, reinforce, stage

LINE, GUARD = "19th_regiment_legere", "imperial_guard"  # 7, b 2d6; 8
FOOT, DUTCH = "4th_regiment_of_foot", "dutch_belgians"  # 7, a defence 5; 5
MYSORE, MYSORE_HORSE = "mysore_infantry", "mysore_cavalry"  # 6, b 1d10; 5
PUNJAB, MARATHA = "punjab_infantry", "maratha_infantry"  # 6, b 1d10; 6
DATE, SHIMAZU = "date_han", "shimazu_han"  # 7, c 2d6 defence 4; 7


def french(*hand, units=None, foe=FOOT, foe_hand=(), **more):
    """The line on e4 assaults e5; the defender is asked."""
    b = stage({LINE: "e4"} | (units or {}), {foe: "e5"}, hand=[f"{LINE}.b", *hand], foe_hand=list(foe_hand), **more)
    return b.play(f"assault {LINE}.b e5")


@pytest.mark.parametrize(("leader", "combat"), [("napoleon", 5), ("ney", 4), ("soult", 3), ("lannes", 2)])
def test_leader_adds_his_combat_value_to_an_attack(leader, combat):
    """§9.1: 7 and 2d6 against 7 + 5."""
    b = answer(french(leader, foe_hand=[f"{FOOT}.a"]), f"defend {FOOT}.a")
    assert needed(reinforce(b, f"lead {leader}"), "e5") == max(6 - combat, 2)


@pytest.mark.parametrize(("leader", "combat"), [("wellington", 5), ("moore", 4), ("beresford", 3), ("hill", 1)])
def test_leader_adds_his_combat_value_to_a_defence(leader, combat):
    """§6.1 step 4, §9.1: 7 and 2d6 against 7."""
    assert needed(reinforce(answer(french(foe_hand=[leader]), f"lead {leader}")), "e5") == combat + 1


def test_both_sides_may_have_a_leader():
    """§6.1 steps 4 and 5: 7 + 4 against 7 + 5."""
    b = answer(french("ney", foe_hand=["wellington"]), "lead wellington")
    assert needed(reinforce(b, "lead ney"), "e5") == 2


def test_defender_has_one_leader():
    """§6.1 step 4, R25."""
    assert denied(french(foe_hand=["wellington", "hill"]).play("lead wellington"), "lead hill")


@pytest.mark.parametrize("first", ["lead ney", "command ney"])
def test_attacker_has_one_leader(first):
    """§6.1 step 5, R25, by whichever value."""
    b = answer(french("ney", "davout", units={GUARD: "d5"})).play(first)
    assert denied(b, "lead davout")
    assert denied(b, "command davout")
    assert denied(b, "lead ney")


def test_defender_does_not_use_the_command_value():
    """§6.1 step 4: combat only, and nobody supports a defence."""
    b = stage({LINE: "e4"}, {FOOT: "e5", DUTCH: "d4"}, hand=[f"{LINE}.b"], foe_hand=["wellington"])
    b.play(f"assault {LINE}.b e5")
    assert b.legal() == {"lead wellington", "done"}
    assert denied(b, "command wellington")
    assert not declared(b.play("lead wellington"), "support")


def test_leader_is_used_for_combat_or_command_not_both():
    """§9.1: led by Davout, 7 + 5; commanded by him, 7 + 8; each and 2d6 against 7 + 5 + 7."""
    hand, cards = [f"{FOOT}.a", f"{FOOT}.c"], [f"defend {FOOT}.a", f"defend {FOOT}.c"]
    led = answer(french("davout", units={GUARD: "d5"}, foe_hand=hand), *cards).play("lead davout")
    assert not declared(led, "support")
    assert needed(reinforce(led), "e5") == 8
    commanded = answer(french("davout", units={GUARD: "d5"}, foe_hand=hand), *cards)
    assert needed(reinforce(commanded, "command davout", "support d5"), "e5") == 5


def test_napoleon_commands_three_more():
    """§9.1: 7 + 8 + 7 + 6 and 2d6 against 7 + 5 + 3 + 7 + 3 = 25 and Wellington's 5."""
    units = {GUARD: "d5", "1st_cuirassiers": "f5", "45th_regiment_legere": "e6"}
    hand = [f"{FOOT}.a", f"{FOOT}.b", f"{FOOT}.c", "wellington"]
    b = answer(french("napoleon", units=units, foe_hand=hand, redoubts=["e5"]),
               *(f"defend {card}" for card in hand[:3]), "lead wellington")  # fmt: skip
    reinforce(b, "command napoleon", "support d5", "support f5", "support e6")
    assert needed(b, "e5") == 3


def test_leader_does_not_open_an_assault():
    """§6.1 step 1."""
    assert denied(stage({LINE: "e4"}, {DUTCH: "e5"}, hand=["ney"]), "assault ney e5")


def test_palafox_adds_five_to_a_defence():
    """R36: 7 and 2d8 against 7 + 5."""
    b = stage({FOOT: "e4"}, {"1st_line_regiment": "e5"}, one="great_britain", two="spain", hand=[f"{FOOT}.a"],
              foe_hand=["palafox"])  # fmt: skip
    assert needed(reinforce(answer(b.play(f"assault {FOOT}.a e5"), "lead palafox")), "e5") == 6


def test_palafox_adds_one_to_an_attack():
    """R36: 7 + 1 and 1d10 against 7 + 5."""
    b = stage({"1st_line_regiment": "e4"}, {FOOT: "e5"}, one="spain", hand=["1st_line_regiment.b", "palafox"],
              foe_hand=[f"{FOOT}.a"]).play("assault 1st_line_regiment.b e5")  # fmt: skip
    assert needed(reinforce(answer(b, f"defend {FOOT}.a"), "lead palafox"), "e5") == 5


def indian(*hand, unit=MYSORE, units=None, foe_hand=(), **more):
    """An Indian unit on e4 assaults the 4th Foot on e5; the defender is done."""
    b = stage({unit: "e4"} | (units or {}), {FOOT: "e5"}, one="india", hand=[f"{unit}.b", *hand],
              foe_hand=list(foe_hand), **more)  # fmt: skip
    return answer(b.play(f"assault {unit}.b e5"), *(f"defend {card}" for card in foe_hand))


def test_indian_leader_leads_his_own_nation():
    """DL §9.1: 6 + 4 and 1d10 against 7 + 5."""
    assert needed(reinforce(indian("tipu_sultan", foe_hand=[f"{FOOT}.a"]), "lead tipu_sultan"), "e5") == 3


def test_indian_leader_does_not_lead_another_nation():
    """DL §9.1."""
    b = indian("tipu_sultan", unit=PUNJAB, units={MYSORE: "d5"})
    assert b.legal() == {"done"}
    assert denied(b, "lead tipu_sultan")
    assert denied(b, "command tipu_sultan")


def test_indian_leader_brings_together_the_two_units_of_his_nation():
    """DL §9.1: no Punjabi under Tipu Sultan."""
    b = indian("tipu_sultan", units={MYSORE_HORSE: "d5", PUNJAB: "f5"}).play("command tipu_sultan")
    assert declared(b, "support") == {"support d5"}
    assert denied(b, "support f5")
    assert not declared(b.play("support d5"), "support")


@pytest.mark.parametrize(("unit", "allowed"), [(PUNJAB, True), ("punjab_cavalry", True), (MYSORE, False)])
def test_indian_leader_defends_his_own_nation(unit, allowed):
    """DL §9.1."""
    b = stage({FOOT: "e4"}, {unit: "e5"}, one="great_britain", two="india", hand=[f"{FOOT}.a"],
              foe_hand=["ranjit_singh"]).play(f"assault {FOOT}.a e5")  # fmt: skip
    assert ("lead ranjit_singh" in b.legal()) == allowed
    if not allowed:
        assert denied(b, "lead ranjit_singh")


def test_maharaja_lifts_the_bounds_of_nationality():
    """DL §9.1, R44: 6 + 4 and 1d10 against 7 + 5."""
    b = indian("tipu_sultan", "maharaja", unit=PUNJAB, foe_hand=[f"{FOOT}.a"])
    assert denied(b, "lead tipu_sultan")
    assert needed(reinforce(b, "lead tipu_sultan maharaja"), "e5") == 3
    b.play("roll 1")
    assert sorted(b.pile("one")) == sorted([f"{PUNJAB}.b", "tipu_sultan", "maharaja"])


def test_maharaja_gives_command_of_four():
    """DL §9.1, R44: three more, of any nation."""
    units = {MYSORE_HORSE: "d5", PUNJAB: "f5", MARATHA: "e6"}
    b = indian("tipu_sultan", "maharaja", units=units).play("command tipu_sultan maharaja")
    assert declared(b, "support") == {"support d5", "support f5", "support e6"}
    b.play("support d5", "support f5", "support e6")
    assert not declared(b, "support")


def test_maharaja_frees_a_leader_none_of_whose_units_fights():
    """DL §9.1, R44."""
    b = indian("tipu_sultan", "maharaja", unit=PUNJAB, units={MARATHA: "d5"})
    assert "support d5" in b.play("command tipu_sultan maharaja").legal()


def test_maharaja_helps_in_defence():
    """R44: 7 and 2d8 against 6 + 4."""
    b = stage({FOOT: "e4"}, {PUNJAB: "e5"}, one="great_britain", two="india", hand=[f"{FOOT}.a"],
              foe_hand=["tipu_sultan", "maharaja"]).play(f"assault {FOOT}.a e5")  # fmt: skip
    assert denied(b, "lead tipu_sultan")
    assert needed(reinforce(answer(b, "lead tipu_sultan maharaja")), "e5") == 4


def test_maharaja_alone_does_nothing():
    """R44."""
    b = indian("maharaja", units={MYSORE_HORSE: "d5"})
    assert b.legal() == {"done"}


def test_maharaja_does_not_bring_a_second_leader():
    """R25: one leader a side, and the Maharaja is none."""
    b = indian("tipu_sultan", "ranjit_singh", "maharaja").play("lead tipu_sultan")
    assert denied(b, "lead ranjit_singh maharaja")


def japanese(opening, *hand, unit=DATE, units=None, foe=FOOT, foe_hand=(), **more):
    """A Japanese unit on e4 assaults e5; the defender is done."""
    b = stage({unit: "e4"} | (units or {}), {foe: "e5"}, one="tokugawa_shogunate", hand=[opening, *hand],
              foe_hand=list(foe_hand), **more)  # fmt: skip
    return answer(b.play(f"assault {opening} e5"), *(f"defend {card}" for card in foe_hand))


def test_house_leader_opens_an_assault_of_his_unit():
    """DL §9.1, R43: 7 and 1d6 against 5 + 3, without his combat value."""
    b = reinforce(japanese("date", foe=DUTCH, foe_hand=[f"{DUTCH}.a"]))
    assert b.chances() == chances("1d6")
    assert needed(b, "e5") == 2
    assert b.play("roll 1").pile("one") == ["date"]


def test_house_leader_opens_no_assault_of_another_unit():
    """DL §9.1."""
    b = stage({SHIMAZU: "e4"}, {DUTCH: "e5"}, one="tokugawa_shogunate", hand=["date"])
    assert b.legal() == {"done"}
    assert denied(b, "assault date e5")


def test_house_leader_opens_only_what_a_unit_card_could():
    """R43: not out of a marsh, not at a distance."""

    def legal(square, **more):
        return stage({DATE: "e4"}, {DUTCH: square}, one="tokugawa_shogunate", hand=["date"], **more).legal()

    assert "assault date e5" in legal("e5")
    assert legal("e5", ground={"e4": "M"}) == {"done"}
    assert legal("e6") == {"done"}


def test_unit_cards_may_follow_a_house_leader():
    """R25, R43."""
    b = japanese("date", f"{DATE}.c")
    assert f"add {DATE}.c" in b.legal()
    assert reinforce(b, f"add {DATE}.c").chances() == chances("1d6", "2d6")


def test_house_leader_who_opened_is_the_one_leader():
    """R25."""
    b = japanese("date", "tokugawa", units={SHIMAZU: "d5"})
    assert denied(b, "lead tokugawa")
    assert denied(b, "command tokugawa")


def test_house_leader_who_opened_adds_no_combat_value():
    """R43: one or the other; there is no second copy of him either."""
    b = japanese("date")
    assert denied(b, "lead date")
    assert denied(b, "join date")


def test_house_leader_joins_with_his_die():
    """DL §9.1, R43."""
    b = reinforce(japanese(f"{DATE}.c", "date"), "join date")
    assert b.chances() == chances("2d6", "1d6")


def test_house_leader_may_add_his_combat_value_instead():
    """R43: 7 + 4 and 2d6 against 7 + 5, and no die of his."""
    b = reinforce(japanese(f"{DATE}.c", "date", foe_hand=[f"{FOOT}.a"]), "lead date")
    assert b.chances() == chances("2d6")
    assert needed(b, "e5") == 2


def test_house_leader_does_one_of_the_two():
    """R43, R25."""
    assert denied(japanese(f"{DATE}.c", "date").play("join date"), "lead date")
    assert denied(japanese(f"{DATE}.c", "date").play("lead date"), "join date")


def test_house_leader_who_joins_is_the_one_leader():
    """R25."""
    b = japanese(f"{DATE}.c", "date", "tokugawa", units={SHIMAZU: "d5"}).play("join date")
    assert denied(b, "lead tokugawa")
    assert denied(b, "command tokugawa")
    other = japanese(f"{DATE}.c", "date", "tokugawa", units={SHIMAZU: "d5"}).play("lead tokugawa")
    assert denied(other, "join date")


def test_house_leader_is_no_help_to_another_unit():
    """DL §9.1."""
    b = japanese(f"{SHIMAZU}.c", "date", unit=SHIMAZU, units={DATE: "d5"})
    assert b.legal() == {"done"}
    assert denied(b, "join date")
    assert denied(b, "lead date")


def test_house_leader_brings_no_units_together():
    """DL §9.1."""
    b = japanese(f"{DATE}.c", "date", units={SHIMAZU: "d5"})
    assert denied(b, "command date")
    assert not declared(b.play("lead date"), "support")


@pytest.mark.parametrize(("unit", "allowed"), [(DATE, True), (SHIMAZU, False)])
def test_house_leader_defends_his_own_unit(unit, allowed):
    """DL §9.1, R43: 7 and 2d8 against 7 + 4; his die is for attacks."""
    b = stage({FOOT: "e4"}, {unit: "e5"}, one="great_britain", two="tokugawa_shogunate", hand=[f"{FOOT}.a"],
              foe_hand=["date"]).play(f"assault {FOOT}.a e5")  # fmt: skip
    assert denied(b, "join date")
    if allowed:
        assert needed(reinforce(answer(b, "lead date")), "e5") == 5
    else:
        assert denied(b, "lead date")


@pytest.mark.parametrize("unit", [DATE, SHIMAZU, "asano_han"])
def test_tokugawa_leads_every_unit(unit):
    """DL §9.1: 4 in combat, command of 4, but no die of his own."""
    b = japanese(f"{unit}.a", "tokugawa", unit=unit, units={"maeda_han": "d5", "mori_han": "f5", "nabeshima_han": "e6"})
    assert denied(b, "join tokugawa")
    assert "lead tokugawa" in b.legal()
    b.play("command tokugawa", "support d5", "support f5", "support e6")
    assert not declared(b, "support")


def test_tokugawa_does_not_open_an_assault():
    """DL §9.1: he is a leader like those of the base game."""
    b = stage({"tokugawa_han": "e4"}, {DUTCH: "e5"}, one="tokugawa_shogunate", hand=["tokugawa"])
    assert denied(b, "assault tokugawa e5")


def test_leaders_are_discarded():
    """§4: whichever side played them."""
    b = answer(french("ney", foe_hand=["wellington"]), "lead wellington")
    reinforce(b, "lead ney").play("roll 2", "hit")
    assert "ney" in b.pile("one")
    assert b.pile("two") == ["wellington"]


@pytest.mark.parametrize("hand", [["napoleon"], ["davout", f"{GUARD}.b"]])
def test_leader_adds_nothing_to_fire(hand):
    """§6.2: the defender's neither."""
    b = stage({GUARD: "e4"}, {DUTCH: "e5"}, hand=hand, foe_hand=["wellington"])
    shot = next(text for text in b.legal() if text.startswith(("bombard", "battery")))
    assert needed(b.play(shot), "e5") == 6
