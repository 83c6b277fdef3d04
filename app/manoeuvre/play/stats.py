"""The numbers beside the board: what each army has left, how the day stands, and which phase it is."""

from dataclasses import dataclass
from math import ceil
from typing import Final

from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.board.from_state import counter_look
from app.manoeuvre.board.looks import CounterLook
from app.shell.play.phase_bar import Phase
from engine.manoeuvre import nightfall
from engine.manoeuvre.army import DECK_SIZE, HAND_SIZE, UNKNOWN
from engine.manoeuvre.combat.aftermath import ENOUGH_LOSSES
from engine.manoeuvre.nightfall import phase_number
from engine.manoeuvre.position import AWAITED, CHANCE, LOST, REDUCED, Position

FIRST_DECK: Final = DECK_SIZE - HAND_SIZE
"""What is left to draw once the opening hand is dealt."""
USUAL_DRAW: Final = 3
TRUST: Final = 2
"""How many turns of the usual draw weigh against what was seen in this battle."""
FAR = 30
"""Beyond so many turns a guess is not worth a figure."""


@dataclass(frozen=True)
class UnitStats:
    """One unit in the roster of its army."""

    look: CounterLook
    lost: bool
    square: int
    words: str


@dataclass(frozen=True)
class ArmyStats:
    """What a side has left, as anybody may know it."""

    seat: int
    nation: str
    name: str
    units: tuple[UnitStats, ...]
    strength: int
    full: int
    reduced: int
    losses: int
    losses_allowed: int
    hand: int
    draw: int
    discard: int
    top: str
    """The title of the top discard; empty if there is none."""
    strength_words: str
    reduced_words: str
    losses_words: str
    top_words: str


@dataclass(frozen=True)
class NightfallStats:
    """The day's end: who would win now, and how long it may last."""

    held: tuple[int, int]
    winner: int
    verdict: str
    left: tuple[int, int]
    """Cards on the two first decks; none once a deck has been reshuffled."""
    left_words: tuple[str, str]
    share: float
    """How much of the day is gone, from 0 to 1."""
    turns_left: int
    turns_words: str


def army_stats(view: Position, seat: int) -> ArmyStats:
    army = view.armies[seat]
    units = tuple(_unit_stats(view, seat * 8 + number) for number in range(len(army.units)))
    strength = sum(view.strength(seat * 8 + number) for number in range(len(army.units)))
    full = sum(unit.full for unit in army.units)
    reduced = sum(view.steps[unit] == REDUCED for unit in view.units_of(seat))
    pile = view.pile[seat]
    top = names.card(view, seat, pile[-1]) if pile and pile[-1] != UNKNOWN else ""
    return ArmyStats(
        seat=seat,
        nation=army.id,
        name=names.nation(army) or names.side(view, seat),
        units=units,
        strength=strength,
        full=full,
        reduced=reduced,
        losses=view.losses[seat],
        losses_allowed=ENOUGH_LOSSES,
        hand=len(view.hand[seat]),
        draw=len(view.bag[seat]),
        discard=len(pile) + len(view.buried[seat]),
        top=top,
        strength_words=translate("stats", "{now} of {full} strength").format(now=strength, full=full),
        reduced_words=translate("stats", "%n reduced", "", reduced),
        losses_words=translate("stats", "{lost} of {limit} losses").format(lost=view.losses[seat], limit=ENOUGH_LOSSES),
        top_words=(
            translate("stats", "Top discard: {card}").format(card=top)
            if top
            else translate("stats", "No card discarded")
        ),
    )


def _unit_stats(view: Position, unit: int) -> UnitStats:
    look = counter_look(view, unit)
    square = view.square[unit]
    if view.steps[unit] == LOST:
        words = translate("stats", "{unit}, lost").format(unit=look.name)
    elif square == AWAITED:
        words = translate("stats", "{unit}, strength {strength}, not yet set up").format(
            unit=look.name, strength=look.strength
        )
    elif look.reduced:
        words = translate("stats", "{unit} on {square}, reduced to strength {strength}").format(
            unit=look.name, square=names.square(square), strength=look.strength
        )
    else:
        words = translate("stats", "{unit} on {square}, strength {strength}").format(
            unit=look.name, square=names.square(square), strength=look.strength
        )
    return UnitStats(look, view.steps[unit] == LOST, square, words)


def nightfall_stats(view: Position) -> NightfallStats:
    """Only once both edges are taken; before that nobody holds anything."""
    set_up = view.edges[0] >= 0 and bool(view.armies[0].deck)
    held = (len(nightfall.squares_held(view, 0)), len(nightfall.squares_held(view, 1))) if set_up else (0, 0)
    left = (_left(view, 0), _left(view, 1))
    turns = turns_left(view)
    return NightfallStats(
        held=held,
        winner=nightfall.verdict(view)[0] if set_up else -1,
        verdict=verdict_words(view) if set_up else "",
        left=left,
        left_words=(_left_words(view, 0), _left_words(view, 1)),
        share=_share(view, left),
        turns_left=turns,
        turns_words=translate("stats", "the last turn") if is_last_turn(view) else _turns_words(turns),
    )


def verdict_words(view: Position) -> str:
    """Who would win if night fell now, and by how much or by what (§2.2)."""
    winner, reason = nightfall.verdict(view)
    side = names.side(view, winner)
    if reason == nightfall.TERRITORY:
        lead = abs(len(nightfall.squares_held(view, 0)) - len(nightfall.squares_held(view, 1)))
        if lead == 1:
            return translate("stats", "Night now: {side} wins by one square").format(side=side)
        return translate("stats", "Night now: {side} wins by %n square(s)", "", lead).format(side=side)
    return {
        nightfall.ELIMINATIONS: translate("stats", "Night now: equal ground, {side} wins with fewer units lost"),
        nightfall.REDUCED_UNITS: translate("stats", "Night now: equal ground, {side} wins with fewer units reduced"),
        nightfall.NATION_ORDER: translate("stats", "Night now: all equal, {side} wins by rank of nation"),
        nightfall.SECOND_PLAYER: translate("stats", "Night now: all equal, {side} wins as second player"),
    }[reason].format(side=side)


def _left(view: Position, seat: int) -> int:
    return 0 if view.day_over[seat] else len(view.bag[seat])


def _left_words(view: Position, seat: int) -> str:
    if view.day_over[seat]:
        return translate("stats", "first deck used up")
    return translate("stats", "%n to draw", "", len(view.bag[seat]))


def _share(view: Position, left: tuple[int, int]) -> float:
    gone = 1 - max(left) / FIRST_DECK
    limit = view.setting.options.length_limit
    if limit:
        gone = max(gone, (view.turn - 1) / limit)
    return min(max(gone, 0.0), 1.0)


def turns_left(view: Position) -> int:
    """How many game turns are likely still to come, this one among them, at the pace of this battle (§2.3, R40)."""
    played = max(view.turn - 1, 0)
    longest = 1
    for seat in range(2):
        drawn = max(FIRST_DECK - _left(view, seat), 0)
        pace = max((drawn + USUAL_DRAW * TRUST) / (played + TRUST), 0.5)
        longest = max(longest, ceil(_left(view, seat) / pace))
    limit = view.setting.options.length_limit
    return min(longest, max(limit - played, 1)) if limit else longest


def is_last_turn(view: Position) -> bool:
    """Whether night is certain to fall when this game turn ends (§2.3, R40, R45)."""
    limit = view.setting.options.length_limit
    return all(view.day_over) or bool(limit and view.turn >= limit)


def _turns_words(turns: int) -> str:
    if turns <= 1:
        return translate("stats", "perhaps the last turn")
    if turns > FAR:
        return translate("stats", "over %n turn(s)", "", FAR)
    return translate("stats", "about %n turn(s)", "", turns)


def phases(view: Position) -> tuple[Phase, ...]:
    """The five phases of a turn with which are done; all still to come before the first turn."""
    now = phase_number(view)
    titles = (
        translate("phases", "Discard"),
        translate("phases", "Draw"),
        translate("phases", "Movement"),
        translate("phases", "Combat"),
        translate("phases", "Restoration"),
    )
    return tuple(Phase(title, number - now if now >= 0 else 1) for number, title in enumerate(titles))


def headline(view: Position) -> tuple[str, str]:
    """Whose turn it is, and which: “France to play”, “Turn 7”."""
    if view.active >= CHANCE:
        return translate("stats", "Setting up"), ""
    return (
        translate("stats", "{side} to play").format(side=names.side(view, view.active)),
        translate("stats", "Turn {number}").format(number=view.turn),
    )
