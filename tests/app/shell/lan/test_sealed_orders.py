"""A game that nothing here knows, over LAN: orders sealed at the same time, opened in mid-battle, and dice."""

import random
import time
from pathlib import Path

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from app.shell.lan.bot import Bot
from app.shell.lan.clock import BATTLE, Clock, Limit
from app.shell.lan.fair.messages import Breach, Nonce, Play, Proof, Reveal, Spoken
from app.shell.lan.fair.table import Matter, Table
from app.shell.lan.fair.verdict import open_record
from app.shell.lan.lobby import Offer
from app.shell.lan.match import Match
from app.shell.lan.remote_battle import RemoteBattle
from app.shell.lan.wire import Said
from engine import registry
from engine.game import Refusal
from engine.record import RESIGN
from tests import sealed_orders
from tests.app.shell.lan.games import CODE, guest, lobby, overhear
from tests.app.shell.lan.test_processes import PATIENCE, Side, fair, two_sides
from tests.sealed_orders import CONTENT, ORDERS, Action, State

MODULE = "tests.sealed_orders"
KEYS = (b"a" * 32, b"z" * 32)
Pair = tuple[Table, Table]


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is known in this process for the time of a test."""
    monkeypatch.setitem(registry._elsewhere, MODULE, None)


def tables(rounds: int = sealed_orders.ROUNDS) -> Pair:
    header, start = CONTENT.prepare(rounds, CONTENT.open(), "2026-11-18", "0.1.0", ("Ada", "Zoë"))
    return Table(header, start, 0, KEYS[0]), Table(header, start, 1, KEYS[1])


def step(pair: Pair, rng: random.Random) -> None:
    """The next word, said and heard."""
    due = pair[0].due()
    assert pair[1].due() == due
    speaker, hearer = pair[due.seat], pair[1 - due.seat]
    word, full = speaker.automatic(), ""
    if word is None:
        word, full = speaker.word_for(rng.choice(speaker.state.legal()))
    hearer.hear(speaker.say(word, full))
    assert speaker.digest == hearer.digest


def until(pair: Pair, phase: str, matter: Matter, rng: random.Random) -> tuple[Table, Table]:
    """Play on until this is due; returns who speaks next and the other."""
    while pair[0].state.phase != phase or pair[0].due().matter != matter:
        step(pair, rng)
    seat = pair[0].due().seat
    return pair[seat], pair[1 - seat]


def named(cheat: Table, honest: Table, word: object) -> str:
    with pytest.raises(Breach) as caught:
        honest.hear(Spoken(len(cheat.said) + 1, cheat.digest, word))  # type: ignore[arg-type]
    return caught.value.code


# Fair play


@pytest.mark.parametrize("seed", range(5))
def test_a_battle_is_fought_to_its_end_and_found_fair_by_both(seed: int) -> None:
    pair = tables()
    rng = random.Random(seed)
    while pair[0].due().seat >= 0:
        step(pair, rng)
    records = [open_record(table) for table in pair]
    assert records[0].text() == records[1].text()
    assert "?" not in "".join(entry.text for entry in records[0].entries)
    assert pair[0].opened


def test_where_both_decide_at_once_they_speak_in_turns() -> None:
    pair = tables()
    spoken = []
    for _ in range(4):
        spoken.append(pair[0].due().seat)
        assert all(table.may_decide for table in pair) is (len(spoken) < 4)
        step(pair, random.Random(1))
    assert spoken == [0, 1, 0, 1]


def test_an_order_is_hidden_from_the_other_until_it_is_opened() -> None:
    pair = tables()
    speaker, hearer = until(pair, sealed_orders.OPENING, Matter.PLAY, random.Random(1))
    assert hearer.state.orders[speaker.seat] == ["?", "?"]
    hearer.hear(speaker.say(*speaker.word_for(speaker.state.legal()[0])))
    assert hearer.state.orders[speaker.seat] == speaker.state.orders[speaker.seat]


# Every way to cheat


def test_orders_opened_as_others_than_those_sealed_are_named() -> None:
    cheat, honest = until(tables(), sealed_orders.OPENING, Matter.PLAY, random.Random(1))
    word, _ = cheat.word_for(cheat.state.legal()[0])
    others = [f"open {one} {two}" for one in ORDERS for two in ORDERS]
    for text in others:
        if text != word.text:
            assert named(cheat, honest, msgspec.structs.replace(word, text=text)) == "opened-otherwise"


def test_orders_opened_without_proof_or_in_another_place_are_named() -> None:
    pair = tables()
    rng = random.Random(1)
    until(pair, sealed_orders.ROLLING, Matter.VOW, rng)
    cheat, honest = until(pair, sealed_orders.OPENING, Matter.PLAY, rng)
    word, _ = cheat.word_for(cheat.state.legal()[0])
    assert isinstance(word.proofs, tuple)
    one, two = word.proofs
    earlier = min(entry.number for entry in cheat.battle.record.entries if entry.seat == cheat.seat)
    stale = Proof(earlier, cheat.secret.entry_salt(earlier))
    forged = Proof(one.entry, b"x" * 32)
    for proofs in ((), (one,), (two, one), (one, one), (stale, two), (forged, two), (one, two, two)):
        assert named(cheat, honest, msgspec.structs.replace(word, proofs=proofs)) == "opened-otherwise"
    assert named(cheat, honest, msgspec.structs.replace(word, proofs=msgspec.UNSET)) == "opened-otherwise"


def test_an_order_that_was_never_opened_cannot_be_changed_in_hindsight() -> None:
    pair = tables()
    rng = random.Random(1)
    step(pair, rng)
    step(pair, rng)
    pair[1].hear(pair[0].say(Play(RESIGN)))
    pair[1].hear(pair[0].say(pair[0].automatic()))  # type: ignore[arg-type]
    truth = pair[1].automatic()
    assert isinstance(truth, Reveal)
    ((number, text),) = truth.unseen
    other = next(order for order in ORDERS if order not in text)
    false = msgspec.structs.replace(truth, unseen=((number, f"seal {other}"),))
    pair[0].hear(Spoken(len(pair[1].said) + 1, pair[1].digest, false))
    with pytest.raises(Breach) as caught:
        open_record(pair[0])
    assert caught.value.code == "changed-decision"


def test_an_order_sealed_without_binding_is_named() -> None:
    pair = tables()
    assert named(pair[0], pair[1], Play("seal ?")) == "not-bound"


def test_an_order_sealed_in_the_open_or_out_of_turn_is_named() -> None:
    pair = tables()
    assert named(pair[0], pair[1], Play("seal raid", vow=b"v" * 32)) == "illegal"
    assert named(pair[1], pair[0], Play("seal ?", vow=b"v" * 32)) == "out-of-turn"


def test_a_changed_die_is_named() -> None:
    cheat, honest = until(tables(), sealed_orders.ROLLING, Matter.REDEEM, random.Random(1))
    assert named(cheat, honest, Nonce(b"x" * 32)) == "dice-changed"


# Over the real stack


def hosted(tmp_path: Path, seat: int = 0, rounds: int = sealed_orders.ROUNDS) -> RemoteBattle:
    here = lobby(tmp_path / "host")
    header, _ = CONTENT.prepare(rounds, CONTENT.open(), "2026-11-18", "0.1.0", ("Ada", "Zoë"))
    here.offer = Offer(header.line(), seat, CODE)
    game = RemoteBattle(here)
    game.began.connect(game.go)
    assert game.host("127.0.0.1") == ""
    return game


def match_of(game: RemoteBattle) -> Match:
    assert game.match is not None
    return game.match


@pytest.mark.usefixtures("known")
def test_no_order_is_on_the_wire_before_it_is_opened(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, other = hosted(tmp_path, rounds=6), guest(tmp_path)
    Bot(host, "random")
    Bot(other, "random")
    heard = overhear(monkeypatch)
    with qtbot.waitSignals([host.settled, other.settled], timeout=60_000):
        other.join("127.0.0.1", host.port)
    words = [(data, message.spoken.word) for data, message in heard if isinstance(message, Said)]
    before_end = [(data, word) for data, word in words if not isinstance(word, Reveal)]
    told = 0
    for data, word in before_end:
        is_open = isinstance(word, Play) and word.text.startswith("open")
        names = [order for order in ORDERS if order.encode() in data]
        assert is_open or not names, word
        told += is_open
    assert told >= 12
    # Nor does any salt leave before its order is opened, without which a hash tells nothing.
    for table in (match_of(host).table, match_of(other).table):
        for number in table.unseen:
            salt = table.secret.entry_salt(number)
            first = next(place for place, (data, _) in enumerate(words) if salt in data)
            opening = words[first][1]
            assert isinstance(opening, Play)
            assert opening.text.startswith("open")
    for game in (host, other):
        game.close()


@pytest.mark.usefixtures("known")
def test_whoever_decides_early_waits_for_his_turn_to_speak_and_may_think_again(qtbot: QtBot, tmp_path: Path) -> None:
    host, other = hosted(tmp_path), guest(tmp_path)
    with qtbot.waitSignals([host.asked, other.asked], timeout=30_000):
        other.join("127.0.0.1", host.port)
    early, late = Action("seal", ("raid",)), Action("seal", ("hold",))
    other.play(early)
    assert match_of(other).has_decided
    assert other.to_decide() < 0
    with pytest.raises(Refusal):
        other.play(early)
    assert other.can_undo()
    with qtbot.waitSignal(other.asked, timeout=30_000):
        other.undo()
    other.play(late)
    assert not other.battle.record.entries
    state: State = other.seen()
    assert state.orders == [[], []]
    host.play(early)
    qtbot.waitUntil(lambda: len(host.battle.record.entries) == 2, timeout=30_000)
    assert [entry.text for entry in host.battle.record.entries] == ["seal raid", "seal ?"]
    assert [entry.text for entry in other.battle.record.entries] == ["seal ?", "seal hold"]
    for game in (host, other):
        game.close()


@pytest.mark.usefixtures("known")
def test_resigning_needs_no_turn_to_speak(qtbot: QtBot, tmp_path: Path) -> None:
    host, other = hosted(tmp_path), guest(tmp_path)
    with qtbot.waitSignals([host.asked, other.asked], timeout=30_000):
        other.join("127.0.0.1", host.port)
    with qtbot.waitSignals([host.verified, other.verified], timeout=30_000):
        other.resign()
    assert host.battle.winner == 0
    for game in (host, other):
        game.close()


@pytest.mark.usefixtures("known")
def test_where_both_decide_at_once_the_time_of_both_runs_until_each_has_decided(qtbot: QtBot, tmp_path: Path) -> None:
    host, other = hosted(tmp_path), guest(tmp_path)
    with qtbot.waitSignals([host.asked, other.asked], timeout=30_000):
        other.join("127.0.0.1", host.port)
    clocks = [clock_of(game) for game in (host, other)]
    for clock in clocks:
        clock.advance(10)
        assert [round(spent) for spent in clock.thought] == [10, 10]
    with qtbot.waitSignal(host.presence, timeout=30_000) as told:
        other.play(Action("seal", ("raid",)))
    assert told.args == ["decided"]
    for clock in clocks:
        clock.advance(5)
        assert [round(spent) for spent in clock.thought] == [15, 10]
    with qtbot.waitSignal(host.presence, timeout=30_000):
        other.undo()
    clocks[0].advance(1)
    assert round(clocks[0].thought[1]) == 11
    other.play(Action("seal", ("hold",)))
    host.play(Action("seal", ("hold",)))
    qtbot.waitUntil(lambda: len(host.battle.record.entries) == 2, timeout=30_000)
    assert not host.other_decided
    for game in (host, other):
        game.close()


@pytest.mark.usefixtures("known")
def test_whoever_has_to_speak_is_charged_whatever_he_says(qtbot: QtBot, tmp_path: Path) -> None:
    host, other = hosted(tmp_path), guest(tmp_path)
    with qtbot.waitSignals([host.asked, other.asked], timeout=30_000):
        other.join("127.0.0.1", host.port)
    with qtbot.waitSignal(other.presence, timeout=30_000):
        host.show_presence("decided")
    clock_of(other).advance(3)
    assert [round(spent) for spent in clock_of(other).thought] == [3, 3]
    for game in (host, other):
        game.close()


@pytest.mark.usefixtures("known")
def test_out_of_time_where_the_other_speaks_first(qtbot: QtBot, tmp_path: Path) -> None:
    host, other = hosted(tmp_path), guest(tmp_path)
    with qtbot.waitSignals([host.asked, other.asked], timeout=30_000):
        other.join("127.0.0.1", host.port)
    clock = clock_of(other)
    clock.limit = Limit(BATTLE, 60)
    clock.thought[0] = -100.0
    with qtbot.waitSignals([host.verified, other.verified], timeout=30_000):
        clock.advance(61)
    assert (host.battle.winner, host.battle.how) == (0, "out of time")
    for game in (host, other):
        game.close()


def clock_of(game: RemoteBattle) -> Clock:
    assert game.clock is not None
    game.clock._timer.stop()
    return game.clock


@pytest.mark.usefixtures("known")
def test_bots_of_its_own_play_it(qtbot: QtBot, tmp_path: Path) -> None:
    host, other = hosted(tmp_path), guest(tmp_path)
    bots = [Bot(host, "raid"), Bot(other, "hold")]
    with qtbot.waitSignals([host.settled, other.settled], timeout=60_000):
        other.join("127.0.0.1", host.port)
    record = match_of(host).record
    assert record is not None
    sealed = {(entry.seat, entry.text) for entry in record.entries if entry.text.startswith("seal")}
    assert sealed == {(0, "seal raid"), (1, "seal hold")}
    for bot in bots:
        bot.close()
    for game in (host, other):
        game.close()


# Between two processes

OFFER = ("host", "--game", MODULE, "--bot", "random", "--address", "127.0.0.1")
JOIN = ("--game", MODULE, "--bot", "random")


def test_two_processes_fight_a_battle(tmp_path: Path) -> None:
    with two_sides(tmp_path) as sides:
        host, other = sides
        host.start(*OFFER)
        other.start("join", f"127.0.0.1:{host.line()['port']}", *JOIN)
        fair(sides)


def test_two_processes_fight_a_battle_with_bots_that_think(tmp_path: Path) -> None:
    with two_sides(tmp_path) as sides:
        host, other = sides
        host.start("host", "--game", MODULE, "--bot", "march", "--address", "127.0.0.1")
        other.start("join", f"127.0.0.1:{host.line()['port']}", "--game", MODULE, "--bot", "raid")
        fair(sides)


@pytest.mark.parametrize("killed", [0, 1], ids=["host", "guest"])
def test_a_process_killed_in_mid_battle_resumes_it(tmp_path: Path, killed: int) -> None:
    with two_sides(tmp_path) as sides:
        host, other = sides
        offer = (*OFFER, "--scenario", "long")
        host.start(*offer)
        port = host.line()["port"]
        join = ("join", f"127.0.0.1:{port}", *JOIN)
        other.start(*join)
        side = sides[killed]
        wait_for_words(side, 60)
        side.kill()
        (journal,) = (side.folder / "lan").glob("*.battle")
        said = len(journal.read_bytes().splitlines())
        assert said > 60
        if side is host:
            host.start(*offer, "--port", str(port))
            host.line()
        else:
            other.start(*join)
        fair(sides)
        record = next((side.folder / "records").glob("*.record")).read_text()
        assert len(record.splitlines()) > said


def wait_for_words(side: Side, count: int) -> None:
    """Until so many words of a battle are in the side's journal."""
    for _ in range(PATIENCE * 200):
        for journal in (side.folder / "lan").glob("*.battle"):
            if len(journal.read_bytes().splitlines()) > count:
                return
        time.sleep(0.005)
    raise AssertionError("the battle does not go on")
