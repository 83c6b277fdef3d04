"""Golden battles: whole battles fought by `manoeuvre demo` and kept as they were; they must come out the same for ever.

`tests/golden/SCENARIO-SEED.record` is the record, and the `.txt` beside it the text of its last state. If one of them
comes out otherwise, the rules, the data, the texts or the demonstration have changed. Where that is right, make all of
them anew, read the difference, and commit it together with the change that caused it:

    python -m tests.test_golden
"""

import contextlib
import io
import json
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.shell.cli import main
from engine.battle import Battle, replay
from engine.manoeuvre.state import State
from engine.record import Record
from resources.folder import FOLDER_VARIABLE
from resources.manoeuvre.content import start_of
from resources.manoeuvre.library import Library
from resources.records import load

FOLDER = Path(__file__).parent / "golden"
BATTLES = [("islands", 10), ("mysore", 31), ("open_battle", 6)]
"""Between them they have a set-up, both victories, and nearly every kind of action."""
ENCODING = "utf-8"


def kept(scenario: str, seed: int) -> Path:
    return FOLDER / f"{scenario}-{seed}.record"


def fought_again(record: Record) -> Battle[State]:
    return replay(record, start_of(record, Library(Path("none"))))


def demonstrated(scenario: str, seed: int, folder: Path) -> Path:
    """The record that the demonstration writes."""
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        assert main(["demo", "--seed", str(seed), "--scenario", scenario, "--json"]) == 0
    path = Path(json.loads(output.getvalue())["record"])
    assert path.is_relative_to(folder)
    return path


def make_anew() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        os.environ[FOLDER_VARIABLE] = folder
        for scenario, seed in BATTLES:
            path = kept(scenario, seed)
            path.write_bytes(demonstrated(scenario, seed, Path(folder)).read_bytes())
            path.with_suffix(".txt").write_bytes(str(fought_again(load(path)).state).encode(ENCODING))
            yield path


@pytest.mark.parametrize(("scenario", "seed"), BATTLES)
def test_a_golden_battle_ends_as_it_did(scenario: str, seed: int) -> None:
    record = load(kept(scenario, seed))
    battle = fought_again(record)
    assert battle.over
    assert battle.record.digest == record.digest
    assert str(battle.state) == kept(scenario, seed).with_suffix(".txt").read_text(ENCODING)


@pytest.mark.parametrize(("scenario", "seed"), BATTLES)
def test_the_demonstration_still_fights_the_golden_battle(
    scenario: str, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    monkeypatch.setattr(os, "fsync", lambda handle: None)
    assert load(demonstrated(scenario, seed, tmp_path)).entries == load(kept(scenario, seed)).entries


def test_every_file_here_belongs_to_a_golden_battle() -> None:
    wanted = {kept(*battle).with_suffix(suffix).name for battle in BATTLES for suffix in (".record", ".txt")}
    assert {path.name for path in FOLDER.iterdir()} == wanted


if __name__ == "__main__":
    for made in make_anew():
        print(f"made anew: {made}")
