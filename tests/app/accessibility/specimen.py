"""A board and a hand in a window, for the screen reader to read: pressing anything is announced."""

import sys

from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from app.board.announce import announce
from app.manoeuvre.board.hand import HandView
from app.manoeuvre.board.looks import BoardLook, CardLook, CardState, CounterLook, Mark, Marks
from app.manoeuvre.board.view.board import BoardView

WORDS = tuple("ABCDEFGH"[square & 7] + str((square >> 3) + 1) + ", open ground" for square in range(64))
GUARD = CounterLook(0, 0, "france", "Imp. Guard", "Imperial Guard", False, 8, False)


def main() -> None:
    app = QApplication(sys.argv)
    window = QWidget()
    layout = QVBoxLayout(window)
    board, hand = BoardView(), HandView()
    layout.addWidget(board, 1)
    layout.addWidget(hand)
    board.show_board(BoardLook("." * 64, {12: GUARD}, words=WORDS))
    board.set_marks(Marks({12: Mark.SELECTED, 20: Mark.MOVE}))
    card = CardLook("unit", "Unit", "Imperial Guard", "france", 0, "infantry", (("Attack", "2d8"),))
    hand.show_hand([card, card], [CardState("Added", chosen=True), CardState(faded=True, tip="Not next to F4 (§6.1).")])
    board.pressed.connect(lambda square: announce(board, f"Pressed {WORDS[square]}"))
    hand.pressed.connect(lambda place: announce(hand, f"Played card {place + 1}", urgent=True))
    window.setWindowTitle("Specimen")
    window.resize(700, 860)
    window.show()
    window.activateWindow()
    board.setFocus()
    sys.exit(app.exec())


if __name__ == "__main__":
    main()
