import os
from pathlib import Path
from time import process_time

import pytest

import engine.record
from resources.document import LARGEST, LONGEST_LINE, digest_of, kind_of, parse, read_file
from resources.faults import Rejected
from tests.resources.manoeuvre.samples import faults


def test_a_syntax_error_names_its_line() -> None:
    assert list(faults(parse, 'kind = "army"\nid = \n', "army")) == ["line 2"]


def test_text_that_stops_too_early_is_rejected() -> None:
    assert list(faults(parse, 'id = "army', "army")) in ([""], ["line 1"])


def test_the_kind_must_be_the_one_wanted() -> None:
    assert faults(parse, 'kind = "scenario"', "army") == {"kind": "This file holds a scenario; an army is wanted here."}
    assert 'write kind = "army"' in faults(parse, 'kind = "navy"', "army")["kind"]


def test_a_file_of_a_later_format_asks_for_an_update() -> None:
    assert "update" in faults(parse, 'kind = "army"\nformat = 2', "army")["format"]


def test_files_are_recognised_by_what_they_say() -> None:
    said = ["army", "sections", "scenario", "record", "navy"]
    assert [kind_of(f'kind = "{kind}"') for kind in said] == ["army", "sections", "scenario", "", ""]
    assert [kind_of(text) for text in ("", "kind = 3", "kind = ", b"\xff", "[" * 5000, "x" * 5000)] == [""] * 6


def test_a_record_is_told_apart() -> None:
    record = f'{{"format":"{engine.record.FORMAT}","version":1}}\n'
    assert kind_of(record) == kind_of(record.encode()) == "record"
    assert faults(parse, record, "army") == {"": "This file holds a record; an army is wanted here."}


@pytest.mark.parametrize(
    "text",
    [
        b"\xff\xfe",
        b"a = 1\n\xe9 = 2",
        "a = " + "[" * 500,
        "a = " + "{ a = " * 150,
        ".".join("a" * 400) + " = 1",
        "a = \x00",
        "\r",
        "a" * (LONGEST_LINE + 1),
        "a = 1\n" * LARGEST,
        "a = 1\na = 2",
    ],
)
def test_hostile_text_is_rejected_with_a_sentence(text: str | bytes) -> None:
    found = faults(parse, text, "army")
    assert found
    assert all(len(sentence) < 200 and sentence.isprintable() for sentence in found.values())


LONG_KEYS = [
    "a.b.c.d.e.f.g.h.i = 1",
    "[a.b.c.d.e.f.g.h.i]",
    "[[ a . b . c . d . e . f . g . h . i ]]",
    """a."b".'c'."".d."e.f".g.h.i = 1""",
    "t = { x = 1, a.b.c.d.e.f.g.h.i = 2 }",
    "t = { x = '''\n'' ''', a.b.c.d.e.f.g.h.i = 2 }",
]


@pytest.mark.parametrize("text", LONG_KEYS)
def test_a_key_or_heading_of_too_many_parts_is_named(text: str) -> None:
    found = faults(parse, f'kind = "army"\n\n{text}', "army")
    assert list(found) == [f"line {3 + text.count(chr(10))}"]
    assert "too many dots" in next(iter(found.values()))


@pytest.mark.parametrize(
    "text",
    [
        "a.b.c.d.e.f.g.h = 1",
        "[a.b.c.d.e.f.g]",
        'a = "1.2.3.4.5.6.7.8.9.0"',
        "a = '1.2.3.4.5.6.7.8.9.0'",
        "a = 1  # 1.2.3.4.5.6.7.8.9.0",
        'a = """\n1.2.3.4.5\\"""6.7.8.9.0.1.2.3 "." ""\n1.2.3.4.5.6.7.8.9.0."""""',
        "a = '''\n1.2.3.4.5.6.7.8.9.0 '' 1.2.3.4.5.6.7.8.9.0'''''",
        '"1.2.3.4.5.6.7.8.9.0" = "#"',
        "a = [1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5]",
        'a = "\\""\nb = \'"\'\nc = "1.2.3.4.5.6.7.8.9.0"',
    ],
)
def test_dots_elsewhere_do_no_harm(text: str) -> None:
    assert parse(f'{text}\n[z]\nkind = "army"', "army")


def test_a_file_full_of_long_keys_costs_no_time() -> None:
    heading = "[" + ".".join("a" * 490) + "]\n"
    keys = "".join(".".join([*"a" * 485, str(number)]) + " = 1\n" for number in range(260))
    begun = process_time()
    assert faults(parse, (heading + keys)[: LARGEST - 1], "army")
    assert process_time() - begun < 1


@pytest.mark.parametrize("text", ["\ud800", "a = 1\n# \udfff", '{"format":"\ud800'])
def test_half_a_letter_is_rejected(text: str) -> None:
    assert "UTF-8" in next(iter(faults(parse, text, "army").values()))
    assert kind_of(text) == ""


def test_every_line_that_is_too_long_is_named() -> None:
    long = "# " + "x" * LONGEST_LINE
    assert list(faults(parse, f"{long}\n\n{long}", "army")) == ["line 1", "line 3"]


def test_the_line_of_a_wrong_byte_is_named() -> None:
    assert list(faults(parse, b"a = 1\nb = '\xe9'", "army")) == ["line 2"]


def test_a_byte_order_mark_does_no_harm() -> None:
    assert parse(b'\xef\xbb\xbfkind = "army"', "army") == {"kind": "army"}


def test_a_digest_ignores_order_but_not_content() -> None:
    assert digest_of({"a": 1, "b": [1, 2]}) == digest_of({"b": [1, 2], "a": 1})
    assert digest_of({"a": 1, "b": [1, 2]}) != digest_of({"a": 1, "b": [2, 1]})


def test_files_are_read_within_bounds(tmp_path: Path) -> None:
    (tmp_path / "good").write_bytes(b"kind")
    (tmp_path / "large").write_bytes(b"#" * (LARGEST + 10))
    assert read_file(tmp_path / "good") == b"kind"
    with pytest.raises(Rejected, match="too large"):
        parse(read_file(tmp_path / "large"), "army")


def test_what_is_not_a_file_is_not_opened(tmp_path: Path) -> None:
    assert faults(read_file, tmp_path) == {"": "This is not a file that can be read."}
    assert "cannot be opened" in faults(read_file, tmp_path / "absent")[""]
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
        assert faults(read_file, tmp_path / "pipe")
