"""Discarding, drawing and reshuffling (§2.3, §4)."""

from collections import Counter
from fractions import Fraction

import pytest

from tests.engine.manoeuvre.turns import discard, pass_until, rest_of_turn
from tests.table import battle

UNITS = {"imperial_guard": "a1", "8th_regiment_legere": "c1", "45th_regiment_legere": "e1", "guard_cavalry": "g1"}
FOES = {"1st_foot_guards": "a8", "4th_regiment_of_foot": "c8", "32nd_regiment_of_foot": "e8", "dutch_belgians": "g8"}
FIVE = ["ney", "soult", "supply", "redoubt", "withdraw"]


def french(hand, **more):
    """France in its Discard Phase."""
    return battle(units=UNITS, foes=FOES, hand=list(hand), phase=more.pop("phase", "discard"), **more)


def test_any_or_all_cards_may_be_discarded():
    """§4: every subset of a hand, or nothing."""
    b = french(FIVE)
    subsets = {frozenset(text.split()[1:]) for text in b.legal() if text.startswith("discard ")}
    assert len(subsets) == 31
    assert frozenset(FIVE) in subsets
    assert "done" in b.legal()


def test_equal_cards_are_not_told_apart_in_a_discard():
    """§4: one Supply or two."""
    b = french(["supply", "supply"])
    assert b.legal() == {"discard supply", "discard supply supply", "done"}


def test_a_card_that_is_not_held_cannot_be_discarded():
    """§4."""
    b = french(["ney", "supply"])
    b.refused("discard withdraw")
    b.refused("discard ney ney")


def test_discards_go_from_the_hand_onto_the_pile():
    """§4."""
    b = discard(french(FIVE, pile=["murat"]), "ney")
    assert b.pile("one") == ["murat", "ney"]
    assert Counter(b.hand("one")) == Counter(["soult", "supply", "redoubt", "withdraw"])


def test_of_several_discards_the_owner_chooses_which_lies_on_top():
    """§4."""
    b = discard(french(FIVE), "ney", "supply", "withdraw")
    assert b.seat == "one"
    assert b.phase == "top"
    assert b.legal() == {"top ney", "top supply", "top withdraw"}
    b.play("top supply")
    assert b.pile("one")[-1] == "supply"
    assert Counter(b.pile("one") + b.buried("one")) == Counter(["ney", "supply", "withdraw"])


def test_a_single_discard_lies_on_top_unasked():
    """§4."""
    b = discard(french(FIVE), "soult")
    assert b.phase != "top"
    assert b.pile("one")[-1] == "soult"


def test_one_discards_only_once_a_turn():
    """§4: the Draw Phase follows."""
    b = discard(french(FIVE), "soult")
    assert b.phase == "draw"
    b.refused("discard ney")


def test_an_empty_hand_is_not_asked_to_discard():
    """§4: drawing begins at once."""
    b = french([])
    assert b.seat == "chance"
    assert b.phase == "draw"


@pytest.mark.parametrize("held", range(5))
def test_the_hand_is_filled_up_to_five(held):
    """§4."""
    b = french(FIVE[:held], phase="draw")
    for _ in range(5 - held):
        assert b.seat == "chance"
        b.play(sorted(b.legal())[0])
    assert len(b.hand("one")) == 5
    assert len(b.deck("one")) == 55
    assert b.phase == "movement"


def test_a_full_hand_draws_nothing():
    """§4."""
    b = french(FIVE).play("done")
    assert b.phase == "movement"
    assert Counter(b.hand("one")) == Counter(FIVE)


def test_discarded_cards_are_replaced():
    """§4."""
    b = discard(french(FIVE, deck=["murat", "davout", "lannes"]), "ney", "soult").play("top ney")
    b.play("draw murat", "draw lannes")
    assert Counter(b.hand("one")) == Counter(["supply", "redoubt", "withdraw", "murat", "lannes"])
    assert b.phase == "movement"


def test_every_card_of_the_deck_is_equally_likely():
    """§3, §4: the deck is shuffled."""
    b = french(FIVE[:3], deck=["supply", "supply", "murat"], phase="draw")
    assert b.chances() == {"draw supply": Fraction(2, 3), "draw murat": Fraction(1, 3)}
    b.play("draw supply")
    assert b.chances() == {"draw supply": Fraction(1, 2), "draw murat": Fraction(1, 2)}


def test_only_cards_of_the_deck_are_drawn():
    """§4: neither what is in hand nor what is discarded."""
    b = french(["napoleon"], pile=["davout"], phase="draw")
    assert "draw napoleon" not in b.legal()
    assert "draw davout" not in b.legal()
    assert "draw murat" in b.legal()
    assert sum(b.chances().values()) == 1


def test_each_player_draws_from_his_own_deck():
    """§1.4."""
    b = french([], foe_hand=[], phase="draw", active="two", foe_deck=["moore"])
    assert b.legal() == {"draw moore"}
    assert b.play("draw moore").hand("two") == ["moore"]
    assert b.hand("one") == []


def test_a_deck_that_runs_out_in_mid_draw_is_reshuffled_at_once():
    """§2.3, R38: from all discards, and the draw goes on. With three cards held, 57 are left."""
    b = french(FIVE[:2], deck=["murat"], pile=["lannes", "davout", "napoleon"], phase="draw").play("draw murat")
    assert b.seat == "chance"
    assert {"draw lannes", "draw davout", "draw napoleon"} <= b.legal()
    assert b.chances()["draw lannes"] == Fraction(1, 57)
    assert not {"draw murat", "draw ney"} & b.legal()
    b.play("draw davout", "draw lannes")
    assert b.pile("one") + b.buried("one") == []
    assert len(b.deck("one")) == 55


def test_an_empty_deck_is_reshuffled_before_the_first_draw():
    """§2.3."""
    b = french(FIVE[:4], deck=[], pile=["lannes"], phase="draw")
    assert b.chances()["draw lannes"] == Fraction(1, 56)
    assert b.play("draw lannes").pile("one") == []


def test_the_card_just_discarded_may_come_back_with_the_reshuffle():
    """§2.3, R38: all discards are shuffled in."""
    b = discard(french(FIVE, deck=[], pile=["lannes"]), "ney")
    assert {"draw ney", "draw lannes"} <= b.legal()


@pytest.mark.parametrize("day_over", [(False, False), (False, True), (True, False)])
def test_both_players_reshuffle_alike(day_over):
    """R38: whether the other's first deck still lasts or not."""
    hand = {"foe_hand": ["withdraw"] * 3, "foe_deck": ["moore"], "foe_pile": ["hill"]}
    b = french([], **hand, phase="draw", active="two", day_over=day_over).play("draw moore")
    assert b.chances()["draw hill"] == Fraction(1, 56)


def only_these_cards(table):
    """Take the cards out of the box that are neither held nor in the deck nor face up: no real army is so small."""
    table.state.buried[0].clear()
    return table


def test_a_player_draws_what_there_is():
    """R39."""
    b = only_these_cards(french(FIVE[:2], deck=["murat"], pile=["lannes"], phase="draw"))
    b.play("draw murat")
    assert b.legal() == {"draw lannes"}
    b.play("draw lannes")
    assert b.phase == "movement"
    assert len(b.hand("one")) == 4


def test_a_player_without_any_card_to_draw_goes_on():
    """R39."""
    b = only_these_cards(french(FIVE[:2], deck=[])).play("done")
    assert b.phase == "movement"
    assert len(b.hand("one")) == 2


def test_the_reshuffle_waits_until_a_card_is_needed():
    """R50: the last card fills the hand, the discards stay where they are."""
    b = french(FIVE[:4], deck=["murat"], pile=["lannes", "davout"], phase="draw").play("draw murat")
    assert b.phase == "movement"
    assert b.deck("one") == []
    assert b.pile("one") == ["lannes", "davout"]


def test_cards_played_before_the_reshuffle_are_shuffled_in():
    """R50: what is discarded in the meantime comes back too."""
    hand = ["supply", "ney", "soult", "redoubt"]
    b = french(hand, deck=["murat"], pile=["lannes"], phase="draw").play("draw murat", "move a1 a2", "supply supply")
    b.play("move c1 c2")
    rest_of_turn(b, "one")
    rest_of_turn(b, "two")
    assert b.phase == "discard"
    b.play("done")
    assert {"draw lannes", "draw supply"} <= b.legal()
    assert b.chances()["draw supply"] == Fraction(4, 56)


def test_cards_are_drawn_in_ones_own_draw_phase_only():
    """§4: a card played later in the turn is not replaced until the next."""
    b = french(["supply", "ney"], phase="movement").play("move a1 a2", "supply supply", "move c1 c2")
    pass_until(b, "combat")
    assert b.hand("one") == ["ney"]


def test_a_player_need_not_play_his_cards():
    """R45: a full hand may be kept for ever."""
    b = french(FIVE)
    rest_of_turn(b, "one")
    assert Counter(b.hand("one")) == Counter(FIVE)
    assert b.pile("one") == []
