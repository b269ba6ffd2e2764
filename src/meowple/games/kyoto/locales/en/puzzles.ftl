# Puzzles: a name, a task, and what it teaches once it is solved.

puzzle-kyoto-road-name = Across the road
puzzle-kyoto-road-task = Take your first medal: cross the road this turn.
puzzle-kyoto-road-taught = With little agility every hedge is a wall. The house leads to three road spaces, and from only one of them you were in the park in time.

puzzle-kyoto-cat-name = Friend or fight
puzzle-kyoto-cat-task = Take a fourth medal this turn.
puzzle-kyoto-cat-taught = Where a paw offers two skills, you choose. As a friend the cat would have gone to your house; beaten, it fills the fourth slot of the victory track.

puzzle-kyoto-bug-name = A rat on the way
puzzle-kyoto-bug-task = Take a fourth medal this turn.
puzzle-kyoto-bug-taught = Meeting a red paw does not use up your action. The rat filled the second slot of the track and raised your hunt, just before the bug.

puzzle-kyoto-kitten-name = Two at once
puzzle-kyoto-kitten-task = You have three medals. Have five at the end of this turn.
puzzle-kyoto-kitten-taught = A beaten kitten fulfils its mission and goes to the victory track. There the fourth slot brought the second medal.

puzzle-kyoto-thief-name = A friend from next door
puzzle-kyoto-thief-task = You have two medals. Have four at the end of this turn.
puzzle-kyoto-thief-taught = Friends can be won from the houses of others. Taro’s butterfly is your butterfly now, and the third friend in your house.
