# Puzzles: a name, a task, and what it teaches once it is solved.

puzzle-fits-wall-name = Shut
puzzle-fits-wall-task = Close your large box for 12 points.
puzzle-fits-wall-taught = An open side is closed by a wall as well as by a joint. A closed box counts double.

puzzle-fits-tie-name = Two of a kind
puzzle-fits-tie-task = Close your box for 12 points.
puzzle-fits-tie-taught = Kinds of toys that tie for most all count. The third ball of yarn drew level with the feathers.

puzzle-fits-princess-name = The Princess calls
puzzle-fits-princess-task = Leave Taro without a single point.
puzzle-fits-princess-taught = Cats that fell asleep after the awake one count for nothing. When the Princess sends the awake cat home, nobody is left to hold the box.

puzzle-fits-sleeper-name = Wake up!
puzzle-fits-sleeper-task = Two of your cats sleep in Taro’s box. Have 10 points more than Taro.
puzzle-fits-sleeper-taught = An awake cat wakes all cats of yours that slept in its box before. Three against one: the box is yours, with two points for the further cats.

puzzle-fits-takeover-name = All under one roof
puzzle-fits-takeover-task = Without a cat left, have 4 points more than Taro.
puzzle-fits-takeover-taught = A card that joins two boxes joins the cats in them, too. Turned round, it brought your awake cat to where Taro had one: in a tie, both score the box in full.
