"""How many modules a word of the other side passes on its way to the board, followed in two real windows."""

import pytest

from app.manoeuvre.board.view.board import BoardView
from app.shell.lan.connection import Paced
from app.shell.lan.wire import Frames
from engine.battle import Battle
from engine.manoeuvre.state import State
from tests.app.paths import Paths, listed
from tests.app.shell.lan.desks import PlayerWindow, pair_up, play_on

LINK = "app/shell/lan/link.py"
PARAGRAPH = "A word of the other side"


def test_a_word_passes_at_most_ten_modules_on_its_way_to_the_board(
    desks: tuple[PlayerWindow, PlayerWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, zoe = desks
    pair_up(ada, zoe)
    play_on(desks, lambda: ada.game.battle.state.turn >= 1 and any(desk.asked for desk in desks))
    paths = Paths(monkeypatch)
    for owner, name in ((Frames, "next"), (Battle, "play"), (State, "apply"), (Paced, "queue")):
        paths.follow(owner, name, LINK)
    paths.follow(BoardView, "play", "app/shell/lan/connection.py")
    play_on(desks, lambda: {"State.apply", "Paced.queue", "BoardView.play"} <= set(paths.reached))
    assert set(paths.modules) == set(listed(PARAGRAPH))
    assert len(listed(PARAGRAPH)) <= 10
