"""What a replay needs of a game: how its battles are cut into frames, judged, told in words and shown.

A game registers an object of a class of its own as `replay`. What it leaves as it is here is said in the terms of the
contract, so that a game without a word about replays can be looked back at all the same.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from app.board.translation import translate
from app.shell.games import Words, words_of
from app.shell.replay.luck import Roll, Rolls
from engine.battle import Step
from engine.game import Dice, Draw
from engine.record import RESIGN, TIME
from engine.registry import Registration, games

if TYPE_CHECKING:
    import random

    from PySide6.QtWidgets import QWidget

    from app.shell.replay.stage import BoardStage
    from app.shell.replay.timeline import Frame, Timeline
    from app.shell.replay.turning_points import Better, Drawn, Passage


class Cut(NamedTuple):
    """What an action is to the timeline."""

    kind: Any
    """What it does, in the game's own terms."""
    seat: int
    """Whose act it is: of chance's, that of the seat it rolls or draws for."""
    quiet: bool = False
    """Nothing can be seen of it, so it makes no frame of its own."""
    together: bool = False
    """It makes one frame with those of the same kind and seat that follow."""


@dataclass(frozen=True)
class Caption:
    """What has just happened at a place of the timeline."""

    icon: str
    title: str
    detail: str


class GameReplay:
    """Looks back at the battles of one game. Viewers are seats, or OPEN, who sees everything."""

    advises = False
    """Whether `better` is looked for at all."""

    def __init__(self, game: Registration) -> None:
        self.game = game

    @property
    def words(self) -> Words:
        return words_of(self.game.id)

    # Cutting and judging; nothing here is shown, so that a background process can do it

    def cut(self, step: Step[Any]) -> Cut:
        chance = step.before.chance()
        if isinstance(chance, Dice):
            return Cut("roll", min(chance.seat, self.game.chance))
        if isinstance(chance, Draw):
            return Cut("draw", chance.owner, together=True)
        return Cut(step.entry.text.partition(" ")[0], step.entry.seat)

    def rolls(self) -> Rolls:
        """Hears a battle for its rolls; the one here keeps none."""
        return Rolls()

    @property
    def keeps_luck(self) -> bool:
        """Whether rolls are held against their expectation."""
        return type(self.rolls()) is not Rolls

    @property
    def judges(self) -> bool:
        """Whether anybody can say how likely a seat is to win."""
        return self.game.has("players")

    def win_chance(self, state: Any, seat: int) -> float:
        """How likely a seat was to win, by what it knew."""
        chance: float = self.game.part("players").win_chance(state, seat)
        return chance

    def drawn(self, timeline: "Timeline", frame: "Frame", chance: float, rng: "random.Random") -> "Drawn | None":
        """What a draw was worth; None where nothing was drawn. `chance` is the drawer's after it."""
        return None

    def better(self, timeline: "Timeline", passage: "Passage", loser: int, rng: "random.Random") -> "Better | None":
        """The decision that a better one would have improved most, if any is known; whoever lost is advised first."""
        return None

    # Words

    def side(self, state: Any, seat: int) -> str:
        """What a side is called."""
        return (translate("replay", "Blue"), translate("replay", "Red"))[seat] if seat < 2 else ""

    def title(self, timeline: "Timeline") -> str:
        """Of the whole battle."""
        return self.game.name

    def turn_words(self, timeline: "Timeline", frame: "Frame | Passage") -> str:
        """When it was, and whose turn: the beginning of a caption."""
        if not frame.turn:
            return translate("replay", "Set-up")
        if frame.active >= self.game.chance:
            return translate("replay", "Turn {turn}").format(turn=frame.turn)
        side = self.side(timeline.end, frame.active)
        return translate("replay", "Turn {turn}, {side}").format(turn=frame.turn, side=side)

    def caption(self, timeline: "Timeline", place: int, viewer: int) -> Caption:
        """What has just happened at a place; what the viewer may not know is not told."""
        if place == 0:
            return Caption("flag", translate("replay", "The battle begins"), "")
        frame = timeline.frames[place - 1]
        title = self.turn_words(timeline, frame)
        if frame.kind is None:
            words = translate("replay", "{when}: {what}").format(when=title, what=translate("replay", "the end"))
            return Caption("flag", words, self.outcome(timeline))
        phase = self.words.phase(frame.phase)
        if phase:
            title = translate("replay", "{when}: {what}").format(when=title, what=phase)
        words = "; ".join(self._action(timeline, step, viewer) for step in timeline.steps(frame))
        return Caption(self.icon(frame), title, words)

    def _action(self, timeline: "Timeline", step: Step[Any], viewer: int) -> str:
        """An action in words, as far as the viewer was shown it."""
        before = step.before
        action = before.read(step.entry.text)
        shown = self.words.action(before, action if viewer < 0 else before.shown_to(action, viewer))
        if step.entry.seat >= self.game.chance:
            return shown
        return translate("replay", "{side}: {what}").format(side=self.side(before, step.entry.seat), what=shown)

    def icon(self, frame: "Frame") -> str:
        return "flag" if frame.kind is None else "dice" if frame.rolled else "cards"

    def icon_of_turn(self, frames: "tuple[Frame, ...]") -> str:
        """What a whole turn is remembered by."""
        return "dice" if any(frame.rolled for frame in frames) else "cards"

    def climax(self, timeline: "Timeline", passage: "Passage") -> tuple[int, str]:
        """Where a turn was decided, and what happened there in a few words; nothing that is hidden."""
        phase = self.words.phase(timeline.frames[passage.end - 1].phase)
        return passage.end, phase or translate("replay", "a quiet turn")

    def outcome(self, timeline: "Timeline") -> str:
        """How the battle ended, or that it is not over."""
        state = timeline.end
        given_up = self.given_up(timeline)
        if given_up:
            return given_up
        standing = state.standing()
        if not state.over:
            return translate("replay", "Not over: it stands in turn {turn}.").format(turn=standing.turn)
        return translate("replay", "Turn {turn}. {ending}").format(turn=standing.turn, ending=self.ending(state))

    def given_up(self, timeline: "Timeline") -> str:
        """How a battle ended that the rules had not decided; empty of any other."""
        entry = timeline.ended_by
        if entry is None:
            return ""
        side = self.side(timeline.end, entry.seat)
        if entry.text == RESIGN:
            return translate("replay", "{side} gave up the battle.").format(side=side)
        if entry.text == TIME:
            return translate("replay", "{side} ran out of time.").format(side=side)
        return translate("replay", "Both sides agreed to a draw.")

    def ending(self, state: Any) -> str:
        """How a battle that the rules have decided ended."""
        if state.winner >= self.game.chance:
            return translate("replay", "Nobody has won.")
        return translate("replay", "{side} has won.").format(side=self.side(state, state.winner))

    def roll_words(self, state: Any, roll: Roll) -> str:
        """What a roll was for; follows the name of the side."""
        return ""

    def is_main(self, roll: Roll) -> bool:
        """Whether a roll is of the kind that decides a turn."""
        return True

    def advice(self, state: Any, text: str) -> str:
        """An action as somebody would advise it at this decision."""
        return text

    def reasons(self, timeline: "Timeline", better: "Better") -> str:
        """Whatever else speaks for a better decision, besides the chances to win."""
        return ""

    # Showing

    def stage(self) -> "BoardStage":
        """The board; what is here is the one of the command line."""
        from app.shell.console import console_of
        from app.shell.replay.stage import TextStage

        return TextStage(console_of(self.game))

    def emblem(self, state: Any, seat: int) -> "QWidget | None":
        """A small picture before the name of a side, if there is one."""
        return None

    def levels(self) -> tuple[tuple[str, str, str], ...]:
        """The computer's levels for playing on: the name of each, its title and how it plays."""
        names = self.words.levels or (self.game.part("players").names if self.judges else ())
        return tuple((name, self.words.level_name(name), self.words.level_words(name)) for name in names)


def replay_of(game: str) -> GameReplay:
    """How the battles of a registered game are looked back at."""
    registered = games()[game]
    if not registered.has("replay"):
        return GameReplay(registered)
    found: GameReplay = registered.part("replay")
    return found
