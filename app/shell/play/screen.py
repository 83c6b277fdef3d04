"""The play screen: one battle, from the set-up to its end, as one person, two, or nobody but watchers see it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QStackedWidget, QVBoxLayout, QWidget

from app.board import names
from app.board.engine_words import prompt_words
from app.board.looks import Marks
from app.board.view.announce import announce
from app.board.words import translate
from app.shell.desktop import Desktop
from app.shell.destinations import Fight, LanFight, Resume
from app.shell.newbattle.levelwords import level_name
from app.shell.play.annals import Annals, course
from app.shell.play.asking import Asking
from app.shell.play.before import Before
from app.shell.play.chair import COMPUTER, ELSEWHERE
from app.shell.play.curtain import Curtain
from app.shell.play.desk.sheet import sheet_if_any
from app.shell.play.director import Director
from app.shell.play.figures import headline, phases
from app.shell.play.guard import guarded
from app.shell.play.herald import Herald
from app.shell.play.hinting import Hinting
from app.shell.play.lenses import Lenses
from app.shell.play.offer import Button, Offer
from app.shell.play.panels.topbar import TopBar
from app.shell.play.parting import Parting
from app.shell.play.pondering import Pondering
from app.shell.play.session import OPEN, Session, Step
from app.shell.play.sitting import Sitting
from app.shell.play.table import COMBAT, END, TALK, Table
from app.shell.play.tools import Tools
from app.shell.play.underway import Underway
from app.shell.play.watching import Watching
from app.shell.sound import Sounds
from engine.manoeuvre import events
from engine.manoeuvre.position import CHANCE
from engine.manoeuvre.state import State
from resources.settings import ALWAYS

Choice = tuple[Button, Callable[[], None]]


class PlayScreen(QWidget):
    """Binds the session to the table: what happens is shown, what is pressed is played. It never waits."""

    def __init__(self, desktop: Desktop, destination: Fight | Resume | LanFight) -> None:
        super().__init__()
        self.desktop = desktop
        self._place = destination
        self.session = self._open(destination)
        self.sitting = Sitting(self.session.chairs)
        self._build()
        self.annals = self._annals()
        self.director = Director(self.table.board, lambda: self.sitting.viewer, self)
        self.sounds = Sounds(desktop, self)
        self.asking = Asking(self.session, self.annals, self)
        self.herald = Herald(lambda sentence: announce(self.table.board, sentence))
        self.curtain = Curtain(self.body)
        self.lenses = Lenses(self)
        self.hinting = Hinting(self)
        self.pondering = Pondering(self)
        self.watching = Watching(self)
        self.parting = Parting(self)
        self.tools = Tools(self)
        self.before = Before(self)
        self.company = self.session.attend(self)
        self._view = self._seen()
        self._choices: dict[Button, Callable[[], None]] = {}
        """What the buttons do that are not an offer's."""
        self._connect()
        self.follow_settings()
        self.setFocusProxy(self.table.board)
        self._refresh()
        self.table.log.show_lines(self.annals.lines(self.sitting.viewer))
        self.show_waiting(translate("play", "The battle goes on"), translate("play", "Space skips whatever moves."))
        # The window is to be on the screen before the first thing happens.
        QTimer.singleShot(0, self, self._begin)

    def _open(self, destination: Fight | Resume | LanFight) -> Underway:
        """The battle to be shown; raises RecordFault, Rejected or OSError."""
        if isinstance(destination, LanFight):
            return destination.battle
        if isinstance(destination, Resume):
            return Session.resume(self.desktop.library, destination.path)
        return Session.new(self.desktop.library, destination.scenario, destination.chairs)

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

    def _annals(self) -> Annals:
        viewers = (0, 1, CHANCE) if self.sitting.shared else (self.sitting.viewer,)
        annals = Annals(viewers)
        if self.session.battle.record.actions:
            for step in course(*self.session.account()):
                annals.add(step)
        return annals

    def _connect(self) -> None:
        session, table, asking = self.session, self.table, self.asking
        session.stepped.connect(self._stepped)
        session.asked.connect(self._asked)
        session.ended.connect(self._ended)
        session.trouble.connect(self.desktop.trouble)
        self.director.began.connect(self._began)
        self.director.began.connect(self.sounds.hear)
        self.director.shown.connect(self._shown)
        self.director.idle.connect(self.proceed)
        asking.offered.connect(self.show_offer)
        asking.answered.connect(self._answered)
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
        return self.parting.again()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.director.clear()
        self.hinting.close()
        self.session.close()
        super().closeEvent(event)

    def follow_settings(self) -> None:
        settings = self.desktop.settings
        self.session.ask_always = settings.replies == ALWAYS
        self.table.board.set_pace(settings.speed / 100, settings.reduce_motion)
        self.bar.dress()
        # Pictures in the panels bear the colours of the theme they were painted in.
        if self.asking.offer is not None:
            self.show_offer(self.asking.offer)

    # What happens

    def _begin(self) -> None:
        self.session.warm()
        self.proceed()

    @guarded
    def proceed(self) -> None:
        """Everything that happened has been shown: on to the next thing."""
        if not self.director.busy and not self.watching.holds and not self.session.is_thinking:
            self.session.go()

    @guarded
    def _stepped(self, step: Step) -> None:
        self.asking.clear()
        self.hinting.put_away()
        self.annals.add(step)
        self.director.show(step, swift=self.asking.rewinding)
        self.watching.stepped()

    @guarded
    def _began(self, step: Step) -> None:
        """A card that is played leaves the hand before it lies on the table."""
        self.table.board.set_marks(Marks())
        if any(event.kind == events.PLAYED and event.a == self.sitting.viewer for event in step.events):
            self._show_hand(self._seen_at(step.after))

    @guarded
    def _shown(self, step: Step) -> None:
        self._view = self._seen_at(step.after)
        self._refresh()
        self._show_fight()
        before = len(self.table.log.texts)
        lines = self.annals.lines(self.sitting.viewer)
        self.table.log.show_lines(lines)
        if before:
            drawing = step.after.seat == CHANCE and bool(step.after.stack) and not step.after.pool()
            self.herald.hear(self.annals.latest(self.sitting.viewer), drawing)

    def _show_fight(self) -> None:
        """A combat that others are busy with stays in sight until its dice have fallen."""
        sheet = sheet_if_any(self._view, self.sitting.viewer)
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
        self.pondering.stop()
        if self.sitting.shared and self.sitting.viewer != seat:
            if self.desktop.settings.curtain:
                self._lower_curtain(seat)
                return
            self._sit(seat)
        self._ask(seat)

    def _ask(self, seat: int) -> None:
        self._view = self._seen()
        if self.before.show(seat):
            return
        self.asking.ask(seat)

    def _lower_curtain(self, seat: int) -> None:
        self.sitting.rise()
        self._view = self._seen()
        self._refresh()
        self.table.log.show_lines(self.annals.lines(self.sitting.viewer))
        side = names.side(self._view, seat)
        self.show_waiting(translate("play", "{side} takes the seat").format(side=side), "")
        state = self.session.battle.state
        self.curtain.ask(seat, state.armies[seat].id, side, prompt_words(state.seen_by(CHANCE).prompt()))
        announce(self.curtain, self.curtain.accessibleName(), urgent=True)

    @guarded
    def _seated(self, seat: int) -> None:
        self._sit(seat)
        self.table.board.setFocus()
        self._ask(seat)

    def _sit(self, seat: int) -> None:
        self.sitting.sit(seat)
        self._view = self._seen()
        self._refresh()
        self.table.log.show_lines(self.annals.lines(seat))

    @guarded
    def _ended(self) -> None:
        self.pondering.stop()
        self.table.board.set_marks(Marks())
        self.parting.show_end()
        self._refresh()
        self.table.turn_to(END)
        announce(self.table.ending, self.table.ending.accessibleDescription(), urgent=True)

    # What is shown

    def _seen(self) -> State:
        return self.session.seen(self.sitting.viewer)

    def _seen_at(self, state: State) -> State:
        viewer = self.sitting.viewer
        return state.copy() if viewer == OPEN else state.seen_by(viewer)

    def _refresh(self) -> None:
        """Board, panels, bar and hand from the view."""
        view = self._view
        self.table.show_view(view, self.sitting.own, (self.who(0), self.who(1)))
        title, turn = headline(view)
        nation = view.armies[view.active].id if view.active < CHANCE else ""
        if self.session.battle.over and not self.director.busy:
            title, nation = translate("play", "The battle is over"), ""
        self.bar.show_turn(nation, title, turn)
        self.bar.phases.show_phases(phases(view) if view.turn and not view.over else ())
        self.setWindowTitle(title)
        self._show_hand(view)
        self.lenses.refresh()
        self.tools.refresh()
        if view.stack and self.table.page == COMBAT and view.combat.target < 0:
            self.table.turn_to(TALK)

    @property
    def hand_seat(self) -> int:
        """Whose hand is shown: of two computers, that of the one who decides."""
        view = self._view
        if self.sitting.watching and view.active < CHANCE:
            return view.seat if view.seat < CHANCE else view.active
        return self.sitting.own

    def _show_hand(self, view: State) -> None:
        self.table.show_hand(view, self.hand_seat)

    def who(self, seat: int) -> str:
        """Who leads a side, in a word or two."""
        chair = self.session.chairs[seat]
        if chair.kind == COMPUTER:
            return translate("play", "AI, {level}").format(level=level_name(chair.level))
        if chair.kind == ELSEWHERE:
            return chair.name
        if self.sitting.viewer == CHANCE:
            return ""
        if self.sitting.shared and seat != self.sitting.viewer:
            return translate("play", "The other person")
        return translate("play", "You")

    @guarded
    def show_offer(self, offer: Offer) -> None:
        table = self.table
        self._choices = {}
        table.board.set_marks(offer.marks)
        table.show_hand(self._view, self.asking.seat, self.hinting.marked(offer))
        words = table.show_offer(offer, self._view, offer.title if self.asking.seat != self._view.active else "")
        self.lenses.follow(offer)
        self.tools.refresh()
        if QApplication.focusWidget() is None:
            table.board.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(table.decision, words, urgent=bool(offer.refusal))

    def show_waiting(self, title: str, detail: str, footnote: str = "", choices: Sequence[Choice] = ()) -> None:
        """Nothing is asked of anybody here: somebody thinks, the battle pauses or is watched."""
        buttons = tuple(button for button, _ in choices)
        self._choices = dict(choices)
        sheet = sheet_if_any(self._view, self.sitting.viewer)
        self.table.show_offer(Offer(title, detail, footnote, buttons=buttons, combat=sheet), self._view, title)

    # What is pressed

    @guarded
    def _press_square(self, square: int) -> None:
        self.lenses.inspect_square(square)
        self.asking.press_square(square)

    @guarded
    def _press_card(self, place: int) -> None:
        if self.director.skip():
            return
        if self.asking.offer is None:
            self.lenses.inspect_card(place)
        self.asking.press_card(place)

    @guarded
    def _drag(self, start: int, end: int) -> None:
        self.asking.drag(start, end)

    @guarded
    def _press(self, button: Button) -> None:
        act = self._choices.get(button)
        if act is not None:
            act()
        else:
            self.asking.press(button)

    @guarded
    def undo(self) -> None:
        """What is picked is put back first; then what was done."""
        if self.asking.back():
            return
        try:
            self.session.undo()
        finally:
            self.proceed()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What no widget has used: Enter confirms, and the keys that buttons name press them."""
        buttons = self.table.buttons
        focus = QApplication.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focus, QAbstractButton):
            focus.click()
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and buttons.press_primary():
            return
        if event.text() and buttons.press_key(event.text()):
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.bar.dress()
