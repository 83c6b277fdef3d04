"""The battle that is painted: fought by the computer, and cut where a person has something to decide."""

from pathlib import Path

from app.manoeuvre.developer.demo import DemoBattle, attacking, defending, discarding, moving
from engine.battle import replay
from resources.manoeuvre.content import start_of
from resources.manoeuvre.library import Library
from resources.records import load


def test_the_posed_battle_can_be_cut_at_every_pose(own_folder: Path) -> None:
    library = Library()
    posing = DemoBattle(library)
    for pose in (moving, attacking, defending, discarding):
        record = load(posing.at(pose))
        battle = replay(record, start_of(record, library))
        assert battle.state.seat == 0
        assert pose(battle.state)
    record = load(posing.whole())
    assert replay(record, start_of(record, library)).over
