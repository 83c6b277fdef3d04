"""`manoeuvre engine`: the computer opponent as a bot that speaks the protocol of docs/protocol.md."""

import argparse
import sys
from typing import Final

from ai.bots import NAMES, bot
from ai.protocol.session import Session, Settings
from ai.protocol.sitting import Sitting
from ai.protocol.words import lines
from app.shell.cli import seed
from app.shell.output import UserError
from app.shell.version import version
from resources.faults import shown
from resources.manoeuvre.library import Library

LEVEL: Final = NAMES[-1]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--level", metavar="NAME", default=LEVEL, help=f"who thinks (default {LEVEL})")
    parser.add_argument("--seed", metavar="N", type=seed, default=0, help="the same number gives the same play again")


def run(args: argparse.Namespace) -> int:
    if args.json:
        raise UserError("The bot protocol is made for programs as it is; leave out --json.")
    if args.level not in NAMES:
        raise UserError(f"There is no level {shown(args.level)}; choose one of {', '.join(NAMES)}.", "level")
    settings = Settings(f"Manoeuvre {version()}", NAMES, args.level, args.seed)
    if sys.stdin is not None:
        Session(Sitting(bot, Library()), settings, _say).run(lines(sys.stdin.buffer))
    return 0


def _say(line: str) -> None:
    # Whoever waits for the answer gets it now.
    print(line, flush=True)
