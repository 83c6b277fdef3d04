"""A hint in three grades, made of what a computer player has thought: where to look, which action, why."""

from typing import TYPE_CHECKING, NamedTuple

from app.board.translation import decimal, percent, translate
from app.manoeuvre import names
from app.manoeuvre.play.action_text import Teller
from engine.manoeuvre import action as act
from engine.manoeuvre.action import SHAPES, Action
from engine.manoeuvre.combat.resolve import RESULTS
from engine.manoeuvre.state import State

if TYPE_CHECKING:
    from ai.player import Line, Thought

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
    told = Teller(view, view.seat)
    plan = [told.say(action)]
    if best is not None:
        plan += [told.tell(text) for text in best.actions[1:] if text != "done"]
    which = translate("advice", "Best: {deeds}.").format(deeds=_then([deed for deed in plan if deed]))
    return Advice(_where(view, squares, cards), squares, cards, which, _why(view, thought), action, thought.win)


def _places(view: State, action: Action) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The squares and the cards of the hand that an action is about; its goal is left to the second grade."""
    _, a, b, many = SHAPES[action.verb]
    squares = [value for shape, value in ((a, action.a), (b, action.b)) if shape == "square"]
    if action.verb == act.MOVE:
        squares = squares[:1]
    wanted = [action.a] if a == "card" else []
    wanted += action.cards if many == "cards" else ()
    hand = view.hand[view.seat]
    places: list[int] = []
    for card in wanted:
        places += [place for place, held in enumerate(hand) if held == card and place not in places][:1]
    return tuple(squares), tuple(places)


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
    return translate("advice", "Look at what else you could do here, and whether it is worth it.")


def _then(deeds: list[str]) -> str:
    """
    >>> _then(["move", "assault", "advance"])
    'move; then assault; then advance'
    """
    told = deeds[0]
    for deed in deeds[1:]:
        told = translate("advice", "{deeds}; then {deed}").format(deeds=told, deed=deed)
    return told


def _why(view: State, thought: "Thought[Action]") -> tuple[str, ...]:
    if len(view.legal()) == 1:
        return (translate("advice", "It is the only thing you can do."),)
    if view.turn < 1:
        return (translate("advice", "It suits the ground and the armies best; there are no odds to tell yet."),)
    why = [translate("advice", "Your chance to win the battle: {chance}.").format(chance=percent(thought.win))]
    if thought.lines:
        best, *others = thought.lines
        why += [*_dice(best), *_losses(best), *_reply(view, best), *_next(view, best, others)]
    return tuple(why)


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
    told = Teller(view, other)
    deeds = [deed for text in line.reply if text != "done" and (deed := told.tell(text))]
    if not deeds:
        return []
    sentence = translate("advice", "What {side} could do then: {deeds}.")
    return [sentence.format(side=names.side(view, other), deeds=_then(deeds))]


def _next(view: State, best: "Line", others: "list[Line]") -> list[str]:
    """The next best line that begins otherwise."""
    for line in others:
        if line.actions[:1] != best.actions[:1]:
            deed = Teller(view, view.seat).tell(line.actions[0])
            told = translate("advice", "Next best: {deed}; chance to win {chance}.")
            return [told.format(deed=deed, chance=percent(line.win))] if deed else []
    return []
