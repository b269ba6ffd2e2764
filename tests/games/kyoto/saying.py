"""Words for tests, from the English catalogues."""

from __future__ import annotations

from tests.games.saying import say as say
