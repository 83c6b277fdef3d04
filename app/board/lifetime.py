"""How long Qt's objects live: garbage collected where Qt can bear it, and nothing deleted half before the other half.

**Garbage.** Left alone, Python collects in whatever thread happens to allocate, and in the middle of whatever that
thread does. Screens are often caught in cycles, so a thread that looks for opponents on the network could delete a
widget under the event loop's hands: a timer stopped "from another thread" stays registered and soon fires into freed
memory. A collection on the right thread is no better while Qt is walking through the widgets that it deletes.

**Halves.** An object that Qt deletes loses its Python half first, and with that everything only it referred to. If one
of those says something as it dies, and the object listens, PySide calls a method of an object that is no more. So
whatever owns others is deleted by `delete_later`, which keeps the Python half until Qt's is gone.
"""

import gc
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer

EVERY: Final = 1_000
"""Milliseconds between two looks at how much there is to collect."""
SELDOM: Final = 60
"""Collections of the middle generation before everything is looked at, which takes a tenth of a second."""
_NAME: Final = "manoeuvre_garbage"


class GarbageCollector(QObject):
    """Takes over from Python for as long as the application lives."""

    def __init__(self, app: QCoreApplication) -> None:
        super().__init__(app)
        self.setObjectName(_NAME)
        gc.disable()
        # What the program was loaded with stays until it ends; looking at it again and again would only make it stall.
        gc.freeze()
        youngest, middle, _ = gc.get_threshold()
        gc.set_threshold(youngest, middle, SELDOM)
        timer = QTimer(self)
        timer.setInterval(EVERY)
        timer.timeout.connect(collect_if_due)
        timer.start()

    @classmethod
    def of(cls, app: QCoreApplication) -> "GarbageCollector":
        found = app.findChild(cls, _NAME)
        return found if found is not None else cls(app)


def collect_if_due() -> None:
    """Collect the oldest generation that has reached its threshold, as Python would have done by itself."""
    counts, thresholds = gc.get_count(), gc.get_threshold()
    for generation in (2, 1, 0):
        if counts[generation] > thresholds[generation]:
            gc.collect(generation)
            return


def delete_later(thing: QObject) -> None:
    """Have Qt delete an object soon; all that its Python half refers to is let go afterwards, between two events."""

    def gone() -> None:
        QTimer.singleShot(0, lambda: let_go.clear())

    let_go = [thing]
    thing.destroyed.connect(gone)
    thing.deleteLater()
