"""Events: what happened while an action was applied, for the board to animate, the log to print, the reader to say."""

from typing import Final, NamedTuple

SET: Final = "set"  # a set-up decision fell: a = seat, text = what
TURN: Final = "turn"  # a turn begins: a = seat, b = game turn
DISCARDED: Final = "discarded"  # a = seat, b = how many, card = the top one
DREW: Final = "drew"  # a = seat, card
RESHUFFLED: Final = "reshuffled"  # a = seat, b = cards in the new deck
DECK_OVER: Final = "deck-over"  # a = seat whose first deck gave its last card
PLAYED: Final = "played"  # a = seat, card, text = as what
CANCELLED: Final = "cancelled"  # a = seat whose card a Guerrilla cancelled, card
RETURNED: Final = "returned"  # a = seat, card that comes back from a combat broken off
SHOWN: Final = "shown"  # a = seat that shows its hand
PLACED: Final = "placed"  # a = unit, b = square
MOVED: Final = "moved"  # a = unit, b = from, c = to, text = move, march, retreat, withdrawal, advance, skirmish
DUG_IN: Final = "dug-in"  # a = seat
DECLARED: Final = "declared"  # a = attacker or -1, b = target unit, text = form of combat
SUPPORTED: Final = "supported"  # a = unit
COMMITTED: Final = "committed"  # a = unit whose own card commits it
ROLLED: Final = "rolled"  # a = total, b = pool, c = seat that rolls, text = what for, faces if they were told
TOTALS: Final = "totals"  # a = attack, b = defence, text = result
HIT: Final = "hit"  # a = unit, reduced by it, text = by what
LOST: Final = "lost"  # a = unit, b = square it stood on, text = by what
RESTORING: Final = "restoring"  # a = unit that a card is played for
RESTORED: Final = "restored"  # a = unit
RALLY_FAILED: Final = "rally-failed"  # a = unit
BUILT: Final = "built"  # b = square of a redoubt
RAZED: Final = "razed"  # b = square of a redoubt
FORCED: Final = "forced"  # a = seat that had one answer, b = unit or -1, c = square or -1, text = the answer's verb
NIGHTFALL: Final = "nightfall"  # a, b = squares held by seats one and two
ENDED: Final = "ended"  # a = winner, text = how


class Event(NamedTuple):
    """One thing that happened; what `a`, `b` and `c` hold is written beside each kind."""

    kind: str
    a: int = -1
    b: int = -1
    c: int = -1
    card: int = -1
    text: str = ""
    faces: tuple[int, ...] = ()
