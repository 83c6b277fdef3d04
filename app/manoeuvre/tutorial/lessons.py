"""The lessons as the files tell them: what is taught, step by step, and the scenario it is taught on."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from app.board.translation import translate
from resources.manoeuvre.library import Library
from resources.manoeuvre.scenarios import Scenario, read_scenario


@dataclass(frozen=True)
class LessonStep:
    """One thing to do. See resources/manoeuvre/tutorial/lessons.toml for what the parts mean."""

    at: tuple[str, ...]
    title: str
    say: str
    do: tuple[str, ...] = ()
    done: tuple[str, ...] = ()
    by: str = ""
    insist: bool = False
    before: str = ""


@dataclass(frozen=True)
class Lesson:
    id: str
    title: str
    aim: str
    end: str
    steps: tuple[LessonStep, ...]

    def scenario(self, library: Library) -> Scenario:
        return read_scenario((_folder() / f"{self.id}.toml").read_bytes(), library)


def lessons() -> tuple[Lesson, ...]:
    """All of them, in their order."""
    return _read()


def lesson(id: str) -> Lesson | None:
    return next((one for one in lessons() if one.id == id), None)


def following(id: str) -> Lesson | None:
    """The one that comes next."""
    names = [one.id for one in lessons()]
    place = names.index(id) + 1
    return lessons()[place] if place < len(names) else None


def words(text: str) -> str:
    """What a lesson says, in the language of the program; content_literals lists it for translators."""
    return translate("tutorial", text) if text else ""


@cache
def _read() -> tuple[Lesson, ...]:
    document = tomllib.loads((_folder() / "lessons.toml").read_text(encoding="utf-8"))
    return tuple(_lesson(table) for table in document["lessons"])


def _lesson(table: dict[str, Any]) -> Lesson:
    return Lesson(**{**table, "steps": tuple(_step(step) for step in table["steps"])})


def _step(table: dict[str, Any]) -> LessonStep:
    values: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in table.items()}
    return LessonStep(**values)


def _folder() -> Traversable:
    return files("resources.manoeuvre") / "tutorial"
