"""Reads the text of a state back (see `text`). The text may come from anywhere, so everything in it is checked."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final

from engine.manoeuvre import tags
from engine.manoeuvre.army import NO_ARMY, UNKNOWN, Army
from engine.manoeuvre.battlefield import BLANK, EDGE_NAMES, Battlefield, Section, square_of
from engine.manoeuvre.fight import NO_COMBAT, PEACE, Combat
from engine.manoeuvre.invariants import faults
from engine.manoeuvre.options import Options
from engine.manoeuvre.position import AWAITED, CHANCE, FULL, LOST, REDUCED, Setting
from engine.manoeuvre.state import State
from engine.manoeuvre.text import (
    ATTACK_CARDS,
    COMBAT_FLAGS,
    COMBAT_NUMBERS,
    COMBAT_UNITS,
    FORMS,
    HEADING,
    SEATS,
    write,
)

LONGEST_TEXT: Final = 20_000


class _Lines:
    """The lines of a state as a table of keys; reading one that is missing or senseless raises ValueError."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST_TEXT:
            raise ValueError("This is too long to be the text of a state.")
        lines = text.splitlines()
        if not lines or lines[0].strip() != HEADING:
            raise ValueError(f"The text of a state begins with the line “{HEADING}”.")
        self.values: dict[str, str] = {}
        for line in lines[1:]:
            key, colon, value = line.partition(":")
            if line.strip():
                if not colon or key in self.values:
                    raise ValueError(f"“{line}” is not a line of a state, or stands there twice.")
                self.values[key] = value.strip()

    def get(self, key: str) -> str:
        if key not in self.values:
            raise ValueError(f"The line “{key}” is missing.")
        return self.values[key]

    def words(self, key: str) -> list[str]:
        return self.get(key).split()

    def number(self, key: str) -> int:
        word = self.get(key)
        if not (word.isascii() and word.isdigit() and len(word) <= 4):
            raise ValueError(f"{key}: “{word}” is not a whole number.")
        return int(word)

    def flag(self, key: str) -> bool:
        return bool(self.place(key, self.get(key), ("no", "yes")))

    def seat(self, key: str) -> int:
        return self.place(key, self.get(key), SEATS)

    @staticmethod
    def place(key: str, word: str, choices: tuple[str, ...] | list[str]) -> int:
        if word not in choices:
            raise ValueError(f"{key}: “{word}” is none of {', '.join(choices)}.")
        return choices.index(word)


def read(text: str, armies: Mapping[str, Army], sections: Mapping[str, Section]) -> State:
    """The state that a text describes; raises ValueError with a sentence if it describes none."""
    lines = _Lines(text)
    state = State(_setting(lines, armies, sections))
    _read_set_up(state, lines)
    state.turn = lines.number("turn")
    state.active = lines.seat("active")
    state.stack = [lines.place("stack", word, tags.NAMES) for word in lines.words("stack")]
    state.winner = lines.seat("winner")
    state.how = lines.get("how")
    state.reason = lines.get("reason")
    for seat in range(2):
        _read_side(state, lines, seat, armies)
    state.redoubts = [square_of(word) for word in lines.words("redoubts")]
    _read_turn(state, lines)
    _read_combat(state, lines)
    state.seat = lines.seat("seat")
    found = faults(state)
    if found:
        raise ValueError(found[0])
    if not _playable(state) or write(state) != "\n".join(line for line in text.splitlines() if line.strip()) + "\n":
        raise ValueError("The lines of this state do not fit together.")
    return state


def _playable(state: State) -> bool:
    """Whether the rules can make sense of it: entering its step again changes nothing, and there is something to do."""
    twin = state.copy()
    twin.settle()
    choices = twin.legal()
    blind = twin.seat < CHANCE and twin.veiled[twin.seat]
    return twin.seat == state.seat and write(twin) == write(state) and (bool(choices) or blind or twin.over)


def _setting(lines: _Lines, armies: Mapping[str, Army], sections: Mapping[str, Section]) -> Setting:
    chosen: dict[str, Any] = {}
    for field in fields(Options):
        key = f"option {field.name}"
        if field.type is bool:
            chosen[field.name] = bool(lines.place(key, lines.get(key), ("false", "true")))
        else:
            chosen[field.name] = lines.number(key) if field.type is int else lines.get(key)
    options = Options(**chosen)
    wrong = options.faults()
    if wrong:
        raise ValueError(wrong[0])
    if lines.get("field") == "-" and len(lines.words("sections")) < 4:
        raise ValueError("sections: a battlefield is laid from four.")
    if lines.get("one army") == "-" and not lines.words("armies"):
        raise ValueError("armies: there are none to choose from.")
    return Setting(
        options,
        tuple([_army(word, armies) for word in lines.words("armies")]),
        tuple([sections[_known("sections", word, sections)] for word in lines.words("sections")]),
    )


def _known(key: str, word: str, found: Mapping[str, object]) -> str:
    if word not in found:
        raise ValueError(f"{key}: “{word}” is not known here.")
    return word


def _army(word: str, armies: Mapping[str, Army]) -> Army:
    return armies[_known("army", word, armies)]


def _read_set_up(state: State, lines: _Lines) -> None:
    setting = state.setting
    rows = tuple(lines.get("field").split("/"))
    if rows == ("-",):
        state.field = BLANK
    else:
        try:
            state.field = Battlefield(rows)
        except ValueError:
            raise ValueError("field: a battlefield is eight rows of eight squares.") from None
    state.first = lines.seat("first")
    state.first_roll = lines.number("rolled")
    ids = [section.id for section in setting.sections]
    for word in lines.words("laid"):
        id, _, quarters = word.rpartition(":")
        place = lines.place("laid", id, ids)
        state.laid.append(place * 4 + lines.place("laid", quarters, ("0", "1", "2", "3")))
    nations = [army.id for army in setting.armies]
    state.offered = [lines.place("offered", word, nations) for word in lines.words("offered")]


def _read_side(state: State, lines: _Lines, seat: int, armies: Mapping[str, Army]) -> None:
    me = SEATS[seat]
    id = lines.get(f"{me} army")
    army = NO_ARMY if id == "-" else _army(id, armies)
    state.armies[seat] = army
    edge = lines.get(f"{me} edge")
    state.edges[seat] = -1 if edge == "-" else lines.place(f"{me} edge", edge, EDGE_NAMES)
    words = lines.words(f"{me} units")
    if len(words) != len(army.units):
        raise ValueError(f"{me} units: an army has its own eight units, in order.")
    for number, word in enumerate(words):
        kind, _, where = word.partition("=")
        if kind != army.units[number].id:
            raise ValueError(f"{me} units: “{kind}” stands where {army.units[number].id} should.")
        _put(state, seat * 8 + number, where)
    state.veiled[seat] = lines.flag(f"{me} veiled")
    state.dealt[seat] = lines.flag(f"{me} dealt")
    state.day_over[seat] = lines.flag(f"{me} day over")
    state.hand[seat] = _cards(lines, f"{me} hand", army)
    state.shown[seat] = _cards(lines, f"{me} shown", army)
    state.kept[seat] = lines.number(f"{me} kept")
    state.among[seat] = _cards(lines, f"{me} among", army)
    state.bag[seat] = _cards(lines, f"{me} deck", army)
    state.pile[seat] = _cards(lines, f"{me} pile", army)
    state.buried[seat] = _cards(lines, f"{me} buried", army)


def _put(state: State, unit: int, where: str) -> None:
    if where == "lost":
        state.square[unit] = -1
        state.steps[unit] = LOST
        state.losses[unit >> 3] += 1
        return
    state.steps[unit] = REDUCED if where.endswith("-") else FULL
    square = where.removesuffix("-")
    state.square[unit] = AWAITED if square == "awaited" else square_of(square)
    if square != "awaited":
        state.board[state.square[unit]] = unit


def _card(key: str, word: str, army: Army) -> int:
    if word == "?":
        return UNKNOWN
    if word == "-":
        return -1
    return army.number_of[_known(key, word, army.number_of)]


def _cards(lines: _Lines, key: str, army: Army) -> list[int]:
    found: list[int] = []
    for word in lines.words(key):
        name, star, count = word.partition("*")
        if star and not (count.isascii() and count.isdigit() and len(count) <= 2):
            raise ValueError(f"{key}: “{word}” has no proper count.")
        found += [_card(key, name, army)] * (int(count) if star else 1)
    return found


def _unit(state: State, key: str, word: str, may_lack: bool = False) -> int:
    if word == "-" and may_lack:
        return -1
    seat, _, id = word.partition(".")
    number = _Lines.place(key, seat, SEATS[:2])
    return number * 8 + _Lines.place(key, id, [unit.id for unit in state.armies[number].units])


def _read_turn(state: State, lines: _Lines) -> None:
    army = state.armies[state.active] if state.active < 2 else NO_ARMY
    state.pending = _cards(lines, "pending", army)
    if state.pending and army is NO_ARMY:
        raise ValueError("pending: only an active player discards.")
    state.moves_left = lines.number("moves left")
    state.moved = [_unit(state, "moved", word) for word in lines.words("moved")]
    state.marched = [_unit(state, "marched", word) for word in lines.words("marched")]
    state.charges = lines.number("charges")
    state.supplied = lines.flag("supplied")
    last_from = lines.get("last from")
    state.last_from = -1 if last_from == "-" else square_of(last_from)
    state.cancellable = lines.number("cancellable")
    state.restoring = _unit(state, "restoring", lines.get("restoring"), may_lack=True)
    state.rally_card = _played("rally card", lines.get("rally card"), army)


def _played(key: str, word: str, army: Army) -> int:
    """A card that lies open, so that everybody knows it."""
    if word == "?":
        raise ValueError(f"{key}: a card that was played is known.")
    return _card(key, word, army)


def _all_played(lines: _Lines, key: str, army: Army) -> list[int]:
    cards = _cards(lines, key, army)
    if UNKNOWN in cards or -1 in cards:
        raise ValueError(f"{key}: a card that was played is known.")
    return cards


def _read_combat(state: State, lines: _Lines) -> None:
    form = lines.place("combat", lines.get("combat"), FORMS)
    if form == NO_COMBAT:
        state.combat = PEACE
        return
    if state.active > 1:
        raise ValueError("A combat needs an active player.")
    mine, theirs = state.armies[state.active], state.armies[1 - state.active]
    combat = Combat(
        form,
        _unit(state, "attacker", lines.get("attacker"), may_lack=True),
        _unit(state, "target", lines.get("target")),
        square_of(lines.get("square")),
        _played("opening", lines.get("opening"), mine),
    )
    combat.leader = _played("leader", lines.get("leader"), mine)
    combat.defence_leader = _played("defence leader", lines.get("defence leader"), theirs)
    combat.trying = _played("trying", lines.get("trying"), theirs)
    combat.defence_cards = _all_played(lines, "defence cards", theirs)
    for name in ATTACK_CARDS:
        setattr(combat, name, _all_played(lines, name, mine))
    for name in COMBAT_UNITS:
        setattr(combat, name, [_unit(state, name, word) for word in lines.words(name)])
    for name in COMBAT_NUMBERS:
        setattr(combat, name, lines.number(name))
    for name in COMBAT_FLAGS:
        setattr(combat, name, lines.flag(name))
    state.combat = combat
