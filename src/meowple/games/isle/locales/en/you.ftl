# Events in which the reader is the one who acts: `you-` instead of `event-`. An event
# without such a message names the reader like everybody else.

you-isle-packet = You look at these cards: { $cards }.
you-isle-kept = You keep card { $card }.
you-isle-chosen = You want to buy card { $card }.
you-isle-paid =
    You buy { $cards ->
        [0] no card
        [one] one card for { $fish } fish
       *[other] { $cards } cards for { $fish } fish
    }{ $refused ->
        [0] .
        [one] { " and discard one." }
       *[other] { " and discard" } { $refused }.
    }
you-isle-public_lesson =
    You play public lesson { $card }{ $colour ->
        [blue] { " " }for blue.
        [green] { " " }for green.
        [red] { " " }for red.
        [purple] { " " }for purple.
        [orange] { " " }for orange.
       *[other] .
    }
you-isle-private_lessons =
    You play { $cards ->
        [one] one private lesson
       *[other] { $cards } private lessons
    } face down.
you-isle-private_lessons_own = Your private lessons: { $cards }.
you-isle-ready =
    You have played { $cards ->
        [0] no rescue card
        [one] one rescue card
       *[other] { $cards } rescue cards
    } for today.
you-isle-ready_own = You play rescue card { $card } face down.
you-isle-revealed = You have speed { $speed }; rescue cards: { $cards }.
you-isle-rescued =
    You rescue a cat from the { $field ->
        [left] left
       *[right] right
    } field with { $basket ->
        [permanent] a permanent basket
        [whole] a basket card
       *[broken] two broken baskets
    }.
you-isle-placed = You place the { isle-tile }.
you-isle-declined = You take no treasure.
you-isle-passed = You pass.
you-isle-find =
    You play card { $card } for { $what ->
        [oshax] an oshax
        [rare] a rare treasure
        [small] small treasures
       *[common] common treasures
    }{ $fish ->
        [0] .
       *[other] { " and pay" } { $fish } fish.
    }
you-isle-anytime =
    You play anytime card { $card }{ $choice ->
        [blue] { ": " }blue.
        [green] { ": " }green.
        [red] { ": " }red.
        [purple] { ": " }purple.
        [orange] { ": " }orange.
       *[other] .
    }
you-isle-fish = You gain { $fish } fish.
you-isle-drew_cards =
    You draw { $cards ->
        [0] nothing: the deck is empty
        [one] one card
       *[other] { $cards } cards
    }.
you-isle-drew = You draw: { $cards }.
you-isle-drew_tile = You draw from the bag: { isle-tile }.
you-isle-tile_gone = Your tile ({ isle-shape }) fits nowhere and is gone.
you-isle-basket_given =
    You give back { $face ->
        [used] a used permanent basket
       *[unused] an unused permanent basket
    }.
you-isle-basket_gained = You gain a permanent basket.
you-isle-cat_put =
    You put the { isle-colour } cat ({ isle-shape }) into the { $field ->
        [left] left
       *[right] right
    } field.
you-isle-cat_moved =
    You move the { isle-colour } cat ({ isle-shape }) to the { $field ->
        [left] left
       *[right] right
    } field.
you-isle-lesson_discarded = You discard a private lesson.
you-isle-lesson_discarded_own = You discard lesson { $card }.
you-isle-treasure_removed = You take a treasure ({ isle-shape }) off the boat.
you-isle-ask =
    You want to be asked { $when ->
        [always] before every turn
        [never] at no time
       *[windows] at the usual moments
    }.
