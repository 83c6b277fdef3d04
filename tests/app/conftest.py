import json
import os
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QLocale

from app.shell.cli import main
from engine.battle import Battle
from engine.manoeuvre.position import CHANCE
from resources.manoeuvre.content import prepare
from resources.manoeuvre.library import Library


class Answer(NamedTuple):
    """What a call of the command line left behind."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Call = Callable[..., Answer]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folder of this test, so that none ever touches a real one."""
    folder = tmp_path / "own"
    monkeypatch.setenv("MANOEUVRE_DATA", str(folder))
    # That every action reaches the disk is tested where files are written; waiting for it here takes minutes.
    monkeypatch.setattr(os, "fsync", lambda handle: None)
    return folder


@pytest.fixture(autouse=True)
def british() -> None:
    """Numbers and dates as in English, whatever language the test before has spoken."""
    QLocale.setDefault(QLocale("en_GB"))


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Call:
    def run(*words: object) -> Answer:
        status = main([str(word) for word in words])
        captured = capsys.readouterr()
        return Answer(status, captured.out, captured.err)

    return run


@cache
def fought() -> bytes:
    """A battle that was fought to its end."""
    library = Library(Path("none"))
    battle = Battle(*prepare(library.scenario("first_battle"), library, "2026-05-01", "0.1.0", ("Ada", "Zoë")))
    rng = random.Random(1)
    while not battle.over:
        state = battle.state
        battle.play(state.sample(rng) if state.seat == CHANCE else rng.choice(state.legal()))
    return battle.record.text().encode()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The file of its record."""
    path = tmp_path / "fought.record"
    path.write_bytes(fought())
    return path
