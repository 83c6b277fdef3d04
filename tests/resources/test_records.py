import hashlib
import os
from pathlib import Path

import pytest

from engine.record import Altered, Damaged, Header, Misfit, NotARecord, Record, TooLarge
from resources import records
from resources.records import create, create_once, listing, load, reopen

CREATED = "2026-05-01T15:30:12+00:00"


def record(*texts: str, created: str = CREATED) -> Record:
    made = Record(Header("pebbles", "0.1.0", created, {"one": "", "two": ""}, "bowl 6"))
    for text in texts:
        made.append(0, text)
    return made


def files(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


# Making


def test_a_record_is_named_by_its_date_and_its_armies(tmp_path: Path) -> None:
    made = create(tmp_path / "new" / "records", record(), "france-great_britain")
    assert made.path.name == "2026-05-01-1530-france-great_britain.record"
    assert load(made.path).digest == record().digest


def test_nothing_in_a_name_leads_elsewhere(tmp_path: Path) -> None:
    assert create(tmp_path, record(created="../.."), "../../etc/Passwd").path == tmp_path / "undated-etcpasswd.record"
    assert create(tmp_path, record(), "…").path.name == "2026-05-01-1530-battle.record"


def test_a_record_never_takes_the_place_of_another(tmp_path: Path) -> None:
    names = [create(tmp_path, record("take 1"), "a").path.name for _ in range(3)]
    assert names == ["2026-05-01-1530-a.record", "2026-05-01-1530-a-2.record", "2026-05-01-1530-a-3.record"]
    assert files(tmp_path) == set(names)


def test_a_record_that_was_kept_before_is_found_again_and_goes_on_there(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    fought = record("take 1")
    create(folder, record("take 2"), "a")
    made = create_once(folder, fought, "a")
    found = create_once(folder, fought, "a")
    assert found.path == made.path
    assert len(files(folder)) == 2
    fought.append(0, "take 1")
    found.save(fought)
    assert load(made.path).digest == fought.digest


def test_too_many_of_one_name_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "_names", lambda path: iter([path]))
    create(tmp_path, record(), "a")
    with pytest.raises(FileExistsError, match="Too many"):
        create(tmp_path, record(), "a")


def test_a_disk_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="disk"):
        create(tmp_path, record(), "a")
    assert not files(tmp_path)


def fail(handle: int) -> None:
    raise OSError("the disk is full")


# Saving


def test_every_save_appends_what_is_new(tmp_path: Path) -> None:
    battle = record("take 1")
    file = create(tmp_path, battle, "a")
    for text in ("take 2", "undo"):
        battle.append(0, text)
        file.save(battle)
        assert file.path.read_bytes() == battle.text().encode()
    file.save(battle)
    assert file.path.read_bytes() == battle.text().encode()


def test_every_save_reaches_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    battle = record()
    file = create(tmp_path, battle, "a")
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    for text in ("take 1", "take 2"):
        battle.append(0, text)
        file.save(battle)
    assert len(synced) == 2


def test_a_save_that_failed_is_made_good_by_the_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    battle = record()
    file = create(tmp_path, battle, "a")
    battle.append(0, "take 1")
    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", fail)
        with pytest.raises(OSError, match="disk"):
            file.save(battle)
    battle.append(0, "take 2")
    file.save(battle)
    assert load(file.path).entries == battle.entries
    assert files(tmp_path) == {file.path.name}


def test_two_programs_cannot_write_to_one_record(tmp_path: Path) -> None:
    battle = record()
    file = create(tmp_path, battle, "a")
    other, theirs = reopen(file.path)
    theirs.append(0, "take 1")
    other.save(theirs)
    battle.append(0, "take 2")
    with pytest.raises(Altered, match="Another program"):
        file.save(battle)
    assert load(file.path).entries == theirs.entries


# Coming back


def test_a_battle_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = create(tmp_path, record("take 1"), "a").path
    file, battle = reopen(path)
    battle.append(0, "take 2")
    file.save(battle)
    assert [entry.text for entry in load(path).entries] == ["take 1", "take 2"]


def test_a_lost_last_line_end_is_put_back(tmp_path: Path) -> None:
    path = create(tmp_path, record("take 1"), "a").path
    path.write_bytes(path.read_bytes()[:-1])
    file, battle = reopen(path)
    for text in ("take 2", "take 1"):
        battle.append(0, text)
        file.save(battle)
    assert path.read_bytes() == record("take 1", "take 2", "take 1").text().encode()


def test_a_torn_last_line_is_dropped_and_a_copy_kept(tmp_path: Path) -> None:
    path = create(tmp_path, record("take 1", "take 2"), "a").path
    torn = path.read_bytes()[:-9]
    path.write_bytes(torn)
    file, battle = reopen(path)
    assert isinstance(file.fault, Damaged)
    assert [entry.text for entry in battle.entries] == ["take 1"]
    assert path.read_bytes() == torn
    battle.append(0, "take 3")
    file.save(battle)
    assert file.fault is None
    assert path.read_bytes() == record("take 1", "take 3").text().encode()
    assert path.with_suffix(".damaged").read_bytes() == torn


def test_a_second_copy_does_not_replace_the_first(tmp_path: Path) -> None:
    path = create(tmp_path, record("take 1"), "a").path
    for text in ("take 2", "take 3"):
        path.write_bytes(path.read_bytes() + b"torn")
        file, battle = reopen(path)
        battle.append(0, text)
        file.save(battle)
    assert files(tmp_path) == {f"2026-05-01-1530-a{end}" for end in (".record", ".damaged", "-2.damaged")}


def test_a_file_cut_off_at_any_byte_can_be_gone_on_with(tmp_path: Path) -> None:
    path = create(tmp_path, record("take 1", "take 2"), "a").path
    data = path.read_bytes()
    for length in range(data.index(b"\n"), len(data)):
        path.write_bytes(data[:length])
        file, battle = reopen(path)
        battle.append(0, "take 3")
        file.save(battle)
        assert load(path).entries == battle.entries


def forged(*texts: str) -> bytes:
    """A record with entries that cannot follow one another, its digests as they should be."""
    text = record("take 1").text()
    digest = record("take 1").digest
    for number, entry in enumerate(texts, 2):
        said = f"{number} one {entry}"
        digest = hashlib.sha256((digest + said).encode()).hexdigest()
        text += f"{said} # {digest[:16]}\n"
    return text.encode()


def test_a_record_that_does_not_fit_goes_on_from_what_does(tmp_path: Path) -> None:
    path = create(tmp_path, record(), "a").path
    path.write_bytes(forged("undo", "undo", "take 2"))
    file, battle = reopen(path)
    assert isinstance(file.fault, Misfit)
    battle.append(0, "take 3")
    file.save(battle)
    assert [entry.text for entry in load(path).entries] == ["take 1", "undo", "take 3"]
    assert path.with_suffix(".damaged").read_bytes() == forged("undo", "undo", "take 2")


def test_a_record_that_is_too_long_is_opened_as_far_as_it_may_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = create(tmp_path, record("take 1", "take 2", "take 3"), "a").path
    monkeypatch.setattr("engine.record.MOST_ENTRIES", 2)
    file, battle = reopen(path)
    assert isinstance(file.fault, TooLarge)
    assert [entry.text for entry in battle.entries] == ["take 1", "take 2"]


def test_an_altered_record_is_not_gone_on_with(tmp_path: Path) -> None:
    path = create(tmp_path, record("take 1"), "a").path
    path.write_bytes(path.read_bytes().replace(b"take 1", b"take 2"))
    with pytest.raises(Altered):
        reopen(path)


def test_a_record_without_its_header_is_lost(tmp_path: Path) -> None:
    path = create(tmp_path, record("take 1"), "a").path
    path.write_bytes(path.read_bytes()[:30])
    with pytest.raises(Damaged, match="first line"):
        reopen(path)


@pytest.mark.parametrize("opening", [load, reopen])
def test_what_is_no_file_is_no_record(tmp_path: Path, opening: object) -> None:
    with pytest.raises(NotARecord):
        opening(tmp_path)  # type: ignore[operator]
    with pytest.raises(FileNotFoundError):
        opening(tmp_path / "none.record")  # type: ignore[operator]


# Listing


def test_records_are_listed_the_newest_first(tmp_path: Path) -> None:
    days = ["2026-05-01T10:00:00", "2026-05-03T10:00:00", "2026-05-02T10:00:00"]
    for day in days:
        create(tmp_path, record(created=day), "a")
    (tmp_path / "notes.txt").write_text("no record")
    (tmp_path / "broken.record").write_text("no record either")
    (tmp_path / "folder.record").mkdir()
    found = listing(tmp_path)
    assert [entry.header.created for entry in found[:3] if entry.header] == sorted(days, reverse=True)
    assert {entry.path.name: bool(entry.fault) for entry in found[3:]} == {"broken.record": True, "folder.record": True}
    assert len(found) == 5


def test_a_damaged_record_is_listed_by_its_header(tmp_path: Path) -> None:
    path = create(tmp_path, record("take 1"), "a").path
    path.write_bytes(path.read_bytes()[:-5])
    assert [entry.fault for entry in listing(tmp_path)] == [None]


def test_a_link_that_leads_nowhere_is_listed_with_its_fault(tmp_path: Path) -> None:
    (tmp_path / "gone.record").symlink_to(tmp_path / "none")
    assert "cannot be opened" in str(listing(tmp_path)[0].fault)


def test_a_folder_that_is_not_there_lists_nothing(tmp_path: Path) -> None:
    assert listing(tmp_path / "none") == []
