# The puzzles: a name, what is to be reached, and what it teaches, said when it is solved.

puzzle-you = Mio
puzzle-other = Taro

error-puzzle-unknown = There is no such puzzle. There are: { $offered }.
error-puzzle-over = This puzzle is over. Take a step back, or start again.

## The Isle of Cats

puzzle-isle-family-name = One family
puzzle-isle-family-task = Rescue one cat, so that you have a family of six.
puzzle-isle-family-taught = A cat that touches two groups of its colour makes one family of them. The gap between them was worth more than any cat at the end of either.

puzzle-isle-map-name = By the map
puzzle-isle-map-task = Fill the room at the stern with one rescued cat and what it brings you.
puzzle-isle-map-taught = A cat on the map of its own colour brings a common treasure at once. Even the smallest one closes a gap for which there is no cat.

puzzle-isle-rats-name = No rats in sight
puzzle-isle-rats-task = Taro has passed. With two cats, cover all seven rats that are still in sight.
puzzle-isle-rats-taught = Every rat in sight costs a point. Look for the shape that the rats make, then for the cat that has it.

puzzle-isle-moon-name = The moon room
puzzle-isle-moon-task = Taro has passed. Fill the upper bedroom with three cats.
puzzle-isle-moon-taught = Walls hinder no tile. Begin where the room is narrowest: there the fewest cats fit.

puzzle-isle-oshax-name = The last oshax
puzzle-isle-oshax-task = The last day, your last finds: have a score of 84 with one of your two cards.
puzzle-isle-oshax-taught = One tile can count in many ways. Green made a larger family and the fifth green cat, the place filled a bedroom, and the rats that your lesson wants stayed in sight.

## If It Fits

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

## Kyoto no Neko

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
