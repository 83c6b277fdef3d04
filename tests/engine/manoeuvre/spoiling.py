"""Spoils single facts of sound states, or lines of their texts, to see that each is missed."""

from collections.abc import Callable
from typing import Any

from engine.manoeuvre import reading
from engine.manoeuvre.invariants import faults
from engine.manoeuvre.state import State
from tests.table import Table, library

Spoil = Callable[[State], object]


def put(**facts: Any) -> Spoil:
    """Says that facts of the state are so; a name with two underscores is a fact of the combat."""

    def spoil(state: State) -> None:
        for name, value in facts.items():
            place, _, fact = name.rpartition("__")
            setattr(getattr(state, place) if place else state, fact, value)

    return spoil


def lose(unit: int) -> Spoil:
    def spoil(state: State) -> None:
        state.eliminate(unit, "spoiled")

    return spoil


def both(*spoils: Spoil) -> Spoil:
    return lambda state: [spoil(state) for spoil in spoils]


def check(moment: Callable[[], Table], spoil: Spoil, sentences: list[str]) -> None:
    state = moment().state
    assert faults(state) == []
    spoil(state)
    assert faults(state) == sentences


# Texts


def read(text: str) -> State:
    return reading.read(text, library().armies, library().sections)


def changed(text: str, lines: dict[str, str]) -> str:
    """The text with these lines said otherwise."""
    left = {key: f"{key}: {value}".rstrip() for key, value in lines.items()}
    result = [left.pop(line.partition(":")[0], line) for line in text.splitlines()]
    assert not left
    return "\n".join(result) + "\n"
