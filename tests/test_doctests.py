"""Examples in docstrings are true."""

import doctest
import importlib
import pkgutil

import pytest

import engine

MODULES = [module.name for module in pkgutil.walk_packages(engine.__path__, "engine.")]
WITH_EXAMPLES = {"engine.dice", "engine.manoeuvre.battlefield", "engine.manoeuvre.odds", "engine.manoeuvre.state"}


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_come_out_as_written(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.failed == 0
    assert result.attempted > 0 or name not in WITH_EXAMPLES
