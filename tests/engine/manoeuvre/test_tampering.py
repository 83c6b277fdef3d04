"""Texts of states that somebody has tampered with: refused in a sentence, or states that are played to their end."""

from collections.abc import Callable
from functools import cache
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.manoeuvre.invariants import faults
from engine.manoeuvre.playout import play_out
from engine.manoeuvre.position import NOBODY
from tests.engine.manoeuvre import midway
from tests.engine.manoeuvre.melee import assault, moments
from tests.engine.manoeuvre.spoiling import changed, read
from tests.table import Table

MID_COMBAT = str(assault().state)
SET_UP = str(midway.sections().state)

# What somebody might try


def line(text: str, key: str) -> str:
    """What a line of a text says."""
    return next(rest.strip() for word, _, rest in (line.partition(":") for line in text.splitlines()) if word == key)


def backwards(key: str) -> Callable[[str], str]:
    return lambda text: changed(text, {key: " ".join(reversed(line(text, key).split()))})


def said(**lines: str) -> Callable[[str], str]:
    return lambda text: changed(text, {key.replace("__", " "): value for key, value in lines.items()})


def cut(key: str, word: str) -> Callable[[str], str]:
    return lambda text: changed(text, {key: " ".join(w for w in line(text, key).split() if w != word)})


def lost(unit: str) -> Callable[[str], str]:
    def tamper(text: str) -> str:
        units = line(text, "one units").split()
        return changed(text, {"one units": " ".join(f"{unit}=lost" if u.startswith(unit) else u for u in units)})

    return tamper


def moved_to_the_pile(seat: str) -> Callable[[str], str]:
    """The whole deck lies among the discards."""
    return lambda text: changed(
        text, {f"{seat} pile": f"{line(text, f'{seat} pile')} {line(text, f'{seat} deck')}", f"{seat} deck": ""}
    )


@pytest.mark.parametrize(
    ("moment", "tamper"),
    [
        (assault, backwards("one hand")),
        (assault, backwards("one deck")),
        (midway.movement, backwards("two deck")),
        (assault, said(redoubts="e5 d5")),
        (midway.movement, cut("stack", "end-turn")),
        (midway.guerrilla, cut("stack", "end-turn")),
        (assault, cut("stack", "end-turn")),
        (midway.nation, said(offered="france")),
        (midway.nation, said(offered="")),
        (midway.sections, said(laid="1:0 2:0 3:0 4:0")),
        (midway.nation, said(field="-")),
        (midway.sections, said(sections="1 2 3")),
        (midway.first_player, said(armies="")),
        (midway.edge, said(one__army="-", one__units="", one__deck="")),
        (midway.edge, said(two__army="-", two__units="", two__deck="")),
        (midway.edge, said(one__edge="west")),
        (midway.deal, said(one__edge="west")),
        (midway.deal, moved_to_the_pile("two")),
        (midway.edge, said(field="/".join(["LLLLLLLL"] * 8))),
        (midway.deploy, said(restoring="one.imperial_guard")),
        (midway.deploy, said(cancellable="3")),
        (midway.deploy, said(rally__card="?")),
        (midway.guerrilla, said(moved="")),
        (midway.guerrilla, said(moved="", last__from="-")),
        (midway.march, said(moved="")),
        (midway.march, lost("imperial_guard")),
        (midway.movement, lost("imperial_guard")),
        (midway.march_answered, lost("imperial_guard")),
        (midway.movement, said(moved="-")),
        (midway.movement, said(marched="-")),
        (midway.movement, said(moved="two.1st_line_regiment")),
        (midway.rally, lost("1st_cuirassiers")),
        (midway.restoring, lost("1st_cuirassiers")),
        (midway.restoring, said(restoring="-")),
        (midway.rally, said(rally__card="?")),
        (midway.rally, said(rally__card="davout")),
        (midway.discarding, cut("stack", "top")),
        (midway.discarding, said(pending="?*2")),
        (assault, said(target="-")),
        (assault, said(target="one.imperial_guard")),
        (assault, said(target="two.dutch_belgians")),
        (assault, said(square="e4")),
        (assault, said(square="e7")),
        (assault, said(supporters="two.dutch_belgians")),
        (assault, said(supporters="one.19th_regiment_legere one.19th_regiment_legere")),
        (assault, said(supporters="one.imperial_guard")),
        (assault, said(supporters="-")),
        (assault, said(attacker="-")),
        (assault, said(attacker="two.dutch_belgians")),
        (assault, said(leader_use="0")),
        (assault, said(leader_use="7")),
        (assault, said(leader="-")),
        (assault, said(commitments="999")),
        (assault, said(committed="one.1st_cuirassiers")),
        (assault, said(paid="two.1st_foot_guards")),
        (assault, said(opening="-")),
        (assault, said(attack_cards="")),
        (assault, said(attack_cards="imperial_guard.a*99")),
        (assault, said(pursuing="imperial_guard.a*2")),
        (assault, said(defence__cards="1st_foot_guards.a*2")),
        (assault, said(trying="1st_foot_guards.a")),
        (assault, said(combat="rockets")),
        (assault, said(how="attrition")),
        (assault, said(reason="five units lost")),
        (assault, said(one__hand="ney ?*2")),
        (lambda: assault().seen_by("one"), said(two__shown="?")),
        (lambda: assault().seen_by("one"), said(two__kept="1", two__among="?")),
    ],
)
def test_what_cannot_be_is_refused(moment: Callable[[], Table], tamper: Callable[[str], str]) -> None:
    text = str(moment().state)
    assert str(read(text)) == text
    tampered = tamper(text)
    assert tampered != text
    with pytest.raises(ValueError, match=r"\.$"):
        read(tampered)


# Whatever is done to a text


@cache
def texts() -> tuple[str, ...]:
    """Moments of several battles, some of them as a seat or a spectator sees them."""
    found = [MID_COMBAT, SET_UP]
    for seed in range(12):
        states = list(moments(seed, length_limit=4))
        rng = Random(seed)
        for state in rng.sample(states, min(len(states), 8)):
            found.append(str(state.seen_by(rng.choice((0, 1, NOBODY))) if rng.random() < 0.3 else state))
    return tuple(found)


WORDS = st.sampled_from(
    ["-", "?", "0", "1", "7", "one", "two", "nobody", "yes", "no", "e4", "lost", "over", "clash", "*"]
)


@st.composite
def mutants(draw: st.DrawFn) -> str:
    """A text with one to three lines or words deleted, doubled, or said otherwise."""
    lines = draw(st.sampled_from(texts())).splitlines()
    for _ in range(draw(st.integers(1, 3))):
        number = draw(st.integers(1, len(lines) - 1))
        key, _, value = lines[number].partition(":")
        words = value.split()
        place = draw(st.integers(0, len(words)))
        deed = draw(st.sampled_from(("delete line", "double line", "delete", "double", "replace", "add", "borrow")))
        if deed == "delete line":
            del lines[number]
            continue
        if deed == "double line":
            lines.insert(number, lines[draw(st.integers(0, len(lines) - 1))])
            continue
        if deed == "borrow":
            words = lines[draw(st.integers(1, len(lines) - 1))].partition(":")[2].split()
        elif deed == "add" or not words:
            words.insert(place, draw(WORDS))
        elif deed == "delete":
            del words[place - 1]
        else:
            words[place - 1 : place] = [words[place - 1]] * 2 if deed == "double" else [draw(WORDS)]
        lines[number] = f"{key}: {' '.join(words)}".rstrip()
    return "\n".join(lines) + "\n"


careful = settings(max_examples=1500, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


@given(text=mutants(), seed=st.integers(0, 99))
@careful
def test_a_text_that_was_tampered_with_is_refused_in_a_sentence_or_played_to_its_end(text: str, seed: int) -> None:
    try:
        state = read(text)
    except ValueError as fault:
        sentence = str(fault)
        assert sentence.endswith("."), sentence
        return
    assert str(state) == text
    rng = Random(seed)
    state.resample(rng)
    assert faults(state) == []
    while not state.over:
        play_out(state, rng, 1)
        assert faults(state) == []


@given(text=st.one_of(st.text(), st.lists(st.sampled_from(MID_COMBAT.splitlines())).map("\n".join)))
@settings(careful, max_examples=100)
def test_a_text_that_is_anything_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        read(text)
