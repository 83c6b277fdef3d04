"""Actions: what a seat, or chance, may do. Small values with a verb, two numbers and perhaps some cards.

What the numbers mean depends on the verb and is said once, in `SHAPES`; `notation` writes and reads them as text.
"""

from typing import Final

from engine.manoeuvre.army import UNKNOWN

DONE: Final = 0
ROLL: Final = 1
DRAW: Final = 2
SECTION: Final = 3
NATIONS: Final = 4
NATION: Final = 5
EDGE: Final = 6
PICK: Final = 7
PLACE: Final = 8
DISCARD: Final = 9
TOP: Final = 10
SPY: Final = 11
SHOW: Final = 12
MOVE: Final = 13
BANZAI: Final = 14
DIG_IN: Final = 15
SUPPLY: Final = 16
FORCED_MARCH: Final = 17
GUERRILLA: Final = 18
ASSAULT: Final = 19
AMBUSH: Final = 20
BOMBARD: Final = 21
VOLLEY: Final = 22
ROCKETS: Final = 23
BATTERY: Final = 24
HONOUR: Final = 25
WITHDRAW: Final = 26
DEFEND: Final = 27
LEAD: Final = 28
COMMAND: Final = 29
JOIN: Final = 30
SUPPORT: Final = 31
ADD: Final = 32
COMMIT: Final = 33
SAPPERS: Final = 34
SKIRMISH: Final = 35
HIT: Final = 36
RETREAT: Final = 37
RETREAT_TO: Final = 38
ADVANCE: Final = 39
SUFFER: Final = 40
RESTORE: Final = 41
RALLY: Final = 42
REDOUBT: Final = 43

SHAPES: Final[dict[int, tuple[str, str, str, str]]] = {
    DONE: ("done", "", "", ""),
    ROLL: ("roll", "number", "", "faces"),
    DRAW: ("draw", "card", "", ""),
    SECTION: ("section", "section", "quarters", ""),
    NATIONS: ("nations", "army", "army", ""),
    NATION: ("nation", "army", "", ""),
    EDGE: ("edge", "edge", "", ""),
    PICK: ("pick", "card", "", ""),
    PLACE: ("place", "unit", "square", ""),
    DISCARD: ("discard", "", "", "cards"),
    TOP: ("top", "card", "", ""),
    SPY: ("spy", "card", "", ""),
    SHOW: ("show", "", "", "cards"),
    MOVE: ("move", "square", "square", ""),
    BANZAI: ("banzai", "card", "", ""),
    DIG_IN: ("dig-in", "", "", ""),
    SUPPLY: ("supply", "card", "", ""),
    FORCED_MARCH: ("forced-march", "card", "", ""),
    GUERRILLA: ("guerrilla", "card", "", ""),
    ASSAULT: ("assault", "card", "square", ""),
    AMBUSH: ("ambush", "card", "square", ""),
    BOMBARD: ("bombard", "card", "square", ""),
    VOLLEY: ("volley", "card", "square", ""),
    ROCKETS: ("rockets", "square", "square", "cards"),
    BATTERY: ("battery", "square", "square", "cards"),
    HONOUR: ("honour", "card", "square", ""),
    WITHDRAW: ("withdraw", "card", "", ""),
    DEFEND: ("defend", "card", "", ""),
    LEAD: ("lead", "card", "maharaja", ""),
    COMMAND: ("command", "card", "maharaja", ""),
    JOIN: ("join", "card", "", ""),
    SUPPORT: ("support", "square", "", ""),
    ADD: ("add", "card", "", ""),
    COMMIT: ("commit", "card", "", ""),
    SAPPERS: ("sappers", "card", "", ""),
    SKIRMISH: ("skirmish", "card", "", ""),
    HIT: ("hit", "", "", ""),
    RETREAT: ("retreat", "", "", ""),
    RETREAT_TO: ("retreat-to", "square", "", ""),
    ADVANCE: ("advance", "square", "", ""),
    SUFFER: ("suffer", "square", "", ""),
    RESTORE: ("restore", "square", "", "cards"),
    RALLY: ("rally", "square", "maharaja", "cards"),
    REDOUBT: ("redoubt", "square", "", "cards"),
}
"""For each verb: its word, and what `a`, `b` and `cards` hold."""


class Action:
    """One action. A value: never changed after it is made, equal to any other that says the same."""

    __slots__ = ("a", "b", "cards", "verb")

    def __init__(self, verb: int, a: int = 0, b: int = 0, cards: tuple[int, ...] = ()) -> None:
        self.verb = verb
        self.a = a
        self.b = b
        self.cards = cards

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Action)
            and self.verb == other.verb
            and self.a == other.a
            and self.b == other.b
            and self.cards == other.cards
        )

    def __hash__(self) -> int:
        return hash((self.verb, self.a, self.b, self.cards))

    def __repr__(self) -> str:
        word = SHAPES[self.verb][0] if self.verb in SHAPES else self.verb
        return f"Action({word!r}, {self.a}, {self.b}, {self.cards})"

    def hidden(self) -> "Action":
        """What somebody sees of it who may not see the cards: a draw, a pick, a hand shown to another, a discard.

        One discarded card lies open on the pile; of several only the top one will be named (§4, R37).
        """
        if self.verb == DRAW or self.verb == PICK:
            return Action(self.verb, UNKNOWN)
        if self.verb == SHOW or (self.verb == DISCARD and len(self.cards) > 1):
            return Action(self.verb, cards=(UNKNOWN,) * len(self.cards))
        return self


PASS: Final = Action(DONE)
MOVES: Final = [[Action(MOVE, start, end) for end in range(64)] for start in range(64)]
DRAWS: Final = [Action(DRAW, card) for card in range(UNKNOWN + 1)]
ROLLS: Final = [Action(ROLL, total) for total in range(601)]
"""Made once: the actions that play and search meet most often."""
