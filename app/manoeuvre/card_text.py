"""What every kind of card does, in our own words: a note short enough for its face, and a longer text with the rule."""

from typing import Final

from app.board.translation import QT_TRANSLATE_NOOP, translate
from engine import dice
from engine.manoeuvre import army as kinds
from engine.manoeuvre.army import RALLY_WITHOUT_DIE, Army, Card

_NOTES: Final = {
    kinds.AMBUSH: QT_TRANSLATE_NOOP("cards", "1d10 against any enemy unit, wherever it stands."),
    kinds.BANZAI_CHARGE: QT_TRANSLATE_NOOP("cards", "One or two units move up to two squares."),
    kinds.COMMITTED_ATTACK: QT_TRANSLATE_NOOP("cards", "2d6 more, and a hit for it afterwards."),
    kinds.DEATH_WITH_HONOUR: QT_TRANSLATE_NOOP("cards", "Give up a unit: every enemy next to it is hit."),
    kinds.FORCED_MARCH: QT_TRANSLATE_NOOP("cards", "The unit that just moved goes one square further."),
    kinds.GUERRILLA: QT_TRANSLATE_NOOP("cards", "Cancels a march, a Supply or a restoration."),
    kinds.MAHARAJA: QT_TRANSLATE_NOOP("cards", "With a leader: he commands every nation."),
    kinds.REDOUBT: QT_TRANSLATE_NOOP("cards", "Adds 3 to the defence of the unit in it."),
    kinds.REGROUP: QT_TRANSLATE_NOOP("cards", "Restores one reduced unit."),
    kinds.ROCKETS: QT_TRANSLATE_NOOP("cards", "1d10: from 5 a retreat, from 9 a hit as well."),
    kinds.SAPPERS: QT_TRANSLATE_NOOP("cards", "A redoubt counts for nothing in your attack."),
    kinds.SKIRMISH: QT_TRANSLATE_NOOP("cards", "Break off your assault and slip away."),
    kinds.SCOUT: QT_TRANSLATE_NOOP("cards", "The enemy shows you his hand."),
    kinds.SUPPLY: QT_TRANSLATE_NOOP("cards", "Moves one more unit, or restores one."),
    kinds.WITHDRAW: QT_TRANSLATE_NOOP("cards", "Leave an attack before it strikes."),
}

_HELP: Final = {
    kinds.UNIT: QT_TRANSLATE_NOOP(
        "cards",
        "For {unit} alone. It adds its defence value when the unit is assaulted or ambushed; in the restoration it "
        "brings the unit back to full strength (§6.1, §7).",
    ),
    kinds.LEADER: QT_TRANSLATE_NOOP(
        "cards",
        "One leader a side in a combat, for one of two things: his combat value is added to the total, or, in the "
        "attack, his command brings further units next to the target in. In the restoration he may rally a reduced "
        "unit (§6.5, §7, §9.1, R25).",
    ),
    kinds.AMBUSH: QT_TRANSLATE_NOOP(
        "cards",
        "Starts a combat against any enemy unit with 1d10 and no unit in the lead. Unit cards need a supporter "
        "brought in by a leader's command. Only supporters gain from hills, and nobody advances (§9.2, R19, R20, R21).",
    ),
    kinds.BANZAI_CHARGE: QT_TRANSLATE_NOOP(
        "cards",
        "Before the first move of the phase: one or two units move up to two squares each, stopping in fields and "
        "marshes as ever (§9.2, R7).",
    ),
    kinds.COMMITTED_ATTACK: QT_TRANSLATE_NOOP(
        "cards",
        "Adds 2d6 to the attack. When all is done one of the attacking units takes a hit for it; one card for each "
        "unit of the attack at most (§9.2, R23).",
    ),
    kinds.DEATH_WITH_HONOUR: QT_TRANSLATE_NOOP(
        "cards",
        "Your one combat of the turn: remove one of your units, and every enemy unit next to it takes a hit. The "
        "unit counts as lost (§9.2, R41).",
    ),
    kinds.FORCED_MARCH: QT_TRANSLATE_NOOP(
        "cards",
        "Directly after a unit's move it goes one square further. Not if the move began in a field or marsh; in the "
        "rules of 2010 not if it ended there either (§9.2, R4, R46).",
    ),
    kinds.GUERRILLA: QT_TRANSLATE_NOOP(
        "cards",
        "In the enemy's turn: cancels the Supply, Forced March, Regroup or restoring unit card that he has just "
        "played. It does not stop a rally or a redoubt (§9.2, R31).",
    ),
    kinds.MAHARAJA: QT_TRANSLATE_NOOP(
        "cards",
        "Played together with a leader, in attack, defence or rally: he then serves units of every nation, with a "
        "command of 4. Alone it does nothing (§9.1, R44).",
    ),
    kinds.REDOUBT: QT_TRANSLATE_NOOP(
        "cards",
        "At the end of your turn: build a redoubt under one of your units. It adds 3 to the defence, against fire "
        "too, and is gone when the unit leaves (§7, §9.2, R32).",
    ),
    kinds.REGROUP: QT_TRANSLATE_NOOP("cards", "In the restoration it brings one reduced unit back to strength (§7)."),
    kinds.ROCKETS: QT_TRANSLATE_NOOP(
        "cards",
        "Fire from any unit at an enemy within two squares in sight, three from a hill to other ground. On a d10, 5 "
        "and more drives it back, 9 and more hits it as well; cover does not help (§6.3, R29).",
    ),
    kinds.SAPPERS: QT_TRANSLATE_NOOP(
        "cards", "In your assault or ambush: the target's redoubt does not count this time (§9.2, R26)."
    ),
    kinds.SKIRMISH: QT_TRANSLATE_NOOP(
        "cards",
        "Instead of reinforcing your assault: the combat is off, your first card comes back, the defender's cards are "
        "spent, and the unit may move up to two squares (§9.2, R22).",
    ),
    kinds.SCOUT: QT_TRANSLATE_NOOP(
        "cards",
        "At any decision of your own turn: the enemy shows you his hand. Played in the Draw Phase, you draw once "
        "more (§9.2, R35).",
    ),
    kinds.SUPPLY: QT_TRANSLATE_NOOP(
        "cards",
        "After your first move: one more unit moves, once a phase. Or in the restoration: one reduced unit is back at "
        "full strength (§5, §7, R5).",
    ),
    kinds.WITHDRAW: QT_TRANSLATE_NOOP(
        "cards",
        "Against an assault or ambush, as your only card: the unit goes one square back before any dice. It needs a "
        "square to go to (§9.2, R10, R15).",
    ),
}

_EFFECTS: Final = {
    kinds.COMMITTED_EFFECT: QT_TRANSLATE_NOOP("cards", "May commit its unit: +2d6"),
    kinds.GUERRILLA_EFFECT: QT_TRANSLATE_NOOP("cards", "Or as a Guerrilla"),
    kinds.REDOUBT_EFFECT: QT_TRANSLATE_NOOP("cards", "Or as a redoubt"),
}
_EFFECT_HELP: Final = {
    kinds.COMMITTED_EFFECT: QT_TRANSLATE_NOOP(
        "cards", "Once in the attack it may commit its own unit: 2d6 more, and a hit on that unit (§8, R23)."
    ),
    kinds.GUERRILLA_EFFECT: QT_TRANSLATE_NOOP(
        "cards", "It may be played as a Guerrilla while its unit is on the map (§8, R31, R42)."
    ),
    kinds.REDOUBT_EFFECT: QT_TRANSLATE_NOOP(
        "cards", "It may build a redoubt under a unit of its nation while its own is on the map (§8, R42)."
    ),
}


def span(highest: int) -> str:
    """The results of a d6 that succeed: 1–4."""
    return "1" if highest == 1 else f"1–{highest}"


def note(army: Army, card: Card) -> str:
    """The one line on a card's face that its values do not say; empty if they say all."""
    if card.kind == kinds.UNIT:
        if card.effect:
            return translate("cards", _EFFECTS[card.effect])
        return translate("cards", "Need not advance") if card.advance_optional else ""
    if card.kind != kinds.LEADER:
        return translate("cards", _NOTES[card.kind])
    if card.battery:
        return translate("cards", "Grand Battery {dice}").format(dice=dice.text_of(card.battery))
    if card.attack:
        return translate("cards", "{dice} or combat for {unit}").format(
            dice=dice.text_of(card.attack), unit=army.units[card.unit].label
        )
    if card.nationality >= 0:
        return translate("cards", "Serves {nation}").format(nation=nationality(army, card.nationality))
    return translate("cards", "Pursuit dice −1") if card.pursuit_modifier else ""


def nationality(army: Army, number: int) -> str:
    """A nation within an army, such as Mysore."""
    return army.nationalities[number].replace("_", " ").title()


def help_text(army: Army, card: Card) -> list[str]:
    """What a card does, in sentences that end with the rule, the general one first."""
    unit = army.units[card.unit].name if card.unit >= 0 else ""
    lines = [translate("cards", _HELP[card.kind]).format(unit=unit)]
    if card.kind == kinds.UNIT:
        lines += _unit_help(card)
    elif card.kind == kinds.LEADER:
        lines += _leader_help(army, card)
    return lines


def _unit_help(card: Card) -> list[str]:
    lines = []
    if card.attack:
        lines.append(
            translate(
                "cards",
                "Attack {dice}: starts an assault of the unit on an enemy next to it, or joins one it takes part in "
                "(§6.1).",
            ).format(dice=dice.text_of(card.attack))
        )
    if card.bombard:
        lines.append(
            translate(
                "cards",
                "Bombard {dice}: fire at an enemy up to two squares away in sight. More than his strength and cover "
                "is a hit (§6.2).",
            ).format(dice=dice.text_of(card.bombard))
        )
    if card.volley:
        lines.append(
            translate(
                "cards",
                "Volley {dice}: fire at an enemy next to the unit. More than his strength and cover is a hit (§6.2).",
            ).format(dice=dice.text_of(card.volley))
        )
    if card.pursuit:
        lines.append(
            translate(
                "cards", "Pursuit: if the unit advances after a retreat, {span} on a d6 is another hit (§6.7)."
            ).format(span=span(card.pursuit))
        )
    if card.withdraw:
        lines.append(
            translate(
                "cards",
                "Withdraw: {span} on a d6 takes the unit out of the combat; otherwise the card defends it (§8, R15).",
            ).format(span=span(card.withdraw))
        )
    if card.advance_optional:
        lines.append(translate("cards", "The unit need not take the vacated square (§6.6, R12)."))
    if card.effect:
        lines.append(translate("cards", _EFFECT_HELP[card.effect]))
    return lines


def _leader_help(army: Army, card: Card) -> list[str]:
    lines = []
    if card.rally >= RALLY_WITHOUT_DIE:
        lines.append(translate("cards", "His rally needs no die (§7, R36)."))
    if card.battery:
        lines.append(
            translate(
                "cards",
                "Grand Battery {dice}: as your combat, a bombardment from any unit, up to two squares in sight "
                "(§9.1, R28).",
            ).format(dice=dice.text_of(card.battery))
        )
    if card.attack:
        lines.append(
            translate(
                "cards",
                "He serves {unit} alone: he starts or joins its assault with {dice}, or adds his combat value (R43).",
            ).format(unit=army.units[card.unit].name, dice=dice.text_of(card.attack))
        )
    if card.nationality >= 0:
        lines.append(
            translate("cards", "Without a Maharaja he serves only units of {nation} (§9.1).").format(
                nation=nationality(army, card.nationality)
            )
        )
    if card.pursuit_modifier:
        lines.append(translate("cards", "Where he leads, each pursuit die counts one less (R33)."))
    return lines
