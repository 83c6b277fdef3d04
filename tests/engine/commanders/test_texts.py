"""Texts of Commanders from elsewhere: states, positions, options and boards, hostile until checked."""

import contextlib
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from engine.commanders import invariants, position, tags
from engine.commanders.board import FLAG, GENERAL, Marker, board_named, place_of
from engine.commanders.options import Options
from engine.commanders.position import Front, slot
from engine.commanders.start import at_position, read_state
from engine.commanders.state import State
from tests.commanders_table import TERRAIN, Table, at, battle, custom


def middle() -> State:
    """A combat under way, with dice on the table."""
    table = at("b1: 1I; a2: 1I; b2: 2i; b3: 1a", "I b1-b2; I a2-b2", "A b3-a3")
    table.until("reroll", dice=["a2|b2 white 1", "a2|b2 black 1", "b1|b2 white 1", "b1|b2 black 1"])
    return table.state


def test_a_state_is_read_back() -> None:
    for state in (middle(), middle().seen_by(0), battle("albuera").state):
        assert str(read_state(str(state))) == str(state)


def advancing() -> Table:
    return at("b1: 2C; b2: 2c; b3: 1i", "2C b1-b2 @F", phase=2).until("advance", ["black react b2 2 retreat"])


BLACK_MISSES = "b1|b2 black 1"
MOMENTS: dict[str, Callable[[], Table]] = {
    "advance": advancing,
    "hold": lambda: at("b1: 2I; a2: 2I; b2: 3i", "2I b1-b2; 2I a2-b2").until("hold"),
    "enter": lambda: at("b1: 4I; a2: 3I; c3: 1i", "4I b1-b2; 3I a2-b2").until("enter"),
    "aim": lambda: at("a1: 3I; a2: 2i", "3I a1-a2").until("aim"),
    "react": lambda: at("a1: 1C; a2: 1i", "C a1-a2").until("react"),
    "square": lambda: at("a1: 1C; a2: 1i", "C a1-a2").until("roll"),
    "shelter": lambda: at("b1: 1I; b2: 2i", "I b1-b2", **TERRAIN).until(
        "shelter", dice=["b1|b2 white 1", "b1|b2 black 1"]
    ),
    "road": lambda: at("b1: 2I; c3: 1i", "2I b1-b2", phase=5, **TERRAIN).until("road"),
    "courier": lambda: at("a3: 1I; b3: 1ax", "I a3-a2", options=Options(couriers=True)).until("roll"),
    "gun": lambda: at("b1: 1A; b2: 2i", "A b1-b2", phase=3).play("fire b1-b2 1"),
    "post": lambda: custom().play("post a1 6I"),
    "orders": lambda: at("a1: 1I; c3: 1i", phase=1, options=Options(die=True)),
    "taken": lambda: at("b1: 1I; c3: 1i; taken: 1i 1A", phase=5),
}


@pytest.mark.parametrize("name", MOMENTS)
def test_a_state_at_any_decision_is_read_back(name: str) -> None:
    state = MOMENTS[name]().state
    again = read_state(str(state))
    assert str(again) == str(state)
    assert (again.seat, again.legal()) == (state.seat, state.legal())
    assert again.prompt().sentence == state.prompt().sentence
    for viewer in (0, 1):
        view = state.seen_by(viewer)
        assert str(read_state(str(view))) == str(view)
        view.resample(Random(2))
        assert str(view.seen_by(viewer)) == str(state.seen_by(viewer))


def changed(line: str, new: str) -> str:
    """The text of a state with one line changed; the line is named by its key."""
    lines = str(middle()).split("\n")
    (at,) = [i for i, found in enumerate(lines) if found.partition(":")[0] == line][:1]
    lines[at] = new
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("key", "new", "says"),
    [
        ("option terrain", "option terrain: 7", "neither true nor false"),
        ("option rounds", "option rounds: 0", "rounds"),
        ("option rounds", "option rounds: many", "whole number"),
        ("board", "board: C", "is not a board"),
        ("objectives", "objectives: flag.0.z9.1", "is not a marker"),
        ("markers", "markers: flag", "is not a marker"),
        ("markers", "markers: rose.2.a1.1", "is not a marker"),
        ("position", "position: z9: 1I", "where its units are"),
        ("position", "position: a1: many", "is not a stack"),
        ("position", "position: building: 2i", "In the building"),
        ("room", "room: 1", "should have"),
        ("points", "points: 1 2 x", "whole numbers"),
        ("sheet", "sheet: 1", "2 parts"),
        ("sealed", "sealed:", "two parts"),
        ("sealed", "sealed: dance 1 |", "is not an action"),
        ("melee", "melee: perhaps", "neither true nor false"),
        ("round", "round: 1 2", "one whole number"),
        ("passed", "passed: 2 0", "two of 0 and 1"),
        ("stack", "stack:", "does not exist"),
        ("stack", "stack: dance", "does not exist"),
        ("stack", "stack: round retreat", "."),
        ("stack", "stack: round enter", "cannot be played on"),
        ("units", "units: -1", "is none"),
        ("front", "front: 1", "parts"),
        ("front", "front: 1 2 / 1 2 / 1 2 / / / / / / / / ", "two homes"),
        ("how", "hew:", "should be"),
    ],
)
def test_a_state_with_a_line_that_makes_no_sense_is_refused(key: str, new: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        read_state(changed(key, new))


def test_a_state_that_is_too_long_cut_off_or_something_else_is_refused() -> None:
    text = str(middle())
    for wrong, says in (
        ("x" * 100_000, "too long"),
        ("hello", "begins with"),
        (text[: len(text) // 2].rpartition("\n")[0], "missing"),
        (text + "more\n", "not part of a state"),
    ):
        with pytest.raises(ValueError, match=says):
            read_state(wrong)


def test_a_state_that_cannot_be_played_on_or_is_written_otherwise_is_refused() -> None:
    with pytest.raises(ValueError, match=r"."):
        read_state(changed("chosen", "chosen: 99 99 99"))
    with pytest.raises(ValueError, match=r"."):
        read_state(changed("stack", "stack: round rerolled"))
    text = str(middle())
    with pytest.raises(ValueError, match=r"."):
        read_state(text.replace("b1: 1I", "b1:  1I") if "b1: 1I" in text else text.replace(": ", ":  ", 1))


def test_no_change_of_one_number_crashes_the_reader() -> None:
    """It is a state that can be played on, or it is refused with a sentence."""
    rng = Random(5)
    for text in (str(middle()), str(middle().seen_by(1)), str(battle("marengo").state)):
        places = [i for i, letter in enumerate(text) if letter.isdigit()]
        for place in rng.sample(places, 150):
            wrong = text[:place] + rng.choice("0123456789-/ x") + text[place + 1 :]
            with contextlib.suppress(ValueError):
                assert str(read_state(wrong)) == wrong


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("4I", "where its units are"),
        ("b9: 4I", "where its units are"),
        ("b1: I", "is not a stack"),
        ("b1: 1Iz", "is not a stack"),
        ("building: 1c", "In the building"),
        ("building: 1i 1I", "In the building"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(text: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        at_position(text)


def test_options_are_checked() -> None:
    assert Options().faults() == []
    assert len(Options(terrain=1, rounds=0, more_white=9).faults()) == 3  # type: ignore[arg-type]
    assert Options(rounds=True).faults()
    assert Options(more_black=2).more(1) == 2
    assert Options(more_white=1).more(0) == 1


def test_more_orders_even_out_a_board() -> None:
    """C93: the north may have one order more a round."""
    table = battle("marengo", options=Options(more_black=1))
    counts = {"white": 0, "black": 0}
    while table.phase == 1:
        counts[table.seat] += 1
        table.play(table.legal()[-1])
    assert counts == {"white": 10, "black": 11}


def test_boards_and_sectors_have_names() -> None:
    with pytest.raises(ValueError, match="is not a board"):
        board_named("C")
    with pytest.raises(ValueError, match="is not a sector"):
        place_of("d4")


# What must be true of every state

A1, R, BOX = 0, 9, 10


def spoil(**changes: Any) -> Callable[[State], None]:
    def change(state: State) -> None:
        for name, value in changes.items():
            setattr(state, name, value)

    return change


def count(side: int, place: int, kind: int, status: int, number: int) -> Callable[[State], None]:
    def change(state: State) -> None:
        state.count[slot(side, place, kind, status)] = number

    return change


def front(**changes: Any) -> Callable[[State], None]:
    def change(state: State) -> None:
        for name, value in changes.items():
            setattr(state.fronts[0], name, value)

    return change


def swap_lines(state: State) -> None:
    state.fronts[0].line.reverse()


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (count(0, A1, 0, 0, -1), "fewer than no units"),
        (count(0, R, 0, 0, 31), "more units than there are pieces"),
        (spoil(fresh_taken=[1, 0, 0, 0, 0, 0]), "More was captured this round"),
        (spoil(garrison=7), "nobody's"),
        (spoil(garrison=0), "garrison without a building"),
        (count(0, BOX, 2, position.ROUTED, 1), "cannot be in that state"),
        (count(0, R, 0, position.SQUARE, 1), "cannot be in that state"),
        (count(0, A1, 1, position.SQUARE, 1), "cannot be in that state"),
        (count(0, A1, 0, 0, 7), "more than 6 units"),
        (count(0, 5, 0, 0, 1), "Both sides hold b3"),
        (spoil(quota=[0, 10]), "more lines than orders"),
        (spoil(sheet=[[5], []]), "no order"),
        (spoil(unused=[[5], []]), "in use is none"),
        (spoil(going=[[99999], []]), "being carried out is none"),
        (spoil(roster=[0] * 60), "more orders for a place"),
        (spoil(unused=[[11], []]), "never written"),
        (spoil(round=0), "out of bounds"),
        (spoil(viewer=9), "no such seat"),
        (spoil(winner=0), "a winner, and no other"),
        (spoil(stack=[tags.SHOOT]), "do not lead to the next round"),
        (spoil(tokens=[[10], []]), "token lies on no sector"),
        (front(line=[[0, 0], []]), "stands in two lines"),
        (front(sector=-9), "lies nowhere"),
        (swap_lines, "somebody else's units"),
        (front(rollers=[[9], []]), "belongs to nobody"),
        (front(dice=[[7], [1]]), "shows what it cannot"),
        (front(aims=[[99], []]), "aims at nobody"),
        (spoil(groups=[[0] * 9]), "group of units is none"),
        (spoil(groups=[[0, 0, 11, 0, 1, 0, 0, 0, 0, 0]]), "goes nowhere"),
        (spoil(markers=(Marker(FLAG, 0, 0, 2),)), "worth what none is"),
        (spoil(markers=(Marker(GENERAL, 0, 0, 5),) * 2), "more than one general"),
    ],
)
def test_what_cannot_be_true_is_found(change: Callable[[State], None], says: str) -> None:
    state = middle()
    assert invariants.faults(state) == []
    change(state)
    assert any(says in fault for fault in invariants.faults(state)), invariants.faults(state)


def test_what_is_hidden_cannot_be_read_in_a_view() -> None:
    view = middle().seen_by(1)
    view.sheet[0] = [11]
    assert "A hidden sheet can be read." in invariants.faults(view)
    view = middle().seen_by(1)
    view.unused[0] = [11]
    assert "Hidden orders can be read." in invariants.faults(view)


def test_a_garrison_is_counted() -> None:
    state = at("b2: 1I; building: 1i", board="B", options=Options(terrain=True)).state
    assert invariants.total(state, 1, 0) == 1
    assert invariants.faults(state) == []
    assert Front(-1, [0, 1], [-1, -1]).line == [[], []]


def test_units_that_are_not_routed_are_counted_by_kind() -> None:
    state = at("b1: 2I 1Is 1Ix 1C").state
    assert [state.here(0, place_of("b1"), kind) for kind in range(3)] == [3, 1, 0]
