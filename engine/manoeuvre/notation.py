"""The text of actions: one readable line each, that parses back to the same action (docs/notation.md)."""

from typing import Final

from engine.game import Refusal
from engine.manoeuvre import tags
from engine.manoeuvre.action import DISCARD, NATIONS, SHAPES, Action
from engine.manoeuvre.army import NO_ARMY, UNKNOWN, Army
from engine.manoeuvre.battlefield import EDGE_NAMES, square_name, square_of
from engine.manoeuvre.phases.setup import dealing
from engine.manoeuvre.position import CHANCE, NOBODY, Position

LONGEST_LINE: Final = 400
VERBS: Final = {shape[0]: verb for verb, shape in SHAPES.items()}


def owner(p: Position) -> int:
    """Whose cards the actions of this decision name: the deciding seat's, or of the seat that chance deals to."""
    if p.seat < CHANCE:
        return p.seat
    return dealing(p) if p.stack[-1] == tags.DEAL else p.active


def its_army(p: Position) -> Army:
    """The army whose units and cards are named; none before the nations are chosen."""
    seat = owner(p)
    return p.armies[seat] if seat < CHANCE else NO_ARMY


def card_name(army: Army, card: int) -> str:
    return "?" if card == UNKNOWN else army.cards[card].id


def write(p: Position, action: Action) -> str:
    word, a, b, many = SHAPES[action.verb]
    words = [word]
    if a:
        words.append(_word(p, a, action.a))
    if b and b != "maharaja":
        words.append(_word(p, b, action.b))
    if many == "faces" and action.cards:
        words += ["=", *(str(face) for face in action.cards)]
    elif many == "cards":
        words += [_word(p, "card", card) for card in action.cards]
    if b == "maharaja" and action.b:
        words.append("maharaja")
    return " ".join(words)


def _word(p: Position, shape: str, value: int) -> str:
    if shape == "card":
        return card_name(its_army(p), value)
    if shape == "square":
        return square_name(value)
    if shape == "unit":
        return its_army(p).units[value].id
    if shape == "army":
        return p.setting.armies[value].id
    if shape == "section":
        return p.setting.sections[value].id
    return EDGE_NAMES[value] if shape == "edge" else str(value)


def read(p: Position, line: str) -> Action:
    """The action a line means here. It need not be legal; a line that means nothing raises Refusal."""
    if len(line) > LONGEST_LINE:
        raise malformed(f"An action is at most {LONGEST_LINE} characters long.")
    if p.seat == NOBODY:
        raise Refusal("over", "The battle is over.", "§2")
    words = line.split()
    if not words or words[0] not in VERBS:
        raise malformed(f"“{line.strip()}” does not begin with an action, such as move or discard.")
    verb = VERBS[words[0]]
    _, a, b, many = SHAPES[verb]
    rest = words[1:]
    flag = b == "maharaja" and rest[-1:] == ["maharaja"]
    if flag:
        rest.pop()
    values = [0, int(flag)]
    for i, shape in enumerate((a, "" if b == "maharaja" else b)):
        if shape:
            if not rest:
                raise malformed(f"“{line.strip()}” ends too early: the {shape} is missing.")
            values[i] = _value(p, shape, rest.pop(0))
    cards: tuple[int, ...] = ()
    if many == "cards":
        cards = tuple([_value(p, "card", word) for word in rest])
        rest = []
    elif many == "faces" and rest[:1] == ["="]:
        cards = tuple([_value(p, "number", word) for word in rest[1:]])
        rest = []
    if rest:
        raise malformed(f"“{line.strip()}” holds more than its action needs: “{rest[0]}”.")
    if verb == DISCARD:
        cards = tuple(sorted(cards))
    elif verb == NATIONS:
        values.sort()
    return Action(verb, values[0], values[1], cards)


def _value(p: Position, shape: str, word: str) -> int:
    if shape == "square":
        try:
            return square_of(word)
        except ValueError as fault:
            raise malformed(str(fault)) from None
    if shape == "number" or shape == "quarters":
        if not (word.isascii() and word.isdigit() and len(word) <= 3):
            raise malformed(f"“{word}” is not a whole number.")
        return int(word)
    if shape == "card":
        if word == "?":
            return UNKNOWN
        number = its_army(p).number_of.get(word, -1)
        if number < 0:
            raise malformed(f"“{word}” is not a card of this army.")
        return number
    if shape == "unit":
        names = [unit.id for unit in its_army(p).units]
    elif shape == "army":
        names = [army.id for army in p.setting.armies]
    elif shape == "section":
        names = [section.id for section in p.setting.sections]
    else:
        names = list(EDGE_NAMES)
    if word not in names:
        raise malformed(f"“{word}” is not a known {shape}.")
    return names.index(word)


def malformed(sentence: str) -> Refusal:
    return Refusal("malformed", sentence, "")
