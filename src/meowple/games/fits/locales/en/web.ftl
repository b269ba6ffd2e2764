# The table of If It Fits. A cell is column,row, counted from 0 as in the log.

## What is asked of me, in one line

web-fits-ask-start = Choose a start card and lay it.
web-fits-ask-turn = Your turn: draw a card, or put a cat to sleep.
web-fits-ask-card = Choose a card of your hand to play.
web-fits-ask-discard = Nothing can be played: choose a card to discard.
web-fits-ask-lay = Lay the card where it glows.
web-fits-ask-princess = Whose place does the Princess take?
web-fits-ask-toy = A special toy! Lay it across two cards, in anybody’s box.
web-fits-ask-cat = Lay a cat across two cards, or leave it.
web-fits-ask-sleeper = Where does your cat sleep?
web-fits-over = The game is over.

## Whom we wait for

web-fits-wait-start = { $name } lays a start card.
web-fits-wait-turn = { $name } begins the turn.
web-fits-wait-card = { $name } chooses a card.
web-fits-wait-lay = { $name } lays a card.
web-fits-wait-princess = { $name } has a Princess to lay.
web-fits-wait-toy = { $name } has drawn a special toy.
web-fits-wait-cat = { $name } may lay a cat.
web-fits-wait-sleeper = { $name } puts a cat to sleep.

## The table

web-fits-table = The table: boxes, and the places where something can be laid
web-fits-places = Places where it may lie
web-fits-place-cell = Lay it at column { $x }, row { $y }{ $turned ->
    [true] , turned
   *[false] { "" }
}
web-fits-place-joint = Lay it across columns { $x } and { $east }, row { $y }
web-fits-place-cat = Take the place of the cat across columns { $x } and { $east }, row { $y }
web-fits-place-sleeper = Take the place of the sleeping cat at column { $x }, row { $y }
web-fits-then = { $here ->
    [true] This box
   *[false] Box at { $x },{ $y }
}: { $was } now, { $worth } then{ $shut ->
    [true] , closed
   *[false] { "" }
}.
web-fits-then-new = A new box: { $worth }{ $shut ->
    [true] , closed
   *[false] { "" }
}.
web-fits-turned = Turned
web-fits-straight = Turned back
web-fits-zoom = What part of the table is seen
web-fits-zoom-closer = Closer (+)
web-fits-zoom-away = Further away (-)
web-fits-zoom-fit = The whole table of cards (0)
web-fits-stamp = closed
web-fits-final = Final round: nobody draws, hands are played out.

## In front of me

web-fits-tray = Deck and hand
web-fits-hand = Your hand
web-fits-start_cards = Start cards
web-fits-hand-play = Play: { $name }, { $text }
web-fits-hand-discard = Discard: { $name }, { $text }
web-fits-card = { $name }: { $text }
web-fits-card-about = { $name }: { $text }. { $about }
web-fits-draw = Draw a card
web-fits-deck = { $cards ->
    [0] deck empty
    [one] one card left
   *[other] { $cards } cards left
}
web-fits-sleep = Put a cat to sleep
web-fits-sleep-about = instead of drawing; it saves you a place
web-fits-lay = Lay it
web-fits-turn = Turn
web-fits-done = No cat this time
web-fits-discard = Discard it
web-fits-plays = { $name } plays this
web-fits-keys = Arrows choose a place, R turns, Enter lays, Esc takes back; + and − zoom, 0 shows all.
web-fits-fingers = Tap a place to choose it, again to lay; drag moves the table, two fingers zoom.
web-fits-drag = Drag a card or a cat to its place, or click it and then the place.
web-fits-how = How to place things
# What is asked, explained where nothing else has to be.
web-fits-help = { $decision ->
    [turn] Draw, then play a card. Or put a cat to sleep: it becomes a card of its own, keeps others out of the box, and scores once an awake cat of yours joins it.
    [card] Drag a card to the table, or click it.
    [cat] A cat goes across two joined cards. The player with the most cats awake in a box holds it and gets its points.
    [sleeper] A sleeping cat is a card with open long sides. It keeps others out, and scores once an awake cat of yours joins it.
    [princess] The cat she replaces goes back to its owner.
   *[other] { "" }
}

## What everyone did just now, after the player's name

web-fits-deed-started = places a start card
web-fits-deed-drew = draws a card
web-fits-deed-drew_toy = draws a special toy
web-fits-deed-plays = plays a card
web-fits-deed-laid = places this card
web-fits-deed-cat = puts a cat in the box
web-fits-deed-asleep = puts a cat to sleep
web-fits-deed-toy = places the special toy
web-fits-deed-princess = plays the Princess; a cat goes home ({ $owner })
web-fits-deed-discarded = discards a card
web-fits-deed-box_closed = closes a box: { $worth }

## Players

web-fits-players = Players
web-fits-me = you
web-fits-you = { $name } (you)
web-fits-player-points = { $points ->
    [one] point
   *[other] points
}
web-fits-player-cats = { $cats ->
    [0] no cat left
    [one] one cat left
   *[other] { $cats } cats left
}
web-fits-player-hand = { $cards ->
    [0] no card in hand
    [one] one card in hand
   *[other] { $cards } cards in hand
}
web-fits-player-penalties = sprays −{ $penalties }
web-fits-player-draws = { $draws ->
    [0] has drawn no card yet
    [one] has drawn one card
   *[other] has drawn { $draws } cards
}

## What may still come

web-fits-supply = What may still come
web-fits-unseen = { $cards ->
    [0] Nothing is unseen
    [one] On one unseen card
   *[other] On { $cards } unseen cards
}
web-fits-discards = { $cards ->
    [one] One discarded card
   *[other] { $cards } discarded cards
}

## A box

web-fits-box = The box looked at
web-fits-box-hint = Point at a box, or tap it, to see who holds it and what it is worth. The player with the most cats awake in it holds it and gets its points. Only its most frequent kinds of toy count, so one more toy can lower its value.
web-fits-box-head = { $closed ->
    [true] Closed box
   *[false] Open box
} at { $x },{ $y }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}
web-fits-box-worth = Worth { $value } now.
web-fits-box-nobody = Nobody holds it.
web-fits-box-holds = Held by { $names }.
web-fits-box-sleeps = Claimed asleep by { $names }: it brings nothing yet.
web-fits-box-ends = { $ends ->
    [one] One open end.
   *[other] { $ends } open ends.
}
web-fits-box-icon = { $name }: { $count }.
web-fits-box-cats = { $who }: { $cats }.
web-fits-box-count = { $awake ->
    [0] { $asleep } asleep
   *[other] { $asleep ->
        [0] { $awake } awake
       *[other] { $awake } awake, { $asleep } asleep
    }
}
web-fits-box-idle = { $cats } ({ $idle } not counting)
web-fits-box-gets = { $who }: { web-fits-box-points }.
web-fits-box-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-fits-close = Close

## What is what

web-fits-legend = What is what
web-fits-legend-toy = { $name }
web-fits-legend-spray = { $name }: −1
web-fits-sign-wall = wall
web-fits-sign-wall-about = A thick rim with flutes: the box ends here.
web-fits-sign-open = flap
web-fits-sign-open-about = An open side: the box goes on, or must be closed yet.
web-fits-sign-outline = coloured line
web-fits-sign-outline-about = Whose box it is; several colours in turn where it is tied.
web-fits-sign-dotted = dotted line
web-fits-sign-dotted-about = Only sleeping cats are in it: nobody scores it yet.
web-fits-sign-counts = check mark on a sleeping cat
web-fits-sign-counts-about = It counts as a regular cat: an awake cat of the same player was added to its box.
web-fits-sign-closed = double line and a small box
web-fits-sign-closed-about = The box is closed: toys and sprays count twice.
web-fits-sign-value = number at a corner
web-fits-sign-value-about = What the box would bring now; behind an arrow, after what you are about to lay.

## What an action means, with a verb: in a hint, a replay, an analysis

web-fits-means = { $verb ->
    [lay] Lay a card: column { $x }, row { $y }, { $what }
    [play] Play a card: { $what }
    [discard] Discard a card: { $what }
    [cat] Lay a cat { $what }
    [toy] Lay the special toy { $what }
    [princess] Lay the Princess { $what }: column { $x }, row { $y }
   *[other] { $what }
}

## The log

web-fits-story-start = The game begins
web-fits-story-final = The final phase

## The end of the game

web-fits-end-closed = Closed boxes
web-fits-end-open = Open boxes
web-fits-end-extra_cats = Extra cats
web-fits-end-reason = { $why ->
    [deck] The deck ran out, and all hands are empty.
    [cats] Somebody used their last cat, and all hands are empty.
   *[none] All hands are empty.
}
