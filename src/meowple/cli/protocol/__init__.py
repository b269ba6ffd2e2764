"""The line protocol of `meowple engine`: `lines` splits the input, `requests` has the types
of the requests."""
