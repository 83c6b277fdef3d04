"""A stroke of a tool over the ground, from the press of the button to its release."""

from dataclasses import dataclass
from enum import Enum

from editor.documents.painting import Twin, letter_at, line, painted, patch, with_twins
from engine.manoeuvre.battlefield import Rows


class Tool(Enum):
    BRUSH = "brush"
    FILL = "fill"
    LINE = "line"
    PICK = "pick"
    """Takes up the terrain that it touches."""


@dataclass(frozen=True)
class Brush:
    """What the next stroke does."""

    tool: Tool = Tool.BRUSH
    letter: str = "W"
    twin: Twin = Twin.NONE


class Stroke:
    """Rows before, and what has been passed since."""

    def __init__(self, rows: Rows, brush: Brush, start: int) -> None:
        self.before = rows
        self.brush = brush
        self.start = self.at = start
        self.squares = {start}
        if brush.tool is Tool.FILL:
            self.squares = patch(rows, start)

    @property
    def rows(self) -> Rows:
        """As they are now."""
        if self.brush.tool is Tool.PICK:
            return self.before
        return painted(self.before, self.touched, self.brush.letter)

    @property
    def touched(self) -> set[int]:
        return with_twins(self.squares, len(self.before), self.brush.twin)

    def to(self, square: int) -> None:
        """The tool moves on. A quick hand skips squares; the brush does not."""
        size = len(self.before)
        if self.brush.tool is Tool.BRUSH:
            self.squares = self.squares | line(self.at, square, size)
        elif self.brush.tool is Tool.LINE:
            self.squares = line(self.start, square, size)
        elif self.brush.tool is Tool.PICK:
            self.squares = {square}
        self.at = square

    @property
    def picked(self) -> str:
        """The terrain under the tool."""
        return letter_at(self.before, self.at)
