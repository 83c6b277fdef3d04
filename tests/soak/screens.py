"""Opens, uses and closes every screen in random order, with garbage collections forced in between.

`python -m tests.soak.screens --minutes 60 --seed 1` runs for an hour; `--steps 50` for fifty visits. It ends with a
line that counts what was done, and fails if Python raised anything that nobody caught or Qt complained of a wrong
thread.
A segmentation fault ends it on the spot, with the Python stacks of all threads.
"""

import argparse
import faulthandler
import gc
import os
import random
import sys
import tempfile
import threading
import time
import traceback
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Final

USES: Final = 12
"""At most so many presses, keys and clicks on one screen."""
QT_FAULTS: Final = ("another thread", "different thread", "already deleted", "QObject::startTimer")
KEYS: Final = (
    "Key_Tab",
    "Key_Return",
    "Key_Space",
    "Key_Escape",
    "Key_Left",
    "Key_Down",
    "Key_PageDown",
    "Key_H",
    "Key_O",
    "Key_Z",
)


class Stress:
    """One window after another, used by somebody who presses whatever is there."""

    def __init__(self, seed: int, folder: Path) -> None:
        from PySide6.QtCore import QTimer
        from PySide6.QtWidgets import QApplication

        from app.manoeuvre.developer.demo import DemoBattle, attacking, moving
        from app.shell import start
        from app.shell.desktop import Desktop

        self.rng = random.Random(seed)
        self.done: Counter[str] = Counter()
        self.faults: list[str] = []
        app = start.application()
        assert app is not None
        self.app: QApplication = app
        self._desktop = Desktop()
        posing = DemoBattle(self._desktop.library("manoeuvre"))
        self._records = [posing.whole(), posing.at(moving), posing.at(attacking)]
        self._guard = QTimer(interval=150)
        self._guard.timeout.connect(self._dismiss)
        self._guard.start()
        self._open_window()

    def _open_window(self) -> None:
        from app.shell import start
        from app.shell.desktop import Home

        self.window = start.open_window(self.app, self._desktop, Home())

    # What there is to visit

    def places(self) -> list[Callable[[], object]]:
        from app.shell import desktop as to
        from app.shell.play.participants import COMPUTER, HUMAN, Participant

        library = self._desktop.library("manoeuvre")
        scenario = library.scenario(self.rng.choice(sorted(library.scenarios)))
        computer = Participant(COMPUTER, self.rng.choice(("random", "recruit", "captain")))
        record = self.rng.choice(self._records)
        return [
            to.Home,
            to.NewBattle,
            lambda: to.NewBattle(scenario),
            lambda: to.Fight("manoeuvre", scenario, (Participant(HUMAN), computer)),
            lambda: to.Fight("manoeuvre", scenario, (computer, computer)),
            lambda: to.Fight("manoeuvre", scenario, (Participant(HUMAN), Participant(HUMAN))),
            lambda: to.Resume(self._records[1]),
            lambda: to.Resume(self._records[2]),
            to.Lan,
            lambda: to.Lan(scenario),
            lambda: to.Replay(record),
            to.Load,
            *(lambda mode=mode: to.Edit(mode) for mode in ("section", "battlefield", "scenario", "army")),
            to.SettingsPage,
            to.Help,
            to.Tutorial,
            lambda: to.Tutorial(self.rng.choice(("moving", "fighting", "nightfall"))),
            to.Back,
            *self._other_games(),
        ]

    def _other_games(self) -> list[Callable[[], object]]:
        """New battles of every other game that the window can play, fought by persons and computers of any level."""
        from app.shell import desktop as to
        from app.shell.games import FIRST, shown_games, words_of
        from app.shell.play.participants import COMPUTER, HUMAN, Participant
        from resources.content import content_of

        found: list[Callable[[], object]] = []
        for game in shown_games():
            if game.id == FIRST:
                continue
            scenarios = content_of(game.id).scenarios(self._desktop.library(game.id))
            scenario = scenarios[self.rng.choice(sorted(scenarios))]
            levels = words_of(game.id).levels
            second = Participant(COMPUTER, self.rng.choice(sorted(levels))) if levels else Participant(HUMAN)
            seats = self.rng.choice(((Participant(HUMAN), second), (second, second)))
            found += [
                partial(to.NewBattle, game=game.id),
                partial(to.Fight, game.id, scenario, seats),
            ]
        return found

    # One visit

    def visit(self) -> None:
        place = self.rng.choice(self.places())()
        if not self.window.isVisible():
            # Somebody pressed Quit; so the window dies, and another one opens.
            self.window.deleteLater()
            self._open_window()
            self.done["windows"] += 1
        self.window.open(place)  # type: ignore[arg-type]
        self.done["screens"] += 1
        for _ in range(self.rng.randrange(USES + 1)):
            self.rng.choice((self._press, self._press, self._key, self._click, self._wait, self._collect, self._size))()
            self._run(self.rng.choice((0, 5, 30)))
        if self.rng.random() < 0.1:
            self._dress()
        self._run(20)

    def _run(self, milliseconds: int) -> None:
        from PySide6.QtTest import QTest

        QTest.qWait(milliseconds)

    def _press(self) -> None:
        from PySide6.QtWidgets import QAbstractButton

        buttons = [b for b in self.window.findChildren(QAbstractButton) if b.isVisible() and b.isEnabled()]
        if buttons:
            self.done["presses"] += 1
            self.rng.choice(buttons).click()

    def _key(self) -> None:
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        self.done["keys"] += 1
        key = getattr(Qt.Key, self.rng.choice(KEYS))
        QTest.keyClick(self.app.focusWidget() or self.window, key)

    def _click(self) -> None:
        from PySide6.QtCore import QPoint, Qt
        from PySide6.QtTest import QTest

        where = QPoint(self.rng.randrange(self.window.width()), self.rng.randrange(self.window.height()))
        target = self.window.childAt(where)
        if target is not None:
            self.done["clicks"] += 1
            QTest.mouseClick(target, Qt.MouseButton.LeftButton, pos=target.mapFrom(self.window, where))

    def _wait(self) -> None:
        self._run(self.rng.choice((50, 200, 600)))

    def _collect(self) -> None:
        self.done["collections"] += 1
        gc.collect()

    def _size(self) -> None:
        self.window.resize(*self.rng.choice(((960, 640), (1280, 800), (1440, 900), (1920, 1080))))

    def _dress(self) -> None:
        from resources.settings import LANGUAGES, THEMES

        self.done["dresses"] += 1
        self._desktop.change(
            theme=self.rng.choice(THEMES),
            language=self.rng.choice(LANGUAGES),
            scale=self.rng.choice((90, 100, 130, 160)),
        )

    def _dismiss(self) -> None:
        """Whatever waits for an answer of its own: a question gets any of its answers, a menu or dialog is closed."""
        from PySide6.QtWidgets import QAbstractButton, QDialog, QFileDialog

        for waiting in (self.app.activePopupWidget(), self.app.activeModalWidget()):
            answers = [b for b in waiting.findChildren(QAbstractButton) if b.isEnabled()] if waiting is not None else []
            if isinstance(waiting, QDialog) and not isinstance(waiting, QFileDialog) and answers:
                self.done["answers"] += 1
                self.rng.choice(answers).click()
            elif waiting is not None:
                self.done["dialogs"] += 1
                waiting.close()

    # What goes wrong

    def heard(self, text: str) -> None:
        if any(fault in text for fault in QT_FAULTS):
            self.faults.append(text)

    def raised(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self.faults.append("".join(traceback.format_exception(kind, error, trace)))

    def close(self) -> None:
        from app.shell import start

        while self.window.isVisible():
            self.window.close()
        self._guard.stop()
        start.leave(self.app, self.window)


def _allocate(over: threading.Event) -> None:
    """A thread that would have Python collect garbage, if it were left to itself."""
    while not over.wait(0.002):
        for knot in [[] for _ in range(300)]:  # type: ignore[var-annotated]
            knot.append(knot)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--steps", type=int, default=0, help="so many visits, however long they take")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(words)
    faulthandler.enable()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        os.environ["MANOEUVRE_DATA"] = name
        return _run(args, Path(name))


def _run(args: argparse.Namespace, folder: Path) -> int:
    from PySide6.QtCore import qInstallMessageHandler
    from PySide6.QtGui import QDesktopServices

    from app.shell.lan import discovery

    # Nothing leaves this machine, and no browser opens.
    discovery.own_addresses = lambda: ["127.0.0.1"]
    QDesktopServices.openUrl = lambda *_: True  # type: ignore[method-assign]
    stress = Stress(args.seed, folder)
    qInstallMessageHandler(lambda kind, context, text: stress.heard(text))
    sys.excepthook = stress.raised
    over = threading.Event()
    thread = threading.Thread(target=_allocate, args=(over,))
    thread.start()
    end = time.monotonic() + args.minutes * 60
    visits = 0
    while (visits < args.steps) if args.steps else (time.monotonic() < end):
        stress.visit()
        visits += 1
    over.set()
    thread.join()
    stress.close()
    for fault in dict.fromkeys(stress.faults):
        print(fault, file=sys.stderr)
    print(f"{visits} visits:", ", ".join(f"{count} {what}" for what, count in sorted(stress.done.items())))
    print(f"{len(stress.faults)} faults")
    return 1 if stress.faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
