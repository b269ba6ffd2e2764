# The guide of a first game of If It Fits. Each message is said once: its first line says
# what is there or what is asked, the second why, or what is good.

web-learn-fits-goal =
    Cards become boxes on this table, and cats lie down in them.
    At the end a box brings points to whoever has the most cats in it. Most points win.
web-learn-fits-cats =
    Here are both players: cats left, cards in hand, and points as they would be now.
    You have five cats. Each can hold a box.
web-learn-fits-start =
    Choose a start card and lay it where it glows.
    It is only a beginning: which card you take matters little.
web-learn-fits-sides =
    A flap is an open side: the box goes on there. A thick rim is a wall: the box ends.
    A box with no open side left is closed, and everything in it counts twice.
web-learn-fits-toys =
    Toys make a box valuable, but only its most frequent kind counts: 1 point for each.
    A spray bottle takes 1 point. Collect one kind in a box rather than many.
web-learn-fits-turn =
    Draw a card. Or lay a cat asleep instead.
    Drawing lets you choose among three cards. A sleeping cat pays where you can add an awake one later.
web-learn-fits-card =
    Choose the card that you want to play.
    Good are toys of one kind for your own box, and walls that close it.
web-learn-fits-black_cat =
    You have the black Princess. She takes the place of any cat, which goes back to its owner.
    Keep her until the other holds a box that is worth much.
web-learn-fits-lay =
    Lay the card where it glows. R, or the button, turns it round.
    Open side to open side makes one box. A wall beside it ends the box there.
web-learn-fits-cat =
    You may lay a cat across two cards that are joined by their long sides, one of them just laid.
    Then the box is yours, and the other may lay no awake cat there. Take boxes that have toys, or can still grow.
web-learn-fits-sleeper =
    A sleeping cat is laid like a card, and claims the box that it joins.
    It counts only if you add an awake cat to that box later. It may even join a box of the other.
web-learn-fits-princess =
    Whose place does she take?
    Best is the only cat in a valuable box of the other: nobody scores the box then.
web-learn-fits-toy =
    A special toy has to be laid at once, across two cards of a box, whosever it is.
    It brings one toy of each kind. In a box of yours it is good if you already have many of one kind.
web-learn-fits-yours =
    This is your box now: the line around it has your colour, and the number is what it would bring.
    Point at a box, or tap it, to see why.
web-learn-fits-theirs =
    A box of the other: you may not add an awake cat to it, but a sleeping one may join it.
    But a card may join it with a box of yours. Then most cats decide, and in a tie both get all of it.
web-learn-fits-closed =
    A box has been closed: its toys and sprays count twice now.
    Close your good boxes. Those of the other are better left open.
web-learn-fits-spray =
    There is a spray bottle in your box: it takes 1 point, and 2 when the box is closed.
    More toys of the most frequent kind make up for it.
web-learn-fits-few_cats =
    Somebody has few cats left. The fifth cat brings the end near.
    Then nobody draws any more, and all play out their hands.
web-learn-fits-all =
    Now you know the whole game. The rest is yours.
    I only come back when there is something new. The lamp at the top shows what a tiger would do.
web-learn-fits-final =
    The last cards: nobody draws, both play out their hands.
    Close a box, or take one more with a cat. Nothing is kept for later.
web-learn-fits-over =
    Each line is a box that brought you something.
    The most frequent toys less the sprays, twice if it was closed, and 1 point for each further cat of yours in it.
