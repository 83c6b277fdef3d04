"""Chance: which dice are rolled, and which rolls and draws may come.

Every chance in the game is either one roll of a pool or one card out of a bag.
"""

from engine import dice
from engine.manoeuvre import events, tags
from engine.manoeuvre.action import DRAWS, ROLLS, Action
from engine.manoeuvre.combat.totals import attack_dice, fire_dice
from engine.manoeuvre.events import Event
from engine.manoeuvre.position import Position


def pool(p: Position) -> int:
    """The dice to be rolled now; no dice where chance draws a card."""
    tag = p.stack[-1]
    if tag == tags.CLASH:
        return attack_dice(p)
    if tag == tags.FIRE:
        return fire_dice(p)
    if tag == tags.FIRST_PLAYER or tag == tags.ROCKETS:
        return dice.D10
    if tag == tags.RALLY or tag == tags.TRY_WITHDRAWAL or tag == tags.PURSUIT:
        return dice.D6
    return dice.NO_DICE


def tell_roll(p: Position, action: Action, dice_rolled: int, purpose: str, seat: int) -> None:
    """Tell a listener what was rolled, for what and by whom; with the faces, if whoever rolled named them."""
    if p.tell is not None:
        p.tell(Event(events.ROLLED, action.a, dice_rolled, seat, text=purpose, faces=action.cards))


def draws(bag: list[int]) -> list[Action]:
    """The different cards that may come out of a bag."""
    found: list[Action] = []
    last = -1
    for card in bag:
        if card != last:
            found.append(DRAWS[card])
            last = card
    return found


def rolls(pool: int) -> list[Action]:
    """The totals that a pool may show."""
    spread = dice.distribution(pool)
    return ROLLS[spread.least : spread.most + 1]
