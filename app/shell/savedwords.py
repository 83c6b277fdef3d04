"""Saved battles in words: who fights, how it stands, and how long ago that was."""

from datetime import datetime

from app.board import names
from app.board.words import translate
from app.shell.newbattle.levelwords import level_name
from app.shell.play.chair import HUMAN
from app.shell.play.saves import Saved
from engine.manoeuvre.position import CHANCE
from resources.library import Library

MINUTE, HOUR, DAY, WEEK = 60, 3600, 86400, 7 * 86400


def fighters_words(saved: Saved, library: Library) -> str:
    """Who fights whom, as far as that is known."""
    one, two = (library.armies.get(id) for id in armies_of(saved))
    if one is None or two is None:
        return saved.title or saved.path.stem
    return translate("saved", "{one} against {two}").format(one=names.nation(one), two=names.nation(two))


def armies_of(saved: Saved) -> tuple[str, str]:
    """Their ids, empty where they are not chosen yet or not known here."""
    if saved.standing is not None and all(saved.standing.armies):
        return saved.standing.armies
    return saved.armies


def stand_words(saved: Saved, library: Library) -> str:
    """How it stands: the turn and whose move it is, or who has won."""
    standing = saved.standing
    if standing is None:
        return ""
    sides = [_side(saved, seat, library) for seat in range(2)]
    if standing.over:
        if standing.winner in (0, 1):
            return translate("saved", "{side} has won.").format(side=sides[standing.winner])
        return translate("saved", "Drawn.")
    if standing.turn == 0:
        return translate("saved", "In the set-up. {who}").format(who=_whose(saved, sides))
    words = translate("saved", "Turn {turn}. {who}")
    return words.format(turn=standing.turn, who=_whose(saved, sides))


def players_words(saved: Saved) -> str:
    """Who sits at the two sides."""
    if saved.is_ours and all(chair.kind == HUMAN for chair in saved.chairs):
        return translate("saved", "Two players at one screen")
    one, two = (_player(saved, seat) for seat in range(2))
    return translate("saved", "{one} against {two}").format(one=one, two=two)


def ago_words(then: float, now: float) -> str:
    """How long ago something was saved, no finer than anybody cares."""
    past = max(0, int(now - then))
    if past < MINUTE:
        return translate("saved", "Saved just now")
    if past < HOUR:
        return translate("saved", "Saved %n minute(s) ago", "", past // MINUTE)
    if past < DAY:
        return translate("saved", "Saved %n hour(s) ago", "", past // HOUR)
    if past < WEEK:
        return translate("saved", "Saved %n day(s) ago", "", past // DAY)
    return translate("saved", "Saved on {day}").format(day=datetime.fromtimestamp(then).strftime("%Y-%m-%d"))


def _side(saved: Saved, seat: int, library: Library) -> str:
    one, two = armies_of(saved)
    army = library.armies.get((one, two)[seat])
    if army is None or one == two:
        return translate("saved", "Blue") if seat == 0 else translate("saved", "Red")
    return names.nation(army)


def _whose(saved: Saved, sides: list[str]) -> str:
    assert saved.standing is not None
    seat = saved.standing.seat
    if not 0 <= seat < CHANCE:
        return translate("saved", "The dice are next.")
    persons = [chair.kind == HUMAN for chair in saved.chairs]
    if persons[seat] and not persons[1 - seat]:
        return translate("saved", "Your move.")
    return translate("saved", "{side} to move.").format(side=sides[seat])


def _player(saved: Saved, seat: int) -> str:
    chair = saved.chairs[seat]
    if chair.level:
        return translate("saved", "AI ({level})").format(level=level_name(chair.level))
    return translate("saved", "You") if saved.is_ours else saved.players[seat] or translate("saved", "Somebody")
