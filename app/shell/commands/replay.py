"""`manoeuvre replay`: plays a recorded battle again and checks every entry, the digests and the data it used."""

import argparse
from pathlib import Path
from typing import Any

from app.shell.cli import add_game
from app.shell.commands import files
from app.shell.commands.files import fight_again
from app.shell.console import console_of
from app.shell.output import counted, tell, tell_json
from engine.battle import Battle
from engine.registry import games


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("file", metavar="FILE", type=Path, help="the record of a battle")


def run(args: argparse.Namespace) -> int:
    files.open_file(args.file)
    with files.about(args.file):
        battle = fight_again(args.file)
    record = battle.record
    if args.json:
        tell_json(
            {
                "fits": True,
                "entries": len(record.entries),
                "actions": len(record.actions),
                "turns": battle.state.standing().turn,
                "over": battle.over,
                "winner": record.words[battle.winner] if battle.winner < record.chance else None,
                "how": battle.how,
                "digest": record.digest,
            }
        )
        return 0
    tell(f"The record fits: {counted(len(record.entries), 'entry', 'entries')}, every one as it was played.")
    tell(_summary(battle))
    return 0


def _summary(battle: Battle[Any]) -> str:
    """How the battle stands or ended, in the words of its game."""
    console = console_of(games()[battle.record.header.game])
    if battle.how:
        return console.result(battle.state, battle.winner, battle.how)
    return f"The battle goes on. {console.headline(battle.state)}"
