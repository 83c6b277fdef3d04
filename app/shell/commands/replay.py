"""`manoeuvre replay`: plays a recorded battle again and checks every entry, the digests and the data it used."""

import argparse
from pathlib import Path

from app.manoeuvre import plain_text
from app.shell.commands import files
from app.shell.commands.files import fight_again
from app.shell.output import counted, tell, tell_json
from engine.manoeuvre.position import NOBODY
from engine.manoeuvre.text import SEATS
from resources.manoeuvre.library import Library


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="the record of a battle")


def run(args: argparse.Namespace) -> int:
    files.open_file(args.file)
    with files.about(args.file):
        battle = fight_again(args.file, Library())
    record = battle.record
    if args.json:
        tell_json(
            {
                "fits": True,
                "entries": len(record.entries),
                "actions": len(record.actions),
                "turns": battle.state.turn,
                "over": battle.over,
                "winner": None if battle.winner == NOBODY else SEATS[battle.winner],
                "how": battle.how,
                "digest": record.digest,
            }
        )
        return 0
    tell(f"The record fits: {counted(len(record.entries), 'entry', 'entries')}, every one as it was played.")
    if battle.over:
        tell(plain_text.result(battle.state, battle.winner, battle.how))
    else:
        tell(f"The battle goes on. {plain_text.headline(battle.state)}")
    return 0
