import io
import subprocess
import sys
from pathlib import Path

import pytest

from tests.app.conftest import Call

ROOT = Path(__file__).parents[4]


class Input:
    """A standard input that holds these lines."""

    def __init__(self, *lines: str) -> None:
        self.buffer = io.BytesIO("".join(f"{line}\n" for line in lines).encode())


def test_the_bot_answers_what_is_said_to_it(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", Input("mnv", "isready", "bogus", "quit", "isready"))
    answer = call("engine", "--level", "random", "--seed", 7)
    assert answer.status == 0
    assert answer.err == ""
    lines = answer.out.splitlines()
    assert lines[0].startswith("id name Manoeuvre ")
    assert lines[2].startswith("option name Level type combo default random var random")
    assert lines[3].startswith("option name Seed type spin default 7 ")
    assert lines[4:6] == ["mnvok", "readyok"]
    assert lines[6].startswith("error There is no command “bogus”")
    assert len(lines) == 7


def test_a_position_that_is_shown_can_be_played_by_the_bot(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    state = call("show", "nightfall", "--seat", "two", "--json").json["state"]
    monkeypatch.setattr("sys.stdin", Input("position two", *state.splitlines(), "end", "go nodes 10"))
    answer = call("engine", "--level", "random")
    assert answer.out.splitlines()[-1].startswith("best move ")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--json",), "made for programs as it is"),
        (("--level", "emperor"), "There is no level “emperor”; choose one of random"),
        (("--level", "cmd:rm"), "There is no level “cmd:rm”"),
        (("--seed", "x"), "The seed is a whole number"),
    ],
)
def test_wrong_usage_is_a_sentence(call: Call, words: tuple[str, ...], sentence: str) -> None:
    answer = call("engine", *words)
    assert answer.status == 2
    assert sentence in answer.err


def test_without_an_input_there_is_nothing_to_do(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert call("engine").status == 0


def test_an_answer_comes_before_the_next_question() -> None:
    """Nothing is held back while the input stays open, and its end ends the bot."""
    with subprocess.Popen(
        [sys.executable, "-m", "app.shell", "engine"], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as bot:
        assert bot.stdin is not None
        assert bot.stdout is not None
        for _ in range(2):
            bot.stdin.write(b"isready\n")
            bot.stdin.flush()
            assert bot.stdout.readline().strip() == b"readyok"
        bot.stdin.close()
        assert bot.wait(10) == 0
