"""The right column in peace: what must be read is never cut."""

import pytest
from pytestqt.qtbot import QtBot

from app.manoeuvre.play.inspector import InspectorPanel
from app.manoeuvre.play.layout import RightColumn
from app.manoeuvre.play.panels.decision import DecisionPanel
from app.manoeuvre.play.panels.log import LogPanel

LONG = "Best: move Arab Cavalry from C3 to B2; then assault Moscow on E4 with Ali Pasha; then take the hit."


@pytest.fixture
def talk(qtbot: QtBot) -> RightColumn:
    column = RightColumn(InspectorPanel(), LogPanel(), DecisionPanel())
    column.resize(400, 720)
    qtbot.addWidget(column)
    column.show()
    return column


def test_a_hint_that_grows_is_shown_whole(talk: RightColumn) -> None:
    decision = talk.findChildren(DecisionPanel)[0]
    words = decision.hint.findChildren(type(decision.hint._words))[0]
    for sentences, following in ((["Look at C3."], "Which action?"), ([LONG], "Why?"), ([LONG, LONG, LONG], "")):
        decision.hint.show_hint(sentences, following)
        talk.grab()
        assert words.height() >= words.heightForWidth(words.width())
