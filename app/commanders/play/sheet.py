"""A sheet being written on the screen: a value with a history, checked by the rules as it grows."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from app.commanders.board.from_state import place_number
from app.commanders.board.looks import Arrow
from engine.commanders.action import CAVALRY, LETTERS, ORDER_ACTIONS, code_of, kind_of, start_of, step_of
from engine.commanders.board import BORDER
from engine.commanders.notation import read_sheet, sheet_text
from engine.commanders.state import State
from engine.game import Refusal


def counted(codes: Iterable[int]) -> list[tuple[int, int]]:
    """Each order once, with how many units have it, in the order of the sheet."""
    found: dict[int, int] = {}
    for code in sorted(codes):
        found[code] = found.get(code, 0) + 1
    return list(found.items())


def code_along(kind: str, path: tuple[str, ...]) -> int:
    """The order of an arm along places of the board."""
    places = [place_number(place) for place in path]
    return code_of(LETTERS.index(kind), *places)


def code_of_arrow(arrow: Arrow) -> int:
    return code_along(arrow.kind, arrow.path)


def check(view: State, codes: Iterable[int]) -> None:
    """Raises Refusal if a side could not write this sheet as things stand in its view at planning."""
    trial = view.copy()
    for code in sorted(codes):
        trial.apply(ORDER_ACTIONS[code])
    for code, number in counted(codes):
        border = (start_of(code), step_of(code))
        crossing = sum(many for other, many in counted(codes) if (start_of(other), step_of(other)) == border)
        if number and crossing > BORDER:
            raise Refusal("border-full", "At most five units can cross one border in a phase.", "C26")


@dataclass(frozen=True)
class OrderSheet:
    """The codes written so far, and those before every change, for undo and redo."""

    codes: tuple[int, ...] = ()
    past: tuple[tuple[int, ...], ...] = ()
    future: tuple[tuple[int, ...], ...] = ()

    def changed(self, codes: Iterable[int]) -> "OrderSheet":
        new = tuple(sorted(codes))
        return self if new == self.codes else OrderSheet(new, (*self.past, self.codes))

    def with_order(self, view: State, code: int, number: int = 1) -> "OrderSheet":
        """So many more units with an order; raises Refusal, unless some of them could get it."""
        sheet = self.codes
        for i in range(number):
            try:
                check(view, (*sheet, code))
            except Refusal:
                if i == 0:
                    raise
                break
            sheet = (*sheet, code)
        return self.changed(sheet)

    def without(self, code: int, number: int = 1) -> "OrderSheet":
        left = list(self.codes)
        for _ in range(number):
            if code in left:
                left.remove(code)
        return self.changed(left)

    def undone(self) -> "OrderSheet":
        if not self.past:
            return self
        return OrderSheet(self.past[-1], self.past[:-1], (self.codes, *self.future))

    def redone(self) -> "OrderSheet":
        if not self.future:
            return self
        return replace(OrderSheet(self.future[0], (*self.past, self.codes)), future=self.future[1:])

    @property
    def text(self) -> str:
        return sheet_text(self.codes)

    @classmethod
    def read(cls, text: str) -> tuple[int, ...]:
        """The codes of a sheet in notation, such as `3C c1-c2-b2; 2I a1-a2`; raises Refusal."""
        return tuple(read_sheet(text))


def most_steps(kind: str) -> int:
    return 2 if LETTERS.index(kind) == CAVALRY else 1


def arm(code: int) -> str:
    return LETTERS[kind_of(code)]
