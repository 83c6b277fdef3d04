"""Examples in the arena's docstrings are true."""

import doctest
from types import ModuleType

import pytest

from ai.arena import game, ratings
from app.shell.commands import arena


@pytest.mark.parametrize("module", [game, ratings, arena], ids=lambda module: module.__name__)
def test_the_examples_of_a_module_come_out_as_written(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert result.failed == 0
    assert result.attempted > 0
