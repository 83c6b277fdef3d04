"""ARCHITECTURE.md leaves no module of the engine out."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "ARCHITECTURE.md").read_text("utf-8")


def test_the_page_names_every_module_of_the_engine() -> None:
    modules = [path.name for folder in ("engine", "engine/manoeuvre") for path in (ROOT / folder).glob("[a-z]*.py")]
    assert [name for name in modules if f"`{name}`" not in PAGE and f"/{name}`" not in PAGE] == []
