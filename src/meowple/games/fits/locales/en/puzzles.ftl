# Puzzles: a name, a task, and what it teaches once it is solved.

puzzle-fits-wall-name = Shut
puzzle-fits-wall-task = Close your large box for 12 points.
puzzle-fits-wall-taught = An open side is closed by a wall as well as by a joint. A closed box counts double.

puzzle-fits-tie-name = Two of a kind
puzzle-fits-tie-task = Close your box for 12 points.
puzzle-fits-tie-taught = Kinds of toys that tie for most all count. The third ball of yarn drew level with the feathers.

puzzle-fits-princess-name = The Princess calls
puzzle-fits-princess-task = Leave Taro without a single point.
puzzle-fits-princess-taught = Sleeping cats count only beside an awake one of the same owner. When the Princess sends the awake cat home, all the others sleep for nothing.

puzzle-fits-sleeper-name = A heavy sleeper
puzzle-fits-sleeper-task = You share a box. Have 6 points more than Taro.
puzzle-fits-sleeper-taught = Beside an awake cat of yours a sleeping one weighs as much. One cat more, and the box is yours alone.

puzzle-fits-takeover-name = All under one roof
puzzle-fits-takeover-task = Without a cat left, have 11 points more than Taro.
puzzle-fits-takeover-taught = A card that joins two boxes joins the cats in them, too. Turned round, it brought your cats to where Taro had only one.
