"""The companion's play screen: sheets left, the step in the middle, the resolver right, everything by mouse or by keys.

Keys: letters press units, buttons and switches; digits tell dice, or tick consequences once they have fallen; Enter
presses the one button; Backspace takes back; / goes to the notation line.
"""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent, QIcon, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFileDialog, QFrame, QHBoxLayout, QListWidget, QMenu, QVBoxLayout, QWidget

from app.board.announce import announce
from app.board.rows import add_row
from app.board.theme import fonts
from app.board.theme.parts import FlatButton, IconButton, Panel, PrimaryButton, Text, Title, repolish
from app.board.translation import translate
from app.miniatures.names import event_words, step_name
from app.miniatures.offers import Offer, free_letters, is_pending, offer, read_line, unit_letters
from app.miniatures.resolver import Resolver
from app.miniatures.sheets import SideMark, SideSheet
from app.miniatures.step_panel import AfterDice, NotationLine, StepPanel, column_of
from app.shell.desktop import Desktop, Fight, Help, Home, LanFight, Resume
from app.shell.errors import guarded
from app.shell.play.battle_source import BattleSource
from app.shell.play.participants import HUMAN
from app.shell.play.session import Session
from engine.battle import Step, steps
from engine.miniatures.action import Action
from engine.miniatures.position import STEPS
from engine.miniatures.registration import GAME
from engine.miniatures.report import after_action
from engine.miniatures.state import State
from engine.record import UNDO, no_undo
from resources.miniatures.paper import reference_sheet, report_page, roster_sheets

LEFT = 276
RIGHT = 468
WIDE = 1440
ROOMY = 1180
"""Below so many pixels at 100 % the trail goes without most names."""


class TableSession(Session):
    """Both players sit at one table, so one takes back for the other what he has just told."""

    def _undoing(self) -> int:
        record, nobody = self.battle.record, self.game.nobody
        if not record.free:
            return nobody
        seat = record.actions[-1].seat
        at_table = self.participants[seat].kind == HUMAN
        return seat if at_table and self.battle.can_undo(seat) else nobody


class Trail(QFrame):
    """The steps of the turn; a press on any of them goes there."""

    def __init__(self, screen: "CompanionScreen") -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        self.steps: dict[str, FlatButton] = {}
        self.is_short = False
        """Where there is little room, only the present step has its name."""
        for step in STEPS:
            button = FlatButton(step_name(step))
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setStyleSheet(f"min-height: {round(34 * fonts.scale())}px")
            button.clicked.connect(lambda _=False, step=step: screen.play((Action("go", (step,)),)))
            self.steps[step] = button
            row.addWidget(button)

    def show_step(self, state: State) -> None:
        now = state.moment.now.stack[0]
        legal = {action.words[0] for action in state.legal() if action.verb == "go"} if state.seat in (0, 1) else set()
        place = STEPS.index(now) if now in STEPS else len(STEPS)
        for number, (step, button) in enumerate(self.steps.items()):
            here = step == now
            part = "primary" if here else "flat"
            if button.property("part") != part:
                button.setProperty("part", part)
                repolish(button)
            button.set_icon("check" if number < place else "")
            if number >= place:
                button.setIcon(QIcon())
            name = step_name(step)
            if self.is_short and not here:
                button.setText(str(number + 1))
                button.setIcon(QIcon())
            else:
                button.setText(f"{number + 1}  {name}" if number >= place else name)
            button.setToolTip(name)
            button.setMinimumWidth(0)
            button.setEnabled(here or step in legal)
            button.setMinimumWidth(button.sizeHint().width())
            button.setAccessibleName(translate("miniatures", "{step}, now").format(step=name) if here else name)


class CompanionScreen(QWidget):
    """Binds a battle to the table. What is pressed is played at once; nothing ever waits."""

    def __init__(self, desktop: Desktop, place: Fight | Resume | LanFight) -> None:
        super().__init__()
        self.desktop = desktop
        self._place = place
        self.session = self._open(place)
        self._is_far = isinstance(place, LanFight)
        """Whether the other side sits elsewhere and answers for itself."""
        self._picked = ""
        self._pending: list[Action] = []
        self._told: list[int] = []
        self._presses: list[int] = []
        """How many actions each press has played, for undo."""
        self._offer = Offer()
        self._keys: dict[str, object] = {}
        self._build()
        for step in steps(*self.session.account()) if self.session.battle.record.actions else ():
            self._log(step)
        self.session.stepped.connect(self._stepped)
        self.session.asked.connect(lambda _: self.refresh())
        self.session.ended.connect(self.refresh)
        self.session.trouble.connect(desktop.trouble)
        desktop.changed.connect(self.refresh)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.refresh()
        QTimer.singleShot(0, self, self._begin)

    def _open(self, place: Fight | Resume | LanFight) -> BattleSource:
        if isinstance(place, LanFight):
            return place.battle
        library = self.desktop.library(GAME.id)
        if isinstance(place, Resume):
            return TableSession.resume(library, place.path)
        return TableSession.new(GAME.id, library, place.scenario, place.participants)

    # The parts

    def _build(self) -> None:
        state = self.state
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._bar())
        row = QHBoxLayout()
        row.setContentsMargins(16, 12, 16, 14)
        row.setSpacing(14)
        column.addLayout(row, 1)
        self.sheets = (SideSheet(0, state), SideSheet(1, state))
        for sheet in self.sheets:
            sheet.pressed.connect(self.press)
            sheet.play.connect(self.play)
        self._left = QWidget()
        self._left.setLayout(column_of(self.sheets[1], self.sheets[0]))
        self._left.layout().setContentsMargins(0, 0, 0, 0)  # type: ignore[union-attr]
        row.addWidget(self._left)
        self.step = StepPanel()
        self.step.pressed.connect(self.press)
        self.step.chosen.connect(self.play)
        self.after = AfterDice()
        self.after.chosen.connect(self.play)
        self.line = NotationLine()
        self.line.entered.connect(self._entered)
        self.line.left.connect(self.setFocus)
        middle = column_of(self.step, self.after, self.line)
        middle.setStretch(0, 1)
        row.addLayout(middle, 1)
        self._right = Panel(padding=14, spacing=8)
        self.resolver = Resolver()
        self.resolver.play.connect(self._switch)
        self.resolver.die.connect(self._tell_die)
        self._log_title = Title(translate("miniatures", "Log"))
        self.log = QListWidget()
        self.log.setWordWrap(True)
        self.log.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.log.setAccessibleName(translate("miniatures", "Log"))
        self.primary = PrimaryButton()
        self.primary.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.primary.clicked.connect(self._press_primary)
        self._keys_hint = Text(type="small", tone="muted")
        for widget in (self.resolver, self._log_title, self.log):
            self._right.column.addWidget(widget, 0 if widget is self._log_title else 1)
        self._right.column.addWidget(self.primary)
        self._right.column.addWidget(self._keys_hint)
        row.addWidget(self._right)

    def _bar(self) -> QFrame:
        bar = QFrame()
        bar.setProperty("part", "bar")
        row = QHBoxLayout(bar)
        row.setContentsMargins(14, 6, 14, 6)
        row.setSpacing(8)
        menu = IconButton("menu", translate("miniatures", "Menu"))
        menu.clicked.connect(lambda: self._drop(menu))
        self._mark = SideMark(0)
        self._title = Title(type="subtitle")
        self._turn = Text(type="small", tone="muted", wrap=False)
        self.trail = Trail(self)
        self.undo_button = FlatButton(translate("miniatures", "Undo"), "undo")
        self.undo_button.setToolTip(translate("miniatures", "Undo (Backspace)"))
        self.undo_button.clicked.connect(self.undo)
        paper = FlatButton(translate("miniatures", "Paper"), "export")
        paper.clicked.connect(lambda: self._paper(paper))
        guide = IconButton("help", translate("miniatures", "Help"))
        guide.clicked.connect(lambda: self.desktop.go.emit(Help(game=GAME.id)))
        for widget in (menu, self._mark, self._title, self._turn):
            row.addWidget(widget)
        row.addStretch(1)
        row.addWidget(self.trail)
        row.addStretch(1)
        for button in (self.undo_button, paper, guide):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button)
        return bar

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Share the width as there is room for it at this size of text."""
        scale = fonts.scale()
        share = min(1.0, self.width() / (WIDE * scale))
        short = self.width() < ROOMY * scale
        if short != self.trail.is_short:
            self.trail.is_short = short
            self.trail.show_step(self.state)
        self._left.setFixedWidth(round(max(LEFT * share * scale, 250)))
        self._right.setFixedWidth(round(max(RIGHT * share * scale, 400)))

    # The battle

    @property
    def state(self) -> State:
        state: State = self.session.battle.state
        return state

    @guarded
    def _begin(self) -> None:
        self.setFocus()
        self.session.go()

    @guarded
    def _stepped(self, step: Step) -> None:
        self._log(step)
        self._told.clear()
        if step.after.moment.tag != "attacker" or step.before.moment.tag != "attacker":
            self._pending.clear()
        self.session.go()

    def _log(self, step: Step) -> None:
        lines = [event_words(self.state.moment.setting, event) for event in step.events]
        if step.entry.text == UNDO:
            lines = [translate("miniatures", "Taken back")]
        for line in filter(None, lines):
            add_row(self.log.model(), (line,))
            announce(self, line)
        self.log.scrollToBottom()

    def complain(self, sentence: str) -> None:
        self.desktop.trouble.emit(sentence)

    def leave(self) -> bool:
        """Every step is saved already."""
        return True

    def now(self) -> Fight | Resume | LanFight:
        file = None if isinstance(self._place, LanFight) else self.session.file
        return Resume(file.path) if file is not None else self._place

    def closeEvent(self, event: QCloseEvent) -> None:
        self.session.close()
        super().closeEvent(event)

    def _is_mine(self) -> bool:
        """Whether somebody at this desk decides now."""
        seat = self.state.seat
        return seat in (0, 1) and self.session.participants[seat].kind == HUMAN

    # What is pressed

    @guarded
    def play(self, actions: Sequence[Action]) -> None:
        """Play what a press means; what is the defender's waits until the attacker is ready."""
        if not actions:
            return
        if len(actions) == 1 and is_pending(self.state, actions[0]) and not self._is_far:
            self._wait_with(actions[0])
            return
        played = 0
        try:
            for action in actions:
                if played and self._is_far and not self._is_mine():
                    break  # the rest is for the other side to say
                self.session.play(action)
                played += 1
        finally:
            if played:
                # A die that was told wrongly is taken back alone; what was set before it stays.
                self._presses.append(1 if actions[-1].verb == "rolled" else played)
            self.refresh()

    def _wait_with(self, action: Action) -> None:
        opposite = {"mark": "unmark", "unmark": "mark", "join": "drop", "drop": "join"}
        back = Action(opposite.get(action.verb, ""), action.words)
        if back in self._pending:
            self._pending.remove(back)
        else:
            self._pending.append(action)
        self.refresh()

    def _switch(self, action: Action) -> None:
        self.play((action,))

    @guarded
    def press(self, id: str) -> None:
        """A unit or leader is pressed: it does something, or it is chosen for the next press."""
        if id in self._offer.press:
            actions = self._offer.press[id]
            if actions[0].verb not in ("take", "leave", "by", "join", "drop"):
                self._picked = ""
            self.play(actions)
        elif id in self._offer.pick:
            self._picked = "" if self._picked == id else id
            self.refresh()

    @guarded
    def _press_primary(self) -> None:
        if self.state.over:
            self.desktop.go.emit(Home())
        elif self._offer.primary is not None:
            self._picked = ""
            self.play(self._offer.primary.actions)

    @guarded
    def _tell_die(self, face: int) -> None:
        if not self._offer.dice:
            return
        self._told.append(face)
        if len(self._told) < self._offer.dice:
            self.refresh()
            return
        told = tuple(str(each) for each in self._told)
        self._told.clear()
        self.play((*self._offer.lead, Action("rolled", told)))

    @guarded
    def undo(self) -> None:
        """Take back the last press: a die typed halfway, something prepared, or what was played."""
        if self._told:
            self._told.pop()
        elif self._pending:
            self._pending.pop()
        elif not self.session.can_undo():
            raise no_undo()
        else:
            for _ in range(self._presses.pop() if self._presses else 1):
                if self.session.can_undo():
                    self.session.undo()
        self.refresh()

    @guarded
    def _entered(self, line: str) -> None:
        if not line.strip():
            return
        action = read_line(self.state, line)
        tag = self.state.moment.tag
        if action.verb == "rolled" and tag == "attacker":
            self.play((*self._offer.lead, action))
        else:
            if action not in self.state.legal() and not (tag == "attacker" and self._waits(action)):
                self.state.copy().apply(action)  # raises the refusal that says why
            self.play((action,))
        self.line.clear()

    def _waits(self, action: Action) -> bool:
        """Whether the defender could do this once the attacker is ready."""
        from app.miniatures.offers import preview

        return action in preview(self.state, self._pending).legal()

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, text = event.key(), event.text().lower()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._press_primary()
        elif key == Qt.Key.Key_Backspace or (
            key == Qt.Key.Key_Z and event.modifiers() & Qt.KeyboardModifier.ControlModifier
        ):
            self.undo()
        elif text == "/":
            self.line.setFocus()
        elif event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier) or not text:
            super().keyPressEvent(event)
        elif text.isdigit():
            self._digit(int(text))
        elif not self._letter(text):
            super().keyPressEvent(event)

    def _digit(self, digit: int) -> None:
        if self._offer.dice:
            self._tell_die(digit or 10)
        elif 0 < digit <= len(self.after.ticks):
            self.after.ticks[digit - 1].click()

    def _letter(self, letter: str) -> bool:
        for id, held in unit_letters(self.state.moment).items():
            if held == letter and (id in self._offer.press or id in self._offer.pick):
                self.press(id)
                return True
        for button in self.step.buttons:
            if button.property("letter") == letter:
                button.click()
                return True
        for switch in self.resolver.switches:
            if switch.letter == letter:
                switch.click()
                return True
        return False

    # Showing

    def refresh(self) -> None:
        """Show everything as it is now."""
        state = self.state
        m = state.moment
        self._offer = offer(state, self._picked, self._pending)
        if self._is_far and not self._is_mine():
            waiting = translate("miniatures", "The other side decides.")
            self._offer = Offer(units=self._offer.units, chosen=self._offer.chosen, hint=waiting)
        active = m.now.active
        self._mark.show_side(active)
        rosters = m.setting.rosters
        self._title.setText(rosters[active].title)
        turn = translate("miniatures", "Turn {turn} of {all}").format(turn=m.now.turn, all=m.setting.turns)
        self._turn.setText(turn)
        self._fit()
        self.trail.show_step(state)
        self.undo_button.setEnabled(bool(self._told or self._pending) or self.session.can_undo())
        for side, sheet in enumerate(self.sheets):
            sheet.show_state(state, self._offer, self._role(side))
        letters = list(free_letters(m, self._offer))
        self.step.show_state(state, self._offer, letters)
        spare = letters[len(self._offer.buttons) :]
        resolving = self.resolver.show_state(state, self._offer, self._pending, spare, self._told)
        self.resolver.setVisible(resolving)
        self.log.setVisible(not resolving)
        self._log_title.setVisible(not resolving)
        self.after.show_state(state)
        primary = self._offer.primary
        if state.over:
            self.primary.setText(translate("miniatures", "Home"))
            self.primary.set_icon("home")
        elif primary is not None:
            self.primary.setText(primary.text)
            self.primary.set_icon(primary.icon or "check")
        else:
            self.primary.setText(translate("miniatures", "Tell the dice"))
            self.primary.set_icon("dice")
        self.primary.setEnabled(state.over or primary is not None)
        self._keys_hint.setText(self._hint())
        focus: QWidget | None = self.focusWidget()
        if focus is None or not focus.isVisible():
            self.setFocus()

    def _role(self, side: int) -> str:
        m = self.state.moment
        attacking = side == m.now.active
        if m.now.combat is not None:
            return translate("miniatures", "charges") if attacking else translate("miniatures", "defends")
        return translate("miniatures", "to decide") if side == self.state.seat else ""

    def _hint(self) -> str:
        if self.after.ticks:
            return translate("miniatures", "Enter applies, digits tick, Backspace takes back.")
        if self._offer.dice:
            return translate("miniatures", "Enter rolls. Switches stay as they are until the unit moves.")
        return translate("miniatures", "Enter goes on, letters press, Backspace takes back.")

    # Menus

    def _drop(self, button: QWidget) -> None:
        menu = QMenu(self)
        if not self.state.over and Action("finish") in self.state.legal():
            end = menu.addAction(translate("miniatures", "End the battle…"))
            end.triggered.connect(lambda: self.play((Action("finish"),)))
        if not self.state.over and Action("amend") in self.state.legal():
            correct = menu.addAction(translate("miniatures", "Correct something…"))
            correct.triggered.connect(lambda: self.play((Action("amend"),)))
        menu.addAction(translate("miniatures", "Home")).triggered.connect(lambda: self.desktop.go.emit(Home()))
        if self.desktop.menu is not None:
            menu.addSeparator()
            menu.addActions(self.desktop.menu.actions())
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def _paper(self, button: QWidget) -> None:
        menu = QMenu(self)
        setting = self.state.moment.setting
        pages: list[tuple[str, Callable[[], str]]] = [
            (translate("miniatures", "Reference sheet…"), lambda: reference_sheet(setting.tables, setting.options))
        ]
        for roster in setting.rosters:
            words = translate("miniatures", "Roster: {title}…").format(title=roster.title)
            pages.append((words, partial(roster_sheets, roster, setting.tables)))
        pages.append((translate("miniatures", "After-action report…"), self._report))
        for words, page in pages:
            menu.addAction(words).triggered.connect(lambda _=False, page=page: self._save(page()))
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def _report(self) -> str:
        record, start = self.session.account()
        actions = [start.read(entry.text) for entry in record.actions]
        return report_page(after_action(start, actions), self.state.moment.setting)

    @guarded
    def _save(self, page: str) -> None:
        path, _ = QFileDialog.getSaveFileName(self, translate("miniatures", "Save the page"), "", "HTML (*.html)")
        if path:
            with open(path, "w", encoding="utf-8") as file:
                file.write(page)
