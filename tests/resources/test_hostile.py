"""Whatever a file holds, reading it gives a value that can be used, or Rejected; never anything else."""

from collections.abc import Callable
from datetime import date
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.manoeuvre.start import begin
from resources.faults import Fault, Rejected
from resources.manoeuvre.armies import read_army, sheet_of
from resources.manoeuvre.army_table import ARMY
from resources.manoeuvre.scenario_table import scenario_table
from resources.manoeuvre.scenarios import Scenario, read_scenario, scenario_of
from resources.manoeuvre.sections import SECTIONS, read_sections, sections_of
from tests.resources.manoeuvre.samples import document, sections_document, shipped

THOROUGH = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def play_scenario(scenario: Scenario) -> None:
    """What was accepted must begin, and be written and read back."""
    battle = begin(*scenario.start(shipped()))
    assert battle.over or battle.legal()
    assert read_scenario(scenario.write(), shipped()) == scenario


READERS: dict[str, tuple[Callable[[], dict[str, Any]], Callable[[dict[str, Any]], Any]]] = {
    "army": (lambda: document("armies", "india"), sheet_of),
    "house army": (lambda: document("armies", "tokugawa_shogunate"), sheet_of),
    "sections": (sections_document, sections_of),
    "set-up": (
        lambda: document("scenarios", "first_battle"),
        lambda source: play_scenario(scenario_of(source, shipped())),
    ),
    "mid-battle": (
        lambda: document("scenarios", "last_stand"),
        lambda source: play_scenario(scenario_of(source, shipped())),
    ),
    "rows": (
        lambda: document("scenarios", "islands"),
        lambda source: play_scenario(scenario_of(source, shipped())),
    ),
}

ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from([0, 1, 2, 3, 5, 8, 10**400, -(10**400)]),
    st.floats(),
    st.just(date(1815, 6, 18)),
    st.text(max_size=20),
    st.sampled_from(["", "one", "two", "north", "supply", "e4", "x" * 5000, "\x00\x1b", "1d10", "........", "auto"]),
    st.sampled_from([[], {}, [[[[]]]], {"id": {}}, [{}], [1, 5], [1] * 500, {str(n): n for n in range(50)}]),
)
KNOWN = st.sampled_from(
    [
        *ARMY.keys,
        *SECTIONS.keys,
        *scenario_table(shipped()).keys,
        "cards",
        "attack",
        "army",
        "edge",
        "hand",
        "rows",
        "é",
    ]
)


def faults_of(read: Callable[[Any], Any], source: Any) -> tuple[Fault, ...]:
    """Why the source is rejected; nothing if it can be used. Any other exception fails the test."""
    try:
        read(source)
    except Rejected as rejected:
        return rejected.faults
    return ()


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every container and key in a document."""
    found: list[tuple[Any, Any]] = []
    if isinstance(value, (dict, list)):
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        found = [(value, key) for key in keys]
        for key in keys:
            found += places(value[key])
    return found


def mutate(source: dict[str, Any], data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(1, 4))):
        every = places(source)
        if not every:
            return
        container, key = every[data.draw(st.integers(0, len(every) - 1))]
        deed = data.draw(st.sampled_from(["delete", "replace", "swap", "double", "add"]))
        if deed == "delete":
            del container[key]
        elif deed == "replace":
            container[key] = copied(data.draw(ODD))
        elif deed == "swap":
            other, its_key = every[data.draw(st.integers(0, len(every) - 1))]
            container[key] = copied(other[its_key])
        elif isinstance(container, dict):
            container[data.draw(KNOWN)] = copied(container[key]) if deed == "double" else copied(data.draw(ODD))
        else:
            container.append(copied(container[key]) if deed == "double" else copied(data.draw(ODD)))


def copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: copied(entry) for key, entry in value.items()}
    return [copied(entry) for entry in value] if isinstance(value, list) else value


@pytest.mark.parametrize("name", READERS)
@THOROUGH
@given(data=st.data())
def test_a_mutated_document_is_used_or_rejected(name: str, data: st.DataObject) -> None:
    fresh, read = READERS[name]
    source = fresh()
    mutate(source, data)
    for fault in faults_of(read, source):
        assert len(fault.where) < 300
        assert len(fault.sentence) < 400
        assert (fault.where + fault.sentence).isprintable()


TEXTS = {
    "army": ("armies/france.toml", read_army),
    "sections": ("sections.toml", read_sections),
    "scenario": ("scenarios/nightfall.toml", lambda text: play_scenario(read_scenario(text, shipped()))),
}


@pytest.mark.parametrize("name", TEXTS)
@THOROUGH
@given(data=st.data())
def test_mutated_text_is_used_or_rejected(name: str, data: st.DataObject) -> None:
    path, read = TEXTS[name]
    text = bytearray((files("resources.manoeuvre") / path).read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 200)))
        text[start:end] = data.draw(
            st.one_of(
                st.binary(max_size=20),
                st.sampled_from(
                    [b"", b"[", b"]", b"[[", b'"""', b"\n", b"{", b"=", b"a.b.c", b"[" * 900, b"\xff", b"#"]
                ),
            )
        )
    faults_of(read, bytes(text))


@THOROUGH
@given(st.binary(max_size=300))
def test_any_bytes_are_used_or_rejected(text: bytes) -> None:
    for _, read in TEXTS.values():
        assert faults_of(read, text)
