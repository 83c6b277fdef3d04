"""The computer opponent as a player: within its limits, the same again, stopped at once, and ready to say why."""

from itertools import count, pairwise
from typing import Any

import pytest

from ai.manoeuvre.strategist import Strategist, Style
from ai.manoeuvre.weights import shipped
from ai.player import Limits, Player, Thought, never
from engine.manoeuvre import tags
from engine.manoeuvre.state import State
from tests.ai.manoeuvre.skirmish import decisions, fought, outposts, skirmish
from tests.table import battle

QUICK = Style(width=3, worlds=4, plans=3, leaves=2)
BUDGET = 2000
HASTE = 50
"""Nodes that somebody may still look at who has been told to stop."""


def strategist(style: Style = QUICK, seed: int = 1, **limits: Any) -> Strategist:
    return Strategist(shipped(), style, Limits(**limits), seed)


def kinds(seed: int = 1) -> dict[str, State]:
    """The first decision of every kind in a battle of chance."""
    found: dict[str, State] = {}
    for state in decisions(skirmish(6), seed, 300):
        found.setdefault(tags.NAMES[state.stack[-1]], state)
    return found


KINDS = kinds()
each_kind = pytest.mark.parametrize("kind", KINDS)


def scouting(**more: Any) -> State:
    table = battle(
        one="great_britain",
        two="france",
        units={"1st_foot_guards": "d2", "dutch_belgians": "a1"},
        foes={"imperial_guard": "d7", "guard_cavalry": "a8"},
        **{"foe_hand": ["ney", "supply"]} | more,
    )
    return table.state


def written(state: State, thought: Thought[Any]) -> str:
    return state.write(thought.action)


def test_a_spy_is_sent_in_the_draw_phase() -> None:
    """Where it costs nothing, since the hand is filled again."""
    state = scouting(phase="draw", hand=["scout", "hill", "moore", "supply", "redoubt"])
    assert state.stack[-1] == tags.DRAW
    assert written(state, strategist().think(state.seen_by(0))) == "spy scout"


@pytest.mark.parametrize("phase", ["movement", "combat"])
def test_a_spy_that_came_late_is_sent_at_once(phase: str) -> None:
    state = scouting(phase=phase, hand=["scout", "hill"])
    assert written(state, strategist().think(state.seen_by(0))) == "spy scout"


def test_nobody_spies_in_the_discard_phase() -> None:
    """The card is not thrown away either: a moment later it costs nothing."""
    state = scouting(phase="discard", hand=["scout", "hill", "moore", "supply", "redoubt"])
    assert "spy" not in written(state, strategist().think(state.seen_by(0)))


def test_what_must_be_done_needs_no_thought() -> None:
    state = outposts(phase="combat", hand=[])
    assert len(state.legal()) == 1
    heard: list[Thought[Any]] = []
    assert strategist().think(state, never, heard.append) == Thought(state.legal()[0])
    assert heard == []


def test_a_seed_and_a_number_of_nodes_fix_a_whole_battle() -> None:
    battles = []
    for _ in range(2):
        players: list[Player[Any]] = [strategist(seed=seat, nodes=150) for seat in range(2)]
        battles.append(list(fought(skirmish(2), players, 3)))
    assert battles[0] == battles[1]
    assert len(battles[0]) > 10


def test_another_seed_plays_another_battle() -> None:
    battles = []
    for seed in (1, 2):
        players: list[Player[Any]] = [
            strategist(Style(width=2, worlds=2, plans=0, overlook=0.5), seed) for _ in range(2)
        ]
        battles.append(list(fought(skirmish(2), players, 3)))
    assert battles[0] != battles[1]


def test_the_nodes_of_a_turn_are_kept_roughly() -> None:
    asked = 0
    for state in decisions(skirmish(4), 2, 40):
        if state.stack[-1] in (tags.MOVEMENT, tags.COMBAT, tags.DISCARD) and asked < 6:
            asked += 1
            thought = strategist(Style(), nodes=BUDGET).think(state.seen_by(state.seat))
            assert thought.nodes <= 3 * BUDGET
    assert asked == 6


def test_what_one_decision_has_spent_the_next_of_the_turn_has_not() -> None:
    view = outposts()
    player = strategist(Style(widest=16), nodes=6000)
    first = player.think(view)
    assert player.clock.nodes == first.nodes
    second = player.think(view)
    assert second.nodes <= first.nodes
    assert player.clock.nodes == first.nodes + second.nodes
    later = outposts(turn=6)
    third = player.think(later)
    assert player.clock.nodes == third.nodes


@pytest.mark.parametrize("kind", KINDS)
def test_who_is_stopped_at_once_has_a_legal_action_at_once(kind: str) -> None:
    state = KINDS[kind]
    thought = strategist(Style()).think(state.seen_by(state.seat), lambda: True)
    assert thought.action in state.legal()
    assert thought.nodes <= HASTE


def test_the_first_hint_comes_before_the_answer() -> None:
    view = outposts()
    heard: list[Thought[Any]] = []
    thought = strategist(Style()).think(view, never, heard.append)
    assert len(heard) >= 2
    assert all(hint.action in view.legal() for hint in heard)
    assert all(earlier.nodes <= later.nodes for earlier, later in pairwise(heard))
    assert heard[-1] == thought
    assert 0 < len(thought.lines) <= 3
    assert thought.lines[0].actions[0] == view.write(thought.action)
    assert thought.lines[0].win == thought.win


def test_who_is_stopped_in_thought_has_a_legal_action_and_looked_at_less() -> None:
    view = outposts()
    nodes = []
    for patience in (1, 5, 20, 10**9):
        asked = count(1)
        thought = strategist().think(view, lambda asked=asked, patience=patience: next(asked) > patience)  # type: ignore[misc]
        assert thought.action in view.legal()
        nodes.append(thought.nodes)
    assert nodes == sorted(nodes)
    assert nodes[0] < nodes[-1] / 2


def test_who_is_listened_to_decides_the_same() -> None:
    for phase in ("movement", "combat"):
        view = outposts(phase=phase)
        alone = strategist(nodes=300).think(view)
        heard = strategist(nodes=300).think(view, never, lambda thought: None)
        assert (alone.action, alone.win, alone.nodes) == (heard.action, heard.win, heard.nodes)


@each_kind
def test_the_view_is_left_as_it_was(kind: str) -> None:
    state = KINDS[kind]
    view = state.seen_by(state.seat)
    before = str(view)
    player = strategist(nodes=100)
    thought = player.think(view)
    player.watch(view, thought.action)
    assert str(view) == before
