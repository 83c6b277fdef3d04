"""The first player lays four sections, turned as he likes (§3)."""

from random import Random
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout

from app.board.theme.parts import QuietButton, Text
from app.board.translation import translate
from app.manoeuvre.fairness import fairness
from app.manoeuvre.new_battle.composer import TileBoard
from app.manoeuvre.new_battle.field import SectionStrip
from app.manoeuvre.setup.page import SetupPage
from engine.manoeuvre.action import SECTION, Action
from engine.manoeuvre.battlefield import EAST, SOUTH
from engine.manoeuvre.options import QUICK
from engine.manoeuvre.state import State
from resources.manoeuvre.section_layout import PLACES, Tile, exchanged, laid, rows_of

if TYPE_CHECKING:
    from app.shell.desktop import Desktop


class SectionsPage(SetupPage):
    """Begins with a fair proposal; what lies already when a battle is taken up again stays."""

    def __init__(self, view: State, seat: int, desktop: "Desktop") -> None:
        super().__init__(
            view,
            seat,
            desktop,
            translate("set-up", "Lay the battlefield"),
            translate("set-up", "Choose four sections and turn them as you like.")
            if view.setting.options.set_up == QUICK
            else translate(
                "set-up",
                "Choose four sections and turn them as you like. The other side will choose the edges, so a fair field "
                "is in your interest.",
            ),
            translate("set-up", "Lay these sections"),
        )
        self.sections = {section.id: section for section in view.setting.sections}
        self._numbers = {section.id: number for number, section in enumerate(view.setting.sections)}
        self._fixed = len(view.laid)
        self._rng = Random(view.turn + len(self.sections))
        self.board = TileBoard(self.sections, mirror=False)
        self.board.laid.connect(lambda place, id: self._lay(place, id))
        self.board.exchanged.connect(lambda a, b: self._show(exchanged(self.tiles, a, b), (a, b)))
        self.board.turned.connect(
            lambda place, by: self._show(laid(self.tiles, place, self.tiles[place].turn(by)), (place,))
        )
        self.board.picked.connect(lambda _: self._show_strip())
        self.left.addWidget(self.board, 1)
        self.strip = SectionStrip(self.sections)
        self.strip.wanted.connect(self._want)
        self.left.addWidget(self.strip)
        self.verdicts = [Text(type="strong"), Text(type="small", tone="muted"), Text(type="strong")]
        self.verdicts.append(Text(type="small", tone="muted"))
        for text in self.verdicts:
            self.middle.addWidget(text)
        self.middle.addStretch(1)
        row = QHBoxLayout()
        self.shuffle = QuietButton(translate("set-up", "Another proposal"), "dice")
        self.shuffle.setToolTip(translate("set-up", "A field that is fair from all edges (Ctrl+R)."))
        self.shuffle.clicked.connect(self.propose)
        row.addWidget(self.shuffle)
        row.addStretch(1)
        self.middle.addLayout(row)
        self.key("Ctrl+R", self.shuffle.click)
        self.footnote.setText(
            translate(
                "set-up", "Drag sections onto the board, or press 1 to 4 on one to lay it there. R turns it (§3)."
            )
        )
        self.setFocusProxy(self.board.places[0])
        self.tiles: tuple[Tile, ...] = ()
        self.propose()

    def propose(self) -> None:
        """The computer's choice of what is not laid yet."""
        from ai.manoeuvre.setup.ground import choose_section

        view = self.view.copy()
        while len(view.laid) < PLACES:
            view.laid.append(_number(choose_section(view, self._rng)))
        self._show(tuple(Tile(view.setting.sections[number >> 2].id, number & 3) for number in view.laid), ())

    def _want(self, id: str, place: int) -> None:
        place = self.board.place if place < 0 else place
        if place < 0:
            self.refuse(translate("set-up", "Pick a place on the board first, or press 1 to 4."))
        else:
            self._lay(place, id)

    def _lay(self, place: int, id: str) -> None:
        there = next((tile for tile in self.tiles if tile.id == id), Tile(id))
        touched = [i for i, tile in enumerate(self.tiles) if tile.id == id]
        self._show(laid(self.tiles, place, there), (place, *touched))

    def _show(self, tiles: tuple[Tile, ...], touched: tuple[int, ...]) -> None:
        if any(place < self._fixed for place in touched):
            self.refuse(translate("set-up", "This section lies already."))
            return
        self.refuse("")
        self.tiles = tiles
        self.board.show_tiles(tiles)
        self._show_strip()
        rows = rows_of(tiles, self.sections)
        for place, edge in ((0, SOUTH), (2, EAST)):
            judged = fairness(rows, edge)
            pair = translate("set-up", "North and south") if edge == SOUTH else translate("set-up", "East and west")
            words = translate("set-up", "{pair}: fairness {score}")
            self.verdicts[place].setText(words.format(pair=pair, score=judged.score))
            self.verdicts[place + 1].setText("\n".join(reason.sentence for reason in judged.reasons))
        self.ready(tuple(Action(SECTION, self._numbers[tile.id], tile.quarters) for tile in tiles[self._fixed :]))

    def _show_strip(self) -> None:
        place = self.board.place
        self.strip.show_laid({tile.id for tile in self.tiles}, self.tiles[place].id if place >= 0 else "")


def _number(action: Action) -> int:
    return action.a * 4 + action.b
