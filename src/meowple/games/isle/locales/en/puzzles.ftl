# Puzzles: a name, a task, and what it teaches once it is solved.

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
