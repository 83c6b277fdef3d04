"""The results file: everything finished is on the disk, and nothing else is believed."""

import json
from pathlib import Path
from typing import Any

import pytest

from ai.arena.game import Ground
from ai.arena.pairing import Conditions, Pair, Result
from ai.arena.results import Results, UnreadableResults
from ai.player import Limits

CONDITIONS = Conditions("pebbles", 1, Ground(), ("x", "y"))


def result(number: int = 0, seat: int = 0, **changes: Any) -> Result:
    values: dict[str, Any] = {
        "score": 1.0,
        "how": "last pebble",
        "labels": ("n", "s"),
        "turns": (3, 2),
        "seconds": (0.5, 0.25),
        "actions": 9,
    }
    return Result("x", "y", number, seat, **(values | changes))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with both battles of the first pair."""
    path = tmp_path / "results.jsonl"
    results = Results(CONDITIONS, path)
    results.add(result(0, 0), result(0, 1))
    results.close()
    return path


def lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


def test_what_was_added_is_there_again(path: Path) -> None:
    again = Results(CONDITIONS, path)
    again.close()
    assert list(again.played.values()) == [result(0, 0), result(0, 1)]
    assert again.seats_missing(Pair("x", "y", 0)) == ()
    assert again.seats_missing(Pair("x", "y", 1)) == (0, 1)


def test_every_battle_has_its_line_at_once(tmp_path: Path) -> None:
    results = Results(CONDITIONS, tmp_path / "r")
    results.add(result())
    assert len(lines(tmp_path / "r")) == 2
    assert json.loads(lines(tmp_path / "r")[1])["how"] == "last pebble"
    results.close()


def test_a_torn_last_line_is_dropped_and_its_battle_is_missing(path: Path) -> None:
    whole = path.read_bytes()
    for cut in range(len(whole) - 1, len(whole.rsplit(b"\n", 2)[0]) + 1, -7):
        path.write_bytes(whole[:cut])
        again = Results(CONDITIONS, path)
        assert again.seats_missing(Pair("x", "y", 0)) == (1,)
        again.add(result(0, 1))
        again.close()
        assert path.read_bytes() == whole


@pytest.mark.parametrize("length", [0, 1, 20])
def test_a_torn_first_line_begins_the_file_anew(path: Path, length: int) -> None:
    path.write_bytes(path.read_bytes()[:length])
    again = Results(CONDITIONS, path)
    again.add(result())
    again.close()
    assert len(lines(path)) == 2
    assert again.seats_missing(Pair("x", "y", 0)) == (1,)


def test_a_pair_given_up_stays_so(path: Path) -> None:
    results = Results(CONDITIONS, path)
    results.give_up(Pair("x", "y", 4), "it died")
    results.close()
    again = Results(CONDITIONS, path)
    again.close()
    assert again.failed[Pair("x", "y", 4)].reason == "it died"
    assert again.seats_missing(Pair("x", "y", 4)) == ()


@pytest.mark.parametrize(
    "other",
    [
        Conditions("pebbles", 2, Ground(), ("x", "y")),
        Conditions("pebbles", 1, Ground("hill"), ("x", "y")),
        Conditions("pebbles", 1, Ground(), ("y", "x")),
        Conditions("chess", 1, Ground(), ("x", "y")),
        Conditions("pebbles", 1, Ground(), ("x", "y"), limits=Limits(nodes=5)),
    ],
)
def test_a_file_of_other_conditions_is_refused_and_left_alone(path: Path, other: Conditions) -> None:
    before = path.read_bytes()
    with pytest.raises(UnreadableResults, match=r"holds a run under other conditions .* there, .* here"):
        Results(other, path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "text", ["my diary", "my diary\nmonday\n", "[]\n", "{}\n", "\n", "\x00\xff\n", "[" * 100_000 + "\n"]
)
def test_a_file_that_is_something_else_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "diary"
    path.write_bytes(text.encode("latin-1"))
    with pytest.raises(UnreadableResults, match="is not a results file"):
        Results(CONDITIONS, path)
    assert path.read_bytes() == text.encode("latin-1")


def changed(**changes: Any) -> str:
    return json.dumps(json.loads(json.dumps({**vars(result(1, 0)), **changes})))


@pytest.mark.parametrize(
    "line",
    [
        "",
        "nonsense",
        "[1, 2]",
        "null",
        "{}",
        '{"a": "x"}',
        '{"failed": "why"}',
        '{"a": "x", "b": "y", "number": 1, "failed": 3}',
        changed(a="stranger"),
        changed(a="y", b="x"),
        changed(a=["x"]),
        changed(number=-1),
        changed(number=1.5),
        changed(number=True),
        changed(number=10**400),
        changed(seat=2),
        changed(seat=True),
        changed(score=0.7),
        changed(score="1"),
        changed(how=None),
        changed(labels=["n"]),
        changed(labels="ns"),
        changed(turns=[1, -1]),
        changed(seconds=[float("nan"), 1]),
        changed(seconds=[float("inf"), 1]),
        changed(seconds=[-1, 1]),
        changed(seconds=[10**400, 1]),
        changed(actions="9"),
        changed(reason=7),
        changed(more=1),
        changed(number=0),
        "[" * 100_000,
        "9" * 5000,
    ],
)
def test_a_line_that_is_no_result_is_named_by_its_number(path: Path, line: str) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(line + "\n")
    before = path.read_bytes()
    with pytest.raises(UnreadableResults, match=r"line 4, is no result of this run; take that line out"):
        Results(CONDITIONS, path)
    assert path.read_bytes() == before
