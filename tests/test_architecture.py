"""What holds for the house as a whole: ARCHITECTURE.md leaves no module out, and no widget is filled with items."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "ARCHITECTURE.md").read_text("utf-8")


def test_the_page_names_every_module_of_the_engine() -> None:
    modules = [
        path.name
        for folder in ("engine", "engine/manoeuvre", "engine/miniatures")
        for path in (ROOT / folder).glob("[a-z]*.py")
    ]
    assert [name for name in modules if f"`{name}`" not in PAGE and f"/{name}`" not in PAGE] == []


def test_no_item_of_a_list_or_tree_is_made_in_python() -> None:
    """Qt deletes them together with their list, when their Python halves may be gone already: see app/board/rows.py."""
    made = re.compile(r"\bQ(ListWidget|TreeWidget|TableWidget|Standard)Item\(")
    sources = [path for folder in ("app", "editor") for path in (ROOT / folder).rglob("*.py")]
    assert sources
    assert [path.name for path in sources if made.search(path.read_text("utf-8"))] == []
