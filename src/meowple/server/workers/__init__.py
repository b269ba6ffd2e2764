"""Worker processes: bots, hints, and analyses of finished games, beside the event loop.

Where to begin reading:

service             what the server asks for, and what goes first
pool                processes, their timeouts and restarts
worker              the program that runs in such a process
memory_limit        how much memory such a process may use

The questions, and what answers them, are in `meowple.backend`.
"""
