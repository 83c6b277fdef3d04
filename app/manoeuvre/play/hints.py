"""Hints for the decision at hand, grade by grade: where to look, which action, why."""

import random
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from app.board.announce import announce
from app.board.translation import decimal, percent, translate
from app.manoeuvre import names
from app.manoeuvre.action_text import PlanText, cards_of, squares_of
from app.manoeuvre.board.looks import CardState, Overlay
from app.manoeuvre.play.layout import COMBAT
from app.manoeuvre.play.offer import Offer
from app.manoeuvre.play.panels.decision import HintBox
from app.shell.errors import guarded
from app.shell.play.battle_source import BattleSource
from app.shell.play.computer import Computer
from app.shell.play.participants import HUMAN
from engine.battle import Step
from engine.manoeuvre import action as act
from engine.manoeuvre import army as kinds
from engine.manoeuvre import tags
from engine.manoeuvre.action import Action
from engine.manoeuvre.combat.resolve import RESULTS
from engine.manoeuvre.nightfall import squares_held
from engine.manoeuvre.position import CHANCE
from engine.manoeuvre.registration import GAME
from engine.manoeuvre.state import State
from engine.record import UNDO

if TYPE_CHECKING:
    from ai.player import Line, Thought
    from app.manoeuvre.play.screen import PlayScreen


WHERE, WHICH, WHY = 1, 2, 3


class Hints(QObject):
    """Asks the advisor when a hint is first wanted, and tells no more of it than was asked for."""

    def __init__(self, screen: "PlayScreen") -> None:
        super().__init__(screen)
        self._screen = screen
        self._advisor: Advisor | None = None
        self._advice: Advice | None = None
        self._grade = 0
        for box in (screen.table.decision.hint, screen.table.combat.hint):
            box.more.connect(self.ask)
            box.closed.connect(self.put_away)

    def complain(self, sentence: str) -> None:
        self._screen.complain(sentence)

    @property
    def grade(self) -> int:
        return self._grade

    @guarded
    def ask(self) -> None:
        """The next grade."""
        if self._screen.decision_controller.seat < 0:
            return
        self._grade = min(self._grade + 1, WHY)
        if self._grade == WHERE and self._advice is None:
            self._counsel().ask()
        self._show()

    @guarded
    def put_away(self) -> bool:
        """False if no hint was shown."""
        shown = self._grade > 0
        self._grade = 0
        self._advice = None
        if self._advisor is not None:
            self._advisor.cancel()
        for box in (self._screen.table.decision.hint, self._screen.table.combat.hint):
            box.put_away()
        if shown:
            self._screen.inspector_controls.refresh()
            offer = self._screen.decision_controller.offer
            if offer is not None:
                seat = self._screen.decision_controller.seat
                self._screen.table.show_hand(self._screen.view, seat, offer, self._screen.new_cards(seat))
        return shown

    def close(self) -> None:
        if self._advisor is not None:
            self._advisor.close()

    def marked(self, offer: Offer) -> Offer:
        """The offer with the hint's cards pointed out in it."""
        if self._advice is None or not self._advice.cards:
            return offer
        hand = self._screen.view.hand[self._screen.decision_controller.seat]
        wanted = [hand[place] for place in self._advice.cards if place < len(hand)]
        row = offer.hand or tuple(hand)
        states = [*offer.cards, *[CardState()] * (len(row) - len(offer.cards))]
        for place, card in enumerate(row):
            if card in wanted and not states[place].chosen:
                wanted.remove(card)
                states[place] = replace(states[place], pill=translate("play", "Hint"), faded=False)
        return replace(offer, cards=tuple(states))

    def overlay(self) -> Overlay | None:
        """Where to look."""
        if self._advice is None or not self._advice.squares:
            return None
        squares = self._advice.squares
        owners = dict.fromkeys(squares, self._screen.decision_controller.seat)
        return Overlay(translate("play", "Hint"), owners, dict.fromkeys(squares, "?"))

    def _counsel(self) -> "Advisor":
        if self._advisor is None:
            self._advisor = Advisor(self._screen.session, parent=self)
            self._advisor.advised.connect(self._advised)
            self._advisor.failed.connect(self._failed)
        return self._advisor

    @guarded
    def _advised(self, advice: "Advice") -> None:
        self._advice = advice
        self._show()

    @guarded
    def _failed(self, sentence: str) -> None:
        self.put_away()
        self._screen.complain(sentence)

    def _box(self) -> HintBox:
        table = self._screen.table
        return table.combat.hint if table.page == COMBAT else table.decision.hint

    def _show(self) -> None:
        if not self._grade:
            return
        advice = self._advice
        if advice is None:
            self._box().show_hint((translate("play", "Looking at the field…"),), "")
            return
        # Which action names the place once more, so that the first grade need not stay.
        told = {WHERE: [advice.where], WHICH: [advice.which]}.get(self._grade, [advice.which, *advice.why])
        following = {
            WHERE: translate("play", "Which action?"),
            WHICH: translate("play", "Why?"),
        }.get(self._grade, "")
        self._box().show_hint(told, following)
        screen = self._screen
        screen.inspector_controls.refresh()
        offer = screen.decision_controller.offer
        if offer is not None:
            seat = screen.decision_controller.seat
            screen.table.show_hand(screen.view, seat, self.marked(offer), screen.new_cards(seat))
        announce(self._box(), " ".join(told))


LEVEL: Final = "marshal"


class Advisor(QObject):
    """Follows a session, and advises the persons in it. No process runs until somebody asks."""

    advised = Signal(object)
    """Advice; the first comes soon, better ones may follow until `finished`."""
    finished = Signal()
    failed = Signal(str)

    def __init__(self, session: BattleSource, level: str = LEVEL, parent: QObject | None = None) -> None:
        super().__init__(parent or session)
        self._session = session
        self._level = level
        self._advisors: dict[int, Computer] = {}
        self._view: State | None = None
        session.stepped.connect(self._follow)

    @property
    def thinking(self) -> bool:
        return self._view is not None

    def ask(self) -> None:
        """Think about the decision at hand; nothing is asked if it is not a person's."""
        self.cancel()
        seat = self._session.battle.state.seat
        if self._session.battle.over or seat >= CHANCE or self._session.participants[seat].kind != HUMAN:
            return
        self._view = self._session.seen(seat)
        self._advisor(seat).think(self._view)

    def stop(self) -> None:
        """Have the best so far, at once."""
        for advisor in self._advisors.values():
            advisor.stop()

    def cancel(self) -> None:
        self._view = None
        for advisor in self._advisors.values():
            advisor.cancel()

    def close(self) -> None:
        self.cancel()
        for advisor in self._advisors.values():
            advisor.close()
        self._advisors.clear()

    def _advisor(self, seat: int) -> Computer:
        if seat not in self._advisors:
            seed = random.SystemRandom().getrandbits(32)
            advisor = Computer(
                GAME,
                self._level,
                seed,
                self._session.library.folder,
                briefing=lambda: self._session.watched_by(seat),
                parent=self,
            )
            advisor.progressed.connect(lambda thought: self._heard(thought, False))
            advisor.done.connect(lambda thought: self._heard(thought, True))
            advisor.failed.connect(self._failed)
            self._advisors[seat] = advisor
        return self._advisors[seat]

    def _follow(self, step: Step) -> None:
        """A hint for a decision that has passed is no hint; what happened is remembered for the next."""
        self.cancel()
        record = self._session.battle.record
        for seat, advisor in self._advisors.items():
            if step.entry.text == UNDO and step.entry.seat < CHANCE:
                advisor.unwatch()
            elif record.is_action(step.entry.seat, step.entry.text):
                action = step.before.read(step.entry.text)
                advisor.watch(step.before.seen_by(seat), step.before.shown_to(action, seat))

    def _heard(self, thought: Any, final: bool) -> None:
        if self._view is None:
            return
        view = self._view
        if final:
            self._view = None
        self.advised.emit(advice_of(view, thought))
        if final:
            self.finished.emit()

    def _failed(self, sentence: str) -> None:
        if self._view is not None:
            self._view = None
            self.failed.emit(sentence)
            self.finished.emit()


# In words

SMALL = 0.05
"""Hits that are not worth telling of."""


class Advice(NamedTuple):
    """What a strong player would do, to be told grade by grade."""

    where: str
    """First grade: where to look."""
    squares: tuple[int, ...]
    """To be marked on the board with it."""
    cards: tuple[int, ...]
    """Places in the hand to be marked with it."""
    which: str
    """Second grade."""
    why: tuple[str, ...]
    """Third grade: odds, gain, what the other side could do, and the next best."""
    action: Action
    win: float


def advice_of(view: State, thought: "Thought[Action]") -> Advice:
    """The thought of a player about the decision in a view of the seat that decides."""
    action = thought.action
    squares, cards = _places(view, action)
    best = thought.lines[0] if thought.lines else None
    told = PlanText(view, view.seat)
    plan = [told.say(action)]
    if best is not None:
        plan += [told.read(text) for text in best.actions[1:] if text != "done"]
    which = translate("advice", "Best: {actions}.").format(actions=_then([step for step in plan if step]))
    return Advice(_where(view, squares, cards), squares, cards, which, _why(view, thought), action, thought.win)


def _places(view: State, action: Action) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The squares and the cards of the hand that an action is about; its goal is left to the second grade."""
    squares = squares_of(action)[:1] if action.verb == act.MOVE else squares_of(action)
    hand = view.hand[view.seat]
    places: list[int] = []
    for card in cards_of(action):
        places += [place for place, held in enumerate(hand) if held == card and place not in places][:1]
    return squares, tuple(places)


def _where(view: State, squares: tuple[int, ...], cards: tuple[int, ...]) -> str:
    hand = view.hand[view.seat]
    titles = ", ".join(names.card(view, view.seat, hand[place]) for place in cards)
    if squares:
        square = squares[-1]
        unit = view.board[square]
        if unit < 0:
            return translate("advice", "Look at {square}.").format(square=names.square(square))
        told = translate("advice", "Look at {unit} on {square}.")
        if titles:
            told = translate("advice", "Look at {unit} on {square}, and at {cards}.")
        return told.format(unit=names.short(view, unit), square=names.square(square), cards=titles)
    if titles:
        return translate("advice", "Look at your cards: {cards}.").format(cards=titles)
    return translate("advice", "Consider what else you could do here.")


def _then(actions: list[str]) -> str:
    """
    >>> _then(["move", "assault", "advance"])
    'move; then assault; then advance'
    """
    told = actions[0]
    for action in actions[1:]:
        told = translate("advice", "{actions}; then {action}").format(actions=told, action=action)
    return told


def _why(view: State, thought: "Thought[Action]") -> tuple[str, ...]:
    if len(view.legal()) == 1:
        return (translate("advice", "It is your only option."),)
    if view.turn < 1:
        return (translate("advice", "It suits the ground and the armies best. There are no odds yet."),)
    why = [*_ground(view, thought.action), *_cards(view, thought.action)]
    why.append(translate("advice", "Your chance to win the battle: {chance}.").format(chance=percent(thought.win)))
    if thought.lines:
        best, *others = thought.lines
        why += [*_dice(best), *_losses(best), *_reply(view, best), *_next(view, best, others)]
    return tuple(why)


def _ground(view: State, action: Action) -> list[str]:
    """What a move gains: squares at nightfall, and cover."""
    if action.verb != act.MOVE:
        return []
    after = view.copy()
    after.do(action)
    found: list[str] = []
    seat, goal = view.seat, action.b
    own = len(squares_held(after, seat)) - len(squares_held(view, seat))
    enemy = len(squares_held(after, 1 - seat)) - len(squares_held(view, 1 - seat))
    if own > 0:
        found.append(translate("advice", "You hold %n more square(s) at nightfall.", "", own))
    if enemy < 0:
        found.append(translate("advice", "The enemy holds %n square(s) fewer at nightfall.", "", -enemy))
    gained = view.field.defence[goal] - view.field.defence[action.a]
    if gained > 0:
        told = translate("advice", "The ground on {square} adds {cover} to its defence.")
        found.append(told.format(square=names.square(goal), cover=view.field.defence[goal]))
    return found


def _cards(view: State, action: Action) -> list[str]:
    """Why cards are thrown away, or kept."""
    if view.stack[-1] != tags.DISCARD:
        return []
    if not action.cards:
        return [translate("advice", "Your cards are worth more than new ones.")]
    own = [view.card(view.seat, number) for number in action.cards]
    idle = [card for card in own if card.kind == kinds.UNIT and view.square[view.seat * 8 + card.unit] < 0]
    if idle:
        return [translate("advice", "%n card(s) of a unit you have lost.", "", len(idle))]
    return [translate("advice", "New cards are likely to be of more use than these.")]


def _dice(line: "Line") -> list[str]:
    if len(line.odds) == len(RESULTS):
        # From repulsed to destroyed; the first two gain the attacker nothing.
        gains = sum(line.odds[2:])
        told = translate("advice", "The dice: {good} that the attack succeeds, {bad} that it is repulsed.")
        return [told.format(good=percent(gains), bad=percent(line.odds[0]))]
    if line.odds:
        return [translate("advice", "The dice: {good} for a hit.").format(good=percent(line.odds[-1]))]
    return []


def _losses(line: "Line") -> list[str]:
    own, enemy = line.own_losses, line.enemy_losses
    if abs(own) < SMALL and abs(enemy) < SMALL:
        return []
    if own < -SMALL:
        told = translate("advice", "On average you win back {own} hits and deal {enemy}.")
    else:
        told = translate("advice", "On average you take {own} hits and deal {enemy}.")
    return [told.format(own=decimal(abs(own)), enemy=decimal(max(enemy, 0.0)))]


def _reply(view: State, line: "Line") -> list[str]:
    other = 1 - view.seat
    told = PlanText(view, other)
    actions = [action for text in line.reply if text != "done" and (action := told.read(text))]
    if not actions:
        return []
    sentence = translate("advice", "What {side} could do then: {actions}.")
    return [sentence.format(side=names.side(view, other), actions=_then(actions))]


def _next(view: State, best: "Line", others: "list[Line]") -> list[str]:
    """The next best line that begins otherwise."""
    for line in others:
        if line.actions[:1] != best.actions[:1]:
            action = PlanText(view, view.seat).read(line.actions[0])
            told = translate("advice", "Next best: {action}; chance to win {chance}.")
            if percent(line.win) == percent(best.win):
                told = translate("advice", "Just as good: {action}.")
            return [told.format(action=action, chance=percent(line.win))] if action else []
    return []
