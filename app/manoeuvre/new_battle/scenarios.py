"""The scenario mode: the list of scenarios, and the sheet of the one that is chosen."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.board.theme.parts import Panel, Pill, QuietButton, Text, Title
from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.board.thumbnails import Cockade, paint_section
from app.manoeuvre.new_battle.armies import SideBar, who_leads
from app.manoeuvre.new_battle.plan import Opponent, Plan
from app.manoeuvre.screens import BoardPicture
from app.shell.lists import BoardView, Entry, PictureList
from engine.manoeuvre.army import Army
from engine.manoeuvre.battlefield import EDGE_NAMES, Rows
from resources.manoeuvre.library import Library
from resources.manoeuvre.scenario_parts import edges_of, ground_of
from resources.manoeuvre.scenarios import Scenario
from resources.manoeuvre.section_layout import letters_of


def armies_words(scenario: Scenario, library: Library) -> str:
    """Who fights whom."""
    one, two = army_of(scenario, 0, library), army_of(scenario, 1, library)
    if one is None or two is None:
        return translate("scenarios", "Armies are chosen in the set-up")
    return translate("scenarios", "{one} against {two}").format(one=names.nation(one), two=names.nation(two))


def army_of(scenario: Scenario, seat: int, library: Library) -> Army | None:
    return library.armies.get((scenario.one, scenario.two)[seat].army)


def begins_words(scenario: Scenario) -> str:
    """Where it begins."""
    if scenario.position is not None:
        return translate("scenarios", "Begins in turn {turn}, in the thick of it.").format(turn=scenario.position.turn)
    if not (scenario.sections or scenario.rows):
        return translate("scenarios", "Begins with the choice of the field (§3).")
    if not scenario.one.army:
        return translate("scenarios", "Begins with the choice of the nations (§3).")
    if len(scenario.one.deployment) == len(scenario.two.deployment) == 8:
        if scenario.one.hand is not None or scenario.two.hand is not None:
            return translate("scenarios", "All units stand; opening hands are preset.")
        return translate("scenarios", "All units stand; the cards are dealt and it begins.")
    return translate("scenarios", "Begins with the deployment (§3).")


def is_own(scenario: Scenario, library: Library) -> bool:
    return not (scenario.id in library.scenarios and library.is_shipped("scenario", scenario.id))


class ScenarioList(Panel):
    """All scenarios, those of the user's own among them."""

    changed = Signal(object)
    opened = Signal()

    def __init__(self, plan: Plan, library: Library) -> None:
        super().__init__()
        self.plan = plan
        self._library = library
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        head = QHBoxLayout()
        head.addWidget(Title(translate("new battle", "Scenarios")))
        head.addStretch(1)
        self.count = Text(type="small", tone="muted", wrap=False)
        head.addWidget(self.count)
        self.column.addLayout(head)
        self.list = PictureList(translate("new battle", "Scenarios"))
        self.list.chosen.connect(self._choose)
        self.list.opened.connect(lambda _: self.opened.emit())
        self.column.addWidget(self.list, 1)

    def fill(self) -> None:
        """Read the library again: a set-up may have been saved."""
        scenarios = self.scenarios()
        self.list.show_entries([self._entry(scenario) for scenario in scenarios.values()])
        self.count.setText(translate("new battle", "%n scenario(s)", "", len(scenarios)))
        self.show_plan(self.plan)

    def show_plan(self, plan: Plan) -> None:
        """The list is made when it is first shown: most battles are composed."""
        self.plan = plan
        if not self.list.count():
            self.fill()
        if plan.scenario is not None and plan.scenario.id != self.list.key:
            self.list.choose(plan.scenario.id)

    def scenarios(self) -> Mapping[str, Scenario]:
        """First the one for beginners, then by title, the user's own first of those."""
        found = self._library.scenarios
        order = sorted(
            found.values(),
            key=lambda s: (s.id != "first_battle", not is_own(s, self._library), s.title.casefold()),
        )
        return {scenario.id: scenario for scenario in order}

    def _choose(self, id: str) -> None:
        self.changed.emit(self.plan.with_scenario(self._library.scenarios[id]))

    def _entry(self, scenario: Scenario) -> Entry:
        ground = ground_of(scenario.document(), self._library)
        return Entry(
            scenario.id,
            translate("scenarios", scenario.title),
            armies_words(scenario, self._library),
            translate("new battle", "Your own") if is_own(scenario, self._library) else "",
            partial(_paint, letters_of(ground.rows)) if ground else None,
        )


def _paint(letters: str, painter: QPainter, box: QRect, ratio: float) -> None:
    paint_section(painter, letters, box, ratio)


class SideRow(QWidget):
    """Who is who: a side's colour, army, edge, and who leads it."""

    def __init__(self, side: int) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 4)
        row.setSpacing(10)
        row.addWidget(SideBar(side))
        self.cockade = Cockade(size=22)
        row.addWidget(self.cockade)
        self.name = Title(type="subtitle")
        row.addWidget(self.name)
        row.addStretch(1)
        self.who = Text(type="small", tone="muted", wrap=False)
        row.addWidget(self.who)


class ScenarioSheet(Panel):
    """The chosen scenario: its field as it begins, who is who, and what its author says."""

    changed = Signal(object)

    def __init__(self, plan: Plan, library: Library) -> None:
        super().__init__()
        self.plan = plan
        self._library = library
        head = QHBoxLayout()
        self.title = Title()
        self.title.setWordWrap(True)
        head.addWidget(self.title, 1)
        self.own = Pill(translate("new battle", "Your own"))
        head.addWidget(self.own)
        self.swap = QuietButton(translate("new battle", "Swap"), "swap")
        self.swap.setToolTip(translate("new battle", "Lead the other side."))
        self.swap.clicked.connect(lambda: self.changed.emit(self.plan.swapped()))
        head.addWidget(self.swap)
        self.column.addLayout(head)
        self.begins = Text(type="small", tone="muted")
        self.column.addWidget(self.begins)
        self.sides = [SideRow(side) for side in range(2)]
        for row in self.sides:
            self.column.addWidget(row)
        self.picture = BoardView()
        self.column.addWidget(self.picture, 1)
        self.notes = Text()
        self.notes.setTextFormat(Qt.TextFormat.PlainText)
        self.column.addWidget(self.notes)
        self.author = Text(type="small", tone="muted")
        self.author.setTextFormat(Qt.TextFormat.PlainText)
        self.column.addWidget(self.author)
        self.spare = QWidget()
        self.spare.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.column.addWidget(self.spare)
        self.show_plan(plan)

    def show_plan(self, plan: Plan) -> None:
        self.plan = plan
        scenario = plan.scenario
        if scenario is None:
            return
        self.title.setText(translate("scenarios", scenario.title))
        self.own.setVisible(is_own(scenario, self._library))
        self.begins.setText(begins_words(scenario))
        self.notes.setText(_flowing(translate("scenarios", scenario.notes)) if scenario.notes else "")
        self.notes.setVisible(bool(scenario.notes))
        self.author.setText(translate("new battle", "By {author}.").format(author=scenario.author))
        self.author.setVisible(bool(scenario.author))
        self.swap.setVisible(plan.opponent in (Opponent.COMPUTER, Opponent.LAN))
        self.picture.show_board(self._board(plan.rows(self._library), scenario))
        # Without a field to show, the words stay at the top.
        self.spare.setVisible(self.picture.isHidden())
        edges = edges_of(scenario.document())
        for seat, row in enumerate(self.sides):
            army = army_of(scenario, seat, self._library)
            row.cockade.show_nation(army.id if army else "")
            row.cockade.setVisible(army is not None)
            side = translate("new battle", "Blue side") if seat == 0 else translate("new battle", "Red side")
            row.name.setText(names.nation(army) if army else side)
            edge = EDGE_NAMES[edges[seat]] if edges[seat] >= 0 else ""
            words = translate("new battle", "{who}, {edge}") if edge else "{who}"
            row.who.setText(words.format(who=who_leads(plan, seat), edge=translate("fairness", edge) if edge else ""))

    def _board(self, rows: Rows | None, scenario: Scenario) -> BoardPicture | None:
        """The board as it begins, units and redoubts included."""
        if rows is None:
            return None
        from app.manoeuvre.board.from_state import board_look
        from engine.manoeuvre.start import begin

        setting, start = scenario.start(self._library)
        return BoardPicture(board_look(begin(setting, start)))


def _flowing(notes: str) -> str:
    """Paragraphs as the label breaks them, not as the file does."""
    return "\n\n".join(" ".join(part.split()) for part in notes.split("\n\n"))


class OpenNote(Panel):
    """With the way back to choosing here."""

    here = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.column.addWidget(Title(translate("new battle", "The set-up is part of the battle")))
        self.column.addWidget(
            Text(translate("new battle", "Nothing is chosen here. Both sides set up in turn, as §3 has it:"))
        )
        self.column.addSpacing(8)
        for number, words in enumerate(_steps(), 1):
            row = QHBoxLayout()
            row.setSpacing(14)
            figure = Text(str(number), "figure", "primary", wrap=False)
            figure.setMinimumWidth(20)
            row.addWidget(figure)
            row.addWidget(Text(words), 1)
            self.column.addLayout(row)
        self.column.addSpacing(12)
        row = QHBoxLayout()
        self.button = QuietButton(translate("new battle", "Choose field and armies here"), "map")
        self.button.clicked.connect(self.here)
        row.addWidget(self.button)
        row.addStretch(1)
        self.column.addLayout(row)
        self.column.addStretch(1)


def _steps() -> tuple[str, ...]:
    return (
        translate("new battle", "Both roll a die. The higher is the first player."),
        translate("new battle", "The first player lays four sections, turned as he likes."),
        translate("new battle", "The second player names two nations, or one twice."),
        translate("new battle", "The first player takes one of the two."),
        translate("new battle", "The second player takes an edge; the first has the opposite one."),
        translate("new battle", "Both get five cards, and see them before a unit is placed."),
        translate("new battle", "The first player deploys all his units, then the second."),
    )
