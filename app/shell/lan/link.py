"""Connections: TLS 1.3 between two self-signed certificates, carrying frames; all waits and buffers are bounded."""

import socket as sockets
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final, TypeVar

from PySide6.QtCore import QByteArray, QCryptographicHash, QObject, QTimer, Signal
from PySide6.QtNetwork import (
    QAbstractSocket,
    QHostAddress,
    QSsl,
    QSslCertificate,
    QSslConfiguration,
    QSslKey,
    QSslSocket,
    QTcpServer,
)
from shiboken6 import isValid

from app.board.lifetime import delete_later
from app.shell.lan.identity import Identity
from app.shell.lan.text import unreached_words
from app.shell.lan.wire import EARLY, LARGEST, Bye, Frames, Greeting, Message, Ping, Pong, Unreadable, frame

EVERY: Final = 4_000
"""Milliseconds between two signs of life."""
PATIENCE: Final = 4
"""So many of them may fail to come."""
AT_ONCE: Final = 1 << 16
"""Bytes that are taken off the socket at a time."""
ALLOWANCE: Final = 1 << 16
"""Bytes that may come before the other side has shown who it is,"""
ALLOWANCE_A_SECOND: Final = 1_000
"""and so many more for each second."""
EARLY_UNREAD: Final = 1 << 16
"""Bytes that wait to be read by the other side before it has shown who it is,"""
MOST_UNREAD: Final = 1 << 23
"""and afterwards; beyond that the link is given up."""
PONG_EVERY: Final = 0.5
"""Seconds between two answers to signs of life, however many of those come."""
LINGER: Final = 2_000
"""Milliseconds for the last words to leave after a link was closed."""

MOST_QUEUED: Final = 256
"""Connections accepted that have sent nothing yet, or wait for their handshake."""
MOST_SHAKING: Final = 48
"""Handshakes under way."""
HANDSHAKE: Final = 5_000
"""Milliseconds for somebody to begin a handshake, and to finish it."""
PACE: Final = 10
"""Milliseconds between two rounds of beginning handshakes, so that a flood leaves the window its time."""
A_ROUND: Final = 4
"""Handshakes begun in a round."""
BREATH: Final = 200
"""Milliseconds before connections are accepted again when the system had no room for one."""
UNREACHED: Final = 8_000
"""Milliseconds for a host to answer."""


T = TypeVar("T")


def configuration(identity: Identity) -> QSslConfiguration:
    found = QSslConfiguration.defaultConfiguration()
    found.setProtocol(QSsl.SslProtocol.TlsV1_3OrLater)
    found.setLocalCertificate(QSslCertificate(QByteArray(identity.certificate), QSsl.EncodingFormat.Pem))
    found.setPrivateKey(QSslKey(QByteArray(identity.key), QSsl.KeyAlgorithm.Ec, QSsl.EncodingFormat.Pem))
    # Nobody vouches for these certificates: they are bound by the pairing, and known again afterwards.
    found.setPeerVerifyMode(QSslSocket.PeerVerifyMode.QueryPeer)
    found.setCaCertificates([])
    return found


def source_of(address: str) -> str:
    """Whose share an address counts against: an IPv6 machine has a whole network of 64 bits to itself.

    >>> source_of("::ffff:192.168.1.7"), source_of("2001:db8::77"), source_of("?")
    ('192.168.1.7', '2001:db8::/64', '?')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False))
    return str(found)


def surplus(waiting: Sequence[T], source: Callable[[T], str]) -> T:
    """Who goes when there is no room: of the source with the most, the one that came first.

    So whoever comes from elsewhere is not driven out by a flood, and whoever comes from the same machine has the time
    in which all places are taken once more, which is much longer than a handshake.
    """
    counts = Counter(source(one) for one in waiting)
    most = max(counts.values())
    return next(one for one in waiting if counts[source(one)] == most)


class Link(QObject):
    """One encrypted connection. It deletes itself when it is over."""

    heard = Signal(object)
    """Message."""
    lost = Signal(str)
    """It is gone, exactly once; with a sentence if something was wrong."""

    def __init__(self, socket: QSslSocket, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._socket = socket
        socket.setParent(self)
        # Most messages are small and wait for an answer, so none waits to be sent together with the next.
        socket.setSocketOption(QAbstractSocket.SocketOption.LowDelayOption, 1)
        socket.setReadBufferSize(AT_ONCE)
        certificate = socket.peerCertificate()
        digest = certificate.digest(QCryptographicHash.Algorithm.Sha256).data()
        self.fingerprint = b"" if certificate.isNull() else bytes(digest)
        """Of the other's certificate; empty if it has shown none."""
        self.address = socket.peerAddress().toString().removeprefix("::ffff:")
        self.source = source_of(self.address)
        self.fault = ""
        """What was wrong with the other's messages, if the link was given up for that."""
        self._frames = Frames(EARLY)
        self._most_unread = EARLY_UNREAD
        self._free = False
        self._greeted = False
        self._since = time.monotonic()
        self._received = 0
        self._answered = 0.0
        self._gone = False
        self._sending = False
        self._silent = 0
        self._pings = 0
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY)
        self._timer.timeout.connect(self._live)
        self._timer.start()
        socket.readyRead.connect(self._read)
        socket.disconnected.connect(self._hung_up)
        socket.errorOccurred.connect(self._failed)

    def trust(self) -> None:
        """The other side has shown who it is: it may send long messages."""
        self._frames.largest = LARGEST
        self._free = True
        self.show_more()

    def show_more(self) -> None:
        """The other side may be sent long messages."""
        self._most_unread = MOST_UNREAD

    def begin(self) -> None:
        """Read what may have come before anybody listened."""
        QTimer.singleShot(0, self, self._read)

    def send(self, message: Message) -> None:
        if self._gone:
            return
        data = frame(message)
        if self._socket.bytesToWrite() + self._socket.encryptedBytesToWrite() + len(data) > self._most_unread:
            self._give_up("unread", "The other side does not read what it is sent.", later=True)
            return
        self._greeted = self._greeted or isinstance(message, Greeting)
        self._socket.write(QByteArray(data))
        # At once, not when the event loop comes to it: the other side can begin while this one is still busy.
        self._sending = True
        self._socket.flush()
        self._sending = False

    def close(self, bye: Bye | None = None) -> None:
        if self._gone:
            return
        if bye is not None:
            self.send(bye)
        self._socket.flush()
        self._socket.disconnectFromHost()
        self._end("")

    def _read(self) -> None:
        if self._sending:
            # Sending takes in what has come, too; it is heard when whoever sends has done what he is about.
            self.begin()
            return
        while not self._gone and (size := self._socket.bytesAvailable()):
            self._silent = 0
            data = bytes(self._socket.read(min(size, AT_ONCE)).data())
            self._received += len(data)
            allowed = ALLOWANCE + ALLOWANCE_A_SECOND * (time.monotonic() - self._since)
            if not self._free and self._received > allowed:
                self._give_up("oversized", "The other side sends too much.")
                return
            self._frames.add(data)
            self._hear()

    def _hear(self) -> None:
        """One message after the other: what one of them brings about may change how long the next may be."""
        while not self._gone:
            try:
                message = self._frames.next()
            except Unreadable as fault:
                # The encryption keeps bytes whole on the way, so this is what the other program has sent.
                self._give_up(fault.code, str(fault))
                return
            if message is None:
                return
            if isinstance(message, Ping):
                self._answer(message)
            elif not isinstance(message, Pong):
                self.heard.emit(message)

    def _answer(self, ping: Ping) -> None:
        now = time.monotonic()
        if self._greeted and now - self._answered >= PONG_EVERY:
            self._answered = now
            self.send(Pong(ping.number))

    def _live(self) -> None:
        self._silent += 1
        if self._silent > PATIENCE:
            self._give_up("", "The other side has not been heard of for a while.")
            return
        self._pings = (self._pings + 1) % 1_000_000
        self.send(Ping(self._pings))

    def _hung_up(self) -> None:
        self._end("", later=self._sending)

    def _failed(self) -> None:
        self._end(self._socket.errorString(), later=self._sending)

    def _give_up(self, code: str, sentence: str, *, later: bool = False) -> None:
        self.fault = code
        self._end(sentence, later=later)
        self._socket.abort()

    def _end(self, sentence: str, *, later: bool = False) -> None:
        """`later`: whoever is sending is in the middle of something, and is told afterwards."""
        if self._gone:
            return
        self._gone = True
        self._timer.stop()
        if self._socket.state() == QAbstractSocket.SocketState.UnconnectedState:
            self._bury()
        else:
            # What was said last may still have to leave.
            self._socket.disconnected.connect(self._bury)
            QTimer.singleShot(LINGER, self, self._bury)
        if later:
            QTimer.singleShot(0, self, lambda: self.lost.emit(sentence))
        else:
            self.lost.emit(sentence)

    def _bury(self) -> None:
        self._socket.abort()
        # After whatever is still to be told.
        QTimer.singleShot(0, self, lambda: delete_later(self))


class _Server(QTcpServer):
    """Hands over connections as they come, before anything is known of them."""

    arrived = Signal(object)
    """A socket of Python's."""

    def incomingConnection(self, handle: int) -> None:
        with suppress(OSError):
            self.arrived.emit(sockets.socket(fileno=handle))


class _Queued:
    """A connection that was accepted; its handshake begins when it has sent something."""

    def __init__(self, socket: sockets.socket, source: str) -> None:
        self.socket = socket
        self.source = source
        self.since = time.monotonic()


class _Shaking:
    """A handshake under way."""

    def __init__(self, socket: QSslSocket, source: str) -> None:
        self.socket = socket
        self.source = source


class Gate(QObject):
    """Where a host is found: takes connections and hands over those that are encrypted and have shown a certificate.

    QSslServer is not used: it counts connections that were closed before their handshake and, at some number of them,
    accepts no more.
    """

    came = Signal(object)
    """Link."""

    def __init__(self, identity: Identity, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._configuration = configuration(identity)
        self._queued: list[_Queued] = []
        self._shaking: list[_Shaking] = []
        self._server = _Server(self)
        self._server.setListenBacklogSize(MOST_QUEUED)
        self._server.arrived.connect(self._queue)
        self._server.acceptError.connect(lambda _: QTimer.singleShot(BREATH, self, self._server.resumeAccepting))
        self._timer = QTimer(self)
        self._timer.setInterval(PACE)
        self._timer.timeout.connect(self._go_on)

    def open(self, address: str = "", port: int = 0) -> str:
        """Listen; an empty string, or a sentence that says why not."""
        where = QHostAddress(address) if address else QHostAddress(QHostAddress.SpecialAddress.Any)
        return "" if self._server.listen(where, port) else self._server.errorString()

    @property
    def port(self) -> int:
        return self._server.serverPort()

    @property
    def waiting(self) -> int:
        """Connections that have not been handed over."""
        return len(self._queued) + len(self._shaking)

    def close(self) -> None:
        self._server.close()
        self._timer.stop()
        for queued in self._queued:
            queued.socket.close()
        self._queued.clear()
        for shaking in list(self._shaking):
            self._drop(shaking)

    def _queue(self, socket: sockets.socket) -> None:
        try:
            source = source_of(socket.getpeername()[0])
        except OSError:
            socket.close()
            return
        if len(self._queued) >= MOST_QUEUED:
            oldest = surplus(self._queued, lambda one: one.source)
            self._queued.remove(oldest)
            oldest.socket.close()
        socket.setblocking(False)
        self._queued.append(_Queued(socket, source))
        if not self._timer.isActive():
            self._timer.start()

    def _go_on(self) -> None:
        """Begin some handshakes: of those who have sent something, and of each source in turn."""
        ready: list[_Queued] = []
        waiting: list[_Queued] = []
        late = time.monotonic() - HANDSHAKE / 1000
        for queued in self._queued:
            sent = _has_sent(queued.socket)
            if sent:
                ready.append(queued)
            elif sent is None and queued.since > late:
                waiting.append(queued)
            else:
                queued.socket.close()
        shaking = Counter(one.source for one in self._shaking)
        for _ in range(min(A_ROUND, len(ready))):
            queued = min(ready, key=lambda one: shaking[one.source])
            ready.remove(queued)
            shaking[queued.source] += 1
            self._begin(queued.socket.detach(), queued.source)
        self._queued = sorted([*ready, *waiting], key=lambda one: one.since)
        if not self._queued:
            self._timer.stop()

    def _begin(self, handle: int, source: str) -> None:
        if len(self._shaking) >= MOST_SHAKING:
            self._drop(surplus(self._shaking, lambda one: one.source))
        socket = QSslSocket(self)
        shaking = _Shaking(socket, source)
        self._shaking.append(shaking)
        socket.setSslConfiguration(self._configuration)
        socket.sslErrors.connect(lambda _: socket.ignoreSslErrors())
        socket.encrypted.connect(lambda: self._welcome(shaking))
        socket.errorOccurred.connect(lambda _: self._drop(shaking))
        socket.disconnected.connect(lambda: self._drop(shaking))
        socket.setReadBufferSize(AT_ONCE)
        QTimer.singleShot(HANDSHAKE, socket, lambda: self._drop(shaking))
        if socket.setSocketDescriptor(handle):
            socket.startServerEncryption()
        else:
            sockets.close(handle)
            self._drop(shaking)

    def _drop(self, shaking: _Shaking) -> None:
        if shaking in self._shaking:
            self._shaking.remove(shaking)
            # It may be on its way out together with the gate.
            if isValid(shaking.socket):
                shaking.socket.abort()
                shaking.socket.deleteLater()

    def _welcome(self, shaking: _Shaking) -> None:
        if shaking not in self._shaking:
            return
        socket = shaking.socket
        if socket.peerCertificate().isNull():
            self._drop(shaking)
            return
        self._shaking.remove(shaking)
        self.came.emit(Link(socket, self))


def _has_sent(socket: sockets.socket) -> bool | None:
    """Whether the other end has sent anything; None if not yet, False if it has gone without."""
    try:
        return bool(socket.recv(1, sockets.MSG_PEEK))
    except BlockingIOError:
        return None
    except OSError:
        return False


class Dialler(QObject):
    """Tries to reach a host once."""

    reached = Signal(object)
    """Link."""
    failed = Signal(str)

    def __init__(self, identity: Identity, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._socket = QSslSocket(self)
        self._over = False
        self._socket.setSslConfiguration(configuration(identity))
        self._socket.sslErrors.connect(lambda _: self._socket.ignoreSslErrors())
        self._socket.encrypted.connect(self._encrypted)
        self._socket.errorOccurred.connect(lambda error: self._fail(error))
        QTimer.singleShot(UNREACHED, self, lambda: self._fail(QAbstractSocket.SocketError.SocketTimeoutError))

    def dial(self, address: str, port: int) -> None:
        self._socket.connectToHostEncrypted(address, port)

    def give_up(self) -> None:
        self._over = True
        self._socket.abort()
        delete_later(self)

    def _encrypted(self) -> None:
        if not self._over:
            self._over = True
            self.reached.emit(Link(self._socket, self.parent()))
            delete_later(self)

    def _fail(self, error: QAbstractSocket.SocketError) -> None:
        if not self._over:
            self._over = True
            self.failed.emit(unreached_words(error, self._socket.errorString()))
            delete_later(self)
