"""How quick play over LAN is between two processes on loopback: joining, and a decision's round trip."""

import multiprocessing
import os
import statistics
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from multiprocessing.connection import Connection
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QByteArray, QCoreApplication, QEventLoop, QTimer, SignalInstance
from PySide6.QtNetwork import QAbstractSocket, QHostAddress, QSslServer, QSslSocket

from app.shell.lan.bot import Bot
from app.shell.lan.fair.table import Matter
from app.shell.lan.identity import own
from app.shell.lan.link import configuration
from app.shell.lan.lobby import Lobby, Offer
from app.shell.lan.remote_battle import RemoteBattle
from resources.content import content_of, library_of

CODE: Final = "ABC234"
ECHOES: Final = 200
BATTLES: Final = 3
"""So many of those that are joined are fought to their end."""
WORD: Final = 150
"""Bytes of a usual word of the transcript."""
PATIENCE: Final = 120.0
"""Seconds, for a machine that is very busy."""
BOUND: Final = 3.0
"""A decision takes at most so many times a bare echo and one synced write."""


class LanFigures(NamedTuple):
    """Milliseconds; medians, but for the tail."""

    join: float
    decision: float
    decision_tail: float
    echo: float
    handshake: float
    """A bare TLS connection, the least that joining takes."""
    disk: float
    """A word written and synced."""

    @property
    def decision_ratio(self) -> float:
        """Against the least that it takes: there and back over TLS, and once to the disk."""
        return self.decision / (self.echo + self.disk)

    @property
    def join_ratio(self) -> float:
        return self.join / self.handshake


def measure(rounds: int, game: str, scenario: str) -> LanFigures:
    """Join so many times; fight some battles through, timing every word that the other program must answer."""
    _ = QCoreApplication.instance() or QCoreApplication(["manoeuvre"])
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        echoes, handshakes = _echo(folder / "echo", rounds)
        joins: list[float] = []
        trips: list[float] = []
        disk: list[float] = []
        for number in range(rounds):
            joined, timed = _fight(folder / str(number), (game, scenario), number >= rounds - BATTLES)
            joins.append(joined)
            trips += timed.trips
            disk += timed.writes
        trips.sort()
    return LanFigures(
        statistics.median(joins) * 1000,
        statistics.median(trips) * 1000,
        trips[int(len(trips) * 0.95)] * 1000,
        statistics.median(echoes) * 1000,
        statistics.median(handshakes) * 1000,
        statistics.median(disk) * 1000,
    )


def _wait(what: Callable[[], bool], *signals: SignalInstance) -> None:
    """Let the event loop run, asleep like that of the program, until something is so; it may be after these signals."""
    loop = QEventLoop()
    patience = QTimer()
    patience.setSingleShot(True)
    patience.timeout.connect(lambda: loop.exit(1))
    patience.start(round(1000 * PATIENCE))
    links = [signal.connect(lambda *_: loop.quit() if what() else None) for signal in signals]
    if not what() and loop.exec():
        raise TimeoutError("the other side did not answer")
    for signal, link in zip(signals, links, strict=True):
        signal.disconnect(link)


@contextmanager
def _elsewhere(serve: Callable[..., None], *args: Any) -> Iterator[int]:
    """Another process that serves at the port which is given."""
    near, far = multiprocessing.Pipe()
    process = multiprocessing.get_context("spawn").Process(target=serve, args=(far, *args), daemon=True)
    process.start()
    try:
        if not near.poll(PATIENCE):
            raise TimeoutError("the other process did not start")
        yield int(near.recv())
    finally:
        process.kill()
        process.join()
        near.close()


def serve_echo(port: Connection, folder: Path) -> None:
    """In a process of its own: says back whatever it hears."""
    app = QCoreApplication(["manoeuvre"])
    server = QSslServer()
    server.setSslConfiguration(configuration(own(folder)))
    server.sslErrors.connect(lambda socket, errors: socket.ignoreSslErrors())
    sockets: list[QSslSocket] = []

    def welcome() -> None:
        socket = server.nextPendingConnection()
        assert isinstance(socket, QSslSocket)
        socket.setSocketOption(QAbstractSocket.SocketOption.LowDelayOption, 1)
        sockets.append(socket)
        socket.readyRead.connect(lambda: socket.write(socket.readAll()))

    server.pendingConnectionAvailable.connect(welcome)
    server.listen(QHostAddress(QHostAddress.SpecialAddress.LocalHost), 0)
    port.send(server.serverPort())
    app.exec()


def serve_battle(port: Connection, folder: Path, played: tuple[str, str], plays: bool) -> None:
    """In a process of its own: hosts a battle of a game and scenario."""
    app = QCoreApplication(["manoeuvre"])
    content, library = content_of(played[0]), library_of(played[0], folder)
    lobby = Lobby(folder, own(folder), "host", "bench", lambda header: library)
    header, _ = content.prepare(content.scenarios(library)[played[1]], library, "2026-01-01", "bench")
    lobby.offer = Offer(header.line(), 0, CODE)
    game = RemoteBattle(lobby)
    if plays:
        Bot(game, "random")
    game.began.connect(game.go)
    game.host("127.0.0.1")
    port.send(game.port)
    app.exec()


def _echo(folder: Path, rounds: int) -> tuple[list[float], list[float]]:
    """Bytes there and back over TLS with nothing else to it, and the making of such connections."""
    identity = own(folder)
    handshakes: list[float] = []
    times: list[float] = []
    with _elsewhere(serve_echo, folder) as port:
        for _ in range(rounds):
            near = QSslSocket()
            near.setSslConfiguration(configuration(identity))
            near.sslErrors.connect(lambda _, near=near: near.ignoreSslErrors())
            begun = perf_counter()
            near.connectToHostEncrypted("127.0.0.1", port)
            _wait(near.isEncrypted, near.encrypted)
            handshakes.append(perf_counter() - begun)
        near.setSocketOption(QAbstractSocket.SocketOption.LowDelayOption, 1)
        data = QByteArray(os.urandom(WORD))

        def back() -> None:
            if near.bytesAvailable() >= WORD:
                near.readAll()
                times.append(perf_counter())
                near.write(data)

        near.readyRead.connect(back)
        times.append(perf_counter())
        near.write(data)
        _wait(lambda: len(times) > ECHOES, near.readyRead)
        near.abort()
    return [later - sooner for sooner, later in pairwise(times)], handshakes


class _Timed(RemoteBattle):
    """Notes how long it takes from an own decision to the answer of the other side's program: a draw, or dice."""

    begun = 0.0

    def __init__(self, lobby: Lobby) -> None:
        super().__init__(lobby)
        self.trips: list[float] = []
        self.writes: list[float] = []
        """A synced write after each, in the same rhythm: a disk that is never left in peace answers sooner."""
        lobby.folder.mkdir(parents=True, exist_ok=True)
        self._yardstick = (lobby.folder / "yardstick").open("ab", buffering=0)
        self._heard_before = 0

    def play(self, action: Any) -> None:
        assert self.match is not None
        self.begun = perf_counter()
        super().play(action)
        seat, matter = self.match.table.due()
        if seat != 1 - self.my_seat or matter == Matter.PLAY:
            # How long the other player thinks is none of the program's doing.
            self.begun = 0.0

    def _heard(self, message: Any) -> None:
        super()._heard(message)
        if self.begun and self.match is not None:
            self.trips.append(perf_counter() - self.begun)
            self.begun = 0.0
            begun = perf_counter()
            self._yardstick.write(os.urandom(WORD))
            os.fsync(self._yardstick.fileno())
            self.writes.append(perf_counter() - begun)


def _fight(folder: Path, played: tuple[str, str], whole: bool) -> tuple[float, _Timed]:
    """One connection, or one battle to its verdict."""
    library = library_of(played[0], folder / "guest")
    lobby = Lobby(folder / "guest", own(folder / "guest"), "guest", "bench", lambda header: library, code=CODE)
    guest = _Timed(lobby)
    bot = Bot(guest, "random") if whole else None
    done: list[bool] = []
    guest.began.connect(guest.go)
    guest.settled.connect(lambda: done.append(True))
    guest.invited.connect(lambda invitation: guest.accept())
    with _elsewhere(serve_battle, folder / "host", played, whole) as port:
        begun = perf_counter()
        guest.join("127.0.0.1", port)
        _wait(lambda: guest.connected, guest.linked)
        joined = perf_counter() - begun
        if bot is not None:
            _wait(lambda: bool(done), guest.settled)
            bot.close()
        guest.close()
        guest._yardstick.close()
    return joined, guest
