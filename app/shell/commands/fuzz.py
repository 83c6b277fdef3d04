"""`manoeuvre fuzz`: random battles with all checks on; a failure writes a record that reproduces it."""

import argparse
import os
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import asdict
from typing import Final, NamedTuple

from app.developer.fuzzing import Failure, Tally, fuzz_battle
from app.shell.cli import add_game, seed, whole
from app.shell.console import console_of
from app.shell.output import counted, tell, tell_json, warn
from engine.registry import Registration
from resources.faults import plain
from resources.records import FOLDER, create

CHUNK: Final = 25
"""Battles that a process plays in one go."""
AHEAD: Final = 3
"""Chunks that wait for each process."""


class Found(NamedTuple):
    """A failure as it crosses from a worker: why, by which seed, and the record that leads there."""

    reason: str
    seed: str
    record: str


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    games = whole("The number of games", 1, 10_000_000)
    parser.add_argument("--games", type=games, default=200, help="how many battles (default 200)")
    parser.add_argument("--seed", type=seed, default=1, help="the same seed plays the same battles (default 1)")
    jobs = whole("The number of jobs", 1, 256)
    parser.add_argument("--jobs", type=jobs, default=os.cpu_count() or 1, help="processes (default: all cores)")


def run(args: argparse.Namespace) -> int:
    total = Tally()
    found: Found | None = None
    with ProcessPoolExecutor(args.jobs) as pool:
        for tally, failure in results(pool, args.game, args.seed, args.games, args.jobs):
            total.add(tally)
            found = found or failure
            if found is not None:
                pool.shutdown(cancel_futures=True)
                break
            if not args.json and total.games % 1000 == 0:
                warn(told(total))
    if args.json:
        tell_json({**asdict(total), "failure": found._asdict() if found else None})
    elif found is None:
        tell(f"{told(total)}: nothing found.")
    else:
        tell(plain(f"Battle {found.seed} failed: {found.reason}"))
        tell(plain(f"Replay it with: manoeuvre show {found.record}"))
    return 1 if found else 0


def told(total: Tally) -> str:
    counts = [counted(total.games, "battle"), counted(total.actions, "action")]
    if total.combats:
        counts.append(counted(total.combats, "combat"))
    return ", ".join(counts)


def results(
    pool: ProcessPoolExecutor, game: Registration, seed: int, games: int, jobs: int
) -> Iterator[tuple[Tally, Found | None]]:
    """What came of each chunk, in order; never more than a few are handed out ahead, however many are to come."""
    waiting: deque[Future[tuple[Tally, Found | None]]] = deque()
    for first in range(0, games, CHUNK):
        seeds = [f"{seed}:{number}" for number in range(first, min(first + CHUNK, games))]
        waiting.append(pool.submit(play, game, seeds))
        if len(waiting) > AHEAD * jobs:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


def play(game: Registration, seeds: list[str]) -> tuple[Tally, Found | None]:
    """Play the battles of some seeds, up to the first failure."""
    console = console_of(game)
    library = console.content.open()
    total = Tally()
    for number in seeds:
        try:
            total.add(fuzz_battle(number, console, library))
        except Failure as failure:
            kept = create(library.folder / FOLDER, failure.battle.record, "fuzz")
            return total, Found(failure.reason, number, str(kept.path))
    return total, None
