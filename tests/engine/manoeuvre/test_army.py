"""Armies: what follows from the units and cards that are printed (§1.3, §1.4)."""

import pytest

from engine import dice
from engine.manoeuvre import army
from engine.manoeuvre.army import DECK_SIZE, KIND_NAMES, NO_ARMY, Army, Card, UnitType
from tests.table import army as shipped
from tests.table import library

SMALL = Army(
    "small",
    "Small Army",
    True,
    (UnitType("foot", "Foot", "F", False, 6, 3), UnitType("horse", "Horse", "H", True, 7, 4, 1)),
    (
        Card("foot.a", "Foot", army.UNIT, 2, unit=0, attack=2 * dice.D6, defence=4, effect=army.REDOUBT_EFFECT),
        Card("foot.b", "Foot", army.UNIT, 1, unit=0, bombard=dice.D10, effect=army.REDOUBT_EFFECT),
        Card("horse.a", "Horse", army.UNIT, 1, unit=1, pursuit=3, effect=army.GUERRILLA_EFFECT),
        Card("supply", "Supply", army.SUPPLY, 3),
        Card("maharaja", "Maharaja", army.MAHARAJA, 1),
    ),
    ("a", "b"),
)


def test_a_deck_holds_each_kind_of_card_once_for_each_copy() -> None:
    assert SMALL.deck == [0, 0, 1, 2, 3, 3, 3, 4]
    assert SMALL.number_of == {"foot.a": 0, "foot.b": 1, "horse.a": 2, "supply": 3, "maharaja": 4}


def test_a_unit_is_weaker_reduced_and_has_no_strength_lost() -> None:
    assert SMALL.strengths == [0, 3, 6, 0, 4, 7]
    assert SMALL.cavalry == [False, True]


def test_what_a_deck_could_hold_is_known_to_all() -> None:
    held = {name for name, has in zip(KIND_NAMES, SMALL.has, strict=True) if has}
    assert held == {"unit", "supply", "maharaja"}


def test_units_whose_cards_have_an_effect_are_known_to_all() -> None:
    assert SMALL.redoubt_units == (0,)
    assert SMALL.guerrilla_units == (1,)
    assert SMALL.maharaja == 4


def test_values_that_a_card_does_not_bear_are_nought() -> None:
    supply = SMALL.cards[3]
    bare = set(Card.__slots__) - {"id", "name", "kind", "copies", "unit", "nationality"}
    assert {getattr(supply, value) for value in bare} == {0}
    assert (supply.unit, supply.nationality) == (-1, -1)
    assert SMALL.units[0].nationality == -1


def test_no_army_has_nothing() -> None:
    assert (NO_ARMY.units, NO_ARMY.cards, NO_ARMY.deck, NO_ARMY.maharaja) == ((), (), [], -1)
    assert not any(NO_ARMY.has)


@pytest.mark.parametrize("id", sorted(library().armies))
def test_every_shipped_army_has_eight_units_and_sixty_cards(id: str) -> None:
    its = shipped(id)
    assert its.id == id
    assert len(its.units) == len(its.cavalry) == 8
    assert len(its.deck) == DECK_SIZE == sum(card.copies for card in its.cards)
    assert its.deck == sorted(its.deck)
    assert len(its.number_of) == len(its.cards) < army.UNKNOWN
    assert all(0 < its.strengths[unit * 3 + 1] < its.strengths[unit * 3 + 2] for unit in range(8))
    assert (its.maharaja >= 0) == (id == "india")
