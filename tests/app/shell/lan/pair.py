"""Two ends of a battle that speak to each other directly, without a network between them."""

import random
from dataclasses import replace
from pathlib import Path

from app.shell.lan.fair.messages import Play, Said
from app.shell.lan.fair.table import Table
from engine.manoeuvre.action import DISCARD
from engine.manoeuvre.options import CHOSEN
from engine.record import UNDO
from resources.manoeuvre.content import prepare
from resources.manoeuvre.library import Library

Pair = tuple[Table, Table]
KEYS = (b"a" * 32, b"z" * 32)


def tables(scenario: str = "first_battle", chosen_hand: bool = False) -> Pair:
    library = Library(Path("none"))
    found = library.scenario(scenario)
    if chosen_hand:
        found = replace(found, options=replace(found.options, opening_hand=CHOSEN))
    header, start = prepare(found, library, "2026-11-16", "0.1.0", ("Ada", "Zoë"))
    return Table(header, start, 0, KEYS[0]), Table(header, start, 1, KEYS[1])


def choose(table: Table, rng: random.Random, undoing: float = 0.0) -> tuple[Said, str]:
    """Something a rash player would do here."""
    if table.battle.can_undo(table.seat) and rng.random() < undoing:
        return Play(UNDO), ""
    legal = table.state.legal()
    bold = [action for action in legal if action.verb > DISCARD]
    return table.word_for(rng.choice(bold if bold and rng.random() < 0.8 else legal))


def step(pair: Pair, rng: random.Random, undoing: float = 0.0) -> None:
    """The next word, said and heard."""
    due = pair[0].due()
    assert pair[1].due() == due
    speaker, hearer = pair[due.seat], pair[1 - due.seat]
    word = speaker.automatic()
    full = ""
    if word is None:
        word, full = choose(speaker, rng, undoing)
    hearer.hear(speaker.say(word, full))
    assert speaker.digest == hearer.digest


def play(pair: Pair, rng: random.Random, undoing: float = 0.0) -> None:
    """To the very end, everything turned up."""
    while pair[0].due().seat >= 0:
        step(pair, rng, undoing)
