# Puzzles: a name, a task, and what it teaches once it is solved.

puzzle-isle-family-name = One big family
puzzle-isle-family-task = Rescue one cat to make a family of six.
puzzle-isle-family-taught = A cat that touches two groups of its color joins them into one family. The gap between them was worth more than any spot at either end.

puzzle-isle-map-name = X marks the spot
puzzle-isle-map-task = Fill the room at the stern with one rescued cat and the treasure it earns you.
puzzle-isle-map-taught = A cat placed on the map of its own color earns a common treasure right away. Even the smallest one plugs a gap that no cat fits.

puzzle-isle-rats-name = No rats in sight
puzzle-isle-rats-task = Taro has passed. Cover all seven visible rats with two cats.
puzzle-isle-rats-taught = Every visible rat costs a point. Look for the shape the rats make, then for a cat of that shape.

puzzle-isle-moon-name = The moon room
puzzle-isle-moon-task = Taro has passed. Fill the upper bedroom with three cats.
puzzle-isle-moon-taught = Walls don’t block tiles. Start where the room is narrowest: that’s where the fewest cats fit.

puzzle-isle-oshax-name = The last oshax
puzzle-isle-oshax-task = It’s the last day and your last find. Reach 84 points with one of your two cards.
puzzle-isle-oshax-taught = One tile can score in many ways. Green gave you a larger family and a fifth green cat, the spot filled a bedroom, and the rats your lesson wants stayed visible.
