"""Armies and sections that the other side lacks: offered, checked, sent and kept, or refused with the reason."""

from pathlib import Path

import msgspec
import pytest

import resources
from app.shell.lan.lobby import Offer
from app.shell.lan.wire import Content
from engine.record import read
from resources.document import parse
from resources.faults import Rejected
from resources.manoeuvre.content import check, prepare
from resources.manoeuvre.library import Library
from resources.manoeuvre.scenarios import read_scenario
from resources.writing import write
from tests.app.shell.lan.ends import End, both, deliver, meet, settle

OWN = "own_guard"


def give_army(folder: Path, name: str = "The Own Guard") -> None:
    shipped = Path(resources.__file__).parent / "manoeuvre" / "armies" / "france.toml"
    document = {**parse(shipped.read_bytes(), "army"), "id": OWN, "name": name}
    place = folder / "armies"
    place.mkdir(parents=True, exist_ok=True)
    (place / f"{OWN}.toml").write_text(write(document), encoding="utf-8")


def offer_own(end: End) -> None:
    """A battle in which the host leads an army of its own making."""
    library = Library(end.folder)
    text = library.scenario("open_battle").write()
    scenario = read_scenario(text, library)
    header, _ = prepare(scenario, library, "2026-11-16", "0.1.0", ("Ada", "Zoë"))
    assert f"army {OWN}" in header.content
    end.lobby.offer = end.standing = Offer(header.line(), 0, "ABC123")


def test_an_army_that_the_guest_lacks_is_sent_and_kept(tmp_path: Path) -> None:
    give_army(tmp_path / "host")
    ends = both(tmp_path)
    offer_own(ends[0])
    meet(ends)
    settle(ends, 60)
    assert ends[1].invitation is not None
    assert ends[1].invitation.received == (f"army {OWN}",)
    assert OWN in Library(tmp_path / "guest").armies
    assert ends[0].match is not None


def test_another_army_of_that_name_is_told_and_left_as_it_is(tmp_path: Path) -> None:
    give_army(tmp_path / "host")
    ends = both(tmp_path)
    offer_own(ends[0])
    folder = tmp_path / "guest" / "armies"
    give_army(tmp_path / "guest")
    path = folder / f"{OWN}.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("full = 7", "full = 8", 1), encoding="utf-8")
    kept = path.read_text(encoding="utf-8")
    meet(ends)
    settle(ends, 60)
    assert ends[1].refusal == "content"
    assert path.read_text(encoding="utf-8") == kept


def test_what_is_sent_must_be_what_the_battle_needs(tmp_path: Path) -> None:
    give_army(tmp_path / "host")
    ends = both(tmp_path)
    offer_own(ends[0])
    meet(ends)
    while True:
        waiting = ends[0].out
        if waiting and isinstance(waiting[0], Content):
            altered = waiting[0].text.replace("full = 7", "full = 8", 1)
            waiting[0] = msgspec.structs.replace(waiting[0], text=altered)
            break
        assert deliver(ends) is not None
    settle(ends, 60)
    assert ends[1].refusal == "content"
    assert OWN not in Library(tmp_path / "guest").armies


@pytest.mark.parametrize("text", ["", "kind = 'army'", "not toml [", "kind = 'sections'\nsections = []"])
def test_nonsense_is_refused_with_every_fault(tmp_path: Path, text: str) -> None:
    give_army(tmp_path)
    library = Library(tmp_path)
    header, _ = prepare(library.scenario("open_battle"), library, "2026-11-16", "0.1.0")
    header = read(header.line().encode() + b"\n").header
    with pytest.raises(Rejected):
        check(f"army {OWN}", text, header)
