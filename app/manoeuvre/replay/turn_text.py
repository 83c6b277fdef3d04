"""Turns, rolls and better decisions in words: what a turn is remembered by, what a roll was for, what to advise."""

from collections.abc import Iterator
from typing import Final

from app.board.translation import percent, translate
from app.manoeuvre import action_text, names
from app.manoeuvre.action_table import VERBS
from app.manoeuvre.replay.luck import FIRST_PLAYER, PURSUIT, RALLY, WITHDRAW, Purpose
from app.shell.replay.luck import Roll
from app.shell.replay.panel_contents import number
from app.shell.replay.timeline import Timeline
from app.shell.replay.turning_points import Better, Passage
from engine.game import Refusal
from engine.manoeuvre import action as act
from engine.manoeuvre import events
from engine.manoeuvre.combat.resolve import RESULTS, WIN
from engine.manoeuvre.events import Event
from engine.manoeuvre.state import State


def advice(state: State, text: str) -> str:
    """An action as somebody would advise it at this decision: “Move Guard Cav. from G4 to H4”."""
    try:
        return action_text.advice(state, state.seat, state.read(text))
    except Refusal:
        return text


_BAD: Final = frozenset(("retreat", "withdrawal"))


def climax(timeline: Timeline, passage: Passage) -> tuple[int, str]:
    """Where a turn was decided, and what happened there in a few words; nothing that is hidden."""
    place, event = _climax(timeline, passage)
    return place, _what(timeline, timeline.end, event)


def _climax(timeline: Timeline, passage: Passage) -> tuple[int, Event | None]:
    """The most telling event of a passage, and the place at which it has happened."""
    best: tuple[int, int, Event | None] = (99, passage.end, None)
    for place in range(passage.start + 1, passage.end + 1):
        for event in timeline.events(timeline.frames[place - 1]):
            rank = _rank(event)
            if rank < best[0]:
                best = (rank, place, event)
    return best[1], best[2]


def _rank(event: Event) -> int:
    ranks = {
        events.NIGHTFALL: 0,
        events.LOST: 1,
        events.HIT: 2,
        events.TOTALS: 4,
        events.RESTORED: 5,
        events.DUG_IN: 6,
        events.MOVED: 7,
    }
    if event.kind == events.MOVED and event.text in _BAD:
        return 3
    return ranks.get(event.kind, 99)


def _what(timeline: Timeline, state: State, event: Event | None) -> str:
    if event is None:
        if timeline.ended_by is not None:
            return translate("replay", "given up")
        return translate("replay", "a quiet turn")
    facts = {"unit": names.short(state, event.a), "square": ""} if event.kind in _OF_UNITS else {}
    if event.kind == events.MOVED:
        facts["square"] = names.square(event.c)
    sentences = {
        events.NIGHTFALL: translate("replay", "night falls"),
        events.LOST: translate("replay", "{unit} lost"),
        events.HIT: translate("replay", "{unit} reduced"),
        events.RESTORED: translate("replay", "{unit} restored"),
        events.DUG_IN: translate("replay", "digging in"),
        events.TOTALS: _held(event),
    }
    if event.kind == events.MOVED:
        ways = {
            "retreat": translate("replay", "{unit} driven off"),
            "withdrawal": translate("replay", "{unit} withdraws"),
        }
        return ways.get(event.text, translate("replay", "{unit} on {square}")).format(**facts)
    return sentences[event.kind].format(**facts)


_OF_UNITS: Final = frozenset((events.LOST, events.HIT, events.RESTORED, events.MOVED))


def _held(event: Event) -> str:
    if event.text == "lose":
        return translate("replay", "an attack repulsed")
    return translate("replay", "an attack without effect")


def reasons(better: Better) -> Iterator[str]:
    """What else speaks for a better decision."""
    if better.own_losses >= 0.05 or better.enemy_losses >= 0.05:
        yield translate("replay", "Expected losses: {own} steps against {enemy}.").format(
            own=number(max(better.own_losses, 0)), enemy=number(max(better.enemy_losses, 0))
        )
    if len(better.odds) == len(RESULTS):
        yield translate("replay", "Chance that the attack succeeds: {chance}.").format(
            chance=percent(sum(better.odds[WIN:]))
        )
    feared = next((line.split() for line in better.reply if line.partition(" ")[0] in _FIGHTS), None)
    if feared is not None:
        yield translate("replay", "The reply to fear is a fight for {square}.").format(square=feared[-1].upper())


_FIGHTS: Final = frozenset(act.SHAPES[verb][0] for verb in (act.ASSAULT, act.AMBUSH, act.BOMBARD, act.VOLLEY))


def roll_words(state: State, roll: Roll) -> str:
    """What a roll was for: “assault on 32nd Foot”."""
    about: Purpose = roll.about
    unit = names.short(state, about.unit) if about.unit >= 0 else ""
    sentences = {
        FIRST_PLAYER: translate("luck", "who goes first"),
        RALLY: translate("luck", "rally of {unit}"),
        WITHDRAW: translate("luck", "withdrawal of {unit}"),
        PURSUIT: translate("luck", "pursuit of {unit}"),
    }
    if about.purpose in sentences:
        return sentences[about.purpose].format(unit=unit)
    return action_text.heading(VERBS[about.form], unit)
