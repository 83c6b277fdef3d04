"""`manoeuvre bench --game commanders`: decisions and whole rounds of random play, against python-chess."""

import argparse
import random
from typing import Final

from app.shell.commands.bench import add_rounds, chess_games, compare
from app.shell.output import tell, tell_json
from engine.commanders import playout
from engine.commanders.start import Start, begin

WORDS: Final = (
    "engine decisions a second in random play, dice included, against python-chess moves",
    "rounds a second, planned at random and resolved by sampling",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_rounds(parser)


def run(args: argparse.Namespace) -> int:
    rng = random.Random(1)
    start = begin(Start())
    rounds = [0, 0]

    def battles() -> int:
        state = start.copy()
        made = playout.play_out(state, rng)
        rounds[0] += state.round
        rounds[1] += made
        return made

    ratio, rates = compare(battles, chess_games(random.Random(1)), args.rounds, args.ms / 1000)
    a_second = rates[0] * rounds[0] / rounds[1]
    compiled = not playout.__file__.endswith(".py")
    if args.json:
        tell_json(
            {
                "compiled": compiled,
                "engine_chess_ratio": round(ratio, 2),
                "engine_chess_rates": rates,
                "rounds_a_second": round(a_second),
            }
        )
        return 0
    tell("hot modules compiled" if compiled else "plain Python (make fast compiles the hot modules)")
    tell(f"{ratio:10.1f}  {WORDS[0]}")
    tell(f"{a_second:10.0f}  {WORDS[1]}")
    return 0
