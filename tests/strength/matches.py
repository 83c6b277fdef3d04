"""The matches behind docs/strength.md: `python -m tests.strength.matches NAME --results DIR` plays one.

Every match is played by the arena: mirrored pairs, Wilson bounds at 95 %, a results file for each two players, from
which the same command goes on after an interruption. Compile the program first, as it is compiled for its users, and
our own ISMCTS with it, so that equal time is fair: `make fast ALSO=tests/strength/ismcts.py`.
"""

import argparse
import sys
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from ai.arena import standing
from ai.arena.executors import Processes
from ai.arena.game import Ground
from ai.arena.pairing import Conditions
from ai.arena.results import Results
from ai.arena.run import Run, tried
from ai.manoeuvre.arena import ARENA
from ai.manoeuvre.levels import BY_NAME
from ai.manoeuvre.players import bot
from tests.strength.limited import named, shown

LEVELS = ("recruit", "sergeant", "captain", "colonel", "general", "marshal")
ISMCTS = "py:tests.strength.ismcts:ismcts"
ROLLOUTS = "py:tests.strength.openspiel_bots:random_rollouts"
JUDGED = "py:tests.strength.openspiel_bots:judged"
HEAD = (
    "| match | player | against | battles | won : lost | share | 95 % | CPU s a turn | faults |\n"
    "|---|---|---|--:|--:|--:|--:|--:|--:|\n"
)


@dataclass(frozen=True)
class Duel:
    a: str
    b: str
    games: int


def duels(args: argparse.Namespace) -> list[Duel]:
    """Who meets whom in the match of that name."""
    ours = named(args.ours, args.seconds)
    theirs = args.their_seconds or args.seconds
    match args.name:
        case "random":
            return [Duel(_capped(level, args.cap), "random", 100) for level in LEVELS[1:]]
        case "levels":
            return [
                Duel(_capped(upper, args.cap), _capped(lower, args.cap), 200)
                for lower, upper in pairwise(LEVELS)
                if args.level in ("", upper)
            ]
        case "greedy":
            return [Duel(ours, "greedy", 400)]
        case "ismcts":
            return [Duel(ours, named(ISMCTS, theirs), 200)]
        case "openspiel-random":
            return [Duel(ours, named(ROLLOUTS, theirs), 200)]
        case "openspiel-eval":
            return [Duel(ours, named(JUDGED, theirs), 400)]
        case "openspiel-sims":
            # Neither keeps to its number exactly; the two numbers let them be set so that both use as many.
            return [Duel(named(args.ours, nodes=args.nodes), named(JUDGED, nodes=args.their_nodes or args.nodes), 400)]
        case _:
            return [Duel(named(args.ours, 10 * args.seconds), ours, 100)]


NAMES = ("random", "levels", "greedy", "ismcts", "openspiel-random", "openspiel-eval", "openspiel-sims", "time")


def _capped(level: str, seconds: float) -> str:
    """A level that thinks no longer than so many seconds a turn; 0 leaves it its own limit."""
    return named(level, seconds) if seconds and BY_NAME[level].limits.seconds > seconds else level


def play(duel: Duel, args: argparse.Namespace) -> str:
    """Play what is missing of a duel, and tell it as a row of the table."""
    games = args.games or duel.games
    for name in (duel.a, duel.b):
        tried(bot, name)
    conditions = Conditions(ARENA.game.id, args.seed, ARENA.check(Ground()), (duel.a, duel.b))
    results = Results(conditions, args.results / f"{args.name}-{_plain(duel.a)}-{_plain(duel.b)}.jsonl")
    run = Run(ARENA, conditions, games, results)

    def progress() -> None:
        value = standing.duel(run.counted())
        print(f"\r{shown(duel.a)} – {shown(duel.b)}: {value['wins']} : {value['losses']}  ", end="", file=sys.stderr)

    try:
        run.play(Processes(args.jobs), bot, progress)
    finally:
        results.close()
    print(file=sys.stderr)
    for fault in standing.faults(run.counted()):
        print(f"{shown(fault['bot'])} broke down {fault['games']} times: {fault['reason']}", file=sys.stderr)
    return row(args.name, duel, standing.duel(run.counted()))


def _plain(name: str) -> str:
    return shown(name).replace(", ", "_").replace(" ", "")


def row(name: str, duel: Duel, value: dict[str, Any]) -> str:
    draws = f" : {value['draws']}" if value["draws"] else ""
    cells = (
        name,
        shown(duel.a),
        shown(duel.b),
        str(value["games"]),
        f"{value['wins']} : {value['losses']}{draws}",
        f"{100 * value['share']:.1f} %",
        f"{100 * value['low']:.1f}–{100 * value['high']:.1f} %",
        f"{value['a_seconds_per_turn']:.3f} / {value['b_seconds_per_turn']:.3f}",
        str(sum(fault["games"] for fault in value["faults"])),
    )
    return f"| {' | '.join(cells)} |\n"


def parsed(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", choices=NAMES)
    parser.add_argument("--games", type=int, default=0, help="battles of each two players (default: the table's)")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=0.3, help="CPU seconds a turn of our player")
    parser.add_argument("--their-seconds", type=float, default=0.0, help="of the other, if it is to have others")
    parser.add_argument("--cap", type=float, default=0.0, help="CPU seconds a turn that no level may exceed")
    parser.add_argument("--level", default="", choices=("", *LEVELS[1:]), help="only this level and the one below")
    parser.add_argument("--nodes", type=int, default=1000, help="simulations a turn of both in openspiel-sims")
    parser.add_argument("--their-nodes", type=int, default=0, help="of OpenSpiel's, if it is to have others")
    parser.add_argument("--ours", default="search", help="our player (default: search)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--results", type=Path, required=True, help="the folder for results and rows")
    return parser.parse_args(words)


def main() -> None:
    args = parsed(sys.argv[1:])
    args.results.mkdir(parents=True, exist_ok=True)
    rows = "".join(play(duel, args) for duel in duels(args))
    (args.results / f"{args.name}.md").write_text(HEAD + rows, "utf-8")
    print(HEAD + rows, end="")


if __name__ == "__main__":
    main()
