"""Turns of a battle in the whole program, played by somebody who hears it and sees nothing.

The player knows only names, roles and announcements, over the bus that Orca uses, and presses what it finds by name.
"""

import sys
import time
from pathlib import Path
from typing import Any

import pytest

from resources.settings import Settings, keep
from tests.app.accessibility.desktop import Desktop, lacking
from tests.plugins.effort import Effort

pytestmark = pytest.mark.skipif(bool(lacking()), reason=f"this system lacks {lacking()}")

LIMIT = 240.0
"""Seconds until the player gives up."""
TOOLS = ("Menu", "Undo", "Hint", "Overlays", "Light", "Help", "Lines of fire", "Threats", "Rules for", "Move now")
BACK = ("Put", "Choose another", "Take", "Withdraw")
"""Buttons that do not lead on."""
MARKED = ("one step", "two steps", "may be chosen")
"""How the names of squares end that may be pressed."""


class Listener:
    """Plays by what it hears."""

    def __init__(self, desktop: Desktop) -> None:
        self.desktop = desktop
        self.heard: list[str] = []
        self.pressed: list[str] = []
        self.moves: list[str] = []
        """The squares that units were sent to."""

    def open_battle(self) -> None:
        desktop = self.desktop
        desktop.press("push button", "Manoeuvre: New battle")
        desktop.press("check box", "Scenario")
        desktop.press("list item", "First battle")
        desktop.press("push button", "Begin the battle")
        desktop.wait(lambda: desktop.ask("find", role="table", name="Board"), "the board")

    def listen(self) -> None:
        self.heard += self.desktop.ask("heard")

    def turn(self) -> int:
        """Of which turn was heard last."""
        told = [line for line in self.heard if line.startswith("Turn ")]
        return int(told[-1].split(",")[0].removeprefix("Turn ")) if told else 0

    def step(self) -> None:
        """One press, if something is asked."""
        self.listen()
        if any(hint["enabled"] for hint in self.desktop.ask("find", role="push button", name="Hint")):
            nodes = self.desktop.ask("find", roles=["push button", "table cell"])
            role, name = self._choose(nodes)
            if name.startswith("Move to"):
                self.moves.append(name.split()[-1])
            self.pressed.append(name)
            self.desktop.ask("press", role=role, name=name)
        time.sleep(0.1)

    def _choose(self, nodes: list[dict[str, Any]]) -> tuple[str, str]:
        """What leads on: a square to move to, something to pick, or a button."""
        buttons = [node["name"] for node in nodes if node["role"] == "push button" and node["enabled"]]
        buttons = [name for name in buttons if not name.startswith(TOOLS)]
        cells = [node["name"] for node in nodes if node["role"] == "table cell"]
        moves = [name for name in cells if "may move here" in name]
        picks = [name for name in cells if "may be chosen" in name]
        forward = [name for name in buttons if not name.startswith(BACK)]
        # Having picked a square, it goes on with a button if there is one, rather than pick another.
        picked = bool(self.pressed) and self.pressed[-1].endswith(MARKED)
        if not (picked and forward):
            if moves:
                return "table cell", moves[len(moves) // 2]
            if picks:
                return "table cell", picks[len(self.moves) % len(picks)]
        return "push button", (forward or buttons or ["nothing that can be pressed"])[0]


@pytest.mark.soak
def test_turns_are_played_by_names_and_announcements_alone(tmp_path: Path, effort: Effort) -> None:
    turns = effort.number(1, 3)
    folder = tmp_path / "own"
    folder.mkdir()
    keep(folder, Settings(reduce_motion=True))
    with Desktop([sys.executable, "-m", "app.shell"], {"MANOEUVRE_DATA": str(folder)}) as desktop:
        player = Listener(desktop)
        player.open_battle()
        end = time.monotonic() + LIMIT
        while player.turn() <= turns and time.monotonic() < end:
            player.step()
    heard = player.heard
    assert player.turn() == turns + 1, (heard[-6:], player.pressed[-8:])
    for turn in range(1, turns + 1):
        for side in ("France", "Britain"):
            assert f"Turn {turn}, {side}" in heard
    assert len(player.moves) >= turns
    effort.done(turns, "turns by ear")
    for square in player.moves:
        assert any(line.endswith(f" to {square}.") for line in heard)
