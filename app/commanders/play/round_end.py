"""The end of a round: both sheets side by side, what came of the orders, and what was scored."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.board.theme.parts import Panel, Text, Title
from app.board.translation import translate
from app.commanders import names
from app.commanders.board.from_state import arrows_of
from app.commanders.board.looks import Arrow, Fate
from app.commanders.play.panels import SideBadge
from app.commanders.play.sheet import counted
from app.commanders.words import event_words
from engine.battle import Step
from engine.commanders import events as happened
from engine.commanders import tags
from engine.commanders.events import Event
from engine.commanders.state import State

_TOLD = frozenset((happened.HIT, happened.FLED, happened.CAPTURED, happened.RALLIED, happened.LOST_ORDER))
"""What is worth a line at the end; moves are seen on the board."""


@dataclass
class RoundStory:
    """What a round has brought so far, gathered step by step."""

    sheets: list[list[int]] = field(default_factory=lambda: [[], []])
    unused: list[list[int]] = field(default_factory=lambda: [[], []])
    quota: list[int] = field(default_factory=lambda: [10, 10])
    events: list[tuple[str, Event]] = field(default_factory=list)
    """Each with the name of its phase."""
    scored: list[str] = field(default_factory=list)
    opened: bool = False
    """Whether the sheets lie open."""

    def add(self, step: Step[State]) -> None:
        phase = _phase(step.before)
        for event in step.events:
            if event.kind == happened.PHASE:
                phase = event.text
            elif event.kind == happened.SHEET:
                self.opened = True
                self.sheets[event.side] = list(event.numbers)
                self.unused[event.side] = list(step.before.unused[event.side])
                self.quota[event.side] = step.before.quota[event.side]
            elif event.kind == happened.POINTS and event_words(event):
                self.scored.append(event_words(event))
            elif event.kind in _TOLD and event.text != "taken":
                # Who is overrun is told as captured.
                self.events.append((phase, event))

    @property
    def arrows(self) -> tuple[Arrow, ...]:
        """Both sheets on the board, with what was never used faded."""
        found: tuple[Arrow, ...] = ()
        for side in (0, 1):
            used = list(self.sheets[side])
            for code in self.unused[side]:
                if code in used:
                    used.remove(code)
            found += arrows_of(side, used) + arrows_of(side, self.unused[side], Fate.UNUSED)
        return found

    def orders(self, side: int) -> str:
        """What became of a side's orders, in few words."""
        left = len(self.unused[side])
        used = translate("commanders", "%n used", "", len(self.sheets[side]) - left)
        saved = translate("commanders", "%n saved", "", self.quota[side] - len(self.sheets[side]))
        if not left:
            return f"{used}, {saved}"
        return f"{used}, {translate('commanders', '%n not used', '', left)}, {saved}"

    def lines(self) -> list[str]:
        """What happened, phase by phase; the same thing that happened to several units is told once."""
        found: dict[tuple[str, Event], int] = {}
        for phase, event in self.events:
            key = (phase, event._replace(number=0, numbers=()))
            found[key] = found.get(key, 0) + max(event.number, 1)
        told: dict[str, list[str]] = {}
        for (phase, event), number in found.items():
            told.setdefault(phase, []).append(event_words(event._replace(number=number)))
        return [f"{names.phase(phase)}: {' '.join(words)}" for phase, words in told.items()]


def _phase(state: State) -> str:
    return tags.PHASE_NAMES[state.phase - 1] if state.phase else "setup"


class Sheets(QWidget):
    """Two opened sheets side by side."""

    def __init__(self, story: RoundStory, order: Sequence[int] = (0, 1)) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for side in order:
            row.addWidget(self._card(story, side), 1)
        self.setAccessibleName(translate("commanders", "The two sheets"))

    @staticmethod
    def _card(story: RoundStory, side: int) -> QWidget:
        card = Panel(part="raised", padding=10, spacing=4)
        head = QHBoxLayout()
        head.addWidget(SideBadge(side, 16))
        head.addWidget(Title(names.side(side), "subtitle"), 1)
        card.column.addLayout(head)
        codes = story.sheets[side]
        saved = story.quota[side] - len(codes)
        card.column.addWidget(Text(translate("commanders", "%n saved", "", saved), "small", "muted"))
        for code, number in counted(codes):
            left = min(story.unused[side].count(code), number)
            if number > left:
                card.column.addWidget(_order(code, number - left, used=True))
            if left:
                card.column.addWidget(_order(code, left, used=False))
        card.column.addStretch(1)
        card.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        return card


def _order(code: int, number: int, *, used: bool) -> QWidget:
    line = QWidget()
    text = QVBoxLayout(line)
    text.setContentsMargins(0, 0, 0, 0)
    text.setSpacing(0)
    text.addWidget(Text(names.order(code, number), "small", "ink" if used else "muted"))
    if not used:
        text.addWidget(Text(translate("commanders", "not used"), "small", "muted"))
    return line


def round_end(story: RoundStory, order: Sequence[int]) -> list[str | QWidget]:
    """Everything that is read before the next planning, from top to bottom."""
    found: list[str | QWidget] = [Sheets(story, order)]
    lines = story.lines()
    if lines:
        found += [Title(translate("commanders", "What came of it"), "subtitle"), *lines]
    found.append(Title(translate("commanders", "Score"), "subtitle"))
    found += story.scored or [translate("commanders", "Nobody scored.")]
    return found
