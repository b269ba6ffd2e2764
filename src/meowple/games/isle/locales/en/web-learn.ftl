# The guide of a first game of the Isle of Cats. Each message is said once: its first line
# says what is there or what is asked, the second why, or what is good.

web-learn-isle-goal =
    Rescue cats from the island and pack them onto your boat.
    You have five days. Then both boats are scored, and the better one wins.
web-learn-isle-families =
    Cats of one colour that touch each other are a family.
    Three in a family bring 8 points, four 11, five 15, six 20: the more, the better. Fewer than three bring nothing.
web-learn-isle-bare =
    Every rat in sight costs 1 point, every room with a bare square 5.
    So you begin far below zero, and each tile you lay wins something back.
web-learn-isle-fields =
    These are the cats of today.
    A cat from the left field costs 3 fish, one from the right field 5. Tonight those that are left go away.
web-learn-isle-purse =
    Here are your fish and your basket.
    Fish pay for cards and cats, a basket carries one cat. Each morning you get 20 fish, and this basket can be used again.
web-learn-isle-kinds =
    There are four sorts of cards; each says which one it is.
    Rescue cards bring baskets and speed, lessons bring points at the end, treasure and oshax cards bring more tiles, anytime cards help when you like.
web-learn-isle-draft =
    Mark two cards and keep them. The others go to your opponent.
    You pay nothing yet. Today look for baskets: each one is a cat more.
web-learn-isle-passed_on =
    These are the cards that your opponent did not keep. Choose two again.
    It goes on until you have seven. Do not leave what would help the other too much.
web-learn-isle-buy =
    Now buy the cards you really want; the number beside the fish is the price.
    Keep fish for the cats: 10 or more is a good rule. What you do not buy is gone.
web-learn-isle-name_colour =
    Your public lesson counts one colour: choose it.
    It counts for everybody, so take the colour of which you want the most cats.
web-learn-isle-lessons =
    Your lessons lie here. The other one sees how many, not which.
    Each says what it is worth now. Lay your cats so that it becomes worth more.
web-learn-isle-public =
    A public lesson lies here too.
    It scores for everybody, each on the own boat.
web-learn-isle-ready =
    Which rescue cards do you use today?
    A whole basket carries a cat, a broken one only together with a second. Who has more speed chooses first.
web-learn-isle-order =
    The order of today: whoever is faster goes first.
    With equal speeds the order stays as it was.
web-learn-isle-window =
    Now an anytime card could be played. If you have none, or want none, go on.
    The game stops like this at a few moments of the day, also for those who have no such card: nobody shall see who has one.
web-learn-isle-rescue =
    Choose a cat. You take turns until nobody has baskets, fish or cats.
    Which one fits well? Which colour do you collect? You can try a tile on your boat before it is your turn.
web-learn-isle-basket =
    Which basket carries the cat?
    Each can be used once today, so it seldom matters which.
web-learn-isle-first_tile =
    Lay the cat: drag it, turn and mirror it with the buttons or R and F.
    The first one may lie anywhere. Cover rats, and begin at the edge or in a corner of a room, where gaps are hard to fill later.
web-learn-isle-next_tile =
    This tile has to touch one that lies there already; corners do not count.
    Best is beside a cat of its colour. Leave no hole of one square behind.
web-learn-isle-map =
    You covered a map with a cat of its colour: take a treasure, it is free.
    It brings no points, but fills a gap or covers a rat.
web-learn-isle-finds =
    Rare finds: play an oshax or treasure card from your hand, or stop for today.
    Each card lays a tile without fish or basket. What you do not play stays in your hand.
web-learn-isle-take =
    Choose the tile.
    A rare treasure brings 3 points wherever it lies. Common ones bring nothing, but fill small gaps.
web-learn-isle-oshax_colour =
    An oshax joins the family you choose, for good.
    Choose the colour of the cats beside which it will lie.
web-learn-isle-buy_drawn =
    You drew these cards: buy what you like, at the price beside the fish.
    What you do not buy is gone. Buy nothing that leaves you without fish for the cats.
web-learn-isle-place_blind =
    A tile straight from the bag, free of fish and basket: lay it.
    It follows the rules of all tiles: it has to touch one that lies there.
web-learn-isle-move_cats =
    Move cats to the other field, up to three.
    On the left a cat costs 3 fish, on the right 5: make cheap what you want, and dear what the other wants.
web-learn-isle-put_cats =
    You drew this cat: into which field does it go?
    On the left it costs 3 fish, on the right 5. It belongs to nobody yet.
web-learn-isle-discard_lessons =
    Two of your private lessons leave the table for a basket that stays.
    Give up those that are worth the least and hardly grow.
web-learn-isle-remove_treasures =
    Two treasures leave your boat for a basket that stays: press each of them.
    Common ones in the open cost the least. Their squares are bare again.
web-learn-isle-day_two =
    A new day: new cats, 20 fish, and your basket is fresh again.
    All goes as yesterday. Think of one family that shall grow, and one room that shall be full.
web-learn-isle-score =
    “Score” shows what your boat is worth now, line by line.
    Look there now and then: it tells what still costs you points.
web-learn-isle-all =
    Now you know the whole game. The other days are yours.
    I only come back when there is something new. The lamp at the top shows what a tiger would do.
web-learn-isle-over =
    Each line of this sheet has its reason.
    Rats and rooms cost points; families, rare treasures and lessons bring them. Most points win, then most fish.
