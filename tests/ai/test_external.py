import shlex
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ai import external
from ai.external import BotFault, External
from ai.manoeuvre.players import bot
from ai.player import Limits, RandomPlayer, Thought
from engine.manoeuvre.position import CHANCE
from engine.manoeuvre.registration import GAME
from engine.manoeuvre.state import State
from tests.ai.slow import begun, first_decision, gone

ROOT = Path(__file__).parents[2]
BAD = Path(__file__).parent / "bad_bot.py"
EXAMPLE = f"{shlex.quote(sys.executable)} {shlex.quote(str(ROOT / 'docs' / 'example_bot.py'))}"
ENGINE = shlex.join([sys.executable, "-m", "app.shell", "engine", "--level", "random"])
SLOW = """
import sys
sys.path.insert(0, {root!r})
from ai.protocol.session import Session, Settings
from ai.protocol.seat_player import SeatPlayer
from ai.protocol.line_format import lines
from ai.protocol.views import Views
from engine.manoeuvre.registration import GAME
from tests.ai.slow import maker
Session(SeatPlayer(maker, Views(GAME)), Settings("Slow", ("slow",), "slow"), lambda line: print(line, flush=True)).run(
    lines(sys.stdin.buffer)
)
"""


def bad(how: str) -> str:
    return shlex.join([sys.executable, str(BAD), how])


@contextmanager
def running(command: str, *values: Any, **named: Any) -> Iterator[External]:
    player = External(GAME, command, 1, *values, **named)
    try:
        yield player
    finally:
        player.close()


def decision() -> State:
    return first_decision(0)[1].seen_by(0)


def fight(players: list[Any], state: State, seed: int) -> list[str]:
    """A whole battle, through the eyes of both."""
    rng = Random(seed)
    told = []
    while not state.over:
        seat = state.seat
        action = state.sample(rng) if seat == CHANCE else players[seat].think(state.seen_by(seat)).action
        for viewer, player in enumerate(players):
            player.watch(state.seen_by(viewer), state.shown_to(action, viewer))
        told.append(state.write(action))
        state.apply(action)
    return told


# Those that behave


@pytest.mark.parametrize("scenario", ["first_battle", "open_battle"])
def test_the_example_plays_whole_battles_and_beats_chance(scenario: str) -> None:
    with running(EXAMPLE) as example:
        assert example.name == "Example"
        state = begun(scenario)
        fight([example, RandomPlayer(2)], state, 3)
        assert state.winner == 0


def test_the_example_is_as_short_as_it_is_said_to_be() -> None:
    assert len((ROOT / "docs" / "example_bot.py").read_text("utf-8").splitlines()) <= 40


def test_our_own_bot_plays_as_its_player_does_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    with running(ENGINE) as ours:
        assert ours.name.startswith("Manoeuvre ")
        there = fight([ours, RandomPlayer(2)], begun(), 3)
    assert there == fight([RandomPlayer(1), RandomPlayer(2)], begun(), 3)


def test_a_command_line_names_a_player() -> None:
    player: Any = bot(f"cmd:{EXAMPLE}", 1)
    assert player.name == "Example"
    player.close()


def test_progress_is_passed_on_and_a_stop_too() -> None:
    script = shlex.join([sys.executable, "-c", SLOW.format(root=str(ROOT))])
    heard: list[Thought[Any]] = []
    view = decision()
    with running(script, Limits()) as player:
        thought = player.think(view, lambda: len(heard) > 3, heard.append)
    assert thought.win == 0.75
    assert thought.lines[0].reply == ("done",)
    assert thought.nodes >= heard[-1].nodes > heard[0].nodes
    assert all(found.action in view.legal() for found in heard)


def test_a_bot_is_held_to_its_measure() -> None:
    script = shlex.join([sys.executable, "-c", SLOW.format(root=str(ROOT))])
    with running(script, Limits(nodes=700)) as player:
        assert player.think(decision()).nodes == 700


def test_what_was_taken_back_is_taken_back_there_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    view = decision()
    with running(ENGINE) as ours:
        first = ours.think(view).action
        ours.watch(view, first)
        assert ours.think(view).action in view.legal()


def test_talk_beside_the_matter_is_let_go() -> None:
    heard: list[Thought[Any]] = []
    view = decision()
    with running(bad("talkative")) as player:
        assert player.name == "Bad�Bot"
        for _ in range(3):
            assert player.think(view, lambda: False, heard.append).action == view.legal()[-1]
    assert [thought.action for thought in heard] == [view.legal()[-1]] * 3


def test_an_answer_too_many_is_not_taken_for_the_next() -> None:
    with running(bad("twice")) as player:
        for _ in range(3):
            assert player.think(decision()).action == decision().legal()[-1]


# Those that do not


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("", "No command line is given"),
        ("play 'it", "has a quotation mark too few"),
        ("no-such-program-anywhere --x", "“no-such-program-anywhere” cannot be started: No such file"),
        ("'a\0b'", "cannot be started"),
        (bad("crash at once"), "The bot has ended with status 1, saying “no module named genius”."),
        (bad("silent at once"), "The bot has not answered with “mnvok” in time."),
        (bad("garbage at once"), "The bot does not speak the protocol: A line is not UTF-8."),
    ],
)
def test_a_bot_that_cannot_be_started_is_a_sentence(command: str, sentence: str) -> None:
    with pytest.raises(BotFault) as caught:
        External(GAME, command, 1, patience=1.0)
    assert sentence in str(caught.value)
    assert str(caught.value).isprintable()


@pytest.mark.parametrize(
    ("how", "sentence"),
    [
        ("silent", "The bot has not answered with an action in time."),
        ("deaf", "The bot has not answered with “readyok” in time."),
        ("endless line", "The bot does not speak the protocol: A line is longer than 4096 bytes."),
        ("flood", "The bot has said 500 lines and come to no answer."),
        ("crash", "The bot has ended with status 7, saying “KeyError: 'genius'”."),
        ("error", "The bot has given up: I do not feel well"),
        ("illegal", "The bot has answered “move a1 h8”, which is not legal: "),
        ("nonsense", "The bot has answered “of all”, which is not legal: "),
    ],
)
def test_a_bot_that_misbehaves_is_a_sentence_and_its_process_ends(
    monkeypatch: pytest.MonkeyPatch, how: str, sentence: str
) -> None:
    monkeypatch.setattr(external, "MOST_LINES", 500)
    with running(bad(how)) as player:
        # Only those who never come to an answer are waited for in vain.
        player._patience = 1.0 if "in time" in sentence else 60.0
        for _ in range(2):
            with pytest.raises(BotFault) as caught:
                player.think(decision())
            assert sentence in str(caught.value)
        assert player._bot._process.poll() is not None
        assert not any(thread.is_alive() for thread in player._bot._threads)


def test_a_bot_that_does_not_stop_is_given_up() -> None:
    with running(bad("silent"), Limits()) as player:
        player._patience = 1.0
        with pytest.raises(BotFault, match="an action in time"):
            player.think(decision(), lambda: True)


@pytest.mark.skipif(sys.platform == "win32", reason="needs process groups")
def test_what_a_bot_has_started_ends_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    remarks: list[str] = []
    monkeypatch.setattr(External, "_note", lambda self, line, report: remarks.append(line))
    with running(bad("family")) as player:
        player._patience = 1.0
        with pytest.raises(BotFault):
            player.think(decision())
    child = int(remarks[0].removeprefix("remark "))
    deadline = time.monotonic() + 30
    while not gone(child):
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")
def test_what_a_bot_has_started_in_other_sessions_ends_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    remarks: list[str] = []
    monkeypatch.setattr(External, "_note", lambda self, line, report: remarks.append(line))
    with running(bad("scattered")) as player:
        player._patience = 5.0
        with pytest.raises(BotFault):
            player.think(decision())
    started = [int(word) for word in remarks[0].removeprefix("remark ").split()]
    assert len(started) == 3
    deadline = time.monotonic() + 30
    while not all(gone(pid) for pid in started):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_a_bot_that_was_closed_does_not_think() -> None:
    player = External(GAME, EXAMPLE, 1)
    player.close()
    with pytest.raises(BotFault, match="has been ended"):
        player.think(decision())


def test_a_bot_that_does_not_quit_is_ended() -> None:
    player = External(GAME, bad("stubborn"), 1)
    player.think(decision())
    process = player._bot._process
    begin = time.monotonic()
    player.close()
    assert process.poll() is not None
    assert time.monotonic() - begin < 30
    player.close()


def test_a_bot_that_is_forgotten_is_ended() -> None:
    player = External(GAME, EXAMPLE, 1)
    process = player._bot._process
    del player
    assert process.wait(60) is not None
