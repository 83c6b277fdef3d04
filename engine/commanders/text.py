"""The text of states and positions: readable lines that parse back to the same state.

>>> from engine.commanders.start import at_position
>>> position_text(at_position("b2: 2i 1ix; b1: 4I 2A; box: 2I"))
'b1: 4I 2A; b2: 2i 1ix; box: 2I'
"""

import re
from dataclasses import fields
from typing import Any, Final

from engine.commanders import tags
from engine.commanders.action import LETTERS, WORDS, Action
from engine.commanders.board import (
    BOX,
    MARKS,
    NAMES,
    NOBODY,
    PLACES,
    SECTORS,
    Marker,
    board_named,
)
from engine.commanders.options import Options
from engine.commanders.position import (
    FRESH,
    GONE,
    INSIDE,
    MOST_CODE,
    MOVED,
    REACTED,
    ROUTED,
    SPENT,
    STATUS_LETTERS,
    STATUSES,
    Front,
    Position,
    Setting,
    slot,
)

BUILDING: Final = "building"
"""Where a garrison is, in a position."""
HEADING: Final = "commanders state 1"
NONE: Final = "-"
"""An empty list."""
LONGEST: Final = 40_000
_STACK: Final = re.compile(r"([0-9]{1,2})([ICAica])(m|r|s|q|sq|x)?")

_INTS: Final = (
    "room",
    "roster",
    "quota",
    "extra",
    "bound",
    "rallied",
    "written",
    "points",
    "taken",
    "fresh_taken",
    "spoils",
)
_MORE_INTS: Final = ("fresh_taken", "spoils", "chosen")
_PAIRED: Final = (
    "army",
    "sheet",
    "unused",
    "again",
    "going",
    "first",
    "roam",
    "bounced",
    "second",
    "todo",
    "tokens",
    "shelled",
)
_NESTED: Final = ("groups", "captives", "rolls", "rerolls")
_ACTIONS: Final = ("sealed", "answers")
_BOOLS: Final = ("asking", "melee", "razed")
_FLAGS: Final = ("passed", "bared")
_NUMBERS: Final = ("garrison", "garrison_status", "round", "phase", "viewer", "winner")


# Positions


def position_text(p: Position) -> str:
    """Units by place, in the notation of positions: capitals for White, small letters for Black.

    Those in the lines of a combat are counted where they belong; who has acted in the phase is not yet spent.
    """
    count = p.count[:]
    for code in p.units:
        if not code & (GONE | INSIDE):
            count[slot(code >> 5 & 1, code >> 6 & 15, code & 3, code >> 2 & 7)] += 1
    for at in range(0, len(count), STATUSES):
        count[at + FRESH] += count[at + MOVED] + count[at + REACTED]
        count[at + MOVED] = count[at + REACTED] = 0
    inside = ""
    if p.garrison != NOBODY:
        inside = f"; {BUILDING}: 1{_letter(p.garrison, 0)}{STATUS_LETTERS[p.garrison_status]}"
    return (_stacks(p, count) + inside).removeprefix("; ")


def _stacks(p: Position, count: list[int]) -> str:
    parts = []
    for place in range(PLACES):
        stacks = []
        for side in range(2):
            for kind in range(3):
                for status in range(STATUSES):
                    number = count[slot(side, place, kind, status)]
                    if number:
                        mark = "" if place == BOX else STATUS_LETTERS[status]
                        stacks.append(f"{number}{_letter(side, kind)}{mark}")
        if stacks:
            parts.append(f"{NAMES[place]}: {' '.join(stacks)}")
    taken = [
        f"{p.taken[(1 - side) * 3 + kind]}{_letter(side, kind)}"
        for side in range(2)
        for kind in range(3)
        if p.taken[(1 - side) * 3 + kind]
    ]
    if taken:
        parts.append(f"taken: {' '.join(taken)}")
    return "; ".join(parts)


def _letter(side: int, kind: int) -> str:
    return LETTERS[kind] if side == 0 else LETTERS[kind].lower()


def read_position(p: Position, text: str) -> None:
    """Put the units of a position text into an empty position; raises ValueError with a sentence."""
    for part in text.split(";"):
        if not part.strip():
            continue
        name, colon, stacks = part.partition(":")
        place = name.strip()
        if not colon or (place not in NAMES and place not in ("taken", BUILDING)):
            raise ValueError(f"“{part.strip()}” does not say where its units are, such as b1: 4I 2A.")
        for word in stacks.split():
            match = _STACK.fullmatch(word)
            if match is None:
                raise ValueError(f"“{word}” is not a stack of units, such as 4I or 1ix.")
            number, letter = int(match[1]), match[2]
            side, kind = int(letter.islower()), LETTERS.index(letter.upper())
            status = STATUS_LETTERS.index(match[3] or "")
            if place == BUILDING:
                if number != 1 or kind or status not in (FRESH, SPENT, ROUTED) or p.garrison != NOBODY:
                    raise ValueError("In the building there is one infantry at most, such as building: 1i.")
                p.garrison, p.garrison_status = side, status
                continue
            if place == "taken":
                p.taken[(1 - side) * 3 + kind] += number
                continue
            at = NAMES.index(place)
            if at == BOX:
                status = ROUTED
            p.count[slot(side, at, kind, status)] += number


# States


def write(p: Position) -> str:
    """The whole state."""
    options = p.setting.options
    lines = [HEADING]
    lines += [f"option {field.name}: {_plain(getattr(options, field.name))}" for field in fields(Options)]
    lines.append(f"board: {p.setting.board.name}")
    lines.append(f"objectives: {_markers(p.setting.markers)}".rstrip())
    lines.append(f"markers: {_markers(p.markers)}".rstrip())
    lines.append(f"position: {_stacks(p, p.count)}".rstrip())
    lines += [_line(name, getattr(p, name)) for name in (*_INTS, *_MORE_INTS)]
    lines += [f"{name}: {' / '.join(_ints(part) for part in getattr(p, name))}".rstrip() for name in _PAIRED]
    lines += [f"{name}: {' / '.join(_ints(part) for part in getattr(p, name))}".rstrip() for name in _NESTED]
    for name in _ACTIONS:
        pair = getattr(p, name)
        lines.append(f"{name}: {' | '.join(' / '.join(map(_action, part)) or NONE for part in pair)}")
    lines += [f"{name}: {_plain(getattr(p, name))}" for name in (*_BOOLS, *_NUMBERS)]
    lines += [_line(name, [int(flag) for flag in getattr(p, name)]) for name in _FLAGS]
    lines.append(f"how: {p.how}".rstrip())
    lines.append(f"stack: {' '.join(tags.NAMES[tag] for tag in p.stack)}")
    lines.append(_line("units", p.units))
    lines += [_front(front) for front in p.fronts]
    return "\n".join(lines) + "\n"


def _plain(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _ints(values: Any) -> str:
    """Numbers with spaces between them; a dash for none, so that no line has a gap in it."""
    return " ".join(str(value) for value in values) or NONE


def _line(name: str, values: Any) -> str:
    return f"{name}: {_ints(values)}".rstrip()


def _markers(markers: tuple[Marker, ...]) -> str:
    return " ".join(f"{m.kind}.{m.side}.{NAMES[m.sector]}.{m.value}" for m in markers)


def _action(action: Action) -> str:
    return " ".join((WORDS[action.verb], *(str(number) for number in action.args)))


def _front(front: Front) -> str:
    parts = [[front.sector], front.home, front.target]
    for pair in (front.line, front.rollers, front.dice, front.aims):
        parts += pair
    return f"front: {' / '.join(_ints(part) for part in parts)}".rstrip()


class Lines:
    """The lines of a text, taken one after the other by their keys."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.at = 0

    def take(self, key: str) -> str:
        if not any(self.lines[self.at :]):
            raise ValueError(f"The line “{key}” is missing.")
        line = self.lines[self.at]
        if line != f"{key}:" and not line.startswith(f"{key}: "):
            raise ValueError(f"Line {self.at + 1} should be “{key}”.")
        self.at += 1
        return line[len(key) + 2 :]

    def next_is(self, key: str) -> bool:
        return self.at < len(self.lines) and self.lines[self.at].partition(":")[0] == key


def _to_ints(text: str) -> list[int]:
    words = [] if text == NONE else text.split()
    if not all(re.fullmatch(r"-?[0-9]{1,6}", word) for word in words):
        raise ValueError(f"“{text[:60]}” should be whole numbers.")
    return [int(word) for word in words]


def _to_number(text: str) -> int:
    found = _to_ints(text)
    if len(found) != 1:
        raise ValueError(f"“{text[:60]}” should be one whole number.")
    return found[0]


def _to_bool(text: str) -> bool:
    if text not in ("true", "false"):
        raise ValueError(f"“{text[:60]}” is neither true nor false.")
    return text == "true"


def _parts(text: str, number: int = -1) -> list[str]:
    padded = f" {text} " if text else ""
    found = [part.strip() for part in padded.split("/")] if padded else []
    if number >= 0 and len(found) != number:
        raise ValueError(f"“{text[:60]}” should have {number} parts.")
    return found


def _to_action(text: str) -> Action:
    word, _, rest = text.partition(" ")
    if word not in WORDS:
        raise ValueError(f"“{text[:60]}” is not an action.")
    return Action(WORDS.index(word), tuple(_to_ints(rest)))


def _to_markers(text: str) -> tuple[Marker, ...]:
    found = []
    for word in text.split():
        kind, side, sector, value = (*word.split("."), "", "", "", "")[:4]
        if kind not in MARKS or side not in ("0", "1") or sector not in NAMES[:SECTORS] or not value.isdigit():
            raise ValueError(f"“{word[:40]}” is not a marker.")
        found.append(Marker(kind, int(side), NAMES.index(sector), int(value)))
    return tuple(found)


def read_options(lines: Lines) -> Options:
    values: dict[str, Any] = {}
    for field in fields(Options):
        word = lines.take(f"option {field.name}")
        # Two branches: one expression for both would make compiled code turn every bool into a number.
        if isinstance(field.default, bool):
            values[field.name] = _to_bool(word)
        else:
            values[field.name] = _to_number(word)
    options = Options(**values)
    if options.faults():
        raise ValueError(options.faults()[0])
    return options


def read_into(text: str) -> tuple[Setting, Lines]:
    """The setting of a state's text, and its lines from the markers on."""
    if len(text) > LONGEST:
        raise ValueError("This text is too long for a state.")
    lines = Lines(text)
    if lines.lines[0] != HEADING:
        raise ValueError(f"A state begins with “{HEADING}”.")
    lines.at = 1
    options = read_options(lines)
    board = board_named(lines.take("board"))
    return Setting(options, board, _to_markers(lines.take("objectives"))), lines


def fill(p: Position, lines: Lines) -> None:
    """Everything else that a text says; raises ValueError. Whether it makes sense is for `invariants` to say."""
    p.markers = _to_markers(lines.take("markers"))
    p.mark()
    read_position(p, lines.take("position"))
    for name in (*_INTS, *_MORE_INTS):
        values = _to_ints(lines.take(name))
        if name != "chosen" and len(values) != len(getattr(p, name)):
            raise ValueError(f"“{name}” should have {len(getattr(p, name))} numbers.")
        setattr(p, name, values)
    for name in _PAIRED:
        setattr(p, name, [_to_ints(part) for part in _parts(lines.take(name), 2)])
    for name in _NESTED:
        setattr(p, name, [_to_ints(part) for part in _parts(lines.take(name))])
    for name in _ACTIONS:
        both = lines.take(name).split("|")
        if len(both) != 2:
            raise ValueError(f"“{name}” should have two parts.")
        halves = [[] if half.strip() == NONE else _parts(half.strip()) for half in both]
        setattr(p, name, [[_to_action(part) for part in half] for half in halves])
    for name in _BOOLS:
        setattr(p, name, _to_bool(lines.take(name)))
    for name in _NUMBERS:
        setattr(p, name, _to_number(lines.take(name)))
    for name in _FLAGS:
        flags = _to_ints(lines.take(name))
        if len(flags) != 2 or not set(flags) <= {0, 1}:
            raise ValueError(f"“{name}” should be two of 0 and 1.")
        setattr(p, name, [bool(flag) for flag in flags])
    p.how = lines.take("how")
    stack = lines.take("stack").split()
    if not stack or any(name not in tags.NAMES for name in stack):
        raise ValueError("The stack names a step that does not exist.")
    p.stack = [tags.NAMES.index(name) for name in stack]
    p.units = _to_ints(lines.take("units"))
    if any(not 0 <= unit < MOST_CODE for unit in p.units):
        raise ValueError("A unit in a line is none.")
    while lines.next_is("front"):
        parts = [_to_ints(part) for part in _parts(lines.take("front"), 11)]
        if [len(part) for part in parts[:3]] != [1, 2, 2]:
            raise ValueError("A front has a sector, two homes and two targets.")
        front = Front(parts[0][0], parts[1], parts[2])
        front.line, front.rollers, front.dice, front.aims = parts[3:5], parts[5:7], parts[7:9], parts[9:11]
        p.fronts.append(front)
    if lines.lines[lines.at :] != [""]:
        raise ValueError(f"Line {lines.at + 1} is not part of a state.")
