"""A lesson on the play screen: the battle is a real one, and the coach speaks above it. Nothing of it is kept."""

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final

from PySide6.QtGui import QResizeEvent

from app.board import names
from app.board.looks import CardState, Overlay
from app.board.view.announce import announce
from app.board.words import translate
from app.shell.desktop import Desktop
from app.shell.destinations import Fight, Help, Home, Tutorial
from app.shell.helplinks import topic_in
from app.shell.play.chair import COMPUTER, HUMAN, Chair
from app.shell.play.guard import guarded
from app.shell.play.idle import is_idle
from app.shell.play.keeping import Keeper
from app.shell.play.offer import Offer
from app.shell.play.screen import PlayScreen
from app.shell.play.session import Session, Step
from app.shell.tutorial import coach
from app.shell.tutorial.coach import PERSON, REFUSED, SKIPPED, Advice, Deed
from app.shell.tutorial.lessons import Lesson, following, words
from app.shell.tutorial.panel import CoachPanel
from app.shell.version import version
from engine.battle import Battle
from engine.manoeuvre.action import PASS
from engine.record import Record
from resources.record_start import prepare

LEVEL: Final = "recruit"
CHAIRS: Final = (Chair(HUMAN), Chair(COMPUTER, LEVEL))
UNDO: Final = "undo"
FOLLOWED: Final = "followed"


@dataclass(frozen=True)
class LessonFight(Fight):
    """A lesson's battle."""

    lesson: Lesson


class Unkept(Keeper):
    """A lesson leaves no record behind."""

    def save(self, record: Record) -> str:
        return ""


class LessonScreen(PlayScreen):
    """Any legal action is taken; the coach adapts to it, a step can be skipped, and the lesson begun again."""

    lesson: Lesson

    def __init__(self, desktop: Desktop, place: LessonFight) -> None:
        self.lesson = place.lesson
        self._fight = place
        self.deeds: list[Deed] = []
        self.advice = coach.finished(place.lesson)
        self._topic = ""
        self._pointing = False
        super().__init__(desktop, place)
        self.session.stepped.connect(self._note)
        self.session.ended.connect(self._advise)
        self.coach.skip.connect(self.skip)
        self.coach.again.connect(lambda: desktop.go.emit(Tutorial(self.lesson.id)))
        self.coach.onward.connect(self._onward)
        self.coach.rule.connect(lambda: desktop.go.emit(Help(self._topic)))
        self._advise()

    def _open(self, destination: object) -> Session:
        created = datetime.now(UTC).isoformat(timespec="seconds")
        library = self.desktop.library
        seats = (CHAIRS[0].write(), CHAIRS[1].write())
        header, start = prepare(self._fight.scenario, library, created, version(), seats)
        return Session(library, Battle(header, start), CHAIRS, Unkept(library, self.lesson.id))

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
            while self.deeds and self.deeds.pop().verb in (REFUSED, SKIPPED):
                pass
        elif step.before.seat == PERSON and step.entry.seat == PERSON:
            action = step.before.read(step.entry.text)
            if not (action == PASS and is_idle(step.before) and not self.session.ask_always):
                self.deeds.append(coach.deed_of(step.before, action))
        self._advise()

    @guarded
    def skip(self) -> None:
        """On to the next step, whatever it takes."""
        self.deeds.append(Deed("", SKIPPED))
        self._advise()
        self._show_pointed()

    def show_offer(self, offer: Offer) -> None:
        super().show_offer(offer)
        if offer.refusal:
            self.deeds.append(Deed(coach.at_now(self.view), REFUSED))
            self._topic = topic_in(offer.refusal)
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
            return coach.waiting(self.lesson, self.deeds, names.side(state.seen_by(PERSON), 1 - PERSON))
        return coach.advise(self.lesson, self.deeds, self.session.seen(PERSON))

    # What is pointed at

    def _show_pointed(self) -> None:
        """Numbers on the squares in the order in which they are pressed, and a word on the cards."""
        squares = self.advice.squares
        if squares:
            numbers = {square: str(place) for place, square in enumerate(squares, 1)}
            owners = dict.fromkeys(squares, PERSON)
            self.lenses.show(Overlay(self.advice.title, owners, numbers))
        elif self._pointing:
            self.lenses.show(None)
        self._pointing = bool(squares)
        offer = self.asking.offer
        if offer is not None and self.advice.cards:
            self.table.show_hand(self.view, PERSON, self._with_cards(offer))

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
        self.desktop.go.emit(Tutorial(after.id) if after is not None else Home())
