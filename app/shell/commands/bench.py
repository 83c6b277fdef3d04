"""`manoeuvre bench`: how fast the engine is, as ratios to yardsticks run beside it in the same minute.

Machines are noisy, so nothing here is a time: each figure and its yardstick take turns for several rounds, in CPU time,
and the median of their ratios is told. A game may have a `bench` of its own that measures more.
"""

import argparse
import random
import statistics
from collections.abc import Callable
from time import process_time

from app.shell.cli import add_game, whole
from app.shell.console import Console, console_of, random_action
from app.shell.output import UserError, tell, tell_json

Work = Callable[[], int]
"""Does a little and says how many pieces of work that was."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_rounds(parser)


def add_rounds(parser: argparse.ArgumentParser) -> None:
    rounds = whole("The number of rounds", 1, 1000)
    parser.add_argument("--rounds", type=rounds, default=7, help="how often each pair takes turns (default 7)")
    milliseconds = whole("The time of a turn", 1, 600_000)
    parser.add_argument("--ms", type=milliseconds, default=1000, help="CPU milliseconds for each turn (default 1000)")


def run(args: argparse.Namespace) -> int:
    chess = chess_games(random.Random(1))
    battles = random_battles(console_of(args.game), random.Random(1))
    ratio, rates = compare(battles, chess, args.rounds, args.ms / 1000)
    if args.json:
        tell_json({"engine_chess_ratio": round(ratio, 2), "engine_chess_rates": rates})
    else:
        words = "engine decisions a second in random play, dice and draws included, against python-chess moves"
        tell(f"{ratio:10.1f}  {words}")
    return 0


def random_battles(console: Console, rng: random.Random) -> Work:
    """Plays a battle from its start to its end by what is legal, over and over."""
    content = console.content
    library = content.open()
    scenarios = content.scenarios(library)
    scenario = scenarios[console.scenario or next(iter(scenarios))]
    _, start = content.prepare(scenario, library, "", "")

    def battle() -> int:
        state = start.copy()
        made = 0
        while not state.over:
            _, action = random_action(console, state, rng, 0.0)
            state.do(action)
            made += 1
        return made

    return battle


def chess_games(rng: random.Random) -> Work:
    """The yardstick; raises UserError if it is not installed."""
    try:
        import chess
    except ImportError:
        sentence = "The yardstick is not installed; install it with: pip install 'manoeuvre[bench]'"
        raise UserError(sentence, "no-yardstick") from None

    def game() -> int:
        board = chess.Board()
        made = 0
        choices = list(board.legal_moves)
        while choices and made < 300:
            board.push(choices[int(rng.random() * len(choices))])
            choices = list(board.legal_moves)
            made += 1
        return made

    return game


def compare(ours: Work, yardstick: Work, rounds: int, seconds: float) -> tuple[float, list[int]]:
    """The median of the ratios of two kinds of work that take turns, and the median rate of each."""
    rates = [(rate(ours, seconds), rate(yardstick, seconds)) for _ in range(rounds)]
    ratio = statistics.median([mine / theirs for mine, theirs in rates])
    return ratio, [round(statistics.median(side)) for side in zip(*rates, strict=True)]


def rate(work: Work, seconds: float) -> float:
    """Pieces of work a second of CPU time."""
    done = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds or not done:
        done += work()
    return done / max(spent, 1e-9)
