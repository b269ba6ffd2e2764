"""Kyoto no Neko: kittens growing up in Kyoto."""
