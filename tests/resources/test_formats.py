"""The examples that designers copy from docs/formats.md are good files."""

import re
from pathlib import Path

import pytest

from engine.manoeuvre.options import CHOICES
from engine.manoeuvre.start import begin
from resources.document import kind_of
from resources.manoeuvre.armies import read_army
from resources.manoeuvre.card_tables import HQ_KINDS
from resources.manoeuvre.scenarios import read_scenario
from resources.manoeuvre.sections import read_sections
from tests.resources.manoeuvre.samples import shipped

PAGE = (Path(__file__).parents[2] / "docs" / "formats.md").read_text("utf-8")
OTHER_GAMES = ('"miniatures-', 'game = "commanders"')
EXAMPLES = [
    text for text in re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL) if not any(mark in text for mark in OTHER_GAMES)
]


def test_there_is_an_example_of_every_kind() -> None:
    assert [kind_of(example) for example in EXAMPLES] == ["army", "sections", "scenario", "scenario"]


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_an_example_has_no_faults(example: str) -> None:
    kind = kind_of(example)
    if kind == "army":
        assert len(read_army(example).deck) == 60
    elif kind == "sections":
        assert len(read_sections(example)) == 2
    else:
        battle = begin(*read_scenario(example, shipped()).start(shipped()))
        assert battle.legal()


def test_the_page_names_every_kind_of_card_and_every_option() -> None:
    words = [*HQ_KINDS, *CHOICES, *(choice for choices in CHOICES.values() for choice in choices)]
    assert [word for word in words if f"`{word}`" not in PAGE and f'`"{word}"`' not in PAGE] == []
