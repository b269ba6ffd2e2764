# Events in which the reader is the one who acts: `you-` instead of `event-`. An event
# without such a message names the reader like everyone else.

you-fits-started = Pokládáte startovní kartu { $card }.
you-fits-drew = Dobíráte kartu.
you-fits-drew_own = Dobíráte: { $card }.
you-fits-drew_toy = Dobíráte zvláštní kartu hraček { $card }, musíte ji hned zahrát.
you-fits-plays =
    Hrajete { $card ->
        [princess] Princeznu
       *[other] kartu { $card }
    }.
you-fits-plays_own = Hrajete: { $card }.
you-fits-laid = Pokládáte { $card }.
you-fits-cat = Pokládáte kočku přes dvě karty.
you-fits-asleep = Ukládáte kočku ke spánku.
you-fits-toy = Pokládáte zvláštní kartu hraček { $card } přes dvě karty.
you-fits-discarded =
    Odhazujete { $card ->
        [princess] Princeznu
       *[other] { $card }
    }: nic se nedá zahrát.
you-fits-discarded_own = Odhazujete: { $card }.
you-fits-princess = Hrajete Princeznu: { $what ->
    [sleeper] spící kočka
   *[cat] kočka
}, kterou tu má { $owner }, jí uvolňuje místo a jde domů.
you-fits-woken = Vaše spící kočka se od teď počítá.
