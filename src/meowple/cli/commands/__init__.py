"""One module per command, named like it; `replay` also has `verify`."""
