# The table of If It Fits. A cell is column,row, counted from 0 as in the log.

## What is asked of me, in one line

web-fits-ask-start = Choose a start card and place it.
web-fits-ask-turn = Your turn: draw a card, or place a sleeping cat.
web-fits-ask-card = Choose a card from your hand.
web-fits-ask-discard = You can’t play any card. Choose one to discard.
web-fits-ask-lay = Place the card on a glowing spot.
web-fits-ask-princess = Which cat does the Princess replace?
web-fits-ask-toy = A special toy! Place it across two cards in anyone’s box.
web-fits-ask-cat = Put a cat across two cards, or skip this.
web-fits-ask-sleeper = Where will your cat sleep?
web-fits-over = The game is over.

## Whom we wait for

web-fits-wait-start = { $name } is placing a start card.
web-fits-wait-turn = { $name } is starting a turn.
web-fits-wait-card = { $name } is choosing a card.
web-fits-wait-lay = { $name } is placing a card.
web-fits-wait-princess = { $name } is placing a Princess.
web-fits-wait-toy = { $name } drew a special toy.
web-fits-wait-cat = { $name } may put a cat on the card.
web-fits-wait-sleeper = { $name } is placing a sleeping cat.

## The table

web-fits-table = The table: boxes, and where you can place things
web-fits-places = Where it can go
web-fits-place-cell = Place it at column { $x }, row { $y }{ $turned ->
    [true] , turned
   *[false] { "" }
}
web-fits-place-joint = Place it across columns { $x } and { $east }, row { $y }
web-fits-place-cat = Replace the cat across columns { $x } and { $east }, row { $y }
web-fits-place-sleeper = Replace the sleeping cat at column { $x }, row { $y }
web-fits-then = { $here ->
    [true] This box
   *[false] Box at { $x },{ $y }
}: { $was } now, { $worth } after this{ $shut ->
    [true] , closed
   *[false] { "" }
}.
web-fits-then-new = A new box: { $worth }{ $shut ->
    [true] , closed
   *[false] { "" }
}.
web-fits-turned = Turned
web-fits-straight = Turned back
web-fits-zoom = Zoom
web-fits-zoom-closer = Zoom in (+)
web-fits-zoom-away = Zoom out (-)
web-fits-zoom-fit = Show the whole table (0)
web-fits-stamp = closed
web-fits-final = Final phase: no more drawing. Play the cards left in your hand.

## In front of me

web-fits-tray = Deck and hand
web-fits-hand = Your hand
web-fits-hand-of = { $name }’s hand
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
web-fits-sleep = Place a sleeping cat
web-fits-sleep-about = instead of drawing; it saves you a spot
web-fits-lay = Place it
web-fits-turn = Turn
web-fits-done = No cat this time
web-fits-back = You dropped it outside the marked places, so nothing was played.
web-fits-discard = Discard it
web-fits-plays = { $name } plays this card
web-fits-keys = Arrow keys choose a spot, R turns, Enter places, Esc takes back; + and − zoom, 0 shows everything.
web-fits-fingers = Tap a spot to choose it, tap again to place; drag to move the table, pinch to zoom.
web-fits-drag = Drag a card or cat into place, or click it and then the spot.
web-fits-how = How to place things
# What is asked, explained where nothing else has to be.
web-fits-help = { $decision ->
    [turn] Draw, then play a card. Or place a sleeping cat like a card: it keeps opponents’ awake cats out of its box, and scores once one of your awake cats joins it.
    [card] Drag a card to the table, or select it.
    [cat] A cat goes across two joined cards. The player with the most cats in a box holds it and scores it.
    [sleeper] A sleeping cat is a card with open long sides. It keeps opponents’ awake cats out, and scores once one of your awake cats joins it.
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
web-fits-deed-asleep = places a sleeping cat
web-fits-deed-toy = places the special toy
web-fits-deed-princess = plays the Princess; a cat goes home ({ $owner })
web-fits-deed-discarded = discards a card
web-fits-deed-box_closed = closes a box: { $worth }

## The same about the reader: what I did last

web-fits-own-started = You place a start card
web-fits-own-drew = You draw a card
web-fits-own-drew_toy = You draw a special toy
web-fits-own-plays = You play a card
web-fits-own-laid = You place this card
web-fits-own-cat = You put a cat in the box
web-fits-own-asleep = You place a sleeping cat
web-fits-own-toy = You place the special toy
web-fits-own-princess = You play the Princess; a cat goes home ({ $owner })
web-fits-own-discarded = You discard a card
web-fits-own-box_closed = You close a box: { $worth }
web-fits-deed-princess_yours = plays the Princess; your cat goes home

## Players

web-fits-players = Players
web-fits-me = you
web-fits-you = { $name } (you)
web-fits-player-points = { $points ->
    [one] point
   *[other] points
}
web-fits-player-cats = { $cats ->
    [0] no cats left
    [one] one cat left
   *[other] { $cats } cats left
}
web-fits-player-hand = { $cards ->
    [0] no cards in hand
    [one] one card in hand
   *[other] { $cards } cards in hand
}
web-fits-player-penalties = sprays −{ $penalties }
web-fits-player-draws = { $draws ->
    [0] hasn’t drawn yet
    [one] has drawn one card
   *[other] has drawn { $draws } cards
}

## What may still come

web-fits-supply = Still to come
web-fits-unseen = { $cards ->
    [0] You’ve seen every card
    [one] On one unseen card
   *[other] On { $cards } unseen cards
}
web-fits-unseen_hands = { $cards } of them in opponents’ hands
web-fits-discards = { $cards ->
    [one] One discarded card
   *[other] { $cards } discarded cards
}

## A box

web-fits-box = Selected box
web-fits-box-hint = Point at or tap a box to see who holds it and what it’s worth. The player with the most cats in it holds it and scores it. Only its most common kinds of toys count.
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
web-fits-box-sleeps = Only { $names }’s sleeping cats are here, so it doesn’t score yet.
web-fits-box-ends = { $ends ->
    [one] One open side.
   *[other] { $ends } open sides.
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
web-fits-box-idle = { $cats } ({ $idle } not counted)
web-fits-box-gets = { $who }: { web-fits-box-points }.
web-fits-box-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-fits-close = Close

## What is what

web-fits-legend = Legend
web-fits-legend-toy = { $name }
web-fits-legend-spray = { $name }: −1
web-fits-sign-wall = wall
web-fits-sign-wall-about = A thick corrugated edge: the box ends here.
web-fits-sign-open = flap
web-fits-sign-open-about = An open side: the box continues here or still needs closing.
web-fits-sign-outline = colored line
web-fits-sign-outline-about = Whose box it is. If it’s tied, the colors alternate.
web-fits-sign-dotted = dotted line
web-fits-sign-dotted-about = Only sleeping cats are in it, so nobody scores it yet.
web-fits-sign-counts = check mark on a sleeping cat
web-fits-sign-counts-about = It counts as a regular cat: its owner later added an awake cat to the box.
web-fits-sign-closed = double line and a small box
web-fits-sign-closed-about = The box is closed: toys and spray bottles count twice.
web-fits-sign-value = number in a corner
web-fits-sign-value-about = What the box would score now; after an arrow, what it would score after the move you’re about to make.

## What an action means, with a verb: in a hint, a replay, an analysis

web-fits-means = { $verb ->
    [lay] Place a card: column { $x }, row { $y }, { $what }
    [play] Play a card: { $what }
    [discard] Discard a card: { $what }
    [cat] Place a cat { $what }
    [toy] Place the special toy { $what }
    [princess] Place the Princess { $what }: column { $x }, row { $y }
   *[other] { $what }
}

## The log

web-fits-story-start = The game begins
web-fits-story-final = The final phase

## The end of the game

web-fits-end-closed = Closed boxes
web-fits-end-open = Open boxes
web-fits-end-extra_cats = Extra cats
web-fits-end-boxes = { $name }’s boxes
web-fits-end-table = The table at the end of the game
web-fits-end-reason = { $why ->
    [deck] The deck ran out, and all hands are empty.
    [cats] Someone used their last cat, and all hands are empty.
   *[none] All hands are empty.
}
