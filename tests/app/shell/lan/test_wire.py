"""Frames from the wire: whole, in pieces, too long, and a hundred thousand that are nonsense."""

import random
import tracemalloc

import msgspec
import pytest

from app.shell.lan.fair.messages import Play, Spoken
from app.shell.lan.wire import (
    EARLY,
    LARGEST,
    Bye,
    Chat,
    Frames,
    Greeting,
    Message,
    Result,
    Said,
    Scene,
    Unreadable,
    Wish,
    frame,
)
from tests.plugins.effort import Effort

SAMPLES: tuple[Message, ...] = (
    Greeting(1, "0.1.0", "Ada", "host"),
    Chat("Good morning"),
    Wish("undo"),
    Bye("declined", "No."),
    Said(Spoken(1, b"d" * 32, Play("move a1 a2"))),
)


def test_messages_may_come_in_any_pieces() -> None:
    stream = b"".join(map(frame, SAMPLES))
    for size in (1, 3, 7, len(stream)):
        frames = Frames()
        found: list[Message] = []
        for start in range(0, len(stream), size):
            found += frames.feed(stream[start : start + size])
        assert found == list(SAMPLES)


def test_a_frame_that_is_too_long_is_refused_before_it_has_come() -> None:
    with pytest.raises(Unreadable, match="too long"):
        Frames().feed((LARGEST + 1).to_bytes(4))


def test_an_empty_frame_is_refused() -> None:
    with pytest.raises(Unreadable):
        Frames().feed(bytes(4))


@pytest.mark.parametrize(
    "body",
    [b"\xc1", b"\x80", b"\x81\xa1t\xa4none", b"\x82\xa1t\xa4chat\xa4text\xd9\xff" + b"x" * 200, b"\x91" * 3000],
    ids=["no-type", "empty", "unknown", "cut", "deep"],
)
def test_a_malformed_frame_is_refused(body: bytes) -> None:
    with pytest.raises(Unreadable):
        Frames().feed(len(body).to_bytes(4) + body)


def test_a_message_with_more_than_it_should_hold_is_refused() -> None:
    body = msgspec.msgpack.encode({"t": "wish", "text": "undo", "more": 1})
    with pytest.raises(Unreadable):
        Frames().feed(len(body).to_bytes(4) + body)
    body = msgspec.msgpack.encode({"t": "chat", "text": "x" * 501})
    with pytest.raises(Unreadable):
        Frames().feed(len(body).to_bytes(4) + body)


@pytest.mark.soak
def test_spoilt_frames_do_no_harm(effort: Effort) -> None:
    frames = effort.number(10_000, 100_000)
    rng = random.Random(1815)
    whole = [frame(sample) for sample in SAMPLES]
    refused = 0
    tracemalloc.start()
    for _ in range(frames):
        data = bytearray(rng.choice(whole))
        for _ in range(rng.randrange(1, 4)):
            data[rng.randrange(len(data))] = rng.randrange(256)
        if rng.random() < 0.2:
            del data[rng.randrange(len(data)) :]
        try:
            Frames().feed(bytes(data))
        except Unreadable:
            refused += 1
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert refused > 0.3 * frames
    assert peak < 20 << 20
    effort.done(frames, "spoilt frames")


TURNS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"
HIDES = "\u200b\u200c\u200d\u2060\ufeff\u00ad\u3164\u2800\x00\x07\x1b\x7f\x9f"


@pytest.mark.parametrize("letter", TURNS + HIDES, ids=lambda letter: f"U+{ord(letter):04X}")
def test_letters_that_turn_or_hide_text_are_taken_out_of_everything_people_read(letter: str) -> None:
    name = f"A{letter}da"
    (greeting,) = Frames().feed(frame(Greeting(1, name, name, "host")))
    assert isinstance(greeting, Greeting)
    assert greeting.name == greeting.program == "Ada"
    assert Frames().feed(frame(Chat(name))) == [Chat("Ada")]
    assert Frames().feed(frame(Bye("content", name))) == [Bye("content", "Ada")]
    assert Frames().feed(frame(Result("", name))) == [Result("", "Ada")]
    (scene,) = Frames().feed(frame(Scene(names=(name, letter))))
    assert isinstance(scene, Scene)
    assert scene.names == ("Ada", "2")


@pytest.mark.parametrize("space", "\n\r\t\v\f\x85\u2028\u2029\u00a0\u3000", ids=lambda letter: f"U+{ord(letter):04X}")
def test_what_is_said_is_one_line_with_single_blanks(space: str) -> None:
    assert Frames().feed(frame(Chat(f" Hello{space}{space} You: I give up{space}"))) == [Chat("Hello You: I give up")]


def test_a_name_of_which_nothing_can_be_shown_is_a_question_mark_and_such_a_message_is_not_heard() -> None:
    (greeting,) = Frames().feed(frame(Greeting(1, "0.1.0", TURNS + HIDES, "host")))
    assert isinstance(greeting, Greeting)
    assert greeting.name == "?"
    assert Frames().feed(frame(Chat(TURNS)) + frame(Chat("Hello"))) == [Chat("Hello")]


def test_accents_are_not_piled_up() -> None:
    assert Frames().feed(frame(Chat("Zoe" + "\u0308" * 200))) == [Chat("Zoë" + "\u0308" * 2)]


def test_a_greeting_of_a_later_version_can_be_read() -> None:
    body = msgspec.msgpack.encode(
        {"t": "greeting", "protocol": 99, "program": "9.0", "name": "Ada", "role": "host", "new": [1]}
    )
    (greeting,) = Frames().feed(len(body).to_bytes(4) + body)
    assert isinstance(greeting, Greeting)
    assert greeting.protocol == 99


def test_frames_are_short_until_the_other_side_has_shown_who_it_is() -> None:
    frames = Frames(EARLY)
    data = frame(Chat("x" * 500))
    frames.add(data + (EARLY + 1).to_bytes(4))
    assert frames.next() == Chat("x" * 500)
    with pytest.raises(Unreadable, match="too long"):
        frames.next()
    frames = Frames(EARLY)
    frames.add(data + (EARLY + 1).to_bytes(4))
    assert frames.next() is not None
    frames.largest = LARGEST
    assert frames.next() is None
