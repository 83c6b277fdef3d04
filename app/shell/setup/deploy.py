"""Deployment: units go from the tray into the two rows along the own edge, by dragging, clicking or keys (§3)."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout

from app.board import names
from app.board.engine_words import refusal_words
from app.board.fairness import edge_word
from app.board.hand import HandView
from app.board.looks import Mark, Marks
from app.board.sight import board_look, card_look, counter_look
from app.board.theme.parts import QuietButton, Text
from app.board.view import BoardView
from app.board.view.announce import announce
from app.board.words import translate
from app.shell.setup.deployment import Deployment, suggestion
from app.shell.setup.page import SetupPage
from app.shell.setup.tray import MIME, Tray
from engine.manoeuvre.state import State

if TYPE_CHECKING:
    from app.shell.desktop import Desktop

SEED = 1815


class DeployPage(SetupPage):
    """Nothing is played before “Begin”: until then every unit can be moved, swapped and taken back."""

    def __init__(self, view: State, seat: int, desktop: "Desktop") -> None:
        edge = view.edges[seat]
        awaited = Deployment(view, seat).awaited
        detail = translate("set-up", "Put your %n unit(s) into the two rows along the {edge} edge.", "", len(awaited))
        super().__init__(
            view,
            seat,
            desktop,
            translate("set-up", "Deploy your army"),
            detail.format(edge=edge_word(edge)),
            translate("set-up", "Begin"),
        )
        self.deployment = Deployment(view, seat)
        self.unit = -1
        """The one that is picked up."""
        self._suggested = 0
        self.board = BoardView()
        self.board.set_facing(edge)
        self.board.accept_drops(MIME)
        self.board.pressed.connect(self.press)
        self.board.set_lifting(self._lift)
        self.board.set_lifting(lambda square: self.show_deployment(self.deployment, self.deployment.at(square)))
        self.board.dragged.connect(self._drag)
        self.board.dropped.connect(self._drop)
        self.left.addWidget(self.board, 1)
        self.hand = HandView()
        self.hand.show_hand([card_look(view, seat, card) for card in view.hand[seat]])
        self.hand.setMaximumHeight(190)
        self.hand.setVisible(bool(view.hand[seat]))
        self.left.addWidget(self.hand)
        self.tray = Tray(self.deployment.awaited)
        self.tray.picked.connect(self.pick)
        self.middle.addWidget(self.tray)
        self.status = Text(type="strong")
        self.middle.addWidget(self.status)
        self.middle.addStretch(1)
        self._add_buttons()
        self.footnote.setText(
            translate(
                "set-up",
                "1 to 8 picks a unit, arrows and Enter place it, Del takes it back, Esc puts it down (§3).",
            )
        )
        for number, unit in enumerate(self.deployment.awaited):
            self.key(str(number + 1), lambda unit=unit: self.pick(unit))
        self.setFocusProxy(self.board)
        self.show_deployment(self.deployment, awaited[0])

    def _add_buttons(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        self.suggest = QuietButton(translate("set-up", "Suggest"), "hint")
        self.suggest.setToolTip(translate("set-up", "Place all units as the computer would (Ctrl+G)."))
        self.suggest.clicked.connect(self._suggest)
        self.undo = QuietButton(translate("set-up", "Undo"), "undo")
        self.undo.setToolTip(translate("set-up", "Take back the last change (Ctrl+Z)."))
        self.undo.clicked.connect(lambda: self.show_deployment(self.deployment.undone(), -1))
        self.clear = QuietButton(translate("set-up", "Clear"), "cross")
        self.clear.setToolTip(translate("set-up", "Take all units back."))
        self.clear.clicked.connect(lambda: self.show_deployment(self.deployment.cleared(), -1))
        for button in (self.suggest, self.undo, self.clear):
            row.addWidget(button)
        self.middle.addLayout(row)
        self.key("Ctrl+G", self.suggest.click)
        self.key("Ctrl+Z", self.undo.click)

    # What is wanted

    def pick(self, unit: int) -> None:
        """Pick a unit up, from the tray or the board; the same again puts it down."""
        self.refuse("")
        self.show_deployment(self.deployment, -1 if unit == self.unit else unit)
        if self.unit >= 0:
            words = translate("set-up", "{unit} picked up.").format(unit=names.unit(self.view, unit))
            announce(self, words)

    def press(self, square: int) -> None:
        """A square of the board: puts the picked unit there, or picks up the one that stands there."""
        there = self.deployment.at(square)
        if self.unit < 0:
            if there >= 0:
                self.pick(there)
            else:
                self._say_why(square)
        elif there == self.unit:
            self.pick(there)
        else:
            self._put(self.unit, square)

    def _lift(self, square: int) -> None:
        """A drag begins: whatever else was picked up is put down first."""
        there = self.deployment.at(square)
        if there >= 0 and there != self.unit:
            self.pick(there)

    def _drag(self, start: int, end: int) -> None:
        unit = self.deployment.at(start)
        if unit >= 0:
            self._put(unit, end)

    def _drop(self, text: str, square: int) -> None:
        if text.isdecimal() and int(text) in self.deployment.awaited:
            self._put(int(text), square)

    def _put(self, unit: int, square: int) -> None:
        refusal = self.deployment.refusal(square)
        if refusal is not None:
            self.refuse(refusal_words(refusal))
            # A counter that was dropped there goes back to where it stood.
            self.show_deployment(self.deployment, self.unit)
            return
        self.refuse("")
        from_tray = unit in self.deployment.tray
        changed = self.deployment.put(unit, square)
        following = changed.tray[0] if from_tray and changed.tray else -1
        words = translate("set-up", "{unit} on {square}.")
        announce(self, words.format(unit=names.unit(self.view, unit), square=names.square(square)))
        self.show_deployment(changed, following)

    def _say_why(self, square: int) -> None:
        refusal = self.deployment.refusal(square)
        words = translate("set-up", "Pick a unit first, in the tray or by its number.")
        self.refuse(refusal_words(refusal) if refusal is not None else words)

    def _suggest(self) -> None:
        self.refuse("")
        self._suggested += 1
        places = suggestion(self.view, self.seat, SEED + self._suggested)
        self.show_deployment(self.deployment.suggested(places), -1)
        announce(self, translate("set-up", "All units placed as suggested."))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.unit >= 0:
            self.pick(self.unit)
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self.unit in self.deployment.placed:
            self.show_deployment(self.deployment.take(self.unit), -1)
        else:
            super().keyPressEvent(event)

    # What is shown

    def show_deployment(self, deployment: Deployment, unit: int = -1) -> None:
        self.deployment, self.unit = deployment, unit
        shown = deployment.shown()
        self.board.show_board(board_look(shown))
        self.board.set_marks(self._marks())
        for other, button in self.tray.buttons.items():
            square = deployment.placed.get(other, -1)
            where = translate("set-up", "on {square}").format(square=names.square(square)) if square >= 0 else ""
            button.show_unit(counter_look(self.view, other), where, other == unit)
        left = len(deployment.tray)
        self.status.setText(
            translate("set-up", "%n unit(s) still to place.", "", left)
            if left
            else translate("set-up", "All units stand. Move or swap them as you like, then begin.")
        )
        self.undo.setEnabled(deployment.before is not None)
        self.clear.setEnabled(bool(deployment.placed))
        why_not = translate("set-up", "Every unit needs a place first (§3).")
        self.ready(deployment.actions() if not left else (), why_not if left else "")

    def _marks(self) -> Marks:
        own = dict.fromkeys(self.deployment.placed.values(), Mark.CHOICE)
        if self.unit < 0:
            return Marks(own)
        squares = dict.fromkeys(self.deployment.free(), Mark.MOVE) | own
        if self.unit in self.deployment.placed:
            squares[self.deployment.placed[self.unit]] = Mark.SELECTED
        return Marks(squares)
