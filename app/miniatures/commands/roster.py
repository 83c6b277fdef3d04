"""`manoeuvre roster`: checks a roster file, or makes one of a list with a line a unit."""

import argparse
from pathlib import Path

from app.shell.output import counted, tell, tell_json
from resources.document import read_file
from resources.faults import Rejected
from resources.miniatures.rosters import KIND, lines_of, read_roster, roster_of_lines, write_roster


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a roster file, or a list with a line a unit")
    parser.add_argument("--lines", action="store_true", help="write it as a list, a line a unit")


def run(args: argparse.Namespace) -> int:
    try:
        data = read_file(args.file)
        is_file = KIND.encode() in data
        roster = read_roster(data) if is_file else roster_of_lines(data.decode("utf-8", "replace"), args.file.stem)
    except Rejected as rejected:
        if args.json:
            tell_json({"faults": [{"where": fault.where, "sentence": fault.sentence} for fault in rejected.faults]})
        else:
            for fault in rejected.faults:
                tell(str(fault))
        return 1
    if args.json:
        tell_json({"id": roster.id, "title": roster.title, "units": len(roster.units), "stands": roster.stands})
    elif args.lines or not is_file:
        tell((lines_of(roster) if args.lines else write_roster(roster)).rstrip("\n"))
    else:
        parts = ((len(roster.units), "unit"), (len(roster.leaders), "leader"), (roster.stands, "stand"))
        tell(f"{roster.title}: {', '.join(counted(number, word) for number, word in parts)}.")
    return 0
