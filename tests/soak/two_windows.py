"""`python -m tests.soak.two_windows`: two players on one machine, each with a window, a mouse and a keyboard.

Both windows are on one screen in memory, under a window manager. The players find what to click by its name, as a
screen reader tells it, and click and type by xdotool: they find each other, pair by the code and Enter, fight a battle
to its verdict, decline a rematch, agree to one, and fight that, too. `--same-folder` has both be the same user.
"""

import argparse
import random
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from resources.settings import Settings, keep
from tests.app.accessibility.desktop import Desktop, Reading, lacking
from tests.app.accessibility.test_battle import BACK, TOOLS

SIZE: Final = (1300, 820)
"""Of a window."""
LIMIT: Final = 1500.0
"""Seconds for a battle,"""
LEAST: Final = 300.0
"""and those that it gets in any case."""
PATIENCE: Final = 60.0
PROGRAM: Final = (sys.executable, "-m", "app.shell")
ASIDE: Final = (*TOOLS, *BACK, "Chat", "Show the clock", "Home", "Leave", "Offer")
"""Buttons that do not lead on."""


class Managed(Desktop):
    """A desktop with a window manager, wide enough for two windows."""

    def manage(self) -> None:
        self._start(["openbox"], self.environment, stderr=subprocess.DEVNULL)


class Player:
    """Somebody at a window."""

    def __init__(self, name: str, desktop: Managed, reading: Reading, place: int, seed: int = 1) -> None:
        self.name = name
        self.desktop = desktop
        self.reading = reading
        self.rng = random.Random(f"{seed} {place}")
        self.clicks = 0
        window = reading.wait(lambda: self._tool("search", "--onlyvisible", "--pid", str(reading.program.pid)), name)
        self.window = window.split()[-1]
        self._tool("windowsize", self.window, *map(str, SIZE))
        self._tool("windowmove", self.window, str(10 + place * (SIZE[0] + 20)), "30")

    def _tool(self, *words: str) -> str:
        return subprocess.run(
            ["xdotool", *words], env=self.desktop.environment, capture_output=True, text=True, timeout=30
        ).stdout

    def see(self, *roles: str, name: str | None = None) -> list[dict[str, Any]]:
        return list(self.reading.ask("find", roles=roles or [None], name=name, where=True))

    def wait(self, name: str, *roles: str, patience: float = PATIENCE) -> dict[str, Any]:
        """Until something is to be seen whose name begins so."""
        found = self.reading.wait(
            lambda: [node for node in self.see(*roles, name=name) if node["enabled"]], f"“{name}”", patience
        )
        return dict(found[0])

    def click(self, name: str, *roles: str) -> None:
        self.hit(self.wait(name, *(roles or ("push button",))))

    def hit(self, node: dict[str, Any]) -> None:
        x, y = node["middle"]
        self._tool("mousemove", str(x), str(y), "click", "1")
        self.clicks += 1

    def scroll_to(self, name: str) -> None:
        """Turn the wheel over a list until something is to be seen in it."""
        x, y = self.wait("", "list item")["middle"]
        for _ in range(30):
            if self.see("list item", name=name):
                return
            self._tool("mousemove", str(x), str(y), "click", "5")
            time.sleep(0.2)

    def key(self, *names: str) -> None:
        self._tool("key", "--window", self.window, *names)

    def type(self, text: str) -> None:
        self._tool("type", "--delay", "20", text)


def picture(desktop: Managed, folder: Path | None, name: str) -> None:
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        subprocess.run(["import", "-window", "root", str(folder / f"{name}.png")], env=desktop.environment, timeout=60)


class Table:
    """The two players, from their windows' opening to the second battle."""

    def __init__(self, desktop: Managed, players: tuple[Player, Player], seconds: float, pictures: Path | None) -> None:
        self.desktop = desktop
        self.seconds = seconds
        self.host, self.guest = self.players = players
        self.pictures = pictures
        self.found = False
        """Whether the battle was on the list, or its address had to be typed."""

    def picture(self, name: str) -> None:
        picture(self.desktop, self.pictures, name)

    def pair_up(self, scenario: str) -> None:
        """As new users do: one offers a battle, the other finds it, types the code and presses Enter."""
        for player in self.players:
            player.click("Play over LAN")
        self.host.click("Host", "check box")
        self.host.click("Another battle")
        self.host.scroll_to(scenario)
        self.host.click(scenario, "list item")
        self.host.click("Offer it on the network")
        self.host.click("Offer this battle")
        code = self.host.wait("The code: ", "label")["name"].removeprefix("The code: ").replace(", ", "")
        self.picture("offered")
        self.guest.click("Join", "check box")
        try:
            self.guest.hit(self.guest.wait(self.host.name, "list item", patience=15))
            self.found = True
        except AssertionError:
            address = next(node["name"] for node in self.host.see("label") if _is_address(node["name"]))
            self.guest.click("Address and port", "text")
            self.guest.type(address)
            self.guest.key("Tab")
        time.sleep(0.5)
        self.guest.type(code.lower())
        self.picture("code")
        self.guest.key("Return")
        self.guest.wait("Accept the battle", "push button")
        self.picture("invitation")
        self.guest.click("Accept the battle")
        for player in self.players:
            player.wait("Board", "table")
        self.picture("begun")

    def fight(self) -> None:
        """To the end, rashly."""
        end = time.monotonic() + max(self.seconds, LEAST)
        last = [""] * 2
        while time.monotonic() < end:
            for place, player in enumerate(self.players):
                try:
                    nodes = player.see("push button", "table cell")
                    names = {node["name"] for node in nodes}
                    if any(name.startswith("Rematch") for name in names):
                        return
                    if any(node["name"].startswith("Hint") and node["enabled"] for node in nodes):
                        chosen = _choose(nodes, last[place], player.rng)
                        last[place] = chosen["name"]
                        player.hit(chosen)
                except LookupError:
                    continue
            time.sleep(0.1)
        raise AssertionError("the battle does not end")

    def verdict(self, name: str = "verdict") -> None:
        for player in self.players:
            player.wait("Fair: verified", "label")
        self.picture(name)

    def rematch(self) -> None:
        """Declined once, then asked for by the other side and agreed to."""
        self.host.click("Rematch")
        self.guest.wait(f"{self.host.name} wants a rematch", "label")
        self.picture("rematch")
        self.guest.click("Decline")
        self.host.wait(f"{self.guest.name} has declined", "label")
        self.picture("declined")
        self.guest.click("Rematch")
        self.host.wait(f"{self.guest.name} wants a rematch", "label")
        self.host.click("Accept")
        end = time.monotonic() + PATIENCE
        while not any(node["enabled"] for player in self.players for node in player.see("push button", name="Hint")):
            assert time.monotonic() < end, "the second battle does not begin"
        self.picture("again")


def _is_address(text: str) -> bool:
    return text.count(".") == 3 and ":" in text


def _choose(nodes: list[dict[str, Any]], last: str, rng: random.Random) -> dict[str, Any]:
    """What leads on: a square to press, or a button."""
    buttons = [node for node in nodes if node["role"] == "push button" and node["enabled"] and node["name"]]
    forward = [node for node in buttons if not node["name"].startswith(ASIDE)]
    cells = [node for node in nodes if node["role"] == "table cell"]
    squares = [node for node in cells if "may move here" in node["name"] or "may be chosen" in node["name"]]
    if squares and not (last.endswith(("one step", "two steps", "may be chosen")) and forward):
        return rng.choice(squares)
    return rng.choice(forward or buttons)


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak.two_windows", description=__doc__)
    parser.add_argument("--same-folder", action="store_true", help="both windows are the same user's")
    parser.add_argument("--scenario", default="Nightfall", help="the battle to fight (default Nightfall)")
    parser.add_argument("--minutes", type=float, default=0.0, help="for each battle (default 25, at least 5)")
    parser.add_argument("--seed", type=int, default=1, help="of what the players do (default 1)")
    parser.add_argument("--pictures", type=Path, help="a folder for pictures of what was seen")
    args = parser.parse_args(words)
    if lacking() or shutil.which("xdotool") is None or shutil.which("openbox") is None:
        print(f"nothing: this system lacks {lacking() or 'xdotool or openbox'}")
        return 0
    with tempfile.TemporaryDirectory() as place:
        names = ("Ada", "Ada") if args.same_folder else ("Ada", "Bob")
        folders = [Path(place) / name for name in names]
        for name, folder in zip(names, folders, strict=True):
            folder.mkdir(exist_ok=True)
            keep(folder, Settings(reduce_motion=True, name=name))
        wide = f"{2 * SIZE[0] + 60}x{SIZE[1] + 80}"
        with Managed(PROGRAM, {"MANOEUVRE_DATA": str(folders[0])}, wide) as desktop:
            other = Reading()
            desktop.start(PROGRAM, {"MANOEUVRE_DATA": str(folders[1])}, other)
            players = (
                Player(names[0], desktop, desktop, 0, args.seed),
                Player(names[1], desktop, other, 1, args.seed),
            )
            table = Table(desktop, players, 60 * args.minutes or LIMIT, args.pictures)
            begun = time.monotonic()
            try:
                table.pair_up(args.scenario)
                table.fight()
                table.verdict()
                table.rematch()
                table.fight()
                table.verdict("verdict_again")
            except BaseException:
                table.picture("failed")
                raise
            clicks = sum(player.clicks for player in players)
            how = "found on the network" if table.found else "joined by address"
            print(
                f"a battle {how} and its rematch to their verdicts, {clicks} clicks, {time.monotonic() - begun:.0f} s"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
