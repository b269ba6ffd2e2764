# The table of If It Fits. A cell is column,row, counted from 0 as in the log.

## What is asked of me, in one line

web-fits-ask-start = Vyberte startovní kartu a položte ji.
web-fits-ask-turn = Jste na tahu: doberte kartu, nebo uložte kočku ke spánku.
web-fits-ask-card = Vyberte kartu z ruky.
web-fits-ask-discard = Nic nelze zahrát: vyberte kartu, kterou odhodíte.
web-fits-ask-lay = Položte kartu tam, kde to svítí.
web-fits-ask-princess = Koho Princezna vystřídá?
web-fits-ask-toy = Zvláštní karta hraček! Položte ji přes dvě karty v kterékoli krabici.
web-fits-ask-cat = Položte kočku přes dvě karty, nebo to vynechte.
web-fits-ask-sleeper = Kde bude vaše kočka spát?
web-fits-over = Hra skončila.

## Whom we wait for

web-fits-wait-start = { $name } pokládá startovní kartu.
web-fits-wait-turn = { $name } začíná tah.
web-fits-wait-card = { $name } vybírá kartu.
web-fits-wait-lay = { $name } pokládá kartu.
web-fits-wait-princess = { $name } má položit Princeznu.
web-fits-wait-toy = { $name } má zvláštní kartu hraček.
web-fits-wait-cat = { $name } smí položit kočku.
web-fits-wait-sleeper = { $name } ukládá kočku ke spánku.

## The table

web-fits-table = Stůl: krabice a místa, kam se dá něco položit
web-fits-places = Kam ji lze položit
web-fits-place-cell = Položit: sloupec { $x }, řada { $y }{ $turned ->
    [true] , otočená
   *[false] { "" }
}
web-fits-place-joint = Položit přes sloupce { $x } a { $east }, řada { $y }
web-fits-place-cat = Vystřídat kočku ve sloupcích { $x } a { $east }, řada { $y }
web-fits-place-sleeper = Vystřídat spící kočku: sloupec { $x }, řada { $y }
web-fits-then = { $here ->
    [true] Tato krabice
   *[false] Krabice na { $x },{ $y }
}: teď { $was }, potom { $worth }{ $shut ->
    [true] , uzavřená
   *[false] { "" }
}.
web-fits-then-new = Nová krabice: { $worth }{ $shut ->
    [true] , uzavřená
   *[false] { "" }
}.
web-fits-turned = Otočená
web-fits-straight = V původní poloze
web-fits-zoom = Viditelná část stolu
web-fits-zoom-closer = Přiblížit (+)
web-fits-zoom-away = Oddálit (-)
web-fits-zoom-fit = Ukázat všechny karty (0)
web-fits-stamp = uzavřeno
web-fits-final = Závěrečná fáze: nikdo nedobírá, dohrává se z ruky.

## In front of me

web-fits-tray = Balíček a ruka
web-fits-hand = Vaše ruka
web-fits-hand-of = Ruka: { $name }
web-fits-start_cards = Startovní karty
web-fits-hand-play = Zahrát: { $name }, { $text }
web-fits-hand-discard = Odhodit: { $name }, { $text }
web-fits-card = { $name }: { $text }
web-fits-card-about = { $name }: { $text }. { $about }
web-fits-draw = Dobrat kartu
web-fits-deck = { $cards ->
    [0] balíček je prázdný
    [one] zbývá jedna karta
    [few] zbývají { $cards } karty
    [many] zbývá { $cards } karty
   *[other] zbývá { $cards } karet
}
web-fits-sleep = Uložit kočku ke spánku
web-fits-sleep-about = místo dobrání; drží vám místo
web-fits-lay = Položit
web-fits-turn = Otočit
web-fits-done = Teď bez kočky
web-fits-back = Mimo vyznačená místa: nic se nezahrálo.
web-fits-discard = Odhodit
web-fits-plays = { $name } hraje tuto kartu
web-fits-keys = Šipky vybírají místo, R otáčí, Enter pokládá, Esc vrací; + a − mění přiblížení, 0 ukáže vše.
web-fits-fingers = Ťuknutím místo vyberete, druhým položíte; tažením posunete stůl, dvěma prsty přiblížíte.
web-fits-drag = Přetáhněte kartu nebo kočku na místo, nebo klikněte na ni a pak na místo.
web-fits-how = Jak se pokládá
# What is asked, explained where nothing else has to be.
web-fits-help = { $decision ->
    [turn] Doberte kartu a jednu zahrajte. Nebo uložte kočku ke spánku: leží jako samostatná karta, nepustí do krabice cizí bdělé kočky a boduje, až k ní přijde vaše bdělá kočka.
    [card] Přetáhněte kartu na stůl, nebo ji vyberte.
    [cat] Kočka leží přes dvě spojené karty. Krabici drží ten, kdo v ní má nejvíc koček, a jemu patří body.
    [sleeper] Spící kočka je karta s otevřenými dlouhými stranami. Nepustí dovnitř cizí bdělé kočky a boduje, až k ní přijde vaše bdělá kočka.
    [princess] Kočka, kterou vystřídá, se vrátí majiteli.
   *[other] { "" }
}

## What everyone did just now, after the player's name

web-fits-deed-started = pokládá startovní kartu
web-fits-deed-drew = dobírá kartu
web-fits-deed-drew_toy = dobírá zvláštní kartu hraček
web-fits-deed-plays = hraje kartu
web-fits-deed-laid = pokládá tuto kartu
web-fits-deed-cat = dává do krabice kočku
web-fits-deed-asleep = ukládá kočku ke spánku
web-fits-deed-toy = pokládá zvláštní kartu hraček
web-fits-deed-princess = hraje Princeznu; kočka jde domů ({ $owner })
web-fits-deed-discarded = odhazuje kartu
web-fits-deed-box_closed = uzavírá krabici: { $worth }

## The same about the reader: what I did last

web-fits-own-started = Pokládáte startovní kartu
web-fits-own-drew = Dobíráte kartu
web-fits-own-drew_toy = Dobíráte zvláštní kartu hraček
web-fits-own-plays = Hrajete kartu
web-fits-own-laid = Pokládáte tuto kartu
web-fits-own-cat = Dáváte do krabice kočku
web-fits-own-asleep = Ukládáte kočku ke spánku
web-fits-own-toy = Pokládáte zvláštní kartu hraček
web-fits-own-princess = Hrajete Princeznu; kočka jde domů ({ $owner })
web-fits-own-discarded = Odhazujete kartu
web-fits-own-box_closed = Uzavíráte krabici: { $worth }
web-fits-deed-princess_yours = hraje Princeznu; vaše kočka jde domů

## Players

web-fits-players = Hráči
web-fits-me = vy
web-fits-you = { $name } (vy)
web-fits-player-points = { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}
web-fits-player-cats = { $cats ->
    [0] už žádná kočka
    [one] zbývá jedna kočka
    [few] zbývají { $cats } kočky
    [many] zbývá { $cats } kočky
   *[other] zbývá { $cats } koček
}
web-fits-player-hand = { $cards ->
    [0] žádná karta v ruce
    [one] jedna karta v ruce
    [few] { $cards } karty v ruce
    [many] { $cards } karty v ruce
   *[other] { $cards } karet v ruce
}
web-fits-player-penalties = trest −{ $penalties }
web-fits-player-draws = { $draws ->
    [0] zatím bez dobírání
    [one] dobraná jedna karta
    [few] dobrané { $draws } karty
    [many] dobráno { $draws } karty
   *[other] dobráno { $draws } karet
}

## What may still come

web-fits-supply = Co může ještě přijít
web-fits-unseen = { $cards ->
    [0] Vše už je známé
    [one] Na jedné neznámé kartě
    [few] Na { $cards } neznámých kartách
    [many] Na { $cards } neznámé karty
   *[other] Na { $cards } neznámých kartách
}
web-fits-unseen_hands = z toho v rukou ostatních: { $cards }
web-fits-discards = { $cards ->
    [one] Jedna odhozená karta
    [few] { $cards } odhozené karty
    [many] { $cards } odhozené karty
   *[other] { $cards } odhozených karet
}

## A box

web-fits-box = Vybraná krabice
web-fits-box-hint = Ukažte na krabici nebo na ni klepněte a uvidíte, kdo ji drží a jakou má hodnotu. Drží ji ten, kdo v ní má nejvíc koček, a jemu patří body. Počítají se jen nejčastější druhy hraček.
web-fits-box-head = { $closed ->
    [true] Uzavřená krabice
   *[false] Otevřená krabice
} na { $x },{ $y }, { $cards ->
    [one] jedna karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}
web-fits-box-worth = Hodnota teď: { $value }.
web-fits-box-nobody = Nikdo ji nedrží.
web-fits-box-holds = Krabici drží: { $names }.
web-fits-box-sleeps = Jsou tu jen spící kočky ({ $names }), takže zatím nic nepřinese.
web-fits-box-ends = { $ends ->
    [one] Jedna otevřená strana.
    [few] { $ends } otevřené strany.
    [many] { $ends } otevřené strany.
   *[other] { $ends } otevřených stran.
}
web-fits-box-icon = { $name }: { $count }.
web-fits-box-cats = { $who }: { $cats }.
web-fits-box-count = { $awake ->
    [0] spící { $asleep }
   *[other] { $asleep ->
        [0] bdělé { $awake }
       *[other] bdělé { $awake }, spící { $asleep }
    }
}
web-fits-box-idle = { $cats } (nepočítá se spících: { $idle })
web-fits-box-gets = { $who }: { web-fits-box-points }.
web-fits-box-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
web-fits-close = Zavřít

## What is what

web-fits-legend = Vysvětlivky
web-fits-legend-toy = { $name }
web-fits-legend-spray = { $name }: −1
web-fits-sign-wall = stěna
web-fits-sign-wall-about = Silný okraj z vlnité lepenky: tady krabice končí.
web-fits-sign-open = chlopeň
web-fits-sign-open-about = Otevřená strana: krabice pokračuje, nebo ji ještě zbývá uzavřít.
web-fits-sign-outline = barevná čára
web-fits-sign-outline-about = Čí krabice to je; při shodě se barvy střídají.
web-fits-sign-dotted = tečkovaná čára
web-fits-sign-dotted-about = Jsou v ní jen spící kočky: zatím za ni nikdo nedostane body.
web-fits-sign-counts = fajfka na spící kočce
web-fits-sign-counts-about = Počítá se jako bdělá: její hráč do krabice přidal bdělou kočku.
web-fits-sign-closed = dvojitá čára a malá krabice
web-fits-sign-closed-about = Krabice je uzavřená: hračky i rozprašovače se počítají dvakrát.
web-fits-sign-value = číslo v rohu
web-fits-sign-value-about = Kolik by krabice přinesla teď; za šipkou kolik po tom, co se chystáte položit.

## What an action means, with a verb: in a hint, a replay, an analysis

web-fits-means = { $verb ->
    [lay] Položit kartu: sloupec { $x }, řada { $y }, { $what }
    [play] Zahrát kartu: { $what }
    [discard] Odhodit kartu: { $what }
    [cat] Položit kočku { $what }
    [toy] Položit zvláštní kartu hraček { $what }
    [princess] Princezna { $what }: sloupec { $x }, řada { $y }
   *[other] { $what }
}

## The log

web-fits-story-start = Hra začíná
web-fits-story-final = Závěrečná fáze

## The end of the game

web-fits-end-closed = Uzavřené krabice
web-fits-end-open = Otevřené krabice
web-fits-end-extra_cats = Další kočky
web-fits-end-boxes = Krabice: { $name }
web-fits-end-table = Stůl na konci hry
web-fits-end-reason = { $why ->
    [deck] Balíček došel a nikdo už nemá karty v ruce.
    [cats] Někdo použil poslední kočku a nikdo už nemá karty v ruce.
   *[none] Nikdo už nemá karty v ruce.
}
