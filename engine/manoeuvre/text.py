"""The text of states: a block of readable lines that parses back to the same state.

Used for bug reports, puzzles pasted into a mail, and to compare states. Armies and sections are named by id; `reading`
takes a text back and is told where they are found.
"""

from dataclasses import fields
from typing import Final

from engine.manoeuvre import tags
from engine.manoeuvre.battlefield import EDGE_NAMES, square_name
from engine.manoeuvre.fight import NO_COMBAT
from engine.manoeuvre.notation import card_name
from engine.manoeuvre.options import Options
from engine.manoeuvre.position import AWAITED, REDUCED, Position

HEADING: Final = "manoeuvre state 1"
SEATS: Final = ("one", "two", "chance", "nobody")
FORMS: Final = ("none", "assault", "ambush", "bombardment", "volley", "rockets", "battery", "honour")
COMBAT_NUMBERS: Final = ("leader_use", "commitments")
COMBAT_FLAGS: Final = ("maharaja", "stands", "sappers", "retreated", "attacker_chooses")
COMBAT_UNITS: Final = ("supporters", "committed", "paid")
ATTACK_CARDS: Final = ("attack_cards", "pursuing")


def write(p: Position) -> str:
    lines = [HEADING]
    options = p.setting.options
    for field in fields(Options):
        value = getattr(options, field.name)
        lines.append(f"option {field.name}: {str(value).lower() if isinstance(value, bool) else value}")
    lines.append(_line("armies", [army.id for army in p.setting.armies]))
    lines.append(_line("sections", [section.id for section in p.setting.sections]))
    lines.append(f"field: {'-' if p.field.blank else '/'.join(p.field.rows)}")
    lines.append(f"first: {SEATS[p.first]}")
    lines.append(f"rolled: {p.first_roll}")
    lines.append(_line("laid", [f"{p.setting.sections[laid >> 2].id}:{laid & 3}" for laid in p.laid]))
    lines.append(_line("offered", [p.setting.armies[nation].id for nation in p.offered]))
    lines.append(f"turn: {p.turn}")
    lines.append(f"active: {SEATS[p.active]}")
    lines.append(f"seat: {SEATS[p.seat]}")
    lines.append(_line("stack", [tags.NAMES[tag] for tag in p.stack]))
    lines.append(f"winner: {SEATS[p.winner]}")
    lines.append(_line("how", [p.how]))
    lines.append(_line("reason", [p.reason]))
    for seat in range(2):
        lines += _side(p, seat)
    lines.append(_line("pending", _cards(p, p.active, p.pending)))
    lines.append(_line("redoubts", [square_name(square) for square in p.redoubts]))
    lines.append(f"moves left: {p.moves_left}")
    lines.append(_line("moved", [unit_name(p, unit) for unit in p.moved]))
    lines.append(_line("marched", [unit_name(p, unit) for unit in p.marched]))
    lines.append(f"charges: {p.charges}")
    lines.append(f"supplied: {_yes(p.supplied)}")
    lines.append(f"last from: {square_name(p.last_from) if p.last_from >= 0 else '-'}")
    lines.append(f"cancellable: {p.cancellable}")
    lines.append(f"restoring: {unit_name(p, p.restoring)}")
    lines.append(f"rally card: {_card(p, p.active, p.rally_card)}")
    lines += _combat(p)
    return "\n".join(lines) + "\n"


def _line(key: str, words: list[str]) -> str:
    return f"{key}: {' '.join(words)}".rstrip()


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _card(p: Position, seat: int, card: int) -> str:
    return card_name(p.armies[seat], card) if card >= 0 else "-"


def _cards(p: Position, seat: int, cards: list[int]) -> list[str]:
    """Cards by name; several equal ones in a row as `supply*3`."""
    words: list[str] = []
    i = 0
    while i < len(cards):
        n = 1
        while i + n < len(cards) and cards[i + n] == cards[i]:
            n += 1
        words.append(_card(p, seat, cards[i]) + (f"*{n}" if n > 1 else ""))
        i += n
    return words


def unit_name(p: Position, unit: int) -> str:
    if unit < 0:
        return "-"
    return f"{SEATS[unit >> 3]}.{p.armies[unit >> 3].units[unit & 7].id}"


def _side(p: Position, seat: int) -> list[str]:
    me = SEATS[seat]
    army = p.armies[seat]
    units = []
    for number, kind in enumerate(army.units):
        unit = seat * 8 + number
        place = p.square[unit]
        where = "awaited" if place == AWAITED else square_name(place) if place >= 0 else "lost"
        units.append(f"{kind.id}={where}{'-' if p.steps[unit] == REDUCED else ''}")
    return [
        f"{me} army: {army.id or '-'}",
        f"{me} edge: {EDGE_NAMES[p.edges[seat]] if p.edges[seat] >= 0 else '-'}",
        _line(f"{me} units", units),
        f"{me} veiled: {_yes(p.veiled[seat])}",
        f"{me} dealt: {_yes(p.dealt[seat])}",
        _line(f"{me} hand", _cards(p, seat, p.hand[seat])),
        _line(f"{me} shown", _cards(p, seat, p.shown[seat])),
        f"{me} kept: {p.kept[seat]}",
        _line(f"{me} among", _cards(p, seat, p.among[seat])),
        _line(f"{me} deck", _cards(p, seat, p.bag[seat])),
        _line(f"{me} pile", _cards(p, seat, p.pile[seat])),
        _line(f"{me} buried", _cards(p, seat, p.buried[seat])),
        f"{me} day over: {_yes(p.day_over[seat])}",
    ]


def _combat(p: Position) -> list[str]:
    combat = p.combat
    if combat.form == NO_COMBAT:
        return ["combat: none"]
    attacker = p.active
    lines = [
        f"combat: {FORMS[combat.form]}",
        f"attacker: {unit_name(p, combat.attacker)}",
        f"target: {unit_name(p, combat.target)}",
        f"square: {square_name(combat.square)}",
        f"opening: {_card(p, attacker, combat.opening)}",
        f"leader: {_card(p, attacker, combat.leader)}",
        f"defence leader: {_card(p, 1 - attacker, combat.defence_leader)}",
        f"trying: {_card(p, 1 - attacker, combat.trying)}",
        _line("defence cards", _cards(p, 1 - attacker, combat.defence_cards)),
    ]
    lines += [_line(name, _cards(p, attacker, getattr(combat, name))) for name in ATTACK_CARDS]
    lines += [_line(name, [unit_name(p, unit) for unit in getattr(combat, name)]) for name in COMBAT_UNITS]
    lines += [f"{name}: {getattr(combat, name)}" for name in COMBAT_NUMBERS]
    lines += [f"{name}: {_yes(getattr(combat, name))}" for name in COMBAT_FLAGS]
    return lines
