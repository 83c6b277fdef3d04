"""The companion on the command line: everything that happens has words, and a battle is shown as a play sheet."""

from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from app.miniatures.console import CONSOLE
from app.miniatures.plain_text import CONSEQUENCES, event_lines, play_sheet, under_way
from app.shell.cli import main
from engine.miniatures.position import Event
from engine.miniatures.state import State, begin
from tests.engine.miniatures.battles import FIRE, play, played, setting


def heard(state: State, *lines: str) -> list[str]:
    """What is told while these lines are played."""
    events: list[Event] = []
    state.tell = events.append
    play(state, *lines)
    return [line for event in events for line in event_lines(state.moment.setting, event)]


@pytest.mark.parametrize("seed", range(6))
def test_everything_that_happens_in_a_battle_at_random_has_words(seed: int) -> None:
    state = begin(setting(turns=2, dice=("program", "table", "both")[seed % 3], fire=FIRE if seed % 2 else None))
    events: list[Event] = []
    state.tell = events.append
    rng, fights = Random(seed), 0
    for _ in range(4000):
        if state.over:
            break
        action = state.sample(rng) if state.seat == 2 else CONSOLE.choose(state, rng, 0.8)
        fights += CONSOLE.is_combat(action)
        state.do(action)
        assert CONSOLE.faults(state) == []
        assert CONSOLE.headline(state)
        assert CONSOLE.board(state)
        facts = CONSOLE.facts(state)
        assert bool(facts) is not state.over
    assert state.over
    lines = [line for event in events for line in event_lines(state.moment.setting, event)]
    assert len(lines) > 20
    assert all("{" not in line and "_" not in line for line in lines)


def test_a_charge_is_told_with_dice_sums_and_what_follows() -> None:
    state = played("go first", "resolve line militia", "ready", dice="table")
    assert list(under_way(state))[1].startswith("The attacker wins with 50.0 %")
    play(state, "rolled 9 3")
    assert list(under_way(state))[1:3] == ["  1 3rd Line: position taken", "  2 Militia Activo: a stand lost"]
    assert heard(state, "strike 2", "accept") == [
        "3rd Line charges Militia Activo: 9 +2 against 3 +2: Driven Back.",
        "  3rd Line: position taken.",
        "  Left out: Militia Activo: a stand lost.",
        "  Militia Activo: disordered.",
        "  Militia Activo: back out of close range.",
    ]


def test_checks_fallen_leaders_and_the_end_are_told() -> None:
    check = played("go check", "by worth", "take line", "rolled 6", dice="table")
    assert heard(check, "accept") == [
        "3rd Line: die 6, 9 in all: Double Quick.",
        "  3rd Line: well handled, at the double quick.",
    ]
    fallen = played("go defensive", "fallen worth", "rolled 7", dice="table")
    assert heard(fallen, "accept") == ["Worth: die 7, 7 in all: a flesh wound.", "  Worth: off the table for a turn."]
    shot = played("go offensive", "fire militia", "rolled 9", dice="table", fire=FIRE)
    assert heard(shot, "accept")[0] == "Militia Activo: die 9, 9 in all: ruin."
    ended = played("finish", "victory two", "agree")
    assert CONSOLE.headline(ended) == "The southern division wins in turn 1 by agreement."
    assert CONSOLE.result(ended, 3, "agreed draw") == "Nobody wins: agreed draw."


def test_the_play_sheet_shows_stands_marks_and_leaders() -> None:
    state = played("attach worth line", "flag one heavy_casualties", "go defensive", "lose line", "damage battery")
    sheet = play_sheet(state)
    assert "The northern column: 1 stands lost; heavy casualties" in sheet
    assert "  3rd Line         #######.  fresh, line, with Worth" in sheet
    assert "  Field Battery    ###       unlimbered, 1 damaged" in sheet
    assert "Harney: able, mounted" in sheet


def test_every_consequence_has_words_with_a_place_for_the_unit() -> None:
    assert all(sentence.startswith("{unit}: ") for sentence in CONSEQUENCES.values())


def test_the_generic_commands_show_and_try_the_companion(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "--game", "miniatures", "ford_and_chapel"]) == 0
    assert "River Militia" in capsys.readouterr().out
    assert main(["fuzz", "--game", "miniatures", "--games", "1", "--seed", "1"]) == 0
    assert "nothing found" in capsys.readouterr().out


def test_files_of_every_kind_are_checked_and_rosters_shown(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MANOEUVRE_DATA", str(tmp_path))
    shipped = files("resources.miniatures")
    paths = [str(shipped / name) for name in ("tables.toml", "drill.toml", "rosters/hill_brigade.toml")]
    paths.append(str(shipped / "battles" / "ford_and_chapel.toml"))
    assert main(["check", "--game", "miniatures", *paths]) == 0
    assert capsys.readouterr().out.count("no faults") == 4
    (tmp_path / "rosters").mkdir()
    bad = tmp_path / "rosters" / "bad.toml"
    bad.write_text('kind = "miniatures-roster"\nid = "x"')
    assert main(["check", "--game", "miniatures"]) == 1
    assert "“units” is missing" in capsys.readouterr().out
    bad.write_text('kind = "poem"')
    assert main(["check", "--game", "miniatures", str(bad)]) == 1
    assert "Say what this file is" in capsys.readouterr().out
    bad.unlink()
    assert main(["check", "--game", "miniatures"]) == 0
    assert "0 rosters, 0 battles, 0 sets of tables and 0 fire tables of your own" in capsys.readouterr().out
    assert main(["show", "--game", "miniatures", "hill_brigade"]) == 0
    assert "first_line: 1st Line, infantry, 8/5/3, veteran, brave colonel" in capsys.readouterr().out
    odd = tmp_path / "odd.toml"
    odd.write_text(
        (shipped / "rosters" / "hill_brigade.toml").read_text("utf-8").replace("Colonel Marsh", "Marsh, Col.")
    )
    assert main(["show", "--game", "miniatures", str(odd)]) == 0
    assert 'name = "Marsh, Col."' in capsys.readouterr().out
