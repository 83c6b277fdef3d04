"""Finding battles on the network by multicast DNS: a host tells that it is there, a guest sees who is.

Networks that carry no multicast exist; there the address is typed by hand.
"""

import socket
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QAbstractSocket, QNetworkInterface

from app.shell.lan.wire import LONGEST_NAME, PROTOCOL

if TYPE_CHECKING:
    from zeroconf import ServiceBrowser, ServiceInfo, Zeroconf

KIND: Final = "_manoeuvre._tcp.local."
_MOST: Final = 50
_WAIT: Final = 1500


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
    """Tells the network of a battle on offer, until it is put out."""

    def __init__(self, name: str, battle: str, port: int, addresses: list[str] | None = None) -> None:
        """Raises OSError where there is no network to tell."""
        from zeroconf import ServiceInfo, Zeroconf

        where = addresses or own_addresses()
        properties = {"name": name[:LONGEST_NAME], "battle": battle[:80], "protocol": str(PROTOCOL)}
        label = f"{name[:30]} {port}".replace(".", " ")
        self._info: ServiceInfo = ServiceInfo(
            KIND, f"{label}.{KIND}", port=port, properties=properties, addresses=[socket.inet_aton(a) for a in where]
        )
        self._zeroconf: Zeroconf = Zeroconf(interfaces=where) if where else Zeroconf()
        self._zeroconf.register_service(self._info, allow_name_change=True)

    def put_out(self) -> None:
        with suppress(Exception):
            self._zeroconf.unregister_service(self._info)
        self._zeroconf.close()


class Lookout(QObject):
    """Sees who offers a battle; the list comes anew whenever it changes."""

    changed = Signal(object)
    """List of Found."""
    _told = Signal(str, object)

    def __init__(self, parent: QObject | None = None, interfaces: list[str] | None = None) -> None:
        super().__init__(parent)
        self._interfaces = interfaces
        self._found: dict[str, Found] = {}
        self._zeroconf: Zeroconf | None = None
        self._browser: ServiceBrowser | None = None
        # The browser has a thread of its own; what it finds is heard on this one.
        self._told.connect(self._hear)

    def begin(self) -> None:
        """Raises OSError where there is no network to look at."""
        from zeroconf import ServiceBrowser, Zeroconf

        self._zeroconf = Zeroconf(interfaces=self._interfaces) if self._interfaces else Zeroconf()
        self._browser = ServiceBrowser(self._zeroconf, KIND, handlers=[self._state])

    def end(self) -> None:
        if self._zeroconf is not None:
            self._zeroconf.close()
            self._zeroconf = None

    def _state(self, zeroconf: Any, service_type: str, name: str, state_change: Any) -> None:
        from zeroconf import ServiceStateChange

        found = None
        if state_change is not ServiceStateChange.Removed:
            info = zeroconf.get_service_info(service_type, name, timeout=_WAIT)
            found = _read(name, info) if info is not None else None
        with suppress(RuntimeError):  # the window may be gone by then
            self._told.emit(name, found)

    def _hear(self, name: str, found: Found | None) -> None:
        if found is None:
            self._found.pop(name, None)
        elif name in self._found or len(self._found) < _MOST:
            self._found[name] = found
        QTimer.singleShot(0, self, lambda: self.changed.emit(list(self._found.values())))


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
