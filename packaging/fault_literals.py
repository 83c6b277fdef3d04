"""Lists what is said about faulty files as literals for translators: `python packaging/fault_literals.py`.

Files are read below the screen, where no Qt is, and what is wrong with one is said in plain f-strings. They are
repeated in app/board/fault_literals.py with numbers for what is filled in.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
TARGET: Final = ROOT / "app" / "board" / "fault_literals.py"
_READERS: Final = (
    "resources/*.py",
    "editor/files.py",
    "editor/manoeuvre/documents/checking.py",
    "app/shell/lan/lobby.py",
    "app/shell/lan/journal.py",
    "app/shell/lan/link.py",
    "engine/record.py",
    "engine/manoeuvre/options.py",
)
_UNTOLD: Final = ("settings.py", "writing.py", "folder.py")
"""Modules that say nothing to people, or only of a file that no one is asked to mend."""
_WORDS: Final = re.compile(r"[A-Za-z]{2,}.* .*[a-z]{2}|^[a-z]+: .*[a-z]")
_CODE: Final = re.compile(r"[\\#=].*[\\^$]|\[0-9|^[A-Z][a-z]+( [A-Z][a-z]+)? \d{4}$|^battle record$|^began or|^distant")

_SHORT: Final = (
    *("a list", "a table", "a record", "a scenario", "army", "scenario", "section", "north", "east", "south", "west"),
    *("there is no network", "The battle cannot be fought here: {0}"),
    "{0} The record was made by version {1} of the program; this is {2}.",
    *("“{0}”", "line {0}", ", column {0}", " (or “{0}”)"),
)
"""What fills them and does not look like a sentence."""


def templates() -> list[str]:
    """Every sentence and every phrase that fills one, each once, sorted."""
    found = set(_SHORT)
    for pattern in _READERS:
        for path in sorted(ROOT.glob(pattern)):
            if path.name not in _UNTOLD:
                found |= set(_spoken(ast.parse(path.read_text(encoding="utf-8"))))
    return sorted(found)


def _spoken(tree: ast.AST) -> Iterator[str]:
    passed = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    passed |= {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    # What goes through translation where it is said needs no list.
    passed |= {id(word) for call in ast.walk(tree) if _translates(call) for word in ast.walk(call)}
    for node in ast.walk(tree):
        if id(node) in passed:
            continue
        text = _template(node)
        if _WORDS.search(re.sub(r"\{\d\}", "", text)) and not _CODE.search(text):
            yield text


def _translates(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "translate"


def _template(node: ast.AST) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    text, count = "", 0
    for part in node.values if isinstance(node, ast.JoinedStr) else ():
        if isinstance(part, ast.Constant):
            text += str(part.value)
        else:
            text += f"{{{count}}}"
            count += 1
    return text


def module() -> str:
    lines = [
        '"""What is said about faulty files, for translators. Written by packaging/fault_literals.py; do not edit."""',
        "",
        "# ruff: noqa: E501  # whole sentences",
        "",
        "from typing import Final",
        "",
        "from app.board.translation import QT_TRANSLATE_NOOP",
        "",
        "# fmt: off",
        "TEMPLATES: Final = (",
        *(f'    QT_TRANSLATE_NOOP("faults", {_quoted(text)}),' for text in templates()),
        ")",
        "",
    ]
    return "\n".join(lines)


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


if __name__ == "__main__":
    TARGET.write_text(module(), encoding="utf-8")
