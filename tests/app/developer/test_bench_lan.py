"""The figures of play over LAN, from one short measurement."""

from pytestqt.qtbot import QtBot

from tests.app.conftest import Call


def test_joining_and_a_decision_are_measured_against_bare_tls(call: Call, qtbot: QtBot) -> None:
    answer = call("bench", "--lan", "--rounds", "1", "--json")
    assert answer.status == 0
    figures = answer.json
    assert figures["join_ms"] > figures["handshake_ms"] > 0
    assert figures["decision_ms"] > figures["echo_ms"] > 0
    # The aim is at most 3, on a machine that has nothing else to do.
    assert figures["decision_ratio"] > 0
    # Nobody at a screen would notice; a busy machine is allowed a lot.
    assert figures["decision_ms"] < 1000
