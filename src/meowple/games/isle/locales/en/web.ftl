# The Isle of Cats in the web client.


## The boat and placing a tile on it (ids web-isle-boat-…); other parts of the board stand outside this block

web-isle-boat-help = Drag the tile into place. R turns it, Shift+R turns it back, F flips it, the arrow keys move it, Page Up and Page Down jump between the places where it fits, Enter places it.
web-isle-boat-help_back = Drag the tile into place. R turns it, Shift+R turns it back, F flips it, the arrow keys move it, Page Up and Page Down jump between the places where it fits, Enter places it, Escape puts it back.
web-isle-boat-turn = Turn
web-isle-boat-flip = Flip
web-isle-boat-lay = Place it here
web-isle-boat-next = Next place
web-isle-boat-back = Take back
web-isle-boat-away = Put away
web-isle-boat-fits = It fits here.
web-isle-boat-fits_not = It doesn’t fit here.
web-isle-boat-trying = Just a preview: nothing has been placed.
web-isle-boat-nowhere = It doesn’t fit anywhere turned this way.
web-isle-boat-at_fits = Column { $x }, row { $y }: it fits.
web-isle-boat-at_fits_not = Column { $x }, row { $y }: it doesn’t fit.
web-isle-boat-turned = Turned. { $place }
web-isle-boat-flipped = Flipped. { $place }
web-isle-gain = { $what ->
    [rats] { $count ->
        [one] covers a rat
       *[other] covers { $count } rats
    }
    [rooms] { $count ->
        [one] fills a room
       *[other] fills { $count } rooms
    }
    [family] { $count } { $colour } cats together
    [rares] rare treasure
    [map] a treasure from the map
   *[other] lesson “{ $text }”
}{ $scores ->
    [yes] { " " }({ $points })
   *[no] { "" }
}
web-isle-gain-all = { $points }: { $parts }.
web-isle-gain-none = It fits here. Your score stays the same.

# A card in a line of the log, by what it does.
web-isle-story-card = “{ $text }”
web-isle-story-passed = { $you ->
    [true] { $phase ->
        [finds] You pass: no more finds today.
       *[rescue] You pass: no more rescues today.
    }
   *[false] { $phase ->
        [finds] { $name } passes: no more finds today.
       *[rescue] { $name } passes: no more rescues today.
    }
}
## End of the boat

## The table around the boat

web-isle-you = You
web-isle-sister = Sister
web-isle-tile = { $kind ->
    [cat] { $colour } cat ({ $shape })
    [common] common treasure ({ $shape })
    [rare] rare treasure ({ $shape })
   *[oshax] { $colour ->
        [none] oshax ({ $shape })
       *[other] { $colour } oshax ({ $shape })
    }
}
web-isle-times = ×{ $n }
web-isle-island = The island
web-isle-field-left = Left field
web-isle-field-right = Right field
web-isle-field-island = Cats on the island
web-isle-field-cost = { $fish } fish per cat
web-isle-field-none = No cats left here.
web-isle-field-soon = Cats arrive when the day begins.
web-isle-stock = Beside the island
web-isle-rescue = { $number ->
    [0] Rescue: { $tile }
   *[other] Rescue number { $number }: { $tile }
}
web-isle-take = Take: { $tile }
web-isle-try = { $number ->
    [0] Try it on your boat: { $tile }
   *[other] Number { $number }, try it on your boat: { $tile }
}
web-isle-remove = Remove from the boat: { $tile }
web-isle-lift = Lift the tiles to show rooms, rats and maps (L)
web-isle-zoom = Boat size
web-isle-zoom-closer = Zoom in
web-isle-zoom-away = Zoom out
web-isle-own_boat = Your boat
web-isle-boat_of = { $name }’s boat
web-isle-dock = Your cards and answers
web-isle-dock-content = Cards and tiles to choose from
web-isle-track = Day and turn order
web-isle-order = Turn order
web-isle-day = Day { $day } of { $days }
web-isle-phase-fishing = Fishing
web-isle-phase-explore = Exploring
web-isle-phase-lessons = Lessons
web-isle-phase-rescue = Rescue
web-isle-phase-finds = Rare finds
web-isle-player-open = Look at { $name }’s boat
web-isle-player-lessons = { $n ->
    [one] one lesson
   *[other] { $n } lessons
} on the table
web-isle-player-passed = passed
web-isle-player-points = points so far

## What is asked

web-isle-ask-over = The game is over.
web-isle-ask-nobody = The game continues.
web-isle-ask-wait = Waiting for { $who }: { $decision ->
    [draft] choosing cards.
    [keep_lessons] choosing lessons.
    [buy] buying cards.
    [after_paying] buying cards.
    [buy_drawn] buying cards.
    [name_colour] playing a public lesson.
    [ready] playing rescue cards.
    [window] deciding about an anytime card.
    [rescue] rescuing a cat.
    [basket] rescuing a cat.
    [place] placing a tile.
    [place_blind] placing a tile from the bag.
    [finds] looking for rare finds.
    [take] taking a tile.
    [oshax_colour] choosing a color for an oshax.
   *[other] playing an anytime card.
}
web-isle-ask-draft = { $n ->
    [one] Keep one of these cards.
   *[other] Keep { $n } of these cards.
}
web-isle-ask-keep_lessons = { $n ->
    [one] Keep one more lesson.
   *[other] Keep { $n } of these lessons.
}
web-isle-ask-buy = Which cards will you buy? The rest are discarded.
web-isle-ask-buy_drawn = Which of the cards you drew will you buy?
web-isle-ask-after_paying = Play anytime cards before the lessons phase, or continue.
web-isle-ask-name_colour = Which color does your public lesson count?
web-isle-ask-ready = Which rescue cards will you play today?
web-isle-ask-window = { $moment ->
    [fishing] You have the day’s fish. The cards come next.
    [order] The turn order is set.
    [rescue_end] The rescue phase is about to end.
    [day_end] The day is about to end.
    [scoring] Last chance before scoring.
   *[turn] Before the next turn:
} Will you play an anytime card?
web-isle-ask-rescue = { $rescues ->
    [0] There’s no cat you can rescue right now.
   *[other] Rescue a cat, or stop for today.
}
web-isle-ask-basket = Which basket do you use for the { $tile }?
web-isle-ask-place = Place the { $tile }.
web-isle-ask-place_blind = You drew the { $tile } from the bag. Place it.
web-isle-ask-finds = { $finds ->
    [0] There’s no oshax or treasure card you can play right now.
   *[other] Play an oshax or treasure card, or stop for today.
}
web-isle-ask-take = { $kind ->
    [common] { $first ->
        [yes] Take a common treasure.
       *[no] You may take another common treasure.
    }
    [rare] { $first ->
        [yes] Take a rare treasure.
       *[no] You may take another rare treasure.
    }
    [oshax] Take an oshax.
   *[several] { $first ->
        [yes] Take one of these: { $what }.
       *[no] You may take another: { $what }.
    }
}
web-isle-ask-oshax_colour = Which family does the oshax join? You can’t change this later.
web-isle-ask-move_cats = Move a cat to the other field.
web-isle-ask-put_cats = Which field does the { $tile } go to?
web-isle-ask-discard_lessons = Discard one of your lessons.
web-isle-ask-remove_treasures = Choose a treasure on your boat to remove.

## Answers

web-isle-answer-keep = Keep ({ $marked } of { $n })
web-isle-answer-pay = { $n ->
    [0] Buy no cards
    [one] Buy one card for { $fish } fish
   *[other] Buy { $n } cards for { $fish } fish
}
web-isle-answer-ready = { $n ->
    [0] { $played ->
        [0] Play no cards
       *[other] Play no more cards
    }
    [one] Play one card
   *[other] Play { $n } cards
}
web-isle-answer-done = { $decision ->
    [window] Play no card
    [after_paying] Continue
    [rescue] End the turn
    [move_cats] Move no more cats
   *[other] Done
}
web-isle-answer-pass = { $decision ->
    [finds] No more finds today
   *[other] No more cats today
}
web-isle-answer-skip = { $decision ->
    [place_blind] It doesn’t fit: discard it
   *[other] Take none
}
web-isle-basket-permanent = Permanent basket
web-isle-basket-whole = Basket card
web-isle-basket-broken = Two broken baskets
web-isle-basket-change = Other basket
web-isle-settled-keep = Kept
web-isle-settled-buy = To be bought
web-isle-settled-ready = Played today
web-isle-move = { $tile } to the { $field ->
    [left] left
   *[right] right
} field{ $place ->
    [0] { "" }
   *[other] , place { $place }
}
web-isle-move-left = to the left field
web-isle-move-right = to the right field
web-isle-put = To the { $field ->
    [left] left
   *[right] right
} field{ $place ->
    [0] { "" }
   *[other] , place { $place }
}
web-isle-when = When to ask about anytime cards
web-isle-when-open = When to be asked about anytime cards
web-isle-when-about = You can play them at almost any time, asked or not. You can change this twice a day.
web-isle-when-always = Before every turn
web-isle-when-windows = At the usual times
web-isle-when-never = Never
web-isle-when-now = (now)

## Cards and what you have

web-isle-card-cost = costs { $fish } fish
web-isle-card-now = { $points } now
web-isle-card-other_printing = Other printing: { $text }
web-isle-card-rulings = Rules for this card
web-isle-card-find = Play
web-isle-card-anytime = Play now
web-isle-card-discard = Discard
web-isle-card-play_colour = Play for { $colour }
web-isle-card-give_used = Return a used basket
web-isle-card-give_unused = Return an unused basket
web-isle-offer-oshax = oshax
web-isle-offer-rare = rare
web-isle-offer-common = common
web-isle-offer-small = small
web-isle-hand-lessons = Lessons
web-isle-hand-rescue = Rescue
web-isle-hand-finds = Rare finds
web-isle-hand-anytime = Anytime
web-isle-hand-empty = Your hand is empty.
web-isle-hand-count = { $n ->
    [0] No cards in hand
    [one] One card in hand
   *[other] { $n } cards in hand
}
web-isle-hand-playable = { $n } playable now
web-isle-purse-fish = { $n } fish
web-isle-purse-baskets = Permanent baskets: { $n } ready, { $used } used
web-isle-purse-ready = { $n ->
    [one] One rescue card
   *[other] { $n } rescue cards
} played for today
web-isle-purse-speed = Baskets { $whole }, broken baskets { $broken }, speed { $speed }
web-isle-note-anywhere = next tile anywhere
web-isle-note-extra = { $n ->
    [one] one more cat
   *[other] { $n } more cats
} in your next rescue turn

## Panels

web-isle-panels = Lessons, score and bag
web-isle-panel-lessons = Lessons
web-isle-panel-score = Score
web-isle-panel-bag = Bag
web-isle-lessons-own = Yours
web-isle-lessons-public = For everyone
web-isle-lessons-none = No lessons on the table yet.{ $mode ->
    [family] { " " }The ones you keep will appear here.
   *[other] { " " }You play the ones you buy in the lessons phase.
}
web-isle-score = Score so far
web-isle-score-total = So far
web-isle-line-rats = { $count ->
    [one] one visible rat
   *[other] { $count } visible rats
}
web-isle-line-rooms = { $count ->
    [one] one unfilled room
   *[other] { $count } unfilled rooms
}
web-isle-line-family = { $colour } family of { $size }
web-isle-line-rares = { $count ->
    [one] one rare treasure
   *[other] { $count } rare treasures
}
web-isle-bag = Left in the bag
web-isle-bag-about = Left in the bag, by shape and family.
web-isle-bag-deck = Cards in the deck: { $n }.
web-isle-bag-shape = Shape
web-isle-sister-colours = Her points for each cat on your boat, by color
web-isle-sister-colour = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each { $colour ->
    [none] cat of a hidden family
   *[other] { $colour } cat
}
web-isle-sister-hidden = hidden
web-isle-sister-today = Her cards today
web-isle-sister-more = { $n ->
    [one] One card face down
   *[other] { $n } cards face down
}
web-isle-sister-no_card = She turns over a card in the rescue phase.
web-isle-sister-lessons = Her lessons

## What a player did last: it stands under the name

web-isle-deed-paid = { $cards ->
    [0] bought no cards
    [one] bought one card for { $fish } fish
   *[other] bought { $cards } cards for { $fish } fish
}
web-isle-deed-public_lesson = played a public lesson
web-isle-deed-private_lessons = { $cards ->
    [one] played a private lesson
   *[other] played { $cards } private lessons
}
web-isle-deed-ready = { $cards ->
    [0] played no rescue cards
    [one] played one rescue card
   *[other] played { $cards } rescue cards
}
web-isle-deed-revealed = has speed { $speed } today
web-isle-deed-placed = placed this { $kind ->
    [cat] cat
    [oshax] oshax
   *[other] treasure
}
web-isle-deed-rescued = rescued this cat for { $fish } fish
web-isle-deed-drew_tile = drew this tile from the bag
web-isle-deed-declined = took no treasure
web-isle-deed-passed = { $phase ->
    [rescue] passed: no more rescues
    [finds] passed: no more finds
   *[none] passed
}
web-isle-deed-find = played a card for { $what ->
    [oshax] an oshax
    [rare] a rare treasure
   *[other] treasures
}
web-isle-deed-anytime = played: { $text }
web-isle-deed-fish = { $fish ->
    [one] got one fish
   *[other] got { $fish } fish
}
web-isle-deed-drew_cards = { $cards ->
    [one] drew one card
   *[other] drew { $cards } cards
}
web-isle-deed-basket_gained = got a basket
web-isle-deed-basket_given = returned a basket
web-isle-deed-cat_moved = moved this cat
web-isle-deed-cat_put = put this cat in a field
web-isle-deed-lesson_discarded = discarded a lesson
web-isle-deed-treasure_removed = removed a treasure from the boat
web-isle-deed-tile_gone = couldn’t place the tile
web-isle-deed-sister_turns = She turned a card: { $cards ->
    [one] one card
   *[other] { $cards } cards
} today, speed { $speed }
web-isle-deed-sister_plays = She played a card
web-isle-deed-sister_takes = { $kind ->
    [cat] She took this cat
    [oshax] She took this oshax
   *[other] She took this treasure
}
web-isle-deed-sister_swaps = She swapped cats { $first } and { $second }

## The same about the reader: what I did last

web-isle-own-paid = You { $cards ->
    [0] bought no cards
    [one] bought one card for { $fish } fish
   *[other] bought { $cards } cards for { $fish } fish
}
web-isle-own-public_lesson = You played a public lesson
web-isle-own-private_lessons = You { $cards ->
    [one] played a private lesson
   *[other] played { $cards } private lessons
}
web-isle-own-ready = You { $cards ->
    [0] played no rescue cards
    [one] played one rescue card
   *[other] played { $cards } rescue cards
}
web-isle-own-revealed = You have speed { $speed } today
web-isle-own-placed = You placed this { $kind ->
    [cat] cat
    [oshax] oshax
   *[other] treasure
}
web-isle-own-rescued = You rescued this cat for { $fish } fish
web-isle-own-drew_tile = You drew this tile from the bag
web-isle-own-declined = You took no treasure
web-isle-own-passed = { $phase ->
    [rescue] You passed: no more rescues
    [finds] You passed: no more finds
   *[none] You passed
}
web-isle-own-find = You played a card for { $what ->
    [oshax] an oshax
    [rare] a rare treasure
   *[other] treasures
}
web-isle-own-anytime = You played: { $text }
web-isle-own-fish = You { $fish ->
    [one] got one fish
   *[other] got { $fish } fish
}
web-isle-own-drew_cards = You { $cards ->
    [one] drew one card
   *[other] drew { $cards } cards
}
web-isle-own-basket_gained = You got a basket
web-isle-own-basket_given = You returned a basket
web-isle-own-cat_moved = You moved this cat
web-isle-own-cat_put = You put this cat in a field
web-isle-own-lesson_discarded = You discarded a lesson
web-isle-own-treasure_removed = You removed a treasure from the boat
web-isle-own-tile_gone = You couldn’t place the tile

## How what is asked is done; it stands beside the hand

web-isle-help = { $decision ->
    [buy] Select the cards you want and pay with fish. Save some: cats cost fish, too.
    [ready] Select the cards for today: baskets carry cats, and more speed lets you go first. The rest stay in your hand.
    [rescue] Click a cat, or drag it to your boat. Each cat takes a basket and its field’s price in fish.
    [place] Drag the tile or click a square. Cover rats, fill rooms, and keep the cats of a family together.
    [finds] Play a card for an oshax or treasures, or stop for today.
    [stuck] An anytime card may help. If you don’t need one, stop for today.
    [window] Play a card now, or continue.
    [after_paying] Play a card now, or continue.
   *[other] { "" }
}

## The best boat, after the end

web-isle-packed-title = The best boat with these tiles
web-isle-packed-score = { NUMBER($score) } { $score ->
    [one] point
   *[other] points
} with the same tiles, instead of { NUMBER($played) }.
web-isle-packed-proven = No boat with these tiles scores more.
web-isle-packed-bound = No boat could score more than { NUMBER($bound) }.
web-isle-packed-unknown = There may be a better one.

## What an action means, with a verb: in a hint, a replay, an analysis

web-isle-choice = { $choice ->
    [blue] blue
    [green] green
    [red] red
    [purple] purple
    [orange] orange
    [used] a used basket
   *[unused] an unused basket
}
web-isle-means = { $verb ->
    [keep] Keep: { $what }
    [buy] Buy: { $what }
    [ready] Play for the rescue phase: { $what }
    [find] Play a card and take: { $what }
    [anytime] Play: { $what }{ $choice ->
        [none] { "" }
       *[other] { " " }({ web-isle-choice })
    }
    [discard] Discard: { $what }
    [lesson] Play the lesson: { $what }
    [take] Take: { $what }
    [rescue] Rescue: { $what }
    [move] Move: { $what }
    [put] Put: { $what }
    [place] Place the tile: column { $x }, row { $y }, { $what }
    [remove] Remove from the boat: { $what }, column { $x }, row { $y }
    [basket] Use: { $what }
    [colour] Choose the color: { web-isle-choice }
   *[other] { $what }
}

## The end of the game

web-isle-end-rats = Visible rats
web-isle-end-rooms = Unfilled rooms
web-isle-end-family = Families
web-isle-end-rares = Rare treasures
web-isle-end-lesson = Private lessons
web-isle-end-public_lesson = Public lessons
web-isle-end-sister_colour = Cats in her colors
web-isle-end-sister_lesson = Her lessons
web-isle-end-reason = Day { $days } is over, and the boats set sail.
web-isle-end-halved = Solo: public lessons score half, rounded up.

## Planning tiles

web-isle-plan = { $n ->
    [one] Planned: { $n } tile
   *[other] Planned: { $n } tiles
}
web-isle-plan-points = { $signed } { $points ->
    [one] point
   *[other] points
}
web-isle-plan-keep = Plan it here
web-isle-plan-place = Place as planned
web-isle-plan-undo = Remove the last planned tile
web-isle-plan-clear = Clear the plan
web-isle-plan-broken = { $n } of them can’t be placed like this

## At a glance

web-isle-card-reveals = This card draws something new, so you can’t undo it.
web-isle-passes = Your cards go to { $to }; your next ones come from { $from }.
web-isle-families = Cats by family
web-isle-families-cats = Cats
web-isle-families-largest = Largest family
web-isle-day-last = Last day
web-isle-answer-quiet = Don’t ask again today
web-isle-panel-played = Played
web-isle-played-pile = Played cards ({ $n })
web-isle-played-today = { $name }: for today
web-isle-played-hidden = { $n ->
    [one] { $n } more card was discarded face down.
   *[other] { $n } more cards were discarded face down.
}
web-isle-next = Next: { $what }
web-isle-steps = How a day goes, and what scores
web-isle-steps-fishing = everyone gets fish, and cats arrive in the fields.
web-isle-steps-explore = keep some cards and pass the rest, then buy the ones you want.
web-isle-steps-lessons = play the lessons you bought.
web-isle-steps-rescue = choose rescue cards, then take turns rescuing cats with baskets and fish.
web-isle-steps-finds = take turns playing cards for oshax and treasures.
web-isle-steps-points = A family of touching cats scores
web-isle-steps-cats = Cats
web-isle-steps-worth = Points
web-isle-steps-more = each additional
web-isle-steps-others = Each visible rat { $rat }, each unfilled room { $room }, each rare treasure { $rare }.
web-isle-stops = Pass for me, except for these cards
web-isle-stops-about = When you’re asked about one of them, you have a few seconds to play it. Every pass takes the same time, so nobody can tell whether you were asked.
web-isle-stops-about_bots = You’re asked only when one of these cards can be played.
web-isle-stops-none = You have no anytime cards now.
web-isle-stops-asked = Play your card now, or let it pass
web-isle-stops-passing = Passing for you…
