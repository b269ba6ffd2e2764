"""The documentation is run: every snippet, every command, every printed answer."""
