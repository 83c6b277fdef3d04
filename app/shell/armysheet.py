"""An army in plain text: its units, and in a few words what each of its cards does."""

from typing import Any, Final

from engine import dice
from engine.manoeuvre.army import EFFECT_NAMES, KIND_NAMES, LEADER, RALLY_WITHOUT_DIE, UNIT, Army, Card
from resources.armies import ArmySheet

_HEADQUARTERS: Final = {
    "ambush": "attacks any enemy unit",
    "banzai_charge": "two units move up to two squares",
    "committed_attack": "adds dice to an assault",
    "death_with_honour": "gives up a unit to hit every enemy beside it",
    "forced_march": "a unit that has moved steps on",
    "guerrilla": "cancels a Supply, a march or a restoration",
    "maharaja": "a leader commands every nation",
    "redoubt": "builds a redoubt",
    "regroup": "restores a unit",
    "rockets": "fires over a distance",
    "sappers": "takes a redoubt out of an assault",
    "scout": "shows the enemy's hand",
    "skirmish": "breaks off one's own assault and slips away",
    "supply": "moves another unit, or restores one",
    "withdraw": "leaves an assault before it falls",
}


def text(sheet: ArmySheet) -> str:
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
        return [*filter(None, [dice.text_of(card.attack) if card.attack else "", _HEADQUARTERS[KIND_NAMES[card.kind]]])]
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


def as_json(sheet: ArmySheet) -> dict[str, Any]:
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
