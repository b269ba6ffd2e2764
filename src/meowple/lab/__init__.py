"""The laboratory: many games, and how fast they run."""
