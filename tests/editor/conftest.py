import os
from pathlib import Path

import pytest

from resources.library import Library


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folder of this test, so that none ever touches a real one."""
    folder = tmp_path / "own"
    monkeypatch.setenv("MANOEUVRE_DATA", str(folder))
    monkeypatch.setattr(os, "fsync", lambda handle: None)
    return folder


@pytest.fixture
def library(own_folder: Path) -> Library:
    return Library(own_folder)
