"""Looking into the other's hand with a Spy or Scout (§9.2)."""

import pytest

from tests.engine.manoeuvre.turns import pass_until, rest_of_turn
from tests.table import battle, setup

BRITISH = {
    "1st_foot_guards": "d2",
    "4th_regiment_of_foot": "f2-",
    "kings_dragoons_guards": "a1",
    "dutch_belgians": "h1",
}
FRENCH = {"imperial_guard": "d3", "8th_regiment_legere": "c8", "guard_cavalry": "e8", "1st_cuirassiers": "g8"}
FOE_HAND = ["ney", "supply", "supply"]
SHOW = "show ney supply supply"


def british(phase, hand=("scout", "1st_foot_guards.a"), foe_hand=FOE_HAND, **more):
    """Britain, whose Spy is in hand, against France."""
    return battle(
        one="great_britain",
        two="france",
        units=BRITISH,
        foes=FRENCH,
        hand=list(hand),
        foe_hand=list(foe_hand),
        phase=phase,
        **more,
    )


def show(table):
    """The other seat shows its hand; there is nothing else it may do."""
    (text,) = table.legal()
    assert text.split()[0] == "show"
    return table.play(text)


@pytest.mark.parametrize("phase", ["discard", "movement", "combat", "restoration", "redoubt"])
def test_a_spy_may_be_played_at_any_own_decision(phase):
    """R35: and the same question is asked again."""
    b = british(phase)
    before = {text for text in b.legal() if "scout" not in text.split()}
    b.play("spy scout")
    assert b.phase == "show"
    show(b)
    assert b.seat == "one"
    assert b.phase == phase
    assert b.legal() == before
    assert b.hand("one") == ["1st_foot_guards.a"]
    assert b.pile("one") == ["scout"]


def test_a_spy_may_be_played_between_two_moves():
    """R35."""
    b = british("movement", ["scout", "supply"]).play("move d2 c2")
    show(b.play("spy scout"))
    b.play("supply supply", "move a1 a3")
    assert b.at("a3") == "kings_dragoons_guards"


def test_a_spy_may_be_played_before_the_march_step():
    """R35: with the Forced March already on the table."""
    b = british("movement", ["scout", "forced_march"]).play("move d2 c2", "forced-march forced_march")
    show(b.play("spy scout"))
    assert "move c2 c3" in b.legal()


def test_a_spy_may_be_played_at_the_choice_of_the_top_discard():
    """R35."""
    b = british("discard", ["scout", "hill", "moore"]).play("discard hill moore")
    show(b.play("spy scout"))
    assert b.legal() == {"top hill", "top moore"}
    assert b.play("top hill").pile("one")[-1] == "hill"


def test_the_attacker_may_spy_once_the_defender_has_answered():
    """R35: after the defender has answered."""
    b = british("combat").play("assault 1st_foot_guards.a d3")
    pass_until(b, "reinforce").play("spy scout")
    show(b)
    assert (b.seat, b.phase) == ("one", "reinforce")


def test_a_spy_may_be_played_at_the_choice_of_a_result():
    """R35: the attacker chooses at twice the defence; 8 + 16 against 8 + 2 in the woods."""
    b = british("combat", rows=["........"] * 5 + ["...W...."] + ["........"] * 2).play("assault 1st_foot_guards.a d3")
    while b.seat != "chance":
        b.play("done")
    b.play("roll 14")
    assert b.legal() == {"hit", "retreat", "spy scout"}
    show(b.play("spy scout"))
    assert b.legal() == {"hit", "retreat"}


def test_a_spy_may_be_played_before_an_advance():
    """R35: 8 + 16 annihilates the 3 of a reduced unit."""
    b = battle(
        one="great_britain",
        two="france",
        units=BRITISH,
        foes={**FRENCH, "imperial_guard": "h8", "4th_regiment_suisse": "d3-"},
        hand=["scout", "1st_foot_guards.a"],
        foe_hand=["ney"],
        phase="combat",
    ).play("assault 1st_foot_guards.a d3")
    while b.seat != "chance":
        b.play("done")
    b.play("roll 16")
    assert b.legal() == {"advance d2", "done", "spy scout"}
    show(b.play("spy scout"))
    assert b.legal() == {"advance d2", "done"}


def test_a_spy_may_be_played_before_a_skirmishers_move():
    """R35."""
    b = british("combat", ["scout", "skirmish", "1st_foot_guards.a"]).play("assault 1st_foot_guards.a d3")
    pass_until(b, "reinforce").play("skirmish skirmish")
    assert b.phase == "skirmish"
    show(b.play("spy scout"))
    assert (b.seat, b.phase) == ("one", "skirmish")


def test_a_spy_may_be_played_during_a_banzai_charge():
    """R35."""
    b = battle(
        one="tokugawa_shogunate",
        units={"date_han": "d2", "mori_han": "f2"},
        foes={"dutch_belgians": "h8"},
        hand=["scout", "banzai_charge"],
        foe_hand=["hill"],
    ).play("banzai banzai_charge", "move d2 d4")
    show(b.play("spy scout"))
    assert b.play("move f2 f4").at("f4") == "mori_han"


def test_a_spy_is_not_played_while_the_armies_are_set_up():
    """R35: no turn has begun."""
    b = setup(armies=("great_britain",), first="one", opening_hand="chosen")
    b.play(*(f"section {number} 0" for number in range(1, 5)))
    for _ in range(3):
        if b.phase != "deal":
            b.play(sorted(b.legal())[0])
    b.play("pick scout")
    b.refused("spy scout")
    b.play("pick hill", "pick moore", "pick uxbridge", "pick supply")
    for _ in range(5):
        b.play("pick withdraw" if "pick withdraw" in b.legal() else "pick supply")
    assert (b.seat, b.phase) == ("one", "deploy")
    b.refused("spy scout")


def test_the_other_player_must_show_his_whole_hand():
    """§9.2."""
    b = british("combat").play("spy scout")
    assert b.seat == "two"
    assert b.legal() == {SHOW}
    for text in ("done", "show ney", "show supply supply", "show ney supply"):
        b.refused(text)


def test_the_spying_player_sees_the_hand():
    """§9.2, R37."""
    b = british("combat")
    assert b.seen_by("one").hand("two") == ["?", "?", "?"]
    show(b.play("spy scout"))
    assert sorted(b.seen_by("one").hand("two")) == FOE_HAND
    assert sorted(b.hand("two")) == FOE_HAND


def test_the_spied_upon_player_sees_nothing_in_return():
    """§9.2."""
    b = show(british("combat").play("spy scout"))
    assert b.seen_by("two").hand("one") == ["?"]


def test_what_was_seen_stays_known_and_what_is_drawn_later_does_not():
    """§9.2, R37."""
    b = show(british("redoubt", foe_deck=["withdraw", "withdraw", "lannes"]).play("spy scout")).play("done")
    b.play("discard supply", "draw withdraw", "draw withdraw", "draw lannes")
    assert sorted(b.seen_by("one").hand("two")) == ["?", "?", "?", "ney", "supply"]


def test_an_empty_hand_is_shown_too():
    """§9.2."""
    b = british("combat", foe_hand=[]).play("spy scout")
    show(b)
    assert (b.seat, b.phase) == ("one", "combat")


def test_a_spy_needs_the_card():
    """§9.2."""
    british("combat", ["1st_foot_guards.a"]).refused("spy scout")


@pytest.mark.parametrize("phase", ["movement", "combat", "restoration", "redoubt"])
def test_a_spy_played_outside_the_draw_phase_is_not_replaced(phase):
    """R35."""
    assert show(british(phase).play("spy scout")).seat == "one"


def test_a_spy_played_in_the_discard_phase_is_replaced_with_the_rest():
    """§4: the Draw Phase is still to come."""
    b = british("discard", ["scout", "hill", "moore", "withdraw", "withdraw"], deck=["uxbridge"])
    show(b.play("spy scout")).play("done", "draw uxbridge")
    assert len(b.hand("one")) == 5


def test_a_spy_played_in_the_draw_phase_is_replaced_at_once():
    """§9.2, R35."""
    hand = ["hill", "moore", "withdraw", "withdraw"]
    b = british("draw", hand, deck=["scout", "uxbridge", "supply"]).play("draw scout")
    assert (b.seat, b.phase) == ("one", "draw")
    assert b.legal() == {"spy scout", "done"}
    show(b.play("spy scout"))
    assert b.seat == "chance"
    assert b.legal() == {"draw uxbridge", "draw supply"}
    b.play("draw uxbridge")
    assert len(b.hand("one")) == 5


def test_a_spy_that_comes_back_with_a_reshuffle_may_be_played_again():
    """R35, R38: the same card, drawn from the reshuffled discards in the same Draw Phase."""
    b = british("draw", ["hill", "moore", "withdraw", "withdraw"], deck=["scout"]).play("draw scout", "spy scout")
    show(b).play("draw scout")
    assert b.legal() == {"spy scout", "done"}


def test_a_spy_may_be_kept_after_the_draw():
    """§9.2."""
    hand = ["hill", "moore", "withdraw", "withdraw"]
    b = british("draw", hand, deck=["scout", "uxbridge"]).play("draw scout", "done")
    assert b.phase == "movement"
    assert "scout" in b.hand("one")
    assert "spy scout" in b.legal()


def test_after_the_draw_an_army_with_a_spy_is_asked_whatever_it_holds():
    """R35: a question must not tell who has the Spy."""
    hand = ["hill", "moore", "withdraw", "withdraw"]
    b = british("draw", hand, deck=["uxbridge", "supply"]).play("draw uxbridge")
    assert (b.seat, b.phase) == ("one", "draw")
    assert b.legal() == {"done"}


def test_after_the_draw_an_army_without_a_spy_is_not_asked():
    """§9.2: France has none."""
    b = battle(units=FRENCH, foes=BRITISH, hand=["ney"], deck=["supply"] * 4, phase="draw")
    for _ in range(4):
        b.play("draw supply")
    assert b.phase == "movement"


@pytest.mark.parametrize("army", ["united_states", "tokugawa_shogunate"])
def test_the_other_armies_with_a_spy_use_it_alike(army):
    """§9.2: by whatever name."""
    unit = {"united_states": "4th_militia", "tokugawa_shogunate": "date_han"}[army]
    b = battle(one=army, units={unit: "d2"}, foes={"dutch_belgians": "h8"}, hand=["scout"], foe_hand=["hill"])
    assert show(b.play("spy scout")).seen_by("one").hand("two") == ["hill"]


def defending():
    """France assaults a British unit that holds a Spy and a card to defend with."""
    return battle(
        units=FRENCH,
        foes=BRITISH,
        hand=["imperial_guard.a"],
        foe_hand=["scout", "1st_foot_guards.a"],
        phase="combat",
    ).play("assault imperial_guard.a d2")


def test_only_the_active_player_spies():
    """§9.2: not the defender."""
    b = defending()
    assert b.seat == "two"
    assert "defend 1st_foot_guards.a" in b.legal()
    assert "spy scout" not in b.legal()
    b.refused("spy scout")


def test_the_chooser_of_a_result_does_not_spy_in_the_others_turn():
    """§9.2."""
    b = defending()
    while b.seat != "chance":
        b.play("done")
    b.play("roll 7")
    assert b.seat == "two"
    assert b.legal() == {"hit", "retreat"}


def test_a_spy_is_not_asked_for_in_the_others_draw_phase():
    """§9.2."""
    b = battle(units=FRENCH, foes=BRITISH, hand=["ney"], foe_hand=["scout"], phase="discard")
    b.play("done")
    assert b.seat == "chance"


def test_a_second_spy_needs_a_second_card():
    """§9.2: the card is used up."""
    b = show(british("movement").play("spy scout"))
    b.refused("spy scout")
    rest_of_turn(b, "one")
    assert b.pile("one") == ["scout"]


def test_a_spy_does_not_let_the_other_player_act():
    """§9.2: after showing his hand he waits again."""
    b = show(british("restoration", ["scout", "supply"]).play("spy scout"))
    assert (b.seat, b.phase) == ("one", "restoration")
    assert "restore f2 supply" in b.legal()
