"""Hands and decks as fair play asks for them: the `Cards` of the contract, for the moment of one position."""

from collections.abc import Sequence

from engine.manoeuvre import action as act
from engine.manoeuvre import events, tags
from engine.manoeuvre.action import Action
from engine.manoeuvre.army import UNKNOWN
from engine.manoeuvre.events import Event
from engine.manoeuvre.hidden_actions import named_cards
from engine.manoeuvre.position import Position


class Hands:
    """Looks at a position and changes nothing."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self.unknown = UNKNOWN

    def hand(self, seat: int) -> Sequence[int]:
        return self._position.hand[seat]

    def bag(self, seat: int) -> Sequence[int]:
        return self._position.bag[seat]

    def decks_due(self) -> bool:
        """From the moment the opening hands are dealt."""
        return tags.DEAL not in self._position.stack[:-1]

    def named(self, action: Action) -> list[int]:
        return [card for card in named_cards(self._position, action) if card != UNKNOWN and action.verb != act.PICK]

    def keeps(self, action: Action) -> bool:
        return action.verb == act.SHOW

    def picked(self, action: Action) -> int | None:
        return action.a if action.verb == act.PICK else None

    def returned(self, event: Event) -> tuple[int, int] | None:
        return (event.a, event.card) if event.kind == events.RETURNED else None

    def name(self, seat: int, card: int) -> str:
        return self._position.armies[seat].cards[card].name
