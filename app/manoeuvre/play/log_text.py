"""The battle in sentences, for the log and the screen reader: every step as a reader may know it."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, Protocol

from app.board.translation import translate
from app.manoeuvre import names
from app.manoeuvre.play import log_sentences
from app.manoeuvre.play.log_sentences import Line, Moment
from engine.manoeuvre import events, nightfall, tags
from engine.manoeuvre.battlefield import EDGE_NAMES
from engine.manoeuvre.combat.aftermath import ATTRITION
from engine.manoeuvre.events import Event
from engine.manoeuvre.position import CHANCE
from engine.manoeuvre.state import State
from engine.record import DRAW, OFFER, RESIGN, TIME, UNDO, Entry

__all__ = ["Line", "fold", "tell"]

PASSED: Final = "done"


class Told(Protocol):
    """A step of a battle: an entry of its record, the states before and after, and what happened in between."""

    @property
    def entry(self) -> Entry: ...
    @property
    def before(self) -> State: ...
    @property
    def after(self) -> State: ...
    @property
    def events(self) -> tuple[Event, ...]: ...


def tell(step: Told, viewer: int) -> list[Line]:
    """The sentences of one step. Cards that the viewer may not know are not named."""
    lines = _entry(step)
    for place, event in enumerate(step.events):
        line = _KINDS[event.kind](Moment(step.before, step.after, step.events, event, place, viewer))
        if line is not None:
            lines.append(line)
    return lines


def fold(lines: Iterable[Line]) -> list[Line]:
    """Draws of the same side that follow each other, as one line."""
    found: list[Line] = []
    for line in lines:
        last = found[-1] if found else None
        if last is not None and line.drawn and last.drawn and line.side == last.side:
            found[-1] = log_sentences.draw(line.side, line.by, (*last.drawn, *line.drawn))
        else:
            found.append(line)
    return found


def _entry(step: Told) -> list[Line]:
    """What a player said rather than did, and what he let pass."""
    seat, text = step.entry.seat, step.entry.text
    if seat >= CHANCE:
        return []
    side = names.side(step.after, seat)
    said: Mapping[str, tuple[str, str]] = {
        UNDO: ("undo", translate("log", "{side} took back the last action.")),
        RESIGN: ("flag", translate("log", "{side} gave up the battle.")),
        TIME: ("flag", translate("log", "{side} ran out of time.")),
        OFFER: ("flag", translate("log", "{side} offered a draw.")),
        DRAW: ("flag", translate("log", "{side} agreed to a draw.")),
    }
    if text in said:
        icon, sentence = said[text]
        return [Line(icon, seat, sentence.format(side=side))]
    passed: Mapping[int, tuple[str, str]] = {
        tags.DISCARD: ("discard", translate("log", "{side} kept all cards.")),
        tags.COMBAT: ("sabres", translate("log", "{side} offered no combat.")),
        tags.RESTORATION: ("heart", translate("log", "{side} did not restore.")),
        tags.ADVANCE: ("boot", translate("log", "{side} did not advance.")),
    }
    tag = step.before.stack[-1]
    if text == PASSED and tag == tags.ANSWER and not step.before.combat.stands:
        return [Line("cards", seat, translate("log", "{side} added nothing to the defence.").format(side=side))]
    if text == PASSED and tag in passed:
        icon, sentence = passed[tag]
        return [Line(icon, seat, sentence.format(side=side))]
    return []


def _turn(moment: Moment) -> Line | None:
    text = translate("log", "Turn {number}, {side}").format(number=moment.event.b, side=moment.side(moment.event.a))
    return Line("flag", moment.event.a, text, heading=True)


def _moved(moment: Moment) -> Line | None:
    event = moment.event
    sentence = {
        "move": translate("log", "{unit} moved from {start} to {end}."),
        "march": translate("log", "{unit} marched on from {start} to {end}."),
        "retreat": translate("log", "{unit} retreated from {start} to {end}."),
        "withdrawal": translate("log", "{unit} withdrew from {start} to {end}."),
        "advance": translate("log", "{unit} advanced from {start} to {end}."),
        "skirmish": translate("log", "{unit} slipped away from {start} to {end}."),
    }[event.text]
    icon = "retreat" if event.text in ("retreat", "withdrawal") else "boot"
    text = sentence.format(unit=moment.unit(event.a), start=names.square(event.b), end=names.square(event.c))
    return Line(icon, event.a >> 3, text)


def _forced(moment: Moment) -> Line | None:
    """The moves and hits that follow tell of themselves; only where nothing follows there is something to say."""
    if moment.event.text != PASSED:
        return None
    seat = moment.event.a
    text = translate("log", "{side} had no unit that could move.")
    return Line("boot", seat, text.format(side=moment.side(seat)))


def _placed(moment: Moment) -> Line | None:
    unit = moment.event.a
    text = translate("log", "{unit} was set up on {square}.").format(
        unit=moment.unit(unit), square=names.square(moment.event.b)
    )
    return Line("boot", unit >> 3, text)


def _dug_in(moment: Moment) -> Line | None:
    seat = moment.event.a
    text = translate("log", "{side} dug in instead of moving: the whole hand goes (R8).")
    return Line("shield", seat, text.format(side=moment.side(seat)))


def _set(moment: Moment) -> Line | None:
    event = moment.event
    setting = moment.after.setting
    side = moment.side(event.a)
    if event.text == "first player":
        text = translate("log", "{side} goes first.").format(side=side)
    elif event.text == "section":
        text = translate("log", "{side} laid section {section}.").format(
            side=side, section=setting.sections[event.b].id
        )
    elif event.text == "nations":
        text = translate("log", "{side} named {one} and {two}.").format(
            side=side, one=names.nation(setting.armies[event.b]), two=names.nation(setting.armies[event.c])
        )
    elif event.text == "nation":
        text = translate("log", "{nation} was taken by the first player.").format(
            nation=names.nation(setting.armies[event.b])
        )
    else:
        text = translate("log", "The second player sets up in the {edge}.").format(edge=edge(event.b))
    return Line("flag", event.a, text)


def edge(number: int) -> str:
    """A side of the map, in words."""
    return {
        "north": translate("board", "north"),
        "east": translate("board", "east"),
        "south": translate("board", "south"),
        "west": translate("board", "west"),
    }[EDGE_NAMES[number]]


def _night(moment: Moment) -> Line | None:
    text = translate("log", "Night falls. {one} holds {first}, {two} holds {second} of the enemy's squares (§2.2).")
    return Line(
        "moon",
        -1,
        text.format(one=moment.side(0), two=moment.side(1), first=moment.event.a, second=moment.event.b),
    )


def _ended(moment: Moment) -> Line | None:
    return Line("flag", moment.event.a, ending(moment.after))


def ending(state: State) -> str:
    """How a battle was decided by the rules, in one sentence."""
    side = names.side(state, state.winner)
    if state.how == ATTRITION:
        return translate("log", "{side} wins: five enemy units are lost (§2.1).").format(side=side)
    return {
        nightfall.TERRITORY: translate("log", "{side} wins by night: more squares held (§2.2)."),
        nightfall.ELIMINATIONS: translate("log", "{side} wins by night: equal ground, fewer units lost (§2.2)."),
        nightfall.REDUCED_UNITS: translate("log", "{side} wins by night: equal ground, fewer units reduced (§2.2)."),
        nightfall.NATION_ORDER: translate("log", "{side} wins by night: all equal, by the list of nations (§2.2)."),
        nightfall.SECOND_PLAYER: translate("log", "{side} wins by night: all equal, as second player (R52)."),
    }[state.reason].format(side=side)


def _untold(moment: Moment) -> Line | None:
    """Said already by the event before or after it."""
    return None


_KINDS: Final[Mapping[str, Callable[[Moment], Line | None]]] = {
    events.SET: _set,
    events.TURN: _turn,
    events.DISCARDED: log_sentences.discarded,
    events.DREW: log_sentences.drew,
    events.RESHUFFLED: log_sentences.reshuffled,
    events.DECK_OVER: log_sentences.deck_over,
    events.PLAYED: log_sentences.played,
    events.CANCELLED: log_sentences.cancelled,
    events.RETURNED: log_sentences.returned,
    events.SHOWN: log_sentences.shown,
    events.PLACED: _placed,
    events.MOVED: _moved,
    events.DUG_IN: _dug_in,
    events.DECLARED: log_sentences.declared,
    events.SUPPORTED: log_sentences.supported,
    events.COMMITTED: log_sentences.committed,
    events.ROLLED: log_sentences.rolled,
    events.TOTALS: _untold,
    events.HIT: log_sentences.hit,
    events.LOST: log_sentences.lost,
    events.RESTORING: _untold,
    events.RESTORED: log_sentences.restored,
    events.RALLY_FAILED: _untold,
    events.BUILT: log_sentences.built,
    events.RAZED: log_sentences.razed,
    events.FORCED: _forced,
    events.NIGHTFALL: _night,
    events.ENDED: _ended,
}
