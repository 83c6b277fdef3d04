"""The companion's documents in the editor."""
