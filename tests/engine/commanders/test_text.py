"""States and positions of Commanders as text: they read back, and a text that is wrong is refused with a sentence."""

from random import Random

import pytest

from engine.commanders.invariants import faults
from engine.commanders.options import Options
from engine.commanders.playout import play_out
from engine.commanders.start import Start, at_position, begin, read_state, setup_position
from engine.commanders.text import HEADING, position_text

POSITION = "a1: 4I 2A; b2: 2i 1ix; c3: 1isq 1c 1cs; r: 8I 4C 3i; box: 2I 1c; taken: 1i"
OPTIONS = Options(terrain=True, die=True, couriers=True, morale=True, rounds=2)


def test_a_position_reads_back() -> None:
    assert position_text(at_position(POSITION)) == POSITION
    assert position_text(at_position("b2: 1i; building: 1I", phase=4, board="B", options=Options(terrain=True)))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("4I", "does not say where"),
        ("d1: 4I", "does not say where"),
        ("a1: 4X", "not a stack"),
        ("building: 2i", "one infantry at most"),
        ("building: 1c", "one infantry at most"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        at_position(text)


@pytest.mark.parametrize("seed", range(3))
def test_states_and_views_read_back_at_every_moment(seed: int) -> None:
    rng = Random(seed)
    state = begin(Start(setup_position("Albuera"), "B", OPTIONS))
    while not state.over:
        for viewer in (-1, 0, 1, 3):
            view = state.seen_by(viewer)
            assert str(read_state(str(view))) == str(view)
            assert not faults(view)
        play_out(state, rng, 5)


def some_state() -> str:
    state = at_position("b1: 3I 1C; b2: 4i", white="3I b1-b2; C b1-b2", phase=4)
    while state.chance() is None:
        state.do(state.legal()[-1])
    return str(state)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (HEADING, "chess state 1"),
        ("option terrain: false", "option terrain: maybe"),
        ("option rounds: 10", "option rounds: 0"),
        ("option rounds: 10", "option rounds: 1 2"),
        ("board: A", "board: C"),
        ("flag.0.a1.1", "flag.7.a1.1"),
        ("flag.0.a1.1", "flag.0.a1.2"),
        ("flag.0.a1.1", "general.0.a1.5"),
        ("round: 1", "round: 0"),
        ("phase: 4", "phase: x"),
        ("asking: false", "asking: perhaps"),
        ("viewer: -1", "viewer: 9"),
        ("winner: 3", "winner: 0"),
        ("passed: 0 0", "passed: 0 5"),
        ("stack: ", "stack: nowhere "),
        ("stack: round", "stack: plan"),
        ("room: ", "room: 1 "),
        ("points: 0 0", "points: 0 5000"),
        ("tokens: - /", "tokens: 11 /"),
        ("sealed: - |", "sealed: dance 1 |"),
        ("sheet: ", "sheet: 1 "),
        ("sheet: ", "sheet: 9998 "),
        ("position: ", "position: a1: 9I; a1: 9I; "),
        ("position: ", "position: a1: 31I; "),
        ("position: ", "position: a1: 1I 1i; "),
        ("position: ", "position: a1: 1Cq; "),
        ("position: ", "position: box: 1A; "),
        ("position: ", "position: r: 1Ix; "),
        ("fresh_taken: 0", "fresh_taken: 3"),
        ("garrison: 3", "garrison: 0"),
        ("garrison: 3", "garrison: 7"),
        ("quota: 10", "quota: 2"),
        ("units: ", "units: 999999 "),
        ("front: -1", "front: -9"),
        ("front: ", "front: 1 / "),
        ("how:", "how: points"),
        ("unused: ", "unused: 5 "),
        ("unused: ", "unused: 990 990 990 990 "),
        ("going: ", "going: 9000 "),
        ("groups: ", "groups: 1 2 3 / "),
        ("groups: 0", "groups: 0 1 77 3 1 0 0 0 0 0 / 0"),
        ("first: - /", "first: 3 2 /"),
        ("again: - /", "again: - / - /"),
        ("\nhow:", "\nwhy: 1\nhow:"),
    ],
)
def test_a_state_that_cannot_be_is_refused(old: str, new: str) -> None:
    text = some_state()
    assert old in text
    with pytest.raises(ValueError, match=r".+"):
        read_state(text.replace(old, new, 1))


@pytest.mark.parametrize("cut", [0, 30, 400, -2])
def test_a_text_that_ends_too_early_is_refused(cut: int) -> None:
    with pytest.raises(ValueError, match=r".+"):
        read_state(some_state()[:cut])


def test_a_text_that_is_too_long_is_refused() -> None:
    with pytest.raises(ValueError, match="too long"):
        read_state(some_state() + "units: 1\n" * 50_000)


def test_what_follows_a_state_is_refused() -> None:
    with pytest.raises(ValueError, match="not part of a state"):
        read_state(some_state() + "more\n")


def test_random_changes_are_refused_or_read_back() -> None:
    """Nothing but ValueError ever comes of a spoilt text."""
    rng = Random(1)
    text = some_state()
    for _ in range(400):
        at = rng.randrange(len(text))
        spoilt = text[:at] + rng.choice("0123456789 -/|:;aIx\n") + text[at + rng.randint(0, 2) :]
        try:
            assert str(read_state(spoilt)).split("\n") == [line.rstrip() for line in spoilt.splitlines() if line] + [""]
        except ValueError:
            continue
