"""Whether cards and counts fit the moment at which a scenario begins: its set-up, or a turn of a battle under way."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from engine.game import Phrase
from engine.manoeuvre.army import HAND_SIZE
from resources.document import Document
from resources.faults import Path, shown
from resources.manoeuvre.scenario_parts import SEATS, Content, edges_of, of_both, sides, sides_with_army
from resources.schema import Faults

_PILES: Final = ("hand", "pile", "buried", "deck")


def _cards(content: Content, document: Document) -> Faults:
    """Each card named is in the deck, and no more often than it has copies."""
    for seat, side, army in sides_with_army(document, content):
        copies = {card.id: card.copies for card in army.cards}
        named = Counter[str]()
        for key in _PILES:
            for place, id in enumerate(side.get(key, ())):
                named[id] += 1
                if id not in copies:
                    yield (
                        (seat, key, place),
                        Phrase(
                            "The deck of {army} holds no card {id}; see its army file.", army=army.name, id=shown(id)
                        ),
                    )
                elif named[id] > copies[id]:
                    held = Phrase("the deck holds {copies} of it.", copies=copies[id])
                    yield (
                        (seat, key, place),
                        Phrase(
                            "With this one {id} is named {times} times; {advice}",
                            id=shown(id),
                            times=named[id],
                            advice=held,
                        ),
                    )


def _decks(content: Content, document: Document) -> Faults:
    """The draw pile must be able to give what the start asks of it, and to tell when the day ends (§2.3, R50)."""
    for seat, side, army in sides_with_army(document, content):
        elsewhere = sum(len(side.get(key, ())) for key in _PILES[:3])
        left = len(side["deck"]) if "deck" in side else len(army.deck) - elsewhere
        if "position" in document:
            if left <= 0 and not side.get("day_over", False):
                yield (seat, "day_over"), Phrase("The first deck is used up, so set day_over = true (§2.3).")
        elif left <= (0 if "hand" in side else HAND_SIZE):
            yield (seat, "deck"), Phrase("The deck is too small: nothing is left of it after the opening hand.")


def _set_up(content: Content, document: Document) -> Faults:
    if "position" in document:
        return
    for seat, side in sides(document):
        for key in ("pile", "buried", "day_over"):
            if side.get(key):
                yield (seat, key), Phrase("This is for battles under way; add a [position] or take it out.")


def _under_way(content: Content, document: Document) -> Faults:
    if "position" not in document:
        return
    needed = Phrase("A battle under way needs it; add it or take out [position].")
    if "battlefield" not in document:
        yield ("battlefield",), needed
    if edges_of(document) == (-1, -1):
        yield ("one", "edge"), needed
    if document.get("first", "roll") == "roll":
        yield ("first",), Phrase("In a battle under way the first player is known: write “one” or “two”.")
    for seat in SEATS:
        for key in ("army", "hand"):
            if key not in document.get(seat, {}):
                yield (seat, key), needed
    for seat, side, army in sides_with_army(document, content):
        for unit in army.units:
            if unit.id not in side.get("deployment", {}) and unit.id not in side.get("lost", ()):
                yield (seat, "deployment"), Phrase("{unit} is neither placed nor lost; say which.", unit=shown(unit.id))


def _redoubts(content: Content, document: Document) -> Faults:
    occupied = {square for _, side in sides(document) for square in side.get("deployment", {}).values()}
    redoubts = document.get("position", {}).get("redoubts", [])
    counts = Counter(redoubts)
    for place, square in enumerate(redoubts):
        if square not in occupied:
            yield (
                ("position", "redoubts", place),
                Phrase("No unit stands on {square}; a redoubt needs one (R32).", square=square),
            )
        elif counts[square] > 1:
            yield (
                ("position", "redoubts", place),
                Phrase("{square} stands here more than once; a square holds one redoubt.", square=square),
            )


def _length(content: Content, document: Document) -> Faults:
    limit = document.get("options", {}).get("length_limit", 0)
    if "position" in document and 0 < limit < document["position"]["turn"]:
        yield (
            ("position", "turn"),
            Phrase("Night falls after turn {turn}, as the options say; choose an earlier turn.", turn=limit),
        )


_CARDS: Final = of_both("army", *_PILES)
CHECKS: Final[tuple[tuple[tuple[Path, ...], Callable[[Content, Document], Faults]], ...]] = (
    (_CARDS, _cards),
    ((*_CARDS, *of_both("day_over")), _decks),
    (of_both("pile", "buried", "day_over"), _set_up),
    ((*of_both("army", "edge", "deployment", "lost", "hand"), ("first",)), _under_way),
    ((("position", "redoubts"), *of_both("deployment")), _redoubts),
    ((("position", "turn"), ("options", "length_limit")), _length),
)
"""What each check reads, and the check."""
