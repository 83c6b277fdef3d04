"""The play screen: one battle, from the set-up to its end, as one person, two, or nobody but watchers see it."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QStackedWidget, QVBoxLayout, QWidget

from app.board.announce import announce
from app.board.engine_words import prompt_words
from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.board.hand import CardButton
from app.manoeuvre.board.looks import Marks
from app.manoeuvre.levels import level_name
from app.manoeuvre.play.animations import Animator, sounds_of
from app.manoeuvre.play.combat_result import CombatResult
from app.manoeuvre.play.controls import PauseControls, ThinkingIndicator, Tools
from app.manoeuvre.play.decision_controller import DecisionController, SetupPages
from app.manoeuvre.play.decisions.combat_sheet import sheet_if_any
from app.manoeuvre.play.ending import Leaving
from app.manoeuvre.play.hints import Hints
from app.manoeuvre.play.inspector import InspectorControls
from app.manoeuvre.play.layout import COMBAT, END, TALK, Table
from app.manoeuvre.play.log_text import Announcer, BattleHistory
from app.manoeuvre.play.offer import Button, Offer
from app.manoeuvre.play.panels.topbar import TopBar
from app.manoeuvre.play.play_view import ManoeuvrePlayView
from app.manoeuvre.play.recap import Recap
from app.manoeuvre.play.stats import headline, phases
from app.manoeuvre.play.viewpoint import Curtain, Viewpoint
from app.shell.desktop import Desktop, Fight, LanFight, Resume
from app.shell.errors import guarded
from app.shell.play.battle_source import BattleSource
from app.shell.play.participants import COMPUTER, ELSEWHERE
from app.shell.play.session import OPEN, Session
from app.shell.sound import Sounds
from engine.battle import Step, steps
from engine.manoeuvre import events
from engine.manoeuvre.position import CHANCE
from engine.manoeuvre.registration import GAME
from engine.manoeuvre.state import State
from resources.settings import ALWAYS

Choice = tuple[Button, Callable[[], object]]


class PlayScreen(QWidget):
    """Binds the session to the table: what happens is shown, what is pressed is played. It never waits."""

    def __init__(self, desktop: Desktop, destination: Fight | Resume | LanFight) -> None:
        super().__init__()
        self.desktop = desktop
        self._place = destination
        self.session = self._open(destination)
        one, two = self.session.participants
        self.viewpoint = Viewpoint((one, two))
        self._build()
        self.history = self._open_history()
        self.animator = Animator(self.table.board, lambda: self.viewpoint.viewer, self)
        self.sounds = Sounds(desktop, self)
        self.decision_controller = DecisionController(self.session, self.history, self)
        self.announcer = Announcer(lambda sentence: announce(self.table.board, sentence))
        self.curtain = Curtain(self.body)
        self.inspector_controls = InspectorControls(self)
        self.hints = Hints(self)
        self.thinking_indicator = ThinkingIndicator(self)
        self.pause_controls = PauseControls(self)
        self.leaving = Leaving(self)
        self.tools = Tools(self)
        self.setup_pages = SetupPages(self)
        self.combat_result = CombatResult(self)
        self.remote_panel = self.session.attend(ManoeuvrePlayView(self))
        self._view = self._seen()
        self._closed: Recap | None = None
        """The recap that the player has read and closed."""
        self._choices: dict[Button, Callable[[], object]] = {}
        """What the buttons do that are not an offer's."""
        self._connect()
        self.follow_settings()
        self.setFocusProxy(self.table.board)
        self._refresh()
        self.table.log.show_lines(self.history.lines(self.viewpoint.viewer))
        self.show_waiting(translate("play", "The battle goes on"), translate("play", "Press Space to skip animations."))
        # The window is to be on the screen before the first thing happens.
        QTimer.singleShot(0, self, self._begin)

    def _open(self, destination: Fight | Resume | LanFight) -> BattleSource:
        """The battle to be shown; raises RecordFault, Rejected or OSError."""
        if isinstance(destination, LanFight):
            return destination.battle
        if isinstance(destination, Resume):
            return Session.resume(self.desktop.library(GAME.id), destination.path)
        return Session.new(GAME.id, self.desktop.library(GAME.id), destination.scenario, destination.participants)

    def _build(self) -> None:
        self.bar = TopBar()
        self.table = Table()
        self.body = QStackedWidget()
        self.body.addWidget(self.table)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.body, 1)

    def _open_history(self) -> BattleHistory:
        viewers = (0, 1, CHANCE) if self.viewpoint.shared else (self.viewpoint.viewer,)
        history = BattleHistory(viewers)
        if self.session.battle.record.actions:
            for step in steps(*self.session.account()):
                history.add(step)
        return history

    def _connect(self) -> None:
        session, table, decision_controller = self.session, self.table, self.decision_controller
        session.stepped.connect(self._stepped)
        session.stepped.connect(self.animator.show)
        session.stepped.connect(lambda _: self.pause_controls.stepped())
        session.asked.connect(self._asked)
        session.ended.connect(self._ended)
        session.trouble.connect(self.desktop.trouble)
        self.animator.began.connect(self._began)
        self.animator.began.connect(lambda step: self.sounds.hear(sounds_of(step.events)))
        self.animator.shown.connect(self._shown)
        self.animator.idle.connect(self.proceed)
        decision_controller.offered.connect(self.show_offer)
        decision_controller.answered.connect(self._answered)
        table.recap.closed.connect(self._close_recap)
        table.board.pressed.connect(self._press_square)
        table.board.dragged.connect(self._drag)
        table.hand.pressed.connect(self._press_card)
        table.decision.pressed.connect(self._press)
        table.combat.pressed.connect(self._press)
        self.curtain.seated.connect(self._seated)
        self.desktop.changed.connect(self.follow_settings)

    # What others ask of the screen

    @property
    def view(self) -> State:
        """What is shown now."""
        return self._view

    def complain(self, sentence: str) -> None:
        """Say why something could not be."""
        self.desktop.trouble.emit(sentence)

    def leave(self) -> bool:
        """Every step is saved already, so there is nothing to ask."""
        return True

    def now(self) -> Fight | Resume | LanFight:
        """By what this battle can be opened again as it stands."""
        if isinstance(self._place, LanFight):
            return self._place
        file = self.session.file
        if file is not None:
            return Resume(file.path)
        return self.leaving.again()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.animator.clear()
        self.hints.close()
        self.session.close()
        super().closeEvent(event)

    def follow_settings(self) -> None:
        settings = self.desktop.settings
        self.session.ask_always = settings.replies == ALWAYS
        self.table.board.set_pace(self.pause_controls.speed / 100, settings.reduce_motion)
        self.bar.dress()
        # Pictures in the panels bear the colours of the theme they were painted in.
        if self.decision_controller.offer is not None:
            self.show_offer(self.decision_controller.offer)

    # What happens

    def _begin(self) -> None:
        self.session.warm()
        self.proceed()

    @guarded
    def proceed(self) -> None:
        """Everything that happened has been shown: on to the next thing."""
        held = self.pause_controls.holds or self.combat_result.holds
        if not self.animator.busy and not held and not self.session.is_thinking:
            self.session.go()

    @guarded
    def _stepped(self, step: Step) -> None:
        self.decision_controller.clear()
        self.hints.put_away()
        self.history.add(step)
        self.animator.swift = self.decision_controller.rewinding

    @guarded
    def _began(self, step: Step) -> None:
        """A card that is played leaves the hand before it lies on the table."""
        self.table.board.set_marks(Marks())
        if any(event.kind == events.PLAYED and event.a == self.viewpoint.viewer for event in step.events):
            self._show_hand(self._seen_at(step.after))

    @guarded
    def _shown(self, step: Step) -> None:
        self._view = self._seen_at(step.after)
        self._refresh()
        self._show_fight()
        before = len(self.table.log.texts)
        lines = self.history.lines(self.viewpoint.viewer)
        self.table.log.show_lines(lines)
        if before:
            drawing = step.after.seat == CHANCE and bool(step.after.stack) and not step.after.pool()
            self.announcer.hear(self.history.latest(self.viewpoint.viewer), drawing)
        if not self.decision_controller.rewinding:
            self.combat_result.show(step)

    def _show_fight(self) -> None:
        """A combat that others are busy with stays in sight until its dice have fallen."""
        sheet = sheet_if_any(self._view, self.viewpoint.viewer)
        if sheet is not None:
            self.table.show_offer(Offer(sheet.title, combat=sheet), self._view)

    @guarded
    def _answered(self) -> None:
        buttons = self.table.buttons
        focus = QApplication.focusWidget()
        if focus is not None and buttons.isAncestorOf(focus):
            # A button that cannot be pressed loses the focus; the keyboard's home is the board.
            self.table.board.setFocus(Qt.FocusReason.OtherFocusReason)
        buttons.setEnabled(False)
        self.proceed()

    @guarded
    def _asked(self, seat: int) -> None:
        self.thinking_indicator.stop()
        if self.viewpoint.shared and self.viewpoint.viewer != seat:
            if self.desktop.settings.curtain:
                self._lower_curtain(seat)
                return
            self._sit(seat)
        self._ask(seat)

    def _ask(self, seat: int) -> None:
        self._view = self._seen()
        if self.setup_pages.show(seat):
            return
        self.decision_controller.ask(seat)

    def _lower_curtain(self, seat: int) -> None:
        self.viewpoint.rise()
        self._view = self._seen()
        self._refresh()
        self.table.log.show_lines(self.history.lines(self.viewpoint.viewer))
        side = names.side(self._view, seat)
        self.show_waiting(translate("play", "{side} takes over").format(side=side), "")
        state = self.session.battle.state
        self.curtain.ask(seat, state.armies[seat].id, side, prompt_words(state.seen_by(CHANCE).prompt()))
        announce(self.curtain, self.curtain.accessibleName(), urgent=True)

    @guarded
    def _seated(self, seat: int) -> None:
        self._sit(seat)
        self.table.board.setFocus()
        self._ask(seat)

    def _sit(self, seat: int) -> None:
        self.viewpoint.sit(seat)
        self._view = self._seen()
        self._refresh()
        self.table.log.show_lines(self.history.lines(seat))

    @guarded
    def _ended(self) -> None:
        self.thinking_indicator.stop()
        self.table.board.set_marks(Marks())
        self.leaving.show_end()
        self._refresh()
        self.table.turn_to(END)
        announce(self.table.ending, self.table.ending.accessibleDescription(), urgent=True)

    # What is shown

    def _seen(self) -> State:
        return self.session.seen(self.viewpoint.viewer)

    def _seen_at(self, state: State) -> State:
        viewer = self.viewpoint.viewer
        return state.copy() if viewer == OPEN else state.seen_by(viewer)

    def _refresh(self) -> None:
        """Board, panels, bar and hand from the view."""
        view = self._view
        self.table.show_view(view, self.viewpoint.own, (self.who(0), self.who(1)))
        title, turn = headline(view)
        nation = view.armies[view.active].id if view.active < CHANCE else ""
        if self.session.battle.over and not self.animator.busy:
            title, nation = translate("play", "The battle is over"), ""
        self.bar.show_turn(nation, title, turn)
        self.bar.phases.show_phases(phases(view) if view.turn and not view.over else ())
        self.setWindowTitle(title)
        self._show_hand(view)
        self._show_recap()
        self.inspector_controls.refresh()
        self.tools.refresh()
        if view.stack and self.table.page == COMBAT and view.combat.target < 0:
            self.table.turn_to(TALK)

    def _show_recap(self) -> None:
        """Not while cards are face down between two persons, and not over the board of a battle that has ended."""
        viewer = self.viewpoint.viewer
        found = None
        if viewer in (0, 1) and self._view.turn and not self.session.battle.over:
            found = self.history.recap(self._view, viewer)
        self.table.show_recap(found if found != self._closed else None)

    @guarded
    def _close_recap(self) -> None:
        self._closed = self.history.recap(self._view, self.viewpoint.viewer)
        self._show_recap()

    @property
    def hand_seat(self) -> int:
        """Whose hand is shown: of two computers, that of the one who decides."""
        view = self._view
        if self.viewpoint.watching and view.active < CHANCE:
            return view.seat if view.seat < CHANCE else view.active
        return self.viewpoint.own

    def _show_hand(self, view: State) -> None:
        self.table.show_hand(view, self.hand_seat, new=self.new_cards(self.hand_seat))

    def new_cards(self, seat: int) -> tuple[int, ...]:
        """What a player at this screen has just drawn."""
        return self.history.new_cards(seat) if self.viewpoint.viewer == seat else ()

    def who(self, seat: int) -> str:
        """Who leads a side, in a word or two."""
        participant = self.session.participants[seat]
        if participant.kind == COMPUTER:
            return translate("play", "AI, {level}").format(level=level_name(participant.level))
        if participant.kind == ELSEWHERE:
            return participant.name
        if self.viewpoint.viewer == CHANCE:
            return ""
        if self.viewpoint.shared and seat != self.viewpoint.viewer:
            return translate("play", "Opponent")
        return translate("play", "You")

    @guarded
    def show_offer(self, offer: Offer) -> None:
        table = self.table
        self._choices = {}
        table.board.set_marks(offer.marks)
        seat = self.decision_controller.seat
        table.show_hand(self._view, seat, self.hints.marked(offer), self.new_cards(seat))
        words = table.show_offer(
            offer, self._view, offer.title if self.decision_controller.seat != self._view.active else ""
        )
        self.inspector_controls.follow(offer)
        self.tools.refresh()
        if QApplication.focusWidget() is None:
            table.board.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(table.decision, words, urgent=bool(offer.refusal))

    def show_waiting(self, title: str, detail: str, footnote: str = "", choices: Sequence[Choice] = ()) -> None:
        """Nothing is asked of anybody here: somebody thinks, the battle pauses or is watched."""
        self.combat_result.proceed()
        buttons = tuple(button for button, _ in choices)
        self._choices = dict(choices)
        sheet = sheet_if_any(self._view, self.viewpoint.viewer)
        self.table.show_offer(Offer(title, detail, footnote, buttons=buttons, combat=sheet), self._view, title)

    def show_result(self, offer: Offer, choices: Sequence[Choice]) -> None:
        """What the dice of a combat brought."""
        self._choices = dict(choices)
        self.table.show_offer(replace(offer, buttons=tuple(self._choices)), self._view)

    def after_result(self) -> None:
        """The result has been read: the column is free for what comes."""
        self._choices = {}
        if self.pause_controls.paused:
            self.pause_controls.show_paused()
        elif self._view.combat.target < 0:
            self.table.turn_to(TALK)

    # What is pressed

    @guarded
    def _press_square(self, square: int) -> None:
        self.inspector_controls.inspect_square(square)
        self.decision_controller.press_square(square)

    @guarded
    def _press_card(self, place: int) -> None:
        if self.animator.skip():
            return
        if self.decision_controller.offer is None:
            self.inspector_controls.inspect_card(place)
        self.decision_controller.press_card(place)

    @guarded
    def _drag(self, start: int, end: int) -> None:
        self.decision_controller.drag(start, end)

    @guarded
    def _press(self, button: Button) -> None:
        act = self._choices.get(button)
        if act is not None:
            act()
        else:
            self.decision_controller.press(button)

    @guarded
    def undo(self) -> None:
        """What is picked is put back first; then what was done."""
        if self.decision_controller.back():
            return
        try:
            self.session.undo()
        finally:
            self.proceed()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What no widget has used: Enter and Space confirm, and the keys that buttons name press them."""
        buttons = self.table.buttons
        focus = QApplication.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if isinstance(focus, QAbstractButton) and not isinstance(focus, CardButton):
                focus.click()
                return
            if not event.isAutoRepeat() and buttons.press_primary():
                return
        if event.text() and buttons.press_key(event.text()):
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.bar.dress()
