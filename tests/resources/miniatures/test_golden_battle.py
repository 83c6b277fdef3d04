"""A whole battle of the companion, fought by `manoeuvre demo` and kept as it was; it must come out the same for ever.

If it does not, the rules, the tables or the texts have changed. Where that is right, fight it again, read the
difference, and commit both:

    python -m tests.resources.miniatures.test_golden_battle
"""

import contextlib
import io
import json
import os
import tempfile
from pathlib import Path

from app.shell.cli import main
from engine.battle import replay
from engine.miniatures.report import after_action
from resources.folder import FOLDER_VARIABLE
from resources.miniatures.content import CONTENT
from resources.records import load

KEPT = Path(__file__).parent / "ford_and_chapel-25.record"
SEED = 25


def test_the_battle_comes_out_as_it_did(tmp_path: Path) -> None:
    record = load(KEPT)
    start = CONTENT.start_of(record, CONTENT.open(tmp_path))
    battle = replay(record, start)
    assert str(battle.state) == KEPT.with_suffix(".txt").read_text("utf-8")
    assert battle.over
    verbs = {entry.text.split()[0] for entry in record.entries}
    assert {"charge", "countercharge", "breakthrough", "shift", "strike", "amend", "replace", "hasty-square"} <= verbs


def test_its_report_can_be_written(tmp_path: Path) -> None:
    record = load(KEPT)
    start = CONTENT.start_of(record, CONTENT.open(tmp_path))
    report = after_action(start, [start.read(entry.text) for entry in record.actions])  # type: ignore[arg-type]
    assert len(report.charges) > 5
    assert sum(row.luck for row in report.charges) != 0
    assert len(report.turning_points) == 3


def make_anew() -> None:
    with tempfile.TemporaryDirectory() as folder:
        os.environ[FOLDER_VARIABLE] = folder
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            main(["demo", "--game", "miniatures", "--seed", str(SEED), "--json"])
        KEPT.write_bytes(Path(json.loads(output.getvalue())["record"]).read_bytes())
        record = load(KEPT)
        state = replay(record, CONTENT.start_of(record, CONTENT.open(Path(folder)))).state
        KEPT.with_suffix(".txt").write_text(str(state), "utf-8")


if __name__ == "__main__":
    make_anew()
