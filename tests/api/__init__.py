"""The public API: its names, its examples, its types from the outside."""
