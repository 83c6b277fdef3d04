"""What the players may choose from in an open set-up: all armies and sections there are, or some of them."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QSizePolicy, QVBoxLayout, QWidget

from app.board.fault_words import sentence_words
from app.board.rows import add_row
from app.board.theme import fonts
from app.board.theme.parts import FlatButton, Panel, QuietButton, Text, Title
from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.board.thumbnails import paint_section
from app.manoeuvre.names import ground_words
from editor.history import at, path_of
from editor.manoeuvre.documents.scenario import ARMIES, SECTIONS, left_open, with_pool
from resources.document import Document
from resources.faults import Fault
from resources.manoeuvre.library import Library
from resources.manoeuvre.section_layout import letters_of

PICTURE = 26
TALLEST = 208


@dataclass(frozen=True)
class Offered:
    """A thing that may be allowed, as its line in the list shows it."""

    id: str
    words: str
    tip: str = ""
    letters: str = ""


class PoolList(QWidget):
    """One group, folded away until it is asked for; a tick for each that may be chosen."""

    wanted = Signal(object)
    """The ids that may be chosen."""

    def __init__(self, name: str, all_words: str, some_words: str) -> None:
        super().__init__()
        self._name, self._all_words, self._some_words = name, all_words, some_words
        self._offered: tuple[Offered, ...] = ()
        self._scale = 0.0
        """Of the text when the list was filled."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        self.fold = FlatButton("", "down")
        self.fold.setCheckable(True)
        self.fold.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.fold.setAccessibleName(name)
        self.fold.setToolTip(translate("editor", "Show or hide the list"))
        self.fold.toggled.connect(self._unfold)
        column.addWidget(self.fold)
        self.mend = Text(type="small", tone="warning")
        column.addWidget(self.mend)
        self.list = QListWidget()
        self.list.setAccessibleName(name)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.list.setStyleSheet("QListView::item { padding: 2px 0; }")
        # Later: what comes of it may take the very line out that was pressed.
        self.list.itemChanged.connect(lambda _: QTimer.singleShot(0, self, self._tell))
        column.addWidget(self.list)
        row = QHBoxLayout()
        self.all = QuietButton(translate("editor", "All"))
        self.all.setToolTip(translate("editor", "Allow all, those that are added later too"))
        self.all.clicked.connect(lambda: self.wanted.emit(None))
        self.none = QuietButton(translate("editor", "None"))
        self.none.setToolTip(translate("editor", "Take every tick out, to set a few"))
        self.none.clicked.connect(lambda: self.wanted.emit([]))
        for button in (self.all, self.none):
            button.setAccessibleDescription(name)
            row.addWidget(button)
        column.addLayout(row)
        self._unfold(False)

    def show_pool(
        self, offered: Sequence[Offered], known: int, allowed: Collection[str] | None, mend: Sequence[str]
    ) -> None:
        """What there is, how much of it is truly there, what is allowed, None for all, and what is wrong with that."""
        blocker = QSignalBlocker(self.list)
        if (tuple(offered), fonts.scale()) != (self._offered, self._scale):
            self._offered, self._scale = tuple(offered), fonts.scale()
            self._fill()
        for place, thing in enumerate(offered):
            ticked = allowed is None or thing.id in allowed
            state = Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked
            self.list.item(place).setCheckState(state)
        blocker.unblock()
        count = len(self._ticked())
        everything = count == known == len(offered)
        words = self._all_words if everything else self._some_words.format(count=count, all=known)
        self.fold.setText(words)
        self.fold.setAccessibleName(f"{self._name}: {words}")
        self.all.setEnabled(allowed is not None)
        self.none.setEnabled(count > 0)
        self.mend.setText(" ".join(dict.fromkeys(mend)))
        self.mend.setVisible(bool(mend))

    def show_entry(self, id: str) -> None:
        """Bring a line onto the screen."""
        self.fold.setChecked(True)
        place = next((place for place, thing in enumerate(self._offered) if thing.id == id), -1)
        if place >= 0:
            self.list.setCurrentRow(place)

    def _fill(self) -> None:
        self.list.clear()
        side = round(PICTURE * fonts.scale())
        self.list.setIconSize(QSize(side, side))
        for thing in self._offered:
            add_row(self.list.model(), (thing.words,), {Qt.ItemDataRole.ToolTipRole: thing.tip})
            item = self.list.item(self.list.count() - 1)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Unchecked)
            if thing.letters:
                item.setIcon(self._picture(thing.letters, side))
        row = max(18, self.list.sizeHintForRow(0))
        self.list.setFixedHeight(min(round(TALLEST * fonts.scale()), row * len(self._offered) + 4))

    def _picture(self, letters: str, side: int) -> QIcon:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(round(side * ratio), round(side * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        paint_section(painter, letters, QRect(0, 0, side, side), ratio)
        painter.end()
        return QIcon(picture)

    def _tell(self) -> None:
        self.wanted.emit(self._ticked())

    def _ticked(self) -> list[str]:
        checked = Qt.CheckState.Checked
        return [thing.id for place, thing in enumerate(self._offered) if self.list.item(place).checkState() == checked]

    def _unfold(self, unfolded: bool) -> None:
        self.fold.set_icon("up" if unfolded else "down")
        for widget in (self.list, self.all, self.none):
            widget.setVisible(unfolded)


class Pool(Panel):
    changed = Signal(object, str, str)
    """As a mode tells of a change."""

    def __init__(self, library: Library) -> None:
        super().__init__(padding=12, spacing=6)
        self._library = library
        self._table: Document = {}
        self.column.addWidget(Title(translate("editor", "May be chosen"), "subtitle"))
        self.column.addWidget(
            Text(translate("editor", "What the players choose from when the battle begins."), "small", "muted")
        )
        self.groups = {
            ARMIES: PoolList(
                translate("editor", "Armies that may be chosen"),
                translate("editor", "All armies"),
                translate("editor", "{count} of {all} armies"),
            ),
            SECTIONS: PoolList(
                translate("editor", "Sections that may be chosen"),
                translate("editor", "All sections"),
                translate("editor", "{count} of {all} sections"),
            ),
        }
        for group, part in self.groups.items():
            part.wanted.connect(lambda ids, group=group: self._set(group, ids))
            self.column.addWidget(part)

    def show_table(self, table: Document, faults: Sequence[Fault]) -> None:
        """Where there is nothing to choose it is hidden, unless it holds something to mend."""
        self._table = table
        open_ones = left_open(table)
        shown = False
        for group, part in self.groups.items():
            mend = [sentence_words(fault) for fault in faults if path_of(fault.where)[:2] == ("pool", group)]
            wanted = group in open_ones or bool(mend)
            shown |= wanted
            part.setVisible(wanted)
            if wanted:
                offered = self._armies() if group == ARMIES else self._sections()
                allowed = at(table, ("pool", group))
                # What a file names and nobody has is listed too, so that it can be taken out.
                missing = [id for id in dict.fromkeys(allowed or ()) if id not in self._known(group)]
                part.show_pool([*offered, *(Offered(id, id) for id in missing)], len(offered), allowed, mend)
        self.setVisible(shown)

    def show_entry(self, group: str, place: Sequence[str | int] = ()) -> None:
        """Bring what a fault is about onto the screen: a group, or a place in it."""
        found = at(self._table, ("pool", group, *place))
        self.groups[group].show_entry(found if isinstance(found, str) else "")

    def _known(self, group: str) -> Collection[str]:
        return self._library.armies if group == ARMIES else self._library.sections

    def _armies(self) -> list[Offered]:
        return [Offered(id, names.nation(army)) for id, army in self._library.armies.items()]

    def _sections(self) -> list[Offered]:
        words = translate("editor", "{name}: {ground}")
        offered = []
        for id, sheet in self._library.section_sheets.items():
            told = words.format(name=sheet.name or id, ground=ground_words(sheet.section))
            offered.append(Offered(id, told, told, letters_of(sheet.section.rows)))
        return offered

    def _set(self, group: str, ids: Sequence[str] | None) -> None:
        known = self._known(group)
        table = with_pool(self._table, group, list(known) if ids is None else ids, known)
        self.changed.emit(table, translate("editor", "Change what may be chosen"), "")
