"""Commanders keeps the contract of `engine.game`: the generic checks, over set-ups, options and ways to play."""

from functools import cache
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.commanders.board import NOBODY
from tests import contract
from tests.contract import Walk, walk
from tests.engine.commanders.subjects import all_over, in_contact, lively, set_up

SUBJECTS = [
    set_up("marengo"),
    set_up("albuera", die=True, couriers=True),
    set_up("leuthen", "B", terrain=True, morale=True),
    set_up("dennewitz", "B turned", terrain=True, couriers=True),
    set_up("custom", rounds=1),
    *(in_contact(seed, phase) for seed in range(2) for phase in (2, 3, 4)),
    *(in_contact(seed, 4, "B", terrain=True) for seed in range(5, 8)),
    *(all_over(seed) for seed in range(6)),
    *(all_over(seed, "B", terrain=True, couriers=True) for seed in range(6, 9)),
    in_contact(10, 4, "A", couriers=True, morale=True),
]


@cache
def played(number: int) -> Walk:
    return walk(SUBJECTS[number], lively(Random(number)))


@pytest.fixture(params=range(len(SUBJECTS)), ids=[subject.name for subject in SUBJECTS])
def kept(request: pytest.FixtureRequest) -> Walk:
    return played(request.param)


@pytest.fixture
def rng(kept: Walk) -> Random:
    return Random(kept.subject.name)


VIEWERS = pytest.mark.parametrize("viewer", [0, 1, NOBODY], ids=("white", "black", "spectator"))


def test_a_battle_ends_with_a_winner_and_nothing_more_to_do(kept: Walk) -> None:
    contract.check_end(kept)


def test_legal_actions_are_different_and_asking_changes_nothing(kept: Walk) -> None:
    contract.check_legal(kept)


def test_whoever_may_decide_can_be_asked(kept: Walk) -> None:
    contract.check_deciding(kept)


def test_one_answer_may_be_given_for_a_person_and_tells_nothing(kept: Walk) -> None:
    contract.check_choice(kept)


def test_how_a_battle_stands_is_known_to_everybody(kept: Walk) -> None:
    contract.check_standing(kept)


def test_every_legal_action_has_a_text_that_parses_back(kept: Walk) -> None:
    contract.check_texts(kept)


def test_replaying_a_prefix_is_undo(kept: Walk) -> None:
    contract.check_undo(kept)


def test_a_copy_is_independent(kept: Walk) -> None:
    contract.check_copies(kept)


def test_what_is_not_legal_is_refused_and_changes_nothing(kept: Walk, rng: Random) -> None:
    contract.check_refusals(kept, rng)


def test_chance_is_exact(kept: Walk, rng: Random) -> None:
    contract.check_chance(kept, rng)


def test_whoever_rolls_gets_what_the_chances_say(kept: Walk) -> None:
    contract.check_chance_value(kept)


@VIEWERS
def test_what_is_opened_was_sealed(kept: Walk, viewer: int) -> None:
    contract.check_sealed(kept, viewer)


@VIEWERS
def test_a_viewer_plays_along_on_what_he_is_shown(kept: Walk, viewer: int) -> None:
    contract.check_views(kept, viewer)


@VIEWERS
def test_a_view_is_the_same_moment(kept: Walk, viewer: int) -> None:
    contract.check_viewing(kept, viewer)


@VIEWERS
def test_any_world_that_fits_a_view_looks_like_it_and_plays_on(kept: Walk, viewer: int, rng: Random) -> None:
    contract.check_resample(kept, viewer, rng, ends=1)


def test_where_nothing_is_hidden_there_is_one_world(kept: Walk, rng: Random) -> None:
    contract.check_nothing_to_resample(kept, rng)


def quiet(code: str, line: str) -> bool:
    """What only seals or passes is told when it is opened."""
    return True


def test_a_listener_changes_nothing(kept: Walk) -> None:
    contract.check_listener(kept, quiet)


@VIEWERS
def test_a_viewer_hears_as_much_as_happens(kept: Walk, viewer: int) -> None:
    contract.check_heard(kept, viewer)


def test_all_of_this_has_changed_no_state_that_was_kept(kept: Walk) -> None:
    contract.check_untouched(kept)


def test_sealed_sheets_leave_other_worlds_to_think_of() -> None:
    assert contract.check_resample(played(0), 1, Random(1), ends=1) > 0
    assert contract.check_sealed(played(0), 1) > 0


def test_together_the_battles_played_every_kind_of_action() -> None:
    words = {line.split()[0] for number in range(len(SUBJECTS)) for line in played(number).lines}
    assert words >= {
        "order", "save", "sheet", "go", "open", "roll", "react", "hold", "aim", "reroll", "pass", "withdraw", "stand",
        "advance",  "enter", "fire", "rally", "orders", "post",
    }  # fmt: skip


@given(
    number=st.integers(0, len(SUBJECTS) - 1),
    moment=st.floats(0, 1, exclude_max=True),
    line=st.one_of(
        st.text(),
        st.lists(
            st.sampled_from(
                ("roll", "go", "order", "open", "2C", "c1-c2", "b2", ";", "+", "7", "?", "react", "square", "aim",
                 "a1|a2", "3>1", "hold", "fire", "rally", "A", "sheet", "withdraw", "enter", "advance", "post", "road")
            )
        ),
    ),
)  # fmt: skip
@settings(
    max_examples=150,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
def test_whatever_is_typed_is_an_action_or_refused(number: int, moment: float, line: str | list[str]) -> None:
    kept = played(number)
    state = kept.states[int(moment * len(kept.states))]
    contract.check_reading(state, line if isinstance(line, str) else " ".join(line))
