"""Checks that take too long for every run: `make nightly`, or one of them alone by `python
-m tests.nightly NAME`. Each prints its figures and ends with 1 if a promise of
docs/reliability.md was broken; a small part of each is in the tests of every run."""
