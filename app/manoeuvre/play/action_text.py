"""Actions in words, as advice or a forecast names them: “move 52nd Foot from F5 to F4”."""

from collections.abc import Callable
from typing import Final

from app.board.translation import translate
from app.manoeuvre import names
from engine.game import Refusal
from engine.manoeuvre import action as act
from engine.manoeuvre.action import SHAPES, Action
from engine.manoeuvre.battlefield import EDGE_NAMES
from engine.manoeuvre.state import State


class Teller:
    """Tells what a seat does, one action after the other; follows its units as they move."""

    def __init__(self, view: State, seat: int) -> None:
        self._view = view.copy()
        # Texts are read as this seat's, whoever decides in the view.
        self._view.seat = seat
        self._seat = seat
        self._moved: dict[int, int] = {}

    def tell(self, text: str) -> str:
        """An action as `State.write` has it; empty if it makes no sense here."""
        try:
            return self.say(self._view.read(text))
        except Refusal:
            return ""

    def say(self, action: Action) -> str:
        words = _PHRASES[action.verb]()
        _, a, b, many = SHAPES[action.verb]
        values = {"a": self._name(a, action.a), "b": self._name(b, action.b)}
        if many == "cards":
            values["cards"] = self._cards(action.cards)
        if action.verb in (act.SUPPORT, act.SUFFER, act.ADVANCE, act.RESTORE, act.RALLY):
            values["unit"] = self._unit(action.a)
        if action.verb in (act.MOVE, act.ROCKETS, act.BATTERY):
            values["unit"] = self._unit(action.a)
            if action.verb == act.MOVE:
                self._moved[action.b] = self._moved.pop(action.a, self._view.board[action.a])
        if b == "square":
            values["target"] = self._unit(action.b)
        return words.format(**values)

    def _unit(self, square: int) -> str:
        unit = self._moved.get(square, self._view.board[square])
        return names.short(self._view, unit) if unit >= 0 else translate("deeds", "a unit")

    def _cards(self, cards: tuple[int, ...]) -> str:
        return ", ".join(names.card(self._view, self._seat, card) for card in cards)

    def _name(self, shape: str, value: int) -> str:
        if shape == "square":
            return names.square(value)
        if shape == "card":
            return names.card(self._view, self._seat, value)
        if shape == "unit":
            return names.short(self._view, self._seat * 8 + value)
        if shape == "army":
            return names.nation(self._view.setting.armies[value])
        if shape == "section":
            return self._view.setting.sections[value].id
        return EDGE_NAMES[value] if shape == "edge" else str(value)


_PHRASES: Final[dict[int, Callable[[], str]]] = {
    act.DONE: lambda: translate("deeds", "do nothing more here"),
    act.ROLL: lambda: translate("deeds", "roll {a}"),
    act.DRAW: lambda: translate("deeds", "draw {a}"),
    act.SECTION: lambda: translate("deeds", "lay section {a}"),
    act.NATIONS: lambda: translate("deeds", "offer {a} and {b}"),
    act.NATION: lambda: translate("deeds", "take {a}"),
    act.EDGE: lambda: translate("deeds", "take the edge {a}"),
    act.PICK: lambda: translate("deeds", "take {a} into the opening hand"),
    act.PLACE: lambda: translate("deeds", "place {a} on {b}"),
    act.DISCARD: lambda: translate("deeds", "discard {cards}"),
    act.TOP: lambda: translate("deeds", "leave {a} on top of the discards"),
    act.SPY: lambda: translate("deeds", "look at the other hand with {a}"),
    act.SHOW: lambda: translate("deeds", "show the hand"),
    act.MOVE: lambda: translate("deeds", "move {unit} from {a} to {b}"),
    act.BANZAI: lambda: translate("deeds", "play {a} before the movement"),
    act.DIG_IN: lambda: translate("deeds", "dig in instead of moving"),
    act.SUPPLY: lambda: translate("deeds", "play {a} to move more units"),
    act.FORCED_MARCH: lambda: translate("deeds", "march on with {a}"),
    act.GUERRILLA: lambda: translate("deeds", "cancel the card with {a}"),
    act.ASSAULT: lambda: translate("deeds", "assault {target} on {b} with {a}"),
    act.AMBUSH: lambda: translate("deeds", "ambush {target} on {b} with {a}"),
    act.BOMBARD: lambda: translate("deeds", "bombard {target} on {b} with {a}"),
    act.VOLLEY: lambda: translate("deeds", "fire a volley at {target} on {b} with {a}"),
    act.ROCKETS: lambda: translate("deeds", "fire rockets from {a} at {target} on {b}"),
    act.BATTERY: lambda: translate("deeds", "fire the battery from {a} at {target} on {b}"),
    act.HONOUR: lambda: translate("deeds", "attack {target} on {b} with {a}"),
    act.WITHDRAW: lambda: translate("deeds", "withdraw with {a}"),
    act.DEFEND: lambda: translate("deeds", "defend with {a}"),
    act.LEAD: lambda: translate("deeds", "let {a} fight in this combat"),
    act.COMMAND: lambda: translate("deeds", "let {a} command other units"),
    act.JOIN: lambda: translate("deeds", "let {a} join the combat"),
    act.SUPPORT: lambda: translate("deeds", "bring in {unit} on {a}"),
    act.ADD: lambda: translate("deeds", "add {a}"),
    act.COMMIT: lambda: translate("deeds", "commit the attack with {a}"),
    act.SAPPERS: lambda: translate("deeds", "play {a} against the cover"),
    act.SKIRMISH: lambda: translate("deeds", "break off with {a}"),
    act.HIT: lambda: translate("deeds", "take the hit"),
    act.RETREAT: lambda: translate("deeds", "retreat"),
    act.RETREAT_TO: lambda: translate("deeds", "retreat to {a}"),
    act.ADVANCE: lambda: translate("deeds", "advance with {unit} on {a}"),
    act.SUFFER: lambda: translate("deeds", "let {unit} on {a} take the hit"),
    act.RESTORE: lambda: translate("deeds", "restore {unit} on {a} with {cards}"),
    act.RALLY: lambda: translate("deeds", "rally {unit} on {a} with {cards}"),
    act.REDOUBT: lambda: translate("deeds", "build a redoubt on {a} with {cards}"),
}
"""Called when they are needed: the language may have changed since the program began."""
