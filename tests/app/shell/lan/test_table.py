"""Two tables that speak to each other: whole battles, and what each cheat is told."""

import random
from collections.abc import Callable

import msgspec
import pytest

from app.shell.lan.fair.commitments import card_vow, faces
from app.shell.lan.fair.messages import (
    Breach,
    Deck,
    Grant,
    Nonce,
    Opening,
    Pick,
    Play,
    Reveal,
    Said,
    Spoken,
    decode,
    encode,
)
from app.shell.lan.fair.table import Matter, Table
from app.shell.lan.fair.verdict import open_record
from engine.record import RESIGN
from tests.app.shell.lan.pair import Pair, choose, play, step, tables


@pytest.mark.parametrize("scenario", ["first_battle", "mysore", "islands", "open_battle", "trap", "open_distant_lands"])
def test_a_battle_is_fought_to_its_end_and_found_fair_by_both(scenario: str) -> None:
    pair = tables(scenario)
    play(pair, random.Random(scenario), undoing=0.1)
    records = [open_record(table) for table in pair]
    assert records[0].text() == records[1].text()
    assert "?" not in "".join(entry.text for entry in records[0].entries)


def test_a_chosen_opening_hand_stays_hidden_and_is_found_fair() -> None:
    pair = tables("open_battle", chosen_hand=True)
    play(pair, random.Random(3), undoing=0.2)
    assert open_record(pair[0]).text() == open_record(pair[1]).text()
    assert any(entry.text == "pick ?" for entry in pair[1].battle.record.entries)


def test_no_word_tells_a_card_before_its_owner_plays_or_shows_it() -> None:
    pair = tables("mysore")
    rng = random.Random(5)
    seen: list[set[tuple[int, int]]] = [set(), set()]
    while pair[0].due().seat >= 0 and pair[0].due().matter != Matter.REVEAL:
        step(pair, rng)
        seat, word = pair[0].said[-1]
        if isinstance(word, Play):
            seen[seat] |= {(opening.deck, opening.slot) for opening in word.openings}
            if word.text.startswith("discard ?"):
                assert set(word.text.split()[1:]) == {"?"}
    for seat in range(2):
        assert set(pair[1 - seat].slots[seat].opened) == seen[seat]


def until(pair: Pair, wanted: Callable[[Table], bool], rng: random.Random) -> tuple[Table, Table]:
    """Play on until the side that speaks next is in the position wanted; returns it and the other."""
    for _ in range(3000):
        seat = pair[0].due().seat
        if wanted(pair[seat]):
            return pair[seat], pair[1 - seat]
        step(pair, rng)
    raise AssertionError("never reached")


def plays_a_card(table: Table) -> bool:
    return table.due().matter == Matter.PLAY and any(
        table.word_for(action)[0].openings for action in table.state.legal()
    )


def card_play(table: Table) -> Play:
    words = [table.word_for(action)[0] for action in table.state.legal()]
    return next(word for word in words if len(word.openings) == 1)


def told(cheat: Table, honest: Table, word: object) -> str:
    with pytest.raises(Breach) as caught:
        honest.hear(Spoken(len(cheat.said) + 1, cheat.digest, word))  # type: ignore[arg-type]
    return caught.value.code


def test_a_wrong_card_turned_up_is_named() -> None:
    cheat, honest = until(tables(), plays_a_card, random.Random(1))
    word = card_play(cheat)
    opening = word.openings[0]
    others = [place for place in cheat.own.held if cheat.own.cards[place] != opening.card]
    deck, slot = others[0]
    lie = Opening(deck, slot, opening.card, cheat.secret.salt(deck, slot))
    assert told(cheat, honest, msgspec.structs.replace(word, openings=(lie,))) == "wrong-card"


def test_a_card_that_was_never_drawn_is_named() -> None:
    cheat, honest = until(tables(), plays_a_card, random.Random(2))
    word = card_play(cheat)
    slot = min(cheat.own.down)
    lie = msgspec.structs.replace(word.openings[0], slot=slot, salt=cheat.secret.salt(0, slot))
    assert told(cheat, honest, msgspec.structs.replace(word, openings=(lie,))) == "not-in-hand"


def test_a_card_played_without_turning_it_up_is_named() -> None:
    cheat, honest = until(tables(), plays_a_card, random.Random(2))
    assert told(cheat, honest, msgspec.structs.replace(card_play(cheat), openings=())) == "card-not-opened"


def test_an_action_out_of_turn_is_named() -> None:
    speaker, waiting = until(tables(), lambda table: table.deciding, random.Random(1))
    assert told(waiting, speaker, Play("done")) == "out-of-turn"


def test_an_illegal_action_is_named() -> None:
    cheat, honest = until(tables(), lambda table: table.deciding, random.Random(1))
    assert told(cheat, honest, Play("advance a1", vow=b"v" * 32)) == "illegal"
    assert told(cheat, honest, Play("surely nothing", vow=b"v" * 32)) == "illegal"


def test_a_word_that_does_not_fit_the_moment_is_named() -> None:
    cheat, honest = until(tables(), lambda table: table.deciding, random.Random(1))
    assert told(cheat, honest, Pick(3)) == "wrong-word"


def test_a_message_that_comes_twice_is_named() -> None:
    pair = tables()
    speaker, hearer = until(pair, lambda table: table.deciding, random.Random(4))
    spoken = speaker.say(*choose(speaker, random.Random(1)))
    hearer.hear(spoken)
    with pytest.raises(Breach, match="second time"):
        hearer.hear(spoken)


def test_a_number_for_the_dice_changed_after_seeing_the_other_is_named() -> None:
    cheat, honest = until(tables(), lambda table: table.due().matter == Matter.REDEEM, random.Random(1))
    assert told(cheat, honest, Nonce(b"x" * 32)) == "dice-changed"


def test_a_deck_of_the_wrong_size_is_named() -> None:
    cheat, honest = until(tables(), lambda table: table.due().matter == Matter.DECK, random.Random(1))
    assert told(cheat, honest, Deck((b"x" * 32,) * 59)) == "deck-size"


def test_a_pick_of_a_card_already_drawn_is_named() -> None:
    pair = tables()
    cheat, honest = until(pair, lambda table: table.due().matter == Matter.PICK and bool(table.drawn), random.Random(1))
    drawer = pair[1 - cheat.seat].seat
    taken = next((draw.place[1] for draw in honest.drawn if draw.seat == drawer), None)
    assert taken is None or told(cheat, honest, Pick(taken)) == "bad-pick"
    assert told(cheat, honest, Pick(900)) == "bad-pick"


def test_something_entered_for_a_side_that_did_not_ask_is_named() -> None:
    cheat, honest = until(tables(), lambda table: table.deciding, random.Random(1))
    assert told(cheat, honest, Grant(RESIGN)) == "not-asked"


def test_a_wish_is_granted_by_the_side_to_speak() -> None:
    speaker, decision_controller = until(tables(), lambda table: table.deciding, random.Random(1))
    decision_controller.wishes.add(RESIGN)
    decision_controller.hear(speaker.say(Grant(RESIGN)))
    assert decision_controller.battle.over
    assert decision_controller.battle.winner == speaker.seat == speaker.battle.winner


class Stacked(Table):
    """Lays a deck that is nothing but copies of its best card."""

    def automatic(self) -> Said | None:
        word = super().automatic()
        if isinstance(word, Deck) and not self.own.vows:
            card = self.state.armies[self.seat].deck[0]
            return Deck(
                tuple(
                    card_vow(self.own.owner, 0, slot, card, self.secret.salt(0, slot)) for slot in range(len(word.vows))
                )
            )
        return word


def test_a_stacked_deck_is_named_when_a_card_of_it_is_played() -> None:
    one, two = tables()
    cheat = Stacked(two.battle.record.header, two.start, 1, two.secret.key)
    with pytest.raises(Breach) as caught:
        play((one, cheat), random.Random(8))
    assert caught.value.code == "wrong-card"


def test_a_stacked_deck_is_named_although_no_card_of_it_was_played() -> None:
    one, two = tables()
    cheat = Stacked(two.battle.record.header, two.start, 1, two.secret.key)
    pair = (one, cheat)
    rng = random.Random(8)
    while one.due().matter != Matter.PLAY:
        step(pair, rng)
    pair[one.due().seat].wishes.add(RESIGN)
    step_by = one.due().seat
    pair[1 - step_by].hear(pair[step_by].say(Play(RESIGN)))
    play(pair, rng)
    with pytest.raises(Breach) as caught:
        open_record(one)
    assert caught.value.code == "stacked-deck"


@pytest.mark.parametrize("lie", ["secret", "unseen", "invented"])
def test_a_false_account_at_the_end_is_named(lie: str) -> None:
    pair = tables()
    rng = random.Random(11)
    while pair[0].due().matter != Matter.REVEAL:
        step(pair, rng)
    pair[1].hear(pair[0].say(pair[0].automatic()))  # type: ignore[arg-type]
    truth = pair[1].automatic()
    assert isinstance(truth, Reveal)
    if lie == "secret":
        false = msgspec.structs.replace(truth, secret=b"x" * 32)
    elif lie == "unseen":
        number, text = truth.unseen[0]
        words = text.split()
        army = pair[1].state.armies[1]
        other = next(card.id for card in army.cards if card.id not in words)
        false = msgspec.structs.replace(truth, unseen=((number, " ".join([words[0], other, *words[2:]])),))
    else:
        false = msgspec.structs.replace(truth, unseen=(*truth.unseen, (99999, "done")))
    pair[0].hear(Spoken(len(pair[1].said) + 1, pair[1].digest, false))
    with pytest.raises(Breach) as caught:
        open_record(pair[0])
    assert caught.value.code in ("stacked-deck", "changed-decision", "false-account", "dice-changed")


def test_dice_are_even() -> None:
    rolled = [face for roll in range(400) for face in faces(roll, [10] * 5, b"a" * 32, b"b" * 32)]
    counts = [rolled.count(face) for face in range(1, 11)]
    assert min(counts) > 140
    assert max(counts) < 260


def test_messages_come_back_as_they_went() -> None:
    pair = tables()
    play(pair, random.Random(2))
    digest = b"d" * 32
    for number, (_, word) in enumerate(pair[0].said, 1):
        spoken = Spoken(number, digest, word)
        assert decode(encode(spoken)) == spoken
