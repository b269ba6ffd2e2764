"""Power failures, simulated: what the disk could hold after one at any moment.

`journal.c` notes all writes and syncs of a database, `disk.py` makes the files as they
could be after a failure, `failures.py` plays games and checks what was acknowledged."""
