"""The battle in plain text: the board with its units, and the facts beside it, readable without colour."""

from typing import Any, Final

from engine import dice
from engine.battle import AGREED_DRAW, OUT_OF_TIME, RESIGNED
from engine.manoeuvre import tags
from engine.manoeuvre.army import EFFECT_NAMES, KIND_NAMES, LEADER, RALLY_WITHOUT_DIE, UNIT, Army, Card
from engine.manoeuvre.battlefield import EDGE_NAMES, LETTERS, TERRAIN_NAMES, square_name
from engine.manoeuvre.nightfall import squares_held
from engine.manoeuvre.notation import card_name
from engine.manoeuvre.position import AWAITED, CHANCE, NOBODY, REDUCED
from engine.manoeuvre.state import State
from engine.manoeuvre.text import SEATS
from resources.manoeuvre.armies import ArmySheet

BRACKETS: Final = (("(", ")"), ("[", "]"))
"""Seat one's units stand in round brackets, seat two's in square ones."""
_CELL: Final = 8
_UNLAID: Final = "?"


def board(state: State) -> str:
    """The 64 squares, north at the top: terrain, a redoubt, and the unit with its side, arm and strength."""
    letters = " ".join(name.center(_CELL) for name in "abcdefgh").rstrip()
    rule = "  +" + ("-" * _CELL + "+") * 8
    lines = [f"   {letters}", rule]
    for row in range(7, -1, -1):
        cells = "|".join(_cell(state, square).ljust(_CELL) for square in range(row * 8, row * 8 + 8))
        lines += [f"{row + 1} |{cells}| {row + 1}", rule]
    lines.append(f"   {letters}")
    return "\n".join(lines)


def _cell(state: State, square: int) -> str:
    unit = state.board[square]
    redoubt = "#" if square in state.redoubts else " "
    ground = _UNLAID if state.field.blank else LETTERS[state.field.terrain[square]]
    return ground + redoubt + (_counter(state, unit) if unit >= 0 else "")


def _counter(state: State, unit: int) -> str:
    left, right = BRACKETS[unit >> 3]
    arm = "C" if state.is_cavalry(unit) else "I"
    return f"{left}{arm}{state.strength(unit)}{'-' if state.steps[unit] == REDUCED else ''}{right}"


def named(state: State, unit: int) -> str:
    """A unit's name in the brackets of its side."""
    left, right = BRACKETS[unit >> 3]
    return f"{left}{state.armies[unit >> 3].units[unit & 7].name}{right}"


def legend(state: State) -> str:
    """What the signs on the board mean."""
    sides = "   ".join(f"{left} {right} {side(state, seat)}" for seat, (left, right) in enumerate(BRACKETS))
    signs = [(_UNLAID, "not yet laid")] if state.field.blank else zip(LETTERS, TERRAIN_NAMES, strict=True)
    terrain = "  ".join(f"{letter} {name}" for letter, name in signs)
    return f"{sides}\nI infantry  C cavalry  - reduced  # redoubt\n{terrain}"


def side(state: State, seat: int) -> str:
    """A seat and its army, as far as it has one."""
    name = state.armies[seat].name
    return f"{name} (seat {SEATS[seat]})" if name else f"seat {SEATS[seat]}"


def headline(state: State) -> str:
    """The turn and whose decision it is, or how the battle ended."""
    if state.over:
        return result(state, state.winner, state.how)
    turn = f"Turn {state.turn}" if state.turn else "Set-up"
    deciding = "the dice and cards" if state.seat == CHANCE else side(state, state.seat)
    active = f" of {side(state, state.active)}" if state.active < CHANCE and state.active != state.seat else ""
    return f"{turn}{active}, {deciding}: {state.prompt().sentence}"


def result(state: State, winner: int, how: str) -> str:
    """How a battle ended, in one sentence."""
    when = f"on turn {state.turn}" if state.turn else "in the set-up"
    if winner == NOBODY:
        return f"Both sides agree to a draw {when}." if how == AGREED_DRAW else f"The battle stands undecided {when}."
    if how == RESIGNED:
        return f"{side(state, winner)} wins {when}: {side(state, 1 - winner)} resigns."
    if how == OUT_OF_TIME:
        return f"{side(state, winner)} wins {when}: {side(state, 1 - winner)} ran out of time."
    reason = f": {state.reason}" if state.reason else ""
    return f"{side(state, winner)} wins by {how} {when}{reason}."


def facts(state: State) -> str:
    """Each side's hand, cards, losses, ground and units; cards that may not be known as question marks."""
    return "\n\n".join(_facts(state, seat) for seat in range(2))


def _facts(state: State, seat: int) -> str:
    edge = state.edges[seat]
    held = f", {len(squares_held(state, seat))} squares held beyond the middle" if edge >= 0 else ""
    lines = [
        f"{side(state, seat)}{f', from the {EDGE_NAMES[edge]}' if edge >= 0 else ''}",
        f"  hand: {' '.join(hand(state, seat)) or 'empty'}",
        f"  cards: {len(state.bag[seat])} in the deck, {len(state.pile[seat] + state.buried[seat])} discarded",
        *([f"  seen discards: {' '.join(seen(state, seat))}"] if state.pile[seat] else []),
        f"  losses: {state.losses[seat]}{held}",
    ]
    return "\n".join([*lines, *(f"  {line}" for line in _units(state, seat))])


def hand(state: State, seat: int) -> list[str]:
    return [card_name(state.armies[seat], card) for card in state.hand[seat]]


def seen(state: State, seat: int) -> list[str]:
    """The discards that both sides have seen, the top one last."""
    return [card_name(state.armies[seat], card) for card in state.pile[seat]]


def _units(state: State, seat: int) -> list[str]:
    lines = []
    for number, kind in enumerate(state.armies[seat].units):
        unit = seat * 8 + number
        place = state.square[unit]
        if place >= 0:
            lines.append(f"{square_name(place)}  {_counter(state, unit):6}  {kind.name}")
        else:
            lines.append(f"--  {'waits' if place == AWAITED else 'lost':6}  {kind.name}")
    return lines


def as_json(state: State) -> dict[str, Any]:
    """The same for programs; `state` is the whole state in its own text form."""
    return {
        "turn": state.turn,
        "phase": tags.NAMES[state.stack[-1]],
        "active": SEATS[state.active],
        "seat": SEATS[state.seat],
        "prompt": state.prompt().sentence,
        "winner": None if state.winner == NOBODY else SEATS[state.winner],
        "how": state.how,
        "field": [None] * 8 if state.field.blank else list(state.field.rows),
        "redoubts": [square_name(square) for square in state.redoubts],
        "sides": {SEATS[seat]: _side_json(state, seat) for seat in range(2)},
        "state": str(state),
    }


def _side_json(state: State, seat: int) -> dict[str, Any]:
    edge = state.edges[seat]
    return {
        "army": state.armies[seat].id,
        "edge": EDGE_NAMES[edge] if edge >= 0 else None,
        "hand": hand(state, seat),
        "deck": len(state.bag[seat]),
        "discarded": len(state.pile[seat]) + len(state.buried[seat]),
        "seen": seen(state, seat),
        "losses": state.losses[seat],
        "held": len(squares_held(state, seat)) if edge >= 0 else 0,
        "units": [_unit_json(state, seat * 8 + number) for number in range(len(state.armies[seat].units))],
    }


def _unit_json(state: State, unit: int) -> dict[str, Any]:
    kind = state.armies[unit >> 3].units[unit & 7]
    place = state.square[unit]
    return {
        "id": kind.id,
        "name": kind.name,
        "cavalry": kind.cavalry,
        "square": square_name(place) if place >= 0 else None,
        "strength": state.strength(unit),
        "reduced": state.steps[unit] == REDUCED,
    }


def army_text(sheet: ArmySheet) -> str:
    army = sheet.army
    lines = [f"{army.name} ({army.id}), difficulty {sheet.difficulty} of 3", *filter(None, [sheet.style])]
    for number, unit in enumerate(army.units):
        nation = f", {army.nationalities[unit.nationality]}" if unit.nationality >= 0 else ""
        arm = "cavalry" if unit.cavalry else "infantry"
        lines += ["", f"{unit.name}: {arm}, strength {unit.full}, reduced {unit.reduced}{nation}"]
        lines += [_line(army, card) for card in army.cards if card.kind == UNIT and card.unit == number]
    lines += ["", "Leaders", *(_line(army, card) for card in army.cards if card.kind == LEADER)]
    lines += ["", "Headquarters", *(_line(army, card) for card in army.cards if card.kind not in (UNIT, LEADER))]
    return "\n".join(lines)


def _line(army: Army, card: Card) -> str:
    width = max(len(other.id) for other in army.cards)
    return f"  {card.copies} x {card.id:{width}}  {', '.join(abilities(army, card))}"


def abilities(army: Army, card: Card) -> list[str]:
    """What a card does, in a few words each."""
    if card.kind == LEADER:
        return _leader(army, card)
    if card.kind != UNIT:
        # Loaded here: the table brings Qt's translation along, which most commands can do without.
        from app.manoeuvre.card_text import note

        return [note(army, card).removesuffix(".")]
    words = [
        f"attack {dice.text_of(card.attack)}" if card.attack else "",
        f"bombard {dice.text_of(card.bombard)}" if card.bombard else "",
        f"volley {dice.text_of(card.volley)}" if card.volley else "",
        f"defence {card.defence}",
        f"pursuit {_range(card.pursuit)}" if card.pursuit else "",
        f"withdraw {_range(card.withdraw)}" if card.withdraw else "",
        "need not advance" if card.advance_optional else "",
        f"or as {EFFECT_NAMES[card.effect].replace('_', ' ')}" if card.effect else "",
    ]
    return [word for word in words if word]


def _leader(army: Army, card: Card) -> list[str]:
    alike = card.combat_attack == card.combat_defence
    words = [
        f"{card.name}: command {card.command}",
        f"combat {card.combat_attack}" if alike else f"combat {card.combat_attack}/{card.combat_defence}",
        "rally always" if card.rally == RALLY_WITHOUT_DIE else f"rally {_range(card.rally)}",
        f"pursuit {card.pursuit_modifier}" if card.pursuit_modifier else "",
        f"grand battery {dice.text_of(card.battery)}" if card.battery else "",
        f"only for {army.units[card.unit].name}" if card.unit >= 0 else "",
        f"assault {dice.text_of(card.attack)}" if card.attack else "",
        f"only for {army.nationalities[card.nationality]}" if card.nationality >= 0 else "",
    ]
    return [word for word in words if word]


def _range(highest: int) -> str:
    """The results of a d6 that succeed."""
    return "1" if highest == 1 else f"1-{highest}"


def army_as_json(sheet: ArmySheet) -> dict[str, Any]:
    army = sheet.army
    return {
        "id": army.id,
        "name": army.name,
        "set": sheet.set,
        "difficulty": sheet.difficulty,
        "style": sheet.style,
        "units": [
            {"id": u.id, "name": u.name, "cavalry": u.cavalry, "full": u.full, "reduced": u.reduced} for u in army.units
        ],
        "cards": [
            {
                "id": card.id,
                "name": card.name,
                "kind": KIND_NAMES[card.kind],
                "copies": card.copies,
                "does": abilities(army, card),
            }
            for card in army.cards
        ],
    }
