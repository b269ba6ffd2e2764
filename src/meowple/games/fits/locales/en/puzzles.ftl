# Puzzles: a name, a task, and what it teaches once it is solved.

puzzle-fits-wall-name = Shut tight
puzzle-fits-wall-task = Close your large box for 12 points.
puzzle-fits-wall-taught = A wall closes an open side just as well as another open side does. A closed box counts double.

puzzle-fits-tie-name = Two of a kind
puzzle-fits-tie-task = Close your box for 12 points.
puzzle-fits-tie-taught = If kinds of toys tie for most common, they all count. The third ball of yarn tied with the feathers.

puzzle-fits-princess-name = The Princess calls
puzzle-fits-princess-task = Leave Taro without a single point.
puzzle-fits-princess-taught = Cats that fell asleep after the awake one count for nothing. Once the Princess sends the awake cat home, nobody holds the box.

puzzle-fits-sleeper-name = Wake up!
puzzle-fits-sleeper-task = Two of your cats are asleep in Taro’s box. Finish 10 points ahead of Taro.
puzzle-fits-sleeper-taught = An awake cat wakes all your cats that were already asleep in its box. Three against one: the box is yours, plus two points for the extra cats.

puzzle-fits-takeover-name = All under one roof
puzzle-fits-takeover-task = You have no cats left. Finish 4 points ahead of Taro.
puzzle-fits-takeover-taught = A card that joins two boxes also joins the cats in them. Turned around, it linked your awake cat’s box to Taro’s: in a tie, both of you score the box in full.
