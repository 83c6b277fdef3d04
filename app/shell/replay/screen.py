"""The replay: any recorded battle step by step, through either side's eyes or open, read by the computer meanwhile."""

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QMenu, QScrollArea, QVBoxLayout, QWidget

from app.board.announce import announce
from app.board.theme import fonts
from app.board.theme.parts import ElidedText, FlatButton, Panel, PrimaryButton, Segmented, Text
from app.board.translation import translate
from app.shell.desktop import Desktop, Home, Replay
from app.shell.replay import panel_contents
from app.shell.replay.controls import Controls
from app.shell.replay.panels import ChancePanel, LuckPanel, Stage, TurningPanel, points_for
from app.shell.replay.record_opening import can_branch, open_record
from app.shell.replay.summary import Progress, Reading
from app.shell.replay.tools import Tools
from app.shell.replay.turning_points import OPEN, phase_ends

VIEWERS = {"one": 0, "two": 1, "both": OPEN}
ROOMY = 1000
"""Below so many pixels at 100 % the bar is short of words."""


class Bar(Panel):
    home = Signal()
    seen = Signal(int)
    """The viewer: a seat, or OPEN."""

    def __init__(self, title: str, summary: str, sides: tuple[str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent, part="bar", padding=10)
        row = QHBoxLayout()
        row.setSpacing(16)
        back = FlatButton(translate("replay", "Home"), "back")
        back.setToolTip(translate("replay", "Leave the replay"))
        back.clicked.connect(self.home)
        row.addWidget(back)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(ElidedText(title, "title"))
        words.addWidget(ElidedText(summary, "small", "muted"))
        row.addLayout(words, 1)
        self._seen_by = Text(translate("replay", "Seen by"), tone="muted", wrap=False)
        row.addWidget(self._seen_by)
        self.viewers = Segmented(
            [("one", sides[0]), ("two", sides[1]), ("both", translate("replay", "Both"))],
            translate("replay", "Seen by"),
        )
        self.viewers.choose("both")
        self.viewers.button("both").setToolTip(translate("replay", "Both hands lie open"))
        for key, side in (("one", sides[0]), ("two", sides[1])):
            tip = translate("replay", "Only what {side} knew").format(side=side)
            self.viewers.button(key).setToolTip(tip)
        self.viewers.chosen.connect(lambda key: self.seen.emit(VIEWERS[key]))
        row.addWidget(self.viewers)
        self.export = FlatButton(translate("replay", "Export"), "export")
        self.export_menu = QMenu(self.export)
        self.export.setMenu(self.export_menu)
        row.addWidget(self.export)
        self.branch = PrimaryButton(translate("replay", "Play on from here"), "branch")
        row.addWidget(self.branch)
        self.column.addLayout(row)
        self.buttons = (back, self.export, self.branch)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is little room the buttons say less, and their tooltips the rest."""
        super().resizeEvent(event)
        tight = self.width() < ROOMY * fonts.scale()
        self._seen_by.setVisible(not tight)
        self.export.setText("" if tight else translate("replay", "Export"))
        self.export.setToolTip(translate("replay", "Export") if tight else "")
        self.branch.setText(translate("replay", "Play on") if tight else translate("replay", "Play on from here"))

    def add_exports(self, actions: list[QAction]) -> None:
        self.export_menu.addActions(actions)


PAUSE_MS: Final = 700
"""Between two steps while it plays, besides the time that motions take."""
BOARD_SHARE: Final = 0.44
"""Of the width, at most."""
LEAST_BOARD: Final = 340
GAPS: Final = 46
"""Above, below and between the board and its caption."""


class _Column(QScrollArea):
    """The right column, which scrolls where text is large and the window small; the keys belong to the replay."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()


class _Rows(QVBoxLayout):
    """Its sentences may wrap, but what they would like best is no reason to scroll: tables and lists give way."""

    def hasHeightForWidth(self) -> bool:
        return False


class ReplayScreen(QWidget):
    """Raises RecordFault if nothing of the record can be shown, OSError if it cannot be read."""

    def __init__(self, desktop: Desktop, destination: Replay) -> None:
        super().__init__()
        self.desktop = desktop
        opened = open_record(destination.path, desktop.folder)
        self.path = opened.path
        self.timeline = timeline = opened.timeline
        self.viewer = OPEN
        self.place = timeline.place_of(destination.at)
        self.game = game = timeline.game
        self.sides = (game.side(timeline.end, 0), game.side(timeline.end, 1))
        self.reading = Reading(timeline, desktop.folder, self)
        self.setWindowTitle(translate("replay", "Replay"))
        self._playing = False
        self._moving = False
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._play_on)

        self.bar = Bar(game.title(timeline), panel_contents.summary(timeline), self.sides)
        self.stage = Stage(game.stage())
        self.chances = ChancePanel(self.reading)
        self.luck = LuckPanel(timeline)
        self.turning = TurningPanel()
        self.controls = Controls()
        self._lay_out(opened.fault)
        self.tools = Tools(self)
        self._connect()
        self.luck.table.show_rows(panel_contents.luck_rows(timeline))
        self.luck.table.rolls.more = lambda place: panel_contents.moved_by_roll(
            self.reading.verdicts, place, self.viewer
        )
        if timeline.taken_back:
            left_out = translate("replay", "%n action(s) were taken back and are left out.", "", timeline.taken_back)
            self.controls.where.setToolTip(left_out)
        stops = panel_contents.stops(timeline)
        self._turn_ends = [0, *(stop.end for stop in stops), len(timeline.frames)]
        self._phase_ends = [0, *phase_ends(timeline.frames), len(timeline.frames)]
        self.controls.timeline.show_stops(stops, self.sides)
        self.setFocusProxy(self.controls.timeline.strip)
        self._refresh()
        self._stand()

    # Making

    def _lay_out(self, fault: str) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        self.fault = Panel(part="notice", padding=10)
        self.fault.column.addWidget(Text(fault))
        self.fault.setVisible(bool(fault))
        column.addWidget(self.fault)
        body = QHBoxLayout()
        body.setContentsMargins(16, 12, 16, 12)
        body.setSpacing(12)
        body.addWidget(self.stage)
        # Its caption moves elsewhere before it would make the window grow.
        self.stage.setMinimumHeight(LEAST_BOARD)
        right = QWidget()
        right.setProperty("part", "page")
        self._rows = rows = _Rows(right)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(12)
        rows.addWidget(self.chances, 5)
        self._lower = lower = QHBoxLayout()
        lower.setSpacing(12)
        lower.addWidget(self.luck, 3)
        lower.addWidget(self.turning, 2)
        rows.addLayout(lower, 7)
        self.chances.setVisible(self.game.judges)
        self.turning.setVisible(self.game.judges)
        self.luck.setVisible(self.game.keeps_luck)
        scroll = _Column()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(right)
        body.addWidget(scroll, 1)
        column.addLayout(body, 1)
        foot = QHBoxLayout()
        foot.setContentsMargins(16, 0, 16, 12)
        foot.addWidget(self.controls)
        column.addLayout(foot)

    def _connect(self) -> None:
        self.bar.home.connect(lambda: self.desktop.go.emit(Home()))
        self.bar.seen.connect(self.see_as)
        self.bar.branch.clicked.connect(self.tools.play_on_from_here)
        self.controls.wanted.connect(self._wanted)
        for jumper in (self.controls.timeline, self.chances.chart, self.luck.table, self.turning.list):
            jumper.jumped.connect(self.go_to)
        self.stage.view.rested.connect(self._rested)
        self.reading.found.connect(self._refresh)
        self.reading.changed.connect(self._refresh)
        self.desktop.changed.connect(self._set_pace)
        self._set_pace()
        for button in (*self.controls.buttons.values(), *self.bar.buttons, self.chances.line.button):
            button.installEventFilter(self)

    # Where one is

    @property
    def view(self) -> Any:
        """The battle here, as the viewer may see it."""
        state = self.timeline.state_at(self.place)
        return state if self.viewer == OPEN else state.seen_by(self.viewer)

    def go_to(self, place: int) -> None:
        """Stand somewhere else. One step on is shown as it happens, everything else at once."""
        place = min(max(place, 0), len(self.timeline.frames))
        if place == self.place:
            return
        step_on = place == self.place + 1
        self._land()
        self.place = place
        if step_on:
            self._show_motion()
        self._stand()

    def jump_turn(self, way: int) -> None:
        """To where the next turn of either side is over, or to where the one before was."""
        self._jump(self._turn_ends, way)

    def jump_phase(self, way: int) -> None:
        """The same for the phases of a turn."""
        self._jump(self._phase_ends, way)

    def _jump(self, ends: list[int], way: int) -> None:
        if way > 0:
            self.go_to(min((end for end in ends if end > self.place), default=self.place))
        else:
            self.go_to(max((end for end in ends if end < self.place), default=self.place))

    def see_as(self, viewer: int) -> None:
        """Look through a side's eyes; what it could not know is hidden everywhere."""
        self.viewer = viewer
        self._land()
        self._refresh()
        self._stand()

    def change_viewer(self) -> None:
        """The next of the three ways to look at it."""
        keys = list(VIEWERS)
        now = keys.index(self.bar.viewers.value)
        self.bar.viewers.choose(keys[(now + 1) % len(keys)])

    def toggle_play(self) -> None:
        self._playing = not self._playing and self.place < len(self.timeline.frames)
        self._next.stop()
        if self._playing and not self._moving:
            self._play_on()
        self.controls.show_place(self.place, len(self.timeline.frames), self._playing)

    def _play_on(self) -> None:
        if self._playing:
            self.go_to(self.place + 1)

    def _wanted(self, key: str) -> None:
        if key == "play":
            self.toggle_play()
            return
        places = {"first": 0, "back": self.place - 1, "step": self.place + 1, "last": len(self.timeline.frames)}
        self.go_to(places[key])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        keys: dict[int, Callable[[], Any]] = {
            Qt.Key.Key_Right: lambda: self.go_to(self.place + 1),
            Qt.Key.Key_Period: lambda: self.go_to(self.place + 1),
            Qt.Key.Key_Left: lambda: self.go_to(self.place - 1),
            Qt.Key.Key_Comma: lambda: self.go_to(self.place - 1),
            Qt.Key.Key_PageDown: lambda: self.jump_turn(1),
            Qt.Key.Key_PageUp: lambda: self.jump_turn(-1),
            Qt.Key.Key_Home: lambda: self.go_to(0),
            Qt.Key.Key_End: lambda: self.go_to(len(self.timeline.frames)),
            Qt.Key.Key_Space: self.toggle_play,
        }
        cards = self.turning.list.cards
        digit = key - Qt.Key.Key_1
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.modifiers() == Qt.KeyboardModifier.ShiftModifier and key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            self.jump_phase(1 if key == Qt.Key.Key_PageDown else -1)
        elif plain and key in keys:
            keys[key]()
        elif plain and 0 <= digit < len(cards):
            self.go_to(cards[digit].telling.place)
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Buttons would take the arrow keys for the way to the next button; here they step."""
        arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right)
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in arrows:
            self.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    # Showing

    def _stand(self) -> None:
        """Show everything of this place but the board, if that still moves."""
        view = self.view
        caption = self.game.caption(self.timeline, self.place, self.viewer)
        self.stage.show_caption(caption)
        self.stage.view.show_below(view, panel_contents.below(self.viewer))
        self.controls.show_place(self.place, len(self.timeline.frames), self._playing)
        self.chances.chart.show_place(self.place)
        self._show_chance()
        self.luck.table.show_place(self.place)
        self.turning.list.show_place(self.place)
        possible = can_branch(self.timeline, self.place)
        self.bar.branch.setEnabled(possible)
        self.bar.branch.setToolTip(
            translate("replay", "Take over either side; a new record is made.")
            if possible
            else translate("replay", "The battle is decided here. Step back to play on.")
        )
        if not self._moving:
            self._show_board(view)
        announce(self, f"{caption.title}. {caption.detail}")

    def _show_chance(self) -> None:
        verdicts = self.reading.verdicts
        self.chances.words.setText(panel_contents.chance_words(verdicts, self.place, self.viewer))
        self.chances.words.setToolTip(panel_contents.judged_words(verdicts, self.place, self.viewer))

    def _show_board(self, view: Any) -> None:
        self.stage.view.show_place(self.timeline, self.place, view, panel_contents.below(self.viewer))
        if self._playing:
            if self.place >= len(self.timeline.frames):
                self.toggle_play()
            else:
                self._next.start(round(PAUSE_MS * 100 / self.desktop.settings.speed))

    def _show_motion(self) -> None:
        frame = self.timeline.frames[self.place - 1]
        self._moving = self.isVisible() and self.stage.view.play(list(self.timeline.steps(frame)), self.viewer)

    def _rested(self) -> None:
        if self._moving:
            self._moving = False
            self._show_board(self.view)

    def _land(self) -> None:
        """Whatever still moves is over: somebody wants to be elsewhere."""
        self._next.stop()
        if self._moving:
            self._moving = False
            self.stage.view.skip()

    def _refresh(self) -> None:
        """Show what the reading has found out."""
        verdicts = self.reading.verdicts
        tellings = panel_contents.turning_points(verdicts, self.viewer)
        side = panel_contents.below(self.viewer)
        self.chances.chart.show_curve(panel_contents.curve(verdicts, self.viewer, tellings))
        self._show_chance()
        reading = self.reading.progress is Progress.READING
        empty = (
            translate("replay", "They show as the battle is read.")
            if reading
            else translate("replay", "No turn stands out.")
        )
        self.turning.points.setText(points_for(self.sides[side]))
        self.turning.list.show_tellings(tellings, side, empty)
        self.luck.show_moved(panel_contents.moved_by_luck(verdicts, self.viewer))

    def _set_pace(self) -> None:
        settings = self.desktop.settings
        self.stage.view.set_pace(settings.speed / 100, settings.reduce_motion)

    # Coming and going

    def now(self) -> Replay:
        """Where this replay is, to be opened again."""
        return Replay(self.path, self.timeline.frames[self.place - 1].end if self.place else 0)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.reading.stop()
        super().closeEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing plays while something else is on the screen; the reading goes on."""
        self._land()
        self._playing = False
        super().hideEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()
        if self.reading.done == 0 and self.reading.progress is Progress.STOPPED:
            self.reading.begin()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The board is square: as high as there is room above caption and hands, and not too wide."""
        heads = [self.bar.sizeHint().height(), self.controls.sizeHint().height()]
        if self.fault.isVisibleTo(self):
            heads.append(self.fault.sizeHint().height())
        room = self.height() - sum(heads) - GAPS
        widest = round(BOARD_SHARE * self.width())
        width = widest
        for _ in range(2):
            # The narrower the board, the more lines its caption takes.
            width = min(width, room - self.stage.below.heightForWidth(max(width, 1)))
        apart = width < LEAST_BOARD
        self._set_apart(apart)
        self.stage.setFixedWidth(max(260, min(widest, room)) if apart else width)

    def _set_apart(self, apart: bool) -> None:
        """Where text is large and the window small, caption and hands go to the top of the right column."""
        below = self.stage.below
        if apart == (below.parentWidget() is not self.stage):
            return
        if apart:
            self.stage.column.removeWidget(below)
            self._rows.insertWidget(0, below)
        else:
            self._rows.removeWidget(below)
            self.stage.column.addWidget(below)
        ways = QBoxLayout.Direction
        self._lower.setDirection(ways.TopToBottom if apart else ways.LeftToRight)
        self.controls.keys.setVisible(not apart)
