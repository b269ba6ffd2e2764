# Puzzles: a name, a task, and what it teaches once it is solved.

puzzle-kyoto-road-name = Across the road
puzzle-kyoto-road-task = Earn your first medal: cross the road this turn.
puzzle-kyoto-road-taught = With low agility, every hedge is a wall. The house leads to three road spaces, and only one of them got you to the park in time.

puzzle-kyoto-cat-name = Friend or fight
puzzle-kyoto-cat-task = Earn a fourth medal this turn.
puzzle-kyoto-cat-taught = When a paw offers two skills, the choice is yours. As a friend, the cat would have gone to your house; beaten, it fills the fourth slot of the victory track.

puzzle-kyoto-bug-name = A rat on the way
puzzle-kyoto-bug-task = Earn a fourth medal this turn.
puzzle-kyoto-bug-taught = Reacting to a red paw doesn’t use up your action. The rat filled the second slot of the track and raised your hunt just before you met the bug.

puzzle-kyoto-kitten-name = Two at once
puzzle-kyoto-kitten-task = You have three medals. Finish this turn with five.
puzzle-kyoto-kitten-taught = Beating a kitten completes that mission, and the kitten also goes on your victory track, where the fourth slot gave you a second medal.

puzzle-kyoto-thief-name = A friend from next door
puzzle-kyoto-thief-task = You have two medals. Finish this turn with four.
puzzle-kyoto-thief-taught = You can win friends from other players’ houses. Taro’s butterfly is now yours, and the third friend in your house.
