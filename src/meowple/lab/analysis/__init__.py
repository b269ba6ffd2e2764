"""Analysis of finished games: `analysis` judges each decision and finds the moments that
decided a game; `expectation` estimates the chances in a position."""
