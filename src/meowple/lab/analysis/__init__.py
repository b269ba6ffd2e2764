"""Analysis of finished games: `analysis` judges each decision and finds better ones. What
it asks for is in `bots`: `expectation` estimates the chances in a position, `judgement`
finds the moments that decided a game."""
