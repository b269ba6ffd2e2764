# The Isle of Cats in the web client.


## The boat and placing a tile on it (ids web-isle-boat-…); other parts of the board stand outside this block

web-isle-boat-help = Drag the tile to its place. R turns it, F mirrors it, arrows move it, Page Up and Page Down go from one place where it fits to the next, Enter lays it.
web-isle-boat-help_back = Drag the tile to its place. R turns it, F mirrors it, arrows move it, Page Up and Page Down go from one place where it fits to the next, Enter lays it, Escape takes it back.
web-isle-boat-turn = Turn
web-isle-boat-flip = Mirror
web-isle-boat-lay = Lay it here
web-isle-boat-next = Next place
web-isle-boat-back = Take back
web-isle-boat-away = Put away
web-isle-boat-fits = It fits here.
web-isle-boat-fits_not = It does not fit here.
web-isle-boat-trying = Only trying: nothing is laid.
web-isle-boat-nowhere = Turned like this it fits nowhere.
web-isle-boat-at_fits = Column { $x }, row { $y }: it fits.
web-isle-boat-at_fits_not = Column { $x }, row { $y }: it does not fit.
web-isle-boat-turned = Turned. { $place }
web-isle-boat-flipped = Mirrored. { $place }
web-isle-gain = { $what ->
    [rats] { $count ->
        [one] covers a rat
       *[other] covers { $count } rats
    }
    [rooms] { $count ->
        [one] fills a room
       *[other] fills { $count } rooms
    }
    [family] one of { $count } { $colour } cats
    [rares] rare treasure
    [map] a treasure for the map
   *[other] lesson “{ $text }”
}{ $scores ->
    [yes] { " " }({ $points })
   *[no] { "" }
}
web-isle-gain-all = { $points }: { $parts }.
web-isle-gain-none = It fits here; the score stays the same.
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
web-isle-field-cost = { $fish } fish for a cat
web-isle-field-none = No cat is left here.
web-isle-field-soon = The cats come when the day begins.
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
web-isle-remove = Take off the boat: { $tile }
web-isle-lift = Lift the tiles: show rooms, rats and maps (L)
web-isle-zoom = Size of the boat
web-isle-zoom-closer = Zoom in
web-isle-zoom-away = Zoom out
web-isle-own_boat = Your boat
web-isle-boat_of = Boat of { $name }
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
web-isle-player-open = Look at the boat of { $name }
web-isle-player-lessons = { $n ->
    [one] one lesson
   *[other] { $n } lessons
} on the table
web-isle-player-passed = passed
web-isle-player-points = points so far
web-isle-recent = Just now
web-isle-recent-none = Nothing has happened yet.
web-isle-recent-again = Show it again

## What is asked

web-isle-ask-over = The game is over.
web-isle-ask-nobody = The game goes on.
web-isle-ask-wait = Waiting for { $who }: { $decision ->
    [draft] choosing cards.
    [keep_lessons] choosing lessons.
    [buy] buying cards.
    [after_paying] buying cards.
    [buy_drawn] buying cards.
    [name_colour] laying a public lesson.
    [ready] laying rescue cards.
    [window] an anytime card, or none?
    [rescue] rescuing a cat.
    [basket] rescuing a cat.
    [place] laying a tile.
    [place_blind] laying a tile from the bag.
    [finds] looking for rare finds.
    [take] taking a tile.
    [oshax_colour] choosing a colour for an oshax.
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
web-isle-ask-buy = Which cards do you buy? The others are discarded.
web-isle-ask-buy_drawn = Which of the drawn cards do you buy?
web-isle-ask-after_paying = Play anytime cards before lessons are laid, or go on.
web-isle-ask-name_colour = Lay your public lesson: which colour does it count?
web-isle-ask-ready = Which rescue cards do you lay for today?
web-isle-ask-window = { $moment ->
    [fishing] You have the day's fish; the cards come next.
    [order] The turn order is known.
    [rescue_end] The rescue is about to end.
    [day_end] The day is about to end.
    [scoring] Last chance before the scoring.
   *[turn] Before the next turn.
} Do you play an anytime card?
web-isle-ask-rescue = { $rescues ->
    [0] You can rescue no cat now.
   *[other] Rescue a cat, or stop for today.
}
web-isle-ask-basket = Which basket takes the { $tile }?
web-isle-ask-place = Lay the { $tile }.
web-isle-ask-place_blind = From the bag: the { $tile }. Lay it.
web-isle-ask-finds = Play an oshax or treasure card, or stop for today.
web-isle-ask-take = { $first ->
    [yes] Take a tile: { $what }.
   *[no] You may take one: { $what }.
}
web-isle-ask-oshax_colour = Which family does the oshax join? It stays so for good.
web-isle-ask-move_cats = Move a cat to the other field.
web-isle-ask-put_cats = Into which field goes the { $tile }?
web-isle-ask-discard_lessons = Discard one of your lessons.
web-isle-ask-remove_treasures = Press a treasure on your boat to take it off.

## Answers

web-isle-answer-keep = Keep ({ $marked } of { $n })
web-isle-answer-pay = { $n ->
    [0] Buy no card
    [one] Buy one card for { $fish } fish
   *[other] Buy { $n } cards for { $fish } fish
}
web-isle-answer-ready = { $n ->
    [0] Lay no more cards
    [one] Lay one card
   *[other] Lay { $n } cards
}
web-isle-answer-done = { $decision ->
    [window] Play no card
    [after_paying] Go on
    [rescue] End the turn
    [move_cats] Move no more cats
   *[other] Done
}
web-isle-answer-pass = { $decision ->
    [finds] No more finds today
   *[other] No more cats today
}
web-isle-answer-skip = { $decision ->
    [place_blind] It fits nowhere: let it go
   *[other] Take none
}
web-isle-basket-permanent = Permanent basket
web-isle-basket-whole = Basket card
web-isle-basket-broken = Two broken baskets
web-isle-basket-change = Other basket
web-isle-settled-keep = Kept
web-isle-settled-buy = To be bought
web-isle-settled-ready = Laid for today
web-isle-move = { $tile } to the { $field ->
    [left] left
   *[right] right
} field{ $place ->
    [0] { "" }
   *[other] , place { $place }
}
web-isle-move-left = to the left field
web-isle-move-right = to the right field
web-isle-put = Into the { $field ->
    [left] left
   *[right] right
} field{ $place ->
    [0] { "" }
   *[other] , place { $place }
}
web-isle-put-here = Here
web-isle-when = When to ask about anytime cards
web-isle-when-open = When to be asked about anytime cards
web-isle-when-about = You may play them at almost any time, asked or not. You can change this twice a day.
web-isle-when-always = Before every turn
web-isle-when-windows = At the usual moments
web-isle-when-never = Never
web-isle-when-now = (now)

## Cards and what you have

web-isle-card-cost = costs { $fish } fish
web-isle-card-now = { $points } now
web-isle-card-other_printing = Other printing: { $text }
web-isle-card-rulings = What the rules say
web-isle-card-find = Play
web-isle-card-anytime = Play now
web-isle-card-discard = Discard
web-isle-card-play_colour = Play for { $colour }
web-isle-card-give_used = Give back a used basket
web-isle-card-give_unused = Give back a fresh basket
web-isle-offer-oshax = oshax
web-isle-offer-rare = rare
web-isle-offer-common = common
web-isle-offer-small = small
web-isle-hand-lessons = Lessons
web-isle-hand-rescue = Rescue
web-isle-hand-finds = Rare finds
web-isle-hand-anytime = Any time
web-isle-hand-empty = Your hand is empty.
web-isle-hand-count = { $n ->
    [0] No card in hand
    [one] One card in hand
   *[other] { $n } cards in hand
}
web-isle-hand-playable = { $n } playable now
web-isle-purse-fish = { $n } fish
web-isle-purse-baskets = Permanent baskets: { $n } ready, { $used } used
web-isle-purse-ready = { $n ->
    [one] One rescue card
   *[other] { $n } rescue cards
} laid for today
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
web-isle-lessons-public = For everybody
web-isle-lessons-none = No lessons on the table yet.{ $mode ->
    [family] { " " }You will see the ones you keep here.
   *[other] { " " }The ones you buy are played in the lessons phase.
}
web-isle-score = Score so far
web-isle-score-total = So far
web-isle-line-rats = { $count ->
    [one] one rat in sight
   *[other] { $count } rats in sight
}
web-isle-line-rooms = { $count ->
    [one] one room not full
   *[other] { $count } rooms not full
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
web-isle-sister-colours = Her points for each cat on your boat, by family
web-isle-sister-colour = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each { $colour ->
    [none] cat of a family still hidden
   *[other] { $colour } cat
}
web-isle-sister-hidden = still hidden
web-isle-sister-today = Her cards today
web-isle-sister-more = { $n ->
    [one] One card face down
   *[other] { $n } cards face down
}
web-isle-sister-did = What she did last
web-isle-sister-lessons = Her lessons

## What a player did last: it stands under the name

web-isle-deed-paid = { $cards ->
    [0] bought no card
    [one] bought one card for { $fish } fish
   *[other] bought { $cards } cards for { $fish } fish
}
web-isle-deed-public_lesson = played a public lesson
web-isle-deed-private_lessons = { $cards ->
    [one] played a private lesson
   *[other] played { $cards } private lessons
}
web-isle-deed-ready = { $cards ->
    [0] played no rescue card
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
web-isle-deed-passed = passed
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
web-isle-deed-basket_given = gave a basket back
web-isle-deed-cat_moved = moved this cat
web-isle-deed-cat_put = put this cat into a field
web-isle-deed-lesson_discarded = discarded a lesson
web-isle-deed-treasure_removed = took a treasure off the boat
web-isle-deed-tile_gone = could not place the tile
web-isle-deed-sister_turns = She turned a card: { $cards ->
    [one] one card
   *[other] { $cards } cards
} today, speed { $speed }
web-isle-deed-sister_plays = She played a card
web-isle-deed-sister_takes = and took
web-isle-deed-sister_swaps = and swapped cats { $first } and { $second }

## The best boat, after the end

web-isle-packed-title = The best boat with these tiles
web-isle-packed-score = { NUMBER($score) } { $score ->
    [one] point
   *[other] points
} with the same tiles, instead of { NUMBER($played) }.
web-isle-packed-proven = There is no better boat.
web-isle-packed-bound = No boat could have more than { NUMBER($bound) }.
web-isle-packed-unknown = There may be a better one.

## What an action means, with a verb: in a hint, a replay, an analysis

web-isle-choice = { $choice ->
    [blue] blue
    [green] green
    [red] red
    [purple] purple
    [orange] orange
    [used] a used basket
   *[unused] a fresh basket
}
web-isle-means = { $verb ->
    [keep] Keep: { $what }
    [buy] Buy: { $what }
    [ready] Lay for the rescue: { $what }
    [find] Play card { $card } and take: { $what }
    [anytime] Play: { $what }{ $choice ->
        [none] { "" }
       *[other] { " " }({ web-isle-choice })
    }
    [discard] Discard: { $what }
    [lesson] Lay the lesson: { $what }
    [take] Take: { $what }
    [rescue] Rescue: { $what }
    [move] Move: { $what }
    [put] Put: { $what }
    [place] Lay the tile: column { $x }, row { $y }, { $what }
    [remove] Take off the boat: { $what }, column { $x }, row { $y }
    [basket] Use: { $what }
    [colour] Choose the colour: { web-isle-choice }
   *[other] { $what }
}

## The end of the game

web-isle-end-rats = Rats in sight
web-isle-end-rooms = Rooms not full
web-isle-end-family = Families
web-isle-end-rares = Rare treasures
web-isle-end-lesson = Private lessons
web-isle-end-public_lesson = Public lessons
web-isle-end-sister_colour = Cats of her colors
web-isle-end-sister_lesson = Her lessons
web-isle-end-reason = Day { $days } is over, and the boats set sail.
