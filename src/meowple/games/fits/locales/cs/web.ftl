# The table of If It Fits. A cell is column,row, counted from 0 as in the log.

## What is asked of me, in one line

web-fits-ask-start = Vyberte startovní kartu a položte ji.
web-fits-ask-turn = Jste na tahu: doberte kartu, nebo uspěte kočku.
web-fits-ask-card = Vyberte z ruky kartu, kterou zahrajete.
web-fits-ask-discard = Nic nelze zahrát: vyberte kartu, kterou odhodíte.
web-fits-ask-lay = Položte kartu tam, kde to svítí.
web-fits-ask-princess = Koho Princezna vystřídá?
web-fits-ask-toy = Zvláštní karta hraček! Položte ji přes dvě karty v kterékoli krabici.
web-fits-ask-cat = Položte kočku přes dvě karty, nebo to nechte být.
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
web-fits-places = Místa, kde smí ležet
web-fits-place-cell = Položit: sloupec { $x }, řada { $y }{ $turned ->
    [true] , otočená
   *[false] { "" }
}
web-fits-place-joint = Položit přes sloupce { $x } a { $east }, řada { $y }
web-fits-place-cat = Vystřídat kočku přes sloupce { $x } a { $east }, řada { $y }
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
web-fits-straight = Otočená zpět
web-fits-zoom = Která část stolu je vidět
web-fits-zoom-closer = Blíž (+)
web-fits-zoom-away = Dál (-)
web-fits-zoom-fit = Všechny karty na stole (0)
web-fits-stamp = zavřeno
web-fits-final = Závěrečná fáze: nikdo nedobírá, dohrává se z ruky.

## In front of me

web-fits-tray = Balíček a ruka
web-fits-hand = Vaše ruka
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
web-fits-sleep = Uspat kočku
web-fits-sleep-about = místo dobrání; drží vám místo
web-fits-lay = Položit
web-fits-turn = Otočit
web-fits-done = Teď bez kočky
web-fits-discard = Odhodit
web-fits-plays = { $name } hraje toto
web-fits-keys = Šipky vybírají místo, R otáčí, Enter pokládá, Esc vrací; + a − mění přiblížení, 0 ukáže vše.
web-fits-fingers = Ťuknutím místo vyberete, druhým položíte; tažením posunete stůl, dvěma prsty přiblížíte.
web-fits-drag = Přetáhněte kartu nebo kočku na místo, nebo klikněte na ni a pak na místo.
web-fits-how = Jak se pokládá
# What is asked, explained where nothing else has to be.
web-fits-help = { $decision ->
    [turn] Doberte kartu a jednu zahrajte. Nebo uspěte kočku: leží jako samostatná karta, nepustí do krabice ostatní a boduje, až k ní přijde vaše bdělá kočka.
    [card] Přetáhněte kartu na stůl, nebo na ni klikněte.
    [cat] Kočka leží přes dvě spojené karty. Krabici drží, kdo v ní má nejvíc bdělých koček: body jsou jeho.
    [sleeper] Spící kočka je karta s otevřenými dlouhými stranami. Nepustí dovnitř ostatní a boduje, až k ní přijde vaše bdělá kočka.
    [princess] Kočka, kterou vystřídá, se vrátí majiteli.
   *[other] { "" }
}

## What everyone did just now, after the player's name

web-fits-deed-started = pokládá startovní kartu
web-fits-deed-drew = dobírá kartu
web-fits-deed-drew_toy = dobírá zvláštní hračky
web-fits-deed-plays = hraje kartu
web-fits-deed-laid = pokládá tuto kartu
web-fits-deed-cat = dává do krabice kočku
web-fits-deed-asleep = uspává kočku
web-fits-deed-toy = pokládá zvláštní hračky
web-fits-deed-princess = hraje Princeznu; kočka jde domů ({ $owner })
web-fits-deed-discarded = odhazuje kartu
web-fits-deed-box_closed = zavírá krabici: { $worth }

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
web-fits-player-penalties = postřik −{ $penalties }
web-fits-player-draws = { $draws ->
    [0] zatím bez dobrané karty
    [one] zatím jedna dobraná karta
    [few] zatím { $draws } dobrané karty
    [many] zatím { $draws } dobrané karty
   *[other] zatím { $draws } dobraných karet
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
web-fits-discards = { $cards ->
    [one] Jedna odhozená karta
    [few] { $cards } odhozené karty
    [many] { $cards } odhozené karty
   *[other] { $cards } odhozených karet
}

## A box

web-fits-box = Prohlížená krabice
web-fits-box-hint = Ukažte na krabici nebo na ni ťukněte a uvidíte, kdo ji drží a jakou má hodnotu. Krabici drží, kdo v ní má nejvíc bdělých koček: body jsou jeho. Počítají se jen nejčastější druhy hraček, takže další hračka může hodnotu i snížit.
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
web-fits-box-sleeps = Obsazena jen ve spánku: { $names }. Zatím nic nepřinese.
web-fits-box-ends = { $ends ->
    [one] Jeden otevřený konec.
    [few] { $ends } otevřené konce.
    [many] { $ends } otevřeného konce.
   *[other] { $ends } otevřených konců.
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

web-fits-legend = Co je co
web-fits-legend-toy = { $name }
web-fits-legend-spray = { $name }: −1
web-fits-sign-wall = stěna
web-fits-sign-wall-about = Silný okraj z vlnité lepenky: tady krabice končí.
web-fits-sign-open = chlopeň
web-fits-sign-open-about = Otevřená strana: krabice pokračuje, nebo ji ještě zbývá uzavřít.
web-fits-sign-outline = barevná čára
web-fits-sign-outline-about = Čí krabice to je; při shodě se barvy střídají.
web-fits-sign-dotted = tečkovaná čára
web-fits-sign-dotted-about = Jsou v ní jen spící kočky: zatím za ni nikdo body nemá.
web-fits-sign-counts = fajfka na spící kočce
web-fits-sign-counts-about = Počítá se jako běžná: její hráč do její krabice přidal bdělou kočku.
web-fits-sign-closed = dvojitá čára a malá krabice
web-fits-sign-closed-about = Krabice je uzavřená: hračky i rozprašovače se počítají dvakrát.
web-fits-sign-value = číslo v rohu
web-fits-sign-value-about = Kolik by krabice teď přinesla; za šipkou po tom, co se chystáte položit.

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
web-fits-end-extra_cats = Kočky navíc
web-fits-end-reason = { $why ->
    [deck] Balíček došel a nikdo už nemá karty v ruce.
    [cats] Někdo použil poslední kočku a nikdo už nemá karty v ruce.
   *[none] Nikdo už nemá karty v ruce.
}
