"""The desk: each kind of decision as an offer to the player, and what pressing a square or a card means there."""

from app.shell.play.desk.desk import Desk

__all__ = ["Desk"]
