import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from app.developer import screenshots
from app.developer.game import Shot
from app.shell import start
from app.shell.desktop import Desktop, Home, SettingsPage
from tests.app.conftest import Call
from tests.plugins.effort import Effort

ROOT = Path(start.__file__).parents[2]
PATIENCE = 120
"""Seconds until a program that does not end is given up."""
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def run(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    left = {name: value for name, value in os.environ.items() if name not in DISPLAYS}
    return subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env={**left, **environment},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a display")
@pytest.mark.parametrize("display", [{}, {"DISPLAY": ":7777"}])
def test_without_a_display_it_says_so_and_plays_in_the_terminal(own_folder: Path, display: dict[str, str]) -> None:
    answer = run("-m", "app.shell", **display)
    assert answer.returncode == 0
    first = answer.stdout.splitlines()[0]
    assert first == "There is no display here, so a demonstration battle is played in the terminal instead."
    (picture,) = (own_folder / "records").glob("*.png")
    image = QImage(str(picture))
    assert image.width() == image.height() > 500
    assert str(picture) in answer.stdout
    assert picture.with_suffix(".record").is_file()
    assert answer.stderr == ""


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a display")
def test_a_display_that_was_asked_for_and_is_not_there_is_told(own_folder: Path) -> None:
    answer = run("-m", "app.shell", QT_QPA_PLATFORM="xcb", DISPLAY=":7777")
    assert answer.returncode != 0
    assert "could not connect to display :7777" in answer.stderr


CLOSED = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from app.shell import start
def close():
    window = next(widget for widget in QApplication.topLevelWidgets() if type(widget).__name__ == "Window")
    print(type(window.screen_shown).__name__, window._notice.isVisible(), flush=True)
    {end}
start._load_later = lambda: QTimer.singleShot(300, close)
sys.exit(start.run(*sys.argv[1:]))
"""


def begun(end: str, *words: str) -> subprocess.CompletedProcess[str]:
    return run("-c", CLOSED.format(end=end), *words, QT_QPA_PLATFORM="offscreen")


def test_the_window_opens_at_home_and_a_crash_is_noticed_at_the_next_start(own_folder: Path) -> None:
    own_folder.mkdir()
    assert begun("window.close()").stdout.split() == ["HomeScreen", "False"]
    assert not (own_folder / start.RUNNING).exists()
    begun("import os; os.abort()")
    assert begun("window.close()").stdout.split() == ["HomeScreen", "True"]
    assert begun("window.close()").stdout.split() == ["HomeScreen", "False"]


WATCHED = """
from app.shell.desktop import Fight, Home
from app.shell.play.participants import COMPUTER, Participant
scenario = window.desktop.library("manoeuvre").scenario("last_stand")
window.open(Fight("manoeuvre", scenario, (Participant(COMPUTER, "random"), Participant(COMPUTER, "recruit"))))
import atexit
atexit.register(lambda: print("left", flush=True))
QTimer.singleShot(3000, window.close)
"""


def test_the_program_leaves_as_every_program_does(own_folder: Path) -> None:
    """Not by breaking off: players' processes, threads and whatever waits for the end of it have their turn."""
    answer = begun(WATCHED.strip().replace("\n", "\n    "))
    assert (answer.returncode, answer.stdout.split()[-1], answer.stderr) == (0, "left", "")


FOUGHT = """
import os, signal, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from app.shell import start
from app.shell.desktop import Fight
from app.shell.play.participants import COMPUTER, HUMAN, Participant
def window():
    return next(widget for widget in QApplication.topLevelWidgets() if type(widget).__name__ == "Window")
def fight():
    # Nobody is there to press Continue when the computer's attack has been shown.
    window().desktop.choose("manoeuvre", "results", "one")
    library = window().desktop.library("manoeuvre")
    seats = (Participant(HUMAN), Participant(COMPUTER, "random"))
    window().open(Fight("manoeuvre", library.scenario("last_stand"), seats))
    watch()
def watch():
    session = window().screen_shown.session
    def asked(seat):
        record = session.battle.record
        if len(record.entries) < 12 and "fight" in sys.argv:
            session.play(session.battle.state.legal()[0])
        else:
            print(record.digest, seat, flush=True)
            os.kill(os.getpid(), signal.SIGKILL)
    session.asked.connect(asked)
def resume():
    button = window().screen_shown.continue_card.button
    if not button.isEnabled():
        QTimer.singleShot(20, resume)
        return
    button.click()
    watch()
start._load_later = lambda: QTimer.singleShot(0, fight if "fight" in sys.argv else resume)
start.run()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="kills by a signal")
def test_a_killed_program_offers_to_continue_at_the_very_decision(own_folder: Path) -> None:
    first = run("-c", FOUGHT, "fight", QT_QPA_PLATFORM="offscreen")
    second = run("-c", FOUGHT, QT_QPA_PLATFORM="offscreen")
    assert (first.returncode, second.returncode) == (-9, -9)
    assert first.stdout
    assert first.stdout == second.stdout


def test_a_record_opens_its_replay(record: Path) -> None:
    answer = begun("window.close()", str(record))
    assert answer.stdout.split()[0] == "ReplayScreen"
    assert answer.returncode == 0


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
def test_ctrl_c_closes_the_window_as_its_user_would(own_folder: Path, name: str) -> None:
    own_folder.mkdir()
    answer = begun(f"import os, signal; os.kill(os.getpid(), signal.{name})")
    assert answer.returncode == 0
    assert "Traceback" not in answer.stderr
    assert not (own_folder / start.RUNNING).exists()
    assert (own_folder / "settings.toml").exists()


def test_a_fault_of_the_program_is_told_and_survived(own_folder: Path) -> None:
    end = "QTimer.singleShot(0, lambda: 1 / 0); QTimer.singleShot(300, close_now)"
    later = "def close_now():\n    print(window_of()._notice.isVisible(), flush=True)\n    window_of().close()\n"
    find = (
        'def window_of():\n    return next(w for w in QApplication.topLevelWidgets() if type(w).__name__ == "Window")\n'
    )
    script = CLOSED.format(end=end).replace("def close():", f"{find}{later}def close():")
    answer = run("-c", script, QT_QPA_PLATFORM="offscreen")
    assert answer.stdout.split()[-1] == "True"
    assert "ZeroDivisionError" in answer.stderr
    assert answer.returncode == 0


def test_a_record_that_is_not_there_is_one_sentence(call: Call, tmp_path: Path) -> None:
    answer = call(tmp_path / "none.record")
    assert answer.status == 2
    assert "No such file" in answer.err
    assert answer.err.count("\n") == 1


# Screenshots


@pytest.mark.soak
def test_screens_are_painted_in_every_theme_and_size(
    own_folder: Path, tmp_path: Path, qtbot: QtBot, call: Call, monkeypatch: pytest.MonkeyPatch, effort: Effort
) -> None:
    """In the short form two screens, for which no battle has to be fought first."""
    every = screenshots._shots
    names: list[str] = []

    def shots(desktop: Desktop) -> list[Shot]:
        few = [Shot("home", Home()), Shot("settings", SettingsPage())]
        chosen = every(desktop) if effort.long else few
        names.extend(shot.name for shot in chosen)
        return chosen

    monkeypatch.setattr(screenshots, "_shots", shots)
    sizes = [(1280, 800), (1440, 900), (1920, 1080), (2560, 1440)] if effort.long else [(1280, 800)]
    words = [word for width, height in sizes for word in ("--size", f"{width}x{height}")]
    answer = call("--screenshot", tmp_path / "shots", *words)
    assert answer.status == 0
    assert len(names) == len(set(names)) >= effort.number(2, 15)
    asked = {
        f"{name}-{theme}-{width}x{height}.png": (width, height)
        for name in names
        for theme in ("contrast_light", "dark", "light")
        for width, height in sizes
    }
    pictures = {path.name: QImage(str(path)) for path in (tmp_path / "shots").iterdir()}
    assert {name: (picture.width(), picture.height()) for name, picture in pictures.items()} == asked
    assert len({bytes(picture.constBits()) for picture in pictures.values()}) == len(asked)
    assert not own_folder.exists()
    effort.done(len(asked), "pictures")
