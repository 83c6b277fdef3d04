"""The toy game of sealed orders keeps the contract of `engine.game`: what no other game here shows of it."""

from functools import cache
from random import Random

import pytest

from engine.battle import Battle
from engine.game import Refusal
from engine.record import Header
from engine.registry import games
from tests import contract, sealed_orders
from tests.contract import Subject, Walk, curious, walk
from tests.sealed_orders import CHANCE, NOBODY, Action, State

SUBJECTS = [Subject(f"sealed orders {n}", lambda: State(5), CHANCE, NOBODY) for n in range(5)]
VIEWERS = pytest.mark.parametrize("viewer", [0, 1, NOBODY], ids=("one", "two", "spectator"))


@cache
def played(number: int) -> Walk:
    return walk(SUBJECTS[number], curious(Random(number)))


@pytest.fixture(params=range(len(SUBJECTS)))
def battle(request: pytest.FixtureRequest) -> Walk:
    return played(request.param)


def test_a_battle_keeps_every_promise_that_concerns_no_viewer(battle: Walk) -> None:
    rng = Random(battle.subject.name)
    contract.check_end(battle)
    contract.check_legal(battle)
    contract.check_deciding(battle)
    contract.check_choice(battle)
    contract.check_standing(battle)
    contract.check_texts(battle)
    contract.check_undo(battle)
    contract.check_copies(battle)
    contract.check_refusals(battle, rng)
    contract.check_chance(battle, rng)
    assert contract.check_chance_value(battle) > 0
    assert contract.check_cards(battle) == 0
    contract.check_nothing_to_resample(battle, rng)
    contract.check_listener(battle, lambda code, line: False)
    contract.check_untouched(battle)


@VIEWERS
def test_a_battle_keeps_every_promise_about_what_is_hidden(battle: Walk, viewer: int) -> None:
    contract.check_views(battle, viewer)
    contract.check_viewing(battle, viewer)
    assert contract.check_resample(battle, viewer, Random(viewer), every=1) > 0
    contract.check_heard(battle, viewer)
    contract.check_untouched(battle)


@VIEWERS
def test_every_sealed_order_is_opened(battle: Walk, viewer: int) -> None:
    sealed = [line for i, line in enumerate(battle.lines) if line.startswith("seal") and battle.seat(i) != viewer]
    assert contract.check_sealed(battle, viewer) == len(sealed) > 0


def test_states_and_views_can_be_written_down_and_read_back(battle: Walk) -> None:
    for i, state in enumerate(battle.states):
        again = sealed_orders.read_state(battle.texts[i])
        contract.same(again, state, battle.where(i))
        assert (again.over, again.winner, again.how) == (state.over, state.winner, state.how)
        assert set(again.deciding()) == set(state.deciding())
        for viewer in battle.subject.viewers:
            view = str(state.seen_by(viewer))
            contract.same(sealed_orders.read_state(view), view, battle.where(i))
    with pytest.raises(ValueError, match="not a state"):
        sealed_orders.read_state("nothing")


@pytest.mark.parametrize("line", ["", "seal", "seal raid hold", "open ?", "roll 1 99", "roll ² 1", "raid", "open ? ?"])
def test_whatever_is_typed_is_an_action_or_refused(line: str) -> None:
    for state in played(0).states:
        contract.check_reading(state, line)


def test_both_seats_decide_at_once_and_either_may_be_first() -> None:
    state = State()
    assert state.deciding() == (0, 1)
    state.ask(1)
    state.apply(Action("seal", ("raid",)))
    assert set(state.deciding()) == {0, 1}
    state.ask(1)
    state.apply(Action("seal", ("hold",)))
    assert state.deciding() == (0,)
    assert state.seen_by(0).orders == [[], ["?", "?"]]


def test_other_orders_than_those_sealed_cannot_be_opened() -> None:
    battle = Battle(Header("sealedorders", "0", "", {"one": "", "two": ""}, ""), State())
    for seat, text in ((1, "seal raid"), (0, "seal hold"), (1, "seal march"), (0, "seal hold")):
        battle.enter(seat, text)
    with pytest.raises(Refusal) as caught:
        battle.enter(1, "open raid hold")
    assert caught.value.code == "other-orders"
    battle.enter(1, "open raid march")
    battle.enter(0, "open hold hold")
    assert battle.state.seat == CHANCE
    assert battle.state.chance() == ((8, 4), 0)


def test_the_first_order_may_be_taken_back_and_the_second_not() -> None:
    battle = Battle(Header("sealedorders", "0", "", {"one": "", "two": ""}, ""), State())
    battle.enter(0, "seal raid")
    battle.undo(0)
    battle.enter(0, "seal hold")
    battle.enter(0, "seal hold")
    assert not battle.can_undo(0)


def test_it_is_found_by_naming_its_module() -> None:
    assert games(["tests.sealed_orders"])["sealedorders"] is sealed_orders.GAME
