"""Undo and redo: a document with everything that was done to it, as a value."""

from dataclasses import dataclass, replace

from resources.document import Document


@dataclass(frozen=True)
class Deed:
    """A change: what was there before it, and what it is called."""

    before: Document
    words: str
    key: str = ""
    """Changes of the same key that follow each other are one: the letters of a name, the squares of a stroke."""


@dataclass(frozen=True)
class History:
    """A document now, what led to it, and what was taken back.

    >>> history = History({"id": "a"}).do({"id": "b"}, "Rename")
    >>> history.undo().now, history.undo().redo().now
    ({'id': 'a'}, {'id': 'b'})
    """

    now: Document
    past: tuple[Deed, ...] = ()
    future: tuple[Deed, ...] = ()

    def do(self, document: Document, words: str, key: str = "") -> "History":
        """A change; one that changes nothing leaves no trace."""
        if document == self.now:
            return self
        if key and self.past and self.past[-1].key == key:
            if document == self.past[-1].before:
                return History(document, self.past[:-1])
            return History(document, self.past)
        return History(document, (*self.past, Deed(self.now, words, key)))

    def settled(self) -> "History":
        """Whatever comes next is a change of its own."""
        if not self.past or not self.past[-1].key:
            return self
        return replace(self, past=(*self.past[:-1], replace(self.past[-1], key="")))

    def undo(self) -> "History":
        if not self.past:
            return self
        last = replace(self.past[-1], key="")
        return History(last.before, self.past[:-1], (*self.future, replace(last, before=self.now)))

    def redo(self) -> "History":
        if not self.future:
            return self
        last = self.future[-1]
        return History(last.before, (*self.past, replace(last, before=self.now)), self.future[:-1])

    @property
    def undo_words(self) -> str:
        """What would be undone; empty if there is nothing."""
        return self.past[-1].words if self.past else ""

    @property
    def redo_words(self) -> str:
        return self.future[-1].words if self.future else ""
