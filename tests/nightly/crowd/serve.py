"""`python -m tests.nightly.crowd.serve DATABASE`: a server as hosts run it, on any port."""

from __future__ import annotations

import sys

from meowple.server.run import serve
from meowple.server.settings import Settings

if __name__ == "__main__":
    settings = Settings(database_url=sys.argv[1], port=0, trust_proxy=True)
    serve(settings, lambda address: print(address, flush=True))
