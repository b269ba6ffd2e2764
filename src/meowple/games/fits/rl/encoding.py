"""The encoding of If It Fits for learning."""

from __future__ import annotations

from meowple.encoding.encoding import Encoding
from meowple.games.fits.rl.actions import catalogue
from meowple.games.fits.rl.observation import FitsObserver

# A lead that counts 1.
_MARGIN = 20

ENCODING = Encoding(catalogue, FitsObserver, _MARGIN)
