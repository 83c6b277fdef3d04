"""The companion as the program finds it: its screens, files and commands. It has no players."""

from typing import Final

from engine.registry import Registration

GAME: Final = Registration(
    "miniatures",
    "Tabletop Companion",
    content="resources.miniatures.content:CONTENT",
    commands="app.miniatures.commands:COMMANDS",
    console="app.miniatures.console:CONSOLE",
    screens="app.miniatures.screens:SCREENS",
    words="app.miniatures.screens:WORDS",
    editor="editor.miniatures.editor:MiniaturesEditor",
)
