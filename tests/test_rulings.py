"""Every ruling has a test that cites it, and no test cites one that does not exist; those of Commanders name theirs."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
DOCS = TESTS.parent / "docs"
PAGES = {"R": DOCS / "rulings.md", "C": DOCS / "commanders-rulings.md"}
RULING = re.compile(r"\b([RC])([1-9][0-9]*)\b")
NAMED = re.compile(r"def test_(c)([1-9][0-9]*)_")
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def listed(letter: str) -> list[int]:
    text = PAGES[letter].read_text(encoding="utf-8")
    return [int(number) for number in re.findall(rf"^- {letter}(\d+) ", text, re.MULTILINE)]


def said(source: str) -> Iterator[str]:
    """The docstrings and comments of a module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, DOCUMENTED):
            yield ast.get_docstring(node) or ""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


@cache
def cited() -> dict[tuple[str, int], list[str]]:
    """By ruling, the test modules that cite it."""
    found: dict[tuple[str, int], list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        text = "\n".join(said(path.read_text(encoding="utf-8")))
        for letter, number in set(RULING.findall(text)):
            found.setdefault((letter, int(number)), []).append(path.relative_to(TESTS).as_posix())
    return found


@cache
def named() -> set[int]:
    """The rulings of Commanders after which a test is named: `test_c24_moves_into_friendly_sectors_come_first`."""
    sources = (path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py"))
    return {int(number) for source in sources for _, number in NAMED.findall(source)}


@pytest.mark.parametrize("letter", PAGES)
def test_rulings_are_numbered_from_one_without_a_gap_or_a_double(letter: str) -> None:
    assert sorted(listed(letter)) == list(range(1, len(listed(letter)) + 1))


def test_every_ruling_of_manoeuvre_has_a_test_that_cites_it() -> None:
    missing = [f"R{number}" for number in sorted(listed("R")) if ("R", number) not in cited()]
    assert not missing, f"no test cites {', '.join(missing)}"


def test_every_ruling_of_commanders_has_a_test_that_bears_its_number() -> None:
    missing = [f"C{number}" for number in sorted(listed("C")) if number not in named()]
    assert not missing, f"no test is named after {', '.join(missing)}"
    assert not named() - set(listed("C"))


def test_no_test_cites_a_ruling_that_does_not_exist() -> None:
    known = {(letter, number) for letter in PAGES for number in listed(letter)}
    unknown = {
        f"{letter}{number}": where for (letter, number), where in cited().items() if (letter, number) not in known
    }
    assert not unknown
