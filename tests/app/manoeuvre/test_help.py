"""Manoeuvre's pages of help say what the rules do: every card, ground, ruling and refusal has its place."""

import re
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.manoeuvre.help import picture
from app.shell.help.pages import Manual, read_manual
from app.shell.help.screen import PAINTED
from engine.manoeuvre.army import KIND_NAMES
from engine.manoeuvre.battlefield import LETTERS
from engine.manoeuvre.procedure import FRAMES
from engine.manoeuvre.refusals import REASONS

PICTURE = re.compile(r"!\[[^\]]*\]\(([^)]*)\)")
PAGES = Path("resources/manoeuvre/help/en")


@pytest.fixture(scope="module")
def manual() -> Manual:
    return read_manual("en")


def rulings(text: str) -> dict[str, str]:
    """Each ruling's sentences, however their lines are broken."""
    joined = re.sub(r"\n  (?=\S)", " ", text)
    return {match[1]: " ".join(match[2].split()) for match in re.finditer(r"^- (R\d+) (.*)$", joined, re.MULTILINE)}


def test_pictures_are_painted(manual: Manual) -> None:
    found = {target for page in manual.pages for target in PICTURE.findall(page.markdown)}
    assert {f"{PAINTED}terrain:{letter}" for letter in LETTERS} <= found
    assert all(target.startswith(PAINTED) for target in found)


@pytest.mark.parametrize("code", sorted(REASONS))
def test_every_refusal_leads_to_a_page(manual: Manual, code: str) -> None:
    place = manual.find(f"refusal:{code}")
    assert place is not None
    assert place in [section.place for section in manual.page(place.page, place.game).sections]


@pytest.mark.parametrize("kind", KIND_NAMES)
def test_every_kind_of_card_has_its_place(manual: Manual, kind: str) -> None:
    place = manual.find(f"card:{kind}")
    assert place is not None
    assert place.page == "cards"
    assert place.heading > 0


@pytest.mark.parametrize("letter", LETTERS)
def test_every_ground_has_its_place(manual: Manual, letter: str) -> None:
    place = manual.find(f"terrain:{letter}")
    assert place is not None
    assert place.page == "terrain"


def test_every_paragraph_that_is_cited_has_its_place(manual: Manual) -> None:
    cited = " ".join([rule for _, rule in REASONS.values()] + [frame.rule for frame in FRAMES])
    for paragraph in set(re.findall(r"§\d+(?:\.\d+)?", cited)):
        assert manual.find(f"rule:{paragraph}"), paragraph


def test_the_rulings_are_those_of_the_documents(manual: Manual) -> None:
    kept = rulings(Path("docs/rulings.md").read_text(encoding="utf-8"))
    shipped = rulings((PAGES / "7-rulings.md").read_text(encoding="utf-8"))
    assert shipped == kept
    for ruling in kept:
        place = manual.find(f"ruling:{ruling}")
        assert place is not None
        assert place.ruling == ruling


def test_refusals_named_in_pages_exist() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in PAGES.glob("*.md"))
    assert set(re.findall(r"refusal:([a-z-]+)", text)) <= set(REASONS)


def test_a_paragraph_without_a_place_is_found_above(manual: Manual) -> None:
    assert manual.find("rule:§5.9") == manual.find("rule:§5")
    assert manual.find("rule:§77") is None
    assert manual.find("nonsense") is None
    assert manual.find("refusal:nonsense") is None


def test_pictures_exist_for_all_ground(qtbot: QtBot) -> None:
    scenes = [f"scene:{name}" for name in ("counters", "cards", "move", "attack", "nightfall")]
    for name in [*(f"terrain:{letter}" for letter in LETTERS), "board", *scenes]:
        made = picture(name, 1.0)
        assert made is not None
        assert made.width() > 100
    assert picture("terrain:X", 1.0) is None
    assert picture("zebra", 1.0) is None
