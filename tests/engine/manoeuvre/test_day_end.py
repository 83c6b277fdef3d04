"""When the day ends (§2.3): both first decks have run out, and the game turn is over."""

import pytest

from tests.engine.manoeuvre.turns import rest_of_turn, to_the_end
from tests.table import battle

UNITS = {"imperial_guard": "a1", "8th_regiment_legere": "c1", "45th_regiment_legere": "e1", "guard_cavalry": "g1"}
FOES = {"1st_foot_guards": "a8", "4th_regiment_of_foot": "c8", "32nd_regiment_of_foot": "e8", "dutch_belgians": "g8"}
FOUR_CARDS = ["ney", "withdraw", "withdraw", "soult"]
FOUR_FOE_CARDS = ["hill", "withdraw", "withdraw", "moore"]


def last_card(active, day_over, first="one", **more):
    """The active player is about to draw the one card left in his deck, which fills his hand."""
    decks = {
        "hand": FOUR_CARDS,
        "foe_hand": FOUR_FOE_CARDS,
        "deck": ["supply"] if active == "one" else ["supply"] * 4,
        "foe_deck": ["supply"] if active == "two" else ["supply"] * 4,
    }
    return battle(units=UNITS, foes=FOES, phase="draw", active=active, first=first, day_over=day_over, **(decks | more))


def test_the_day_ends_with_the_game_turn_in_which_the_second_first_deck_ran_out():
    """§2.3, R40: not in mid-turn."""
    b = last_card("two", (True, False)).play("draw supply")
    assert b.seat == "two"
    assert b.winner is None
    turn = b.turn
    to_the_end(b)
    assert b.how.startswith("nightfall")
    assert b.turn == turn
    assert b.legal() == set()


def test_the_second_player_still_has_his_turn_when_the_first_empties_the_second_deck():
    """§2.3, R40."""
    b = last_card("one", (False, True)).play("draw supply")
    rest_of_turn(b, "one")
    assert b.seat == "two"
    assert b.winner is None
    to_the_end(b)
    assert b.how.startswith("nightfall")


def test_the_day_ends_after_the_second_player_whichever_seat_is_second():
    """§2.3: here seat two moves first."""
    b = last_card("two", (True, False), first="two").play("draw supply")
    rest_of_turn(b, "two")
    assert b.seat == "one"
    turn = b.turn
    to_the_end(b)
    assert b.how.startswith("nightfall")
    assert b.turn == turn


@pytest.mark.parametrize("active", ["one", "two"])
def test_the_battle_goes_on_when_only_one_first_deck_has_run_out(active):
    """§2.3."""
    b = last_card(active, (False, False)).play("draw supply")
    turn = b.turn
    rest_of_turn(b, active)
    if active == "one":
        rest_of_turn(b, "two")
    assert b.winner is None
    assert b.turn == turn + 1


def test_a_reshuffled_deck_that_runs_out_again_ends_nothing():
    """§2.3: only the other's first deck counts now."""
    b = last_card("one", (True, False), pile=["murat", "lannes"]).play("draw supply")
    turn = b.turn
    rest_of_turn(b, "one")
    rest_of_turn(b, "two")
    assert b.winner is None
    assert b.turn == turn + 1


def test_a_deck_may_be_reshuffled_again_and_again():
    """§2.3: one card is discarded and drawn again, turn after turn."""
    b = battle(units=UNITS, foes=FOES, hand=[*FOUR_CARDS, "supply"], deck=[], phase="discard", day_over=(True, False))
    for _ in range(3):
        assert b.play("discard supply", "draw supply").hand("one").count("supply") == 1
        rest_of_turn(b, "one")
        rest_of_turn(b, "two")
        assert b.seat == "one"


def test_the_first_deck_ends_with_its_very_last_card():
    """R50: no further draw is needed for it."""
    b = last_card("two", (True, False)).play("draw supply")
    assert b.deck("two") == []
    assert to_the_end(b).how.startswith("nightfall")


def test_a_first_deck_with_one_card_left_has_not_run_out():
    """§2.3, R50."""
    b = last_card("two", (True, False), foe_deck=["supply", "supply"]).play("draw supply")
    turn = b.turn
    rest_of_turn(b, "two")
    assert b.winner is None
    assert b.turn == turn + 1


def test_a_first_deck_that_runs_out_in_mid_draw_has_run_out():
    """§2.3, R38: the draw goes on from the reshuffled discards, the day ends all the same."""
    b = last_card("two", (True, False), foe_hand=FOUR_FOE_CARDS[:3], foe_pile=["uxbridge"])
    b.play("draw supply", "draw uxbridge")
    assert to_the_end(b).how.startswith("nightfall")


def test_both_first_decks_may_run_out_in_the_same_turn():
    """§2.3."""
    b = last_card("one", (False, False), foe_deck=["supply"]).play("draw supply")
    turn = b.turn
    to_the_end(b)
    assert b.how.startswith("nightfall")
    assert b.turn == turn


def test_a_player_who_keeps_his_cards_puts_off_the_night():
    """R45: a full hand draws nothing, and nothing forces him to use it."""
    b = battle(
        units=UNITS,
        foes=FOES,
        hand=[*FOUR_CARDS, "supply"],
        foe_hand=[*FOUR_FOE_CARDS, "supply"],
        deck=["supply"],
        foe_deck=["supply"],
        phase="discard",
        turn=90,
    )
    for _ in range(5):
        rest_of_turn(b, "one")
        rest_of_turn(b, "two")
    assert b.turn == 95
    assert b.deck("one") == ["supply"]
    assert b.winner is None


def test_attrition_comes_before_nightfall():
    """§2.1, §2.2: the fifth loss ends the battle though the day is over too."""
    b = battle(
        units=UNITS,
        foes={**FOES, "dutch_belgians": "a3-"},
        hand=["imperial_guard.b"],
        phase="combat",
        day_over=(True, True),
        losses=(4, 4),
    ).play("bombard imperial_guard.b a3", "roll 12")
    assert b.how == "attrition"
