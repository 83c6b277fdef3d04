"""Every ruling of docs/rulings.md has a test that cites it, and no test cites one that does not exist."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parent
PAGE = TESTS.parent / "docs" / "rulings.md"
RULING = re.compile(r"\bR([1-9][0-9]*)\b")
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def listed() -> list[int]:
    return [int(number) for number in re.findall(r"^- R(\d+) ", PAGE.read_text(encoding="utf-8"), re.MULTILINE)]


def said(source: str) -> Iterator[str]:
    """The docstrings and comments of a module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, DOCUMENTED):
            yield ast.get_docstring(node) or ""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


@cache
def cited() -> dict[int, list[str]]:
    """By ruling, the test modules that cite it."""
    found: dict[int, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        text = "\n".join(said(path.read_text(encoding="utf-8")))
        for number in {int(number) for number in RULING.findall(text)}:
            found.setdefault(number, []).append(path.relative_to(TESTS).as_posix())
    return found


def test_rulings_are_numbered_from_one_without_a_gap_or_a_double() -> None:
    assert sorted(listed()) == list(range(1, len(listed()) + 1))


def test_every_ruling_has_a_test_that_cites_it() -> None:
    missing = [f"R{number}" for number in sorted(listed()) if number not in cited()]
    assert not missing, f"no test cites {', '.join(missing)}"


def test_no_test_cites_a_ruling_that_does_not_exist() -> None:
    unknown = {f"R{number}": cited()[number] for number in sorted(cited().keys() - set(listed()))}
    assert not unknown
