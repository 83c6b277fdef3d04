"""Building and losing redoubts (§7, §9.2)."""

import pytest

from tests.engine.manoeuvre.turns import ground, pass_to_dice, pass_until
from tests.table import battle

FRENCH = {"imperial_guard": "d2", "8th_regiment_legere": "f2", "guard_cavalry": "a1", "1st_cuirassiers": "h1"}
BRITISH = {"1st_foot_guards": "a8", "4th_regiment_of_foot": "c8", "32nd_regiment_of_foot": "e8", "dutch_belgians": "g8"}
INDIANS = {"mysore_infantry": "d2", "mysore_cavalry": "f2", "punjab_infantry": "b2", "maratha_cavalry": "h2"}


def american(hand=("redoubt", "redoubt", "withdraw"), phase="redoubt", **more):
    """The United States at the end of its Restoration Phase."""
    units = {"1st_infantry_regiment": "d2", "4th_militia": "f2-", "volunteer_cavalry": "a1"}
    return battle(one="united_states", units=units, foes=BRITISH, hand=list(hand), phase=phase, **more)


def sites(table):
    """The legal ways to build, as `d2 redoubt`."""
    return {text.removeprefix("redoubt ") for text in table.legal() if text.startswith("redoubt ")}


def test_a_redoubt_is_built_under_an_own_unit():
    """§9.2, R32."""
    b = american()
    assert sites(b) == {"d2 redoubt", "f2 redoubt", "a1 redoubt"}
    b.play("redoubt d2 redoubt")
    assert b.redoubts == {"d2"}
    assert sorted(b.hand("one")) == ["redoubt", "withdraw"]
    assert b.pile("one") == ["redoubt"]


@pytest.mark.parametrize("square", ["e4", "a8"])
def test_a_redoubt_needs_an_own_unit_in_the_square(square):
    """R32: neither empty ground nor an enemy."""
    american().refused(f"redoubt {square} redoubt")


@pytest.mark.parametrize("terrain", ["F", "H", "M", "T", "W"])
def test_a_redoubt_may_stand_on_any_terrain(terrain):
    """§9.2: its benefit adds to the terrain's."""
    assert american(rows=ground(d2=terrain)).play("redoubt d2 redoubt").redoubts == {"d2"}


def test_only_one_redoubt_in_a_square():
    """§9.2."""
    b = american(redoubts=["d2"])
    assert sites(b) == {"f2 redoubt", "a1 redoubt"}
    b.refused("redoubt d2 redoubt")


def test_only_one_redoubt_a_turn():
    """§9.2, R30."""
    b = american().play("redoubt d2 redoubt")
    assert not sites(b)
    b.refused("redoubt f2 redoubt")
    assert b.redoubts == {"d2"}


def test_more_redoubts_may_stand_at_once():
    """§9.2: the counters do not limit them."""
    b = american(redoubts=["d2", "a1"]).play("redoubt f2 redoubt")
    assert b.redoubts == {"a1", "d2", "f2"}


def test_a_redoubt_is_optional():
    """§7."""
    b = american().play("done")
    assert b.redoubts == set()
    assert sorted(b.hand("one")) == ["redoubt", "redoubt", "withdraw"]


def test_a_redoubt_needs_the_card():
    """§7."""
    b = american(["withdraw"])
    assert b.legal() == {"done"}
    b.refused("redoubt d2 redoubt")


@pytest.mark.parametrize("phase", ["discard", "movement", "combat", "restoration"])
def test_a_redoubt_is_built_in_no_other_phase(phase):
    """§7."""
    american(phase=phase).refused("redoubt d2 redoubt")


def test_a_redoubt_may_follow_a_restoration():
    """§7, R30: both in one turn."""
    b = american(["supply", "redoubt"], phase="restoration").play("restore f2 supply", "redoubt f2 redoubt")
    assert b.at("f2") == "4th_militia"
    assert b.redoubts == {"f2"}


def test_a_redoubt_may_follow_a_failed_restoration():
    """§7."""
    b = american(["scott", "redoubt"], phase="restoration").play("rally f2 scott", "roll 6", "redoubt f2 redoubt")
    assert b.at("f2") == "4th_militia-"
    assert b.redoubts == {"f2"}


def test_no_restoration_follows_a_redoubt():
    """§7: the attempt comes first."""
    b = american(["supply", "redoubt", "withdraw"], phase="restoration", foe_hand=["withdraw"])
    b.play("done", "redoubt d2 redoubt")
    b.refused("restore f2 supply")


def test_a_guerrilla_does_not_cancel_a_redoubt():
    """R31: the other side is not asked."""
    b = battle(
        two="spain",
        units=FRENCH,
        foes={"walloon_guards": "a8"},
        hand=["redoubt", "withdraw"],
        foe_hand=["guerrilla"],
        phase="redoubt",
    ).play("redoubt d2 redoubt")
    assert b.redoubts == {"d2"}
    assert b.phase != "guerrilla"


def moving(hand=("ney", "withdraw"), **more):
    """France to move, the guard in a redoubt."""
    return battle(units=FRENCH, foes=BRITISH, hand=list(hand), redoubts=["d2"], **more)


def test_a_redoubt_goes_when_its_unit_moves_away():
    """§9.2, R32."""
    assert moving().play("move d2 d3").redoubts == set()


def test_a_redoubt_goes_even_if_its_unit_marches_back():
    """R32."""
    b = moving(["forced_march", "ney"]).play("move d2 d3", "forced-march forced_march", "move d3 d2")
    assert b.at("d2") == "imperial_guard"
    assert b.redoubts == set()


def test_a_redoubt_stays_while_its_unit_stays():
    """§9.2."""
    b = moving().play("move f2 f3")
    assert pass_until(b, "combat").redoubts == {"d2"}


def test_nobody_inherits_a_redoubt():
    """R32: the next unit in the square has none."""
    b = battle(
        units={"imperial_guard": "d2", "8th_regiment_legere": "e2"},
        foes=BRITISH,
        hand=["supply", "ney"],
        redoubts=["d2"],
    ).play("move d2 d3", "supply supply", "move e2 d2")
    assert b.at("d2") == "8th_regiment_legere"
    assert b.redoubts == set()


def test_a_redoubt_goes_when_its_unit_dies():
    """R32."""
    b = battle(
        units=FRENCH,
        foes={**BRITISH, "42nd_regiment_of_foot": "d4-"},
        hand=["imperial_guard.b"],
        redoubts=["d4"],
        phase="combat",
    ).play("bombard imperial_guard.b d4", "roll 8")
    assert b.at("d4") is None
    assert b.redoubts == set()


def test_a_redoubt_stays_when_its_unit_is_only_hit():
    """§9.2."""
    b = battle(
        units=FRENCH,
        foes={**BRITISH, "42nd_regiment_of_foot": "d4"},
        hand=["imperial_guard.b"],
        redoubts=["d4"],
        phase="combat",
    ).play("bombard imperial_guard.b d4", "roll 12")
    assert b.at("d4") == "42nd_regiment_of_foot-"
    assert b.redoubts == {"d4"}


def assault(attacker_redoubt):
    """The guard drives a British unit out of d3."""
    b = battle(
        units=FRENCH,
        foes={**BRITISH, "42nd_regiment_of_foot": "d3"},
        hand=["imperial_guard.a"],
        redoubts=["d2" if attacker_redoubt else "d3"],
        phase="combat",
    ).play("assault imperial_guard.a d3")
    pass_to_dice(b).play("roll 3" if attacker_redoubt else "roll 8")
    return b.play("retreat")


def test_a_redoubt_goes_when_its_unit_retreats_and_the_victor_does_not_get_it():
    """§9.2, R32."""
    b = assault(attacker_redoubt=False)
    assert b.where("42nd_regiment_of_foot", "two") == "d4"
    if b.phase == "advance":
        b.play("advance d2")
    assert b.at("d3") == "imperial_guard"
    assert b.redoubts == set()


def test_a_redoubt_goes_when_its_unit_advances():
    """§9.2, R32."""
    b = assault(attacker_redoubt=True)
    if b.phase == "advance":
        b.play("advance d2")
    assert b.at("d3") == "imperial_guard"
    assert b.redoubts == set()


def test_a_redoubt_goes_when_its_unit_withdraws():
    """§9.2, R32: for any reason."""
    b = battle(
        units=FRENCH,
        foes={**BRITISH, "42nd_regiment_of_foot": "d3"},
        hand=["imperial_guard.a"],
        foe_hand=["withdraw"],
        redoubts=["d3"],
        phase="combat",
    ).play("assault imperial_guard.a d3", "withdraw withdraw")
    assert b.where("42nd_regiment_of_foot", "two") == "d4"
    assert b.redoubts == set()


def skirmishing():
    """The guard opens an assault from its redoubt and breaks it off."""
    b = battle(
        units=FRENCH,
        foes={**BRITISH, "42nd_regiment_of_foot": "d3"},
        hand=["imperial_guard.a", "skirmish"],
        redoubts=["d2"],
        phase="combat",
    ).play("assault imperial_guard.a d3")
    return pass_until(b, "reinforce").play("skirmish skirmish")


def test_a_redoubt_goes_when_its_unit_skirmishes_away():
    """§9.2, R22, R32."""
    assert skirmishing().play("move d2 d1").redoubts == set()


def test_a_redoubt_stays_when_its_skirmisher_does_not_move():
    """R22, R32."""
    b = skirmishing().play("done")
    assert b.at("d2") == "imperial_guard"
    assert b.redoubts == {"d2"}


def test_a_redoubt_goes_with_a_unit_that_dies_with_honour():
    """R32, DL §9.2."""
    b = battle(
        one="tokugawa_shogunate",
        units={"date_han": "d2", "mori_han": "f2"},
        foes=BRITISH,
        hand=["death_with_honour"],
        redoubts=["d2", "f2"],
        phase="combat",
    ).play("honour death_with_honour d2")
    assert b.redoubts == {"f2"}


def indian(hand, units=INDIANS):
    """India where a redoubt may be built."""
    return battle(one="india", units=units, foes=BRITISH, hand=list(hand), phase="redoubt")


def test_an_indian_unit_card_builds_a_redoubt_under_either_unit_of_the_nation():
    """DL §8, R42."""
    b = indian(["mysore_infantry.b", "withdraw"])
    assert sites(b) == {"d2 mysore_infantry.b", "f2 mysore_infantry.b"}
    b.play("redoubt f2 mysore_infantry.b")
    assert b.redoubts == {"f2"}
    assert b.pile("one") == ["mysore_infantry.b"]


def test_an_indian_redoubt_stays_within_the_nation():
    """DL §8."""
    indian(["mysore_infantry.b"]).refused("redoubt b2 mysore_infantry.b")


def test_an_indian_redoubt_needs_the_cards_own_unit_on_the_map():
    """DL §8, R42: the cavalry alone is not enough."""
    b = indian(["mysore_infantry.b", "withdraw"], {"mysore_cavalry": "f2", "punjab_infantry": "b2"})
    assert not sites(b)
    b.refused("redoubt f2 mysore_infantry.b")


def test_an_indian_redoubt_goes_under_the_unit_that_is_left():
    """DL §8, R42."""
    b = indian(["mysore_infantry.b"], {"mysore_infantry": "d2", "punjab_infantry": "b2"})
    assert sites(b) == {"d2 mysore_infantry.b"}


@pytest.mark.parametrize("card", ["mysore_infantry.a", "mysore_infantry.c", "mysore_cavalry.b", "punjab_infantry.b"])
def test_an_indian_card_without_the_effect_builds_nothing(card):
    """DL §8."""
    assert not sites(indian([card, "withdraw"]))


def test_an_indian_redoubt_is_the_one_redoubt_of_the_turn():
    """DL §8."""
    b = indian(["mysore_infantry.b", "mysore_infantry.b"]).play("redoubt f2 mysore_infantry.b")
    assert not sites(b)
    assert b.redoubts == {"f2"}


def test_india_builds_nothing_once_no_unit_with_a_redoubt_card_stands():
    """R42."""
    b = battle(
        one="india",
        units={"mysore_cavalry": "f2", "punjab_cavalry": "b2"},
        foes=BRITISH,
        hand=["mysore_infantry.b"],
        foe_hand=["withdraw"],
        phase="combat",
    ).play("done")
    assert not sites(b)
    b.refused("redoubt f2 mysore_infantry.b")
