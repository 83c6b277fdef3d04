"""OpenSpiel's ISMCTS plays our battles: legally, within its budget, and without seeing what is hidden."""

import random

import pytest

pytest.importorskip("pyspiel")

import pyspiel
from open_spiel.python.algorithms.ismcts import ChildInfo, ISMCTSBot, ISMCTSNode

from ai.arena.game import Ground
from ai.manoeuvre.arena import ARENA
from ai.manoeuvre.players import bot
from ai.manoeuvre.setup import SetUp, is_set_up
from ai.player import Limits
from engine.manoeuvre import tags
from engine.manoeuvre.position import CHANCE
from engine.manoeuvre.state import State
from tests.strength.limited import named
from tests.strength.matches import JUDGED, ROLLOUTS
from tests.strength.openspiel_bots import Clocked, Judged
from tests.strength.world import Standing, World


def battle(seed: int, turn: int = 1) -> State:
    """A battle at the first move of a turn, deployed by the computer and played at random until then."""
    state: State = ARENA.begin(Ground(), seed, 0)
    rng = random.Random(seed)
    setups = (SetUp(seed, solver=False), SetUp(seed + 1, solver=False))
    while state.turn < turn or state.stack[-1] != tags.MOVEMENT:
        if state.seat == CHANCE:
            state.do(state.sample(rng))
        elif is_set_up(state):
            state.do(setups[state.seat].choose(state.seen_by(state.seat)))
        else:
            state.do(rng.choice(state.legal()))
    return state


@pytest.mark.parametrize("name", [ROLLOUTS, JUDGED])
def test_plays_legally_within_its_simulations(name: str) -> None:
    state = battle(1)
    rng = random.Random(1)
    players = [bot(named(name, nodes=20), seat) for seat in (0, 1)]
    for _ in range(30):
        if state.seat == CHANCE:
            state.do(state.sample(rng))
            continue
        thought = players[state.seat].think(state.seen_by(state.seat))
        assert thought.nodes <= 20
        state.apply(thought.action)


@pytest.mark.parametrize("name", [ROLLOUTS, JUDGED])
def test_knows_no_hidden_card(name: str) -> None:
    state = battle(2, turn=4)
    other = state.copy()
    hidden = 1 - state.seat
    bag = state.bag[hidden]
    other.hand[hidden], other.bag[hidden] = sorted(bag[:5]), sorted(state.hand[hidden] + bag[5:])
    chosen = [bot(name, 7, Limits(nodes=15)).think(s.seen_by(s.seat)).action for s in (state, other)]
    assert chosen[0] == chosen[1]


def test_worlds_share_the_key_of_the_seat_that_cannot_tell_them_apart() -> None:
    state = battle(3, turn=3)
    view = World(Standing(random.Random(1)), state.seen_by(state.seat), state.seat)
    worlds = [view.resampled() for _ in range(10)]
    assert {world.information_state_string(state.seat) for world in worlds} == {view.information_state_string()}
    assert len({world.information_state_string(1 - state.seat) for world in worlds}) > 1
    assert {len(world.legal) for world in worlds} == {len(view.legal)}
    assert all(world.legal == view.legal for world in worlds)


def test_a_copy_goes_its_own_way() -> None:
    state = battle(4)
    world = World(Standing(random.Random(1)), state.seen_by(state.seat), state.seat).resampled()
    before, key = str(world), world.information_state_string()
    world.clone().apply_action(0)
    assert (str(world), world.information_state_string()) == (before, key)


def test_results_add_up_to_nothing() -> None:
    rng = random.Random(5)
    state = battle(5)
    world = World(Standing(rng), state.seen_by(state.seat), state.seat).resampled()
    while not world.is_terminal():
        world.apply_action(rng.choice(world.legal_actions()))
    assert sorted(world.returns()) == [-1.0, 1.0]
    assert world.current_player() < 0


def test_the_faster_choice_is_openspiels_own() -> None:
    bot = Clocked(Standing(random.Random(1)), Judged(), 0.3, 1)
    rng = random.Random(6)
    for _ in range(50):
        node = ISMCTSNode()
        for action in range(12):
            visits = rng.randint(1, 9)
            node.child_info[action] = ChildInfo(visits, rng.choice([0.25, 0.5, 0.75]) * visits, 0.0)
            node.total_visits += visits
        assert bot._select_candidate_actions(node) == ISMCTSBot._select_candidate_actions(bot, node)
        assert bot.check_expand(node, list(range(12))) == pyspiel.INVALID_ACTION
        assert bot.check_expand(node, list(range(14))) in (12, 13)
