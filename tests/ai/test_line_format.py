import doctest

import pytest

from ai.player import Limits, Line, Thought
from ai.protocol import line_format
from ai.protocol.line_format import MOST_ACTIONS, MOST_LINES, read_info, read_limits, write_info, write_limits

LINES = (
    Line(("move e2 e3", "done"), 0.625, (0.25, 0.5, 0.25, 0.0, 0.0, 0.0), 0.5, 1.25, ("assault ney e3", "done")),
    Line(("done",), 0.5),
)


@pytest.mark.parametrize(
    ("limits", "text"),
    [
        (None, ""),
        (Limits(), "infinite"),
        (Limits(0.3), "seconds 0.3"),
        (Limits(10), "seconds 10"),
        (Limits(100000.5, 7), "seconds 100000.5 nodes 7"),
        (Limits(nodes=2000), "nodes 2000"),
    ],
)
def test_limits_are_written_and_read_back(limits: Limits | None, text: str) -> None:
    assert write_limits(limits) == text
    assert read_limits(text.split()) == limits


def test_the_shortest_time_is_still_a_time() -> None:
    assert write_limits(Limits(1e-9)) == "seconds 0.001"


def test_a_thought_is_written_and_read_back() -> None:
    said = write_info(Thought("move e2 e3", 0.625, LINES, 812))
    assert said[0] == (
        "info win 0.6250 nodes 812 rank 1 losses 0.50 1.25 odds 0.2500,0.5000,0.2500,0.0000,0.0000,0.0000"
        " line move e2 e3 ; done reply assault ney e3 ; done"
    )
    assert [read_info(line) for line in said] == [(812, 1, LINES[0]), (812, 2, LINES[1])]


def test_a_thought_without_a_line_tells_how_it_stands() -> None:
    (said,) = write_info(Thought("done", 0.25, (), 3))
    assert said == "info win 0.2500 nodes 3"
    assert read_info(said) == (3, 1, Line((), 0.25))


def test_nobody_tells_for_ever() -> None:
    said = write_info(Thought("done", 0.5, (Line(("done",) * 1000, 0.5),) * 1000))
    assert len(said) == MOST_LINES
    info = read_info(said[0])
    assert info is not None
    assert len(info[2].actions) == MOST_ACTIONS


@pytest.mark.parametrize(
    "line",
    [
        "info",
        "info depth 3",
        "info win 2.5 nodes 1",
        "info win nan nodes 1",
        "info win 0.5 nodes -1",
        "info win 0.5 nodes 1 rank 0",
        "info win 0.5 nodes 1 losses ..... 1",
        "info win 0.5 nodes 1 odds 1.1.1",
        "info win 0.5 nodes ٣",
        "remark",
    ],
)
def test_progress_in_another_form_is_let_go(line: str) -> None:
    assert read_info(line) is None


def test_the_examples_are_true() -> None:
    assert doctest.testmod(line_format) == (0, 2)
