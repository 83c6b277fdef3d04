"""The companion's pages for paper are well-formed HTML that says what the tables, rosters and battles hold."""

from html.parser import HTMLParser

import pytest
from msgspec.structs import replace

from engine.miniatures.action import parse
from engine.miniatures.report import after_action
from engine.miniatures.state import begin
from engine.miniatures.tables import Options
from resources.miniatures.content import Library
from resources.miniatures.paper import BOX, LOST, reference_sheet, report_page, roster_sheets
from resources.miniatures.rosters import roster_of_lines
from resources.miniatures.tables import shipped
from tests.engine.miniatures.battles import setting
from tests.engine.miniatures.test_report import LINES

VOID = ("meta", "br")


class Page(HTMLParser):
    """Follows the tags of a page and keeps its words; fails where a tag is not closed as it should be."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []
        self.feed(html)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(" ".join(data.split()))

    @property
    def text(self) -> str:
        return " ".join(word for word in self.words if word)


def test_the_reference_sheet_holds_every_line_and_result() -> None:
    tables = shipped()
    page = Page(reference_sheet(tables, Options()))
    for result in tables.charge.results:
        assert result.name in page.text
        assert result.attacker.says in page.text
    for effect in tables.manoeuvre.effects.values():
        assert effect.says in page.text
    assert page.text.count("spent") >= 2
    assert "outnumbered 3:2" in page.text
    assert "Read here as" not in page.text
    assert "12 / 16" in page.text


def test_the_reference_sheet_shows_the_chosen_readings() -> None:
    page = Page(reference_sheet(shipped(), Options(middle_row="well_handled", spent_manoeuvre=-2)))
    assert "Read here as spent manoeuvre: -2, middle row: well_handled" in page.text


def test_roster_sheets_have_a_box_for_every_stand() -> None:
    roster = Library().rosters["valley_division"]
    html = roster_sheets(roster, shipped())
    assert html.count(BOX) == roster.stands
    assert html.count('<section class="brigade">') == len(roster.leaders)
    page = Page(html)
    assert all(unit.name in page.text for unit in roster.units)
    assert "Casualties are heavy from 12 lost stands on." in page.text
    worn = roster_of_lines("Guard, inf, 8/5/3, lost 2")
    assert f"{LOST}{LOST}{BOX}|{BOX}{BOX}‖{BOX}{BOX}{BOX}" in roster_sheets(worn, shipped())
    assert "Under nobody" in roster_sheets(worn, shipped())


def test_names_are_never_taken_for_markup() -> None:
    roster = roster_of_lines("Guard, inf, 8")
    odd = replace(roster, title="<b>&", units=(replace(roster.units[0], name="<script>x</script>", notes='"&'),))
    html = roster_sheets(odd, shipped())
    assert "<script>" not in html
    assert "<script>x</script>" in Page(html).text


def test_the_report_tells_odds_dice_luck_and_losses() -> None:
    fought = setting(dice="table")
    report = after_action(begin(fought), [parse(line) for line in LINES])
    page = Page(report_page(report, fought))
    assert "The southern division has won in turn 1." in page.text
    assert "3rd Line → Militia Activo" in page.text
    assert "9 +1 : 2 +1" in page.text
    assert "Mortally wounded".lower() in page.text.lower()
    assert "gone in turn 1" in page.text
    assert "Consequences left out by the players: 1. Put right: stands line 8." in page.text
    assert "Turning points" in page.text


@pytest.mark.parametrize("lines", [[], ["go check"]])
def test_the_report_of_a_battle_that_has_hardly_begun_says_so(lines: list[str]) -> None:
    fought = setting()
    page = Page(report_page(after_action(begin(fought), [parse(line) for line in lines]), fought))
    assert "Turn 1: nobody has won yet." in page.text
    assert "Charges" not in page.text


def test_a_page_is_translated_sentence_by_sentence() -> None:
    asked: list[str] = []

    def words(sentence: str) -> str:
        asked.append(sentence)
        return sentence.upper() if "{" not in sentence else sentence

    assert "SWEPT FROM THE FIELD" in Page(reference_sheet(shipped(), Options(), words)).text
    assert "Manoeuvre check" in asked
