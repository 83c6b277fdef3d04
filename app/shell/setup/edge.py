"""The second player takes an edge of the field; the first has the opposite one (§3)."""

from typing import TYPE_CHECKING

from app.board import names
from app.board.fairness import edge_word, fairness
from app.board.looks import Overlay
from app.board.sight import board_look
from app.board.theme.parts import Segmented, Text
from app.board.view import BoardView
from app.board.words import translate
from app.shell.setup.page import SetupPage
from engine.manoeuvre.action import EDGE, Action
from engine.manoeuvre.battlefield import EAST, NORTH, SOUTH, WEST, opposite
from engine.manoeuvre.state import State

if TYPE_CHECKING:
    from app.shell.desktop import Desktop


class EdgePage(SetupPage):
    """The rows of both sides are shown on the board as the choice changes."""

    def __init__(self, view: State, seat: int, desktop: "Desktop") -> None:
        super().__init__(
            view,
            seat,
            desktop,
            translate("set-up", "Choose your edge"),
            translate("set-up", "Your units begin in the two rows along it. The other side has the opposite edge."),
            "",
        )
        self.board = BoardView()
        self.board.show_board(board_look(view))
        self.left.addWidget(self.board, 1)
        self._legal = {action.a for action in view.legal()}
        self.choice = Segmented(
            [
                (str(NORTH), translate("set-up", "North")),
                (str(EAST), translate("set-up", "East")),
                (str(SOUTH), translate("set-up", "South")),
                (str(WEST), translate("set-up", "West")),
            ],
            translate("set-up", "Your edge"),
        )
        for edge in range(4):
            if edge not in self._legal:
                button = self.choice.button(str(edge))
                button.setEnabled(False)
                button.setToolTip(
                    translate("set-up", "Fewer than eight dry squares in the two rows there or opposite (§3, R47).")
                )
        self.choice.chosen.connect(lambda _: self._show())
        self.board.pressed.connect(self._press)
        self.middle.addWidget(self.choice)
        self.verdict = Text(type="strong")
        self.middle.addWidget(self.verdict)
        self.reasons = Text(type="small", tone="muted")
        self.middle.addWidget(self.reasons)
        self.middle.addStretch(1)
        self.footnote.setText(
            translate("set-up", "The arrow keys change the choice; a square of the two rows chooses its edge (§3).")
        )
        usual = SOUTH if SOUTH in self._legal else min(self._legal)
        self.choice.choose(str(usual))
        self.setFocusProxy(self.choice.button(str(usual)))
        self._show()

    def _press(self, square: int) -> None:
        """A square of somebody's two rows chooses that edge; corners belong to two and keep the choice they fit."""
        now = int(self.choice.value)
        fitting = [edge for edge in self._legal if square in self.view.field.homes[edge]]
        if fitting and now not in fitting:
            self.choice.choose(str(min(fitting)))

    def _show(self) -> None:
        edge = int(self.choice.value)
        homes = self.view.field.homes
        owners = dict.fromkeys(homes[edge], self.seat) | dict.fromkeys(homes[opposite(edge)], 1 - self.seat)
        self.board.set_overlay(Overlay(translate("set-up", "Where both sides begin"), owners))
        self.board.set_facing(edge)
        judged = fairness(self.view.field.rows, edge)
        words = translate("set-up", "Fairness {score}: {verdict}")
        self.verdict.setText(words.format(score=judged.score, verdict=judged.verdict))
        self.reasons.setText("\n".join(reason.sentence for reason in judged.reasons))
        self.begin.setText(translate("set-up", "Take the {edge} edge").format(edge=edge_word(edge)))
        # The action names the second player's edge, whoever decides.
        second = edge if self.seat != self.view.first else opposite(edge)
        self.ready((Action(EDGE, second),))
        self.board.setAccessibleName(
            translate("set-up", "Battlefield, {side} in the {edge}").format(
                side=names.side(self.view, self.seat), edge=edge_word(edge)
            )
        )
