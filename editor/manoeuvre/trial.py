"""Quick battles of the computer against itself, as a background job: how often each side wins a scenario."""

import random
from dataclasses import dataclass
from pathlib import Path

from ai.background import Channel

LEVEL = "sergeant"
"""Quick enough for hundreds of battles, and sound enough to tell good ground from bad."""


@dataclass(frozen=True)
class Tally:
    """What came of the battles so far."""

    played: int = 0
    wins: tuple[int, int] = (0, 0)

    @property
    def draws(self) -> int:
        return self.played - sum(self.wins)

    def after(self, winner: int) -> "Tally":
        return Tally(self.played + 1, (self.wins[0] + (winner == 0), self.wins[1] + (winner == 1)))

    @property
    def share(self) -> float:
        """Of side one, draws counted half."""
        return (self.wins[0] + self.draws / 2) / self.played if self.played else 0.5

    @property
    def doubt(self) -> float:
        """Half the width of what the share may be, with 19 chances of 20 (Wilson)."""
        if not self.played:
            return 0.5
        n, share, z = self.played, self.share, 1.96
        return float(z / (1 + z * z / n) * (share * (1 - share) / n + z * z / (4 * n * n)) ** 0.5)


@dataclass(frozen=True)
class Trial:
    """So many battles of a scenario, given as its file."""

    text: str
    count: int
    seed: int
    folder: Path
    level: str = LEVEL

    def __call__(self, channel: Channel) -> None:
        """Report the tally after every battle."""
        from ai.manoeuvre.levels import BY_NAME
        from engine.manoeuvre.position import CHANCE
        from engine.manoeuvre.start import begin
        from resources.manoeuvre.library import Library
        from resources.manoeuvre.scenarios import read_scenario

        library = Library(self.folder)
        scenario = read_scenario(self.text, library)
        level, tally = BY_NAME[self.level], Tally()
        for number in range(self.count):
            state = begin(*scenario.start(library))
            rng = random.Random(self.seed * 1_000_003 + number)
            players = [level.player(rng.randrange(1 << 30)) for _ in range(CHANCE)]
            while not state.over:
                views = [state.seen_by(seat) for seat in range(CHANCE)]
                chance = state.seat == CHANCE
                action = state.sample(rng) if chance else players[state.seat].think(views[state.seat]).action
                shown = [state.shown_to(action, seat) for seat in range(CHANCE)]
                for seat, player in enumerate(players):
                    player.watch(views[seat], shown[seat])
                state.do(action)
            tally = tally.after(state.winner)
            channel.report(tally)
