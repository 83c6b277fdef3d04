"""Random combats and bombardments, judged by a referee that knows the rule texts and not the engine."""

import pytest

from tests.plugins.effort import Effort
from tests.referee import commanders, commanders_combat, commanders_field

SHORT = 2500
LONG = 60_000
CHUNK = 50


RARE = {("DEFENDERS", kind, "m", 2) for kind in "QIC"} | {("ATTACKERS", "A", "r", 2)}
"""Guns have gone before the melee with passive units (C62), and hardly ever do guns attack each other."""


@pytest.mark.soak
def test_the_referee_agrees_with_every_combat(effort: Effort) -> None:
    combats = 0
    for seed in range(effort.number(SHORT, LONG)):
        if effort.over:
            break
        combats += commanders.judge(seed)
        if seed % CHUNK == 0:
            effort.done(combats, "combats")
    effort.done(combats, "combats")
    assert effort.long or combats > SHORT // 2


def complains() -> bool:
    """Whether the referee disagrees with the engine somewhere."""
    for seed in range(SHORT):
        try:
            commanders.judge(seed)
        except (AssertionError, IndexError):
            return True
    return False


@pytest.mark.parametrize(
    ("module", "rule", "changed"),
    [
        (commanders_field, "SPENT", 0),
        (commanders_field, "FAST", -1),
        (commanders_field, "ROOM", 5),
        (commanders_combat, "REACTION", 0),
        (commanders_combat, "ENOUGH", 2),
        (commanders, "RANGE", {1: -3, 2: -3}),
        (commanders, "TOKEN", 0),
        *(
            (commanders_field, table, {**rows, key: (*row[:column], row[column] + 2, *row[column + 1 :])})
            for table, rows in (("ATTACKERS", commanders_field.ATTACKERS), ("DEFENDERS", commanders_field.DEFENDERS))
            for key, row in rows.items()
            for column in range(min(3, len(row)))
            if (table, *key, column) not in RARE
        ),
    ],
)
def test_a_referee_with_one_rule_changed_complains(
    monkeypatch: pytest.MonkeyPatch, module: object, rule: str, changed: object
) -> None:
    """Whichever of the two has the rule wrong, they disagree: no number of the rules goes unused."""
    monkeypatch.setattr(module, rule, changed)
    if rule == "ATTACKERS":
        monkeypatch.setattr(commanders_combat, rule, changed)
    assert complains()
