"""A game's content is found by the game's id, or by the record of a battle."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine.record import OtherContent, Record
from engine.registry import NoSuchGame
from resources.content import content_for, content_of, library_of, start_of

CONTENT = content_of("manoeuvre")
LIBRARY = library_of("manoeuvre", Path("none"))


def record() -> Record:
    header, _ = CONTENT.prepare(CONTENT.scenarios(LIBRARY)["first_battle"], LIBRARY, "2026-11-18", "0.1.0")
    return Record(header)


def test_a_battle_begins_again_from_its_record_alone() -> None:
    state = start_of(record(), Path("none"))
    assert str(CONTENT.read_state(str(state), LIBRARY)) == str(state)
    assert content_for(record().header) is CONTENT


def test_a_game_that_is_not_here_is_named() -> None:
    with pytest.raises(NoSuchGame, match=r"no game “pebbles”; known are .*manoeuvre"):
        content_of("pebbles")


def test_the_record_of_another_game_or_of_other_seats_is_other_content() -> None:
    header = record().header
    for game in ("pebbles", "engine.manoeuvre.registration"):
        with pytest.raises(OtherContent, match="another game"):
            start_of(Record(replace(header, game=game)))
    with pytest.raises(OtherContent, match="another game"):
        start_of(Record(replace(header, seats={"red": "", "blue": ""})))
