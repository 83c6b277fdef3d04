"""Being seen on the network, and seeing others, without ever holding up a window."""

import time

import pytest
from pytestqt.qtbot import QtBot

from app.shell.lan import discovery
from app.shell.lan.discovery import Found, Lamp, Lookout

LOOPBACK = ["127.0.0.1"]


def test_a_host_is_seen_by_name_and_vanishes_when_it_leaves(qtbot: QtBot) -> None:
    lamp, lookout = Lamp(), Lookout(interfaces=LOOPBACK)
    seen: list[list[Found]] = []
    lookout.changed.connect(seen.append)
    begun = time.monotonic()
    lookout.begin()
    lamp.light("Zoë", "France against Russia", 40_123, LOOPBACK)
    assert time.monotonic() - begun < 0.5
    try:
        qtbot.waitUntil(lambda: bool(seen and seen[-1]), timeout=8_000)
    except pytest.fail.Exception:
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
    qtbot.waitUntil(lambda: seen[-1] == [], timeout=8_000)
    lookout.end()


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
        properties={"name": "A\nd\x1ba" + "x" * 200, "battle": b"\xff\xfe", "protocol": "999999999"},
        addresses=[b"\x7f\x00\x00\x01"],
    )
    found = discovery._read("x", info)
    assert found is not None
    assert found.name.startswith("Adax")
    assert len(found.name) <= 40
    assert not found.playable
