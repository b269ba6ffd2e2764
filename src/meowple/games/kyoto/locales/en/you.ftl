# Events in which the reader is the one who acts: `you-` instead of `event-`. An event
# without such a message names the reader like everyone else.

you-kyoto-step = You take a step{ kyoto-to }.
you-kyoto-done = You end your turn.
you-kyoto-check = You try to { $paw ->
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
    [true] succeed
   *[false] fail
}: a roll of { $die } plus { kyoto-skill } { $value }, needing { $target } (chance { $good } in { $cases }){ $learned ->
    [0] .
   *[other] ; { kyoto-skill } +{ $learned }.
}
you-kyoto-passed = You don’t fight.
you-kyoto-runs = Your kitten flees{ kyoto-to }.
you-kyoto-paw_moved = You move { kyoto-paw } away{ kyoto-to }.
you-kyoto-friend = You make a friend: { kyoto-paw } (house, slot { $slot }).
you-kyoto-friend_left = Because of you, a friend leaves { kyoto-space }: { kyoto-paw }.
you-kyoto-victory = You fill slot { $slot } of the victory track: { kyoto-paw }.
you-kyoto-medal =
    You take the medal for { $medal ->
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
    } and now have { kyoto-count_medals }.
you-kyoto-looked = You look at a face-down paw.
you-kyoto-saw = You see: { kyoto-paw }.
you-kyoto-lit = You light a lantern: { $lit } of { $needed }.
you-kyoto-raised = You raise { kyoto-skill } to { $value }.
you-kyoto-kitten = You play { kyoto-kitten }.
you-kyoto-fought = You attack { $attacked } (chance { $good } in { $cases }): rolls of { $dice } plus fight { $values }. Winner: { $winner }{ $learned ->
    [0] .
   *[other] . { $loser }: fight +{ $learned }.
}
you-kyoto-declined = { $what ->
    [look] You stop looking at paws.
   *[raise] You don’t raise a skill.
}
you-kyoto-lowered = Your { kyoto-skill } drops to { $value }.
