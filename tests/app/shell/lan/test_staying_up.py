"""Cut links and killed programs: the battle goes on where it was, nothing lost and nothing twice."""

import json
import os
import random
from pathlib import Path

import pytest

from app.shell.lan.identity import Acquaintance, Known
from app.shell.lan.journal import finished, journals
from app.shell.lan.match import MOST_WISHES
from app.shell.lan.wire import Bye, Chat, Lacking, Proof, Result, Said, Wish
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


def test_wrong_codes_are_told_and_do_not_end_the_offer(tmp_path: Path) -> None:
    ends = both(tmp_path)
    for _ in range(5):
        ends[1].lobby.code = "WRONG123"
        meet(ends)
        settle(ends)
        assert ends[1].refusal == "wrong-code"
    assert ends[0].lobby.offer is not None
    assert ends[0].lobby.offer.wrong == 5
    ends[1].lobby.code = "ABC123"
    meet(ends)
    settle(ends, 50)
    assert ends[1].match is not None


def known_to_each_other(tmp_path: Path) -> tuple[End, End]:
    """They have fought a battle; the host offers another one, and the guest has no code for it."""
    ends = both(tmp_path)
    meet(ends)
    settle(ends)
    for end in ends:
        for path in (*journals(end.folder), *finished(end.folder)):
            path.unlink()
        end.boot()
        end.invitation = None
    ends[0].offer("islands")
    return ends


def test_the_host_is_asked_about_a_known_opponent_without_a_code(tmp_path: Path) -> None:
    ends = known_to_each_other(tmp_path)
    ends[0].welcomes = False
    meet(ends)
    settle(ends)
    assert ends[0].knock is not None
    assert (ends[0].knock.name, ends[0].knock.calls) == ("guest", "")
    assert ends[0].knock.since
    assert ends[1].waits
    assert ends[1].invitation is None
    assert ends[1].match is None
    ends[0].meeting.welcome()  # type: ignore[union-attr]
    settle(ends, 50)
    assert ends[1].match is not None


def test_a_known_opponent_may_be_turned_away(tmp_path: Path) -> None:
    ends = known_to_each_other(tmp_path)
    ends[0].welcomes = False
    meet(ends)
    settle(ends)
    ends[0].meeting.turn_away()  # type: ignore[union-attr]
    settle(ends)
    assert ends[1].refusal == "not-now"
    assert ends[0].lobby.offer is not None


def test_the_code_lets_a_known_opponent_in_without_asking(tmp_path: Path) -> None:
    ends = known_to_each_other(tmp_path)
    ends[0].welcomes = False
    ends[1].lobby.code = "ABC123"
    meet(ends)
    settle(ends, 50)
    assert ends[0].knock is None
    assert ends[1].match is not None


def test_a_known_opponent_keeps_the_name_he_was_known_by(tmp_path: Path) -> None:
    ends = known_to_each_other(tmp_path)
    ends[1].lobby.name = "Best Friend Bob"
    meet(ends)
    settle(ends, 50)
    assert ends[0].knock is not None
    assert (ends[0].knock.name, ends[0].knock.calls) == ("guest", "Best Friend Bob")
    assert ends[0].match is not None
    assert ends[0].match.journal.agreement.name == "guest"


def test_nobody_is_known_by_the_name_of_another(tmp_path: Path) -> None:
    known = Known(tmp_path)
    assert known.add(b"1" * 32, "Bob", "2026-05-03") == "Bob"
    assert known.add(b"2" * 32, "bob", "2026-05-04") == "bob (2)"
    assert known.add(b"1" * 32, "Bob", "2026-06-01") == "Bob"
    assert known.get(b"1" * 32) == Acquaintance("Bob", "2026-05-03")


def test_acquaintances_of_earlier_versions_are_still_known(tmp_path: Path) -> None:
    (tmp_path / "lan").mkdir()
    (tmp_path / "lan" / "known.json").write_text(json.dumps({"ab" * 32: "Bob", "cd" * 32: [1], "x": "y"}))
    assert Known(tmp_path).people() == {"ab" * 32: Acquaintance("Bob")}
    assert Known(tmp_path).names() == {"ab" * 32: "Bob"}


def test_a_guest_gives_a_host_one_guess_at_the_code(tmp_path: Path) -> None:
    ends = both(tmp_path)
    meet(ends)
    while not any(isinstance(message, Proof) for message in ends[1].out):
        deliver(ends)
    # A host that hangs up now has had its guess.
    assert ends[1].meeting is not None
    assert ends[1].meeting.proving
    meet(ends)
    settle(ends)
    assert ends[1].refusal == "code-needed"


def test_the_code_serves_again_once_the_host_has_shown_that_it_knows_it(tmp_path: Path) -> None:
    ends = both(tmp_path)
    meet(ends)
    while ends[1].meeting is None or not ends[1].meeting.paired:
        deliver(ends)
    for end in ends:
        end.welcomes = False
    meet(ends)
    settle(ends, 50)
    assert ends[1].match is not None


def test_whoever_proves_the_code_second_is_told_that_the_seat_is_taken(tmp_path: Path) -> None:
    ends = both(tmp_path)
    ends[0].taken = True
    meet(ends)
    settle(ends)
    assert ends[1].refusal == "busy"
    assert ends[0].lobby.offer is not None


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
    match.hear(ends[0].heard_as(Result("", "You have <b>cheated</b>.")))
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


def test_what_the_other_side_says_on_leaving_is_not_shown_as_the_programs_own_words(tmp_path: Path) -> None:
    lure = "Your program is out of date. Download the new one from http://example.org"
    for code in ("declined", "busy", "whatever", "wrong-code"):
        ends = both(tmp_path / code)
        meet(ends)
        ends[1].hear(Bye(code, lure))
        assert ends[1].refusal
        assert lure not in ends[1].told
    ends = both(tmp_path / "content")
    meet(ends)
    ends[1].hear(Bye("content", lure))
    assert ends[1].told == f"The battle cannot be fought on the other side. Its program says: “{lure}”"


def test_asking_for_content_in_a_battle_that_goes_on_is_refused(tmp_path: Path) -> None:
    ends = both(tmp_path)
    meet(ends)
    settle(ends, 60)
    meet(ends)
    while ends[0].meeting is None or not ends[0].meeting.paired:
        deliver(ends)
    ends[0].hear(Lacking(("army france",)))
    assert ends[0].refusal == "unexpected"


def test_chat_is_one_line_when_it_is_heard(tmp_path: Path) -> None:
    ends = both(tmp_path)
    heard = ends[0].heard_as(Chat("Hello\nYou: I give up\u202e!"))
    assert heard == Chat("Hello You: I give up!")
