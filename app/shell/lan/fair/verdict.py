"""The verdict at the end: with both secrets shown, the whole battle is played again with every card face up."""

from typing import Any

from app.shell.lan.fair import commitments as secrets
from app.shell.lan.fair.commitments import Place, Secret, card_vow, dealt, entry_vow
from app.shell.lan.fair.messages import Breach, Nonce, Vow
from app.shell.lan.fair.table import Drawn, Table
from engine.battle import Battle
from engine.game import Cards, Refusal, State
from engine.record import Entry, Record


def open_record(table: Table) -> Record:
    """The battle with every card face up, the same for both sides; raises Breach if anything does not fit."""
    return _Verdict(table).record


class _Verdict:
    """Plays the battle again, with what each side kept hidden until now."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._secrets = [Secret(reveal.secret) for reveal in table.reveals]
        self._unseen = [dict(reveal.unseen) for reveal in table.reveals]
        self._cards: list[dict[Place, int]] = [{}, {}]
        self._decks = [0, 0]
        self._check_dice()
        self._battle: Battle[State[Any]] = Battle(table.battle.record.header, table.start)
        drawn = {draw.entry: draw for draw in table.drawn}
        for entry in table.battle.record.entries:
            self._lay()
            self._enter(entry, drawn.get(entry.number))
        self._lay()
        if any(self._unseen):
            raise Breach("false-account", "it tells of what never happened.")
        self.record = self._battle.record

    def _enter(self, entry: Entry, draw: Drawn | None) -> None:
        state = self._battle.state
        text = entry.text
        if entry.seat == self._table.chance:
            if draw is not None:
                text = state.write(state.drawn(self._card(draw)))
        elif self._table.battle.record.is_action(entry.seat, text):
            text = self._unseen[entry.seat].pop(entry.number, text)
            self._check_bound(entry, text)
            action = self._compare(state, entry, text)
            if draw is not None and _cards_of(state).picked(action) != self._card(draw):
                raise Breach("stacked-deck")
        try:
            self._battle.enter(entry.seat, text)
        except Refusal as refusal:
            raise Breach("false-account", str(refusal)) from None

    def _lay(self) -> None:
        """Hold each deck that was laid at this moment against the cards that it must have held."""
        state = self._battle.state
        for entries, seat in self._table.laid:
            if entries != len(self._battle.record.entries):
                continue
            deck = self._decks[seat]
            secret = self._secrets[seat]
            held = _cards_of(state)
            cards = dealt(secret, deck, held.hand(seat) if deck == 0 else (), held.bag(seat))
            owner = self._table.owners[seat]
            vows = tuple(card_vow(owner, deck, slot, card, secret.salt(deck, slot)) for slot, card in enumerate(cards))
            if vows != self._table.slots[seat].vows[deck]:
                raise Breach("stacked-deck")
            self._cards[seat].update({(deck, slot): card for slot, card in enumerate(cards)})
            self._decks[seat] += 1

    def _card(self, draw: Drawn) -> int:
        return self._cards[draw.seat][draw.place]

    def _check_bound(self, entry: Entry, full: str) -> None:
        """What a side now says it did must be what it had bound itself to."""
        if self._table.binding:
            salt = self._secrets[entry.seat].entry_salt(entry.number)
            if entry_vow(self._table.owners[entry.seat], entry.number, full, salt) != self._table.bound[entry.number]:
                raise Breach("own-changed" if entry.seat == self._table.seat else "changed-decision", f"“{full}”")

    def _compare(self, state: State[Any], entry: Entry, full: str) -> Any:
        """What a side now says it did must look, from outside, like what it said then."""
        try:
            self._battle.ask(entry.seat)
            action = state.read(full)
            seen = state.write(state.shown_to(action, 1 - entry.seat))
        except Refusal as refusal:
            raise Breach("false-account", str(refusal)) from None
        if entry.text not in (full, seen):
            raise Breach("false-account", f"“{full}” was told as “{entry.text}”.")
        return action

    def _check_dice(self) -> None:
        """Every number for the dice came from the secret, so none was chosen to suit the other's."""
        told = 0
        for seat, word in self._table.said:
            expected = self._secrets[seat].nonce(told // 2)
            owner = self._table.owners[seat]
            if isinstance(word, Vow) and word.hash != secrets.nonce_vow(owner, told // 2, expected):
                raise Breach("dice-changed")
            if isinstance(word, Nonce):
                if word.number != expected:
                    raise Breach("dice-changed")
                told += 1


def _cards_of(state: State[Any]) -> Cards[Any]:
    cards = state.cards()
    assert cards is not None, "a card was drawn in a game without any"
    return cards
