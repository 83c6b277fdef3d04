"""A battle of Commanders on the screen."""
