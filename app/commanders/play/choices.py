"""Every decision inside a round as numbers to set or answers to choose from, with words, defaults and exact odds.

A question with *counts* is answered by as many numbers, from which its action is built; one with *answers* by one of
them. Which action comes out is checked by the rules before it is played.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from ai.commanders.tactics import quick_action
from app.board.translation import percent, translate
from app.commanders import names
from app.commanders.board.from_state import place_name
from engine.commanders import action as act
from engine.commanders import tags
from engine.commanders.action import AGAIN, Action
from engine.commanders.bombardment import ranges
from engine.commanders.contact import entitled
from engine.commanders.fighting import struck
from engine.commanders.moving import able
from engine.commanders.odds import REACTION, bombardment
from engine.commanders.state import State
from engine.game import EVERYTHING

MOST_ANSWERS: Final = 60
"""More are not listed; the numbers of a question can always say everything."""


@dataclass(frozen=True)
class Count:
    """A number to be set: how many of something do something."""

    words: str
    most: int
    usual: int
    note: str = ""
    """What it may bring, or what it costs."""
    lit: tuple[str, ...] = ()
    """Places on the board that it is about."""


@dataclass(frozen=True)
class Question:
    """What a person is asked."""

    title: str
    detail: str
    go: str
    """What the button says that answers it."""
    rule: str = ""
    counts: tuple[Count, ...] = ()
    build: Callable[[Sequence[int]], Action] | None = None
    answers: tuple[tuple[Action, str], ...] = ()
    usual: int = 0
    """Of the answers, the one that stands first in line."""
    lit: frozenset[str] = frozenset()

    def action(self, values: Sequence[int]) -> Action:
        """What these numbers mean, or the answer of this number."""
        return self.build(values) if self.build is not None else self.answers[values[0]][0]

    @property
    def defaults(self) -> list[int]:
        return [count.usual for count in self.counts] if self.build is not None else [self.usual]


def question(view: State) -> Question:
    """What `view.seat` is asked now, which must be a side whose orders the view knows."""
    tag = view.stack[-1]
    make = _QUESTIONS.get(tag)
    if make is not None:
        return make(view)
    return _list(view)


def suggestion(view: State) -> Action:
    """What a sensible commander would do at a glance, from what the view knows; the same each time it is asked."""
    world = view.copy()
    rng = random.Random(0)
    if world.viewer != EVERYTHING:
        world.resample(rng)
    world.ask(view.seat)
    return quick_action(world, rng)


# Who acts now


def _go(view: State) -> Question:
    side = view.seat
    classes = able(view, side)
    usual = dict(zip(suggestion(view).args[::2], suggestion(view).args[1::2], strict=True))
    counts = []
    for code, number in classes:
        plain = code % AGAIN
        held = view.holds(1 - side, act.step_of(plain)) if act.step_of(plain) < 9 else False
        note = translate("commanders", "attacks") if held else translate("commanders", "moves")
        if code >= AGAIN:
            note = translate("commanders", "second act; {note}").format(note=note)
        lit = (place_name(act.start_of(plain), side), place_name(act.step_of(plain), side))
        words = names.order(plain, number)
        counts.append(Count(words, number, min(usual.get(code, 0), number), note, lit))

    def build(values: Sequence[int]) -> Action:
        args: list[int] = []
        for (code, _), value in zip(classes, values, strict=True):
            if value:
                args += [code, value]
        return Action(act.GO, tuple(args))

    detail = translate("commanders", "Units that you hold back keep their orders for a later phase.")
    if not counts:
        detail = translate("commanders", "None of your orders can be used in this phase.")
    return Question(
        translate("commanders", "Who acts now?"),
        detail,
        translate("commanders", "Go"),
        "C17",
        tuple(counts),
        build,
    )


# Reactions


def _react(view: State) -> Question:
    side = view.seat
    sector = view.todo[side][0]
    infantry, cavalry, retreats, borders = entitled(view, side, sector)
    usual = suggestion(view).args
    fields: list[Count] = []
    keys: list[int] = []
    chance = percent(REACTION)
    if infantry:
        note = translate("commanders", "{chance} each; trying makes them spent").format(chance=chance)
        fields.append(Count(translate("commanders", "Infantry forms square"), infantry, usual[1], note))
        keys.append(-1)
    if retreats:
        note = translate("commanders", "no roll; spent, and the order is lost")
        fields.append(Count(translate("commanders", "Cavalry falls back"), cavalry, usual[2], note))
        keys.append(-2)
    wanted = {usual[i]: usual[i + 1] for i in range(3, len(usual), 2)}
    for border in borders:
        words = translate("commanders", "Cavalry countercharges towards {place}").format(place=names.place(border))
        note = translate("commanders", "{chance} each; trying makes them spent").format(chance=chance)
        fields.append(Count(words, cavalry, wanted.get(border, 0), note))
        keys.append(border)

    def build(values: Sequence[int]) -> Action:
        squares = back = 0
        rest: list[int] = []
        for key, value in zip(keys, values, strict=True):
            if key == -1:
                squares = value
            elif key == -2:
                back = value
            elif value:
                rest += [key, value]
        return Action(act.REACT, (sector, squares, back, *rest))

    return Question(
        translate("commanders", "{place} is attacked").format(place=names.place(sector)),
        translate("commanders", "How do its defenders react?"),
        translate("commanders", "React"),
        "C40",
        tuple(fields),
        build,
        lit=frozenset((place_name(sector, view.seat),)),
    )


# Guns


def _fire(view: State) -> Question:
    side = view.seat
    usual = suggestion(view).args
    wanted = {(usual[i], usual[i + 1]): usual[i + 2] for i in range(0, len(usual), 3)}
    guns: dict[int, int] = {}
    for code in view.unused[side]:
        if act.kind_of(code) == act.ARTILLERY:
            guns[code] = guns.get(code, 0) + 1
    fields: list[Count] = []
    keys: list[tuple[int, int]] = []
    for code, number in guns.items():
        start, step = act.start_of(code), act.step_of(code)
        for reach in ranges(view, side, start, step):
            target = step if reach == 1 else view.setting.board.beyond[start][step]
            words = translate("commanders", "Guns in {place} at {target}, range {range}").format(
                place=names.place(start), target=names.place(target), range=reach
            )
            chances = [chance for _, chance in bombardment(view, side, start, step, reach)]
            note = translate("commanders", "each die hits: {chances}").format(
                chances=", ".join(percent(chance) for chance in chances)
            )
            fields.append(Count(words, number, wanted.get((code, reach), 0), note, (place_name(target, side),)))
            keys.append((code, reach))

    def build(values: Sequence[int]) -> Action:
        args: list[int] = []
        for (code, reach), value in sorted(zip(keys, values, strict=True)):
            if value:
                args += [code, reach, value]
        return Action(act.FIRE, tuple(args))

    detail = translate("commanders", "A gun that fires is spent. One that holds its fire may move or attack later.")
    if not fields:
        detail = translate("commanders", "None of your guns has an order and a target.")
    return Question(
        translate("commanders", "Which guns fire?"),
        detail,
        translate("commanders", "Fire") if fields else translate("commanders", "Go on"),
        "C78",
        tuple(fields),
        build,
    )


# Breaking off, advancing, rallying, posting


def _break(view: State) -> Question:
    at = view.todo[view.seat][0]
    most = [0, 0]
    for action in view.legal():
        if action.verb == act.WITHDRAW:
            most = [max(most[0], action.args[1]), max(most[1], action.args[2])]
    usual = suggestion(view)
    wanted = usual.args[1:3] if usual.verb == act.WITHDRAW else (0, 0)
    fields = []
    kinds = []
    for kind, words in (
        (0, translate("commanders", "Infantry breaks off")),
        (1, translate("commanders", "Cavalry breaks off")),
    ):
        if most[kind]:
            fields.append(Count(words, most[kind], wanted[kind]))
            kinds.append(kind)

    def build(values: Sequence[int]) -> Action:
        numbers = [0, 0]
        for kind, value in zip(kinds, values, strict=True):
            numbers[kind] = value
        return Action(act.WITHDRAW, (at, *numbers)) if any(numbers) else Action(act.STAND)

    return Question(
        translate("commanders", "Before the melee"),
        translate("commanders", "Who gives up the attack and goes back?"),
        translate("commanders", "Go on"),
        "C54",
        tuple(fields),
        build,
    )


def _comers(view: State) -> Question:
    """Who enters a sector: by where they come from."""
    legal = view.legal()
    advance = any(action.verb == act.ADVANCE for action in legal)
    verb = act.ADVANCE if advance else act.ENTER
    most: dict[tuple[int, int], int] = {}
    sector = -1
    for action in legal:
        if action.verb == verb:
            sector = action.args[0]
            for i in range(1, len(action.args), 3):
                key = (action.args[i], action.args[i + 1])
                most[key] = max(most.get(key, 0), action.args[i + 2])
    usual = suggestion(view)
    wanted = {(usual.args[i], usual.args[i + 1]): usual.args[i + 2] for i in range(1, len(usual.args), 3)}
    keys = sorted(most)
    fields = [
        Count(
            translate("commanders", "{units} from {place}").format(
                units=names.units(kind, most[start, kind]), place=names.place(start)
            ),
            most[start, kind],
            wanted.get((start, kind), 0),
        )
        for start, kind in keys
    ]

    def build(values: Sequence[int]) -> Action:
        args: list[int] = []
        for (start, kind), value in zip(keys, values, strict=True):
            if value:
                args += [start, kind, value]
        if not args and advance:
            return Action(act.STAY)
        return Action(verb, (sector, *args))

    return Question(
        translate("commanders", "Who enters {place}?").format(place=names.place(sector)),
        translate("commanders", "The others stay where they came from."),
        translate("commanders", "Enter") if advance else translate("commanders", "Move"),
        "C73" if advance else "C25",
        tuple(fields),
        build,
        lit=frozenset((place_name(sector, view.seat),)),
    )


def _rally(view: State) -> Question:
    legal = view.legal()
    most = [max(action.args[0] for action in legal), max(action.args[1] for action in legal)]
    sectors = sorted({sector for action in legal for sector in action.args[2:]})
    usual = suggestion(view).args
    saved = max(sum(action.args[:2]) + len(action.args[2:]) for action in legal)
    fields = []
    kinds = []
    for kind, words in (
        (0, translate("commanders", "Two routed infantry rally as one")),
        (1, translate("commanders", "Two routed cavalry rally as one")),
    ):
        if most[kind]:
            fields.append(Count(words, most[kind], usual[kind]))
            kinds.append(kind)
    for sector in sectors:
        number = max(action.args[2:].count(sector) for action in legal)
        words = translate("commanders", "A gun in {place} is manned again").format(place=names.place(sector))
        fields.append(Count(words, number, usual[2:].count(sector)))

    def build(values: Sequence[int]) -> Action:
        numbers = [0, 0]
        guns: list[int] = []
        for kind, value in zip(kinds, values, strict=False):
            numbers[kind] = value
        for sector, value in zip(sectors, values[len(kinds) :], strict=True):
            guns += [sector] * value
        return Action(act.RALLY, (*numbers, *guns))

    detail = translate("commanders", "You can rally %n more time(s).", "", saved)
    return Question(
        translate("commanders", "Rally"),
        detail if fields else translate("commanders", "You have saved no orders."),
        translate("commanders", "Rally") if fields else translate("commanders", "Go on"),
        "C92",
        tuple(fields),
        build,
    )


def _post(view: State) -> Question:
    side = view.seat
    sector = view.todo[side][0]
    legal = view.legal()
    most = [max(action.args[1 + kind] for action in legal) for kind in range(3)]
    first = next((action for action in legal if action.args[1] == 4), legal[0])
    fields = tuple(Count(names.arm(kind), most[kind], first.args[1 + kind]) for kind in range(3))
    return Question(
        translate("commanders", "Post six units in {place}").format(place=names.place(sector)),
        translate("commanders", "What is left at the end goes to your reserve."),
        translate("commanders", "Post them"),
        "C87",
        fields,
        lambda values: Action(act.POST, (sector, *values)),
        lit=frozenset((place_name(sector, view.seat),)),
    )


# Answers to choose from


def _list(view: State) -> Question:
    """Targets, re-rolls, defenders to divide, the road, the building: one answer of several."""
    legal = view.legal()
    usual = suggestion(view)
    if len(legal) > MOST_ANSWERS:
        legal = [usual, *(action for action in legal if action != usual)][:MOST_ANSWERS]
    titles = {
        tags.AIM: (translate("commanders", "Choose targets"), translate("commanders", "Aim")),
        tags.REROLL: (translate("commanders", "Roll one die again?"), translate("commanders", "Go on")),
        tags.HOLD: (translate("commanders", "Divide the defenders"), translate("commanders", "Take positions")),
        tags.ROAD: (translate("commanders", "March by road"), translate("commanders", "March")),
        tags.GARRISON: (translate("commanders", "Take the building?"), translate("commanders", "Go on")),
    }
    title, go = titles.get(view.stack[-1], (translate("commanders", "Decide"), translate("commanders", "Go on")))
    details = {
        tags.AIM: translate("commanders", "Units with nobody in front of them may attack any of these."),
        tags.REROLL: translate("commanders", "Attacking from several sides lets you roll a die of either side again."),
        tags.HOLD: translate("commanders", "At least one to each attacked border."),
    }
    return Question(
        title,
        details.get(view.stack[-1], ""),
        go,
        view.prompt().rule,
        answers=tuple((action, action_words(view, action)) for action in legal),
        usual=legal.index(usual) if usual in legal else 0,
    )


def action_words(view: State, action: Action) -> str:
    """An action of `view.seat` in a few words."""
    verb, args = action.verb, action.args
    if action.hidden:
        return translate("commanders", "something sealed")
    if verb == act.ORDER:
        return names.order(args[0], 1)
    if verb == act.PASS:
        return translate("commanders", "Keep the dice")
    if verb == act.SAVE:
        return translate("commanders", "save an order")
    if verb == act.REROLL:
        return _reroll_words(view, action)
    if verb == act.AIM:
        return _aim_words(view, action)
    if verb == act.HOLD:
        return _hold_words(action)
    if verb == act.STAND:
        return translate("commanders", "Nobody breaks off")
    if verb == act.STAY:
        return translate("commanders", "Nobody enters")
    return view.write(action)


def _reroll_words(view: State, action: Action) -> str:
    at, owner, die = action.args
    front = view.fronts[at]
    whose = translate("commanders", "Your") if owner == view.seat else translate("commanders", "The enemy’s")
    words = translate("commanders", "{whose} {face} in space {space}")
    told = words.format(whose=whose, face=front.dice[owner][die], space=front.rollers[owner][die] + 1)
    if not all(len(front.dice[side]) == len(front.rollers[side]) for front in view.fronts for side in (0, 1)):
        return told
    better, worse = reroll_odds(view, action)
    gain = translate("commanders", "Better for you: {better}; worse: {worse}")
    return f"{told}\n{gain.format(better=percent(better), worse=percent(worse))}"


def reroll_odds(view: State, action: Action) -> tuple[Fraction, Fraction]:
    """How likely another roll of a die is to leave `view.seat` with a better result than now, and with a worse one."""
    at, owner, die = action.args
    now = _balance(view)
    found = [0, 0]
    for face in range(1, 7):
        trial = view.copy()
        trial.fronts[at].dice[owner][die] = face
        balance = _balance(trial)
        found[0] += balance > now
        found[1] += balance < now
    return Fraction(found[0], 6), Fraction(found[1], 6)


def _balance(view: State) -> int:
    """Hits on the enemy less hits on the side that decides, as the dice lie."""
    return sum(
        len(hitters) if view.units[target] >> 5 & 1 != view.seat else -len(hitters)
        for target, hitters in struck(view).items()
    )


def _aim_words(view: State, action: Action) -> str:
    found = []
    side = view.seat
    front = view.fronts[action.args[0]]
    for i in range(1, len(action.args), 3):
        space, other, its = action.args[i : i + 3]
        mine = names.arm(view.units[front.line[side][space]] & 3)
        target = view.units[view.fronts[other].line[1 - side][its]]
        theirs = names.arm(target & 3)
        words = translate("commanders", "{mine} in space {space} at {theirs} in space {its}")
        found.append(words.format(mine=mine, space=space + 1, theirs=theirs, its=its + 1))
    return "; ".join(found)


def _hold_words(action: Action) -> str:
    by_border: dict[int, int] = {}
    for i in range(1, len(action.args), 3):
        by_border[action.args[i]] = by_border.get(action.args[i], 0) + action.args[i + 2]
    words = translate("commanders", "{number} against {place}")
    return ", ".join(words.format(number=number, place=names.place(start)) for start, number in by_border.items())


_QUESTIONS: Final[dict[int, Callable[[State], Question]]] = {
    tags.GO: _go,
    tags.REACT: _react,
    tags.FIRE: _fire,
    tags.BREAK: _break,
    tags.CHOOSE_ADVANCE: _comers,
    tags.ENTER: _comers,
    tags.RALLY: _rally,
    tags.POST: _post,
}
