"""The bot's side of the protocol, driven by lines of text."""

import io
import re
import time
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from ai.manoeuvre.players import NAMES, bot
from ai.player import Limits
from ai.protocol.line_format import LONGEST_LINE, lines
from ai.protocol.seat_player import SeatPlayer
from ai.protocol.session import MOST_VIEW_LINES, Session, Settings
from ai.protocol.view_feed import ViewFeed
from ai.protocol.views import Views, seat_of
from engine.manoeuvre.position import CHANCE
from engine.manoeuvre.registration import GAME
from engine.manoeuvre.state import State
from tests.ai.slow import Slow, begun, first_decision, maker, played

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
LONG = 60.0


class Bot:
    """A session, what it has said, and a way to wait for it."""

    def __init__(self, level: str = "slow") -> None:
        self.said: list[str] = []
        self.news = Event()
        settings = Settings("Test", (*NAMES, "slow", "fails", "watches badly"), level)
        self.session = Session(SeatPlayer(maker, Views(GAME)), settings, self.hear)

    def hear(self, line: str) -> None:
        self.said.append(line)
        self.news.set()

    def say(self, *said: str) -> list[str]:
        """What is answered while these lines are followed."""
        before = len(self.said)
        for line in said:
            self.session.hear(line)
        return self.said[before:]

    def wait(self, word: str = "best") -> list[str]:
        """All that is said up to a line that begins so."""
        deadline = time.monotonic() + LONG
        while time.monotonic() < deadline:
            self.news.clear()
            for i, line in enumerate(self.said):
                if line.split()[0] == word:
                    heard, self.said[: i + 1] = self.said[: i + 1], []
                    return heard
            self.news.wait(0.05)
        raise AssertionError(self.said)


def position(view: State, seat: int) -> list[str]:
    return [f"position {('one', 'two')[seat]}", *str(view).splitlines(), "end"]


def at_decision(seat: int = 0, level: str = "slow") -> tuple[Bot, State]:
    state = first_decision(seat)[1]
    bot = Bot(level)
    assert bot.say(*position(state.seen_by(seat), seat)) == []
    return bot, state


# The conversation on the page


def test_the_conversation_on_the_page_is_as_it_is_told() -> None:
    view = str(begun("nightfall").seen_by(1))
    said: list[str] = []
    settings = Settings("Manoeuvre 0.1.0", NAMES, NAMES[-1])
    session = Session(SeatPlayer(bot, Views(GAME)), settings, said.append)
    for line in PAGE.partition("## A conversation")[2].split("```")[1].strip().splitlines():
        if line == "> …":
            for rest in view.splitlines()[1:]:
                session.hear(rest)
        elif line == "> quit":
            assert said == []
        elif line.startswith("> "):
            session.hear(line[2:])
            if session._thinker is not None:
                session._thinker.join()
        else:
            pattern = ".*".join(re.escape(part) for part in line[2:].split("…"))
            if "saw two …" in line:
                pattern = re.escape(line[2:])
            assert re.fullmatch(pattern, said.pop(0)), line


def test_the_lines_of_the_view_on_the_page_are_lines_of_it() -> None:
    view = str(begun("nightfall").seen_by(1)).splitlines()
    for line in PAGE.partition("## The view")[2].split("```")[1].strip().splitlines():
        assert any(found.startswith(line.removesuffix("…")) for found in view), line


def test_every_command_is_on_the_page() -> None:
    for command in (*Bot().session._commands, "quit"):
        assert re.search(rf"`{command}\b", PAGE), command


# Introduction and options


def test_a_bot_introduces_itself() -> None:
    said = Bot().say("mnv")
    assert said[0] == "id name Test"
    assert said[-1] == "mnvok"
    assert said[2].startswith("option name Level type combo default slow var random var ")
    assert " var marshal var slow" in said[2]


def test_it_is_ready() -> None:
    assert Bot().say("isready", "  isready  ", "", "   ") == ["readyok", "readyok"]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("bogus", "There is no command “bogus”; there are mnv"),
        ("\x1b[2J", "There is no command"),
        ("go", "No battle has begun; send “position one”"),
        ("show", "No battle has begun"),
        ("saw one done", "No battle has begun"),
        ("go fast", "“fast” is no measure of thought; say “go”"),
        ("go seconds", "is no measure of thought"),
        ("go nodes 1 nodes 2", "is no measure of thought"),
        ("go nodes 1 bolts 2", "is no measure of thought"),
        ("go seconds x", "Seconds and nodes are plain numbers"),
        ("go nodes -5", "Seconds and nodes are plain numbers"),
        ("go nodes 0", "Nothing is thought in no time"),
        ("setoption Level random", "An option is set so"),
        ("setoption name Level", "An option is set so"),
        ("setoption name Level value emperor", "There is no level “emperor”; there are random, "),
        ("setoption name Seed value -1", "The seed is a whole number"),
        ("setoption name Seed value 9223372036854775808", "The seed is a whole number"),
        ("setoption name Hash value 3", "There is no option “Hash”; there are Level and Seed."),
    ],
)
def test_what_cannot_be_followed_is_answered_in_a_sentence(line: str, sentence: str) -> None:
    (said,) = Bot().say(line)
    assert said.startswith("error ")
    assert sentence in said
    assert said.endswith(".")
    assert said.isprintable()


# Positions


@pytest.mark.parametrize("scenario", ["first_battle", "open_battle"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_battle_is_followed_through_the_eyes_of_a_seat(scenario: str, seat: int) -> None:
    steps = played(5000, scenario=scenario)
    bot = Bot()
    feed = ViewFeed(GAME)
    for state, action in steps:
        feed.watch(state.seen_by(seat), state.shown_to(action, seat))
    news = feed.news()
    assert [told.is_view for told in news].count(True) == 1
    for i, told in enumerate(news):
        assert bot.say(*told.lines()) == []
        if i % 10 == 0 and i < len(steps):
            assert bot.say("show") == position(steps[i][0].seen_by(seat), seat)
    hidden = [told.text for told in news[1:] if "?" in told.text]
    assert any(text.startswith("draw") for text in hidden)
    (said,) = bot.say("go")
    assert said == "error The battle is over."
    assert bot.say("saw one done") == ["error The battle is over."]


def test_more_than_the_seat_may_know_is_forgotten() -> None:
    steps, state = first_decision(0)
    bot = Bot()
    bot.say(*position(steps[0][0], 0))
    for before, action in steps:
        assert bot.say(f"saw {('one', 'two', 'chance')[before.seat]} {before.write(action)}") == []
    assert bot.say("show") == position(state.seen_by(0), 0)


def test_a_bad_position_leaves_the_one_before() -> None:
    bot, state = at_decision()
    before = bot.say("show")
    text = position(state.seen_by(0), 0)
    for wrong in (
        ["position three", *text[1:]],
        ["position", *text[1:]],
        ["position two", *text[1:]],
        [text[0], "end"],
        [*text[:-1], "nonsense", "end"],
        [*text[:5], *text[6:]],
        [text[0], *["x: y"] * (MOST_VIEW_LINES * 3), "end"],
        [text[0], "x" * LONGEST_LINE, "y" * LONGEST_LINE, "end"],
    ):
        (said,) = bot.say(*wrong)
        assert said.startswith("error ")
        assert bot.say("show") == before


def test_the_view_of_another_is_refused() -> None:
    (said,) = Bot().say(*position(first_decision(0)[1].seen_by(0), 1))
    assert "the secrets of seat two are hidden" in said


@pytest.mark.parametrize("action", ["move a1 h8", "bogus", "", "draw supply", "move " * 1000])
def test_an_action_that_cannot_be_is_refused_and_changes_nothing(action: str) -> None:
    bot, _ = at_decision()
    before = bot.say("show")
    (said,) = bot.say(f"saw one {action}")
    assert said.startswith("error ")
    assert len(said) < 600
    assert bot.say("show") == before


def test_an_action_of_the_wrong_seat_is_refused() -> None:
    bot, _ = at_decision()
    assert bot.say("saw two done") == ["error It is for one to decide now, so send “saw one …”."]


def test_a_bot_does_not_think_for_another() -> None:
    state = first_decision(1)[1]
    bot = Bot()
    bot.say(*position(state.seen_by(0), 0))
    assert bot.say("go") == ["error It is for two to decide now, so there is nothing to think about."]


# Thinking


def test_the_answer_is_the_one_of_the_player_behind_it() -> None:
    steps, state = first_decision(0)
    bot = Bot()
    here = Slow(7, Limits(nodes=700))
    feed = ViewFeed(GAME)
    for before, action in steps:
        view, shown = before.seen_by(0), before.shown_to(action, 0)
        feed.watch(view, shown)
        here.watch(view, shown)
    bot.say("setoption name Seed value 7", *(line for told in feed.news() for line in told.lines()))
    bot.say("go nodes 700")
    view = state.seen_by(0)
    assert bot.wait()[-1] == f"best {view.write(here.think(view).action)}"


def test_the_same_player_goes_on_and_one_of_another_measure_is_told_all() -> None:
    steps = played(150)
    bot = Bot()
    bot.say(*position(steps[0][0].seen_by(0), 0))
    here = Slow(0, None)
    asked = 0
    for state, action in steps:
        view, shown = state.seen_by(0), state.shown_to(action, 0)
        if state.seat == 0:
            asked += 1
            here.limits = Limits(nodes=20 + asked // 3)
            bot.say(f"go nodes {here.limits.nodes}")
            assert bot.wait()[-1] == f"best {view.write(here.think(view).action)}"
        here.watch(view, shown)
        assert bot.say(f"saw {('one', 'two', 'chance')[state.seat]} {state.write(shown)}") == []
    assert asked > 20


def test_progress_is_told() -> None:
    bot, _ = at_decision()
    bot.say("go nodes 600")
    heard = bot.wait()
    assert heard[0].startswith("info win 0.2500 nodes 1 rank 1 losses 0.00 0.00 line ")
    assert heard[0].endswith(" ; done")
    assert heard[-2].startswith("info win 0.7500 nodes 600 rank 1")
    assert heard[-2].endswith(" reply done")


def test_a_stop_is_heard() -> None:
    bot, state = at_decision()
    assert "error" not in bot.say("go infinite")
    bot.wait("info")
    begin = time.monotonic()
    bot.say("stop")
    best = bot.wait()[-1].removeprefix("best ")
    assert time.monotonic() - begin < LONG
    assert best in [state.write(action) for action in state.legal()]
    bot.say("stop", "isready")
    assert [line for line in bot.said if not line.startswith("info")] == ["readyok"]


def test_while_it_thinks_a_bot_hears_little_else() -> None:
    bot, _ = at_decision()
    bot.say("go infinite")
    bot.say("isready")
    bot.wait("readyok")
    for line in ("saw one done", "go", "position one", "setoption name Seed value 2"):
        bot.say(line)
        assert "send “stop”" in bot.wait("error")[-1]
    bot.say("stop")
    bot.wait()


def test_after_the_answer_the_next_command_is_welcome_at_once() -> None:
    bot, _ = at_decision()
    for _ in range(200):
        bot.say("go nodes 1")
        bot.wait()
        assert bot.say("setoption name Seed value 3") == []


@pytest.mark.parametrize("level", ["fails", "watches badly"])
def test_a_player_who_fails_is_an_error_and_the_bot_goes_on(level: str) -> None:
    steps, state = first_decision(0)
    bot = Bot(level)
    bot.say(*position(steps[-1][0].seen_by(0), 0))
    before, action = steps[-1]
    bot.say(f"saw {('one', 'two', 'chance')[before.seat]} {before.write(before.shown_to(action, 0))}", "go")
    assert "The bot has failed: ZeroDivisionError" in bot.wait("error")[-1]
    bot.say("setoption name Level value slow", "go nodes 5")
    assert bot.wait()[-1].removeprefix("best ") in [state.write(action) for action in state.legal()]


def test_the_end_of_the_input_or_quit_ends_a_thought() -> None:
    for last in ([], ["quit", "mnv"]):
        bot, _ = at_decision()
        bot.session.run(["go infinite", *last])
        assert bot.said[-1].startswith("best ")


# Lines


def test_lines_are_read_whatever_comes() -> None:
    data = b"one\r\ntwo\n" + b"x" * 50 + b"\n" + b"\xff\n" + b"y" * 10 + b"\nlast"
    found = [line if isinstance(line, str) else f"! {line}" for line in lines(io.BytesIO(data), 10)]
    assert found == ["one", "two", "! A line is longer than 10 bytes.", "! A line is not UTF-8.", "y" * 10, "last"]


def test_a_line_that_is_none_is_an_error_and_the_next_is_followed() -> None:
    bot = Bot()
    bot.session.run(lines(io.BytesIO(b"x" * 50_000 + b"\nisready\n\xff\n")))
    assert bot.said == [
        f"error A line is longer than {LONGEST_LINE} bytes.",
        "readyok",
        "error A line is not UTF-8.",
    ]


def test_a_view_with_a_line_that_is_none_is_refused() -> None:
    state = first_decision(0)[1]
    text = "\n".join(position(state.seen_by(0), 0)).encode().replace(b"combat: none", b"combat: \xff")
    bot = Bot()
    bot.session.run(lines(io.BytesIO(text + b"\ngo\n")))
    assert bot.said[0] == "error A line is not UTF-8."
    assert "No battle has begun" in bot.said[1]


def test_whose_view_it_is_can_be_told() -> None:
    state: Any = begun()
    assert [seat_of(state.seen_by(seat), GAME) for seat in (0, 1)] == [0, 1]
    for no_view in (state, state.seen_by(CHANCE)):
        with pytest.raises(ValueError, match="his own seat sees"):
            seat_of(no_view, GAME)
