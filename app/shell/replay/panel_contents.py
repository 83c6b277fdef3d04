"""What the panels of a replay show, made from the timeline and what has been judged of it, in the game's words."""

from dataclasses import dataclass
from html import escape
from typing import Final

from PySide6.QtCore import QDateTime, QLocale, Qt

from app.board.translation import percent, translate
from app.shell.replay.chart import Curve
from app.shell.replay.controls import Stop
from app.shell.replay.luck import Roll
from app.shell.replay.luck_table import LuckRow
from app.shell.replay.timeline import Timeline
from app.shell.replay.turning_points import OPEN, Better, Passage, Turned, Verdicts, passages, points
from engine import dice

DICE_DID_IT: Final = 0.6
"""From this share of a swing on it was the dice."""


@dataclass(frozen=True)
class Telling:
    """A turning point for the screen."""

    place: int
    """Where the timeline stands when it has happened."""
    points: int
    """For the side whose eyes one looks with."""
    title: str
    parts: str
    """What had a part in it."""
    better: str = ""
    """What would have been better."""
    why: str = ""


def below(viewer: int) -> int:
    """The side that is at the bottom of chart and board."""
    return 1 if viewer == 1 else 0


def summary(timeline: Timeline) -> str:
    """When the battle was fought and how it ended, or that it is not over."""
    parts = [day_of(timeline.record.header.created), timeline.game.outcome(timeline)]
    return " ".join(part for part in parts if part)


def day_of(created: str) -> str:
    """The day of a header, as people write it; nothing if the header's is no date."""
    moment = QDateTime.fromString(created, Qt.DateFormat.ISODate)
    if not moment.isValid():
        return ""
    shown = QLocale().toString(moment.toLocalTime().date(), QLocale.FormatType.LongFormat)
    return translate("replay", "{day}.").format(day=shown)


# The chance of winning


def curve(verdicts: Verdicts, viewer: int, tellings: list[Telling]) -> Curve:
    timeline = verdicts.timeline
    side = below(viewer)
    chances = []
    for place in range(len(timeline.frames) + 1):
        chance = verdicts.chance(place, viewer)
        chances.append(chance if chance is None or side == 0 else 1 - chance)
    end = timeline.end
    starts: dict[int, int] = {}
    for frame in timeline.frames:
        if frame.turn:
            starts.setdefault(frame.turn, frame.number - 1)
    return Curve(
        tuple(chances),
        tuple((place, turn) for turn, place in starts.items()),
        tuple(telling.place for telling in tellings),
        timeline.game.side(end, side),
        timeline.game.side(end, 1 - side),
        side,
    )


def chance_words(verdicts: Verdicts, place: int, viewer: int) -> str:
    """France 69 % after this step, 57 % before; with markup."""
    chance = verdicts.chance(place, viewer)
    if chance is None:
        return ""
    before = verdicts.chance(place - 1, viewer)
    side = below(viewer)
    name = escape(verdicts.timeline.game.side(verdicts.timeline.end, side))

    def shown(value: float) -> str:
        chance = 1 - value if side else value
        # At the end nothing is left to chance, and “none” would say nothing of whom.
        return (
            translate("odds", "{number} %").format(number=round(100 * chance)) if chance in (0, 1) else percent(chance)
        )

    if before is None:
        return translate("replay", "{side} <b>{after}</b>").format(side=name, after=shown(chance))
    return translate("replay", "{side} <b>{after}</b> after this step, <b>{before}</b> before").format(
        side=name, after=shown(chance), before=shown(before)
    )


def judged_words(verdicts: Verdicts, place: int, viewer: int) -> str:
    """With both hands open: what each side thought of its own chances."""
    judged = verdicts.judged.get(place)
    if judged is None or viewer in (0, 1):
        return ""
    end, game = verdicts.timeline.end, verdicts.timeline.game
    return translate("replay", "{one} gave itself {first}, {two} itself {second}, each from what it knew.").format(
        one=game.side(end, 0), first=percent(judged.one), two=game.side(end, 1), second=percent(judged.two)
    )


def stops(timeline: Timeline) -> tuple[Stop, ...]:
    """The turns for the bar of the timeline."""
    game = timeline.game
    found = []
    for passage in passages(timeline.frames):
        frames = timeline.frames[passage.start : passage.end]
        words = translate("replay", "{when}: {what}").format(
            when=game.turn_words(timeline, passage), what=game.climax(timeline, passage)[1]
        )
        icon = game.icon_of_turn(frames)
        found.append(Stop(passage.start, passage.end, passage.turn, passage.active, icon, words))
    return tuple(found)


# Turning points


def turning_points(verdicts: Verdicts, viewer: int) -> list[Telling]:
    """The turning points as a viewer may know them."""
    return [_telling(verdicts, turned, viewer) for turned in verdicts.turned(viewer)]


def _telling(verdicts: Verdicts, turned: Turned, viewer: int) -> Telling:
    timeline = verdicts.timeline
    passage = turned.passage
    place, what = timeline.game.climax(timeline, passage)
    better = verdicts.better.get(passage.end)
    if better is not None and viewer not in (OPEN, better.seat):
        # It would name cards that only the other side knew.
        better = None
    return Telling(
        place,
        points(turned.swing, viewer),
        translate("replay", "Turn {turn}: {what}").format(turn=passage.turn, what=what),
        _parts(timeline, turned, viewer),
        _advised(timeline, passage, better) if better else _nothing_better(verdicts, passage),
        _why(timeline, better) if better else "",
    )


def _parts(timeline: Timeline, turned: Turned, viewer: int) -> str:
    state = timeline.state_at(turned.passage.end)
    if state.over:
        return timeline.game.ending(state)
    roll = _main_roll(timeline, turned.passage)
    decided = abs(turned.dice) >= DICE_DID_IT * abs(turned.swing) and turned.dice * turned.swing > 0
    if roll is not None and decided:
        return translate("replay", "{side} rolled {total} on {dice}, {expected} expected.").format(
            side=timeline.game.side(state, roll.seat),
            total=roll.total,
            dice=dice.text_of(roll.pool).replace("+", " + "),
            expected=number(float(roll.expected)),
        )
    plans, luck = points(turned.plans, viewer), points(turned.dice + turned.cards, viewer)
    if not luck:
        return translate("replay", "Decisions alone made this.")
    return translate("replay", "Decisions {plans}, dice and draws {luck}.").format(
        plans=signed(plans), luck=signed(luck)
    )


def _main_roll(timeline: Timeline, passage: Passage) -> Roll | None:
    first, end = timeline.frames[passage.start].first, timeline.frames[passage.end - 1].end
    rolls = [roll for roll in timeline.ledger.rolls if first < roll.action <= end and roll.counts]
    return max(rolls, key=lambda roll: (timeline.game.is_main(roll), abs(roll.favour)), default=None)


def _advised(timeline: Timeline, passage: Passage, better: Better) -> str:
    state = timeline.state_after(better.action)
    gain = max(1, round(100 * better.gain))
    earlier = better.action < timeline.frames[passage.start].first
    sentence = (
        translate("replay", "Better for {side}, a turn before: {advice}. %n point(s) more.", "", gain)
        if earlier
        else translate("replay", "Better for {side}: {advice}. %n point(s) more.", "", gain)
    )
    game = timeline.game
    return sentence.format(side=game.side(state, better.seat), advice=game.advice(state, better.advised))


def _nothing_better(verdicts: Verdicts, passage: Passage) -> str:
    """Said only once it has been looked for, and only if nothing is kept from the reader."""
    if passage.end in verdicts.thought_over and passage.end not in verdicts.better:
        return translate("replay", "No better decision was found.")
    return ""


def _why(timeline: Timeline, better: Better) -> str:
    state, game = timeline.state_after(better.action), timeline.game
    chances = translate("replay", "{played}: {mine} to win. {advised}: {best}.").format(
        played=game.advice(state, better.played),
        mine=percent(better.played_win),
        advised=game.advice(state, better.advised),
        best=percent(better.advised_win),
    )
    return f"{chances} {game.reasons(timeline, better)}".strip()


# Luck


def luck_rows(timeline: Timeline) -> tuple[LuckRow, ...]:
    """Every roll; dice are seen by everybody."""
    end, game = timeline.end, timeline.game
    rows = []
    for roll in timeline.ledger.rolls:
        what = game.roll_words(end, roll)
        tip = translate("luck", "{side}, {what}. Chance of a roll this good or better on {dice}: {chance}.").format(
            side=game.side(end, roll.seat),
            what=what,
            dice=dice.text_of(roll.pool).replace("+", " + "),
            chance=percent(roll.at_least_as_good),
        )
        rows.append(
            LuckRow(
                timeline.place_of(roll.action),
                str(roll.turn or ""),
                roll.seat,
                game.side(end, roll.seat),
                what,
                number(float(roll.expected)),
                str(roll.total),
                float(roll.favour),
                signed(float(roll.favour), 1) if roll.counts else "",
                tip,
            )
        )
    return tuple(rows)


def moved_by_roll(verdicts: Verdicts, place: int, viewer: int) -> str:
    """What one roll moved; nothing as long as that has not been judged."""
    if verdicts.chance(place, viewer) is None or verdicts.chance(place - 1, viewer) is None:
        return ""
    moved = points(verdicts.moved(place, viewer))
    timeline = verdicts.timeline
    if not moved:
        return translate("luck", "It hardly moved the chance of winning.")
    return translate("luck", "It moved the chance of winning by %n point(s) towards {side}.", "", abs(moved)).format(
        side=timeline.game.side(timeline.end, int(moved < 0))
    )


def moved_by_luck(verdicts: Verdicts, viewer: int) -> str:
    """What the dice and the draws moved over the whole battle, as far as it has been judged."""
    timeline = verdicts.timeline
    places = range(1, len(timeline.frames) + 1)
    if len(verdicts.judged) <= 1:
        return ""
    rolled = points(verdicts.dice(places, viewer))
    drawn = points(verdicts.cards(places, viewer))
    end = timeline.end
    sides = [timeline.game.side(end, seat) for seat in range(2)]
    sentences = [
        translate(
            "luck", "The dice moved the chance of winning by %n point(s) towards {side}.", "", abs(rolled)
        ).format(side=sides[rolled < 0])
        if rolled
        else translate("luck", "Over all, the dice moved the chance of winning hardly at all."),
    ]
    if drawn:
        sentences.append(
            translate("luck", "The draws moved it by %n point(s) towards {side}.", "", abs(drawn)).format(
                side=sides[drawn < 0]
            )
        )
    return " ".join(sentences)


def signed(value: float, places: int = 0) -> str:
    """With its sign, a true minus, and nothing before a zero.

    >>> signed(12), signed(-2.5, 1), signed(0.0, 1)
    ('+12', '−2.5', '0.0')
    """
    text = number(abs(value), places)
    if float(f"{value:.{places}f}") == 0:
        return text
    return f"+{text}" if value > 0 else f"−{text}"


def number(value: float, places: int = 1) -> str:
    return QLocale().toString(float(value), "f", places)
