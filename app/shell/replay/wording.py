"""What somebody might have done, in words: an action of the record's text, as advice."""

from collections.abc import Mapping

from app.board import names
from app.board.words import translate
from engine.game import Refusal
from engine.manoeuvre import action as act
from engine.manoeuvre import tags
from engine.manoeuvre.action import Action
from engine.manoeuvre.battlefield import square_name
from engine.manoeuvre.state import State


def advice(state: State, text: str) -> str:
    """An action as somebody would advise it at this decision: “Move Guard Cav. to H4”. Names the card it needs."""
    try:
        action = state.read(text)
    except Refusal:
        return text
    if action.verb == act.DONE:
        return _passing(state)
    return _sentence(state, action).format(**_facts(state, action))


def _passing(state: State) -> str:
    return {
        tags.MOVEMENT: translate("replay", "End the movement"),
        tags.COMBAT: translate("replay", "Offer no combat"),
        tags.RESTORATION: translate("replay", "Restore nobody"),
        tags.REDOUBT: translate("replay", "Build no redoubt"),
        tags.REINFORCE: translate("replay", "Attack as it stands"),
        tags.ANSWER: translate("replay", "Add nothing to the defence"),
        tags.GUERRILLA: translate("replay", "Let it pass"),
        tags.ADVANCE: translate("replay", "Do not advance"),
    }.get(state.stack[-1], translate("replay", "Do nothing"))


def _sentence(state: State, action: Action) -> str:
    sentences: Mapping[int, str] = {
        act.MOVE: translate("replay", "Move {unit} to {end}"),
        act.DIG_IN: translate("replay", "Dig in"),
        act.BANZAI: translate("replay", "Open a Banzai Charge"),
        act.SUPPLY: translate("replay", "Play {card} to move another unit"),
        act.FORCED_MARCH: translate("replay", "Play {card}"),
        act.GUERRILLA: translate("replay", "Cancel it with {card}"),
        act.ASSAULT: translate("replay", "Assault {target} with {card}"),
        act.AMBUSH: translate("replay", "Ambush {target}"),
        act.BOMBARD: translate("replay", "Bombard {target} with {card}"),
        act.VOLLEY: translate("replay", "Fire a volley at {target} with {card}"),
        act.ROCKETS: translate("replay", "Fire rockets at {target}"),
        act.BATTERY: translate("replay", "Fire a Grand Battery at {target}"),
        act.HONOUR: translate("replay", "Give up {target} by Death with Honour"),
        act.WITHDRAW: translate("replay", "Withdraw with {card}"),
        act.DEFEND: translate("replay", "Defend with {card}"),
        act.LEAD: translate("replay", "Play {card} for his combat value"),
        act.COMMAND: translate("replay", "Play {card} for his command"),
        act.JOIN: translate("replay", "Let {card} join the assault"),
        act.SUPPORT: translate("replay", "Bring {unit} in"),
        act.ADD: translate("replay", "Add {card} to the attack"),
        act.COMMIT: translate("replay", "Commit with {card}"),
        act.SAPPERS: translate("replay", "Open the redoubt with {card}"),
        act.SKIRMISH: translate("replay", "Break off with {card}"),
        act.HIT: translate("replay", "Choose the hit"),
        act.RETREAT: translate("replay", "Choose the retreat"),
        act.RETREAT_TO: translate("replay", "Retreat to {start}"),
        act.ADVANCE: translate("replay", "Advance with {unit}"),
        act.SUFFER: translate("replay", "Let {unit} take the hit"),
        act.RESTORE: translate("replay", "Restore {unit} with {card}"),
        act.RALLY: translate("replay", "Rally {unit} with {card}"),
        act.REDOUBT: translate("replay", "Build a redoubt on {start}"),
    }
    return sentences.get(action.verb, state.write(action))


def _facts(state: State, action: Action) -> dict[str, str]:
    """Whatever the sentences may name; empty where the action has no such thing."""
    _, a, b, many = act.SHAPES[action.verb]
    squares = [value for shape, value in ((a, action.a), (b, action.b)) if shape == "square"]
    cards = [action.a] if a == "card" else list(action.cards) if many == "cards" else []
    start = squares[0] if squares else -1
    end = squares[-1] if squares else -1
    return {
        "start": square_name(start).upper() if start >= 0 else "",
        "end": square_name(end).upper() if end >= 0 else "",
        "unit": _unit(state, start),
        "target": _unit(state, end),
        "card": " + ".join(names.card(state, state.seat, card) for card in cards),
    }


def _unit(state: State, square: int) -> str:
    return names.short(state, state.board[square]) if square >= 0 and state.board[square] >= 0 else ""
