"""Knowledge of Kyoto for bots."""
