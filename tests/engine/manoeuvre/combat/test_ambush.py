"""Ambush: an attack out of nowhere, with a card in place of a unit (§6.1, §9.2)."""

import pytest

from tests.engine.manoeuvre.combat.stage import answer, chances, declared, denied, needed, reinforce, stage

SUISSE = "4th_regiment_suisse"  # 5, reduced 3; a defence 6, b defence 5
FIRST, THIRD, NINTH = "1st_regiment", "3rd_regiment", "9th_regiment"  # 7/4 b 1d10, 6/3 a 2d8, 6/3 a 2d8
HORSE = "oreilly_chevaulegers"  # 8/4 cavalry, a 2d6 pursuit 1-3


def ambush(units=None, foe="e5", *, hand=(), one="austria", **more):
    """An Austrian, or American, about to ambush the Swiss."""
    return stage(units or {}, {SUISSE: foe}, one=one, two="france", hand=["ambush", *hand], **more)


def sprung(*args, **more):
    """The ambush declared and the defender done."""
    return answer(ambush(*args, **more).play("ambush ambush e5"))


def test_an_ambush_reaches_every_enemy_however_far():
    """§6.1 steps 1 and 2: distance does not matter, and no own unit need be near."""
    b = ambush(foe="e5")
    foes = ["e5", *(f"{file}8" for file in "abcdefg")]
    assert declared(b, "ambush") == {f"ambush ambush {square}" for square in foes}
    assert denied(b, "ambush ambush a1")
    assert denied(b, "ambush ambush d4")


def test_nothing_but_the_card_starts_an_ambush():
    """§9.2."""
    b = stage({FIRST: "e4"}, {SUISSE: "e5"}, one="austria", two="france", hand=[f"{FIRST}.a", "supply"])
    assert not declared(b, "ambush")
    assert denied(b, "ambush ambush e5")


def test_ambush_rolls_one_d10():
    """§9.2."""
    assert reinforce(sprung()).chances() == chances("1d10")


@pytest.mark.parametrize(("foe", "roll"), [("e5", 6), ("e5-", 4)])
def test_there_is_no_attacking_strength(foe, roll):
    """§6.1 step 6: the die alone against 5 or 3, even with friends next to the target."""
    assert needed(reinforce(sprung({FIRST: "e4"}, foe)), "e5") == roll


@pytest.mark.parametrize(("terrain", "bonus"), [(".", 0), ("F", 0), ("H", 2), ("M", 1), ("T", 3), ("W", 2)])
def test_defender_keeps_the_benefit_of_his_terrain(terrain, bonus):
    """§9.2."""
    assert needed(reinforce(sprung(ground={"e5": terrain})), "e5") == 6 + bonus


def test_defender_keeps_the_benefit_of_his_redoubt():
    """§9.2."""
    assert needed(reinforce(sprung(redoubts=["e5"])), "e5") == 9


def test_redoubt_goes_with_the_ambushed_unit():
    """R32: reduced to 3, with a redoubt's 3; 7 eliminates it if it takes the hit, or drives it out."""
    for choice in ("hit", "retreat"):
        assert reinforce(sprung(foe="e5-", redoubts=["e5"])).play("roll 7", choice).redoubts == set()


def test_sappers_ignore_the_redoubt_in_an_ambush():
    """§9.2, R26."""
    b = sprung(one="united_states", hand=["sappers"], redoubts=["e5"])
    assert needed(reinforce(b, "sappers sappers"), "e5") == 6
    assert b.redoubts == {"e5"}


def test_defender_may_play_unit_cards_and_a_leader():
    """§6.1 step 4: 5 + 5 + 2 for Lannes = 12 against 1d10 + 4 for Charles."""
    b = ambush(hand=["archduke_charles"], foe_hand=[f"{SUISSE}.b", "lannes"]).play("ambush ambush e5")
    assert b.legal() == {f"defend {SUISSE}.b", "lead lannes", "done"}
    answer(b, f"defend {SUISSE}.b", "lead lannes")
    assert needed(reinforce(b, "lead archduke_charles"), "e5") == 9


def test_leader_adds_his_combat_value():
    """§6.1 steps 5 and 6: 1d10 + 4 against 5."""
    assert needed(reinforce(sprung(hand=["archduke_charles"]), "lead archduke_charles"), "e5") == 2


def test_defender_may_withdraw_and_nobody_advances():
    """§9.2, R11."""
    b = ambush({FIRST: "e4"}, foe_hand=["withdraw"]).play("ambush ambush e5", "withdraw withdraw")
    assert (b.at("e6"), b.at("e5"), b.at("e4")) == (SUISSE, None, FIRST)
    assert b.phase not in ("advance", "pursuit", "answer", "reinforce")
    assert b.pile("one") == ["ambush"]
    assert b.pile("two") == ["withdraw"]


def test_skirmish_is_never_played_in_an_ambush():
    """§9.2, R21, not even once a unit supports."""
    b = sprung({FIRST: "e4"}, hand=["skirmish", "francis_ii"])
    assert denied(b, "skirmish skirmish")
    b.play("command francis_ii", "support e4")
    assert denied(b, "skirmish skirmish")


@pytest.mark.parametrize("roll", [1, 4, 5])
def test_failed_ambush_without_supporters_hurts_nobody(roll):
    """§6.1 step 7, R21."""
    b = reinforce(sprung({FIRST: "e4"})).play(f"roll {roll}")
    assert (b.at("e4"), b.at("e5"), b.losses) == (FIRST, SUISSE, (0, 0))


@pytest.mark.parametrize(
    ("roll", "chooser"),
    [(1, None), (2, None), (3, "two"), (4, "one"), (5, "one")],
    ids=["less", "equal", "greater", "twice", "just below three times"],
)
def test_outcomes_of_an_ambush_are_those_of_an_assault(roll, chooser):
    """§6.1 step 7: 1d10 against a militia reduced to 2."""
    b = stage({}, {"4th_militia": "e5-"}, one="austria", two="united_states", hand=["ambush"])
    reinforce(b.play("ambush ambush e5")).play(f"roll {roll}")
    assert (b.seat if b.phase == "choice" else None) == chooser
    assert b.at("e5") == "4th_militia-"


@pytest.mark.parametrize("roll", [6, 8])
def test_ambush_eliminates_and_nobody_takes_the_square(roll):
    """§6.1 step 7, §6.6, R14: three or four times 2."""
    b = stage({FIRST: "e4"}, {"4th_militia": "e5-"}, one="austria", two="united_states", hand=["ambush"])
    reinforce(b.play("ambush ambush e5")).play(f"roll {roll}")
    assert b.losses == (0, 1)
    assert (b.at("e4"), b.at("e5")) == (FIRST, None)


def test_nobody_advances_when_the_target_retreats_even_from_supporters():
    """§6.6, R21; so there is no pursuit by supporting cavalry either."""
    b = sprung({HORSE: "e4"}, hand=["francis_ii", f"{HORSE}.a"])
    reinforce(b, "command francis_ii", "support e4", f"add {HORSE}.a")
    b.play("roll 3", "retreat")  # 8 + 3 = 11, twice 5: the attacker chooses
    assert (b.at("e6"), b.at("e5"), b.at("e4")) == (SUISSE, None, HORSE)
    assert b.phase not in ("advance", "pursuit")


@pytest.mark.parametrize(("leader", "supporters"), [("francis_ii", 1), ("mack", 2), ("archduke_charles", 3)])
def test_ambush_card_counts_as_the_first_unit_under_command(leader, supporters):
    """§9.2, R20: command 2, 3 and 4 bring one, two and three adjacent units."""
    squares = ["e4", "d5", "f5", "e6"]
    units = dict(zip([FIRST, THIRD, NINTH, HORSE], squares, strict=True))
    b = sprung(units, hand=[leader]).play(f"command {leader}")
    for square in squares[:supporters]:
        b.play(f"support {square}")
    assert not declared(b, "support")


def test_supporters_bring_strength_and_cards():
    """§6.1 step 6, §6.5: 7 + 1d10 for the ambush + 1d10 for the card, against 5 + 6 + 5."""
    b = ambush({FIRST: "e4"}, hand=["francis_ii", f"{FIRST}.b"], foe_hand=[f"{SUISSE}.a", f"{SUISSE}.b"])
    answer(b.play("ambush ambush e5"), f"defend {SUISSE}.a", f"defend {SUISSE}.b")
    reinforce(b, "command francis_ii", "support e4", f"add {FIRST}.b")
    assert b.chances() == chances("2d10")
    assert needed(b, "e5") == 10


def test_unit_card_is_no_use_without_its_unit_in_support():
    """§6.1 step 5: an adjacent unit that does not support takes no part."""
    b = sprung({FIRST: "e4"}, hand=[f"{FIRST}.b", "francis_ii"])
    assert denied(b, f"add {FIRST}.b")
    b.play("command francis_ii")
    assert denied(b, f"add {FIRST}.b")
    assert f"add {FIRST}.b" in b.play("support e4").legal()


def test_failed_ambush_hits_every_supporter():
    """§6.1 step 7, §6.5: 3 + 4 + 1 < 5 + 6."""
    b = ambush({THIRD: "e4-", FIRST: "d5-"}, hand=["mack"], foe_hand=[f"{SUISSE}.a"])
    answer(b.play("ambush ambush e5"), f"defend {SUISSE}.a")
    reinforce(b, "command mack", "support e4", "support d5").play("roll 1")
    assert b.losses == (2, 0)
    assert (b.at("e4"), b.at("d5")) == (None, None)


@pytest.mark.parametrize(("hill_bonus", "bonus"), [("each", 4), ("once", 2), ("lead", 0)])
def test_r19_supporters_on_hills_keep_their_bonus_in_an_ambush(hill_bonus, bonus):
    """§6.3, §9.2, R19, R48: 3 + 4 + 1d10 against 5 + 6. Nobody leads, so the option "lead unit only" adds nothing."""
    b = ambush({THIRD: "e4-", FIRST: "d5-"}, hand=["mack"], foe_hand=[f"{SUISSE}.a"],
               ground={"e4": "H", "d5": "H"}, hill_bonus=hill_bonus)  # fmt: skip
    answer(b.play("ambush ambush e5"), f"defend {SUISSE}.a")
    assert needed(reinforce(b, "command mack", "support e4", "support d5"), "e5") == 5 - bonus


def test_r19_a_hill_helps_only_the_supporter_who_stands_on_it():
    """R19: 6 + 1d10 against 5 + 6; the unit on the hill is next to the target but does not support."""
    b = ambush({THIRD: "e4", FIRST: "d5"}, hand=["francis_ii"], foe_hand=[f"{SUISSE}.a"], ground={"d5": "H"})
    answer(b.play("ambush ambush e5"), f"defend {SUISSE}.a")
    assert needed(reinforce(b, "command francis_ii", "support e4"), "e5") == 6


def test_target_on_a_hill_keeps_its_bonus_against_supporters_on_hills():
    """§9.2, R18, R19: 6 + 1d10 against 5 + 6 + 2."""
    b = ambush({THIRD: "e4"}, hand=["francis_ii"], foe_hand=[f"{SUISSE}.a"], ground={"e4": "H", "e5": "H"})
    answer(b.play("ambush ambush e5"), f"defend {SUISSE}.a")
    assert needed(reinforce(b, "command francis_ii", "support e4"), "e5") == 8


def test_unit_in_a_marsh_supports_no_ambush():
    """R17."""
    b = sprung({FIRST: "e4", THIRD: "d5"}, hand=["francis_ii"], ground={"e4": "M"}).play("command francis_ii")
    assert declared(b, "support") == {"support d5"}


def test_supporter_must_be_next_to_the_target():
    """§6.5."""
    b = sprung({FIRST: "d4", THIRD: "e3", NINTH: "f5"}, hand=["archduke_charles"]).play("command archduke_charles")
    assert declared(b, "support") == {"support f5"}
    assert denied(b, "support d4")


def test_committed_attack_needs_a_supporter_to_pay_for_it():
    """§9.2, R23."""
    b = sprung({FIRST: "e4"}, hand=["committed_attack", "francis_ii"])
    assert denied(b, "commit committed_attack")
    b.play("command francis_ii")
    assert denied(b, "commit committed_attack")
    reinforce(b, "support e4", "commit committed_attack")
    assert b.chances() == chances("1d10", "2d6")
    b.play("roll 3", "hit")  # 7 + 3 = 10, twice 5: the attacker chooses
    assert b.at("e4") == f"{FIRST}-"
    assert b.at("e5") == f"{SUISSE}-"


def test_owner_says_which_supporter_of_an_ambush_pays():
    """R23: 7 + 6 and the dice; the card that ambushes cannot pay."""
    b = sprung({FIRST: "e4", THIRD: "d5"}, hand=["committed_attack", "mack"], redoubts=["e5"])
    reinforce(b, "command mack", "support e4", "support d5", "commit committed_attack")
    b.play("roll 3", "hit")  # 16 is twice 8
    assert b.legal() == {"suffer e4", "suffer d5"}


def test_second_player_ambushes_too():
    """§6.1."""
    b = stage({SUISSE: "e5"}, {THIRD: "a3"}, one="france", two="austria", foe_hand=["ambush"], active="two")
    reinforce(b.play("ambush ambush e5")).play("roll 6", "retreat")
    assert (b.at("e4"), b.at("e5")) == (SUISSE, None)


def test_leader_by_combat_value_brings_no_supporters():
    """§9.1."""
    b = sprung({FIRST: "e4"}, hand=["archduke_charles"]).play("lead archduke_charles")
    assert not declared(b, "support")


def test_ambush_is_the_one_combat_of_the_turn():
    """§9.2."""
    b = ambush({FIRST: "e4"}, hand=["ambush", f"{FIRST}.a"])
    reinforce(b.play("ambush ambush e5")).play("roll 1")
    assert not declared(b, "ambush", "assault")
    assert b.pile("one") == ["ambush"]


def test_unit_in_a_marsh_does_not_keep_its_army_from_an_ambush():
    """§6.1 step 1: there is no attacking unit."""
    assert "ambush ambush e5" in ambush({FIRST: "e4"}, ground={"e4": "M"}).legal()
