"""The anytime cards 67-97 (rule 5).

Begin with `rules`: when each card may be played. `immediate` has the effects that need no
further choice, `choices` the decisions inside the other cards, `effects` all effects
together.
"""
