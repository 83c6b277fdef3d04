"""Shipped documents for tests to spoil, and a library without a user's folder."""

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from resources.faults import Rejected
from resources.manoeuvre.library import Library


@cache
def shipped() -> Library:
    return Library(Path("no such folder"))


def document(kind: str, id: str) -> dict[str, Any]:
    """A fresh copy of a shipped document: kind is `armies` or `scenarios`."""
    return tomllib.loads((files("resources.manoeuvre") / kind / f"{id}.toml").read_text("utf-8"))


def sections_document() -> dict[str, Any]:
    return tomllib.loads((files("resources.manoeuvre") / "sections.toml").read_text("utf-8"))


def faults(call: Any, *arguments: Any) -> dict[str, str]:
    """What a call rejects: sentence by place, empty if it rejects nothing."""
    try:
        call(*arguments)
    except Rejected as rejected:
        return {fault.where: fault.sentence for fault in rejected.faults}
    return {}
