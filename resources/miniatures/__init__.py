"""The companion's tables, rosters and battles, and the door through which they are read."""
