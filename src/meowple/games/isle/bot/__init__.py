"""Knowledge of Isle for bots."""
