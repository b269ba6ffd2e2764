# What If It Fits says. A cell is column,row; a joint is named by its west cell. Icons
# come as letters: M mouse, Y yarn, F fish, P feather, S spray bottle. Some messages are
# parts of others: `{ fits-cell }` within a message sees the arguments of that message.

game-fits-name = If It Fits
game-fits-about = build boxes and claim the best ones for your cats

# What a player chooses before the game.
figure-fits = Cat
figure-fits-iriska = Iriska
figure-fits-murchik = Murchik
figure-fits-kuzya = Kuzya
figure-fits-barsik = Barsik
figure-fits-tsarapka = Tsarapka

## Parts of other messages

fits-cell = { $x },{ $y }
fits-count_cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
}

## What happens

event-fits-started = { $seat } places start card { $card }.
event-fits-drew = { $seat } draws a card.
event-fits-drew_own = { $seat } draws: { $card }.
event-fits-drew_toy = { $seat } draws special toy { $card } and must play it right away.
event-fits-plays = { $seat } plays { $card ->
    [princess] a Princess
   *[other] card { $card }
}.
event-fits-plays_own = { $seat } plays: { $card }.
event-fits-laid = { $seat } places { $card }.
event-fits-box_closed = A box is closed.
event-fits-cat = { $seat } puts a cat across two cards.
event-fits-asleep = { $seat } places a sleeping cat.
event-fits-woken = { $seat }’s sleeping cat counts from now on.
event-fits-toy = { $seat } puts special toy { $card } across two cards.
event-fits-princess = { $seat }’s Princess replaces { $owner }’s { $what ->
    [sleeper] sleeping cat
   *[cat] cat
}, which goes home.
event-fits-discarded = { $seat } discards { $card ->
    [princess] a Princess
   *[other] card { $card }
} because no card can be played.
event-fits-discarded_own = { $seat } discards: { $card }.
event-fits-final = The final phase begins: { $why ->
    [deck] the deck is empty
   *[cats] someone has used their last cat
}. From now on, nobody draws cards or places sleeping cats.
event-fits-over = All hands are empty. The game is over.

## Score

line-fits-score-closed = Closed box at { fits-cell }, { fits-count_cards }
line-fits-score-open = Open box at { fits-cell }, { fits-count_cards }
line-fits-score-extra_cats = Extra cats in the box at { fits-cell }

decided-fits-won-points = most points
decided-fits-won-penalties = tied on points, fewest penalty points
decided-fits-won-shared = a shared win

score-penalties = Penalties
score-boxes = Box
score-cells = Cells
score-closed = Closed
score-toys = Toys
score-sprays = Spray bottles
score-value = Value
score-holders = Held by
score-sleepers = Sleeping cats that count
score-points = Points

## Errors: what the rules forbid

error-card-another_played = You’ve already played card { $card }. Place that one.
error-card-cannot_be_played = Card { $card } can’t be played now.
error-card-same_when_turned = Card { $card } looks the same when turned. Place it without turning it.
error-cat-none_left = You have no cats left.
error-cat-not_this_card = The cat must go on the card you just placed.
error-cell-must_touch = The card must share a full side with a card on the table. Corners don’t count.
error-cell-occupied = There is already a card at { fits-cell }.
error-cell-off_table = { fits-cell } is not on the table.
error-discard-can_play = You can discard only when you can’t play any card.
error-joint-covered = One of these two cards is already covered.
error-joint-none = The card at { fits-cell } isn’t joined to the one east of it by open long sides.
error-joint-sleeper = Nothing can go on a sleeping cat.
error-princess-no_cat = There is no such cat at { fits-cell } for her to replace.
error-sleep-no_place = There is no place for a sleeping cat.
error-start-column = A start card can’t go at { $x },{ $y }: start cards form one column from the middle cell, joined by their short sides.
error-toy-first = You must play special toy { $card } first.
error-toy-joint_is_free = Special toy { $card } must go across two joined cards while there is a free pair.
error-wall-meets_wall = At { fits-cell } a wall would meet a wall, which the advanced rules forbid.

## Errors: position files

error-position-too_wide = The cells are too far apart: a table is at most { $most } columns wide and { $most } rows deep.
error-position-cell_twice = There are two cells at { fits-cell }.
error-position-cell_what = A cell needs a “card”, a “sleeper” or “princess”: true.
error-position-card_no_toy = Card { $card } isn’t a special toy.
error-position-cats = Player { $player } has more than { $most } cats.
error-position-princesses = There are more than { $most } Princess cards.
error-position-overlay_cells = “between” must be two cells, each as [x, y].
error-position-overlay_joint = An overlay must lie between two listed cells side by side, one east of the other.
error-position-overlay_wall = An overlay can’t lie across a wall.
error-position-overlay_sleeper = An overlay can’t lie on a sleeping cat.
error-position-overlay_twice = There is already an overlay on this joint.

## Errors: own decks

error-data-deck_name = “{ $name }” isn’t a valid deck name: use lowercase letters, digits and hyphens.
error-data-deck_taken = There is already a deck named “{ $name }”.
error-data-card_count = A deck needs { $needed } { $kind ->
    [box] box cards
    [start] start cards
   *[toy] special toys
}, not { $cards }.
error-data-card_id = “{ $name }” isn’t a valid card name: use a capital letter and up to seven letters and digits.
error-data-card_taken = There is already a card { $name }.
error-data-card_sides = “sides” of { $name } must be four letters, o for open or w for wall: north, east, south, west.
error-data-card_closed = Card { $name } has no open side.
error-data-icon_unknown = Card { $name } has an unknown icon “{ $icon }”. Choose from: { $offered }.
error-data-start_sides = Start card { $name } needs both long sides and at least one short side open.
error-data-sleeper_sides = The sleeping cat must look the same when turned 180 degrees.

## Options of a table

option-fits-advanced = Advanced rules
option-fits-advanced-about = Play by the basic or the advanced rules.
option-fits-advanced-false = Basic rules
option-fits-advanced-true = All five Princess cards in the deck, no wall against a wall, no points for extra cats, sleeping cats count half
option-fits-sleepers = Sleeping cats
option-fits-sleepers-about = When a sleeping cat counts as a regular one.
option-fits-sleepers-later = Once its owner later adds an awake cat to its box, as printed
option-fits-sleepers-any = With any awake cat of its owner in the box at the end, whichever came first
option-fits-extra_cats = Extra cats
option-fits-extra_cats-about = Who scores a point for each extra cat in a box.
option-fits-extra_cats-all = Every player with more than one cat there
option-fits-extra_cats-holder = Only a player who holds the box
option-fits-tied_kinds = Tied toys
option-fits-tied_kinds-about = What counts when several kinds of toys tie for most common in a box.
option-fits-tied_kinds-all = All of them
option-fits-tied_kinds-one = One of them
option-fits-table = Table
option-fits-table-about = How many columns and rows the table has.
option-fits-table-auto = 15x11 for two or three players, 17x11 for four or five
option-fits-table-also = This size, in columns and rows
option-fits-overlays = Cats on a card
option-fits-overlays-about = How many cats, Princess cards and special toys can lie on one card.
option-fits-overlays-card = One per card
option-fits-overlays-joint = One per joint, so a card can be covered from both sides
option-fits-start_cards = Start cards
option-fits-start_cards-about = How players get their start cards.
option-fits-start_cards-choose = Each player chooses from those left
option-fits-start_cards-draw = Each player draws one at random
option-fits-cards = Cards
option-fits-cards-about = Which deck to play with.
option-fits-cards-ours = Our own walls and icons, since the rulebook doesn’t list the printed ones

## The table

fits-head = { $advanced ->
    [true] Advanced rules
   *[false] Basic rules
}, table of { $width } columns and { $height } rows, { $deck ->
    [0] no cards left
    [one] one card left
   *[other] { $deck } cards left
} in the deck.
fits-final_phase = Final phase: no more drawing; everyone plays the cards left in hand.
fits-discards = Discarded: { $cards }.
fits-turn = Current player: { $who }.
fits-seat = { $you ->
    [true] { $seat } (you)
   *[false] { $seat }
}
fits-player = { $who }: { $points } { $points ->
    [one] point
   *[other] points
} now, { $penalties ->
    [0] no penalties
   *[other] penalties { $penalties }
}, { $cats ->
    [0] no cats left
    [one] one cat left
   *[other] { $cats } cats left
}, { $hand ->
    [0] no cards
    [one] one card
   *[other] { $hand } cards
} in hand.
fits-division = { $rules ->
    [advanced] Advanced rules
   *[basic] Basic rules
}
fits-legend = Legend: - and | walls, gaps open sides; M mouse, Y yarn, F fish, P feather, S spray bottle, + more icons; c0 seat 0’s cat across two cards, z0 seat 0’s sleeping cat, Z0 one that counts, c# and z# a Princess in its place, ** special toy across two cards; . free cell. Columns are numbered along the top, rows down the left side: a cell is column,row; a joint is named after its west cell.

## Boxes, each named by its first cell

fits-boxes = Boxes with cats:
fits-box = { fits-cell }: { fits-count_cards }, { $ends ->
    [0] closed
    [one] one open side
   *[other] { $ends } open sides
}; { $icons }; worth { $value } now. Cats: { $cats }. Would score: { $scores }.
fits-box_cats = { $who }: { $awake ->
    [0] { $asleep } asleep
   *[other] { $asleep ->
        [0] { $awake } awake
       *[other] { $awake } awake and { $asleep } asleep
    }
}
fits-box_idle = { $cats } ({ $idle } not counted)
fits-box_points = { $who }: { $points }
fits-nobody = nobody
fits-free_boxes = Boxes without cats and what they’re worth now: { $boxes }.
fits-free_box = { fits-cell } { $closed ->
    [true] closed: { $value }
   *[false] open: { $value }
}

## Cards

fits-start_cards = Start cards:
fits-hand = In hand:
fits-princess_card = Princess
fits-sleeping = sleeping cat, { $card }
fits-card_text = { $open ->
    [4] open on all sides
   *[other] open to the { $sides }
}; { $icons }
fits-side-n = north
fits-side-e = east
fits-side-s = south
fits-side-w = west
fits-icon-M = { $count ->
    [one] one mouse
   *[other] { $count } mice
}
fits-icon-Y = { $count ->
    [one] one ball of yarn
   *[other] { $count } balls of yarn
}
fits-icon-F = { $count ->
    [one] one fish
   *[other] { $count } fish
}
fits-icon-P = { $count ->
    [one] one feather
   *[other] { $count } feathers
}
fits-icon-S = { $count ->
    [one] one spray bottle
   *[other] { $count } spray bottles
}
fits-no_icons = no icons
fits-icon_name-M = mouse
fits-icon_name-Y = ball of yarn
fits-icon_name-F = fish
fits-icon_name-P = feather
fits-icon_name-S = spray bottle
fits-kind-box = box card
fits-kind-start = start card
fits-kind-toy = special toy
fits-kind-sleeper = sleeping cat
fits-kind-princess = Princess
fits-about-box = Shares a full side with a card on the table. You may then put one of your cats on it.
fits-about-start = Placed before the first turn. The start cards form one column.
fits-about-toy = Played as soon as it is drawn, across two joined cards in any box.
fits-about-sleeper = One of your cats, placed like a box card instead of drawing. It counts once you add an awake cat to its box.
fits-about-princess = Replaces any player’s cat, awake or asleep, which goes home.
fits-explain-draw = draw the top card of the deck
fits-explain-sleep = place a sleeping cat instead of drawing
fits-explain-done = no cat this time
fits-across = across { fits-cell } and { $east },{ $y }
fits-instead_of = in place of { $what ->
    [sleeper] the sleeping cat
   *[cat] the cat on this joint
}

## What is asked

fits-asked = Waiting for { $who }: { $what }
fits-asked_you = Your decision: { $what }
fits-decision-start = choose a start card and place it.
fits-decision-turn = draw a card, or place a sleeping cat.
fits-decision-card = choose a card to play.
fits-decision-lay = place card { $card }, which was just played.
fits-decision-princess = choose a cat for the Princess to replace.
fits-decision-toy = play special toy { $card }.
fits-decision-cat = put a cat on the card at { fits-cell }, or say done.
fits-decision-sleeper = place the sleeping cat.

## What speaks for a placement: in a hint, an analysis. Points are what it changes now.

fits-reason-mine = Your boxes: +{ $points }.
fits-reason-closes = It closes a box, doubling its value.
fits-reason-others = An opponent loses { $points }.
fits-reason-cat = With a cat on it: +{ $points }.
fits-reason-play = Placed well, it brings up to +{ $points }.
fits-reason-sleep = A sleeping cat keeps opponents’ awake cats out of its box.
fits-reason-keep = You keep your cats for a better box: { $cats } left.
fits-reason-safe = No opponent gains points from it.

## What an answer would give up

fits-slip-no_cat = This box is closed. With a cat in it, you would score { $points } more.
fits-slip-cat = This box is closed. A cat in it would cost you { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
