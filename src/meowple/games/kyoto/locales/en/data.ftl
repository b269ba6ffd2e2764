# What can be wrong with an owner's own components of Kyoto no Neko. “key” is the place in
# the file; the entries of a list count from 0.

error-data-too_few = “{ $key }” needs at least { $least ->
    [one] one entry
   *[other] { $least } entries
}.

## Boards

error-data-board_row = “{ $key }” must be { $size } letters: R for road, a dot for a space with a paw, # for the pond.
error-data-square = “{ $key }” cannot be “{ $square }”: a square of the centre is x,y, both from 0 to 6.
error-data-loop_square = “{ $key }”: { $square } is no road, or comes twice.
error-data-loop_misses = “{ $key }” leaves out the road at { $square }.
error-data-loop_gap = “{ $key }” must go from square to square and back to its first one: { $a } and { $b } are not beside each other.
error-data-loop_backwards = “{ $key }” must go round clockwise.
error-data-arrow = “{ $key }”: { $square } is no road, or has the other arrow.
error-data-bike_start = “{ $key }” cannot be { $square }: three road spaces before the arrow at { $arrow } is { $start }.
error-data-wall = “{ $key }” cannot be “{ $wall }”: a wall is written with the two squares between which it stands, as in 2,0|2,1.
error-data-wall_apart = “{ $key }”: { $wall } is not between two spaces beside each other.
error-data-wall_twice = “{ $key }”: there is a wall at { $wall } already.
error-data-home_square = “{ $key }” cannot be “{ $square }”: the squares of the northern home are x,y with x from 0 to 6 and y -1 or -2.
error-data-home_square_twice = “{ $key }”: something is on the square { $square } already.
error-data-garden_name = “{ $key }”: “{ $name }” cannot name a garden: use a small letter and up to seven letters and digits, but neither house nor terrace.
error-data-link = “{ $key }” cannot be “{ $link }”: a link joins house, terrace or a garden with another of these or with a square of the centre, as in house|2,0.
error-data-link_apart = “{ $key }”: the two ends of { $link } do not touch.
error-data-link_twice = “{ $key }”: there is a link { $link } already.
error-data-house_terrace = “{ $key }” must join the house with its terrace: “house|terrace”.
error-data-house_roads = “{ $key }” must join the house with { $needed } road spaces, not with { $found }.
error-data-link_nowhere = “{ $key }”: { $link } leads to no space on all four sides of the { $centre } centre: there is none at { $square }.
error-data-house_road = “{ $key }”: { $link } must lead to the road on all four sides of the { $centre } centre: there is none at { $square }.
error-data-unreachable = “{ $key }”: no way leads to { $space }, not even over hedges and roofs.
error-data-paw_stuck = “{ $key }”: a paw that moves { $steps } spaces cannot get away from { $space }.

## Kittens

error-data-kitten_twice = “{ $key }”: there is a kitten { $name } already.
error-data-face = “{ $key }” must be "X" or a whole number from 1 to { $high }.
error-data-die_faces = “{ $key }” needs at least one X and at least one number.
error-data-not_rising = “{ $key }” must rise from entry to entry.

## Paws

error-data-paw_name = “{ $key }” cannot be “{ $name }”: use a small letter and up to fifteen small letters and digits.
error-data-paw_taken = “{ $key }” cannot be “{ $name }”: it is taken.
error-data-check_twice = “{ $key }”: this paw has a check of { $skill } already.
error-data-check_fails = “{ $key }” must say what failing does: flees, moves, lowers, or one of the first two with lowers.
error-data-figure_stays = “{ $key }”: a figure stays where it is, so its checks are of agility and do not say moves.

## Scenarios

error-data-base_stays = “{ $key }” can be replaced, but not left out.
error-data-scenario_name = “{ $key }”: “{ $name }” cannot name a scenario: use up to twenty small letters, digits and hyphens.
error-data-own_paw_number = “{ $key }” must be 0: how many there are stands in the “paws” of the scenario.
error-data-mission_meaning = “{ $key }” must mean what its words say: { $meaning }.
error-data-mission_twice = “{ $key }”: the mission { $name } is there already.
error-data-mission_module = “{ $key }”: a mission on “rule” needs the module whose rule it is.
error-data-module_mission = “{ $key }” needs exactly one mission on “rule”: that of the module.
error-data-mission_without_paw = “{ $key }”: no paw in this scenario can fulfil { $name }.
error-data-figure_twice = “{ $key }”: { $name } is on every { $on } already.
error-data-module_figure = “{ $key }” needs the figure “{ $name }” of the module.
error-data-paw_count = “{ $key }” has { $found } paws, and the { $centre } centre { $needed } spaces for them. Correct the numbers, or leave out a scenario of ours with “false”.
