from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.app.manoeuvre.play.seated import Sit, seating


@pytest.fixture
def sit(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sit]:
    yield from seating(qtbot, monkeypatch)
