"""Choosing a battle of Commanders: a scenario with its board, who plays which side, and how strong the computer is."""

import re

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QSizePolicy, QVBoxLayout, QWidget

from app.board.rows import add_row
from app.board.theme import fonts
from app.board.theme.layouts import GAP, MARGIN, Scroll
from app.board.theme.parts import FlatButton, Panel, PrimaryButton, QuietButton, Segmented, Text, Title
from app.board.theme.style import current
from app.board.translation import translate
from app.commanders import names
from app.commanders.board.from_state import board_look
from app.commanders.board.paint_board import board_image
from app.commanders.board.view import BoardView
from app.shell.desktop import Desktop, Fight, Home, Lan, NewBattle
from app.shell.play.participants import COMPUTER, HUMAN, Participant
from engine.commanders.registration import GAME
from engine.commanders.state import State
from resources.content import content_of
from resources.faults import Rejected

WHITE, BLACK, BOTH, NONE = "white", "black", "both", "none"
PICTURE = 84
_PLAIN = re.compile("[a-z0-9_]{1,60}")
"""What the settings can keep."""


class NewBattleScreen(QWidget):
    """A list on the left, the board in the middle, sides and level on the right."""

    def __init__(self, desktop: Desktop, place: NewBattle) -> None:
        super().__init__()
        self.desktop = desktop
        self._content = content_of(GAME.id)
        self._library = desktop.library(GAME.id)
        self._scenarios = list(self._content.scenarios(self._library).values())
        self.setWindowTitle(translate("commanders", "New battle"))
        row = QHBoxLayout(self)
        row.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        row.setSpacing(MARGIN)
        row.addWidget(self._list())
        self.board = BoardView()
        row.addWidget(self.board, 1)
        row.addWidget(self._sides())
        wanted = getattr(place.scenario, "id", "") or self.desktop.choice(GAME.id, "scenario", "")
        found = [i for i, scenario in enumerate(self._scenarios) if scenario.id == wanted]
        self.list.setCurrentRow(found[0] if found else 0)
        self.setFocusProxy(self.list)

    def _list(self) -> QWidget:
        panel = self._battles = Panel(padding=14, spacing=GAP)
        panel.column.addWidget(Title(translate("commanders", "Choose a battle"), "subtitle"))
        self.list = QListWidget()
        self.list.setAccessibleName(translate("commanders", "Battles"))
        self.list.setIconSize(QSize(PICTURE, round(PICTURE * 1.29)))
        self.list.setWordWrap(True)
        for scenario in self._scenarios:
            image = board_image(board_look(self._begin(scenario)), PICTURE * 2, theme=current())
            icon = QIcon(QPixmap.fromImage(image))
            words = translate("scenarios", scenario.title) if scenario.title else scenario.id
            add_row(self.list.model(), (words,), {Qt.ItemDataRole.DecorationRole: icon})
        self.list.currentRowChanged.connect(self._show)
        self.list.itemActivated.connect(lambda _: self.start())
        panel.column.addWidget(self.list, 1)
        back = FlatButton(translate("commanders", "Back"), "back")
        back.clicked.connect(lambda: self.desktop.go.emit(Home()))
        panel.column.addWidget(back)
        return panel

    def _sides(self) -> QWidget:
        side = self._right = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        about = Panel(padding=16, spacing=8)
        self._title = Title("", "subtitle")
        self._title.setWordWrap(True)
        self._notes = Text(tone="muted")
        about.column.addWidget(self._title)
        about.column.addWidget(self._notes)
        page = QWidget()
        inside = QVBoxLayout(page)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(GAP)
        inside.addWidget(about)
        who = Panel(padding=16, spacing=8)
        who.column.addWidget(Title(translate("commanders", "You play"), "subtitle"))
        self.side = Segmented(
            (
                (WHITE, translate("commanders", "White")),
                (BLACK, translate("commanders", "Black")),
                (BOTH, translate("commanders", "Both")),
                (NONE, translate("commanders", "Neither")),
            ),
            translate("commanders", "You play"),
        )
        self._side_words = Text("", "small", "muted")
        self.side.chosen.connect(lambda _: self._tell())
        who.column.addWidget(self.side)
        who.column.addWidget(self._side_words)
        who.column.addWidget(Title(translate("commanders", "The computer"), "subtitle"))
        self.level = QListWidget()
        self.level.setAccessibleName(translate("commanders", "Level of the computer"))
        for name in names.LEVELS:
            values = {Qt.ItemDataRole.ToolTipRole: names.level_words(name)}
            add_row(self.level.model(), (names.level_name(name),), values)
        self.level.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.level.setFixedHeight(max(20, self.level.sizeHintForRow(0)) * len(names.LEVELS) + 8)
        self._level_words = Text("", "small", "muted")
        self.level.currentRowChanged.connect(lambda _: self._tell())
        usual = self.desktop.level(GAME.id)
        self.level.setCurrentRow(names.LEVELS.index(usual))
        who.column.addWidget(self.level)
        who.column.addWidget(self._level_words)
        inside.addWidget(who)
        inside.addStretch(1)
        column.addWidget(Scroll(page), 1)
        self.go = PrimaryButton(translate("commanders", "Begin the battle"), "play")
        self.go.clicked.connect(self.start)
        column.addWidget(self.go)
        self.lan = QuietButton(translate("commanders", "Offer it over LAN"), "network")
        self.lan.clicked.connect(self.offer)
        column.addWidget(self.lan)
        kept = self.desktop.choice(GAME.id, "side", WHITE)
        self.side.choose(kept if kept in (WHITE, BLACK, BOTH, NONE) else WHITE)
        self._tell()
        return side

    def resizeEvent(self, event: QResizeEvent) -> None:
        """However large the text is, the board keeps a third of the width."""
        super().resizeEvent(event)
        scale, width = fonts.scale(), self.width()
        self._battles.setFixedWidth(round(min(330 * scale, width * 0.26)))
        self._right.setFixedWidth(round(min(380 * scale, width * 0.4)))

    @property
    def _scenario(self) -> object:
        return self._scenarios[max(self.list.currentRow(), 0)]

    def _begin(self, scenario: object) -> State:
        state = self._content.prepare(scenario, self._library, "", "")[1]
        assert isinstance(state, State)
        return state

    def _show(self, row: int) -> None:
        if row < 0:
            return
        scenario = self._scenarios[row]
        self.board.show_board(board_look(self._begin(scenario)))
        self._title.setText(translate("scenarios", scenario.title))
        self._notes.setText(translate("scenarios", scenario.notes) if scenario.notes else "")
        self._notes.setVisible(bool(scenario.notes))

    def _tell(self) -> None:
        words = {
            WHITE: translate("commanders", "You sit in the south; the computer commands Black."),
            BLACK: translate("commanders", "You sit in the north; the computer commands White."),
            BOTH: translate("commanders", "Two people at one screen; orders stay hidden between them."),
            NONE: translate("commanders", "You watch two computers."),
        }
        self._side_words.setText(words.get(self.side.value, ""))
        self._level_words.setText(names.level_words(names.LEVELS[max(self.level.currentRow(), 0)]))
        self.level.setEnabled(self.side.value != BOTH)

    def offer(self) -> None:
        """Look for somebody on the network to fight this battle with."""
        self.desktop.go.emit(Lan(self._scenario, int(self.side.value == BLACK), GAME.id))

    def start(self) -> None:
        """Go to the battle; level, side and scenario are remembered."""
        level = names.LEVELS[max(self.level.currentRow(), 0)]
        self.desktop.change(level=level)
        self.desktop.choose(GAME.id, "side", self.side.value)
        shipped = getattr(self._scenario, "id", "")
        if _PLAIN.fullmatch(shipped):
            self.desktop.choose(GAME.id, "scenario", shipped)
        human, computer = Participant(HUMAN), Participant(COMPUTER, level)
        seats = {
            WHITE: (human, computer),
            BLACK: (computer, human),
            BOTH: (human, human),
            NONE: (computer, computer),
        }[self.side.value]
        try:
            self.desktop.go.emit(Fight(GAME.id, self._scenario, seats))
        except Rejected as fault:
            self.desktop.trouble.emit(str(fault))
