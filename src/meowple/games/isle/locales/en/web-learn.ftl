# The guides of first games of the Isle of Cats. Each message is said once: its first line
# says what is there or what is asked, the second why, or what is good.

web-learn-isle-course_family = Lesson 1: the short game. Rescue cats and fit them onto your boat.
web-learn-isle-course_standard = Lesson 2: the full game, with fish, baskets and cards.

## The family game

web-learn-isle-family_rescue =
    Rescue a cat: pick any one you like.
    Fit as many cats as you can onto your boat.
web-learn-isle-first_tile =
    Drag your cat into place; the buttons turn and flip it.
    The first cat can go anywhere.
web-learn-isle-next_tile =
    This cat has to touch one that is already on your boat.
    Sides count, corners don’t.
web-learn-isle-families =
    Cats of one color that touch are a family: 3 cats score 8 points, 4 score 11, 5 score 15.
    There’s still a cat in a color you have. Place it next to its relatives.
web-learn-isle-rats =
    Every rat you can see costs you 1 point.
    Place cats on top of rats.
web-learn-isle-rooms =
    A room with even one empty square costs you 5 points.
    Fill rooms completely, and leave no holes.
web-learn-isle-map =
    You covered a map with a cat of the same color: take a treasure for free.
    Use it to plug a hole or cover a rat.
web-learn-isle-family_day =
    A new day, and new cats. The game lasts five days.
    You take turns going first.
web-learn-isle-family_lessons =
    These are your two lessons: goals that score at the end.
    I picked easy ones for you. Your opponent can’t see them.
web-learn-isle-score =
    These are your points so far. Rats and unfinished rooms put you below zero.
    Every cat you place wins some back.
web-learn-isle-family_all =
    That’s the whole short game. Play on and have fun!
    Ready for more? Lesson 2 adds fish, baskets and cards.

## The full game

web-learn-isle-draft =
    Keep two cards. The other five go to your opponent.
    A card with a basket lets you rescue one more cat.
web-learn-isle-passed_on =
    Your opponent passed these cards to you. Keep two again.
    This continues until you have seven cards.
web-learn-isle-kinds =
    There are four kinds of cards. Rescue cards bring baskets and speed.
    Lessons score at the end. Treasure and oshax cards add tiles. You can play anytime cards whenever you like.
web-learn-isle-buy =
    Buy the cards you want. The number by the fish is the price.
    Save at least 10 fish for cats. Cards you don’t buy are discarded.
web-learn-isle-name_colour =
    Choose the color your public lesson counts.
    It scores for everyone, so choose the color you collect.
web-learn-isle-ready =
    Which rescue cards will you play today?
    A whole basket carries a cat; broken baskets work in pairs. More speed lets you go first.
web-learn-isle-window =
    You can play an anytime card now.
    If you don’t want to, just continue.
web-learn-isle-rescue =
    Rescue a cat. Cats on the left cost 3 fish, cats on the right cost 5.
    Each cat also takes one basket.
web-learn-isle-basket =
    Which basket do you use?
    Each works once a day, so it rarely matters which.
web-learn-isle-day_two =
    A new day: new cats and 20 more fish. Your basket is ready again.
    Choose one family to grow and one room to fill.
web-learn-isle-purse =
    Here are your fish and baskets.
    You can rescue cats as long as you have both.
web-learn-isle-order =
    The faster player goes first today.
    If speeds are equal, the order stays the same.
web-learn-isle-lessons =
    Your lessons are here, with what each is worth now.
    Your opponent sees how many you have, not which ones.
web-learn-isle-public =
    There is a public lesson here too.
    It scores for everyone, each on their own boat.
web-learn-isle-finds =
    Rare finds: play a treasure or oshax card, or stop for today.
    Its tiles need no fish and no basket. Cards you don’t play stay in your hand.
web-learn-isle-take =
    Choose a tile.
    A rare treasure scores 3 points. Common ones score nothing, but fill small gaps.
web-learn-isle-oshax_colour =
    Choose the family this oshax joins. You can’t change it later.
    Pick the color of the cats you will place it next to.
web-learn-isle-buy_drawn =
    You drew these cards. Buy the ones you want.
    Keep enough fish for your cats.
web-learn-isle-place_blind =
    This tile came straight from the bag, and it is free. Place it.
    Like any other tile, it has to touch one on your boat.
web-learn-isle-move_cats =
    Move up to three cats to the other field.
    Make the cats you want cheaper: 3 fish on the left, 5 on the right.
web-learn-isle-put_cats =
    You drew this cat. Which field does it go to?
    It will cost 3 fish on the left or 5 on the right.
web-learn-isle-discard_lessons =
    Trade two of your private lessons for a permanent basket.
    Give up the ones worth the least.
web-learn-isle-remove_treasures =
    Trade two treasures on your boat for a permanent basket: choose them.
    Pick ones that don’t cover a rat or complete a room.
web-learn-isle-all =
    Now you know the full game. The rest is up to you.
    I’ll speak up if something new happens. The lamp at the top shows what a tiger would do.
web-learn-isle-over =
    Each line shows where your points come from.
    Rats and unfinished rooms cost points; families, rare treasures and lessons score them.
