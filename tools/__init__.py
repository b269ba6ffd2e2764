"""Tools that build and measure Meowple and are not installed with it.

`typescript` writes the client's types from the server's, `load` measures the server with
many live tables (`make load`).
"""
