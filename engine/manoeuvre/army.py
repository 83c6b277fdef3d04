"""Armies: eight units and the sixty cards of an action deck (§1.3, §1.4, §8, §9).

Equal copies of a card cannot be told apart, so a card is a number: the place of its kind in `Army.cards`. A deck holds
that number once for each copy.
"""

from typing import Final

from engine import dice

UNIT: Final = 0
AMBUSH: Final = 1
BANZAI_CHARGE: Final = 2
COMMITTED_ATTACK: Final = 3
DEATH_WITH_HONOUR: Final = 4
FORCED_MARCH: Final = 5
GUERRILLA: Final = 6
LEADER: Final = 7
MAHARAJA: Final = 8
REDOUBT: Final = 9
REGROUP: Final = 10
ROCKETS: Final = 11
SAPPERS: Final = 12
SKIRMISH: Final = 13
SCOUT: Final = 14
SUPPLY: Final = 15
WITHDRAW: Final = 16

KIND_NAMES: Final = (
    "unit",
    "ambush",
    "banzai_charge",
    "committed_attack",
    "death_with_honour",
    "forced_march",
    "guerrilla",
    "leader",
    "maharaja",
    "redoubt",
    "regroup",
    "rockets",
    "sappers",
    "skirmish",
    "scout",
    "supply",
    "withdraw",
)

NO_EFFECT: Final = 0
COMMITTED_EFFECT: Final = 1
GUERRILLA_EFFECT: Final = 2
REDOUBT_EFFECT: Final = 3
EFFECT_NAMES: Final = ("", "committed_attack", "guerrilla", "redoubt")

UNKNOWN: Final = 63
"""A card that the viewer cannot know. Sorts behind every real card."""
RALLY_WITHOUT_DIE: Final = 6
"""A rally range that every die meets: Palafox needs no die (R36)."""
MAHARAJA_COMMAND: Final = 4
COMMITMENT_DICE: Final = 2 * dice.D6
HAND_SIZE: Final = 5
DECK_SIZE: Final = 60


class UnitType:
    """A unit as printed: its name, arm and the strengths of its two sides."""

    __slots__ = ("cavalry", "full", "id", "label", "name", "nationality", "reduced")

    def __init__(
        self, id: str, name: str, label: str, cavalry: bool, full: int, reduced: int, nationality: int = -1
    ) -> None:
        self.id = id
        self.name = name
        self.label = label
        self.cavalry = cavalry
        self.full = full
        self.reduced = reduced
        self.nationality = nationality


class Card:
    """One kind of card. Values it does not bear are 0; `unit` and `nationality` are then -1.

    `attack` holds dice as a pool: those of a unit card, an ambush, a commitment, rockets, or of a house leader who
    joins his unit's assault (R43). `pursuit`, `withdraw` and `rally` are the highest d6 that succeeds.
    For a leader, `unit` is the only unit he serves and `nationality` the only one he commands; -1 means all.
    """

    __slots__ = (
        "advance_optional",
        "attack",
        "battery",
        "bombard",
        "combat_attack",
        "combat_defence",
        "command",
        "copies",
        "defence",
        "effect",
        "id",
        "kind",
        "name",
        "nationality",
        "pursuit",
        "pursuit_modifier",
        "rally",
        "unit",
        "volley",
        "withdraw",
    )

    def __init__(
        self,
        id: str,
        name: str,
        kind: int,
        copies: int,
        *,
        unit: int = -1,
        attack: int = dice.NO_DICE,
        defence: int = 0,
        bombard: int = dice.NO_DICE,
        volley: int = dice.NO_DICE,
        pursuit: int = 0,
        withdraw: int = 0,
        advance_optional: bool = False,
        effect: int = NO_EFFECT,
        command: int = 0,
        combat_attack: int = 0,
        combat_defence: int = 0,
        rally: int = 0,
        pursuit_modifier: int = 0,
        battery: int = dice.NO_DICE,
        nationality: int = -1,
    ) -> None:
        self.id = id
        self.name = name
        self.kind = kind
        self.copies = copies
        self.unit = unit
        self.attack = attack
        self.defence = defence
        self.bombard = bombard
        self.volley = volley
        self.pursuit = pursuit
        self.withdraw = withdraw
        self.advance_optional = advance_optional
        self.effect = effect
        self.command = command
        self.combat_attack = combat_attack
        self.combat_defence = combat_defence
        self.rally = rally
        self.pursuit_modifier = pursuit_modifier
        self.battery = battery
        self.nationality = nationality


class Army:
    """An army as printed: eight units, the kinds of card in its deck, and what follows from them."""

    __slots__ = (
        "cards",
        "cavalry",
        "deck",
        "distant_lands",
        "guerrilla_units",
        "has",
        "id",
        "maharaja",
        "name",
        "nationalities",
        "number_of",
        "redoubt_units",
        "strengths",
        "units",
    )

    def __init__(
        self,
        id: str,
        name: str,
        distant_lands: bool,
        units: tuple[UnitType, ...],
        cards: tuple[Card, ...],
        nationalities: tuple[str, ...] = (),
    ) -> None:
        self.id = id
        self.name = name
        self.distant_lands = distant_lands
        self.units = units
        self.cards = cards
        self.nationalities = nationalities
        self.number_of: dict[str, int] = {card.id: number for number, card in enumerate(cards)}
        self.deck: list[int] = [number for number, card in enumerate(cards) for _ in range(card.copies)]
        self.strengths: list[int] = [value for u in units for value in (0, u.reduced, u.full)]
        """Three for each unit: lost, reduced, full, so that unit * 3 + steps finds it."""
        self.cavalry: list[bool] = [u.cavalry for u in units]
        self.has: list[bool] = [any(c.kind == kind for c in cards) for kind in range(len(KIND_NAMES))]
        """Which kinds of card the deck holds at all: public, so a question may depend on it."""
        self.guerrilla_units = self._units_with(GUERRILLA_EFFECT)
        self.redoubt_units = self._units_with(REDOUBT_EFFECT)
        self.maharaja = next((number for number, c in enumerate(cards) if c.kind == MAHARAJA), -1)

    def _units_with(self, effect: int) -> tuple[int, ...]:
        return tuple(sorted({c.unit for c in self.cards if c.effect == effect}))


NO_ARMY: Final = Army("", "", False, (), ())
"""Stands in until the nations are chosen; it has no deck."""
