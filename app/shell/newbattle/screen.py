"""The screen on which a battle is prepared: its field, its armies, its opponent and its rules."""

from dataclasses import replace
from random import Random

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from app.board.fault_words import fault_words
from app.board.theme.parts import FlatButton, Segmented
from app.board.words import translate
from app.shell.columns import Columns, Group
from app.shell.desktop import Desktop
from app.shell.destinations import Fight, Home, Lan, NewBattle
from app.shell.newbattle.armies import ArmiesPanel
from app.shell.newbattle.field import FieldPanel
from app.shell.newbattle.foot import Foot
from app.shell.newbattle.levelwords import LEVELS
from app.shell.newbattle.open_note import OpenNote
from app.shell.newbattle.opponent import OpponentPanel
from app.shell.newbattle.plan import Mode, Opponent, Plan, first_plan, opened
from app.shell.newbattle.rules import RulesPanel
from app.shell.newbattle.savedialog import SaveDialog
from app.shell.newbattle.scenarios import ScenarioList, ScenarioSheet
from app.shell.play.chair import COMPUTER, ELSEWHERE, Chair
from app.shell.topbar import TopBar
from engine.manoeuvre.options import QUICK
from resources.faults import Rejected
from resources.keeping import id_for, keep_scenario
from resources.scenarios import Scenario

FIRST_SCENARIO = "first_battle"


class NewBattleScreen(QWidget):
    """Every control makes a changed plan; `show_plan` shows it everywhere."""

    def __init__(self, desktop: Desktop, place: NewBattle | None = None, rng: Random | None = None) -> None:
        super().__init__()
        self.desktop = desktop
        self.setWindowTitle(translate("new battle", "New battle"))
        self._rng = rng or Random()
        self.plan = self._first(place or NewBattle())
        library = desktop.library
        self.field = FieldPanel(self.plan, library, self._rng)
        self.armies = ArmiesPanel(self.plan, library)
        self.scenarios = ScenarioList(self.plan, library)
        self.sheet = ScenarioSheet(self.plan, library)
        self.open_note = OpenNote()
        self.opponent = OpponentPanel(self.plan)
        self.rules = RulesPanel(self.plan)
        self.foot = Foot()
        self._build()
        self._connect()
        self._add_actions()
        self.show_plan(self.plan)

    def now(self) -> NewBattle:
        """By what it is opened again as it stands."""
        library = self.desktop.library
        scenario = None if self.plan.faults(library) or self.plan.open else self.plan.battle(library)
        return NewBattle(scenario, self.plan.chairs())

    # The plan

    def show_plan(self, plan: Plan) -> None:
        self.plan = plan
        scenario, composed = plan.mode is Mode.SCENARIO, not plan.open
        self.scenarios.setVisible(scenario)
        self.sheet.setVisible(scenario)
        self.field.setVisible(not scenario and composed)
        self.armies.setVisible(not scenario and composed)
        self.open_note.setVisible(plan.open)
        self.columns.fit()
        self.modes.blockSignals(True)
        self.modes.choose(plan.mode.value)
        self.modes.blockSignals(False)
        shown = (self.scenarios, self.sheet) if scenario else () if plan.open else (self.field, self.armies)
        for panel in (*shown, self.opponent, self.rules):
            panel.show_plan(plan)
        self.foot.show_plan(plan, self.desktop.library)

    def set_mode(self, mode: str) -> None:
        plan = replace(self.plan, mode=Mode(mode))
        if plan.mode is Mode.SCENARIO:
            plan = plan.with_scenario(plan.scenario or self._usual_scenario())
        elif self.plan.mode is Mode.SCENARIO:
            # A scenario brings its own rules; what is composed begins as a quick battle again.
            plan = replace(plan, options=replace(plan.options, set_up=QUICK))
        if plan.mode is Mode.RANDOM and not plan.seed:
            plan = plan.shuffled(self._rng, self.desktop.library)
        self.show_plan(plan)

    def begin(self) -> None:
        """To battle, as composed."""
        try:
            scenario = self.plan.battle(self.desktop.library)
        except Rejected as rejected:
            self.desktop.trouble.emit(fault_words(rejected.faults[0]))
            return
        if self.plan.opponent in (Opponent.COMPUTER, Opponent.WATCH):
            self.desktop.change(level=self.plan.levels[1])
        if self.plan.mode is Mode.SCENARIO:
            self.desktop.change(scenario=scenario.id)
        if self.plan.opponent is Opponent.LAN:
            self.desktop.go.emit(Lan(scenario, self.plan.you))
            return
        self.desktop.go.emit(Fight(scenario, self.plan.chairs()))

    def save(self) -> None:
        """Keep it among the user's scenarios."""
        library = self.desktop.library
        scenario = self.plan.battle(library)
        titles = {other.title for other in library.scenarios.values()}
        dialog = SaveDialog(scenario.title, titles, self)
        if dialog.exec() == SaveDialog.DialogCode.Accepted:
            self.keep(scenario, dialog.title, dialog.words)

    def keep(self, scenario: Scenario, title: str, notes: str) -> None:
        library = self.desktop.library
        kept = replace(scenario, id=id_for(title, library.scenarios), title=title, notes=notes or scenario.notes)
        try:
            keep_scenario(kept, library)
        except Rejected as rejected:
            self.desktop.trouble.emit(fault_words(rejected.faults[0]))
        except OSError as error:
            sentence = translate("new battle", "The set-up could not be saved: {reason}.")
            self.desktop.trouble.emit(sentence.format(reason=error.strerror or str(error)))
        else:
            library.reread()
            self.scenarios.fill()
            self.foot.tell(translate("new battle", "Saved as “{title}”.").format(title=title))

    def open_saved(self, id: str) -> None:
        self.show_plan(opened(self.desktop.library.scenario(id), self.plan, self.desktop.library))

    # Building

    def _first(self, place: NewBattle) -> Plan:
        library = self.desktop.library
        plan = first_plan(library, self._rng)
        level = self.desktop.settings.level
        if level in LEVELS:
            plan = replace(plan, levels=(level, level))
        if place.chairs is not None:
            plan = _seated(plan, place.chairs)
        if place.scenario is not None:
            plan = opened(place.scenario, plan, library)
        return plan

    def _usual_scenario(self) -> Scenario:
        scenarios = self.desktop.library.scenarios
        for id in (self.desktop.settings.scenario, FIRST_SCENARIO):
            if id in scenarios:
                return scenarios[id]
        return next(iter(scenarios.values()))

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.bar = TopBar(translate("new battle", "New battle"))
        self.modes = Segmented(
            [
                (Mode.SCENARIO.value, translate("new battle", "Scenario")),
                (Mode.COMPOSE.value, translate("new battle", "Compose")),
                (Mode.RANDOM.value, translate("new battle", "Random field")),
            ],
            translate("new battle", "Kind of battle"),
        )
        self.bar.add_middle(self.modes)
        self.saved = FlatButton(translate("new battle", "Saved set-ups"), "folder")
        self.saved_menu = QMenu(self.saved)
        self.saved.setMenu(self.saved_menu)
        self.bar.add_tool(self.saved)
        column.addWidget(self.bar)
        self.columns = Columns(
            [
                Group((self.scenarios, self.field, self.open_note), 548, 408),
                Group((self.sheet, self.armies), 440, 430),
                Group((self.opponent, self.rules), 400, 384),
            ]
        )
        column.addWidget(self.columns, 1)
        column.addWidget(self.foot)
        self.setFocusProxy(self.modes.button(self.plan.mode.value))

    def _connect(self) -> None:
        self.bar.back.clicked.connect(lambda: self.desktop.go.emit(Home()))
        self.modes.chosen.connect(self.set_mode)
        for panel in (self.field, self.armies, self.scenarios, self.sheet, self.opponent, self.rules):
            panel.changed.connect(self.show_plan)
        self.open_note.here.connect(
            lambda: self.show_plan(replace(self.plan, options=replace(self.plan.options, set_up=QUICK)))
        )
        self.scenarios.opened.connect(self.begin)
        self.saved_menu.aboutToShow.connect(self._fill_saved)
        self.foot.begin.clicked.connect(self.begin)
        self.foot.save.clicked.connect(self.save)

    def _add_actions(self) -> None:
        for text, keys, do in (
            (translate("new battle", "Begin"), "Ctrl+Return", self.foot.begin.click),
            (translate("new battle", "Save set-up"), "Ctrl+S", self.foot.save.click),
            (translate("new battle", "Swap the armies"), "Ctrl+T", lambda: self.show_plan(self.plan.swapped())),
            (translate("new battle", "Shuffle the field"), "Ctrl+R", self.field.shuffle.click),
        ):
            action = QAction(text, self)
            action.setShortcut(QKeySequence(keys))
            action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
            action.triggered.connect(lambda _=False, do=do: do())
            self.addAction(action)

    def _fill_saved(self) -> None:
        self.saved_menu.clear()
        library = self.desktop.library
        own = [s for s in library.scenarios.values() if not library.is_shipped("scenario", s.id)]
        for scenario in sorted(own, key=lambda s: s.title.casefold()):
            action = self.saved_menu.addAction(scenario.title.replace("&", "&&"))
            action.triggered.connect(lambda _=False, id=scenario.id: self.open_saved(id))
        if not own:
            nothing = self.saved_menu.addAction(translate("new battle", "Nothing saved yet"))
            nothing.setEnabled(False)


def _seated(plan: Plan, chairs: tuple[Chair, Chair]) -> Plan:
    """A plan in which these sit."""
    if any(chair.kind == ELSEWHERE for chair in chairs):
        return replace(plan, opponent=Opponent.LAN, you=0 if chairs[1].kind == ELSEWHERE else 1)
    computers = [seat for seat in range(2) if chairs[seat].kind == COMPUTER]
    if not computers:
        return replace(plan, opponent=Opponent.PERSON)
    if len(computers) == 2:
        return replace(plan, opponent=Opponent.WATCH, levels=(chairs[0].level, chairs[1].level))
    seat = computers[0]
    return replace(plan, opponent=Opponent.COMPUTER, levels=(plan.levels[0], chairs[seat].level), you=1 - seat)
