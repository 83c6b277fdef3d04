import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.board.theme.colours import LIGHT, THEMES
from app.board.theme.parts import Figure, IconButton, Panel, Pill, PrimaryButton, Segmented, Text, Title
from app.board.theme.style import dress


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication):
    dress(qapp, LIGHT)
    yield
    dress(qapp, LIGHT)


@pytest.fixture
def choice(qtbot: QtBot) -> Segmented:
    made = Segmented([("ai", "AI"), ("same", "Same screen"), ("watch", "Watch two AIs")], "Opponent")
    qtbot.addWidget(made)
    made.show()
    return made


def test_the_first_is_chosen_at_first(choice: Segmented) -> None:
    assert choice.value == "ai"


def test_a_click_chooses_and_tells_once(choice: Segmented, qtbot: QtBot) -> None:
    heard: list[str] = []
    choice.chosen.connect(heard.append)
    qtbot.mouseClick(choice.button("watch"), Qt.MouseButton.LeftButton)
    assert (choice.value, heard) == ("watch", ["watch"])
    choice.choose("watch")
    assert heard == ["watch"]


def test_arrow_keys_choose(choice: Segmented, qtbot: QtBot) -> None:
    qtbot.keyClick(choice.button("ai"), Qt.Key.Key_Right)
    assert choice.value == "same"


def test_a_screen_reader_hears_what_is_chosen_between(choice: Segmented) -> None:
    assert choice.button("same").accessibleDescription() == "Opponent"


def test_a_tool_without_words_has_a_name(qtbot: QtBot) -> None:
    tool = IconButton("settings", "Settings")
    qtbot.addWidget(tool)
    assert (tool.accessibleName(), tool.toolTip()) == ("Settings", "Settings")
    assert not tool.icon().isNull()


def test_a_figure_is_heard_as_one(qtbot: QtBot) -> None:
    figure = Figure("53", "strength")
    qtbot.addWidget(figure)
    figure.show_figure("42")
    assert figure.accessibleName() == "42 strength"


def test_icons_follow_the_theme(qapp: QApplication, qtbot: QtBot) -> None:
    button = PrimaryButton("Attack", "dice")
    qtbot.addWidget(button)
    button.show()
    before = button.icon().pixmap(18, 18).toImage()
    dress(qapp, THEMES["dark"])
    assert button.icon().pixmap(18, 18).toImage() != before


def test_titles_are_larger_than_text_and_pills_hug_theirs(qtbot: QtBot) -> None:
    panel = Panel()
    qtbot.addWidget(panel)
    title, text, pill = Title("Log"), Text("Log"), Pill("Coming")
    for part in (title, text, pill):
        panel.column.addWidget(part)
    panel.resize(400, 200)
    panel.show()
    assert title.fontMetrics().height() > text.fontMetrics().height()
    assert pill.width() == pill.sizeHint().width()


def test_a_tone_can_change(qtbot: QtBot) -> None:
    text = Text("Night now: France wins.")
    qtbot.addWidget(text)
    text.show()
    before = text.palette().color(text.foregroundRole())
    text.set_tone("side1")
    assert text.palette().color(text.foregroundRole()) != before
