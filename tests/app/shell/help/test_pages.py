"""The pages of help: every topic leads somewhere, whichever game it belongs to."""

import re
from pathlib import Path

import pytest

from app.shell.help.pages import SCHEME, Manual, Place, read_manual, read_page

LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)]*)\)")


@pytest.fixture(scope="module")
def manual() -> Manual:
    return read_manual("en")


def test_no_link_is_dead(manual: Manual) -> None:
    count = 0
    for page in manual.pages:
        for target in LINK.findall(page.markdown):
            count += 1
            assert target.startswith(SCHEME), target
            assert manual.find(target.removeprefix(SCHEME), page.game), f"{page.name}: {target}"
    assert count > 100


def test_every_topic_is_named_once() -> None:
    """At most once in the pages of a game, and in those about the program."""
    for folder in Path("resources").glob("**/help"):
        said: list[str] = []
        for file in sorted(folder.glob("en/*.md")):
            for topics in re.findall(r"<!-- topics: (.*?) -->", file.read_text(encoding="utf-8"), re.DOTALL):
                said += [topic.strip() for topic in topics.split(",")]
        assert said
        assert sorted(said) == sorted(set(said))


def test_without_a_topic_it_begins_at_the_beginning(manual: Manual) -> None:
    assert manual.find("") == Place("ten-minutes", game="manoeuvre")


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
    page = read_page("one", "# Of R3\n\nSee R3, C3 and (§6.1, R17).\n\n- R9 Like R10.\n", "R")
    assert page.markdown.startswith("# Of R3\n")
    assert page.markdown.count("topic:ruling:R3") == 1
    assert "C3" in page.markdown
    assert "ruling:C3" not in page.markdown
    assert "[§6.1](topic:rule:§6.1)" in page.markdown
    assert "- **R9** Like [R10](topic:ruling:R10)." in page.markdown


def test_a_language_without_pages_shows_english(manual: Manual) -> None:
    assert [page.name for page in read_manual("xx").pages] == [page.name for page in manual.pages]


def test_keys_are_listed(manual: Manual) -> None:
    text = manual.page("keyboard").markdown
    for keys in ("F1", "Ctrl+Z", "Page Down", "Ctrl+B", "arrow keys"):
        assert keys in text
    assert manual.find("keyboard") == manual.find("keys")


def test_a_topic_is_looked_for_in_the_pages_of_one_game_first() -> None:
    pages = tuple(
        read_page("turn", f"# The turn\n<!-- topics: start, phase:{phase} -->\n\nSee {letter}1.\n", letter, game)
        for letter, game, phase in (("R", "first", "draw"), ("C", "second", "planning"))
    )
    manual = Manual((*pages, read_page("keyboard", "# Keys\n<!-- topics: keys -->\n")), {})
    assert manual.find("turn", "second") == manual.find("", "second") == Place("turn", game="second")
    assert manual.find("turn") == manual.find("") == Place("turn", game="first")
    assert manual.find("phase:draw", "second") == Place("turn", game="first")
    assert manual.find("keys", "second") == Place("keyboard")
    assert manual.page("turn", "second") is pages[1]
    assert "(topic:ruling:C1)" in pages[1].markdown
