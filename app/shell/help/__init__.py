"""The help: its pages and its screen."""
