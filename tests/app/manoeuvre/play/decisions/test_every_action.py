"""Whatever is legal can be pressed, and whatever can be pressed is legal: in random battles, at every decision."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from app.manoeuvre.play.decision_controller import DECISIONS, decision_at
from app.manoeuvre.play.offer import Reply
from engine.manoeuvre import tags
from tests.app.manoeuvre.play.decisions.battles import Asked, decisions
from tests.app.manoeuvre.play.decisions.pressing import missing

RULE = re.compile(r"[(, ](§|R)\d")
TWICE = (tags.ANSWER, tags.REINFORCE)
"""Where some actions take two presses that play something each: a leader, then his other use."""


def some(seed: int, each: int) -> Iterator[Asked]:
    """A few decisions of each kind out of a random battle."""
    counts: Counter[int] = Counter()
    for asked in decisions(seed):
        tag = asked.state.stack[-1]
        counts[tag] += 1
        if counts[tag] <= each:
            yield asked


@pytest.mark.parametrize("seed", range(12))
def test_every_legal_action_can_be_pressed_and_every_press_is_legal(seed: int) -> None:
    for asked in some(seed, 1 if seed % 3 else 2):
        tag = asked.state.stack[-1]
        lost = missing(asked, int(tag in TWICE))
        assert not lost, f"{tags.NAMES[tag]}: {[asked.state.write(action) for action in lost]}"


@pytest.mark.parametrize("seed", range(100, 106))
def test_every_decision_has_an_offer_and_every_refusal_its_rule(seed: int) -> None:
    for asked in some(seed, 6):
        decision = decision_at(asked.view, asked.seat, asked.history)
        offer = decision.offer()
        assert offer.title
        assert len(offer.hand) == len(offer.cards)
        keys = [button.shortcut for button in offer.buttons if button.shortcut]
        assert len(keys) == len(set(keys))
        assert sum(button.primary for button in offer.buttons) <= 1
        for square in range(seed % 4, 64, 4):
            if decision.press_square(square) == Reply() and decision.offer().refusal:
                assert RULE.search(decision.offer().refusal), decision.offer().refusal
            decision.back()
            decision.back()
        for place in range(len(offer.hand)):
            decision.press_card(place)
            assert not decision.offer().refusal or RULE.search(decision.offer().refusal), decision.offer().refusal
            decision.back()


def test_every_decision_that_a_person_can_have_has_a_family() -> None:
    chance = {tags.FIRST_PLAYER, tags.RALLY, tags.TRY_WITHDRAWAL, tags.CLASH, tags.PURSUIT, tags.FIRE, tags.ROCKETS}
    nobody = {tags.OVER, tags.BEGIN, tags.END_TURN, tags.END_COMBAT}
    assert set(DECISIONS) == set(range(len(tags.NAMES))) - chance - nobody
