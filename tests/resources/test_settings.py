import os
from dataclasses import fields, replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from resources import settings
from resources.faults import Rejected
from resources.settings import FILE, Settings

CHANGED = Settings(
    "dark",
    130,
    "de",
    200,
    True,
    "always",
    False,
    "general",
    "trap",
    True,
    {"window": "AdnQ+/="},
    "Zoë",
    False,
    20,
    {"manoeuvre_ask": "always"},
)


def test_the_changed_settings_differ_everywhere() -> None:
    assert all(getattr(CHANGED, entry.name) != getattr(Settings(), entry.name) for entry in fields(Settings))


def test_without_a_file_everything_is_as_at_first(tmp_path: Path) -> None:
    assert settings.read(tmp_path) == (Settings(), ())
    assert settings.read(tmp_path / "nowhere") == (Settings(), ())


@pytest.mark.parametrize("value", [Settings(), CHANGED])
def test_what_is_kept_is_read_again(tmp_path: Path, value: Settings) -> None:
    settings.keep(tmp_path / "new" / "folder", value)
    assert settings.read(tmp_path / "new" / "folder") == (value, ())


@pytest.mark.parametrize(
    "text",
    [
        b"theme = ",
        b"\xff\xfe",
        b"[" * 10_000,
        b"a" * 300_000,
        b"theme = 3\nscale = 9000\nlanguage = []\nspeed = true\n",
        b'theme = "pink"\n',
        b"[places]\nwindow = 7\n",
        b'kind = "army"\n',
        b"tomorrow = 1\n",
    ],
)
def test_a_hostile_file_is_refused_and_kept_beside_the_new_one(tmp_path: Path, text: bytes) -> None:
    (tmp_path / FILE).write_bytes(text)
    found = settings.read(tmp_path)
    assert found.settings == Settings()
    assert found.faults
    settings.keep(tmp_path, CHANGED)
    assert settings.read(tmp_path) == (CHANGED, ())
    copies = list(tmp_path.glob("*.kept"))
    assert [copy.read_bytes() for copy in copies] == [text]


def test_what_is_sound_in_a_faulty_file_counts(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('theme = "dark"\nscale = 1\nsomething = 2\n')
    found = settings.read(tmp_path)
    assert found.settings == Settings(theme="dark")
    assert sorted(fault.where for fault in found.faults) == ["scale", "something"]


def test_a_folder_or_a_dead_link_in_its_place_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    assert settings.read(tmp_path).faults
    settings.keep(tmp_path, CHANGED)
    assert settings.read(tmp_path) == (CHANGED, ())
    (tmp_path / FILE).unlink()
    (tmp_path / FILE).symlink_to(tmp_path / "nowhere")
    assert settings.read(tmp_path).faults


@pytest.mark.parametrize(
    "value",
    [
        replace(CHANGED, scale=10),
        replace(CHANGED, theme="pink"),
        replace(CHANGED, speed=True),
        replace(CHANGED, places={"window": "x" * 1000}),
        replace(CHANGED, places={"win dow": "x"}),
    ],
)
def test_a_bad_value_is_not_kept(tmp_path: Path, value: Settings) -> None:
    settings.keep(tmp_path, CHANGED)
    with pytest.raises(Rejected):
        settings.keep(tmp_path, value)
    assert settings.read(tmp_path) == (CHANGED, ())


@pytest.mark.parametrize("broken", ["fsync", "replace"])
def test_a_save_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str) -> None:
    settings.keep(tmp_path, CHANGED)

    def fail(*values: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os if broken == "fsync" else Path, broken, fail)
    with pytest.raises(OSError, match="No space"):
        settings.keep(tmp_path, Settings())
    assert settings.read(tmp_path) == (CHANGED, ())


@given(st.binary(max_size=300))
def test_no_file_stops_the_program(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    folder = tmp_path_factory.mktemp("own")
    (folder / FILE).write_bytes(data)
    settings.check(settings.read(folder).settings)
