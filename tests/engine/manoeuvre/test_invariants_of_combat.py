"""What must be true of a combat under way: each way to break it is found and named."""

from collections.abc import Callable

import pytest

from engine.manoeuvre.battlefield import Battlefield, square_of
from engine.manoeuvre.fight import ASSAULT, ROCKET
from engine.manoeuvre.invariants import faults
from engine.manoeuvre.state import State
from tests.engine.manoeuvre.combat.stage import rows, stage
from tests.engine.manoeuvre.spoiling import Spoil, both, check, lose, put
from tests.table import Table

NO_STEP = "The combat is at a step that its form does not know."
NO_SIDES = "The combat is not between units of both sides."
NOT_THERE = "The combat is fought by units that are not there."
OVERCOMMITTED = "More is committed than there are units to pay for it."
UNLED = "A leader is used who was not played."
NO_DIE = "A die is to be rolled for no card."
UNPLAYED = "A card fights that was not played."
NO_DICE = "There are no dice to roll."

GUARD, FOOT = {"imperial_guard": "e4"}, {"1st_foot_guards": "e5"}


def answering() -> Table:
    table: Table = stage(
        GUARD | {"19th_regiment_legere": "d5"},
        FOOT,
        hand=["imperial_guard.a", "skirmish"],
        foe_hand=["1st_foot_guards.a"],
    )
    return table.play("assault imperial_guard.a e5")


def skirmish() -> Table:
    return answering().play("done", "skirmish skirmish")


def fire() -> Table:
    table: Table = stage(GUARD, FOOT, hand=["imperial_guard.b"])
    return table.play("bombard imperial_guard.b e5")


def rockets() -> Table:
    table: Table = stage({"mysore_infantry": "e4"}, FOOT, one="india", hand=["rockets"])
    return table.play("rockets e4 e5 rockets")


def ambush() -> Table:
    table: Table = stage({"1st_regiment": "a1"}, FOOT, one="austria", hand=["ambush"])
    return table.play("ambush ambush e5")


def withdrawal() -> Table:
    table: Table = stage(
        {"1st_foot_guards": "e4"},
        {"4th_militia": "e5"},
        one="great_britain",
        two="united_states",
        hand=["1st_foot_guards.a"],
        foe_hand=["4th_militia.a"],
    )
    return table.play("assault 1st_foot_guards.a e5", "withdraw 4th_militia.a")


def retreat() -> Table:
    """Two ways are open, to either flank."""
    table: Table = stage(GUARD, FOOT, hand=["imperial_guard.a"], foe_hand=["withdraw"], ground={"e6": "L"})
    return table.play("assault imperial_guard.a e5", "withdraw withdraw")


def advance() -> Table:
    """The foot guards are gone, and either of two units may take their square."""
    table: Table = stage(
        GUARD | {"19th_regiment_legere": "d5"}, FOOT, hand=["imperial_guard.a", "imperial_guard.a", "soult"]
    ).play("assault imperial_guard.a e5", "done", "add imperial_guard.a", "command soult", "support d5", "done")
    return table.play(max(table.legal(), key=lambda line: int(line.split()[1])))


def pursuit() -> Table:
    table: Table = stage({"1st_cuirassiers": "e4"}, FOOT, hand=["1st_cuirassiers.a"], foe_hand=["withdraw"])
    return table.play("assault 1st_cuirassiers.a e5", "withdraw withdraw")


def card(state: State, id: str, seat: int = 0) -> int:
    return state.armies[seat].number_of[id]


def unplay(seat: int) -> Spoil:
    """Takes the last discard back into the hand."""
    return lambda state: state.receive(seat, state.pile[seat].pop())


def attack_with(*ids: str) -> Spoil:
    """Says that these cards fight, which have been discarded."""

    def spoil(state: State) -> None:
        cards = [card(state, id) for id in ids]
        for number in cards:
            state.bag[0].remove(number)
            state.pile[0].append(number)
        state.combat.attack_cards = cards
        state.combat.opening = cards[0]

    return spoil


LEGERE = 4
LAKE_BELOW = Battlefield(tuple(rows({"e5": "L"})))


@pytest.mark.parametrize(
    ("moment", "spoil", "sentences"),
    [
        (answering, put(combat__form=ROCKET), [NO_STEP, UNPLAYED]),
        (rockets, put(combat__form=ASSAULT), [NO_STEP, UNPLAYED]),
        (answering, put(combat__attacker=-1), [NO_SIDES]),
        (ambush, put(combat__attacker=0), [NO_SIDES]),
        (answering, put(combat__attacker=9), [NO_SIDES]),
        (answering, put(combat__supporters=[9]), [NO_SIDES]),
        (answering, put(combat__supporters=[-1]), [NO_SIDES]),
        (answering, put(combat__supporters=[LEGERE, LEGERE]), [NO_SIDES]),
        (answering, put(combat__supporters=[7]), [NO_SIDES]),
        (answering, put(combat__target=LEGERE), [NO_SIDES]),
        (answering, put(combat__target=9), [NOT_THERE]),
        (answering, put(combat__square=square_of("e6")), [NOT_THERE]),
        (fire, put(combat__square=square_of("e4")), [NOT_THERE]),
        (answering, lose(7), [NOT_THERE]),
        (skirmish, lose(7), [NOT_THERE]),
        (retreat, lose(7), [NOT_THERE]),
        (retreat, lose(8), [NOT_THERE]),
        (advance, lose(LEGERE), [NOT_THERE]),
        (advance, put(field=LAKE_BELOW), [NOT_THERE]),
        (answering, put(combat__commitments=2), [OVERCOMMITTED]),
        (answering, put(combat__commitments=1, combat__committed=[7]), [OVERCOMMITTED]),
        (answering, put(combat__committed=[LEGERE]), [OVERCOMMITTED]),
        (answering, put(combat__paid=[8]), [OVERCOMMITTED]),
        (answering, put(combat__leader_use=1), [UNLED]),
        (advance, put(combat__leader_use=0), [UNLED]),
        (advance, put(combat__leader_use=4), [UNLED]),
        (answering, put(combat__trying=1), [NO_DIE, UNPLAYED]),
        (withdrawal, put(combat__trying=-1), [NO_DIE]),
        (pursuit, put(combat__pursuing=[]), [NO_DIE]),
        (answering, put(combat__opening=-1), [UNPLAYED]),
        (answering, put(combat__attack_cards=[]), [UNPLAYED]),
        (skirmish, put(combat__attack_cards=[]), [UNPLAYED]),
        (answering, lambda state: state.combat.attack_cards.append(state.combat.opening), [UNPLAYED]),
        (answering, lambda state: state.combat.defence_cards.append(card(state, "moore", 1)), [UNPLAYED]),
        (answering, put(combat__defence_leader=1), [UNPLAYED]),
        (answering, unplay(0), [UNPLAYED]),
        (fire, unplay(0), [UNPLAYED]),
        (withdrawal, unplay(1), [UNPLAYED]),
        (pursuit, lambda state: state.combat.pursuing.append(state.combat.opening), [UNPLAYED]),
        (answering, attack_with("supply"), [NO_DICE]),
        (fire, both(attack_with("supply"), put(combat__attack_cards=[])), [NO_DICE]),
    ],
)
def test_a_combat_that_cannot_be(moment: Callable[[], Table], spoil: Spoil, sentences: list[str]) -> None:
    check(moment, spoil, sentences)


def test_an_army_may_be_spied_on_in_mid_combat() -> None:
    """The step that is fought is then the one below (§9.2)."""
    table: Table = stage(
        {"1st_foot_guards": "e4"},
        {"imperial_guard": "e5"},
        one="great_britain",
        two="france",
        hand=["1st_foot_guards.a", "scout"],
        foe_hand=["withdraw"],
    )
    state = table.play("assault 1st_foot_guards.a e5", "done", "spy scout").state
    assert table.phase == "show"
    assert faults(state) == []
    state.combat.form = ROCKET
    assert faults(state) == [NO_STEP, UNPLAYED]
