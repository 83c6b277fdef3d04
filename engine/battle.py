"""A battle as its record tells it: playing on, taking back, replaying, looking back, and seeing it as one seat may."""

from collections.abc import Iterator
from typing import Any, Final, Generic, NamedTuple, TypeVar

from engine.game import Refusal, State
from engine.record import DRAW, OFFER, RESIGN, TIME, UNDO, Entry, Header, Record, misfit, no_undo

RESIGNED: Final = "resigned"
OUT_OF_TIME: Final = "out of time"
AGREED_DRAW: Final = "agreed draw"

S = TypeVar("S", bound=State[Any])


class Step(NamedTuple, Generic[S]):
    """An entry of a battle as it was played: log, board, sounds, replay and LAN are told of nothing else.

    The states are as whole as those they come from: show only what `seen_by` leaves of them, and play on copies.
    """

    entry: Entry
    before: S
    after: S
    events: tuple[Any, ...]
    """Everything that was told in between; empty of what was said rather than done, an undo among it."""


class Battle(Generic[S]):
    """A record and the state it leads to. After an undo `state` is another object, with the same listener."""

    def __init__(self, header: Header, start: S) -> None:
        self.record = Record(header)
        self.state = start.copy()
        self._before: list[S] = []
        """The states before those actions that may still be taken back."""

    @property
    def over(self) -> bool:
        return self.state.over or self.record.ending is not None

    @property
    def winner(self) -> int:
        """The game's number for nobody while the battle lasts and after a draw."""
        ending = self.record.ending
        if ending is not None and ending.text in (RESIGN, TIME) and self.record.chance == 2:
            return 1 - ending.seat
        return self.state.winner

    @property
    def how(self) -> str:
        ending = self.record.ending
        if ending is not None:
            return {RESIGN: RESIGNED, TIME: OUT_OF_TIME}.get(ending.text, AGREED_DRAW)
        return self.state.how

    def play(self, action: Any, seat: int | None = None) -> Entry:
        """Play an action of the seat that is asked, or of another that may decide; raises Refusal, changing nothing."""
        if self.over:
            raise _over()
        if seat is None:
            seat = self.state.seat
        self.ask(seat)
        before = self.state.copy()
        before.tell = self.state.tell
        try:
            self.state.apply(action)
            entry = self.record.append(seat, before.write(action))
        except Exception:
            self.state = before
            raise
        if before.seals(action):
            self._before.clear()
        else:
            self._before.append(before)
            del self._before[: max(len(self._before) - self.record.free, 0)]
        return entry

    def can_undo(self, seat: int) -> bool:
        """Undo stops at dice, draws, what was shown, and the decisions of other seats."""
        return bool(self._before) and self.record.can_undo(seat)

    def undo(self, seat: int) -> Entry:
        """Take back the seat's last action; raises Refusal where undo stops."""
        if not self._before and self.record.can_undo(seat):
            raise no_undo()
        entry = self.record.append(seat, UNDO)
        self.state = self._before.pop()
        return entry

    def resign(self, seat: int) -> Entry:
        return self._end(seat, RESIGN)

    def offer_draw(self, seat: int) -> Entry:
        """Offer a draw; the offer stands until somebody acts."""
        return self._end(seat, OFFER)

    def agree_draw(self, seat: int) -> Entry:
        """End the battle in the draw that the other side has offered; raises Refusal if it has not."""
        return self._end(seat, DRAW)

    def enter(self, seat: int, text: str, number: int = 0) -> Entry:
        """Play an entry from its text, as a record or another machine tells it; raises Refusal and changes nothing.

        With a number, the entry is meant to be that one: what answers a moment that has passed is refused as stale.
        """
        if number and number != len(self.record.entries) + 1:
            raise Refusal("stale", "The battle has gone on since; look again and choose anew.", "")
        if not 0 <= seat <= self.record.chance:
            raise Refusal("no-such-seat", "There is no such seat in this battle.", "")
        if not self.record.is_action(seat, text):
            return self.undo(seat) if text == UNDO else self._end(seat, text)
        if self.over:
            raise _over()
        self.ask(seat)
        return self.play(self.read(text), seat)

    def read(self, text: str) -> Any:
        """An action of the seat that is asked, from the one way in which it is written; raises Refusal."""
        action = self.state.read(text)
        if self.state.write(action) != text:
            raise Refusal("malformed", f"This action is written “{self.state.write(action)}”.", "")
        return action

    def ask(self, seat: int) -> None:
        """Turn to one of the seats that may decide now; raises Refusal if this is none of them."""
        if seat not in self.state.deciding():
            raise _not_now(self.record.words[seat])
        self.state.ask(seat)

    def _end(self, seat: int, text: str) -> Entry:
        if self.over:
            raise _over()
        return self.record.append(seat, text)


def replay(record: Record, start: S) -> Battle[S]:
    """Play a whole record again and check every entry against the rules; raises Misfit."""
    return _fought(record.header, start, record.entries)


def after(record: Record, start: S, actions: int) -> S:
    """The state after so many actions, those taken back left out; raises Misfit, or IndexError if there are fewer."""
    if not 0 <= actions <= len(record.actions):
        raise IndexError(f"This battle has {len(record.actions)} actions.")
    return _fought(record.header, start, record.actions[:actions]).state


def _fought(header: Header, start: S, entries: list[Entry]) -> Battle[S]:
    battle = Battle(header, start)
    for entry in entries:
        try:
            battle.enter(entry.seat, entry.text)
        except Refusal as refusal:
            fault = misfit(entry, refusal)
            fault.recovered = battle.record
            raise fault from None
    return battle


def seen_by(record: Record, start: S, viewer: int) -> list[Entry]:
    """The entries as a seat may know them: hidden cards of others stay hidden. Their digests are not told with them."""
    battle = Battle(record.header, start)
    seen = []
    for entry in replay(record, start).record.entries:
        text = entry.text
        if record.is_action(entry.seat, text):
            state = battle.state
            state.ask(entry.seat)
            text = state.write(state.shown_to(state.read(text), viewer))
        seen.append(entry._replace(text=text))
        battle.enter(entry.seat, entry.text)
    return seen


def steps(record: Record, start: S) -> Iterator[Step[S]]:
    """Every action that was not taken back, played again; raises Misfit at the first that the rules refuse.

    The state before asks the seat that acts.
    """
    heard: list[Any] = []
    state = start.copy()
    state.tell = heard.append
    before = state.copy()
    for entry in record.actions:
        heard.clear()
        try:
            before.ask(entry.seat)
            state.ask(entry.seat)
            state.apply(state.read(entry.text))
        except Refusal as refusal:
            raise misfit(entry, refusal) from None
        except ValueError:
            raise misfit(entry, _not_now(record.words[entry.seat])) from None
        after = state.copy()
        yield Step(entry, before, after, tuple(heard))
        before = after.copy()


def watched(record: Record, start: S, viewer: int) -> Iterator[tuple[S, Any]]:
    """Every action that was not taken back, as it was shown to a seat, after the view which that seat had before it.

    The view asks the seat that acts.
    """
    state = start.copy()
    for entry in record.actions:
        state.ask(entry.seat)
        action = state.read(entry.text)
        view = state.seen_by(viewer)
        view.ask(entry.seat)
        yield view, state.shown_to(action, viewer)
        state.apply(action)


def _not_now(seat: str) -> Refusal:
    return Refusal("other-seat", f"It is not for {seat} to decide now.", "")


def _over() -> Refusal:
    return Refusal("over", "The battle is over.", "")
