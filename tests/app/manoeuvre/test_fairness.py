from app.manoeuvre.fairness import fairness
from engine.manoeuvre.battlefield import EAST, NORTH, SOUTH

FLAT = ("........",) * 8


def test_even_ground_is_worth_a_hundred():
    assert fairness(FLAT, SOUTH).score == 100
    assert fairness(FLAT, SOUTH).better == -1
    assert all(reason.even for reason in fairness(FLAT, SOUTH).reasons)


def test_cover_and_hills_in_one_half_count_against_it():
    rows = (*FLAT[:4], "HHWWT...", *FLAT[5:])
    judged = fairness(rows, SOUTH)
    south, north = judged.halves
    assert (south.cover, south.hills, south.covered) == (11, 2, 5)
    assert (north.cover, north.hills) == (0, 0)
    assert judged.score == 100 - 2 * 11 - 3 * 2
    assert judged.better == SOUTH
    assert "south" in judged.verdict
    assert "Cover adds up to 11 in the south and 0 in the north." in [reason.sentence for reason in judged.reasons]


def test_the_figure_is_the_same_from_both_edges_and_differs_between_pairs():
    rows = (*FLAT[:6], "HHHH....", "TTTT....")
    assert fairness(rows, SOUTH).score == fairness(rows, NORTH).score
    assert fairness(rows, SOUTH).better == fairness(rows, NORTH).better
    assert fairness(rows, EAST).halves[0].cover == 0


def test_slow_ground_is_no_advantage():
    judged = fairness((*FLAT[:4], "FFMMLL..", *FLAT[5:]), SOUTH)
    assert judged.halves[0].slow == 6
    assert judged.better == NORTH


def test_a_hopeless_field_is_worth_nothing_rather_than_less():
    judged = fairness((*FLAT[:4], *("HHHHHHHH",) * 4), SOUTH)
    assert judged.score == 0
    assert "Favours the south" in judged.verdict


def test_a_lean_is_told_from_a_bias():
    assert "Leans" in fairness((*FLAT[:4], "HHW.....", *FLAT[5:]), SOUTH).verdict


def test_different_ground_may_be_of_equal_worth():
    """Ten fields are as slow as two woods and a hill are good."""
    judged = fairness((*FLAT[:4], "WWHFFFFF", "FFFFF...", *FLAT[6:]), SOUTH)
    assert judged.score == 70
    assert judged.better == -1
    assert "equal worth" in judged.verdict
