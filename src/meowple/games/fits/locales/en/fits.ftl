# What If It Fits says. A cell is column,row; a joint is named by its west cell. Icons
# come as letters: M mouse, Y yarn, F fish, P feather, S spray bottle. Some messages are
# parts of others: `{ fits-cell }` within a message sees the arguments of that message.

game-fits-name = If It Fits
game-fits-about = lay boxes, and be the cat that holds the best ones

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

event-fits-started = { $seat } lays start card { $card }.
event-fits-drew = { $seat } draws a card.
event-fits-drew_own = Drawn by { $seat }: { $card }.
event-fits-drew_toy = { $seat } draws special toy { $card }, which must be played at once.
event-fits-plays = { $seat } plays { $card ->
    [princess] a Princess
   *[other] card { $card }
}.
event-fits-plays_own = Played by { $seat }: { $card }.
event-fits-laid = { $seat } lays { $card }.
event-fits-box_closed = A box is closed.
event-fits-cat = { $seat } lays a cat across two cards.
event-fits-asleep = { $seat } lays a sleeping cat.
event-fits-woken = A sleeping cat of { $seat } counts from now on.
event-fits-toy = { $seat } lays special toy { $card } across two cards.
event-fits-princess = The Princess of { $seat } takes the place of { $what ->
    [sleeper] a sleeping cat
   *[cat] a cat
} of { $owner }, and it goes home.
event-fits-discarded = { $seat } discards { $card ->
    [princess] a Princess
   *[other] { $card }
}: nothing can be played.
event-fits-discarded_own = Discarded by { $seat }: { $card }.
event-fits-final = The final phase begins: { $why ->
    [deck] the deck is empty
   *[cats] somebody has used the last cat
}. From now on nobody draws, and no more cats go to sleep.
event-fits-over = All hands are empty. The game is over.

## Score

line-fits-score-closed = Closed box at { fits-cell }, { fits-count_cards }
line-fits-score-open = Open box at { fits-cell }, { fits-count_cards }
line-fits-score-extra_cats = Extra cats in the box at { fits-cell }

decided-fits-won-points = most points
decided-fits-won-penalties = fewest penalty points of those with most points
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

error-card-another_played = You have played card { $card }: lay that one.
error-card-cannot_be_played = Card { $card } cannot be played now.
error-card-same_when_turned = Card { $card } looks the same when it is turned: lay it without a turn.
error-cat-none_left = You have no cat left.
error-cat-not_this_card = The cat must lie on the card that you have just laid.
error-cell-must_touch = The card must join a card on the table by a full side; corners do not count.
error-cell-occupied = There is a card at { fits-cell } already.
error-cell-off_table = { fits-cell } is not on the table.
error-discard-can_play = You may discard only when nothing can be played.
error-joint-covered = Something lies on one of these two cards already.
error-joint-none = { fits-cell } has no open long joint with its east neighbour.
error-joint-sleeper = Nothing can lie on a sleeping cat.
error-princess-no_cat = There is no such cat at { fits-cell } whose place she could take.
error-sleep-no_place = There is no place where your cat could sleep.
error-start-column = { $x },{ $y } is no place for a start card: they make one column from the middle cell, joined by short sides.
error-toy-first = Special toy { $card } must be played first.
error-toy-joint_is_free = Special toy { $card } goes across a joint as long as one is free.
error-wall-meets_wall = At { fits-cell } a wall would meet a wall, which the advanced rules forbid.

## Errors: position files

error-position-too_wide = The cells lie too far apart: a table is at most { $most } columns wide and { $most } rows deep.
error-position-cell_twice = There are two cells at { fits-cell }.
error-position-cell_what = A cell has a “card”, a “sleeper”, or “princess”: true.
error-position-card_no_toy = Card { $card } is no special toy.
error-position-cats = Player { $player } has more than { $most } cats.
error-position-princesses = There are more than { $most } Princess cards.
error-position-overlay_cells = “between” must be two cells, each as [x, y].
error-position-overlay_joint = An overlay lies between two listed cells side by side, one east of the other.
error-position-overlay_wall = An overlay cannot lie across a wall.
error-position-overlay_sleeper = An overlay cannot lie on a sleeping cat.
error-position-overlay_twice = Another overlay lies on this joint already.

## Errors: own decks

error-data-deck_name = “{ $name }” cannot name a deck: use small letters, digits and hyphens.
error-data-deck_taken = There is a deck “{ $name }” already.
error-data-card_count = A deck has { $needed } { $kind ->
    [box] box cards
    [start] start cards
   *[toy] special toys
}, not { $cards }.
error-data-card_id = “{ $name }” cannot name a card: use a capital letter and up to seven letters and digits.
error-data-card_taken = There is a card { $name } already.
error-data-card_sides = “sides” of { $name } must be four letters, o for open and w for wall: north, east, south, west.
error-data-card_closed = Card { $name } is closed on all sides.
error-data-icon_unknown = Card { $name } has an icon “{ $icon }”; there are: { $offered }.
error-data-start_sides = Start card { $name } needs both long sides and at least one short side open.
error-data-sleeper_sides = The sleeping cat must look the same when it is turned by 180 degrees.

## Options of a table

option-fits-advanced = Advanced rules
option-fits-advanced-about = The basic game or the advanced one.
option-fits-advanced-false = basic rules
option-fits-advanced-true = all five Princess cards in the deck, no wall against a wall, no points for extra cats, sleeping cats weigh half
option-fits-sleepers = Sleeping cats
option-fits-sleepers-about = When a sleeping cat counts as a regular one.
option-fits-sleepers-later = when an awake cat of its owner is added to its box later, as printed
option-fits-sleepers-any = beside any awake cat of its owner at the end, whichever came first
option-fits-extra_cats = Extra cats
option-fits-extra_cats-about = Who gets a point for each further cat in a box.
option-fits-extra_cats-all = every player with several cats there
option-fits-extra_cats-holder = only a player who holds the box
option-fits-tied_kinds = Tied toys
option-fits-tied_kinds-about = What counts when several kinds of toy are most frequent in a box.
option-fits-tied_kinds-all = all of them
option-fits-tied_kinds-one = one of them
option-fits-table = Table
option-fits-table-about = How many columns and rows the table has.
option-fits-table-auto = 15x11 for two or three players, 17x11 for four or five
option-fits-table-also = so many columns and rows
option-fits-overlays = Cats on a card
option-fits-overlays-about = How many cats, Princess cards and special toys may lie on one card.
option-fits-overlays-card = one on each card
option-fits-overlays-joint = one on each joint, so that a card may be covered from both sides
option-fits-start_cards = Start cards
option-fits-start_cards-about = How players come by their start cards.
option-fits-start_cards-choose = each chooses among those that are left
option-fits-start_cards-draw = each draws one
option-fits-cards = Cards
option-fits-cards-about = The deck that is played with.
option-fits-cards-ours = our own walls and icons, as the rulebook does not tell the printed ones

## The table

fits-head = { $advanced ->
    [true] Advanced rules
   *[false] Basic rules
}, table of { $width } columns and { $height } rows, { $deck ->
    [0] no card left
    [one] one card left
   *[other] { $deck } cards left
} in the deck.
fits-final_phase = Final phase: nobody draws, hands are played out.
fits-discards = Discarded: { $cards }.
fits-turn = On turn: { $who }.
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
    [0] no cat left
    [one] one cat left
   *[other] { $cats } cats left
}, { $hand ->
    [0] no card
    [one] one card
   *[other] { $hand } cards
} in hand.
fits-division = { $rules ->
    [advanced] Advanced rules
   *[basic] Basic rules
}
fits-legend = Signs: - and | walls, gaps open sides; M mouse, Y yarn, F fish, P feather, S spray bottle, + more icons; c0 cat of seat 0 across two cards, z0 sleeping cat of seat 0, Z0 one that counts, c# and z# the Princess in its place, ** special toy across two cards; . free cell. Columns are numbered above, rows at the left: a cell is column,row; a joint has the name of its west cell.

## Boxes, each named by its first cell

fits-boxes = Boxes with cats:
fits-box = { fits-cell }: { fits-count_cards }, { $ends ->
    [0] closed
    [one] one open end
   *[other] { $ends } open ends
}; { $icons }; worth { $value } now. Cats: { $cats }. Would score: { $scores }.
fits-box_cats = { $who }: { $awake ->
    [0] { $asleep } asleep
   *[other] { $asleep ->
        [0] { $awake } awake
       *[other] { $awake } awake and { $asleep } asleep
    }
}
fits-box_idle = { $cats } ({ $idle } not counting)
fits-box_points = { $who }: { $points }
fits-nobody = nobody
fits-free_boxes = Boxes without cats and their worth now: { $boxes }.
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
fits-about-box = Joins a card on the table by a whole side; one of your cats may follow.
fits-about-start = Laid before the first turn; the start cards make one column.
fits-about-toy = Played as soon as it is drawn, across a free joint of any box.
fits-about-sleeper = One of your cats laid like a box card, in place of drawing. It counts once you add an awake cat to its box.
fits-about-princess = Takes the place of a cat of anyone, awake or asleep, which goes home.
fits-explain-draw = take the top card of the deck into your hand
fits-explain-sleep = lay one of your cats asleep instead of drawing
fits-explain-done = no cat this time
fits-across = across { fits-cell } and { $east },{ $y }
fits-instead_of = in place of { $what ->
    [sleeper] the sleeping cat
   *[cat] the cat on this joint
}

## What is asked

fits-asked = Waiting for { $who }: { $what }
fits-asked_you = Your decision: { $what }
fits-decision-start = choose a start card and lay it.
fits-decision-turn = draw a card, or put a cat to sleep.
fits-decision-card = choose a card of the hand to play.
fits-decision-lay = lay card { $card }, which was played.
fits-decision-princess = let the Princess take the place of a cat.
fits-decision-toy = play special toy { $card }.
fits-decision-cat = lay a cat on the card at { fits-cell }, or say done.
fits-decision-sleeper = lay the sleeping cat.

## What speaks for a placement: in a hint, an analysis. Points are what it changes now.

fits-reason-mine = Your boxes: +{ $points }.
fits-reason-closes = It closes a box, so its value counts twice.
fits-reason-others = An opponent loses { $points }.
