import contextlib
import random
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.battle import Battle, replay, seen_by
from engine.game import Refusal
from engine.manoeuvre.notation import VERBS
from engine.manoeuvre.options import CHOSEN
from engine.manoeuvre.position import CHANCE
from engine.manoeuvre.state import State
from engine.record import Damaged, Header, Misfit, OtherContent, Record, RecordFault, read
from resources.faults import Rejected
from resources.manoeuvre.content import about, prepare, start_of
from resources.manoeuvre.library import Library
from resources.manoeuvre.scenarios import Scenario

LIBRARY = Library(Path("none"))
FIRST = LIBRARY.scenario("first_battle")
OPEN = LIBRARY.scenario("open_battle")


def prepared(scenario: Scenario) -> tuple[Header, State]:
    return prepare(scenario, LIBRARY, "2026-05-01", "0.1.0", ("Ada", "Zoë"))


def fought(scenario: Scenario, seed: int = 1) -> Battle[State]:
    battle = Battle(*prepared(scenario))
    rng = random.Random(seed)
    while not battle.over:
        state = battle.state
        battle.play(state.sample(rng) if state.seat == CHANCE else rng.choice(state.legal()))
    return battle


def changed(header: Header, **values: object) -> Record:
    return Record(replace(header, **values))  # type: ignore[arg-type]


@pytest.mark.parametrize("id", list(LIBRARY.scenarios))
def test_every_shipped_scenario_comes_back_from_its_record(id: str) -> None:
    battle = fought(LIBRARY.scenario(id))
    record = read(battle.record.text().encode())
    again = replay(record, start_of(record, LIBRARY))
    assert str(again.state) == str(battle.state)
    assert again.record.digest == battle.record.digest


def test_the_header_says_what_the_battle_is_fought_with() -> None:
    header, _ = prepared(FIRST)
    assert header.game == "manoeuvre"
    assert dict(header.seats) == {"one": "Ada", "two": "Zoë"}
    assert {"army france", "army great_britain"} <= header.content.keys()
    assert header.options["hill_bonus"] == FIRST.options.hill_bonus


def test_a_file_is_named_by_the_armies_or_the_scenario() -> None:
    assert set(about(FIRST).split("-")) == {FIRST.one.army, FIRST.two.army}
    assert about(OPEN) == "open_battle"


def test_a_scenario_at_fault_cannot_be_recorded() -> None:
    with pytest.raises(Rejected):
        prepared(replace(FIRST, one=replace(FIRST.one, army="atlantis")))


# Other content


def test_an_army_that_is_not_here_is_other_content() -> None:
    header, _ = prepared(FIRST)
    foreign = changed(
        header, start=header.start.replace('"france"', '"atlantis"'), content={"army atlantis": "00", "odd": "00"}
    )
    with pytest.raises(OtherContent, match="not here: army atlantis"):
        start_of(foreign, LIBRARY)


def test_an_army_that_has_changed_is_other_content() -> None:
    header, _ = prepared(FIRST)
    with pytest.raises(OtherContent, match="other data than those here: army france"):
        start_of(changed(header, content={**header.content, "army france": "00"}), LIBRARY)


def test_another_game_is_other_content() -> None:
    header, _ = prepared(FIRST)
    with pytest.raises(OtherContent, match="another game, “pebbles”"):
        start_of(changed(header, game="pebbles"), LIBRARY)


def test_what_an_open_battle_did_not_choose_may_have_changed() -> None:
    battle = fought(OPEN)
    chosen = next(entry.text.split()[1] for entry in battle.record.entries if entry.text.startswith("section"))
    spared = next(id for id in LIBRARY.sections if f"section {id} " not in battle.record.text())
    header = battle.record.header

    def with_changed(key: str) -> Record:
        record = changed(header, content={**header.content, key: "00"})
        for entry in battle.record.entries:
            record.append(entry.seat, entry.text)
        return record

    start_of(with_changed(f"section {spared}"), LIBRARY)
    with pytest.raises(OtherContent, match=f"section {chosen}"):
        start_of(with_changed(f"section {chosen}"), LIBRARY)


def test_a_choice_of_what_does_not_exist_is_other_content() -> None:
    record = Record(prepared(OPEN)[0])
    record.append(0, "section atlantis 0")
    with pytest.raises(OtherContent, match="section atlantis"):
        start_of(record, LIBRARY)


def test_of_many_that_differ_a_few_are_named() -> None:
    record = Record(prepared(OPEN)[0])
    for number in range(3000):
        record.append(0, f"section {'x' * 500}{number % 1000} 0")
    with pytest.raises(OtherContent, match=r"section x.* and 996 more\.$") as caught:
        start_of(record, LIBRARY)
    assert len(caught.value.sentence) < 300


def test_of_many_that_are_missing_a_few_are_named() -> None:
    header, _ = prepared(FIRST)
    content = {f"army a{number}": "00" for number in range(1000)}
    with pytest.raises(OtherContent, match=r"not here: army a0, army a1, army a2, army a3 and 996 more\.$"):
        start_of(changed(header, start="", content=content), LIBRARY)


# Starts that cannot be


def test_a_start_that_is_no_scenario_does_not_fit() -> None:
    header, _ = prepared(FIRST)
    for start in ("", "kind = 'army'", "[" * 5000, "\x00"):
        with pytest.raises(Misfit, match="cannot begin"):
            start_of(changed(header, start=start), LIBRARY)


def test_options_hold_as_the_header_says_them() -> None:
    header, _ = prepared(FIRST)
    state = start_of(changed(header, options={**header.options, "opening_hand": CHOSEN, "length_limit": 7}), LIBRARY)
    assert state.setting.options.length_limit == 7
    assert state.setting.options.opening_hand == CHOSEN


@pytest.mark.parametrize("options", [{"fog": True}, {"length_limit": "long"}, {"hill_bonus": "none"}])
def test_options_that_do_not_exist_do_not_fit(options: dict[str, object]) -> None:
    with pytest.raises(Misfit, match="cannot begin"):
        start_of(changed(prepared(FIRST)[0], options=options), LIBRARY)


# Secrets


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_never_reads_what_the_other_drew(seat: int) -> None:
    battle = fought(FIRST)
    start = start_of(battle.record, LIBRARY)
    walked = Battle(battle.record.header, start)
    for entry, seen in zip(battle.record.entries, seen_by(battle.record, start, seat), strict=True):
        drawn = entry.text.startswith("draw ")
        hand = walked.state.hand[1 - seat][:]
        walked.enter(entry.seat, entry.text)
        theirs = drawn and walked.state.hand[1 - seat] != hand
        assert seen.text == ("draw ?" if theirs else entry.text) or entry.text.startswith("discard")


# Hostile records


@cache
def whole() -> bytes:
    return fought(FIRST).record.text().encode()


@settings(deadline=None)
@given(st.data())
def test_no_changed_byte_of_a_battle_goes_unnoticed(data: st.DataObject) -> None:
    changed = bytearray(whole())
    changed[data.draw(st.integers(0, len(changed) - 1))] ^= data.draw(st.integers(1, 255))
    with pytest.raises(RecordFault) as caught:
        read(bytes(changed))
    if caught.value.recovered is not None:
        recovered = caught.value.recovered
        replay(recovered, start_of(recovered, LIBRARY))


@settings(deadline=None)
@given(st.data())
def test_a_battle_cut_off_anywhere_goes_on_from_there(data: st.DataObject) -> None:
    cut = whole()[: data.draw(st.integers(0, len(whole()) - 1))]
    try:
        record: Record | None = read(cut)
    except Damaged as damage:
        record = damage.recovered
    if record is not None:
        replay(record, start_of(record, LIBRARY))


CARDS = [card.id for card in LIBRARY.army("france").cards]
WORDS = st.sampled_from(["a1", "e8", "h5", "d4", "?", "=", "0", "7", "999", "south", "france", "1", "maharaja", *CARDS])
LINES = st.builds(
    lambda verb, words: " ".join([verb, *words]), st.sampled_from(sorted(VERBS)), st.lists(WORDS, max_size=5)
)


@settings(deadline=None)
@given(st.integers(0, 300), st.sampled_from([0, 1, CHANCE]), LINES)
def test_an_action_nobody_would_play_is_refused_and_nothing_worse(entries: int, seat: int, line: str) -> None:
    """Its digest is right: whoever forges a record can forge that."""
    record = Record(prepared(FIRST)[0])
    for entry in read(whole()).entries[:entries]:
        record.append(entry.seat, entry.text)
    with contextlib.suppress(Refusal, Misfit, OtherContent):
        record.append(seat, line)
        replay(record, start_of(record, LIBRARY))
