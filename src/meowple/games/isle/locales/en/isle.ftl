# What the Isle of Cats says. Ids of the code come as arguments: colors (blue, green,
# red, purple, orange), kinds of tiles (cat, oshax, common, rare), fields (left, right,
# island). Some messages are parts of others: `{ isle-colour }` within a message sees the
# arguments of that message. A language that declines its words writes a selector of its
# own in place of such a part.

game-isle-name = The Isle of Cats
game-isle-about = rescue cats of every shape and fit them on your boat

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
   *[other] any color
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
event-isle-pool = New cats arrive on the island.
event-isle-fields = New cats arrive in both fields.
event-isle-fishing = Everyone catches { $fish } fish.
event-isle-packet = { $seat } looks at these cards: { $cards }.
event-isle-kept = { $seat } keeps card { $card }.
event-isle-chosen = { $seat } picks card { $card } to buy.
event-isle-paid = { $seat } buys { $cards ->
    [0] no cards
    [one] one card for { $fish } fish
   *[other] { $cards } cards for { $fish } fish
}{ $refused ->
    [0] .
    [one] { " and discards one." }
   *[other] { " and discards" } { $refused }.
}
event-isle-public_lesson = { $seat } plays public lesson { $card }{ $colour ->
    [blue] { " " }for blue.
    [green] { " " }for green.
    [red] { " " }for red.
    [purple] { " " }for purple.
    [orange] { " " }for orange.
   *[other] .
}
event-isle-private_lessons = { $seat } plays { $cards ->
    [one] one private lesson
   *[other] { $cards } private lessons
} face down.
event-isle-private_lessons_own = { $seat }’s private lessons: { $cards }.
event-isle-ready = { $seat } plays { $cards ->
    [0] no rescue cards
    [one] one rescue card
   *[other] { $cards } rescue cards
} today.
event-isle-ready_own = { $seat } plays rescue card { $card } face down.
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
event-isle-placed = { $seat } places the { isle-tile }.
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
event-isle-drew = { $seat } draws: { $cards }.
event-isle-drew_tile = { $seat } draws from the bag: { isle-tile }.
event-isle-tile_gone = { $seat }’s tile ({ isle-shape }) doesn’t fit anywhere and leaves the game.
event-isle-basket_given = { $seat } returns { $face ->
    [used] a used permanent basket
   *[unused] an unused permanent basket
}.
event-isle-basket_gained = { $seat } gains a permanent basket.
event-isle-cat_put = { $seat } puts the { isle-colour } cat ({ isle-shape }) in the { $field ->
    [left] left
   *[right] right
} field.
event-isle-cat_moved = { $seat } moves the { isle-colour } cat ({ isle-shape }) to the { $field ->
    [left] left
   *[right] right
} field.
event-isle-lesson_discarded = { $seat } discards a private lesson.
event-isle-lesson_discarded_own = { $seat } discards lesson { $card }.
event-isle-treasure_removed = { $seat } removes a treasure ({ isle-shape }) from the boat.
event-isle-ask = { $when ->
    [always] { $seat } wants to be asked about anytime cards before every turn.
    [never] { $seat } doesn’t want to be asked about anytime cards.
   *[windows] { $seat } wants to be asked about anytime cards at the usual times.
}
event-isle-day_over = Day { $day } is over.
event-isle-game_over = The game is over.
event-isle-sister_turns = The sister turns over card { $card }: { $cards ->
    [one] one card
   *[other] { $cards } cards
} today, speed { $speed }.
event-isle-sister_plays = The sister plays card { $card }.
event-isle-sister_takes = The sister takes: { isle-tile }.
event-isle-sister_swaps = The sister swaps cats { $first } and { $second }.

## Score

line-isle-score-rats = Visible rats: { $count }
line-isle-score-rooms = Unfilled rooms: { $count }
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
decided-isle-won-fish = tied on points, most fish
decided-isle-won-rooms = tied on points, most full rooms
decided-isle-won-shared = a shared win
decided-isle-won-sister = the sister has at least as many points

rival-sister = The sister

score-rats = Rats
score-rooms = Rooms
score-families = Families
score-rare_treasures = Rare treasures
score-lessons = Lesson
score-public_lessons = Public lesson
score-colours = Colors

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

error-action-half_done = Finish what you’ve started first.
error-anytime-already_pending = Your next tile can already go anywhere. Place it first.
error-anytime-before_paying = You can’t play cards that draw cards until you’ve paid.
error-anytime-choice = Card { $card } can’t be played with that choice.
error-anytime-no_such_card = Card { $card } isn’t an anytime card.
error-ask-no_change = That’s already your setting.
error-ask-too_often = You can change when you’re asked only { $limit ->
    [one] once
    [2] twice
   *[other] { $limit } times
} a day.
error-basket-none = You have no permanent basket.
error-basket-none_left = You have no baskets left.
error-basket-none_of_kind = You have no { $kind ->
    [permanent] unused permanent basket
    [whole] basket card
   *[broken] pair of broken baskets
} left.
error-card-no_rescue_card = Card { $card } isn’t a rescue card.
error-field-no_cat = There are no cats in the fields.
error-field-no_such_cat = You can’t choose that cat: { $place }.
error-field-no_such_place = There is no such place in the field: { $place }.
error-find-none_left = There are no tiles of this kind left.
error-find-no_place = No tile of this kind fits on your boat.
error-find-not_offered = Card { $card } doesn’t offer that.
error-buy-too_few_fish = This card costs { $needed } fish, more than you have left.
error-find-too_few_fish = This find costs { $needed } fish, more than you have left.
error-fish-too_few = You don’t have enough fish: rescuing a cat from there costs { $needed }.
error-lesson-not_yours = Lesson { $card } isn’t one of yours on the table.
error-lesson-too_few = You don’t have enough private lessons on the table.
error-rescue-one_cat = You can’t rescue any more cats this turn.
error-tile-must_touch = The tile must touch another tile on your boat. Corners don’t count.
error-tile-no_place = This tile ({ isle-shape }) doesn’t fit anywhere on your boat.
error-tile-not_there = There is no tile { $tile } to take.
error-tile-off_boat = The tile sticks out over the edge of the boat.
error-tile-orientation = Turned this way, the tile ({ isle-shape }) looks the same as with a simpler turn. Use that one.
error-tile-overlaps = The tile overlaps another tile.
error-treasure-not_there = None of your treasures has its first square at { $x },{ $y }.
error-treasure-too_few = You don’t have enough treasures on your boat.
error-isle-first_seat = Seat { $first } can’t go first: there { $seats ->
    [one] is only one seat
   *[other] are only { $seats } seats
}, counting from 0.
error-isle-oshax_twice = Oshax { $tile } is listed twice. Choose six different ones.
error-isle-mode_seats = { $mode ->
    [solo] The solo game is for one player, not { $seats }.
   *[other] One player can only play the solo game.
}

## Errors: position files

error-position-players = { $mode ->
    [solo] A solo position has one player, not { $players }.
   *[other] A position needs at least one player.
}
error-position-mode_differs = The options name a different mode from the position, which is { $mode ->
    [solo] solo
    [family] family
   *[standard] standard
}.
error-position-turn_order = { $mode ->
    [solo] “turn_order” must list 0 and “sister”, once each.
   *[other] “turn_order” must list every player by number, once each.
}
error-position-tile_shape = { $kind ->
    [cat] No cat with this name has this shape.
    [oshax] No oshax with this name has this shape.
    [common] No common treasure with this name has this shape.
   *[rare] No rare treasure with this name has this shape.
}
error-position-tile_off_boat = One of the tile’s squares is off the boat.
error-position-tile_overlaps = The tile overlaps one listed before it.
error-position-tile_cells = “cells” must list different squares, each as [x, y].
error-position-colour_missing = A color is missing.
error-position-colour_needless = No color belongs here.
error-position-card_mode = Card { $card } doesn’t belong here: it is { $kind ->
    [oshax] an oshax card
    [rescue] a rescue card
    [anytime] an anytime card
    [treasure] a treasure card
    [private_lesson] a private lesson
    [public_lesson] a public lesson
    [family_lesson] a family-game lesson
    [sister_lesson] one of the sister’s lessons
   *[advanced_lesson] one of the sister’s advanced lessons
}, and the mode is { $mode ->
    [solo] solo
    [family] family
   *[standard] standard
}.
error-position-sister_colours = The sister’s “colours” must list all five colors in the order of her cards.

## Errors: own components

error-data-module_id = “{ $name }” isn’t a valid module name: use up to eight letters and digits.
error-data-module_taken = There is already a module named “{ $name }”.
error-data-module_lessons = A module needs { $needed } lessons, not { $lessons }.
error-data-number_taken = There is already a card { $number }.
error-data-rule_unknown = There is no rule “{ $rule }”.
error-data-rule_of_sister = The rule { $rule } is only for the sister’s cards.
error-data-rule_names_colour = The rule { $rule } names a color, so it is only for public lessons.
error-data-param_unknown = The rule { $rule } has no parameter “{ $param }”.
error-data-param_value = The rule { $rule } has an invalid value for “{ $param }”.
error-data-param_missing = The rule { $rule } needs the parameter “{ $param }”.
error-data-tile_id = “{ $name }” isn’t a valid tile name: use a capital letter and up to seven letters and digits.
error-data-tile_taken = There is already a tile named “{ $name }”.
error-data-tile_too_large = A tile can have at most { $most } squares and be at most { $longest } long and wide.
error-data-tile_rows = “rows” must list the tile’s rows as strings.
error-data-tile_ragged = All of a tile’s rows must have the same length.
error-data-tile_letters = A tile’s rows can contain only X and dots.
error-data-tile_border = The tile’s picture has an empty row or column at its edge.
error-data-tile_in_parts = The tile’s squares must all be connected by their sides.

## Options of a table

option-isle-mode = Game
option-isle-mode-about = Which version of the game to play.
option-isle-mode-standard = Full game, for two to four
option-isle-mode-family = Short game without fish and discovery cards, for two to four
option-isle-mode-solo = Solo against the sister
option-isle-difficulty = Difficulty
option-isle-difficulty-about = How many advanced lessons the sister has.
option-isle-difficulty-easy = Easy: no advanced lessons
option-isle-difficulty-medium = Medium: one
option-isle-difficulty-hard = Hard: two
option-isle-difficulty-very_hard = Very hard: three
option-isle-difficulty-expert = Expert: four
option-isle-printing = Printing
option-isle-printing-about = Lessons 116 and 148 score differently from one rulebook to another. Which card numbers are affected is our best guess.
option-isle-printing-cs = As in the Czech rulebook: 116 for having every color on the edge, 148 for common treasures
option-isle-printing-ru-uk = As in the Russian and Ukrainian rulebooks: 116 for columns of one color, 148 for all treasures
option-isle-rescue_choice = Rescue cards
option-isle-rescue_choice-about = How players choose rescue cards each day.
option-isle-rescue_choice-in_order = In turn order, seeing how many cards the others played
option-isle-rescue_choice-simultaneous = All at once (faster)
option-isle-family_maps = Treasure maps
option-isle-family_maps-about = What a treasure map is worth in the family game.
option-isle-family_maps-common = A common treasure
option-isle-family_maps-any = A common or a rare treasure
option-isle-first = First in turn order
option-isle-first-about = Who goes first on day 1: a random player, or the seat with this number.
option-isle-first-random = Random
option-isle-modules = Lesson modules
option-isle-modules-about = The three lesson modules shuffled into the deck.
option-isle-promo = Promo tiles
option-isle-promo-about = Whether to use your promo tiles.
option-isle-promo-false = Leave them in the box
option-isle-promo-true = Add them to the bag and the oshax
option-isle-oshax = Oshax on display
option-isle-oshax-about = Which six of your oshax start face up; the rest go into the bag.
option-isle-oshax-random = Six at random
option-isle-oshax-also = These six, by id

## The table

isle-head = Day { $day } of { $days }: { $phase }.
isle-order = Turn order: { $order }.
isle-turn = Current player: { $who }.
isle-seat = { $you ->
    [true] { $seat } (you)
   *[false] { $seat }
}
isle-sister = the sister
isle-asked = Waiting for { $who }: { $what }
isle-asked_you = Your decision: { $what }

isle-phase-setup = setup
isle-phase-fill = cats arrive
isle-phase-fishing = fishing
isle-phase-draft = exploring, choosing cards
isle-phase-buy = exploring, buying cards
isle-phase-lessons = lessons
isle-phase-ready = rescue, playing cards
isle-phase-order = rescue, new turn order
isle-phase-rescue = rescue
isle-phase-finds = rare finds
isle-phase-evening = evening
isle-phase-night = night
isle-phase-over = the game is over

isle-decision-draft = { $keep ->
    [0] keep cards and pass the rest.
    [one] keep one more card.
   *[other] keep { $keep } more cards.
}
isle-decision-keep_lessons = { $keep ->
    [0] keep two lessons.
    [one] keep one more lesson.
   *[other] keep { $keep } lessons.
}
isle-decision-buy = { $chosen ->
    [0] choose cards to buy, one at a time, then pay. You can’t take back a choice.
   *[other] choose more cards, or pay.
}
isle-decision-after_paying = play anytime cards before the lessons phase, or say done.
isle-decision-buy_drawn = { $chosen ->
    [0] choose which of the drawn cards to buy, one at a time, then pay. You can’t take back a choice.
   *[other] choose more of the drawn cards, or pay.
}
isle-decision-name_colour = play a public lesson and name its color.
isle-decision-ready = play rescue cards for today, then say done.
isle-decision-window = play an anytime card, or say done ({ $moment }).
isle-decision-rescue = rescue a cat, or stop.
isle-decision-basket = choose the basket for the { $tile }.
isle-decision-place = place the { $tile }.
isle-decision-place_blind = place the { $tile } from the bag.
isle-decision-finds = play an oshax or treasure card, or pass for today.
isle-decision-take = take a tile: { $what }.
isle-decision-oshax_colour = choose a color for the { $tile }. It’s permanent.
isle-decision-move_cats = move a cat to the other field.
isle-decision-put_cats = choose a field for the { $tile }.
isle-decision-discard_lessons = discard one of your private lessons.
isle-decision-remove_treasures = remove a treasure from your boat: name its first square, the leftmost in its top row.

isle-moment-fishing = after fishing, before the cards are dealt
isle-moment-order = the new turn order is set
isle-moment-rescue_end = the rescue is about to end
isle-moment-day_end = the day is about to end
isle-moment-scoring = last chance before scoring
isle-moment-turn = before another player’s turn

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
        [0] as drawn
        [1] turned 90 degrees clockwise
        [2] turned 180 degrees
       *[other] turned 270 degrees clockwise
    }
   *[other] { $turn ->
        [0] flipped
        [1] flipped, then turned 90 degrees clockwise
        [2] flipped, then turned 180 degrees
       *[other] flipped, then turned 270 degrees clockwise
    }
}
isle-explain-pay = { $number ->
    [0] buy no cards and discard them all
   *[other] pay { $cost } fish for { $number ->
        [one] one card
       *[other] { $number } cards
    }{ $rest ->
        [0] { "" }
       *[other] , discarding the rest
    }
}
isle-explain-basket = { $kind ->
    [permanent] a permanent basket
    [whole] a basket card
   *[broken] two broken baskets
}
isle-explain-ask = { $when ->
    [always] from now on, be asked about anytime cards before every turn
    [never] from now on, don’t be asked about anytime cards; you can still play them
   *[windows] from now on, be asked about anytime cards at the usual times
}
isle-explain-done = { $decision ->
    [after_paying] no anytime card now
    [ready] no more rescue cards today
    [window] no anytime card now
    [rescue] no more cats this turn
    [move_cats] no more cats to move
   *[other] nothing more here
}
isle-explain-pass = { $decision ->
    [finds] no more rare finds today
   *[other] no more cats today
}
isle-explain-skip = { $decision ->
    [place_blind] discard the tile: it doesn’t fit anywhere
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
isle-anywhere = the next tile can go anywhere
isle-extra = { $cats ->
    [one] one extra cat
   *[other] { $cats } extra cats
} in the next rescue turn
isle-passed = has passed
isle-ask = { $when ->
    [always] asked before every turn
    [never] not asked about anytime cards
   *[windows] asked at the usual times
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
isle-boat = Boat: { $who }
isle-legend = Legend: B G R P O blue, green, red, purple, orange cat; b g r p o oshax of that color; c common treasure; $ rare treasure; * rat; 1 2 3 4 5 map for blue, green, red, purple, orange; . empty square. Columns are numbered along the top, rows down the left side: a place is column,row.
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
isle-rooms = Empty squares by room: { $rooms }.
isle-room_bare = { $room } { $count }
isle-so_far = Points so far, not counting lessons: { $lines }.

isle-room-A = A (stern)
isle-room-B = B (upper bedroom)
isle-room-C = C (dining room)
isle-room-D = D (lower bedroom)
isle-room-E = E (deck)
isle-room-F = F (store)
isle-room-G = G (bow)

## The island

isle-field-left = Left field, { $fish } fish per cat:
isle-field-right = Right field, { $fish } fish per cat:
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

isle-sister_colours = The sister scores for each cat on your boat: { $colours }.
isle-sister_colour = { $colour ->
    [none] { $points } for a color still hidden
   *[other] { $points } for { isle-colour }
}
isle-sister_open = Her face-up card { $card }: { $text }
isle-sister_cards = Her face-down cards today: { $hidden }; left in her deck: { $deck }.
isle-sister_lessons = Her lessons score:
isle-symbol = { $what ->
    [cat] takes cat { $first }
    [rare] takes a rare treasure from stack { $first }
    [oshax] takes oshax { $first }
    [common] takes common treasure { $first }
   *[swap] swaps cats { $first } and { $second }
}

## Cards

isle-card = { $kind }, { $cost } fish: { $text }
isle-lesson = { $card }: { $text } Now: { $points }.
isle-packet = Cards to choose from:
isle-kept = Cards kept so far:
isle-chosen = Chosen: { $cards }. Cost: { $cost } fish, leaving { $left }.
isle-ready_cards = Your rescue cards on the table:
isle-lessons_of = Lessons: { $who }
isle-public_lessons = Public lessons:
isle-hand-lessons = In hand, for the lessons phase:
isle-hand-rescue = In hand, for the rescue phase:
isle-hand-finds = In hand, for the rare finds phase:
isle-hand-anytime = In hand, playable anytime:

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
isle-card_kind-colour = her color card

isle-card_text-rescue = { $basket ->
    [whole] A basket for one cat
    [broken] A broken basket: two of them carry one cat
   *[none] No basket
}, speed { $speed }.
isle-card_text-find = Take { $offers }.
isle-card_text-colour = The sister scores { isle-colour } cats.
isle-card_text-sister = If it’s turned over first: { $cards ->
    [one] one card
   *[other] { $cards } cards
} today, speed { $speed }. When it’s played, she { $does }.
isle-card_text-printings = { $text } (Russian and Ukrainian printing, our best guess: { $other })
isle-or = or
isle-offer = { $what ->
    [oshax] { $tiles ->
        [one] one oshax in a color of your choice
       *[other] up to { $tiles } oshax in colors of your choice
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
isle-effect-next_tile_anywhere = The next tile you place doesn’t have to touch another.
isle-effect-draw_cards = Draw { $draw ->
    [one] one card
   *[other] { $draw } cards
} and buy any of them at their normal cost.
isle-effect-bag_to_boat = Draw a tile from the bag and place it. It costs no basket and no fish.
isle-effect-basket_for_fish = Return a permanent basket, used or unused, for { $fish } fish.
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
} from the bag: put each cat in the field of your choice; rare treasures join the others.
isle-effect-gain_basket = Gain a permanent basket, ready to use.
isle-effect-basket_for_lessons = Discard { $lessons ->
    [one] one of your private lessons
   *[other] { $lessons } of your private lessons
} on the table to gain a permanent basket.
isle-effect-basket_for_treasures = Remove { $treasures ->
    [one] one treasure
   *[other] { $treasures } treasures
} from your boat to gain a permanent basket.
isle-effect-fish_per_colour = Gain { $fish_each } fish for each different color among your cats.
isle-effect-fish_per_rare = Gain { $fish_each } fish for each rare treasure on your boat.
isle-effect-fish_per_common = Gain { $fish_each } fish for each common treasure on your boat.
isle-effect-fish_per_cat_of_colour = Name a color: gain { $fish_each } fish for each of your cats of that color.

## Lessons: one sentence for each rule of scoring
## $colour is none until a color is named; $rooms lists rooms, $number says how many.

isle-named = { $colour ->
    [none] cat of the named color
   *[other] { isle-colour } cat
}
isle-rule-edge_full = { isle-points } if every square on the edge is covered.
isle-rule-row_full = { isle-points } if { $row ->
    [4] the middle row
   *[other] row { $row }
} is completely covered.
isle-rule-column_of_one_colour = { isle-points } for each column of nine squares completely covered by cats of one color.
isle-rule-rooms_full = { isle-points } if { $number ->
    [one] this room is full
   *[other] these rooms are all full
}: { $rooms }.
isle-rule-rooms_empty = { isle-points } if there are no tiles in { $number ->
    [one] this room
   *[other] these rooms
}: { $rooms }.
isle-rule-rooms_filled_count = { isle-points } for each full room.
isle-rule-rats_exact = { isle-points } for { $count ->
    [0] no visible rats
    [one] exactly one visible rat
   *[other] exactly { $count } visible rats
}.
isle-rule-rats_visible = { isle-points } for each visible rat.
isle-rule-maps_uncovered = { isle-points } for each uncovered treasure map.
isle-rule-maps_covered = { isle-points } for each covered treasure map.
isle-rule-cats_total_exact = { isle-points } for exactly { $count ->
    [one] one cat
   *[other] { $count } cats
} on the boat.
isle-rule-cats_over = { isle-points } for each cat beyond the first { $threshold }.
isle-rule-every_colour_at_least = { isle-points } for at least { $min ->
    [one] one cat
   *[other] { $min } cats
} of every color.
isle-rule-colour_count = { isle-points } for each { isle-named }.
isle-rule-colour_count_exact = { isle-points } for exactly { $count } { isle-colour } { $count ->
    [one] cat
   *[other] cats
}.
isle-rule-colour_count_at_least = { isle-points } for at least { $min } { $colour ->
    [none] { $min ->
        [one] cat
       *[other] cats
    } of the named color
   *[other] { isle-colour } { $min ->
        [one] cat
       *[other] cats
    }
}.
isle-rule-oshax_count = { isle-points } for each oshax.
isle-rule-edge_every_colour = { isle-points } if you have a cat of every color on the edge.
isle-rule-edge_best_colour = { isle-points } for each cat on the edge, in the color with the most cats there.
isle-rule-edge_colour = { isle-points } for each { isle-named } on the edge.
isle-rule-edge_cats_per = { isle-points } for { $per ->
    [one] each cat
   *[other] every { $per } cats
} on the edge.
isle-rule-colours_not_on_edge = { isle-points } for each color with no cat on the edge.
isle-rule-lonely_cats = { isle-points } for each lonely cat: one that touches no other of its color.
isle-rule-lonely_colour = { isle-points } for each lonely { isle-named }.
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
} family scores a second time.
isle-rule-largest_family_size = { isle-points } for each cat in the largest family.
isle-rule-rare_count = { isle-points } for each rare treasure.
isle-rule-common_count = { isle-points } for each common treasure.
isle-rule-treasure_count = { isle-points } for each treasure, common or rare.
isle-rule-treasures_exact = { isle-points } for exactly { $count ->
    [one] one treasure
   *[other] { $count } treasures
}.
isle-rule-treasures_fewer_than = { isle-points } for fewer than { $limit } treasures.
isle-rule-treasures_touching_colour = { isle-points } for each treasure touching at least one { isle-named }.
isle-rule-cats_not_touching_treasure = { isle-points } for each cat that doesn’t touch a treasure.
isle-rule-colours_not_touching_treasure = { isle-points } for each color with no cat touching a treasure.
isle-rule-colours_not_touching_rat = { isle-points } for each color with no cat touching a visible rat.
isle-rule-fish_at_least = { isle-points } for having at least { $min } fish at the end.
isle-rule-fish_count = { isle-points } for each fish left at the end.
isle-rule-baskets_exact = { isle-points } for exactly { $count ->
    [one] one permanent basket
   *[other] { $count } permanent baskets
}.
isle-rule-first_in_turn_order = { isle-points } for being first in turn order.
isle-rule-private_lesson_count = { isle-points } for each private lesson on the table{ $kind ->
    [private_lesson] , including this one.
   *[other] .
}
isle-rule-private_lesson_count_exact = { isle-points } for exactly { $count ->
    [one] one private lesson
   *[other] { $count } private lessons
} on the table{ $kind ->
    [private_lesson] , including this one.
   *[other] .
}
isle-rule-double_best_sister_lesson = The best of her other lessons scores a second time.

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
isle-reason-lesson = Worth +{ $points } on your boat right now.
isle-reason-rescue = One more cat to rescue today.
isle-reason-basket = One more cat to rescue every day.
isle-reason-cats = Cats of this color on your boat: { $count }.

## What an answer would give up

isle-slip-pass = You can still rescue a cat. If you pass, you’re done rescuing for today.
isle-slip-another = You can rescue another cat this turn.
isle-slip-finds = You can still play an oshax or treasure card. If you pass, you’re done for today.
isle-slip-treasure = You can still take a treasure. You won’t get another chance.
isle-slip-buy = You can afford some of these cards, but you aren’t buying any.
isle-slip-ready = With the rescue cards left in your hand, you could rescue more cats today.
