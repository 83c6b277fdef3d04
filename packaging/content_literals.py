"""Lists what the shipped files say to people as literals for Qt's lupdate: `python packaging/content_literals.py`.

Armies, scenarios and lessons are data, which lupdate does not read; so what they say is repeated in
app/manoeuvre/content_literals.py.
"""

from pathlib import Path
from typing import Final

from app.manoeuvre.tutorial.lessons import lessons
from engine.manoeuvre.army import LEADER, UNIT
from resources.manoeuvre.library import Library

ROOT: Final = Path(__file__).parent.parent
TARGET: Final = ROOT / "app" / "manoeuvre" / "content_literals.py"
NOWHERE: Final = Path("no folder of a user's")


def sentences() -> list[tuple[str, str]]:
    """Context and text, each once, in the order of the files."""
    library = Library(NOWHERE)
    found = [("armies", sheet.style) for sheet in library.sheets.values()]
    for army in library.armies.values():
        found += [("cards", card.name) for card in army.cards if card.kind not in (UNIT, LEADER)]
    for scenario in library.scenarios.values():
        found += [("scenarios", scenario.title), ("scenarios", scenario.notes)]
    for lesson in lessons():
        found += [("tutorial", text) for text in (lesson.title, lesson.aim, lesson.end)]
        found += [("tutorial", text) for step in lesson.steps for text in (step.title, step.say, step.before)]
    return [pair for pair in dict.fromkeys(found) if pair[1]]


def module() -> str:
    lines = [
        '"""What armies and scenarios say, for translators. Written by packaging/content_literals.py; do not edit."""',
        "",
        "# ruff: noqa: E501  # whole paragraphs, as the files hold them",
        "",
        "from typing import Final",
        "",
        "from app.board.translation import QT_TRANSLATE_NOOP",
        "",
        "# fmt: off",
        "SENTENCES: Final = (",
        *(f"    QT_TRANSLATE_NOOP({_quoted(context)}, {_quoted(text)})," for context, text in sentences()),
        ")",
        "",
    ]
    return "\n".join(lines)


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


if __name__ == "__main__":
    TARGET.write_text(module(), encoding="utf-8")
