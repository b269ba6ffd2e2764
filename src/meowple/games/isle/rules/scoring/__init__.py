"""Scoring (rule 6).

Begin with `scoring`: what each player scores, and which player wins. `families` finds
families and their points, `lessons` has one function for each rule of a lesson,
`standing` answers their questions about a player, with the `facts` about a boat, `ending`
reads it from a state, and `counted_squares` shows the squares that count.
"""
