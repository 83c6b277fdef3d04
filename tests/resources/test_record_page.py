"""The example of docs/records.md is a sound record, and the page says truly how its digests are made."""

import json
from hashlib import sha256
from pathlib import Path

from engine.battle import replay
from resources.manoeuvre.content import start_of
from resources.records import load
from tests.resources.manoeuvre.samples import shipped

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLE = DOCS / "example.record"
LINES = EXAMPLE.read_text("utf-8").splitlines()


def test_the_example_is_a_whole_battle_that_fits() -> None:
    battle = replay(record := load(EXAMPLE), start_of(record, shipped()))
    assert battle.over
    assert (battle.winner, battle.how) == (1, "nightfall")


def test_the_page_shows_the_entries_of_the_example() -> None:
    page = (DOCS / "records.md").read_text("utf-8")
    assert "\n".join(LINES[1:]) in page
    assert LINES[0][-28:] in page


def test_the_digest_of_the_header_is_made_as_the_page_says() -> None:
    header = json.loads(LINES[0])
    digest = header.pop("digest")
    text = json.dumps(header, ensure_ascii=False, separators=(",", ":"))
    assert "Zoë" in LINES[0]
    assert LINES[0] == f'{text[:-1]},"digest":"{digest}"}}'
    assert sha256(text.encode()).hexdigest()[:16] == digest


def test_the_digests_of_the_entries_are_made_as_the_page_says() -> None:
    running = sha256(LINES[0].encode()).hexdigest()
    for line in LINES[1:]:
        said, _, digest = line.partition(" # ")
        running = sha256((running + said).encode()).hexdigest()
        assert running[:16] == digest
    assert running == load(EXAMPLE).digest
