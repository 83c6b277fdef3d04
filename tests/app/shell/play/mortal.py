"""A program that plays a battle through a session and tells its parent of every step; killed at any moment, it goes on.

`python -m tests.app.shell.play.mortal FOLDER GAME SCENARIO` lives once for each line it hears: a seed, and how good the
second player is, or “human”. Each life is a process of its own, which is named first, so that it can be killed.
"""

import os
import random
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer

from app.shell.play.participants import COMPUTER, HUMAN, Participant
from app.shell.play.saves import Saves
from app.shell.play.session import Session
from engine.battle import Step
from engine.registry import game
from resources.content import Content


def live(folder: Path, played: str, scenario: str, seed: int, second: str) -> None:
    app = QCoreApplication([])
    registered = game(played)
    content: Content = registered.part("content")
    library = content.open(folder)
    rng = random.Random(seed)
    # What the home screen does: offer to continue the last battle, or begin one.
    saved = Saves(folder, lambda game: library).latest()
    if saved is not None:
        session = Session.resume(library, saved.path, rng=rng)
    else:
        participant = Participant(HUMAN) if second == HUMAN else Participant(COMPUTER, second)
        seats = (Participant(HUMAN), participant)
        session = Session.new(registered.id, library, content.scenarios(library)[scenario], seats, rng=rng)

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


def main(folder: Path, played: str, scenario: str) -> None:
    for line in sys.stdin:
        seed, second = line.split()
        child = os.fork()
        if not child:
            live(folder, played, scenario, int(seed), second)
            os._exit(0)
        say(f"born {child}")
        say(f"died {os.waitpid(child, 0)[1]}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
