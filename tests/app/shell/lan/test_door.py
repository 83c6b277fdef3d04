"""The door stays open for the honest: whatever strangers do at it, the guest with the code is in within two seconds."""

import gc
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QSslSocket
from pytestqt.qtbot import QtBot

from app.shell.lan import link as links
from app.shell.lan import visitors
from app.shell.lan.bot import Bot
from app.shell.lan.identity import Identity, Place, own
from app.shell.lan.link import AT_ONCE, EARLY_UNREAD, Dialler, Gate, Link, configuration
from app.shell.lan.lobby import GUEST, SPECTATOR
from app.shell.lan.meeting import Meeting
from app.shell.lan.pairing import FREE, LONGEST, Tries
from app.shell.lan.remote_battle import RemoteBattle
from app.shell.lan.visitors import Stage
from app.shell.lan.wire import PROTOCOL, Bye, Chat, Greeting, Message, Pake, Ping, Proof, frame
from tests.app.shell.lan.games import guest, hosted

SOON = 2_000
SLACK = 6
"""On a busy machine everything takes longer: then so many times as long as without any strangers."""
LONG = 30_000


class Stranger(QObject):
    """Somebody with a program of his own making."""

    def __init__(self, identity: Identity, port: int, source: str = "127.0.0.1") -> None:
        super().__init__()
        self.sends: list[Message] = []
        self.socket = QSslSocket(self)
        self.socket.setSslConfiguration(configuration(identity))
        self.socket.sslErrors.connect(lambda _: self.socket.ignoreSslErrors())
        self.socket.encrypted.connect(self._encrypted)
        self.socket.bind(QHostAddress(source))
        self.socket.connectToHostEncrypted("127.0.0.1", port)

    def _encrypted(self) -> None:
        for message in self.sends:
            self.socket.write(frame(message))

    @property
    def is_in(self) -> bool:
        return self.socket.isEncrypted()

    @property
    def is_out(self) -> bool:
        return self.socket.state() == QAbstractSocket.SocketState.UnconnectedState


@pytest.fixture
def host(tmp_path: Path) -> Iterator[RemoteBattle]:
    game = hosted(tmp_path)
    yield game
    game.close()


@pytest.fixture
def soon(qtbot: QtBot, tmp_path: Path) -> int:
    """Milliseconds for an honest guest."""
    quiet = tmp_path / "quiet"
    alone, other = hosted(quiet), guest(quiet)
    begun = time.monotonic()
    with qtbot.waitSignals([alone.began, other.began], timeout=LONG):
        other.join("127.0.0.1", alone.port)
    for game in (alone, other):
        game.close()
    return max(SOON, round((time.monotonic() - begun) * 1000 * SLACK))


@pytest.fixture(scope="module")
def somebody(tmp_path_factory: pytest.TempPathFactory) -> Identity:
    return own(tmp_path_factory.mktemp("stranger"))


def connect(port: int, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=5, source_address=(source, 0))


def opened_and_closed(count: int) -> Callable[[int], list[socket.socket]]:
    def attack(port: int) -> list[socket.socket]:
        for _ in range(count):
            connect(port).close()
        return []

    return attack


def silent(port: int) -> list[socket.socket]:
    return [connect(port) for _ in range(200)]


def garbage(port: int) -> list[socket.socket]:
    found = [connect(port) for _ in range(100)]
    for one in found:
        with suppress(OSError):
            one.sendall(b"GET / HTTP/1.1\r\n\r\n" * 50)
    return found


def half_a_hello(port: int) -> list[socket.socket]:
    """The beginning of a handshake that never goes on."""
    found = [connect(port) for _ in range(200)]
    for one in found:
        with suppress(OSError):
            one.sendall(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03")
    return found


ATTACKS: dict[str, Callable[[int], list[socket.socket]]] = {
    "8 opened and closed": opened_and_closed(8),
    "100 opened and closed": opened_and_closed(100),
    "1000 opened and closed": opened_and_closed(1000),
    "200 silent": silent,
    "100 garbage": garbage,
    "200 half a hello": half_a_hello,
}


class Attack:
    """Strangers in a thread of their own; their sockets stay open until the end."""

    def __init__(self, attack: Callable[[int], list[socket.socket]], port: int) -> None:
        self._open: list[socket.socket] = []
        self._thread = threading.Thread(target=lambda: self._open.extend(attack(port)), daemon=True)
        self._thread.start()

    def wait(self, qtbot: QtBot) -> None:
        qtbot.waitUntil(lambda: not self._thread.is_alive(), timeout=LONG)

    def end(self) -> None:
        self._thread.join(5)
        for one in self._open:
            one.close()


@pytest.mark.parametrize("attack", ATTACKS.values(), ids=ATTACKS)
def test_an_invited_guest_is_in_within_two_seconds_and_comes_back_within_two(
    qtbot: QtBot, tmp_path: Path, host: RemoteBattle, soon: int, attack: Callable[[int], list[socket.socket]]
) -> None:
    first = Attack(attack, host.port)
    first.wait(qtbot)
    # Nobody decides for the guest, so that the battle does not end meanwhile.
    other = guest(tmp_path)
    with qtbot.waitSignals([host.began, other.began], timeout=soon):
        other.join("127.0.0.1", host.port)
    second = Attack(attack, host.port)
    second.wait(qtbot)
    # Cut in mid-battle: the opponent comes back through the same crowd.
    other._link._socket.abort()  # type: ignore[union-attr]
    assert not other.connected
    qtbot.waitUntil(lambda: host.connected and other.connected, timeout=soon)
    for crowd in (first, second):
        crowd.end()
    other.close()


def test_a_guest_is_in_while_strangers_keep_coming(qtbot: QtBot, tmp_path: Path, host: RemoteBattle, soon: int) -> None:
    over = threading.Event()

    def flood() -> None:
        held: list[socket.socket] = []
        while not over.is_set():
            with suppress(OSError):
                held.append(connect(host.port))
            if len(held) > 100:
                held.pop(0).close()
            time.sleep(0.002)
        for one in held:
            one.close()

    thread = threading.Thread(target=flood, daemon=True)
    thread.start()
    qtbot.wait(300)
    other = guest(tmp_path)
    Bot(other, "random")
    try:
        with qtbot.waitSignals([host.began, other.began], timeout=soon):
            other.join("127.0.0.1", host.port)
    finally:
        over.set()
        thread.join(5)
    other.close()


def test_nothing_is_left_of_connections_that_came_to_nothing(qtbot: QtBot, host: RemoteBattle) -> None:
    gate = host._gate
    assert gate is not None
    for attack in (opened_and_closed(300), garbage):
        crowd = Attack(attack, host.port)
        crowd.wait(qtbot)
        crowd.end()
    qtbot.waitUntil(lambda: gate.waiting == 0 and len(host.visitors) == 0, timeout=LONG)
    qtbot.waitUntil(lambda: not gate.findChildren(QSslSocket) and not gate.findChildren(Link), timeout=LONG)
    gc.collect()


def test_handshakes_under_way_and_connections_waiting_are_bounded(qtbot: QtBot, host: RemoteBattle) -> None:
    gate = host._gate
    assert gate is not None
    most = 0
    for attack in (lambda port: [connect(port) for _ in range(400)], half_a_hello):
        crowd = Attack(attack, host.port)
        crowd.wait(qtbot)
        most = max(most, gate.waiting)
        assert len(gate._queued) <= links.MOST_QUEUED
        assert len(gate.findChildren(QSslSocket)) <= links.MOST_SHAKING + 2 * links.A_ROUND
        crowd.end()
    assert 100 < most <= links.MOST_QUEUED + links.MOST_SHAKING


def test_a_silent_connection_is_given_up(qtbot: QtBot, host: RemoteBattle, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "HANDSHAKE", 100)
    one = connect(host.port)
    one.setblocking(False)

    def closed() -> bool:
        with suppress(BlockingIOError):
            return one.recv(1) == b""
        return False

    qtbot.waitUntil(closed, timeout=LONG)
    one.close()


def test_the_opponents_seat_is_not_taken_by_somebody_who_only_watches_or_pings(
    qtbot: QtBot, tmp_path: Path, host: RemoteBattle, soon: int, somebody: Identity
) -> None:
    strangers = []
    for number in range(20):
        stranger = Stranger(somebody, host.port)
        role = SPECTATOR if number % 2 else GUEST
        stranger.sends = [Ping(1), Greeting(PROTOCOL, "0.1.0", "Mallory", role), Ping(2)]
        if number % 4 == 3:
            stranger.sends = [Ping(1), Ping(2)]
        strangers.append(stranger)
    qtbot.waitUntil(lambda: all(one.is_in for one in strangers), timeout=LONG)
    other = guest(tmp_path)
    Bot(other, "random")
    with qtbot.waitSignals([host.began, other.began], timeout=soon):
        other.join("127.0.0.1", host.port)
    other.close()


def test_pings_before_a_greeting_end_the_connection_without_an_answer(
    qtbot: QtBot, host: RemoteBattle, somebody: Identity
) -> None:
    stranger = Stranger(somebody, host.port)
    stranger.sends = [Ping(number) for number in range(20_000)]
    qtbot.waitUntil(lambda: stranger.is_in, timeout=LONG)
    qtbot.waitUntil(lambda: stranger.is_out, timeout=LONG)
    assert stranger.socket.bytesAvailable() < 200
    assert len(host.visitors) == 0


def test_nobody_who_does_not_read_makes_the_host_keep_more_than_a_little(
    qtbot: QtBot, host: RemoteBattle, somebody: Identity
) -> None:
    stranger = Stranger(somebody, host.port)
    stranger.socket.setReadBufferSize(1)
    stranger.sends = [Greeting(PROTOCOL, "0.1.0", "Mallory", SPECTATOR)]
    qtbot.waitUntil(lambda: len(host.visitors._at(Stage.WATCHING)) == 1, timeout=LONG)
    (visitor,) = host.visitors._at(Stage.WATCHING)
    visitor.link._most_unread = EARLY_UNREAD
    for _ in range(100_000):
        visitor.link.send(Chat("x" * 500))
        if not host.visitors.is_here(visitor.link):
            break
        if visitor.link.fault:
            qtbot.waitUntil(lambda: not host.visitors.is_here(visitor.link), timeout=LONG)
    assert visitor.link.fault == "unread"
    assert len(host.visitors) == 0


def test_a_long_message_is_refused_before_the_pairing(qtbot: QtBot, host: RemoteBattle, somebody: Identity) -> None:
    stranger = Stranger(somebody, host.port)
    stranger.sends = [Greeting(PROTOCOL, "0.1.0", "Mallory", GUEST)]
    qtbot.waitUntil(lambda: stranger.is_in, timeout=LONG)
    stranger.socket.write((1 << 16).to_bytes(4))
    qtbot.waitUntil(lambda: stranger.is_out, timeout=LONG)


def test_somebody_who_does_not_greet_is_sent_away(
    qtbot: QtBot, host: RemoteBattle, somebody: Identity, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visitors, "DEADLINE", {Stage.SILENT: 100, Stage.PAIRING: 100})
    strangers = [Stranger(somebody, host.port) for _ in range(4)]
    strangers[0].sends = [Greeting(PROTOCOL, "0.1.0", "Mallory", GUEST)]
    qtbot.waitUntil(lambda: all(one.is_in for one in strangers), timeout=LONG)
    qtbot.waitUntil(lambda: all(one.is_out for one in strangers), timeout=LONG)
    assert len(host.visitors) == 0


def test_strangers_with_wrong_codes_neither_end_the_offer_nor_slow_the_guest(
    qtbot: QtBot, tmp_path: Path, host: RemoteBattle, soon: int, somebody: Identity
) -> None:
    strangers = []
    for _ in range(30):
        stranger = Stranger(somebody, host.port, "127.0.0.2")
        stranger.sends = [Greeting(PROTOCOL, "0.1.0", "Mallory", GUEST, code=True), Pake(b"\x00" * 33)]
        strangers.append(stranger)
    qtbot.waitUntil(lambda: host.lobby.offer is not None and host.lobby.offer.wrong >= FREE, timeout=LONG)
    other = guest(tmp_path)
    Bot(other, "random")
    with qtbot.waitSignals([host.began, other.began], timeout=soon):
        other.join("127.0.0.1", host.port)
    other.close()


def test_each_source_waits_longer_after_every_wrong_code_and_nobody_for_it() -> None:
    tries = Tries()
    now, heard = 1000.0, []
    while now < 1060:
        now = max(now + 0.001, tries.due("10.0.0.1"))
        tries.hear("10.0.0.1", now)
        heard.append(now)
    assert heard[2] - heard[0] < 1
    assert len(heard) < 70
    assert heard[-1] - heard[-2] >= LONGEST
    assert tries.due("10.0.0.2") - now <= 0.11
    tries.right("10.0.0.1")
    assert tries.due("10.0.0.1") - now <= 0.11


def test_one_press_of_join_gives_a_rogue_host_one_guess(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It answers, lets the guest prove the code, and hangs up."""
    rogue = hosted(tmp_path)
    proofs: list[int] = []

    def hang_up(meeting: Meeting, message: Proof) -> None:
        proofs.append(1)
        rogue.visitors.close()

    monkeypatch.setattr(Meeting, "_proof", hang_up)
    other = guest(tmp_path)
    told: list[str] = []
    other.refused.connect(lambda code, sentence: told.append(code))
    other.join("127.0.0.1", rogue.port)
    qtbot.waitUntil(lambda: told == ["cut-off"], timeout=LONG)
    qtbot.wait(600)
    assert len(proofs) == 1
    for game in (rogue, other):
        game.close()


def test_a_guest_is_not_led_astray_by_another_host_of_the_same_name(
    qtbot: QtBot, tmp_path: Path, host: RemoteBattle
) -> None:
    wrong = hosted(tmp_path / "elsewhere")
    other = guest(tmp_path)
    Bot(other, "random")
    with qtbot.waitSignals([host.began, other.began], timeout=LONG):
        other.join("127.0.0.1", host.port)
    told: list[str] = []
    other.refused.connect(lambda code, sentence: told.append(code))
    port = host.port
    other._link._socket.abort()  # type: ignore[union-attr]
    other.look_at([Place("127.0.0.1", wrong.port)])
    qtbot.waitUntil(lambda: "stranger" in told, timeout=LONG)
    qtbot.waitUntil(lambda: host.connected and other.connected, timeout=LONG)
    assert other._at == Place("127.0.0.1", port)
    for game in (wrong, other):
        game.close()


def test_words_go_out_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    """Without waiting for more to send along (Nagle's algorithm), at both ends."""
    gate = Gate(own(tmp_path / "a"))
    assert gate.open("127.0.0.1") == ""
    dialler = Dialler(own(tmp_path / "b"))
    found: list[Link] = []
    gate.came.connect(found.append)
    dialler.reached.connect(found.append)
    dialler.dial("127.0.0.1", gate.port)
    qtbot.waitUntil(lambda: len(found) == 2, timeout=LONG)
    for one in found:
        assert int(one._socket.socketOption(QAbstractSocket.SocketOption.LowDelayOption)) == 1
        assert one._socket.readBufferSize() == AT_ONCE
        one.close(Bye("ended"))
    gate.close()
