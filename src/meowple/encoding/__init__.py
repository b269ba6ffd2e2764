"""Actions and observations as arrays: what the `rl` folders of the games are made of.

Begin with `encoding`, what a game hands over; then `action_catalogue` (all actions, with
numbers), `observation_layout` (fields of a vector by name), `observer` (a view as a
vector) and `kept_arrays` (what an observer need not write again). Needs the extra `rl`.
"""
