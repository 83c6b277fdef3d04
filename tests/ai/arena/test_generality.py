"""The arena is for any game: one module alone may know Manoeuvre."""

from pathlib import Path

import pytest

import ai.arena

MODULES = sorted(path for path in Path(ai.arena.__path__[0]).glob("*.py") if path.name != "games.py")


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_no_module_but_the_table_of_games_names_manoeuvre(path: Path) -> None:
    text = path.read_text("utf-8")
    assert "engine.manoeuvre" not in text
    assert "resources" not in text
    assert "arena.games" not in text
