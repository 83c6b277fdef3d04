"""Commanders: two generals write secret orders on nine sectors and fight where they collide."""
