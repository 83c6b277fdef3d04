"""The result of a combat: the sheet of its odds with the dice and the row that came up, until it has been read."""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from app.board.announce import announce
from app.board.theme.parts import Panel, Segmented, Text, Title
from app.board.translation import translate
from app.manoeuvre.board.looks import Mark, Marks
from app.manoeuvre.play.animations import seen
from app.manoeuvre.play.decisions.combat_sheet import sheet_if_any
from app.manoeuvre.play.log_text import tell
from app.manoeuvre.play.offer import Button, CombatSheet, Offer, Rolled
from app.shell.desktop import Desktop
from app.shell.errors import guarded
from engine import dice
from engine.battle import Step
from engine.manoeuvre import events
from engine.manoeuvre.combat.reinforce import fighters
from engine.manoeuvre.combat.resolve import RESULTS, ROCKETS_HIT, ROCKETS_RETREAT
from engine.manoeuvre.events import Event
from engine.manoeuvre.registration import GAME
from engine.manoeuvre.state import State

if TYPE_CHECKING:
    from app.manoeuvre.play.screen import PlayScreen

CHOICE: Final = "results"
STAY: Final = "stay"
SECONDS: Final = {"three": 3.0, "one": 1.0}
"""For how long a result is shown, by what is chosen in the settings; else it stays."""
WATCHED: Final = 1.0
"""Seconds for those who watch two computers, at normal speed: they pause where they like."""
ROLLS: Final = ("attack", "fire", "rockets")


def result_sheet(step: Step[State], viewer: int) -> CombatSheet | None:
    """The odds as they stood before the dice, and what came up; None if the step resolved no combat."""
    roll = next((event for event in step.events if event.kind == events.ROLLED and event.text in ROLLS), None)
    if roll is None:
        return None
    sheet = sheet_if_any(seen(step.before, viewer), viewer)
    if sheet is None:
        return None
    totals = next((event for event in step.events if event.kind == events.TOTALS), None)
    row = sheet.odds[_row(roll, totals)]
    title = f"{row.result}: {row.meaning}" if row.meaning else row.result
    told = [line.text for line in tell(step, viewer) if line.icon != "dice"]
    attack = totals.a if totals is not None else roll.a
    rolled = Rolled(
        faces=roll.faces or (roll.a,),
        sides=tuple(dice.faces(roll.b)) if roll.faces else (0,),
        bonus=attack - roll.a,
        total=attack,
        against=str(totals.b) if totals is not None else "",
        row=_row(roll, totals),
        title=title,
        detail=" ".join(told),
    )
    return replace(sheet, rolled=rolled, step=len(sheet.trail) - 1, notes=())


def _row(roll: Event, totals: Event | None) -> int:
    if totals is None:
        return (roll.a >= ROCKETS_RETREAT) + (roll.a >= ROCKETS_HIT)
    return RESULTS.index(totals.text) if totals.text in RESULTS else int(totals.text == "hit")


def combat_marks(view: State) -> Marks:
    """The combat on the board: its target, and an arrow from each attacker."""
    squares = [view.square[unit] for unit in fighters(view) if view.square[unit] >= 0]
    target = view.combat.square
    return Marks({target: Mark.TARGET}, tuple((square, target) for square in squares))


class CombatResult(QObject):
    """Holds the battle after the dice of a combat until the player goes on, or for as long as the settings say."""

    def __init__(self, screen: "PlayScreen") -> None:
        super().__init__(screen)
        self._screen = screen
        self._shown = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.proceed)
        self._button = Button(translate("play", "Continue"), shortcut="Enter", primary=True, icon="forward")

    @property
    def holds(self) -> bool:
        """Whether a result is being read."""
        return self._shown

    def complain(self, sentence: str) -> None:
        self._screen.complain(sentence)

    def show(self, step: Step[State]) -> None:
        """Show what came of this step, if a combat was resolved in it."""
        screen = self._screen
        sheet = result_sheet(step, screen.viewpoint.viewer)
        if sheet is None or not screen.isVisible():
            return
        self._shown = True
        screen.animator.hold(True)
        # Nothing moves now, so Space presses Continue.
        screen.tools.skip.setEnabled(False)
        screen.table.board.dismiss_dice()
        screen.table.board.set_marks(combat_marks(step.before))
        seconds = self._seconds()
        choices = () if screen.viewpoint.watching else ((self._button, self.proceed),)
        screen.show_result(Offer(sheet.title, combat=sheet), choices)
        if sheet.rolled is not None:
            announce(screen.table.combat, f"{sheet.rolled.title}. {sheet.rolled.detail}".strip())
        if seconds:
            self._timer.start(round(1000 * seconds))

    def _seconds(self) -> float:
        """0 for as long as it takes."""
        desktop = self._screen.desktop
        if self._screen.viewpoint.watching:
            return WATCHED * 100 / self._screen.pause_controls.speed
        return SECONDS.get(desktop.choice(GAME.id, CHOICE, STAY), 0.0)

    @guarded
    def proceed(self) -> None:
        """It has been read."""
        if not self._shown:
            return
        self._timer.stop()
        self._shown = False
        screen = self._screen
        screen.table.board.set_marks(Marks())
        screen.after_result()
        screen.animator.hold(False)


class ResultSettings(Panel):
    """For how long the result of a combat is shown."""

    def __init__(self, desktop: Desktop) -> None:
        super().__init__()
        self._desktop = desktop
        self.column.addWidget(Title(translate("settings", "Manoeuvre")))
        words = translate("settings", "Show the result of a combat:")
        self.column.addWidget(Text(words))
        self.stays = Segmented(
            [
                (STAY, translate("settings", "Until I continue")),
                ("three", translate("settings", "3 seconds")),
                ("one", translate("settings", "1 second")),
            ],
            words,
        )
        self.stays.chosen.connect(lambda key: desktop.choose(GAME.id, CHOICE, key))
        self.column.addWidget(self.stays)
        desktop.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        self.stays.blockSignals(True)
        self.stays.choose(self._desktop.choice(GAME.id, CHOICE, STAY))
        self.stays.blockSignals(False)
