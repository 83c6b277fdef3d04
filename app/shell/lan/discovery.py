"""Finding battles on the network by multicast DNS: a host tells that it is there, a guest sees who is.

Networks that carry no multicast exist; there the address is typed by hand.
"""

import secrets
import socket
import threading
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QAbstractSocket, QNetworkInterface

from app.shell.lan.wire import LONGEST_NAME, PROTOCOL

if TYPE_CHECKING:
    from zeroconf import ServiceInfo

KIND: Final = "_manoeuvre._tcp.local."
_MOST: Final = 50
_WAIT: Final = 1500
_LONGEST: Final = 200


@dataclass(frozen=True)
class Found:
    """A battle on offer somewhere on the network."""

    key: str
    name: str
    battle: str
    address: str
    port: int
    protocol: int = PROTOCOL

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

    def __init__(self, name: str, battle: str, port: int, addresses: list[str] | None = None) -> None:
        """Raises OSError where there is no network to tell."""
        from zeroconf import ServiceInfo, Zeroconf

        where = addresses or own_addresses()
        if not where:
            raise OSError("there is no network")
        properties = {"name": _cut(name), "battle": _cut(battle), "protocol": str(PROTOCOL)}
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


class Lamp(QObject):
    """A beacon that is lit and put out in a thread of its own, so that no window waits for it."""

    lit = Signal()
    dark = Signal(str)
    """It could not be lit, and why."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wanted = threading.Event()

    def light(self, name: str, battle: str, port: int, addresses: list[str] | None = None) -> None:
        self.put_out()
        wanted = self._wanted = threading.Event()
        threading.Thread(target=self._burn, args=(wanted, name, battle, port, addresses), daemon=True).start()

    def put_out(self) -> None:
        self._wanted.set()

    def _burn(self, over: threading.Event, name: str, battle: str, port: int, addresses: list[str] | None) -> None:
        try:
            beacon = Beacon(name, battle, port, addresses)
        except OSError as fault:
            if not over.is_set():
                _tell(self.dark, str(fault.strerror or fault))
            return
        if not over.is_set():
            _tell(self.lit)
        over.wait()
        beacon.put_out()


class Lookout(QObject):
    """Sees who offers a battle; the list comes anew whenever it changes. Works in threads of its own."""

    changed = Signal(object)
    """List of Found."""
    blind = Signal(str)
    """There is no network to look at, and why."""
    _told = Signal(str, object)

    def __init__(self, parent: QObject | None = None, interfaces: list[str] | None = None) -> None:
        super().__init__(parent)
        self._interfaces = interfaces
        self._found: dict[str, Found] = {}
        self._over = threading.Event()
        # The browser has a thread of its own; what it finds is heard on this one.
        self._told.connect(self._hear)

    def begin(self) -> None:
        self._over = threading.Event()
        threading.Thread(target=self._look, args=(self._over,), daemon=True).start()

    def end(self) -> None:
        self._over.set()

    def _look(self, over: threading.Event) -> None:
        from zeroconf import ServiceBrowser, Zeroconf

        where = self._interfaces or own_addresses()
        try:
            if not where:
                raise OSError("there is no network")
            zeroconf = Zeroconf(interfaces=where)
        except OSError as fault:
            _tell(self.blind, str(fault.strerror or fault))
            return
        ServiceBrowser(zeroconf, KIND, handlers=[self._state])
        over.wait()
        zeroconf.close()

    def _state(self, zeroconf: Any, service_type: str, name: str, state_change: Any) -> None:
        from zeroconf import ServiceStateChange

        found = None
        if state_change is not ServiceStateChange.Removed:
            info = zeroconf.get_service_info(service_type, name, timeout=_WAIT)
            found = _read(name, info) if info is not None else None
        _tell(self._told, name, found)

    def _hear(self, name: str, found: Found | None) -> None:
        if found is None:
            self._found.pop(name, None)
        elif name in self._found or len(self._found) < _MOST:
            self._found[name] = found
        QTimer.singleShot(0, self, lambda: self.changed.emit(list(self._found.values())))


def _tell(signal: Any, *what: object) -> None:
    with suppress(RuntimeError):  # whoever listened may be gone by then
        signal.emit(*what)


def _cut(text: str) -> bytes:
    """A property holds at most 255 bytes with its key."""
    return text.encode()[:_LONGEST].decode(errors="ignore").encode()


def _read(name: str, info: "ServiceInfo") -> Found | None:
    """What a service says of itself; anybody may say anything, so it is cut to size."""

    def text(key: str, most: int) -> str:
        value = info.properties.get(key.encode()) or b""
        words = value[: most * 4].decode(errors="replace")[:most]
        return "".join(letter for letter in words if letter.isprintable())

    addresses = info.parsed_addresses()
    if not addresses or not info.port:
        return None
    protocol = text("protocol", 6)
    return Found(
        name,
        text("name", LONGEST_NAME) or "?",
        text("battle", 80),
        addresses[0],
        info.port,
        int(protocol) if protocol.isdecimal() else 0,
    )
