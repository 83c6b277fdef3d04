"""Plays lines and says in words what a listener heard of them."""

from collections.abc import Callable

from engine.dice import text_of
from engine.manoeuvre import events
from engine.manoeuvre.battlefield import square_name
from engine.manoeuvre.events import Event
from engine.manoeuvre.notation import card_name
from engine.manoeuvre.state import State
from engine.manoeuvre.text import SEATS, unit_name
from tests.table import Table


def told(table: Table, *lines: str) -> list[str]:
    """Play these lines and say what was heard of them, in words."""
    heard: list[Event] = []
    table.state.tell = heard.append
    table.play(*lines)
    table.state.tell = None
    return [in_words(table.state, event) for event in heard]


def in_words(state: State, event: Event) -> str:
    """An event with its numbers read as `events` says they are meant; numbers that are not used are left out."""
    numbers: dict[str, tuple[Callable[[int], str], ...]] = {
        events.SET: (SEATS.__getitem__, str, str),
        events.TURN: (SEATS.__getitem__, str),
        events.DISCARDED: (SEATS.__getitem__, str),
        events.DREW: (SEATS.__getitem__,),
        events.RESHUFFLED: (SEATS.__getitem__, str),
        events.DECK_OVER: (SEATS.__getitem__,),
        events.PLAYED: (SEATS.__getitem__,),
        events.CANCELLED: (SEATS.__getitem__,),
        events.RETURNED: (SEATS.__getitem__,),
        events.SHOWN: (SEATS.__getitem__,),
        events.DUG_IN: (SEATS.__getitem__,),
        events.ENDED: (SEATS.__getitem__,),
        events.PLACED: (name_in(state), square_name),
        events.MOVED: (name_in(state), square_name, square_name),
        events.DECLARED: (name_in(state), name_in(state)),
        events.LOST: (name_in(state), square_name),
        events.FORCED: (
            SEATS.__getitem__,
            lambda unit: name_in(state)(unit) if unit >= 0 else "-1",
            lambda square: square_name(square) if square >= 0 else "-1",
        ),
        events.ROLLED: (str, text_of, lambda seat: "-1"),
        events.TOTALS: (str, str),
        events.NIGHTFALL: (str, str),
        events.BUILT: (str, square_name),
        events.RAZED: (str, square_name),
    }
    meanings = numbers.get(event.kind, (name_in(state),))
    words = [meaning(value) for meaning, value in zip(meanings, event[1:4], strict=False)]
    assert list(event[1 + len(meanings) : 4]) == [-1] * (3 - len(meanings)), event
    if event.card >= 0:
        words.append(card_name(state.armies[event.a], event.card))
    said = [] if event.kind in (events.HIT, events.LOST) else event.text.split()
    return " ".join([event.kind, *(word for word in words if word != "-1"), *said])


def name_in(state: State) -> Callable[[int], str]:
    return lambda unit: unit_name(state, unit).partition(".")[2] or "nobody"
