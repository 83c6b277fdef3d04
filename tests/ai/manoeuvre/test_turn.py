"""One turn to its end: where nothing is hidden and night falls after it, the search's values are exact."""

from typing import Any

import pytest

from ai.manoeuvre.evaluation import Judge
from ai.manoeuvre.outcomes import Results
from ai.manoeuvre.turn import Turn
from ai.manoeuvre.weights import shipped
from engine.manoeuvre.state import State
from tests.ai.manoeuvre.positions_of_judgement.position import Position, positions, values
from tests.ai.manoeuvre.skirmish import last_blow
from tests.table import battle

DECISIVE = [position for position in positions() if position.proved and not position.seen]
"""Positions whose battle ends with this turn, so that brute force over all totals and choices knows every value."""
each_decisive = pytest.mark.parametrize("position", DECISIVE, ids=[position.name for position in DECISIVE])


def search(state: State) -> Turn:
    return Turn(Judge(state.armies, shipped()), Results(), state, state.seat, [], 100)


def exact(state: State) -> Any:
    return pytest.approx({line: float(value) for line, value in values(state).items()}, abs=1e-9)


@each_decisive
def test_the_value_of_an_action_is_what_brute_force_finds(position: Position) -> None:
    state = position.begin().play(*position.play).state
    found = {}
    for action in state.legal():
        twin = state.copy()
        twin.do(action)
        found[state.write(action)] = search(state).value(twin)
    assert found == exact(state)


@each_decisive
def test_one_search_of_all_the_actions_finds_the_same(position: Position) -> None:
    state = position.begin().play(*position.play).state
    turn = search(state)
    found = {}
    for action in state.legal():
        twin = state.copy()
        twin.do(action)
        found[state.write(action)] = turn.value(twin)
    assert found == exact(state)


@pytest.mark.parametrize("position", DECISIVE[::4], ids=[position.name for position in DECISIVE[::4]])
def test_a_search_leaves_the_state_alone(position: Position) -> None:
    state = position.begin().play(*position.play).state
    before = str(state)
    search(state).value(state.copy())
    assert str(state) == before


def looked_at(width: int, *hand: str) -> tuple[set[str], set[str]]:
    """What a narrow search looks at, and what is legal, two squares before the enemy."""
    table = battle(
        units={"imperial_guard": "d4", "8th_regiment_legere": "a1", "guard_cavalry": "b1", "1st_cuirassiers": "c1"},
        foes={"1st_foot_guards": "d6", "dutch_belgians": "a8", "32nd_regiment_of_foot": "b8"},
        hand=list(hand),
    )
    state = table.state
    narrow = Turn(Judge(state.armies, shipped()), Results(), state, state.seat, [], width)
    return {state.write(action) for action in narrow.options(state)}, table.legal()


def test_what_is_looked_at_is_legal_and_never_nothing() -> None:
    found, legal = looked_at(2, "imperial_guard.a", "supply", "forced_march")
    assert found
    assert found < legal


def test_a_move_up_to_the_enemy_with_a_card_is_always_looked_at() -> None:
    assert "move d4 d5" in looked_at(1, "imperial_guard.a")[0]


def test_a_hidden_hand_counts_as_often_as_it_is_likely() -> None:
    view = last_blow("withdraw").seen_by(0)
    british = view.armies[1].number_of
    for doubt in (0.0, 0.25, 1.0):
        hands = [(doubt, [british["withdraw"]]), (1.0 - doubt, [british["supply"]])]
        turn = Turn(Judge(view.armies, shipped()), Results(), view, 0, hands, 100)
        twin = view.copy()
        twin.do(view.read("assault imperial_guard.a e6"))
        assert turn.value(twin) == pytest.approx(1.0 - doubt)
