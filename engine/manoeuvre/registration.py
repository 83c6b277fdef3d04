"""Manoeuvre as the program finds it: where its parts are."""

from typing import Final

from engine.registry import Registration

GAME: Final = Registration(
    "manoeuvre",
    "Manoeuvre",
    content="resources.manoeuvre.content:CONTENT",
    editor="editor.manoeuvre.editor:ManoeuvreEditor",
    players="ai.manoeuvre.players:PLAYERS",
    arena="ai.manoeuvre.arena:ARENA",
    commands="app.manoeuvre.commands:COMMANDS",
    summary="app.manoeuvre.plain_text:summary",
)
