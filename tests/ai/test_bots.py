"""Players by name, and a sentence for a name that nobody has."""

import sys
from pathlib import Path
from typing import Any

import pytest

from ai.bots import UnknownBot
from ai.external import External
from ai.manoeuvre.levels import LEVELS
from ai.manoeuvre.players import NAMES, bot
from ai.manoeuvre.strategist import Strategist
from ai.player import Limits, RandomPlayer
from tests.ai.manoeuvre.skirmish import decisions, skirmish
from tests.ai.slow import Slow

EXAMPLE = Path(__file__).parents[2] / "docs" / "example_bot.py"
KINDS: dict[str, type] = {"random": RandomPlayer}


class Named(Slow):
    """Is told a text as well."""

    def __init__(self, seed: int, limits: Limits | None, text: str) -> None:
        super().__init__(seed, limits)
        self.text = text


def test_the_yardsticks_come_before_the_levels() -> None:
    assert ("random", "greedy", "search", *[level.name for level in LEVELS]) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_every_name_is_a_player_who_does_what_is_legal(name: str) -> None:
    player = bot(name, 1, Limits(nodes=50))
    assert isinstance(player, KINDS.get(name, Strategist))
    state = decisions(skirmish(), 1, 3)[-1]
    assert player.think(state.seen_by(state.seat)).action in state.legal()


def test_without_limits_a_level_has_its_own() -> None:
    for level in LEVELS:
        player: Any = bot(level.name, 1)
        assert player.clock.limits == level.limits
        assert player.style == level.style


@pytest.mark.parametrize("name", ["emperor", "", "Random", "general ", "random random", "cmd", "py"])
def test_a_name_that_nobody_has_is_answered_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownBot) as unknown:
        bot(name, 1)
    sentence = str(unknown.value)
    assert sentence.startswith(f"There is no player “{name}”")
    assert sentence.endswith(".")
    assert all(there in sentence for there in NAMES)


def test_python_code_from_elsewhere_is_called_with_the_seed_and_the_limits() -> None:
    player: Any = bot("py:tests.ai.slow:Slow", 5, Limits(nodes=7))
    assert type(player).__name__ == "Slow"
    assert (player.seed, player.limits) == (5, Limits(nodes=7))


def test_a_text_after_the_factory_is_handed_on_colons_and_all() -> None:
    player: Any = bot("py:tests.ai.test_bots:Named:a: b", 5)
    assert (player.seed, player.text) == (5, "a: b")


@pytest.mark.parametrize(
    "name",
    [
        "py:nowhere.to.be.found:Slow",
        "py:tests.ai.slow:Nobody",
        "py:tests.ai.slow",
        "py:",
        "py::Slow",
        "py:.slow:Slow",
    ],
)
def test_python_code_that_is_not_there_is_an_unknown_player(name: str) -> None:
    with pytest.raises(UnknownBot) as unknown:
        bot(name, 1)
    assert str(unknown.value).startswith(f"There is no player “{name}”: ")


def test_a_command_line_is_a_player_too() -> None:
    player = bot(f"cmd:'{sys.executable}' '{EXAMPLE}'", 1, Limits(nodes=50))
    assert isinstance(player, External)
    try:
        assert player.name == "Example"
        state = decisions(skirmish(), 1, 3)[-1]
        assert player.think(state.seen_by(state.seat)).action in state.legal()
    finally:
        player.close()
