"""Who one is on the network: a certificate of one's own, made once, and those of opponents met before."""

import contextlib
import hashlib
import json
import os
import re
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final, NamedTuple

from resources.files import alone
from resources.folder import LAN_FOLDER

_YEARS: Final = 20
_MOST_KNOWN: Final = 500


@dataclass(frozen=True)
class Identity:
    """A certificate and its key, both as PEM."""

    certificate: bytes
    key: bytes

    @property
    def fingerprint(self) -> bytes:
        from cryptography.hazmat.primitives import serialization
        from cryptography.x509 import load_pem_x509_certificate

        found = load_pem_x509_certificate(self.certificate)
        return hashlib.sha256(found.public_bytes(serialization.Encoding.DER)).digest()


def own(folder: Path) -> Identity:
    """This user's identity, made if there is none yet; raises OSError."""
    place = folder / LAN_FOLDER
    files = (place / "certificate.pem", place / "key.pem")
    identity = _read(*files)
    if identity is None:
        # Two windows that start at once must not make two of them.
        with alone(place / "identity.lock"):
            identity = _read(*files)
            if identity is None:
                identity = _make()
                keep_private(files[1], identity.key)
                keep_private(files[0], identity.certificate)
    return identity


def _read(certificate: Path, key: Path) -> Identity | None:
    """None if there is none, or if the two files do not hold a certificate and its key; raises OSError."""
    from cryptography.exceptions import UnsupportedAlgorithm
    from cryptography.hazmat.primitives.serialization import load_pem_private_key
    from cryptography.x509 import load_pem_x509_certificate

    with contextlib.suppress(FileNotFoundError, ValueError, TypeError, UnsupportedAlgorithm):
        identity = Identity(certificate.read_bytes(), key.read_bytes())
        theirs = load_pem_x509_certificate(identity.certificate).public_key()
        if load_pem_private_key(identity.key, None).public_key() == theirs:
            return identity
    return None


def _make() -> Identity:
    # The library is large, and only needed once: loaded when it is.
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.x509.oid import NameOID

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Manoeuvre")])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=2))
        .not_valid_after(now + timedelta(days=365 * _YEARS))
        .sign(key, hashes.SHA256())
    )
    return Identity(
        certificate.public_bytes(serialization.Encoding.PEM),
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()),
    )


def keep_private(path: Path, data: bytes) -> None:
    """Written whole or not at all, and read by nobody else."""
    new = path.with_name(f".{path.name}.{os.getpid()}.new")
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)


def is_fingerprint(text: str) -> bool:
    return re.fullmatch("[0-9a-f]{64}", text) is not None


def is_name(name: object) -> bool:
    """Whether it can be shown; a file may hold anything."""
    return isinstance(name, str) and name.isprintable()


@dataclass(frozen=True)
class Acquaintance:
    """An opponent paired before."""

    name: str
    """What he called himself then. He may call himself anything later, but is shown by this."""
    since: str = ""
    """The day, as 2026-05-03; empty if nobody knows."""


class Known:
    """Opponents paired before, by the fingerprints of their certificates."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / LAN_FOLDER / "known.json"

    def people(self) -> dict[str, Acquaintance]:
        """By fingerprint in hexadecimal figures; empty if nobody is known, or the file cannot be read."""
        try:
            found = json.loads(self._path.read_bytes())
        except (OSError, ValueError, RecursionError):
            return {}
        if not isinstance(found, dict):
            return {}
        people = {key: _acquaintance(entry) for key, entry in found.items() if is_fingerprint(key)}
        return dict([(key, entry) for key, entry in people.items() if entry is not None][-_MOST_KNOWN:])

    def names(self) -> dict[str, str]:
        return {key: entry.name for key, entry in self.people().items()}

    def get(self, fingerprint: bytes) -> Acquaintance | None:
        return self.people().get(fingerprint.hex())

    def __contains__(self, fingerprint: bytes) -> bool:
        return self.get(fingerprint) is not None

    def add(self, fingerprint: bytes, name: str, today: str = "") -> str:
        """Pair with somebody; returns the name he is known by, which is nobody else's. Raises OSError."""
        people = self.people()
        before = people.pop(fingerprint.hex(), None)
        taken = {entry.name.casefold() for entry in people.values()}
        number, free = 2, name
        while free.casefold() in taken:
            free, number = f"{name} ({number})", number + 1
        since = before.since if before is not None else today or datetime.now().astimezone().date().isoformat()
        people[fingerprint.hex()] = Acquaintance(free, since)
        self._write(people)
        return free

    def forget(self, fingerprint: bytes) -> None:
        self._write({key: entry for key, entry in self.people().items() if key != fingerprint.hex()})

    def _write(self, people: dict[str, Acquaintance]) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        entries = {key: {"name": entry.name, "since": entry.since} for key, entry in people.items()}
        keep_private(self._path, json.dumps(entries, ensure_ascii=False, indent=1).encode())


def _acquaintance(entry: object) -> Acquaintance | None:
    match entry:
        case str(name) | {"name": str(name)} if is_name(name):
            since = entry.get("since") if isinstance(entry, dict) else ""
            return Acquaintance(name, since if isinstance(since, str) else "")
        case _:
            return None


_MOST: Final = 200


class Place(NamedTuple):
    """An address, empty if the battle was hosted here, and a port."""

    address: str
    port: int


def _path(folder: Path) -> Path:
    return folder / LAN_FOLDER / "places.json"


def places(folder: Path) -> dict[str, Place]:
    """By the number of the battle; empty if nothing is remembered, or the file cannot be read."""
    try:
        found = json.loads(_path(folder).read_bytes())
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {battle: Place(place[0], place[1]) for battle, place in found.items() if _is_sound(place)}


def place_of(folder: Path, battle: str, hosted: bool) -> Place | None:
    """Where a battle was last hosted or joined by this user; two windows of his may have done both."""
    known = places(folder)
    # Battles begun by an earlier version are under their plain number, whoever hosted.
    place = known.get(_key(battle, hosted)) or known.get(battle)
    return place if place is not None and (place.address == "") == hosted else None


def remember(folder: Path, battle: bytes, place: Place) -> None:
    """Raises OSError."""
    with alone(_path(folder).with_suffix(".lock")):
        known = places(folder)
        key = _key(battle.hex(), place.address == "")
        known.pop(key, None)
        known[key] = place
        keep_private(_path(folder), json.dumps(dict(list(known.items())[-_MOST:])).encode())


def _key(battle: str, hosted: bool) -> str:
    return f"{battle} hosted" if hosted else battle


def _is_sound(place: object) -> bool:
    match place:
        case [str(address), int(port)] if type(port) is int and address.isprintable():
            return len(address) < 256 and 0 < port < 65536
        case _:
            return False
