"""What is asked is said in the words of the moment, and never more than both sides may know (R60)."""

from tests.engine.manoeuvre.combat.stage import stage
from tests.table import Table, battle, setup

GUARD, FOOT = {"imperial_guard": "e4"}, {"1st_foot_guards": "e5"}


def asked(table: Table) -> str:
    return table.state.prompt().sentence


def test_the_first_move_is_asked_for_and_then_what_may_follow() -> None:
    b = stage(GUARD, {}, phase="movement", advance_to_contact=True, turn=1)
    assert asked(b) == "Move one unit."
    assert asked(b.play("move e4 e5")) == "Move another unit, or end the movement."
    one = stage(GUARD, {}, phase="movement").play("move e4 e5")
    assert asked(one) == "Play a card to move on, or end the movement."


def test_dice_and_draws_are_asked_of_chance_and_a_spy_of_the_player() -> None:
    b = battle(one="great_britain", two="france", units=FOOT, foes=GUARD, hand=["scout"] + ["supply"] * 3, phase="draw")
    assert asked(b) == "Draw up to five cards."
    assert asked(b.play("draw moore")) == "Play a Spy now and draw again, or go on to movement."


def test_the_unit_in_question_is_named() -> None:
    b = stage({"imperial_guard": "e4"}, FOOT, hand=["imperial_guard.a"]).play("assault imperial_guard.a e5")
    assert asked(b) == "Answer the attack on 1st Foot Guards: play cards, withdraw, or do nothing."
    assert asked(b.play("done", "done", "roll 9")) == "1st Foot Guards: retreat or take a hit?"


def test_a_card_that_may_be_cancelled_is_named() -> None:
    b = stage({"imperial_guard": "e4-"}, {}, two="spain", phase="restoration", hand=["supply"])
    assert asked(b.play("restore e4 supply")) == "Cancel Supply with a Guerrilla, or let it pass?"


def test_an_advance_that_may_be_declined_says_so() -> None:
    b = stage(GUARD, {"1st_foot_guards": "e5-"}, hand=["imperial_guard.a"])
    b.play("assault imperial_guard.a e5", "done", "done", "roll 16")
    assert b.at("e5") is None
    assert asked(b) == "Which unit takes the vacated square, if any?"


def test_an_advance_that_must_be_made_says_so() -> None:
    units = {"8th_regiment_legere": "e4", "45th_regiment_legere": "d5"}
    b = stage(units, {"1st_foot_guards": "e5-"}, hand=["8th_regiment_legere.a", "ney"])
    b.play("assault 8th_regiment_legere.a e5", "done", "command ney", "support d5", "done", "roll 16")
    assert b.at("e5") is None
    assert asked(b) == "Which unit takes the vacated square?"


def test_the_next_unit_to_be_set_up_is_named() -> None:
    b = setup(first="one").play("section 1 0", "section 2 0", "section 3 0", "section 4 0")
    b.play("nations france great_britain", "nation france", "edge north")
    while b.seat == "chance":
        b.play(min(b.legal()))
    assert asked(b) == "Set up 1st Cuirassiers in your two rows."
    assert b.state.prompt().template == "Set up {unit} in your two rows."
