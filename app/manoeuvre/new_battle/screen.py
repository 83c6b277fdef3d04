"""The screen on which a battle is prepared: its field, its armies, its opponent and its rules."""

from collections.abc import Container
from dataclasses import replace
from random import Random

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.board.fault_words import fault_words
from app.board.theme import fonts
from app.board.theme.parts import FlatButton, PrimaryButton, QuietButton, Segmented, Text, Title
from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.board.thumbnails import Cockade
from app.manoeuvre.levels import LEVELS, level_name
from app.manoeuvre.new_battle.armies import ArmiesPanel
from app.manoeuvre.new_battle.field import FieldPanel
from app.manoeuvre.new_battle.opponent import OpponentPanel
from app.manoeuvre.new_battle.plan import LONGEST_TITLE, Mode, Opponent, Plan, first_plan, opened
from app.manoeuvre.new_battle.rules import RulesPanel
from app.manoeuvre.new_battle.scenarios import OpenNote, ScenarioList, ScenarioSheet
from app.shell.columns import Columns, Group, TopBar
from app.shell.desktop import Desktop, Fight, Home, Lan, NewBattle
from app.shell.play.participants import COMPUTER, ELSEWHERE, Participant
from engine.manoeuvre.battlefield import EDGE_NAMES
from engine.manoeuvre.options import QUICK
from engine.manoeuvre.registration import GAME
from resources.faults import Rejected
from resources.manoeuvre.library import Library
from resources.manoeuvre.own_content import id_for, keep_scenario
from resources.manoeuvre.scenario_table import LONGEST_NOTES
from resources.manoeuvre.scenarios import Scenario


def fighters(plan: Plan, library: Library) -> tuple[str, str]:
    """The ids of the two armies, empty where they are still to be chosen."""
    if plan.mode is Mode.SCENARIO:
        return (plan.scenario.one.army, plan.scenario.two.army) if plan.scenario else ("", "")
    return ("", "") if plan.open else plan.armies


def summary(plan: Plan, library: Library) -> str:
    """Everything but the armies, which stand before it with their cockades."""
    against = _against(plan)
    rules = plan.preset or translate("new battle", "your own rules")
    if plan.mode is Mode.SCENARIO:
        title = translate("scenarios", plan.scenario.title) if plan.scenario else ""
        words = translate("new battle", "“{title}”, {rules}, {against}.")
        return words.format(title=title, rules=rules, against=against)
    if plan.open:
        words = translate("new battle", "The full set-up of §3, {rules}, {against}.")
        return words.format(rules=rules, against=against)
    words = translate("new battle", "on sections {a}, {b}, {c} and {d}, {rules}, quick battle, {against}.")
    a, b, c, d = (tile.id for tile in plan.tiles)
    return words.format(a=a, b=b, c=c, d=d, rules=rules, against=against)


def spoken(plan: Plan, library: Library) -> str:
    """The whole sentence, for those who hear it."""
    one, two = (library.armies.get(id) for id in fighters(plan, library))
    if one is None or two is None:
        return summary(plan, library)
    words = translate("new battle", "{one} against {two} {rest}")
    return words.format(one=names.nation(one), two=names.nation(two), rest=summary(plan, library))


def button_words(plan: Plan) -> str:
    """What the green button leads to."""
    if plan.opponent is Opponent.LAN:
        return translate("new battle", "Offer it on the network")
    scenario = plan.scenario if plan.mode is Mode.SCENARIO else None
    if plan.open or (scenario is not None and not _settled(scenario)):
        return translate("new battle", "Begin the set-up")
    if scenario is not None and (scenario.position is not None or _deployed(scenario)):
        return translate("new battle", "Begin the battle")
    return translate("new battle", "Deploy the armies")


def _settled(scenario: Scenario) -> bool:
    ground = bool(scenario.sections or scenario.rows)
    return ground and bool(scenario.one.army) and (scenario.one.edge or scenario.two.edge) in EDGE_NAMES


def _deployed(scenario: Scenario) -> bool:
    return all(len(force.deployment) + len(force.lost) >= 8 for force in (scenario.one, scenario.two))


def _against(plan: Plan) -> str:
    if plan.opponent is Opponent.PERSON:
        return translate("new battle", "two players at this screen")
    if plan.opponent is Opponent.LAN:
        return translate("new battle", "against somebody on your network")
    if plan.opponent is Opponent.WATCH:
        one, two = (level_name(level) for level in plan.levels)
        return translate("new battle", "{one} against {two}, to watch").format(one=one, two=two)
    return translate("new battle", "against the AI, {level}").format(level=level_name(plan.levels[1]))


TOLD = 6000
"""Milliseconds that a passing remark stays."""


class Foot(QFrame):
    """Says what is wrong instead, if the battle cannot begin like this."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("part", "foot")
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 11, 16, 11)
        row.setSpacing(8)
        self.cockades = [Cockade(size=20), Cockade(size=20)]
        self.names = [Text(type="strong", wrap=False), Text(type="strong", wrap=False)]
        self.against = Text(translate("new battle", "against"), tone="muted", wrap=False)
        row.addWidget(self.cockades[0])
        row.addWidget(self.names[0])
        row.addWidget(self.against)
        row.addWidget(self.cockades[1])
        row.addWidget(self.names[1])
        self.sentence = Text(tone="muted")
        self.sentence.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        row.addWidget(self.sentence, 1)
        self.save = QuietButton(translate("new battle", "Save set-up"), "save")
        row.addWidget(self.save)
        self.begin = PrimaryButton("", "forward")
        row.addWidget(self.begin)
        self._words = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(lambda: self.sentence.setText(self._words))

    def show_plan(self, plan: Plan, library: Library) -> None:
        armies = fighters(plan, library)
        known = all(id in library.armies for id in armies)
        for place in range(2):
            self.cockades[place].setVisible(known)
            self.names[place].setVisible(known)
            if known:
                self.cockades[place].show_nation(armies[place])
                self.names[place].setText(names.nation(library.armies[armies[place]]))
        self.against.setVisible(known)
        faults = plan.faults(library)
        self._timer.stop()
        self._words = faults[0] if faults else summary(plan, library)
        self.sentence.setText(self._words)
        self.sentence.set_tone("warning" if faults else "muted")
        self.sentence.setAccessibleName(faults[0] if faults else spoken(plan, library))
        self.begin.setText(button_words(plan))
        self.begin.setEnabled(not faults)
        self.begin.setToolTip("\n".join(faults) or translate("new battle", "Ctrl+Enter"))
        self.save.setEnabled(not faults)
        self.save.setToolTip("\n".join(faults) or translate("new battle", "Keep it among your own scenarios (Ctrl+S)."))

    def tell(self, words: str) -> None:
        """A passing remark in place of the sentence."""
        self.sentence.setText(words)
        self._timer.start(TOLD)


class SaveDialog(QDialog):
    """A title, and notes if somebody likes to leave some."""

    def __init__(self, title: str, titles: Container[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._titles = titles
        self.setWindowTitle(translate("new battle", "Save set-up"))
        self.setMinimumWidth(round(440 * fonts.scale()))
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 20, 20, 20)
        column.setSpacing(8)
        column.addWidget(Title(translate("new battle", "Save set-up")))
        column.addWidget(
            Text(translate("new battle", "It is kept among your own scenarios, to be played or changed again."))
        )
        column.addWidget(Text(translate("new battle", "Name"), "small", "muted"))
        self.name = QLineEdit(title)
        self.name.setMaxLength(LONGEST_TITLE)
        self.name.setAccessibleName(translate("new battle", "Name"))
        self.name.selectAll()
        self.name.textChanged.connect(self._check)
        column.addWidget(self.name)
        column.addWidget(Text(translate("new battle", "Notes, if you like"), "small", "muted"))
        self.notes = QPlainTextEdit()
        self.notes.setAccessibleName(translate("new battle", "Notes"))
        self.notes.setTabChangesFocus(True)
        self.notes.setMaximumHeight(round(110 * fonts.scale()))
        column.addWidget(self.notes)
        self.fault = Text(type="small", tone="warning")
        column.addWidget(self.fault)
        row = QHBoxLayout()
        row.addStretch(1)
        cancel = QuietButton(translate("new battle", "Cancel"))
        cancel.clicked.connect(self.reject)
        row.addWidget(cancel)
        self.save = PrimaryButton(translate("new battle", "Save"), "save")
        self.save.setDefault(True)
        self.save.clicked.connect(self.accept)
        row.addWidget(self.save)
        column.addLayout(row)
        self._check()

    @property
    def title(self) -> str:
        return self.name.text().strip()

    @property
    def words(self) -> str:
        return self.notes.toPlainText().strip()[:LONGEST_NOTES]

    def _check(self) -> None:
        self.save.setEnabled(bool(self.title))
        fault = ""
        if not self.title:
            fault = translate("new battle", "Give it a name.")
        elif self.title in self._titles:
            fault = translate("new battle", "There is one of this name already; both will be kept.")
        self.fault.setText(fault)


FIRST_SCENARIO = "first_battle"


class NewBattleScreen(QWidget):
    """Every control makes a changed plan; `show_plan` shows it everywhere."""

    def __init__(self, desktop: Desktop, place: NewBattle | None = None, rng: Random | None = None) -> None:
        super().__init__()
        self.desktop = desktop
        self.setWindowTitle(translate("new battle", "New battle"))
        self._rng = rng or Random()
        self.plan = self._first(place or NewBattle())
        library = desktop.library(GAME.id)
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
        library = self.desktop.library(GAME.id)
        scenario = None if self.plan.faults(library) or self.plan.open else self.plan.battle(library)
        return NewBattle(scenario, self.plan.participants(), GAME.id)

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
        self.foot.show_plan(plan, self.desktop.library(GAME.id))

    def set_mode(self, mode: str) -> None:
        plan = replace(self.plan, mode=Mode(mode))
        if plan.mode is Mode.SCENARIO:
            plan = plan.with_scenario(plan.scenario or self._usual_scenario())
        elif self.plan.mode is Mode.SCENARIO:
            # A scenario brings its own rules; what is composed begins as a quick battle again.
            plan = replace(plan, options=replace(plan.options, set_up=QUICK))
        if plan.mode is Mode.RANDOM and not plan.seed:
            plan = plan.shuffled(self._rng, self.desktop.library(GAME.id))
        self.show_plan(plan)

    def begin(self) -> None:
        """To battle, as composed."""
        try:
            scenario = self.plan.battle(self.desktop.library(GAME.id))
        except Rejected as rejected:
            self.desktop.trouble.emit(fault_words(rejected.faults[0]))
            return
        if self.plan.opponent in (Opponent.COMPUTER, Opponent.WATCH):
            self.desktop.change(level=self.plan.levels[1])
        if self.plan.mode is Mode.SCENARIO:
            self.desktop.change(scenario=scenario.id)
        if self.plan.opponent is Opponent.LAN:
            self.desktop.go.emit(Lan(scenario, self.plan.you, GAME.id))
            return
        self.desktop.go.emit(Fight(GAME.id, scenario, self.plan.participants()))

    def save(self) -> None:
        """Keep it among the user's scenarios."""
        library = self.desktop.library(GAME.id)
        scenario = self.plan.battle(library)
        titles = {other.title for other in library.scenarios.values()}
        dialog = SaveDialog(scenario.title, titles, self)
        if dialog.exec() == SaveDialog.DialogCode.Accepted:
            self.keep(scenario, dialog.title, dialog.words)

    def keep(self, scenario: Scenario, title: str, notes: str) -> None:
        library = self.desktop.library(GAME.id)
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
        library = self.desktop.library(GAME.id)
        self.show_plan(opened(library.scenario(id), self.plan, library))

    # Building

    def _first(self, place: NewBattle) -> Plan:
        library = self.desktop.library(GAME.id)
        plan = first_plan(library, self._rng)
        level = self.desktop.settings.level
        if level in LEVELS:
            plan = replace(plan, levels=(level, level))
        if place.participants is not None:
            one, two = place.participants
            plan = _seated(plan, (one, two))
        if place.scenario is not None:
            plan = opened(place.scenario, plan, library)
        return plan

    def _usual_scenario(self) -> Scenario:
        scenarios = self.desktop.library(GAME.id).scenarios
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
        library = self.desktop.library(GAME.id)
        own = [s for s in library.scenarios.values() if not library.is_shipped("scenario", s.id)]
        for scenario in sorted(own, key=lambda s: s.title.casefold()):
            action = self.saved_menu.addAction(scenario.title.replace("&", "&&"))
            action.triggered.connect(lambda _=False, id=scenario.id: self.open_saved(id))
        if not own:
            nothing = self.saved_menu.addAction(translate("new battle", "Nothing saved yet"))
            nothing.setEnabled(False)


def _seated(plan: Plan, participants: tuple[Participant, Participant]) -> Plan:
    """A plan in which these sit."""
    if any(participant.kind == ELSEWHERE for participant in participants):
        return replace(plan, opponent=Opponent.LAN, you=0 if participants[1].kind == ELSEWHERE else 1)
    computers = [seat for seat in range(2) if participants[seat].kind == COMPUTER]
    if not computers:
        return replace(plan, opponent=Opponent.PERSON)
    if len(computers) == 2:
        return replace(plan, opponent=Opponent.WATCH, levels=(participants[0].level, participants[1].level))
    seat = computers[0]
    return replace(plan, opponent=Opponent.COMPUTER, levels=(plan.levels[0], participants[seat].level), you=1 - seat)
