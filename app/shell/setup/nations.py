"""The second player names two nations, or one twice (§3, R52)."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QScrollArea, QWidget

from app.board import names
from app.board.sight import board_look
from app.board.theme.parts import QuietButton, Text
from app.board.view import BoardView
from app.board.words import translate
from app.shell.newbattle.armies import ArmyButton
from app.shell.newbattle.armycard import ArmyCard
from app.shell.setup.page import SetupPage
from engine.manoeuvre.action import NATIONS, Action
from engine.manoeuvre.options import QUICK
from engine.manoeuvre.state import State

if TYPE_CHECKING:
    from app.shell.desktop import Desktop

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
        self.buttons = {id: ArmyButton(desktop.library.sheets[id]) for id in self._ids}
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

        from ai.setup import nations

        action = nations.offer(self.view, self.view.legal(), Random(len(self.named)))
        self.named = [self._ids[action.a], self._ids[action.b]]
        self._show()

    def _show(self) -> None:
        for place, card in enumerate(self.cards):
            card.setVisible(place < len(self.named))
            if place < len(self.named):
                which = translate("set-up", "First") if place == 0 else translate("set-up", "Second")
                card.show_army(self.desktop.library.sheets[self.named[place]], which)
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
