# The table of Kyoto no Neko in the browser. Names of paws, kittens, skills and medals come
# from the game's own catalogue and are put in; they begin with a small letter.

## What is asked, in one line

web-kyoto-ask-turn = { $left ->
    [0] Your turn: no step left. Act here, or end it.
    [one] Your turn: one step left.
   *[other] Your turn: { $left } steps left.
}
web-kyoto-ask-react = A red paw! Choose how to answer it.
web-kyoto-ask-meet = You meet a kitten: fight it, which ends your turn, or pass by.
web-kyoto-ask-attacked = Passing your kitten: { $kitten }. Attack, or let it pass?
web-kyoto-ask-flight = Fleeing home: { $kitten }. Choose the way.
web-kyoto-ask-paw = It gets away: { $paw }. Choose where to, exactly { $left ->
    [one] one step
   *[other] { $left } steps
} away.
web-kyoto-ask-look = From the tree you see far: look at a paw, { $left ->
    [one] one look
   *[other] { $left } looks
} left.
web-kyoto-ask-raise = { $why ->
    [free] Before the game begins
    [reward] A reward
   *[growth] Your kitten grows
}: raise a skill, { $left ->
    [one] one step
   *[other] { $left } steps
} left.
web-kyoto-ask-kitten = Choose your kitten.
web-kyoto-waiting = { $decision ->
    [turn] On turn: { $who }
    [raise] Raising skills: { $who }
    [flight] Choosing a way to flee: { $who }
    [paw] Choosing where a paw goes: { $who }
    [look] Looking at paws: { $who }
    [kitten] Choosing a kitten: { $who }
   *[other] Deciding: { $who }
}
web-kyoto-over = The game is over.

## The map

web-kyoto-map = Map of the town
web-kyoto-space = { $kind ->
    [road] Road { $at }
    [park] Park { $at }
    [garden] { $yours ->
        [true] Your garden { $at }
       *[false] Garden { $at }
    }
    [house] { $yours ->
        [true] Your house
       *[false] House in the { $home }
    }
    [terrace] { $yours ->
        [true] Your terrace
       *[false] Terrace in the { $home }
    }
   *[other] { $name } { $at }
}
web-kyoto-kitten = { $you ->
    [true] { $kitten } (yours)
   *[false] { $kitten } ({ $who })
}
web-kyoto-do-step = { $wall ->
    [hedge] One step, over the hedge.
    [roof] One step, over the roof.
   *[open] One step.
}
web-kyoto-do-walk = { $steps ->
    [one] One step.
   *[other] { $steps } steps, one after the other.
}
web-kyoto-do-stops = On the way: { $stops }.
web-kyoto-do-flee = Flees this way: { $who }.
web-kyoto-do-paw = Gets away to here: { $paw }.
web-kyoto-do-look = Look at this paw in secret.
web-kyoto-stop-road = a bike card is drawn
web-kyoto-stop-face_down = a paw that you do not know
web-kyoto-stop-paw = a red paw
web-kyoto-stop-kitten = another kitten
web-kyoto-paw-down = A paw, face down.
web-kyoto-paw-seen = A paw, face down; seen by { $who }.
web-kyoto-paw-known = Face down, as you know: { $paw }.
web-kyoto-paw-up = { $paw }.
web-kyoto-stands = Here: { $who }.
web-kyoto-bike-here = { $bike ->
    [purple] The purple bike.
   *[turquoise] The turquoise bike.
}
web-kyoto-friends = Friends in the house: { $friends }.
web-kyoto-heard-chance = { $what } { $percent }%.
web-kyoto-heard-bike = A bike comes along: { $bike }%. You stay safe: { $safe }%.

## Chances

web-kyoto-percent = { $percent }%
web-kyoto-sum = { $skill } { $value } against { $target }:
web-kyoto-needs = { $how ->
    [any] anything but X.
    [none] out of reach.
   *[some] needs { $need } or more.
}
web-kyoto-needs-fight = Fight { $value } against { $other }, both roll.
web-kyoto-check = { $what } { $needs }
web-kyoto-against-kitten = { $who } is there:
web-kyoto-against-bike = Dodging the bike:
web-kyoto-against-paw = { $paw }:
web-kyoto-fails-fight = Who loses flees { $flees } and learns +1 (+2 if the die shows X).
web-kyoto-fails-moves = Failing: it moves { $moves }, you learn +1 (+2 if the die shows X).
web-kyoto-fails-flees = Failing: you flee { $flees }, you learn +1 (+2 if the die shows X).
web-kyoto-fails-lowers = A skill falls by 1: { $skill }.
web-kyoto-fails-learn = Failing: you learn +1 (+2 if the die shows X).
web-kyoto-passes = Passing: { $what }.
web-kyoto-passes-fight = Who wins takes a token for the victory track.
web-kyoto-bike-comes = { $percent ->
    [0] A bike card is drawn, but no bike can come this far.
   *[other] A bike card is drawn: a bike comes along with { $percent }%.
}
web-kyoto-bike-safe = You are not chased away:
web-kyoto-against = :

## What can be done

web-kyoto-now = What you can do
web-kyoto-choose = { $decision ->
    [turn] Go to a glowing space on the map, act here, or end the turn.
    [flight] Choose a glowing space on the map.
    [paw] Choose a glowing space on the map.
    [look] Choose a glowing paw on the map.
    [raise] Each step makes later rolls easier.
    [meet] A fight ends your turn, whoever wins. If you pass by, the other may attack.
    [attacked] A fight costs you no turn.
    [react] Every red paw must be answered at once.
    [kitten] The number beside a skill is what you start with. A failed check raises it.
   *[other] { "" }
}
web-kyoto-try = { $skill ->
    [friendship] Befriend: { $paw }
    [fight] Fight: { $paw }
    [hunt] Hunt: { $paw }
   *[agility] { $figure ->
        [true] Climb: { $paw }
       *[false] Get past: { $paw }
    }
}
web-kyoto-attack = Fight { $who }
web-kyoto-use = Light the { $figure }
web-kyoto-done = { $decision ->
    [look] Look at no more
    [raise] Raise none
   *[turn] End the turn
}
web-kyoto-take = Play { $kitten }
web-kyoto-pass = { $decision ->
    [meet] Pass by
   *[attacked] Let it pass
}
web-kyoto-raise = { $value } → { $raised }{ $opens ->
    [hedge] : opens hedges
    [roof] : opens roofs
   *[nothing] { "" }
}
web-kyoto-go = { $do ->
    [look] Look
    [paw] Here
    [flee] This way
   *[step] Go
}
web-kyoto-back = Back
web-kyoto-skip = Skip
web-kyoto-missions = Medals are given for
web-kyoto-legend = On the map
web-kyoto-legend-steps = steps to get there

## What everyone did just now, after the player's name

web-kyoto-deed-step = { $steps ->
    [one] takes one step
   *[other] takes { $steps } steps
}
web-kyoto-deed-check = { $paw ->
    [bike] bike
   *[other] { $paw }
}: { $die } + { $value } against { $target }, { $success ->
    [true] passed
   *[false] failed
}
web-kyoto-deed-fought = attacks { $attacked }; { $winner } wins
web-kyoto-deed-runs = flees
web-kyoto-deed-paw_moved = moves a paw: { $paw }
web-kyoto-deed-friend = makes a friend: { $paw }
web-kyoto-deed-victory = fills the victory track: { $paw }
web-kyoto-deed-medal = takes a medal: { $medal }
web-kyoto-deed-raised = raises { $skill } to { $value }
web-kyoto-deed-lowered = loses a step: { $skill } { $value }
web-kyoto-deed-lit = lights a lantern
web-kyoto-deed-looked = looks at a paw
web-kyoto-deed-turned_up = turns up a paw: { $paw }
web-kyoto-deed-bikes = draws a bike card: { $purple }–{ $turquoise }
web-kyoto-deed-kitten = plays { $kitten }

## Players

web-kyoto-others = The others
web-kyoto-lives = { $kitten }, at home in the { $home }
web-kyoto-no_kitten = no kitten yet
web-kyoto-skills = Skills
web-kyoto-skill = { $skill } { $value } of { $most }. { $about }
web-kyoto-medals = Medals
web-kyoto-medal = { $name }: { $state ->
    [taken] medal taken.
    [owed] done; the medal comes at the end of the turn.
   *[open] still to be done.
}
web-kyoto-slots-house = House
web-kyoto-slots-track = Victory track
web-kyoto-slot-house = House, slot { $slot }{ $gift ->
    [step] , gives a skill step
    [medal] , gives a medal once
   *[none] { "" }
}: { $count ->
    [0] free.
    [one] { $paw }.
   *[other] { $count } friends, on top { $paw }.
}
web-kyoto-slot-track = Victory track, slot { $slot }{ $gift ->
    [step] , gives a skill step
    [medal] , gives a medal once
   *[none] { "" }
}: { $count ->
    [0] free.
   *[other] { $paw }.
}
web-kyoto-stamina = Stamina: { $most } steps a turn; left now: { $left }.
web-kyoto-stepped_on = On the road from { $side ->
    [inside] inside: leave it on the outer side and you have crossed it.
   *[outside] outside: leave it on the inner side and you have crossed it.
}

## The table

web-kyoto-round = Round { $round }
web-kyoto-round-about = { $scenario }. Round { $round } of at most { $last }; { $target } medals end the game with their round.
web-kyoto-first = begins
web-kyoto-first-about = Each round is begun by { $who }.
web-kyoto-cards = { $count }
web-kyoto-cards-about = { $count ->
    [0] No bike card left: they will be shuffled again.
    [one] One bike card left (purple–turquoise): { $cards }.
   *[other] { $count } bike cards left (purple–turquoise): { $cards }.
}
web-kyoto-enemies = { $count }
web-kyoto-enemies-about = Tokens for beaten kittens that are left: { $count }.
web-kyoto-gone = Gone: { $count }
web-kyoto-gone-about = Out of the game: { $paws }.
web-kyoto-race-player = { $who }: { $medals ->
    [0] no medal.
    [one] one medal.
   *[other] { $medals } medals.
}
web-kyoto-race-grow = When somebody has { $slot } medals all grow: one more step of stamina and { $steps ->
    [one] one skill step.
   *[other] { $steps } skill steps.
}
web-kyoto-race-end = { $target } medals end the game with their round.

## What an action means, with a verb: in a hint, a replay, an analysis

web-kyoto-means = { $verb ->
    [step] Go { $what }
    [flee] Flee { $what }
    [paw] Move the paw: { $of }, { $what }
    [look] Look at a paw: { $of }, { $what }
    [raise] Raise { $of } ({ $what })
    [try] { $of } ({ $what })
    [attack] { $of } ({ $what })
    [use] { $of } ({ $what })
    [kitten] Play { $of } ({ $what })
   *[other] { $what }
}

## The end of the game

web-kyoto-end-medals = { $name } has { $target } medals, and the round is over.
web-kyoto-end-rounds = The last round, number { $round }, is over.
