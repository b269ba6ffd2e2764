# What can be wrong with an owner's own components of Kyoto no Neko. “key” is the place in
# the file; the entries of a list count from 0.

error-data-too_few = “{ $key }” needs at least { $least ->
    [one] one entry
   *[other] { $least } entries
}.

## Boards

error-data-board_row = “{ $key }” must be { $size } letters: R for road, a dot for a space with a paw, # for the pond.
error-data-square = “{ $key }” can’t be “{ $square }”: a square of the center is x,y, both from 0 to 6.
error-data-loop_square = “{ $key }”: { $square } isn’t road, or is listed twice.
error-data-loop_misses = “{ $key }” leaves out the road at { $square }.
error-data-loop_gap = “{ $key }” must go from square to square and back to its first one: { $a } and { $b } aren’t next to each other.
error-data-loop_backwards = “{ $key }” must go around clockwise.
error-data-arrow = “{ $key }”: { $square } isn’t road, or has the other arrow.
error-data-bike_start = “{ $key }” can’t be { $square }: three road spaces before the arrow at { $arrow } is { $start }.
error-data-wall = “{ $key }” can’t be “{ $wall }”: write a wall as the two squares it stands between, as in 2,0|2,1.
error-data-wall_apart = “{ $key }”: { $wall } isn’t between two adjacent spaces.
error-data-wall_twice = “{ $key }”: there is already a wall at { $wall }.
error-data-home_square = “{ $key }” can’t be “{ $square }”: the north home’s squares are x,y with x from 0 to 6 and y -1 or -2.
error-data-home_square_twice = “{ $key }”: there is already something on square { $square }.
error-data-garden_name = “{ $key }”: “{ $name }” isn’t a valid garden name. Use a lowercase letter followed by up to seven letters and digits, but not “house” or “terrace”.
error-data-link = “{ $key }” can’t be “{ $link }”: a link joins the house, the terrace or a garden with another of these or with a square of the center, as in house|2,0.
error-data-link_apart = “{ $key }”: the two ends of { $link } don’t touch.
error-data-link_twice = “{ $key }”: there is already a link { $link }.
error-data-house_terrace = “{ $key }” must join the house with its terrace: “house|terrace”.
error-data-house_roads = “{ $key }” must join the house with { $needed } road spaces, not { $found }.
error-data-link_nowhere = “{ $key }”: { $link } must lead to a space on all four sides of the { $centre } center, but there is none at { $square }.
error-data-house_road = “{ $key }”: { $link } must lead to the road on all four sides of the { $centre } center, but there is none at { $square }.
error-data-unreachable = “{ $key }”: there is no way to { $space }, not even over hedges and roofs.
error-data-paw_stuck = “{ $key }”: a paw that moves { $steps } spaces can’t get away from { $space }.

## Kittens

error-data-kitten_twice = “{ $key }”: there is already a kitten { $name }.
error-data-face = “{ $key }” must be "X" or a whole number from 1 to { $high }.
error-data-die_faces = “{ $key }” needs at least one X and at least one number.
error-data-not_rising = “{ $key }” must increase from entry to entry.

## Paws

error-data-paw_name = “{ $key }” can’t be “{ $name }”: use a lowercase letter followed by up to fifteen lowercase letters or digits.
error-data-paw_taken = “{ $key }” can’t be “{ $name }”: that name is taken.
error-data-check_twice = “{ $key }”: this paw already has a { $skill } check.
error-data-check_fails = “{ $key }” must say what happens on failure: flees, moves, lowers, or one of the first two with lowers.
error-data-figure_stays = “{ $key }”: a figure stays where it is, so it can have only agility checks, without “moves”.

## Scenarios

error-data-base_stays = “{ $key }” can be replaced but not removed.
error-data-scenario_name = “{ $key }”: “{ $name }” isn’t a valid scenario name: use up to twenty lowercase letters, digits and hyphens.
error-data-own_paw_number = “{ $key }” must be 0: the scenario’s “paws” say how many there are.
error-data-mission_meaning = “{ $key }” must match the text of its mission: { $meaning }.
error-data-mission_twice = “{ $key }”: the mission { $name } is already there.
error-data-mission_module = “{ $key }”: a mission on “rule” needs the module that provides the rule.
error-data-module_mission = “{ $key }” needs exactly one mission on “rule”: the module’s own.
error-data-mission_without_paw = “{ $key }”: no paw in this scenario can complete { $name }.
error-data-figure_twice = “{ $key }”: { $name } is already on every { $on } space.
error-data-module_figure = “{ $key }” needs the module’s figure “{ $name }”.
error-data-paw_count = “{ $key }” has { $found } paws, but the { $centre } center has { $needed } spaces for them. Correct the numbers, or drop one of our scenarios with “false”.
