"""Finding battles on the network by multicast DNS: a host tells that it is there, a guest sees who is.

Networks that carry no multicast exist; there the address is typed by hand.
"""

import re
import secrets
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QAbstractSocket, QNetworkInterface

from app.shell.lan.identity import Place
from app.shell.lan.wire import LONGEST_NAME, NAMELESS, PROTOCOL, harmless

if TYPE_CHECKING:
    from zeroconf import ServiceInfo

KIND: Final = "_manoeuvre._tcp.local."
_MOST: Final = 50
_WAIT: Final = 1500
_LONGEST: Final = 200
_POLL: Final = 100
"""Milliseconds between two looks at what a thread has found."""
_MOST_ADDRESSES: Final = 4


@dataclass(frozen=True)
class Found:
    """A battle on offer somewhere on the network."""

    key: str
    name: str
    battle: str
    address: str
    port: int
    protocol: int = PROTOCOL
    certificate: str = ""
    """The fingerprint of the host's, in hexadecimal figures. Anybody may say so; the link shows whether it is true."""
    others: tuple[str, ...] = ()
    """More addresses of the same host."""

    @property
    def places(self) -> list[Place]:
        return [Place(address, self.port) for address in (self.address, *self.others)]

    @property
    def playable(self) -> bool:
        """Whether this program speaks its language."""
        return self.protocol == PROTOCOL


def own_addresses() -> list[str]:
    """Where this machine can be reached, for an opponent who has to type it."""
    found = []
    flags = QNetworkInterface.InterfaceFlag
    for interface in QNetworkInterface.allInterfaces():
        if interface.flags() & flags.IsUp and not interface.flags() & flags.IsLoopBack:
            for entry in interface.addressEntries():
                if entry.ip().protocol() == QAbstractSocket.NetworkLayerProtocol.IPv4Protocol:
                    found.append(entry.ip().toString())
    return found


class Beacon:
    """Tells the network of a battle on offer, until it is put out. Both take a while: see `Lamp`."""

    def __init__(
        self, name: str, battle: str, port: int, addresses: list[str] | None = None, certificate: bytes = b""
    ) -> None:
        """Raises OSError where there is no network to tell."""
        from zeroconf import ServiceInfo, Zeroconf

        where = addresses or own_addresses()
        if not where:
            raise OSError("there is no network")
        properties = {
            "name": _cut(name),
            "battle": _cut(battle),
            "protocol": str(PROTOCOL),
            "certificate": certificate.hex(),
        }
        # The name that people see is among the properties: labels are short, and must differ.
        label = f"manoeuvre-{secrets.token_hex(4)}-{port}"
        self._info: ServiceInfo = ServiceInfo(
            KIND, f"{label}.{KIND}", port=port, properties=properties, addresses=[socket.inet_aton(a) for a in where]
        )
        self._zeroconf: Zeroconf = Zeroconf(interfaces=where)
        try:
            self._zeroconf.register_service(self._info, allow_name_change=True)
        except Exception as fault:
            self._zeroconf.close()
            raise OSError(str(fault) or type(fault).__name__) from None

    def put_out(self) -> None:
        with suppress(Exception):
            self._zeroconf.unregister_service(self._info)
        self._zeroconf.close()


class _InThread(QObject):
    """Works in a thread that knows nothing of Qt: it puts what it has to tell into a queue, which is emptied here.

    A thread that held this object, or emitted its signals, could be the last to let go of it, or be in the middle of
    emitting while it dies.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._over = threading.Event()
        self._reports: SimpleQueue[tuple[Any, ...]] = SimpleQueue()
        self._timer = QTimer(self)
        self._timer.setInterval(_POLL)
        self._timer.timeout.connect(self._poll)

    def _start(self, work: Callable[..., None], *args: object) -> None:
        self._stop()
        self._over, self._reports = threading.Event(), SimpleQueue()
        self.destroyed.connect(self._over.set)
        threading.Thread(target=work, args=(self._over, self._reports.put, *args), name="network", daemon=True).start()
        self._timer.start()

    def _stop(self) -> None:
        """Nothing more is heard; the thread ends in its own time."""
        self._over.set()
        self._timer.stop()

    def _poll(self) -> None:
        while self._timer.isActive() and not self._reports.empty():
            self._heard(*self._reports.get_nowait())

    def _heard(self, *report: Any) -> None:
        """What the thread has told, in the order in which it did."""


class Lamp(_InThread):
    """A beacon that is lit and put out without any window waiting for it."""

    lit = Signal()
    dark = Signal(str)
    """It could not be lit, and why."""

    def light(
        self, name: str, battle: str, port: int, addresses: list[str] | None = None, certificate: bytes = b""
    ) -> None:
        """`certificate` is the fingerprint of the host's own, by which an opponent finds him again."""
        self._start(_burn, name, battle, port, addresses, certificate)

    def put_out(self) -> None:
        self._stop()

    def _heard(self, *report: Any) -> None:
        (fault,) = report
        if fault:
            self.dark.emit(fault)
        else:
            self.lit.emit()


def _burn(over: threading.Event, tell: Callable[[Any], None], *beacon: Any) -> None:
    try:
        lit = Beacon(*beacon)
    except OSError as fault:
        tell((str(fault.strerror or fault),))
        return
    tell(("",))
    over.wait()
    lit.put_out()


class Lookout(_InThread):
    """Sees who offers a battle; the whole list is sent whenever it changes."""

    changed = Signal(object)
    """List of Found."""
    blind = Signal(str)
    """There is no network to look at, and why."""

    def __init__(self, parent: QObject | None = None, interfaces: list[str] | None = None) -> None:
        super().__init__(parent)
        self._interfaces = interfaces
        self._found: dict[str, Found] = {}

    def begin(self) -> None:
        self._start(_look, self._interfaces)

    def end(self) -> None:
        self._stop()

    def _heard(self, *report: Any) -> None:
        name, found = report
        if not name:
            self.blind.emit(found)
            return
        if found is None:
            self._found.pop(name, None)
        elif name in self._found or len(self._found) < _MOST:
            self._found[name] = found
        self.changed.emit(list(self._found.values()))


def _look(over: threading.Event, tell: Callable[[Any], None], interfaces: list[str] | None) -> None:
    from zeroconf import ServiceBrowser, ServiceStateChange, Zeroconf

    where = interfaces or own_addresses()
    try:
        if not where:
            raise OSError("there is no network")
        zeroconf = Zeroconf(interfaces=where)
    except OSError as fault:
        tell(("", str(fault.strerror or fault)))
        return

    def changed(zeroconf: Any, service_type: str, name: str, state_change: Any) -> None:
        found = None
        if state_change is not ServiceStateChange.Removed:
            with suppress(Exception):  # a loop that is too busy, or about to be closed, gives up in ways of its own
                info = zeroconf.get_service_info(service_type, name, timeout=_WAIT)
                found = _read(name, info) if info is not None else None
        tell((name, found))

    browser = ServiceBrowser(zeroconf, KIND, handlers=[changed])
    over.wait()
    # Closing does not end a browser, whose thread would wait for ever.
    browser.cancel()
    zeroconf.close()


def _cut(text: str) -> bytes:
    """A property holds at most 255 bytes with its key."""
    return text.encode()[:_LONGEST].decode(errors="ignore").encode()


def _read(name: str, info: "ServiceInfo") -> Found | None:
    """What a service says of itself; anybody may say anything, so it is cut to size."""

    def text(key: str, most: int) -> str:
        value = info.properties.get(key.encode()) or b""
        words = value[: most * 4].decode(errors="replace")[:most]
        return harmless(words)

    addresses = info.parsed_addresses()
    if not addresses or not info.port:
        return None
    protocol = text("protocol", 6)
    certificate = text("certificate", 64).lower()
    return Found(
        name,
        text("name", LONGEST_NAME) or NAMELESS,
        text("battle", 80),
        addresses[0],
        info.port,
        int(protocol) if protocol.isdecimal() else 0,
        certificate if re.fullmatch("[0-9a-f]{64}", certificate) else "",
        tuple(addresses[1:_MOST_ADDRESSES]),
    )
