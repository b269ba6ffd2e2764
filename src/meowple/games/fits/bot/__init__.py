"""Knowledge of Fits for bots."""
