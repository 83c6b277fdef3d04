"""The files of battles over LAN: one window at a time, and nothing that a file holds brings the program down."""

import json
import os
import random
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from app.shell.lan.identity import Known, Place, own, place_of, places, remember
from app.shell.lan.journal import InUse, Unusable, agreement_of, claims, delete, journals, open_journal
from app.shell.lan.lobby import libraries
from app.shell.lan.text import fingerprint_words
from app.shell.lan.unfinished import left_battles
from app.shell.lan.wire import Lacking
from tests.app.shell.lan.ends import End, both, deliver, meet, settle


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", lambda handle: None)


def under_way(tmp_path: Path, words: int = 60) -> tuple[tuple[End, End], Path]:
    ends = both(tmp_path)
    meet(ends)
    settle(ends, words)
    (path,) = journals(tmp_path / "guest")
    return ends, path


def test_a_battle_that_is_open_in_another_window_is_left_to_it(tmp_path: Path) -> None:
    ends, path = under_way(tmp_path)
    with pytest.raises(InUse, match="open in another window"):
        open_journal(path, libraries(tmp_path / "guest"))
    with pytest.raises(InUse):
        delete(path)
    assert path.exists()
    ends[1].stop()
    held, _ = open_journal(path, libraries(tmp_path / "guest"))
    held.release()
    delete(path)
    assert not path.exists()


def test_a_window_that_was_killed_holds_no_battle_back(tmp_path: Path) -> None:
    ends, path = under_way(tmp_path)
    ends[1].stop()
    program = f"""
        import os, signal
        from pathlib import Path
        from app.shell.lan.journal import open_journal
        from app.shell.lan.lobby import libraries
        held = open_journal(Path({str(path)!r}), libraries(Path({str(tmp_path / "guest")!r})))
        print("open", flush=True)
        os.kill(os.getpid(), signal.SIGSTOP)
    """
    child = subprocess.Popen([sys.executable, "-c", textwrap.dedent(program)], stdout=subprocess.PIPE, text=True)
    try:
        assert child.stdout is not None
        assert child.stdout.readline() == "open\n"
        with pytest.raises(InUse):
            open_journal(path, libraries(tmp_path / "guest"))
    finally:
        child.kill()
        child.communicate()
    held, _ = open_journal(path, libraries(tmp_path / "guest"))
    held.release()


def test_a_journal_that_cannot_be_read_hides_no_other(tmp_path: Path) -> None:
    _, path = under_way(tmp_path)
    folder = tmp_path / "guest"
    for number, text in enumerate((b"", b"{}", b"[" * 100_000, b'{"header": 5, "seat": "x"}\n', b"\xff\xfe\n")):
        (path.parent / f"broken{number}.battle").write_bytes(text)
    left = left_battles(folder, libraries(folder))
    assert [one.path for one in left if not one.broken] == [path]
    broken = [one for one in left if one.broken]
    assert len(broken) == 5
    assert all(one.path.name in one.battle for one in broken)
    for one in broken:
        with pytest.raises(Unusable):
            open_journal(one.path, libraries(folder))
        delete(one.path)


def test_a_battle_with_oneself_has_a_journal_for_either_seat(tmp_path: Path) -> None:
    identity = own(tmp_path)
    ends = (End(tmp_path, "host", 1, identity), End(tmp_path, "guest", 2, identity))
    ends[0].offer()
    ends[1].lobby.code = "ABC123"
    meet(ends)
    settle(ends, 80)
    assert len(journals(tmp_path)) == 2
    for end in ends:
        end.boot()
    meet(ends)
    settle(ends)
    assert all(end.agreed_on_it for end in ends)


def test_where_a_battle_was_hosted_and_joined_is_remembered_apart(tmp_path: Path) -> None:
    battle = b"b" * 32
    remember(tmp_path, battle, Place("", 4000))
    remember(tmp_path, battle, Place("127.0.0.1", 4000))
    assert place_of(tmp_path, battle.hex(), hosted=True) == Place("", 4000)
    assert place_of(tmp_path, battle.hex(), hosted=False) == Place("127.0.0.1", 4000)
    # As an earlier version has written it.
    (tmp_path / "lan" / "places.json").write_text(json.dumps({battle.hex(): ["", 4001]}))
    assert place_of(tmp_path, battle.hex(), hosted=True) == Place("", 4001)
    assert place_of(tmp_path, battle.hex(), hosted=False) is None


HOSTILE = (
    "null",
    "[]",
    "{",
    "[" * 200_000,
    '{"a":' * 100_000,
    "9" * 10_000,
    '{"%s": "x"}' % ("z" * 64),
    '{"%s": 5}' % ("0" * 64),
    '{"%s": ["x", true]}' % ("0" * 64),
    '{"%s": ["\\u0000", 5]}' % ("0" * 64),
    '{"%s": "\\ud800"}' % ("0" * 64),
    "\x00\xff",
)


@pytest.mark.parametrize("place", range(len(HOSTILE)))
def test_no_file_of_the_network_folder_brings_the_program_down(tmp_path: Path, place: int) -> None:
    folder = tmp_path / "lan"
    folder.mkdir()
    data = HOSTILE[place].encode("latin-1", "replace")
    for name in ("known.json", "places.json", "x.battle", "x.claimed", "certificate.pem", "key.pem"):
        (folder / name).write_bytes(data)
    known = Known(tmp_path)
    for fingerprint, name in known.names().items():
        assert fingerprint_words(bytes.fromhex(fingerprint))
        assert name.encode()
    known.add(b"k" * 32, "Zoë")
    assert b"k" * 32 in known
    assert all(isinstance(found, Place) for found in places(tmp_path).values())
    remember(tmp_path, b"b" * 32, Place("127.0.0.1", 5))
    assert own(tmp_path) == own(tmp_path)
    assert len(left_battles(tmp_path, libraries(tmp_path))) == 2
    assert agreement_of(folder / "x.battle") is None
    with pytest.raises(Unusable):
        open_journal(folder / "x.battle", libraries(tmp_path))


def test_a_mutated_journal_is_opened_or_refused_with_a_sentence(tmp_path: Path) -> None:
    ends, path = under_way(tmp_path, 120)
    ends[1].stop()
    truth = path.read_bytes()
    rng = random.Random(8)
    library = libraries(tmp_path / "guest")
    refused: list[str] = []
    for _ in range(60):
        data = bytearray(truth)
        for _ in range(rng.randrange(1, 4)):
            at = rng.randrange(len(data))
            change = rng.choice(("set", "cut", "insert", "repeat"))
            if change == "set":
                data[at] = rng.randrange(256)
            elif change == "cut":
                del data[at : at + rng.randrange(1, 200)]
            elif change == "insert":
                data[at:at] = rng.randbytes(rng.randrange(1, 20))
            else:
                data[at:at] = data[at : at + rng.randrange(1, 400)]
        path.write_bytes(data)
        try:
            held, _ = open_journal(path, library)
        except Unusable as fault:
            refused.append(str(fault))
        else:
            held.release()
    assert len(refused) > 40
    assert all(sentence.endswith(".") for sentence in refused)


def test_asking_for_content_while_resuming_is_refused(tmp_path: Path) -> None:
    ends, _ = under_way(tmp_path)
    for end in ends:
        end.boot()
    meet(ends)
    while ends[0].meeting is not None and not ends[0].meeting.paired:
        assert deliver(ends)
    assert ends[0].meeting is not None
    if not ends[0].meeting.over:
        ends[0].meeting.hear(Lacking(("army my_army",)))
        assert ends[0].refusal == "unexpected"


def test_a_kill_in_the_midst_of_beginning_leaves_no_battle_that_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends = both(tmp_path)
    meet(ends)

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "link", stop)
    with pytest.raises(KeyboardInterrupt):
        settle(ends)
    assert not journals(tmp_path / "guest")
    assert not claims(tmp_path / "guest")
