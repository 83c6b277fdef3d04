"""The layout of rows that start anew where the width ends; it lives with the theme, where every screen finds it."""

from app.board.theme.flow import Flow

__all__ = ["Flow"]
