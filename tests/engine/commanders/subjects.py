"""How battles of Commanders begin and are played where the contract is checked."""

from random import Random
from typing import Any

from engine.commanders.board import CHANCE, NOBODY
from engine.commanders.options import Options
from engine.commanders.start import Start
from engine.commanders.start import begin as start
from tests import contract
from tests.commanders_fuzz import choose, mixed
from tests.commanders_table import at, battle, custom
from tests.contract import Subject
from tests.referee.commanders import deal


def lively(rng: Random) -> contract.Chooser:
    """Random play in which something happens."""
    return lambda state, lines: lines.index(state.write(choose(rng, state)))


def set_up(name: str, board: str = "A", **options: Any) -> Subject:
    def begin() -> Any:
        chosen = Options(**({"rounds": 2} | options))
        return (custom if name == "custom" else lambda **more: battle(name, **more))(board=board, options=chosen).state

    return Subject(f"{name} on {board}, {options}", begin, CHANCE, NOBODY)


def all_over(seed: int, board: str = "A", **options: Any) -> Subject:
    """One round of a battle with both armies all over the field."""

    def begin() -> Any:
        return start(Start(mixed(Random(seed)), board=board, options=Options(rounds=1, **options)))

    return Subject(f"all over {seed} on {board}, {options}", begin, CHANCE, NOBODY)


def in_contact(seed: int, phase: int, board: str = "A", **options: Any) -> Subject:
    """The middle of the last round of a battle, both sides close to each other."""

    def begin() -> Any:
        position, white, black = deal(Random(seed), phase)
        chosen = Options(**({"rounds": 2} | options))
        return at(position, white, black, phase=phase, board=board, round=2, options=chosen).state

    return Subject(f"in contact {seed}, phase {phase} on {board}, {options}", begin, CHANCE, NOBODY)
