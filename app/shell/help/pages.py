"""The pages of help: those of each game, then those about the program; found by topic, searched by words.

A page is Markdown. Below a heading a comment names its topics, by which the rest of the program points there:
`<!-- topics: card:guerrilla, refusal:guerrilla-nothing -->`. Links go to topics, too; paragraphs and rulings that a
page cites become links by themselves. A topic is looked for in the pages of one game first. Knows no widgets.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from app.shell.games import Help, shown_games

FOLDER: Final = "help"
FALLBACK: Final = "en"
SCHEME: Final = "topic:"
START: Final = "start"

_TOPICS: Final = re.compile(r"<!-- topics: (.*?) -->\n?", re.DOTALL)
_MARKUP: Final = re.compile(r"!\[.*?\]\(.*?\)|[*_`|#]|\(topic:.*?\)|[\[\]]|:?-{3,}:?")
_EXCERPT: Final = 90


class Citations(NamedTuple):
    """How rulings numbered behind a letter, and paragraphs, are cited."""

    own: re.Pattern[str]
    """At the beginning of the list item that is the ruling itself."""
    cited: re.Pattern[str]

    @classmethod
    def behind(cls, letters: str) -> "Citations":
        ruling = rf"[{letters}]\d+" if letters else r"(?!)"
        return cls(
            re.compile(rf"^- ({ruling}) ", re.MULTILINE),
            re.compile(rf"(?<![\[\w:§])(§\d+(?:\.\d+)?|{ruling})(?![\w\]])"),
        )


@dataclass(frozen=True)
class Place:
    """Somewhere in the help."""

    page: str
    heading: int = 0
    """Which heading of the page, the title being 0."""
    ruling: str = ""
    """A list item that begins so, further down."""
    game: str = ""
    """Whose page it is; empty for those about the program."""


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
    game: str = ""


@dataclass(frozen=True)
class Hit:
    """Where some words were found."""

    place: Place
    title: str
    excerpt: str


class Manual:
    """All pages, in the order in which they are listed."""

    def __init__(self, pages: tuple[Page, ...], helps: Mapping[str, Help]) -> None:
        self.pages = pages
        self.helps = helps
        """What each game says of its pages, by its id."""
        self._topics: dict[tuple[str, str], Place] = {}
        for page in pages:
            self._topics.setdefault((page.game, page.name), Place(page.name, game=page.game))
            for section in page.sections:
                for topic in section.topics:
                    self._topics.setdefault((page.game, topic), section.place)

    @property
    def topics(self) -> frozenset[tuple[str, str]]:
        """Each with the game whose page it is on."""
        return frozenset(self._topics)

    def page(self, name: str, game: str = "") -> Page:
        return next(page for page in self.pages if (page.name, page.game) == (name, game))

    def find(self, topic: str, game: str = "") -> Place | None:
        """The place of a topic, in the pages of this game if it is there. Without a topic it is where they begin."""
        for one in dict.fromkeys((game, *(page.game for page in self.pages))):
            found = self._find(topic or START, one)
            if found is not None:
                return found
        return None

    def _find(self, topic: str, game: str) -> Place | None:
        """A paragraph that has no place of its own is found where the one above it is."""
        found = self._topics.get((game, topic))
        if found is not None:
            return found
        kind, _, rest = topic.partition(":")
        if kind == "refusal" and game in self.helps:
            return self._of_refusal(rest, game)
        if kind == "rule" and "." in rest:
            return self._find(f"rule:{rest.rpartition('.')[0]}", game)
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

    def _of_refusal(self, code: str, game: str) -> Place | None:
        """Where a refusal is explained: the ruling behind it, or else the paragraph; None if it is not of this game."""
        rule = self.helps[game].cited(code)
        if rule is None:
            return None
        cited = Citations.behind(self.helps[game].letter).cited.findall(rule)
        for citation in sorted(cited, key=lambda one: one.startswith("§")):
            place = self._find(topic_of(citation), game)
            if place is not None:
                return place
        return self._find(START, game)


def topic_of(citation: str) -> str:
    """
    >>> topic_of("R31"), topic_of("§6.1")
    ('ruling:R31', 'rule:§6.1')
    """
    return f"rule:{citation}" if citation.startswith("§") else f"ruling:{citation}"


def read_manual(language: str) -> Manual:
    """The pages in a language; those that are not translated in English."""
    helps: dict[str, Help] = {game.id: game.part("help") for game in shown_games() if game.has("help")}
    pages: list[Page] = []
    for game, help in helps.items():
        pages += _read_folder(help.folder, language, help.letter, game)
    letters = "".join(help.letter for help in helps.values())
    pages += _read_folder(files("resources") / FOLDER, language, letters, "")
    return Manual(tuple(pages), helps)


def _read_folder(folder: Traversable, language: str, letters: str, game: str) -> Iterator[Page]:
    for name in sorted(entry.name for entry in (folder / FALLBACK).iterdir() if entry.name.endswith(".md")):
        file = folder / language / name
        if not file.is_file():
            file = folder / FALLBACK / name
        stem = name.removesuffix(".md").partition("-")[2]
        yield read_page(stem, file.read_text(encoding="utf-8"), letters, game)


def read_page(name: str, text: str, letters: str = "", game: str = "") -> Page:
    """A page in which the rulings behind any of these letters are cited."""
    citations = Citations.behind(letters)
    parts = [part for part in re.split(r"^(?=#{1,2} )", text, flags=re.MULTILINE) if part.strip()]
    sections = tuple(_sections(Place(name, game=game), parts, citations))
    shown = "\n\n".join(_linked(_TOPICS.sub("\n", part).strip(), citations) for part in parts)
    return Page(name, sections[0].title, shown, sections, game)


def _sections(page: Place, parts: list[str], citations: Citations) -> Iterator[Section]:
    for number, part in enumerate(parts):
        title = part.partition("\n")[0].lstrip("# ").strip()
        said = [topic.strip() for found in _TOPICS.findall(part) for topic in found.split(",")]
        body = _TOPICS.sub("", part.partition("\n")[2])
        rulings = list(citations.own.finditer(body))
        intro = body[: rulings[0].start()] if rulings else body
        yield Section(replace(page, heading=number), title, _plain(intro), tuple(said))
        for place, match in enumerate(rulings):
            end = rulings[place + 1].start() if place + 1 < len(rulings) else len(body)
            words = _plain(body[match.end() : end])
            where = replace(page, heading=number, ruling=match[1])
            yield Section(where, f"{match[1]}: {title}", words, (f"ruling:{match[1]}",))


def _plain(text: str) -> str:
    return " ".join(_MARKUP.sub(" ", text).split())


def _linked(part: str, citations: Citations) -> str:
    """What is cited becomes a link; not in headings, and not the number with which a ruling begins."""
    lines = []
    for line in part.split("\n"):
        own = citations.own.match(line)
        head, rest = (f"- **{own[1]}** ", line[own.end() :]) if own else ("", line)
        if not line.startswith("#"):
            rest = citations.cited.sub(lambda found: f"[{found[0]}]({SCHEME}{topic_of(found[0])})", rest)
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


def topic_in(sentence: str, letter: str) -> str:
    """The topic of the help behind a sentence; a ruling says more than the paragraph it belongs to.

    >>> topic_in("G3 is a field: the march ends there (§5, R3).", "R")
    'ruling:R3'
    >>> topic_in("Moving one unit is compulsory (§5).", "R"), topic_in("Nothing is cited.", "R")
    ('rule:§5', '')
    """
    cited = Citations.behind(letter).cited.findall(sentence)
    return topic_of(min(cited, key=lambda one: one.startswith("§"))) if cited else ""
