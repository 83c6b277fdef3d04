"""Cut links and killed programs: the battle goes on where it was, nothing lost and nothing twice."""

import os
import random
from pathlib import Path

import pytest

from app.shell.lan.match import MOST_WISHES
from app.shell.lan.wire import Result, Said, Wish
from engine.game import Refusal
from engine.record import OFFER, UNDO
from tests.app.shell.lan.ends import End, both, deliver, meet, settle
from tests.plugins.effort import Effort


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", lambda handle: None)


def the_same_record(ends: tuple[End, End]) -> bool:
    records = [end.record for end in ends]
    assert records[0] is not None
    assert records[1] is not None
    return records[0].text() == records[1].text()


def test_a_battle_over_one_connection_ends_with_the_same_record_on_both_sides(tmp_path: Path) -> None:
    ends = both(tmp_path)
    meet(ends)
    assert settle(ends) > 300
    assert the_same_record(ends)
    assert all(end.agreed_on_it for end in ends)


@pytest.mark.soak
def test_the_link_may_be_cut_at_every_message(tmp_path: Path, effort: Effort) -> None:
    """After so many words of the battle the link is cut, and what was on its way is lost."""
    total = 0
    for words in range(1, effort.number(2, 20) + 1):
        ends = both(tmp_path / str(words))
        cuts = 0
        while any(end.record is None for end in ends):
            meet(ends)
            heard = 0
            while heard < words and (message := deliver(ends)) is not None:
                heard += isinstance(message, Said)
            cuts += 1
            assert cuts < 5000
        assert cuts > 300 // words
        assert the_same_record(ends)
        total += cuts
        effort.done(total, "cuts")
        if effort.over:
            break


@pytest.mark.soak
def test_either_program_may_be_killed_at_any_moment(tmp_path: Path, effort: Effort) -> None:
    kills = 0
    for seed in range(effort.number(1, 10)):
        kills += kill_at_random(both(tmp_path / str(seed)), random.Random(seed), effort.number(25, 6))
        effort.done(kills, "starts of either end")
        if effort.over:
            break


def kill_at_random(ends: tuple[End, End], rng: random.Random, least: int) -> int:
    """A battle in which either end is started again after every so many messages, at least, and up to twice as many."""
    kills = 0
    while any(end.record is None for end in ends):
        meet(ends)
        for _ in range(rng.randrange(least, 2 * least + 6)):
            deliver(ends)
        if any(end.record is None for end in ends):
            rng.choice(ends).boot()
            kills += 1
            assert kills < 2000
        else:
            settle(ends)
    assert kills >= 150 // least
    assert the_same_record(ends)
    return kills


def test_a_journal_cut_off_in_the_middle_of_a_line_goes_on_from_the_last_whole_one(tmp_path: Path) -> None:
    ends = both(tmp_path)
    meet(ends)
    settle(ends, 200)
    (path,) = (tmp_path / "guest" / "lan").glob("*.battle")
    # A word that was being written when the power failed: it had not been sent, nor acted upon.
    path.write_bytes(path.read_bytes() + b'[1, "lyfHM')
    ends[1].boot()
    meet(ends)
    settle(ends)
    assert the_same_record(ends)


def test_a_wrong_code_is_told_and_three_end_the_offer(tmp_path: Path) -> None:
    ends = both(tmp_path, code="WRONG1")
    told = []
    for _ in range(3):
        meet(ends)
        settle(ends)
        told.append(ends[1].refusal)
    assert told == ["wrong-code", "wrong-code", "no-more-tries"]
    assert ends[0].lobby.offer is None
    meet(ends)
    settle(ends)
    assert ends[1].refusal == "no-offer"


def test_known_opponents_need_no_code(tmp_path: Path) -> None:
    ends = both(tmp_path)
    meet(ends)
    settle(ends)
    for end in ends:
        end.boot()
    ends[0].offer("islands")
    meet(ends)
    settle(ends, 50)
    assert ends[1].match is not None


def test_a_forgotten_opponent_needs_the_code_again(tmp_path: Path) -> None:
    ends = both(tmp_path)
    meet(ends)
    settle(ends)
    ends[0].boot()
    ends[0].lobby.known.forget(ends[1].identity.fingerprint)
    ends[0].offer(code="NEWONE")
    ends[1].boot()
    meet(ends)
    settle(ends, 50)
    assert ends[1].refusal == "code-needed"


def test_a_battle_that_the_host_never_heard_of_is_dropped_for_his_next_offer(tmp_path: Path) -> None:
    ends = both(tmp_path)
    meet(ends)
    while ends[1].match is None:
        deliver(ends)
    # The acceptance is lost, and the host starts anew with another battle on offer.
    ends[0].boot()
    ends[0].offer("islands")
    ends[1].boot()
    ends[1].lobby.code = "ABC123"
    meet(ends)
    settle(ends, 60)
    (left,) = (tmp_path / "guest" / "lan").glob("*.battle")
    assert ends[1].match is not None
    assert ends[1].match.journal.path == left


def test_a_result_in_mid_battle_ends_nothing(tmp_path: Path) -> None:
    ends = both(tmp_path)
    meet(ends)
    settle(ends, 100)
    match = ends[0].match
    assert match is not None
    match.hear(Result("", "You have <b>cheated</b>."))
    match.hear(Result("0" * 64, ""))
    # What he says is told once, as his; on this table the battle goes on.
    assert ends[0].accusation == "You have (b>cheated(/b>."
    assert not match.done
    settle(ends)
    assert all(end.agreed_on_it for end in ends)


def to_a_decision(ends: tuple[End, End], monkeypatch: pytest.MonkeyPatch) -> End:
    """Whoever has to decide, in mid-battle."""
    meet(ends)
    settle(ends, 100)
    monkeypatch.setattr(End, "decide", lambda end: None)
    settle(ends)
    return next(end for end in ends if end.match is not None and end.match.table.deciding)


def test_a_draw_offered_again_and_again_is_entered_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    end = to_a_decision(both(tmp_path), monkeypatch)
    assert end.match is not None
    entries = end.match.table.battle.record.entries
    before = len(entries)
    for _ in range(300):
        end.match.hear(Wish(OFFER))
    assert [entry.text for entry in entries[before:]] == [OFFER]


def test_nobody_is_asked_for_the_same_thing_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    end = to_a_decision(both(tmp_path), monkeypatch)
    assert end.match is not None
    asked: list[str] = []
    monkeypatch.setattr(end, "wished", asked.append)
    for _ in range(300):
        end.match.hear(Wish(UNDO))
        end.match.decline(UNDO)
    assert len(asked) == MOST_WISHES


def test_an_offer_that_stands_is_not_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    end = to_a_decision(both(tmp_path), monkeypatch)
    assert end.match is not None
    end.match.ask(OFFER)
    with pytest.raises(Refusal, match="still stands"):
        end.match.ask(OFFER)
