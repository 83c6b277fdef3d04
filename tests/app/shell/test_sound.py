"""Sounds: what is heard of a battle, how loud, and that their lack is no fault."""

import runpy
import sys
import wave
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.shell import sound
from app.shell.desktop import Desktop
from app.shell.settings_screen import SettingsScreen

ROOT = Path(__file__).parents[3]
NAMES = (sound.DRUM, sound.MUSKET, sound.CANNON)


class Effect:
    """Stands for Qt's; notes what it was told."""

    played: list[tuple[str, float]]

    def __init__(self, parent: object) -> None:
        self.name = ""
        self.volume = 0.0

    def setSource(self, url: Any) -> None:  # noqa: N802
        assert Path(url.toLocalFile()).is_file()
        self.name = Path(url.toLocalFile()).stem

    def setVolume(self, volume: float) -> None:  # noqa: N802
        self.volume = volume

    def play(self) -> None:
        self.played.append((self.name, self.volume))


class Devices:
    """Stands for Qt's list of loudspeakers."""

    silent = False

    @classmethod
    def defaultAudioOutput(cls) -> type["Devices"]:  # noqa: N802
        return cls

    @classmethod
    def isNull(cls) -> bool:  # noqa: N802
        return cls.silent


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float]]:
    """A loudspeaker."""
    module: Any = ModuleType(sound.MODULE)
    module.QSoundEffect = Effect
    module.QMediaDevices = Devices
    Devices.silent = False
    Effect.played = []
    monkeypatch.setitem(sys.modules, sound.MODULE, module)
    monkeypatch.setattr(sound, "available", lambda: True)
    return Effect.played


@pytest.fixture
def desktop(tmp_path: Path) -> Desktop:
    return Desktop(tmp_path / "own")


@pytest.mark.parametrize("name", NAMES)
def test_the_files_are_what_the_script_makes(name: str) -> None:
    made = runpy.run_path(str(ROOT / "packaging" / "sounds.py"))["synthesised"](name)
    with (files("resources") / "sounds" / f"{name}.wav").open("rb") as file, wave.open(file) as kept:
        assert (kept.getnchannels(), kept.getsampwidth(), kept.getframerate()) == (1, 2, 16_000)
        frames = kept.readframes(kept.getnframes())
    samples = memoryview(frames).cast("h").tolist()
    # Sines may differ in their last digit from one machine to another.
    assert len(samples) == len(made)
    assert all(abs(one - two) <= 2 for one, two in zip(samples, made, strict=True))
    assert max(map(abs, samples)) < 32_767


def test_the_settings_say_how_loud(qtbot: QtBot, desktop: Desktop, played: list[tuple[str, float]]) -> None:
    sounds = sound.Sounds(desktop)
    desktop.change(volume=30)
    sounds.hear([sound.CANNON])
    assert played == [(sound.CANNON, 0.3)]
    desktop.change(sound=False)
    sounds.hear([sound.CANNON])
    desktop.change(sound=True, volume=0)
    sounds.hear([sound.CANNON])
    assert len(played) == 1


def test_without_the_package_there_is_silence(qtbot: QtBot, desktop: Desktop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, sound.MODULE, None)
    sound.available.cache_clear()
    assert not sound.available()
    sounds = sound.Sounds(desktop)
    sounds.play(sound.DRUM)
    sounds.hear([sound.DRUM])
    sound.available.cache_clear()


def test_a_loudspeaker_may_come_later(qtbot: QtBot, desktop: Desktop, played: list[tuple[str, float]]) -> None:
    sounds = sound.Sounds(desktop)
    Devices.silent = True
    sounds.play(sound.DRUM)
    assert played == []
    Devices.silent = False
    sounds.play(sound.DRUM)
    assert played == [(sound.DRUM, 0.6)]


def test_the_settings_show_it_only_where_it_can_be(
    qtbot: QtBot, desktop: Desktop, played: list[tuple[str, float]], monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = SettingsScreen(desktop)
    qtbot.addWidget(screen)
    assert not screen.sound.isHidden()
    screen.sound.volume.setValue(8)
    assert desktop.settings.volume == 80
    screen.sound.sample.click()
    assert played == [(sound.DRUM, 0.8)]
    screen.sound.on.click()
    assert not desktop.settings.sound
    assert not screen.sound.volume.isEnabled()
    assert screen.sound.volume.toolTip()
    monkeypatch.setattr(sound, "available", lambda: False)
    other = SettingsScreen(desktop)
    qtbot.addWidget(other)
    assert other.sound.isHidden()
