"""What the cards of an army file may hold: unit cards, leaders and other headquarters cards (§8, §9)."""

from typing import Any, Final

from engine.game import Phrase
from engine.manoeuvre.army import DECK_SIZE, EFFECT_NAMES, KIND_NAMES, LEADER, UNIT
from resources.faults import shown
from resources.schema import Check, Choice, DieRange, Faults, Flag, Key, Table, Text, Whole, Word

UNITS: Final = 8
CARDS_A_UNIT: Final = 5
HQ_CARDS: Final = DECK_SIZE - UNITS * CARDS_A_UNIT
HQ_KINDS: Final = tuple(name for kind, name in enumerate(KIND_NAMES) if kind not in (UNIT, LEADER))
PRINTED_DICE: Final = {"ambush": "1d10", "committed_attack": "2d6", "rockets": "1d10"}
"""The rules fix what these roll (§6.3, §9.2); no other headquarters card rolls anything."""
LONGEST_ID: Final = 40

ID: Final = Word(
    rf"(?=.{{1,{LONGEST_ID}}}$)[a-z0-9]+(_[a-z0-9]+)*",
    Phrase(
        "an id: at most {most} small letters, digits and single underscores, such as imperial_guard", most=LONGEST_ID
    ),
)
NAME: Final = Text(60)
_DICE: Final = Word(r"[12]d(6|8|10)", Phrase("dice: one or two of a kind, such as 1d10 or 2d6"))


# Unit cards


def _use(card: dict[str, Any]) -> Faults:
    """A card attacks or fires; those with a gun do not attack (§6.1)."""
    if not card.keys() & {"attack", "bombard", "volley"}:
        yield (), Phrase("This card can only defend; give it attack, bombard or volley dice.")
    if "bombard" in card:
        for other in ("attack", "volley"):
            if other in card:
                yield (
                    (other,),
                    Phrase("A card that bombards has no {other} dice; take one of the two out.", other=other),
                )


def _range(card: dict[str, Any]) -> Faults:
    reach = 2 if "bombard" in card else 1 if "volley" in card else None
    if reach is None and "range" in card:
        yield ("range",), Phrase("Only bombard and volley dice have a range; take it out.")
    elif reach is not None and card.get("range", reach) != reach:
        yield ("range",), Phrase("The range is {range} here: 2 for bombard, 1 for volley (§8).", range=reach)


def _effect(card: dict[str, Any]) -> Faults:
    if card.get("effect") == "committed_attack" and "attack" not in card:
        yield ("effect",), Phrase("Only a card with attack dice can commit its unit.")


UNIT_CARD: Final = Table(
    {
        "count": Key(Whole(1, CARDS_A_UNIT)),
        "attack": Key(_DICE, required=False),
        "defense": Key(Whole(2, 8)),
        "bombard": Key(_DICE, required=False),
        "volley": Key(_DICE, required=False),
        "range": Key(Whole(1, 2), required=False),
        "pursuit": Key(DieRange(), required=False),
        "withdraw": Key(DieRange(), required=False),
        "not_required_to_advance": Key(Flag(), required=False),
        "effect": Key(Choice(EFFECT_NAMES[1:]), required=False),
    },
    (Check((), _use), Check((("range",),), _range), Check((("effect",),), _effect)),
)


# Leaders


def _combat(leader: dict[str, Any]) -> Faults:
    split = leader.keys() & {"combat_attack", "combat_defense"}
    if "combat" in leader and split:
        yield ("combat",), Phrase("Give either combat, or combat_attack and combat_defense, not both.")
    elif "combat" not in leader and len(split) < 2:
        yield ("combat",), Phrase("Give combat, or both combat_attack and combat_defense (R36).")


def _house(leader: dict[str, Any]) -> Faults:
    """A house leader serves one unit and brings dice to its assault (R43)."""
    if "unit" in leader and "assault" not in leader:
        yield ("assault",), Phrase("A leader of one unit needs assault dice, such as 1d6 (R43).")
    if "assault" in leader and "unit" not in leader:
        yield ("unit",), Phrase("A leader with assault dice needs the unit he serves (R43).")
    if "unit" in leader and leader["command"] != 1:
        yield ("command",), Phrase("A leader of one unit commands no other: his command is 1 (R43).")


LEADER_CARD: Final = Table(
    {
        "id": Key(ID),
        "name": Key(NAME),
        "nationality": Key(ID, required=False),
        "unit": Key(ID, required=False),
        "command": Key(Whole(1, 4)),
        "assault": Key(_DICE, required=False),
        "combat": Key(Whole(0, 8), required=False),
        "combat_attack": Key(Whole(0, 8), required=False),
        "combat_defense": Key(Whole(0, 8), required=False),
        "rally": Key(DieRange(or_word="auto")),
        "pursuit": Key(Whole(-1, -1), required=False),
        "grand_battery": Key(Table({"dice": Key(_DICE), "range": Key(Whole(2, 2), required=False)}), required=False),
    },
    (Check((), _combat), Check((("command",),), _house)),
)


# Other headquarters cards


def _hq_dice(card: dict[str, Any]) -> Faults:
    printed = PRINTED_DICE.get(card["kind"])
    if card.get("dice") == printed:
        return
    if printed:
        yield (
            ("dice",),
            Phrase(
                'A card of kind {kind} rolls {dice}; write dice = "{dice}".', kind=shown(card["kind"]), dice=printed
            ),
        )
    else:
        yield ("dice",), Phrase("A card of kind {kind} rolls no dice; take them out.", kind=shown(card["kind"]))


HQ_CARD: Final = Table(
    {
        "kind": Key(Choice(HQ_KINDS)),
        "name": Key(NAME),
        "count": Key(Whole(1, HQ_CARDS)),
        "dice": Key(_DICE, required=False),
    },
    (Check((("kind",),), _hq_dice),),
)
