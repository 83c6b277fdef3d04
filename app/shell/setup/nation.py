"""The first player takes one of the two nations that were named (§3)."""

from typing import TYPE_CHECKING

from app.board import names
from app.board.sight import board_look
from app.board.theme.parts import Segmented
from app.board.view import BoardView
from app.board.words import translate
from app.shell.newbattle.armycard import ArmyCard
from app.shell.setup.page import SetupPage
from engine.manoeuvre.action import NATION, Action
from engine.manoeuvre.state import State

if TYPE_CHECKING:
    from app.shell.desktop import Desktop


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
            card.show_army(desktop.library.sheets[army.id], "")
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
