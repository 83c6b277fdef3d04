"""The golden cases E and D of Commanders: a position, two sheets, decisions and dice lead to the position expected."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.commanders_table import at

CASES = tomllib.loads(Path(__file__).with_name("golden.toml").read_text("utf-8"))
NUMBERS = {"E": range(1, 8), "D": (*range(1, 19), *range(20, 50), *range(51, 67))}


@pytest.mark.parametrize("id", CASES)
def test_golden_case(id: str) -> None:
    case: dict[str, Any] = CASES[id]
    phases = case["phases"]
    table = at(
        case["position"],
        case.get("white", ""),
        case.get("black", ""),
        phase=phases,
        points=case.get("start_points", (0, 0)),
        saved=case.get("saved"),
        bombarded=case.get("bombarded", ("", "")),
        round=case.get("start_round", 1),
    )
    heard: list[Any] = []
    table.state.tell = heard.append
    table.run(phases, case.get("decide", ()), case.get("dice", ()))
    assert heard or "dice" not in case, "whatever is rolled is told"
    if "after" in case:
        assert table.is_at(case["after"])
    if "points" in case:
        assert list(table.points) == case["points"]
    if "tokens" in case:
        assert [" ".join(sorted(tokens)) for tokens in table.tokens] == case["tokens"]
    if "scored" in case:
        assert list(table.run(7).points) == case["scored"]
    assert table.winner == case.get("winner", "nobody")
    assert table.round == case.get("round", 2 if phases[-1] == "7" and "winner" not in case else table.round)


def test_every_case_is_here() -> None:
    assert set(CASES) == {f"{letter}{number}" for letter, numbers in NUMBERS.items() for number in numbers}
