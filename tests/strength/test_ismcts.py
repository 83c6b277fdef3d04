"""The second searcher plays by the rules, sees no hidden card, and beats chance."""

import random

import pytest

from ai.bots import UnknownBot
from ai.manoeuvre.evaluation import Judge
from ai.manoeuvre.outcomes import Results
from ai.manoeuvre.players import bot
from ai.manoeuvre.weights import shipped
from ai.player import Limits
from engine.manoeuvre.position import CHANCE, ONE, TWO
from tests.ai.manoeuvre.skirmish import decisions, fought, skirmish
from tests.strength.ismcts import Ismcts, Leaf


def played(seat: int, seed: int) -> int:
    """The winner of a battle between it, on a seat, and chance."""
    state = skirmish()
    players = [bot("random", seed), bot("random", seed)]
    players[seat] = Ismcts(shipped(), Limits(nodes=300), seed)
    assert list(fought(state, players, seed))
    return state.winner


def test_is_a_player_by_name() -> None:
    player = bot("py:tests.strength.ismcts:ismcts", 1)
    assert isinstance(player, Ismcts)
    assert player.clock.limits == Limits(seconds=0.3)


def test_is_no_player_of_the_program() -> None:
    with pytest.raises(UnknownBot):
        bot("ismcts", 1)


def test_does_what_is_legal() -> None:
    for state in decisions(skirmish(), 1, 60):
        thought = Ismcts(shipped(), Limits(nodes=40), 1).think(state.seen_by(state.seat))
        assert thought.action in state.legal()
        assert 0.0 <= thought.win <= 1.0


def test_a_seed_and_a_number_of_nodes_fix_every_decision() -> None:
    for state in decisions(skirmish(), 2, 25):
        thoughts = [Ismcts(shipped(), Limits(nodes=60), 5).think(state.seen_by(state.seat)) for _ in range(2)]
        assert thoughts[0] == thoughts[1]


def test_uses_no_hidden_card() -> None:
    for state in decisions(skirmish(), 3, 25):
        other = state.copy()
        hidden = 1 - state.seat
        cards = state.hand[hidden] + state.bag[hidden]
        random.Random(1).shuffle(cards)
        held = len(state.hand[hidden])
        other.hand[hidden], other.bag[hidden] = sorted(cards[:held]), sorted(cards[held:])
        other.shown = [[], []]
        twin = state.copy()
        twin.shown = [[], []]
        views = [s.seen_by(s.seat) for s in (twin, other)]
        thoughts = [Ismcts(shipped(), Limits(nodes=40), 5).think(view) for view in views]
        assert thoughts[0] == thoughts[1]


def test_leaves_the_view_as_it_was() -> None:
    for state in decisions(skirmish(), 4, 15):
        view = state.seen_by(state.seat)
        before = str(view)
        Ismcts(shipped(), Limits(nodes=40), 1).think(view)
        assert str(view) == before


def test_stops_when_asked_to() -> None:
    state = decisions(skirmish(), 5, 12)[-1]
    thought = Ismcts(shipped(), Limits(), 1).think(state.seen_by(state.seat), lambda: True)
    assert thought.action in state.legal()


def test_keeps_to_its_nodes_over_a_turn() -> None:
    player = Ismcts(shipped(), Limits(nodes=500), 1)
    for _ in fought(skirmish(), [player, bot("random", 6)], 6):
        assert player.clock.nodes < 1000


def test_a_battle_that_is_over_is_judged_by_its_winner() -> None:
    state = skirmish()
    views = [next(s.seen_by(seat) for s in decisions(skirmish(), 7, 60) if s.seat == seat) for seat in (ONE, TWO)]
    rng = random.Random(7)
    while not state.over:
        state.do(state.sample(rng) if state.seat == CHANCE else rng.choice(state.legal()))
    judge = Judge(state.armies, shipped())
    values = [Leaf(judge, Results(), view, rng).value(state) for view in views]
    assert values == [float(state.winner == seat) for seat in (ONE, TWO)]


def test_wins_most_battles_against_chance() -> None:
    assert sum(played(seat, seed) == seat for seat in (ONE, TWO) for seed in (1, 2)) >= 3
