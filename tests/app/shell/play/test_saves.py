import json
import os
import random
from pathlib import Path

import pytest

from app.shell.play.participants import COMPUTER, HUMAN, Participant
from app.shell.play.saves import INDEX, Saves
from app.shell.play.session import Session
from engine.record import NotARecord
from resources.manoeuvre.library import Library
from resources.records import FOLDER
from tests.app.conftest import fought

CHAIRS = (Participant(HUMAN), Participant(COMPUTER, "captain"))


@pytest.fixture
def library(own_folder: Path) -> Library:
    return Library()


def saves_of(library: Library) -> Saves:
    return Saves(library.folder, lambda game: library)


def fight(library: Library, steps: int, age: int = 0, scenario: str = "first_battle") -> Path:
    """A battle of so many steps, last saved so many seconds ago; 0 for one to the end."""
    seats = (CHAIRS[0], CHAIRS[0])
    session = Session.new("manoeuvre", library, library.scenario(scenario), seats, rng=random.Random(1))
    session.participants = (Participant(HUMAN), Participant(HUMAN))
    rng = random.Random(1)
    done: list[int] = []

    def on(step: object) -> None:
        done.append(1)
        if not steps or len(done) < steps:
            session.go()

    session.stepped.connect(on)
    session.asked.connect(lambda seat: session.play(rng.choice(session.battle.state.legal())))
    session.go()
    assert session.file is not None
    path = session.file.path
    os.utime(path, (1_700_000_000 - age, 1_700_000_000 - age))
    return path


def test_there_may_be_none(library: Library) -> None:
    assert saves_of(library).list() == []
    assert saves_of(library).latest() is None


def test_unfinished_battles_come_first_then_the_newest(library: Library) -> None:
    over = fight(library, 0, 0)
    old = fight(library, 50, 30)
    new = fight(library, 60, 20)
    saves = saves_of(library)
    for saved in saves.list():
        saves.look(saved)
    assert [saved.path for saved in saves.list()] == [new, old, over]


def test_the_list_says_what_each_battle_is(library: Library) -> None:
    path = fight(library, 60, 5)
    (saved,) = saves_of(library).list()
    scenario = library.scenario("first_battle")
    assert (saved.path, saved.game, saved.heading.title) == (path, "manoeuvre", scenario.title)
    assert saved.sides == (scenario.one.army, scenario.two.army)
    assert saved.changed == 1_700_000_000 - 5
    assert saved.outlook is None


def test_the_battle_to_continue_is_the_last_one_that_is_not_over(library: Library) -> None:
    fight(library, 0, 0)
    path = fight(library, 120, 10)
    fight(library, 50, 20)
    found = saves_of(library).latest()
    assert found is not None
    assert found.path == path
    assert found.outlook is not None
    battle = saves_of(library).battle(path)
    assert found.outlook.standing == battle.state.standing()
    assert found.outlook.deciding == (battle.state.seat,)
    assert all(40 <= strength <= 60 for strength in found.outlook.standing.scores)
    assert saves_of(library).latest(["another"]) is None


def test_a_demonstration_is_listed_but_not_offered_to_continue(library: Library) -> None:
    folder = library.folder / FOLDER
    folder.mkdir(parents=True)
    (folder / "2026-01-01-demo.record").write_bytes(b"".join(fought().splitlines(keepends=True)[:20]))
    assert len(saves_of(library).list()) == 1
    assert saves_of(library).latest() is None


def test_how_a_battle_stands_is_remembered_until_it_changes(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    path = fight(library, 60)
    saves = saves_of(library)
    looked = saves.look(saves.list()[0])
    again = saves_of(library)
    with monkeypatch.context() as patch:
        patch.setattr(Saves, "battle", None)
        assert again.list()[0] == again.latest() == looked
    session = Session.resume(library, path, rng=random.Random(1))
    session.go()
    session.resign(0)
    assert saves_of(library).list()[0].outlook is None
    assert saves_of(library).latest() is None


@pytest.mark.parametrize(
    "text", ["", "nonsense", "[]", '{"a": 1}', '{"a": [[1, 2], {}]}', "[" * 100_000, '{"a":[1,2]}']
)
def test_a_spoilt_index_does_no_harm(library: Library, text: str) -> None:
    path = fight(library, 60)
    (library.folder / FOLDER / INDEX).write_text(text)
    found = saves_of(library).latest()
    assert found is not None
    assert found.path == path
    json.loads((library.folder / FOLDER / INDEX).read_text())


@pytest.mark.parametrize(
    "data", [b"", b"\x00" * 100, b"{}", b'{"format":"battle record"', fought()[:3000], fought()[:50]]
)
def test_bad_files_stand_in_the_list_and_hide_nothing(library: Library, data: bytes) -> None:
    path = fight(library, 60)
    bad = path.with_name("2030-01-01-bad.record")
    bad.write_bytes(data)
    saves = saves_of(library)
    looked = [saves.look(saved) for saved in saves.list()]
    assert {saved.path for saved in looked} == {path, bad}
    found = saves.latest()
    assert found is not None
    assert found.path == path


def test_a_folder_in_place_of_a_record_does_no_harm(library: Library) -> None:
    folder = library.folder / FOLDER / "2030-01-01.record"
    folder.mkdir(parents=True)
    (saved,) = saves_of(library).list()
    assert saved.fault


def test_one_can_be_deleted(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    from PySide6.QtCore import QFile

    monkeypatch.setattr(QFile, "moveToTrash", lambda name: False)
    path = fight(library, 60)
    saves = saves_of(library)
    saves.delete(path)
    assert not path.exists()
    assert saves.list() == []


def test_a_battle_goes_out_and_comes_in_as_a_copy(library: Library, tmp_path: Path) -> None:
    path = fight(library, 60)
    saves = saves_of(library)
    target = tmp_path / "mine.record"
    saves.export(path, target)
    assert target.read_bytes() == path.read_bytes()
    taken = saves.import_copy(target)
    assert taken.path != path
    assert taken.path.read_bytes() == path.read_bytes()
    assert len(saves.list()) == 2


def test_what_is_no_record_does_not_come_in(library: Library, tmp_path: Path) -> None:
    other = tmp_path / "letter.record"
    other.write_text("Dear Sir")
    with pytest.raises(NotARecord):
        saves_of(library).import_copy(other)
    assert saves_of(library).list() == []
