"""The battle in sentences, for the log and the screen reader: every step as a reader may know it.

What a player does is worded in `action_table`; here stand the sentences for what comes of it.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from app.board.translation import translate
from app.manoeuvre import action_text, card_text, names
from app.manoeuvre.action_table import ACTIONS, VERBS
from app.manoeuvre.play.recap import Happening, Recap, happenings, new_cards, recap
from engine import dice
from engine.battle import Step
from engine.manoeuvre import action as act
from engine.manoeuvre import events, nightfall, tags
from engine.manoeuvre.action import PASS, Action
from engine.manoeuvre.army import UNKNOWN
from engine.manoeuvre.army import WITHDRAW as WITHDRAW_CARD
from engine.manoeuvre.combat.aftermath import ATTRITION, pursuit_modifier
from engine.manoeuvre.combat.resolve import ROCKETS_HIT, ROCKETS_RETREAT
from engine.manoeuvre.events import Event
from engine.manoeuvre.position import CHANCE
from engine.manoeuvre.state import State
from engine.record import DRAW, OFFER, RESIGN, TIME, UNDO

OPEN: Final = -1
"""The viewer who sees everything."""
PASSED: Final = "done"
TOLD_OTHERWISE: Final = (
    *(act.ASSAULT, act.AMBUSH, act.BOMBARD, act.VOLLEY, act.ROCKETS, act.BATTERY, act.HONOUR),
    *(act.GUERRILLA, act.REDOUBT),
)
"""Actions whose card says nothing by itself, as another event of the step tells of them."""


@dataclass(frozen=True)
class Line:
    """One sentence for the log and the screen reader."""

    icon: str
    side: int
    """The side it is about; -1 for both or none."""
    text: str
    heading: bool = False
    """Opens a turn."""
    drawn: tuple[str, ...] = ()
    """The cards a draw brought, nameless where they may not be known; draws that follow each other make one line."""
    by: str = ""
    """Who drew them."""


@dataclass(frozen=True)
class Moment:
    """One event on its way into words."""

    before: State
    after: State
    events: tuple[Event, ...]
    event: Event
    place: int
    viewer: int

    def side(self, seat: int) -> str:
        return names.side(self.after, seat)

    def unit(self, number: int) -> str:
        return names.unit(self.after, number)

    def card(self, seat: int, card: int) -> str:
        return names.card(self.after, seat, card)

    def cards(self, seat: int, numbers: list[int]) -> str:
        """Cards by title, those unknown left out."""
        return names.listed([self.card(seat, number) for number in numbers if number != UNKNOWN])

    def knows(self, seat: int) -> bool:
        """Whether the reader may know the hand of a seat."""
        return self.viewer in (seat, OPEN)

    def follows(self, kind: str) -> Event | None:
        """The next event, if it is of this kind."""
        rest = self.events[self.place + 1 : self.place + 2]
        return rest[0] if rest and rest[0].kind == kind else None


def tell(step: Step[State], viewer: int) -> list[Line]:
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
            found[-1] = _draw(line.side, line.by, (*last.drawn, *line.drawn))
        else:
            found.append(line)
    return found


def _entry(step: Step[State]) -> list[Line]:
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
    if text != PASSED:
        return []
    words = action_text.words_of(step.before, PASS)
    defended = step.before.stack[-1] == tags.ANSWER and step.before.combat.stands
    return [] if words.quiet or defended else [Line(words.icon, seat, action_text.told(step.before, PASS, OPEN))]


# What players do, in the words of the table


def _did(verb: int, seat: int, /, **values: str) -> Line:
    return Line(ACTIONS[verb].icon, seat, action_text.log_line(verb, **values))


def _set(moment: Moment) -> Line | None:
    event = moment.event
    setting = moment.after.setting
    if event.text == "first player":
        return Line("flag", event.a, translate("log", "{side} goes first.").format(side=moment.side(event.a)))
    values = {"side": moment.side(event.a)}
    if event.text == "section":
        values["section"] = setting.sections[event.b].id
    elif event.text == "edge":
        values["edge"] = names.edge(event.b)
    else:
        values["nation"] = names.nation(setting.armies[event.b])
        values["other"] = names.nation(setting.armies[event.c])
    return _did(VERBS[event.text], event.a, **values)


def _placed(moment: Moment) -> Line | None:
    unit = moment.event.a
    return _did(act.PLACE, unit >> 3, unit=moment.unit(unit), end=names.square(moment.event.b))


def _moved(moment: Moment) -> Line | None:
    event = moment.event
    values = {"unit": moment.unit(event.a), "start": names.square(event.b), "end": names.square(event.c)}
    actions = {"move": act.MOVE, "retreat": act.RETREAT_TO, "advance": act.ADVANCE}
    if event.text in actions:
        return _did(actions[event.text], event.a >> 3, **values)
    icon, sentence = {
        "march": ("boot", translate("log", "{unit} marched on from {start} to {end}.")),
        "withdrawal": ("retreat", translate("log", "{unit} withdrew from {start} to {end}.")),
        "skirmish": ("boot", translate("log", "{unit} slipped away from {start} to {end}.")),
    }[event.text]
    return Line(icon, event.a >> 3, sentence.format(**values))


def _dug_in(moment: Moment) -> Line | None:
    return _did(act.DIG_IN, moment.event.a, side=moment.side(moment.event.a))


def _declared(moment: Moment) -> Line | None:
    event, state = moment.event, moment.after
    seat = moment.before.active
    verb = VERBS[event.text]
    values = action_text.card_facts(state, seat, state.pile[seat][-1], verb)
    values |= {"side": moment.side(seat), "target": moment.unit(event.b)}
    values |= {"unit": moment.unit(event.a) if event.a >= 0 else "", "end": names.square(moment.before.square[event.b])}
    return _did(verb, seat, **values)


def _played(moment: Moment) -> Line | None:
    """What the other events of the step do not tell anyway."""
    seat, number = moment.event.a, moment.event.card
    values = {"side": moment.side(seat), "card": moment.card(seat, number)}
    if moment.event.text == "maharaja":
        text = translate("log", "The {card} speaks for every nation of {side}.")
        return Line("star", seat, text.format(**values))
    verb = VERBS[moment.event.text]
    if verb in TOLD_OTHERWISE:
        return None
    if verb == act.WITHDRAW and moment.after.card(seat, number).kind == WITHDRAW_CARD:
        text = action_text.told(moment.before, act.Action(verb, number), OPEN)
        return Line(ACTIONS[verb].icon, seat, text)
    values |= action_text.card_facts(moment.before, seat, number, verb)
    restored = next((event.a for event in moment.events if event.kind == events.RESTORING), -1)
    values["unit"] = moment.unit(restored) if restored >= 0 else ""
    return _did(verb, seat, **values)


def _supported(moment: Moment) -> Line | None:
    unit = moment.event.a
    return _did(act.SUPPORT, unit >> 3, unit=moment.unit(unit))


def _committed(moment: Moment) -> Line | None:
    unit = moment.event.a
    return _did(act.COMMIT, unit >> 3, side=moment.side(unit >> 3), card=moment.unit(unit))


def _cancelled(moment: Moment) -> Line | None:
    seat = moment.event.a
    card = moment.card(seat, moment.event.card)
    return _did(act.GUERRILLA, 1 - seat, side=moment.side(1 - seat), other=card)


def _built(moment: Moment) -> Line | None:
    seat = moment.before.active
    return _did(act.REDOUBT, seat, side=moment.side(seat), end=names.square(moment.event.b))


def _discarded(moment: Moment) -> Line | None:
    seat, count = moment.event.a, moment.event.b
    verb = act.DISCARD if count == 1 else act.TOP
    values = {"side": moment.side(seat), "card": moment.card(seat, moment.event.card)}
    if count > 1 and not moment.knows(seat):
        return Line(ACTIONS[verb].icon, seat, action_text.hidden_line(verb, count, **values))
    thrown = sorted(moment.before.pending) if count > 1 else [moment.event.card]
    return _did(verb, seat, cards=moment.cards(seat, thrown), **values)


def _drew(moment: Moment) -> Line | None:
    seat = moment.event.a
    card = moment.card(seat, moment.event.card) if moment.knows(seat) else ""
    return _draw(seat, moment.side(seat), (card,))


def _draw(seat: int, side: str, drawn: tuple[str, ...]) -> Line:
    """What one draw or several brought."""
    if all(drawn):
        text = action_text.log_line(act.DRAW, side=side, cards=names.listed(list(drawn)))
    else:
        text = action_text.hidden_line(act.DRAW, len(drawn), side=side)
    return Line(ACTIONS[act.DRAW].icon, seat, text, drawn=drawn, by=side)


def _shown(moment: Moment) -> Line | None:
    seat = moment.event.a
    side = moment.side(seat)
    hand = moment.after.hand[seat]
    icon = ACTIONS[act.SHOW].icon
    if not hand:
        return Line(icon, seat, translate("log", "{side} had no cards to show.").format(side=side))
    if moment.knows(seat) or moment.viewer == moment.before.active:
        return _did(act.SHOW, seat, side=side, cards=moment.cards(seat, hand))
    return Line(icon, seat, action_text.hidden_line(act.SHOW, len(hand), side=side))


# What comes of it


def _turn(moment: Moment) -> Line | None:
    text = translate("log", "Turn {number}, {side}").format(number=moment.event.b, side=moment.side(moment.event.a))
    return Line("flag", moment.event.a, text, heading=True)


def _forced(moment: Moment) -> Line | None:
    """The moves and hits that follow tell of themselves; only where nothing follows there is something to say."""
    if moment.event.text != PASSED:
        return None
    seat = moment.event.a
    return Line("boot", seat, translate("log", "{side} had no unit that could move.").format(side=moment.side(seat)))


def _rolled(moment: Moment) -> Line | None:
    event = moment.event
    totals = moment.follows(events.TOTALS)
    if totals is not None:
        return Line("dice", event.c, _with_totals(moment, totals))
    if event.text == "rockets":
        return Line("dice", event.c, _rockets(event.a))
    if event.text in _LIMITS:
        return Line("dice", event.c, _needed(event, _LIMITS[event.text](moment.before)))
    return _did(act.ROLL, event.c, side=moment.side(event.c), number=str(event.a))


def _with_totals(moment: Moment, totals: Event) -> str:
    text = translate("log", "Rolled {roll} on {dice}: {attack} against {defence}. {result}.")
    return text.format(
        roll=moment.event.a,
        dice=dice.text_of(moment.event.b).replace("+", " + "),
        attack=totals.a,
        defence=totals.b,
        result=result_words(totals.text),
    )


def result_words(result: str) -> str:
    """What a comparison of totals comes to, by the word of the event."""
    return {
        "lose": translate("log", "Repulsed"),
        "equal": translate("log", "Stand-off"),
        "win": translate("log", "The defender chooses"),
        "double": translate("log", "At least double: the attacker chooses"),
        "triple": translate("log", "At least triple: broken"),
        "quadruple": translate("log", "At least quadruple: destroyed"),
        "hit": translate("log", "A hit"),
        "miss": translate("log", "No effect"),
    }[result]


def _rockets(roll: int) -> str:
    if roll >= ROCKETS_HIT:
        return translate("log", "The rockets rolled {roll}: a hit and a retreat.").format(roll=roll)
    if roll >= ROCKETS_RETREAT:
        return translate("log", "The rockets rolled {roll}: a retreat.").format(roll=roll)
    return translate("log", "The rockets rolled {roll}: no effect.").format(roll=roll)


def _needed(event: Event, limit: int) -> str:
    """A d6 against a range."""
    if event.a <= limit:
        sentence = {
            "rally": translate("log", "Rolled {roll}, needed {span}. The rally succeeded."),
            "withdraw": translate("log", "Rolled {roll}, needed {span}. The withdrawal succeeded."),
            "pursuit": translate("log", "Pursuit: rolled {roll}, needed {span}. A hit."),
        }[event.text]
    else:
        sentence = {
            "rally": translate("log", "Rolled {roll}, needed {span}. The rally failed."),
            "withdraw": translate("log", "Rolled {roll}, needed {span}. The withdrawal failed; the card defends."),
            "pursuit": translate("log", "Pursuit: rolled {roll}, needed {span}. No hit."),
        }[event.text]
    return sentence.format(roll=event.a, span=card_text.span(limit))


def _rally_limit(before: State) -> int:
    return before.card(before.active, before.rally_card).rally if before.rally_card >= 0 else 0


def _withdraw_limit(before: State) -> int:
    card = before.combat.trying
    return before.card(1 - before.active, card).withdraw if card >= 0 else 0


def _pursuit_limit(before: State) -> int:
    pursuing = before.combat.pursuing
    return min(before.card(before.active, pursuing[0]).pursuit - pursuit_modifier(before), 6) if pursuing else 0


_LIMITS: Final[Mapping[str, Callable[[State], int]]] = {
    "rally": _rally_limit,
    "withdraw": _withdraw_limit,
    "pursuit": _pursuit_limit,
}
"""The highest result of a d6 that succeeds, by what is rolled for."""


def _hit(moment: Moment) -> Line | None:
    unit = moment.event.a
    sentence = {
        "pursuit": translate("log", "{unit} was caught in the pursuit and is reduced."),
        "commitment": translate("log", "{unit} paid for the committed attack and is reduced."),
    }.get(moment.event.text, translate("log", "{unit} is reduced."))
    return Line("target", unit >> 3, sentence.format(unit=moment.unit(unit)))


def _lost(moment: Moment) -> Line | None:
    unit = moment.event.a
    sentence = {
        "no way out": translate("log", "{unit} had nowhere to retreat and is lost."),
        "pursuit": translate("log", "{unit} was caught in the pursuit and is lost."),
        "commitment": translate("log", "{unit} paid for the committed attack and is lost."),
    }.get(moment.event.text, translate("log", "{unit} is lost."))
    return Line("skull", unit >> 3, sentence.format(unit=moment.unit(unit)))


def _restored(moment: Moment) -> Line | None:
    unit = moment.event.a
    text = translate("log", "{unit} is back at full strength.").format(unit=moment.unit(unit))
    return Line("heart", unit >> 3, text)


def _razed(moment: Moment) -> Line | None:
    text = translate("log", "The redoubt on {square} is gone.").format(square=names.square(moment.event.b))
    return Line("redoubt", -1, text)


def _returned(moment: Moment) -> Line | None:
    seat = moment.event.a
    text = translate("log", "{side} took {card} back into its hand.")
    return Line("cards", seat, text.format(card=moment.card(seat, moment.event.card), side=moment.side(seat)))


def _reshuffled(moment: Moment) -> Line | None:
    seat = moment.event.a
    text = translate("log", "{side} shuffled the discards into a new deck of %n card(s).", "", moment.event.b)
    return Line("refresh", seat, text.format(side=moment.side(seat)))


def _deck_over(moment: Moment) -> Line | None:
    seat = moment.event.a
    text = translate("log", "{side} drew the last card of its first deck.")
    if moment.after.day_over[1 - seat]:
        text = translate("log", "{side} drew the last card of its first deck: night falls after this turn.")
    return Line("moon", seat, text.format(side=moment.side(seat)))


def _night(moment: Moment) -> Line | None:
    text = translate("log", "Night falls. {one} holds {first} enemy squares, {two} holds {second}.")
    values = {"one": moment.side(0), "two": moment.side(1), "first": moment.event.a, "second": moment.event.b}
    return Line("moon", -1, text.format(**values))


def _ended(moment: Moment) -> Line | None:
    return Line("flag", moment.event.a, ending(moment.after))


def ending(state: State) -> str:
    """How a battle was decided by the rules, in one sentence."""
    side = names.side(state, state.winner)
    if state.how == ATTRITION:
        return translate("log", "{side} wins: the enemy has lost five units.").format(side=side)
    return {
        nightfall.TERRITORY: translate("log", "{side} wins at nightfall: it holds more squares."),
        nightfall.ELIMINATIONS: translate("log", "{side} wins at nightfall: equal ground, but fewer units lost."),
        nightfall.REDUCED_UNITS: translate("log", "{side} wins at nightfall: equal ground, but fewer units reduced."),
        nightfall.NATION_ORDER: translate("log", "{side} wins at nightfall: all is equal, and its nation ranks first."),
        nightfall.SECOND_PLAYER: translate("log", "{side} wins at nightfall: all is equal, and it went second."),
    }[state.reason].format(side=side)


def _untold(moment: Moment) -> Line | None:
    """Said already by the event before or after it."""
    return None


_KINDS: Final[Mapping[str, Callable[[Moment], Line | None]]] = {
    events.SET: _set,
    events.TURN: _turn,
    events.DISCARDED: _discarded,
    events.DREW: _drew,
    events.RESHUFFLED: _reshuffled,
    events.DECK_OVER: _deck_over,
    events.PLAYED: _played,
    events.CANCELLED: _cancelled,
    events.RETURNED: _returned,
    events.SHOWN: _shown,
    events.PLACED: _placed,
    events.MOVED: _moved,
    events.DUG_IN: _dug_in,
    events.DECLARED: _declared,
    events.SUPPORTED: _supported,
    events.COMMITTED: _committed,
    events.ROLLED: _rolled,
    events.TOTALS: _untold,
    events.HIT: _hit,
    events.LOST: _lost,
    events.RESTORING: _untold,
    events.RESTORED: _restored,
    events.RALLY_FAILED: _untold,
    events.BUILT: _built,
    events.RAZED: _razed,
    events.FORCED: _forced,
    events.NIGHTFALL: _night,
    events.ENDED: _ended,
}


# The log that is kept


@dataclass(frozen=True)
class _Kept:
    seat: int
    action: Action | None
    lines: dict[int, list[Line]]
    happenings: list[Happening]


class BattleHistory:
    """Grows with every step and shrinks with every undo, so that it tells what has truly happened."""

    def __init__(self, viewers: tuple[int, ...]) -> None:
        self._viewers = viewers
        self._steps: list[_Kept] = []

    def add(self, step: Step[State]) -> None:
        if step.entry.text == UNDO and not step.events:
            self._take_back()
            return
        action = None
        if step.before.seat == step.entry.seat and not _is_talk(step):
            action = step.before.read(step.entry.text)
        lines = {viewer: tell(step, viewer) for viewer in self._viewers}
        self._steps.append(_Kept(step.entry.seat, action, lines, happenings(step)))

    def _take_back(self) -> None:
        while self._steps:
            if self._steps.pop().action is not None:
                return

    def lines(self, viewer: int) -> list[Line]:
        """The whole log as a viewer may read it."""
        return [line for step in self._steps for line in step.lines[viewer]]

    def latest(self, viewer: int) -> list[Line]:
        """What is told of the last step."""
        return self._steps[-1].lines[viewer] if self._steps else []

    def recap(self, state: State, viewer: int) -> Recap | None:
        """The last turn of a player's enemy, until he moves or attacks himself."""
        return recap((one for step in self._steps for one in step.happenings), state, viewer)

    def new_cards(self, seat: int) -> tuple[int, ...]:
        """What a player has drawn in his turn, until he moves or attacks."""
        return new_cards((one for step in self._steps for one in step.happenings), seat)

    def own_actions(self, seat: int, count: int) -> tuple[Action, ...]:
        """The last so many actions, as far back as they are all of this seat."""
        found: list[Action] = []
        for step in reversed(self._steps):
            if step.action is None:
                continue
            if len(found) == count or step.seat != seat:
                break
            found.append(step.action)
        return tuple(reversed(found))


def _is_talk(step: Step[State]) -> bool:
    """Whether it was said, not done: resigning, or a word about a draw."""
    return step.entry.text in ("resign", "offer-draw", "draw", "time")


class Announcer:
    """Keeps back a draw for as long as more cards are coming."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say
        self._kept: list[Line] = []

    def hear(self, lines: Iterable[Line], drawing: bool) -> None:
        """The lines of a step; `drawing` if another card is drawn next."""
        told = fold([*self._kept, *lines])
        self._kept = told[-1:] if drawing and told and told[-1].drawn else []
        for line in told[: len(told) - len(self._kept)]:
            self._say(line.text)
