"""The generator as an errand: proposals as they are found."""

from collections.abc import Iterator
from dataclasses import dataclass

from editor.generator.wishes import Found, Refused, Stopped, Wishes
from engine.manoeuvre.battlefield import Rows, Section

SectionRows = tuple[tuple[str, Rows], ...]


@dataclass(frozen=True)
class Request:
    """What is asked for; can be sent to another process and called there."""

    wishes: Wishes
    count: int
    sections: SectionRows = ()

    def __call__(self) -> Iterator[Found | Refused | Stopped]:
        from editor.generator.search import proposals

        yield from proposals(self.wishes, self.count, [Section(id, rows) for id, rows in self.sections])


def warm_up() -> Iterator[None]:
    """Load the solver."""
    import editor.generator.search  # noqa: F401

    yield None
