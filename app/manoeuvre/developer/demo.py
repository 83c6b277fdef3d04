"""What the developers' tools show of Manoeuvre (`app.developer.game.Demo`): a battle fought by the computer, always the
same, cut where a person has something to decide; and every screen.
"""

import os
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Any, Final

from app.developer.game import Demo, Shot
from app.shell.desktop import Edit, Fight, Lan, NewBattle, Replay, Resume, Tutorial
from app.shell.play.participants import COMPUTER, HUMAN, Participant
from app.shell.version import version
from engine.battle import Battle
from engine.manoeuvre import action as act
from engine.manoeuvre import tags
from engine.manoeuvre.action import PASS
from engine.manoeuvre.fight import ASSAULT
from engine.manoeuvre.position import CHANCE
from engine.manoeuvre.registration import GAME
from engine.manoeuvre.state import State
from engine.record import Entry, Header, Record
from resources.manoeuvre.content import about, prepare
from resources.manoeuvre.library import Library
from resources.records import FOLDER, create

if TYPE_CHECKING:
    from app.shell.desktop import Desktop

SCENARIO: Final = "first_battle"
LEVEL: Final = "captain"
SEEDS: Final = range(4, 24)
"""The first whose battle has a moment for every picture is taken; in some nobody ever attacks, say."""
DAY: Final = "2026-06-18T11:30:00+00:00"
PERSON: Final = 0
AGAINST_COMPUTER: Final = (Participant(HUMAN), Participant(COMPUTER, LEVEL))
TWO_PERSONS: Final = (Participant(HUMAN), Participant(HUMAN))

Pose = Callable[[State], bool]


class DemoBattle:
    """The battle, and its records in the folder of a library."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._scenario = library.scenario(SCENARIO)
        for seed in SEEDS:
            self._entries, self._states = self._fight(seed)
            if all(self._first(pose) is not None for pose in POSES):
                break

    def whole(self) -> Path:
        return self._keep(len(self._entries), AGAINST_COMPUTER)

    def at(self, pose: Pose, participants: tuple[Participant, Participant] = AGAINST_COMPUTER) -> Path:
        """The record up to the first decision of the person that looks so."""
        number = self._first(pose)
        if number is None:
            raise LookupError("nothing in this battle looks so")
        return self._keep(number, participants)

    def _first(self, pose: Pose) -> int | None:
        looking = (number for number, state in enumerate(self._states) if state.seat == PERSON and pose(state))
        return next(looking, None)

    def _keep(self, entries: int, participants: tuple[Participant, Participant]) -> Path:
        record = Record(self._header(participants))
        for entry in self._entries[:entries]:
            record.append(entry.seat, entry.text)
        return create(self._library.folder / FOLDER, record, about(self._scenario)).path

    def _header(self, participants: tuple[Participant, Participant]) -> Header:
        return prepare(
            self._scenario, self._library, DAY, version(), (participants[0].write(), participants[1].write())
        )[0]

    def _fight(self, seed: int) -> tuple[list[Entry], list[State]]:
        """What happened, and the state before each entry."""
        from ai.manoeuvre.levels import BY_NAME

        _, start = prepare(self._scenario, self._library, DAY, version())
        battle = Battle(self._header(AGAINST_COMPUTER), start)
        rng = random.Random(seed)
        players = [BY_NAME[LEVEL].player(seed + seat) for seat in range(CHANCE)]
        states = []
        while not battle.over:
            state = battle.state
            states.append(state.copy())
            views = [state.seen_by(seat) for seat in range(CHANCE)]
            action = state.sample(rng) if state.seat == CHANCE else players[state.seat].think(views[state.seat]).action
            for seat, player in enumerate(players):
                player.watch(views[seat], state.shown_to(action, seat))
            battle.play(action)
        return battle.record.entries, states


def moving(state: State) -> bool:
    return state.turn >= 7 and state.stack[-1] == tags.MOVEMENT and not state.moved


def attacking(state: State) -> bool:
    """Something to add to an assault that has been declared."""
    return state.stack[-1] == tags.REINFORCE and state.combat.form == ASSAULT and len(state.legal()) > 2


def defending(state: State) -> bool:
    return state.stack[-1] == tags.ANSWER and state.combat.form == ASSAULT and len(state.legal()) > 1


def discarding(state: State) -> bool:
    return state.turn >= 3 and state.stack[-1] == tags.DISCARD


POSES: Final = (moving, attacking, defending, discarding)


_AGES: Final = (4 * 60, 3 * 3600, 26 * 3600, 5 * 86400)
"""How many seconds ago the battles were saved."""
LESSON: Final = "fighting"
"""Its scenario begins in the middle of things, with every card known: so its first picture is always the same."""


class ManoeuvreDemo:
    reference: tuple[str, ...] = ("selftest", "play.png")

    def shots(self, desktop: "Desktop") -> list[Shot]:
        library = desktop.library(GAME.id)
        posing = DemoBattle(library)
        whole = posing.whole()
        records = {pose.__name__: posing.at(pose) for pose in (discarding, attacking, defending, moving)}
        shared = posing.at(moving, TWO_PERSONS)
        # The battle to continue is the one saved last.
        for age, path in zip(_AGES, (records["moving"], records["attacking"], whole, shared), strict=True):
            os.utime(path, (time() - age, time() - age))
        for path in (records["discarding"], records["defending"]):
            os.utime(path, (time() - _AGES[-1], time() - _AGES[-1]))
        new, edit = NewBattle(game=GAME.id), partial(Edit, game=GAME.id)
        hosting = Lan(library.scenario("crossroads"), game=GAME.id)
        return [
            Shot("new-battle", new, lambda screen: screen.set_mode("compose")),
            Shot("new-battle-scenarios", new, lambda screen: screen.set_mode("scenario")),
            Shot("set-up", Fight(GAME.id, library.scenario("open_battle"), TWO_PERSONS), _raise_curtain),
            Shot("discard", Resume(records["discarding"])),
            Shot("play", Resume(records["moving"]), _pick_unit),
            Shot("combat", Resume(records["attacking"])),
            Shot("defence", Resume(records["defending"])),
            Shot("curtain", Resume(shared)),
            Shot("ending", Resume(whole)),
            Shot("replay", Replay(whole, 200), None, _is_read),
            Shot("editor-section", edit("section"), _paint_section),
            Shot(
                "editor-battlefield",
                edit("battlefield"),
                lambda screen: screen.editor.modes["battlefield"].laid.pick(1),
            ),
            Shot("editor-generator", edit("battlefield"), _propose, _has_proposed),
            Shot("editor-scenario", edit("scenario"), _prepare_scenario),
            Shot("editor-army", edit("army"), _copy_army),
            Shot("tutorial", Tutorial("fighting", GAME.id)),
            Shot("lan-host", hosting, lambda screen: screen.offer()),
            Shot("deployment", Fight(GAME.id, library.scenario("danube"), AGAINST_COMPUTER), None, _is_asked),
        ]

    def moments(self, library: Library) -> tuple[Path, Path]:
        posing = DemoBattle(library)
        marshal, person = Participant(COMPUTER, "marshal"), Participant(HUMAN)
        return posing.at(moving, (marshal, person)), posing.at(moving, (person, marshal))

    def fight(self, library: Library) -> Fight:
        from app.manoeuvre.tutorial.lessons import lesson
        from app.manoeuvre.tutorial.screen import CHAIRS

        chosen = lesson(LESSON)
        assert chosen is not None
        return Fight(GAME.id, chosen.scenario(library), CHAIRS)

    def is_ready(self, screen: Any) -> bool:
        from app.manoeuvre.play.layout import END

        if screen.combat_result.holds:
            # The result of a combat stays until somebody has read it.
            screen.combat_result.proceed()
            return False
        asked = screen.decision_controller.offer is not None
        return asked or (screen.session.battle.over and screen.table.page == END)

    def answer(self, screen: Any) -> None:
        _answer(screen)


DEMO: Final[Demo] = ManoeuvreDemo()


def _pick_unit(screen: Any) -> None:
    """The unit that may go furthest, as if it had been clicked."""
    moves = [action for action in screen.view.legal() if action.verb == act.MOVE]
    starts = [action.a for action in moves]
    if starts:
        screen.table.board.pressed.emit(max(starts, key=starts.count))


def _paint_section(screen: Any) -> None:
    """Something of everything, kept in memory: no draft is left for the next picture."""
    from editor.history import put

    editor = screen.editor
    table = put(editor.page.table, ("sections", 0, "rows"), ["WW.H", "W.LH", ".T..", "F..M"])
    editor._change(put(table, ("sections", 0, "name"), "The old mill"), "", "")
    editor.ask = _discard


def _discard(titles: list[str], can_save: bool, keep: bool) -> str:
    return "discard"


def _copy_army(screen: Any) -> None:
    screen.editor.ask = _discard
    screen.editor.modes["army"].copied.emit("army", "france")


def _propose(screen: Any) -> None:
    screen.editor.modes["battlefield"].fairer.click()


def _has_proposed(screen: Any) -> bool:
    return not screen.editor.modes["battlefield"].generator.jobs.busy


def _prepare_scenario(screen: Any) -> None:
    editor = screen.editor
    editor.ask = _discard
    editor.open_known("scenario", "danube")
    mode = editor.modes["scenario"]
    for seat in ("one", "two"):
        mode.rosters[seat].all.click()
    unit = next(iter(mode.value("one", "deployment")))
    mode._set_strength("one", unit, "reduced")
    mode._pick("one", unit)


def _raise_curtain(screen: Any) -> None:
    if screen.curtain.isVisible():
        screen.curtain.button.click()


def _is_read(screen: Any) -> bool:
    return screen.reading.done >= 1


def _is_asked(screen: Any) -> bool:
    """The computer has done its part, and it is the person's turn."""
    return not screen.session.is_thinking and screen.session.battle.state.seat == 0


def _answer(screen: Any) -> None:
    """Assault where it can be, move towards the enemy, and otherwise whatever ends the decision."""
    legal = screen.view.legal()
    moves = [action for action in legal if action.verb == act.MOVE]
    assaults = [action for action in legal if action.verb == act.ASSAULT]
    if moves:
        move = max(moves, key=lambda action: (action.b >> 3, -action.b))
        screen.table.board.dragged.emit(move.a, move.b)
        offer = screen.decision_controller.offer
        if offer is not None and screen.view.legal() == legal:
            screen.table.board.pressed.emit(move.b)
    elif assaults:
        _play_out(screen, assaults[0])
    else:
        _play_out(screen, PASS if PASS in legal else legal[0])


def _play_out(screen: Any, action: Any) -> None:
    """By its button if there is one, else as if the decision had replied so."""
    offer = screen.decision_controller.offer
    for button in offer.buttons if offer is not None else ():
        if button.actions == (action,) and button.enabled and not button.undo:
            screen.decision_controller.press(button)
            return
    screen.decision_controller.clear()
    screen.session.play(action)
    screen.proceed()
