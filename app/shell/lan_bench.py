"""How quick play over LAN is on loopback: from joining to the battle, a decision's round trip against a bare echo."""

import os
import statistics
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QByteArray, QCoreApplication, QEventLoop
from PySide6.QtNetwork import QHostAddress, QSslServer, QSslSocket

from app.shell.lan.bot import Bot
from app.shell.lan.game import LanGame
from app.shell.lan.identity import Identity, own
from app.shell.lan.link import configuration
from app.shell.lan.lobby import Lobby, Offer
from engine.manoeuvre.action import Action
from resources.library import Library
from resources.record_start import prepare

SCENARIO: Final = "first_battle"
CODE: Final = "ABC234"
ECHOES: Final = 200
WRITES: Final = 50
WORD: Final = 150
"""Bytes of a usual word of the transcript."""
PATIENCE: Final = 120.0
"""Seconds, for a machine that is very busy."""


class LanFigures(NamedTuple):
    """Milliseconds; medians, but for the tail."""

    join: float
    decision: float
    decision_tail: float
    echo: float
    handshake: float
    """A bare TLS connection, the least that joining takes."""
    disk: float
    """A word written and synced: either side does that once in a round trip."""

    @property
    def decision_ratio(self) -> float:
        return self.decision / self.echo

    @property
    def join_ratio(self) -> float:
        return self.join / self.handshake


def measure(rounds: int) -> LanFigures:
    """Join so many times; fight one battle through, timing every word that the other program must answer."""
    app = QCoreApplication.instance() or QCoreApplication(["manoeuvre"])
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        identity = own(folder / "echo")
        echoes, handshakes = _echo(app, identity, rounds)
        disk = _disk(folder)
        joins: list[float] = []
        trips: list[float] = []
        for number in range(rounds):
            last = number == rounds - 1
            join, found = _fight(app, folder / str(number), last)
            joins.append(join)
            trips += found
        trips.sort()
    return LanFigures(
        statistics.median(joins) * 1000,
        statistics.median(trips) * 1000,
        trips[int(len(trips) * 0.95)] * 1000,
        statistics.median(echoes) * 1000,
        statistics.median(handshakes) * 1000,
        statistics.median(disk) * 1000,
    )


def _wait(app: Any, what: Any) -> None:
    end = perf_counter() + PATIENCE
    while not what():
        app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 50)
        if perf_counter() > end:
            raise TimeoutError("the other side did not answer")


def _echo(app: Any, identity: Identity, rounds: int) -> tuple[list[float], list[float]]:
    """Bytes there and back over TLS with nothing else to it, and the making of such connections."""
    server = QSslServer()
    server.setSslConfiguration(configuration(identity))
    server.sslErrors.connect(lambda socket, errors: socket.ignoreSslErrors())
    far: list[QSslSocket] = []

    def welcome() -> None:
        socket = server.nextPendingConnection()
        assert isinstance(socket, QSslSocket)
        far.append(socket)
        socket.readyRead.connect(lambda: socket.write(socket.readAll()))

    server.pendingConnectionAvailable.connect(welcome)
    server.listen(QHostAddress(QHostAddress.SpecialAddress.LocalHost), 0)
    handshakes: list[float] = []
    for _ in range(rounds):
        near = QSslSocket()
        near.setSslConfiguration(configuration(identity))
        near.sslErrors.connect(lambda _, near=near: near.ignoreSslErrors())
        begun = perf_counter()
        near.connectToHostEncrypted("127.0.0.1", server.serverPort())
        connections = len(far)
        _wait(app, lambda near=near, connections=connections: near.isEncrypted() and len(far) > connections)
        handshakes.append(perf_counter() - begun)
    times = []
    data = QByteArray(os.urandom(WORD))
    for _ in range(ECHOES):
        begun = perf_counter()
        near.write(data)
        _wait(app, lambda: near.bytesAvailable() >= WORD)
        near.readAll()
        times.append(perf_counter() - begun)
    server.close()
    return times, handshakes


def _disk(folder: Path) -> list[float]:
    times = []
    for _ in range(WRITES):
        begun = perf_counter()
        with (folder / "word").open("ab") as file:
            file.write(os.urandom(WORD))
            file.flush()
            os.fsync(file.fileno())
        times.append(perf_counter() - begun)
    return times


class _Timed(LanGame):
    """Notes how long it takes from an own decision to the answer of the other side's program."""

    begun = 0.0

    def __init__(self, lobby: Lobby) -> None:
        super().__init__(lobby)
        self.trips: list[float] = []
        self._heard_before = 0

    def play(self, action: Action) -> None:
        assert self.match is not None
        self.begun = perf_counter()
        super().play(action)
        if self.match.table.due().seat != 1 - self.my_seat:
            self.begun = 0.0

    def _heard(self, message: Any) -> None:
        super()._heard(message)
        if self.begun and self.match is not None:
            self.trips.append(perf_counter() - self.begun)
            self.begun = 0.0


def _fight(app: Any, folder: Path, whole: bool) -> tuple[float, list[float]]:
    sides = [Lobby(folder / name, own(folder / name), name, "bench", lambda: library) for name in ("host", "guest")]
    library = Library(folder)
    header, _ = prepare(library.scenario(SCENARIO), library, "2026-01-01", "bench")
    sides[0].offer = Offer(header.line(), 0, CODE)
    sides[1].code = CODE
    host, guest = LanGame(sides[0]), _Timed(sides[1])
    bots = [Bot(game, "random") for game in (host, guest)] if whole else []
    done: list[LanGame] = []
    for game in (host, guest):
        game.began.connect(game.go)
        game.settled.connect(lambda game=game: done.append(game))
    guest.invited.connect(lambda invitation: guest.accept())
    host.host("127.0.0.1")
    begun = perf_counter()
    guest.join("127.0.0.1", host.port)
    _wait(app, lambda: host.connected and guest.connected)
    joined = perf_counter() - begun
    if whole:
        _wait(app, lambda: len(done) == 2)
    for bot in bots:
        bot.close()
    for game in (host, guest):
        game.close()
    return joined, guest.trips
