"""Translations that can't fall behind the English they were made from.

Beside the catalogues of a language, `sources.toml` remembers a hash of the English of
every message, and of every section of a rules reference, from the moment someone last
compared the two. When the English changes, the hash no longer fits and `make lint` names
the translation. `docs/translating.md` tells how to work with it.
"""
