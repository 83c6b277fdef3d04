"""The six levels: all of them play by the rules, and the lower ones overlook what they are said to overlook."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from ai.manoeuvre.levels import BY_NAME, LEVELS, Level
from ai.manoeuvre.strategist import Strategist
from ai.manoeuvre.weights import shipped
from ai.player import Limits, Thought, never
from engine.manoeuvre import tags
from engine.manoeuvre.state import State
from tests.ai.manoeuvre.courses import course
from tests.ai.manoeuvre.skirmish import decisions, fought, last_blow, outposts, skirmish

NAMES = ("recruit", "sergeant", "captain", "colonel", "general", "marshal")
FEW = Limits(nodes=100)
MANY = 16
each_level = pytest.mark.parametrize("level", LEVELS, ids=NAMES)


def kinds_of_decision() -> dict[str, State]:
    """The first decision of every kind, set-up and all, in some battles of chance."""
    found: dict[str, State] = {}
    steps = [state for state, _ in course(3, 60).steps]
    for state in steps + [state for seed in range(1, 5) for state in decisions(skirmish(6), seed, 300)]:
        if state.seat < 2 and len(state.legal()) > 1:
            found.setdefault(tags.NAMES[state.stack[-1]], state)
    return found


DECISIONS = kinds_of_decision()


def forgetful(seed: int) -> Strategist:
    return Strategist(shipped(), replace(BY_NAME["recruit"].style, overlook=0.0), Limits(), seed)


def strikes(player: Strategist, turn: int) -> bool:
    """Whether a player thinks of the card that wins, in a turn of that number."""
    state = last_blow("supply")
    state.turn = turn
    return state.write(player.think(state.seen_by(0)).action).startswith("assault")


def test_there_are_six_weakest_first() -> None:
    assert tuple(level.name for level in LEVELS) == NAMES
    assert tuple(BY_NAME) == NAMES
    assert all(level.words.endswith(".") for level in LEVELS)


def test_every_kind_of_decision_is_among_those_asked() -> None:
    wanted = {"deploy", "discard", "top", "movement", "march", "combat", "answer", "reinforce", "choice", "restoration"}
    assert wanted <= set(DECISIONS)


@pytest.mark.parametrize("kind", DECISIONS)
@each_level
def test_every_decision_is_answered_with_a_legal_action(level: Level, kind: str) -> None:
    state = DECISIONS[kind]
    view = state.seen_by(state.seat)
    before = str(view)
    thought = level.player(1, FEW).think(view)
    assert thought.action in state.legal()
    assert 0.0 <= thought.win <= 1.0
    assert str(view) == before


@each_level
def test_every_level_says_what_it_thinks_when_asked(level: Level) -> None:
    state = DECISIONS["movement"]
    heard: list[Thought[Any]] = []
    thought = level.player(1, FEW).think(state.seen_by(state.seat), never, heard.append)
    assert heard
    assert heard[-1].action == thought.action


@each_level
def test_a_whole_short_battle_is_played_to_its_end(level: Level) -> None:
    state = skirmish(2)
    assert list(fought(state, [level.player(seat, FEW) for seat in range(2)], 4))
    assert state.over


def test_a_forgotten_card_stays_forgotten_for_the_turn() -> None:
    for seed in range(MANY):
        player = forgetful(seed)
        assert len({strikes(player, 7) for _ in range(3)}) == 1


def test_half_of_the_cards_are_forgotten_and_others_in_another_turn() -> None:
    now = [strikes(forgetful(seed), 7) for seed in range(MANY)]
    later = [strikes(forgetful(seed), 8) for seed in range(MANY)]
    assert MANY / 5 < sum(now) < 4 * MANY / 5
    assert now != later


def test_who_forgets_nothing_strikes() -> None:
    assert all(strikes(level.player(1, FEW), 7) for level in LEVELS if not level.style.forget)


@pytest.mark.parametrize("name", NAMES[:2])
def test_who_trusts_does_not_reckon_with_the_defenders_cards(name: str) -> None:
    style = replace(BY_NAME[name].style, overlook=0.0, forget=0.0)
    assert style.trusting
    thoughts = [
        Strategist(shipped(), style, Limits(), 1).think(last_blow(card).seen_by(0)) for card in ("withdraw", "supply")
    ]
    assert thoughts[0].action == thoughts[1].action
    assert [thought.win for thought in thoughts] == [1.0, 1.0]


@pytest.mark.parametrize("name", NAMES[2:])
def test_the_others_reckon_with_them(name: str) -> None:
    style = replace(BY_NAME[name].style, overlook=0.0, forget=0.0)
    wins = [
        Strategist(shipped(), style, FEW, 1).think(last_blow(card).seen_by(0)).win for card in ("withdraw", "supply")
    ]
    assert wins == [0.0, 1.0]


def misjudging(seed: int, blur: float = 0.3) -> Strategist:
    return Strategist(shipped(), replace(BY_NAME["captain"].style, overlook=0.0, forget=0.0, blur=blur), Limits(), seed)


def test_who_misjudges_plays_differently_where_it_is_close() -> None:
    view = outposts()
    clear, blurred = ({misjudging(seed, blur).think(view).action for seed in range(MANY // 2)} for blur in (0.0, 0.3))
    assert len(blurred) > len(clear)


def test_nobody_misjudges_the_blow_that_wins() -> None:
    assert all(strikes(misjudging(seed), 7) for seed in range(MANY))


def test_nobody_misjudges_the_last_turn() -> None:
    view = outposts(day_over=(True, True), first="two")
    assert len({misjudging(seed).think(view).win for seed in range(MANY // 2)}) == 1


def test_each_level_is_rated_above_the_one_below() -> None:
    assert LEVELS[0].rating == 0
    assert all(below.rating < above.rating for below, above in pairwise(LEVELS))
