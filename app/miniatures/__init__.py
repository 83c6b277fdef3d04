"""The tabletop companion above the engine: its commands, and its paper."""
