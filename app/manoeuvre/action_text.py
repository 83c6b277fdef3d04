"""Actions in words, filled in from the one table: on buttons, as advice, in the log, as headings."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from app.board.translation import percent, translate
from app.manoeuvre import card_text, names
from app.manoeuvre.action_table import ACTIONS, BY_STAFF, FATAL, PASSES, VERBS, WITH_MAHARAJA, ActionWords
from engine import dice
from engine.game import Refusal
from engine.manoeuvre import action as act
from engine.manoeuvre import army as kinds
from engine.manoeuvre.action import SHAPES, Action
from engine.manoeuvre.odds import rally_chance, withdrawal_chance
from engine.manoeuvre.position import CHANCE, REDUCED
from engine.manoeuvre.state import State


def words_of(state: State, action: Action) -> ActionWords:
    """The row of the table for an action at the decision at hand."""
    words = ACTIONS[action.verb]
    if action.verb == act.DONE:
        return replace(PASSES.get(state.stack[-1], words), key=words.key)
    if action.verb in WITH_MAHARAJA and action.b:
        return replace(words, button=WITH_MAHARAJA[action.verb])
    if action.verb in FATAL and state.combat.target >= 0 and _fatal(state, action.verb):
        return replace(words, button=FATAL[action.verb])
    if action.verb == act.WITHDRAW and state.card(1 - state.active, action.a).kind == kinds.WITHDRAW:
        return BY_STAFF
    return words


def _fatal(state: State, verb: int) -> bool:
    target = state.combat.target
    return state.steps[target] == REDUCED if verb == act.HIT else not state.retreats(target)


def button_text(view: State, seat: int, action: Action) -> str:
    """What a button says that plays this action."""
    words = words_of(view, action)
    if not words.button:
        return advice(view, seat, action)
    return _said(words.button, facts(view, seat, action) | _chance(view, seat, action))


def tip(view: State, seat: int, action: Action) -> str:
    """A sentence more where the button does not say all."""
    words = words_of(view, action)
    return _said(words.tip, _chance(view, seat, action)) if words.tip else ""


def _chance(view: State, seat: int, action: Action) -> dict[str, str]:
    if action.verb == act.RALLY:
        return {"chance": percent(rally_chance(view, seat, action.cards[0]))}
    if action.verb == act.WITHDRAW and view.card(seat, action.a).withdraw:
        span = card_text.span(view.card(seat, action.a).withdraw)
        return {"span": span, "chance": percent(withdrawal_chance(view, seat, action.a))}
    return {}


def advice(view: State, seat: int, action: Action) -> str:
    """What to do, as a line of its own: “Move 52nd Foot from F5 to F4”."""
    text = _said(words_of(view, action).advice, facts(view, seat, action))
    return text[:1].upper() + text[1:]


def told(state: State, action: Action, viewer: int) -> str:
    """What an action is as a sentence, for one that the log passes over; hidden cards stay hidden."""
    words = words_of(state, action)
    shown = state.shown_to(action, viewer) if viewer in (0, 1, CHANCE) else action
    template = translate("actions", words.log)
    if shown != action and words.hidden is not None:
        template = words.hidden(len(action.cards) or 1)
    side = names.side(state, state.seat) if state.seat < CHANCE else ""
    return template.format(**facts(state, state.seat, shown, names.unit), side=side)


def log_line(verb: int, **values: str) -> str:
    """The table's sentence in the log, filled with what an event tells."""
    return _said(ACTIONS[verb].log, values)


def hidden_line(verb: int, number: int, **values: str) -> str:
    """The same for a reader who may not see the cards."""
    hidden = ACTIONS[verb].hidden
    assert hidden is not None
    return hidden(number).format(**values)


def heading(verb: int, target: str = "") -> str:
    """What an action belongs to: “movement”, “assault on 32nd Foot”."""
    return _said(ACTIONS[verb].heading, {"target": target})


def played_as(word: str) -> str:
    """What is written beside a card that is played, by the word of the event."""
    if word == "maharaja":
        return translate("actions", "With his Maharaja")
    words = ACTIONS[VERBS[word]].card
    return translate("actions", words) if words else ""


def _said(template: str, values: Mapping[str, str]) -> str:
    return translate("actions", template).format(**values)


class PlanText:
    """Tells what a seat does, one action after the other; follows its units as they move."""

    def __init__(self, view: State, seat: int) -> None:
        self._view = view.copy()
        # Texts are read as this seat's, whoever decides in the view.
        self._view.seat = seat
        self._seat = seat
        self._moved: dict[int, int] = {}

    def read(self, text: str) -> str:
        """An action as `State.write` has it; empty if it makes no sense here."""
        try:
            return self.say(self._view.read(text))
        except Refusal:
            return ""

    def say(self, action: Action) -> str:
        """Within a sentence: “move 52nd Foot from F5 to F4”."""
        values = facts(self._view, self._seat, action, moved=self._moved)
        if action.verb == act.MOVE:
            self._moved[action.b] = self._moved.pop(action.a, self._view.board[action.a])
        return _said(words_of(self._view, action).advice, values)


# What fills the sentences


def cards_of(action: Action) -> tuple[int, ...]:
    """The cards that an action names."""
    _, a, _, many = SHAPES[action.verb]
    return (*((action.a,) if a == "card" else ()), *(action.cards if many == "cards" else ()))


def squares_of(action: Action) -> tuple[int, ...]:
    """The squares that an action names."""
    _, a, b, _ = SHAPES[action.verb]
    return tuple(value for shape, value in ((a, action.a), (b, action.b)) if shape == "square")


def facts(
    view: State,
    seat: int,
    action: Action,
    name: Callable[[State, int], str] = names.short,
    moved: Mapping[int, int] | None = None,
) -> dict[str, str]:
    """Whatever the sentences may name of an action; `moved` has units that by then stand elsewhere."""
    numbers = cards_of(action)
    found = {"card": "", "unit": "", "target": "", "start": "", "end": "", "number": str(action.a)}
    found |= {
        "maharaja": str(kinds.MAHARAJA_COMMAND),
        "cards": names.listed([names.card(view, seat, n) for n in numbers]),
    }
    if numbers and numbers[0] != kinds.UNKNOWN:
        found |= card_facts(view, seat, numbers[0], action.verb)
    squares = squares_of(action)
    if squares:
        units = [(moved or {}).get(square, view.board[square]) for square in (squares[0], squares[-1])]
        found["start"], found["end"] = names.square(squares[0]), names.square(squares[-1])
        found["target"] = name(view, units[1]) if units[1] >= 0 else translate("actions", "a unit")
        if SHAPES[action.verb][1] == "square":
            found["unit"] = name(view, units[0]) if units[0] >= 0 else translate("actions", "a unit")
    if action.verb == act.PLACE:
        found["unit"] = name(view, seat * 8 + action.a)
    return found | _set_up_facts(view, action)


def card_facts(view: State, seat: int, number: int, verb: int) -> dict[str, str]:
    """What a card brings to an action."""
    card = view.card(seat, number)
    pool = {act.BOMBARD: card.bombard, act.VOLLEY: card.volley, act.BATTERY: card.battery}.get(verb, card.attack)
    return {
        "card": names.card(view, seat, number),
        "unit": view.armies[seat].units[card.unit].label if card.unit >= 0 else "",
        "dice": dice.text_of(pool),
        "defence": str(card.defence),
        "combat": str(card.combat_attack if seat == view.active else card.combat_defence),
        "command": str(card.command),
    }


def _set_up_facts(view: State, action: Action) -> dict[str, str]:
    if action.verb == act.SECTION:
        return {"section": view.setting.sections[action.a].id, "degrees": str(90 * action.b)}
    if action.verb in (act.NATION, act.NATIONS):
        armies = view.setting.armies
        return {"nation": names.nation(armies[action.a]), "other": names.nation(armies[action.b])}
    return {"edge": names.edge(action.a)} if action.verb == act.EDGE else {}
