"""Random play: any legal action, chance as it falls, to the end or for so many decisions."""

from random import Random

import pytest

from engine.manoeuvre.playout import play_out
from engine.manoeuvre.position import CHANCE
from tests.contract import Fixed
from tests.engine.manoeuvre.combat.stage import stage
from tests.table import battle, setup


def test_a_battle_is_played_to_its_end() -> None:
    state = setup(length_limit=3).state
    made = play_out(state, Random(5))
    assert state.over
    assert state.winner in (0, 1)
    assert state.legal() == []
    assert made > 30


def test_what_is_over_is_not_played_on() -> None:
    state = battle(units={"imperial_guard": "e1"}, foes={"dutch_belgians": "e8"}, turn=1, length_limit=1).state
    play_out(state, Random(0))
    before = str(state)
    assert play_out(state, Random(0)) == 0
    assert str(state) == before


@pytest.mark.parametrize("most", [0, 1, 25])
def test_play_stops_after_so_many_decisions(most: int) -> None:
    state = setup().state
    assert play_out(state, Random(2), most) == most
    twin = setup().state
    rng = Random(2)
    assert sum(play_out(twin, rng, 1) for _ in range(most)) == most
    assert str(twin) == str(state)


def test_the_same_chance_plays_the_same_battle_and_another_a_different_one() -> None:
    ends = []
    for seed in (1, 1, 2):
        state = setup(length_limit=2).state
        play_out(state, Random(seed))
        ends.append(str(state))
    assert ends[0] == ends[1] != ends[2]


def test_each_legal_action_is_as_likely_as_any_other() -> None:
    state = stage({"imperial_guard": "e4"}, {"1st_foot_guards": "e5"}, phase="movement").state
    legal = state.legal()
    assert len(legal) > 4
    for i, action in enumerate(legal):
        played, wanted = state.copy(), state.copy()
        play_out(played, Fixed((i + 0.5) / len(legal)), 1)
        wanted.do(action)
        assert str(played) == str(wanted)


def test_chance_falls_as_likely_as_it_says() -> None:
    table = stage({"imperial_guard": "e4"}, {"1st_foot_guards": "e5"}, hand=["imperial_guard.b"])
    state = table.play("bombard imperial_guard.b e5").state
    assert state.seat == CHANCE
    hits = 0
    for ticket in range(36):
        twin = state.copy()
        assert play_out(twin, Fixed((ticket + 0.5) / 36), 1) == 1
        hits += twin.steps[8] == 1
    assert hits == 10, "2d6 must beat a strength of 8"
