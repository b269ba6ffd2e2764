# What Kyoto no Neko says. A space is column,row, or the house or terrace of a home. Some
# messages are parts of others: `{ kyoto-paw }` within a message sees the arguments of that
# message. What has no name here, such as a paw of an owner's own, is called by its id.

game-kyoto-name = Kyoto no Neko
game-kyoto-about = grow up among rooftops, gardens and bicycles

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
    [house-n] the north house
    [house-e] the east house
    [house-s] the south house
    [house-w] the west house
    [terrace-n] the north terrace
    [terrace-e] the east terrace
    [terrace-s] the south terrace
    [terrace-w] the west terrace
   *[other] { $space }
}
# nothing where a space has no name
kyoto-to = { $to ->
    [house-n] { " " }to the north house
    [house-e] { " " }to the east house
    [house-s] { " " }to the south house
    [house-w] { " " }to the west house
    [terrace-n] { " " }to the north terrace
    [terrace-e] { " " }to the east terrace
    [terrace-s] { " " }to the south terrace
    [terrace-w] { " " }to the west terrace
   *[other] { "" }
}
kyoto-count_medals = { $medals ->
    [0] no medals
    [one] one medal
   *[other] { $medals } medals
}

## What happens

event-kyoto-kitten = { $seat } plays { kyoto-kitten }.
event-kyoto-step = { $seat } takes a step{ kyoto-to }.
event-kyoto-done = { $seat } ends the turn.
event-kyoto-bikes = Bike card: purple rides { $purple }, turquoise { $turquoise }.
event-kyoto-cards_shuffled = The bike cards have run out and are reshuffled.
event-kyoto-turned_up = A paw is turned over: { kyoto-paw }.
event-kyoto-check = { $seat } tries to { $paw ->
    [bike] dodge a bike
   *[other] { $skill ->
        [hunt] hunt { kyoto-paw }
        [friendship] befriend { kyoto-paw }
        [fight] fight { kyoto-paw }
       *[agility] { $paw ->
            [sakura] climb a sakura tree
           *[other] get past { kyoto-paw }
        }
    }
} and { $success ->
    [true] succeeds
   *[false] fails
}: a roll of { $die } plus { kyoto-skill } { $value }, needing { $target } (chance { $good } in { $cases }){ $learned ->
    [0] .
   *[other] ; { kyoto-skill } +{ $learned }.
}
event-kyoto-passed = { $seat } doesn’t fight.
event-kyoto-fought = { $seat } attacks { $attacked } (chance { $good } in { $cases }): rolls of { $dice } plus fight { $values }. Winner: { $winner }{ $learned ->
    [0] .
   *[other] . { $loser }: fight +{ $learned }.
}
event-kyoto-runs = { $seat }’s kitten flees{ kyoto-to }.
event-kyoto-paw_moved = { $seat } moves { kyoto-paw } away{ kyoto-to }.
event-kyoto-friend = { $seat } makes a friend: { kyoto-paw } (house, slot { $slot }).
event-kyoto-friend_left = Because of { $seat }, a friend leaves { kyoto-space }: { kyoto-paw }.
event-kyoto-victory = { $seat } fills slot { $slot } of the victory track: { kyoto-paw }.
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
} and now has { kyoto-count_medals }.
event-kyoto-looked = { $seat } looks at a face-down paw.
event-kyoto-saw = { $seat } sees: { kyoto-paw }.
event-kyoto-declined = { $what ->
    [look] { $seat } stops looking at paws.
   *[raise] { $seat } doesn’t raise a skill.
}
event-kyoto-lit = { $seat } lights a lantern: { $lit } of { $needed }.
event-kyoto-raised = { $seat } raises { kyoto-skill } to { $value }.
event-kyoto-lowered = { $seat }: { kyoto-skill } drops to { $value }.
event-kyoto-grow = Someone has { $slot } medals, so all kittens grow: stamina { $stamina }, { $steps } { $steps ->
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
decided-kyoto-won-friendship = tied on medals, highest friendship
decided-kyoto-won-fight = tied on medals and friendship, highest fight
decided-kyoto-won-shared = a shared win

## Lists of the rules reference

kyoto-list-kitten = **{ $name }**: { $novice }; on the expert side { $expert }
kyoto-list-paw = **{ $name }**{ kyoto-red }
kyoto-list-check = { $check }; on success, { $passed }
kyoto-list-paws = Paws: { $paws }
kyoto-list-figure = On the board from the start: { $name } ({ $space })

## Errors: what the rules forbid

error-kyoto-answer_first = React to the red paws here first.
error-kyoto-answered_already = You’ve just reacted to { kyoto-paw }. To meet it as an action, start a turn here.
error-kyoto-attack_the_mover = You can attack only the kitten that is passing by, not { $seat }’s.
error-kyoto-hedge = There is a hedge in front of { kyoto-space }: crossing it takes agility { $agility }.
error-kyoto-kitten_taken = You can’t choose this kitten ({ kyoto-kitten }). Pick one that is still free.
error-kyoto-known_already = You already know the paw at { kyoto-space }. Look at another one.
error-kyoto-no_kitten_here = { $seat }’s kitten isn’t here.
error-kyoto-no_lantern = There is no lantern here that you haven’t lit.
error-kyoto-no_stamina = Your kitten has no steps left this turn.
error-kyoto-no_such_check = You can’t use { kyoto-skill } on { kyoto-paw }.
error-kyoto-not_beside = You can’t get from here to { kyoto-space } in one step.
error-kyoto-not_here = You can meet only what is here, and { kyoto-paw } isn’t.
error-kyoto-not_homeward = The best ways home from here don’t lead to { kyoto-space }.
error-kyoto-nothing_face_down = There is no face-down paw at { kyoto-space }.
error-kyoto-paw_too_far = The paw must move exactly { $steps } { $steps ->
    [one] step
   *[other] steps
}; it can’t get to { kyoto-space } that way.
error-kyoto-roof = There is a roof in front of { kyoto-space }: crossing it takes agility { $agility }.
error-kyoto-skill_full = This skill is already at its maximum: { kyoto-skill }.

## Options of a table

option-kyoto-side = Kittens
option-kyoto-side-about = Which side of the kitten boards to use.
option-kyoto-side-novice = Each kitten starts with its own skills
option-kyoto-side-expert = Lower skills, plus free steps for each player to spread
option-kyoto-centre = Center
option-kyoto-centre-about = Which side of the center board to use.
option-kyoto-centre-normal = The same for all homes
option-kyoto-centre-asymmetric = With a cut corner
option-kyoto-rotation = Rotation
option-kyoto-rotation-about = How the center board is turned.
option-kyoto-rotation-random = Asymmetric side turned at random, normal side not turned
option-kyoto-rotation-0 = Not turned
option-kyoto-rotation-1 = A quarter turn clockwise
option-kyoto-rotation-2 = A half turn
option-kyoto-rotation-3 = A quarter turn counterclockwise
option-kyoto-target = Medals
option-kyoto-target-about = How many medals end the game. More make it longer.
option-kyoto-target-5 = Five, as in the rules
option-kyoto-target-6 = Six
option-kyoto-target-7 = All seven
option-kyoto-die = Die
option-kyoto-die-about = The faces of the die. We don’t know the printed ones for certain.
option-kyoto-die-wide = A wide range, from X to high numbers, each on one face
option-kyoto-die-narrow = Lower numbers, closer together: skills count more, and more checks are out of reach
option-kyoto-stamina = Stamina
option-kyoto-stamina-about = How many steps a kitten has at the start and each time the kittens grow.
option-kyoto-stamina-short = The usual number of steps
option-kyoto-stamina-long = One extra step each time
option-kyoto-scenario = Scenario
option-kyoto-scenario-about = Which missions you play, and what comes with them.
option-kyoto-scenario-base = A day in Kyoto: the five missions of the base game
option-kyoto-scenario-river = By the river: carp to hunt and a heron in the way (our own)
option-kyoto-scenario-lanterns = Evening of lanterns: lanterns to light (our own)
option-kyoto-kittens = Choice of kittens
option-kyoto-kittens-about = How each player gets a kitten.
option-kyoto-kittens-drawn = Drawn at random
option-kyoto-kittens-chosen = Chosen by the players in turn order

## The table

kyoto-seat = { $you ->
    [true] { $seat } (you)
   *[false] { $seat }
}
kyoto-head = Round { $round }, started by { $who }. The game ends after the round in which someone reaches { $target } medals.
kyoto-numbers = Stamina: { $stamina } steps per turn. Die: { $die }.
kyoto-scenario = Scenario: { kyoto-scenario_name }.
kyoto-scenario_name = { $scenario ->
    [base] { option-kyoto-scenario-base }
    [river] { option-kyoto-scenario-river }
    [lanterns] { option-kyoto-scenario-lanterns }
   *[other] { $scenario }
}
kyoto-turn = Current player: { $who }.
kyoto-growth = All kittens grow when someone has { $slots }.
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
kyoto-stepped_on = Stepped onto the road from { $side ->
    [inside] inside: leaving it on the outer side counts as crossing.
   *[outside] outside: leaving it on the inner side counts as crossing.
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
    [0] the cards will be reshuffled
    [one] one card left
   *[other] { $cards } cards left
}.
kyoto-gone = Out of the game: { $paws }.
kyoto-legend-spaces = Spaces: column,row; = road, ~ pond, Hn house-n, Tn terrace-n (and e, s, w).
kyoto-legend-pieces = Pieces: 0 to 3 kittens (by seat), P purple bike, T turquoise bike.
kyoto-legend-paws = Paws: ? face down (?bug4: you have seen it), ! red, + more than one, . none.
kyoto-legend-names = Names are shortened: but3 is butterfly3, ca46 is cat46.
kyoto-legend-walls = Between: % hedge (agility { $hedge }), ^ roof (agility { $roof }), | and - walls.
kyoto-open = Face-up paws:
kyoto-open_paw = { kyoto-paw }{ kyoto-red } at { $spaces }: { $checks }
kyoto-seen = Face-down paws you have seen: { $paws }.
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
kyoto-no_check = no roll needed
kyoto-passing = { $skill ->
    [agility] { $looks ->
        [0] you get by
        [one] you look at one face-down paw
       *[other] you look at { $looks } face-down paws
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
    [agility] Climbs trees, dodges bikes and gets past guard dogs. At { $hedge } it crosses hedges, at { $roof } roofs too.
    [friendship] Makes friends, who move into your house.
    [fight] Beats other kittens, and paws that pick a fight.
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
    [nobody] face-down paw
   *[other] face-down paw, seen by { $who }
}
kyoto-known = face down, but you know it: { $paw }
kyoto-kitten_there = kitten: { $who }
kyoto-friends_there = friends there: { $friends }
kyoto-bike = { $bike ->
    [0] no bike can reach you
   *[other] bike { $bike }% ({ $needs }), safe { $safe }%
}
kyoto-needs = { $how ->
    [any] anything but X: { $percent }%
    [none] out of reach: 0%
   *[other] needs { $need } or more: { $percent }%
}
kyoto-roll = { $needs }; on a failure: { kyoto-failing }
kyoto-red_roll = { kyoto-paw } (red): { kyoto-skill } { $needs }, or { kyoto-failing }
kyoto-fight = fight { $value } against fight { $other }: { $percent }%; the loser flees { $flees }
kyoto-fight_there = { $who } is there, fight { $value } against { $other }: { $percent }%
kyoto-explain-done = { $decision ->
    [look] stop looking at paws
    [raise] don’t raise a skill
   *[other] end the turn without an action
}
kyoto-explain-kitten = agility { $agility }, friendship { $friendship }, fight { $fight }, hunt { $hunt }
kyoto-explain-use = light it, no roll needed
kyoto-explain-pass = { $decision ->
    [meet] don’t fight; the other kitten may attack you
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
    [0] no steps left: act, or say done.
    [one] take your last step, act, or say done.
   *[other] move, act, or say done; { $left } steps left.
}
kyoto-decision-react = react to the red paws here: choose which one, or how.
kyoto-decision-meet = fight a kitten here (this is your action and ends your move), or pass.
kyoto-decision-attacked = attack the passing kitten ({ $kitten }), or let it pass.
kyoto-decision-flight = choose how the kitten ({ $kitten }) flees from { kyoto-space }. { $left ->
    [0] It can’t stay there.
   *[other] { $left } to go.
}
kyoto-decision-paw = choose where the paw ({ kyoto-paw }) goes, exactly { $left } { $left ->
    [one] step
   *[other] steps
} from { kyoto-space }.
kyoto-decision-look = look at a face-down paw; { $left } { $left ->
    [one] look
   *[other] looks
} left.
kyoto-decision-raise = raise a skill by one step; { $left } left, { $why ->
    [free] to start with
    [reward] as a reward
   *[growth] for growing up
}.
kyoto-decision-kitten = choose your kitten.

## What speaks for an action: in a hint, an analysis

kyoto-reason-medal = Success earns a medal: { $medals }.
kyoto-reason-there = You can try for a medal there: { $medals }.
kyoto-reason-house = Success brings a friend to your house.
kyoto-reason-track = Success fills a space on your victory track.
kyoto-reason-raise = Helps with a medal: { $medals }.
kyoto-reason-look = Only you will know what’s there.
kyoto-reason-cross = Crosses the road, which earns a medal.
kyoto-reason-turns = There’s an unknown paw to turn over there.
kyoto-reason-looks = Success lets you look at face-down paws.
kyoto-reason-unseen = On the way to an unknown paw.
kyoto-reason-way = On the way to a medal: { $medals }.
kyoto-reason-ends = You take a medal at the end of the turn: { $medals }.
kyoto-reason-rest = Nothing more can go wrong this turn.
kyoto-reason-weaker = You’d more likely lose the fight: the chance to win is { $good } in { $cases }.
kyoto-reason-action = A fight would end your turn.

## What an answer would give up

kyoto-slip-turn = Your kitten hasn’t moved or acted this turn.
kyoto-slip-raise = You can still raise a skill. You won’t get another chance.
kyoto-slip-look = You can still look at another paw.
