"""Nothing but public facts shows in what the opponent sees of a player: neither in presence nor in time."""

import random
from pathlib import Path

import pytest

from app.shell.lan.pacing import BURST, FIRST, MOST, UNSURE, Allowance, Tempo, bot_pause
from engine.manoeuvre.action import PASS
from engine.manoeuvre.position import CHANCE
from engine.manoeuvre.start import begin
from engine.manoeuvre.state import State
from resources.manoeuvre.library import Library


def worlds(seed: int, steps: int) -> list[tuple[State, State]]:
    """Decisions of a battle, each in two worlds that look the same to the opponent of whoever decides."""
    library = Library(Path("none"))
    state = begin(*library.scenario("first_battle").start(library))
    rng = random.Random(seed)
    found = []
    for _ in range(steps):
        if state.over:
            break
        if state.seat < CHANCE and state.turn:
            other = state.seen_by(1 - state.seat)
            other.resample(rng)
            found.append((state.copy(), other))
        state.apply(state.sample(rng) if state.seat == CHANCE else rng.choice(state.legal()))
    return found


@pytest.mark.parametrize("seed", range(3))
def test_whether_a_pass_is_delayed_hangs_on_public_facts_alone(seed: int) -> None:
    pairs = worlds(seed, 250)
    hidden = 0
    for one, other in pairs:
        assert str(one.seen_by(1 - one.seat)) == str(other.seen_by(1 - one.seat))
        assert one.may_choose() == other.may_choose()
        hidden += (one.idle() is None) != (other.idle() is None)
        if PASS in one.legal() != [PASS]:
            # Whoever has a choice must not be thought to have none.
            assert one.may_choose()
    assert hidden, "in none of these worlds was there anything to give away"


def test_a_pass_takes_a_time_like_the_players_own_choices() -> None:
    rng = random.Random(1)
    tempo = Tempo(rng.random)
    for _ in range(100):
        assert min(FIRST) * (1 - UNSURE) <= tempo.pause() <= max(FIRST) * (1 + UNSURE)
    for _ in range(50):
        tempo.took(5.0)
    assert all(5 * (1 - UNSURE) <= tempo.pause() <= 5 * (1 + UNSURE) for _ in range(100))
    for _ in range(50):
        tempo.took(600.0)
    assert all(tempo.pause() <= MOST * (1 + UNSURE) for _ in range(100))
    for _ in range(50):
        tempo.took(0.0)
    assert all(tempo.pause() >= min(FIRST) * (1 - UNSURE) for _ in range(100))


def test_a_long_thought_now_and_then_does_not_tell_a_choice_from_a_pass() -> None:
    """A player who thinks 14 seconds at one choice in ten passes as late as that as often."""
    tempo = Tempo(random.Random(2).random)
    for number in range(40):
        tempo.took(14.0 if number % 10 == 0 else 3.0)
    late = sum(tempo.pause() > 14 * (1 - UNSURE) for _ in range(2_000))
    assert 120 < late < 280


def test_a_computer_answers_on_a_grid_however_little_it_thought() -> None:
    answers = {round(thought + bot_pause(thought, 0.4, lambda: 0.0), 6) for thought in (0.0005, 0.0073, 0.1, 0.399)}
    assert answers == {0.4}
    assert round(0.5 + bot_pause(0.5, 0.4, lambda: 0.0), 6) == 0.8


def test_only_so_much_talk_is_taken_in() -> None:
    allowance = Allowance()
    assert sum(allowance.take(100.0 + number / 1000) for number in range(5_000)) <= BURST + 6
    assert allowance.take(200.0)
