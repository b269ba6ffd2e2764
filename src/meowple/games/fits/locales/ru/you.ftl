# Events in which the reader is the one who acts: `you-` instead of `event-`. An event
# without such a message names the reader like everyone else.

you-fits-started = Вы кладёте стартовую карту { $card }.
you-fits-drew = Вы берёте карту.
you-fits-drew_own = Вы берёте карту: { $card }.
you-fits-drew_toy = Вы берёте особую карту игрушек { $card }: её играют сразу.
you-fits-plays =
    Вы играете { $card ->
        [princess] Принцессу
       *[other] карту { $card }
    }.
you-fits-plays_own = Вы играете карту: { $card }.
you-fits-laid = Вы кладёте { $card }.
you-fits-cat = Вы кладёте кота на две карты.
you-fits-asleep = Вы укладываете кота спать.
you-fits-toy = Вы кладёте особую карту игрушек { $card } на две карты.
you-fits-discarded =
    Вы сбрасываете { $card ->
        [princess] Принцессу
       *[other] { $card }
    }: сыграть нечего.
you-fits-discarded_own = Вы сбрасываете карту: { $card }.
you-fits-princess = Ваша Принцесса занимает место { $what ->
    [sleeper] спящего кота
   *[cat] кота
} ({ $owner }), и тот уходит домой.
you-fits-woken = Ваш спящий кот теперь считается.
