"""A game of sealed orders and dice, of which nothing here knows, is played by everything that serves every game."""

import random
import shlex
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ai.arena.executors import Processes
from ai.arena.game import Ground, Unplayable, arena_of
from ai.arena.match import Match
from ai.arena.pairing import Conditions
from ai.arena.results import Results
from ai.arena.run import Run
from ai.bots import UnknownBot, bot, names
from ai.player import Player, RandomPlayer, Thought
from ai.worker import Worker
from engine.battle import Battle, replay
from engine.game import State
from engine.record import OtherContent
from engine.registry import game
from resources.content import content_of, start_of
from resources.records import create, load, reopen

GAME = game("tests.sealed_orders")
ENGINE = shlex.join([sys.executable, "-m", "app.shell", "engine", "--game", "tests.sealed_orders"])
CLOCKS = (time.process_time, time.process_time)


class Witness(RandomPlayer):
    """Plays anything, and keeps every view he decides in."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seen: list[Any] = []
        self.told: list[tuple[int, str]] = []

    def watch(self, view: Any, action: Any, /) -> None:
        self.told.append((view.seat, view.write(action)))

    def think(self, view: Any, halt: Any = None, report: Any = None, /) -> Thought[Any]:
        self.seen.append(view.copy())
        return super().think(view)


def fought(*players: Player[Any], seed: int = 1) -> Any:
    arena = arena_of(GAME)
    match = Match(arena, arena.begin(Ground("short"), 1, 0), random.Random(seed), 60, CLOCKS)
    makers: Any = tuple((lambda player=player: player) for player in players)
    return match.play(makers)


def started() -> tuple[Battle[State[Any]], Any]:
    content = content_of(GAME.id)
    library = content.open()
    scenario = content.scenarios(library)["short"]
    return Battle(*content.prepare(scenario, library, "2026-11-18", "0.1.0")), scenario


def play_on(battle: Battle[State[Any]], rng: random.Random, until: Callable[[], bool]) -> None:
    while not until():
        state = battle.state
        seat = rng.choice(state.deciding())
        battle.ask(seat)
        battle.play(state.sample(rng) if seat == GAME.chance else rng.choice(state.legal()), seat)


# The arena


def test_both_seats_decide_before_either_has_acted() -> None:
    one, two = Witness(1), Witness(2)
    outcome = fought(one, two)
    assert (outcome.how, outcome.reason) == ("points", "")
    assert outcome.turns[0] == outcome.turns[1] >= 3
    for player, other in ((one, two), (two, one)):
        first = player.seen[0]
        assert first.viewer == first.seat == (0 if player is one else 1)
        # The other has sealed nothing yet at the moment of the first decision, whoever acts first.
        assert first.orders == [[], []]
        sealed = [text for seat, text in player.told if text.startswith("seal ") and seat != first.seat]
        assert set(sealed) == {"seal ?"}
        assert len(player.told) == len(other.told)


def test_who_acts_first_is_left_to_chance() -> None:
    def first(seed: int) -> int:
        witness = Witness(1)
        fought(witness, RandomPlayer(2), seed=seed)
        return witness.told[0][0]

    assert {first(seed) for seed in range(12)} == {0, 1}


def test_a_run_in_other_processes_is_the_same_as_here() -> None:
    def run(jobs: int) -> list[Any]:
        conditions = Conditions(GAME.id, 1, Ground("short"), ("random", "py:tests.ai.test_any_game:guess"))
        battles = Run(arena_of(GAME), conditions, 6, Results(conditions, None))
        battles.play(Processes(jobs), partial(bot, GAME), lambda: None)
        assert battles.failed() == []
        return [(result.number, result.seat, result.score, result.turns) for result in battles.counted()]

    assert len(run(2)) == 6
    assert run(1) == run(2)


def guess(seed: int, limits: Any) -> RandomPlayer:
    return RandomPlayer(seed)


def test_the_ground_must_be_there() -> None:
    check = arena_of(GAME).check
    assert check(Ground("long")) == Ground("long")
    with pytest.raises(Unplayable, match="choose one of short, long"):
        check(Ground("waterloo"))
    with pytest.raises(Unplayable, match="no armies"):
        check(Ground(sides=("france",)))


# Players


def test_every_game_has_a_random_player() -> None:
    assert names(GAME)[0] == "random"
    with pytest.raises(UnknownBot, match="there are random, "):
        bot(GAME, "marshal", 1)


def test_a_program_plays_by_the_bot_protocol() -> None:
    player: Any = bot(GAME, f"cmd:{ENGINE}", 1)
    try:
        outcome = fought(player, RandomPlayer(2))
    finally:
        player.close()
    assert (outcome.how, outcome.reason) == ("points", "")


def test_the_bot_says_so_when_it_is_not_among_those_who_decide() -> None:
    battle, _ = started()
    battle.play(battle.state.legal()[0], 0)
    battle.play(battle.state.legal_for(0)[0], 0)
    view = battle.state.seen_by(0)
    said = f"position one\n{view}\nend\ngo\nsaw one seal raid\nsaw two seal ?\nsaw two seal ?\ngo\nquit\n"
    heard = subprocess.run(shlex.split(ENGINE), input=said, capture_output=True, text=True, check=True).stdout
    lines = heard.splitlines()
    assert lines[0] == "error It is for two to decide now, so there is nothing to think about."
    assert lines[1] == "error It is for two to decide now, so send “saw two …”."
    assert lines[-1].startswith("best open ")


def test_a_player_in_a_process_of_his_own_is_asked_while_the_other_still_decides() -> None:
    worker = Worker(GAME, "random", 7)
    try:
        battle, _ = started()
        view = battle.state.seen_by(1)
        view.ask(0)
        worker.watch(view, battle.state.shown_to(battle.state.legal()[0], 1))
        battle.play(battle.state.legal()[0], 0)
        worker.think(battle.state.seen_by(1))
        answers = [news for _ in range(300) for news in worker.news(0.1) if news.final][:1]
        assert answers[0].sentence == ""
        assert answers[0].value.action in battle.state.legal_for(1)
    finally:
        worker.close()


# Records


def test_a_battle_is_saved_resumed_and_replayed(tmp_path: Path) -> None:
    rng = random.Random(5)
    battle, scenario = started()
    file = create(tmp_path, battle.record, content_of(GAME.id).about(scenario))
    play_on(battle, rng, lambda: len(battle.record.entries) >= 7)
    file.save(battle.record)

    record = load(file.path)
    resumed = replay(record, start_of(record))
    assert str(resumed.state) == str(battle.state)
    play_on(resumed, rng, lambda: resumed.over)
    reopen(file.path)[0].save(resumed.record)

    record = load(file.path)
    again = replay(record, start_of(record))
    assert (again.over, again.winner, again.record.digest) == (True, resumed.winner, resumed.record.digest)


def test_a_record_of_a_game_that_nobody_named_is_another_game(monkeypatch: pytest.MonkeyPatch) -> None:
    from engine import registry

    battle, _ = started()
    monkeypatch.setattr(registry, "_elsewhere", {})
    with pytest.raises(OtherContent, match="another game, “sealedorders”"):
        start_of(battle.record)


# The command line


def manoeuvre(*words: object) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "app.shell", *map(str, words)], capture_output=True, text=True, check=False
    )


def test_the_command_line_replays_its_records(tmp_path: Path) -> None:
    battle, _ = started()
    play_on(battle, random.Random(5), lambda: battle.over)
    path = create(tmp_path, battle.record, "toy").path
    told = manoeuvre("replay", path, "--game", "tests.sealed_orders")
    assert told.stdout.splitlines()[1] == (
        f"Seat {GAME.seats[battle.winner]} wins on turn {battle.state.standing().turn}: points."
    )
    assert "another game" in manoeuvre("replay", path).stderr


def test_the_arena_of_the_command_line_plays_it() -> None:
    words = ("--scenario", "short", "--a", "random", "--b", "random", "--games", 4, "--jobs", 1)
    assert manoeuvre("arena", "--game", "tests.sealed_orders", *words).stdout.startswith("4 battles with the seed 1.")


def test_a_command_of_another_game_is_none_of_this_one() -> None:
    told = manoeuvre("odds", "--game=tests.sealed_orders", "2d6", 5)
    assert told.stderr.startswith("“odds” is not a command; the commands are ")
    assert "odds," not in told.stderr
    assert "no game “chess”" in manoeuvre("odds", "--game", "chess", "2d6", 5).stderr
    assert manoeuvre("odds", "--game", "manoeuvre", "2d6", 5).returncode == 0
