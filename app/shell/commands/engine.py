"""`manoeuvre engine`: the computer opponent as a bot that speaks the protocol of docs/protocol.md."""

import argparse
import sys
from functools import partial

from ai.bots import bot, names
from ai.protocol.line_format import lines
from ai.protocol.seat_player import SeatPlayer
from ai.protocol.session import Session, Settings
from ai.protocol.views import Views
from app.shell.cli import add_game, seed
from app.shell.output import UserError
from app.shell.version import version
from resources.faults import shown


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--level", metavar="NAME", help="who thinks (default: the strongest)")
    parser.add_argument("--seed", metavar="N", type=seed, default=0, help="the same number gives the same play again")


def run(args: argparse.Namespace) -> int:
    if args.json:
        raise UserError("The bot protocol is made for programs as it is; leave out --json.")
    levels = names(args.game)
    level = levels[-1] if args.level is None else args.level
    if level not in levels:
        raise UserError(f"There is no level {shown(level)}; choose one of {', '.join(levels)}.", "level")
    settings = Settings(f"{args.game.name} {version()}", levels, level, args.seed)
    if sys.stdin is not None:
        Session(SeatPlayer(partial(bot, args.game), Views(args.game)), settings, _say).run(lines(sys.stdin.buffer))
    return 0


def _say(line: str) -> None:
    # Whoever waits for the answer gets it now.
    print(line, flush=True)
