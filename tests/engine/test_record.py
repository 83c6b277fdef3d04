import hashlib
import json
from dataclasses import replace

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine import record as records
from engine.game import Refusal
from engine.record import (
    Altered,
    Damaged,
    Entry,
    Header,
    Misfit,
    NewerVersion,
    NotARecord,
    OlderVersion,
    Record,
    RecordFault,
    TooLarge,
    is_record,
    read,
)

HEADER = Header(
    game="pebbles",
    program="0.1.0",
    created="2026-05-01T12:00:00+00:00",
    seats={"one": "Ada", "two": "Zoë"},
    start="bowl 6\n",
    content={"army france": "00ff"},
    options={"quick": True, "limit": 3, "hands": "drawn"},
)
ONE, TWO, CHANCE = 0, 1, 2
ENTRIES = (
    (CHANCE, "roll 2"),
    (ONE, "hide 1"),
    (ONE, "take 2"),
    (ONE, "undo"),
    (ONE, "take 1"),
    (TWO, "hide 0"),
    (TWO, "take 2"),
    (TWO, "resign"),
)


def made(*entries: tuple[int, str], header: Header = HEADER) -> Record:
    record = Record(header)
    for seat, text in entries:
        record.append(seat, text)
    return record


RECORD = made(*ENTRIES)
DATA = RECORD.text().encode()


def fault(data: bytes) -> RecordFault:
    with pytest.raises(RecordFault) as caught:
        read(data)
    assert caught.value.sentence == str(caught.value)
    assert caught.value.sentence.endswith(".")
    return caught.value


def said(record: Record | None) -> list[str]:
    assert record is not None
    return [entry.text for entry in record.entries]


# The text


def test_the_text_is_a_header_and_one_line_an_entry() -> None:
    header, *lines = RECORD.text().splitlines()
    assert json.loads(header)["start"] == "bowl 6\n"
    assert [line.split(" # ")[0] for line in lines][:4] == [
        "1 chance roll 2",
        "2 one hide 1",
        "3 one take 2",
        "4 one undo",
    ]
    assert all(len(line.split(" # ")[1]) == 16 for line in lines)


def test_reading_gives_the_same_record() -> None:
    again = read(DATA)
    assert again.header == HEADER
    assert again.entries == RECORD.entries
    assert again.actions == RECORD.actions
    assert again.ending == RECORD.ending == Entry(8, TWO, "resign")
    assert again.digest == RECORD.digest
    assert again.text() == RECORD.text()


def test_terms_are_written_only_if_there_are_any_and_bound_by_the_digest() -> None:
    assert "terms" not in HEADER.line()
    limited = replace(HEADER, terms={"clock": "turn", "seconds": 120})
    assert read(limited.line().encode()).header == limited
    assert Record(limited).digest != Record(HEADER).digest


def test_the_running_digest_covers_the_header_and_every_entry() -> None:
    digests = {made(*ENTRIES[:n]).digest for n in range(len(ENTRIES) + 1)}
    digests |= {made(*ENTRIES, header=replace(HEADER, start="bowl 7\n")).digest}
    assert len(digests) == len(ENTRIES) + 2


def test_anybody_can_compute_the_digests_as_the_documentation_says() -> None:
    header, *lines = RECORD.text().splitlines()
    told = json.loads(header).pop("digest")
    assert hashlib.sha256(header.replace(f',"digest":"{told}"', "").encode()).hexdigest()[:16] == told
    digest = hashlib.sha256(header.encode()).hexdigest()
    for line in lines:
        text, mark = line.split(" # ")
        digest = hashlib.sha256((digest + text).encode()).hexdigest()
        assert digest[:16] == mark


def test_lines_may_be_asked_for_from_any_entry_on() -> None:
    assert list(RECORD.lines(6)) == RECORD.text().splitlines()[7:]


def test_a_record_survives_line_ends_of_another_system_and_a_lost_last_one() -> None:
    assert read(DATA.replace(b"\n", b"\r\n")).digest == RECORD.digest
    assert read(DATA[:-1]).digest == RECORD.digest
    assert read(HEADER.line().encode()).digest == made().digest


@pytest.mark.parametrize("text", ["", " move", "two\nlines", "bell\a", "x" * 600, "é" * 300])
def test_what_is_no_line_cannot_be_appended(text: str) -> None:
    record = made()
    with pytest.raises(ValueError, match="not an entry"):
        record.append(ONE, text)
    assert not record.entries


@settings(deadline=None)
@given(st.lists(st.tuples(st.integers(0, 2), st.text(max_size=40)), max_size=8))
def test_whatever_can_be_appended_can_be_read_again(entries: list[tuple[int, str]]) -> None:
    record = made()
    for seat, text in entries:
        try:
            record.append(seat, text)
        except (ValueError, Refusal):
            continue
    assert read(record.text().encode()).entries == record.entries


# The header


@pytest.mark.parametrize(
    "change",
    [
        {"game": "bell\a"},
        {"program": "9" * 81},
        {"created": 5},
        {"seats": {}},
        {"seats": ["one"]},
        {"seats": {"chance": "Ada"}},
        {"seats": {"One": "Ada"}},
        {"seats": {1: "Ada"}},
        {"seats": {"abcdefghi"[: n + 1]: "" for n in range(9)}},
        {"options": []},
        {"options": {"limit": 0.5}},
        {"content": "all"},
        {"terms": [1]},
        {"terms": {"clock": 0.5}},
        {"start": None},
        {"start": "\ud800"},
        {"start": "x" * (1 << 20)},
    ],
)
def test_a_header_holds_only_what_can_be_written(change: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"header|surrogates"):
        replace(HEADER, **change)  # type: ignore[arg-type]


def test_any_other_file_is_not_a_record() -> None:
    for data in (
        b"kind = 'army'\n",
        b"\xff\xfe",
        b"[]",
        b"{}",
        b'{"format":"other"}',
        b"[" * 100_000,
        b"x" * (2 << 20),
    ):
        assert type(fault(data)) is NotARecord
        assert not is_record(data)
    assert is_record(DATA)


def test_an_empty_file_is_a_damaged_record() -> None:
    assert type(fault(b"")) is Damaged


def with_version(version: object) -> bytes:
    return DATA.replace(b'"version":1', f'"version":{json.dumps(version)}'.encode(), 1)


def test_versions_are_told_apart_from_damage() -> None:
    assert type(fault(with_version(2))) is NewerVersion
    assert "update" in fault(with_version(2)).sentence
    assert type(fault(with_version(0))) is OlderVersion
    assert type(fault(with_version(True))) is Altered
    assert type(fault(with_version("one"))) is Altered


def test_a_header_without_what_it_should_hold_is_damaged() -> None:
    assert type(fault(b'{"format":"battle record","version":1}')) is Damaged
    assert type(fault(DATA.replace(b'"game":"pebbles"', b'"game":5', 1))) is Damaged
    assert type(fault(DATA.replace(b'"game"', b'"play"', 1))) is Damaged
    assert type(fault(DATA.replace(b"Ada", b"A\xffa", 1))) is Damaged


def test_a_header_with_other_words_is_altered() -> None:
    altered = fault(DATA.replace(b"Ada", b"Eve", 1))
    assert type(altered) is Altered
    assert altered.recovered is None
    assert type(fault(DATA.replace(b'"game":', b'"game":"x","game":', 1))) is Altered


def test_a_header_too_long_for_any_record_is_not_read_to_its_end() -> None:
    line = DATA[: DATA.index(b"\n")]
    assert type(fault(line[:-1] + b"x" * (2 << 20) + b'"}')) is Damaged


# Entries


def lines_with(number: int, line: bytes) -> bytes:
    lines = DATA.split(b"\n")
    lines[number] = line
    return b"\n".join(lines)


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"3",
        b"3 one take 2",
        b"3 one take 2 # 0123",
        b"3 one take 2 # 0123456789ABCDEF",
        b"03 one take 2 # 0123456789abcdef",
        b"3 six take 2 # 0123456789abcdef",
        b"3 one ta\xffke # 0123456789abcdef",
        b"3 one ta\x07ke # 0123456789abcdef",
        b"3 one " + b"x" * 600 + b" # 0123456789abcdef",
        b"3 one " + b"x" * 576 + b" # 0123456789abcdef",
    ],
)
def test_a_line_that_cannot_be_read_is_damage_and_all_before_it_is_recovered(line: bytes) -> None:
    damage = fault(lines_with(3, line))
    assert type(damage) is Damaged
    assert damage.number == 3
    assert said(damage.recovered) == ["roll 2", "hide 1"]
    assert damage.sound == len(made(*ENTRIES[:2]).text().encode())


@pytest.mark.parametrize("line", [b"3 one take 1", b"4 one take 2", b"3 two take 2"])
def test_a_line_whose_digest_does_not_fit_is_altered_and_all_before_it_is_recovered(line: bytes) -> None:
    altered = fault(lines_with(3, line + b" # 0123456789abcdef"))
    assert type(altered) is Altered
    assert altered.number == 3
    assert said(altered.recovered) == ["roll 2", "hide 1"]


def test_a_line_left_out_is_altered() -> None:
    lines = DATA.split(b"\n")
    assert type(fault(b"\n".join(lines[:3] + lines[4:]))) is Altered


def forged(*entries: tuple[int, str]) -> bytes:
    """A record whose digests are right although its entries cannot follow one another."""
    record = made()
    lines = [HEADER.line()]
    for number, (seat, text) in enumerate(entries, 1):
        entry = f"{number} {record.words[seat]} {text}"
        record.digest = records._digest(record.digest + entry)
        lines.append(f"{entry} # {record.digest[:16]}")
    return "\n".join(lines).encode()


def test_an_entry_that_cannot_follow_does_not_fit() -> None:
    misfit = fault(forged((ONE, "take 1"), (TWO, "undo")))
    assert isinstance(misfit, Misfit)
    assert misfit.refusal is not None
    assert misfit.refusal.code == "no-undo"
    assert "Entry 2" in misfit.sentence
    assert said(misfit.recovered) == ["take 1"]


@settings(deadline=None)
@given(st.integers(0, len(DATA) - 1))
def test_a_file_cut_off_anywhere_is_recovered_up_to_there(length: int) -> None:
    cut = DATA[:length]
    try:
        found: Record | None = read(cut)
    except Damaged as damage:
        found = damage.recovered
    if found is None:
        assert b"\n" not in cut
    else:
        whole = cut.count(b"\n") - 1
        assert RECORD.entries[: len(found.entries)] == found.entries
        assert len(found.entries) in (whole, whole + 1)


@settings(deadline=None)
@given(st.integers(0, len(DATA) - 1), st.integers(1, 255))
@example(len(DATA) - 1, ord("\n") ^ ord("\r"))
def test_no_changed_byte_goes_unnoticed(place: int, change: int) -> None:
    changed = bytearray(DATA)
    changed[place] ^= change
    found = fault(bytes(changed))
    assert found.recovered is None or found.recovered.digest != RECORD.digest


@settings(deadline=None)
@given(st.binary(max_size=200))
def test_no_file_upsets_the_reader(data: bytes) -> None:
    fault(data)
    fault(HEADER.line().encode() + b"\n1" + data)


# Limits


def test_a_file_larger_than_any_record_is_not_read() -> None:
    assert type(fault(bytes(records.LARGEST + 1))) is TooLarge


def test_a_record_has_at_most_so_many_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MOST_ENTRIES", 3)
    large = fault(DATA)
    assert type(large) is TooLarge
    assert said(large.recovered) == ["roll 2", "hide 1", "take 2"]
    record = made(*ENTRIES[:3])
    with pytest.raises(Refusal, match="at most 3"):
        record.append(ONE, "take 1")


# Undo


def test_undo_takes_back_the_last_own_action_and_the_file_keeps_both() -> None:
    record = made((CHANCE, "roll 2"), (ONE, "hide 1"), (ONE, "undo"))
    assert said(record) == ["roll 2", "hide 1", "undo"]
    assert [entry.text for entry in record.actions] == ["roll 2"]


def test_undo_goes_back_over_all_own_actions_in_a_row() -> None:
    record = made((CHANCE, "roll 2"), (ONE, "hide 1"), (ONE, "take 1"), (ONE, "undo"))
    assert record.can_undo(ONE)
    record.append(ONE, "undo")
    assert not record.can_undo(ONE)


def test_undo_stops_at_dice_and_draws() -> None:
    record = made((ONE, "take 1"), (CHANCE, "roll 2"))
    assert not any(record.can_undo(seat) for seat in (ONE, TWO, CHANCE))
    with pytest.raises(Refusal, match="You can't undo past"):
        record.append(ONE, "undo")


def test_undo_stops_at_the_other_seats_decisions() -> None:
    record = made((ONE, "take 1"), (TWO, "hide 1"))
    assert not record.can_undo(ONE)
    assert record.can_undo(TWO)


def test_undo_stops_at_a_decision_that_the_other_seat_took_back() -> None:
    """What has been seen cannot be unseen."""
    record = made((ONE, "take 1"), (TWO, "hide 1"), (TWO, "undo"))
    assert not record.can_undo(ONE)
    assert not record.can_undo(TWO)


def test_nothing_can_be_taken_back_at_the_start() -> None:
    assert not made().can_undo(ONE)


def test_chance_acts_whatever_its_action_is_called() -> None:
    record = made((CHANCE, "draw"), (CHANCE, "undo"))
    assert [entry.text for entry in record.actions] == ["draw", "undo"]
    assert record.ending is None


@pytest.mark.parametrize("ending", ["resign", "draw"])
def test_nothing_follows_the_end(ending: str) -> None:
    record = made((ONE, "take 1"), (TWO, "offer-draw"), (ONE, ending))
    assert record.ending == Entry(3, ONE, ending)
    assert not record.can_undo(ONE)
    with pytest.raises(Refusal, match="over"):
        record.append(ONE, "undo")
