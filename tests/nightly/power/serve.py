"""`python -m tests.nightly.power.serve DATABASE`: a server whose writes are noted."""

from __future__ import annotations

import sys
from dataclasses import replace

from meowple.server.run import serve
from tests.server.serving import FREE
from tests.server.table_seeds import DEALS

if __name__ == "__main__":
    DEALS.begin("power")
    serve(
        replace(FREE, database_url=sys.argv[1]), lambda address: print(address, flush=True)
    )
