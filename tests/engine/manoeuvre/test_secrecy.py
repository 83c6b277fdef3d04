"""What a seat may see, and that no question depends on hidden cards (§4, R37)."""

from collections import Counter

import pytest

from tests.engine.manoeuvre.turns import discard, pass_until
from tests.table import battle, setup

FRENCH = {"imperial_guard": "d2", "8th_regiment_legere": "f2-", "guard_cavalry": "a1", "1st_cuirassiers": "h1"}
BRITISH = {"1st_foot_guards": "d3", "4th_regiment_of_foot": "c8", "32nd_regiment_of_foot": "e8", "dutch_belgians": "g8"}
SPANIARDS = {"walloon_guards": "d3", "1st_line_regiment": "c8", "20th_line_regiment": "e8", "3rd_hussars": "g8"}
FIVE = ["ney", "soult", "supply", "redoubt", "withdraw"]


def french(phase="movement", hand=FIVE, foe_hand=("hill", "moore"), foes=BRITISH, **more):
    """France in a phase."""
    return battle(units=FRENCH, foes=foes, hand=list(hand), foe_hand=list(foe_hand), phase=phase, **more)


def asked(table):
    """Who is asked, and what for."""
    return table.seat, table.phase


def look(table, seat):
    """Everything a table tells about what a seat sees."""
    view = table.seen_by(seat)
    cards = [
        Counter(cards(owner)) for owner in ("one", "two") for cards in (view.hand, view.pile, view.buried, view.deck)
    ]
    return cards, view.seat, view.phase, view.turn, view.losses, view.redoubts, view.held, view.legal(), str(view.state)


def test_a_seat_sees_its_own_hand():
    """R37."""
    b = french()
    assert Counter(b.seen_by("one").hand("one")) == Counter(FIVE)
    assert Counter(b.seen_by("two").hand("two")) == Counter(["hill", "moore"])


def test_a_seat_sees_only_the_size_of_the_others_hand():
    """R37."""
    b = french()
    assert b.seen_by("two").hand("one") == ["?"] * 5
    assert b.seen_by("one").hand("two") == ["?"] * 2


def test_a_seat_sees_the_size_of_the_others_draw_pile():
    """R37."""
    b = french(pile=["murat"])
    assert len(b.seen_by("two").deck("one")) == 54
    assert len(b.seen_by("one").deck("two")) == 58


def test_a_seat_sees_the_units_and_the_redoubts():
    """§3: only cards are hidden."""
    view = french(redoubts=["d2"]).seen_by("two")
    assert view.at("d2") == "imperial_guard"
    assert view.at("f2") == "8th_regiment_legere-"
    assert view.redoubts == {"d2"}


def test_the_top_discard_is_seen_by_both():
    """§4, R37."""
    b = discard(french("discard"), "ney", "supply").play("top supply")
    for seat in ("one", "two"):
        assert b.seen_by(seat).pile("one")[-1] == "supply"


def test_the_discards_beneath_are_hidden_from_the_other():
    """§4, R37."""
    b = discard(french("discard"), "ney", "supply", "withdraw").play("top supply")
    view = b.seen_by("two")
    seen = view.pile("one") + view.buried("one")
    assert Counter(seen) == Counter(["supply", "?", "?"])


def test_until_the_top_card_is_chosen_the_discards_tell_nothing():
    """§4."""
    one = discard(french("discard"), "ney", "supply")
    two = discard(french("discard"), "withdraw", "redoubt")
    assert look(one, "two") == look(two, "two")


def test_a_hidden_discard_may_be_any_card_of_the_deck_for_the_other():
    """§4, R37: two players who buried different cards look alike."""
    one = discard(french("discard"), "ney", "supply").play("top supply")
    two = discard(french("discard"), "soult", "supply").play("top supply")
    assert look(one, "two") == look(two, "two")


def test_a_drawn_card_is_hidden_from_the_other():
    """§4."""
    b = french("draw", FIVE[:4]).play("draw murat")
    assert "murat" in b.seen_by("one").hand("one")
    assert b.seen_by("two").hand("one") == ["?"] * 5


def test_which_card_was_drawn_does_not_change_what_the_other_sees():
    """§4, R37."""
    one = french("draw", FIVE[:4]).play("draw murat")
    two = french("draw", FIVE[:4]).play("draw imperial_guard.a")
    assert look(one, "two") == look(two, "two")


@pytest.mark.parametrize("hand", [["ney", "soult"], ["supply", "supply"], ["imperial_guard.a", "withdraw"]])
def test_hands_of_one_size_look_alike_to_the_other(hand):
    """R37."""
    assert look(french(hand=hand), "two") == look(french(hand=["napoleon", "redoubt"]), "two")


def test_two_equal_discards_are_not_given_away():
    """§4: the owner is asked for the top card although there is nothing to choose."""
    b = discard(french("discard", ["supply", "supply", "ney"]), "supply", "supply")
    assert b.phase == "top"
    assert b.legal() == {"top supply"}
    other = discard(french("discard", ["supply", "soult", "ney"]), "supply", "soult")
    assert look(b, "two") == look(other, "two")
    assert look(b.play("top supply"), "two") == look(other.play("top supply"), "two")


def test_digging_in_hides_all_but_the_top_card():
    """DL §5, §4, R37."""
    tables = []
    for second in ("soult", "withdraw"):
        b = french(hand=["ney", second, "supply"], digging_in=True).play("dig-in")
        while b.phase == "top":
            b.play("top supply")
        tables.append(b)
        assert "ney" not in b.seen_by("two").pile("one") + b.seen_by("two").buried("one")
    assert look(tables[0], "two") == look(tables[1], "two")


def test_a_spied_hand_still_hides_what_is_buried_later():
    """§4, R37: the spy saw three cards; which one went under the top card he is not told."""
    tables = []
    for buried in ("ney", "soult"):
        b = battle(
            one="great_britain",
            two="france",
            units=BRITISH,
            foes=FRENCH,
            hand=["scout"],
            foe_hand=["ney", "soult", "supply"],
            phase="redoubt",
        ).play("spy scout")
        b.play(*b.legal()).play("done")
        tables.append(discard(b, buried, "supply").play("top supply"))
    assert tables[0].phase == tables[1].phase == "draw"
    assert look(tables[0], "one") == look(tables[1], "one")


def test_a_reshuffle_makes_every_card_unknown_again():
    """§2.3, R37: the other sees only how many there are."""
    b = french("draw", FIVE[:4], deck=[], pile=["murat", "lannes"]).play("draw lannes")
    view = b.seen_by("two")
    assert view.pile("one") + view.buried("one") == []
    assert set(view.hand("one") + view.deck("one")) == {"?"}


def test_a_combat_card_that_was_played_is_seen():
    """R37: on both sides."""
    b = french("combat", ["imperial_guard.a", "ney"], ["1st_foot_guards.a", "hill"])
    b.play("assault imperial_guard.a d3", "defend 1st_foot_guards.a", "done", "lead ney", "done", "roll 2")
    assert {"imperial_guard.a", "ney"} <= set(b.seen_by("two").pile("one"))
    assert "1st_foot_guards.a" in b.seen_by("one").pile("two")


def test_a_played_card_is_seen():
    """R37."""
    b = french().play("move d2 c2", "supply supply")
    assert b.seen_by("two").pile("one") == ["supply"]
    assert b.seen_by("two").hand("one") == ["?"] * 4


def test_the_opening_hands_are_hidden():
    """§3, R37: drawn or chosen."""
    b = setup(opening_hand="chosen").play("roll 9", "roll 2", *(f"section {number} 0" for number in range(1, 5)))
    pair = next(text for text in sorted(b.legal()) if len(set(text.split()[1:])) == 2)
    b.play(pair, "nation france", "edge north", "pick napoleon", "pick ney")
    assert b.seen_by("two").hand("one") == ["?", "?"]
    assert Counter(b.seen_by("one").hand("one")) == Counter(["napoleon", "ney"])


def test_the_order_of_the_deck_is_nobodys_to_know():
    """§3: every card not held or discarded may come next, for the owner too."""
    b = french("draw", FIVE[:4])
    for seat in ("one", "two"):
        assert len(b.seen_by(seat).deck("one")) == 56
    assert len(b.seen_by("one").legal()) > 20


def test_a_spectator_sees_no_hand():
    """R37."""
    view = french().seen_by("nobody")
    assert view.hand("one") == ["?"] * 5
    assert view.hand("two") == ["?"] * 2
    assert view.at("d2") == "imperial_guard"


def test_a_spectator_sees_no_buried_discard():
    """R37."""
    b = discard(french("discard"), "ney", "supply").play("top supply")
    view = b.seen_by("nobody")
    assert Counter(view.pile("one") + view.buried("one")) == Counter(["supply", "?"])


def test_a_spectator_does_not_see_what_a_spy_sees():
    """§9.2: the hand is shown to the spying player alone."""
    b = battle(one="great_britain", two="france", units=BRITISH, foes=FRENCH, hand=["scout"], foe_hand=["ney"])
    b.play("spy scout", "show ney")
    assert b.seen_by("one").hand("two") == ["ney"]
    assert b.seen_by("nobody").hand("two") == ["?"]


HANDS = [["supply", "forced_march"], ["supply", "ney"], ["forced_march", "ney"], ["ney", "withdraw"]]


@pytest.mark.parametrize("hand", HANDS)
def test_after_a_move_the_mover_is_asked_whatever_he_holds(hand):
    """§5: whether or not he has Supply or a Forced March."""
    assert asked(french(hand=hand).play("move a1 a2")) == asked(french(hand=HANDS[0]).play("move a1 a2"))


@pytest.mark.parametrize("foe_hand", [["guerrilla", "palafox"], ["palafox", "withdraw"], ["supply", "redoubt"]])
def test_a_supply_asks_the_other_whether_or_not_he_holds_a_guerrilla(foe_hand):
    """§5."""
    b = french(two="spain", foes=SPANIARDS, foe_hand=foe_hand).play("move a1 a2", "supply supply")
    assert asked(b) == ("two", "guerrilla")


@pytest.mark.parametrize("foe_hand", [["guerrilla", "palafox"], ["palafox", "withdraw"]])
def test_a_restoration_asks_the_other_whether_or_not_he_holds_a_guerrilla(foe_hand):
    """§7."""
    b = french("restoration", two="spain", foes=SPANIARDS, foe_hand=foe_hand).play("restore f2 supply")
    assert asked(b) == ("two", "guerrilla")


@pytest.mark.parametrize("foe_hand", [["withdraw", "hill"], ["1st_foot_guards.a", "hill"], ["supply", "redoubt"]])
def test_an_assault_asks_the_defender_whether_or_not_he_can_withdraw_or_defend(foe_hand):
    """§6.1."""
    b = french("combat", ["imperial_guard.a", "ney"], foe_hand).play("assault imperial_guard.a d3")
    assert asked(b) == ("two", "answer")


@pytest.mark.parametrize("hand", [["ney", "soult"], ["skirmish", "sappers"], ["supply", "redoubt"]])
def test_the_attacker_is_asked_whether_or_not_he_can_reinforce(hand):
    """§6.1."""
    b = french("combat", ["imperial_guard.a", *hand]).play("assault imperial_guard.a d3")
    b.play("done")
    assert asked(b) == ("one", "reinforce")


@pytest.mark.parametrize("hand", [["imperial_guard.a", "ney"], ["supply", "redoubt"], ["withdraw", "withdraw"]])
def test_the_combat_phase_asks_whether_or_not_there_is_a_card_to_fight_with(hand):
    """§4, §6."""
    b = pass_until(french(hand=hand).play("move a1 a2"), "combat")
    assert asked(b) == ("one", "combat")


@pytest.mark.parametrize("hand", [["supply", "ney"], ["8th_regiment_legere.a", "withdraw"], ["withdraw", "skirmish"]])
def test_the_restoration_phase_asks_whether_or_not_there_is_a_card_to_restore_with(hand):
    """§7."""
    assert asked(french("combat", hand).play("done")) == ("one", "restoration")


@pytest.mark.parametrize("hand", [["redoubt", "ney"], ["withdraw", "skirmish"]])
def test_the_redoubt_is_asked_for_whether_or_not_the_card_is_held(hand):
    """§7."""
    assert asked(french("restoration", hand).play("done")) == ("one", "redoubt")


@pytest.mark.parametrize("card", ["scout", "uxbridge"])
def test_the_draw_ends_alike_with_or_without_a_spy(card):
    """R35."""
    b = battle(
        one="great_britain",
        units=BRITISH,
        two="france",
        foes=FRENCH,
        hand=["hill", "moore", "supply", "supply"],
        phase="draw",
    ).play(f"draw {card}")
    assert asked(b) == ("one", "draw")


def test_the_view_asks_the_same_as_the_table():
    """R37: whose decision it is, and which, is public."""
    for phase in ("discard", "movement", "combat", "restoration", "redoubt"):
        b = french(phase)
        for seat in ("one", "two", "nobody"):
            assert asked(b.seen_by(seat)) == asked(b)


def test_the_owner_may_do_in_his_view_what_he_may_do_at_the_table():
    """R37: his own cards are no secret to him."""
    for phase in ("discard", "movement", "combat", "restoration", "redoubt"):
        b = french(phase)
        assert b.seen_by("one").legal() == b.legal()
