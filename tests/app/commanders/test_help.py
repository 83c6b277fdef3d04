"""Commanders' pages of help: every refusal and every ruling has its place, in English and German."""

import re
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.commanders.help import HELP
from app.commanders.play.screen import PlayScreen
from app.shell.desktop import Desktop, Fight, Help
from app.shell.help.pages import SCHEME, Manual, read_manual
from app.shell.play.participants import HUMAN, Participant
from engine.commanders.refusals import REASONS
from engine.commanders.registration import GAME
from resources.commanders.content import CONTENT

PAGES = Path("resources/commanders/help")
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)]*)\)")
PICTURE = re.compile(r"!\[[^\]]*\]\(paint:([^)]*)\)")


def rulings(text: str) -> list[str]:
    return re.findall(r"^- (C\d+) ", text, re.MULTILINE)


@pytest.fixture(params=["en", "de"])
def manual(request: pytest.FixtureRequest) -> Manual:
    return read_manual(request.param)


@pytest.mark.parametrize("code", sorted(REASONS))
def test_every_refusal_leads_to_a_page_of_commanders(manual: Manual, code: str) -> None:
    place = manual.find(f"refusal:{code}", GAME.id)
    assert place is not None
    assert place.game == GAME.id


def test_the_rulings_are_those_of_the_documents(manual: Manual) -> None:
    kept = rulings(Path("docs/commanders-rulings.md").read_text(encoding="utf-8"))
    page = manual.page("rulings", GAME.id)
    assert [section.place.ruling for section in page.sections if section.place.ruling] == kept
    for ruling in kept:
        assert manual.find(f"ruling:{ruling}", GAME.id) is not None


def test_no_link_is_dead_and_every_picture_is_painted(manual: Manual, qtbot: QtBot) -> None:
    pages = [page for page in manual.pages if page.game == GAME.id]
    assert pages[0].name == "first-battle"
    for page in pages:
        for target in LINK.findall(page.markdown):
            assert target.startswith(SCHEME)
            found = manual.find(target.removeprefix(SCHEME), GAME.id)
            assert found is not None, target
            assert found.game == GAME.id, target
        for name in PICTURE.findall(page.markdown):
            made = HELP.picture(name, 1.0)
            assert made is not None
            assert made.width() > 300
    assert HELP.picture("zebra", 1.0) is None
    assert HELP.cited("zebra") is None
    assert manual.find("", GAME.id) == manual.find("start", GAME.id)


def test_refusals_named_in_pages_exist() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in PAGES.glob("*/*.md"))
    assert set(re.findall(r"refusal:([a-z-]+)", text)) <= set(REASONS)


def test_both_languages_have_the_same_pages_and_topics() -> None:
    for file in sorted((PAGES / "en").glob("*.md")):
        other = PAGES / "de" / file.name
        topics = [re.findall(r"<!-- topics: (.*?) -->", each.read_text(encoding="utf-8")) for each in (file, other)]
        assert topics[0] == topics[1], file.name


def test_the_help_button_opens_the_rule_behind_a_refusal(qtbot: QtBot, tmp_path: Path) -> None:
    desktop = Desktop(tmp_path)
    scenario = CONTENT.scenarios(desktop.library(GAME.id))["marengo"]
    screen = PlayScreen(desktop, Fight(GAME.id, scenario, (Participant(HUMAN), Participant(HUMAN))))
    qtbot.addWidget(screen)
    places: list[object] = []
    desktop.go.connect(places.append)
    screen.stack.setCurrentWidget(screen.sheet_panel)
    screen.help_button.click()
    screen.sheet_panel.show_note("At most 5 units may cross from a1 to a2 in a phase (C26).")
    screen.help_button.click()
    assert places == [Help("", GAME.id), Help("ruling:C26", GAME.id)]
    screen.session.close()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_table_of_modifiers_is_that_of_the_rulings(language: str) -> None:
    def numbers(path: Path) -> list[list[str]]:
        rows = [row for row in path.read_text(encoding="utf-8").splitlines() if row.startswith("| ")]
        cells = [[cell.strip().replace("−", "-") for cell in row.split("|")[2:-1]] for row in rows]
        return [[cell for cell in row if cell[:1] in "+-0·"] for row in cells if len(row) == 9][1:]

    shipped = numbers(PAGES / language / "3-combat.md")
    assert len(shipped) == 7
    assert shipped == numbers(Path("docs/commanders-rulings.md"))
