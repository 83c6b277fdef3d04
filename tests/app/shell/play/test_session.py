import os
import random
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from ai.worker import Worker
from app.manoeuvre.random_play import choose
from app.shell.play.computer import Computer
from app.shell.play.participants import COMPUTER, HUMAN, Participant
from app.shell.play.session import OPEN, Session
from engine.battle import Step, replay, seen_by
from engine.game import Refusal
from engine.manoeuvre import action as act
from engine.manoeuvre import events
from engine.manoeuvre.action import Action
from engine.manoeuvre.army import UNKNOWN
from engine.manoeuvre.position import CHANCE, NOBODY
from engine.manoeuvre.registration import GAME
from engine.manoeuvre.state import State
from resources.manoeuvre.content import start_of
from resources.manoeuvre.library import Library
from resources.records import load

PERSON = Participant(HUMAN)
RANDOM = Participant(COMPUTER, "random")
LONG = 60_000

Begin = Callable[..., Session]


@pytest.fixture
def begin(own_folder: Path) -> Iterator[Begin]:
    made: list[Session] = []

    def start(
        *participants: Participant, scenario: str = "first_battle", library: Library | None = None, seed: int = 1
    ) -> Session:
        library = library or Library()
        session = Session.new(
            "manoeuvre",
            library,
            library.scenario(scenario),
            (participants[0], participants[1]),
            rng=random.Random(seed),
        )
        made.append(session)
        return session

    yield start
    for session in made:
        session.close()


class Watcher:
    """Stands in for a screen: shows steps at once, and answers for persons at random."""

    def __init__(self, session: Session, seed: int = 1, most: int = 100_000) -> None:
        self.session = session
        self.steps: list[Step] = []
        self.asked: list[int] = []
        self.troubles: list[str] = []
        self.most = most
        self.rng = random.Random(seed)
        session.stepped.connect(self.on_step)
        session.asked.connect(self.on_asked)
        session.trouble.connect(self.troubles.append)
        # Signals hold nobody alive.
        session.setProperty("watcher", self)

    def on_step(self, step: Step) -> None:
        self.steps.append(step)
        self.session.go()

    def on_asked(self, seat: int) -> None:
        self.asked.append(seat)
        if len(self.steps) < self.most:
            self.session.play(self.rng.choice(self.session.battle.state.legal()))


def kept(session: Session) -> list[Any]:
    assert session.file is not None
    return load(session.file.path).entries


def until_asked(qtbot: QtBot, session: Session, seat: int = -1, verb: int = -1) -> Watcher:
    """Play on until a person has to decide something, and leave it to the test."""
    watcher = Watcher(session)

    def stop(asked: int) -> None:
        state = session.battle.state
        if seat in (-1, asked) and (verb < 0 or any(action.verb == verb for action in state.legal())):
            watcher.most = 0

    session.asked.disconnect(watcher.on_asked)
    session.asked.connect(stop)
    session.asked.connect(watcher.on_asked)
    session.go()
    qtbot.waitUntil(lambda: watcher.most == 0, timeout=LONG)
    session.asked.disconnect(stop)
    return watcher


def test_two_computers_fight_a_whole_battle(begin: Begin, qtbot: QtBot) -> None:
    session = begin(RANDOM, RANDOM)
    watcher = Watcher(session)
    with qtbot.waitSignal(session.ended, timeout=LONG):
        session.go()
    assert session.battle.over
    assert watcher.asked == []
    assert [step.entry for step in watcher.steps] == kept(session)


@pytest.mark.parametrize("scenario", ["first_battle", "open_battle"])
def test_a_person_fights_a_computer_to_the_end(begin: Begin, qtbot: QtBot, scenario: str) -> None:
    session = begin(PERSON, RANDOM, scenario=scenario)
    watcher = Watcher(session)
    with qtbot.waitSignal(session.ended, timeout=LONG):
        session.go()
    assert set(watcher.asked) == {0}
    assert session.file is not None
    record = load(session.file.path)
    again = replay(record, start_of(record, Library()))
    assert str(again.state) == str(session.battle.state)
    assert again.over


def test_two_persons_fight_without_any_process(begin: Begin, qtbot: QtBot) -> None:
    session = begin(PERSON, PERSON)
    with qtbot.waitSignal(session.ended, timeout=LONG):
        watcher = Watcher(session)
        session.go()
    assert set(watcher.asked) == {0, 1}


def test_steps_lead_from_each_to_the_next(begin: Begin) -> None:
    watcher = Watcher(begin(PERSON, PERSON))
    watcher.session.go()
    for one, two in zip(watcher.steps, watcher.steps[1:], strict=False):
        assert str(one.after) == str(two.before)
    assert any(step.events for step in watcher.steps)


def test_dice_are_rolled_with_their_faces(begin: Begin) -> None:
    watcher = Watcher(begin(PERSON, PERSON))
    watcher.session.go()
    rolls = [event for step in watcher.steps for event in step.events if event.kind == events.ROLLED]
    assert rolls
    assert all(event.faces and sum(event.faces) == event.a for event in rolls)


def test_every_step_is_on_the_disk_before_it_is_shown(begin: Begin) -> None:
    session = begin(PERSON, PERSON)
    missing: list[int] = []
    session.stepped.connect(lambda step: missing.append(step.entry.number - len(kept(session))))
    watcher = Watcher(session, most=60)
    session.go()
    assert len(missing) == len(watcher.steps) >= 60
    assert set(missing) == {0}


def test_a_battle_is_on_the_disk_before_anything_happens_in_it(begin: Begin) -> None:
    session = begin(PERSON, PERSON, scenario="last_stand")
    session.go()
    assert kept(session) == []


def test_a_refused_action_changes_nothing(begin: Begin, qtbot: QtBot) -> None:
    session = begin(PERSON, PERSON)
    watcher = until_asked(qtbot, session, verb=act.MOVE)
    before, steps = str(session.battle.state), len(watcher.steps)
    with pytest.raises(Refusal):
        session.play(act.MOVES[0][63])
    assert (str(session.battle.state), len(watcher.steps)) == (before, steps)


def test_a_person_cannot_decide_for_the_computer(begin: Begin, qtbot: QtBot) -> None:
    session = begin(RANDOM, RANDOM, scenario="last_stand")
    with qtbot.waitSignal(session.thinking):
        session.go()
    with pytest.raises(Refusal):
        session.play(session.battle.state.legal()[0])


def test_what_was_moved_can_be_taken_back_and_moved_elsewhere(begin: Begin, qtbot: QtBot) -> None:
    session = begin(PERSON, PERSON)
    watcher = until_asked(qtbot, session, verb=act.MOVE)
    before = str(session.battle.state)
    first, second = [action for action in session.battle.state.legal() if action.verb == act.MOVE][:2]
    session.play(first)
    assert session.can_undo()
    session.undo()
    assert str(session.battle.state) == before
    assert watcher.steps[-1].entry.text == "undo"
    assert watcher.steps[-1].events == ()
    session.play(second)
    assert session.resume(session.library, session.file.path).battle.record.entries == kept(session)  # type: ignore[union-attr]


def test_nothing_is_taken_back_once_another_person_is_asked(begin: Begin) -> None:
    session = begin(PERSON, PERSON)
    watcher = Watcher(session)
    seen: list[bool] = []

    def look(seat: int) -> None:
        record = session.battle.record
        if record.actions and record.actions[-1].seat == 1 - seat:
            seen.append(session.can_undo())

    session.asked.disconnect(watcher.on_asked)
    session.asked.connect(look)
    session.asked.connect(watcher.on_asked)
    session.go()
    assert seen
    assert not any(seen)


def test_what_was_done_can_be_taken_back_while_the_computer_thinks(begin: Begin, qtbot: QtBot) -> None:
    session = begin(PERSON, RANDOM)
    watcher = Watcher(session)
    taken: list[str] = []

    def take_back(seat: int, thought: object) -> None:
        if thought is None and session.can_undo() and len(taken) < 3:
            taken.append(session.battle.record.actions[-1].text)
            session.undo()

    session.thinking.connect(take_back)
    with qtbot.waitSignal(session.ended, timeout=LONG):
        session.go()
    assert len(taken) == 3
    assert watcher.troubles == []
    assert sum(step.entry.text == "undo" for step in watcher.steps) == 3
    assert [step.entry for step in watcher.steps] == kept(session)


def test_a_seat_sees_no_hidden_card(begin: Begin, qtbot: QtBot) -> None:
    session = begin(PERSON, PERSON)
    until_asked(qtbot, session, verb=act.MOVE)
    assert UNKNOWN not in session.seen(0).hand[0]
    assert set(session.seen(0).hand[1]) == {UNKNOWN}
    assert set(session.seen(CHANCE).hand[0]) == {UNKNOWN}
    assert str(session.seen(OPEN)) == str(session.battle.state)


def test_one_may_resign(begin: Begin, qtbot: QtBot) -> None:
    session = begin(PERSON, RANDOM)
    until_asked(qtbot, session, 0)
    with qtbot.waitSignal(session.ended):
        session.resign(0)
    assert session.battle.winner == 1


def test_persons_agree_to_a_draw(begin: Begin, qtbot: QtBot) -> None:
    session = begin(PERSON, PERSON)
    until_asked(qtbot, session)
    session.offer_draw(0)
    assert session.offered_by() == 0
    with qtbot.waitSignal(session.ended):
        session.agree_draw(1)
    assert (session.battle.winner, session.battle.how) == (NOBODY, "agreed draw")


def test_a_computer_that_stands_well_declines_a_draw(begin: Begin, qtbot: QtBot) -> None:
    session = begin(PERSON, RANDOM)
    until_asked(qtbot, session, 0)
    with qtbot.waitSignal(session.declined):
        session.offer_draw(0)
    assert not session.battle.over


def test_a_pause_holds_everything_up_and_then_it_goes_on(begin: Begin, qtbot: QtBot) -> None:
    session = begin(RANDOM, RANDOM)
    watcher = Watcher(session)
    session.go()
    qtbot.waitUntil(lambda: len(watcher.steps) > 30, timeout=LONG)
    session.pause(True)
    steps = len(watcher.steps)
    qtbot.wait(100)
    assert len(watcher.steps) == steps
    with qtbot.waitSignal(session.ended, timeout=LONG):
        session.pause(False)


def test_a_lost_process_is_told_of_and_the_battle_goes_on(begin: Begin, qtbot: QtBot) -> None:
    session = begin(RANDOM, PERSON)
    watcher = Watcher(session)
    killed: list[int] = []

    def kill(seat: int, thought: object) -> None:
        worker = session._computers[seat]._background
        if len(killed) < 2 and worker is not None and worker._process is not None:
            killed.append(worker._process.pid or 0)
            os.kill(killed[-1], signal.SIGKILL)

    session.thinking.connect(kill)
    with qtbot.waitSignal(session.ended, timeout=LONG):
        session.go()
    assert len(killed) == 2
    assert len(watcher.troubles) >= 1
    assert [step.entry for step in watcher.steps] == kept(session)


def test_a_player_who_cannot_play_pauses_the_battle(begin: Begin, qtbot: QtBot) -> None:
    session = begin(Participant(COMPUTER, "nobody"), PERSON)
    watcher = Watcher(session)
    session.go()
    qtbot.waitUntil(lambda: session.paused, timeout=LONG)
    assert len(watcher.troubles) == 4
    assert not session.battle.over


def test_a_full_disk_is_told_once_and_made_good_later(
    begin: Begin, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    session = begin(PERSON, PERSON)
    watcher = until_asked(qtbot, session)

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        watcher.most = len(watcher.steps) + 10
        watcher.on_asked(session.battle.state.seat)
    assert len(watcher.troubles) == 1
    assert "No space left" in watcher.troubles[0]
    watcher.most = len(watcher.steps) + 1
    watcher.on_asked(session.battle.state.seat)
    assert [step.entry for step in watcher.steps] == kept(session)


def test_a_battle_that_another_program_goes_on_with_goes_on_in_a_file_of_its_own(begin: Begin, qtbot: QtBot) -> None:
    session = begin(PERSON, PERSON)
    watcher = until_asked(qtbot, session)
    assert session.file is not None
    theirs = session.file.path
    with theirs.open("ab") as file:
        file.write(b"something\n")
    watcher.most = len(watcher.steps) + 1
    watcher.on_asked(session.battle.state.seat)
    assert len(watcher.troubles) == 1
    assert session.file.path != theirs
    assert [step.entry for step in watcher.steps] == kept(session)


def test_a_battle_is_resumed_at_the_very_decision(begin: Begin, qtbot: QtBot) -> None:
    session = begin(PERSON, RANDOM)
    until_asked(qtbot, session, verb=act.MOVE)
    assert session.file is not None
    session.close()
    again = Session.resume(Library(), session.file.path, rng=random.Random(2))
    assert again.participants == (PERSON, RANDOM)
    assert str(again.battle.state) == str(session.battle.state)
    watcher = Watcher(again)
    with qtbot.waitSignal(again.ended, timeout=LONG):
        again.go()
    assert watcher.asked[0] == 0
    again.close()


def test_a_computer_remembers_what_it_saw_before_the_battle_was_resumed(
    begin: Begin, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = begin(PERSON, RANDOM)
    until_asked(qtbot, session, verb=act.MOVE)
    session.play(next(action for action in session.battle.state.legal() if action.verb == act.MOVE))
    session.close()
    heard: list[str] = []
    watch = Worker.watch

    def listen(worker: Worker, view: State, action: Action) -> None:
        assert view.veiled == [True, False]
        heard.append(view.write(action))
        watch(worker, view, action)

    monkeypatch.setattr(Worker, "watch", listen)
    assert session.file is not None
    again = Session.resume(Library(), session.file.path, rng=random.Random(2))
    before = len(again.battle.record.entries)
    Watcher(again)
    with qtbot.waitSignal(again.thinking, timeout=LONG):
        again.go()
    seen = [entry.text for entry in seen_by(again.battle.record, start_of(again.battle.record, again.library), 1)]
    assert len(heard) >= before
    assert heard == seen[: len(heard)]
    again.close()


def test_a_computer_is_told_anew_what_happened_once_something_it_heard_of_is_taken_back(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Worker, "think", lambda worker, view: heard.append("?"))
    monkeypatch.setattr(Worker, "watch", lambda worker, view, action: heard.append(action))
    monkeypatch.setattr(Computer, "_listen", lambda computer: None)
    heard: list[Any] = []
    course = ["first", "second"]
    computer = Computer(GAME, "random", 1, briefing=lambda: [(view, action) for action in course])
    view: Any = None
    computer.watch(view, "second")
    computer.think(view)
    assert heard == ["first", "second", "?"]
    course.append("third")
    computer.watch(view, "third")
    computer.think(view)
    assert heard[3:] == ["third", "?"]
    computer.watch(view, "taken back unheard")
    computer.unwatch()
    computer.think(view)
    assert heard[5:] == ["?"]
    del course[2]
    computer.unwatch()
    computer.think(view)
    assert heard[6:] == ["first", "second", "?"]
    computer.close()


@pytest.mark.parametrize("always", [False, True])
def test_a_reply_that_can_only_be_nothing_is_given_unless_one_wants_to_be_asked(begin: Begin, always: bool) -> None:
    session = begin(PERSON, PERSON)
    session.ask_always = always
    rng = random.Random(1)
    empty: list[int] = []

    def answer(seat: int) -> None:
        state = session.battle.state
        # Whoever has added something may still take it back, and is asked.
        if seat != state.active and state.legal() == [act.PASS] and not state.combat.stands:
            empty.append(seat)
        session.play(choose(state, rng, 0.9))

    session.asked.connect(answer)
    session.stepped.connect(lambda step: session.go())
    session.go()
    assert session.battle.over
    assert bool(empty) == always


def test_a_phase_with_nothing_to_do_is_passed_and_taken_back_with_what_was_done_before(
    begin: Begin, qtbot: QtBot
) -> None:
    passed = 0
    for seed in range(8):
        session = begin(PERSON, PERSON, seed=seed)
        watcher = until_asked(qtbot, session, verb=act.MOVE)
        watcher.steps.clear()
        before = str(session.battle.state)
        session.play(next(action for action in session.battle.state.legal() if action.verb == act.MOVE))
        assert all(step.entry.text == "done" for step in watcher.steps[1:])
        passed += len(watcher.steps) > 1
        session.undo()
        assert str(session.battle.state) == before
    assert passed


def test_nobody_ends_his_turn_without_saying_so(begin: Begin, qtbot: QtBot) -> None:
    session = begin(PERSON, PERSON)
    Watcher(session)
    turns: list[bool] = []

    def look(step: Step) -> None:
        if any(event.kind == events.TURN for event in step.events) and step.entry.seat < CHANCE:
            turns.append(step.entry.number in session._idle)

    session.stepped.connect(look)
    session.go()
    assert turns
    assert not any(turns)
