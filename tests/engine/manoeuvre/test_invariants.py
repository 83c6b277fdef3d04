"""What must be true of every state: each way to break it is found and named."""

from collections.abc import Callable
from random import Random

import pytest

from engine.manoeuvre import tags
from engine.manoeuvre.army import NO_ARMY, UNKNOWN
from engine.manoeuvre.battlefield import square_of
from engine.manoeuvre.fight import PEACE
from engine.manoeuvre.invariants import WITHIN_COMBAT, WITHIN_TURN, faults
from engine.manoeuvre.playout import play_out
from engine.manoeuvre.position import AWAITED, CHANCE, LOST, NOBODY
from engine.manoeuvre.state import State
from tests.engine.manoeuvre.combat.stage import stage
from tests.table import setup

NOT_ITS_DECK = "The cards of seat 1 are not its deck, each in one place."
DISAGREE = "The board and the units disagree."
TWO_ON_ONE = "Two units stand on one square."
LOST_ON_MAP = "A lost unit is on the map, or one on the map is lost."
NEVER_SET_UP = "A unit was never set up."
WRONG_LOSSES = "The losses are not the units that are lost."
BARE_REDOUBT = "A redoubt lies where no unit stands."
OVER_WITHOUT_WINNER = "The battle is over without a winner."
GOES_ON = "The battle goes on after its end."
OUT_OF_ORDER = "The phases are not in their order."
WRONG_COMBAT = "A combat is fought in no combat, or none in one."


def in_a_turn() -> State:
    """France to move, all units on the map, the guard in a redoubt."""
    state: State = stage(
        {"imperial_guard": "e4"},
        {"1st_foot_guards": "e5"},
        ground={"c4": "L"},
        phase="movement",
        hand=["napoleon", "ney", "supply", "supply", "withdraw"],
        foe_hand=["scout"],
        redoubts=["e4"],
    ).state
    return state


def in_a_combat() -> State:
    b = stage({"imperial_guard": "e4"}, {"1st_foot_guards": "e5"}, hand=["imperial_guard.a"])
    state: State = b.play("assault imperial_guard.a e5").state
    return state


def in_the_set_up() -> State:
    """The first French unit stands on a1, in the two rows along the southern edge."""
    b = setup(first="one").play("section 1 0", "section 2 0", "section 3 0", "section 4 0")
    b.play("nations france great_britain", "nation france", "edge north")
    while b.seat == "chance":
        b.play(min(b.legal()))
    return b.play("place 1st_cuirassiers a1").state


def at_the_end() -> State:
    state = in_a_turn()
    play_out(state, Random(1))
    assert state.over
    return state


MOMENTS = (in_a_turn, in_a_combat, in_the_set_up, at_the_end)
GUARD, GUARDS_SQUARE = 7, square_of("e4")


@pytest.mark.parametrize("moment", MOMENTS)
def test_sound_states_their_views_and_what_fits_these_have_no_fault(moment: Callable[[], State]) -> None:
    state = moment()
    assert faults(state) == []
    for viewer in (0, 1, NOBODY):
        view = state.seen_by(viewer)
        assert faults(view) == []
        view.resample(Random(viewer))
        assert faults(view) == []


@pytest.mark.parametrize("seed", range(3))
def test_no_state_of_a_random_battle_has_a_fault(seed: int) -> None:
    rng = Random(seed)
    state = setup(("france", "great_britain", "india", "tokugawa_shogunate"), length_limit=4).state
    while not state.over:
        assert faults(state) == []
        play_out(state, rng, 7)
    assert faults(state) == []


# Cards


def test_a_card_too_few() -> None:
    state = in_a_turn()
    state.bag[0].pop()
    assert faults(state) == [NOT_ITS_DECK]


@pytest.mark.parametrize("place", ["pile", "buried"])
def test_a_card_too_many(place: str) -> None:
    state = in_a_turn()
    getattr(state, place)[0].append(state.bag[0][0])
    assert faults(state) == [NOT_ITS_DECK]


def test_a_pending_card_too_many() -> None:
    state = in_a_turn()
    state.pending.append(state.bag[0][0])
    assert faults(state) == [NOT_ITS_DECK]


def test_a_card_in_place_of_another() -> None:
    state = in_a_turn()
    napoleon = state.armies[0].number_of["napoleon"]
    state.bag[0] = sorted([*state.bag[0][1:], napoleon])
    assert faults(state) == [NOT_ITS_DECK]


@pytest.mark.parametrize("place", ["hand", "bag", "buried"])
def test_a_card_that_its_owner_does_not_know(place: str) -> None:
    state = in_a_turn()
    getattr(state, place)[0].append(UNKNOWN)
    state.bag[0].pop(0)
    if len(state.hand[0]) > 5:
        state.bag[0].insert(0, state.hand[0].pop(0))
        state.bag[0].sort()
    assert faults(state) == ["The cards of seat 1 are unknown to their owner."]


@pytest.mark.parametrize("place", ["hand", "shown", "bag", "buried"])
def test_cards_out_of_their_order(place: str) -> None:
    state = in_a_turn()
    state.shown[0] = state.hand[0][:]
    state.buried[0] = [state.bag[0].pop(0), state.bag[0].pop()]
    assert faults(state) == []
    getattr(state, place)[0].reverse()
    assert faults(state) == ["The cards of seat 1 are not in their order."]


def test_a_hand_of_six() -> None:
    state = in_a_turn()
    state.receive(0, state.bag[0].pop())
    assert faults(state) == ["Seat 1 holds more than 5 cards."]


@pytest.mark.parametrize("shown", [["moore"], ["scout", "scout"]])
def test_a_card_shown_that_is_not_held_or_not_so_often(shown: list[str]) -> None:
    state = in_a_turn()
    state.shown[1] = [state.armies[1].number_of[card] for card in shown]
    assert faults(state) == ["Seat 2 is said to have shown a card it does not hold."]


@pytest.mark.parametrize(
    ("kept", "among"), [(1, []), (0, ["scout"]), (1, ["moore"]), (2, ["moore", "scout"]), (1, ["?"])]
)
@pytest.mark.parametrize("viewer", [0, 1])
def test_a_card_known_to_be_held_that_is_not(kept: int, among: list[str], viewer: int) -> None:
    """Seat one may think that its unknown card is any that is left; Moore is on the discards."""
    state = in_a_turn()
    numbers = {**state.armies[1].number_of, "?": UNKNOWN}
    state.bag[1].remove(numbers["moore"])
    state.pile[1].append(numbers["moore"])
    view = state.seen_by(viewer)
    view.kept[1], view.among[1] = 1, [numbers["scout"]]
    assert faults(view) == []
    view.kept[1], view.among[1] = kept, sorted(numbers[id] for id in among)
    assert faults(view) == ["What is known of the hand of seat 2 is not so."]


# Units


def test_a_unit_that_is_not_where_the_board_has_it() -> None:
    state = in_a_turn()
    state.square[GUARD] = square_of("d4")
    assert faults(state) == [DISAGREE, TWO_ON_ONE]


def test_a_unit_on_a_lake() -> None:
    state = in_a_turn()
    state.redoubts = []
    state.go(GUARD, square_of("c4"), "march")
    assert faults(state) == ["A unit stands on a lake."]


def test_two_units_on_one_square() -> None:
    state = in_a_turn()
    other = state.square[8]
    state.board[other] = -1
    state.square[8] = GUARDS_SQUARE
    assert faults(state) == [TWO_ON_ONE]


def test_a_lost_unit_on_the_map() -> None:
    state = in_a_turn()
    state.steps[GUARD] = LOST
    state.losses[0] = 1
    assert faults(state) == [LOST_ON_MAP]


def test_a_unit_off_the_map_that_is_not_lost() -> None:
    state = in_a_turn()
    state.leave(GUARDS_SQUARE)
    state.square[GUARD] = -1
    assert faults(state) == [LOST_ON_MAP]


def test_a_unit_that_was_never_set_up() -> None:
    state = in_a_turn()
    state.leave(GUARDS_SQUARE)
    state.square[GUARD] = AWAITED
    assert faults(state) == [NEVER_SET_UP]


def test_a_unit_set_up_outside_its_two_rows() -> None:
    state = in_the_set_up()
    state.go(0, square_of("a3"), "move")
    assert faults(state) == ["A unit is set up outside its two rows."]


@pytest.mark.parametrize("losses", [[1, 0], [0, 1]])
def test_losses_that_nobody_suffered(losses: list[int]) -> None:
    state = in_a_turn()
    state.losses = losses
    assert faults(state) == [WRONG_LOSSES]


@pytest.mark.parametrize("squares", [["e6"], ["e4", "e4"], ["e5", "e4"]])
def test_a_redoubt_without_a_unit_or_twice_under_one_or_out_of_order(squares: list[str]) -> None:
    state = in_a_turn()
    state.redoubts = [square_of(square) for square in squares]
    assert faults(state) == [BARE_REDOUBT]


# The procedure


@pytest.mark.parametrize(("seat", "winner"), [(NOBODY, NOBODY), (NOBODY, CHANCE), (0, 0), (CHANCE, 1)])
def test_a_battle_that_is_over_without_a_winner_or_with_something_to_decide(seat: int, winner: int) -> None:
    state = at_the_end()
    state.seat, state.winner = seat, winner
    assert faults(state) == [OVER_WITHOUT_WINNER]


@pytest.mark.parametrize(("fact", "value"), [("winner", 0), ("how", "attrition"), ("reason", "five units lost")])
def test_a_battle_that_goes_on_though_it_was_won(fact: str, value: object) -> None:
    state = in_a_turn()
    setattr(state, fact, value)
    assert faults(state) == [GOES_ON]


def test_a_battle_that_goes_on_with_nobody_to_decide() -> None:
    state = in_a_turn()
    state.seat = NOBODY
    assert faults(state) == [GOES_ON]


def test_a_battle_that_goes_on_with_nothing_to_decide() -> None:
    state = in_a_turn()
    state.stack = []
    assert faults(state) == [OUT_OF_ORDER]


@pytest.mark.parametrize(
    "stack",
    [
        [tags.MOVEMENT],
        [*tags.TURN[:4], tags.DRAW],
        [tags.END_TURN, tags.RESTORATION, tags.REDOUBT],
        [tags.TOP],
        [*tags.TURN[:5], tags.MARCH, tags.TOP],
        [*tags.TURN[:5], tags.SHOW, tags.SHOW],
        [*tags.TURN[:5], tags.TOP, tags.DRAW],
        [*tags.TURN[:3], tags.CLASH],
        [*tags.TURN[:3], tags.END_COMBAT],
        [*tags.TURN[:3], tags.END_COMBAT, tags.ANSWER],
        [*tags.TURN[:3], tags.END_COMBAT, tags.COMMITMENT, tags.ADVANCE, tags.PURSUIT],
        [*tags.TURN[:5], tags.DEPLOY],
    ],
    ids=lambda stack: " ".join(tags.NAMES[tag] for tag in stack),
)
def test_phases_that_are_not_in_their_order(stack: list[int]) -> None:
    state = in_a_turn()
    state.stack = stack
    assert faults(state) == [OUT_OF_ORDER]


@pytest.mark.parametrize(
    "stack", [[], [tags.BEGIN], [tags.DEPLOY], [tags.BEGIN, tags.DEAL], [tags.BEGIN, tags.DEPLOY, tags.MOVEMENT]]
)
def test_a_set_up_that_is_not_in_its_order(stack: list[int]) -> None:
    state = in_the_set_up()
    state.stack = stack
    assert faults(state) == [OUT_OF_ORDER]


def test_a_turn_without_an_active_player() -> None:
    state = in_a_turn()
    state.active = NOBODY
    assert faults(state) == [OUT_OF_ORDER]


def test_a_turn_without_a_first_player() -> None:
    state = in_a_turn()
    state.first = NOBODY
    assert faults(state) == [OUT_OF_ORDER]


def test_a_turn_without_an_army() -> None:
    state = in_a_turn()
    state.armies[1] = NO_ARMY
    for places in (state.hand, state.bag, state.shown):
        places[1] = []
    assert faults(state) == [OUT_OF_ORDER]


@pytest.mark.parametrize("steps", WITHIN_COMBAT, ids=lambda steps: " ".join(tags.NAMES[tag] for tag in steps))
def test_a_step_of_a_combat_without_a_combat(steps: tuple[int, ...]) -> None:
    state = in_a_turn()
    state.stack = [*tags.TURN[:3], tags.END_COMBAT, *steps]
    assert faults(state) == [WRONG_COMBAT]


@pytest.mark.parametrize("steps", WITHIN_TURN, ids=lambda steps: " ".join(tags.NAMES[tag] for tag in steps))
def test_a_combat_outside_its_steps(steps: tuple[int, ...]) -> None:
    state = in_a_combat()
    state.stack = [*tags.TURN[:4], *steps]
    assert faults(state) == [WRONG_COMBAT]


def test_a_combat_that_is_lost_in_its_own_steps() -> None:
    state = in_a_combat()
    state.combat = PEACE
    assert faults(state) == [WRONG_COMBAT]


def test_a_combat_that_does_not_end() -> None:
    state = in_a_combat()
    state.stack.remove(tags.END_COMBAT)
    assert faults(state) == [OUT_OF_ORDER]
