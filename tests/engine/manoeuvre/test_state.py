"""A state keeps the contract: what is applied, what chance does, who sees what (§1.2, R37)."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from random import Random

import pytest

from engine.dice import text_of
from engine.game import Refusal
from engine.manoeuvre import action as act
from engine.manoeuvre.action import Action
from engine.manoeuvre.army import UNKNOWN
from engine.manoeuvre.position import CHANCE, NOBODY
from engine.manoeuvre.state import State
from tests.contract import Fixed
from tests.engine.manoeuvre.combat.stage import reinforce, stage
from tests.engine.manoeuvre.melee import choose, melee
from tests.table import Table, battle, setup

GUARD, FOOT = {"imperial_guard": "e4"}, {"1st_foot_guards": "e5"}
VIEWERS = (0, 1, CHANCE, NOBODY)


def assault(**more: object) -> Table:
    """The guard assaults with 2d8; the dice are to be thrown."""
    table: Table = stage(GUARD, FOOT, hand=["imperial_guard.a"], **more).play("assault imperial_guard.a e5")
    return reinforce(table)


def withdrawal() -> Table:
    table: Table = stage(
        {"1st_foot_guards": "e4"},
        {"4th_militia": "e5"},
        one="great_britain",
        two="united_states",
        hand=["1st_foot_guards.a"],
        foe_hand=["4th_militia.a"],
    ).play("assault 1st_foot_guards.a e5", "withdraw 4th_militia.a")
    return table


def pursuit() -> Table:
    table: Table = stage({"1st_cuirassiers": "e4"}, FOOT, hand=["1st_cuirassiers.a"], rest=["a1"], foe_rest=["a8"])
    return reinforce(table.play("assault 1st_cuirassiers.a e5")).play("roll 11", "retreat")


def rally() -> Table:
    return battle(phase="restoration", units={"imperial_guard": "e4-"}, foes=FOOT, hand=["ney"]).play("rally e4 ney")


def rockets() -> Table:
    units = {"mysore_infantry": "e4"}
    table: Table = stage(units, FOOT, one="india", hand=["rockets"]).play("rockets e4 e5 rockets")
    return table


def bombardment() -> Table:
    table: Table = stage(GUARD, FOOT, hand=["imperial_guard.b"]).play("bombard imperial_guard.b e5")
    return table


def draw() -> Table:
    return battle(units=GUARD, foes=FOOT, phase="draw", hand=["ney"], deck=["supply", "supply", "davout", "napoleon"])


def deal() -> Table:
    table = setup(first="two").play("section 1 0", "section 2 0", "section 3 0", "section 4 0")
    return table.play("nations france great_britain", "nation france", "edge north")


# Applying


@pytest.mark.parametrize("line", ["roll 15", "roll 15 = 7 8", "roll 2 = 1 1"])
def test_a_roll_may_name_its_dice_or_not(line: str) -> None:
    table = assault()
    other = table.copy()
    table.play(line)
    assert str(table.state) == str(other.play(" ".join(line.split()[:2])).state)


@pytest.mark.parametrize("line", ["roll 15 = 15", "roll 15 = 5 5 5", "roll 15 = 9 6", "roll 15 = 7 7", "roll 8 = 8 0"])
def test_dice_that_are_not_these_or_do_not_add_up_are_refused(line: str) -> None:
    assert assault().refused(line).code.startswith("faces-")


def test_a_roll_that_the_dice_cannot_make_is_refused() -> None:
    assert assault().refused("roll 17").code == "impossible-total"


def test_an_illegal_action_changes_nothing() -> None:
    state = assault().state
    before = str(state)
    with pytest.raises(Refusal):
        state.apply(Action(act.MOVE, 28, 27))
    assert str(state) == before


def test_a_copy_is_played_on_alone() -> None:
    table = assault()
    before = str(table.state)
    twin = table.copy().play("roll 2")
    assert str(table.state) == before != str(twin.state)


def test_a_prompt_names_the_step_and_its_rule() -> None:
    prompt = assault().state.prompt()
    assert (prompt.code, prompt.rule) == ("clash", "§6.1")
    assert prompt.sentence == "Roll for the attack."


def test_actions_are_written_and_read_as_lines() -> None:
    state = assault().state
    assert [state.write(action) for action in state.legal()] == [f"roll {total}" for total in range(2, 17)]
    assert state.read("roll 9 = 4 5") == Action(act.ROLL, 9, 0, (4, 5))


# Chance


@pytest.mark.parametrize("moment", [setup, assault, bombardment, rockets, rally, withdrawal, pursuit, draw, deal])
def test_what_is_sampled_is_as_likely_as_the_chances_say(moment: Callable[[], Table]) -> None:
    state = moment().state
    assert state.seat == CHANCE
    chances = dict(state.chances())
    assert list(chances) == state.legal()
    assert sum(chances.values()) == 1
    tickets = 960 * 9
    drawn = Counter(state.sample(Fixed((ticket + 0.5) / tickets)) for ticket in range(tickets))
    assert {action: Fraction(n, tickets) for action, n in drawn.items()} == chances


def test_a_hidden_deck_gives_an_unknown_card() -> None:
    view = draw().seen_by("two").state
    assert view.chances() == [(Action(act.DRAW, UNKNOWN), Fraction(1))]
    assert view.sample(Random(0)) == Action(act.DRAW, UNKNOWN)


@pytest.mark.parametrize(
    ("moment", "dice"),
    [
        (setup, "1d10"),
        (assault, "2d8"),
        (bombardment, "2d6"),
        (rockets, "1d10"),
        (rally, "1d6"),
        (withdrawal, "1d6"),
        (pursuit, "1d6"),
        (draw, "0"),
        (deal, "0"),
    ],
)
def test_the_dice_to_be_rolled_are_known(moment: Callable[[], Table], dice: str) -> None:
    assert text_of(moment().state.pool()) == dice


# Secrets


def secrets() -> State:
    """Both hold cards, have drawn some, discarded some unseen; France has shown one card."""
    table = battle(
        units=GUARD,
        foes=FOOT,
        phase="discard",
        hand=["napoleon", "ney", "supply"],
        foe_hand=["wellington", "withdraw"],
        pile=["davout"],
        deck=["murat", "lannes"],
    )
    table.state.shown[0] = [table.state.armies[0].number_of["ney"]]
    return table.state


def test_a_seat_sees_its_own_cards_and_of_the_others_only_what_lies_open_or_was_shown() -> None:
    state = secrets()
    own, other = state.seen_by(0), state.seen_by(1)
    ney = state.armies[0].number_of["ney"]
    assert (own.hand[0], own.bag[0], own.buried[0]) == (state.hand[0], state.bag[0], state.buried[0])
    assert own.hand[1] == [UNKNOWN] * 2
    assert (own.veiled, other.veiled) == ([False, True], [True, False])
    assert other.hand[0] == [ney, UNKNOWN, UNKNOWN]
    assert other.shown[0] == [ney]
    assert set(other.bag[0]) == {UNKNOWN} == set(other.buried[0])
    assert [len(other.bag[0]), len(other.buried[0])] == [len(state.bag[0]), len(state.buried[0])]
    assert other.pile == state.pile
    assert other.hand[1] == state.hand[1]


@pytest.mark.parametrize("viewer", [CHANCE, NOBODY])
def test_a_spectator_sees_neither_hand_nor_what_was_shown_to_a_seat(viewer: int) -> None:
    view = secrets().seen_by(viewer)
    assert view.hand == [[UNKNOWN] * 3, [UNKNOWN] * 2]
    assert view.shown == [[], []]
    assert view.veiled == [True, True]


def test_discards_waiting_to_be_laid_down_are_seen_by_their_owner_only() -> None:
    state = secrets()
    state.do(Action(act.DISCARD, cards=tuple(state.hand[0][:2])))
    assert state.seen_by(0).pending == state.pending
    assert state.seen_by(1).pending == [UNKNOWN] * 2


@pytest.mark.parametrize("viewer", VIEWERS)
def test_an_action_is_shown_whole_to_its_owner_and_hidden_to_others(viewer: int) -> None:
    state = secrets()
    discard = Action(act.DISCARD, cards=tuple(state.hand[0][:2]))
    assert state.shown_to(discard, viewer) == (discard if viewer == 0 else discard.hidden())
    drawing = draw().state
    action = drawing.legal()[0]
    assert drawing.shown_to(action, viewer) == (action if viewer == 0 else action.hidden())


def test_a_hand_shown_to_a_spy_is_seen_by_both_seats_only() -> None:
    table = battle(one="great_britain", two="france", units=FOOT, foes=GUARD, hand=["scout"], foe_hand=["ney", "soult"])
    table.play("spy scout")
    (show,) = table.state.legal()
    shown = [table.state.shown_to(show, viewer) for viewer in VIEWERS]
    assert shown == [show, show, show.hidden(), show.hidden()]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_resampling_fills_in_what_is_unknown_and_leaves_the_view_as_it_is(viewer: int) -> None:
    state = secrets()
    view = state.seen_by(viewer)
    worlds = set()
    for seed in range(20):
        twin = view.copy()
        twin.resample(Random(seed))
        assert twin.veiled == [False, False]
        assert str(twin.seen_by(viewer)) == str(view)
        for seat in range(2):
            places = twin.hand[seat] + twin.bag[seat] + twin.pile[seat] + twin.buried[seat]
            assert sorted(places) == state.armies[seat].deck
            assert twin.hand[seat] == sorted(twin.hand[seat])
        worlds.add(str(twin))
    assert len(worlds) > 10


def test_resampling_fills_in_discards_waiting_to_be_laid_down() -> None:
    state = secrets()
    state.do(Action(act.DISCARD, cards=tuple(state.hand[0][:2])))
    view = state.seen_by(1)
    view.resample(Random(3))
    assert UNKNOWN not in view.pending
    assert str(view.seen_by(1)) == str(state.seen_by(1))


def test_every_card_that_may_be_in_a_hand_is_as_likely_as_its_copies() -> None:
    """With Napoleon and the rest of three supplies unseen, each of four places is as likely to hold him."""
    table = battle(units=GUARD, foes=FOOT, phase="discard", hand=["napoleon", "supply"], deck=["supply", "supply"])
    view = table.state.seen_by(1)
    view.buried[0] = table.state.buried[0][:]
    napoleon = table.state.armies[0].number_of["napoleon"]
    found: Counter[bool] = Counter()
    rng = Random(11)
    for _ in range(2000):
        twin = view.copy()
        twin.resample(rng)
        found[napoleon in twin.hand[0]] += 1
    assert abs(found[True] - 1000) < 100


@pytest.mark.parametrize("viewer", [0, 1, NOBODY])
def test_whoever_looks_on_plays_along_on_what_he_is_shown(viewer: int) -> None:
    for seed in range(30):
        rng = Random(seed)
        state = melee(seed, length_limit=5)
        view = state.seen_by(viewer)
        while not state.over:
            action = choose(state, rng)
            view.do(state.shown_to(action, viewer))
            state.do(action)
            assert str(view) == str(state.seen_by(viewer))


def test_a_battle_is_over_when_nobody_is_to_decide() -> None:
    state = assault().state
    assert not state.over
    state.end(0, "attrition", "five units lost")
    state.settle()
    assert state.over
    assert (state.seat, state.winner, state.how, state.reason) == (NOBODY, 0, "attrition", "five units lost")
