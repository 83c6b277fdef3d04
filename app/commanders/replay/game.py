"""Commanders as a replay needs it: a frame for each thing that is seen to happen, luck by zone, words and board."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from app.board.translation import translate
from app.commanders import names
from app.commanders.words import HEADINGS, WORDS, event_words, how_words
from app.shell.replay.game import Caption, Cut, GameReplay
from app.shell.replay.luck import Roll, Rolls
from app.shell.replay.timeline import Frame, Timeline
from app.shell.replay.turning_points import Passage
from engine import dice
from engine.battle import Step
from engine.commanders import events as happened
from engine.commanders import tags
from engine.commanders.action import SAVED, UNKNOWN, start_of, step_of
from engine.commanders.board import CHANCE
from engine.commanders.position import Front
from engine.commanders.registration import GAME
from engine.commanders.state import State
from engine.game import Dice

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.shell.replay.stage import BoardStage

PLAN: Final = "plan"
SHEETS: Final = "sheets"
ROLL: Final = "roll"
SEEN: Final = frozenset(
    (
        *(happened.POSTED, happened.MOVED, happened.LOST_ORDER, happened.MET, happened.REACTED, happened.LINED_UP),
        *(happened.HIT, happened.FLED, happened.WITHDREW, happened.CAPTURED, happened.RALLIED, happened.POINTS),
        *(happened.SHELTERED, happened.RAZED, happened.MARKER_GONE, happened.ENDED),
    )
)
"""What makes an action worth a frame; deciding and opening what was decided change nothing on the board."""
ICONS: Final = {
    "setup": "flag",
    "plan": "edit",
    "fast": "horse",
    "fire": "cannon",
    "arms": "sabres",
    "march": "boot",
    "rally": "rally",
    "score": "flag",
}
SHOTS: Final = frozenset((tags.SHOOT, tags.REROLLED))


class Purpose(NamedTuple):
    """What a roll was for."""

    tag: int
    melee: bool = False
    place: int = -1
    """The sector, or one of the two at the border."""
    to: int = -1


class CommandersRolls(Rolls):
    """Every roll with the zone it was rolled in. High dice are good for their side, whatever they are for."""

    def hear(self, action: int, turn: int, step: Step[Any]) -> None:
        before: State = step.before
        rolled = before.chance()
        if rolled is None:
            return
        if before.stack[-1] == tags.COUNT:
            faces = [before.read(step.entry.text).args[0] - 6]
        else:
            faces = list(before.read(step.entry.text).args)
        pool = len(faces) * dice.D6
        self.found.append(Roll(action, turn, rolled.seat, pool, sum(faces), about=purpose(before)))


def purpose(state: State) -> Purpose:
    """What is rolled for now."""
    tag = state.stack[-1]
    if tag == tags.SHOOT:
        return Purpose(tag, state.melee, *_zone(state.fronts[state.rolls[0][0]]))
    if tag == tags.REROLLED:
        return Purpose(tag, state.melee, *_zone(state.fronts[state.chosen[1]]))
    if tag == tags.REACTION_ROLLS:
        return Purpose(tag, place=state.rolls[0][0])
    if tag == tags.FIRE_ROLLS:
        code = state.rolls[0][1]
        return Purpose(tag, place=start_of(code), to=step_of(code))
    if tag == tags.COURIERS:
        return Purpose(tag, place=state.rolls[0][0])
    return Purpose(tag)


def _zone(front: Front) -> tuple[int, int]:
    if front.sector >= 0:
        return front.sector, -1
    places = [place for place in (*front.home, *front.target) if place >= 0]
    found = sorted(set(places))
    return found[0], found[1] if len(found) > 1 else -1


class CommandersReplay(GameReplay):
    """Looks back at battles of Commanders."""

    # Cutting

    def cut(self, step: Step[Any]) -> Cut:
        before: State = step.before
        chance = before.chance()
        if isinstance(chance, Dice):
            return Cut(ROLL, chance.seat)
        tag = before.stack[-1]
        if tag == tags.PLAN:
            # Both write at the same time, line by line and in any order: one frame for both sheets.
            return Cut(PLAN, CHANCE, together=True)
        if tag == tags.SHEET:
            return Cut(SHEETS, CHANCE, together=True)
        quiet = all(event.kind not in SEEN for event in step.events)
        return Cut(tags.NAMES[tag], step.entry.seat, quiet)

    def rolls(self) -> Rolls:
        return CommandersRolls()

    # Words

    def side(self, state: State, seat: int) -> str:
        return names.side(seat) if seat < CHANCE else ""

    def title(self, timeline: Timeline) -> str:
        title = WORDS.heading(timeline.record.header).title
        return translate("scenarios", title) if title else self.game.name

    def turn_words(self, timeline: Timeline, frame: Frame | Passage) -> str:
        if not frame.turn:
            return translate("replay", "Set-up")
        return translate("commanders", "Round {number}").format(number=frame.turn)

    def caption(self, timeline: Timeline, place: int, viewer: int) -> Caption:
        if place == 0:
            return Caption("flag", translate("replay", "The battle begins"), "")
        frame = timeline.frames[place - 1]
        when = self.turn_words(timeline, frame)
        what = names.phase(frame.phase) if frame.kind is not None else translate("replay", "the end")
        title = translate("replay", "{when}: {what}").format(when=when, what=what) if what else when
        return Caption(self.icon(frame), title, self._detail(timeline, place, frame, viewer))

    def _detail(self, timeline: Timeline, place: int, frame: Frame, viewer: int) -> str:
        if frame.kind is None:
            return self.outcome(timeline)
        if frame.kind == PLAN:
            state: State = timeline.state_at(place)
            view = state if viewer < 0 else state.seen_by(viewer)
            return " ".join(_sheets_words(view))
        told = [event_words(event) for event in timeline.events(frame) if event.kind not in HEADINGS]
        words = " ".join(line for line in told if line)
        after: State = timeline.state_at(place)
        if after.over and place == len(timeline.frames):
            words = f"{words} {self.ending(after)}".strip()
        return words

    def icon(self, frame: Frame) -> str:
        if frame.kind is None:
            return "flag"
        return "dice" if frame.rolled else ICONS.get(frame.phase, "flag")

    def icon_of_turn(self, frames: tuple[Frame, ...]) -> str:
        phases = {frame.phase for frame in frames if frame.rolled}
        return next((ICONS[phase] for phase in ("arms", "fast", "fire") if phase in phases), "boot")

    def climax(self, timeline: Timeline, passage: Passage) -> tuple[int, str]:
        """The step that hit most units, and how many were hit in the whole round."""
        hits = {
            place: sum(event.kind == happened.HIT for event in timeline.events(timeline.frames[place - 1]))
            for place in range(passage.start + 1, passage.end + 1)
        }
        total = sum(hits.values())
        if not total:
            return passage.end, translate("commanders", "nobody is hit")
        return max(hits, key=lambda place: hits[place]), translate("commanders", "%n unit(s) hit", "", total)

    def outcome(self, timeline: Timeline) -> str:
        state: State = timeline.end
        given_up = self.given_up(timeline)
        if given_up or state.over:
            return given_up or self.ending(state)
        return translate("commanders", "Not over: it stands in round {number}.").format(number=state.round)

    def ending(self, state: State) -> str:
        won = translate("replay", "{side} has won.").format(side=names.side(state.winner))
        return f"{won} {how_words(state.how)}".strip()

    def roll_words(self, state: State, roll: Roll) -> str:
        about: Purpose = roll.about
        place = names.place(about.place) if about.place >= 0 else ""
        zone = place if about.to < 0 else f"{place}–{names.place(about.to)}"
        words = {
            tags.REACTION_ROLLS: translate("luck", "reaction in {zone}"),
            tags.FIRE_ROLLS: translate("luck", "bombardment {zone}"),
            tags.COURIERS: translate("luck", "courier to {zone}"),
            tags.COUNT: translate("luck", "number of orders"),
        }
        fight = translate("luck", "melee {zone}") if about.melee else translate("luck", "ranged combat {zone}")
        if about.tag == tags.REROLLED:
            fight = translate("luck", "re-roll {zone}")
        return words.get(about.tag, fight).format(zone=zone)

    def is_main(self, roll: Roll) -> bool:
        return roll.about.tag in SHOTS

    # Showing

    def stage(self) -> "BoardStage":
        from app.commanders.replay.stage import CommandersStage

        return CommandersStage()

    def emblem(self, state: State, seat: int) -> "QWidget | None":
        from app.commanders.play.panels import SideBadge

        return SideBadge(seat, 12)


def known_orders(view: State, seat: int) -> list[int]:
    """What stands on a sheet as far as the view knows it, without what was saved."""
    return [code for code in view.sheet[seat] if code not in (SAVED, UNKNOWN)]


def _sheets_words(view: State) -> Iterator[str]:
    from app.commanders.play.sheet import counted

    for seat in range(CHANCE):
        side = names.side(seat)
        if UNKNOWN in view.sheet[seat]:
            yield translate("commanders", "{side} has sealed its orders.").format(side=side)
            continue
        orders = "; ".join(names.order(code, number) for code, number in counted(known_orders(view, seat)))
        saved = len(view.sheet[seat]) - len(known_orders(view, seat))
        if orders:
            yield translate("commanders", "{side} orders: {orders}.").format(side=side, orders=orders)
        if saved:
            words = translate("commanders", "{side} saves %n order(s).", "", saved)
            yield words.format(side=side)


REPLAY: Final = CommandersReplay(GAME)
