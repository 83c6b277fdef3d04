import io

import pytest

from app.shell import output
from app.shell.output import counted, tell_json, warn, write_anywhere


def written(text: str, encoding: str) -> str:
    data = io.BytesIO()
    stream = io.TextIOWrapper(data, encoding=encoding)
    write_anywhere(stream, None)
    stream.write(text)
    stream.flush()
    return data.getvalue().decode(encoding)


def test_what_a_terminal_lacks_is_written_in_plain_letters() -> None:
    assert written("“Napoléon” – 2 × d6 (§6) … 火 \udcff", "ascii") == '"Napoleon" - 2 x d6 (section 6) ... ? ?'
    assert written("“Napoléon”", "latin-1") == '"Napoléon"'
    assert written("“Napoléon”", "utf-8") == "“Napoléon”"


def test_reading_is_left_alone() -> None:
    write_anywhere()
    with pytest.raises(UnicodeDecodeError):
        b"\xff".decode("ascii", output._HANDLER)


def test_json_is_plain_ascii(capsys: pytest.CaptureFixture[str]) -> None:
    tell_json({"name": "Zoë"})
    assert capsys.readouterr().out == '{"name": "Zo\\u00eb"}\n'


def test_json_holds_whole_letters_only(capsys: pytest.CaptureFixture[str]) -> None:
    tell_json({"file": "a\udcff", "unit\ud83d": ["😀"]})
    assert capsys.readouterr().out == '{"file": "a\\ufffd", "unit\\ufffd": ["\\ud83d\\ude00"]}\n'


def test_one_is_not_many() -> None:
    assert [counted(number, "action") for number in (0, 1, 2)] == ["0 actions", "1 action", "2 actions"]
    assert [counted(number, "army", "armies") for number in (1, 2)] == ["1 army", "2 armies"]


def test_without_a_stream_for_errors_results_stay_clean(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr", None)
    warn("trouble")
    assert capsys.readouterr().out == ""
