"""Connections: TLS 1.3 between two self-made certificates, carrying frames; a silent link is given up."""

from typing import Final

from PySide6.QtCore import QByteArray, QCryptographicHash, QObject, QTimer, Signal
from PySide6.QtNetwork import (
    QHostAddress,
    QSsl,
    QSslCertificate,
    QSslConfiguration,
    QSslKey,
    QSslServer,
    QSslSocket,
)

from app.shell.lan.identity import Identity
from app.shell.lan.wire import MOST_WAITING, Bye, Frames, Message, Ping, Pong, Unreadable, frame
from app.shell.lan.words import unreached_words

EVERY: Final = 4_000
"""Milliseconds between two signs of life."""
PATIENCE: Final = 4
"""So many of them may fail to come."""
MOST_LINKS: Final = 8
"""Connections that a host bears at a time."""


def _configuration(identity: Identity) -> QSslConfiguration:
    found = QSslConfiguration.defaultConfiguration()
    found.setProtocol(QSsl.SslProtocol.TlsV1_3OrLater)
    found.setLocalCertificate(QSslCertificate(QByteArray(identity.certificate), QSsl.EncodingFormat.Pem))
    found.setPrivateKey(QSslKey(QByteArray(identity.key), QSsl.KeyAlgorithm.Ec, QSsl.EncodingFormat.Pem))
    # Nobody vouches for these certificates: they are bound by the pairing, and known again afterwards.
    found.setPeerVerifyMode(QSslSocket.PeerVerifyMode.QueryPeer)
    found.setCaCertificates([])
    return found


class Link(QObject):
    """One encrypted connection."""

    heard = Signal(object)
    """Message."""
    lost = Signal(str)
    """It is gone, exactly once; with a sentence if something was wrong."""

    def __init__(self, socket: QSslSocket, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._socket = socket
        socket.setParent(self)
        self._frames = Frames()
        self._gone = False
        self.fault = ""
        """What was wrong with the other's messages, if the link was given up for that."""
        self._silent = 0
        self._pings = 0
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY)
        self._timer.timeout.connect(self._live)
        self._timer.start()
        socket.readyRead.connect(self._read)
        socket.disconnected.connect(lambda: self._end(""))
        socket.errorOccurred.connect(lambda _: self._end(socket.errorString()))

    @property
    def fingerprint(self) -> bytes:
        """Of the other's certificate; empty if it has shown none."""
        certificate = self._socket.peerCertificate()
        if certificate.isNull():
            return b""
        return bytes(certificate.digest(QCryptographicHash.Algorithm.Sha256).data())

    @property
    def address(self) -> str:
        return self._socket.peerAddress().toString().removeprefix("::ffff:")

    def begin(self) -> None:
        """Read what may have come before anybody listened."""
        QTimer.singleShot(0, self, self._read)

    def send(self, message: Message) -> None:
        if not self._gone:
            self._socket.write(QByteArray(frame(message)))

    def close(self, bye: Bye | None = None) -> None:
        if bye is not None:
            self.send(bye)
        self._socket.flush()
        self._socket.disconnectFromHost()
        self._end("")

    def _read(self) -> None:
        while not self._gone and self._socket.bytesAvailable():
            self._silent = 0
            try:
                messages = self._frames.feed(bytes(self._socket.read(MOST_WAITING).data()))
            except Unreadable as fault:
                # The encryption keeps bytes whole on the way, so this is what the other program has sent.
                self.fault = fault.code
                self._socket.abort()
                self._end(str(fault))
                return
            for message in messages:
                if isinstance(message, Ping):
                    self.send(Pong(message.number))
                elif not isinstance(message, Pong) and not self._gone:
                    self.heard.emit(message)

    def _live(self) -> None:
        self._silent += 1
        if self._silent > PATIENCE:
            self._socket.abort()
            self._end("The other side has not been heard of for a while.")
            return
        self._pings = (self._pings + 1) % 1_000_000
        self.send(Ping(self._pings))

    def _end(self, sentence: str) -> None:
        if not self._gone:
            self._gone = True
            self._timer.stop()
            self.lost.emit(sentence)


class Gate(QObject):
    """Where a host is found: takes connections and hands over those that are encrypted and have shown a certificate."""

    came = Signal(object)
    """Link."""

    def __init__(self, identity: Identity, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QSslServer(self)
        self._server.setSslConfiguration(_configuration(identity))
        self._server.setMaxPendingConnections(MOST_LINKS)
        self._server.sslErrors.connect(lambda socket, errors: socket.ignoreSslErrors())
        self._server.pendingConnectionAvailable.connect(self._welcome)

    def open(self, address: str = "", port: int = 0) -> str:
        """Listen; an empty string, or a sentence that says why not."""
        where = QHostAddress(address) if address else QHostAddress(QHostAddress.SpecialAddress.Any)
        return "" if self._server.listen(where, port) else self._server.errorString()

    @property
    def port(self) -> int:
        return self._server.serverPort()

    def close(self) -> None:
        self._server.close()

    def _welcome(self) -> None:
        while self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            if not isinstance(socket, QSslSocket) or socket.peerCertificate().isNull():
                socket.abort()
                socket.deleteLater()
                continue
            self.came.emit(Link(socket, self))


class Dialler(QObject):
    """Tries to reach a host once."""

    reached = Signal(object)
    """Link."""
    failed = Signal(str)

    def __init__(self, identity: Identity, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._socket = QSslSocket(self)
        self._over = False
        self._socket.setSslConfiguration(_configuration(identity))
        self._socket.sslErrors.connect(lambda _: self._socket.ignoreSslErrors())
        self._socket.encrypted.connect(self._encrypted)
        self._socket.errorOccurred.connect(self._fail)

    def dial(self, address: str, port: int) -> None:
        self._socket.connectToHostEncrypted(address, port)

    def give_up(self) -> None:
        self._over = True
        self._socket.abort()
        self.deleteLater()

    def _encrypted(self) -> None:
        if not self._over:
            self._over = True
            self.reached.emit(Link(self._socket, self.parent()))
            self.deleteLater()

    def _fail(self) -> None:
        if not self._over:
            self._over = True
            self.failed.emit(unreached_words(self._socket.error(), self._socket.errorString()))
            self.deleteLater()
