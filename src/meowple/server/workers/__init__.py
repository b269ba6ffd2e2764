"""Worker processes: bots, hints, and analyses of finished games, beside the event loop.

Where to begin reading:

service             what the server asks for, and what goes first
protocol            the questions and answers
pool                processes, their timeouts and restarts
worker              the program that runs in such a process
priority_semaphore  which question gets a process next
"""
