"""Computes the best boat that a seat could have packed in a finished game.

Begin with `question`, the problem, and `best_boat`, which solves it: first by
`local_search`, then, with the extra `solve`, by `cp_solver` on the model of `cp_model` and
`lesson_bounds`. `report` is the answer as the rest of Meowple shows it.
"""
