"""Turning points and luck in words: what happened, what had a part in it, and what would have been better."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLocale

from app.board.translation import percent, translate
from app.manoeuvre import names
from app.manoeuvre.play.log_text import ending
from app.shell.replay.luck import ATTACK, FIRST_PLAYER, PURSUIT, RALLY, WITHDRAW, Roll
from app.shell.replay.timeline import Course
from app.shell.replay.turning_points import OPEN, Better, Passage, Turned, Verdicts, points
from engine import dice
from engine.game import Refusal
from engine.manoeuvre import action as act
from engine.manoeuvre import events, tags
from engine.manoeuvre.action import Action
from engine.manoeuvre.battlefield import square_name
from engine.manoeuvre.combat.resolve import RESULTS, WIN
from engine.manoeuvre.events import Event
from engine.manoeuvre.state import State


def advice(state: State, text: str) -> str:
    """An action as somebody would advise it at this decision: “Move Guard Cav. to H4”. Names the card it needs."""
    try:
        action = state.read(text)
    except Refusal:
        return text
    if action.verb == act.DONE:
        return _passing(state)
    return _sentence(state, action).format(**_facts(state, action))


def _passing(state: State) -> str:
    return {
        tags.MOVEMENT: translate("replay", "End the movement"),
        tags.COMBAT: translate("replay", "Offer no combat"),
        tags.RESTORATION: translate("replay", "Restore nobody"),
        tags.REDOUBT: translate("replay", "Build no redoubt"),
        tags.REINFORCE: translate("replay", "Attack as it stands"),
        tags.ANSWER: translate("replay", "Add nothing to the defence"),
        tags.GUERRILLA: translate("replay", "Let it pass"),
        tags.ADVANCE: translate("replay", "Do not advance"),
    }.get(state.stack[-1], translate("replay", "Do nothing"))


def _sentence(state: State, action: Action) -> str:
    sentences: Mapping[int, str] = {
        act.MOVE: translate("replay", "Move {unit} to {end}"),
        act.DIG_IN: translate("replay", "Dig in"),
        act.BANZAI: translate("replay", "Open a Banzai Charge"),
        act.SUPPLY: translate("replay", "Play {card} to move another unit"),
        act.FORCED_MARCH: translate("replay", "Play {card}"),
        act.GUERRILLA: translate("replay", "Cancel it with {card}"),
        act.ASSAULT: translate("replay", "Assault {target} with {card}"),
        act.AMBUSH: translate("replay", "Ambush {target}"),
        act.BOMBARD: translate("replay", "Bombard {target} with {card}"),
        act.VOLLEY: translate("replay", "Fire a volley at {target} with {card}"),
        act.ROCKETS: translate("replay", "Fire rockets at {target}"),
        act.BATTERY: translate("replay", "Fire a Grand Battery at {target}"),
        act.HONOUR: translate("replay", "Give up {target} by Death with Honour"),
        act.WITHDRAW: translate("replay", "Withdraw with {card}"),
        act.DEFEND: translate("replay", "Defend with {card}"),
        act.LEAD: translate("replay", "Play {card} for his combat value"),
        act.COMMAND: translate("replay", "Play {card} for his command"),
        act.JOIN: translate("replay", "Let {card} join the assault"),
        act.SUPPORT: translate("replay", "Bring {unit} in"),
        act.ADD: translate("replay", "Add {card} to the attack"),
        act.COMMIT: translate("replay", "Commit with {card}"),
        act.SAPPERS: translate("replay", "Open the redoubt with {card}"),
        act.SKIRMISH: translate("replay", "Break off with {card}"),
        act.HIT: translate("replay", "Choose the hit"),
        act.RETREAT: translate("replay", "Choose the retreat"),
        act.RETREAT_TO: translate("replay", "Retreat to {start}"),
        act.ADVANCE: translate("replay", "Advance with {unit}"),
        act.SUFFER: translate("replay", "Let {unit} take the hit"),
        act.RESTORE: translate("replay", "Restore {unit} with {card}"),
        act.RALLY: translate("replay", "Rally {unit} with {card}"),
        act.REDOUBT: translate("replay", "Build a redoubt on {start}"),
    }
    return sentences.get(action.verb, state.write(action))


def _facts(state: State, action: Action) -> dict[str, str]:
    """Whatever the sentences may name; empty where the action has no such thing."""
    _, a, b, many = act.SHAPES[action.verb]
    squares = [value for shape, value in ((a, action.a), (b, action.b)) if shape == "square"]
    cards = [action.a] if a == "card" else list(action.cards) if many == "cards" else []
    start = squares[0] if squares else -1
    end = squares[-1] if squares else -1
    return {
        "start": square_name(start).upper() if start >= 0 else "",
        "end": square_name(end).upper() if end >= 0 else "",
        "unit": _unit(state, start),
        "target": _unit(state, end),
        "card": " + ".join(names.card(state, state.seat, card) for card in cards),
    }


def _unit(state: State, square: int) -> str:
    return names.short(state, state.board[square]) if square >= 0 and state.board[square] >= 0 else ""


DICE_DID_IT: Final = 0.6
"""From this share of a swing on it was the dice."""
_BAD: Final = frozenset(("retreat", "withdrawal"))


@dataclass(frozen=True)
class Telling:
    """A turning point for the screen."""

    place: int
    """Where the course stands when it has happened."""
    points: int
    """For the side whose eyes one looks with."""
    title: str
    parts: str
    """What had a part in it."""
    better: str = ""
    """What would have been better."""
    why: str = ""


def turning_points(verdicts: Verdicts, viewer: int) -> list[Telling]:
    """The turning points as a viewer may know them."""
    return [_telling(verdicts, turned, viewer) for turned in verdicts.turned(viewer)]


def _telling(verdicts: Verdicts, turned: Turned, viewer: int) -> Telling:
    course = verdicts.course
    passage = turned.passage
    place, event = _climax(course, passage)
    state = course.state_at(passage.end)
    better = verdicts.better.get(passage.end)
    if better is not None and viewer not in (OPEN, better.seat):
        # It would name cards that only the other side knew.
        better = None
    return Telling(
        place,
        points(turned.swing, viewer),
        translate("replay", "Turn {turn}: {what}").format(turn=passage.turn, what=_what(course, state, event)),
        _parts(course, turned, viewer, state),
        _advised(course, passage, better) if better else _nothing_better(verdicts, passage),
        _why(course, better) if better else "",
    )


def happened(course: Course, passage: Passage, state: State) -> str:
    """What a turn is remembered by, in a few words; nothing that is hidden."""
    return _what(course, state, _climax(course, passage)[1])


def _climax(course: Course, passage: Passage) -> tuple[int, Event | None]:
    """The most telling event of a passage, and the place at which it has happened."""
    best: tuple[int, int, Event | None] = (99, passage.end, None)
    for place in range(passage.start + 1, passage.end + 1):
        for event in course.events(course.steps[place - 1]):
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


def _what(course: Course, state: State, event: Event | None) -> str:
    if event is None:
        if course.ended_by is not None:
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


def _parts(course: Course, turned: Turned, viewer: int, state: State) -> str:
    if state.over:
        return ending(state)
    roll = _main_roll(course, turned.passage)
    decided = abs(turned.dice) >= DICE_DID_IT * abs(turned.swing) and turned.dice * turned.swing > 0
    if roll is not None and decided:
        return translate("replay", "{side} rolled {total} on {dice}, {expected} expected.").format(
            side=names.side(state, roll.seat),
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


def _main_roll(course: Course, passage: Passage) -> Roll | None:
    first, end = course.steps[passage.start].first, course.steps[passage.end - 1].end
    rolls = [roll for roll in course.ledger.rolls if first < roll.action <= end and roll.counts]
    return max(rolls, key=lambda roll: (roll.purpose == ATTACK, abs(roll.favour)), default=None)


def _advised(course: Course, passage: Passage, better: Better) -> str:
    state = course.state_after(better.action)
    gain = max(1, round(100 * better.gain))
    earlier = better.action < course.steps[passage.start].first
    sentence = (
        translate("replay", "Better for {side}, a turn before: {advice}. %n point(s) more.", "", gain)
        if earlier
        else translate("replay", "Better for {side}: {advice}. %n point(s) more.", "", gain)
    )
    return sentence.format(side=names.side(state, better.seat), advice=advice(state, better.advised))


def _nothing_better(verdicts: Verdicts, passage: Passage) -> str:
    """Said only once it has been looked for, and only if nothing is kept from the reader."""
    if passage.end in verdicts.thought_over and passage.end not in verdicts.better:
        return translate("replay", "No better decision was found.")
    return ""


def _why(course: Course, better: Better) -> str:
    return " ".join(_reasons(course, better))


def _reasons(course: Course, better: Better) -> Iterator[str]:
    state = course.state_after(better.action)
    yield translate("replay", "{played}: {mine} to win. {advised}: {best}.").format(
        played=advice(state, better.played),
        mine=percent(better.played_win),
        advised=advice(state, better.advised),
        best=percent(better.advised_win),
    )
    if better.own_losses >= 0.05 or better.enemy_losses >= 0.05:
        yield translate("replay", "Expected losses: {own} steps against {enemy}.").format(
            own=number(max(better.own_losses, 0)), enemy=number(max(better.enemy_losses, 0))
        )

    if len(better.odds) == len(RESULTS):
        yield translate("replay", "The attack succeeds with {chance}.").format(chance=percent(sum(better.odds[WIN:])))
    feared = next((line.split() for line in better.reply if line.partition(" ")[0] in _FIGHTS), None)
    if feared is not None:
        yield translate("replay", "The reply to fear is a fight for {square}.").format(square=feared[-1].upper())


_FIGHTS: Final = frozenset(act.SHAPES[verb][0] for verb in (act.ASSAULT, act.AMBUSH, act.BOMBARD, act.VOLLEY))


# Luck


def roll_words(state: State, roll: Roll) -> str:
    """What a roll was for: “assaults 32nd Foot”. Follows the name of the side."""
    unit = names.short(state, roll.unit) if roll.unit >= 0 else ""
    sentences = {
        FIRST_PLAYER: translate("luck", "for the first turn"),
        RALLY: translate("luck", "rallies {unit}"),
        WITHDRAW: translate("luck", "withdraws {unit}"),
        PURSUIT: translate("luck", "pursues {unit}"),
    }
    forms = {
        act.SHAPES[act.ASSAULT][0]: translate("luck", "assaults {unit}"),
        act.SHAPES[act.AMBUSH][0]: translate("luck", "ambushes {unit}"),
        act.SHAPES[act.BOMBARD][0]: translate("luck", "bombards {unit}"),
        act.SHAPES[act.VOLLEY][0]: translate("luck", "volley at {unit}"),
        act.SHAPES[act.ROCKETS][0]: translate("luck", "rockets at {unit}"),
        act.SHAPES[act.BATTERY][0]: translate("luck", "Grand Battery at {unit}"),
    }
    sentence = sentences.get(roll.purpose) or forms.get(roll.form, "")
    return sentence.format(unit=unit)


def moved_by_roll(verdicts: Verdicts, place: int, viewer: int) -> str:
    """What one roll moved; nothing as long as that has not been judged."""
    if verdicts.chance(place, viewer) is None or verdicts.chance(place - 1, viewer) is None:
        return ""
    moved = points(verdicts.moved(place, viewer))
    state = verdicts.course.state_after(verdicts.course.actions)
    if not moved:
        return translate("luck", "It hardly moved the chance of winning.")
    return translate("luck", "It moved the chance of winning by %n point(s) towards {side}.", "", abs(moved)).format(
        side=names.side(state, int(moved < 0))
    )


def moved_by_luck(verdicts: Verdicts, viewer: int) -> str:
    """What the dice and the draws moved over the whole battle, as far as it has been judged."""
    places = range(1, len(verdicts.course.steps) + 1)
    if len(verdicts.judged) <= 1:
        return ""
    state = verdicts.course.state_after(verdicts.course.actions)
    rolled = points(verdicts.dice(places, OPEN if viewer == OPEN else viewer))
    drawn = points(verdicts.cards(places, viewer))
    sides = [names.side(state, seat) for seat in range(2)]
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
