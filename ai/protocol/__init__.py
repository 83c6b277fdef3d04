"""The bot protocol: how a battle is told to a player in another process, and how he answers (docs/protocol.md)."""
