"""The second player takes an edge of the field; the first has the opposite one (§3)."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QScrollArea, QWidget

from app.board.theme.parts import QuietButton, Segmented, Text
from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.board.from_state import board_look
from app.manoeuvre.board.looks import Overlay
from app.manoeuvre.board.view.board import BoardView
from app.manoeuvre.fairness import edge_word, fairness
from app.manoeuvre.new_battle.armies import ArmyButton, ArmyCard
from app.manoeuvre.setup.page import SetupPage
from engine.manoeuvre.action import EDGE, NATION, NATIONS, Action
from engine.manoeuvre.battlefield import EAST, NORTH, SOUTH, WEST, opposite
from engine.manoeuvre.options import QUICK
from engine.manoeuvre.registration import GAME
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


class NationPage(SetupPage):
    """Both armies, the one that is taken framed; the field lies beside them."""

    def __init__(self, view: State, seat: int, desktop: "Desktop") -> None:
        own = seat == view.first
        super().__init__(
            view,
            seat,
            desktop,
            translate("set-up", "Take a nation") if own else translate("set-up", "Who leads what"),
            translate("set-up", "You lead this one; the other side leads the other.")
            if own
            else translate("set-up", "Choose the nation that the first player leads."),
            "",
        )
        self.board = BoardView()
        self.board.show_board(board_look(view))
        self.left.addWidget(self.board, 1)
        self.nations = sorted(set(view.offered))
        armies = [view.setting.armies[nation] for nation in self.nations]
        self.choice = Segmented(
            [(str(nation), names.nation(army)) for nation, army in zip(self.nations, armies, strict=True)],
            translate("set-up", "Nation"),
        )
        self.choice.chosen.connect(lambda _: self._show())
        self.middle.addWidget(self.choice)
        self.cards = [ArmyCard(place, bar=False) for place in range(len(armies))]
        for card, army in zip(self.cards, armies, strict=True):
            card.show_army(desktop.library(GAME.id).sheets[army.id], "")
            card.pressed.connect(lambda place: self.choice.choose(str(self.nations[place])))
            self.middle.addWidget(card)
        self.middle.addStretch(1)
        self.footnote.setText(translate("set-up", "The arrow keys change the choice (§3)."))
        self.setFocusProxy(self.choice.button(self.choice.value))
        self._show()

    def _show(self) -> None:
        taken = int(self.choice.value)
        for card, nation in zip(self.cards, self.nations, strict=True):
            card.show_chosen(nation == taken)
        army = self.view.setting.armies[taken]
        self.begin.setText(translate("set-up", "Lead {nation}").format(nation=names.nation(army)))
        self.ready((Action(NATION, taken),))


COLUMNS = 3
MOST_ROWS = 5
"""Beyond that the list scrolls, so that the field stays in sight."""


class NationsPage(SetupPage):
    """Pressing a nation puts it in the place of the one named longer ago."""

    def __init__(self, view: State, seat: int, desktop: "Desktop") -> None:
        super().__init__(
            view,
            seat,
            desktop,
            translate("set-up", "Name two nations"),
            translate("set-up", "You choose in the next step who leads which.")
            if view.setting.options.set_up == QUICK
            else translate(
                "set-up", "The other side leads one of the two, you the other. So name two that you would both lead."
            ),
            translate("set-up", "Name these two"),
        )
        self._ids = [army.id for army in view.setting.armies]
        self.named: list[str] = []
        page = QWidget()
        page.setProperty("part", "page")
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(8)
        self.buttons = {id: ArmyButton(desktop.library(GAME.id).sheets[id]) for id in self._ids}
        ordered = sorted(self.buttons.values(), key=lambda button: names.nation(button.sheet.army))
        for place, button in enumerate(ordered):
            button.wanted.connect(lambda id, _: self.name(id))
            grid.addWidget(button, place // COLUMNS, place % COLUMNS)
        grid.setRowStretch(len(ordered) // COLUMNS + 1, 1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(page)
        self.left.addWidget(Text(translate("set-up", "Strength at full stands beside each name."), "small", "muted"))
        rows = -(-len(ordered) // COLUMNS)
        scroll.setMaximumHeight(min(rows, MOST_ROWS) * (ordered[0].sizeHint().height() + 8))
        self.left.addWidget(scroll)
        self.board = BoardView()
        self.board.show_board(board_look(view))
        self.left.addWidget(self.board, 1)
        self.cards = [ArmyCard(side, bar=False) for side in range(2)]
        for card in self.cards:
            self.middle.addWidget(card)
        self.suggest = QuietButton(translate("set-up", "Suggest"), "hint")
        self.suggest.setToolTip(translate("set-up", "Two nations of about equal strength on this field (Ctrl+G)."))
        self.suggest.clicked.connect(self._suggest)
        self.middle.addWidget(self.suggest, 0, Qt.AlignmentFlag.AlignLeft)
        self.middle.addStretch(1)
        self.key("Ctrl+G", self.suggest.click)
        self.footnote.setText(translate("set-up", "The same nation may be named twice: press it again (§3, R52)."))
        self.setFocusProxy(ordered[0])
        self._show()

    def name(self, id: str) -> None:
        self.named = [*self.named, id][-2:]
        self._show()

    def _suggest(self) -> None:
        from random import Random

        from ai.manoeuvre.setup.ratings import offer_nations

        action = offer_nations(self.view, self.view.legal(), Random(len(self.named)))
        self.named = [self._ids[action.a], self._ids[action.b]]
        self._show()

    def _show(self) -> None:
        for place, card in enumerate(self.cards):
            card.setVisible(place < len(self.named))
            if place < len(self.named):
                which = translate("set-up", "First") if place == 0 else translate("set-up", "Second")
                card.show_army(self.desktop.library(GAME.id).sheets[self.named[place]], which)
        for id, button in self.buttons.items():
            times = self.named.count(id)
            button.show_sides(
                translate("set-up", "Named twice.") if times == 2 else translate("set-up", "Named.") if times else ""
            )
        if len(self.named) < 2:
            self.ready((), translate("set-up", "Name two nations first (§3)."))
            return
        one, two = sorted(self._ids.index(id) for id in self.named)
        self.ready((Action(NATIONS, one, two),))
