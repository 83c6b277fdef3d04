from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.manoeuvre.replay.luck import (
    ATTACK,
    FIRST_PLAYER,
    LOW_IS_GOOD,
    PURSUIT,
    RALLY,
    WITHDRAW,
    ManoeuvreRolls,
    Purpose,
    roll_of,
)
from app.shell.replay.luck import Ledger, Roll
from app.shell.replay.luck import luck_of as luck_by
from engine import dice
from engine.manoeuvre.state import State
from engine.record import Misfit, Record, read
from tests.app.shell.replay.battles import fought, start

pools = st.tuples(*[st.integers(0, 4)] * 3).filter(any).map(lambda n: n[0] * dice.D6 + n[1] * dice.D8 + n[2] * dice.D10)


def roll(pool: int, total: int, purpose: str = ATTACK, seat: int = 0) -> Roll:
    return roll_of(1, 1, seat, Purpose(purpose), pool, total)


def luck_of(record: Record, start: State) -> Ledger:
    return luck_by(record, start, ManoeuvreRolls())


@given(pools, st.sampled_from((ATTACK, *sorted(LOW_IS_GOOD))))
def test_luck_is_none_on_average(pool: int, purpose: str) -> None:
    spread = dice.distribution(pool)
    favours = [weight * roll(pool, spread.least + place, purpose).favour for place, weight in enumerate(spread.weights)]
    assert sum(favours) == 0


@given(pools, st.sampled_from((ATTACK, PURSUIT)), st.data())
def test_a_better_roll_is_rarer(pool: int, purpose: str, data: st.DataObject) -> None:
    spread = dice.distribution(pool)
    totals = st.integers(spread.least, spread.most)
    one, two = (roll(pool, data.draw(totals), purpose) for _ in range(2))
    assert (one.favour > two.favour) == (one.at_least_as_good < two.at_least_as_good)


def test_high_dice_are_good_for_an_attack() -> None:
    assert roll(2 * dice.D8, 14).favour == 5
    assert roll(2 * dice.D8, 4).favour == -5
    assert roll(dice.D10, 7).favour == Fraction(3, 2)


@pytest.mark.parametrize("purpose", [PURSUIT, WITHDRAW, RALLY])
def test_low_dice_are_good_where_they_must_fall_within_a_range(purpose: str) -> None:
    assert roll(dice.D6, 1, purpose).favour == Fraction(5, 2)
    assert roll(dice.D6, 1, purpose).at_least_as_good == Fraction(1, 6)
    assert roll(dice.D6, 6, purpose).favour == -Fraction(5, 2)


def test_who_begins_is_nobodys_luck() -> None:
    rolls = (roll(dice.D10, 10, FIRST_PLAYER), roll(dice.D10, 1, FIRST_PLAYER, seat=1))
    assert rolls[0].favour == 0
    assert Ledger(rolls).of(0).rolls == Ledger(rolls).of(1).rolls == 0


def test_each_side_has_its_own_sums() -> None:
    ledger = Ledger((roll(2 * dice.D6, 9), roll(dice.D6, 2, RALLY), roll(dice.D10, 5, seat=1)))
    mine, yours = ledger.of(0), ledger.of(1)
    assert (mine.rolls, mine.expected, mine.rolled, mine.favour) == (2, Fraction(21, 2), 11, Fraction(7, 2))
    assert (yours.rolls, yours.expected, yours.rolled, yours.favour) == (1, Fraction(11, 2), 5, -Fraction(1, 2))


def test_every_roll_of_a_battle_is_in_the_ledger() -> None:
    record = fought("first_battle", 1)
    ledger = luck_of(record, start(record))
    said = [(number, entry.text) for number, entry in enumerate(record.actions, 1) if entry.text.startswith("roll ")]
    assert [(roll.action, f"roll {roll.total}") for roll in ledger.rolls] == said
    assert all(roll.pool and bool(roll.turn) == roll.counts for roll in ledger.rolls)
    assert any(roll.about.form and roll.about.unit >= 0 for roll in ledger.rolls)


def test_a_roll_knows_the_combat_it_belongs_to() -> None:
    record = fought("first_battle", 1)
    for entry in luck_of(record, start(record)).rolls:
        if not entry.counts:
            assert not entry.about.form
            assert entry.about.unit < 0
        elif entry.about.purpose == RALLY:
            assert not entry.about.form
            assert entry.about.unit >> 3 == entry.seat
        elif entry.about.purpose == WITHDRAW:
            assert entry.about.form
            assert entry.about.unit >> 3 == entry.seat
        else:
            assert entry.about.form
            assert entry.about.unit >> 3 != entry.seat


def test_a_record_that_does_not_fit_has_no_ledger() -> None:
    record = fought("first_battle", 1)
    other = Record(record.header)
    other.append(0, "move a1 h8")
    with pytest.raises(Misfit):
        luck_of(other, start(record))


def test_luck_is_the_same_after_saving_and_loading() -> None:
    record = fought("first_battle", 2)
    again = read(record.text().encode())
    assert luck_of(record, start(record)) == luck_of(again, start(again))
