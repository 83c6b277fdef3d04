from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from app.manoeuvre.board.view.animations import Act, Player
from app.manoeuvre.board.view.motions import Motion, Wait


class Script:
    """Acts that write down what is done with them."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def act(self, motion: Motion) -> Act:
        assert isinstance(motion, Wait)
        ms = motion.ms
        return Act(ms, self._write(f"begin {ms}"), lambda _: None, self._write(f"end {ms}"))

    def _write(self, line: str) -> Callable[[], None]:
        return lambda: self.lines.append(line)


class Rests:
    def __init__(self, player: Player) -> None:
        self.count = 0
        player.rested.connect(self._rest)

    def _rest(self) -> None:
        self.count += 1


@pytest.fixture
def script() -> Script:
    return Script()


@pytest.fixture
def player(qapp: object, script: Script) -> Player:
    return Player(script.act)


def test_motions_are_shown_one_after_the_other(qtbot: QtBot, player: Player, script: Script) -> None:
    with qtbot.waitSignal(player.rested):
        player.play([Wait(10), Wait(20)])
    assert script.lines == ["begin 10", "end 10", "begin 20", "end 20"]
    assert not player.busy


def test_rested_comes_once_and_never_from_within_play(qtbot: QtBot, player: Player) -> None:
    rests = Rests(player)
    for motions in ([], [Wait(0)], [Wait(5), Wait(5)]):
        rests.count = 0
        player.play(motions)
        assert rests.count == 0
        qtbot.waitUntil(lambda: rests.count == 1)
        qtbot.wait(20)
        assert rests.count == 1


def test_reduced_motion_changes_everything_at_once(qtbot: QtBot, player: Player, script: Script) -> None:
    player.reduced = True
    with qtbot.waitSignal(player.rested):
        player.play([Wait(60_000), Wait(60_000)])
        assert script.lines == ["end 60000", "end 60000"]


def test_skipping_ends_what_moves_and_all_that_waits(qtbot: QtBot, player: Player, script: Script) -> None:
    rests = Rests(player)
    player.play([Wait(60_000), Wait(50_000)])
    qtbot.waitUntil(lambda: script.lines == ["begin 60000"])
    player.skip()
    assert script.lines == ["begin 60000", "end 60000", "end 50000"]
    assert rests.count == 1
    player.skip()
    qtbot.wait(20)
    assert rests.count == 1


def test_skipping_before_anything_began(qtbot: QtBot, player: Player, script: Script) -> None:
    rests = Rests(player)
    player.play([Wait(60_000)])
    player.skip()
    qtbot.wait(20)
    assert (script.lines, rests.count) == (["end 60000"], 1)


def test_a_second_play_ends_the_first(qtbot: QtBot, player: Player, script: Script) -> None:
    rests = Rests(player)
    player.play([Wait(60_000)])
    player.play([Wait(5)])
    assert rests.count == 1
    qtbot.waitUntil(lambda: rests.count == 2)
    assert script.lines == ["end 60000", "begin 5", "end 5"]


def test_whoever_hears_that_it_rests_may_play_on(qtbot: QtBot, player: Player, script: Script) -> None:
    rests = Rests(player)
    left: list[list[Motion]] = [[Wait(2)], [Wait(3)], []]

    def play_on() -> None:
        if left:
            player.play(left.pop(0))

    player.rested.connect(play_on)
    player.play([Wait(1)])
    qtbot.waitUntil(lambda: rests.count == 4)
    assert script.lines[-2:] == ["begin 3", "end 3"]


def test_speed_shortens_motions(qtbot: QtBot, player: Player) -> None:
    player.speed = 1000.0
    with qtbot.waitSignal(player.rested):
        player.play([Wait(60_000)] * 4)
