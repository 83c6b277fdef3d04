"""That it is heard is tested over AT-SPI, in tests/app/accessibility."""

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.board import announce as module
from app.board.announce import announce


class Loudspeaker:
    AnnouncementPoliteness = QAccessible.AnnouncementPoliteness

    def __init__(self, active: bool) -> None:
        self.active = active
        self.said: list[tuple[str, bool]] = []

    def isActive(self) -> bool:  # noqa: N802
        return self.active

    def updateAccessibility(self, event: QAccessibleAnnouncementEvent) -> None:  # noqa: N802
        urgent = event.politeness() == QAccessible.AnnouncementPoliteness.Assertive
        self.said.append((event.message(), urgent))


@pytest.mark.parametrize("active", [True, False])
def test_sentences_are_said_only_where_somebody_listens(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, active: bool
) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    speaker = Loudspeaker(active)
    monkeypatch.setattr(module, "QAccessible", speaker)
    announce(widget, "France moved.")
    announce(widget, "")
    announce(widget, "Your turn.", urgent=True)
    assert speaker.said == ([("France moved.", False), ("Your turn.", True)] if active else [])
