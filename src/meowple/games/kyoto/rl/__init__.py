"""Kyoto no Neko as arrays: `actions` and `observation`, joined in `encoding`."""
