import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.board.theme.colours import LIGHT, THEMES, Theme
from app.board.theme.focus import OWN_FOCUS, FocusGuide, FocusRing
from app.board.theme.parts import PrimaryButton, QuietButton
from app.board.theme.style import current, dress, style_sheet

EVERY = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)


@pytest.fixture(autouse=True)
def undress(qapp: QApplication):
    yield
    dress(qapp, LIGHT)


@EVERY
def test_the_program_wears_what_it_was_given(qapp: QApplication, theme: Theme) -> None:
    dress(qapp, theme)
    assert current() is theme
    assert qapp.palette().color(QPalette.ColorRole.Window) == QColor(theme.window)
    assert qapp.palette().color(QPalette.ColorRole.WindowText) == QColor(theme.ink)


@EVERY
@pytest.mark.parametrize("scale", [0.9, 1.0, 1.6])
def test_no_name_is_left_unfilled_in_the_sheet(theme: Theme, scale: float) -> None:
    assert "@" not in style_sheet(theme, scale)


def test_text_and_controls_grow_together(qapp: QApplication, qtbot: QtBot) -> None:
    dress(qapp, LIGHT)
    button = QuietButton("Undo")
    qtbot.addWidget(button)
    before = button.sizeHint()
    dress(qapp, LIGHT, 1.6)
    assert button.sizeHint().height() > before.height() * 1.4
    assert button.sizeHint().width() > before.width() * 1.3


def test_what_cannot_be_pressed_is_told_without_colour_in_high_contrast() -> None:
    assert "dashed" in style_sheet(THEMES["contrast_light"], 1)
    assert "dashed" not in style_sheet(LIGHT, 1)


@EVERY
def test_what_is_chosen_is_told_by_a_thicker_edge(qapp: QApplication, qtbot: QtBot, theme: Theme) -> None:
    dress(qapp, theme)
    button = QuietButton("France")
    qtbot.addWidget(button)
    button.setCheckable(True)
    button.resize(120, 40)
    button.show()

    def edge() -> int:
        """How many pixels from the left it is until the button's own ground begins."""
        image = button.grab().toImage()
        return next(x for x in range(60) if image.pixelColor(x, 20) == QColor(theme.raised))

    thin = edge()
    button.setChecked(True)
    assert edge() > thin


@pytest.fixture
def row(qapp: QApplication, qtbot: QtBot) -> QWidget:
    dress(qapp, LIGHT)
    row = QWidget()
    qtbot.addWidget(row)
    column = QVBoxLayout(row)
    column.setContentsMargins(20, 20, 20, 20)
    for text in ("One", "Two"):
        column.addWidget(PrimaryButton(text, "check"))
    row.show()
    qtbot.waitExposed(row)
    row.activateWindow()
    qtbot.waitUntil(row.isActiveWindow)
    return row


def ring(app: QApplication) -> FocusRing:
    found = FocusGuide.of(app).ring
    assert found is not None
    return found


def test_the_ring_follows_the_keyboard(qapp: QApplication, qtbot: QtBot, row: QWidget) -> None:
    first, second = row.findChildren(PrimaryButton)
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Tab)
    assert ring(qapp).widget() is second
    assert ring(qapp).geometry() == second.geometry().adjusted(-4, -4, 4, 4)
    assert ring(qapp).isVisible()


def test_the_ring_stays_inside_what_fills_its_panel(qapp: QApplication, qtbot: QtBot, row: QWidget) -> None:
    first, second = row.findChildren(PrimaryButton)
    second.setProperty("part", "row")
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Tab)
    assert second.geometry().contains(ring(qapp).geometry())


def test_the_ring_stays_round_a_widget_that_moves(qapp: QApplication, qtbot: QtBot, row: QWidget) -> None:
    first = row.findChildren(PrimaryButton)[0]
    first.setFocus(Qt.FocusReason.TabFocusReason)
    row.resize(row.width() + 120, row.height() + 60)
    qtbot.waitUntil(lambda: ring(qapp).geometry() == first.geometry().adjusted(-4, -4, 4, 4))


def test_the_ring_is_seen_once_keys_are_used(qapp: QApplication, qtbot: QtBot, row: QWidget) -> None:
    first = row.findChildren(PrimaryButton)[0]
    first.setFocus(Qt.FocusReason.TabFocusReason)
    corner = first.geometry().topLeft() + first.rect().center()

    def edge() -> QColor:
        return row.grab().toImage().pixelColor(corner.x(), first.geometry().top() - 3)

    row.setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange, False)
    without = edge()
    row.setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange, True)
    assert without == QColor(LIGHT.window)
    assert edge() == QColor(LIGHT.primary)


def test_a_widget_that_shows_its_focus_itself_has_no_ring(qapp: QApplication, qtbot: QtBot, row: QWidget) -> None:
    first, second = row.findChildren(PrimaryButton)
    first.setProperty(OWN_FOCUS, True)
    second.setFocus()
    first.setFocus()
    assert ring(qapp).widget() is None


def test_the_ring_survives_its_widget(qapp: QApplication, qtbot: QtBot, row: QWidget) -> None:
    first, second = row.findChildren(PrimaryButton)
    first.setFocus(Qt.FocusReason.TabFocusReason)
    first.deleteLater()
    qtbot.waitUntil(lambda: len(row.findChildren(PrimaryButton)) == 1)
    second.setFocus(Qt.FocusReason.TabFocusReason)
    assert ring(qapp).widget() is second


def test_the_ring_comes_back_after_its_window_is_gone(qapp: QApplication, qtbot: QtBot, row: QWidget) -> None:
    for _ in range(3):
        window = QWidget()
        button = PrimaryButton("Here", parent=window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        button.setFocus(Qt.FocusReason.TabFocusReason)
        assert ring(qapp).widget() is button
        window.deleteLater()
        with qtbot.waitSignal(window.destroyed):
            pass
    row.activateWindow()
    qtbot.waitUntil(row.isActiveWindow)
    first = row.findChildren(PrimaryButton)[0]
    first.setFocus(Qt.FocusReason.TabFocusReason)
    assert ring(qapp).widget() is first


def test_a_button_that_is_a_window_has_no_ring(qapp: QApplication, qtbot: QtBot, row: QWidget) -> None:
    row.findChildren(PrimaryButton)[0].setFocus(Qt.FocusReason.TabFocusReason)
    alone = PrimaryButton("Alone")
    qtbot.addWidget(alone)
    with qtbot.waitActive(alone):
        alone.show()
        alone.activateWindow()
    alone.setFocus(Qt.FocusReason.TabFocusReason)
    assert ring(qapp).widget() is None
    assert not ring(qapp).isWindow()


def test_the_ring_goes_along_with_a_widget_that_changes_its_panel(qapp: QApplication, row: QWidget) -> None:
    first, second = row.findChildren(PrimaryButton)
    first.setFocus(Qt.FocusReason.TabFocusReason)
    panel = QWidget(row)
    panel.show()
    first.setParent(panel)
    first.show()
    first.setFocus(Qt.FocusReason.TabFocusReason)
    assert ring(qapp).parentWidget() is panel
    first.hide()
    assert ring(qapp).widget() is second
