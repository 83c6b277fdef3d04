import io
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from app.shell import cli
from tests.app.conftest import Call

ROOT = Path(cli.__file__).parents[2]
needs_bash = pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")

COMMANDS = {**cli.own_commands(), **cli.COMMANDS}


def run(*words: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "app.shell", *words], cwd=ROOT, env={**os.environ, **environment}, capture_output=True
    )


def test_every_command_is_listed(call: Call) -> None:
    answer = call("--help")
    assert answer.status == 0
    assert all(re.search(rf"^    {command}\s", answer.out, re.MULTILINE) for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_tells_how_it_is_used_and_takes_json(call: Call, command: str) -> None:
    answer = call(command, "--help")
    assert answer.status == 0
    assert "--json" in answer.out
    assert not answer.err


def test_every_command_and_option_is_documented(call: Call) -> None:
    page = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    for command in COMMANDS:
        section = page.partition(f"## {command}\n")[2].partition("\n## ")[0]
        assert f"`manoeuvre {command} " in section
        assert all(option in section for option in re.findall(r"^  (--[a-z]+)", call(command, "--help").out, re.M))


def test_the_version_is_told(call: Call) -> None:
    assert call("--version").out.startswith("manoeuvre ")


# Errors: one sentence, no traceback


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--size", "1280x800"), "--size goes with --screenshot"),
        (("--screenshot",), "--screenshot"),
        (("--screenshot", "none", "--size", "wide"), "A size is written like 1280x800"),
        (("--json",), "“--json” cannot come before the command"),
        (("--json", "odds", "2d6", "7"), "manoeuvre COMMAND --json."),
        (("-x",), "“-x” cannot come before the command"),
        (("--version", "-x"), "“-x” is not understood here; manoeuvre --help"),
        (("advance",), "“advance” is not a command; the commands are demo"),
        (("od",), "did you mean odds?"),
        (("x\a\x1b" * 100,), "is not a command"),
        (("odds",), "ATTACK, DEFENCE"),
        (("odds", "2d6", "7", "more"), "“more” is not understood here; manoeuvre odds --help"),
        (("odds", "2d6", "7", "--jso"), "“--jso” is not understood here; manoeuvre odds --help"),
        (("demo", "--seed"), "--seed"),
        (("demo", "--seed", "x"), "The seed is a whole number"),
        (("demo", "--seed", "-1"), "The seed is a whole number"),
        (("replay",), "FILE"),
    ],
)
def test_wrong_usage_is_one_sentence_and_status_2(call: Call, words: tuple[str, ...], sentence: str) -> None:
    answer = call(*words)
    assert answer.status == 2
    assert sentence in answer.err
    assert answer.err.count("\n") == 1
    assert "\a" not in answer.err
    if "--json" in words:
        assert answer.json["code"] == "usage"
    else:
        assert not answer.out


@pytest.mark.parametrize("command", ["replay", "show", "check"])
def test_a_file_that_is_not_there_is_one_sentence_and_status_2(call: Call, tmp_path: Path, command: str) -> None:
    answer = call(command, tmp_path / "none.record")
    assert answer.status == 2
    assert "No such file" in answer.err
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize("command", ["replay", "show", "check"])
def test_a_folder_is_not_a_file(call: Call, tmp_path: Path, command: str) -> None:
    answer = call(command, tmp_path)
    assert answer.status == 2
    assert "not a file" in answer.err


@pytest.mark.parametrize("command", ["replay", "show", "check"])
def test_a_path_that_is_told_upsets_no_terminal(call: Call, tmp_path: Path, command: str) -> None:
    odd = tmp_path / "odd\x1b[2J\n.toml"
    odd.mkdir()
    for path in (odd, odd / "none", tmp_path / "\x07none"):
        answer = call(command, path)
        assert answer.status in (1, 2)
        assert answer.err.removesuffix("\n").isprintable()


def test_a_word_that_is_told_upsets_no_terminal(call: Call) -> None:
    assert call("odds", "2d6", "7", "--\x1b[2J").err.removesuffix("\n").isprintable()


def test_errors_are_json_too(call: Call) -> None:
    answer = call("odds", "2d7", "14", "--json")
    assert answer.status == 2
    assert answer.json["code"] == "dice"
    assert answer.json["error"] == answer.err.strip()


def test_our_own_mistakes_are_not_hidden(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(words: list[str]) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr(cli, "_run", fail)
    with pytest.raises(ZeroDivisionError):
        call("odds", "2d6", "7")


def test_an_interrupted_command_ends_quietly(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(words: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "_run", interrupt)
    answer = call("fuzz")
    assert (answer.status, answer.err) == (130, "")


# Terminals, pipes and start


class Full(io.StringIO):
    """A stream that takes nothing."""

    def __init__(self, error: OSError) -> None:
        super().__init__()
        self.error = error

    def write(self, text: str) -> int:
        raise self.error


@pytest.mark.parametrize(
    ("error", "status", "sentence"),
    [
        (BrokenPipeError(), cli.NOBODY_READS, ""),
        (OSError(28, "No space left on device"), 2, "No space left on device.\n"),
    ],
)
def test_output_that_fails_ends_the_command_quietly(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, error: OSError, status: int, sentence: str
) -> None:
    let_go: list[bool] = []
    monkeypatch.setattr(cli, "_let_go", lambda: let_go.append(True))
    monkeypatch.setattr("sys.stdout", Full(error))
    assert cli.main(["odds", "2d6", "7"]) == status
    assert let_go == [True]
    assert capsys.readouterr().err == sentence


def test_a_closed_output_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout", None)
    assert cli.main(["odds", "2d6", "7"]) == 0


def test_the_first_fault_of_a_rejected_file_is_told(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text('kind = "scenario"')
    answer = call("show", path, "--json")
    assert answer.status == 1
    assert answer.json["code"] == "rejected"
    assert (
        answer.err
        == f"{path}: id: “id” is missing; add it. That is one of 2 faults; “manoeuvre check” names them all.\n"
    )


def test_a_terminal_without_our_letters_gets_plain_ones() -> None:
    answer = run("odds", "2d7", "14", PYTHONIOENCODING="ascii")
    assert answer.returncode == 2
    assert answer.stderr.startswith(b'"2d7" is neither dice')


@needs_bash
def test_a_reader_that_goes_away_is_no_error() -> None:
    script = f'"{sys.executable}" -m app.shell demo --seed 1 | head -n 1; echo "${{PIPESTATUS[0]}}"'
    answer = subprocess.run(["bash", "-c", script], cwd=ROOT, capture_output=True)
    assert answer.stderr == b""
    assert answer.stdout.splitlines()[-1] in (b"0", b"141")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_one_sentence() -> None:
    with open("/dev/full", "wb") as full:
        answer = subprocess.run(
            [sys.executable, "-m", "app.shell", "odds", "2d6", "7"], cwd=ROOT, stdout=full, stderr=subprocess.PIPE
        )
    assert answer.returncode == 2
    assert answer.stderr.count(b"\n") == 1
    assert b"Traceback" not in answer.stderr


@needs_bash
def test_closed_streams_are_no_error() -> None:
    script = f'"{sys.executable}" -m app.shell odds 2d7 7 >&- 2>&-'
    assert subprocess.run(["bash", "-c", script], cwd=ROOT, check=False).returncode == 2


def test_nothing_heavy_is_loaded_for_a_small_command() -> None:
    script = "import sys; from app.shell.cli import main; main(['odds', '2d6', '7']); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, check=True).stdout.split()
    assert not {b"networkx", b"platformdirs", b"chess", b"PySide6", b"ortools"} & set(loaded)
