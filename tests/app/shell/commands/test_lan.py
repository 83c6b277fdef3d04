"""`manoeuvre lan` where nothing comes of it: a sentence, a code, and an exit status."""

import socket

import pytest
from pytestqt.qtbot import QtBot

from app.shell.commands import lan
from app.shell.lan import discovery
from tests.app.conftest import Call


def test_a_port_in_use_is_told(call: Call, qtbot: QtBot) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        answer = call("lan", "host", "--bot", "random", "--address", "127.0.0.1", "--port", port, "--json")
    assert answer.status == 2
    assert answer.json["code"] == "network"
    assert "No battle can be hosted there" in answer.json["error"]


def test_nobody_at_an_address_is_told_after_a_while(call: Call, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan, "ALONE", 600)
    answer = call("lan", "join", "127.0.0.1:1", "--bot", "random", "--code", "ABC234", "--json")
    assert answer.status == 1
    assert answer.json["code"] == "nobody"


def test_a_machine_without_network_asks_for_the_address(
    call: Call, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discovery, "own_addresses", list)
    answer = call("lan", "join", "--bot", "random", "--code", "ABC234", "--json")
    assert answer.status == 1
    assert answer.json["code"] == "network"


@pytest.mark.parametrize("where", ["desk", "desk:", ":77", "desk:x", "desk:99999"])
def test_an_address_needs_a_port(call: Call, qtbot: QtBot, where: str) -> None:
    answer = call("lan", "join", where, "--bot", "random", "--json")
    assert (answer.status, answer.json["code"]) == (2, "address")


def test_an_unknown_scenario_and_an_unknown_level_are_told(call: Call, qtbot: QtBot) -> None:
    answer = call("lan", "host", "--bot", "random", "--scenario", "nowhere", "--json")
    assert answer.json["code"] == "scenario"
    answer = call("lan", "host", "--bot", "nobody", "--json")
    assert answer.json["code"] == "level"
