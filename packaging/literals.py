"""Lists the sentences of the engine as literals for Qt's lupdate: `python packaging/literals.py` writes them anew.

The engine knows no Qt, so its templates and the phrases that fill them are repeated in app/board/engine_literals.py.
"""

import ast
from pathlib import Path
from typing import Final

from engine.manoeuvre.procedure import FRAMES
from engine.manoeuvre.refusals import REASONS
from engine.miniatures.procedure import FRAMES as COMPANION_FRAMES
from engine.miniatures.refusals import REASONS as COMPANION_REASONS

ROOT: Final = Path(__file__).parent.parent
TARGET: Final = ROOT / "app" / "board" / "engine_literals.py"
_SPOKEN: Final = ("phases/*.py", "combat/*.py", "explain_refusal.py", "refusal_checks.py", "leaders.py", "procedure.py")
_REFUSING: Final = (
    *("engine/battle.py", "engine/record.py", "engine/miniatures/action.py", "app/shell/play/session.py"),
    *("app/shell/lan/match.py", "app/shell/lan/remote_battle.py"),
)
"""Modules that refuse something on their own, beside the rules."""
_APART: Final = frozenset(
    {
        *("", " ", " on "),
        *("banzai charge", "death with honour", "forced march", "first player", "no way out"),
        *("both sides broken", "five units lost"),
    }
)
"""What joins phrases, and the words of events and endings, for which the screen has sentences of its own."""


def sentences() -> list[str]:
    """Every template and phrase that the engine may say to people, sorted, each once."""
    found = {template for template, _ in REASONS.values()} | {frame.ask for frame in FRAMES}
    for pattern in _SPOKEN:
        for path in sorted((ROOT / "engine" / "manoeuvre").glob(pattern)):
            found |= _phrases(ast.parse(path.read_text(encoding="utf-8")))
    found |= {template for template, _ in COMPANION_REASONS.values()}
    found |= {frame.ask for frame in COMPANION_FRAMES.values()}
    found |= {sentence for name in _REFUSING for sentence in _refused(ROOT / name)}
    return sorted(found - set(REASONS) - _APART)


def _phrases(tree: ast.AST) -> set[str]:
    """The strings of a module that are neither documentation, nor codes, nor names of things."""
    documentation = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation
        if (" " in node.value or node.value[:1].isupper()) and not node.value.startswith("§")
    }


def _refused(path: Path) -> set[str]:
    """The sentences of refusals outside of the rules, where they are plain literals."""
    return {
        node.args[1].value
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal"
        if isinstance(node.args[1], ast.Constant) and isinstance(node.args[1].value, str)
    }


def module() -> str:
    lines = [
        '"""The sentences of the engine, for translators. Written by packaging/literals.py; do not edit."""',
        "",
        "from typing import Final",
        "",
        "from app.board.translation import QT_TRANSLATE_NOOP",
        "",
        "SENTENCES: Final = (",
        *(f"    QT_TRANSLATE_NOOP({_quoted('engine')}, {_quoted(sentence)})," for sentence in sentences()),
        ")",
        "",
    ]
    return "\n".join(lines)


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


if __name__ == "__main__":
    TARGET.write_text(module(), encoding="utf-8")
