"""The second searcher plays by the rules, sees no hidden card, and beats chance."""

import random

from ai.bots import bot
from ai.evaluation import Judge
from ai.ismcts import Ismcts, Leaf
from ai.outcomes import Results
from ai.player import Limits
from ai.weights import shipped
from engine.manoeuvre.battlefield import NORTH, SOUTH
from engine.manoeuvre.options import Options
from engine.manoeuvre.position import CHANCE, ONE, TWO, Setting
from engine.manoeuvre.start import Side, Start, begin
from engine.manoeuvre.state import State
from tests import table

PLAIN = ("........",) * 8


def skirmish(turns: int = 3) -> State:
    """Two armies face to face, for a few turns."""
    armies = (table.army("france"), table.army("great_britain"))
    south = Side(armies[0], SOUTH, {unit: 24 + unit for unit in range(8)})
    north = Side(armies[1], NORTH, {unit: 40 + unit for unit in range(8)})
    return begin(Setting(Options(length_limit=turns), armies), Start((south, north), PLAIN, first=ONE))


def decisions(state: State, seed: int, count: int) -> list[State]:
    """Moments at which a seat has a choice, in random play."""
    rng = random.Random(seed)
    found: list[State] = []
    while not state.over and len(found) < count:
        if state.seat == CHANCE:
            state.do(state.sample(rng))
            continue
        legal = state.legal()
        if len(legal) > 1:
            found.append(state.copy())
        state.do(rng.choice(legal))
    return found


def played(seat: int, seed: int) -> int:
    """The winner of a battle between it, on a seat, and chance."""
    state = skirmish()
    rng = random.Random(seed)
    players = [bot("random", seed), bot("random", seed)]
    players[seat] = Ismcts(shipped(), Limits(nodes=300), seed)
    while not state.over:
        if state.seat == CHANCE:
            state.do(state.sample(rng))
        else:
            state.apply(players[state.seat].think(state.seen_by(state.seat)).action)
    return state.winner


def test_is_a_player_by_name() -> None:
    assert isinstance(bot("ismcts", 1), Ismcts)


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
    state = skirmish()
    rng = random.Random(6)
    player = Ismcts(shipped(), Limits(nodes=500), 1)
    while not state.over:
        if state.seat == CHANCE:
            state.do(state.sample(rng))
        elif state.seat == ONE:
            state.do(player.think(state.seen_by(ONE)).action)
            assert player.clock.nodes < 1000
        else:
            state.do(rng.choice(state.legal()))


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
