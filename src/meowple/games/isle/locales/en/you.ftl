# Events in which the reader is the one who acts: `you-` instead of `event-`. An event
# without such a message names the reader like everyone else.

you-isle-packet = You look at these cards: { $cards }.
you-isle-kept = You keep card { $card }.
you-isle-chosen = You pick card { $card } to buy.
you-isle-paid =
    You buy { $cards ->
        [0] no cards
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
    You play { $cards ->
        [0] no rescue cards
        [one] one rescue card
       *[other] { $cards } rescue cards
    } today.
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
you-isle-tile_gone = Your tile ({ isle-shape }) doesn’t fit anywhere and leaves the game.
you-isle-basket_given =
    You return { $face ->
        [used] a used permanent basket
       *[unused] an unused permanent basket
    }.
you-isle-basket_gained = You gain a permanent basket.
you-isle-cat_put =
    You put the { isle-colour } cat ({ isle-shape }) in the { $field ->
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
you-isle-treasure_removed = You remove a treasure ({ isle-shape }) from your boat.
you-isle-ask =
    { $when ->
        [always] You’ll be asked about anytime cards before every turn.
        [never] You won’t be asked about anytime cards.
       *[windows] You’ll be asked about anytime cards at the usual times.
    }
