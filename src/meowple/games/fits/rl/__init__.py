"""If It Fits as arrays: `actions` and `observation`, joined in `encoding`."""
