"""A program that plays a battle through a session and tells its parent of every step; killed at any moment, it goes on.

`python -m tests.app.shell.play.mortal FOLDER` lives once for each line it hears: a seed, and how good the second player
is, or “human”. Each life is a process of its own, which is named first, so that it can be killed.
"""

import os
import random
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer

from app.shell.play.participants import COMPUTER, HUMAN, Participant
from app.shell.play.saves import Saves
from app.shell.play.session import Session, Step
from resources.manoeuvre.library import Library

SCENARIO = "last_stand"


def live(folder: Path, seed: int, second: str) -> None:
    app = QCoreApplication([])
    library = Library(folder)
    rng = random.Random(seed)
    # What the home screen does: offer to continue the last battle, or begin one.
    saved = Saves(library).latest()
    if saved is not None:
        session = Session.resume(library, saved.path, rng=rng)
    else:
        participant = Participant(HUMAN) if second == HUMAN else Participant(COMPUTER, second)
        session = Session.new(library, library.scenario(SCENARIO), (Participant(HUMAN), participant), rng=rng)

    def stepped(step: Step) -> None:
        say(f"{step.entry.number} {step.entry.seat} {step.entry.text}")
        QTimer.singleShot(0, session.go)

    def asked(seat: int) -> None:
        if session.can_undo() and rng.random() < 0.2:
            session.undo()
        else:
            session.play(rng.choice(session.battle.state.legal()))

    session.stepped.connect(stepped)
    session.asked.connect(asked)
    session.ended.connect(app.quit)
    QTimer.singleShot(0, session.go)
    app.exec()
    session.close()


def say(line: str) -> None:
    # In one piece, as a pipe keeps it.
    os.write(sys.stdout.fileno(), f"{line}\n".encode())


def main(folder: Path) -> None:
    for line in sys.stdin:
        seed, second = line.split()
        child = os.fork()
        if not child:
            live(folder, int(seed), second)
            os._exit(0)
        say(f"born {child}")
        say(f"died {os.waitpid(child, 0)[1]}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
