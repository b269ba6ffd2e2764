"""Learning a game's fast policy (`meowple train`)."""
