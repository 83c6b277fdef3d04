import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ai.player import Line, Thought
from app.manoeuvre.action_text import PlanText
from app.manoeuvre.play.hints import Advice, Advisor, advice_of
from app.manoeuvre.random_play import choose
from app.shell.play.participants import HUMAN, Participant
from app.shell.play.session import Session
from engine.manoeuvre import action as act
from engine.manoeuvre.battlefield import square_of
from engine.manoeuvre.position import CHANCE
from engine.manoeuvre.start import begin
from engine.manoeuvre.state import State
from resources.manoeuvre.library import Library
from tests.engine.manoeuvre.combat.stage import rows
from tests.table import battle

PERSONS = (Participant(HUMAN), Participant(HUMAN))
LONG = 60_000


def views(scenario: str, seed: int = 1) -> Iterator[State]:
    """What the deciding seat sees, at every decision of a battle."""
    library = Library(Path("none"))
    state = begin(*library.scenario(scenario).start(library))
    rng = random.Random(seed)
    while not state.over:
        if state.seat == CHANCE:
            state.do(state.sample(rng))
        else:
            yield state.seen_by(state.seat)
            state.do(choose(state, rng, 0.9))


@pytest.mark.parametrize("scenario", ["first_battle", "open_battle", "mysore", "islands", "danube"])
def test_every_action_can_be_said_in_words(scenario: str) -> None:
    for view in views(scenario):
        for action in view.legal():
            words = PlanText(view, view.seat).say(action)
            assert words
            assert "{" not in words
            assert PlanText(view, view.seat).read(view.write(action)) == words


def test_a_unit_keeps_its_name_as_it_moves() -> None:
    view = next(view for view in views("first_battle") if any(action.verb == act.MOVE for action in view.legal()))
    plan = PlanText(view, view.seat)
    move = next(action for action in view.legal() if action.verb == act.MOVE)
    first = plan.say(move)
    again = plan.say(act.MOVES[move.b][move.a])
    assert first.split(" from ")[0] == again.split(" from ")[0]


def test_a_hint_tells_where_which_and_why() -> None:
    view = next(
        view
        for view in views("first_battle")
        if view.turn > 3 and any(action.verb == act.ASSAULT for action in view.legal())
    )
    assault = next(action for action in view.legal() if action.verb == act.ASSAULT)
    text = view.write(assault)
    enemy = next(unit for unit in range((1 - view.seat) * 8, (1 - view.seat) * 8 + 8) if view.square[unit] >= 0)
    start = view.square[enemy]
    line = Line((text, "done"), 0.618, (0.25, 0.05, 0.4, 0.2, 0.1, 0.0), 0.25, 0.84, (f"move {_name(start)} a1",))
    other = Line(("done",), 0.55)
    advice = advice_of(view, Thought(assault, 0.618, (line, other)))
    assert advice.squares == (assault.b,)
    assert [view.hand[view.seat][place] for place in advice.cards] == [assault.a]
    assert advice.where.startswith("Look at ")
    assert "assault" not in advice.where
    assert advice.which.startswith("Best: assault ")
    why = " ".join(advice.why)
    for told in (
        "62 %",
        "70 %",
        "25 %",
        "0.3 hits",
        "0.8",
        "could do then: move",
        "Next best: don't attack",
        "55 %",
    ):
        assert told in why


def why(state: State, action: act.Action, *others: Line) -> str:
    best = Line((state.write(action),), 0.56)
    return " ".join(advice_of(state.seen_by(state.seat), Thought(action, 0.56, (best, *others))).why)


def test_a_hint_says_what_a_move_gains() -> None:
    units, foes = {"imperial_guard": "d4"}, {"52nd_regiment_of_foot": "a8"}
    state = battle(units=units, foes=foes, rows=rows({"d5": "W"}), phase="movement", turn=2).state
    told = why(state, act.MOVES[square_of("d4")][square_of("d5")])
    assert "more squares at nightfall" in told
    assert "The ground on D5 adds 2 to its defence." in told


def test_a_hint_says_why_cards_are_thrown_away_or_kept() -> None:
    units, foes = {"imperial_guard": "d4"}, {"52nd_regiment_of_foot": "a8"}
    hand = ["1st_cuirassiers.a", "imperial_guard.a"]
    state = battle(units=units, foes=foes, hand=hand, phase="discard", turn=2).state
    lost, kept = (state.armies[0].number_of[name] for name in hand)
    assert "1 card of a unit you have lost." in why(state, act.Action(act.DISCARD, cards=(lost,)))
    assert "of more use" in why(state, act.Action(act.DISCARD, cards=(kept,)))
    assert "worth more than new ones" in why(state, act.PASS)


def test_two_plans_that_are_equal_are_said_to_be() -> None:
    units, foes = {"imperial_guard": "d4"}, {"52nd_regiment_of_foot": "a8"}
    state = battle(units=units, foes=foes, phase="movement", turn=2).state
    one, two = (act.MOVES[square_of("d4")][square_of(goal)] for goal in ("d3", "c4"))
    told = why(state, one, Line((state.write(two),), 0.561))
    assert "Just as good: " in told
    assert "Next best" not in told


def _name(square: int) -> str:
    return f"{'abcdefgh'[square & 7]}{(square >> 3) + 1}"


@pytest.fixture
def session(own_folder: Path) -> Iterator[Session]:
    library = Library()
    session = Session.new("manoeuvre", library, library.scenario("first_battle"), PERSONS, rng=random.Random(1))
    rng = random.Random(1)

    def answer(seat: int) -> None:
        state = session.battle.state
        if state.turn < 2 or not any(action.verb == act.MOVE for action in state.legal()):
            session.play(choose(state, rng, 0.9))

    session.asked.connect(answer)
    session.stepped.connect(lambda step: session.go())
    session.go()
    yield session
    session.close()


def test_the_advisor_advises_a_legal_action(session: Session, qtbot: QtBot) -> None:
    advisor = Advisor(session, "colonel")
    found: list[Advice] = []
    advisor.advised.connect(found.append)
    with qtbot.waitSignal(advisor.finished, timeout=LONG):
        advisor.ask()
        assert advisor.thinking
    assert not advisor.thinking
    assert found[-1].action in session.battle.state.legal()
    assert found[-1].why
    # Played on, it advises on the next decision with what it has seen since.
    session.play(found[-1].action)
    with qtbot.waitSignal(advisor.finished, timeout=LONG):
        advisor.ask()
    assert found[-1].action in session.battle.state.legal()
    advisor.close()


def test_a_hint_can_be_cancelled_and_is_when_the_battle_goes_on(session: Session, qtbot: QtBot) -> None:
    advisor = Advisor(session)
    found: list[Advice] = []
    advisor.advised.connect(found.append)
    advisor.ask()
    advisor.cancel()
    assert not advisor.thinking
    advisor.ask()
    session.play(next(action for action in session.battle.state.legal() if action.verb == act.MOVE))
    assert not advisor.thinking
    qtbot.wait(300)
    assert found == []
    advisor.close()
