# What the Isle of Cats says. Ids of the code come as arguments: colours (blue, green,
# red, purple, orange), kinds of tiles (cat, oshax, common, rare), fields (left, right,
# island). Some messages are parts of others: `{ isle-colour }` within a message sees the
# arguments of that message. A language that declines its words writes a selector of its
# own in place of such a part.

game-isle-name = The Isle of Cats
game-isle-about = rescue cats of every shape onto your boat

# What a player chooses before the game.
figure-isle = Color
figure-isle-orange = Orange
figure-isle-blue = Blue
figure-isle-purple = Purple
figure-isle-green = Green
figure-isle-red = Red

## Parts of other messages

isle-colour = { $colour ->
    [blue] blue
    [green] green
    [red] red
    [purple] purple
    [orange] orange
   *[other] any colour
}
isle-points = { $points } { $points ->
    [one] point
   *[other] points
}
isle-shape = { $tile ->
    [C01] T
    [C02] stairs
    [C03] zigzag
    [C04] bar with a peg
    [C05] P
    [C06] chair
    [C07] bar with a post
    [C08] wide corner
    [C09] L
    [C10] U
    [C11] arch with a step
    [C12] thick T
    [C13] plus
    [C14] N
    [C15] S
    [C16] bar of five
    [C17] long cross
    [K1] single square
    [K2] bar of two
    [K3] small corner
    [K4] bar of three
    [R1] L of four
    [R2] T of four
    [R3] square of four
    [R4] S of four
    [R5] bar of four
    [O1] long stairs
    [O2] double hook
    [O3] crook
    [O4] post on a step
    [O5] bar with two pegs
    [O6] peg on a step
   *[other] { $tile }
}
isle-tile = { $kind ->
    [cat] { isle-colour } cat ({ isle-shape })
    [common] common treasure ({ isle-shape })
    [rare] rare treasure ({ isle-shape })
   *[oshax] { $colour ->
        [blue] blue oshax ({ isle-shape })
        [green] green oshax ({ isle-shape })
        [red] red oshax ({ isle-shape })
        [purple] purple oshax ({ isle-shape })
        [orange] orange oshax ({ isle-shape })
       *[other] oshax ({ isle-shape })
    }
}

## What happens

event-isle-day = Day { $day } begins.
event-isle-pool = New cats come to the island.
event-isle-fields = New cats come to both fields.
event-isle-fishing = Everybody catches { $fish } fish.
event-isle-packet = { $seat } looks at these cards: { $cards }.
event-isle-kept = { $seat } keeps card { $card }.
event-isle-chosen = { $seat } wants to buy card { $card }.
event-isle-paid = { $seat } buys { $cards ->
    [0] no card
    [one] one card for { $fish } fish
   *[other] { $cards } cards for { $fish } fish
}{ $refused ->
    [0] .
    [one] { " and discards one." }
   *[other] { " and discards" } { $refused }.
}
event-isle-public_lesson = { $seat } lays public lesson { $card }{ $colour ->
    [blue] { " " }for blue.
    [green] { " " }for green.
    [red] { " " }for red.
    [purple] { " " }for purple.
    [orange] { " " }for orange.
   *[other] .
}
event-isle-private_lessons = { $seat } lays { $cards ->
    [one] one private lesson
   *[other] { $cards } private lessons
} face down.
event-isle-private_lessons_own = Private lessons of { $seat }: { $cards }.
event-isle-ready = { $seat } has laid { $cards ->
    [0] no rescue card
    [one] one rescue card
   *[other] { $cards } rescue cards
} for today.
event-isle-ready_own = { $seat } lays rescue card { $card } face down.
event-isle-revealed = { $seat } has speed { $speed }; rescue cards: { $cards }.
event-isle-order = New turn order: { $order }.
event-isle-rescued = { $seat } rescues a cat from the { $field ->
    [left] left
   *[right] right
} field with { $basket ->
    [permanent] a permanent basket
    [whole] a basket card
   *[broken] two broken baskets
}.
event-isle-placed = { $seat } lays the { isle-tile }.
event-isle-declined = { $seat } takes no treasure.
event-isle-passed = { $seat } passes.
event-isle-find = { $seat } plays card { $card } for { $what ->
    [oshax] an oshax
    [rare] a rare treasure
    [small] small treasures
   *[common] common treasures
}{ $fish ->
    [0] .
   *[other] { " and pays" } { $fish } fish.
}
event-isle-anytime = { $seat } plays anytime card { $card }{ $choice ->
    [blue] { ": " }blue.
    [green] { ": " }green.
    [red] { ": " }red.
    [purple] { ": " }purple.
    [orange] { ": " }orange.
   *[other] .
}
event-isle-fish = { $seat } gains { $fish } fish.
event-isle-drew_cards = { $seat } draws { $cards ->
    [0] nothing: the deck is empty
    [one] one card
   *[other] { $cards } cards
}.
event-isle-drew = Drawn by { $seat }: { $cards }.
event-isle-drew_tile = { $seat } draws from the bag: { isle-tile }.
event-isle-tile_gone = A tile of { $seat } ({ isle-shape }) fits nowhere and is gone.
event-isle-basket_given = { $seat } gives back { $face ->
    [used] a used permanent basket
   *[unused] an unused permanent basket
}.
event-isle-basket_gained = { $seat } gains a permanent basket.
event-isle-cat_put = { $seat } puts the { isle-colour } cat ({ isle-shape }) into the { $field ->
    [left] left
   *[right] right
} field.
event-isle-cat_moved = { $seat } moves the { isle-colour } cat ({ isle-shape }) to the { $field ->
    [left] left
   *[right] right
} field.
event-isle-lesson_discarded = { $seat } discards a private lesson.
event-isle-lesson_discarded_own = Discarded by { $seat }: lesson { $card }.
event-isle-treasure_removed = { $seat } takes a treasure ({ isle-shape }) off the boat.
event-isle-ask = { $seat } wants to be asked { $when ->
    [always] before every turn
    [never] at no time
   *[windows] at the usual moments
}.
event-isle-day_over = Day { $day } is over.
event-isle-game_over = The game is over.
event-isle-sister_turns = The sister turns card { $card }: { $cards ->
    [one] one card
   *[other] { $cards } cards
} today, speed { $speed }.
event-isle-sister_plays = The sister plays card { $card }.
event-isle-sister_takes = The sister takes: { isle-tile }.
event-isle-sister_swaps = The sister swaps cats { $first } and { $second }.

## Score

line-isle-score-rats = Rats in sight: { $count }
line-isle-score-rooms = Rooms with bare squares: { $count }
line-isle-score-family = { $colour ->
    [blue] Blue
    [green] Green
    [red] Red
    [purple] Purple
   *[orange] Orange
} family of { $size }
line-isle-score-rares = Rare treasures: { $count }
line-isle-score-lesson = Lesson { $card }
line-isle-score-public_lesson = Public lesson { $card }
line-isle-score-sister_colour = { $cats ->
    [one] { $cats } { isle-colour } cat
   *[other] { $cats } { isle-colour } cats
}
line-isle-score-sister_lesson = Her lesson { $card }

decided-isle-won-points = most points
decided-isle-won-fish = most fish of those with most points
decided-isle-won-rooms = most full rooms of those with most points
decided-isle-won-shared = a shared win
decided-isle-won-sister = the sister wins, ties too

rival-sister = The sister

score-rats = Rats
score-rooms = Rooms
score-families = Families
score-rare_treasures = Rare treasures
score-lessons = Lesson
score-public_lessons = Public lesson
score-colours = Colours

## Lists of the rules reference

isle-list-card = **{ $numbers }**, { $kind }, { $fish } fish: { $text }
isle-list-lesson = **{ $number }**, { $kind }{ $module ->
    [basic] , basic
    [family] , family game
   *[other] , module { $module }
}: { $text }
isle-list-tile = `{ $tile }`, **{ $name }**, { $kind }, { $squares ->
    [one] one square
   *[other] { $squares } squares
}

## Errors: what the rules forbid

error-action-half_done = Finish what you have begun first.
error-anytime-already_pending = Your next tile may lie anywhere already; lay it first.
error-anytime-before_paying = Cards that draw cards have to wait until you have paid.
error-anytime-choice = Card { $card } is not played with this choice.
error-anytime-no_such_card = Card { $card } is no anytime card.
error-ask-no_change = This changes nothing.
error-ask-too_often = You can change when to be asked only { $limit ->
    [one] once
    [2] twice
   *[other] { $limit } times
} a day.
error-basket-none = You have no permanent basket.
error-basket-none_left = You have no basket left for a cat.
error-basket-none_of_kind = You have no { $kind ->
    [permanent] unused permanent basket
    [whole] basket card
   *[broken] pair of broken baskets
} left.
error-card-no_rescue_card = Card { $card } is no rescue card.
error-field-no_cat = There is no cat in the fields.
error-field-no_such_cat = There is no such cat to choose: { $place }.
error-field-no_such_place = There is no such place in the field: { $place }.
error-find-none_left = No tile of this kind is left.
error-find-no_place = No tile of this kind fits on your boat.
error-find-not_offered = Card { $card } does not offer this.
error-buy-too_few_fish = This card costs { $needed } fish, more than you have left.
error-find-too_few_fish = This find takes { $needed } fish, more than you have left.
error-fish-too_few = You have too few fish left: rescuing a cat from there takes { $needed }.
error-lesson-not_yours = Lesson { $card } does not lie before you.
error-lesson-too_few = You have too few private lessons on the table.
error-rescue-one_cat = You have rescued all the cats you may in this turn.
error-tile-must_touch = The tile must touch a tile on your boat; corners do not count.
error-tile-no_place = This tile ({ isle-shape }) fits nowhere on your boat.
error-tile-not_there = There is no tile { $tile } to take.
error-tile-off_boat = The tile reaches over the rim of the boat.
error-tile-orientation = This tile ({ isle-shape }) turned this way looks like another turn of it: use that one.
error-tile-overlaps = The tile covers another tile.
error-treasure-not_there = No treasure of yours has its first square at { $x },{ $y }.
error-treasure-too_few = You have too few treasures on your boat.
error-isle-first_seat = Seat { $first } cannot be first: there { $seats ->
    [one] is only one seat
   *[other] are only { $seats } seats
}, counted from 0.
error-isle-oshax_twice = Oshax { $tile } is named twice; choose six different ones.
error-isle-mode_seats = { $mode ->
    [solo] The solo game is for one seat, not for { $seats }.
   *[other] One seat plays the solo game only.
}

## Errors: position files

error-position-players = { $mode ->
    [solo] A solo position has one player, not { $players }.
   *[other] A position needs at least one player.
}
error-position-mode_differs = The options name another mode than the position, which is { $mode ->
    [solo] solo
    [family] family
   *[standard] standard
}.
error-position-turn_order = { $mode ->
    [solo] “turn_order” must name 0 and “sister”, each once.
   *[other] “turn_order” must name every player, by number and once.
}
error-position-tile_shape = { $kind ->
    [cat] No cat of this name has this shape.
    [oshax] No oshax of this name has this shape.
    [common] No common treasure of this name has this shape.
   *[rare] No rare treasure of this name has this shape.
}
error-position-tile_off_boat = The tile has a square that is not on the boat.
error-position-tile_overlaps = The tile covers a tile listed before it.
error-position-tile_cells = “cells” must list different squares, each as [x, y].
error-position-colour_missing = A colour is missing.
error-position-colour_needless = There is a colour where none belongs.
error-position-card_mode = Card { $card } cannot lie here: it is { $kind ->
    [oshax] an oshax card
    [rescue] a rescue card
    [anytime] an anytime card
    [treasure] a treasure card
    [private_lesson] a private lesson
    [public_lesson] a public lesson
    [family_lesson] a lesson of the family game
    [sister_lesson] a lesson of the sister
   *[advanced_lesson] an advanced lesson of the sister
}, and the mode is { $mode ->
    [solo] solo
    [family] family
   *[standard] standard
}.
error-position-sister_colours = The sister's “colours” must be all five colours in the order of her cards.

## Errors: own components

error-data-module_id = “{ $name }” cannot name a module: use up to eight letters and digits.
error-data-module_taken = There is a module “{ $name }” already.
error-data-module_lessons = A module has { $needed } lessons, not { $lessons }.
error-data-number_taken = There is a card { $number } already.
error-data-rule_unknown = There is no rule “{ $rule }”.
error-data-rule_of_sister = The rule { $rule } is for the sister's cards only.
error-data-rule_names_colour = The rule { $rule } names a colour: it is for public lessons only.
error-data-param_unknown = The rule { $rule } has no “{ $param }”.
error-data-param_value = “{ $param }” of the rule { $rule } has a value that cannot be.
error-data-param_missing = The rule { $rule } needs “{ $param }”.
error-data-tile_id = “{ $name }” cannot name a tile: use a capital letter and up to seven letters and digits.
error-data-tile_taken = There is a tile “{ $name }” already.
error-data-tile_too_large = A tile has at most { $most } squares and is at most { $longest } long and wide.
error-data-tile_rows = “rows” must list the rows of the tile as texts.
error-data-tile_ragged = All rows of a tile must be equally long.
error-data-tile_letters = Rows of a tile are made of X and dots.
error-data-tile_border = The picture of the tile has an empty row or column at its border.
error-data-tile_in_parts = The squares of the tile must hang together by their sides.

## Options of a table

option-isle-mode = Game
option-isle-mode-about = Which of the three games you play.
option-isle-mode-standard = the full game for two to four
option-isle-mode-family = the short game without fish and cards, for two to four
option-isle-mode-solo = alone against the sister
option-isle-difficulty = Difficulty
option-isle-difficulty-about = How many advanced lessons the sister has.
option-isle-difficulty-easy = none
option-isle-difficulty-medium = one
option-isle-difficulty-hard = two
option-isle-difficulty-very_hard = three
option-isle-difficulty-expert = four
option-isle-printing = Printing
option-isle-printing-about = Lessons 116 and 148 score in two ways. The rulebooks differ; which card numbers it concerns is our guess.
option-isle-printing-cs = as in the Czech rulebook: 116 for every colour on the edge, 148 for common treasures
option-isle-printing-ru-uk = as in the Russian and Ukrainian rulebooks: 116 for columns of one colour, 148 for all treasures
option-isle-rescue_choice = Rescue cards
option-isle-rescue_choice-about = How rescue cards are chosen each day.
option-isle-rescue_choice-in_order = in turn order, seeing how many the others have laid
option-isle-rescue_choice-simultaneous = all at once, which is quicker
option-isle-family_maps = Treasure maps
option-isle-family_maps-about = What a treasure map gives in the family game.
option-isle-family_maps-common = a common treasure
option-isle-family_maps-any = a common or a rare treasure
option-isle-first = First in turn order
option-isle-first-about = Who begins on the first day: chance, or the seat of this number.
option-isle-first-random = chance decides
option-isle-modules = Lesson modules
option-isle-modules-about = The three modules of lessons that are shuffled into the deck.
option-isle-promo = Promo tiles
option-isle-promo-about = Whether your promo tiles are in the game.
option-isle-promo-false = they stay in the box
option-isle-promo-true = they join the bag and the oshax
option-isle-oshax = Oshax that lie out
option-isle-oshax-about = Which six of your oshax lie out; the others go into the bag.
option-isle-oshax-random = chance draws them
option-isle-oshax-also = these six, by their ids

## The table

isle-head = Day { $day } of { $days }: { $phase }.
isle-order = Turn order: { $order }.
isle-turn = On turn: { $who }.
isle-seat = { $you ->
    [true] { $seat } (you)
   *[false] { $seat }
}
isle-sister = the sister
isle-asked = Waiting for { $who }: { $what }
isle-asked_you = Your decision: { $what }

isle-phase-setup = getting ready
isle-phase-fill = cats arrive
isle-phase-fishing = fishing
isle-phase-draft = exploring, choosing cards
isle-phase-buy = exploring, buying cards
isle-phase-lessons = lessons
isle-phase-ready = rescue, laying cards
isle-phase-order = rescue, new turn order
isle-phase-rescue = rescue
isle-phase-finds = rare finds
isle-phase-evening = evening
isle-phase-night = night
isle-phase-over = the game is over

isle-decision-draft = { $keep ->
    [0] keep cards and pass the others on.
    [one] keep one more card.
   *[other] keep { $keep } more cards.
}
isle-decision-keep_lessons = { $keep ->
    [0] keep two lessons.
    [one] keep one more lesson.
   *[other] keep { $keep } lessons.
}
isle-decision-buy = { $chosen ->
    [0] choose the cards to buy, one by one, then pay. A card once chosen stays chosen.
   *[other] choose more cards, or pay.
}
isle-decision-after_paying = play anytime cards before the lessons are laid, or say done.
isle-decision-buy_drawn = { $chosen ->
    [0] choose which drawn cards to buy, one by one, then pay. A card once chosen stays chosen.
   *[other] choose more of the drawn cards, or pay.
}
isle-decision-name_colour = lay a public lesson and name its colour.
isle-decision-ready = lay rescue cards for today, then say done.
isle-decision-window = play an anytime card, or say done ({ $moment }).
isle-decision-rescue = rescue a cat, or stop.
isle-decision-basket = choose the basket for the { $tile }.
isle-decision-place = lay the { $tile }.
isle-decision-place_blind = lay the { $tile } from the bag.
isle-decision-finds = play an oshax or treasure card, or pass for today.
isle-decision-take = take a tile: { $what }.
isle-decision-oshax_colour = choose a colour for the { $tile }, for good.
isle-decision-move_cats = move a cat to the other field.
isle-decision-put_cats = choose a field for the { $tile }.
isle-decision-discard_lessons = discard one of your private lessons.
isle-decision-remove_treasures = take a treasure off your boat; name its first square, the leftmost of its top row.

isle-moment-fishing = the fish is there, the cards are about to be dealt
isle-moment-order = the new turn order is known
isle-moment-rescue_end = the rescue is about to end
isle-moment-day_end = the day is about to end
isle-moment-scoring = the last moment before scoring
isle-moment-turn = before the turn of another

isle-what-cat = cat
isle-what-oshax = oshax
isle-what-rare = rare treasure
isle-what-common = common treasure
isle-what-small = small treasure

## What actions mean

isle-explain-rescue = { $tile }{ $fish ->
    [0] { "" }
   *[other] , { $fish } fish
}
isle-explain-to_field = { $tile } to the { $field ->
    [left] left
   *[right] right
} field{ $place ->
    [0] { "" }
   *[other] , place { $place }
}
isle-explain-place = { $flip ->
    [0] { $turn ->
        [0] as it is drawn
        [1] turned clockwise by 90 degrees
        [2] turned by 180 degrees
       *[other] turned clockwise by 270 degrees
    }
   *[other] { $turn ->
        [0] mirrored
        [1] mirrored, then turned clockwise by 90 degrees
        [2] mirrored, then turned by 180 degrees
       *[other] mirrored, then turned clockwise by 270 degrees
    }
}
isle-explain-pay = { $number ->
    [0] buy no card and discard all
   *[other] pay { $cost } fish for { $cards }{ $rest ->
        [0] { "" }
       *[other] ; the other cards are discarded
    }
}
isle-explain-basket = { $kind ->
    [permanent] a permanent basket
    [whole] a basket card
   *[broken] two cards with half a basket each
}
isle-explain-ask = { $when ->
    [always] from now on be asked about anytime cards before every turn
    [never] from now on not be asked about anytime cards; you may still play them
   *[windows] from now on be asked about anytime cards at the usual moments
}
isle-explain-done = { $decision ->
    [after_paying] no anytime card now
    [ready] no more rescue cards for today
    [window] no anytime card now
    [rescue] no more cats in this turn
    [move_cats] move no more cats
   *[other] nothing more here
}
isle-explain-pass = { $decision ->
    [finds] no more rare finds today
   *[other] no more cats today
}
isle-explain-skip = { $decision ->
    [place_blind] let the tile go: it fits nowhere
   *[other] take no tile
}

## Players and boats

isle-player = { $who }: { $boat ->
    [blue] blue
    [green] green
    [red] red
   *[purple] purple
} boat, { $state }.
isle-has_fish = { $fish } fish
isle-baskets = permanent baskets: { $unused } ready, { $used } used
isle-hand_count = { $cards ->
    [one] one card
   *[other] { $cards } cards
} in hand
isle-lesson_count = { $cards ->
    [one] one lesson
   *[other] { $cards } lessons
}
isle-ready_count = { $cards ->
    [one] one rescue card
   *[other] { $cards } rescue cards
} on the table
isle-anywhere = the next tile may lie anywhere
isle-extra = { $cats ->
    [one] one cat
   *[other] { $cats } cats
} more in the next rescue turn
isle-passed = has passed
isle-ask = { $when ->
    [always] asked before every turn
    [never] not asked about anytime cards
   *[windows] asked at the usual moments
}

isle-division = { $mode ->
    [standard] Standard game
    [family] Family game
   *[solo] Solo game, { $difficulty ->
        [easy] easy
        [medium] medium
        [hard] hard
        [very_hard] very hard
       *[expert] expert
    }
}
isle-boat = Boat of { $who }:
isle-legend = Signs: B G R P O blue, green, red, purple, orange cat; b g r p o oshax of that colour; c common treasure; $ rare treasure; * rat; 1 2 3 4 5 map for blue, green, red, purple, orange; . bare square. Columns are numbered above, rows at the left: a place is column,row.
isle-cargo = On board: { $tiles }.
isle-cats = { $count } { isle-colour }
isle-tiles = { $count } { $kind ->
    [common] { $count ->
        [one] common treasure
       *[other] common treasures
    }
    [rare] { $count ->
        [one] rare treasure
       *[other] rare treasures
    }
   *[oshax] oshax
}
isle-rooms = Bare squares by room: { $rooms }.
isle-room_bare = { $room } { $count }
isle-so_far = Points so far, without lessons: { $lines }.

isle-room-A = A (stern)
isle-room-B = B (upper bedroom)
isle-room-C = C (dining room)
isle-room-D = D (lower bedroom)
isle-room-E = E (deck)
isle-room-F = F (store)
isle-room-G = G (bow)

## The island

isle-field-left = Left field, { $fish } fish for a cat:
isle-field-right = Right field, { $fish } fish for a cat:
isle-field-island = Cats on the island:
isle-cat = { $number ->
    [0] { $place } { $tile }
   *[other] no. { $number }, { $field ->
        [left] left
       *[right] right
    } { $place }: { $tile }
}
isle-oshax_row = Oshax:
isle-rares = Rare treasures:
isle-commons = Common treasures:
isle-stack = { $number ->
    [0] { $tile }
   *[other] no. { $number }: { $tile }
}{ $kind ->
    [oshax] { "" }
   *[other] { " ×" }{ $count }
}
isle-none = none
isle-left = Left in the bag: { $bag }. Cards left in the deck: { $deck }.

## The sister

isle-sister_colours = The sister's points for each cat on your boat: { $colours }.
isle-sister_colour = { $colour ->
    [none] { $points } for a colour still hidden
   *[other] { $points } for { isle-colour }
}
isle-sister_open = Her open card { $card }: { $text }
isle-sister_cards = Her hidden cards today: { $hidden }; left in her deck: { $deck }.
isle-sister_lessons = Her lessons score:
isle-symbol = { $what ->
    [cat] takes cat { $first }
    [rare] takes one of rare stack { $first }
    [oshax] takes oshax { $first }
    [common] takes a common treasure { $first }
   *[swap] swaps cats { $first } and { $second }
}

## Cards

isle-card = { $kind }, { $cost } fish: { $text }
isle-lesson = { $card }: { $text } Now: { $points }.
isle-packet = Cards to choose from:
isle-kept = Cards kept so far:
isle-chosen = Chosen: { $cards }. To pay: { $cost } fish, which leaves { $left }.
isle-ready_cards = Your rescue cards on the table:
isle-lessons_of = Lessons of { $who }:
isle-public_lessons = Public lessons:
isle-hand-lessons = In hand, for the lessons phase:
isle-hand-rescue = In hand, for the rescue:
isle-hand-finds = In hand, for the rare finds:
isle-hand-anytime = In hand, for any time:

isle-card_kind-oshax = oshax card
isle-card_kind-rescue = rescue card
isle-card_kind-anytime = anytime card
isle-card_kind-treasure = treasure card
isle-card_kind-private_lesson = private lesson
isle-card_kind-public_lesson = public lesson
isle-card_kind-family_lesson = lesson
isle-card_kind-sister_lesson = her lesson
isle-card_kind-advanced_lesson = her advanced lesson
isle-card_kind-sister = her basket card
isle-card_kind-colour = her colour card

isle-card_text-rescue = { $basket ->
    [whole] A basket for one cat
    [broken] Half a basket: two such cards carry one cat
   *[none] No basket
}, speed { $speed }.
isle-card_text-find = Take { $offers }.
isle-card_text-colour = The sister scores { isle-colour } cats.
isle-card_text-sister = Turned first: { $cards ->
    [one] one card
   *[other] { $cards } cards
} today, speed { $speed }. Played: she { $does }.
isle-card_text-printings = { $text } (Russian and Ukrainian printing, by our guess: { $other })
isle-or = or
isle-offer = { $what ->
    [oshax] { $tiles ->
        [one] one oshax in a colour of your choice
       *[other] up to { $tiles } oshax in colours of your choice
    }
    [rare] { $tiles ->
        [one] one rare treasure
       *[other] up to { $tiles } rare treasures
    }
    [small] { $tiles ->
        [one] one small treasure
       *[other] up to { $tiles } small treasures
    }
   *[common] { $tiles ->
        [one] one common treasure
       *[other] up to { $tiles } common treasures
    }
}{ $fish ->
    [0] { "" }
   *[other] { " for" } { $fish } fish
}

## Anytime cards

isle-effect-fish_per_oshax = Gain { $fish_each } fish for each of your oshax.
isle-effect-next_tile_anywhere = The next tile you lay need not touch another.
isle-effect-draw_cards = Draw { $draw ->
    [one] one card
   *[other] { $draw } cards
} and buy any of them at their cost.
isle-effect-bag_to_boat = Draw a tile from the bag and lay it, free of fish and basket.
isle-effect-basket_for_fish = Give back a permanent basket, used or not, for { $fish } fish.
isle-effect-move_field_cats = Move { $max ->
    [one] one cat
   *[other] up to { $max } cats
} to the other field.
isle-effect-fish_per_private_lesson = Gain { $fish_each } fish for each of your private lessons on the table.
isle-effect-extra_rescue = Rescue { $extra ->
    [one] one more cat
   *[other] { $extra } more cats
} in your next rescue turn; each needs its own basket and fish.
isle-effect-bag_to_fields = Draw { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}: put each cat into a field of your choice; rare treasures join the others.
isle-effect-gain_basket = Gain a permanent basket, ready for use.
isle-effect-basket_for_lessons = Discard { $lessons ->
    [one] one private lesson
   *[other] { $lessons } private lessons
} from the table for a permanent basket.
isle-effect-basket_for_treasures = Take { $treasures ->
    [one] one treasure
   *[other] { $treasures } treasures
} off your boat for a permanent basket.
isle-effect-fish_per_colour = Gain { $fish_each } fish for each different colour among your cats.
isle-effect-fish_per_rare = Gain { $fish_each } fish for each rare treasure on your boat.
isle-effect-fish_per_common = Gain { $fish_each } fish for each common treasure on your boat.
isle-effect-fish_per_cat_of_colour = Name a colour: gain { $fish_each } fish for each of your cats of it.

## Lessons: one sentence for each rule of scoring
## $colour is none until a colour is named; $rooms lists rooms, $number says how many.

isle-named = { $colour ->
    [none] of the named colour
   *[other] that is { isle-colour }
}
isle-rule-edge_full = { isle-points } if every square on the edge is covered.
isle-rule-row_full = { isle-points } if { $row ->
    [4] the middle row
   *[other] row { $row }
} is wholly covered.
isle-rule-column_of_one_colour = { isle-points } for each column of nine squares wholly under cats of one colour.
isle-rule-rooms_full = { isle-points } if { $number ->
    [one] this room is full
   *[other] these rooms are full
}: { $rooms }.
isle-rule-rooms_empty = { isle-points } if no tile lies in { $number ->
    [one] this room
   *[other] these rooms
}: { $rooms }.
isle-rule-rooms_filled_count = { isle-points } for each full room.
isle-rule-rats_exact = { isle-points } for { $count ->
    [0] no rat
    [one] exactly one rat
   *[other] exactly { $count } rats
} in sight.
isle-rule-rats_visible = { isle-points } for each rat in sight.
isle-rule-maps_uncovered = { isle-points } for each bare treasure map.
isle-rule-maps_covered = { isle-points } for each covered treasure map.
isle-rule-cats_total_exact = { isle-points } for exactly { $count ->
    [one] one cat
   *[other] { $count } cats
} on the boat.
isle-rule-cats_over = { isle-points } for each cat beyond { $threshold }.
isle-rule-every_colour_at_least = { isle-points } for at least { $min ->
    [one] one cat
   *[other] { $min } cats
} of every colour.
isle-rule-colour_count = { isle-points } for each cat { isle-named }.
isle-rule-colour_count_exact = { isle-points } for exactly { $count } { isle-colour } { $count ->
    [one] cat
   *[other] cats
}.
isle-rule-colour_count_at_least = { isle-points } for at least { $min } { $colour ->
    [none] { $min ->
        [one] cat
       *[other] cats
    } of the named colour
   *[other] { isle-colour } { $min ->
        [one] cat
       *[other] cats
    }
}.
isle-rule-oshax_count = { isle-points } for each oshax.
isle-rule-edge_every_colour = { isle-points } if every colour has a cat on the edge.
isle-rule-edge_best_colour = { isle-points } for each cat on the edge in the colour that has most there.
isle-rule-edge_colour = { isle-points } for each cat on the edge { isle-named }.
isle-rule-edge_cats_per = { isle-points } for { $per ->
    [one] each cat
   *[other] every { $per } cats
} on the edge.
isle-rule-colours_not_on_edge = { isle-points } for each colour without a cat on the edge.
isle-rule-lonely_cats = { isle-points } for each lonely cat: one that touches no other of its colour.
isle-rule-lonely_colour = { isle-points } for each lonely cat { isle-named }.
isle-rule-largest_family = { isle-points } if no other player has a larger family.{ $solo_min_size ->
    [0] { "" }
   *[other] { " Solo:" } for a family of at least { $solo_min_size }.
}
isle-rule-families_at_least = { isle-points } for each family of at least { $min } cats.
isle-rule-nth_family = The { $rank ->
    [1] largest
    [2] second largest
    [3] third largest
   *[other] number { $rank } by size
} family scores once more.
isle-rule-largest_family_size = { isle-points } for each cat in the largest family.
isle-rule-rare_count = { isle-points } for each rare treasure.
isle-rule-common_count = { isle-points } for each common treasure.
isle-rule-treasure_count = { isle-points } for each treasure, common or rare.
isle-rule-treasures_exact = { isle-points } for exactly { $count ->
    [one] one treasure
   *[other] { $count } treasures
}.
isle-rule-treasures_fewer_than = { isle-points } for fewer than { $limit } treasures.
isle-rule-treasures_touching_colour = { isle-points } for each treasure that touches a cat { isle-named }.
isle-rule-cats_not_touching_treasure = { isle-points } for each cat that touches no treasure.
isle-rule-colours_not_touching_treasure = { isle-points } for each colour of which no cat touches a treasure.
isle-rule-colours_not_touching_rat = { isle-points } for each colour of which no cat touches a rat in sight.
isle-rule-fish_at_least = { isle-points } for at least { $min } fish.
isle-rule-fish_count = { isle-points } for each fish left.
isle-rule-baskets_exact = { isle-points } for exactly { $count ->
    [one] one permanent basket
   *[other] { $count } permanent baskets
}.
isle-rule-first_in_turn_order = { isle-points } for being first in turn order.
isle-rule-private_lesson_count = { isle-points } for each private lesson on the table{ $kind ->
    [private_lesson] , this one too.
   *[other] .
}
isle-rule-private_lesson_count_exact = { isle-points } for exactly { $count ->
    [one] one private lesson
   *[other] { $count } private lessons
} on the table{ $kind ->
    [private_lesson] , this one too.
   *[other] .
}
isle-rule-double_best_sister_lesson = The best of her other lessons scores once more.

## What speaks for an action: in a hint, an analysis. Points are what it changes now.

isle-reason-rooms = Fills { $rooms }: +{ $points }.
isle-reason-rats = { $count ->
    [one] Covers a rat
   *[other] Covers { $count } rats
}: +{ $points }.
isle-reason-family = { line-isle-score-family }: +{ $points }.
isle-reason-lessons = Lessons: +{ $points }.
isle-reason-rare = Rare treasure: +{ $points }.
isle-reason-map = Covers its map, so you take a treasure.
isle-reason-lesson = On your boat as it is now: +{ $points }.
isle-reason-rescue = One more cat to rescue today.
isle-reason-basket = One more cat to rescue every day.
isle-reason-cats = Cats of this color on your boat: { $count }.
