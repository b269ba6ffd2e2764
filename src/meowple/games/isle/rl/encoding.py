"""The encoding of The Isle of Cats for learning."""

from __future__ import annotations

from meowple.encoding.encoding import Encoding
from meowple.games.isle.rl.actions import catalogue
from meowple.games.isle.rl.observation import IsleObserver

# A lead that counts 1.
_MARGIN = 50

ENCODING = Encoding(catalogue, IsleObserver, _MARGIN)
