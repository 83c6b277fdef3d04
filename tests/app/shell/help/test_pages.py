"""The pages of help: every topic leads somewhere, and what is shipped says what the rules do."""

import re
from pathlib import Path

import pytest

from app.manoeuvre.help_pictures import SCHEME as PICTURES
from app.shell.help.pages import SCHEME, Manual, Place, read_manual, read_page
from engine.manoeuvre.army import KIND_NAMES
from engine.manoeuvre.battlefield import LETTERS
from engine.manoeuvre.procedure import FRAMES
from engine.manoeuvre.refusals import REASONS

LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)]*)\)")
PICTURE = re.compile(r"!\[[^\]]*\]\(([^)]*)\)")


@pytest.fixture(scope="module")
def manual() -> Manual:
    return read_manual("en")


def rulings(text: str) -> dict[str, str]:
    """Each ruling's sentences, however their lines are broken."""
    joined = re.sub(r"\n  (?=\S)", " ", text)
    return {match[1]: " ".join(match[2].split()) for match in re.finditer(r"^- (R\d+) (.*)$", joined, re.MULTILINE)}


def test_no_link_is_dead(manual: Manual) -> None:
    count = 0
    for page in manual.pages:
        for target in LINK.findall(page.markdown):
            count += 1
            assert target.startswith(SCHEME), target
            assert manual.find(target.removeprefix(SCHEME)), f"{page.name}: {target}"
    assert count > 100


def test_pictures_are_painted(manual: Manual) -> None:
    found = {target for page in manual.pages for target in PICTURE.findall(page.markdown)}
    assert {f"{PICTURES}terrain:{letter}" for letter in LETTERS} <= found
    assert all(target.startswith(PICTURES) for target in found)


@pytest.mark.parametrize("code", sorted(REASONS))
def test_every_refusal_leads_to_a_page(manual: Manual, code: str) -> None:
    place = manual.find(f"refusal:{code}")
    assert place is not None
    assert place in [section.place for section in manual.page(place.page).sections]


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
    shipped = rulings(Path("resources/help/en/7-rulings.md").read_text(encoding="utf-8"))
    assert shipped == kept
    for ruling in kept:
        place = manual.find(f"ruling:{ruling}")
        assert place is not None
        assert place.ruling == ruling


def test_every_topic_is_named_once() -> None:
    said: list[str] = []
    for file in sorted(Path("resources/help/en").glob("*.md")):
        for topics in re.findall(r"<!-- topics: (.*?) -->", file.read_text(encoding="utf-8"), re.DOTALL):
            said += [topic.strip() for topic in topics.split(",")]
    assert sorted(said) == sorted(set(said))


def test_refusals_named_in_pages_exist() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in Path("resources/help/en").glob("*.md"))
    assert set(re.findall(r"refusal:([a-z-]+)", text)) <= set(REASONS)


def test_a_paragraph_without_a_place_is_found_above(manual: Manual) -> None:
    assert manual.find("rule:§5.9") == manual.find("rule:§5")
    assert manual.find("rule:§77") is None
    assert manual.find("nonsense") is None
    assert manual.find("refusal:nonsense") is None


def test_without_a_topic_it_begins_at_the_beginning(manual: Manual) -> None:
    assert manual.find("") == Place("ten-minutes")


def test_search_wants_every_word(manual: Manual) -> None:
    assert manual.search("guerrilla")[0].title == "Guerrilla"
    assert manual.search("GUERRILLA rally")[0].title == "Guerrilla"
    assert not manual.search("guerrilla zebra")
    assert not manual.search("   ")
    assert any(hit.place.ruling == "R31" for hit in manual.search("guerrilla"))


def test_an_excerpt_shows_the_word(manual: Manual) -> None:
    for hit in manual.search("marsh"):
        if "marsh" not in hit.title.lower():
            assert "marsh" in hit.excerpt.lower()
        assert len(hit.excerpt) < 120


def test_citations_become_links_but_not_in_titles() -> None:
    page = read_page("one", "# Of R3\n\nSee R3 and (§6.1, R17).\n\n- R9 Like R10.\n")
    assert page.markdown.startswith("# Of R3\n")
    assert page.markdown.count("topic:ruling:R3") == 1
    assert "[§6.1](topic:rule:§6.1)" in page.markdown
    assert "- **R9** Like [R10](topic:ruling:R10)." in page.markdown


def test_a_language_without_pages_shows_english(manual: Manual) -> None:
    assert [page.name for page in read_manual("xx").pages] == [page.name for page in manual.pages]


def test_keys_are_listed(manual: Manual) -> None:
    text = manual.page("keyboard").markdown
    for keys in ("F1", "Ctrl+Z", "Page Down", "Ctrl+B", "arrow keys"):
        assert keys in text
    assert manual.find("keyboard") == manual.find("keys")
