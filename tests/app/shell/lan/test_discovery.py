"""Being seen on the network, and seeing others, without ever holding up a window."""

import threading
import time

import pytest
from pytestqt.qtbot import QtBot

from app.shell.lan import discovery
from app.shell.lan.discovery import Found, Lamp, Lookout
from app.shell.lan.join_panel import JoinPanel
from app.shell.lan.text import fingerprint_words

LOOPBACK = ["127.0.0.1"]


def test_a_host_is_seen_by_name_and_vanishes_when_it_leaves(qtbot: QtBot) -> None:
    lamp, lookout = Lamp(), Lookout(interfaces=LOOPBACK)
    seen: list[list[Found]] = []
    lookout.changed.connect(seen.append)
    begun = time.monotonic()
    lookout.begin()
    lamp.light("Zoë", "France against Russia", 40_123, LOOPBACK, b"\xab" * 32)
    assert time.monotonic() - begun < 0.5
    try:
        qtbot.waitUntil(lambda: bool(seen and seen[-1]), timeout=8_000)
    except qtbot.TimeoutError:
        pytest.skip("this machine carries no multicast on loopback")
    finally:
        lamp.put_out()
    (found,) = seen[-1]
    assert (found.name, found.battle, found.address, found.port) == (
        "Zoë",
        "France against Russia",
        "127.0.0.1",
        40_123,
    )
    assert found.playable
    assert found.certificate == "ab" * 32
    qtbot.waitUntil(lambda: seen[-1] == [], timeout=8_000)
    lookout.end()


def test_looking_out_leaves_no_thread_behind(qtbot: QtBot) -> None:
    before = set(threading.enumerate())
    lookouts = [Lookout(interfaces=LOOPBACK) for _ in range(3)]
    for lookout in lookouts:
        lookout.begin()
    qtbot.waitUntil(lambda: len(set(threading.enumerate()) - before) > len(lookouts))
    for lookout in lookouts:
        lookout.end()
    qtbot.waitUntil(lambda: set(threading.enumerate()) <= before)


def test_a_machine_without_network_says_so(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discovery, "own_addresses", list)
    lamp, lookout = Lamp(), Lookout()
    with qtbot.waitSignals([lamp.dark, lookout.blind], timeout=8_000):
        lamp.light("Ada", "", 40_123)
        lookout.begin()
    lamp.put_out()
    lookout.end()


def test_what_a_service_says_of_itself_is_cut_to_size() -> None:
    from zeroconf import ServiceInfo

    info = ServiceInfo(
        discovery.KIND,
        f"x.{discovery.KIND}",
        port=1234,
        properties={
            "name": "A\nd\x1ba" + "x" * 200,
            "battle": b"\xff\xfe",
            "protocol": "999999999",
            "certificate": "no",
        },
        addresses=[b"\x7f\x00\x00\x01"],
    )
    assert not discovery._read("x", info).certificate  # type: ignore[union-attr]
    found = discovery._read("x", info)
    assert found is not None
    assert found.name.startswith("A dax")
    assert len(found.name) <= 40
    assert not found.playable


def details(panel: JoinPanel) -> dict[str, str]:
    return {entry.key: entry.detail for entry in panel.list.entries()}


def test_two_hosts_of_one_name_are_told_apart_in_the_list(qtbot: QtBot) -> None:
    panel = JoinPanel()
    qtbot.addWidget(panel)
    ada, other = "ab" * 32, "cd" * 32
    panel.show_found(
        [Found("a", "Ada", "Islands", "10.0.0.1", 1, certificate=ada), Found("z", "Zoë", "", "10.0.0.3", 3)]
    )
    assert details(panel)["a"] == "Islands"
    panel.show_found(
        [
            Found("a", "Ada", "Islands", "10.0.0.1", 1, certificate=ada),
            Found("b", "ada", "Islands", "10.0.0.2", 2, certificate=other),
        ]
    )
    assert details(panel)["a"] == f"Islands · 10.0.0.1:1 · {fingerprint_words(bytes.fromhex(ada))}"
    assert details(panel)["b"] == f"Islands · 10.0.0.2:2 · {fingerprint_words(bytes.fromhex(other))}"


def test_the_words_of_a_certificate_cannot_be_met_by_chance() -> None:
    words = fingerprint_words(b"x" * 32)
    assert len(words.split()) == 8
    assert words != fingerprint_words(b"x" * 31 + b"y")
