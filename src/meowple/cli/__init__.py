"""The commands. They know no game: what they offer comes from its declarations."""
