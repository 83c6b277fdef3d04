"""Follows what happens in the program through its modules, to hold ARCHITECTURE.md to what it says."""

import inspect
import traceback
from pathlib import Path
from typing import Any

import pytest

import app

ROOT = Path(app.__file__).parents[1]


class Paths:
    """The modules through which some methods are reached, and those of the methods themselves."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch
        self.reached: list[str] = []
        """The methods, in the order of the calls."""
        self.modules: dict[str, None] = {}

    def follow(self, owner: type, name: str, start: str = "", until: str = "") -> None:
        """Note the calls of a method that begin in a module, as long as another one has not been called."""
        honest = getattr(owner, name)
        home = Path(inspect.getfile(owner)).relative_to(ROOT).as_posix()

        def followed(*args: Any, **named: Any) -> Any:
            stack = _stack()
            if start in ("", *stack[:1]) and until not in self.reached:
                self.reached.append(f"{owner.__name__}.{name}")
                self.modules |= dict.fromkeys([*stack, home])
            return honest(*args, **named)

        self._monkeypatch.setattr(owner, name, followed)


def listed(after: str) -> list[str]:
    """The modules that a paragraph of ARCHITECTURE.md lists, which begins with these words."""
    page = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    paragraph = page.partition(after)[2].partition("\n\n")[0]
    return [part for part in paragraph.split("`")[1::2] if part.endswith(".py")]


def _stack() -> list[str]:
    """The modules of the program on the stack, the outermost first."""
    files = [Path(frame.filename) for frame in traceback.extract_stack()]
    own = [file.relative_to(ROOT).as_posix() for file in files if file.is_relative_to(ROOT)]
    return [name for name in dict.fromkeys(own) if name.startswith(("app/", "engine/"))]
