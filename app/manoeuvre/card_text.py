"""The one table of words for kinds of cards: when each is played, a note for its face, and a text with its rule."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from app.board.translation import QT_TRANSLATE_NOOP, translate
from engine import dice
from engine.manoeuvre import action as act
from engine.manoeuvre import army as kinds
from engine.manoeuvre.army import RALLY_WITHOUT_DIE, Army, Card


@dataclass(frozen=True)
class CardKind:
    """One kind of card in words. A new kind needs a row here, a figure in `app.board.paint.figures` and a help page."""

    when: str
    """When it can be played, in two or three words for the foot of its face."""
    help: str
    """What it does, in sentences with their rule."""
    note: str = ""
    """One line for its face; of units and leaders the values say enough."""
    plays: int = -1
    """The action it is played for, where it does one thing and needs nothing but itself."""
    once_declared: bool = False
    """It is added to an attack that has been declared."""


CARD_KINDS: Final[Mapping[int, CardKind]] = {
    kinds.UNIT: CardKind(
        when=QT_TRANSLATE_NOOP("pills", "For combat"),
        help=QT_TRANSLATE_NOOP(
            "cards",
            "Only for {unit}. It adds its defence value when the unit is assaulted or ambushed. During "
            "restoration, it brings the unit back to full strength (§6.1, §7).",
        ),
    ),
    kinds.LEADER: CardKind(
        when=QT_TRANSLATE_NOOP("pills", "For combat"),
        help=QT_TRANSLATE_NOOP(
            "cards",
            "Each side may play one leader in a combat: for his combat value, which is added to the total, or, "
            "when attacking, for his command, which brings in more units next to the target. During restoration, "
            "he may rally a reduced unit (§6.5, §7, §9.1, R25).",
        ),
        once_declared=True,
    ),
    kinds.AMBUSH: CardKind(
        when=QT_TRANSLATE_NOOP("pills", "Combat only"),
        note=QT_TRANSLATE_NOOP("cards", "1d10 against any enemy unit, wherever it stands."),
        help=QT_TRANSLATE_NOOP(
            "cards",
            "Attacks any enemy unit with 1d10; none of your units leads. Unit cards need a supporter brought in "
            "by a leader's command. Only supporters gain from hills, and nobody advances (§9.2, R19, R20, R21).",
        ),
    ),
    kinds.BANZAI_CHARGE: CardKind(
        when=QT_TRANSLATE_NOOP("pills", "Movement only"),
        note=QT_TRANSLATE_NOOP("cards", "One or two units move up to two squares."),
        help=QT_TRANSLATE_NOOP(
            "cards",
            "Before the first move of the phase, one or two units move up to two squares each. They stop in "
            "fields and marshes as usual (§9.2, R7).",
        ),
        plays=act.BANZAI,
    ),
    kinds.COMMITTED_ATTACK: CardKind(
        when=QT_TRANSLATE_NOOP("pills", "In your attack"),
        note=QT_TRANSLATE_NOOP("cards", "Adds 2d6; one attacker takes a hit afterwards."),
        help=QT_TRANSLATE_NOOP(
            "cards",
            "Adds 2d6 to the attack. Afterwards, one of the attacking units takes a hit. You may play at most one"
            " for each attacking unit (§9.2, R23).",
        ),
        plays=act.COMMIT,
        once_declared=True,
    ),
    kinds.DEATH_WITH_HONOUR: CardKind(
        when=QT_TRANSLATE_NOOP("pills", "Combat only"),
        note=QT_TRANSLATE_NOOP("cards", "Give up a unit: every enemy next to it is hit."),
        help=QT_TRANSLATE_NOOP(
            "cards",
            "As your combat for the turn, remove one of your units: every enemy unit next to it takes a hit. Your"
            " unit counts as lost (§9.2, R41).",
        ),
    ),
    kinds.FORCED_MARCH: CardKind(
        when=QT_TRANSLATE_NOOP("pills", "Movement only"),
        note=QT_TRANSLATE_NOOP("cards", "The unit that just moved goes one square further."),
        help=QT_TRANSLATE_NOOP(
            "cards",
            "A unit that has just moved goes one square further. Not if its move began in a field or marsh; under"
            " the 2010 rules, not if it ended there either (§9.2, R4, R46).",
        ),
        plays=act.FORCED_MARCH,
    ),
    kinds.GUERRILLA: CardKind(
        when=QT_TRANSLATE_NOOP("pills", "Enemy's turn"),
        note=QT_TRANSLATE_NOOP("cards", "Cancels a march, a Supply or a restoration."),
        help=QT_TRANSLATE_NOOP(
            "cards",
            "In the enemy's turn, cancels the Supply, Forced March, Regroup or restoring unit card he has just "
            "played. It does not stop a rally or a redoubt (§9.2, R31).",
        ),
        plays=act.GUERRILLA,
    ),
    kinds.MAHARAJA: CardKind(
        when=QT_TRANSLATE_NOOP("pills", "With a leader"),
        note=QT_TRANSLATE_NOOP("cards", "With a leader: he commands every nation."),
        help=QT_TRANSLATE_NOOP(
            "cards",
            "Play it together with a leader, to attack, defend or rally: he then serves units of every nation, "
            "with a command of 4. It does nothing on its own (§9.1, R44).",
        ),
    ),
    kinds.REDOUBT: CardKind(
        when=QT_TRANSLATE_NOOP("pills", "End of your turn"),
        note=QT_TRANSLATE_NOOP("cards", "Adds 3 to the defence of the unit in it."),
        help=QT_TRANSLATE_NOOP(
            "cards",
            "At the end of your turn, build a redoubt under one of your units. It adds 3 to the unit's defence, "
            "against fire too, and is gone when the unit leaves (§7, §9.2, R32).",
        ),
    ),
    kinds.REGROUP: CardKind(
        when=QT_TRANSLATE_NOOP("pills", "Restoration"),
        note=QT_TRANSLATE_NOOP("cards", "Restores one reduced unit."),
        help=QT_TRANSLATE_NOOP("cards", "During restoration, brings one reduced unit back to full strength (§7)."),
    ),
    kinds.ROCKETS: CardKind(
        when=QT_TRANSLATE_NOOP("pills", "Combat only"),
        note=QT_TRANSLATE_NOOP("cards", "1d10: 5 or more is a retreat, 9 or more also a hit."),
        help=QT_TRANSLATE_NOOP(
            "cards",
            "Any of your units fires at an enemy in sight within two squares, or three from a hill at other "
            "ground. On a d10, 5 or more drives it back and 9 or more also hits it. Cover does not help (§6.3, "
            "R29).",
        ),
    ),
    kinds.SAPPERS: CardKind(
        when=QT_TRANSLATE_NOOP("pills", "In your attack"),
        note=QT_TRANSLATE_NOOP("cards", "The target's redoubt does not count."),
        help=QT_TRANSLATE_NOOP(
            "cards",
            "In your assault or ambush, the target's redoubt does not count (§9.2, R26).",
        ),
        plays=act.SAPPERS,
        once_declared=True,
    ),
    kinds.SKIRMISH: CardKind(
        when=QT_TRANSLATE_NOOP("pills", "In your assault"),
        note=QT_TRANSLATE_NOOP("cards", "Break off your assault and slip away."),
        help=QT_TRANSLATE_NOOP(
            "cards",
            "Instead of reinforcing your assault, break it off: you take your first card back, the defender's "
            "cards are spent, and the unit may move up to two squares (§9.2, R22).",
        ),
        plays=act.SKIRMISH,
        once_declared=True,
    ),
    kinds.SCOUT: CardKind(
        when=QT_TRANSLATE_NOOP("pills", "Your own turn"),
        note=QT_TRANSLATE_NOOP("cards", "The enemy shows you his hand."),
        help=QT_TRANSLATE_NOOP(
            "cards",
            "At any decision in your own turn, the enemy shows you his hand. If you play it in the Draw Phase, "
            "you draw again (§9.2, R35).",
        ),
        plays=act.SPY,
    ),
    kinds.SUPPLY: CardKind(
        when=QT_TRANSLATE_NOOP("pills", "Move or restore"),
        note=QT_TRANSLATE_NOOP("cards", "Moves one more unit, or restores one."),
        help=QT_TRANSLATE_NOOP(
            "cards",
            "After your first move, moves one more unit, once a phase. Or, during restoration, brings one reduced"
            " unit back to full strength (§5, §7, R5).",
        ),
    ),
    kinds.WITHDRAW: CardKind(
        when=QT_TRANSLATE_NOOP("pills", "In defence"),
        note=QT_TRANSLATE_NOOP("cards", "Move away before the dice are rolled."),
        help=QT_TRANSLATE_NOOP(
            "cards",
            "Against an assault or ambush, as your only card: the unit moves back one square before the dice are "
            "rolled. It needs a square to go to (§9.2, R10, R15).",
        ),
        plays=act.WITHDRAW,
    ),
}

_EFFECTS: Final = {
    kinds.COMMITTED_EFFECT: QT_TRANSLATE_NOOP("cards", "May commit its unit: +2d6"),
    kinds.GUERRILLA_EFFECT: QT_TRANSLATE_NOOP("cards", "Or as a Guerrilla"),
    kinds.REDOUBT_EFFECT: QT_TRANSLATE_NOOP("cards", "Or as a redoubt"),
}
_EFFECT_HELP: Final = {
    kinds.COMMITTED_EFFECT: QT_TRANSLATE_NOOP(
        "cards",
        "When attacking, it may commit its own unit once: 2d6 more, and a hit on that unit afterwards (§8, R23).",
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
        return translate("cards", CARD_KINDS[card.kind].note)
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
    lines = [translate("cards", CARD_KINDS[card.kind].help).format(unit=unit)]
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
                "Attack {dice}: the unit assaults an enemy next to it, or adds to an assault it takes part in (§6.1).",
            ).format(dice=dice.text_of(card.attack))
        )
    if card.bombard:
        lines.append(
            translate(
                "cards",
                "Bombard {dice}: fires at an enemy in sight, up to two squares away. More than its strength and "
                "cover is a hit (§6.2).",
            ).format(dice=dice.text_of(card.bombard))
        )
    if card.volley:
        lines.append(
            translate(
                "cards",
                "Volley {dice}: fires at an enemy next to the unit. More than its strength and cover is a hit (§6.2).",
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
        lines.append(translate("cards", "He rallies without a roll (§7, R36)."))
    if card.battery:
        lines.append(
            translate(
                "cards",
                "Grand Battery {dice}: as your combat, any of your units bombards an enemy in sight, up to two "
                "squares away (§9.1, R28).",
            ).format(dice=dice.text_of(card.battery))
        )
    if card.attack:
        lines.append(
            translate(
                "cards",
                "He serves only {unit}: he starts or joins its assault with {dice}, or adds his combat value (R43).",
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
