# Events in which the reader is the one who acts: `you-` instead of `event-`. An event
# without such a message names the reader like everyone else.

you-fits-started = You place start card { $card }.
you-fits-drew = You draw a card.
you-fits-drew_own = You draw: { $card }.
you-fits-drew_toy = You draw special toy { $card } and must play it right away.
you-fits-plays =
    You play { $card ->
        [princess] a Princess
       *[other] card { $card }
    }.
you-fits-plays_own = You play: { $card }.
you-fits-laid = You place { $card }.
you-fits-cat = You put a cat across two cards.
you-fits-asleep = You place a sleeping cat.
you-fits-toy = You put special toy { $card } across two cards.
you-fits-discarded =
    You discard { $card ->
        [princess] a Princess
       *[other] card { $card }
    } because no card can be played.
you-fits-discarded_own = You discard: { $card }.
you-fits-princess = Your Princess replaces { $owner }’s { $what ->
    [sleeper] sleeping cat
   *[cat] cat
}, which goes home.
you-fits-woken = Your sleeping cat counts from now on.
