"""Setting up a battle (§3): first player, battlefield, nations, edges, hands, and the two lines of battle."""

from collections import Counter
from fractions import Fraction

import pytest

from tests.engine.manoeuvre.turns import kinds
from tests.table import setup

SHARED = ("section 1 0", "section 2 0", "section 3 0", "section 4 0")
THREE = ("france", "great_britain", "spain")
FRENCH = (
    "1st_cuirassiers",
    "2nd_regiment_legere",
    "4th_regiment_suisse",
    "8th_regiment_legere",
    "19th_regiment_legere",
    "45th_regiment_legere",
    "guard_cavalry",
    "imperial_guard",
)
BRITISH = (
    "1st_foot_guards",
    "4th_regiment_of_foot",
    "32nd_regiment_of_foot",
    "42nd_regiment_of_foot",
    "52nd_regiment_of_foot",
    "dutch_belgians",
    "kings_dragoons_guards",
    "9th_queens_royal_lancers",
)
FILES = "abcdefgh"
ROWS = {
    "south": {file + rank for file in FILES for rank in "12"},
    "north": {file + rank for file in FILES for rank in "78"},
    "west": {file + str(rank) for file in "ab" for rank in range(1, 9)},
    "east": {file + str(rank) for file in "gh" for rank in range(1, 9)},
}
OPPOSITE = {"south": "north", "north": "south", "west": "east", "east": "west"}


def dice(first, armies=("france", "great_britain"), **options):
    """The battle after the dice have made this seat the first player."""
    b = setup(armies, **options)
    return b.play("roll 9", "roll 2") if first == "one" else b.play("roll 2", "roll 9")


def nations(armies=("france", "great_britain"), first="one", sections=SHARED, **options):
    """The battle at the choice of nations."""
    return dice(first, armies, **options).play(*sections)


def choose_nations(table, *pair):
    """Name two nations, in whatever order the action writes them."""
    text = next(text for text in sorted(table.legal()) if Counter(text.split()[1:]) == Counter(pair))
    return table.play(text)


def edges(first="one", nation="france", **more):
    """The battle at the second player's choice of his edge."""
    return choose_nations(nations(first=first, **more), "france", "great_britain").play(f"nation {nation}")


def dealt(edge="north", **more):
    """The battle with the hands dealt: seat one leads the French, seat two the British and has chosen his edge."""
    b = edges(**more).play(f"edge {edge}")
    while b.seat == "chance":
        b.play(sorted(b.legal())[0])
    return b


def squares(table):
    """Where the next unit may be set up."""
    return {text.split()[2] for text in table.legal()}


def line_up(table, units, where):
    """Set up an army on these squares, in the order of the army file."""
    return table.play(*(f"place {unit} {square}" for unit, square in zip(units, where, strict=True)))


def test_both_players_roll_a_ten_sided_die():
    """§3."""
    b = setup()
    for _ in range(2):
        assert b.seat == "chance"
        assert b.phase == "first-player"
        assert b.chances() == {f"roll {face}": Fraction(1, 10) for face in range(1, 11)}
        b.play("roll 4")


@pytest.mark.parametrize(("rolls", "first"), [((7, 3), "one"), ((3, 7), "two"), ((1, 10), "two"), ((10, 9), "one")])
def test_the_high_roller_is_the_first_player(rolls, first):
    """§3: a ten counts as ten."""
    b = setup().play(*(f"roll {face}" for face in rolls))
    assert b.seat == first
    assert b.phase == "sections"


def test_a_tie_is_rolled_again_until_it_is_broken():
    """§3."""
    b = setup().play("roll 5", "roll 5")
    assert (b.seat, b.phase) == ("chance", "first-player")
    b.play("roll 8", "roll 8")
    assert (b.seat, b.phase) == ("chance", "first-player")
    assert b.play("roll 2", "roll 6").seat == "two"


@pytest.mark.parametrize("first", ["one", "two"])
def test_no_dice_are_rolled_when_the_first_player_is_settled(first):
    """§3: a step that is preset is skipped."""
    b = setup(first=first)
    assert (b.seat, b.phase) == (first, "sections")


@pytest.mark.parametrize("first", ["one", "two"])
def test_the_first_player_lays_out_four_sections(first):
    """§3."""
    b = dice(first)
    for section in SHARED:
        assert b.seat == first
        assert kinds(b) == {"section"}
        b.play(section)
    assert b.phase == "nations"


def test_every_section_may_be_laid_in_any_of_four_ways():
    """§3."""
    b = dice("one")
    assert {text for text in b.legal() if text.startswith("section 21 ")} == {
        f"section 21 {quarters}" for quarters in range(4)
    }
    b.refused("section 21 4")


def test_a_section_is_laid_only_once():
    """§3: each is one piece of card."""
    b = dice("one").play("section 21 0")
    b.refused("section 21 1")
    assert not [text for text in b.legal() if text.startswith("section 21 ")]


def test_a_section_that_does_not_exist_is_not_laid():
    """§1.1."""
    dice("one").refused("section 99 0")


@pytest.mark.parametrize("first", ["one", "two"])
def test_the_second_player_chooses_the_two_nations(first):
    """§3: any two of those there are."""
    b = nations(THREE, first)
    assert b.seat == ("two" if first == "one" else "one")
    pairs = {frozenset(text.split()[1:]) for text in b.legal()}
    assert pairs >= {frozenset(pair) for pair in (THREE[:2], THREE[1:], (THREE[0], THREE[2]))}


def test_both_nations_may_be_the_same():
    """R52."""
    b = choose_nations(nations(THREE), "spain", "spain")
    b.refused("nation france")
    if b.phase == "nation":
        b.play("nation spain")
    assert b.legal() == {"edge north", "edge south", "edge east", "edge west"}


def test_a_nation_that_is_not_in_the_box_is_refused():
    """§3."""
    nations(THREE).refused("nations france prussia")


@pytest.mark.parametrize("first", ["one", "two"])
def test_the_first_player_chooses_which_of_the_two_he_leads(first):
    """§3."""
    b = choose_nations(nations(THREE, first), "france", "spain")
    assert b.seat == first
    assert b.legal() == {"nation france", "nation spain"}
    b.refused("nation great_britain")


@pytest.mark.parametrize(("first", "french"), [("one", "two"), ("two", "one")])
def test_the_second_player_leads_the_other_nation(first, french):
    """§3: the first player takes Britain, so the other draws French cards."""
    b = edges(first, "great_britain").play("edge north")
    while b.seat == "chance":
        b.play(sorted(b.legal())[0])
    b = line_up(b, BRITISH, sorted(ROWS["south"])[:8])
    assert b.seat == french
    assert {text.split()[1] for text in b.legal()} == {FRENCH[0]}


@pytest.mark.parametrize("first", ["one", "two"])
def test_the_second_player_chooses_any_of_the_four_edges(first):
    """§3."""
    b = edges(first)
    assert b.seat == ("two" if first == "one" else "one")
    assert b.legal() == {"edge north", "edge south", "edge east", "edge west"}


@pytest.mark.parametrize("edge", ["north", "south", "east", "west"])
def test_each_army_sets_up_in_the_two_rows_nearest_its_own_edge(edge):
    """§3: the first player's edge is the opposite one."""
    b = dealt(edge)
    assert b.seat == "one"
    assert squares(b) == ROWS[OPPOSITE[edge]]
    line_up(b, FRENCH, sorted(ROWS[OPPOSITE[edge]])[:8])
    assert b.seat == "two"
    assert squares(b) == ROWS[edge]


def test_each_player_draws_five_cards_the_first_player_first():
    """§3."""
    b = edges().play("edge north")
    for seat in ("one", "two"):
        for held in range(5):
            assert b.seat == "chance"
            assert len(b.hand(seat)) == held
            b.play(sorted(b.legal())[0])
    assert (len(b.hand("one")), len(b.hand("two"))) == (5, 5)
    assert (len(b.deck("one")), len(b.deck("two"))) == (55, 55)


def test_the_opening_hand_comes_from_a_shuffled_deck():
    """§3: four of sixty cards are Supply."""
    b = edges().play("edge north")
    assert b.chances()["draw supply"] == Fraction(4, 60)
    assert b.chances()["draw napoleon"] == Fraction(1, 60)
    b.play("draw napoleon")
    assert "draw napoleon" not in b.legal()
    assert b.chances()["draw supply"] == Fraction(4, 59)


def test_the_hands_are_known_before_the_units_are_set_up():
    """§3."""
    b = dealt()
    assert b.phase == "deploy"
    assert len(b.hand("one")) == 5


def test_a_unit_is_placed_in_the_order_of_the_army_file():
    """§3."""
    b = dealt()
    assert {text.split()[1] for text in b.legal()} == {FRENCH[0]}
    b.play(f"place {FRENCH[0]} a1")
    assert {text.split()[1] for text in b.legal()} == {FRENCH[1]}


def test_only_one_unit_is_set_up_in_a_square():
    """§3."""
    b = dealt().play(f"place {FRENCH[0]} a1")
    assert "a1" not in squares(b)
    b.refused(f"place {FRENCH[1]} a1")


@pytest.mark.parametrize("square", ["a3", "e4", "h6", "d8"])
def test_no_unit_is_set_up_outside_its_two_rows(square):
    """§3."""
    dealt().refused(f"place {FRENCH[0]} {square}")


@pytest.mark.parametrize(("quarters", "lakes"), [(0, {"b7"}), (1, {"a7", "c7"}), (2, {"c8"}), (3, set())])
def test_no_unit_is_set_up_on_a_lake(quarters, lakes):
    """§3, R47: section 21 in the north-west, turned clockwise."""
    sections = (f"section 21 {quarters}", *SHARED[1:])
    b = dealt("south", sections=sections)
    assert squares(b) == ROWS["north"] - lakes
    for square in lakes:
        b.refused(f"place {FRENCH[0]} {square}")


@pytest.mark.parametrize(
    ("corner", "edge", "lakes"),
    [(0, "west", {"b7", "b5"}), (1, "north", {"f7"}), (2, "west", {"b3", "b1"}), (3, "south", {"f1"})],
)
def test_the_sections_are_laid_north_west_north_east_south_west_south_east(corner, edge, lakes):
    """§3: the lakes of section 21 show where it lies."""
    sections = [*SHARED]
    sections[corner] = "section 21 0"
    b = dealt(OPPOSITE[edge], sections=sections)
    assert squares(b) == ROWS[edge] - lakes


def test_the_first_player_sets_up_completely_before_the_second():
    """§3."""
    b = dealt()
    for unit, square in zip(FRENCH, sorted(ROWS["south"])[:8], strict=True):
        assert b.seat == "one"
        b.play(f"place {unit} {square}")
    for unit, square in zip(BRITISH, sorted(ROWS["north"])[:8], strict=True):
        assert b.seat == "two"
        b.play(f"place {unit} {square}")
    assert b.phase == "discard"


def test_all_units_start_at_full_strength():
    """§3."""
    b = line_up(dealt(), FRENCH, sorted(ROWS["south"])[:8])
    line_up(b, BRITISH, sorted(ROWS["north"])[:8])
    for unit, square in zip(FRENCH, sorted(ROWS["south"])[:8], strict=True):
        assert b.at(square) == unit
    for unit, square in zip(BRITISH, sorted(ROWS["north"])[:8], strict=True):
        assert b.at(square) == unit
    assert b.losses == (0, 0)


@pytest.mark.parametrize("first", ["one", "two"])
def test_the_first_player_opens_the_battle(first):
    """§3, §4: turn one, with his Discard Phase."""
    b = dealt(first=first)
    line_up(b, FRENCH, sorted(ROWS["south"])[:8])
    line_up(b, BRITISH, sorted(ROWS["north"])[:8])
    assert (b.seat, b.phase, b.turn) == (first, "discard", 1)


def test_set_up_picture():
    """§3, G1: the suggested first battle is a legal set-up."""
    french = ("g7", "b7", "d7", "e8", "c7", "b8", "f7", "e7")
    british = ("f2", "g2", "c2", "b2", "c1", "f1", "e2", "d2")
    b = line_up(dealt("south"), FRENCH, french)
    line_up(b, BRITISH, british)
    assert b.phase == "discard"
    assert b.at("e7") == "imperial_guard"
    assert b.at("c2") == "32nd_regiment_of_foot"


CHOICE = ("napoleon", "supply", "supply", "imperial_guard.a", "ney")


def picking(**more):
    """Experienced players choose their opening hands."""
    return edges(opening_hand="chosen", **more).play("edge north")


def test_experienced_players_choose_their_opening_hands():
    """§3: five cards from the whole deck, the first player first."""
    b = picking()
    for card in CHOICE:
        assert b.seat == "one"
        assert kinds(b) == {"pick"}
        b.play(f"pick {card}")
    assert Counter(b.hand("one")) == Counter(CHOICE)
    for card in ("wellington", "moore", "hill", "scout", "withdraw"):
        assert b.seat == "two"
        b.play(f"pick {card}")
    assert len(b.hand("two")) == 5
    assert b.phase == "deploy"


def test_any_card_of_the_deck_may_be_chosen():
    """§3: 27 kinds of unit card, six leaders and six kinds of headquarters card in the French deck."""
    b = picking()
    assert len(b.legal()) == 27 + 6 + 6
    assert {"pick napoleon", "pick supply", "pick guard_cavalry.c", "pick imperial_guard.b"} <= b.legal()
    b.refused("pick wellington")
    b.refused("pick guerrilla")


def test_no_more_copies_are_chosen_than_the_deck_holds():
    """§3."""
    b = picking().play("pick napoleon")
    b.refused("pick napoleon")
    b.play("pick forced_march", "pick forced_march", "pick forced_march")
    b.refused("pick forced_march")


def test_the_rest_of_the_deck_is_shuffled_after_the_choice():
    """§3: the chosen cards are no longer in it."""
    b = picking().play(*(f"pick {card}" for card in CHOICE))
    assert len(b.deck("one")) == 55
    assert b.deck("one").count("supply") == 2
    assert "napoleon" not in b.deck("one")
