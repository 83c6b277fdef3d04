"""Nothing of Qt's is deleted on another thread, under the hands of Qt, or half before the other half."""

import gc
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from app.board import lifetime
from app.board.lifetime import GarbageCollector, collect_if_due

ROOT = Path(lifetime.__file__).parents[2]

BUSY = """
import collections, threading, time
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from app.shell import start

app = start.application()
died = collections.Counter()

class Screen(QWidget):
    def __init__(self):
        super().__init__()
        QVBoxLayout(self).addWidget(QPushButton("Press"))
        timer = QTimer(self, interval=1)
        timer.timeout.connect(self.update)
        timer.start()
        self.itself = self
        self.destroyed.connect(lambda *_: died.update([threading.current_thread().name]), Qt.DirectConnection)

def allocate():
    while not over.is_set():
        for knot in [[] for _ in range(500)]:
            knot.append(knot)
        time.sleep(0.0001)

over = threading.Event()
thread = threading.Thread(target=allocate, name="network")
thread.start()
end = time.monotonic() + 60
while sum(died.values()) < 40 and time.monotonic() < end:
    screen = Screen()
    screen.show()
    del screen
    for _ in range(5):
        app.processEvents()
over.set()
thread.join()
print(*sorted(died), sum(died.values()) >= 40)
"""


def run(script: str) -> subprocess.CompletedProcess[str]:
    """In a process of its own, which may crash."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run([sys.executable, "-c", script], cwd=ROOT, env=environment, capture_output=True, text=True)


def test_a_busy_thread_never_deletes_a_widget() -> None:
    """This is how the program crashed: Python's collector ran in the thread that looks for opponents on the network,
    and the timers of the screens it deleted there went on firing."""
    answer = run(BUSY)
    assert (answer.returncode, answer.stdout.split()) == (0, ["MainThread", "True"]), answer.stderr


class Knot(QObject):
    """Only the collector can tell that nobody needs it."""

    def __init__(self) -> None:
        super().__init__()
        self.itself = self


@pytest.fixture
def uncollected() -> None:
    gc.collect()
    assert not gc.isenabled()


def test_python_collects_nothing_by_itself(qapp: QApplication, uncollected: None) -> None:
    died: list[object] = []
    Knot().destroyed.connect(lambda *_: died.append(True))
    knots = [[] for _ in range(50_000)]  # type: ignore[var-annotated]
    for knot in knots:
        knot.append(knot)
    del knots
    assert died == []
    collect_if_due()
    assert died == [True]


def test_what_is_not_due_is_not_collected(uncollected: None) -> None:
    before = [generation["collections"] for generation in gc.get_stats()]
    collect_if_due()
    assert [generation["collections"] for generation in gc.get_stats()] == before


def test_every_generation_has_its_turn(uncollected: None) -> None:
    before = [generation["collections"] for generation in gc.get_stats()]
    youngest, middle, oldest = gc.get_threshold()
    for _ in range(2 * (middle + 2) * (oldest + 2)):
        kept = [[n] for n in range(youngest + 100)]
        collect_if_due()
        del kept
    after = [generation["collections"] for generation in gc.get_stats()]
    times = [now - then for now, then in zip(after, before, strict=True)]
    assert times[0] > times[1] > times[2] > 0


def test_an_application_has_one_collector(qapp: QApplication) -> None:
    assert GarbageCollector.of(qapp) is GarbageCollector.of(qapp)


HALVES = """
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from app.board.lifetime import delete_later

app = QCoreApplication([])

class Owner(QObject):
    def __init__(self, parent):
        super().__init__(parent)
        self.owned = QObject()
        self.owned.destroyed.connect(self.listen)

    def listen(self):
        print("heard")

root = QObject()
for _ in range(5):
    delete_later(Owner(root))
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    app.processEvents()
print("gone", len(root.children()))
"""


def test_an_object_that_listens_to_what_it_owns_can_be_deleted() -> None:
    """With a plain `deleteLater` this is a segmentation fault."""
    answer = run(HALVES)
    assert (answer.returncode, answer.stdout.split()) == (0, ["gone", "0"]), answer.stderr
