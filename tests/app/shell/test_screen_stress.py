"""The short form of the screen stress of `make soak`."""

import subprocess
import sys
from pathlib import Path

from app.board import lifetime

ROOT = Path(lifetime.__file__).parents[2]


def test_every_screen_bears_being_opened_used_and_closed_in_any_order() -> None:
    words = [sys.executable, "-m", "tests.soak.screens", "--steps", "15", "--seed", "7"]
    answer = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=600)
    assert answer.returncode == 0, answer.stderr
    assert "15 visits" in answer.stdout
