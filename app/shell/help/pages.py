"""The pages of help: read from the resources, found by topic, searched by words. Knows no widgets.

A page is Markdown. Below a heading a comment names its topics, by which the rest of the program points there:
`<!-- topics: card:guerrilla, refusal:guerrilla-nothing -->`. Links go to topics, too; paragraphs and rulings that a
page cites become links by themselves.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from engine.manoeuvre.refusals import REASONS

FOLDER: Final = "help"
FALLBACK: Final = "en"
SCHEME: Final = "topic:"
START: Final = "start"

_TOPICS: Final = re.compile(r"<!-- topics: (.*?) -->\n?", re.DOTALL)
_RULING: Final = re.compile(r"^- (R\d+) ", re.MULTILINE)
_CITED: Final = re.compile(r"(?<![\[\w:§])(§\d+(?:\.\d+)?|R\d+)(?![\w\]])")
_MARKUP: Final = re.compile(r"!\[.*?\]\(.*?\)|[*_`|#]|\(topic:.*?\)|[\[\]]|:?-{3,}:?")
_EXCERPT: Final = 90


@dataclass(frozen=True)
class Place:
    """Somewhere in the help."""

    page: str
    heading: int = 0
    """Which heading of the page, the title being 0."""
    ruling: str = ""
    """A list item that begins so, further down."""


@dataclass(frozen=True)
class Section:
    """What stands below one heading."""

    place: Place
    title: str
    words: str
    """Its text without markup."""
    topics: tuple[str, ...]


@dataclass(frozen=True)
class Page:
    """One page; `markdown` is what is shown of it."""

    name: str
    title: str
    markdown: str
    sections: tuple[Section, ...]


@dataclass(frozen=True)
class Hit:
    """Where some words were found."""

    place: Place
    title: str
    excerpt: str


class Manual:
    """All pages, in the order in which they are listed."""

    def __init__(self, pages: tuple[Page, ...]) -> None:
        self.pages = pages
        self._topics: dict[str, Place] = {}
        for page in pages:
            self._topics.setdefault(page.name, Place(page.name))
            for section in page.sections:
                for topic in section.topics:
                    self._topics.setdefault(topic, section.place)

    @property
    def topics(self) -> frozenset[str]:
        return frozenset(self._topics)

    def page(self, name: str) -> Page:
        return next(page for page in self.pages if page.name == name)

    def find(self, topic: str) -> Place | None:
        """The place of a topic. A paragraph that has none of its own is found where the one above it is."""
        if not topic:
            return self._topics[START]
        found = self._topics.get(topic)
        if found is not None:
            return found
        kind, _, rest = topic.partition(":")
        if kind == "refusal":
            return self._of_refusal(rest)
        if kind == "rule" and "." in rest:
            return self.find(f"rule:{rest.rpartition('.')[0]}")
        return None

    def search(self, words: str) -> list[Hit]:
        """Sections in which every word occurs, those that have them in their title first."""
        wanted = words.casefold().split()
        if not wanted:
            return []
        found: list[tuple[int, int, Hit]] = []
        for number, section in enumerate(section for page in self.pages for section in page.sections):
            title, text = section.title.casefold(), section.words.casefold()
            if all(word in title or word in text for word in wanted):
                missed = sum(word not in title for word in wanted)
                found.append((missed, number, Hit(section.place, section.title, _excerpt(section.words, wanted[0]))))
        return [hit for _, _, hit in sorted(found, key=lambda one: one[:2])]

    def _of_refusal(self, code: str) -> Place | None:
        """Where a refusal is explained: the ruling behind it, or else the paragraph."""
        if code not in REASONS:
            return None
        cited = _CITED.findall(REASONS[code][1])
        for citation in sorted(cited, key=lambda one: not one.startswith("R")):
            place = self.find(topic_of(citation))
            if place is not None:
                return place
        return self._topics[START]


def topic_of(citation: str) -> str:
    """
    >>> topic_of("R31"), topic_of("§6.1")
    ('ruling:R31', 'rule:§6.1')
    """
    return f"ruling:{citation}" if citation.startswith("R") else f"rule:{citation}"


def read_manual(language: str) -> Manual:
    """The pages in a language; those that are not translated in English."""
    folder = files("resources") / FOLDER
    names = sorted(entry.name for entry in (folder / FALLBACK).iterdir() if entry.name.endswith(".md"))
    pages = []
    for name in names:
        file = folder / language / name
        if not file.is_file():
            file = folder / FALLBACK / name
        pages.append(read_page(name.removesuffix(".md").partition("-")[2], file.read_text(encoding="utf-8")))
    return Manual(tuple(pages))


def read_page(name: str, text: str) -> Page:
    parts = [part for part in re.split(r"^(?=#{1,2} )", text, flags=re.MULTILINE) if part.strip()]
    sections = tuple(_sections(name, parts))
    shown = "\n\n".join(_linked(_TOPICS.sub("\n", part).strip()) for part in parts)
    return Page(name, sections[0].title, shown, sections)


def _sections(name: str, parts: list[str]) -> Iterator[Section]:
    for number, part in enumerate(parts):
        title = part.partition("\n")[0].lstrip("# ").strip()
        said = [topic.strip() for found in _TOPICS.findall(part) for topic in found.split(",")]
        body = _TOPICS.sub("", part.partition("\n")[2])
        rulings = list(_RULING.finditer(body))
        intro = body[: rulings[0].start()] if rulings else body
        yield Section(Place(name, number), title, _plain(intro), tuple(said))
        for place, match in enumerate(rulings):
            end = rulings[place + 1].start() if place + 1 < len(rulings) else len(body)
            words = _plain(body[match.end() : end])
            where = Place(name, number, match[1])
            yield Section(where, f"{match[1]}: {title}", words, (f"ruling:{match[1]}",))


def _plain(text: str) -> str:
    return " ".join(_MARKUP.sub(" ", text).split())


def _linked(part: str) -> str:
    """What is cited becomes a link; not in headings, and not the number with which a ruling begins."""
    lines = []
    for line in part.split("\n"):
        own = _RULING.match(line)
        head, rest = (f"- **{own[1]}** ", line[own.end() :]) if own else ("", line)
        if not line.startswith("#"):
            rest = _CITED.sub(lambda found: f"[{found[0]}]({SCHEME}{topic_of(found[0])})", rest)
        lines.append(head + rest)
    return "\n".join(lines)


def _excerpt(words: str, wanted: str) -> str:
    """A few words round the first hit."""
    at = max(words.casefold().find(wanted), 0)
    start = max(0, at - _EXCERPT // 3)
    start = words.find(" ", start) + 1 if start else 0
    rest = words[start:]
    cut = rest if len(rest) <= _EXCERPT else rest[:_EXCERPT].rpartition(" ")[0]
    before = "… " if start else ""
    after = " …" if len(cut) < len(rest) else ""
    return f"{before}{cut}{after}"


_CITATION: Final = re.compile(r"§\d+(?:\.\d+)?|R\d+(?!\w)")


def topic_in(sentence: str) -> str:
    """The topic of the help behind a sentence; a ruling says more than the paragraph it belongs to.

    >>> topic_in("G3 is a field: the march ends there (§5, R3).")
    'ruling:R3'
    >>> topic_in("Moving one unit is compulsory (§5)."), topic_in("Nothing is cited.")
    ('rule:§5', '')
    """
    cited = _CITATION.findall(sentence)
    ruling = next((one for one in cited if one.startswith("R")), "")
    if ruling:
        return f"ruling:{ruling}"
    return f"rule:{cited[0]}" if cited else ""
