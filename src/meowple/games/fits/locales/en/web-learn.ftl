# The guide of a first game of If It Fits. Each message is said once: its first line says
# what is there or what is asked, the second why, or what is good.

web-learn-fits-course = Your first game: build boxes and put your cats in them.

web-learn-fits-start =
    Choose a start card and place it on a glowing spot.
    Any of them will do.
web-learn-fits-turn =
    Draw a card.
    You could place a sleeping cat instead, but start with a card.
web-learn-fits-card =
    Choose a card to play.
    Cards with the same toy belong together.
web-learn-fits-lay =
    Place the card on a glowing spot. You can turn it first.
    Where open sides meet, the cards form one box.
web-learn-fits-cat =
    You can put a cat across two cards joined by their long sides: the one you just placed and its neighbor.
    Then the box is yours: your opponent can’t add an awake cat to it.
web-learn-fits-goal =
    At the end, each box scores for the player with the most cats in it.
    The player with the most points wins.
web-learn-fits-toys =
    Toys make a box valuable: 1 point for each toy of its most common kind.
    So collect one kind of toy per box. A spray bottle costs 1 point.
web-learn-fits-sides =
    A flap is an open side; a thick edge is a wall. A box with no open sides left is closed.
    In a closed box everything counts twice.
web-learn-fits-cats =
    Here are the cats you have left and your points so far.
    Each of your five cats can claim a box.
web-learn-fits-black_cat =
    You have the black Princess. She replaces any cat, which goes back to its owner.
    Save her until your opponent has a valuable box.
web-learn-fits-sleeper =
    Place a sleeping cat like a card. It belongs to the box it joins.
    It scores only if you add an awake cat to that box later.
web-learn-fits-princess =
    Which cat does she replace?
    The best target is your opponent’s only cat in a valuable box.
web-learn-fits-toy =
    Place the special toy right away, across two cards of any box.
    It adds one toy of each kind. The best spot is your box with the most toys of one kind.
web-learn-fits-yours =
    This box is yours: its outline has your color, and the number is what it would score.
    Point at a box, or tap it, to see why.
web-learn-fits-theirs =
    This box is your opponent’s: only your sleeping cats can join it.
    But you can connect it to one of your boxes. Then the player with more cats scores it; in a tie, you both do.
web-learn-fits-closed =
    A box is closed: its toys and spray bottles now count twice.
    Close your good boxes, and leave your opponent’s open.
web-learn-fits-spray =
    There is a spray bottle in your box. It costs 1 point, or 2 once the box is closed.
    More toys of its most common kind make up for it.
web-learn-fits-few_cats =
    Someone is running out of cats. When they place their last one, the final phase begins.
    Then nobody draws, and everyone plays the cards left in hand.
web-learn-fits-all =
    Now you know the whole game. The rest is up to you.
    I’ll speak up if something new happens. The lamp at the top shows what a tiger would do.
web-learn-fits-final =
    Last cards: nobody draws anymore.
    Close a box, or claim one more.
web-learn-fits-over =
    The boxes outlined in your color scored for you.
    Toys of the most common kind minus spray bottles, doubled if the box is closed, plus 1 point for each extra cat of yours.
