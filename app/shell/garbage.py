"""Collects Python's cyclic garbage where Qt can bear it: on the window's thread, between two events.

Left alone, Python collects in whatever thread happens to allocate, and in the middle of whatever that thread does.
Screens are often caught in cycles, so a thread that looks for opponents on the network could delete a widget under
the event loop's hands: a timer stopped "from another thread" stays registered and soon fires into freed memory. A
collection on the right thread is no better while Qt is walking through the widgets that it deletes.
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
