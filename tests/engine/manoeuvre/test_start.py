"""How a battle begins: everything to be decided, nothing, or anything between."""

from typing import Any

import pytest

from engine.manoeuvre import tags
from engine.manoeuvre.battlefield import BLANK, NORTH, SOUTH, square_of
from engine.manoeuvre.invariants import faults
from engine.manoeuvre.options import Options
from engine.manoeuvre.position import AWAITED, CHANCE, FULL, LOST, NOBODY, REDUCED, Setting
from engine.manoeuvre.start import Side, Start, begin
from engine.manoeuvre.state import State
from tests.table import CLEAR, army, sections

FRANCE, BRITAIN = army("france"), army("great_britain")


def start(*sides: Side, **preset: Any) -> State:
    setting = Setting(Options(), (FRANCE, BRITAIN), sections())
    if sides:
        preset["sides"] = sides
    return begin(setting, Start(**preset))


def numbers(*cards: str) -> tuple[int, ...]:
    return tuple(FRANCE.number_of[card] for card in cards)


def rank(number: int) -> dict[int, int]:
    """All eight units on one rank."""
    return {unit: number * 8 - 8 + unit for unit in range(8)}


FRENCH = Side(army=FRANCE, edge=SOUTH, squares=rank(1), hand=())
BRITISH = Side(army=BRITAIN, edge=NORTH, squares=rank(8), hand=())


def test_with_nothing_preset_the_first_player_is_rolled_for() -> None:
    """§3."""
    state = start()
    assert (state.seat, state.turn, state.stack) == (CHANCE, 0, list(tags.SET_UP))
    assert (state.first, state.active, state.field) == (NOBODY, NOBODY, BLANK)
    assert faults(state) == []


@pytest.mark.parametrize(
    ("preset", "sides", "asked", "seat"),
    [
        ({"first": 1}, (), tags.SECTIONS, 1),
        ({"first": 1, "rows": CLEAR}, (), tags.NATIONS, 0),
        ({"first": 1, "rows": CLEAR}, (Side(army=FRANCE), Side(army=BRITAIN)), tags.EDGE, 0),
        ({"first": 1, "rows": CLEAR}, (Side(army=FRANCE, edge=0), Side(army=BRITAIN, edge=2)), tags.DEAL, CHANCE),
        (
            {"first": 1, "rows": CLEAR},
            (Side(army=FRANCE, edge=0, hand=()), Side(army=BRITAIN, edge=2, hand=())),
            tags.DEPLOY,
            1,
        ),
    ],
)
def test_every_step_of_the_set_up_that_is_preset_is_skipped(
    preset: dict, sides: tuple[Side, ...], asked: int, seat: int
) -> None:
    """§3."""
    state = start(*sides, **preset)
    assert (state.stack[-1], state.seat) == (asked, seat)


def test_with_everything_preset_the_first_turn_begins() -> None:
    state = start(FRENCH, BRITISH, rows=CLEAR, first=0)
    assert (state.turn, state.active, state.stack[-1]) == (1, 0, tags.DRAW)
    assert faults(state) == []


def test_units_stand_where_the_preset_has_them_full_reduced_lost_or_still_awaited() -> None:
    side = Side(army=FRANCE, edge=SOUTH, squares={0: 3, 1: 4}, reduced=frozenset({1}), lost=frozenset({2}), hand=())
    state = start(side, BRITISH, rows=CLEAR, first=0)
    assert state.square[:4] == [3, 4, -1, AWAITED]
    assert state.steps[:4] == [FULL, REDUCED, LOST, FULL]
    assert (state.board[3], state.board[4]) == (0, 1)
    assert state.losses == [1, 0]
    assert state.stack[-1] == tags.DEPLOY
    assert {action.a for action in state.legal()} == {3}


def test_what_is_nowhere_else_is_in_the_draw_pile() -> None:
    side = Side(
        army=FRANCE,
        edge=SOUTH,
        squares=rank(1),
        hand=numbers("supply", "napoleon"),
        pile=numbers("supply", "davout"),
        buried=numbers("withdraw", "ney"),
    )
    state = start(side, BRITISH, rows=CLEAR, first=0)
    assert state.hand[0] == sorted(side.hand or ())
    assert state.pile[0] == list(side.pile)
    assert state.buried[0] == sorted(side.buried)
    assert sorted(state.hand[0] + state.pile[0] + state.buried[0] + state.bag[0]) == FRANCE.deck
    assert state.bag[0] == sorted(state.bag[0])
    assert not state.day_over[0]


def test_with_a_draw_pile_given_the_rest_lies_buried() -> None:
    side = Side(
        army=FRANCE,
        edge=SOUTH,
        squares=rank(1),
        hand=numbers("napoleon"),
        bag=numbers("supply", "ney", "davout"),
        buried=numbers("withdraw"),
    )
    state = start(side, BRITISH, rows=CLEAR, first=1)
    assert state.bag[0] == sorted(numbers("supply", "ney", "davout"))
    assert len(state.buried[0]) == 56
    assert state.buried[0] == sorted(state.buried[0])
    assert faults(state) == []


@pytest.mark.parametrize(("bag", "said", "over"), [((), False, True), (None, False, False), (None, True, True)])
def test_a_first_deck_that_is_empty_has_given_its_last_card(
    bag: tuple[int, ...] | None, said: bool, over: bool
) -> None:
    """R50; a reshuffled deck is said to be the second one."""
    side = Side(army=FRANCE, edge=SOUTH, squares=rank(1), hand=numbers("ney"), bag=bag, day_over=said)
    assert start(side, BRITISH, rows=CLEAR, first=1).day_over == [over, False]


def test_a_hand_that_is_preset_empty_is_not_dealt() -> None:
    state = start(FRENCH, BRITISH, rows=CLEAR, first=0)
    assert state.dealt == [True, True]
    assert state.hand == [[], []]


@pytest.mark.parametrize("phase", tags.TURN[:-2], ids=lambda phase: tags.NAMES[phase])
def test_a_battle_may_begin_in_any_phase_of_a_turn(phase: int) -> None:
    reduced = Side(army=FRANCE, edge=SOUTH, squares=rank(1), reduced=frozenset({0}), hand=())
    state = start(reduced, BRITISH, rows=CLEAR, first=0, turn=7, phase=phase, active=0)
    assert (state.turn, state.active) == (7, int(phase == tags.END_TURN))
    assert state.stack[-1] == (phase if phase != tags.END_TURN else tags.DRAW)
    assert faults(state) == []


@pytest.mark.parametrize(("turn", "moves"), [(1, 3), (2, 2), (3, 1)])
def test_a_battle_that_begins_in_a_turn_has_its_moves(turn: int, moves: int) -> None:
    """DL §5: advance to contact."""
    setting = Setting(Options(advance_to_contact=True), (FRANCE, BRITAIN))
    preset = Start((FRENCH, BRITISH), rows=CLEAR, first=0, turn=turn, phase=tags.MOVEMENT, active=0)
    assert begin(setting, preset).moves_left == moves


def test_redoubts_may_be_preset() -> None:
    squares = frozenset({square_of("h8"), square_of("a1"), square_of("c1")})
    state = start(FRENCH, BRITISH, rows=CLEAR, first=0, turn=2, active=1, phase=tags.MOVEMENT, redoubts=squares)
    assert state.redoubts == sorted(squares)
    assert faults(state) == []
