"""Commanders among players who need not trust each other: cut links, killed programs, and every way to cheat."""

import os
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from app.shell.lan.fair.messages import Breach, Nonce, Play, Proof, Reveal, Spoken
from app.shell.lan.fair.messages import Said as Word
from app.shell.lan.fair.table import Matter, Table
from app.shell.lan.fair.verdict import open_record
from app.shell.lan.lobby import GUEST, HOST, Offer
from app.shell.lan.wire import Said
from engine.commanders import tags
from engine.commanders.action import GO, ORDER, SAVED, Action, next_step, step_of
from engine.commanders.options import Options
from engine.commanders.pairs import next_steps, packed
from engine.commanders.procedure import AGENDAS, FRAMES
from engine.record import RESIGN
from resources.commanders.content import CONTENT
from resources.commanders.scenarios import Scenario
from tests.app.shell.lan.ends import End, deliver, meet, settle
from tests.app.shell.lan.test_staying_up import the_same_record
from tests.plugins.effort import Effort

KEYS = (b"a" * 32, b"z" * 32)
Pair = tuple[Table, Table]


def offered(folder: Path, rounds: int = 2) -> tuple[str, object]:
    """A short battle, as its header and its first state."""
    library = CONTENT.open(folder)
    scenario = replace(CONTENT.scenarios(library)["marengo"], options=Options(rounds=rounds))
    header, start = CONTENT.prepare(scenario, library, "2026-11-18", "0.1.0", ("Ada", "Zoë"))
    return header.line(), start


# Cut links and killed programs


class CommandersEnd(End):
    """One side of a battle of Commanders, with somebody rash at it."""

    def offer(self, scenario: str = "marengo", code: str = "ABC123", seat: int = 0) -> None:
        line, _ = offered(self.folder)
        self.lobby.offer = self.standing = Offer(line, seat, code)

    def decide(self) -> None:
        while self.to_decide and self.match is not None and self.match.table.deciding:
            self.to_decide = False
            self.match.play(self.match.table.state.pick(self.rng))


def both(folder: Path, seat: int = 0) -> tuple[End, End]:
    ends = (CommandersEnd(folder / "host", HOST, 1), CommandersEnd(folder / "guest", GUEST, 2))
    ends[0].offer(code="ABC123", seat=seat)
    ends[1].lobby.code = "ABC123"
    return ends


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", lambda handle: None)


def found_fair(ends: tuple[End, End]) -> bool:
    settle(ends)
    return all(end.agreed_on_it and end.breach is None and not end.sentence for end in ends)


@pytest.mark.soak
@pytest.mark.usefixtures("quick")
def test_a_link_cut_at_every_message_loses_nothing_and_the_battle_is_fair(tmp_path: Path, effort: Effort) -> None:
    total = 0
    for words in range(1, effort.number(1, 20) + 1):
        ends = both(tmp_path / str(words), seat=words % 2)
        cuts = 0
        while any(end.record is None for end in ends):
            meet(ends)
            heard = 0
            while heard < words and (message := deliver(ends)) is not None:
                heard += isinstance(message, Said)
            cuts += 1
            assert cuts < 5000
        assert cuts > 60 // words
        meet(ends)
        assert found_fair(ends)
        assert the_same_record(ends)
        total += cuts
        effort.done(total, "cuts")
        if effort.over:
            break


@pytest.mark.soak
@pytest.mark.usefixtures("quick")
def test_a_killed_program_resumes_with_the_sheet_that_it_had_sealed(tmp_path: Path, effort: Effort) -> None:
    kills = 0
    for seed in range(effort.number(1, 10)):
        ends, rng = both(tmp_path / str(seed), seat=seed % 2), random.Random(seed)
        before = kills
        while any(end.record is None for end in ends):
            meet(ends)
            for _ in range(rng.randrange(6, 20)):
                deliver(ends)
            if any(end.record is None for end in ends):
                rng.choice(ends).boot()
                kills += 1
                assert kills - before < 2000
        assert kills - before > 3
        meet(ends)
        settle(ends)
        assert the_same_record(ends)
        effort.done(kills, "starts of either end")
        if effort.over:
            break


# Tables that speak to each other directly


CLOSE = (
    "a2: 3I 1C; b1: 3I 2C; c2: 3I 1C 1A; r: 4I 4C 1A; a3: 3i 1c; b2: 3i 2c; c3: 3i 1c 1a; r: 4i 4c 1a; box: 2I 2i 1C 1c"
)
"""Armies that can hardly miss each other."""


def tables(rounds: int = 2) -> Pair:
    library = CONTENT.open(Path("none"))
    scenario = Scenario("close", "Close", position=CLOSE, options=Options(rounds=rounds))
    header, start = CONTENT.prepare(scenario, library, "2026-11-18", "0.1.0", ("Ada", "Zoë"))
    return Table(header, start, 0, KEYS[0]), Table(header, start, 1, KEYS[1])


def say(pair: Pair, word: Word, full: str = "") -> None:
    """Said by whoever is due, and heard."""
    seat = pair[0].due().seat
    speaker, hearer = pair[seat], pair[1 - seat]
    hearer.hear(speaker.say(word, full))
    assert speaker.digest == hearer.digest


def bold(table: Table, rng: random.Random) -> Action:
    """Acts where it can: two who only stood still would never meet."""
    choices = [table.state.pick(rng) for _ in range(4)]
    return max(choices, key=lambda action: (action.verb in (ORDER, GO), len(action.args)))


def step(pair: Pair, rng: random.Random) -> None:
    assert pair[0].due() == pair[1].due()
    speaker = pair[pair[0].due().seat]
    word, full = speaker.automatic(), ""
    if word is None:
        word, full = speaker.word_for(bold(speaker, rng))
    say(pair, word, full)


def until(found: Callable[[Table, Table], bool], rounds: int = 2) -> tuple[Table, Table]:
    """Play on, battle after battle, until this can be said by somebody; returns who speaks next and the other."""
    for seed in range(30):
        pair, rng = tables(rounds), random.Random(seed)
        while pair[0].due().seat >= 0:
            seat = pair[0].due().seat
            if found(pair[seat], pair[1 - seat]):
                return pair[seat], pair[1 - seat]
            step(pair, rng)
    raise AssertionError("the moment never comes")


def deciding_at(tag: int) -> Callable[[Table, Table], bool]:
    return lambda speaker, hearer: speaker.due().matter == Matter.PLAY and speaker.state.stack[-1] == tag


def opening_of(tag: int) -> Callable[[Table, Table], bool]:
    """Somebody opens what he has sealed in this step."""

    def found(speaker: Table, hearer: Table) -> bool:
        state = speaker.state
        return deciding_at(tag)(speaker, hearer) and not state.may_choose() and bool(state.sealed[speaker.seat])

    return found


def sheet_with_orders(speaker: Table, hearer: Table) -> bool:
    return deciding_at(tags.SHEET)(speaker, hearer) and len(orders(speaker)) >= 2


def orders(table: Table) -> list[int]:
    """The lines on its own sheet."""
    return [code for code in table.state.sheet[table.seat] if code != SAVED]


def all_lines(table: Table) -> list[int]:
    """Every line that its side could ever write."""
    return [action.args[0] for place in table.state.setting.lines[table.seat] for action in place]


def named(cheat: Table, honest: Table, word: Word) -> str:
    with pytest.raises(Breach) as caught:
        honest.hear(Spoken(len(cheat.said) + 1, cheat.digest, word))
    return caught.value.code


def resign_and_open(pair: Pair) -> None:
    """The battle is given up, and everything turned up, by each side as its own program has it."""
    say(pair, Play(RESIGN))
    for _ in range(2):
        word = pair[pair[0].due().seat].automatic()
        assert isinstance(word, Reveal)
        say(pair, word)


def seated(cheat: Table, honest: Table) -> Pair:
    return (cheat, honest) if cheat.seat == 0 else (honest, cheat)


def verdict(table: Table) -> str:
    with pytest.raises(Breach) as caught:
        open_record(table)
    return caught.value.code


@pytest.mark.parametrize("seed", range(3))
def test_a_battle_is_found_fair_by_both_and_their_records_are_equal(seed: int) -> None:
    pair, rng = tables(), random.Random(seed)
    while pair[0].due().seat >= 0:
        step(pair, rng)
    records = [open_record(table) for table in pair]
    assert records[0].text() == records[1].text()
    assert "?" not in "".join(entry.text for entry in records[0].entries)


# The sheet


def test_a_sheet_opened_with_another_line_than_was_sealed_is_named() -> None:
    cheat, honest = until(sheet_with_orders)
    state = cheat.state
    (truth,) = state.legal()
    word, _ = cheat.word_for(truth)
    spare = next(code for code in all_lines(cheat) if code not in truth.args)
    changed = Action(truth.verb, tuple(sorted((*truth.args[1:], spare))))
    code = named(cheat, honest, msgspec.structs.replace(word, text=state.write(changed)))
    assert code in ("opened-otherwise", "illegal")


def test_a_line_left_out_or_saved_in_hindsight_is_named() -> None:
    cheat, honest = until(sheet_with_orders)
    state = cheat.state
    (truth,) = state.legal()
    word, _ = cheat.word_for(truth)
    assert isinstance(word.proofs, tuple)
    fewer = state.write(Action(truth.verb, truth.args[:-1]))
    assert named(cheat, honest, msgspec.structs.replace(word, text=fewer)) in ("opened-otherwise", "illegal")
    for proofs in (word.proofs[1:], word.proofs[::-1], (*word.proofs, word.proofs[-1])):
        assert named(cheat, honest, msgspec.structs.replace(word, proofs=proofs)) == "opened-otherwise"
    forged = (Proof(word.proofs[0].entry, b"x" * 32), *word.proofs[1:])
    assert named(cheat, honest, msgspec.structs.replace(word, proofs=forged)) == "opened-otherwise"


def test_a_sheet_that_was_never_opened_cannot_be_changed_in_hindsight() -> None:
    cheat, honest = until(lambda speaker, hearer: deciding_at(tags.GO)(speaker, hearer) and len(orders(speaker)) > 1)
    pair = seated(cheat, honest)
    say(pair, Play(RESIGN))
    if cheat.seat == 1:
        say(pair, honest.automatic())  # type: ignore[arg-type]
    truth = cheat.automatic()
    assert isinstance(truth, Reveal)
    number, _ = truth.unseen[0]
    false = msgspec.structs.replace(truth, unseen=((number, "save"), *truth.unseen[1:]))
    honest.hear(Spoken(len(cheat.said) + 1, cheat.digest, false))
    if cheat.seat == 0:
        honest.say(honest.automatic())  # type: ignore[arg-type]
    assert verdict(honest) == "changed-decision"


def test_an_eleventh_order_is_named_when_it_is_written_and_when_it_is_opened() -> None:
    def ten_written(speaker: Table, hearer: Table) -> bool:
        return deciding_at(tags.PLAN)(speaker, hearer) and speaker.state.written[hearer.seat] == 10

    black, white = until(ten_written)
    assert named(white, black, Play("order ?", vow=b"v" * 32)) == "out-of-turn"
    cheat, honest = until(lambda speaker, hearer: deciding_at(tags.SHEET)(speaker, hearer) and len(orders(speaker)) > 8)
    state = cheat.state
    (truth,) = state.legal()
    word, _ = cheat.word_for(truth)
    spare = [code for code in all_lines(cheat) if code not in truth.args][: 11 - len(truth.args)]
    eleven = Action(truth.verb, tuple(sorted((*truth.args, *spare))))
    assert len(eleven.args) == 11
    assert named(cheat, honest, msgspec.structs.replace(word, text=state.write(eleven))) in (
        "illegal",
        "opened-otherwise",
    )


# An order used twice


def used_twice() -> tuple[Table, Table, int]:
    """One side has acted with two units by one order, which nobody can see yet; and the step of that order."""

    def lone_order(speaker: Table, hearer: Table) -> bool:
        return deciding_at(tags.GO)(speaker, hearer) and bool(speaker.state.todo[speaker.seat] and _lone(speaker))

    cheat, honest = until(lone_order)
    code = _lone(cheat)[0]
    # His program has been changed: it believes that the order is there once more.
    state = cheat.state
    state.unused[cheat.seat].append(code)
    word, full = cheat.word_for(Action(GO, (code, 2)))
    say(seated(cheat, honest), word, full)
    return cheat, honest, code


def _lone(table: Table) -> list[int]:
    """Orders that stand on the sheet once, may be used now, and by two units if there were two of them."""
    state, seat = table.state, table.seat
    found = []
    for action in state.legal():
        if action.verb == GO and len(action.args) == 2 and action.args[1] == 1:
            code = action.args[0]
            steps = [next_step(line) for line in orders(table)]
            twin = state.copy()
            twin.unused[seat].append(code)
            if any(state.number(side, step_of(code)) for side in range(2)):
                continue
            if steps.count(next_step(code)) == 1 and Action(GO, (code, 2)) in twin.legal():
                found.append(code)
    return found


def test_an_order_used_twice_is_named_when_the_sheet_is_opened() -> None:
    cheat, honest, code = used_twice()
    pair, rng = seated(cheat, honest), random.Random(5)
    while (
        pair[0].due().matter != Matter.PLAY
        or pair[0].state.stack[-1] != tags.SHEET
        or (pair[0].due().seat != cheat.seat)
    ):
        step(pair, rng)
    assert sum(next_step(line) == next_step(code) for line in honest.state.first[cheat.seat]) == 2
    state = cheat.state
    truth = Action(state.legal()[0].verb, tuple(sorted(orders(cheat))))
    word, _ = cheat.word_for(state.legal()[0])
    assert named(cheat, honest, msgspec.structs.replace(word, text=state.write(truth))) == "illegal"
    # Nor does it help to write the order down a second time.
    twice = Action(truth.verb, tuple(sorted((*truth.args, code))))
    more = msgspec.structs.replace(word, text=state.write(twice))
    assert named(cheat, honest, more) in ("opened-otherwise", "illegal")


def test_an_order_used_twice_is_named_by_the_verdict_though_no_sheet_was_opened() -> None:
    cheat, honest, _ = used_twice()
    resign_and_open(seated(cheat, honest))
    assert verdict(honest) == "false-account"


# What is sealed inside a round


@pytest.mark.parametrize("tag", [tags.REACT, tags.BREAK, tags.FIRE, tags.RALLY])
def test_a_sealed_answer_changed_when_it_is_opened_is_named(tag: int) -> None:
    """A reaction, a withdrawal, a bombardment or a rally: once sealed, it is what it is."""

    def other_answers(speaker: Table, hearer: Table) -> bool:
        return opening_of(tag)(speaker, hearer) and bool(_others(speaker))

    cheat, honest = until(other_answers, rounds=6)
    state = cheat.state
    (truth,) = state.legal()
    word, _ = cheat.word_for(truth)
    for text in _others(cheat):
        assert text != word.text
        assert named(cheat, honest, msgspec.structs.replace(word, text=text)) in ("opened-otherwise", "illegal")


def _others(table: Table) -> list[str]:
    """Openings of other answers than the sealed one, which would have been just as good at the time."""
    state = table.state
    sealed = state.sealed[table.seat]
    if len(sealed) != 1:
        return []
    then = state.copy()
    then.sealed[table.seat] = []
    then.todo[1 - table.seat] = [0]
    then.todo[table.seat] = AGENDAS[state.stack[-1]](then, table.seat)[:1]
    then.seat = table.seat
    others = [action for action in FRAMES[state.stack[-1]].legal(then) if action != sealed[0]]
    return [state.write(packed([action])) for action in others[:5]]


def test_who_acts_is_opened_in_part_and_a_change_is_named_by_the_verdict() -> None:
    """A sealed `go` is never shown whole (C12), so its hash can only be checked when everything is turned up."""

    def may_hold_back(speaker: Table, hearer: Table) -> bool:
        return opening_of(tags.GO)(speaker, hearer) and bool(speaker.state.sealed[speaker.seat][0].args)

    cheat, honest = until(may_hold_back)
    state = cheat.state
    sealed = state.sealed[cheat.seat][0]
    assert next_steps(sealed).args
    # His program has been changed: it forgets what it has sealed, once it has seen who acts on the other side.
    state.sealed[cheat.seat][0] = Action(GO)
    (opening,) = state.legal()
    word, full = cheat.word_for(opening)
    say(seated(cheat, honest), word, full)
    resign_and_open(seated(cheat, honest))
    assert verdict(honest) in ("false-account", "changed-decision")


def test_a_decision_of_a_round_without_binding_or_out_of_turn_is_named() -> None:
    pair = tables()
    assert named(pair[0], pair[1], Play("order ?")) == "not-bound"
    assert named(pair[0], pair[1], Play("order I a1-a2", vow=b"v" * 32)) == "illegal"
    assert named(pair[1], pair[0], Play("order ?", vow=b"v" * 32)) == "out-of-turn"


# Dice


def test_a_number_for_the_dice_changed_afterwards_is_named() -> None:
    cheat, honest = until(lambda speaker, hearer: speaker.due().matter == Matter.REDEEM)
    assert named(cheat, honest, Nonce(b"x" * 32)) == "dice-changed"


def test_a_number_for_the_dice_that_was_chosen_to_suit_is_named_by_the_verdict() -> None:
    cheat, honest = until(lambda speaker, hearer: speaker.due().matter == Matter.ANSWER)
    pair = seated(cheat, honest)
    say(pair, Nonce(b"x" * 32))
    while pair[0].due().matter != Matter.PLAY:
        step(pair, random.Random(1))
    resign_and_open(pair)
    assert verdict(honest) == "dice-changed"
