"""What the window asks of a game: every game that has screens keeps `app.shell.games`, Manoeuvre being the first."""

from pathlib import Path
from random import Random

import pytest

from app.shell.games import FIRST, game_of, name_beside, screens_of, shown_games, words_of
from engine.battle import Battle
from engine.record import Header
from engine.registry import NoSuchGame
from resources.content import content_of
from resources.faults import Rejected


def begun(scenario: str) -> tuple[Header, Battle, object]:
    content = content_of(FIRST)
    library = content.open(Path("none"))
    header, start = content.prepare(content.scenarios(library)[scenario], library, "2026-05-01", "0.1.0")
    return header, Battle(header, start), library


def test_the_game_that_gave_the_program_its_name_comes_first() -> None:
    assert [game.id for game in shown_games()][:1] == [FIRST]
    assert game_of("").id == FIRST
    with pytest.raises(NoSuchGame):
        screens_of("nonesuch")


def test_as_long_as_there_is_one_game_lists_do_not_name_it(monkeypatch: pytest.MonkeyPatch) -> None:
    (game,) = [game for game in shown_games() if game.id == FIRST]
    monkeypatch.setattr("app.shell.games.games", lambda: {game.id: game})
    assert name_beside(FIRST) == ""


def test_a_header_tells_the_title_and_the_sides() -> None:
    words = words_of(FIRST)
    header, battle, library = begun("first_battle")
    heading = words.heading(header)
    assert heading.title == content_of(FIRST).title(content_of(FIRST).scenarios(library)["first_battle"])
    assert heading.sides == words.sides_of(battle.state)
    names = [words.side(heading.sides, seat, library) for seat in range(2)]
    assert len(set(names)) == 2
    assert "" not in names
    with pytest.raises(Rejected):
        words.heading(Header(FIRST, "0", "", {"one": "", "two": ""}, "no scenario"))


def test_sides_that_are_still_to_be_chosen_go_by_their_colours() -> None:
    words = words_of(FIRST)
    header, battle, library = begun("open_battle")
    assert words.sides_of(battle.state) == words.heading(header).sides == ("", "")
    assert [words.side(("", ""), seat, library) for seat in range(2)] == ["Blue", "Red"]
    assert words.moment(battle.state.standing()) == "In the set-up."


def test_a_moment_and_its_actions_have_words() -> None:
    words = words_of(FIRST)
    _, battle, _ = begun("first_battle")
    state = battle.state
    standing, rng = state.standing(), Random(1)
    assert words.phase(standing.phase)
    assert words.measure(standing.measure) == "Strength left"
    while state.seat == battle.record.chance:
        state.do(state.sample(rng))
    assert all(words.action(state, action) for action in state.legal()[:10])
    battle.resign(0)
    title, how = words.result(battle)
    assert title.endswith("wins")
    assert how


def test_every_level_has_a_name_and_a_sentence() -> None:
    words = words_of(FIRST)
    assert words.usual_level in words.levels
    for level in words.levels:
        assert words.level_name(level) != level
        assert words.level_words(level)
    assert (words.level_name("theirs"), words.level_words("theirs")) == ("theirs", "")


def test_an_empty_field_makes_no_picture() -> None:
    screens = screens_of(FIRST)
    assert screens.board(begun("open_battle")[1].state) is None
    assert screens.board(begun("first_battle")[1].state) is not None
