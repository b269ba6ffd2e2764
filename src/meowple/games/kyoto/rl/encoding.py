"""The encoding of Kyoto no Neko for learning."""

from __future__ import annotations

from meowple.encoding.encoding import Encoding
from meowple.games.kyoto.rl.actions import catalogue
from meowple.games.kyoto.rl.observation import KyotoObserver

# A lead that counts 1.
_MARGIN = 5

ENCODING = Encoding(catalogue, KyotoObserver, _MARGIN)
