"""The day, phase by phase (rule 4)."""
