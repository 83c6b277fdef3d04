"""One refusal and how it comes about: a position, what is asked of it, and what is said against it."""

from collections.abc import Callable
from typing import NamedTuple

from engine.game import Refusal
from engine.manoeuvre import action as act
from engine.manoeuvre.action import Action
from tests.table import Table


class Case(NamedTuple):
    """`asked` is a line of text, or an Action where no text could say it."""

    code: str
    says: str
    table: Callable[[], Table]
    asked: str | Action

    def action(self, table: Table) -> Action:
        return table.state.read(self.asked) if isinstance(self.asked, str) else self.asked

    def refusal(self, table: Table) -> Refusal:
        """The refusal, raised by `apply`; the position must come out of it unchanged."""
        before = str(table.state)
        try:
            table.state.apply(self.action(table))
        except Refusal as refusal:
            assert str(table.state) == before
            return refusal
        raise AssertionError(f"{self.asked} was not refused")


def verb(word: str) -> int:
    return next(number for number, shape in act.SHAPES.items() if shape[0] == word)
