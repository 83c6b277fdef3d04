"""Dice pools: exact distributions against plain enumeration, and the text that a pool is written in (§1.2)."""

from collections import Counter
from fractions import Fraction
from itertools import product
from math import prod

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.dice import (
    D6,
    D8,
    D10,
    HIGHEST,
    LONGEST,
    MOST_DICE,
    NO_DICE,
    counts,
    distribution,
    faces,
    parse,
    parse_sum,
    text_of,
)

SMALL = [a * D6 + b * D8 + c * D10 for a, b, c in product(range(4), range(3), range(3)) if a + b + c <= 4]


@st.composite
def pools(draw: st.DrawFn) -> int:
    """Any pool of up to sixty dice."""
    a = draw(st.integers(0, MOST_DICE))
    b = draw(st.integers(0, MOST_DICE - a))
    return a * D6 + b * D8 + draw(st.integers(0, MOST_DICE - a - b)) * D10


few_pools = st.sampled_from(SMALL)
light = settings(max_examples=60, deadline=None, derandomize=True)


def enumerated(pool: int) -> Counter[int]:
    """How many rolls make each total, by rolling every one of them."""
    return Counter(sum(roll) for roll in product(*(range(1, sides + 1) for sides in faces(pool))))


@pytest.mark.parametrize("pool", SMALL, ids=text_of)
def test_a_small_pool_totals_what_rolling_every_die_every_way_totals(pool: int) -> None:
    spread = distribution(pool)
    rolled = enumerated(pool)
    assert {spread.least + i: weight for i, weight in enumerate(spread.weights)} == rolled
    assert (spread.pool, spread.least, spread.most) == (pool, min(rolled), max(rolled))
    assert spread.rolls == rolled.total()


@given(pool=few_pools, total=st.integers(-5, 60))
@light
def test_chances_count_the_rolls_below_at_and_above_a_total(pool: int, total: int) -> None:
    spread = distribution(pool)
    rolled = enumerated(pool)
    under = sum(weight for made, weight in rolled.items() if made < total)
    assert spread.below(total) == under
    assert spread.chance_at_most(total) == Fraction(under + rolled[total], rolled.total())
    assert spread.chance_above(total) == 1 - spread.chance_at_most(total)


@given(pool=pools())
@light
def test_the_weights_of_any_pool_are_all_its_rolls_symmetric_about_their_mean(pool: int) -> None:
    spread = distribution(pool)
    dice_of_pool = faces(pool)
    assert sum(spread.weights) == spread.rolls == prod(dice_of_pool)
    assert spread.weights == spread.weights[::-1]
    assert all(weight > 0 for weight in spread.weights)
    assert spread.mean() == sum(Fraction(sides + 1, 2) for sides in dice_of_pool)
    assert (spread.least, spread.most) == (len(dice_of_pool), sum(dice_of_pool))


@given(one=few_pools, other=few_pools)
@light
def test_pools_add_up_with_plus(one: int, other: int) -> None:
    assert sorted(faces(one + other)) == sorted(faces(one) + faces(other))
    assert distribution(one + other).mean() == distribution(one).mean() + distribution(other).mean()


def test_no_dice_total_nothing() -> None:
    spread = distribution(NO_DICE)
    assert (spread.least, spread.most, spread.rolls) == (0, 0, 1)
    assert spread.mean() == 0


def test_a_distribution_is_worked_out_once() -> None:
    assert distribution(2 * D6) is distribution(D6 + D6)


def test_dice_are_listed_small_ones_first() -> None:
    pool = D10 + 2 * D6 + D8
    assert counts(pool) == (2, 1, 1)
    assert faces(pool) == [6, 6, 8, 10]


# Text


@given(pool=pools())
@light
def test_a_pool_is_read_back_from_its_text(pool: int) -> None:
    assert parse(text_of(pool)) == pool
    assert parse_sum(text_of(pool)) == (pool, 0)


@given(pool=few_pools.filter(bool), numbers=st.lists(st.integers(0, HIGHEST), max_size=4), data=st.data())
@light
def test_a_sum_is_read_in_any_order_and_with_any_spaces(pool: int, numbers: list[int], data: st.DataObject) -> None:
    terms = data.draw(st.permutations([*text_of(pool).split("+"), *map(str, numbers)]))
    text = "+".join(data.draw(st.sampled_from((term, f" {term}", f"{term}  "))) for term in terms)
    assert parse_sum(text) == (pool, sum(numbers))


@pytest.mark.parametrize(
    ("text", "pool", "bonus"),
    [
        ("d6", D6, 0),
        ("1d10", D10, 0),
        ("d8+d8", 2 * D8, 0),
        ("2d6+1d10+8", 2 * D6 + D10, 8),
        ("5 + 2d8 + 3", 2 * D8, 8),
        ("0", NO_DICE, 0),
        ("9999", NO_DICE, HIGHEST),
        ("0000009999", NO_DICE, HIGHEST),
        ("2D6", 2 * D6, 0),
        ("D10+1d6", D6 + D10, 0),
        ("060d6", 60 * D6, 0),
    ],
)
def test_a_sum_of_dice_and_numbers_is_read(text: str, pool: int, bonus: int) -> None:
    assert parse_sum(text) == (pool, bonus)


def test_no_dice_are_written_as_nought() -> None:
    assert text_of(NO_DICE) == "0"


@pytest.mark.parametrize(
    ("text", "term"),
    [
        ("2d7", "2d7"),
        ("2d12", "2d12"),
        ("-1d6", "-1d6"),
        ("2 d6", "2 d6"),
        ("2d6 1d8", "2d6 1d8"),
        ("2d6-1", "2d6-1"),
        ("-3", "-3"),
        ("1.5", "1.5"),
        ("٣", "٣"),
        ("٣d6", "٣d6"),
        ("x", "x"),
    ],
)
def test_what_is_neither_dice_nor_a_number_is_named(text: str, term: str) -> None:
    with pytest.raises(ValueError, match="is neither dice") as caught:
        parse_sum(text)
    assert (
        str(caught.value) == f"“{term}” is neither dice (d6, d8 or d10, as in 2d6) nor a whole number without a sign."
    )


@pytest.mark.parametrize("text", ["", " ", "+", "2d6+", "2d6++1", "+2d6", "2d6+ +1"])
def test_a_term_that_is_missing_is_asked_for(text: str) -> None:
    with pytest.raises(ValueError, match=r"^Something is missing: write dice and numbers with a \+ between them"):
        parse_sum(text)


@pytest.mark.parametrize("text", ["10000", "2d6+12345", "9" * LONGEST])
def test_a_number_that_is_too_high_is_told_the_highest(text: str) -> None:
    with pytest.raises(ValueError, match=r"^A number in a sum of dice is at most 9999\.$"):
        parse_sum(text)


@pytest.mark.parametrize("text", ["0d6", "2d6+0d8", "000D10"])
def test_no_dice_of_a_kind_are_not_written(text: str) -> None:
    with pytest.raises(ValueError, match=r"is no die at all; leave it out, or write at least 1d(6|8|10)\.$"):
        parse_sum(text)


@pytest.mark.parametrize("text", ["61d6", "999d10", "1000d6", f"{'9' * 150}d6", "30d6+31d8", "+".join(["20d6"] * 4)])
def test_too_many_dice_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"^These are too many dice: at most 60 can be rolled together\.$"):
        parse_sum(text)


def test_sixty_dice_are_not_too_many() -> None:
    assert faces(parse("30d6+30d10")) == [6] * 30 + [10] * 30


def test_a_text_that_is_too_long_is_refused_unread() -> None:
    longest = "1" + "+1" * (LONGEST // 2 - 1)
    assert parse_sum(longest + " ") == (NO_DICE, LONGEST // 2)
    with pytest.raises(ValueError, match=r"^A sum of dice is at most 200 characters long\.$"):
        parse_sum(longest + "  ")


@pytest.mark.parametrize("text", ["2d6+1", "7", "1+d8"])
def test_a_pool_holds_dice_only(text: str) -> None:
    with pytest.raises(ValueError, match="should hold dice only") as caught:
        parse(text)
    assert str(caught.value).startswith(f"“{text}”")


def read_or_refused(text: str) -> tuple[int, int] | str:
    try:
        return parse_sum(text)
    except ValueError as fault:
        return str(fault)


@given(text=st.one_of(st.text(), st.text(alphabet="0123456789d+ 68", max_size=30)))
@settings(light, max_examples=200)
def test_whatever_is_typed_is_a_sum_or_refused_in_a_sentence(text: str) -> None:
    read = read_or_refused(text)
    if isinstance(read, str):
        assert read.endswith(".")
    else:
        pool, bonus = read
        assert parse_sum(f"{text_of(pool)}+{min(bonus, HIGHEST)}") == (pool, min(bonus, HIGHEST))
