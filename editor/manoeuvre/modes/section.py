"""The section mode: four by four squares, a name, notes, and what the section offers."""

from collections import Counter
from typing import Any

from PySide6.QtWidgets import QHBoxLayout

from app.board.theme.parts import IconButton, Panel, QuietButton, Text, Title
from app.board.translation import translate
from app.manoeuvre import names
from editor.fields import Choice, Line, Lines, labelled
from editor.history import at, drop, put, say
from editor.manoeuvre.documents.new_documents import free_id, new_section, section_battle
from editor.manoeuvre.documents.painting import flipped
from editor.manoeuvre.modes.library import SectionLibrary
from editor.manoeuvre.modes.painting import PaintingMode
from engine.manoeuvre.battlefield import DEFENCE, LETTERS, Rows, rotate
from resources.document import Document
from resources.faults import Path
from resources.manoeuvre.library import Library
from resources.manoeuvre.scenarios import Scenario, scenario_of
from resources.manoeuvre.section_layout import mirrored
from resources.manoeuvre.sections import LONGEST_NOTES, MOST_LAKES

EMPTY: Rows = ("....",) * 4


class SectionMode(PaintingMode):
    def __init__(self, library: Library) -> None:
        super().__init__(library, 4, translate("editor", "Section, four by four squares"))
        self.place = 0
        """Which section of the file."""
        self.sections = SectionLibrary(library, laying=False)
        self.sections.opened.connect(lambda id: self.opened.emit("section", id))
        self.sections.new.connect(lambda: self.opened.emit("section", ""))
        self.left.inside.addWidget(self.sections, 1)
        self.right.inside.addWidget(self._about())
        self.right.inside.addWidget(self._turning())
        self.right.inside.addWidget(self._offers())
        self.right.inside.addWidget(self.faults)
        self.right.inside.addStretch(1)
        self.places = {
            "sections/name": self.name,
            "sections/notes": self.notes,
            "sections/rows": self.canvas,
            "sections/id": self.name,
            "sections": self.name,
        }

    def _about(self) -> Panel:
        panel = Panel(padding=12, spacing=4)
        panel.column.addWidget(Title(translate("editor", "Section")))
        self.which = Choice([], self._choose)
        self.which.setAccessibleName(translate("editor", "Section of this file"))
        panel.column.addWidget(self.which)
        self.name = Line(60, self._rename)
        labelled(translate("editor", "Name"), self.name, panel.column)
        self.notes = Lines(LONGEST_NOTES, lambda text: self._say("notes", text, translate("editor", "Change notes")))
        labelled(translate("editor", "Notes"), self.notes, panel.column)
        row = QHBoxLayout()
        self.more = QuietButton(translate("editor", "Add another"), "plus")
        self.more.setToolTip(translate("editor", "A file may hold several sections; add one to this file."))
        self.more.clicked.connect(self.add)
        row.addWidget(self.more)
        self.less = IconButton("trash", translate("editor", "Take this section out of the file"))
        self.less.clicked.connect(self.remove)
        row.addWidget(self.less)
        row.addStretch(1)
        panel.column.addLayout(row)
        return panel

    def _turning(self) -> Panel:
        panel = Panel(padding=12, spacing=4)
        panel.column.addWidget(Title(translate("editor", "Turn and mirror"), "subtitle"))
        row = QHBoxLayout()
        self.turns: dict[str, IconButton] = {}
        left, right = translate("editor", "Turn left"), translate("editor", "Turn right")
        mirror = translate("editor", "Mirror")
        for icon, name, words, change in (
            ("rotate_left", left, left, lambda rows: rotate(rows, 3)),
            ("rotate_right", right, right, lambda rows: rotate(rows, 1)),
            ("mirror", translate("editor", "Mirror west and east"), mirror, mirrored),
            ("swap", translate("editor", "Mirror north and south"), mirror, flipped),
        ):
            button = IconButton(icon, name)
            button.clicked.connect(lambda _=False, words=words, change=change: self._turn(words, change))
            self.turns[icon] = button
            row.addWidget(button)
        row.addStretch(1)
        self._key(self.canvas, "R", lambda: self._turn(right, lambda rows: rotate(rows, 1)))
        self._key(self.canvas, "Shift+R", lambda: self._turn(left, lambda rows: rotate(rows, 3)))
        self._key(self.canvas, "M", lambda: self._turn(mirror, mirrored))
        panel.column.addLayout(row)
        return panel

    def _offers(self) -> Panel:
        panel = Panel(padding=12, spacing=4)
        panel.column.addWidget(Title(translate("editor", "What it offers"), "subtitle"))
        self.offers = Text()
        panel.column.addWidget(self.offers)
        return panel

    # What is shown

    def _entry(self) -> dict[str, Any]:
        entry = self.value("sections", self.place, default={})
        return entry if isinstance(entry, dict) else {}

    def rows(self) -> Rows:
        rows = tuple(self._entry().get("rows", ()))
        good = len(rows) == 4 and all(len(row) == 4 and set(row) <= set(LETTERS) for row in rows)
        return rows if good else EMPTY

    def with_rows(self, rows: Rows) -> Document:
        return put(self.table, ("sections", self.place, "rows"), list(rows))

    def battle(self) -> Scenario:
        return scenario_of(section_battle(self.table, self.place, self.library), self.library)

    def refresh(self) -> None:
        sections = self.value("sections", default=[])
        self.place = min(self.place, max(0, len(sections) - 1))
        super().refresh()
        entry = self._entry()
        self.which.offer([(str(place), one.get("name") or one.get("id", "")) for place, one in enumerate(sections)])
        self.which.show_value(str(self.place))
        self.which.setVisible(len(sections) > 1)
        self.less.setVisible(len(sections) > 1)
        self.name.show_value(entry.get("name", ""))
        self.notes.show_value(entry.get("notes", ""))
        self.sections.show_laid((), entry.get("id", ""))
        counts = Counter("".join(self.rows()))
        listed = [f"{counts[letter]} {names.terrain(kind)}" for kind, letter in enumerate(LETTERS) if counts[letter]]
        cover = sum(DEFENCE[LETTERS.index(letter)] * count for letter, count in counts.items())
        words = translate("editor", "{ground}. Cover adds up to {cover}; lakes {lakes} of at most {most} (R47).")
        self.offers.setText(words.format(ground=", ".join(listed), cover=cover, lakes=counts["L"], most=MOST_LAKES))

    def reread(self) -> None:
        self.sections.reread()

    def lead(self, path: Path) -> Path:
        if len(path) > 1 and isinstance(path[1], int):
            self._choose(str(path[1]))
            return ("sections", *path[2:3])
        return path

    # What is wanted

    def _choose(self, place: str) -> None:
        self.place = int(place)
        self.refresh()

    def _say(self, key: str, value: str, words: str) -> None:
        self.say_value(("sections", self.place, key), value, words, f"section {self.place} {key}")

    def _rename(self, name: str) -> None:
        """The id follows the name until the section is saved."""
        table = say(self.table, ("sections", self.place, "name"), name)
        if self._entry().get("id", "") not in self.library.sections:
            others = {one.get("id") for place, one in enumerate(table["sections"]) if place != self.place}
            id = free_id("section", name or "section", self.library)
            table = put(table, ("sections", self.place, "id"), id if id not in others else f"{id}_{self.place + 1}")
        self.change(table, translate("editor", "Rename"), f"section {self.place} name")

    def _turn(self, words: str, change: Any) -> None:
        self.change(self.with_rows(change(self.rows())), words)

    def add(self) -> None:
        fresh = new_section(self.library)["sections"][0]
        known = {one.get("id") for one in at(self.table, ("sections",), [])}
        number = len(known) + 1
        if fresh["id"] in known:
            fresh = {**fresh, "id": f"{fresh['id']}_{number}", "name": f"{fresh['name']} {number}"}
        table = put(self.table, ("sections",), [*at(self.table, ("sections",), []), fresh])
        self.place = len(table["sections"]) - 1
        self.change(table, translate("editor", "Add a section"))

    def remove(self) -> None:
        self.change(drop(self.table, ("sections", self.place)), translate("editor", "Take a section out"))
