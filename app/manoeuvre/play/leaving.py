"""How a battle is left: conceding, offering a draw, saving a copy, and what follows its end."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox

from app.board.translation import translate
from app.manoeuvre import names
from app.shell.desktop import Fight, Home, Replay
from app.shell.errors import guarded
from app.shell.play.participants import HUMAN
from engine.manoeuvre.position import CHANCE
from engine.record import RecordFault
from resources.manoeuvre.scenarios import Scenario, read_scenario
from resources.records import SUFFIX

if TYPE_CHECKING:
    from app.manoeuvre.play.screen import PlayScreen


class Leaving(QObject):
    """Asks before anything that cannot be taken back."""

    def __init__(self, screen: "PlayScreen") -> None:
        super().__init__(screen)
        self._screen = screen
        ending = screen.table.ending
        ending.rematch.connect(lambda: self._another(False))
        ending.swap.connect(lambda: self._another(True))
        ending.replay.connect(self.replay)
        ending.save.connect(self.save_as)
        ending.home.connect(lambda: screen.desktop.go.emit(Home()))
        screen.session.declined.connect(self._declined)

    def complain(self, sentence: str) -> None:
        self._screen.complain(sentence)

    @property
    def seat(self) -> int:
        """Whoever here could give up or offer a draw; -1 if nobody."""
        viewpoint = self._screen.viewpoint
        if viewpoint.shared:
            state = self._screen.session.battle.state
            return state.seat if state.seat < CHANCE else -1
        return viewpoint.persons[0] if viewpoint.persons else -1

    @guarded
    def concede(self) -> None:
        if self.seat < 0 or self._screen.session.battle.over:
            return
        side = names.side(self._screen.view, self.seat)
        self._make_sure(
            translate("parting", "Give up the battle?"),
            translate("parting", "{side} loses at once. This cannot be taken back.").format(side=side),
            translate("parting", "Give up"),
            lambda: self._give_up(),
        )

    @guarded
    def _give_up(self) -> None:
        if self.seat >= 0 and not self._screen.session.battle.over:
            seat = self.seat
            self._screen.curtain.lift()
            self._screen.session.resign(seat)
            self._screen.proceed()

    @guarded
    def offer_draw(self) -> None:
        session = self._screen.session
        seat = self.seat
        if seat < 0 or session.battle.over:
            return
        if session.participants[1 - seat].kind != HUMAN:
            session.offer_draw(seat)
            self._screen.proceed()
            return
        other = names.side(self._screen.view, 1 - seat)
        self._make_sure(
            translate("parting", "{side}: agree to a draw?").format(side=other),
            translate("parting", "The battle ends at once, won by nobody."),
            translate("parting", "Agree"),
            lambda: self._agree(seat),
        )

    @guarded
    def _agree(self, seat: int) -> None:
        session = self._screen.session
        session.offer_draw(seat)
        session.agree_draw(1 - seat)
        self._screen.curtain.lift()
        self._screen.proceed()

    @guarded
    def _declined(self, seat: int) -> None:
        side = names.side(self._screen.view, seat)
        self._screen.complain(translate("parting", "{side} declines the draw and plays on.").format(side=side))

    @guarded
    def save_as(self) -> None:
        """A copy of the record, wherever it is wanted."""
        file = self._screen.session.file
        name = file.path.name if file is not None else f"battle{SUFFIX}"
        chosen, _ = QFileDialog.getSaveFileName(
            self._screen,
            translate("parting", "Save a copy of this battle"),
            str(Path.home() / name),
            translate("parting", "Battle records (*{suffix})").format(suffix=SUFFIX),
        )
        if chosen:
            record, _ = self._screen.session.account()
            Path(chosen).write_text(record.text(), encoding="utf-8", newline="\n")

    @guarded
    def replay(self) -> None:
        file = self._screen.session.file
        if file is None:
            self.complain(translate("parting", "This battle could not be saved, so there is no record to look at."))
            return
        self._screen.desktop.go.emit(Replay(file.path, 0))

    @guarded
    def show_end(self) -> None:
        from app.shell.replay.luck import Ledger, luck_of

        screen = self._screen
        try:
            ledger = luck_of(*screen.session.account())
        except RecordFault:
            ledger = Ledger(())
        screen.table.ending.show_end(screen.session.battle, ledger)
        if screen.view.edges[0] >= 0:
            screen.inspector_controls.choose("control")

    def again(self) -> Fight:
        """The same battle from its beginning."""
        return Fight(self._scenario(), self._screen.session.participants)

    @guarded
    def _another(self, swapped: bool) -> None:
        if not self._screen.session.again(swapped):
            one, two = self._screen.session.participants
            self._screen.desktop.go.emit(Fight(self._scenario(), (two, one) if swapped else (one, two)))

    def _scenario(self) -> Scenario:
        header = self._screen.session.battle.record.header
        scenario = read_scenario(header.start, self._screen.desktop.library)
        return replace(scenario, options=self._screen.session.battle.state.setting.options)

    def _make_sure(self, question: str, consequence: str, yes: str, then: Callable[[], None]) -> None:
        """Ask without waiting for the answer: the battle goes on behind the question."""
        box = QMessageBox(self._screen)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setWindowTitle(question)
        box.setText(question)
        box.setInformativeText(consequence)
        agree = box.addButton(yes, QMessageBox.ButtonRole.DestructiveRole)
        stay = box.addButton(translate("parting", "Play on"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)
        agree.clicked.connect(lambda: then())
        box.open()
