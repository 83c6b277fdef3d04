"""Actions as lines of text, and back: `order C c1-c2-b2`, `go 2C c1-c2-b2; 3I a1-a2`, `roll b1|b2 white 6 5 2`.

Sectors, kinds and stacks are written as in positions; docs/notation.md lists every action.
"""

import re
from typing import Final

from engine.commanders import tags
from engine.commanders.action import (
    ADVANCE,
    AGAIN,
    AIM,
    ARTILLERY,
    CAVALRY,
    ENTER,
    FIRE,
    GO,
    HOLD,
    LETTERS,
    OPEN,
    ORDER,
    ORDERS,
    PASS,
    POST,
    RALLY,
    REACT,
    REROLL,
    ROAD,
    ROLL,
    SAVE,
    SAVED,
    SHEET,
    SHELTER,
    STAND,
    STAY,
    UNKNOWN,
    WITHDRAW,
    WORDS,
    Action,
    code_of,
    kind_of,
    next_step,
    second_of,
    start_of,
    step_of,
)
from engine.commanders.board import NAMES, NOBODY, RESERVE, SECTORS
from engine.commanders.contact import GROUP_KIND, GROUP_STATUS
from engine.commanders.pairs import packed, unpacked
from engine.commanders.position import FROM_BUILDING, STATUS_LETTERS, Front, Position
from engine.game import Refusal

LONGEST_LINE: Final = 2000
SIDES: Final = ("white", "black")
MIDDLE: Final = " + "
"""Between the actions that an opening turns up."""
_STACK: Final = re.compile(r"([0-9]{0,2})([ICA])(s?q?)")
_NUMBER: Final = re.compile(r"[0-9]{1,3}")


def malformed(sentence: str) -> Refusal:
    return Refusal("malformed", sentence, "")


# Writing


def path(code: int) -> str:
    places = [start_of(code), step_of(code)]
    if second_of(code) >= 0:
        places.append(second_of(code))
    return "-".join(NAMES[place] for place in places)


def order_text(code: int, number: int = 1) -> str:
    """`3C c1-c2-b2`; of cavalry that acts a second time `3C again c2-b2`."""
    again = "again " if code >= AGAIN else ""
    return f"{number if number > 1 else ''}{LETTERS[kind_of(code)]} {again}{path(code)}"


def sheet_text(codes: tuple[int, ...] | list[int]) -> str:
    """The orders of a sheet, equal ones as a stack."""
    parts = []
    written = sorted(code for code in codes if code != SAVED)
    for code in dict.fromkeys(written):
        parts.append(order_text(code, written.count(code)))
    return "; ".join(parts)


def front_name(p: Position, at: int, side: int) -> str:
    """A zone by its two sectors, an encounter by its sector; where it has several lines, by the arrow of one (C94)."""
    front = p.fronts[at]
    if front.sector == FROM_BUILDING:
        return "building"
    if front.sector < 0:
        return f"{NAMES[min(front.home)]}|{NAMES[max(front.home)]}"
    if sum(1 for other in p.fronts if other.sector == front.sector) == 1:
        return NAMES[front.sector]
    home = front.home[side] if front.home[side] >= 0 else front.home[1 - side]
    return f"{NAMES[home]}-{NAMES[front.sector]}"


def die_name(front: Front, side: int, die: int) -> str:
    """The space of a die; a gun's second die with a mark."""
    space = front.rollers[side][die]
    second = die > 0 and front.rollers[side][die - 1] == space
    return f"{space + 1}{chr(39) if second else ''}"


def roll_text(p: Position) -> str:
    """What is rolled for now, as it stands before the faces."""
    tag = p.stack[-1]
    if tag == tags.REACTION_ROLLS:
        sector, _, _, start = p.rolls[0]
        return f"square {NAMES[sector]}" if start < 0 else f"counter {NAMES[sector]}-{NAMES[start]}"
    if tag == tags.SHOOT:
        at, side = p.rolls[0]
        return f"{front_name(p, at, side)} {SIDES[side]}"
    if tag == tags.FIRE_ROLLS:
        return f"gun {path(p.rolls[0][1])}"
    if tag == tags.COURIERS:
        return f"courier {path(p.rolls[0][3])}"
    return ""


def write(p: Position, action: Action) -> str:
    verb, args = action.verb, action.args
    word = WORDS[verb]
    if args == (UNKNOWN,):
        return f"{word} ?"
    if verb == OPEN:
        return f"open {MIDDLE.join(write(p, each) for each in unpacked(action))}"
    return f"{word} {_rest(p, verb, args)}".rstrip()


def _rest(p: Position, verb: int, args: tuple[int, ...]) -> str:
    if verb == ORDERS:
        return str(args[0])
    if verb == ORDER:
        return order_text(args[0])
    if verb == POST:
        return f"{NAMES[args[0]]} {_stacks(args[1:])}"
    if verb == GO:
        return "; ".join(order_text(args[i], args[i + 1]) for i in range(0, len(args), 2))
    if verb == ENTER:
        return f"{NAMES[args[0]]} {_comers(args[1:], False)}"
    if verb == ADVANCE:
        return f"{NAMES[args[0]]} {_comers(args[1:], _one_border(p, args[0]))}"
    if verb == REACT:
        parts = [f"{args[1]} square"] if args[1] else []
        parts += [f"{args[2]} retreat"] if args[2] else []
        parts += [f"{args[i + 1]} counter {NAMES[args[i]]}" for i in range(3, len(args), 2)]
        return f"{NAMES[args[0]]} {'; '.join(parts)}"
    if verb == ROLL:
        return f"{roll_text(p)} {' '.join(str(face) for face in args)}".lstrip()
    if verb == HOLD:
        return f"{NAMES[args[0]]} {_held(args[1:])}"
    if verb == AIM:
        side = p.seat
        parts = []
        for i in range(1, len(args), 3):
            space, front, its = args[i : i + 3]
            far = "" if front == args[0] else f"{front_name(p, front, 1 - side)}."
            parts.append(f"{space + 1}>{far}{its + 1}")
        return f"{front_name(p, args[0], side)} {'; '.join(parts)}"
    if verb == REROLL:
        at, side, die = args
        return f"{front_name(p, at, side)} {SIDES[side]} {die_name(p.fronts[at], side, die)}"
    if verb == WITHDRAW:
        return f"{front_name(p, args[0], p.seat)} {_stacks((*args[1:], 0))}"
    if verb == FIRE:
        parts = []
        for i in range(0, len(args), 3):
            parts += [f"{path(args[i])} {_range_text(args[i + 1])}"] * args[i + 2]
        return "; ".join(parts)
    if verb == RALLY:
        guns = [f"A {NAMES[sector]}" for sector in args[2:]]
        return "; ".join(([_stacks((*args[:2], 0))] if args[0] or args[1] else []) + guns)
    if verb == ROAD:
        parts = [f"{LETTERS[args[i]]} {NAMES[args[i + 1]]}-{NAMES[args[i + 2]]}" for i in range(0, len(args), 3)]
        return "; ".join(parts)
    if verb == SHEET:
        return sheet_text(args)
    if verb == SHELTER:
        return NAMES[args[0]]
    return ""


def _range_text(reach: int) -> str:
    return str(reach) if reach < 3 else f"{reach - 2} building"


def _stacks(numbers: tuple[int, ...]) -> str:
    return " ".join(f"{number}{LETTERS[kind]}" for kind, number in enumerate(numbers) if number)


def _comers(args: tuple[int, ...], plain: bool) -> str:
    """Who enters: `2I a1; 1C b2`, or without where from."""
    parts: dict[int, list[str]] = {}
    for i in range(0, len(args), 3):
        parts.setdefault(args[i], []).append(f"{args[i + 2]}{LETTERS[args[i + 1]]}")
    if plain:
        return " ".join(stack for stacks in parts.values() for stack in stacks)
    return "; ".join(f"{' '.join(stacks)} {NAMES[start]}" for start, stacks in parts.items())


def _one_border(p: Position, sector: int) -> bool:
    """Whether a sector is entered through one border only, so that nobody need say which."""
    return len(_starts(p, sector)) <= 1


def _starts(p: Position, sector: int) -> list[int]:
    side = p.seat
    return [front.home[side] for front in p.fronts if side < 2 and front.target[side] == sector]


def _held(args: tuple[int, ...]) -> str:
    parts: dict[int, list[str]] = {}
    for i in range(0, len(args), 3):
        group = args[i + 1]
        stack = f"{args[i + 2]}{LETTERS[GROUP_KIND[group]]}{STATUS_LETTERS[GROUP_STATUS[group]]}"
        parts.setdefault(args[i], []).append(stack)
    return "; ".join(f"{NAMES[start]} {' '.join(stacks)}" for start, stacks in parts.items())


# Reading


def read(p: Position, line: str) -> Action:
    """The action a line means here. It need not be legal; a line that means nothing raises Refusal."""
    if len(line) > LONGEST_LINE:
        raise malformed(f"An action is at most {LONGEST_LINE} characters long.")
    if p.seat == NOBODY:
        raise Refusal("over", "The battle is over.", "C91")
    word, _, rest = " ".join(line.split()).partition(" ")
    if word not in WORDS:
        raise malformed(f"“{line.strip()}” does not begin with an action, such as order or go.")
    verb = WORDS.index(word)
    if rest == "?" and verb in _MASKABLE:
        return Action(verb, (UNKNOWN,))
    if verb == OPEN:
        found = [read(p, part) for part in rest.split(MIDDLE)]
        if any(action.verb == OPEN or action.args == (UNKNOWN,) for action in found):
            raise malformed("Open what you have sealed, such as “open go 2C c1-c2”.")
        return packed(found)
    return Action(verb, _READERS[verb](p, rest))


_MASKABLE: Final = frozenset((ORDER, POST, GO, REACT, AIM, WITHDRAW, FIRE, RALLY, ROAD))


def _place(name: str) -> int:
    if name not in NAMES[: RESERVE + 1]:
        raise malformed(f"“{name}” is not a sector: a1 to c3, or r for your reserve.")
    return NAMES.index(name)


def _sector(name: str) -> int:
    if name not in NAMES[:SECTORS]:
        raise malformed(f"“{name}” is not a sector: a1 to c3.")
    return NAMES.index(name)


def _whole(word: str) -> int:
    if not _NUMBER.fullmatch(word):
        raise malformed(f"“{word}” is not a whole number.")
    return int(word)


def _stack(word: str) -> tuple[int, int, str]:
    """How many, kind, status letters; `C` alone is one."""
    match = _STACK.fullmatch(word)
    if match is None:
        raise malformed(f"“{word}” is not a stack of units, such as 3I.")
    return int(match[1] or 1), LETTERS.index(match[2]), match[3]


def _path(text: str, kind: int) -> int:
    places = [_place(name) for name in text.split("-")]
    if not 2 <= len(places) <= 3 or (len(places) == 3 and kind != CAVALRY):
        raise malformed(f"“{text}” is not an arrow: one step, or two for cavalry, such as c1-c2-b2.")
    return code_of(kind, *places)


def _clauses(text: str) -> list[list[str]]:
    return [clause.split() for clause in text.split(";")] if text else []


def read_order(text: str) -> tuple[int, int]:
    """The code of an order and how many: `3C c1-c2-b2`, `C again c2-b2`."""
    words = text.split()
    again = len(words) == 3 and words[1] == "again"
    if len(words) != 2 + again:
        raise malformed(f"“{text.strip()}” is not an order, such as 2C c1-c2-b2.")
    number, kind, status = _stack(words[0])
    code = _path(words[-1], kind)
    if status or (again and (kind != CAVALRY or second_of(code) >= 0)):
        raise malformed(f"“{text.strip()}” is not an order, such as 2C c1-c2-b2.")
    return code + (AGAIN if again else 0), number


def read_sheet(text: str) -> list[int]:
    """The codes of a sheet such as `3C c1-c2-b2; 2I a1-a2`, sorted."""
    found: list[int] = []
    for part in text.split(";") if text.strip() else []:
        code, number = read_order(part)
        if code >= AGAIN:
            raise malformed("A sheet has whole orders, such as 2C c1-c2-b2.")
        found += [code] * number
    return sorted(found)


def _read_orders(p: Position, rest: str) -> tuple[int, ...]:
    return (_whole(rest),)


def _read_post(p: Position, rest: str) -> tuple[int, ...]:
    words = rest.split()
    if not words:
        raise malformed("Say where and what, such as “post a1 6I”.")
    return (_sector(words[0]), *_counts(words[1:], 3))


def _counts(words: list[str], kinds: int) -> list[int]:
    numbers = [0] * kinds
    for word in words:
        number, kind, status = _stack(word)
        if kind >= kinds or status:
            raise malformed(f"“{word}” cannot be said here.")
        numbers[kind] += number
    return numbers


def _read_order(p: Position, rest: str) -> tuple[int, ...]:
    code, number = read_order(rest)
    if number != 1 or code >= AGAIN:
        raise malformed("Write one order at a time, such as “order C c1-c2-b2”.")
    return (code,)


def _read_nothing(p: Position, rest: str) -> tuple[int, ...]:
    if rest:
        raise malformed(f"“{rest}” is more than this action needs.")
    return ()


def _read_go(p: Position, rest: str) -> tuple[int, ...]:
    numbers: dict[int, int] = {}
    for part in rest.split(";") if rest else []:
        code, number = read_order(part)
        code = _as_used(p, code)
        numbers[code] = numbers.get(code, 0) + number
    return tuple(value for code in sorted(numbers) for value in (code, numbers[code]))


def _as_used(p: Position, code: int) -> int:
    """People may name an order by its whole arrow when its first step is made already."""
    if p.seat < 2 and kind_of(code) == CAVALRY and code < AGAIN and not p.veiled(p.seat):
        side = p.seat
        last = code_of(CAVALRY, step_of(code), second_of(code)) if second_of(code) >= 0 else code
        # The other side is told of next steps only, so a step may stand for a longer arrow that is still to be used.
        left = (*p.unused[side], *p.going[side])
        if all(code not in (order, next_step(order)) for order in left):
            for again in (last, code - code % 11):
                if again in p.again[side]:
                    return again + AGAIN
    return code


def _read_comers(p: Position, rest: str) -> tuple[int, ...]:
    name, _, after = rest.partition(" ")
    sector = _sector(name)
    found: list[tuple[int, int, int]] = []
    for words in _clauses(after):
        start = -1
        if words and words[-1] in NAMES:
            start = _place(words.pop())
        else:
            starts = _starts(p, sector)
            if len(starts) == 1:
                start = starts[0]
        if start < 0 or not words:
            raise malformed("Say who enters and from where, such as “2I a1; 1C b2”.")
        found += [(start, kind, number) for kind, number in enumerate(_counts(words, 3)) if number]
    return (sector, *(value for part in sorted(found) for value in part))


def _read_react(p: Position, rest: str) -> tuple[int, ...]:
    name, _, after = rest.partition(" ")
    args = [_sector(name), 0, 0]
    counters: dict[int, int] = {}
    for words in _clauses(after):
        if len(words) == 2 and words[1] in ("square", "retreat"):
            args[1 if words[1] == "square" else 2] += _whole(words[0])
        elif len(words) == 3 and words[1] == "counter":
            start = _sector(words[2])
            counters[start] = counters.get(start, 0) + _whole(words[0])
        else:
            raise malformed("A reaction is “2 square”, “1 retreat” or “1 counter b1”.")
    for start in sorted(counters):
        args += [start, counters[start]]
    return tuple(args)


def _read_roll(p: Position, rest: str) -> tuple[int, ...]:
    words = rest.split()
    faces: list[int] = []
    while words and _NUMBER.fullmatch(words[-1]):
        faces.insert(0, int(words.pop()))
    expected = roll_text(p) if p.seat == 2 and p.stack[-1] != tags.COUNT else ""
    if words and " ".join(words) != expected:
        raise malformed(
            f"Now “roll {expected}” and its faces is written." if expected else "There is no such roll now."
        )
    if p.stack[-1] != tags.FIRE_ROLLS:
        faces.sort(reverse=True)
    return tuple(faces)


def _read_hold(p: Position, rest: str) -> tuple[int, ...]:
    name, _, after = rest.partition(" ")
    sector = _sector(name)
    found: list[tuple[int, int, int]] = []
    for words in _clauses(after):
        if len(words) < 2:
            raise malformed("Say which border gets whom, such as “hold b2 b1 2I 1C; a2 1I”.")
        start = _sector(words[0])
        for word in words[1:]:
            number, kind, status = _stack(word)
            group = [
                i for i in range(len(GROUP_KIND)) if GROUP_KIND[i] == kind and STATUS_LETTERS[GROUP_STATUS[i]] == status
            ]
            if not group:
                raise malformed(f"“{word}” is not a stack of defenders.")
            found.append((start, group[0], number))
    return (sector, *(value for part in sorted(found) for value in part))


def _front(p: Position, name: str) -> int:
    for at in range(len(p.fronts)):
        if name in (front_name(p, at, 0), front_name(p, at, 1)):
            return at
    raise malformed(f"There is no combat at “{name}”.")


def _read_aim(p: Position, rest: str) -> tuple[int, ...]:
    name, _, after = rest.partition(" ")
    at = _front(p, name)
    found: list[tuple[int, int, int]] = []
    for words in _clauses(after):
        space, arrow, target = " ".join(words).partition(">")
        zone, _, its = target.rpartition(".")
        if not arrow:
            raise malformed("A target is “3>2”, or “3>a2|b2.1” in another zone.")
        front = _front(p, zone) if zone else at
        found.append((_whole(space) - 1, front, _whole(its) - 1))
    return (at, *(value for part in sorted(_wanted(p, at, found)) for value in part))


def _wanted(p: Position, at: int, found: list[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    """Without those that have one target only, which need not be named."""
    from engine.commanders.fighting import UNDECIDED

    aims = p.fronts[at].aims[p.seat] if p.seat < 2 else []
    return [part for part in found if not (0 <= part[0] < len(aims) and aims[part[0]] != UNDECIDED)]


def _read_reroll(p: Position, rest: str) -> tuple[int, ...]:
    words = rest.split()
    if len(words) != 3 or words[1] not in SIDES:
        raise malformed("A re-roll is “reroll b1|b2 black 2”.")
    at, side = _front(p, words[0]), SIDES.index(words[1])
    for die in range(len(p.fronts[at].rollers[side])):
        if die_name(p.fronts[at], side, die) == words[2]:
            return at, side, die
    raise malformed(f"There is no die “{words[2]}” there.")


def _read_withdraw(p: Position, rest: str) -> tuple[int, ...]:
    name, _, after = rest.partition(" ")
    return (_front(p, name), *_counts(after.split(), 2))


def _read_fire(p: Position, rest: str) -> tuple[int, ...]:
    numbers: dict[tuple[int, int], int] = {}
    for words in _clauses(rest):
        building = len(words) == 3 and words[2] == "building"
        if len(words) != 2 + building:
            raise malformed("A gun fires by its arrow and range, such as “fire b1-b2 1”.")
        code = _path(words[0], ARTILLERY)
        key = (code, _whole(words[1]) + (2 if building else 0))
        numbers[key] = numbers.get(key, 0) + 1
    return tuple(value for key in sorted(numbers) for value in (*key, numbers[key]))


def _read_rally(p: Position, rest: str) -> tuple[int, ...]:
    numbers = [0, 0]
    guns: list[int] = []
    for words in _clauses(rest):
        if len(words) == 2 and words[1] in NAMES[:SECTORS]:
            number, kind, status = _stack(words[0])
            if kind != ARTILLERY or status:
                raise malformed("Only guns rally in their sector, such as “A b2”.")
            guns += [_sector(words[1])] * number
        else:
            for kind, number in enumerate(_counts(words, 2)):
                numbers[kind] += number
    return (*numbers, *sorted(guns))


def _read_road(p: Position, rest: str) -> tuple[int, ...]:
    found: list[tuple[int, int, int]] = []
    for part in rest.split(";") if rest else []:
        code, number = read_order(part)
        if code >= AGAIN or second_of(code) >= 0 or kind_of(code) == ARTILLERY or number > 2:
            raise malformed("A move by road is one step of infantry or cavalry, such as “road I b1-b2”.")
        found += [(kind_of(code), start_of(code), step_of(code))] * number
    return tuple(value for part in sorted(found) for value in part)


def _read_sheet(p: Position, rest: str) -> tuple[int, ...]:
    return tuple(read_sheet(rest))


def _read_shelter(p: Position, rest: str) -> tuple[int, ...]:
    return (_sector(rest),)


_READERS: Final = {
    ORDERS: _read_orders,
    POST: _read_post,
    ORDER: _read_order,
    SAVE: _read_nothing,
    GO: _read_go,
    ENTER: _read_comers,
    REACT: _read_react,
    ROLL: _read_roll,
    HOLD: _read_hold,
    AIM: _read_aim,
    REROLL: _read_reroll,
    PASS: _read_nothing,
    WITHDRAW: _read_withdraw,
    STAND: _read_nothing,
    ADVANCE: _read_comers,
    STAY: _read_nothing,
    FIRE: _read_fire,
    RALLY: _read_rally,
    ROAD: _read_road,
    SHEET: _read_sheet,
    SHELTER: _read_shelter,
}
