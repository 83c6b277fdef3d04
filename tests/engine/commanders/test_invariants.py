"""What is true of Commanders whatever is played: random battles in every set-up, with every option."""

import pytest

from tests.commanders_fuzz import play
from tests.plugins.effort import Effort

SHORT = 24
LONG = 20_000


@pytest.mark.soak
def test_random_battles_break_no_invariant(effort: Effort) -> None:
    goal = effort.number(SHORT, LONG)
    done = 0
    for seed in range(goal):
        if effort.over:
            break
        play(seed, rounds=2 if not effort.long else 10)
        done += 1
        effort.done(done, "battles")
    assert done == goal or effort.long
