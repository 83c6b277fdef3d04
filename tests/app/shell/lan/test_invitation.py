"""An invitation shows everything before it is accepted, and names whatever is not as shipped."""

from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.board.theme.parts import Text
from app.manoeuvre.offer_differences import differences, is_unchanged, particulars, shipped_like
from app.manoeuvre.offer_view import OFFERS, ManoeuvreSheets
from app.shell.lan.discovery import Lamp, Lookout
from app.shell.lan.join_panel import InvitationPanel
from app.shell.lan.lobby import Invitation
from app.shell.lan.screen import LanScreen
from engine.manoeuvre.options import CHOICES, Options
from resources.manoeuvre.content import prepare, scenario_in
from resources.manoeuvre.library import Library
from resources.manoeuvre.scenarios import Force, Moment, Scenario
from tests.app.shell.lan.desks import PlayerWindow
from tests.app.shell.lan.test_content import OWN, give_army

NOTHING = Library(Path("none"))
FIRST = NOTHING.scenario("first_battle")


@pytest.fixture(autouse=True)
def _unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lamp, "light", lambda *args: None)
    monkeypatch.setattr(Lookout, "begin", lambda self: None)


def stacked(**changes: Any) -> Scenario:
    """A copy of “First battle” in which the guest has a deck of six cards, and both hands are chosen."""
    army = NOTHING.army("great_britain")
    deck = [card.id for card in army.cards for _ in range(card.copies)]
    french = [card.id for card in NOTHING.army("france").cards][:5]
    return replace(
        FIRST,
        id="own_battle",
        one=replace(FIRST.one, hand=tuple(french)),
        two=replace(FIRST.two, hand=tuple(deck[:5]), deck=tuple(deck[5:11])),
        **changes,
    )


def invitation(scenario: Scenario, library: Library = NOTHING, seat: int = 1, **more: Any) -> Invitation:
    header, _ = prepare(scenario, library, "2026-11-17", "0.1.0", ("human", "human"))
    return Invitation(header, seat, "Ada", **more)


@pytest.fixture
def zoe(qtbot: QtBot, tmp_path: Path) -> Iterator[PlayerWindow]:
    desk = PlayerWindow(qtbot, tmp_path / "zoe", "Zoë")
    yield desk
    desk.window.close()


def sheets(page: LanScreen) -> ManoeuvreSheets:
    found = page.sheets
    assert isinstance(found, ManoeuvreSheets)
    return found


def shown(page: LanScreen) -> str:
    return "\n".join(label.text() for label in page.findChildren(Text) if label.isVisible())


def test_a_stacked_scenario_is_named_at_a_glance(zoe: PlayerWindow) -> None:
    page = zoe.open_lan()
    page._invited(invitation(stacked()))
    panel = page.invitation
    assert panel.list.head.text() == "Differs from the shipped scenario “First battle”:"
    told = "\n".join(line.text() for line in panel.list.lines)
    assert "France (Blue) begins with a preset hand of 5 cards" in told
    assert "Great Britain (Red) begins with a preset hand of 5 cards" in told
    assert "Great Britain (Red) has a draw pile of only 6 cards" in told
    assert not panel.list.unchanged
    assert not panel.accept.hasFocus()
    assert "draw pile of only 6" in sheets(page).forces.text
    zoe.wait(lambda: NOTHING.army("france").units[0].name in shown(page))


def test_the_shipped_scenario_is_called_unchanged(zoe: PlayerWindow) -> None:
    page = zoe.open_lan()
    page._invited(invitation(FIRST))
    assert page.invitation.list.head.text() == "This is the shipped scenario “First battle”, unchanged."
    assert page.invitation.list.lines == []
    assert sheets(page).battle.picture.isVisible()
    assert "No time limit" in page.invitation.clock.text()
    assert "E8" in sheets(page).forces.text


@pytest.mark.parametrize("title", ["First battle", "FIRST  BATTLE", "First\u200b battle", "ﬁrst battle"])
def test_a_name_that_looks_the_same_is_compared_with_the_shipped_one(title: str) -> None:
    assert shipped_like(stacked(title=title), NOTHING) == FIRST


def test_a_battle_of_another_name_with_the_same_field_and_armies_is_compared_too() -> None:
    assert shipped_like(stacked(title="Quite another"), NOTHING) == FIRST
    assert shipped_like(replace(NOTHING.scenario("open_battle"), id="mine", title="Mine"), NOTHING) is None


def _side() -> dict[str, Any]:
    """For every field of a side something that is not as shipped."""
    return {
        "army": "prussia",
        "edge": "north",
        "deployment": {**FIRST.two.deployment, "42nd_regiment_of_foot": "a2"},
        "reduced": ("42nd_regiment_of_foot",),
        "lost": ("42nd_regiment_of_foot",),
        "hand": (),
        "pile": ("supply",),
        "buried": ("supply",),
        "deck": ("supply",),
        "day_over": True,
    }


def test_every_field_of_a_side_is_tried() -> None:
    assert set(_side()) == {field.name for field in fields(Force)}


def _options() -> dict[str, Any]:
    return {**CHOICES, "length_limit": (5,), "digging_in": (True,), "advance_to_contact": (True,)}


def test_every_option_is_tried() -> None:
    assert set(_options()) == {field.name for field in fields(Options)}


CHANGES: list[Scenario] = [
    replace(FIRST, first="two"),
    *(
        replace(FIRST, options=replace(FIRST.options, **{key: value}))
        for key, values in _options().items()
        for value in values
        if getattr(FIRST.options, key) != value
    ),
    replace(FIRST, sections=FIRST.sections[::-1]),
    replace(FIRST, sections=(), rows=("........",) * 8),
    replace(FIRST, pool_armies=("france",)),
    replace(FIRST, pool_sections=("1", "2", "3", "4")),
    replace(FIRST, position=Moment(3, "combat", "two", ("b2",))),
    *(replace(FIRST, two=replace(FIRST.two, **{key: value})) for key, value in _side().items()),
    replace(FIRST, two=Force()),
]


@pytest.mark.parametrize("scenario", CHANGES, ids=range(len(CHANGES)))
def test_nothing_that_differs_is_passed_over(scenario: Scenario) -> None:
    assert not is_unchanged(scenario, FIRST)
    told = differences(scenario, FIRST, NOTHING)
    assert told
    assert not any("no name here" in sentence for sentence in told), told


def test_a_new_title_or_notes_do_not_make_it_another_battle() -> None:
    assert differences(replace(FIRST, id="x", title="X", notes="Y", author="Z"), FIRST, NOTHING) == []


@pytest.mark.parametrize("id", sorted(NOTHING.scenarios))
def test_every_shipped_scenario_can_be_shown_and_is_unchanged(id: str) -> None:
    scenario = NOTHING.scenario(id)
    assert differences(scenario, scenario, NOTHING) == []
    assert isinstance(particulars(scenario, NOTHING), list)


def test_the_rules_shown_are_those_that_the_battle_begins_with() -> None:
    """A header that leaves an option out is fought by the scenario's, so that is what must be shown."""
    scenario = replace(FIRST, options=Options(digging_in=True))
    header = invitation(scenario).header
    header = replace(header, options={key: value for key, value in header.options.items() if key != "digging_in"})
    assert scenario_in(header, NOTHING).options.digging_in


def test_an_army_sent_along_is_shown_with_every_unit_and_card_and_not_kept(zoe: PlayerWindow, tmp_path: Path) -> None:
    host = tmp_path / "host"
    give_army(host)
    library = Library(host)
    text = (host / "armies" / f"{OWN}.toml").read_text(encoding="utf-8")
    scenario = replace(FIRST, one=replace(FIRST.one, army=OWN))
    page = zoe.open_lan()
    page._invited(invitation(scenario, library, received=(f"army {OWN}",), texts=(text,)))
    told = "\n".join(line.text() for line in page.invitation.list.lines)
    assert "The Own Guard, an army that does not come with the program" in told
    assert sheets(page).battle.isVisible()
    assert sheets(page).battle.picture.isVisible()
    assert "Every card of this army" in sheets(page).forces.text
    assert "×" in sheets(page).forces.text
    assert OWN in page.invitation.sent.text()
    assert OWN not in Library(zoe.desktop.folder).armies


HOSTILE = '<img src="/etc/icon.png"><b>First battle</b>'


def test_a_title_with_markup_is_shown_letter_by_letter(zoe: PlayerWindow) -> None:
    page = zoe.open_lan()
    page._invited(invitation(replace(FIRST, id="own_battle", title=HOSTILE)))
    labels = [label for label in page.findChildren(Text) if "<img" in label.text()]
    assert labels
    assert all(label.textFormat().name == "PlainText" for label in labels)


def test_a_library_with_things_sent_along_leaves_the_own_one_as_it_is(tmp_path: Path) -> None:
    give_army(tmp_path)
    text = (tmp_path / "armies" / f"{OWN}.toml").read_text(encoding="utf-8")
    visiting = NOTHING.including([text])
    assert OWN in visiting.armies
    assert not visiting.is_shipped("army", OWN)
    assert OWN not in NOTHING.armies
    assert OWN not in NOTHING._armies.items


def test_what_cannot_be_shown_is_declined(zoe: PlayerWindow) -> None:
    page = zoe.open_lan()
    good = invitation(FIRST)
    page._invited(replace(good, header=replace(good.header, options={"no_such_rule": True})))
    assert not page.invitation.isVisible()
    assert "cannot show" in page.join.status.text()


def test_the_panel_says_everything_aloud(qtbot: QtBot) -> None:
    panel = InvitationPanel()
    qtbot.addWidget(panel)
    panel.show_invitation(invitation(stacked()), OFFERS, stacked(), NOTHING)
    assert "draw pile of only 6" in panel.list.accessibleDescription()
