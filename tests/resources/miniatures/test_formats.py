"""The companion's examples in docs/formats.md are good files, and its rulings have tests of their names."""

import re
from pathlib import Path

from resources.document import parse_any
from resources.miniatures.battles import read_battle
from resources.miniatures.content import Library
from resources.miniatures.fire_tables import read_fire_table
from resources.miniatures.rosters import read_roster, roster_of_lines

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "formats.md").read_text("utf-8")
EXAMPLES = [text for text in re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL) if '"miniatures-' in text]


def test_every_example_is_a_good_file(tmp_path: Path) -> None:
    assert [parse_any(text)["kind"].removeprefix("miniatures-") for text in EXAMPLES] == ["roster", "battle", "fire"]
    roster, battle, fire = EXAMPLES
    assert read_roster(roster).stands == 10
    assert read_battle(battle, Library(tmp_path)).setting.options.close_range == 8
    assert read_fire_table(fire).columns == ("close", "far")


def test_the_example_of_quick_entry_is_the_roster_before_it() -> None:
    lines = PAGE[PAGE.index("The river post, roster") : PAGE.index("## Battles of the companion")].rstrip("`\n")
    entered, written = roster_of_lines(lines), read_roster(EXAMPLES[0])
    assert [unit.name for unit in entered.units] == [unit.name for unit in written.units]
    assert entered.units[1].notes == written.units[1].notes
    assert (entered.units, entered.leaders[0].quality) == (written.units, "able")


def test_every_ruling_of_the_companion_has_a_test_named_after_it() -> None:
    listed = re.findall(r"^- M(\d+) ", (ROOT / "docs" / "rulings.md").read_text("utf-8"), re.MULTILINE)
    assert [int(number) for number in listed] == list(range(1, 44))
    tests = "\n".join(path.read_text("utf-8") for path in (ROOT / "tests" / "engine" / "miniatures").glob("test_*.py"))
    named = {int(number) for number in re.findall(r"def test_m(\d+)_", tests)}
    assert named == set(range(1, 44))
