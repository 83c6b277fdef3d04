"""Rows of lists and trees, made by Qt itself.

An item made in Python has two halves, and the program crashed in PySide where Qt deleted such items together with their
list: the Python half was already gone. Rows that the model inserts have no Python half.
"""

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt

_TOP: Final = QModelIndex()


def add_row(
    model: QAbstractItemModel,
    texts: tuple[str, ...],
    values: Mapping[Any, object] | None = None,
    parent: QModelIndex = _TOP,
) -> QModelIndex:
    """Add a row at the end, with a text for each column; the values, by their roles, belong to the first column."""
    row = model.rowCount(parent)
    model.insertRow(row, parent)
    first = model.index(row, 0, parent)
    for column, text in enumerate(texts):
        model.setData(model.index(row, column, parent), text, Qt.ItemDataRole.DisplayRole)
    for role, value in (values or {}).items():
        model.setData(first, value, role)
    return first
