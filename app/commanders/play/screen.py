"""The play screen of Commanders: the board in the middle, both sides on the left, orders and decisions on the right."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListWidget, QMenu, QMessageBox, QStackedWidget, QVBoxLayout, QWidget

from app.board.announce import announce
from app.board.engine_words import refusal_words
from app.board.rows import add_row
from app.board.theme import fonts
from app.board.theme.layouts import GAP, MARGIN, Column
from app.board.theme.parts import FlatButton, IconButton, Panel, Text, Title
from app.board.translation import translate
from app.commanders import names
from app.commanders.board.from_state import arrows_of, board_look, moves_of
from app.commanders.board.looks import RESERVES, SECTORS, Arrow, Fate, Stack
from app.commanders.board.view import GROW_MS, BoardView
from app.commanders.play.choices import Question, question
from app.commanders.play.combat import CombatPanel, settled
from app.commanders.play.panels import DecisionPanel, PointsPanel, SheetPanel, SideBadge, SidePanel
from app.commanders.play.planning import KeyedOrder, broken, reaches, second_thoughts, unopposed
from app.commanders.play.play_view import CommandersPlayView
from app.commanders.play.round_end import RoundStory, round_end
from app.commanders.play.sheet import OrderSheet, code_along, code_of_arrow, counted
from app.commanders.words import HEADINGS, WORDS, event_words
from app.shell.desktop import Desktop, Fight, Help, Home, LanFight, Replay, Resume
from app.shell.errors import guarded
from app.shell.help.pages import topic_in
from app.shell.play.battle_source import BattleSource, Choice
from app.shell.play.participants import COMPUTER, ELSEWHERE, HUMAN
from app.shell.play.phase_bar import Phase, PhaseBar
from app.shell.play.session import OPEN, Session
from engine.battle import Step, steps
from engine.commanders import events as happened
from engine.commanders import tags
from engine.commanders.action import ORDER_ACTIONS, SAVE_ONE, SAVED, Action
from engine.commanders.board import CHANCE, NAMES, ROOM
from engine.commanders.registration import GAME
from engine.commanders.state import State
from engine.game import Refusal

LEFT: Final = (232, 276)
RIGHT: Final = (340, 440)
"""The least and the most that the columns beside the board are wide, at 100 % text."""
BOARD: Final = 330
"""The least that the board is; if that leaves no room for the armies, a button brings them in place of the orders."""
ROOMY: Final = 640
"""How high the screen must be for what counts in a combat to be told below it."""
LOG_TOO: Final = 1_000
"""How high the screen must be for the log beside a combat."""
BEAT_MS: Final = 450
DICE_MS: Final = 1_200
READ_MS: Final = 4_000
"""How long something that happened stays before the next thing happens, at normal speed."""
_SEEN: Final = frozenset(
    (happened.MOVED, happened.MET, happened.ROLLED, happened.HIT, happened.REACTED, happened.RALLIED, happened.WITHDREW)
)
"""Events that are given a moment."""
SEALED: Final = "commanders_sheet"
"""Remembered among the settings: the sheet sealed last, with the battle and the round it is for."""


class PlayScreen(QWidget):
    """Binds a battle to its table: what happens is shown, what is decided is played. It never waits."""

    def __init__(self, desktop: Desktop, destination: Fight | Resume | LanFight) -> None:
        super().__init__()
        self.desktop = desktop
        self._place = destination
        self.session = self._open(destination)
        self._persons = [seat for seat, who in enumerate(self.session.participants) if who.kind == HUMAN]
        self.viewer = self._first_viewer()
        self._view: State = self.session.seen(self.viewer)
        self._sheet = OrderSheet()
        self._queue: list[Action] = []
        """Lines of a sealed sheet that are still to be written down."""
        self._question: Question | None = None
        self._keyed: KeyedOrder | None = None
        self._ghosts = self._memory = False
        """Whether the board is shown as if the enemy did nothing, and with his arrows of last round."""
        self._last_sheets: list[list[int]] = [[], []]
        self._story = RoundStory()
        self._told_round: RoundStory | None = None
        """The round that has just been scored, until it is shown."""
        self._scored: RoundStory | None = None
        """That round while it is read."""
        self._reading: tuple[str, str, int] | None = None
        """While results are read: the title of the bar, the words beside it, and the phase."""
        self._revealed: tuple[Arrow, ...] = ()
        self._waiting_for_reader = False
        self.own_actions: list[QAction] = []
        """What belongs in the menu of this battle alone."""
        self._build()
        self._connect()
        self._fill_log()
        self.refresh()
        self.remote_panel = self.session.attend(CommandersPlayView(self))
        QTimer.singleShot(0, self, self._begin)

    def _open(self, destination: Fight | Resume | LanFight) -> BattleSource:
        """The battle to be shown; raises RecordFault, Rejected or OSError."""
        if isinstance(destination, LanFight):
            return destination.battle
        library = self.desktop.library(GAME.id)
        if isinstance(destination, Resume):
            return Session.resume(library, destination.path)
        return Session.new(GAME.id, library, destination.scenario, destination.participants)

    def _first_viewer(self) -> int:
        if len(self._persons) == 1:
            return self._persons[0]
        elsewhere = any(who.kind == ELSEWHERE for who in self.session.participants)
        return CHANCE if self._persons or elsewhere else OPEN

    # Building

    def _build(self) -> None:
        self.board = BoardView()
        self.board.setMinimumWidth(240)
        self.panels = (SidePanel(0), SidePanel(1))
        self.points = PointsPanel()
        self.sheet_panel = SheetPanel()
        self.decision = DecisionPanel()
        self.combat = CombatPanel()
        self.log = QListWidget()
        self.log.setWordWrap(True)
        self.log.setAccessibleName(translate("commanders", "Log"))
        self.log.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._bar())
        body = QHBoxLayout()
        body.setContentsMargins(MARGIN, GAP, MARGIN, MARGIN)
        body.setSpacing(MARGIN)
        self._left = Column()
        self._left_order: tuple[int, int] = (-1, -1)
        body.addWidget(self._left)
        body.addWidget(self.board, 1)
        body.addWidget(self._right())
        column.addLayout(body, 1)
        self.setFocusProxy(self.board)

    def _bar(self) -> QWidget:
        bar = QFrame()
        bar.setProperty("part", "bar")
        bar.setFixedHeight(round(56 * fonts.scale()))
        row = self.bar_row = QHBoxLayout(bar)
        row.setContentsMargins(14, 8, 14, 8)
        row.setSpacing(8)
        self.menu_button = IconButton("menu", translate("play", "Menu"))
        self.menu_button.clicked.connect(self._show_menu)
        self._badge = SideBadge()
        self._title = Title(type="subtitle")
        self._turn = Text(tone="muted", wrap=False)
        self.phases = PhaseBar()
        self.undo_button = FlatButton(translate("play", "Undo"), "undo")
        self.undo_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.undo_button.clicked.connect(self.undo)
        self.help_button = IconButton("help", translate("play", "Help"))
        self.help_button.clicked.connect(self._open_help)
        self.armies_button = FlatButton(translate("commanders", "Armies"), "flag")
        self.armies_button.setCheckable(True)
        self.armies_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.armies_button.toggled.connect(lambda _: self._fit())
        for widget in (self.menu_button, self._badge, self._title, self._turn):
            row.addWidget(widget)
        row.addWidget(self.phases, 1)
        row.addWidget(self.armies_button)
        row.addWidget(self.undo_button)
        row.addWidget(self.help_button)
        return bar

    def _right(self) -> QWidget:
        right = self._right_side = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        self.stack = QStackedWidget()
        # Less than its pages ask for: they scroll, and a combat above must not be cut.
        self.stack.setMinimumHeight(round(190 * fonts.scale()))
        self.stack.addWidget(self.sheet_panel)
        self.stack.addWidget(self.decision)
        column.addWidget(self.combat, 4)
        column.addWidget(self.stack, 3)
        self._log_panel = Panel(padding=12, spacing=4)
        self._log_panel.column.addWidget(self.log)
        column.addWidget(self._log_panel, 1)
        self.combat.hide()
        return right

    def _connect(self) -> None:
        session, sheet = self.session, self.sheet_panel
        session.stepped.connect(self._stepped)
        session.asked.connect(self._asked)
        session.thinking.connect(self._thinking)
        session.ended.connect(self._ended)
        session.trouble.connect(self.desktop.trouble)
        self.board.ordered.connect(self._drag)
        self.board.changed.connect(self._change_arrow)
        self.board.arrow_pressed.connect(lambda arrow: self._change_arrow(arrow, 1))
        self.board.set_words(self._place_words, self._place_words, self._arrow_words)
        self.board.set_keys_press(False)
        self.board.asked.connect(self._asked_about)
        self.board.reached.connect(self._cursor_at)
        self.board.pressed.connect(self._board_pressed)
        sheet.reach.toggled.connect(lambda _: self.refresh())
        sheet.more.connect(lambda code: self._add(code))
        sheet.less.connect(lambda code: self._set_sheet(self._sheet.without(code)))
        sheet.removed.connect(lambda code: self._set_sheet(self._sheet.without(code, 10)))
        sheet.cleared.connect(lambda: self._set_sheet(self._sheet.changed(())))
        sheet.typed.connect(self._typed)
        sheet.sealed.connect(self.seal)
        self.decision.answered.connect(self._answer)
        self.decision.changed.connect(self._check)
        self.decision.pressed.connect(self._go_on)
        self._undo = self._action(translate("play", "Undo"), self.undo, "Ctrl+Z")
        self._redo = self._action(translate("commanders", "Redo"), self.redo, "Ctrl+Shift+Z")
        self._action(translate("play", "Confirm"), self._primary, "Ctrl+Return")
        self._draw = self._action(translate("play", "Offer a draw"), self.offer_draw)
        self._concede = self._action(translate("play", "Give up…"), self.concede)
        self.own_actions += [self._draw, self._concede]
        session.declined.connect(self._declined)

    def _action(self, words: str, do: Callable[[], object], keys: str = "") -> QAction:
        """Something that the menu offers while this screen is open."""
        action = QAction(words, self)
        if keys:
            action.setShortcut(QKeySequence(keys))
            action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.triggered.connect(lambda _=False: do())
        self.addAction(action)
        return action

    # What others ask of the screen

    @property
    def is_idle(self) -> bool:
        """Whether nobody here decides or reads anything."""
        return self._question is None and not self._planning and not self._waiting_for_reader

    def show_waiting(self, title: str, detail: str, footnote: str = "", choices: Sequence[Choice] = ()) -> None:
        """Say what is waited for, unless somebody still reads what has happened."""
        if self._waiting_for_reader:
            return
        # The lines of a sheet follow each other of themselves; a single one cannot be taken back.
        offered = () if self._view.stack[-1] == tags.PLAN else choices
        self.decision.show_message(title, detail, "", [footnote] if footnote else (), offered)
        self.stack.setCurrentWidget(self.decision)

    def forget_decision(self) -> None:
        self._question = None
        self._stop_reading()

    def complain(self, sentence: str) -> None:
        self.desktop.trouble.emit(sentence)

    def leave(self) -> bool:
        """Every action is saved already, so there is nothing to ask."""
        return True

    def now(self) -> Fight | Resume | LanFight:
        if isinstance(self._place, LanFight):
            return self._place
        return Resume(self.session.file.path) if self.session.file is not None else self._place

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Share the width between the board and the columns beside it."""
        scale, width = fonts.scale(), self.width()
        left = min(max(width * 0.20, LEFT[0] * scale), LEFT[1] * scale)
        right = min(max(width * 0.34, RIGHT[0] * scale), RIGHT[1] * scale)
        narrow = width - left - right - 4 * MARGIN < BOARD * scale
        self.armies_button.setVisible(narrow)
        armies = narrow and self.armies_button.isChecked()
        self._left.setVisible(armies or not narrow)
        self._right_side.setVisible(not armies)
        self._left.setFixedWidth(round(right if armies else left))
        self._right_side.setFixedWidth(round(right))
        self._share_height()

    def _share_height(self) -> None:
        """A combat needs the room: what happened in it is in the log afterwards."""
        scale, height = fonts.scale(), self.height()
        fighting = any(any(front.line) for front in self._view.fronts)
        roomy = height > ROOMY * scale
        self.combat.setVisible(fighting)
        self.combat.set_roomy(roomy)
        self.decision.set_roomy(roomy or not fighting)
        self._log_panel.setVisible(height > (LOG_TOO if fighting else ROOMY) * scale)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.session.close()
        super().closeEvent(event)

    # What happens

    def _begin(self) -> None:
        self.session.warm()
        self.proceed()

    @guarded
    def proceed(self) -> None:
        # Also while a computer thinks: both sides plan at the same time.
        if not self._waiting_for_reader:
            self.session.go()

    @guarded
    def _stepped(self, step: Step[State]) -> None:
        self._question = None
        self._view = self._seen(step.after)
        self._tell(step)
        kinds = {event.kind for event in step.events}
        self._revealed = moves_of(step)
        lying = settled(step)
        if lying is not None:
            self._show_combat(step, lying)
            return
        if happened.ROUND in kinds:
            self._sheet = OrderSheet()
        self.refresh()
        if self._told_round is not None and not self.session.battle.over and self._persons:
            self._show_round(step)
            return
        delay = DICE_MS if happened.ROLLED in kinds else BEAT_MS if kinds & _SEEN else 0
        still = self.desktop.settings.reduce_motion or not self.isVisible()
        if still:
            delay = min(delay, 150)
        elif self._revealed:
            # Arrows of both sides grow over the board as it was; then everybody has moved.
            shown = round(GROW_MS / self._pace)
            self.board.grow(board_look(self._seen(step.before), self._revealed), frozenset(self._revealed), shown)
            QTimer.singleShot(shown + round(BEAT_MS / self._pace), self, self._show_moved)
            delay += GROW_MS + BEAT_MS
        QTimer.singleShot(round(delay / self._pace), self, self.proceed)

    @property
    def _pace(self) -> float:
        return max(self.desktop.settings.speed, 25) / 100

    def _seen(self, state: State) -> State:
        return state.copy() if self.viewer == OPEN else state.seen_by(self.viewer)

    @guarded
    def _show_moved(self) -> None:
        if self._revealed and not self._waiting_for_reader:
            self.refresh()

    def _show_combat(self, step: Step[State], lying: State) -> None:
        """Dice lie with their results until a player goes on; whoever only watches gets time to read them."""
        now = self._view
        self._view = self._seen(lying)
        title = (
            translate("commanders", "The melee is decided")
            if lying.melee
            else translate("commanders", "Fire: the result")
        )
        self._reading = (title, self._round_words(lying), lying.phase - 1)
        self.refresh()
        lines = [words for event in step.events if event.kind == happened.HIT and (words := event_words(event))]
        self.decision.show_message(
            title,
            "" if lines else translate("commanders", "Nobody is hit."),
            translate("commanders", "Go on") if self._persons else "",
            lines,
        )
        self.stack.setCurrentWidget(self.decision)
        self._view = now
        announce(self.decision, " ".join([title, *lines]))
        if self._persons:
            self._waiting_for_reader = True
            return
        wait = 150 if self.desktop.settings.reduce_motion or not self.isVisible() else READ_MS
        QTimer.singleShot(round(wait / self._pace), self, self._leave_combat)

    @guarded
    def _leave_combat(self) -> None:
        self._reading = None
        self.refresh()
        self.proceed()

    def _show_round(self, step: Step[State]) -> None:
        """Results stay until the player goes on."""
        story, self._told_round = self._told_round, None
        if story is None:
            return
        self._waiting_for_reader = True
        number = step.after.round
        title = translate("commanders", "Round {number} scored").format(number=number - 1)
        self._reading = (title, translate("commanders", "Sheets open"), len(tags.PHASE_NAMES) - 1)
        order = (self.own, 1 - self.own)
        self._scored = story
        self.refresh()
        self.decision.show_message(
            title,
            translate("commanders", "Both sheets lie open. Orders that were never used are faded."),
            translate("commanders", "Plan round {number}").format(number=number),
            round_end(story, order),
        )
        self.stack.setCurrentWidget(self.decision)
        self.board.show_board(board_look(self._view, story.arrows))
        announce(self.decision, " ".join([title, *story.lines(), *story.scored]))

    def _stop_reading(self) -> None:
        self._waiting_for_reader = False
        self._reading = self._scored = None

    @guarded
    def _go_on(self) -> None:
        self._stop_reading()
        if self.session.battle.over:
            self._look_back()
            return
        self.decision.show_message(translate("commanders", "The battle goes on"), "")
        self.refresh()
        self.proceed()

    @guarded
    def _asked(self, seat: int) -> None:
        if len(self._persons) == 2 and self.viewer != seat:
            if self.desktop.settings.curtain and not self._queue:
                self._pass_to(seat)
                return
            self.viewer = seat
        self._ask(seat)

    def _pass_to(self, seat: int) -> None:
        """Between two persons at one screen nobody's orders are shown."""
        self.viewer = CHANCE
        self._view = self.session.seen(CHANCE)
        self.refresh()
        self._waiting_for_reader = True
        side = names.side(seat)
        self.decision.show_message(
            translate("commanders", "Pass to {side}").format(side=side),
            translate("commanders", "{side} is to decide now. The other looks away.").format(side=side),
            translate("commanders", "I am {side}").format(side=side),
        )
        self.stack.setCurrentWidget(self.decision)
        self._next_seat = seat
        self.decision.pressed.disconnect(self._go_on)
        self.decision.pressed.connect(self._take_seat)

    @guarded
    def _take_seat(self) -> None:
        self.decision.pressed.disconnect(self._take_seat)
        self.decision.pressed.connect(self._go_on)
        self._waiting_for_reader = False
        self.viewer = self._next_seat
        self._ask(self.viewer)

    def _ask(self, seat: int) -> None:
        self._view = self.session.seen(self.viewer)
        if self._view.stack[-1] == tags.PLAN:
            self._queue = self._queue or self._rest_of_sheet(seat)
            if self._queue:
                self.session.play(self._queue.pop(0))
                self.proceed()
                return
            self._sheet = OrderSheet()
            self.refresh()
            self.stack.setCurrentWidget(self.sheet_panel)
            announce(self.board, translate("commanders", "Write your orders."))
            return
        self._question = question(self._view)
        self.refresh()
        self.decision.show_question(self._question)
        self.stack.setCurrentWidget(self.decision)
        self._check(self.decision.values)
        announce(self.decision, f"{self._question.title}. {self._question.detail}")

    @guarded
    def _thinking(self, seat: int, thought: object) -> None:
        if self._question is None and not self._planning and not self._waiting_for_reader:
            self.decision.show_message(
                translate("commanders", "{side} is thinking").format(side=names.side(seat)),
                translate("commanders", "The battle goes on as soon as both sides have decided."),
            )
            self.stack.setCurrentWidget(self.decision)

    @guarded
    def _ended(self) -> None:
        title, how = WORDS.result(self.session.battle)
        points = self._view.points
        lines: list[str | QWidget] = [
            translate("commanders", "White {white}, Black {black}").format(white=points[0], black=points[1])
        ]
        self.decision.show_message(
            title, how, translate("commanders", "Look back at the battle"), [*lines, *self._last_round()]
        )
        self._reading = None
        self._waiting_for_reader = True
        self.stack.setCurrentWidget(self.decision)
        self.refresh()
        announce(self.decision, f"{title} {how}", urgent=True)

    def _last_round(self) -> list[str | QWidget]:
        """The results of the round in which the battle ended, if it ended by being scored."""
        if not self._story.opened:
            return []
        return round_end(self._story, (self.own, 1 - self.own))

    def _look_back(self) -> None:
        file = self.session.file
        self.desktop.go.emit(Replay(file.path) if file is not None else Home())

    # Orders

    @property
    def _planning(self) -> bool:
        """Whether somebody here writes a sheet now."""
        view = self._view
        return (
            self.viewer in (0, 1)
            and not view.over
            and view.stack[-1] == tags.PLAN
            and self.viewer in view.deciding()
            and not view.sheet[self.viewer]
            and not self._queue
            and not self._waiting_for_reader
        )

    def _may_carry(self, stack: Stack, place: str) -> bool:
        return self._planning and stack.side == self.viewer and stack.status.name == "FRESH"

    @guarded
    def _drag(self, stack: Stack, path: tuple[str, ...], whole: bool) -> None:
        self._add(code_along(stack.kind, path), stack.count if whole else 1)

    def _change_arrow(self, arrow: Arrow, number: int) -> None:
        if not self._planning or arrow.side != self.viewer:
            return
        code = code_of_arrow(arrow)
        if number > 0:
            self._add(code)
        else:
            self._set_sheet(self._sheet.without(code))

    def _add(self, code: int, number: int = 1) -> None:
        """Write an order, or say why it cannot be written."""
        try:
            self._set_sheet(self._sheet.with_order(self._view, code, number))
        except Refusal as refusal:
            words = refusal_words(refusal)
            self.sheet_panel.show_note(words)
            announce(self.sheet_panel, words, urgent=True)

    def _typed(self, text: str) -> None:
        try:
            codes = OrderSheet.read(text)
            sheet = self._sheet
            for code, number in counted(codes):
                sheet = sheet.with_order(self._view, code, number)
        except Refusal as refusal:
            self.sheet_panel.show_note(refusal_words(refusal))
            return
        self.sheet_panel.field.clear()
        self._set_sheet(sheet)

    def _set_sheet(self, sheet: OrderSheet) -> None:
        self._sheet = sheet
        self.refresh()
        words = translate("commanders", "{written} written, {saved} saved")
        quota = self._view.quota[self.viewer] if self.viewer in (0, 1) else 0
        announce(self.board, words.format(written=len(sheet.codes), saved=quota - len(sheet.codes)))

    @guarded
    def seal(self) -> None:
        """Write the sheet down, line by line; what is left of the orders is saved."""
        if not self._planning:
            return
        quota = self._view.quota[self.viewer]
        codes = self._sheet.codes
        self.desktop.remember(SEALED, f"{self._this_round(self.viewer)} {self._sheet.text}")
        self._queue = [ORDER_ACTIONS[code] for code in codes] + [SAVE_ONE] * (quota - len(codes))
        self.session.play(self._queue.pop(0))
        self.proceed()

    def _this_round(self, seat: int) -> str:
        return f"{self.session.battle.record.header.created} {self._view.round} {seat}"

    def _rest_of_sheet(self, seat: int) -> list[Action]:
        """What is still to be written of a sheet that was sealed when the program ended; saved if it is not known.

        Over the network both sides write in turn, so a sealed sheet may wait for long.
        """
        written = self._view.sheet[seat]
        quota = self._view.quota[seat]
        kept = self.desktop.settings.places.get(SEALED, "")
        about = f"{self._this_round(seat)} "
        if not written or len(written) >= quota:
            return []
        codes = OrderSheet.read(kept.removeprefix(about)) if kept.startswith(about) else ()
        lines = [ORDER_ACTIONS[code] for code in codes] + [SAVE_ONE] * (quota - len(codes))
        said = [ORDER_ACTIONS[code] if code != SAVED else SAVE_ONE for code in written]
        same = lines[: len(written)] == said
        return lines[len(written) :] if same else [SAVE_ONE] * (quota - len(written))

    # Decisions

    @guarded
    def _check(self, values: Sequence[int]) -> None:
        """Say at once if these numbers cannot be played together."""
        if self._question is None:
            return
        try:
            self._view.copy().apply(self._question.action(values))
        except Refusal as refusal:
            self.decision.show_note(refusal_words(refusal))
        else:
            self.decision.show_note("")

    @guarded
    def _answer(self, values: Sequence[int]) -> None:
        if self._question is None:
            return
        action = self._question.action(values)
        self.session.play(action)
        self.proceed()

    def _primary(self) -> None:
        """Ctrl+Enter does the obvious next thing."""
        if self.stack.currentWidget() is self.sheet_panel:
            self.seal()
        elif self.decision.button.isVisible() and self.decision.button.isEnabled():
            self.decision.button.click()

    @guarded
    def undo(self) -> None:
        if self._planning:
            self._set_sheet(self._sheet.undone())
            return
        if not self._may_undo:
            return
        try:
            self.session.undo()
            self._stop_reading()
        finally:
            self.proceed()

    @property
    def _may_undo(self) -> bool:
        """A sheet is taken back while it is written, not once it is sealed."""
        if self._planning:
            return bool(self._sheet.past)
        return self._view.stack[-1] != tags.PLAN and self.session.can_undo()

    def redo(self) -> None:
        if self._planning:
            self._set_sheet(self._sheet.redone())

    # Orders by keys: an arm's letter on a sector, arrow keys, a number, Enter

    def _asked_about(self, place: str) -> None:
        """I on a place: infantry while orders are written."""
        if self._planning and self._keyed is None:
            self._begin_order("I")
        else:
            announce(self.board, self._place_words(place))

    def _begin_order(self, kind: str) -> None:
        self._set_keyed(KeyedOrder(self.viewer, kind, (self.board.cursor_place,)))

    def _set_keyed(self, keyed: KeyedOrder | None) -> None:
        self._keyed = keyed
        self.board.set_keys_press(keyed is not None)
        self.refresh()
        words = keyed.words if keyed is not None else ""
        self.sheet_panel.show_note(words)
        if words:
            announce(self.board, words)

    @guarded
    def _cursor_at(self, place: str) -> None:
        if self._keyed is not None:
            self._set_keyed(self._keyed.to(place))

    @guarded
    def _board_pressed(self, place: str) -> None:
        keyed = self._keyed
        if keyed is None or not self._planning:
            return
        self._set_keyed(None)
        if len(keyed.path) > 1:
            self.board.go(keyed.path[0])
            self._add(code_along(keyed.kind, keyed.path), keyed.number)

    def _plan_key(self, event: QKeyEvent) -> bool:
        """Whether a key meant something to a planner."""
        key, text = event.key(), event.text().upper()
        if event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier):
            return False
        if key == Qt.Key.Key_Escape and self._keyed is not None:
            self._set_keyed(None)
        elif self._keyed is not None and text.isdecimal() and text != "0":
            self._set_keyed(replace(self._keyed, number=int(text)))
        elif text in ("I", "C", "A"):
            self._begin_order(text)
        elif text == "G":
            self._ghosts = not self._ghosts
            self.refresh()
        elif text == "E":
            self._memory = not self._memory
            self.refresh()
        elif text == "R":
            self.sheet_panel.reach.toggle()
        else:
            return False
        return True

    # Leaving the battle

    def _speaker(self) -> int:
        """Who here could give up or offer a draw; -1 if nobody."""
        if len(self._persons) == 1:
            return self._persons[0]
        return self.viewer if self.viewer in self._persons else -1

    @guarded
    def concede(self) -> None:
        seat = self._speaker()
        if (
            seat >= 0
            and not self.session.battle.over
            and self._sure(
                translate("leaving", "Give up the battle?"),
                translate("leaving", "{side} loses at once. This cannot be taken back.").format(side=names.side(seat)),
                translate("leaving", "Give up"),
            )
        ):
            self._stop_reading()
            self.session.resign(seat)
            self.proceed()

    @guarded
    def offer_draw(self) -> None:
        seat = self._speaker()
        if seat < 0 or self.session.battle.over:
            return
        if self.session.participants[1 - seat].kind != HUMAN:
            self.session.offer_draw(seat)
        elif self._sure(
            translate("leaving", "{side}: agree to a draw?").format(side=names.side(1 - seat)),
            translate("leaving", "The battle ends at once, won by nobody."),
            translate("leaving", "Agree"),
        ):
            self.session.offer_draw(seat)
            self.session.agree_draw(1 - seat)
        if self.session.battle.over:
            self._stop_reading()
            self.proceed()

    def _sure(self, title: str, words: str, yes: str) -> bool:
        box = QMessageBox(QMessageBox.Icon.Question, title, f"{title}\n\n{words}", parent=self)
        agree = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.exec()
        return box.clickedButton() is agree

    @guarded
    def _declined(self, seat: int) -> None:
        self.complain(translate("leaving", "{side} declines the draw and plays on.").format(side=names.side(seat)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What no widget has used: Enter and Space do the obvious next thing."""
        if self._planning and self._plan_key(event):
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self._planning and not self._sheet.codes:
                words = translate("commanders", "No order is written yet. Ctrl+Enter saves all ten.")
                self.sheet_panel.show_note(words)
                announce(self.sheet_panel, words)
            else:
                self._primary()
        elif event.key() == Qt.Key.Key_Space and not self._planning:
            self._primary()
        else:
            super().keyPressEvent(event)

    def _open_help(self) -> None:
        """At the rule behind a refusal or a question that is shown, else at the beginning."""
        shown = self.stack.currentWidget()
        said = self.sheet_panel.note if shown is self.sheet_panel else self.decision.note or self.decision.rule
        self.desktop.go.emit(Help(topic_in(said, "C"), GAME.id))

    def _show_menu(self) -> None:
        menu = self.desktop.menu
        if self.own_actions:
            menu = QMenu(self)
            menu.addActions(self.own_actions)
            menu.addSeparator()
            menu.addActions(self.desktop.menu.actions() if self.desktop.menu is not None else [])
        if menu is not None:
            menu.popup(self.menu_button.mapToGlobal(self.menu_button.rect().bottomLeft()))

    # What is shown

    @property
    def own(self) -> int:
        """The side at the bottom of the screen."""
        return self.viewer if self.viewer in (0, 1) else 0

    def refresh(self) -> None:
        view = self._view
        order = (1 - self.own, self.own)
        self._arrange(order)
        for seat in (0, 1):
            self.panels[seat].show_side(view, self._who(seat), self._orders_words(seat))
        self.points.show_points(view, order)
        self.board.set_facing(self.own)
        self.board.set_carrying(self._may_carry)
        lit = self._question.lit if self._question is not None else frozenset()
        shown = view
        if self._planning and self._ghosts:
            shown = unopposed(view, self.viewer, self._sheet.codes)
        look = board_look(shown, self._arrows(), lit)
        if self._planning and self.sheet_panel.reach.isChecked():
            look = replace(look, reaches=reaches(view, self.viewer))
        self.board.show_board(look)
        if self._planning:
            self.sheet_panel.show_thoughts(second_thoughts(view, self.viewer, self._sheet.codes))
            self.sheet_panel.show_sheet(self._sheet, self.viewer, view.quota[self.viewer])
        fighting = any(any(front.line) for front in view.fronts)
        self._share_height()
        if fighting:
            self.combat.show_combats(view)
        self._show_bar()

    def _arrange(self, order: tuple[int, int]) -> None:
        if order == self._left_order:
            return
        self._left_order = order
        while self._left.inside.count():
            self._left.inside.takeAt(0)
        for widget in (self.panels[order[0]], self.points, self.panels[order[1]]):
            self._left.inside.addWidget(widget)

    def _arrows(self) -> tuple[Arrow, ...]:
        view = self._view
        if self._planning:
            reasons = broken(view, self.viewer, self._sheet.codes)
            own = tuple(
                replace(arrow, fate=Fate.BROKEN) if code_of_arrow(arrow) in reasons else arrow
                for arrow in arrows_of(self.viewer, self._sheet.codes)
            )
            before = arrows_of(1 - self.viewer, self._last_sheets[1 - self.viewer], Fate.GHOST) if self._memory else ()
            keyed = self._keyed.arrow if self._keyed is not None else None
            return (*before, *own, keyed) if keyed is not None else (*before, *own)
        if self._revealed:
            return self._revealed
        if self.viewer in (0, 1) and view.unused[self.viewer]:
            return arrows_of(self.viewer, view.unused[self.viewer], Fate.HELD)
        return ()

    def _show_bar(self) -> None:
        view = self._view
        deciding = [seat for seat in view.deciding() if seat in (0, 1)]
        if self.session.battle.over:
            title = translate("commanders", "The battle is over")
        elif self._planning:
            title = translate("commanders", "{side} to plan").format(side=names.side(self.viewer))
        elif len(deciding) == 1:
            title = translate("commanders", "{side} to choose").format(side=names.side(deciding[0]))
        elif deciding:
            title = translate("commanders", "Both sides decide")
        else:
            title = translate("commanders", "The dice are rolled")
        turn, now = self._round_words(view), view.phase - 1
        if self._reading is not None and not self.session.battle.over:
            title, turn, now = self._reading
        self._badge.side = self.own
        self._badge.update()
        self._title.setText(title)
        self._turn.setText(turn)
        self.setWindowTitle(title)
        keys = tags.PHASE_NAMES
        shown = [Phase(names.phase(key), place - now) for place, key in enumerate(keys)] if view.phase else []
        self.phases.show_phases(shown)
        self.undo_button.setEnabled(self._may_undo)
        self._undo.setEnabled(self._may_undo)
        self._redo.setEnabled(self._planning and bool(self._sheet.future))
        playing = bool(self._persons) and not self.session.battle.over
        self._draw.setEnabled(playing)
        self._concede.setEnabled(playing)

    @staticmethod
    def _round_words(view: State) -> str:
        return translate("commanders", "Round {number}").format(number=view.round)

    def _who(self, seat: int) -> str:
        participant = self.session.participants[seat]
        if participant.kind == COMPUTER:
            return translate("play", "AI, {level}").format(level=names.level_name(participant.level))
        if participant.kind == ELSEWHERE:
            return participant.name
        if len(self._persons) == 2 and seat != self.viewer:
            return translate("play", "Opponent")
        return translate("play", "You")

    def _orders_words(self, seat: int) -> str:
        view = self._view
        quota = view.quota[seat]
        if self._scored is not None:
            return self._scored.orders(seat)
        if seat == self.viewer and self._planning:
            words = translate("commanders", "{written} written, {saved} saved")
            return words.format(written=len(self._sheet.codes), saved=quota - len(self._sheet.codes))
        if view.phase == 1:
            done = len(view.sheet[seat]) >= quota > 0
            return translate("commanders", "sealed") if done else translate("commanders", "being written")
        used = len(view.first[seat])
        return translate("commanders", "%n used so far", "", used)

    def _place_words(self, place: str) -> str:
        """A place as it is read out: “b2, yours, 4 infantry, 1 routed, room for 1”."""
        view = self._view
        look = self.board.look
        parts = [translate("commanders", "reserve") if place in RESERVES else place]
        for side in (0, 1):
            mine = [stack for stack in look.stacks.get(place, ()) if stack.side == side]
            if mine:
                from app.commanders.board.paint_units import band_words

                told = names.listed(f"{stack.count} {band_words(stack)}" for stack in mine)
                parts.append(f"{names.side(side)}: {told}")
        if place in SECTORS and self.viewer in (0, 1):
            room = ROOM - view.number(self.viewer, NAMES.index(place))
            parts.append(translate("commanders", "room for %n more", "", max(room, 0)))
        return ", ".join(parts)

    def _arrow_words(self, arrow: Arrow) -> str:
        """An order in words, with the reason where it cannot work as things stand."""
        code = code_of_arrow(arrow)
        words = names.order(code, arrow.count)
        if not self._planning or arrow.side != self.viewer:
            return words
        return "\n".join(filter(None, (words, broken(self._view, self.viewer, self._sheet.codes).get(code, ""))))

    # The log

    def _fill_log(self) -> None:
        if self.session.battle.record.actions:
            for step in steps(*self.session.account()):
                self._tell(step)
        self._told_round = None

    def _tell(self, step: Step[State]) -> None:
        self._story.add(step)
        if any(event.kind == happened.ROUND for event in step.events):
            self._told_round = self._story if self._story.opened else None
            self._last_sheets = self._story.sheets
            self._story = RoundStory()
        spoken = []
        for event in step.events:
            words = event_words(event)
            if words:
                font = fonts.sans(14, fonts.SEMIBOLD if event.kind in HEADINGS else fonts.NORMAL)
                add_row(self.log.model(), (words,), {Qt.ItemDataRole.FontRole: font})
                if event.kind not in HEADINGS:
                    spoken.append(words)
        self.log.scrollToBottom()
        if spoken:
            announce(self.board, " ".join(spoken))
