"""Manoeuvre and its expansion Distant Lands: the rules, written once for screen, search, LAN and replay."""
