# What Kyoto no Neko says. A space is column,row, or the house or terrace of a home. Some
# messages are parts of others: `{ kyoto-paw }` within a message sees the arguments of that
# message. What has no name here, such as a paw of an owner's own, is called by its id.

game-kyoto-name = Kyoto no Neko
game-kyoto-about = grow up among roofs, gardens and bicycles

## Parts of other messages

kyoto-skill = { $skill ->
    [agility] agility
    [friendship] friendship
    [fight] fight
    [hunt] hunt
   *[other] { $skill }
}
kyoto-paw = { $paw ->
    [sakura] sakura tree
    [butterfly3] butterfly 3
    [butterfly5] butterfly 5
    [bug4] bug 4
    [bug5] bug 5
    [mouse5] mouse 5
    [mouse6] mouse 6
    [bird65] bird 6/5
    [bird74] bird 7/4
    [cat55] cat 5/5
    [cat46] cat 4/6
    [cat64] cat 6/4
    [dog6] guard dog 6
    [dog5] guard dog 5
    [rat4] rat 4
    [rat5] rat 5
    [carp5] carp 5
    [heron5] heron 5/6
    [lantern] lantern
    [enemy] kitten
   *[other] { $paw }
}
kyoto-kitten = { $kitten ->
    [momo] Momo
    [kuro] Kuro
    [sora] Sora
    [hana] Hana
    [none] no kitten yet
   *[other] { $kitten }
}
kyoto-space = { $space ->
    [house-n] the house in the north
    [house-e] the house in the east
    [house-s] the house in the south
    [house-w] the house in the west
    [terrace-n] the terrace in the north
    [terrace-e] the terrace in the east
    [terrace-s] the terrace in the south
    [terrace-w] the terrace in the west
   *[other] { $space }
}
# nothing where a space has no name
kyoto-to = { $to ->
    [house-n] { " " }to the house in the north
    [house-e] { " " }to the house in the east
    [house-s] { " " }to the house in the south
    [house-w] { " " }to the house in the west
    [terrace-n] { " " }to the terrace in the north
    [terrace-e] { " " }to the terrace in the east
    [terrace-s] { " " }to the terrace in the south
    [terrace-w] { " " }to the terrace in the west
   *[other] { "" }
}
kyoto-count_medals = { $medals ->
    [0] no medal
    [one] one medal
   *[other] { $medals } medals
}

## What happens

event-kyoto-kitten = { $seat } plays { kyoto-kitten }.
event-kyoto-step = { $seat } goes on{ kyoto-to }.
event-kyoto-done = { $seat } ends the turn.
event-kyoto-bikes = A bike card: purple rides { $purple }, turquoise { $turquoise }.
event-kyoto-cards_shuffled = All bike cards have been used and are shuffled again.
event-kyoto-turned_up = A paw is turned up: { kyoto-paw }.
event-kyoto-check = { $seat } against { $paw ->
    [bike] a bike
   *[other] { kyoto-paw }
}, { $good } in { $cases }: rolls { $die }, { kyoto-skill } { $value }, target { $target }: { $success ->
    [true] passed
   *[false] { $learned ->
        [0] failed
       *[other] failed, { kyoto-skill } +{ $learned }
    }
}.
event-kyoto-passed = { $seat } does not fight.
event-kyoto-fought = { $seat } attacks { $attacked }, { $good } in { $cases }, dice { $dice }, fight { $values }: { $winner } wins{ $learned ->
    [0] .
   *[other] . { $loser }: fight +{ $learned }.
}
event-kyoto-runs = The kitten of { $seat } flees{ kyoto-to }.
event-kyoto-paw_moved = { $seat } lets { kyoto-paw } get away{ kyoto-to }.
event-kyoto-friend = { $seat } has a new friend, number { $slot } in the house: { kyoto-paw }.
event-kyoto-friend_left = Because of { $seat } a friend leaves { kyoto-space }: { kyoto-paw }.
event-kyoto-victory = Victory track of { $seat }, slot { $slot }: { kyoto-paw }.
event-kyoto-medal = { $seat } takes the medal for { $medal ->
    [cross_road] crossing the road
    [climb_tree] climbing a tree
    [hunt_bug] hunting a bug
    [hunt_carp] hunting a carp
    [hunt_mouse] hunting a mouse
    [befriend_butterfly] befriending a butterfly
    [befriend_bird] befriending a bird
    [befriend_cat] befriending a cat
    [beat_kitten] beating a kitten
    [beat_rat] beating a rat
    [light_lanterns] lighting lanterns
    [house] the friends in the house
    [track] the victory track
   *[other] { $medal }
} and has { kyoto-count_medals } now.
event-kyoto-looked = { $seat } looks at a paw that lies face down.
event-kyoto-saw = Seen by { $seat }: { kyoto-paw }.
event-kyoto-declined = { $what ->
    [look] { $seat } looks at no more paws.
   *[raise] { $seat } raises no skill.
}
event-kyoto-lit = { $seat } lights a lantern: { $lit } of { $needed }.
event-kyoto-raised = { $seat } raises { kyoto-skill } to { $value }.
event-kyoto-lowered = { $seat }: { kyoto-skill } falls to { $value }.
event-kyoto-grow = With { $slot } medals of somebody all grow: stamina { $stamina }, { $steps } { $steps ->
    [one] skill step
   *[other] skill steps
} each.
event-kyoto-over = The game is over after { $rounds } { $rounds ->
    [one] round
   *[other] rounds
}.

## Medals and missions

line-kyoto-medal-cross_road = Cross the road
line-kyoto-medal-climb_tree = Climb a sakura tree
line-kyoto-medal-hunt_bug = Hunt a bug
line-kyoto-medal-hunt_carp = Hunt a carp
line-kyoto-medal-hunt_mouse = Hunt a mouse
line-kyoto-medal-befriend_butterfly = Befriend a butterfly
line-kyoto-medal-befriend_bird = Befriend a bird
line-kyoto-medal-befriend_cat = Befriend a cat
line-kyoto-medal-beat_kitten = Beat another kitten
line-kyoto-medal-beat_rat = Beat a rat
line-kyoto-medal-light_lanterns = Light lanterns
line-kyoto-medal-house = Friends in the house
line-kyoto-medal-track = Victory track

decided-kyoto-won-medals = most medals
decided-kyoto-won-friendship = highest friendship of those with most medals
decided-kyoto-won-fight = highest fight of those with most medals and equal friendship
decided-kyoto-won-shared = a shared win

## Lists of the rules reference

kyoto-list-kitten = **{ $name }**: { $novice }; on the expert side { $expert }
kyoto-list-paw = **{ $name }**{ kyoto-red }
kyoto-list-check = { $check }; passed: { $passed }
kyoto-list-paws = Paws: { $paws }
kyoto-list-figure = From the start on: { $name } ({ $space })

## Errors: what the rules forbid

error-kyoto-answer_first = The red paws here come first: answer one of them.
error-kyoto-answered_already = You have just answered { kyoto-paw }; as an action you can meet it when a turn begins here.
error-kyoto-attack_the_mover = You can attack only the kitten that is passing, not that of { $seat }.
error-kyoto-hedge = A hedge stands before { kyoto-space }: it takes agility { $agility }.
error-kyoto-kitten_taken = You cannot choose this kitten ({ kyoto-kitten }): take one that is still free.
error-kyoto-known_already = You know the paw at { kyoto-space } already: look at another.
error-kyoto-no_kitten_here = The kitten of { $seat } is not here.
error-kyoto-no_lantern = There is no lantern here that you have not lit.
error-kyoto-no_stamina = Your kitten has no step left in this turn.
error-kyoto-no_such_check = You cannot meet { kyoto-paw } with { kyoto-skill }.
error-kyoto-not_beside = No way leads from here to { kyoto-space } in one step.
error-kyoto-not_here = You can meet only what is here: { kyoto-paw } is not.
error-kyoto-not_homeward = The best ways home from here do not lead to { kyoto-space }.
error-kyoto-nothing_face_down = No paw lies face down at { kyoto-space }.
error-kyoto-paw_too_far = The paw must go exactly { $steps } { $steps ->
    [one] step
   *[other] steps
}; { kyoto-space } cannot be reached so.
error-kyoto-roof = A roof stands before { kyoto-space }: it takes agility { $agility }.
error-kyoto-skill_full = This skill is at its maximum: { kyoto-skill }.

## Options of a table

option-kyoto-side = Kittens
option-kyoto-side-about = Which side of the kitten boards is used.
option-kyoto-side-novice = each kitten starts with its own skills
option-kyoto-side-expert = lower skills, and free steps that each player spreads
option-kyoto-centre = Centre
option-kyoto-centre-about = Which side of the board in the middle is up.
option-kyoto-centre-normal = the side that is alike for all homes
option-kyoto-centre-asymmetric = the side with a cut corner
option-kyoto-rotation = Rotation
option-kyoto-rotation-about = How the board in the middle is turned.
option-kyoto-rotation-random = the asymmetric side is turned at random, the normal one not at all
option-kyoto-rotation-0 = as it is
option-kyoto-rotation-1 = a quarter clockwise
option-kyoto-rotation-2 = half around
option-kyoto-rotation-3 = a quarter anticlockwise
option-kyoto-target = Medals
option-kyoto-target-about = How many medals end the game; more make it longer.
option-kyoto-target-5 = five, as in the rules
option-kyoto-target-6 = six
option-kyoto-target-7 = all seven
option-kyoto-die = Die
option-kyoto-die-about = The faces of the die, which we do not know for certain.
option-kyoto-die-wide = from X to high numbers, each once
option-kyoto-die-narrow = lower numbers, closer together: a higher skill counts more, and more checks cannot be passed
option-kyoto-stamina = Stamina
option-kyoto-stamina-about = How many steps a kitten has at first and after each time all have grown.
option-kyoto-stamina-short = the steps of the game as we play it
option-kyoto-stamina-long = one step more each time
option-kyoto-scenario = Scenario
option-kyoto-scenario-about = Which missions there are, and what else.
option-kyoto-scenario-base = A day in Kyoto: the five missions of the base game
option-kyoto-scenario-river = By the river: carp to hunt, and a heron in the way; our own
option-kyoto-scenario-lanterns = Evening of lanterns: light some of them; our own
option-kyoto-kittens = Choice of kittens
option-kyoto-kittens-about = How each player gets a kitten.
option-kyoto-kittens-drawn = drawn at random
option-kyoto-kittens-chosen = chosen by the players, in turn order

## The table

kyoto-seat = { $you ->
    [true] { $seat } (you)
   *[false] { $seat }
}
kyoto-head = Round { $round }, begun by { $who }. { $target } medals end the game with their round.
kyoto-numbers = Stamina { $stamina }: so many steps a turn. The die has { $die }.
kyoto-scenario = Scenario: { kyoto-scenario_name }.
kyoto-scenario_name = { $scenario ->
    [base] { option-kyoto-scenario-base }
    [river] { option-kyoto-scenario-river }
    [lanterns] { option-kyoto-scenario-lanterns }
   *[other] { $scenario }
}
kyoto-turn = On turn: { $who }.
kyoto-growth = All grow when somebody has { $slots }.
kyoto-growth_slot = { $slot ->
    [one] a medal
   *[other] { $slot } medals
} ({ $steps } { $steps ->
    [one] step
   *[other] steps
})
kyoto-division = { $scenario ->
    [base] A day in Kyoto
    [river] By the river
    [lanterns] Evening of lanterns
   *[other] { $scenario }
}, { $target } medals
kyoto-player = { $who }: { kyoto-kitten }, home in the { $home ->
    [n] north
    [e] east
    [s] south
   *[w] west
}, now at { kyoto-space }.
kyoto-stepped_on = On the road from { $side ->
    [inside] inside: off it on the outer side it has crossed.
   *[outside] outside: off it on the inner side it has crossed.
}
kyoto-skills = Agility { $agility }, friendship { $friendship }, fight { $fight }, hunt { $hunt }. Medals: { $medals }.
kyoto-friends = In the house: { $friends }.
kyoto-gap = (free)
kyoto-track = On the victory track: { $track }.
kyoto-marks = Lanterns lit: { $marks }.
kyoto-missions = Medals, and who has them:
kyoto-mission = { $name }: { $who }
kyoto-owed = { $who } at the end of their turn
kyoto-nobody = nobody yet
kyoto-bikes = Bikes: purple at { $purple }, turquoise at { $turquoise }; { $cards ->
    [0] the cards will be shuffled again
    [one] one card left
   *[other] { $cards } cards left
}.
kyoto-gone = Out of the game: { $paws }.
kyoto-legend-spaces = Spaces: column,row; = road, ~ pond, Hn house-n, Tn terrace-n (and e, s, w).
kyoto-legend-pieces = On them: 0 to 3 kitten of that seat, P purple and T turquoise bike.
kyoto-legend-paws = Paws: ? face down (?bug4: you have seen it), ! red, + and more, . none.
kyoto-legend-names = Names are cut short: but3 is butterfly3, ca46 is cat46.
kyoto-legend-walls = Between: % hedge (agility { $hedge }), ^ roof (agility { $roof }), | and - walls.
kyoto-open = Paws that lie face up:
kyoto-open_paw = { kyoto-paw }{ kyoto-red } at { $spaces }: { $checks }
kyoto-seen = Paws face down that you have seen: { $paws }.
kyoto-seen_paw = { $space } { kyoto-paw }
kyoto-seen_others = Seen by others: { $spaces }.
kyoto-seen_by = { $space } ({ $who })
kyoto-several = More than one paw: { $spaces }.
kyoto-several_at = { $space }: { $paws }

## Paws in words

kyoto-red = { $red ->
    [true] {" "}(red)
   *[false] { "" }
}
kyoto-paw_asks = { kyoto-paw }{ kyoto-red }: { $checks }
kyoto-check = { kyoto-skill } { $target }
kyoto-check_failing = { kyoto-check }, or { kyoto-failing }
kyoto-failing = { $flees ->
    [0] { $moves ->
        [0] { kyoto-lowering }
       *[other] it moves { $moves }{ kyoto-and_lowering }
    }
   *[other] flee { $flees }{ kyoto-and_lowering }
}
kyoto-lowering = { $lowers ->
    [agility] agility −1
    [friendship] friendship −1
    [fight] fight −1
    [hunt] hunt −1
   *[none] { "" }
}
kyoto-and_lowering = { $lowers ->
    [agility] , agility −1
    [friendship] , friendship −1
    [fight] , fight −1
    [hunt] , hunt −1
   *[none] { "" }
}
kyoto-no_check = nothing to roll
kyoto-passing = { $skill ->
    [agility] { $looks ->
        [0] you get by
        [one] you look at one paw that lies face down
       *[other] you look at { $looks } paws that lie face down
    }
    [friendship] it moves into your house
   *[other] it goes to your victory track
}
kyoto-paw_kind = { $kind ->
    [sakura] sakura tree
    [dog] guard dog
   *[other] { $kind }
}
kyoto-skill_about = { $skill ->
    [agility] Climbs trees, dodges bikes and gets past guard dogs; with { $hedge } over hedges, with { $roof } over roofs too.
    [friendship] Makes friends, who move into your house.
    [fight] Beats other kittens, and paws that want to fight.
   *[hunt] Catches animals for your victory track.
}

## What an action does

kyoto-direction = { $direction ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
kyoto-kind = { $kind ->
    [road] road
    [house] { $yours ->
        [true] your house
       *[false] a house
    }
    [terrace] { $yours ->
        [true] your terrace
       *[false] a terrace
    }
    [garden] garden
    [pond] by the pond
   *[park] park
}
kyoto-way = { kyoto-direction }{ $wall ->
    [hedge] {" "}over a hedge
    [roof] {" "}over a roof
   *[open] { "" }
}: { kyoto-kind }
kyoto-unknown = { $who ->
    [nobody] paw face down
   *[other] paw face down, seen by { $who }
}
kyoto-known = face down, as you know: { $paw }
kyoto-kitten_there = kitten of { $who }
kyoto-friends_there = friends there: { $friends }
kyoto-bike = { $bike ->
    [0] no bike can come
   *[other] bike { $bike }% ({ $needs }), safe { $safe }%
}
kyoto-needs = { $how ->
    [any] anything but X: { $percent }%
    [none] out of reach: 0%
   *[other] needs { $need } or more: { $percent }%
}
kyoto-roll = { $needs }; failing: { kyoto-failing }
kyoto-red_roll = { kyoto-paw } (red): { kyoto-skill } { $needs }, or { kyoto-failing }
kyoto-fight = fight { $value } against fight { $other }: { $percent }%; the loser flees { $flees }
kyoto-fight_there = { $who } is there, fight { $value } against { $other }: { $percent }%
kyoto-explain-done = { $decision ->
    [look] look at no more paws
    [raise] raise no skill
   *[other] end the turn without an action
}
kyoto-explain-kitten = agility { $agility }, friendship { $friendship }, fight { $fight }, hunt { $hunt }
kyoto-explain-use = light it, without a roll
kyoto-explain-pass = { $decision ->
    [meet] no fight from you; the other may attack
   *[attacked] let it pass
}
kyoto-explain-raise = from { $value } to { $raised }{ $opens ->
    [hedge] , enough for hedges
    [roof] , enough for roofs
   *[nothing] { "" }
}
kyoto-explain-look = { $who ->
    [nobody] { kyoto-kind }
   *[other] { kyoto-kind }, seen by { $who }
}

## What is asked

kyoto-asked = Waiting for { $who }: { $what }
kyoto-asked_you = Your decision: { $what }
kyoto-here = At { kyoto-space }{ $kind ->
    [road] {" "}(road)
    [garden] {" "}(garden)
    [park] {" "}(park)
   *[other] { "" }
}. { kyoto-skills }
kyoto-decision-turn = { $left ->
    [0] no step left: act, or be done.
    [one] take the last step, act, or be done.
   *[other] go on, act, or be done; { $left } steps left.
}
kyoto-decision-react = answer the red paws here: choose which one, or how.
kyoto-decision-meet = fight a kitten here (your action, it ends the move), or pass.
kyoto-decision-attacked = attack the kitten of { $kitten }, which comes by, or let it pass.
kyoto-decision-flight = which way does the kitten of { $kitten } flee from { kyoto-space }? { $left ->
    [0] It cannot stay.
   *[other] { $left } to go.
}
kyoto-decision-paw = where does { kyoto-paw } get away to, { $left } { $left ->
    [one] step
   *[other] steps
} from { kyoto-space }?
kyoto-decision-look = look at a paw that lies face down; { $left } { $left ->
    [one] look
   *[other] looks
} left.
kyoto-decision-raise = raise a skill by a step; { $left } left, { $why ->
    [free] free to begin with
    [reward] as a reward
   *[growth] for growing up
}.
kyoto-decision-kitten = choose your kitten.

## What speaks for an action: in a hint, an analysis

kyoto-reason-medal = A success brings a medal: { $medals }.
kyoto-reason-there = There you can try for a medal: { $medals }.
