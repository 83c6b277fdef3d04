"""The squares held at nightfall, and what breaks a tie (§2.2)."""

import pytest

from tests.engine.manoeuvre.four import battle, four
from tests.engine.manoeuvre.turns import ground, to_the_end

BASE_LIST = ["united_states", "ottoman_empire", "spain", "austria", "prussia", "russia", "great_britain", "france"]
DISTANT_LANDS_LIST = [
    "india",
    "qing_dynasty",
    "united_states",
    "tokugawa_shogunate",
    "spain",
    "austria",
    "sweden",
    "ottoman_empire",
    "prussia",
    "russia",
    "great_britain",
    "france",
]
DISTANT = {"india", "qing_dynasty", "tokugawa_shogunate", "sweden"}


def held(unit, *foes, **more):
    """The squares the first player holds with one French unit."""
    return battle(units={"imperial_guard": unit}, foes=four("great_britain", *foes), **more).held[0]


def nightfall(one="france", two="great_britain", units=None, foes=None, **more):
    """Night falls on these positions; by default both sides stand equal in their own halves."""
    b = battle(
        one=one,
        two=two,
        units=units or four(one, "a1", "c1", "e1", "g1"),
        foes=foes or four(two, "a8", "c8", "e8", "g8"),
        phase="restoration",
        active=more.pop("active", "two"),
        day_over=(True, True),
        **more,
    )
    return to_the_end(b, limit=5)


def test_a_unit_in_the_enemy_half_holds_its_square_and_its_neighbours():
    """§2.2: e5 and d5, f5, e6; e4 lies in one's own half."""
    assert held("e5", "a8") == 4


def test_deep_in_the_enemy_half_five_squares_are_held():
    """§2.2."""
    assert held("e6", "a8") == 5


def test_a_unit_on_the_middle_line_reaches_one_square_across():
    """§2.2."""
    assert held("e4", "a8") == 1


def test_a_unit_in_its_own_half_holds_nothing():
    """§2.2."""
    assert held("e3", "a8") == 0
    assert held("e1", "a8") == 0


def test_influence_is_not_diagonal():
    """§1.1, §2.2."""
    assert held("h8", "a8") == 3


def test_a_square_next_to_an_enemy_is_contested():
    """§2.2: e6 lies between the two."""
    assert held("e5", "e7") == 3


def test_a_square_an_enemy_stands_on_is_not_held():
    """§2.2: e6 is his, d5 and f5 are not next to him."""
    assert held("e5", "e6") == 3


def test_an_occupied_square_counts_even_next_to_an_enemy():
    """§2.2: e5 itself; d5 and e6 are contested by d6, f5 by f6."""
    assert held("e5", "d6", "f6") == 1


def test_an_enemy_diagonally_next_to_a_square_does_not_contest_it():
    """§1.1, §2.2: f5 is diagonal to g6."""
    assert held("e5", "g6") == 4


def test_a_reduced_unit_holds_and_contests_like_a_full_one():
    """§2.2."""
    assert held("e5-", "a8") == 4
    assert held("e5", "e7-") == 3


def test_a_lake_is_held_by_influence():
    """§2.2."""
    assert held("e5", "a8", rows=ground(e6="L", d5="L")) == 4


def test_a_square_next_to_two_own_units_counts_once():
    """§2.2: e5 and g5 share f5."""
    b = battle(units=four("france", "e5", "g5"), foes=four("great_britain", "a8"))
    assert b.held == (7, 0)


def test_the_second_player_holds_squares_in_the_first_players_half():
    """§2.2."""
    b = battle(units=four("france", "a1"), foes=four("great_britain", "e4", "e6"))
    assert b.held == (0, 4)


@pytest.mark.parametrize(
    ("edges", "count"),
    [(("south", "north"), 4), (("north", "south"), 1), (("west", "east"), 4), (("east", "west"), 1)],
)
def test_the_halves_follow_the_starting_edges(edges, count):
    """§2.2, §3: e5 lies north and east of the middle."""
    b = battle(units=four("france", "e5"), foes=four("great_britain", "a8" if count == 4 else "h1"), edges=edges)
    assert b.held[0] == count


G2 = {
    "one": "france",
    "two": "great_britain",
    "rows": [
        "W....WT.",
        ".......W",
        ".WW.....",
        ".WWHH...",
        ".WH..H..",
        "W.....WW",
        "..T...H.",
        ".W...H..",
    ],
    "edges": ("north", "south"),
    "units": {
        "4th_regiment_suisse": "a8",
        "45th_regiment_legere": "c6",
        "2nd_regiment_legere": "c5",
        "19th_regiment_legere": "e5",
        "8th_regiment_legere": "g3",
    },
    "foes": {
        "32nd_regiment_of_foot": "b6",
        "52nd_regiment_of_foot": "d5",
        "dutch_belgians": "f4",
        "4th_regiment_of_foot": "c2",
    },
}


def test_nightfall_picture():
    """§2.2, G2: four squares each, and the French have eliminated more."""
    assert battle(**G2).held == (4, 4)
    b = nightfall(**G2)
    assert b.losses == (3, 4)
    assert b.winner == "one"
    assert b.how.startswith("nightfall")


def test_who_holds_more_of_the_other_half_wins_at_nightfall():
    """§2.2."""
    b = nightfall(units=four("france", "a1", "c1", "e1", "g5"))
    assert b.held == (4, 0)
    assert b.winner == "one"
    assert b.how.startswith("nightfall")
    b = nightfall(foes=four("great_britain", "a8", "c8", "e8", "g4"))
    assert b.held == (0, 4)
    assert b.winner == "two"
    assert b.how.startswith("nightfall")


def test_squares_outweigh_losses():
    """§2.2: France has lost four and Britain none so far, yet France holds one square more."""
    foes = {**four("great_britain", "a8", "c8", "e8", "g8"), "42nd_regiment_of_foot": "h8"}
    b = nightfall(units=four("france", "a1-", "c1-", "e1-", "g4"), foes=foes)
    assert b.losses == (4, 3)
    assert b.winner == "one"


def test_losses_break_a_tie_of_squares():
    """§2.2: whoever eliminated more wins, reduced units or not."""
    units = {**four("france", "a1-", "c1-", "e1-", "g1-"), "2nd_regiment_legere": "h1-"}
    b = nightfall(units=units)
    assert b.losses == (3, 4)
    assert b.winner == "one"


def test_ones_own_sacrifice_counts_for_the_enemy_in_the_tie_break():
    """R51: otherwise the Shogunate would win the last tie-break."""
    b = battle(
        two="tokugawa_shogunate",
        units={**four("france", "a1", "c1", "e1", "g1"), "2nd_regiment_legere": "h1"},
        foes={**four("tokugawa_shogunate", "a8", "c8", "e8", "g8"), "maeda_han": "h8"},
        foe_hand=["death_with_honour"],
        phase="combat",
        active="two",
        day_over=(True, True),
    ).play("honour death_with_honour h8")
    to_the_end(b, limit=5)
    assert b.losses == (3, 4)
    assert b.winner == "one"
    assert b.how.startswith("nightfall")


def test_reduced_units_break_a_tie_of_squares_and_losses():
    """§2.2: fewer is better; the list of countries would favour Britain."""
    b = nightfall(foes=four("great_britain", "a8", "c8", "e8", "g8-"))
    assert b.winner == "one"
    assert b.how.startswith("nightfall")
    b = nightfall("united_states", units=four("united_states", "a1-", "c1", "e1", "g1"))
    assert b.winner == "two"


@pytest.mark.parametrize("better", range(7))
@pytest.mark.parametrize("swap", [False, True])
def test_the_base_list_of_countries_breaks_the_last_tie(better, swap):
    """§2.2: whoever stands first in the list wins, whichever seat he has."""
    above, below = BASE_LIST[better], BASE_LIST[better + 1]
    b = nightfall(below, above) if swap else nightfall(above, below)
    assert b.winner == "two" if swap else "one"
    assert b.how.startswith("nightfall")


@pytest.mark.parametrize("better", range(11))
@pytest.mark.parametrize("swap", [False, True])
def test_the_distant_lands_list_of_countries_breaks_the_last_tie(better, swap):
    """DL §2.2."""
    above, below = DISTANT_LANDS_LIST[better], DISTANT_LANDS_LIST[better + 1]
    seats = (below, above) if swap else (above, below)
    b = nightfall(*seats, tie_break="distant lands")
    assert b.winner == ("two" if swap else "one")


@pytest.mark.parametrize("better", range(11))
def test_the_distant_lands_list_applies_whenever_such_an_army_plays(better):
    """DL §2.2, options: even under the base list."""
    above, below = DISTANT_LANDS_LIST[better], DISTANT_LANDS_LIST[better + 1]
    if {above, below} & DISTANT:
        assert nightfall(below, above, tie_break="base").winner == "two"


@pytest.mark.parametrize(("first", "winner"), [("one", "two"), ("two", "one")])
def test_the_second_player_wins_the_last_tie_between_equal_armies(first, winner):
    """R52."""
    b = nightfall("spain", "spain", first=first, active=winner)
    assert b.winner == winner
    assert b.how.startswith("nightfall")
