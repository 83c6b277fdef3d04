"""Synthesises the sounds of the program: `python packaging/sounds.py` writes them anew, always the same.

A drum is a skin that rings and wires that rattle; a musket is a crack with a short echo; a cannon a crack over a low
boom that dies away.
"""

import math
import random
import struct
import wave
from collections.abc import Callable
from pathlib import Path
from typing import Final

TARGET: Final = Path(__file__).resolve().parent.parent / "resources" / "sounds"
RATE: Final = 16_000
LOUD: Final = 0.85
Wave = list[float]


def drum(rng: random.Random) -> Wave:
    """Three strokes, the last one the heaviest."""
    sound = [0.0] * int(0.62 * RATE)
    for start, force in ((0.0, 0.55), (0.13, 0.55), (0.26, 1.0)):
        _mix(sound, start, _stroke(rng, force))
    return sound


def _stroke(rng: random.Random, force: float) -> Wave:
    length = int(0.3 * RATE)
    skin = [math.sin(2 * math.pi * 165 * t / RATE) * math.exp(-t / RATE * 22) for t in range(length)]
    wires = [rng.uniform(-1, 1) * math.exp(-t / RATE * 16) for t in range(length)]
    return [force * (0.6 * one + 0.5 * two) for one, two in zip(skin, _softened(wires, 0.6), strict=True)]


def musket(rng: random.Random) -> Wave:
    """A ragged volley of a few."""
    sound = [0.0] * int(0.75 * RATE)
    for start, force in ((0.0, 0.8), (0.05, 1.0), (0.11, 0.7), (0.15, 0.5)):
        _mix(sound, start, _shot(rng, force))
    return sound


def _shot(rng: random.Random, force: float) -> Wave:
    length = int(0.5 * RATE)
    crack = [rng.uniform(-1, 1) * math.exp(-t / RATE * 70) for t in range(length)]
    echo = _softened([rng.uniform(-1, 1) * math.exp(-t / RATE * 9) for t in range(length)], 0.15)
    return [force * (one + 1.1 * two) for one, two in zip(crack, echo, strict=True)]


def cannon(rng: random.Random) -> Wave:
    """One gun, and the thunder after it."""
    length = int(1.4 * RATE)
    crack = [rng.uniform(-1, 1) * math.exp(-t / RATE * 30) for t in range(length)]
    boom = [math.sin(2 * math.pi * (38 + 40 * math.exp(-t / RATE * 8)) * t / RATE) for t in range(length)]
    thunder = _softened([rng.uniform(-1, 1) for _ in range(length)], 0.05)
    return [
        0.5 * crack[t] + boom[t] * math.exp(-t / RATE * 4) + 2.2 * thunder[t] * math.exp(-t / RATE * 3)
        for t in range(length)
    ]


SOUNDS: Final[dict[str, Callable[[random.Random], Wave]]] = {"drum": drum, "musket": musket, "cannon": cannon}


def synthesised(name: str) -> list[int]:
    """The samples of a sound, each a 16-bit number."""
    sound = SOUNDS[name](random.Random(name))
    most = max(abs(one) for one in sound)
    fade = int(0.03 * RATE)
    for place in range(fade):
        sound[-1 - place] *= place / fade
    return [round(one / most * LOUD * 32_767) for one in sound]


def write(path: Path, samples: list[int]) -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(samples)}h", *samples))


def _softened(sound: Wave, share: float) -> Wave:
    """With the high tones taken out: the smaller the share, the more of them."""
    level = 0.0
    soft = []
    for one in sound:
        level += share * (one - level)
        soft.append(level)
    return soft


def _mix(onto: Wave, start: float, sound: Wave) -> None:
    first = int(start * RATE)
    for place, one in enumerate(sound[: len(onto) - first]):
        onto[first + place] += one


if __name__ == "__main__":
    TARGET.mkdir(exist_ok=True)
    for name in SOUNDS:
        write(TARGET / f"{name}.wav", synthesised(name))
