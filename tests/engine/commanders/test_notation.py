"""Actions of Commanders as text: what cannot be read is refused with a sentence that says how it is written."""

from collections.abc import Callable

import pytest

from engine.commanders.notation import LONGEST_LINE
from engine.commanders.pairs import next_steps
from engine.game import Refusal
from tests.commanders_table import Table, at, battle


def planning() -> Table:
    return battle("marengo")


def flank() -> Table:
    """A flank attack with all dice of the volley on the table."""
    table = at("b1: 1A; a2: 1I; b2: 2i", "A b1-b2; I a2-b2")
    return table.until("reroll", dice=["a2|b2 white 1", "a2|b2 black 1", "b1|b2 white 1 1", "b1|b2 black 1"])


def rolling() -> Table:
    return at("a1: 2I; a2: 2i", "2I a1-a2").until("roll")


@pytest.mark.parametrize(
    ("moment", "line", "says"),
    [
        (planning, "x" * (LONGEST_LINE + 1), "at most"),
        (planning, "", "does not begin with an action"),
        (planning, "march I a1-a2", "does not begin with an action"),
        (planning, "order", "is not an order"),
        (planning, "order I", "is not an order"),
        (planning, "order I a1-a2 now", "is not an order"),
        (planning, "order X a1-a2", "is not a stack"),
        (planning, "order Is a1-a2", "is not an order"),
        (planning, "order I a1-z9", "is not a sector"),
        (planning, "order I a1", "is not an arrow"),
        (planning, "order I a1-a2-a3", "is not an arrow"),
        (planning, "order C a1-a2-a3-b3", "is not an arrow"),
        (planning, "order 2I a1-a2", "one order at a time"),
        (planning, "order C again a1-a2", "one order at a time"),
        (planning, "order I again a1-a2", "is not an order"),
        (planning, "order C again a1-a2-a3", "is not an order"),
        (planning, "save all", "more than this action needs"),
        (planning, "orders many", "is not a whole number"),
        (planning, "post", "Say where and what"),
        (planning, "post r 6I", "is not a sector"),
        (planning, "post a1 6Is", "cannot be said here"),
        (planning, "open open go", "Open what you have sealed"),
        (planning, "open go ?", "Open what you have sealed"),
        (planning, "sheet C again a1-a2", "whole orders"),
        (planning, "roll 3 black", "no such roll"),
        (planning, "enter b2 2I", "Say who enters"),
        (planning, "enter b2 a1", "Say who enters"),
        (planning, "react b2 two square", "is not a whole number"),
        (planning, "react b2 1 run", "A reaction is"),
        (planning, "hold b2 b1", "Say which border"),
        (planning, "hold b2 b1 1Cq", "is not a stack of defenders"),
        (planning, "withdraw b1|b2 1I", "no combat"),
        (planning, "fire b1-b2", "by its arrow and range"),
        (planning, "fire b1-b2 1 house", "by its arrow and range"),
        (planning, "rally I b2", "Only guns rally"),
        (planning, "rally 1A", "cannot be said here"),
        (planning, "road A b1-b2", "A move by road"),
        (planning, "road C b1-b2-b3", "A move by road"),
        (planning, "road 3I b1-b2", "A move by road"),
        (rolling, "roll a1|a2 black 6 6", "Now “roll a1|a2 white”"),
        (flank, "reroll b1|b2 white", "A re-roll is"),
        (flank, "reroll b1|b2 red 1", "A re-roll is"),
        (flank, "reroll b1|b2 black 2", "no die"),
        (flank, "aim b1|b2 1", "A target is"),
        (flank, "withdraw b1|b2 1A", "cannot be said here"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_sentence(moment: Callable[[], Table], line: str, says: str) -> None:
    table = moment()
    with pytest.raises(Refusal) as caught:
        table.state.read(line)
    assert says in caught.value.sentence
    assert caught.value.code == "malformed"


def test_after_the_end_nothing_is_read() -> None:
    table = at("b3: 1I; r: 1i", phase=7, points=(9, 0)).run(7)
    assert table.state.over
    with pytest.raises(Refusal, match="over"):
        table.state.read("go")
    with pytest.raises(Refusal, match="over"):
        table.state.apply(at("a1: 1I; c3: 1i").state.read("go"))


@pytest.mark.parametrize(
    ("line", "same"),
    [
        ("go 1C c1-c2-b2", "go C again c2-b2"),
        ("go C c2-b2", "go C again c2-b2"),
        ("go   C   again c2-b2", "go C again c2-b2"),
    ],
)
def test_a_second_step_may_be_named_by_its_whole_arrow(line: str, same: str) -> None:
    table = at("c1: 1C; b3: 1i", "C c1-c2-b2 @F", phase=2).run(2).until("go", side="white")
    assert table.state.read(line) == table.state.read(same)


def test_the_next_step_of_a_longer_arrow_is_not_taken_for_a_second_act() -> None:
    table = at("c1: 1C; c2: 1C; b3: 1i", "C c1-c2-b2 @F; C c2-b2-a2", phase=2).run(2).until("go", side="white")
    line = "go C c2-b2; C again c2-b2"
    assert table.state.write(table.state.read(line)) == line
    whole = table.state.read("go C c2-b2-a2; C again c2-b2")
    assert next_steps(whole) == table.state.read(line)


def test_alike_orders_are_added_up() -> None:
    table = at("a1: 3I; b3: 1i", "3I a1-a2").until("go")
    assert table.state.write(table.state.read("go I a1-a2; 2I a1-a2")) == "go 3I a1-a2"
    fire = at("b1: 2A; b2: 3i", "2A b1-b2", phase=3)
    assert fire.state.write(fire.state.read("fire b1-b2 1; b1-b2 1")) == "fire b1-b2 1; b1-b2 1"


def test_dice_may_be_read_in_any_order() -> None:
    table = rolling()
    assert table.state.read("roll 2 6") == table.state.read("roll a1|a2 white 6 2")


def test_attackers_who_come_from_one_border_need_not_say_which() -> None:
    table = at("b1: 2C; b2: 2c; b3: 1i", "2C b1-b2 @F", phase=2).until("advance", ["black react b2 2 retreat"])
    assert table.state.read("advance b2 1C b1") == table.state.read("advance b2 1C")


def test_targets_that_are_no_choice_need_not_be_named() -> None:
    table = at("a1: 3I; a2: 2i", "3I a1-a2").until("aim")
    assert table.state.read("aim a1|a2 1>1; 3>2") == table.state.read("aim a1|a2 3>2")


@pytest.mark.parametrize(
    ("line", "code"),
    [("fire", "other-time"), ("go ?", "hidden"), ("go 9I a1-a2", "no-order"), ("roll 6", "other-time")],
)
def test_a_refusal_says_what_is_asked_now(line: str, code: str) -> None:
    refusal = at("a1: 3I; b3: 1i", "3I a1-a2").refused(line)
    assert refusal.code == code
    assert refusal.sentence


@pytest.mark.parametrize(
    ("line", "code"), [("roll 7 1", "no-such-roll"), ("roll 6", "no-such-roll"), ("go", "other-time")]
)
def test_dice_that_cannot_fall_are_refused(line: str, code: str) -> None:
    assert rolling().refused(line).code == code


def test_an_order_that_nobody_has_is_read_as_it_stands() -> None:
    table = at("c1: 1C; b3: 1i", "C c1-c2-b2").until("go")
    assert table.state.write(table.state.read("go C c1-b1")) == "go C c1-b1"
    assert table.refused("go C c1-b1").code == "no-order"


def test_cavalry_thrown_back_may_be_named_by_its_whole_arrow() -> None:
    table = at("a1: 1C; a2: 2i", "C a1-a2-a3 @F", phase=2)
    table.run(2, ["black react a2"], ["a1|a2 black 1", "a1|a2 white 5", "a1|a2 black 1"]).until("go", side="white")
    assert table.state.read("go C a1-a2-a3") == table.state.read("go C again a1-a2")


def test_an_action_says_what_it_is() -> None:
    assert repr(planning().state.read("save")) == "Action('save', ())"
