# Events in which the reader is the one who acts: `you-` instead of `event-`. An event
# without such a message names the reader like everyone else.

you-fits-started = Ви викладаєте стартову картку { $card }.
you-fits-drew = Ви берете картку.
you-fits-drew_own = Ви берете картку: { $card }.
you-fits-drew_toy = Ви берете спеціальну картку іграшок { $card }: її розігрують одразу.
you-fits-plays =
    Ви розігруєте { $card ->
        [princess] Принцесу
       *[other] картку { $card }
    }.
you-fits-plays_own = Ви розігруєте картку: { $card }.
you-fits-laid = Ви викладаєте { $card }.
you-fits-cat = Ви кладете кота на дві картки.
you-fits-asleep = Ви вкладаєте кота спати.
you-fits-toy = Ви кладете спеціальну картку іграшок { $card } на дві картки.
you-fits-discarded =
    Ви скидаєте { $card ->
        [princess] Принцесу
       *[other] { $card }
    }: нічого не можна розіграти.
you-fits-discarded_own = Ви скидаєте картку: { $card }.
you-fits-princess = Ваша Принцеса займає місце { $what ->
    [sleeper] сплячого кота
   *[cat] кота
} ({ $owner }), і той іде додому.
you-fits-woken = Ваш сплячий кіт відтепер рахується.
