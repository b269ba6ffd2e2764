"""The games: one folder each, rules only."""
