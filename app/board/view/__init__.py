"""The board on the screen: a widget that shows looks, marks and motions, and hears mouse, keys and screen readers."""

from app.board.view.board import BoardView

__all__ = ["BoardView"]
