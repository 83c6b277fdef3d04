"""The position: everything that is true of a battle at one moment, and the physical acts that change it.

The rules of when something may be done live in `phases` and `combat`; `state` binds them together.
Units 0 to 7 are seat one's, 8 to 15 seat two's.
"""

from bisect import insort
from collections.abc import Callable
from typing import Final

from engine.manoeuvre import events
from engine.manoeuvre.army import NO_ARMY, UNKNOWN, Army, Card
from engine.manoeuvre.battlefield import BLANK, LAKE, Battlefield, Section, step
from engine.manoeuvre.events import Event
from engine.manoeuvre.fight import PEACE, Combat
from engine.manoeuvre.options import Options
from engine.manoeuvre.tags import OVER

ONE: Final = 0
TWO: Final = 1
CHANCE: Final = 2
NOBODY: Final = 3

FULL: Final = 2
REDUCED: Final = 1
LOST: Final = 0
AWAITED: Final = -2
"""The square of a unit that is still to be set up; a lost unit's is -1."""

CANCEL_SUPPLY: Final = 1
CANCEL_MARCH: Final = 2
CANCEL_RESTORATION: Final = 3


class Setting:
    """What is fixed before the first decision: the options, and the armies and sections that may be chosen."""

    __slots__ = ("armies", "options", "sections")

    def __init__(self, options: Options, armies: tuple[Army, ...], sections: tuple[Section, ...] = ()) -> None:
        self.options = options
        self.armies = armies
        self.sections = sections


class Position:
    """The facts of a battle. Fields are flat lists and ints, so that a copy is cheap."""

    def __init__(self, setting: Setting, source: "Position | None" = None) -> None:
        """The position before the first decision, or a copy of another one."""
        self.setting = setting
        self.tell: Callable[[Event], None] | None = None
        """Told of every event; never copied with the position."""
        if source is not None:
            self._copy(source)
            return

        self.first = NOBODY
        self.first_roll = 0
        """Seat one's d10 while the first player is rolled for."""
        self.laid: list[int] = []
        """Sections chosen so far, each as its number times four plus its quarter turns."""
        self.offered: list[int] = []
        """The two nations the second player named."""
        self.field: Battlefield = BLANK
        self.armies: list[Army] = [NO_ARMY, NO_ARMY]
        self.edges: list[int] = [-1, -1]

        self.turn = 0
        self.active = NOBODY
        self.seat = NOBODY
        self.stack: list[int] = []
        self.winner = NOBODY
        self.how = ""
        self.reason = ""

        self.square: list[int] = [AWAITED] * 16
        self.steps: list[int] = [FULL] * 16
        self.board: list[int] = [-1] * 64
        self.redoubts: list[int] = []
        self.losses: list[int] = [0, 0]

        self.veiled: list[bool] = [False, False]
        """Whose cards are seen here from outside: this is then a view, and what moves unseen stays unknown."""
        self.dealt: list[bool] = [False, False]
        self.hand: list[list[int]] = [[], []]
        self.shown: list[list[int]] = [[], []]
        """Those cards of each hand that the other seat has seen and that cannot have left it unseen."""
        self.among: list[list[int]] = [[], []]
        self.kept: list[int] = [0, 0]
        """What the other seat knows of a hand beyond `shown`: at least `kept` of the rest are cards of `among`."""
        self.bag: list[list[int]] = [[], []]
        """The draw piles: what is left in them, unordered. Which card comes is chance."""
        self.pile: list[list[int]] = [[], []]
        """Discards that both have seen, the top one last."""
        self.buried: list[list[int]] = [[], []]
        """Discards that only their owner has seen."""
        self.pending: list[int] = []
        """Cards that the active player discards, before he says which lies on top."""
        self.day_over: list[bool] = [False, False]
        """Whose first deck has given its last card (§2.3)."""

        self.moves_left = 0
        self.moved: list[int] = []
        self.charges = 0
        """Of the moves left, how many a Banzai Charge lengthens to two squares (R7)."""
        self.last_from = -1
        self.marched: list[int] = []
        self.supplied = False
        self.cancellable = 0
        self.restoring = -1
        self.rally_card = -1
        self.combat: Combat = PEACE

    def _copy(self, other: "Position") -> None:
        self.first = other.first
        self.first_roll = other.first_roll
        self.laid = other.laid[:]
        self.offered = other.offered[:]
        self.field = other.field
        self.armies = other.armies[:]
        self.edges = other.edges[:]
        self.turn = other.turn
        self.active = other.active
        self.seat = other.seat
        self.stack = other.stack[:]
        self.winner = other.winner
        self.how = other.how
        self.reason = other.reason
        self.square = other.square[:]
        self.steps = other.steps[:]
        self.board = other.board[:]
        self.redoubts = other.redoubts[:]
        self.losses = other.losses[:]
        self.veiled = other.veiled[:]
        self.dealt = other.dealt[:]
        self.hand = [other.hand[0][:], other.hand[1][:]]
        self.shown = [other.shown[0][:], other.shown[1][:]]
        self.among = [other.among[0][:], other.among[1][:]]
        self.kept = other.kept[:]
        self.bag = [other.bag[0][:], other.bag[1][:]]
        self.pile = [other.pile[0][:], other.pile[1][:]]
        self.buried = [other.buried[0][:], other.buried[1][:]]
        self.pending = other.pending[:]
        self.day_over = other.day_over[:]
        self.moves_left = other.moves_left
        self.moved = other.moved[:]
        self.charges = other.charges
        self.last_from = other.last_from
        self.marched = other.marched[:]
        self.supplied = other.supplied
        self.cancellable = other.cancellable
        self.restoring = other.restoring
        self.rally_card = other.rally_card
        self.combat = other.combat if other.combat is PEACE else other.combat.copy()

    # Looking

    def card(self, seat: int, card: int) -> Card:
        return self.armies[seat].cards[card]

    def strength(self, unit: int) -> int:
        return self.armies[unit >> 3].strengths[(unit & 7) * 3 + self.steps[unit]]

    def is_cavalry(self, unit: int) -> bool:
        return self.armies[unit >> 3].cavalry[unit & 7]

    def on_map(self, unit: int) -> bool:
        return self.square[unit] >= 0

    def units_of(self, seat: int) -> list[int]:
        """The seat's units on the map."""
        square = self.square
        return [unit for unit in range(seat * 8, seat * 8 + 8) if square[unit] >= 0]

    def has_card(self, seat: int, kind: int) -> bool:
        cards = self.armies[seat].cards
        for card in self.hand[seat]:
            if card != UNKNOWN and cards[card].kind == kind:
                return True
        return False

    def kinds_in_hand(self, seat: int) -> list[int]:
        """The seat's cards, equal ones once, those unknown left out."""
        found: list[int] = []
        last = UNKNOWN
        for card in self.hand[seat]:
            if card != last and card != UNKNOWN:
                found.append(card)
                last = card
        return found

    # Cards

    def take(self, seat: int, card: int) -> None:
        """Take a card out of a hand; in a view of it, one that was unknown until now."""
        hand = self.hand[seat]
        shown = self.shown[seat]
        if card in shown:
            shown.remove(card)
            hand.remove(card)
            return
        hand.remove(card if card in hand else UNKNOWN)
        if card in self.among[seat]:
            self.know(seat, self.kept[seat] - 1, self.among[seat])

    def know(self, seat: int, kept: int, among: list[int]) -> None:
        """The other seat knows that so many of the cards not shown are among these. A spectator does not know."""
        if kept > 0 and not (self.veiled[0] and self.veiled[1]):
            self.kept[seat] = kept
            self.among[seat] = sorted(among)
        else:
            self.kept[seat] = 0
            self.among[seat] = []

    def play(self, seat: int, card: int, purpose: str) -> None:
        """Play a card face up; it lies on the discards from then on."""
        self.take(seat, card)
        self.pile[seat].append(card)
        if self.tell is not None:
            self.tell(Event(events.PLAYED, seat, card=card, text=purpose))

    def receive(self, seat: int, card: int) -> None:
        insort(self.hand[seat], card)

    # Units

    def place(self, unit: int, square: int) -> None:
        self.square[unit] = square
        self.board[square] = unit
        if self.tell is not None:
            self.tell(Event(events.PLACED, unit, square))

    def go(self, unit: int, square: int, manner: str) -> None:
        """Move a unit to an empty square; a redoubt it leaves is gone (§9.2, R32)."""
        start = self.square[unit]
        self.leave(start)
        self.square[unit] = square
        self.board[square] = unit
        if self.tell is not None:
            self.tell(Event(events.MOVED, unit, start, square, text=manner))

    def leave(self, square: int) -> None:
        self.board[square] = -1
        if square in self.redoubts:
            self.redoubts.remove(square)
            if self.tell is not None:
                self.tell(Event(events.RAZED, b=square))

    def hit(self, unit: int, cause: str) -> None:
        """A full unit is reduced, a reduced one is lost (§6.6)."""
        if self.steps[unit] == FULL:
            self.steps[unit] = REDUCED
            if self.tell is not None:
                self.tell(Event(events.HIT, unit, text=cause))
        else:
            self.eliminate(unit, cause)

    def eliminate(self, unit: int, cause: str) -> None:
        """Remove a unit for good, however many steps it has (§6.6, §7)."""
        start = self.square[unit]
        self.leave(start)
        self.square[unit] = -1
        self.steps[unit] = LOST
        self.losses[unit >> 3] += 1
        if self.tell is not None:
            self.tell(Event(events.LOST, unit, start, text=cause))

    def restore(self, unit: int) -> None:
        self.steps[unit] = FULL
        if self.tell is not None:
            self.tell(Event(events.RESTORED, unit))

    def open_steps(self, square: int) -> list[int]:
        """Squares next to this one that a unit could step to: no lake, nobody there (§5)."""
        board = self.board
        return [n for n in self.field.steps[square] if board[n] < 0]

    def reach(self, unit: int, far: bool) -> list[int]:
        """Where a unit may go in one move, one square or up to two, never back to its start (§5, R3, R46)."""
        board = self.board
        start = self.square[unit]
        if not far:
            return [n for n in self.field.steps[start] if board[n] < 0]
        found: list[int] = []
        for near, beyond in self.field.paths[start]:
            if board[near] < 0:
                found.append(near)
                for end in beyond:
                    if board[end] < 0 and end not in found:
                        found.append(end)
        return found

    def retreats(self, unit: int) -> list[int]:
        """Where a unit would retreat to: its own edge first, then the flanks, then the enemy's edge (§6.6, R9).

        Empty when all four ways are blocked or off the map.
        """
        from_square = self.square[unit]
        home = self.edges[unit >> 3]
        for way in ((home,), ((home + 1) & 3, (home + 3) & 3), ((home + 2) & 3,)):
            open_ways = [n for n in (step(from_square, direction) for direction in way) if self.is_open(n)]
            if open_ways:
                return sorted(open_ways)
        return []

    def is_open(self, square: int) -> bool:
        return square >= 0 and self.board[square] < 0 and self.field.terrain[square] != LAKE

    # The stack

    def push(self, tag: int) -> None:
        self.stack.append(tag)

    def pop(self) -> None:
        self.stack.pop()

    def force(self, seat: int, verb: str, unit: int = -1, square: int = -1) -> None:
        """Tell of a decision that had one answer only, which the rules have given."""
        if self.tell is not None:
            self.tell(Event(events.FORCED, seat, unit, square, text=verb))

    def end(self, winner: int, how: str, reason: str) -> None:
        self.winner = winner
        self.how = how
        self.reason = reason
        self.stack = [OVER]
        if self.tell is not None:
            self.tell(Event(events.ENDED, winner, text=f"{how}: {reason}"))
