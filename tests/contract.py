"""The checks that every game behind the contract of `engine.game` must pass, without a word of any one game.

A `Walk` is one game, played to its end and kept: every state with the action played from it. The checks look at a walk
each from its own side. OpenSpiel's list of generic tests (`basic_tests.cc`) is the model.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from difflib import unified_diff
from fractions import Fraction
from itertools import product
from math import lcm, nextafter, prod
from random import Random
from typing import Any, Protocol

import pytest

from engine.game import EVERYTHING, Dice, Draw, Refusal, State

PLAYERS = (0, 1)
LONGEST_GAME = 20_000
FEW_TICKETS = 300


class Told(State[Any], Protocol):
    """A state that may have a listener, as all have whose actions a board animates."""

    tell: Callable[[Any], None] | None


Chooser = Callable[[Told, list[str]], int]
"""Picks one of the legal actions by its place among them, given their texts."""


@dataclass(frozen=True)
class Subject:
    """A game under test: how it begins, and which numbers it gives to chance and to nobody."""

    name: str
    begin: Callable[[], Told]
    chance: int
    nobody: int

    @property
    def viewers(self) -> tuple[int, ...]:
        """Both seats, and a spectator who sees what everybody may."""
        return (*PLAYERS, self.nobody)


@dataclass
class Walk:
    """One game from start to end. `states` has one more than `actions`: the last is over."""

    subject: Subject
    states: list[Told] = field(default_factory=list)
    actions: list[Any] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    """Each state as text, taken when it was new."""

    def seat(self, i: int) -> int:
        """Who played action i."""
        return self.states[i].seat

    def steps(self, every: int = 1) -> Iterator[tuple[int, Told, Any]]:
        for i in range(0, len(self.actions), every):
            yield i, self.states[i], self.actions[i]

    def where(self, i: int) -> str:
        before = "; ".join(self.lines[max(0, i - 3) : i])
        here = self.lines[i] if i < len(self.lines) else "the end"
        return f"{self.subject.name}, action {i}: “{here}”, after “{before}”"


def same(found: object, wanted: object, where: str) -> None:
    """Compare two states by their texts; what differs is said line by line."""
    one, other = str(found), str(wanted)
    if one != other:
        lines = unified_diff(other.splitlines(), one.splitlines(), "wanted", "found", n=0, lineterm="")
        raise AssertionError("\n".join((where, *lines)))


# Playing


def curious(rng: Random, dull: Collection[str] = (), keen: Collection[str] = ()) -> Chooser:
    """Random play by kind of action (the first word), half the time the kind least played so far.

    Kinds called dull are seldom played where there is another, so that something happens; keen ones nearly always.
    """
    played: Counter[str] = Counter()

    def choose(state: Told, lines: list[str]) -> int:
        kinds: dict[str, list[int]] = {}
        for i, line in enumerate(lines):
            kinds.setdefault(line.split()[0], []).append(i)
        words = sorted(kinds)
        if rng.random() < 0.9:
            words = [word for word in words if word not in dull] or words
            words = [word for word in words if word in keen] or words
        word = min(words, key=lambda w: played[w]) if rng.random() < 0.5 else rng.choice(words)
        played[word] += 1
        return rng.choice(kinds[word])

    return choose


def scripted(choices: Sequence[int], rest: Chooser) -> Chooser:
    """Follow a list of numbers, each taken modulo what is legal; then play on as `rest` does."""
    left = list(reversed(choices))

    def choose(state: Told, lines: list[str]) -> int:
        return left.pop() % len(lines) if left else rest(state, lines)

    return choose


def walk(subject: Subject, choose: Chooser) -> Walk:
    """Play a game to its end, keeping every state. There is a legal action at every decision, or this fails.

    Where several may decide, now one of them acts first and now another.
    """
    state = subject.begin()
    kept = Walk(subject, [state.copy()], texts=[str(state)])
    while not state.over:
        deciding = state.deciding()
        actor = deciding[len(kept.actions) * 5 // 3 % len(deciding)]
        state.ask(actor)
        kept.states[-1].ask(actor)
        legal = state.legal()
        assert legal, f"nothing is legal: {kept.where(len(kept.actions))}\n{state}"
        assert len(kept.actions) < LONGEST_GAME, subject.name
        lines = [state.write(action) for action in legal]
        i = choose(state, lines)
        state.apply(legal[i])
        kept.actions.append(legal[i])
        kept.lines.append(lines[i])
        kept.states.append(state.copy())
        kept.texts.append(str(state))
    return kept


def play_on(subject: Subject, state: Told, choose: Chooser) -> None:
    """Play a state to its end, in place."""
    for _ in range(LONGEST_GAME):
        if state.over:
            return
        legal = state.legal()
        assert legal, f"nothing is legal: {subject.name}\n{state}"
        state.do(legal[choose(state, [state.write(action) for action in legal])])
    raise AssertionError(f"{subject.name} does not end")


# The course of a game


def check_end(kept: Walk) -> None:
    """One seat wins and the other loses, in a way that has a name; then nothing is legal. Before, nobody has won."""
    subject = kept.subject
    for i, state, _ in kept.steps():
        assert not state.over, kept.where(i)
        assert state.seat in (*PLAYERS, subject.chance), kept.where(i)
        assert (state.winner, state.how) == (subject.nobody, ""), kept.where(i)
    last = kept.states[-1]
    assert last.over
    assert last.seat == subject.nobody
    assert last.winner in PLAYERS
    assert last.how
    assert last.legal() == []
    for action in set(kept.actions):
        check_refused(last, action, subject.name)
    same(last, kept.texts[-1], subject.name)


def check_legal(kept: Walk) -> None:
    """Legal actions are all different, and asking for them changes nothing; every decision says what is asked."""
    for i, state, action in kept.steps():
        legal = state.legal()
        assert action in legal, kept.where(i)
        assert len(set(legal)) == len(legal), kept.where(i)
        assert state.legal() == legal, kept.where(i)
        assert state.prompt().code, kept.where(i)
        assert state.prompt().sentence, kept.where(i)
        same(state, kept.texts[i], kept.where(i))


def check_texts(kept: Walk) -> None:
    """Every legal action has one line of text of its own, which parses back to the same action."""
    for i, state, _ in kept.steps():
        legal = state.legal()
        lines = [state.write(action) for action in legal]
        assert len(set(lines)) == len(lines), kept.where(i)
        for action, line in zip(legal, lines, strict=True):
            assert line == " ".join(line.split()), kept.where(i)
            assert state.read(line) == action, f"“{line}”: {kept.where(i)}"


def check_undo(kept: Walk) -> None:
    """Undo is replay: with any number of actions taken back, those before, read from text, give the state there was."""
    state = kept.subject.begin()
    for i, line in enumerate(kept.lines):
        same(state, kept.texts[i], kept.where(i))
        state.ask(kept.seat(i))
        state.apply(state.read(line))
    same(state, kept.texts[-1], kept.subject.name)


def check_copies(kept: Walk, every: int = 29, far: int = 40) -> None:
    """A copy plays on alone: neither it nor its original feels what is done to the other."""
    for i, state, _ in kept.steps(every):
        twin = state.copy()
        other = twin.copy()
        for j in range(i, min(i + far, len(kept.actions))):
            twin.ask(kept.seat(j))
            twin.do(kept.actions[j])
            same(twin, kept.texts[j + 1], kept.where(j))
        same(state, kept.texts[i], kept.where(i))
        same(other, kept.texts[i], kept.where(i))


def check_untouched(kept: Walk) -> None:
    """After all that was asked of the states of a walk, they are as they were."""
    for i, state in enumerate(kept.states):
        same(state, kept.texts[i], kept.where(i))


# Who decides


def check_deciding(kept: Walk) -> None:
    """Whoever may decide can be asked, has his own legal actions, and nobody else has any; asking changes nothing."""
    everybody = (*PLAYERS, kept.subject.chance, kept.subject.nobody)
    for i, state in enumerate(kept.states):
        where = kept.where(i)
        deciding = state.deciding()
        assert bool(deciding) is not state.over, where
        assert not deciding or deciding[0] == state.seat, where
        assert len(set(deciding)) == len(deciding), where
        assert kept.subject.chance not in deciding or len(deciding) == 1, where
        for seat in everybody:
            twin = state.copy()
            assert (twin.seat, twin.deciding()) == (state.seat, deciding), where
            if seat in deciding:
                twin.ask(seat)
                assert (twin.seat, twin.deciding()[0], set(twin.deciding())) == (seat, seat, set(deciding)), where
                assert twin.legal() == state.legal_for(seat), where
                assert twin.legal(), where
            else:
                assert state.legal_for(seat) == [], where
                with pytest.raises(ValueError, match=r"."):
                    twin.ask(seat)
            same(twin, kept.texts[i], where)


def check_choice(kept: Walk, every: int = 3) -> None:
    """Only the one answer there is is given for anybody; and whether he may have a choice tells nothing hidden."""
    for i, state, _ in kept.steps(every):
        legal = state.legal()
        only = state.idle()
        assert only is None or (legal == [only] and state.seat in PLAYERS), kept.where(i)
        assert state.may_choose() or len(legal) == 1 or state.seat not in PLAYERS, kept.where(i)
        for viewer in PLAYERS:
            view = state.seen_by(viewer)
            view.ask(state.seat)
            assert view.may_choose() == state.may_choose(), f"viewer {viewer}, {kept.where(i)}"
        same(state, kept.texts[i], kept.where(i))


def check_standing(kept: Walk) -> None:
    """How a battle stands is told in full and is the same for everybody; turns are counted upwards."""
    seats = (*PLAYERS, kept.subject.nobody)
    turn = 0
    for i, state in enumerate(kept.states):
        standing = state.standing()
        assert standing.turn >= turn, kept.where(i)
        turn = standing.turn
        assert {standing.active, standing.leader} <= set(seats), kept.where(i)
        assert len(standing.scores) == len(PLAYERS), kept.where(i)
        assert standing.phase, kept.where(i)
        assert standing.measure, kept.where(i)
        for viewer in kept.subject.viewers:
            assert state.seen_by(viewer).standing() == standing, kept.where(i)
    assert turn > 0, kept.subject.name


# Refusals


def check_refused(state: Told, action: Any, where: str) -> None:
    """`apply` refuses the action, with words. Whoever asks looks whether the state is unchanged."""
    try:
        with pytest.raises(Refusal) as caught:
            state.apply(action)
    except pytest.fail.Exception:
        raise AssertionError(f"{action!r} is not legal, yet played: {where}") from None
    assert caught.value.code, where
    assert caught.value.sentence, where


def check_refusals(kept: Walk, rng: Random, every: int = 3, tries: int = 8) -> None:
    """What was legal at another moment and is not now, or is told as a spectator saw it, is refused without a trace."""
    nobody = kept.subject.nobody
    pool = list(dict.fromkeys(action for _, state, _ in kept.steps(5) for action in state.legal()))
    for i, state, _ in kept.steps(every):
        legal = state.legal()
        for action in (*rng.sample(pool, min(tries, len(pool))), *(state.shown_to(action, nobody) for action in legal)):
            if action not in legal:
                check_refused(state, action, kept.where(i))
        same(state, kept.texts[i], kept.where(i))


def check_reading(state: Told, line: str) -> None:
    """Whatever is typed means an action, which has a text that means it too, or is refused; and nothing changes."""
    before = str(state)
    try:
        action = state.read(line)
    except Refusal:
        same(state, before, line)
        return
    assert state.read(state.write(action)) == action
    twin = state.copy()
    try:
        twin.apply(action)
    except Refusal:
        same(twin, before, line)
    same(state, before, line)


# Chance


class Fixed:
    """A source of chance that always falls the same way."""

    def __init__(self, number: float) -> None:
        self.number = number
        self.asked = 0

    def random(self) -> float:
        self.asked += 1
        return self.number


LOWEST = Fixed(0.0)
HIGHEST = Fixed(nextafter(1.0, 0.0))


def check_chance(kept: Walk, rng: Random) -> None:
    """Outcomes have exact probabilities that add up to 1; what is drawn is one of them, as often as they say."""
    for i, state, _ in kept.steps():
        if state.seat != kept.subject.chance:
            continue
        chances = state.chances()
        assert [action for action, _ in chances] == state.legal(), kept.where(i)
        assert all(type(chance) is Fraction and 0 < chance <= 1 for _, chance in chances), kept.where(i)
        assert sum(chance for _, chance in chances) == 1, kept.where(i)
        for source in (rng, LOWEST, HIGHEST):
            assert state.sample(source) in dict(chances), kept.where(i)
        check_frequencies(state, dict(chances), kept.where(i))
        same(state, kept.texts[i], kept.where(i))


def check_chance_value(kept: Walk) -> int:
    """Whoever rolls the dice or draws the card that `chance` names gets what `chances` says, exactly as often.

    Returns how many rolls and draws were tried.
    """
    tried = 0
    for i, state, _ in kept.steps():
        chance = state.chance()
        assert (chance is None) == (state.seat != kept.subject.chance), kept.where(i)
        if isinstance(chance, Draw):
            assert chance.owner in PLAYERS, kept.where(i)
            drawn = Counter(state.drawn(card) for card in chance.bag)
            assert {action: Fraction(n, len(chance.bag)) for action, n in drawn.items()} == dict(state.chances())
            tried += 1
        elif isinstance(chance, Dice):
            assert chance.seat in PLAYERS, kept.where(i)
            if prod(chance.sides) <= FEW_TICKETS:
                rolls = [state.rolled(faces) for faces in product(*(range(1, most + 1) for most in chance.sides))]
                after = Counter(_after(state, action) for action in rolls)
                wanted: dict[str, Fraction] = {}
                for action, share in state.chances():
                    text = _after(state, action)
                    wanted[text] = wanted.get(text, Fraction(0)) + share
                assert {text: Fraction(n, len(rolls)) for text, n in after.items()} == wanted, kept.where(i)
                tried += 1
        same(state, kept.texts[i], kept.where(i))
    return tried


def _after(state: Told, action: Any) -> str:
    twin = state.copy()
    assert twin.read(twin.write(action)) == action
    twin.apply(action)
    return str(twin)


def check_frequencies(state: Told, chances: dict[Any, Fraction], where: str) -> None:
    """With one ticket for each equally likely case, each outcome comes exactly as often as its probability says."""
    tickets = lcm(*(chance.denominator for chance in chances.values()))
    if tickets > FEW_TICKETS:
        return
    sources = [Fixed((ticket + 0.5) / tickets) for ticket in range(tickets)]
    drawn = Counter(state.sample(source) for source in sources)
    if all(source.asked == 1 for source in sources):
        assert {action: Fraction(n, tickets) for action, n in drawn.items()} == chances, where


# Secrets


def same_prompt(one: Told, other: Told) -> bool:
    a, b = one.prompt(), other.prompt()
    return (a.code, a.sentence, a.rule) == (b.code, b.sentence, b.rule)


def check_views(kept: Walk, viewer: int) -> None:
    """A viewer who is shown every action plays along on what he saw at the start and always sees what he may.

    So what follows an action, and what is asked next, depends for him on nothing that is hidden from him.
    """
    view = kept.states[0].seen_by(viewer)
    for i, state, action in kept.steps():
        shown = state.shown_to(action, viewer)
        assert set(view.deciding()) == set(state.deciding()), kept.where(i)
        view.ask(state.seat)
        if viewer == state.seat:
            assert shown == action, kept.where(i)
            assert view.legal() == state.legal(), kept.where(i)
        assert view.read(view.write(shown)) == shown, kept.where(i)
        assert view.shown_to(shown, viewer) == shown, kept.where(i)
        view.do(shown)
        same(view, kept.states[i + 1].seen_by(viewer), f"viewer {viewer}, {kept.where(i)}")


def check_viewing(kept: Walk, viewer: int, every: int = 3) -> None:
    """A view is the same moment: same decision and prompt, and nothing more to hide from whom it is for."""
    nobody = kept.subject.nobody
    for i, state in [*enumerate(kept.states)][::-every]:
        view = state.seen_by(viewer)
        where = f"viewer {viewer}, {kept.where(i)}"
        assert (view.over, view.winner, view.how) == (state.over, state.winner, state.how), where
        assert (state.viewer, view.viewer) == (EVERYTHING, viewer), where
        assert set(view.deciding()) == set(state.deciding()), where
        assert view.seat == (viewer if viewer in state.deciding() else state.seat), where
        assert view.legal_for(viewer) == state.legal_for(viewer), where
        twin = state.copy()
        for seat in state.deciding():
            twin.ask(seat)
            view.ask(seat)
            assert same_prompt(view, twin), where
        same(view.seen_by(viewer), view, where)
        same(view.seen_by(nobody), state.seen_by(nobody), where)
        same(state, kept.texts[i], where)


def check_resample(kept: Walk, viewer: int, rng: Random, every: int = 5, ends: int = 4) -> int:
    """Any world that fits a view is seen as that view, also after the next action, and can be played to its end.

    Returns how many of the worlds were not the true one: none at all would make the check an empty one.
    """
    other_worlds = 0
    played_on = {rng.randrange(len(kept.actions)) // every * every for _ in range(ends)}
    for i, state, action in kept.steps(every):
        where = f"viewer {viewer}, {kept.where(i)}"
        view = state.seen_by(viewer)
        twin = view.copy()
        twin.resample(rng)
        assert twin.viewer == EVERYTHING, where
        twin.ask(state.seat)
        other_worlds += str(twin) != kept.texts[i]
        same(twin.seen_by(viewer), view, where)
        assert same_prompt(twin, state), where
        if state.seat == viewer:
            assert twin.legal() == state.legal(), where
        if action in twin.legal() and twin.shown_to(action, viewer) == state.shown_to(action, viewer):
            after = twin.copy()
            after.apply(action)
            same(after.seen_by(viewer), kept.states[i + 1].seen_by(viewer), where)
        if i in played_on:
            play_on(kept.subject, twin, curious(rng))
            assert twin.winner in PLAYERS, where
    return other_worlds


def check_nothing_to_resample(kept: Walk, rng: Random, every: int = 7) -> None:
    """Where nothing is hidden there is one world only."""
    for i, state, _ in kept.steps(every):
        twin = state.copy()
        twin.resample(rng)
        same(twin, kept.texts[i], kept.where(i))


def check_sealed(kept: Walk, viewer: int) -> int:
    """What is opened was sealed by the same seat, in this order, and not opened before; the viewer sees it opened too.

    Returns how many sealed actions were opened.
    """
    sealed: dict[int, list[Any]] = {seat: [] for seat in PLAYERS}
    count = 0
    for i, state, action in kept.steps():
        where = f"viewer {viewer}, {kept.where(i)}"
        shown = state.shown_to(action, viewer)
        opened = state.opened(action)
        view = state.seen_by(viewer)
        view.ask(state.seat)
        if shown == action:
            assert view.opened(shown) == opened, where
        assert not opened or state.seals(action), where
        before = sealed.get(state.seat, [])
        if viewer != state.seat:
            places = [before.index(each) for each in opened]
            assert places == sorted(places), where
            for each in opened:
                before.remove(each)
            count += len(opened)
            if shown != action:
                before.append(action)
    return count


def check_cards(kept: Walk, every: int = 3) -> int:
    """Hands and bags are as a draw has them and hidden from others; what is turned up and picked is there.

    Returns how many cards were turned up or picked.
    """
    found = 0
    due = False
    for i, state, action in kept.steps(every):
        where = kept.where(i)
        cards = state.cards()
        if cards is None:
            continue
        assert cards.decks_due() or not due, where
        due = cards.decks_due()
        chance = state.chance()
        if isinstance(chance, Draw):
            assert Counter(cards.bag(chance.owner)) == Counter(chance.bag), where
        for seat in PLAYERS:
            assert all(cards.name(seat, card) for card in cards.hand(seat)), where
            seen = state.seen_by(1 - seat).cards()
            assert seen is not None
            assert len(seen.hand(seat)) == len(cards.hand(seat)), where
            assert set(seen.bag(seat)) <= {cards.unknown}, where
            assert len(seen.bag(seat)) == len(cards.bag(seat)), where
        if state.seat in PLAYERS:
            shown = state.shown_to(action, 1 - state.seat)
            assert cards.unknown not in cards.named(shown), where
            picked = cards.picked(action)
            assert picked is None or picked in cards.bag(state.seat), where
            assert (picked is None) == (cards.picked(shown) is None), where
            found += len(cards.named(shown)) + (picked is not None)
    return found


# Listeners


def told(state: Told, action: Any) -> list[Any]:
    """What a listener hears while an action is played; the state is played on and left without a listener."""
    heard: list[Any] = []
    state.tell = heard.append
    state.do(action)
    state.tell = None
    return heard


def check_listener(kept: Walk, quiet: Callable[[str, str], bool]) -> None:
    """A listener hears of every action, save of those that `quiet` names by prompt and text, and changes nothing."""
    state = kept.subject.begin()
    for i, action in enumerate(kept.actions):
        state.ask(kept.seat(i))
        code = state.prompt().code
        heard = told(state, action)
        assert heard or quiet(code, kept.lines[i]), f"nothing is heard: {kept.where(i)}"
        same(state, kept.texts[i + 1], kept.where(i))
    state = kept.subject.begin()
    state.tell = print
    assert state.copy().tell is None, "a copy is listened to"
    assert all(state.seen_by(viewer).tell is None for viewer in kept.subject.viewers), "a view is listened to"


def check_heard(kept: Walk, viewer: int, every: int = 2) -> None:
    """The board of a viewer is told as much as happens; the very same, where he is shown the whole action."""
    for i, state, action in kept.steps(every):
        where = f"viewer {viewer}, {kept.where(i)}"
        shown = state.shown_to(action, viewer)
        heard = told(state.copy(), action)
        view = state.seen_by(viewer)
        view.ask(state.seat)
        heard_by_viewer = told(view, shown)
        assert len(heard_by_viewer) == len(heard), where
        assert heard_by_viewer == heard or shown != action, where
