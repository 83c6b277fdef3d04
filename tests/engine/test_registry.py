"""Games are found by their packages, and their parts only when somebody asks for one."""

import subprocess
import sys
from dataclasses import replace
from types import ModuleType

import pytest

from engine import registry
from engine.game import Dice
from engine.registry import NoSuchGame, Registration, game, games, load

ELSEWHERE = "a_game_from_elsewhere"
DOTTED = "engine.a_game_from_elsewhere"
NIM = Registration("nim", "Nim", content="engine.game:Dice")


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = ModuleType(ELSEWHERE)
    monkeypatch.setitem(sys.modules, ELSEWHERE, module)
    return module


def test_every_package_with_a_registration_is_a_game() -> None:
    found = games()
    assert found["manoeuvre"].seats == ("one", "two")
    assert all(id == game.id for id, game in found.items())


def test_finding_the_games_loads_no_rules() -> None:
    code = "import sys, engine.registry; engine.registry.games(); print('engine.manoeuvre.state' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"


def test_a_module_from_elsewhere_adds_its_game(elsewhere: ModuleType) -> None:
    elsewhere.GAME = NIM  # type: ignore[attr-defined]
    assert games([ELSEWHERE])["nim"] is NIM
    assert "nim" not in games()
    assert games([ELSEWHERE, ELSEWHERE])["nim"] is NIM


def test_a_module_that_was_asked_for_is_known_by_the_id_of_its_game(
    elsewhere: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "_elsewhere", {})
    elsewhere.__name__ = DOTTED
    elsewhere.GAME = NIM  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, DOTTED, elsewhere)
    assert game(DOTTED) is NIM
    assert game("nim") is NIM
    assert games()["nim"] is NIM


def test_a_game_that_is_not_here_is_named() -> None:
    with pytest.raises(NoSuchGame, match=r"no game “chess”; known are .*manoeuvre"):
        game("chess")


def test_an_id_belongs_to_one_game(elsewhere: ModuleType) -> None:
    elsewhere.GAME = replace(NIM, id="manoeuvre")  # type: ignore[attr-defined]
    with pytest.raises(NoSuchGame, match="another game already"):
        games([ELSEWHERE])


@pytest.mark.parametrize("name", ["there.is.no.such.module", ".", ELSEWHERE, "engine.game"])
def test_a_module_without_a_game_is_named(name: str, elsewhere: ModuleType) -> None:
    with pytest.raises(NoSuchGame, match="not a module that registers a game"):
        games([name])


def test_what_is_no_registration_is_no_game(elsewhere: ModuleType) -> None:
    elsewhere.GAME = "nim"  # type: ignore[attr-defined]
    with pytest.raises(NoSuchGame, match="something else"):
        games([ELSEWHERE])


def test_a_part_is_imported_when_it_is_asked_for() -> None:
    assert NIM.part("content") is Dice
    assert load("engine.registry:games") is registry.games
    assert (NIM.has("content"), NIM.has("players")) == (True, False)
    with pytest.raises(NoSuchGame, match="Nim has no players"):
        NIM.part("players")


def test_chance_and_nobody_come_after_the_seats() -> None:
    assert (NIM.chance, NIM.nobody) == (2, 3)
    assert (replace(NIM, seats=("north", "east", "south")).chance, replace(NIM, seats=("sole",)).nobody) == (3, 2)


@pytest.mark.parametrize("id", ["", "Nim", "nim 2", "ním", "../nim"])
def test_an_id_is_of_small_letters(id: str) -> None:
    with pytest.raises(ValueError, match="small letters"):
        Registration(id, "Nim")
