"""The companion keeps the contract of `engine.game`, with every way to roll dice and with a fire table."""

from functools import cache
from random import Random
from typing import Any, cast

import pytest

from engine.battle import Battle, replay
from engine.game import chance_action
from engine.miniatures.invariants import faults
from engine.miniatures.position import CHANCE, NOBODY
from engine.miniatures.state import State, begin
from engine.record import Header, read
from tests import contract
from tests.contract import Chooser, Subject, Told, Walk, curious, walk
from tests.engine.miniatures.battles import FIRE, HOUSE, ONE, TWO, again, setting, small
from tests.plugins.effort import Effort

DULL = ("amend", "finish", "go", "cancel", "refuse", "leave", "drop", "flag", "unflag", "mark", "unmark", "by")
WAYS: list[dict[str, Any]] = [
    {"dice": "program"},
    {"dice": "table", "fire": FIRE},
    {"dice": "both", "fire": FIRE, "first": 1},
    {"dice": "program", "fire": FIRE, "rosters": (small(2, ONE), small(2, TWO))},
    {"dice": "program", "tables": HOUSE},
]
VIEWERS = pytest.mark.parametrize("viewer", [0, 1, NOBODY], ids=("one", "two", "spectator"))


def subject(number: int) -> Subject:
    """A battle of two turns, each number in another way."""
    way = WAYS[number % len(WAYS)]
    return Subject(f"companion {number}", lambda: begin(setting(turns=2, **way)), CHANCE, NOBODY)


def persistent(rng: Random, dull: tuple[str, ...] = DULL) -> Chooser:
    """Curious play that seldom proposes to end the battle."""
    choose = curious(rng, dull)

    def choose_on(state: Told, lines: list[str]) -> int:
        kept = [i for i, line in enumerate(lines) if line != "finish" or rng.random() < 0.01]
        return kept[choose(state, [lines[i] for i in kept])]

    return choose_on


@cache
def played(number: int) -> Walk:
    return walk(subject(number), persistent(Random(number)))


@pytest.fixture(params=range(len(WAYS)))
def battle(request: pytest.FixtureRequest) -> Walk:
    return played(request.param)


def test_a_battle_keeps_every_promise_that_concerns_no_viewer(battle: Walk) -> None:
    rng = Random(battle.subject.name)
    contract.check_end(battle)
    contract.check_legal(battle)
    contract.check_deciding(battle)
    contract.check_choice(battle)
    contract.check_standing(battle)
    contract.check_texts(battle)
    contract.check_undo(battle)
    contract.check_copies(battle)
    contract.check_refusals(battle, rng)
    contract.check_chance(battle, rng)
    contract.check_chance_value(battle)
    assert contract.check_cards(battle) == 0
    contract.check_nothing_to_resample(battle, rng)
    contract.check_listener(battle, lambda code, line: False)
    contract.check_untouched(battle)


@VIEWERS
def test_a_battle_keeps_every_promise_about_viewers(battle: Walk, viewer: int) -> None:
    contract.check_views(battle, viewer)
    contract.check_viewing(battle, viewer)
    assert contract.check_resample(battle, viewer, Random(viewer), ends=1) == 0
    contract.check_heard(battle, viewer)
    assert contract.check_sealed(battle, viewer) == 0
    contract.check_untouched(battle)


@pytest.mark.soak
def test_random_battles_stay_sound_and_are_read_back(effort: Effort) -> None:
    """What must always be true is, at every moment, and every moment can be written down and read."""
    number, moments = effort.number(6, 400), 0
    for seed in range(number):
        for i, state in enumerate(walk(subject(seed), persistent(Random(seed), DULL[:4])).states):
            moments += 1
            ours = cast(State, state)
            assert faults(ours.moment) == [], f"{seed}, {i}"
            contract.same(again(ours), state, f"{seed}, {i}")
        if effort.over:
            break
    effort.done(moments, "moments")


@pytest.mark.parametrize("seed", range(len(WAYS)))
def test_a_battle_is_recorded_taken_back_and_replayed(seed: int) -> None:
    start = begin(setting(turns=2, **WAYS[seed]))
    rng = Random(seed)
    choose = persistent(rng)
    battle = Battle(Header("miniatures", "0", "", {"one": "", "two": ""}, str(start)), start)
    undone = 0
    while not battle.over:
        state = battle.state
        if state.seat == CHANCE:
            battle.play(chance_action(state, rng))
            continue
        seat, before = state.seat, str(state)
        legal = state.legal()
        battle.play(legal[choose(state, [state.write(action) for action in legal])])
        if rng.random() < 0.2 and battle.can_undo(seat):
            battle.undo(seat)
            undone += 1
            contract.same(battle.state, before, f"undo {undone}")
    assert undone > 0
    record = read(battle.record.text().encode())
    contract.same(replay(record, start).state, battle.state, "replayed")


LINES = [
    "",
    "charge",
    "charge a b c",
    "rolled 0",
    "rolled 7 4 1",
    "roll ²",
    "strike 99",
    "mark line Ü",
    "victory three",
]


@pytest.mark.parametrize("line", LINES)
def test_whatever_is_typed_is_an_action_or_refused(line: str) -> None:
    for state in played(0).states:
        contract.check_reading(state, line)


def test_there_are_no_cards_to_draw() -> None:
    state = begin(setting())
    with pytest.raises(ValueError, match="no cards"):
        state.drawn(1)
    assert (state.charge(), state.consequences(), state.chance()) == (None, [], None)


def test_a_battle_with_dice_from_the_table_never_waits_for_chance() -> None:
    assert WAYS[1]["dice"] == "table"
    assert all(state.seat != CHANCE for state in played(1).states)
    assert any(line.startswith("rolled ") for line in played(1).lines)
