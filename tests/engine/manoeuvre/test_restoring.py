"""Restoring a reduced unit in the Restoration Phase (§7)."""

from fractions import Fraction

import pytest

from tests.engine.manoeuvre.turns import kinds
from tests.table import battle

FRENCH = {"imperial_guard": "d2-", "8th_regiment_legere": "f2-", "guard_cavalry": "a1", "1st_cuirassiers": "h1"}
BRITISH = {"1st_foot_guards": "a8", "4th_regiment_of_foot": "c8", "32nd_regiment_of_foot": "e8", "dutch_belgians": "g8"}
SPANIARDS = {"walloon_guards": "a8", "1st_line_regiment": "c8", "20th_line_regiment": "e8", "3rd_hussars": "g8"}
INDIANS = {"mysore_infantry": "d2-", "mysore_cavalry": "f2-", "punjab_infantry": "b2-", "maratha_cavalry": "h2-"}
HANS = {"date_han": "d2-", "mori_han": "f2-", "tokugawa_han": "b2-", "asano_han": "h2-"}


def french(hand, units=FRENCH, foes=BRITISH, **more):
    """France in its Restoration Phase, two units reduced."""
    return battle(units=units, foes=foes, hand=list(hand), phase="restoration", **more)


def against_spain(hand, foe_hand=("guerrilla", "withdraw")):
    """The same against Spain, whose deck holds Guerrillas."""
    return french(hand, foes=SPANIARDS, two="spain", foe_hand=list(foe_hand))


def restoring(table):
    """The legal ways to restore, as `d2 supply`."""
    return {text.split(" ", 1)[1] for text in table.legal() if text.split()[0] in ("restore", "rally")}


def test_supply_restores_any_one_reduced_unit():
    """§7."""
    b = french(["supply", "withdraw"])
    assert restoring(b) == {"d2 supply", "f2 supply"}
    b.play("restore f2 supply")
    assert b.at("f2") == "8th_regiment_legere"
    assert b.at("d2") == "imperial_guard-"
    assert b.hand("one") == ["withdraw"]
    assert b.pile("one") == ["supply"]


def test_regroup_restores_any_one_reduced_unit():
    """§7, §9.2."""
    b = battle(
        one="ottoman_empire",
        units={"1st_janissaries": "d2-", "arab_cavalry": "f2-", "regular_cavalry": "a1"},
        foes=BRITISH,
        hand=["regroup", "withdraw"],
        phase="restoration",
    )
    assert restoring(b) == {"d2 regroup", "f2 regroup"}
    b.play("restore f2 regroup")
    assert b.at("f2") == "arab_cavalry"
    assert b.at("d2") == "1st_janissaries-"
    assert b.pile("one") == ["regroup"]


@pytest.mark.parametrize("card", ["imperial_guard.a", "imperial_guard.b"])
def test_a_unit_card_restores_its_own_unit(card):
    """§7: any card of that unit will do."""
    b = french([card, "withdraw"])
    assert restoring(b) == {f"d2 {card}"}
    b.play(f"restore d2 {card}")
    assert b.at("d2") == "imperial_guard"
    assert b.pile("one") == [card]


def test_a_unit_card_restores_no_other_unit():
    """§7."""
    french(["imperial_guard.a"]).refused("restore f2 imperial_guard.a")


def test_a_unit_at_full_strength_cannot_be_restored():
    """§7."""
    b = french(["supply", "guard_cavalry.a", "ney"])
    b.refused("restore a1 supply")
    b.refused("restore a1 guard_cavalry.a")
    b.refused("rally a1 ney")


def test_an_enemy_unit_cannot_be_restored():
    """§7: your own only."""
    b = french(["supply", "ney"], foes={"1st_foot_guards": "a8-", "dutch_belgians": "h8"})
    b.refused("restore a8 supply")
    b.refused("rally a8 ney")


def test_an_eliminated_unit_does_not_return():
    """§7: its card restores nothing, and no empty square can be named."""
    b = french(["45th_regiment_legere.a", "supply"])
    assert restoring(b) == {"d2 supply", "f2 supply"}
    b.refused("restore e4 45th_regiment_legere.a")


@pytest.mark.parametrize("card", ["forced_march", "redoubt", "sappers", "skirmish", "withdraw"])
def test_no_other_headquarters_card_restores(card):
    """§7: four kinds of card do."""
    b = french([card])
    assert restoring(b) == set()
    b.refused(f"restore d2 {card}")


def test_restoration_is_optional():
    """§4, §7."""
    b = french(["supply"]).play("done")
    assert b.hand("one") == ["supply"]
    assert b.at("d2") == "imperial_guard-"
    assert b.phase == "redoubt"


@pytest.mark.parametrize(("leader", "upto"), [("soult", 3), ("ney", 5), ("davout", 3), ("napoleon", 5)])
@pytest.mark.parametrize("face", range(1, 7))
def test_a_leader_rallies_a_unit_if_the_die_is_within_his_range(leader, upto, face):
    """§7, §9.1."""
    b = french([leader, "withdraw"]).play(f"rally d2 {leader}")
    assert b.seat == "chance"
    b.play(f"roll {face}")
    assert b.at("d2") == ("imperial_guard" if face <= upto else "imperial_guard-")
    assert b.at("f2") == "8th_regiment_legere-"
    assert b.hand("one") == ["withdraw"]
    assert b.pile("one") == [leader]


def test_a_rally_is_one_six_sided_die():
    """§7."""
    b = french(["ney"]).play("rally d2 ney")
    assert b.chances() == {f"roll {face}": Fraction(1, 6) for face in range(1, 7)}


def test_a_leader_may_rally_any_reduced_unit():
    """§7."""
    assert restoring(french(["ney", "withdraw"])) == {"d2 ney", "f2 ney"}


def test_a_leader_does_not_restore_without_a_die():
    """§7: a rally is not a `restore`."""
    french(["ney"]).refused("restore d2 ney")


@pytest.mark.parametrize(
    "first",
    [("restore d2 supply",), ("restore d2 imperial_guard.a",), ("rally d2 ney", "roll 1"), ("rally d2 ney", "roll 6")],
)
def test_only_one_attempt_a_turn(first):
    """§7, R30: whether it succeeds or not."""
    b = french(["supply", "supply", "imperial_guard.a", "ney", "soult"]).play(*first)
    assert not restoring(b)
    b.refused("restore f2 supply")
    b.refused("rally f2 soult")
    assert b.phase == "redoubt"


@pytest.mark.parametrize("card", ["supply", "imperial_guard.a"])
def test_a_guerrilla_cancels_a_supply_or_a_reinforcement(card):
    """§7, R31: both cards are discarded."""
    b = against_spain([card, "withdraw"]).play(f"restore d2 {card}")
    assert b.seat == "two"
    assert b.legal() == {"guerrilla guerrilla", "done"}
    b.play("guerrilla guerrilla")
    assert b.at("d2") == "imperial_guard-"
    assert b.pile("one") == [card]
    assert b.pile("two") == ["guerrilla"]
    assert b.hand("two") == ["withdraw"]


def test_a_guerrilla_cancels_a_regroup():
    """§7, R31."""
    b = battle(
        one="ottoman_empire",
        two="spain",
        units={"1st_janissaries": "d2-"},
        foes=SPANIARDS,
        hand=["regroup", "withdraw"],
        foe_hand=["guerrilla", "withdraw"],
        phase="restoration",
    ).play("restore d2 regroup", "guerrilla guerrilla")
    assert b.at("d2") == "1st_janissaries-"
    assert b.pile("one") == ["regroup"]


def test_a_restoration_succeeds_when_no_guerrilla_comes():
    """§7."""
    b = against_spain(["supply", "withdraw"]).play("restore d2 supply", "done")
    assert b.at("d2") == "imperial_guard"
    assert sorted(b.hand("two")) == ["guerrilla", "withdraw"]


def test_a_cancelled_attempt_was_the_attempt():
    """R30."""
    b = against_spain(["supply", "supply", "ney"]).play("restore d2 supply", "guerrilla guerrilla")
    assert not restoring(b)
    b.refused("restore d2 supply")
    b.refused("rally d2 ney")


def test_a_guerrilla_does_not_cancel_a_rally():
    """R31: the other side is not even asked."""
    b = against_spain(["ney", "withdraw"]).play("rally d2 ney")
    assert b.seat == "chance"
    assert b.play("roll 1").at("d2") == "imperial_guard"


def test_an_army_without_guerrillas_is_not_asked():
    """§9.2."""
    b = french(["supply", "withdraw"], foe_hand=["withdraw"]).play("restore d2 supply")
    assert b.at("d2") == "imperial_guard"


@pytest.mark.parametrize("unit", ["maratha_cavalry", None])
def test_an_indian_unit_card_cancels_a_restoration_while_its_unit_stands(unit):
    """DL §8, R42."""
    foes = {"mysore_cavalry": "h8", **({unit: "a8"} if unit else {})}
    b = french(["supply", "withdraw"], two="india", foes=foes, foe_hand=["maratha_cavalry.a"])
    b.play("restore d2 supply")
    assert b.seat == "two"
    assert ("guerrilla maratha_cavalry.a" in b.legal()) == bool(unit)


def test_palafox_rallies_without_a_die():
    """R36."""
    b = battle(
        one="spain",
        units={"walloon_guards": "d2-", "3rd_hussars": "f2-"},
        foes=BRITISH,
        hand=["palafox", "withdraw"],
        phase="restoration",
    )
    assert restoring(b) == {"d2 palafox", "f2 palafox"}
    b.play("rally d2 palafox")
    assert b.seat != "chance"
    assert b.at("d2") == "walloon_guards"
    assert b.pile("one") == ["palafox"]


def indian(hand, units=INDIANS):
    """India in its Restoration Phase, every unit reduced."""
    return battle(one="india", units=units, foes=BRITISH, hand=list(hand), phase="restoration")


@pytest.mark.parametrize(
    ("leader", "squares"),
    [
        ("tipu_sultan", {"d2", "f2"}),
        ("ranjit_singh", {"b2"}),
        ("mohkam_chand", {"b2"}),
        ("yashwant_rao_holkar", {"h2"}),
        ("daulat_rao_scindia", {"h2"}),
        ("nizam_ali_khan", set()),
    ],
)
def test_an_indian_leader_rallies_only_his_own_nation(leader, squares):
    """DL §9.1."""
    b = indian([leader, "withdraw"])
    assert restoring(b) == {f"{square} {leader}" for square in squares}
    for square in {"b2", "d2", "f2", "h2"} - squares:
        b.refused(f"rally {square} {leader}")


def test_a_maharaja_frees_a_leader_from_his_nation():
    """DL §9.1, R44; where he needs none, it is not played (R55)."""
    b = indian(["tipu_sultan", "maharaja", "withdraw"])
    his = {f"{square} tipu_sultan" for square in ("d2", "f2")}
    assert restoring(b) == his | {f"{square} tipu_sultan maharaja" for square in ("b2", "h2")}
    b.play("rally b2 tipu_sultan maharaja", "roll 4")
    assert b.at("b2") == "punjab_infantry"
    assert b.hand("one") == ["withdraw"]
    assert sorted(b.pile("one")) == ["maharaja", "tipu_sultan"]


def test_a_maharaja_does_not_make_a_rally_likelier():
    """DL §9.1: the leader's own range stands."""
    b = indian(["tipu_sultan", "maharaja"]).play("rally b2 tipu_sultan maharaja", "roll 5")
    assert b.at("b2") == "punjab_infantry-"


def test_a_maharaja_alone_rallies_nobody():
    """R44."""
    b = indian(["maharaja", "withdraw"])
    assert restoring(b) == set()
    b.refused("rally d2 maharaja")
    b.refused("restore d2 maharaja")


def test_a_maharaja_may_be_kept_back():
    """DL §9.1."""
    b = indian(["tipu_sultan", "maharaja"]).play("rally d2 tipu_sultan", "roll 1")
    assert b.at("d2") == "mysore_infantry"
    assert b.hand("one") == ["maharaja"]


def test_an_indian_supply_regroup_and_unit_card_know_no_nation():
    """§7, DL §9.1: only leaders are restricted."""
    b = indian(["supply", "regroup", "mysore_infantry.a"])
    squares = ("b2", "d2", "f2", "h2")
    expected = {f"{square} {card}" for square in squares for card in ("supply", "regroup")}
    assert restoring(b) == expected | {"d2 mysore_infantry.a"}


def japanese(hand):
    """The Shogunate in its Restoration Phase, every unit reduced."""
    return battle(one="tokugawa_shogunate", units=HANS, foes=BRITISH, hand=list(hand), phase="restoration")


@pytest.mark.parametrize(
    ("leader", "squares"),
    [("date", {"d2"}), ("mori", {"f2"}), ("asano", {"h2"}), ("maeda", set()), ("tokugawa", {"b2", "d2", "f2", "h2"})],
)
def test_a_house_leader_rallies_only_his_own_unit(leader, squares):
    """DL §9.1: Tokugawa himself rallies any."""
    b = japanese([leader, "supply"])
    assert {text for text in restoring(b) if leader in text.split()} == {f"{square} {leader}" for square in squares}
    for square in {"b2", "d2", "f2", "h2"} - squares:
        b.refused(f"rally {square} {leader}")


@pytest.mark.parametrize(("face", "result"), [(4, "date_han"), (5, "date_han-")])
def test_a_house_leader_rallies_by_the_die(face, result):
    """§7, DL §9.1."""
    assert japanese(["date", "supply"]).play("rally d2 date", f"roll {face}").at("d2") == result


def test_restoration_is_the_active_players_alone():
    """§7: the other side's reduced units wait for its own turn."""
    b = french(["supply"], foes={"1st_foot_guards": "a8-", "dutch_belgians": "h8"}, foe_hand=["supply"])
    assert b.seat == "one"
    b.refused("restore a8 supply")


def test_the_phase_asks_although_no_card_helps():
    """§7: a reduced unit is seen by both, a hand is not."""
    b = french(["withdraw"])
    assert b.phase == "restoration"
    assert kinds(b) == {"done"}
