from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from editor.files import Drafts, Recent, open_file, save
from editor.history import put
from editor.manoeuvre.documents import new_documents
from editor.manoeuvre.documents.checking import BONES, faults_of, sound
from editor.manoeuvre.editor import ManoeuvreEditor
from resources.document import parse_any
from resources.faults import Rejected
from resources.manoeuvre.library import Library
from resources.writing import write


def _documents(library: Library) -> list[tuple[str, dict]]:
    made = [
        ("sections", new_documents.new_section(library)),
        ("scenario", new_documents.new_battlefield(library, "seed")),
        ("scenario", new_documents.new_battlefield(library)),
        ("army", new_documents.new_army(library)),
    ]
    made += [("army", new_documents.copied("army", id, library)) for id in library.armies]
    made += [("scenario", new_documents.copied("scenario", id, library)) for id in library.scenarios]
    made += [("sections", new_documents.copied("section", id, library)) for id in list(library.sections)[:3]]
    return made


def test_new_documents_and_copies_have_no_faults(library: Library) -> None:
    for kind, table in _documents(library):
        assert faults_of(kind, table, library) == (), table["kind"]


def test_saved_and_loaded_a_document_is_equal(library: Library) -> None:
    for kind, table in _documents(library)[::3]:
        path = save(kind, table, None, ManoeuvreEditor(library))
        opened = open_file(path, ManoeuvreEditor(library))
        assert (opened.kind, opened.table, opened.path) == (kind, table, path)
        assert not library.rejected
        path.unlink()
        library.reread()


def test_saved_again_a_document_keeps_its_file(library: Library) -> None:
    table = new_documents.new_section(library)
    path = save("sections", table, None, ManoeuvreEditor(library))
    again = put(table, ("sections", 0, "rows", 0), "WWWW")
    assert save("sections", again, path, ManoeuvreEditor(library)) == path
    assert library.sections["new_section"].rows[0] == "WWWW"


def test_a_faulty_document_is_never_saved(library: Library) -> None:
    table = put(new_documents.new_section(library), ("sections", 0, "rows"), ["LLLL", "LLLL", "....", "...."])
    with pytest.raises(Rejected, match="lakes"):
        save("sections", table, None, ManoeuvreEditor(library))


def test_an_id_that_is_taken_is_a_fault(library: Library) -> None:
    table = put(new_documents.new_army(library), ("id",), "france")
    assert [fault.where for fault in faults_of("army", table, library)] == ["id"]
    path = save("army", new_documents.new_army(library), None, ManoeuvreEditor(library))
    assert faults_of("army", new_documents.new_army(library) | {"id": "new_army"}, library)
    assert faults_of("army", parse_any(path.read_bytes()), library, frozenset({"new_army"})) == ()


def test_what_is_imported_gets_an_id_of_its_own(library: Library, tmp_path: Path) -> None:
    file = tmp_path / "france.toml"
    from resources.manoeuvre.sources import source_of

    file.write_text(write(source_of(library, "army", "france").document), "utf-8")
    opened = open_file(file, ManoeuvreEditor(library))
    assert opened.path is None
    assert (opened.table["id"], opened.table["set"]) == ("france_2", "own")
    assert faults_of("army", opened.table, library) == ()


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("kind = 3", ["kind"]),
        ("", ["kind"]),
        ('kind = "sections"\nformat = 9\nsections = []', ["format"]),
        ("kind = [[[[[[[[[[[[1]]]]]]]]]]]]", [""]),
        ('kind = "army"\nid = "A"\nname = ""\nset = "own"', ["id", "name", "units", "leaders", "hq"]),
        ('kind = "sections"\n[[sections]]\nid = "x"\nset = "mine"\nrows = ["....", "Q..."]', None),
        ('kind = "scenario"\nid = "x"\ntitle = "X"\nbattlefield = 3\none = "france"', ["battlefield", "one"]),
    ],
)
def test_hostile_files_are_refused_with_every_fault(
    text: str, faults: list[str] | None, library: Library, tmp_path: Path
) -> None:
    file = tmp_path / "hostile.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(Rejected) as caught:
        open_file(file, ManoeuvreEditor(library))
    found = [fault.where for fault in caught.value.faults]
    assert found == (faults or ["sections[0].set", "sections[0].rows[1]"])


@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"kind = 'army'\n" + b"x" * 300_000, b'kind = "record"'])
def test_bytes_of_any_sort_are_refused(data: bytes, library: Library, tmp_path: Path) -> None:
    file = tmp_path / "bytes.toml"
    file.write_bytes(data)
    with pytest.raises(Rejected):
        open_file(file, ManoeuvreEditor(library))
    with pytest.raises(Rejected):
        open_file(tmp_path, ManoeuvreEditor(library))
    with pytest.raises(Rejected):
        open_file(tmp_path / "nowhere.toml", ManoeuvreEditor(library))


def test_a_draft_with_faults_is_kept_and_read_back(library: Library) -> None:
    drafts = Drafts(ManoeuvreEditor(library))
    table = put(new_documents.new_army(library), ("name",), "")
    drafts.keep("army", table, None)
    opened = drafts.read("army")
    assert opened is not None
    assert opened.table == table
    drafts.forget("army")
    assert drafts.read("army") is None


def test_a_draft_remembers_its_file_while_it_is_there(library: Library) -> None:
    drafts = Drafts(ManoeuvreEditor(library))
    path = save("sections", new_documents.new_section(library), None, ManoeuvreEditor(library))
    drafts.keep("sections", new_documents.new_section(library), path)
    opened = drafts.read("sections")
    assert opened
    assert opened.path == path
    path.unlink()
    opened = drafts.read("sections")
    assert opened
    assert opened.path is None


def test_a_spoilt_draft_is_passed_over(library: Library) -> None:
    drafts = Drafts(ManoeuvreEditor(library))
    drafts.folder.mkdir(parents=True)
    (drafts.folder / "army.toml").write_text("kind = [", "utf-8")
    assert drafts.read("army") is None
    (drafts.folder / "army.toml").write_text('kind = "army"\nunits = 3\nname = ["x"]', "utf-8")
    opened = drafts.read("army")
    assert opened
    assert opened.table == {"kind": "army"}


NOTHING_OWN = Library(Path("none"))
INNER: st.SearchStrategy = st.recursive(
    st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["one", "units", "cards", "rows", "sections", "id", "hand"]), inner, max_size=4
        )
    ),
    max_leaves=12,
)


@settings(max_examples=80, deadline=None)
@given(st.sampled_from(sorted(BONES)), st.dictionaries(st.sampled_from(["one", "units", "sections"]), INNER))
def test_only_sound_bones_remain(kind: str, table: dict) -> None:
    once = sound(kind, table)
    assert sound(kind, once) == once
    assert faults_of(kind, once, NOTHING_OWN), "checks can read it, whatever it was"


def test_recent_files_come_latest_first_and_only_while_they_are_there(library: Library, tmp_path: Path) -> None:
    recent = Recent(library.folder)
    paths = [tmp_path / f"{number}.toml" for number in range(12)]
    for path in paths:
        path.touch()
        recent.add(path)
    assert recent.paths() == list(reversed(paths))[:10]
    recent.add(paths[5])
    assert recent.paths()[0] == paths[5]
    paths[5].unlink()
    assert recent.paths()[0] == paths[11]
    recent.file.write_text("{", "utf-8")
    assert recent.paths() == []
