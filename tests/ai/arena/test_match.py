"""One battle: who sees what, who is blamed, and what is counted."""

import random
import time
from typing import Any

import pytest

from ai.arena import match
from ai.arena.game import Ground
from ai.arena.match import FAULT, UNFINISHED, Match, Outcome
from ai.manoeuvre.arena import ARENA
from ai.player import RandomPlayer
from tests.ai.arena.company import PEBBLES, First, Last, bots
from tests.engine.pebbles import Pebbles


def play(one: Any, two: Any, patience: float = 60) -> Outcome:
    clocks = (time.process_time, time.process_time)
    return Match(PEBBLES, Pebbles(8), random.Random(1), patience, clocks).play((lambda: one, lambda: two))


def test_any_game_that_keeps_the_contract_is_played_to_its_end() -> None:
    outcome = play(First(), Last())
    assert outcome.winner in (0, 1)
    assert outcome.how == "last pebble"
    assert outcome.labels == ("north", "south")
    assert outcome.reason == ""


def test_every_player_watches_every_action_before_it_is_played_as_his_seat_is_shown_it() -> None:
    one, two = First(), Last()
    outcome = play(one, two)
    assert len(one.watched) == len(two.watched) == outcome.actions
    for (view, own), (_, other) in zip(one.watched, two.watched, strict=True):
        assert view.seat in (0, 1, 2)
        assert (own, other) != ("hide ?", "hide ?")
        if view.seat == 0 and own.startswith("hide"):
            assert other == "hide ?"
    first, second = one.watched[0], one.watched[1]
    assert first[0].bowl + int(first[1].split()[1]) == second[0].bowl


def test_a_player_thinks_on_what_his_own_seat_sees() -> None:
    player = First()
    clocks = (time.process_time, time.process_time)
    start = ARENA.begin(Ground(), 5, 0)
    Match(ARENA, start, random.Random(1), 60, clocks).play((lambda: player, lambda: RandomPlayer(1)))
    assert player.thought
    assert all(view.veiled[1] and not view.veiled[0] for view in player.thought)


def test_turns_are_counted_for_each_seat_and_thinking_is_timed() -> None:
    class Busy(First):
        def think(self, *args: Any) -> Any:
            end = time.process_time() + 0.01
            while time.process_time() < end:
                pass
            return super().think(*args)

    outcome = play(Busy(), Last())
    rounds = outcome.turns[0]
    assert rounds >= 1
    assert outcome.turns[1] in (rounds - 1, rounds)
    assert outcome.seconds[0] >= 0.01 * rounds
    assert outcome.seconds[1] < outcome.seconds[0]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("cheat", "Refusal: This cannot be done now"),
        ("liar", "AttributeError"),
        ("stumbler", "RuntimeError: I fell"),
        ("blind", "LookupError: I saw nothing"),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_breaks_down_loses_and_the_reason_is_kept(name: str, reason: str, seat: int) -> None:
    players = [First(), First()]
    players[seat] = bots(name, 1)
    outcome = play(players[0], players[1])
    assert (outcome.winner, outcome.how) == (1 - seat, FAULT)
    assert outcome.reason.startswith(reason)


def test_a_player_who_cannot_even_be_made_loses() -> None:
    def none() -> Any:
        raise FileNotFoundError("no such program")

    clocks = (time.process_time, time.process_time)
    outcome = Match(PEBBLES, Pebbles(), random.Random(1), 60, clocks).play((First, none))
    assert (outcome.winner, outcome.how, outcome.actions) == (0, FAULT, 0)


def test_nobody_hears_of_an_action_that_is_not_legal() -> None:
    watcher = First()
    play(bots("cheat", 1), watcher)
    assert all(action != "take 6" for _, action in watcher.watched)


def test_who_thinks_for_too_long_is_first_asked_to_stop() -> None:
    assert play(bots("listener", 1), First(), 0.05).how == "last pebble"


def test_who_does_not_stop_then_has_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ai.arena.match.GRACE", 0.05)
    outcome = play(First(), bots("sleeper", 1), 0.05)
    assert (outcome.winner, outcome.how) == (0, FAULT)
    assert outcome.reason == "timeout: no decision within 0.05 seconds"


def test_players_are_closed_also_when_one_has_broken_down() -> None:
    one, two = First(), bots("stumbler", 1)
    play(one, two)
    assert one.closed == two.closed == 1


def test_an_error_in_closing_changes_no_result() -> None:
    class Sticky(First):
        def close(self) -> None:
            raise OSError("stuck")

    assert play(Sticky(), First()).how == "last pebble"


def test_a_battle_without_an_end_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "LONGEST", 3)
    outcome = play(First(), First())
    assert (outcome.winner, outcome.how) == (-1, UNFINISHED)
