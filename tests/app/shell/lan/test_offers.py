"""A game that says nothing about offers can be offered all the same: the toy game of sealed orders."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.shell.lan.host_panel import HostPanel
from app.shell.lan.join_panel import InvitationPanel
from app.shell.lan.lobby import Invitation
from app.shell.lan.offers import BattleOffer, PlainSheets, offers_of
from engine import registry
from tests.sealed_orders import CONTENT, GAME

MODULE = "tests.sealed_orders"


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is known in this process for the time of a test."""
    monkeypatch.setitem(registry._elsewhere, MODULE, None)


def test_it_is_compared_with_the_scenarios_that_are_here() -> None:
    offers = offers_of(GAME.id)
    library = CONTENT.open()
    assert offers.begin(library) == 3
    assert offers.begin(library, "long") == 60
    same = offers.differences(60, library)
    assert same.unchanged
    assert "60 rounds" in same.head
    other = offers.differences(7, library)
    assert not other.unchanged
    assert "not one of the scenarios" in other.head


def test_an_invitation_shows_it_from_its_first_state(qtbot: QtBot, tmp_path: Path) -> None:
    offers = offers_of(GAME.id)
    library = CONTENT.open(tmp_path)
    sheets = offers.sheets(library)
    assert isinstance(sheets, PlainSheets)
    qtbot.addWidget(sheets.panel)
    sheets.show_offer(BattleOffer(GAME.id, 7, 1), library, settled=True, sender="Ada")
    assert sheets.text.toPlainText().startswith("round 1 of 7")
    header, _ = CONTENT.prepare(7, library, "2026-11-18", "0", ("", ""))
    panel = InvitationPanel()
    qtbot.addWidget(panel)
    panel.show_invitation(Invitation(header, 1, "Ada"), offers, 7, library)
    assert panel.battle.text() == "7 rounds"
    assert "red side" in panel.side.text()
    assert not panel.list.unchanged
    assert panel.list.head.text() in panel.list.accessibleName()


def test_a_host_is_shown_what_there_is_to_say_of_it(qtbot: QtBot) -> None:
    panel = HostPanel()
    qtbot.addWidget(panel)
    panel.show()
    panel.show_offer(BattleOffer(GAME.id, 3), offers_of(GAME.id), CONTENT.open())
    assert panel.battle.text() == "3 rounds"
    assert not panel.sides.isVisible()
    assert not panel.full_button.isVisible()
