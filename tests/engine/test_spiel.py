"""OpenSpiel as a referee from outside: its own tests of games, and its view of chance, secrets and results."""

from functools import cache
from itertools import pairwise, product
from random import Random
from typing import Any

import pyspiel
import pytest

from tests import spiel

MATCHES = [
    {"one": "france", "two": "great_britain", "turns": 2},
    {"one": "india", "two": "tokugawa_shogunate", "turns": 2},
    {"one": "united_states", "two": "united_states", "turns": 3},
    {"one": "spain", "two": "qing_dynasty", "turns": 3},
    {"one": "prussia", "two": "ottoman_empire", "turns": 2},
    {"one": "sweden", "two": "russia", "turns": 1},
]
PUBLIC = pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)


SEEDS = range(3)


@cache
def game_of(match: int) -> Any:
    return pyspiel.load_game(spiel.NAME, MATCHES[match])


def step(state: Any, rng: Random) -> None:
    """One random action of whoever decides, chance by its probabilities."""
    if state.is_chance_node():
        numbers, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(numbers, chances)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


@cache
def moments(match: int, seed: int) -> list[Any]:
    """All states of one random battle, first to last. Whoever plays on takes a clone."""
    rng = Random(seed)
    state = game_of(match).new_initial_state()
    found = [state.clone()]
    while not state.is_terminal():
        step(state, rng)
        found.append(state.clone())
    return found


def name_of(match: int) -> str:
    return f"{MATCHES[match]['one']}-{MATCHES[match]['two']}"


@pytest.fixture(params=range(len(MATCHES)), ids=name_of)
def match(request: pytest.FixtureRequest) -> int:
    return int(request.param)


@pytest.fixture
def game(match: int) -> Any:
    return game_of(match)


@pytest.fixture(params=product(range(len(MATCHES)), SEEDS), ids=lambda pair: f"{name_of(pair[0])}-{pair[1]}")
def battle(request: pytest.FixtureRequest) -> list[Any]:
    return moments(*request.param)


def texts(state: Any) -> list[str]:
    player = state.current_player()
    return [state.action_to_string(player, action) for action in state.legal_actions()]


# OpenSpiel's own tests


def test_openspiel_plays_random_battles_and_finds_nothing_wrong(game: Any) -> None:
    """Sorted unique actions, masks, clones, serialisation, observations, length, zero-sum results (basic_tests.cc)."""
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


def test_openspiel_plays_on_from_any_moment(battle: list[Any]) -> None:
    middle = Random(len(battle)).choice(battle[:-1])
    pyspiel.random_sim_test(middle.get_game(), num_sims=1, serialize=True, verbose=False, specific_initial_state=middle)


def test_openspiel_can_learn_from_it() -> None:
    """Regret minimisation asks every information set for the same actions each time, and fails where they differ."""
    solver = pyspiel.OutcomeSamplingMCCFRSolver(game_of(len(MATCHES) - 1), seed=1)
    for _ in range(3):
        solver.run_iteration()


# What kind of game it is


def test_it_is_a_zero_sum_game_of_two_with_chance_and_secrets(game: Any) -> None:
    kind = game.get_type()
    assert spiel.NAME in pyspiel.registered_names()
    assert kind.dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert kind.utility == pyspiel.GameType.Utility.ZERO_SUM
    assert kind.reward_model == pyspiel.GameType.RewardModel.TERMINAL
    assert (game.num_players(), game.utility_sum()) == (2, 0.0)


def test_the_winner_has_one_and_the_loser_minus_one(battle: list[Any]) -> None:
    assert all(state.returns() == [0.0, 0.0] for state in battle[:-1])
    assert sorted(battle[-1].returns()) == [-1.0, 1.0]
    assert battle[-1].legal_actions() == []
    assert battle[-1].current_player() == pyspiel.PlayerId.TERMINAL


def test_the_limits_given_to_openspiel_hold(battle: list[Any]) -> None:
    game = battle[0].get_game()
    assert len(battle) < game.max_game_length()
    for state in battle[:-1]:
        most = game.max_chance_outcomes() if state.is_chance_node() else game.num_distinct_actions()
        assert 0 < len(state.legal_actions()) <= most


# Actions


def test_an_action_is_found_by_its_text_and_only_its_seat_has_any(battle: list[Any]) -> None:
    for state in battle[:-1]:
        lines = texts(state)
        assert lines == sorted(set(lines))
        if state.is_chance_node():
            continue
        player = state.current_player()
        assert state.legal_actions(1 - player) == []
        for action, line in zip(state.legal_actions(), lines, strict=True):
            assert state.string_to_action(line) == action


def test_an_action_without_a_number_is_refused(battle: list[Any]) -> None:
    for state in battle[:-1:7]:
        before = str(state)
        with pytest.raises(pyspiel.SpielError):
            state.apply_action_with_legality_check(len(state.legal_actions()))
        assert str(state) == before


def test_chance_adds_up_to_one(battle: list[Any]) -> None:
    for state in battle:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert [number for number, _ in outcomes] == state.legal_actions()
            assert all(0 < chance <= 1 for _, chance in outcomes)
            assert sum(chance for _, chance in outcomes) == pytest.approx(1, abs=1e-12)


# Records


def test_a_serialised_battle_comes_back_and_plays_on_alike(battle: list[Any]) -> None:
    for state in battle[:: len(battle) // 5]:
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
        assert str(again) == str(state)
        assert again.history() == state.history()
        for player in range(2):
            assert again.information_state_string(player) == state.information_state_string(player)
        for number in battle[-1].history()[len(state.history()) :]:
            again.apply_action(number)
        assert str(again) == str(battle[-1])


def test_the_history_is_the_battle(battle: list[Any]) -> None:
    state = battle[0].clone()
    for number, kept in zip(battle[-1].history(), battle, strict=False):
        assert str(state) == str(kept)
        state.apply_action(number)
    assert state.returns() == battle[-1].returns()


def test_a_clone_feels_nothing_of_what_its_original_plays(battle: list[Any]) -> None:
    for state in battle[:-1:11]:
        before = (str(state), state.information_state_string(0), state.history())
        step(state.clone(), Random(1))
        assert (str(state), state.information_state_string(0), state.history()) == before


# Secrets


def test_what_a_player_was_shown_decides_all_he_sees_and_may_do(match: int) -> None:
    """Perfect recall: equal information states have equal observations, decisions and legal actions."""
    known: dict[tuple[int, str], tuple[Any, ...]] = {}
    for seed in SEEDS:
        for state in moments(match, seed):
            for player in range(2):
                mine = texts(state) if state.current_player() == player else None
                seen = (state.observation_string(player), state.current_player(), mine)
                assert known.setdefault((player, state.information_state_string(player)), seen) == seen


def test_a_player_forgets_nothing(battle: list[Any]) -> None:
    for before, after in pairwise(battle):
        for player in range(2):
            assert after.information_state_string(player).startswith(before.information_state_string(player))


def test_a_draw_is_known_to_him_who_draws_and_to_nobody_else(battle: list[Any]) -> None:
    """Whatever card comes, the other sees the same and is asked the same; dice are seen by both."""
    drawn = 0
    for state in [state for state in battle if state.is_chance_node()][::3]:
        children = [state.child(number) for number in state.legal_actions()]
        seen = [{child.information_state_string(player) for child in children} for player in range(2)]
        views = [{child.observation_string(player) for child in children} for player in range(2)]
        if texts(state)[0].startswith("draw"):
            drawn += 1
            assert sorted(map(len, seen)) == [1, len(children)]
            assert sorted(map(len, views)) == [1, len(children)]
            assert len({child.current_player() for child in children}) == 1
        else:
            assert list(map(len, seen)) == [len(children)] * 2
    assert drawn >= 3


def test_a_card_that_stays_hidden_changes_nothing_for_the_other(battle: list[Any]) -> None:
    """Had another card been drawn, he would see and be asked the same, until the one who drew plays differently."""
    rng = Random(len(battle))
    lines = battle[-1].course.lines
    compared = 0
    for i in rng.sample([i for i, line in enumerate(lines) if line.startswith("draw")], 8):
        other = 0 if battle[i + 1].information_state_string(0).endswith("?") else 1
        twin = battle[i].child(rng.choice(battle[i].legal_actions()))
        for true in battle[i + 1 :]:
            assert twin.information_state_string(other) == true.information_state_string(other)
            assert twin.observation_string(other) == true.observation_string(other)
            assert twin.current_player() == true.current_player()
            if true.current_player() == other:
                assert texts(twin) == texts(true)
            compared += 1
            played = lines[len(true.history())] if not true.is_terminal() else ""
            if played not in texts(twin):
                break
            twin.apply_action(texts(twin).index(played))
    assert compared > 50


def test_the_public_sees_the_same_whoever_asks_and_no_hand(battle: list[Any]) -> None:
    public = battle[0].get_game().make_py_observer(PUBLIC)
    for state in battle[::5]:
        one, two = (public.string_from(state, player) for player in range(2))
        assert one == two
        hands = [line.partition(": ")[2] for line in one.splitlines() if line[4:8] == "hand"]
        assert len(hands) == 2
        assert all(set(hand) <= set("?*0123456789") for hand in hands)


def test_nobody_is_shown_all_cards(game: Any) -> None:
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="Nobody sees all cards"):
        game.make_observer(everything, {})
