"""The roster mode: a line a unit, read while it is typed; beside it the units as the battle will show them."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QSizePolicy

from app.board.theme.parts import Panel, Text, Title
from app.board.translation import translate
from editor.fields import Choice, Line, Lines, Number, labelled
from editor.miniatures.roster_entry import LINES, lines_in, with_lines
from editor.mode import Mode
from resources.faults import Path
from resources.miniatures.content import Library
from resources.miniatures.rosters import roster_of

LONGEST = 20_000
EXAMPLE = "Worth, leader, gallant\n3rd Line, inf, 8/5/3, veteran\n2nd Dragoons, cav, 6\nHorse battery, guns, 4"


class RosterMode(Mode):
    """Shows a roster as lines. Lines that cannot be read stay as they are typed, each with its fault."""

    plays_saved = True

    def __init__(self, library: Library) -> None:
        super().__init__(library)
        self.left.inside.addWidget(self._about())
        self.left.inside.addWidget(self._rules())
        self.left.inside.addStretch(1)
        self.middle.addWidget(self._entry(), 1)
        self.right.inside.addWidget(self._summary())
        self.right.inside.addWidget(self.faults)
        self.right.inside.addStretch(1)
        self.places = {
            "title": self.title,
            "id": self.title,
            "heavy_casualties_at": self.heavy,
            "units": self.lines,
            "leaders": self.lines,
        }

    def _about(self) -> Panel:
        panel = Panel(padding=12, spacing=4)
        panel.column.addWidget(Title(translate("editor", "Roster")))
        self.copy = Choice([], self._copy)
        labelled(translate("editor", "Start from a copy of"), self.copy, panel.column)
        self.reread()
        self.title = Line(80, self.renamed.emit)
        labelled(translate("editor", "Name"), self.title, panel.column)
        self.heavy = Number(0, 999, self._set_heavy, translate("editor", "Never"))
        labelled(translate("editor", "Heavy casualties from so many stands lost"), self.heavy, panel.column)
        return panel

    def _rules(self) -> Panel:
        panel = Panel(padding=12, spacing=6)
        panel.column.addWidget(Title(translate("editor", "Quick entry"), "subtitle"))
        for words in (
            translate("editor", "One line a unit: the name, then inf, cav or guns, then its stands."),
            translate("editor", "8/5/3 means eight stands, worn at five, spent at three. 8 alone works that out."),
            translate("editor", "Also: veteran, trained or raw; machismo, brave colonel, irregular, pikes; lost 2."),
            translate("editor", "Guns: siege, ox, field or horse artillery."),
            translate("editor", "A leader has a line of his own and commands the units below him."),
        ):
            panel.column.addWidget(Text(words, "small", "muted"))
        return panel

    def _entry(self) -> Panel:
        panel = Panel(padding=12, spacing=6)
        panel.column.addWidget(Title(translate("editor", "Units, one line each"), "subtitle"))
        self.lines = Lines(LONGEST, self._entered, EXAMPLE)
        self.lines.setMinimumHeight(200)
        self.lines.setMaximumHeight(16_777_215)
        self.lines.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.lines.setAccessibleName(translate("editor", "Units, one line each"))
        panel.column.addWidget(self.lines, 1)
        return panel

    def _summary(self) -> Panel:
        panel = Panel(padding=12, spacing=4)
        panel.column.addWidget(Title(translate("editor", "What was understood"), "subtitle"))
        self.understood = Text()
        panel.column.addWidget(self.understood)
        return panel

    # What is shown

    def refresh(self) -> None:
        self.title.show_value(str(self.value("title")))
        self.heavy.show_value(int(self.value("heavy_casualties_at", default=0)))
        self.heavy.setEnabled(LINES not in self.table)
        # What is typed stays as it is typed, as long as it means what the document says.
        if with_lines(self.table, self.lines.toPlainText()) != self._as_entered():
            self.lines.show_value(lines_in(self.table))
        self._show_understood()

    def _as_entered(self) -> object:
        if "heavy_casualties_at" not in self.table:
            return self.table
        return {key: value for key, value in self.table.items() if key != "heavy_casualties_at"}

    def _show_understood(self) -> None:
        if self.faults.faults:
            self.understood.setText(translate("editor", "Nothing to show until every line can be read."))
            return
        roster = roster_of(self.table)
        words = translate("editor", "Units: {units}. Stands: {stands}. Leaders: {leaders}.")
        shown = [words.format(units=len(roster.units), stands=roster.stands, leaders=len(roster.leaders))]
        unit_words = translate("editor", "{name}: {stands} stands, worn at {worn}, spent at {spent}")
        shown += [
            unit_words.format(name=unit.name, stands=unit.stands, worn=unit.worn_at, spent=unit.spent_at)
            for unit in roster.units
        ]
        self.understood.setText("\n".join(shown))

    def reread(self) -> None:
        names = [(id, roster.title) for id, roster in self.library.rosters.items()]
        self.copy.offer([("", translate("editor", "Choose a roster")), *names])
        self.copy.setCurrentIndex(0)

    def battle(self) -> None:
        """The companion needs two rosters, so another screen asks for the other one."""

    # What is wanted

    def _entered(self, text: str) -> None:
        table = with_lines(self.table, text)
        if "heavy_casualties_at" in self.table and LINES not in table:
            table.setdefault("heavy_casualties_at", self.table["heavy_casualties_at"])
        self.change(table, translate("editor", "Write units"), "lines")

    def _set_heavy(self, number: int) -> None:
        self.say_value(
            ("heavy_casualties_at",), number or None, translate("editor", "Change heavy casualties"), "heavy"
        )

    def _copy(self, id: str) -> None:
        self.copy.setCurrentIndex(0)
        if id:
            self.copied.emit("roster", id)

    def lead(self, path: Path) -> Path:
        """“line 3” puts the cursor there."""
        first = str(path[0]) if path else ""
        number = first.rpartition(" ")[2]
        if LINES in self.table and number.isdigit():
            cursor = QTextCursor(self.lines.document().findBlockByLineNumber(int(number) - 1))
            self.lines.setTextCursor(cursor)
            self.lines.setFocus(Qt.FocusReason.OtherFocusReason)
            return ()
        return path
