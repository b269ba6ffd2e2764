# The table of Kyoto no Neko in the browser. Names of paws, kittens, skills and medals come
# from the game's own catalogue and are put in; they begin with a small letter.

## What is asked, in one line

web-kyoto-ask-turn = { $left ->
    [0] Your turn: no steps left. Act here, or end your turn.
    [one] Your turn: one step left.
   *[other] Your turn: { $left } steps left.
}
web-kyoto-ask-react = A red paw! Choose how to react.
web-kyoto-ask-meet = You meet a kitten. Fight it, which ends your turn, or pass by.
web-kyoto-ask-attacked = { $kitten } is passing your kitten. Attack, or let it pass?
web-kyoto-ask-flight = { $kitten } flees home. Choose a path.
web-kyoto-ask-paw = Choose where { $paw } goes, exactly { $left ->
    [one] one step
   *[other] { $left } steps
} away.
web-kyoto-ask-look = You can see far from the tree. Look at a paw: { $left ->
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
    [turn] { $who } is taking a turn
    [raise] { $who } is raising skills
    [flight] { $who } is choosing a way to flee
    [paw] { $who } is choosing where a paw goes
    [look] { $who } is looking at paws
    [kitten] { $who } is choosing a kitten
   *[other] { $who } is deciding
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
       *[false] House, { $home }
    }
    [terrace] { $yours ->
        [true] Your terrace
       *[false] Terrace, { $home }
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
   *[other] { $steps } steps, one at a time.
}
web-kyoto-do-stops = On the way: { $stops }.
web-kyoto-do-flee = { $who } flees this way.
web-kyoto-do-paw = Move { $paw } here.
web-kyoto-do-look = Look at this paw in secret.
web-kyoto-stop-road = a bike card
web-kyoto-stop-face_down = an unknown paw
web-kyoto-stop-paw = a red paw
web-kyoto-stop-kitten = another kitten
web-kyoto-paw-down = A face-down paw.
web-kyoto-paw-seen = A face-down paw, seen by { $who }.
web-kyoto-paw-known = Face down, but you know it: { $paw }.
web-kyoto-paw-up = { $paw }.
web-kyoto-stands = Here: { $who }.
web-kyoto-bike-here = { $bike ->
    [purple] The purple bike.
   *[turquoise] The turquoise bike.
}
web-kyoto-friends = Friends in the house: { $friends }.
web-kyoto-heard-chance = { $what } { $percent }%.
web-kyoto-heard-bike = Chance of a bike: { $bike }%. You stay safe: { $safe }%.

## Chances

web-kyoto-percent = { $percent }%
web-kyoto-sum = { $skill } { $value } against { $target }:
web-kyoto-needs = { $how ->
    [any] anything but X.
    [none] out of reach.
   *[some] needs { $need } or more.
}
web-kyoto-needs-fight = Fight { $value } against { $other }; both roll.
web-kyoto-check = { $what } { $needs }
web-kyoto-against-kitten = { $who } is there:
web-kyoto-against-bike = Dodging the bike:
web-kyoto-against-paw = { $paw }:
web-kyoto-fails-fight = The loser flees { $flees } and learns +1 (+2 if the die shows X).
web-kyoto-fails-moves = If you fail, it moves { $moves } and you learn +1 (+2 if the die shows X).
web-kyoto-fails-flees = If you fail, you flee { $flees } and learn +1 (+2 if the die shows X).
web-kyoto-fails-lowers = A skill drops by 1: { $skill }.
web-kyoto-fails-learn = If you fail, you learn +1 (+2 if the die shows X).
web-kyoto-passes = If you pass: { $what }.
web-kyoto-passes-fight = The winner takes a token for the victory track.
web-kyoto-bike-comes = { $percent ->
    [0] You draw a bike card, but no bike can reach you.
   *[other] You draw a bike card. Chance of a bike: { $percent }%.
}
web-kyoto-bike-safe = Chance to stay put:
web-kyoto-against = :

## What can be done

web-kyoto-now = What you can do
web-kyoto-choose = { $decision ->
    [turn] Go to a glowing space on the map, act here, or end your turn.
    [here] Act here, or end your turn.
    [go] Go to a glowing space on the map, or end your turn.
    [flight] Choose a glowing space on the map.
    [paw] Choose a glowing space on the map.
    [look] Choose a glowing paw on the map.
    [raise] Each step makes later rolls easier.
    [meet] A fight ends your turn, win or lose. If you pass by, the other kitten may attack.
    [attacked] A fight won’t cost you a turn.
    [react] You have to react to every red paw right away.
    [kitten] The number next to a skill is what you start with. A failed check raises it.
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
    [look] Stop looking
    [raise] Don’t raise one
   *[turn] End the turn
}
web-kyoto-take = Play { $kitten }
web-kyoto-pass = { $decision ->
    [meet] Pass by
   *[attacked] Let it pass
}
web-kyoto-raise = { $value } → { $raised }{ $opens ->
    [hedge] : can cross hedges
    [roof] : can cross roofs
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
web-kyoto-missions = How to earn medals
web-kyoto-legend = On the map
web-kyoto-legend-steps = steps to get there

## What everyone did just now, after the player's name

web-kyoto-deed-step = { $steps ->
    [one] takes one step
   *[other] takes { $steps } steps
}
web-kyoto-deed-check = rolls ({ $paw ->
    [bike] bike
   *[other] { $paw }
}): { $die } + { $value } against { $target }, { $success ->
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
web-kyoto-deed-turned_up = turns over a paw: { $paw }
web-kyoto-deed-bikes = draws a bike card: { $purple }–{ $turquoise }
web-kyoto-deed-kitten = plays { $kitten }

## The same about the reader: what I did last

web-kyoto-own-step = You { $steps ->
    [one] take one step
   *[other] take { $steps } steps
}
web-kyoto-own-check = Your roll, { $paw ->
    [bike] bike
   *[other] { $paw }
}: { $die } + { $value } against { $target }, { $success ->
    [true] passed
   *[false] failed
}
web-kyoto-own-fought = You attack { $attacked }; { $won ->
    [true] you win
   *[false] { $attacked } wins
}
web-kyoto-own-runs = You flee
web-kyoto-own-paw_moved = You move a paw: { $paw }
web-kyoto-own-friend = You make a friend: { $paw }
web-kyoto-own-victory = You fill the victory track: { $paw }
web-kyoto-own-medal = You take a medal: { $medal }
web-kyoto-own-raised = You raise { $skill } to { $value }
web-kyoto-own-lowered = You lose a step: { $skill } { $value }
web-kyoto-own-lit = You light a lantern
web-kyoto-own-looked = You look at a paw
web-kyoto-own-turned_up = You turn over a paw: { $paw }
web-kyoto-own-bikes = You draw a bike card: { $purple }–{ $turquoise }
web-kyoto-own-kitten = You play { $kitten }
web-kyoto-deed-fought_you = attacks you; { $won ->
    [true] you win
   *[false] you lose
}

## Players

web-kyoto-others = Other players
web-kyoto-lives = { $kitten }, home in the { $home }
web-kyoto-no_kitten = no kitten yet
web-kyoto-skills = Skills
web-kyoto-skill = { $skill } { $value } of { $most }. { $about }
web-kyoto-medals = Medals
web-kyoto-medal = { $name }: { $state ->
    [taken] medal taken.
    [owed] done; medal at the end of the turn.
   *[open] not done yet.
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
   *[other] { $count } friends, { $paw } on top.
}
web-kyoto-slot-track = Victory track, slot { $slot }{ $gift ->
    [step] , gives a skill step
    [medal] , gives a medal once
   *[none] { "" }
}: { $count ->
    [0] free.
   *[other] { $paw }.
}
web-kyoto-stamina = Stamina: { $most } steps per turn; { $left } left now.
web-kyoto-stepped_on = Stepped onto the road from { $side ->
    [inside] inside: leave it on the outer side to cross it.
   *[outside] outside: leave it on the inner side to cross it.
}

## The table

web-kyoto-round = Round { $round }
web-kyoto-round-about = { $scenario }. Round { $round } of at most { $last }. The game ends after the round in which someone reaches { $target } medals.
web-kyoto-first = goes first
web-kyoto-first-about = { $who } goes first each round.
web-kyoto-cards = { $count }
web-kyoto-cards-word = Bike cards
web-kyoto-enemies-word = Enemy tokens
web-kyoto-cards-about = { $count ->
    [0] No bike cards left: they will be reshuffled.
    [one] One bike card left (purple–turquoise): { $cards }.
   *[other] { $count } bike cards left (purple–turquoise): { $cards }.
}
web-kyoto-enemies = { $count }
web-kyoto-enemies-about = Defeated-enemy tokens left: { $count }.
web-kyoto-gone = Out of play: { $count }
web-kyoto-gone-about = Out of the game: { $paws }.
web-kyoto-race-player = { $who }: { $medals ->
    [0] no medals.
    [one] one medal.
   *[other] { $medals } medals.
}
web-kyoto-race-grow = When someone has { $slot } medals, all kittens grow: one more step of stamina and { $steps ->
    [one] one skill step.
   *[other] { $steps } skill steps.
}
web-kyoto-race-end = The game ends after the round in which someone reaches { $target } medals.

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

web-kyoto-end-won_by = You won by { $medals } { $medals ->
    [one] medal
   *[other] medals
}.
web-kyoto-end-lost_by = You lost by { $medals } { $medals ->
    [one] medal
   *[other] medals
}.
web-kyoto-worth = Wins { NUMBER($chance) } of games, about { $medals ->
    [one] { NUMBER($medals) } medal
   *[other] { NUMBER($medals) } medals
}
web-kyoto-end-medals = { $you ->
    [true] You have { $medals } medals, and the round is over.
   *[false] { $name } has { $medals } medals, and the round is over.
}
web-kyoto-end-rounds = The last round ({ $round }) is over.
