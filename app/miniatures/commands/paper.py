"""`manoeuvre paper`: a page to print: the reference sheet, a roster, or the report of a battle."""

import argparse
from pathlib import Path

from app.shell.commands import files
from app.shell.output import UserError, tell, tell_json
from engine.miniatures.report import after_action
from engine.miniatures.state import State
from engine.miniatures.tables import Options
from engine.record import is_record
from resources.document import read_file
from resources.files import replace_file
from resources.miniatures.content import CONTENT, GAME
from resources.miniatures.paper import reference_sheet, report_page, roster_sheets
from resources.miniatures.rosters import read_roster
from resources.miniatures.tables import shipped


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, nargs="?", help="a roster, or the record of a battle")
    parser.add_argument(
        "--output", metavar="FILE", type=Path, help="write the page here (default: the standard output)"
    )


def run(args: argparse.Namespace) -> int:
    if args.file is None:
        kind, page = "sheet", reference_sheet(shipped(), Options())
    else:
        with files.about(args.file):
            data = read_file(args.file)
            if is_record(data):
                kind, page = "report", _report(args.file)
            else:
                kind, page = "roster", roster_sheets(read_roster(data), shipped())
    if args.output is not None:
        replace_file(args.output, page)
    if args.json:
        tell_json({"kind": kind, **({"page": page} if args.output is None else {"output": str(args.output)})})
    elif args.output is None:
        tell(page.rstrip("\n"))
    return 0


def _report(path: Path) -> str:
    battle = files.fight_again(path)
    if battle.record.header.game != GAME:
        raise UserError("This is the record of another game; only the companion has such a report.", "game", 1)
    start = CONTENT.start_of(battle.record, CONTENT.open())
    assert isinstance(start, State)
    actions = [start.read(entry.text) for entry in battle.record.actions]
    return report_page(after_action(start, actions), start.moment.setting)
