"""Everything that happens is told in a sentence, with an icon, and hidden cards stay hidden."""

import random
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from app.board.icons import icon_names
from app.manoeuvre.play import log_text
from app.manoeuvre.play.log_text import OPEN
from app.manoeuvre.random_play import choose, random_scenario
from engine.battle import Battle, Step
from engine.manoeuvre import events
from engine.manoeuvre.action import DISCARD, DRAW
from engine.manoeuvre.events import Event
from engine.manoeuvre.position import CHANCE
from engine.record import Entry
from resources.manoeuvre.content import prepare
from tests.table import Table, battle, library

HORSE, FOOT = "1st_cuirassiers", "52nd_regiment_of_foot"


@cache
def course(seed: int) -> tuple[Step, ...]:
    """Every step of a random battle."""
    rng = random.Random(seed)
    fight = Battle(*prepare(random_scenario(rng, library()), library(), "2026-05-01", "0.1.0", ("Ada", "Zoë")))
    steps = []
    while not fight.over:
        before = fight.state.copy()
        heard: list[Event] = []
        fight.state.tell = heard.append
        action = fight.state.sample(rng) if before.seat == CHANCE else choose(before, rng, 1.5)
        entry = fight.play(action)
        steps.append(Step(entry, before, fight.state.copy(), tuple(heard)))
    return tuple(steps)


def told(table: Table, line: str, viewer: int = OPEN) -> list[str]:
    """What one action is told as; the table plays on."""
    heard: list[Event] = []
    before = table.state.copy()
    table.state.tell = heard.append
    seat = min(before.seat, CHANCE)
    table.play(line)
    step = Step(Entry(1, seat, line), before, table.state, tuple(heard))
    return [one.text for one in log_text.tell(step, viewer)]


@pytest.mark.parametrize("seed", range(6))
def test_every_event_of_a_battle_is_told_in_whole_sentences(seed: int) -> None:
    known = icon_names()
    for step in course(seed):
        for viewer in (0, 1, CHANCE, OPEN):
            for line in log_text.tell(step, viewer):
                assert line.icon in known
                assert line.text[-1] == "." or line.heading
                assert "{" not in line.text


def test_every_kind_of_event_is_known() -> None:
    kinds = {value for name, value in vars(events).items() if name.isupper()}
    assert set(log_text._KINDS) == kinds


@pytest.mark.parametrize("seed", range(6))
def test_what_is_told_hangs_only_on_what_the_reader_may_know(seed: int) -> None:
    """Draws and discards of several cards: with other cards in their place a reader is told the same."""
    for step in course(seed):
        action = step.before.read(step.entry.text) if step.entry.text != "undo" else None
        if action is None or action.verb not in (DRAW, DISCARD):
            continue
        for viewer in (0, 1, CHANCE):
            hidden = step.before.shown_to(action, viewer) != action
            texts = " ".join(line.text for line in log_text.tell(step, viewer))
            names = [
                step.after.armies[seat].cards[event.card].name
                for event in step.events
                if (seat := event.a) >= 0 and event.kind == events.DREW
            ]
            assert not hidden or not any(name in texts for name in names)


def test_draws_that_follow_each_other_make_one_line() -> None:
    steps = [step for seed in range(3) for step in course(seed)]
    for viewer in (0, 1):
        lines = log_text.fold(line for step in steps for line in log_text.tell(step, viewer))
        assert not any(a.drawn and b.drawn and a.side == b.side for a, b in pairwise(lines))


def table(**more: Any) -> Table:
    facts: dict[str, Any] = {
        "units": {HORSE: "f3"},
        "foes": {FOOT: "f4-", "1st_foot_guards": "a8"},
        "hand": [f"{HORSE}.a", "ney"],
        "foe_hand": [f"{FOOT}.d"],
        "phase": "combat",
    }
    return battle(**(facts | more))


def test_a_combat_is_told_with_its_totals_and_result() -> None:
    b = table()
    assert told(b, f"assault {HORSE}.a f4") == ["1st Cuirassiers assaulted 52nd Regiment of Foot on F4 with 2d10."]
    assert told(b, f"defend {FOOT}.d") == ["Britain defended with 52nd Regiment of Foot: +6."]
    b.play("done")
    assert told(b, "lead ney") == ["Michel Ney joined the fight: +4."]
    b.play("done")
    assert told(b, "roll 5") == ["Rolled 5 on 2d10: 16 against 9. The defender chooses."]
    assert told(b, "retreat") == [
        "52nd Regiment of Foot retreated from F4 to F5.",
        "1st Cuirassiers advanced from F3 to F4.",
    ]
    assert told(b, "roll 3")[:2] == [
        "Pursuit: rolled 3, needed 1–4. A hit.",
        "52nd Regiment of Foot was caught in the pursuit and is lost.",
    ]


def test_what_is_passed_by_is_told() -> None:
    assert told(table(), "done")[0] == "France did not attack."


def test_several_discards_name_only_the_top_one_to_the_enemy() -> None:
    def thrown(viewer: int) -> str:
        b = table(phase="discard", hand=["ney", "supply"])
        told(b, "discard ney supply", viewer)
        return told(b, "top supply", viewer)[0]

    assert thrown(0) == "France discarded Michel Ney and Supply, with Supply on top."
    assert thrown(1) == "France discarded 2 cards, with Supply on top."


def test_a_shown_hand_is_told_to_the_spy_alone() -> None:
    def shown(viewer: int) -> str:
        b = table(
            one="great_britain",
            two="france",
            units={FOOT: "a1"},
            foes={HORSE: "h8"},
            hand=["scout"],
            foe_hand=["ney"],
            phase="movement",
        )
        b.play("spy scout")
        return told(b, "show ney", viewer)[0]

    assert shown(0) == "France showed Michel Ney."
    assert shown(CHANCE) == "France showed its hand to the spy."


def test_what_players_say_is_told_too() -> None:
    state = table().state
    for text, sentence in (
        ("undo", "France took back the last action."),
        ("resign", "France gave up the battle."),
        ("offer-draw", "France offered a draw."),
        ("draw", "France agreed to a draw."),
    ):
        assert [line.text for line in log_text.tell(Step(Entry(1, 0, text), state, state, ()), 0)] == [sentence]
