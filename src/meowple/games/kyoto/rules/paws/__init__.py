"""Paws: what they are (`paw`), where they go when they get away (`paw_moves`), and how
kittens in a tree look at those face down (`peek`).
"""
