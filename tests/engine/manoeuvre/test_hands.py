"""What fair play asks of hands and decks, and which decisions a program may make for a person (§3, §4, R37, R60)."""

from typing import Any

import pytest

from engine.game import Dice, Draw, chance_action
from engine.manoeuvre.army import UNKNOWN
from engine.manoeuvre.events import RETURNED, SHOWN, Event
from engine.manoeuvre.position import CHANCE, NOBODY, ONE, TWO
from tests.contract import Fixed
from tests.engine.manoeuvre.combat.stage import stage
from tests.table import Table, battle, setup

GUARD, FOOT = {"imperial_guard": "e4"}, {"1st_foot_guards": "e5"}
FIVE = ["ney", "murat", "davout", "soult", "napoleon"]


def named(table: Table, line: str) -> list[str]:
    """What an action, as the other side is shown it, turns up."""
    state = table.state
    shown = state.shown_to(state.read(line), 1 - state.seat)
    return [state.armies[state.seat].cards[card].id for card in state.cards().named(shown)]


def to_the_deal(**options: Any) -> Table:
    table = setup(first="one", **options)
    sections = [section.id for section in table.state.setting.sections[:4]]
    table.play(*(f"section {id} 0" for id in sections), "nations france great_britain", "nation france")
    return table


# Decks and hands


def test_decks_lie_on_the_table_from_the_first_draw_on() -> None:
    b = to_the_deal()
    assert not b.state.cards().decks_due()
    b.play("edge south")
    assert b.phase == "deal"
    assert b.state.cards().decks_due()
    assert battle(units=GUARD, foes=FOOT).state.cards().decks_due()


def test_hands_and_decks_are_known_to_their_owners_alone() -> None:
    state = battle(units=GUARD, foes=FOOT, hand=["ney"], deck=["murat", "davout"]).state
    cards, seen = state.cards(), state.seen_by(TWO).cards()
    assert [cards.name(ONE, card) for card in cards.hand(ONE)] == ["Michel Ney"]
    assert len(cards.bag(ONE)) == 2
    assert (list(seen.hand(ONE)), list(seen.bag(ONE))) == ([seen.unknown], [seen.unknown] * 2)


def test_what_is_played_or_thrown_away_alone_is_turned_up() -> None:
    b = battle(units=GUARD, foes=FOOT, phase="discard", hand=FIVE)
    assert named(b, "discard ney") == ["ney"]
    assert named(b, "discard murat ney") == []
    assert named(b, "done") == []
    fight = stage(GUARD, FOOT, hand=["imperial_guard.a"])
    assert named(fight, "assault imperial_guard.a e5") == ["imperial_guard.a"]
    assert not fight.state.cards().keeps(fight.state.read("assault imperial_guard.a e5"))


def test_a_hand_that_is_shown_is_turned_up_and_kept() -> None:
    b = battle(
        one="great_britain", two="france", units=FOOT, foes={"imperial_guard": "e8"}, hand=["scout"], foe_hand=["ney"]
    )
    b.play("spy scout")
    assert named(b, "show ney") == ["ney"]
    assert b.state.cards().keeps(b.state.read("show ney"))


def test_an_opening_hand_that_is_chosen_is_picked_face_down() -> None:
    b = to_the_deal(opening_hand="chosen").play("edge south")
    state = b.state
    pick = state.read("pick ney")
    assert named(b, "pick ney") == []
    assert state.cards().picked(pick) == pick.a
    assert state.cards().picked(state.shown_to(pick, TWO)) == UNKNOWN
    assert state.cards().named(pick) == []
    assert battle(units=GUARD, foes=FOOT).state.cards().picked(pick.hidden()) == UNKNOWN
    assert stage(GUARD, FOOT).state.cards().picked(stage(GUARD, FOOT).state.read("done")) is None


def test_a_card_that_comes_back_is_told_by_its_event() -> None:
    cards = stage(GUARD, FOOT).state.cards()
    assert cards.returned(Event(RETURNED, ONE, card=7)) == (ONE, 7)
    assert cards.returned(Event(SHOWN, ONE)) is None


# Chance


def test_dice_are_rolled_by_the_active_side() -> None:
    b = stage(GUARD, FOOT, hand=["imperial_guard.a"]).play("assault imperial_guard.a e5", "done")
    assert b.state.chance() is None
    b.play("done")
    assert b.state.chance() == Dice((8, 8), ONE)
    assert b.state.write(chance_action(b.state, Fixed(0.99))) == "roll 16 = 8 8"


def test_before_anybody_is_active_seat_one_rolls() -> None:
    assert setup().state.chance() == Dice((10,), ONE)


def test_a_card_is_drawn_for_its_owner_out_of_his_bag() -> None:
    b = battle(units=GUARD, foes=FOOT, phase="draw", hand=FIVE[:4], deck=["imperial_guard.a", "redoubt"])
    draw = b.state.chance()
    assert isinstance(draw, Draw)
    assert (draw.owner, sorted(draw.bag)) == (ONE, sorted(b.state.bag[ONE]))
    assert chance_action(b.state, Fixed(0.0)) == b.state.drawn(draw.bag[0])


# Who decides, and who need not be asked


def test_one_seat_decides_at_a_time() -> None:
    state = battle(units=GUARD, foes=FOOT).state
    assert state.deciding() == (ONE,)
    assert state.legal_for(ONE) == state.legal()
    assert state.legal_for(TWO) == []
    state.ask(ONE)
    with pytest.raises(ValueError, match="nothing to decide"):
        state.ask(TWO)


def test_nobody_decides_after_the_end() -> None:
    state = battle(units=GUARD, foes=FOOT, active="two", phase="restoration", length_limit=5).play("done").state
    assert (state.seat, state.deciding()) == (NOBODY, ())
    with pytest.raises(ValueError, match="nothing to decide"):
        state.ask(NOBODY)
    assert (state.idle(), state.may_choose()) == (None, False)


def test_whose_view_it_is() -> None:
    state = battle(units=GUARD, foes=FOOT).state
    assert [state.seen_by(viewer).viewer for viewer in (ONE, TWO, CHANCE, NOBODY)] == [ONE, TWO, NOBODY, NOBODY]
    assert state.viewer == -1


def test_passing_the_only_thing_left_is_done_for_a_person_unless_it_ends_his_turn() -> None:
    nothing_to_fight = battle(units={"imperial_guard": "a1-"}, foes=FOOT, phase="combat")
    assert nothing_to_fight.state.idle() == nothing_to_fight.state.read("done")
    ends_the_turn = battle(units=GUARD, foes=FOOT, phase="redoubt")
    assert ends_the_turn.legal() == {"done"}
    assert ends_the_turn.state.idle() is None
    assert battle(units=GUARD, foes=FOOT).state.idle() is None


def test_whoever_could_only_let_an_attack_come_need_not_say_so() -> None:
    b = stage(GUARD, FOOT, hand=["imperial_guard.a"]).play("assault imperial_guard.a e5")
    assert b.state.idle() == b.state.read("done")
    stands = stage(GUARD, FOOT, hand=["imperial_guard.a"], foe_hand=["1st_foot_guards.a"])
    stands.play("assault imperial_guard.a e5", "defend 1st_foot_guards.a")
    assert stands.legal() == {"done"}
    assert stands.state.idle() is None, "what was added to the defence may still be taken back"


def test_whoever_holds_cards_may_have_a_choice_for_all_that_the_other_knows() -> None:
    b = stage(GUARD, FOOT, hand=["imperial_guard.a"], foe_hand=["moore"]).play("assault imperial_guard.a e5")
    empty = stage(GUARD, FOOT, hand=["imperial_guard.a"]).play("assault imperial_guard.a e5")
    assert b.state.may_choose()
    assert not empty.state.may_choose()


def test_whoever_is_known_to_hold_nothing_of_use_has_no_choice() -> None:
    """No card of a British deck restores a unit that is not reduced; the phase is then not asked at all."""
    b = battle(units={"imperial_guard": "a1"}, foes=FOOT, phase="combat", hand=["ney"])
    b.state.pile[ONE] = sorted(b.state.bag[ONE])
    b.state.bag[ONE] = []
    assert b.legal() == {"done"}
    assert not b.state.may_choose()


def test_a_choice_that_all_can_see() -> None:
    assert battle(units=GUARD, foes=FOOT).state.may_choose()
    assert to_the_deal(opening_hand="chosen").play("edge south").state.may_choose()


def test_what_lies_on_top_of_several_discards_is_a_choice() -> None:
    b = battle(units=GUARD, foes=FOOT, phase="discard", hand=FIVE).play("discard murat ney")
    assert b.state.may_choose()
    dug_in = battle(units=GUARD, foes=FOOT, hand=["ney"], digging_in=True).play("dig-in")
    assert not dug_in.state.may_choose()


def test_a_hand_that_must_be_shown_and_dice_are_no_choice() -> None:
    b = battle(
        one="great_britain", two="france", units=FOOT, foes={"imperial_guard": "e8"}, hand=["scout"], foe_hand=["ney"]
    )
    assert not b.play("spy scout").state.may_choose()
    assert not setup().state.may_choose()


def test_nothing_is_sealed_and_opened_in_this_game() -> None:
    b = battle(units=GUARD, foes=FOOT)
    assert b.state.opened(b.state.legal()[0]) == ()
