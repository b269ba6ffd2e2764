"""The Isle of Cats as arrays: `actions` and `observation`, joined in `encoding`."""
