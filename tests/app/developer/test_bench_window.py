import subprocess
import sys
from pathlib import Path

import pytest

from app.developer import bench_window
from app.developer.bench_window import Figures
from app.developer.bench_window_child import BARE, HOME
from tests.app.conftest import Call

FIGURES = Figures("Xvfb", 2.1234, (315.0, 150.0), 1.05, (12.34, 11.75))


def test_the_figures_of_the_window_are_told_as_ratios(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def measure(rounds: int, game: str) -> Figures:
        asked.append(rounds)
        return FIGURES

    monkeypatch.setattr(bench_window, "measure", measure)
    answer = call("bench", "--window", "--rounds", 3)
    assert "2.1  start of the program" in answer.out
    assert "1.1  longest stall" in answer.out
    assert call("bench", "--window", "--json").json == {
        "screen": "Xvfb",
        "start_ratio": 2.12,
        "start_ms": [315, 150],
        "stall_ratio": 1.05,
        "stall_ms": [12.3, 11.8],
    }
    assert asked == [3, 7]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows counts the time of children otherwise")
def test_the_first_screen_is_painted_before_the_rules_are_loaded(own_folder: Path) -> None:
    """The goal is 2.5 times a bare window on a quiet machine; what makes it so is that nothing heavy is loaded."""
    with bench_window._screen() as (_, environment):
        for what in (BARE, HOME):
            assert bench_window._cpu(what, environment) > 1
        loaded = _loaded({**environment, "MANOEUVRE_DATA": str(own_folder), "PYTHONVERBOSE": "1"})
    assert "app.shell.home" in loaded
    for heavy in ("ai.bots", "ortools", "networkx", "engine.manoeuvre.state", "resources.manoeuvre.scenarios", "numpy"):
        assert heavy not in loaded


def _loaded(environment: dict[str, str]) -> set[str]:
    command = [sys.executable, "-m", "app.developer.bench_window_child", HOME]
    said = subprocess.run(command, env=environment, stderr=subprocess.PIPE, text=True).stderr
    return {line.split()[1].strip("'") for line in said.splitlines() if line.startswith("import '")}
