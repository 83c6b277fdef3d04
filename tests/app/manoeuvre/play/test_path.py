"""How many modules a click on “Attack” passes on its way to the dice and back, followed at the real screen."""

import pytest

from app.board.dice import DicePanel
from app.manoeuvre.board.view.board import BoardView
from app.manoeuvre.play.screen import PlayScreen
from app.shell.play.session import Session
from engine.manoeuvre.state import State
from tests.app.manoeuvre.play.seated import Sit
from tests.app.manoeuvre.play.test_combat_on_screen import reinforcing
from tests.app.paths import Paths, listed

PARAGRAPH = "A click on “Attack”"


def test_a_click_on_attack_passes_at_most_twelve_modules_to_the_dice_and_back(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat = reinforcing(sit)
    seat.screen.desktop.change(reduce_motion=False, speed=400)
    paths = Paths(monkeypatch)
    for owner, name in ((Session, "play"), (State, "rolled"), (BoardView, "play"), (DicePanel, "begin")):
        paths.follow(owner, name)
    paths.follow(State, "apply", until="DicePanel.begin")
    paths.follow(PlayScreen, "_refresh")
    seat.button("Attack: roll")
    there = paths.reached.index("DicePanel.begin")
    assert "PlayScreen._refresh" in paths.reached[there:]
    assert set(paths.modules) == set(listed(PARAGRAPH))
    assert len(listed(PARAGRAPH)) <= 12
