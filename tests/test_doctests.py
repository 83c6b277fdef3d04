"""Examples in docstrings and on the pages of `docs` are true."""

import doctest
import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("engine", "ai", "resources", "app", "editor")
MODULES = sorted(
    path.relative_to(ROOT).with_suffix("").as_posix().replace("/", ".")
    for folder in FOLDERS
    for path in (ROOT / folder).rglob("*.py")
    if ">>> " in path.read_text("utf-8")
)


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_come_out_as_written(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.failed == 0
    assert result.attempted > 0


PAGES = sorted(path.name for path in (ROOT / "docs").glob("*.md") if "\n>>> " in path.read_text("utf-8"))


@pytest.mark.parametrize("name", PAGES)
def test_the_examples_of_a_page_come_out_as_written_from_top_to_bottom(name: str) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", (ROOT / "docs" / name).read_text("utf-8"), re.DOTALL | re.MULTILINE)
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, name, name, 0)
    result = doctest.DocTestRunner().run(examples)
    assert result.failed == 0
    assert result.attempted > 0


def test_the_page_of_the_engine_has_examples() -> None:
    assert "engine.md" in PAGES
