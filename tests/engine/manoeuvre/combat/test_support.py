"""Supporting units under a leader's command (§6.5) and the hill bonus they bring (R48)."""

import pytest

from tests.engine.manoeuvre.combat.stage import answer, chances, declared, denied, needed, reinforce, stage

LINE = "19th_regiment_legere"  # 7, reduced 4; b 2d6
GUARD, LIGHT, HORSE = "imperial_guard", "45th_regiment_legere", "1st_cuirassiers"  # 8/5, 6/3, 7/4
GUARDS = "1st_foot_guards"  # 8; a defence 6, b defence 5, c defence 7
AROUND = {LINE: "e4", GUARD: "d5", LIGHT: "f5", HORSE: "e6"}


def attack(units=None, *, hand=("soult",), defence=(), **more):
    """The line on e4 assaults the Foot Guards on e5, who have answered with these cards."""
    b = stage(
        units or AROUND,
        {GUARDS: "e5"},
        hand=[f"{LINE}.b", *hand],
        foe_hand=[f"{GUARDS}.{letter}" for letter in defence],
        **more,
    )
    return answer(b.play(f"assault {LINE}.b e5"), *(f"defend {GUARDS}.{letter}" for letter in defence))


@pytest.mark.parametrize(("leader", "supporters"), [("ney", 1), ("soult", 2), ("davout", 3), ("napoleon", 3)])
def test_command_value_counts_all_units_of_the_attack(leader, supporters):
    """§6.5, §9.1: command 2, 3 and 4 bring one, two and three more."""
    b = attack(hand=[leader]).play(f"command {leader}")
    squares = ["d5", "f5", "e6"]
    for n in range(supporters):
        assert declared(b, "support") == {f"support {square}" for square in squares[n:]}
        b.play(f"support {squares[n]}")
    assert not declared(b, "support")
    if supporters < 3:
        assert denied(b, f"support {squares[supporters]}")


def test_command_of_one_brings_nobody():
    """§6.5: Scott leads one unit only."""
    units = {"1st_infantry_regiment": "e4", "2nd_infantry_regiment": "d5"}
    hand = ["1st_infantry_regiment.a", "scott"]
    b = stage(units, {GUARDS: "e5"}, one="united_states", hand=hand)
    answer(b.play("assault 1st_infantry_regiment.a e5"))
    assert denied(b, "support d5")
    if "command scott" in b.legal():
        assert not declared(b.play("command scott"), "support")


def test_nobody_supports_without_a_leader():
    """§6.5."""
    b = attack(hand=[f"{GUARD}.a"])
    assert not declared(b, "support")
    assert denied(b, "support d5")


def test_nobody_supports_a_leader_who_adds_his_combat_value():
    """§9.1: combat or command, not both."""
    assert not declared(attack().play("lead soult"), "support")


def test_commanding_leader_adds_no_combat_value():
    """§9.1: 7 + 8 and 2d6 against 8 + 6 + 5, whatever Davout's 5 would add."""
    b = attack(hand=["davout"], defence="ab")
    assert needed(reinforce(b, "command davout", "support d5"), "e5") == 5


def test_nobody_commands_with_nobody_to_support():
    """§6.5: such a leader could only add his combat value."""
    b = attack({LINE: "e4", GUARD: "d4"}, hand=["davout"])
    assert b.legal() == {"lead davout", "done"}


def test_supporter_must_be_adjacent_to_the_defender():
    """§6.5, §1.1: neither diagonally nor behind the attacker."""
    b = attack({LINE: "e4", GUARD: "d4", LIGHT: "e3", HORSE: "f5"}).play("command soult")
    assert declared(b, "support") == {"support f5"}
    assert denied(b, "support d4")
    assert denied(b, "support e3")


def test_attacking_unit_does_not_support_itself():
    """§6.5."""
    assert denied(attack().play("command soult"), "support e4")


def test_unit_in_a_marsh_supports_nobody():
    """§6.5, R17."""
    b = attack(ground={"d5": "M"}).play("command soult")
    assert declared(b, "support") == {"support f5", "support e6"}


@pytest.mark.parametrize("terrain", ".FHTW")
def test_unit_in_other_terrain_supports(terrain):
    """§6.5."""
    assert "support d5" in attack(ground={"d5": terrain}).play("command soult").legal()


def test_each_unit_supports_once():
    """§6.5."""
    assert denied(attack().play("command soult", "support d5"), "support d5")


def test_fewer_units_than_the_leader_could_command_may_support():
    """§6.5: they may contribute; 7 and 2d6 against 8 + 5, then with 8 more."""
    assert needed(reinforce(attack(hand=["davout"], defence="b"), "command davout"), "e5") == 7
    b = attack(hand=["davout"], defence="abc")  # 26 against 7 + 8
    assert needed(reinforce(b, "command davout", "support d5"), "e5") == 12


def test_supporters_add_their_strength_without_a_card():
    """§6.5: 7 + 8 + 6 and 2d6 against 8 + 6 + 5 + 7 = 26."""
    b = reinforce(attack(defence="abc"), "command soult", "support d5", "support f5")
    assert b.chances() == chances("2d6")
    assert needed(b, "e5") == 6


def test_reduced_supporter_adds_its_reduced_strength():
    """§6.5: 7 + 5 and 2d6 against 8 + 6 = 14."""
    b = attack({LINE: "e4", GUARD: "d5-"}, defence="a")
    assert needed(reinforce(b, "command soult", "support d5"), "e5") == 3


def test_cards_of_supporters_add_their_dice():
    """§6.5: 2d6 for the line, 2d8 twice for the Guard, 2d6 for the light infantry."""
    b = attack(hand=["soult", f"{GUARD}.a", f"{GUARD}.a", f"{LIGHT}.a"]).play(
        "command soult", "support d5", f"add {GUARD}.a", "support f5", f"add {LIGHT}.a", f"add {GUARD}.a"
    )
    assert reinforce(b).chances() == chances("4d6", "4d8")


def test_card_of_a_unit_that_does_not_support_is_refused():
    """§6.1 step 5."""
    b = attack(hand=["ney", f"{GUARD}.a", f"{LIGHT}.a"]).play("command ney", "support d5")
    assert f"add {GUARD}.a" in b.legal()
    assert denied(b, f"add {LIGHT}.a")


def test_artillery_card_of_a_supporter_is_refused():
    """R25."""
    assert denied(attack(hand=["ney", f"{GUARD}.b"]).play("command ney", "support d5"), f"add {GUARD}.b")


def test_failed_attack_hits_the_supporters_too():
    """§6.1 step 7, §6.5: 7 + 5 + 6 + 2 < 8 + 6 + 7."""
    b = attack({LINE: "e4", GUARD: "d5-", LIGHT: "f5", HORSE: "e6"}, defence="ac")
    reinforce(b, "command soult", "support d5", "support f5").play("roll 2")
    assert b.at("e4") == f"{LINE}-"
    assert b.at("d5") is None
    assert b.at("f5") == f"{LIGHT}-"
    assert b.at("e6") == HORSE  # adjacent, but took no part
    assert b.losses == (1, 0)


def test_equal_totals_spare_the_supporters():
    """§6.1 step 7: 7 + 8 + 6 = 8 + 6 + 7."""
    b = reinforce(attack(defence="ac"), "command soult", "support d5").play("roll 6")
    assert (b.at("e4"), b.at("d5"), b.at("e5")) == (LINE, GUARD, GUARDS)


def test_supported_attack_is_compared_as_one_total():
    """§6.1 step 7: 7 + 8 + 6 + 3 = 24 is three times 8; 7 + 8 + 6 + 2 lets the attacker choose."""
    b = attack({LINE: "e4", GUARD: "d5", LIGHT: "f5"})
    reinforce(b, "command soult", "support d5", "support f5")
    assert (b.copy().play("roll 2").phase, b.copy().play("roll 2").seat) == ("choice", "one")
    assert b.play("roll 3").at("e6") == f"{GUARDS}-"


HILLS = {
    "none": {},
    "lead": {"e4": "H"},
    "one supporter": {"d5": "H"},
    "both supporters": {"d5": "H", "f5": "H"},
    "all": {"e4": "H", "d5": "H", "f5": "H"},
}


@pytest.mark.parametrize(
    ("hill_bonus", "where", "bonus"),
    [
        ("each", "none", 0), ("each", "lead", 2), ("each", "one supporter", 2), ("each", "both supporters", 4),
        ("each", "all", 6),
        ("once", "none", 0), ("once", "lead", 2), ("once", "one supporter", 2), ("once", "both supporters", 2),
        ("once", "all", 2),
        ("lead", "none", 0), ("lead", "lead", 2), ("lead", "one supporter", 0), ("lead", "both supporters", 0),
        ("lead", "all", 2),
    ],
)  # fmt: skip
def test_hill_bonus_of_a_supported_assault(hill_bonus, where, bonus):
    """§6.4, R48: 7 + 8 + 6 and 2d6 against 8 + 6 + 5 + 7 + 3 for the redoubt = 29, so 9 less the bonus."""
    b = attack(defence="abc", ground=HILLS[where], hill_bonus=hill_bonus, redoubts=["e5"])
    assert needed(reinforce(b, "command soult", "support d5", "support f5"), "e5") == 9 - bonus


@pytest.mark.parametrize("hill_bonus", ["each", "once", "lead"])
def test_no_hill_bonus_against_a_target_on_a_hill(hill_bonus):
    """R18, R48: 21 and 2d6 against 26 + 2."""
    b = attack(defence="abc", ground=HILLS["all"] | {"e5": "H"}, hill_bonus=hill_bonus)
    assert needed(reinforce(b, "command soult", "support d5", "support f5"), "e5") == 8


@pytest.mark.parametrize("hill_bonus", ["each", "once", "lead"])
def test_hill_of_a_unit_that_does_not_support_adds_nothing(hill_bonus):
    """§6.4, R48: 7 + 8 and 2d6 against 8 + 6 + 5."""
    b = attack(defence="ab", ground={"f5": "H"}, hill_bonus=hill_bonus)
    assert needed(reinforce(b, "command soult", "support d5"), "e5") == 5


@pytest.mark.parametrize("hill_bonus", ["each", "once", "lead"])
def test_single_attacker_on_a_hill_has_the_bonus_whatever_the_option(hill_bonus):
    """§6.4, R48: 7 + 2 and 2d6 against 8 + 5."""
    b = attack({LINE: "e4"}, hand=[], defence="b", ground={"e4": "H"}, hill_bonus=hill_bonus)
    assert needed(reinforce(b), "e5") == 5
