"""Frames from the wire: whole, in pieces, too long, and a hundred thousand that are nonsense."""

import random
import tracemalloc

import pytest

from app.shell.lan.fair.messages import Play, Spoken
from app.shell.lan.wire import LARGEST, Bye, Chat, Frames, Greeting, Message, Said, Unreadable, Wish, frame
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
    import msgspec

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
