"""What a decision offers to the player at the screen, as plain values: panel, buttons, marks, cards, combat.

`app.manoeuvre.play.decisions` makes offers from a view of the battle; the widgets show them. No Qt widgets here.
"""

from dataclasses import dataclass, field

from app.manoeuvre.board.looks import CardState, Marks
from engine.manoeuvre.action import Action


@dataclass(frozen=True)
class Button:
    """Something that can be pressed in the decision panel; it plays actions, in order."""

    text: str
    actions: tuple[Action, ...] = ()
    """Played one after the other. Without any, `undo` or `preview` it puts back what was picked, as Esc does."""
    shortcut: str = ""
    primary: bool = False
    enabled: bool = True
    tip: str = ""
    icon: str = ""
    undo: int = 0
    """So many of the own last actions are taken back first, as in a Reply."""
    preview: Action | None = None
    """It shows this action with its odds instead of playing it; the button that follows plays it."""


@dataclass(frozen=True)
class LedgerRow:
    """One contribution to a side's total: what it is and what it adds, with an icon."""

    name: str
    value: str
    detail: str = ""
    icon: str = ""
    """counter:UNIT, card, terrain:LETTER, redoubt, leader, hill, commit."""


@dataclass(frozen=True)
class OddsRow:
    """One of the possible results: Repulsed, all attackers take a hit; 14 or less; 1 %."""

    result: str
    meaning: str
    totals: str
    chance: str
    share: float
    pattern: int
    """0 to 5, from repulsed to destroyed; the colour says who gains."""


@dataclass(frozen=True)
class Rolled:
    """The dice of a combat, and what came of them."""

    faces: tuple[int, ...]
    sides: tuple[int, ...]
    bonus: int
    total: int
    against: str
    """The Defence Total; empty where there is none."""
    row: int
    """Which row of the odds came up."""
    title: str
    detail: str = ""
    """What happened by it, as the log tells it."""


@dataclass(frozen=True)
class CombatSheet:
    """The combat under way, as the combat panel shows it."""

    title: str
    rule: str
    trail: tuple[str, ...]
    step: int
    attacker: str
    defender: str
    attack: tuple[LedgerRow, ...]
    defence: tuple[LedgerRow, ...]
    attack_total: str
    attack_range: str
    defence_total: str
    defence_range: str
    odds: tuple[OddsRow, ...]
    notes: tuple[tuple[str, str], ...] = ()
    """Icon (warning, hint, pursuit) and sentence."""
    attack_side: int = 0
    leader_uses: tuple[Button, ...] = ()
    """Where the leader may be used as combat or as command: the two, the one in use `primary`."""
    rolled: Rolled | None = None
    """None until the dice have fallen."""


@dataclass(frozen=True)
class Offer:
    """Everything that the screen shows of one decision."""

    title: str
    """What is asked: “Move one unit”."""
    detail: str = ""
    footnote: str = ""
    """Keys and the rule."""
    rule: str = ""
    buttons: tuple[Button, ...] = ()
    marks: Marks = field(default_factory=Marks)
    hand: tuple[int, ...] = ()
    """The cards that the hand shows, by number: those held, and those of this combat or discard that still can be, or
    just have been, taken out of it. `press_card` counts in this row."""
    cards: tuple[CardState, ...] = ()
    """For each card of `hand` how it stands."""
    combat: CombatSheet | None = None
    refusal: str = ""
    """Why the last thing asked for cannot be, with the rule."""


@dataclass(frozen=True)
class Reply:
    """What pressing something leads to: actions to take back, actions to play, or just another offer."""

    undo: int = 0
    actions: tuple[Action, ...] = ()
