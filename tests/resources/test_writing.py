import tomllib
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from resources.document import LONGEST_LINE
from resources.writing import write

LETTERS = st.characters(codec="utf-8")
KEYS = st.text(LETTERS, max_size=20)
PLAIN = st.one_of(st.booleans(), st.integers(-(10**9), 10**9), st.text(LETTERS, max_size=300))
INNER: st.SearchStrategy[Any] = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=6) | st.dictionaries(KEYS, inner, max_size=4), max_leaves=15
)


@given(st.dictionaries(KEYS, INNER, max_size=6))
def test_what_is_written_reads_back(document: dict[str, Any]) -> None:
    assert tomllib.loads(write(document)) == document


def test_long_lines_are_wrapped() -> None:
    document = {"notes": "word " * 700 + "\n" + "x" * 900 + " " * 500 + "\n\n end ", "deck": ["card"] * 60}
    written = write(document)
    assert tomllib.loads(written) == document
    assert max(len(line) for line in written.split("\n")) < LONGEST_LINE / 2


def test_tables_come_under_headings() -> None:
    assert write({"one": {"edge": "north", "deployment": {"ney": "a1"}}, "id": "x"}) == (
        'id = "x"\n\n[one]\nedge = "north"\n\n[one.deployment]\nney = "a1"\n'
    )
