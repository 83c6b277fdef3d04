"""Hidden decisions are binding: what was done unseen cannot be changed in hindsight, in any of the ways there are."""

import json
import random
from pathlib import Path

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from app.shell.lan.bot import Bot
from app.shell.lan.fair import verdict
from app.shell.lan.fair.commitments import Secret, card_vow, entry_vow, nonce_vow, owner_bytes
from app.shell.lan.fair.messages import SENTENCES, Breach, Play, Reveal, Said, Spoken
from app.shell.lan.fair.table import Matter, Table
from app.shell.lan.fair.verdict import open_record
from app.shell.lan.journal import (
    Agreement,
    Altered,
    Unusable,
    agreement_of,
    first_mark,
    journals,
    next_mark,
    open_journal,
)
from app.shell.lan.lobby import libraries
from app.shell.lan.remote_battle import RemoteBattle
from engine.battle import Battle
from engine.game import Refusal
from engine.manoeuvre.action import DISCARD
from engine.manoeuvre.state import State
from engine.record import DRAW, OFFER, RESIGN, UNDO, Entry
from tests.app.shell.lan.ends import End, both, meet, settle
from tests.app.shell.lan.games import guest, hosted
from tests.app.shell.lan.pair import Pair, play, step, tables
from tests.plugins.effort import Effort

DATA = Path(__file__).parent / "data"


def to_the_end(pair: Pair, rng: random.Random) -> None:
    """All but the last word: seat one has turned up its cards, seat two is about to."""
    while pair[0].due() != (1, Matter.REVEAL):
        step(pair, rng)


def other_discards(table: Table, number: int) -> list[str]:
    """What this side could have thrown away instead at an entry, with all that followed just the same."""
    entries = table.battle.record.entries
    battle: Battle[State] = Battle(table.battle.record.header, table.start.seen_by(table.seat))
    for entry in entries[: number - 1]:
        battle.enter(entry.seat, entry.text)
    state = battle.state
    truth = state.read(table.unseen[number])
    legal = [action for action in state.legal() if action.verb == DISCARD]
    alike = [action for action in legal if len(action.cards) == len(truth.cards) and action != truth]
    return [text for text in map(state.write, alike) if _fits(state, text, entries[number - 1 :])]


def _fits(state: State, text: str, entries: list[Entry]) -> bool:
    """Whether the battle could have gone on as it did."""
    twin = state.copy()
    try:
        for place, entry in enumerate(entries):
            if entry.text in (UNDO, OFFER, DRAW, RESIGN):
                return entry.text != UNDO
            twin.apply(twin.read(text if place == 0 else entry.text))
    except Refusal:
        return False
    return True


def rewrites(table: Table, truth: Reveal) -> list[Reveal]:
    """Accounts in which something else was thrown away than it was, the last ones first."""
    found: list[Reveal] = []
    for place, (number, text) in reversed(list(enumerate(truth.unseen))):
        if text.startswith("discard") and len(found) < 20:
            for changed in other_discards(table, number):
                unseen = (*truth.unseen[:place], (number, changed), *truth.unseen[place + 1 :])
                found.append(msgspec.structs.replace(truth, unseen=unseen))
    return found


def judged(table: Table, reveal: Reveal) -> str:
    """What the honest side makes of an account; an empty string if it finds it fair."""
    kept = table.reveals
    table.reveals = [*kept, reveal]
    try:
        open_record(table)
    except Breach as breach:
        return breach.code
    finally:
        table.reveals = kept
    return ""


@pytest.mark.soak
def test_a_discard_cannot_be_changed_in_hindsight(monkeypatch: pytest.MonkeyPatch, effort: Effort) -> None:
    """Accounts that fit everything else are named all the same; without the binding they would pass."""
    passing = count = battles = 0
    for seed in range(effort.number(4, 40)):
        if effort.over:
            break
        battles += 1
        pair = tables("first_battle")
        to_the_end(pair, random.Random(seed))
        truth = pair[1].automatic()
        assert isinstance(truth, Reveal)
        assert judged(pair[0], truth) == ""
        lies = rewrites(pair[1], truth)[: effort.number(20, 1_000)]
        count += len(lies)
        assert {judged(pair[0], lie) for lie in lies} <= {"changed-decision"}
        with monkeypatch.context() as unbound:
            unbound.setattr(verdict._Verdict, "_check_bound", lambda self, entry, full: None)
            passing += sum(judged(pair[0], lie) == "" for lie in lies)
    assert count >= passing > 0
    effort.done(battles, f"battles with {count:,} rewritten discards, {passing:,} of which fit all else")


class Rewriting(Table):
    """Says at the end that it threw away something else the last time, if that would fit all that came after."""

    def automatic(self) -> Said | None:
        word = super().automatic()
        if isinstance(word, Reveal):
            return next(iter(rewrites(self, word)), word)
        return word


def test_a_discard_changed_in_hindsight_is_named_over_the_real_link(qtbot: QtBot, tmp_path: Path) -> None:
    # A random battle may leave nothing to lie about; then another is played.
    told: tuple[bool, object] = (True, None)
    for number in range(8):
        if told[0]:
            told = _fought_with_a_cheat(qtbot, tmp_path / str(number))
    fair, fault = told
    assert not fair
    assert str(fault).startswith(SENTENCES["changed-decision"].partition("{")[0])


def _fought_with_a_cheat(qtbot: QtBot, folder: Path) -> tuple[bool, object]:
    """What the host says of a battle against somebody who lies wherever he can."""
    host, cheat = hosted(folder), guest(folder)
    Bot(cheat, "random")

    def sit() -> None:
        cheat.match.table.__class__ = Rewriting  # type: ignore[union-attr]

    cheat.began.connect(sit)
    with qtbot.waitSignal(host.verified, timeout=60_000) as told:
        cheat.join("127.0.0.1", host.port)
    for game in (host, cheat):
        game.close()
    fair, fault = told.args
    return fair, fault


def changeable(table: Table) -> dict[int, list[str]]:
    """What this side could have thrown away instead, by the numbers of the entries."""
    discards = [number for number, text in table.unseen.items() if text.startswith("discard")]
    return {number: others for number in discards if (others := other_discards(table, number))}


def edit(path: Path, *, marks: bool) -> int:
    """Exchange what was thrown away last, in the third column; returns the line. With the digests made good, too."""
    held, table = open_journal(path, libraries(path.parent.parent))
    held.release()
    found = changeable(table)
    number = max(found)
    first, *lines = path.read_text(encoding="utf-8").splitlines()
    rows = [json.loads(line) for line in lines]
    place = max(place for place, row in enumerate(rows) if row[2] == table.unseen[number])
    rows[place][2] = found[number][0]
    mark = first_mark(held.agreement, first.encode())
    for row in rows:
        mark = next_mark(mark, json.dumps(row[:3], ensure_ascii=False))
        if marks:
            row[3] = mark
    new = [first, *(json.dumps(row, ensure_ascii=False) for row in rows)]
    path.write_text("\n".join(new) + "\n", encoding="utf-8")
    return place + 2


def left(tmp_path: Path) -> tuple[tuple[End, End], Path]:
    """A battle in its middle, in which the guest has something to lie about, and his program killed."""
    ends = both(tmp_path)
    meet(ends)
    settle(ends, 220)
    assert ends[1].match is not None
    # The decks are shuffled by secrets, so at times it takes a little longer.
    while not changeable(ends[1].match.table) and settle(ends, 10) == 10:
        pass
    ends[1].stop()
    (path,) = journals(tmp_path / "guest")
    return ends, path


@pytest.mark.parametrize("marks", [False, True], ids=["clumsy", "with its digests"])
def test_an_edited_journal_is_noticed_by_its_own_program(tmp_path: Path, marks: bool) -> None:
    _, path = left(tmp_path)
    line = edit(path, marks=marks)
    size = path.stat().st_size
    with pytest.raises(Altered, match=f"altered since it was written .line {line}."):
        open_journal(path, libraries(tmp_path / "guest"))
    # Nothing was cut off as if it were a line half written.
    assert path.stat().st_size == size


def test_an_edited_journal_is_noticed_by_the_other_side(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ends, path = left(tmp_path)
    edit(path, marks=True)
    honest = Table._bind

    def careless(self: Table, seat: int, number: int, word: Play, full: str) -> None:
        """The check is taken out of the cheat's own program."""
        if self.seat == seat == 1:
            assert isinstance(word.vow, bytes)
            self.bound[number] = word.vow
        else:
            honest(self, seat, number, word, full)

    monkeypatch.setattr(Table, "_bind", careless)
    ends[1].boot()
    meet(ends)
    settle(ends)
    assert ends[0].record is None
    assert ends[0].sentence.startswith(SENTENCES["changed-decision"].partition("{")[0])


@pytest.mark.parametrize("column", [0, 1, 2, 3])
def test_a_journal_edited_anywhere_is_not_taken_for_one_half_written(tmp_path: Path, column: int) -> None:
    _, path = left(tmp_path)
    lines = path.read_text(encoding="utf-8").splitlines()
    row = json.loads(lines[40])
    row[column] = 1 - row[0] if column == 0 else row[column][:-2] + "x="
    lines[40] = json.dumps(row, ensure_ascii=False)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(Altered):
        open_journal(path, libraries(tmp_path / "guest"))


def test_a_line_taken_out_of_a_journal_or_spoilt_in_its_middle_is_noticed(tmp_path: Path) -> None:
    _, path = left(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    for spoilt in (
        [*lines[:50], *lines[51:]],
        [*lines[:50], b"\x00\x00\n", *lines[51:]],
        [*lines[:50], b"[]\n", *lines[51:]],
    ):
        path.write_bytes(b"".join(spoilt))
        with pytest.raises(Altered):
            open_journal(path, libraries(tmp_path / "guest"))
    path.write_bytes(b"".join(lines))
    held, _ = open_journal(path, libraries(tmp_path / "guest"))
    held.release()


def test_a_first_line_that_was_edited_is_noticed(tmp_path: Path) -> None:
    _, path = left(tmp_path)
    first, rest = path.read_text(encoding="utf-8").split("\n", 1)
    for change in (
        {"seat": 0},
        {"secret": "00" * 32},
        {"version": 1},
        {"name": "Somebody"},
        {"version": 3},
        {"seat": 2},
    ):
        path.write_text(json.dumps({**json.loads(first), **change}) + "\n" + rest, encoding="utf-8")
        with pytest.raises(Unusable):
            open_journal(path, libraries(tmp_path / "guest"))


def test_a_commitment_copied_from_another_battle_or_seat_does_not_verify() -> None:
    secret = Secret(b"s" * 32)
    battles = [bytes([number]) * 32 for number in range(2)]
    owners = [owner_bytes(battle, seat) for battle in battles for seat in range(2)]
    assert len({card_vow(owner, 0, 3, 7, secret.salt(0, 3)) for owner in owners}) == 4
    assert len({nonce_vow(owner, 5, secret.nonce(5)) for owner in owners}) == 4
    assert len({entry_vow(owner, 9, "discard a b", secret.entry_salt(9)) for owner in owners}) == 4


def test_a_side_that_copies_the_others_deck_is_named() -> None:
    """With the same army and the other's secret, shown first at the end, a copied deck would be the right one."""
    pair = tables()
    while pair[0].due() != (1, Matter.DECK):
        step(pair, random.Random(1))
    copied = pair[0].said[-1][1]
    cheat = pair[1]
    cheat.secret.key = cheat.own.secret.key = pair[0].secret.key
    own = cheat.automatic()
    assert own != copied
    assert len(own.vows) == len(copied.vows)  # type: ignore[union-attr]
    assert not set(own.vows) & set(copied.vows)  # type: ignore[union-attr]


def test_a_decision_without_a_binding_is_named() -> None:
    pair = tables()
    rng = random.Random(1)
    while pair[0].due().matter != Matter.PLAY:
        step(pair, rng)
    speaker, hearer = pair[pair[0].due().seat], pair[1 - pair[0].due().seat]
    word, _ = speaker.word_for(rng.choice(speaker.state.legal()))
    word = msgspec.structs.replace(word, vow=msgspec.UNSET)
    with pytest.raises(Breach) as caught:
        hearer.hear(Spoken(len(speaker.said) + 1, speaker.digest, word))
    assert caught.value.code == "not-bound"


def test_having_a_binding_tells_nothing_about_a_decision() -> None:
    """Every action has one, hidden or not, and all look alike."""
    pair = tables()
    play(pair, random.Random(4))
    record = pair[0].battle.record
    words = [
        (seat, word) for seat, word in pair[0].said if isinstance(word, Play) and record.is_action(seat, word.text)
    ]
    vows = [word.vow for _, word in words]
    assert all(isinstance(vow, bytes) and len(vow) == 32 for vow in vows)
    assert len(set(vows)) == len(vows)
    # Not even two decisions of the same words are bound by the same hash.
    assert len({word.text for _, word in words}) < len(words)


def test_a_battle_begun_by_an_earlier_version_is_played_to_its_end(tmp_path: Path) -> None:
    ends = both(tmp_path)
    for end, other, name in ((ends[0], ends[1], "host"), (ends[1], ends[0], "guest")):
        first, rest = (DATA / f"version-1-{name}.battle").read_text(encoding="utf-8").split("\n", 1)
        agreement = {**json.loads(first), "opponent": other.identity.fingerprint.hex()}
        path = end.folder / "lan" / "cdc7aca57d38ebaf7408bf2e.battle"
        path.write_text(json.dumps(agreement, ensure_ascii=False) + "\n" + rest, encoding="utf-8")
        end.lobby.known.add(other.identity.fingerprint, "Ada")
        assert agreement_of(path) == Agreement(**agreement)
    meet(ends)
    settle(ends)
    assert all(end.agreed_on_it for end in ends)
    records = [end.record for end in ends]
    assert records[0] is not None
    assert records[1] is not None
    assert records[0].text() == records[1].text()
    assert ends[0].match is not None
    assert not ends[0].match.table.binding


def test_new_battles_are_always_bound(tmp_path: Path) -> None:
    ends, path = left(tmp_path)
    agreement = agreement_of(path)
    assert agreement is not None
    assert agreement.version == 2
    assert ends[0].match is not None
    assert ends[0].match.table.binding


def test_the_game_of_a_cheat_that_was_named_is_not_believed(qtbot: QtBot, tmp_path: Path) -> None:
    """The honest side's verdict stands, whatever the other says it has found."""
    host, other = hosted(tmp_path), guest(tmp_path)
    Bot(other, "random")

    def slander() -> None:
        assert other.match is not None
        other.match._finish = lambda: other.match._break(Breach("stacked-deck"))  # type: ignore[method-assign,union-attr]

    other.began.connect(slander)
    told: list[bool] = []
    host.verified.connect(lambda fair, fault: told.append(fair))
    with qtbot.waitSignal(host.disputed, timeout=60_000) as said:
        other.join("127.0.0.1", host.port)
    assert told == [True]
    assert [str(fault) for fault in said.args] == [SENTENCES["stacked-deck"]]
    assert isinstance(host, RemoteBattle)
    for game in (host, other):
        game.close()
