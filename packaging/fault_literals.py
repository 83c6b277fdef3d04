"""Lists what is said about faulty files as literals for translators: `python packaging/fault_literals.py`.

Files are read below the screen, where no Qt is, and what is wrong with one is said by a template and values. The
templates are repeated in app/board/fault_literals.py.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from engine import record
from engine.record import RecordFault

ROOT: Final = Path(__file__).parent.parent
TARGET: Final = ROOT / "app" / "board" / "fault_literals.py"
_READERS: Final = ("engine/*.py", "resources/**/*.py", "editor/**/*.py", "app/**/*.py")
_PHRASES: Final = {
    "Phrase": 0,
    "Fault": 1,
    "_Spoilt": 0,
    **{name: 0 for name, value in vars(record).items() if isinstance(value, type) and issubclass(value, RecordFault)},
}
"""What is called with a template, and in which place it stands."""
_ENGLISH: Final = ("app/shell/commands/check.py", "app/manoeuvre/console.py", "app/miniatures/console.py")
"""The command line speaks English."""
_OTHERS: Final = ("The battle cannot be fought here: {reason}",)
"""Templates that are looked up in a table before they are used."""


def templates() -> list[str]:
    """Every sentence and every phrase that fills one, each once, sorted."""
    found = set(_OTHERS)
    for pattern in _READERS:
        for path in sorted(ROOT.glob(pattern)):
            if path.relative_to(ROOT).as_posix() not in _ENGLISH:
                found |= set(_spoken(ast.parse(path.read_text(encoding="utf-8"))))
    return sorted(found)


def _spoken(tree: ast.AST) -> Iterator[str]:
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in _PHRASES:
            place = _PHRASES[call.func.id]
            template = call.args[place] if len(call.args) > place else None
            if not (isinstance(template, ast.Constant) and isinstance(template.value, str)):
                continue
            if template.value and template.value != "{reason}":
                yield template.value


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
