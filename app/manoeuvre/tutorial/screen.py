"""A lesson on the play screen: the battle is a real one, and the coach speaks above it. Nothing of it is kept."""

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from app.board.announce import announce
from app.board.icons import Icon
from app.board.theme import fonts
from app.board.theme.parts import FlatButton, Panel, Pill, PrimaryButton, QuietButton, Rule, Text, Title
from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.board.looks import CardState, Overlay
from app.manoeuvre.help import LETTER
from app.manoeuvre.play.offer import Offer
from app.manoeuvre.play.screen import PlayScreen
from app.manoeuvre.tutorial import coach
from app.manoeuvre.tutorial.coach import PERSON, REFUSED, SKIPPED, Advice, Attempt
from app.manoeuvre.tutorial.lessons import Lesson, following, lesson, lessons, words
from app.shell.columns import TopBar
from app.shell.desktop import Back, Desktop, Fight, Help, Home, NewBattle, Tutorial
from app.shell.errors import guarded
from app.shell.help.pages import topic_in
from app.shell.lists import RowButton
from app.shell.play.participants import COMPUTER, HUMAN, Participant
from app.shell.play.session import Autosave, Session
from app.shell.version import version
from engine.battle import Battle, Step
from engine.manoeuvre.action import PASS
from engine.manoeuvre.registration import GAME
from engine.record import Record
from resources.manoeuvre.content import prepare

HIGH = 76
MOST = 132


class CoachPanel(QFrame):
    """What the coach says on the left, how far one is and the ways on at the right."""

    skip = Signal()
    again = Signal()
    onward = Signal()
    """To the next lesson, or home after the last."""
    rule = Signal()
    """To the rule behind the last refusal."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("part", "notice")
        self.setAccessibleName(translate("tutorial", "Coach"))
        self.title = Title(type="subtitle")
        self.text = Text()
        self.step = Pill(tone="brass")
        self.rule_button = QuietButton(translate("tutorial", "Read the rule"), "help")
        self.skip_button = FlatButton(translate("tutorial", "Skip this step"), "skip")
        self.again_button = FlatButton(translate("tutorial", "Start the lesson again"), "refresh")
        self.onward_button = PrimaryButton("", "forward")
        self.rule_button.clicked.connect(self.rule)
        self.skip_button.clicked.connect(self.skip)
        self.again_button.clicked.connect(self.again)
        self.onward_button.clicked.connect(self.onward)
        self._lay_out()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 16, 8)
        row.setSpacing(14)
        row.addWidget(Icon("flag", 26, "primary"), 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(2)
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self.title)
        head.addWidget(self.step)
        head.addStretch(1)
        words.addLayout(head)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.viewport().setAutoFillBackground(False)
        self._scroll.setWidget(self.text)
        self.text.setAutoFillBackground(False)
        words.addWidget(self._scroll, 1)
        row.addLayout(words, 1)
        row.addWidget(self.rule_button, 0, Qt.AlignmentFlag.AlignVCenter)
        ways = QVBoxLayout()
        ways.setSpacing(2)
        ways.addWidget(self.skip_button)
        ways.addWidget(self.again_button)
        row.addLayout(ways)
        row.addWidget(self.onward_button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.dress()

    def dress(self) -> None:
        """As high as its text needs at this size, and never so high that the board suffers."""
        scale = fonts.scale()
        width = max(self._scroll.viewport().width(), 200)
        wanted = self.text.heightForWidth(width) + round(48 * scale)
        self.setFixedHeight(max(round(HIGH * scale), min(wanted, round(MOST * scale))))

    def show_advice(self, advice: Advice, steps: int, onward: str) -> None:
        """What is said at a step; `onward` is what the last button says when all are done."""
        self.title.setText(advice.title)
        self.text.setText(advice.text)
        counted = translate("tutorial", "Step {number} of {steps}")
        self.step.setText(counted.format(number=min(advice.number, steps), steps=steps))
        self.step.setVisible(not advice.followed)
        self.rule_button.hide()
        self.skip_button.setVisible(not advice.followed)
        self.onward_button.setText(onward)
        self.onward_button.setVisible(advice.followed)
        self.setAccessibleDescription(self.spoken)
        self.dress()

    def show_refusal(self, refusal: str, explained: bool) -> None:
        """Something could not be; the step stays."""
        self.title.setText(translate("tutorial", "Refused, and nothing is lost"))
        told = translate("tutorial", "{refusal} Choose something else, or put back what is picked with Esc.")
        self.text.setText(told.format(refusal=refusal))
        self.rule_button.setVisible(explained)
        self.setAccessibleDescription(self.spoken)
        self.dress()

    @property
    def spoken(self) -> str:
        return f"{self.title.text()}. {self.text.text()}"


LEVEL: Final = "recruit"
CHAIRS: Final = (Participant(HUMAN), Participant(COMPUTER, LEVEL))
UNDO: Final = "undo"
FOLLOWED: Final = "followed"


@dataclass(frozen=True)
class LessonFight(Fight):
    """A lesson's battle."""

    lesson: Lesson


class Unkept(Autosave):
    """A lesson leaves no record behind."""

    def save(self, record: Record) -> str:
        return ""


class LessonScreen(PlayScreen):
    """Any legal action is taken; the coach adapts to it, a step can be skipped, and the lesson begun again."""

    lesson: Lesson

    def __init__(self, desktop: Desktop, place: LessonFight) -> None:
        self.lesson = place.lesson
        self._fight = place
        self.attempts: list[Attempt] = []
        self.advice = coach.finished(place.lesson)
        self._topic = ""
        self._pointing = False
        super().__init__(desktop, place)
        self.session.stepped.connect(self._note)
        self.session.ended.connect(self._advise)
        self.coach.skip.connect(self.skip)
        self.coach.again.connect(lambda: desktop.go.emit(Tutorial(self.lesson.id, GAME.id)))
        self.coach.onward.connect(self._onward)
        self.coach.rule.connect(lambda: desktop.go.emit(Help(self._topic, GAME.id)))
        self._advise()

    def _open(self, destination: object) -> Session:
        created = datetime.now(UTC).isoformat(timespec="seconds")
        library = self.desktop.library(GAME.id)
        seats = (CHAIRS[0].write(), CHAIRS[1].write())
        header, start = prepare(self._fight.scenario, library, created, version(), seats)
        return Session(library, Battle(header, start), CHAIRS, Unkept(library.folder, self.lesson.id))

    def _build(self) -> None:
        super()._build()
        self.coach = CoachPanel()
        layout = self.layout()
        assert layout is not None
        layout.insertWidget(1, self.coach)  # type: ignore[attr-defined]

    def now(self) -> Fight:
        """There is no record to open it from."""
        return self._fight

    # What happens

    @guarded
    def _note(self, step: Step) -> None:
        if step.entry.text == UNDO:
            while self.attempts and self.attempts.pop().verb in (REFUSED, SKIPPED):
                pass
        elif step.before.seat == PERSON and step.entry.seat == PERSON:
            action = step.before.read(step.entry.text)
            if not (action == PASS and step.before.idle() is not None and not self.session.ask_always):
                self.attempts.append(coach.attempt_of(step.before, action))
        self._advise()

    @guarded
    def skip(self) -> None:
        """On to the next step, whatever it takes."""
        self.attempts.append(Attempt("", SKIPPED))
        self._advise()
        self._show_pointed()

    def show_offer(self, offer: Offer) -> None:
        super().show_offer(offer)
        if offer.refusal:
            self.attempts.append(Attempt(coach.at_now(self.view), REFUSED))
            self._topic = topic_in(offer.refusal, LETTER)
            self.coach.show_refusal(offer.refusal, bool(self._topic))
            announce(self.coach, self.coach.spoken)
            return
        self._advise()
        self._show_pointed()

    def _advise(self) -> None:
        before = self.advice
        self.advice = self._advice()
        if self.advice.followed:
            self.desktop.remember(f"lesson_{self.lesson.id}", FOLLOWED)
        after = following(self.lesson.id)
        onward = (
            translate("tutorial", "Next lesson: {title}").format(title=words(after.title))
            if after is not None
            else translate("tutorial", "To the first screen")
        )
        self.coach.show_advice(self.advice, len(self.lesson.steps), onward)
        if (before.title, before.text) != (self.advice.title, self.advice.text):
            announce(self.coach, self.coach.spoken)

    def _advice(self) -> Advice:
        state = self.session.battle.state
        if self.session.battle.over:
            return coach.finished(self.lesson)
        if state.seat != PERSON:
            return coach.waiting(self.lesson, self.attempts, names.side(state.seen_by(PERSON), 1 - PERSON))
        return coach.advise(self.lesson, self.attempts, self.session.seen(PERSON))

    # What is pointed at

    def _show_pointed(self) -> None:
        """Numbers on the squares in the order in which they are pressed, and a word on the cards."""
        squares = self.advice.squares
        if squares:
            numbers = {square: str(place) for place, square in enumerate(squares, 1)}
            owners = dict.fromkeys(squares, PERSON)
            self.inspector_controls.show(Overlay(self.advice.title, owners, numbers))
        elif self._pointing:
            self.inspector_controls.show(None)
        self._pointing = bool(squares)
        offer = self.decision_controller.offer
        if offer is not None and self.advice.cards:
            self.table.show_hand(self.view, PERSON, self._with_cards(offer), self.new_cards(PERSON))

    def _with_cards(self, offer: Offer) -> Offer:
        wanted = list(self.advice.cards)
        row = offer.hand or tuple(self.view.hand[PERSON])
        states = [*offer.cards, *[CardState()] * (len(row) - len(offer.cards))]
        for place, card in enumerate(row):
            if card in wanted and not states[place].chosen:
                wanted.remove(card)
                states[place] = replace(states[place], pill=translate("tutorial", "This one"), faded=False)
        return replace(offer, cards=tuple(states))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.coach.dress()

    def _onward(self) -> None:
        after = following(self.lesson.id)
        self.desktop.go.emit(Tutorial(after.id, GAME.id) if after is not None else Home())


WIDE = 640


def open_tutorial(desktop: Desktop, place: Tutorial) -> QWidget:
    """A lesson if one is named, else the list of them."""
    chosen = lesson(place.lesson)
    if chosen is None:
        return LessonsScreen(desktop, place)
    return LessonScreen(desktop, LessonFight(GAME.id, chosen.scenario(desktop.library(GAME.id)), CHAIRS, chosen))


class LessonsScreen(QWidget):
    """Three lessons, those that were followed to the end marked."""

    def __init__(self, desktop: Desktop, place: Tutorial) -> None:
        super().__init__()
        self.desktop = desktop
        self.setWindowTitle(translate("tutorial", "A first battle in ten minutes"))
        self.bar = TopBar(translate("tutorial", "A first battle in ten minutes"), translate("tutorial", "Back"))
        self.bar.back.clicked.connect(lambda: desktop.go.emit(Back()))
        scroller = QScrollArea()
        scroller.setWidgetResizable(True)
        scroller.setFrameShape(QScrollArea.Shape.NoFrame)
        scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page = QWidget()
        page.setProperty("part", "page")
        scroller.setWidget(page)
        column = QVBoxLayout(page)
        column.setContentsMargins(24, 24, 24, 24)
        column.setSpacing(16)
        panel = Panel(padding=0, spacing=0)
        panel.setMaximumWidth(round(WIDE * fonts.scale()))
        intro = Text(
            translate(
                "tutorial",
                "Three short battles against a recruit. A coach says what to do next and points at it; you may do "
                "anything else that the rules allow.",
            )
        )
        intro.setMaximumWidth(round(WIDE * fonts.scale()))
        column.addWidget(intro)
        column.addWidget(panel)
        self.rows: dict[str, RowButton] = {}
        for number, one in enumerate(lessons(), 1):
            title = translate("tutorial", "{number}. {title}").format(number=number, title=words(one.title))
            row = RowButton(title, words(one.aim), "flag")
            row.title.setProperty("type", "subtitle")
            if desktop.settings.places.get(f"lesson_{one.id}") == FOLLOWED:
                row.set_value(translate("tutorial", "Done"))
            row.clicked.connect(lambda _=False, id=one.id: desktop.go.emit(Tutorial(id, GAME.id)))
            if self.rows:
                panel.column.addWidget(Rule())
            panel.column.addWidget(row)
            self.rows[one.id] = row
        panel.column.addWidget(Rule())
        self.read = RowButton(
            translate("tutorial", "Or read it"), translate("tutorial", "The same on one page, with pictures"), "help"
        )
        self.read.clicked.connect(lambda: desktop.go.emit(Help("start", GAME.id)))
        panel.column.addWidget(self.read)
        panel.column.addWidget(Rule())
        self.fight = RowButton(
            translate("tutorial", "Or begin a whole battle"),
            translate("tutorial", "First battle, the armies and the field that the rules suggest"),
            "sabres",
        )
        self.fight.clicked.connect(
            lambda: desktop.go.emit(NewBattle(desktop.library(GAME.id).scenario("first_battle"), game=GAME.id))
        )
        panel.column.addWidget(self.fight)
        column.addStretch(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self.bar)
        outer.addWidget(scroller, 1)
        self.setFocusProxy(next(iter(self.rows.values())))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.desktop.go.emit(Back())
            return
        super().keyPressEvent(event)
