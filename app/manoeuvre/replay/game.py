"""Manoeuvre as a replay needs it: frames, luck, better decisions, words and board."""

import random
from typing import TYPE_CHECKING, Any, Final

from app.manoeuvre import names
from app.manoeuvre.play.log_text import ending
from app.manoeuvre.replay import captions, turn_text
from app.manoeuvre.replay.luck import ATTACK, ManoeuvreRolls
from app.shell.replay.game import Caption, Cut, GameReplay
from app.shell.replay.luck import Roll, Rolls
from app.shell.replay.timeline import Frame, Timeline
from app.shell.replay.turning_points import Better, Drawn, Passage
from engine.battle import Step
from engine.manoeuvre import action as act
from engine.manoeuvre import events
from engine.manoeuvre.notation import owner
from engine.manoeuvre.registration import GAME
from engine.manoeuvre.state import State

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.shell.replay.stage import BoardStage

IN_BULK: Final = frozenset((act.DRAW, act.PICK, act.PLACE))
"""Actions that make one frame together, as long as they are the same side's."""
QUIET: Final = frozenset((act.DONE, act.DISCARD))
UNSEEN: Final = frozenset((events.TURN, events.FORCED))
"""Actions that make no frame unless something comes of them, and what does not count as that."""


class ManoeuvreReplay(GameReplay):
    """Looks back at battles of Manoeuvre."""

    advises = True

    def cut(self, step: Step[Any]) -> Cut:
        verb = step.before.read(step.entry.text).verb
        quiet = verb in QUIET and all(event.kind in UNSEEN for event in step.events)
        seat = next((event.c for event in step.events if event.kind == events.ROLLED), owner(step.before))
        return Cut(verb, seat, quiet, verb in IN_BULK)

    def rolls(self) -> Rolls:
        return ManoeuvreRolls()

    def drawn(self, timeline: Timeline, frame: Frame, chance: float, rng: random.Random) -> Drawn | None:
        from app.manoeuvre.replay.analysis import drawn_luck

        return drawn_luck(timeline, frame, chance, rng)

    def better(self, timeline: Timeline, passage: Passage, loser: int, rng: random.Random) -> Better | None:
        from app.manoeuvre.replay.analysis import best_advice

        return best_advice(timeline, passage, rng, loser)

    def side(self, state: State, seat: int) -> str:
        return names.side(state, seat)

    def title(self, timeline: Timeline) -> str:
        return captions.title(timeline.end)

    def caption(self, timeline: Timeline, place: int, viewer: int) -> Caption:
        return captions.caption(timeline, place, viewer)

    def icon(self, frame: Frame) -> str:
        return captions.icon_of(frame)

    def icon_of_turn(self, frames: tuple[Frame, ...]) -> str:
        return captions.icon_of_turn(frames)

    def climax(self, timeline: Timeline, passage: Passage) -> tuple[int, str]:
        return turn_text.climax(timeline, passage)

    def outcome(self, timeline: Timeline) -> str:
        return (not timeline.ended_by and captions.night(timeline.end)) or super().outcome(timeline)

    def ending(self, state: State) -> str:
        return ending(state)

    def roll_words(self, state: State, roll: Roll) -> str:
        return turn_text.roll_words(state, roll)

    def is_main(self, roll: Roll) -> bool:
        return bool(roll.about.purpose == ATTACK)

    def advice(self, state: State, text: str) -> str:
        return turn_text.advice(state, text)

    def reasons(self, timeline: Timeline, better: Better) -> str:
        return " ".join(turn_text.reasons(better))

    def stage(self) -> "BoardStage":
        from app.manoeuvre.replay.stage import ManoeuvreStage

        return ManoeuvreStage()

    def emblem(self, state: State, seat: int) -> "QWidget | None":
        from app.manoeuvre.board.emblems import Cockade

        cockade = Cockade(9)
        cockade.show_nation(state.armies[seat].id)
        return cockade


REPLAY: Final = ManoeuvreReplay(GAME)
