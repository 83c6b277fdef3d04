import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import record as records
from engine.battle import AGREED_DRAW, OUT_OF_TIME, RESIGNED, Battle, after, replay, seen_by, steps, watched
from engine.game import Refusal
from engine.record import Entry, Header, Misfit, Record, read
from tests.engine.pebbles import Pebbles

ONE, TWO, CHANCE, NOBODY = 0, 1, 2, 3


def header(*seats: str) -> Header:
    return Header("pebbles", "0.1.0", "2026-05-01", dict.fromkeys(seats or ("one", "two"), ""), "bowl 6")


def battle(*actions: str) -> Battle[Pebbles]:
    fought = Battle(header(), Pebbles())
    for action in actions:
        fought.play(action)
    return fought


def battle_after_roll() -> Pebbles:
    state = Pebbles()
    state.do("roll 2")
    return state


def recorded(*entries: tuple[int, str]) -> Record:
    record = Record(header())
    for seat, text in entries:
        record.append(seat, text)
    return record


def refused(fought: Battle[Pebbles], seat: int, text: str) -> str:
    before, entries = fought.state.copy(), list(fought.record.entries)
    with pytest.raises(Refusal) as caught:
        fought.enter(seat, text)
    assert fought.state == before
    assert fought.record.entries == entries
    return caught.value.code


# Playing


def test_playing_writes_the_record() -> None:
    fought = battle("roll 2", "hide 1", "take 2")
    assert [entry.text for entry in fought.record.entries] == ["roll 2", "hide 1", "take 2"]
    assert [entry.seat for entry in fought.record.entries] == [CHANCE, ONE, ONE]
    assert (fought.over, fought.winner, fought.how) == (False, NOBODY, "")


def test_the_state_at_the_start_is_left_alone() -> None:
    start = Pebbles()
    Battle(header(), start).play("roll 2")
    assert start == Pebbles()


def test_a_refused_entry_changes_nothing() -> None:
    fought = battle("roll 2", "hide 1")
    assert refused(fought, ONE, "take 3") == "illegal"
    assert refused(fought, ONE, "take") == "malformed"
    assert refused(fought, ONE, "take  1") == "malformed"
    assert refused(fought, TWO, "take 1") == "other-seat"
    assert refused(fought, CHANCE, "roll 1") == "other-seat"
    assert refused(fought, TWO, "undo") == "no-undo"


def test_a_full_record_takes_no_action(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MOST_ENTRIES", 2)
    assert refused(battle("roll 2", "hide 1"), ONE, "take 1") == "too-long"


def test_undo_leads_back_to_the_state_before() -> None:
    fought = battle("roll 2", "hide 1")
    before = fought.state.copy()
    fought.play("take 2")
    fought.undo(ONE)
    assert fought.state == before
    fought.undo(ONE)
    assert fought.state == battle("roll 2").state
    assert refused(fought, ONE, "undo") == "no-undo"


def test_a_winning_action_may_be_taken_back() -> None:
    fought = Battle(header(), Pebbles(1))
    for action in ("roll 1", "hide 0", "take 2"):
        fought.play(action)
    assert (fought.over, fought.winner, fought.how) == (True, ONE, "last pebble")
    fought.undo(ONE)
    assert not fought.over


def test_nothing_but_undo_follows_the_end() -> None:
    fought = Battle(header(), Pebbles(1))
    for action in ("roll 1", "hide 0", "take 2"):
        fought.play(action)
    for seat, text in ((ONE, "resign"), (TWO, "draw"), (CHANCE, "roll 1"), (TWO, "hide 1")):
        assert refused(fought, seat, text) == "over"
    with pytest.raises(Refusal, match="over"):
        fought.play("hide 1")


def test_whoever_resigns_loses() -> None:
    fought = battle("roll 2")
    fought.resign(TWO)
    assert (fought.over, fought.winner, fought.how) == (True, ONE, RESIGNED)
    assert refused(fought, TWO, "undo") == "over"


def test_whoever_runs_out_of_time_loses() -> None:
    fought = battle("roll 2")
    fought.enter(TWO, "time")
    assert (fought.over, fought.winner, fought.how) == (True, ONE, OUT_OF_TIME)
    assert refused(fought, TWO, "undo") == "over"


def test_with_more_than_two_seats_nobody_wins_by_a_resignation() -> None:
    fought = Battle(header("one", "two", "three"), Pebbles())
    fought.resign(TWO)
    assert (fought.over, fought.winner) == (True, NOBODY)


def test_an_agreed_draw_has_no_winner() -> None:
    fought = battle("roll 2")
    fought.offer_draw(ONE)
    assert not fought.over
    fought.agree_draw(TWO)
    assert (fought.over, fought.winner, fought.how) == (True, NOBODY, AGREED_DRAW)
    assert replay(fought.record, Pebbles()).how == AGREED_DRAW


def test_nobody_agrees_to_a_draw_that_the_other_has_not_offered() -> None:
    fought = battle("roll 2")
    assert refused(fought, TWO, "draw") == "no-offer"
    fought.offer_draw(TWO)
    assert refused(fought, TWO, "draw") == "no-offer"


def test_an_offer_stands_until_somebody_acts() -> None:
    fought = battle("roll 2")
    fought.offer_draw(TWO)
    fought.play("hide 0")
    assert refused(fought, ONE, "draw") == "no-offer"


def test_an_answer_to_a_moment_that_has_passed_is_stale() -> None:
    fought = battle("roll 2")
    fought.enter(ONE, "hide 1", 2)
    with pytest.raises(Refusal) as caught:
        fought.enter(ONE, "hide 1", 2)
    assert caught.value.code == "stale"
    assert len(fought.record.entries) == 2


@pytest.mark.parametrize(("seat", "text"), [(-1, "resign"), (3, "resign"), (7, "undo"), (5, "take 1"), (-1, "hide 0")])
def test_a_seat_that_is_not_there_can_do_nothing(seat: int, text: str) -> None:
    assert refused(battle("roll 2"), seat, text) == "no-such-seat"


def test_what_was_shown_is_not_taken_back() -> None:
    start = Pebbles()
    start.sealed = "hide 1"
    fought = Battle(header(), start)
    fought.play("roll 2")
    fought.play("hide 1")
    assert not fought.can_undo(ONE)
    assert refused(fought, ONE, "undo") == "no-undo"
    fought.play("take 1")
    assert fought.can_undo(ONE)
    fought.undo(ONE)
    assert not fought.can_undo(ONE)


def test_whoever_listens_still_does_after_an_undo() -> None:
    fought = battle("roll 2")
    heard: list[str] = []
    fought.state.tell = heard.append
    fought.play("hide 1")
    fought.undo(ONE)
    fought.play("hide 0")
    assert heard == ["hide 1", "hide 0"]


def test_a_crash_of_the_game_leaves_the_battle_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    fought = battle("roll 2")

    def crash(self: Pebbles, action: str) -> None:
        self.bowl = 99
        raise ArithmeticError

    monkeypatch.setattr(Pebbles, "apply", crash)
    with pytest.raises(ArithmeticError):
        fought.play("hide 1")
    assert fought.state == battle_after_roll()
    assert len(fought.record.entries) == 1


# Replaying


def test_a_replay_comes_to_the_same_state_and_digest() -> None:
    fought = battle("roll 2", "hide 1", "take 2")
    fought.undo(ONE)
    fought.play("take 1")
    fought.resign(TWO)
    again = replay(fought.record, Pebbles())
    assert again.state == fought.state
    assert again.record.digest == fought.record.digest
    assert again.winner == ONE


def test_an_action_against_the_rules_does_not_fit() -> None:
    record = recorded((CHANCE, "roll 2"), (ONE, "hide 1"), (ONE, "take 3"), (TWO, "hide 0"))
    with pytest.raises(Misfit) as caught:
        replay(record, Pebbles())
    assert caught.value.number == 3
    assert caught.value.refusal is not None
    assert caught.value.refusal.code == "illegal"
    assert "Entry 3" in caught.value.sentence
    assert "“take 3”" in caught.value.sentence
    assert "This cannot be done now (§1)." in caught.value.sentence
    assert caught.value.recovered is not None
    assert len(caught.value.recovered.entries) == 2


def test_an_action_against_the_rules_does_not_fit_even_if_it_was_taken_back() -> None:
    record = recorded((CHANCE, "roll 2"), (ONE, "hide 5"), (ONE, "undo"))
    with pytest.raises(Misfit):
        replay(record, Pebbles())


# Looking back


def test_the_state_after_so_many_actions_leaves_out_what_was_taken_back() -> None:
    fought = battle("roll 2", "hide 1", "take 2")
    fought.undo(ONE)
    fought.play("take 1")
    assert after(fought.record, Pebbles(), 0) == Pebbles()
    assert after(fought.record, Pebbles(), 2) == battle("roll 2", "hide 1").state
    assert after(fought.record, Pebbles(), 3) == fought.state
    for number in (-1, 4):
        with pytest.raises(IndexError, match="3 actions"):
            after(fought.record, Pebbles(), number)


def test_looking_back_on_what_does_not_fit_is_refused() -> None:
    with pytest.raises(Misfit):
        after(recorded((CHANCE, "roll 9")), Pebbles(), 1)


# Secrets


def test_a_seat_sees_its_own_secrets_only() -> None:
    fought = battle("roll 2", "hide 1", "take 1", "hide 0")
    fought.undo(TWO)
    seen = {seat: [entry.text for entry in seen_by(fought.record, Pebbles(), seat)] for seat in (ONE, TWO, NOBODY)}
    assert seen[ONE] == ["roll 2", "hide 1", "take 1", "hide ?", "undo"]
    assert seen[TWO] == ["roll 2", "hide ?", "take 1", "hide 0", "undo"]
    assert seen[NOBODY] == ["roll 2", "hide ?", "take 1", "hide ?", "undo"]
    assert seen_by(fought.record, Pebbles(), ONE)[4] == Entry(5, TWO, "undo")


def test_a_seat_is_told_the_course_of_a_battle_without_the_others_secrets_and_what_was_taken_back() -> None:
    fought = battle("roll 2", "hide 1", "take 2")
    fought.undo(ONE)
    fought.play("take 1")
    for seat in (ONE, TWO):
        state = Pebbles()
        told = list(watched(fought.record, Pebbles(), seat))
        hidden = "hide 1" if seat == ONE else "hide ?"
        assert [view.write(action) for view, action in told] == ["roll 2", hidden, "take 1"]
        for (view, _), entry in zip(told, fought.record.actions, strict=True):
            assert view == state.seen_by(seat)
            state.apply(state.read(entry.text))


# Anything that can be played can be read back


@settings(deadline=None)
@given(st.integers(), st.integers(1, 30))
def test_any_battle_comes_back_from_its_text(seed: int, bowl: int) -> None:
    rng = random.Random(seed)
    fought = Battle(header(), Pebbles(bowl))
    while not fought.over:
        if fought.record.can_undo(rng.randrange(3)) and rng.random() < 0.3:
            fought.undo(fought.record.actions[-1].seat)
        elif rng.random() < 0.02:
            fought.resign(rng.randrange(2))
        else:
            fought.play(rng.choice(fought.state.legal()))
    again = replay(read(fought.record.text().encode()), Pebbles(bowl))
    assert again.state == fought.state
    assert (again.winner, again.how) == (fought.winner, fought.how)
    assert after(fought.record, Pebbles(bowl), len(fought.record.actions)) == fought.state


# Steps


def test_steps_tell_every_action_that_stands_with_the_states_around_it() -> None:
    fought = battle("roll 2", "hide 1")
    fought.undo(ONE)
    fought.play("hide 0")
    played = list(steps(fought.record, Pebbles()))
    assert [(step.entry.seat, step.entry.text) for step in played] == [(CHANCE, "roll 2"), (ONE, "hide 0")]
    assert played[0].before == Pebbles()
    assert played[0].after == played[1].before == battle_after_roll()
    assert played[-1].after == fought.state
    assert [step.events for step in played] == [("roll 2",), ("hide 0",)]


@pytest.mark.parametrize("entry", [(ONE, "take 9"), (TWO, "hide 1")], ids=["refused", "not asked"])
def test_steps_stop_where_the_record_does_not_fit(entry: tuple[int, str]) -> None:
    played = steps(recorded((CHANCE, "roll 2"), entry), Pebbles())
    assert next(played).entry.text == "roll 2"
    with pytest.raises(Misfit) as caught:
        next(played)
    assert caught.value.number == 2
