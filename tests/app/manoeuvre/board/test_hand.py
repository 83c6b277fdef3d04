from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.manoeuvre.board.hand import LARGEST, HandView, Magnifier, spread
from app.manoeuvre.board.looks import CardLook, CardState


def card(title: str = "Michel Ney", *, back: bool = False) -> CardLook:
    return CardLook("leader", "Leader", title, "france", 0, "leader", (("Command", "2"),), back=back)


class Table(QWidget):
    """A hand and something else to go to."""

    def __init__(self) -> None:
        super().__init__()
        self.hand, self.line = HandView(), QLineEdit()
        layout = QVBoxLayout(self)
        layout.addWidget(self.hand, 1)
        layout.addWidget(self.line)
        self.told: list[tuple[str, int]] = []
        self.hand.pressed.connect(lambda place: self.told.append(("pressed", place)))
        self.hand.asked.connect(lambda place: self.told.append(("asked", place)))
        self.resize(660, 240)


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    table = Table()
    qtbot.addWidget(table)
    table.show()
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    return table


@pytest.fixture
def hand(table: Table) -> HandView:
    table.hand.show_hand([card(name) for name in ("Ney", "Davout", "Soult", "Lannes", "Murat")])
    return table.hand


@pytest.mark.parametrize("count", range(1, 13))
@pytest.mark.parametrize("size", [(640, 182), (320, 120), (400, 400), (1200, 300)])
def test_cards_never_overlap_and_stay_within(count: int, size: tuple[int, int]) -> None:
    laid = spread(count, *size)
    assert len(laid.places) == count
    assert 0 < laid.scale <= LARGEST
    for one, other in combinations(laid.places, 2):
        assert not one.intersects(other)
    for place in laid.places:
        lifted = place.translated(0, -round(6 * laid.scale))
        assert lifted.left() >= 0
        assert lifted.right() < size[0]
        assert lifted.top() >= 0
        assert place.bottom() < size[1]


def test_five_cards_have_the_size_of_the_mock_up(hand: HandView) -> None:
    hint = hand.sizeHint()
    assert spread(5, hint.width(), hint.height()).scale == pytest.approx(1.0, abs=0.01)


def test_many_cards_go_into_two_rows_where_there_is_height(qapp: object) -> None:
    tops = {place.top() for place in spread(10, 640, 400).places}
    assert len(tops) == 2


def test_an_empty_hand_says_so(table: Table) -> None:
    table.hand.show_hand([])
    empty = table.hand.grab().toImage()
    table.hand.show_hand([card()])
    table.hand.show_hand([])
    assert len(table.hand) == 0
    assert table.hand.grab().toImage() == empty


def test_a_card_is_pressed_by_the_mouse(qtbot: QtBot, table: Table, hand: HandView) -> None:
    qtbot.mouseClick(hand.card(2), Qt.MouseButton.LeftButton)
    assert table.told == [("pressed", 2)]
    assert not hand.card(2).isChecked()


def test_toggling_by_a_screen_reader_is_a_press(table: Table, hand: HandView) -> None:
    hand.card(1).toggle()
    hand.show_hand([card()], [CardState(chosen=True)])
    hand.card(0).toggle()
    assert table.told == [("pressed", 1), ("pressed", 0)]
    assert hand.card(0).isChecked()


def test_the_right_button_asks(table: Table, hand: HandView) -> None:
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(5, 5), QPoint(5, 5))
    QApplication.sendEvent(hand.card(3), event)
    assert table.told == [("asked", 3)]


def test_arrows_move_and_enter_presses(qtbot: QtBot, table: Table, hand: HandView) -> None:
    hand.setFocus()
    assert hand.card(0).hasFocus()
    for _ in range(2):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Left)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_I)
    assert table.told == [("pressed", 2), ("pressed", 1), ("asked", 1)]


def test_figures_press_cards_by_their_place(qtbot: QtBot, table: Table, hand: HandView) -> None:
    hand.setFocus()
    for key in (Qt.Key.Key_1, Qt.Key.Key_5, Qt.Key.Key_6):
        qtbot.keyClick(QApplication.focusWidget(), key)
    assert table.told == [("pressed", 0), ("pressed", 4)]
    hand.show_hand([card()] * 10)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_0)
    assert table.told[-1] == ("pressed", 9)
    assert not hand.press(10)


def test_tab_passes_the_hand_in_one_step(qtbot: QtBot, table: Table, hand: HandView) -> None:
    hand.setFocus()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert table.line.hasFocus()
    qtbot.keyClick(table.line, Qt.Key.Key_Backtab)
    assert hand.card(1).hasFocus()


def test_the_focus_stays_in_a_hand_that_shrinks(hand: HandView) -> None:
    hand.card(4).setFocus()
    hand.show_hand([card(), card()])
    assert hand.card(1).hasFocus()
    assert hand.focusProxy() is hand.card(1)


def test_a_chosen_card_is_lifted_and_told_as_checked(hand: HandView) -> None:
    low = hand.card(1).y()
    hand.show_hand([card()] * 5, [CardState(), CardState("Added", chosen=True)])
    assert hand.card(1).y() < low == hand.card(0).y()
    assert hand.card(1).isChecked()
    assert hand.card(1).accessibleName() == "Leader, Michel Ney, Command 2, Added"


def test_a_faded_card_says_why_and_can_still_be_pressed(qtbot: QtBot, table: Table, hand: HandView) -> None:
    hand.show_hand([card()], [CardState("Movement only", faded=True, tip="Only while moving (§5).")])
    assert hand.card(0).toolTip() == "Only while moving (§5)."
    assert hand.card(0).accessibleDescription() == "card 1 of 1. Only while moving (§5)."
    qtbot.mouseClick(hand.card(0), Qt.MouseButton.LeftButton)
    assert table.told == [("pressed", 0)]


def test_backs_do_not_tell_what_they_are(hand: HandView) -> None:
    hand.show_hand([card("A card of Britain", back=True)])
    assert hand.card(0).accessibleName() == "A card of Britain"


def test_small_cards_are_magnified_under_focus(table: Table, hand: HandView) -> None:
    hand.show_hand([card()] * 10)
    hand.card(3).setFocus()
    glass = table.findChild(Magnifier)
    assert glass is not None
    assert glass.isVisible()
    assert table.rect().contains(glass.geometry().topLeft())
    hand.show_hand([card()] * 4)
    table.line.setFocus()
    assert not glass.isVisible()
    hand.card(0).setFocus()
    assert not glass.isVisible()


def test_cards_too_small_to_read_lie_flat_where_they_may() -> None:
    assert not spread(5, 736, 102).flat
    laid = spread(5, 736, 102, may_be_flat=True)
    assert laid.flat
    assert laid.scale > 0.9
    assert not spread(5, 736, 190, may_be_flat=True).flat


@pytest.mark.parametrize("state", [CardState(), CardState(pill="New"), CardState(chosen=True, faded=True)])
def test_a_flat_card_shows_its_values_and_is_magnified(qtbot: QtBot, state: CardState) -> None:
    hand = HandView()
    hand.may_be_flat = True
    qtbot.addWidget(hand)
    hand.resize(736, 102)
    note = CardLook("headquarters", "Headquarters", "Supply", "france", 1, "wagon", note="Moves one more unit.")
    hand.show_hand([card(), note, card(back=True), card(), card()], [state] * 5)
    with qtbot.waitExposed(hand):
        hand.show()
    assert hand.card(0).flat
    assert not hand.grab().isNull()
    hand.magnify(hand.card(0))
    assert hand.findChild(Magnifier) is not None
