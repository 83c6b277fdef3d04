"""One action, one set of words: buttons, hints, log, board, replay and command line all take theirs from one table."""

import re
from functools import cache

import pytest

from app.board.icons import icon_names
from app.manoeuvre import action_text
from app.manoeuvre.action_table import ACTIONS, FORMS, PASSES, VERBS
from app.manoeuvre.play import log_text
from app.manoeuvre.play.decision_controller import decision_at
from app.manoeuvre.play.log_text import OPEN
from app.manoeuvre.replay import captions, turn_text
from engine.manoeuvre import action as act
from engine.manoeuvre import events, fight
from engine.manoeuvre.action import PASS, SHAPES
from engine.manoeuvre.position import CHANCE
from tests.app.manoeuvre.play.decisions.battles import Asked, decisions
from tests.app.manoeuvre.play.test_log_text import course as steps_of
from tests.app.shell.replay.battles import course

SEEDS = range(8)
NEVER_OFFERED = {act.ROLL, act.DRAW}
"""What chance does is no player's to choose."""
CONSEQUENCE = ("target", "skull", "dice", "heart", "moon", "flag", "redoubt", "cards", "refresh", "boot")
"""Icons of what happens without anybody's doing."""


@cache
def asked(seed: int) -> tuple[Asked, ...]:
    return tuple(decisions(seed))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def test_every_action_and_every_pass_has_its_words_and_an_icon() -> None:
    assert set(ACTIONS) == set(SHAPES)
    for words in (*ACTIONS.values(), *PASSES.values()):
        assert words.icon in icon_names()
        assert words.log.endswith(".")
        assert words.advice[0].islower() or words.advice[0] == "{"
        assert words.heading


def test_every_form_of_combat_is_declared_by_an_action() -> None:
    assert set(FORMS) == set(range(len(FORMS) + 1)) - {fight.NO_COMBAT}


@pytest.mark.parametrize("seed", SEEDS)
def test_every_legal_action_can_be_put_on_a_button_and_advised(seed: int) -> None:
    """Nothing is missing, nothing is left in braces, and hint and replay give the same advice."""
    for one in asked(seed):
        view = one.view
        for action in {action.verb: action for action in view.legal()}.values():
            button = action_text.button_text(view, one.seat, action)
            advice = action_text.advice(view, one.seat, action)
            hint = action_text.PlanText(view, one.seat).say(action)
            for text in (button, advice, hint, action_text.tip(view, one.seat, action)):
                assert not re.search(r"[{}_]|  ", text), text
                assert text == text.strip()
            assert button
            assert hint
            assert advice == capital(hint) == turn_text.advice(view, view.write(action))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_buttons_of_every_decision_bear_the_tables_icons(seed: int) -> None:
    for one in asked(seed)[::7]:
        for button in decision_at(one.view, one.seat, one.history).offer().buttons:
            if len(button.actions) == 1 and button.actions[0] != PASS and not button.undo:
                assert button.icon == action_text.words_of(one.view, button.actions[0]).icon


@pytest.mark.parametrize("seed", SEEDS)
def test_the_log_tells_every_action_in_the_tables_words(seed: int) -> None:
    """Each action that is not quiet has a line with its icon, or what came of it is told instead."""
    for step in steps_of(seed):
        action = step.before.read(step.entry.text)
        words = action_text.words_of(step.before, action)
        icons = {line.icon for line in log_text.tell(step, OPEN) if not line.heading}
        told = words.icon in icons
        stands = action == PASS and step.before.combat.stands
        several = action.verb == act.DISCARD and len(action.cards) > 1
        assert told or words.quiet or stands or several, step.entry.text
        own = {line.icon for line in log_text.tell(step, OPEN) if line.icon not in CONSEQUENCE}
        if action.verb not in (act.ROLL, act.DONE) and not words.quiet:
            assert own <= {words.icon, "shield", "sabres", "star", "retreat", "advance", "discard", "draw"}, own


@pytest.mark.parametrize("seed", SEEDS)
def test_every_action_can_be_told_to_every_reader(seed: int) -> None:
    for step in steps_of(seed):
        action = step.before.read(step.entry.text)
        for viewer in (0, 1, CHANCE, OPEN):
            if step.before.seat < CHANCE and action.verb not in NEVER_OFFERED:
                words = action_text.words_of(step.before, action)
                if words.quiet or action.verb == act.DISCARD:
                    text = action_text.told(step.before, action, viewer)
                    assert text.endswith(".")
                    assert "{" not in text


@pytest.mark.parametrize("seed", SEEDS)
def test_every_card_that_is_played_is_named_on_the_board(seed: int) -> None:
    for step in steps_of(seed):
        for event in step.events:
            if event.kind == events.PLAYED:
                assert action_text.played_as(event.text)
                assert event.text == "maharaja" or event.text in VERBS


def test_replay_and_log_say_the_same_of_a_step(qapp: object) -> None:
    whole = course("first_battle", 1, 300)
    for place, frame in enumerate(whole.frames, 1):
        caption = captions.caption(whole, place, OPEN)
        if frame.kind is not None:
            assert caption.icon == ACTIONS[frame.kind].icon
        if frame.kind == act.MOVE:
            for line in log_text.tell(list(whole.steps(frame))[-1], OPEN):
                assert line.heading or line.text in caption.detail


def test_giving_up_a_unit_is_never_called_an_attack() -> None:
    words = ACTIONS[act.HONOUR]
    assert "give up {target}" in words.advice
    assert "Give up {target}" in words.button
    assert "attack" not in words.advice + words.button + words.log
