"""Refusals: a closed set of codes, a true sentence for each, and nothing else whatever an action holds."""

import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import Refusal
from engine.manoeuvre import action as act
from engine.manoeuvre import explain_refusal
from engine.manoeuvre.action import PASS, SHAPES, Action
from engine.manoeuvre.army import UNKNOWN
from engine.manoeuvre.options import BASE_2010, DISTANT_LANDS_2017, Options
from engine.manoeuvre.position import CHANCE, Setting
from engine.manoeuvre.refusals import REASONS, refuse
from engine.manoeuvre.start import Start, begin
from engine.manoeuvre.state import State
from tests.engine.manoeuvre.refused import answering, before, ending, fighting, moving, reinforcing, restoring
from tests.engine.manoeuvre.refused.case import Case
from tests.engine.manoeuvre.refused.truth import CLAIMS, true
from tests.engine.manoeuvre.turns import to_the_end
from tests.table import army, battle, library, sections, setup

DOCS = Path(__file__).parents[3] / "docs" / "refusals.md"
RULE = re.compile(r"(§\d(\.\d)?|R\d+)(, (§\d(\.\d)?|R\d+))*")

OUTSIDE = {
    "malformed": "a line that means no action, or is not written as the program writes it",
    "no-such-seat": "a seat that this battle does not have",
    "other-seat": "an action of a seat that is not asked",
    "stale": "an entry meant for a moment that has passed",
    "no-undo": "taking back past dice, draws, what was shown, and others' decisions",
    "no-offer": "accepting a draw that nobody has offered",
    "too-long": "an entry beyond the most that a record holds",
}
"""What is refused by the notation, the record and the battle, whatever the game."""


def finished():
    return to_the_end(battle(units={"imperial_guard": "e4"}, foes={"dutch_belgians": "e5"}, length_limit=5))


GENERAL = [
    Case("over", "The battle is over (§2).", finished, PASS),
    Case("over", "The battle is over (§2).", finished, Action(999)),
    Case("no-such-action", "There is no such action.", moving.moving, Action(len(SHAPES))),
    Case("no-such-action", "There is no such action.", moving.moving, Action(-1)),
    Case("dice-first", "First come the dice for who goes first (§1.2).", setup, PASS),
    Case("impossible-total", "1d10 can total 1 to 10 (§1.2).", setup, "roll 0"),
]
TABLES = (before, moving, fighting, answering, reinforcing, ending, restoring)
CASES = GENERAL + [case for table in TABLES for case in table.CASES]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.code)
def test_a_refusal_gives_its_code_a_true_sentence_and_the_rule(case):
    table = case.table()
    refusal = case.refusal(table)
    assert (refusal.code, str(refusal)) == (case.code, case.says)
    assert true(table.state, case.action(table), refusal.code, refusal.sentence)


def test_every_code_has_a_case_and_a_claim():
    """The last resort alone has none: it is said of no illegal action."""
    assert {case.code for case in CASES} == CLAIMS.keys() == REASONS.keys() - {"illegal"}


@pytest.mark.parametrize(("sentence", "rule"), REASONS.values(), ids=REASONS.keys())
def test_sentences_are_short_and_end_with_their_rule(sentence, rule):
    assert len(sentence) <= 80
    assert sentence.endswith(".")
    assert sentence[0].isupper() or sentence[0] == "{"
    assert "!" not in sentence
    assert "_" not in sentence
    assert not rule or RULE.fullmatch(rule)


def test_the_page_lists_every_code():
    assert DOCS.read_text(encoding="utf-8") == page()


def page() -> str:
    """What docs/refusals.md must hold."""
    lines = [
        "# Refusals",
        "",
        "An action that is not legal is refused with a code for programs, a sentence for people and the rule behind",
        "it. These stand in `engine/manoeuvre/refusals.py`, and the rules say nothing else;",
        "`engine/manoeuvre/explain_refusal.py` finds the most telling reason. Words in braces are filled in.",
        "",
        "| code | sentence | rule |",
        "|---|---|---|",
    ]
    lines += [f"| `{code}` | {sentence} | {rule} |" for code, (sentence, rule) in REASONS.items()]
    lines += [
        "",
        "## Before the rules are asked",
        "A line of text, or an entry of a record, may be refused without a look at the rules, and so without citing",
        "one. `over` is among these too, when a battle was resigned or drawn.",
        "",
        "| code | what is refused |",
        "|---|---|",
    ]
    lines += [f"| `{code}` | {what} |" for code, what in OUTSIDE.items()]
    return "\n".join(lines) + "\n"


def test_the_page_lists_what_is_refused_before_the_rules_are_asked():
    engine = Path(__file__).parents[3] / "engine"
    paths = [*engine.glob("*.py"), *(engine / "manoeuvre").rglob("*.py")]
    said = {code for path in paths for code in re.findall(r'Refusal\(\s*"([^"]*)"', path.read_text("utf-8"))}
    assert said - REASONS.keys() == OUTSIDE.keys()


# Whatever an action holds


@cache
def positions() -> list[State]:
    """The positions of all cases, and what each side sees of them."""
    states = [case.table().state for case in CASES]
    return states + [state.seen_by(seat) for state in states for seat in (0, 1, CHANCE)]


NUMBERS = st.integers() | st.integers(-2, 70)


@settings(deadline=None)
@given(
    st.integers(0, 4 * len(CASES) - 1),
    st.integers(0, len(SHAPES) - 1) | st.integers(),
    NUMBERS,
    NUMBERS,
    st.lists(NUMBERS, max_size=8),
)
def test_any_numbers_at_all_are_either_legal_or_refused_with_a_code(place, verb, a, b, cards):
    state = positions()[place].copy()
    action = Action(verb, a, b, tuple(cards))
    before_it = str(state)
    refusal = refused(state, action)
    if refusal:
        assert refusal.code in REASONS.keys() - {"illegal"}
        assert str(refusal)
        assert str(state) == before_it


def refused(state: State, action: Action) -> Refusal | None:
    """Play an action; what `apply` says against it, if anything. Any other exception is a fault."""
    try:
        state.apply(action)
    except Refusal as refusal:
        return refusal
    return None


def test_numbers_too_long_to_print_are_refused_like_others():
    huge = 10**5000
    for state in positions():
        for verb in SHAPES:
            refusal = explain_refusal.refusal(state, Action(verb, huge, -huge, (huge,)))
            assert str(refusal)
            assert refusal.code != "illegal"


def test_of_a_legal_action_nothing_is_said_but_that_it_is_refused():
    """Nobody asks, but the answer must not invent a reason."""
    for state in positions():
        for action in state.legal():
            assert explain_refusal.refusal(state, action).code == "illegal"
    assert str(refuse("illegal")) == "This is not among the choices here (§4)."


# In play


class Prankster:
    """Makes up actions: some at random, some legal ones with one part changed."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def action(self, state: State, legal: list[Action]) -> Action:
        rng = self.rng
        verb = rng.choice(list(SHAPES))
        if rng.random() < 0.5:
            old = rng.choice(legal)
            parts: list[Any] = [old.verb, old.a, old.b, old.cards]
            spoilt = rng.randrange(4)
            parts[spoilt] = (verb, *self.values(state, old.verb))[spoilt]
            return Action(*parts)
        return Action(verb, *self.values(state, verb))

    def values(self, state: State, verb: int) -> tuple[int, int, tuple[int, ...]]:
        _, a, b, many = SHAPES[verb]
        count = self.rng.randrange(4) if verb in (act.DISCARD, act.SHOW, act.ROLL) else 1
        shape = {"cards": "card", "faces": "number"}.get(many, "")
        cards = tuple(self.value(state, shape) for _ in range(count)) if many else ()
        return self.value(state, a), self.value(state, b), cards

    def value(self, state: State, shape: str) -> int:
        rng = self.rng
        if shape == "square":
            return rng.randrange(64)
        if shape == "card" and state.seat < CHANCE and state.hand[state.seat] and rng.random() < 0.7:
            return rng.choice(state.hand[state.seat])
        most = {"": 1, "card": UNKNOWN + 1, "number": 25, "maharaja": 2}.get(shape, 13)
        return rng.randrange(most)


ARMIES = tuple(library().armies)


@pytest.mark.parametrize("seed", range(6))
def test_in_random_play_every_sentence_is_true(seed):
    rng = Random(seed)
    options = (BASE_2010, DISTANT_LANDS_2017, Options(opening_hand="chosen", digging_in=True))[seed % 3]
    pair = (army(ARMIES[2 * seed]), army(rng.choice(ARMIES)))
    state = begin(Setting(options, pair, sections()), Start())
    prankster = Prankster(rng)
    while not state.over:
        legal = state.legal()
        for _ in range(4):
            action = prankster.action(state, legal)
            refusal = refused(state.copy(), action)
            if refusal:
                where = f"{state}\n{action}: {refusal.code}, {refusal}"
                assert refusal.code != "illegal", where
                assert true(state, action, refusal.code, refusal.sentence), where
        state.do(state.sample(rng) if state.seat == CHANCE else legal[int(rng.random() * len(legal))])
