"""Says a sentence to whoever listens with a screen reader. Silent, and free of cost, when nobody does."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def sentences(*parts: str) -> str:
    """Titles and sentences to be spoken one after the other, each with its pause.

    >>> sentences("Move one unit", "", "From F3 it can assault.")
    'Move one unit. From F3 it can assault.'
    """
    return " ".join(part if part[-1] in ".?!:…" else f"{part}." for part in parts if part)


def announce(widget: QWidget, sentence: str, *, urgent: bool = False) -> None:
    """Have a sentence spoken after what is being said, or, if `urgent`, at once. The focus stays where it is."""
    if not sentence or not QAccessible.isActive():
        return
    event = QAccessibleAnnouncementEvent(widget, sentence)
    if urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)
