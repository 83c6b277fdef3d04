import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.board.dice import (
    LINGER_MS,
    RECKON_MS,
    ROLL_MS,
    WHOLE_MS,
    DicePanel,
    Roll,
    moment,
    paint_die,
    sum_words,
    verdict_words,
)

ROLL = Roll((4, 7, 10), (6, 8, 10), bonus=5, total=26, against=20, title="The assault", result="A hit")


def test_dice_stop_one_by_one_and_the_sum_counts_up() -> None:
    sums = [moment(ROLL, ms).sum for ms in (0, ROLL_MS * 0.4, ROLL_MS * 0.7, ROLL_MS)]
    assert sums == [0, 4, 11, 21]


def test_dice_that_roll_show_only_faces_they_have() -> None:
    for ms in range(0, ROLL_MS, 7):
        now = moment(ROLL, ms)
        assert all(1 <= face <= sides for face, sides in zip(now.faces, ROLL.sides, strict=True))


def test_the_bonus_and_the_defence_come_after_the_dice() -> None:
    assert not moment(ROLL, ROLL_MS).told
    end = moment(ROLL, ROLL_MS + RECKON_MS)
    assert end.told
    assert end.faces == ROLL.faces
    assert sum_words(ROLL, end) == "21 + 5 = 26"
    assert verdict_words(ROLL) == "against 20. A hit"


def test_a_penalty_is_taken_away() -> None:
    roll = Roll((4,), (6,), bonus=-2, total=2)
    assert sum_words(roll, moment(roll, WHOLE_MS)) == "4 − 2 = 2"


def test_a_roll_against_nothing_tells_no_defence() -> None:
    assert verdict_words(Roll((4,), (6,), total=4)) == ""
    assert verdict_words(Roll((4,), (6,), total=4, against=0)) == "against 0"


@pytest.mark.parametrize("sides", [0, 6, 8, 10])
def test_every_die_is_painted(qapp: object, sides: int) -> None:
    image = QImage(80, 80, QImage.Format.Format_ARGB32)
    image.fill(QColor("white"))
    blank = image.copy()
    painter = QPainter(image)
    painter.translate(40, 40)
    paint_die(painter, sides, 5, 60, QColor("black"))
    painter.end()
    assert image != blank


@pytest.mark.parametrize("count", [0, 1, 3, 8, 13])
def test_the_panel_stands_in_the_middle_and_within(qtbot: QtBot, count: int) -> None:
    board = QWidget()
    qtbot.addWidget(board)
    board.resize(632, 632)
    board.show()
    panel = DicePanel(board)
    panel.begin(Roll((3,) * count, (6,) * count, bonus=2, total=0, title="Fire"), QRect(0, 0, 632, 632))
    panel.set_time(300)
    panel.grab()
    assert board.rect().contains(panel.geometry())
    assert (panel.geometry().center() - board.rect().center()).manhattanLength() < 4


def test_a_roll_that_was_seen_goes_and_one_cut_short_lingers(qtbot: QtBot) -> None:
    board = QWidget()
    qtbot.addWidget(board)
    board.show()
    panel = DicePanel(board)
    panel.begin(ROLL, QRect(0, 0, 500, 500))
    panel.set_time(WHOLE_MS)
    panel.end()
    assert panel.isHidden()
    panel.begin(ROLL, QRect(0, 0, 500, 500))
    panel.end()
    assert not panel.isHidden()
    assert panel.moment.told
    qtbot.waitUntil(panel.isHidden, timeout=2 * LINGER_MS)
