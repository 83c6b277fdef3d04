"""The matches of the strength table can be played, gone on with, and told as rows."""

import sys
from pathlib import Path

import pytest

from ai.bots import UnknownBot
from ai.manoeuvre.players import bot
from ai.player import Limits
from tests.strength import matches
from tests.strength.ismcts import Ismcts
from tests.strength.limited import named, shown


def test_limits_travel_in_a_name() -> None:
    made = bot(named(matches.ISMCTS, seconds=0.5, nodes=7), 1)
    assert isinstance(made, Ismcts)
    assert made.clock.limits == Limits(0.5, 7)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("search", "search"),
        (named("search", 0.3), "search, 0.3 s"),
        (named("py:a.b:judged", nodes=9), "judged, 9 nodes"),
    ],
)
def test_names_are_shown_short(name: str, told: str) -> None:
    assert shown(name) == told


@pytest.mark.parametrize("name", ["py:", "py:no.such.module:bot", "py:tests.strength.limited:nobody"])
def test_a_player_that_python_does_not_find_is_refused_in_a_sentence(name: str) -> None:
    with pytest.raises(UnknownBot, match="There is no player"):
        bot(name, 1)


def test_a_match_goes_on_from_its_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(matches, "duels", lambda args: [matches.Duel("random", named("random", nodes=1), 2)])
    rows = []
    for _ in range(2):
        monkeypatch.setattr(sys, "argv", ["matches", "greedy", "--results", str(tmp_path)])
        matches.main()
        rows.append(capsys.readouterr().out)
    assert rows[0] == rows[1] == matches.HEAD + (tmp_path / "greedy.md").read_text("utf-8").removeprefix(matches.HEAD)
    assert "| greedy | random | random, 1 nodes | 2 |" in rows[0]


def test_a_cap_binds_only_those_who_think_longer() -> None:
    args = matches.parsed(["levels", "--cap", "0.1", "--level", "general", "--results", "."])
    (duel,) = matches.duels(args)
    assert (duel.a, duel.b) == (named("general", 0.1), "colonel")
