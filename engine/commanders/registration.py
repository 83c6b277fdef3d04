"""Commanders as the program finds it: where its parts are."""

from typing import Final

from engine.registry import Registration

GAME: Final = Registration(
    "commanders",
    "Commanders",
    content="resources.commanders.content:CONTENT",
    screens="app.commanders.screens:SCREENS",
    words="app.commanders.words:WORDS",
    replay="app.commanders.replay.game:REPLAY",
    help="app.commanders.help:HELP",
    players="ai.commanders.players:PLAYERS",
    arena="ai.commanders.arena:ARENA",
    offers="app.commanders.offers:OFFERS",
    commands="app.commanders.commands:COMMANDS",
    console="app.commanders.console:CONSOLE",
)
