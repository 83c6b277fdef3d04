"""Manoeuvre as the program finds it: where its parts are."""

from typing import Final

from engine.registry import Registration

GAME: Final = Registration(
    "manoeuvre",
    "Manoeuvre",
    content="resources.manoeuvre.content:CONTENT",
    screens="app.manoeuvre.screens:SCREENS",
    words="app.manoeuvre.words:WORDS",
    editor="editor.manoeuvre.editor:ManoeuvreEditor",
    players="ai.manoeuvre.players:PLAYERS",
    arena="ai.manoeuvre.arena:ARENA",
    replay="app.manoeuvre.replay.game:REPLAY",
    help="app.manoeuvre.help:HELP",
    demo="app.manoeuvre.developer.demo:DEMO",
    offers="app.manoeuvre.offer_view:OFFERS",
    commands="app.manoeuvre.commands:COMMANDS",
    console="app.manoeuvre.console:CONSOLE",
)
