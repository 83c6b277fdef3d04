"""Brings the translations up to date: `python packaging/translate.py`, offline, with the tools of PySide6.

Sentences are gathered from the syntax tree, as lupdate does not understand every call of `translate` (it passes over
plurals whose number is an expression), and handed to lupdate one plain call a line. docs/translating.md says the rest.
"""

import ast
import json
import runpy
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple
from xml.etree import ElementTree

import PySide6

ROOT: Final = Path(__file__).parent.parent
FOLDER: Final = ROOT / "resources" / "translations"
SPEAKING: Final = ("app", "editor", "resources")
"""The packages that say something to people."""
LITERALS: Final = ("literals.py", "content_literals.py", "fault_literals.py")
"""What lists the sentences of the engine, of the shipped files, and about files at fault."""
UNFINISHED: Final = "unfinished"


class Sentence(NamedTuple):
    """Something to be translated; `plural` if it depends on a number."""

    context: str
    text: str
    note: str
    plural: bool


def sentences() -> list[Sentence]:
    """Everything that the program may say, each once."""
    found: set[Sentence] = set()
    for package in SPEAKING:
        for path in sorted((ROOT / package).rglob("*.py")):
            found |= set(spoken(path.read_text(encoding="utf-8")))
    return sorted(found)


def spoken(source: str) -> Iterator[Sentence]:
    """The sentences of a module.

    >>> list(spoken('translate("play", "%n card(s)", "", len(hand))'))
    [Sentence(context='play', text='%n card(s)', note='', plural=True)]
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id not in ("translate", "QT_TRANSLATE_NOOP"):
                continue
            literals = [arg.value for arg in node.args[:3] if isinstance(arg, ast.Constant)]
            match [literal for literal in literals if isinstance(literal, str)]:
                case [context, text]:
                    yield Sentence(context, text, "", False)
                case [context, text, note]:
                    yield Sentence(context, text, note, len(node.args) > 3)


def update(target: Path, wanted: Iterable[Sentence]) -> None:
    """Add new sentences to a file of translations and drop those that nobody says any more."""
    with tempfile.TemporaryDirectory() as folder:
        calls = Path(folder) / "sentences.py"
        calls.write_text("".join(map(_call, wanted)), encoding="utf-8")
        language = target.stem.rpartition("_")[2]
        _run("lupdate", calls, "-ts", target, "-target-language", language, "-locations", "none", "-no-obsolete")


def _call(sentence: Sentence) -> str:
    words = [json.dumps(word, ensure_ascii=False) for word in sentence[:3]]
    return f"translate({', '.join(words)}{', 1' if sentence.plural else ''})\n"


def release(source: Path, target: Path) -> None:
    """Make the file that Qt reads; a program that is running goes on with the one it has."""
    made = target.with_suffix(".new")
    _run("lrelease", source, "-qm", made)
    made.replace(target)


def unfinished(path: Path) -> list[str]:
    """What still has no translation."""
    messages = ElementTree.parse(path).iter("message")
    return [
        message.findtext("source", "")
        for message in messages
        if (translation := message.find("translation")) is not None and translation.get("type") == UNFINISHED
    ]


def _run(tool: str, *words: object) -> None:
    program = Path(PySide6.__file__).parent / (f"{tool}.exe" if sys.platform == "win32" else tool)
    done = subprocess.run([program, *map(str, words)], capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stdout + done.stderr)


def main() -> int:
    for name in LITERALS:
        runpy.run_path(str(ROOT / "packaging" / name), run_name="__main__")
    wanted = sentences()
    left = 0
    for path in sorted(FOLDER.glob("*.ts")):
        update(path, wanted)
        release(path, path.with_suffix(".qm"))
        missing = unfinished(path)
        left += len(missing)
        print(f"{path.name}: {len(wanted)} sentences, {len(missing)} to be translated")
        for text in missing:
            print(f"    {text}")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
