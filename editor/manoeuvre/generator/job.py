"""The generator as a job for a background process: proposals as they are found."""

from dataclasses import dataclass
from importlib import import_module

from ai.background import Channel
from editor.manoeuvre.generator.wishes import Wishes
from engine.manoeuvre.battlefield import Rows, Section

SectionRows = tuple[tuple[str, Rows], ...]


@dataclass(frozen=True)
class Request:
    """What is asked for."""

    wishes: Wishes
    count: int
    sections: SectionRows = ()

    def __call__(self, channel: Channel) -> None:
        """Report each Found, Refused or Stopped."""
        from editor.manoeuvre.generator.search import proposals

        for news in proposals(self.wishes, self.count, [Section(id, rows) for id, rows in self.sections]):
            channel.report(news)


def load_solver() -> None:
    import_module("editor.manoeuvre.generator.search")
