# The table of Kyoto no Neko in the browser. Names of paws, kittens, skills and medals come
# from the game's own catalogue and are put in; they begin with a small letter.

## What is asked, in one line

web-kyoto-ask-turn = Jste na tahu: { $left ->
    [0] kroky došly. Proveďte zde akci, nebo ukončete tah.
    [one] zbývá jeden krok.
    [few] zbývají { $left } kroky.
    [many] zbývá { $left } kroku.
   *[other] zbývá { $left } kroků.
}
web-kyoto-ask-react = Červená tlapka! Zvolte, jak na ni reagovat.
web-kyoto-ask-meet = Potkáváte kotě: bojujte, čímž tah končí, nebo jděte dál.
web-kyoto-ask-attacked = Kolem vašeho kotěte jde { $kitten }. Zaútočit, nebo nechat projít?
web-kyoto-ask-flight = Domů prchá { $kitten }. Zvolte cestu.
web-kyoto-ask-paw = Uniká { $paw }. Zvolte kam, přesně o { $left ->
    [one] jeden krok
    [few] { $left } kroky
    [many] { $left } kroku
   *[other] { $left } kroků
}.
web-kyoto-ask-look = Ze stromu je vidět daleko: prohlédněte si tlapku, { $left ->
    [one] zbývá jeden pohled
    [few] zbývají { $left } pohledy
    [many] zbývá { $left } pohledu
   *[other] zbývá { $left } pohledů
}.
web-kyoto-ask-raise = { $why ->
    [free] Než hra začne
    [reward] Odměna
   *[growth] Vaše kotě roste
}: zvyšte dovednost, { $left ->
    [one] zbývá jeden stupeň
    [few] zbývají { $left } stupně
    [many] zbývá { $left } stupně
   *[other] zbývá { $left } stupňů
}.
web-kyoto-ask-kitten = Vyberte si kotě.
web-kyoto-waiting =
    { $decision ->
        [turn] Na tahu: { $who }
        [raise] Zvyšování dovedností: { $who }
        [flight] Výběr cesty k útěku: { $who }
        [paw] Výběr nového místa pro tlapku: { $who }
        [look] Prohlížení tlapek: { $who }
        [kitten] Výběr kotěte: { $who }
       *[other] Rozhodování: { $who }
    }
web-kyoto-over = Hra skončila.

## The map

web-kyoto-map = Mapa města
web-kyoto-space = { $kind ->
    [road] Silnice { $at }
    [park] Park { $at }
    [garden] { $yours ->
        [true] Vaše zahrada { $at }
       *[false] Zahrada { $at }
    }
    [house] { $yours ->
        [true] Váš dům
       *[false] Dům ({ $home })
    }
    [terrace] { $yours ->
        [true] Vaše terasa
       *[false] Terasa ({ $home })
    }
   *[other] { $name } { $at }
}
web-kyoto-kitten = { $you ->
    [true] { $kitten } (vaše)
   *[false] { $kitten } ({ $who })
}
web-kyoto-do-step = { $wall ->
    [hedge] Jeden krok, přes živý plot.
    [roof] Jeden krok, přes střechu.
   *[open] Jeden krok.
}
web-kyoto-do-walk = { $steps ->
    [one] Jeden krok.
    [few] { $steps } kroky, jeden po druhém.
    [many] { $steps } kroku, jeden po druhém.
   *[other] { $steps } kroků, jeden po druhém.
}
web-kyoto-do-stops = Cestou: { $stops }.
web-kyoto-do-flee = Tudy prchá { $who }.
web-kyoto-do-paw = Sem uniká { $paw }.
web-kyoto-do-look = Tajně si prohlédnout tuto tlapku.
web-kyoto-stop-road = táhne se karta bicyklů
web-kyoto-stop-face_down = tlapka, kterou neznáte
web-kyoto-stop-paw = červená tlapka
web-kyoto-stop-kitten = jiné kotě
web-kyoto-paw-down = Tlapka lícem dolů.
web-kyoto-paw-seen = Tlapka lícem dolů; kdo ji zná: { $who }.
web-kyoto-paw-known = Lícem dolů, jak víte: { $paw }.
web-kyoto-paw-up = { $paw }.
web-kyoto-stands = Zde: { $who }.
web-kyoto-bike-here = { $bike ->
    [purple] Fialový bicykl.
   *[turquoise] Tyrkysový bicykl.
}
web-kyoto-friends = Přátelé v domě: { $friends }.
web-kyoto-heard-chance = { $what } { $percent } %.
web-kyoto-heard-bike = Přijede bicykl: { $bike } %. Zůstanete v bezpečí: { $safe } %.

## Chances

web-kyoto-percent = { $percent } %
web-kyoto-sum = { $skill } { $value } proti { $target }:
web-kyoto-needs = { $how ->
    [any] cokoli kromě X.
    [none] mimo dosah.
   *[some] je třeba { $need } a víc.
}
web-kyoto-needs-fight = Boj { $value } proti { $other }, hází oba.
web-kyoto-check = { $what } { $needs }
web-kyoto-against-kitten = Je tu { $who }:
web-kyoto-against-bike = Uhnout bicyklu:
web-kyoto-against-paw = { $paw }:
web-kyoto-fails-fight = Kdo prohraje, prchne o { $flees } a naučí se +1 (+2, padne-li X).
web-kyoto-fails-moves = Neúspěch: přesune se o { $moves }, naučíte se +1 (+2, padne-li X).
web-kyoto-fails-flees = Neúspěch: prchnete o { $flees }, naučíte se +1 (+2, padne-li X).
web-kyoto-fails-lowers = Dovednost klesne o 1: { $skill }.
web-kyoto-fails-learn = Neúspěch: naučíte se +1 (+2, padne-li X).
web-kyoto-passes = Úspěch: { $what }.
web-kyoto-passes-fight = Kdo vyhraje, bere žeton na stupnici vítězství.
web-kyoto-bike-comes = { $percent ->
    [0] Táhne se karta bicyklů, ale žádný sem nedojede.
   *[other] Táhne se karta bicyklů: bicykl přijede s pravděpodobností { $percent } %.
}
web-kyoto-bike-safe = Bicykl vás nezažene:
web-kyoto-against = :

## What can be done

web-kyoto-now = Co můžete udělat
web-kyoto-choose = { $decision ->
    [turn] Jděte na svítící pole na mapě, proveďte tu akci, nebo ukončete tah.
    [here] Proveďte tu akci, nebo ukončete tah.
    [go] Jděte na svítící pole na mapě, nebo ukončete tah.
    [flight] Vyberte svítící pole na mapě.
    [paw] Vyberte svítící pole na mapě.
    [look] Vyberte svítící tlapku na mapě.
    [raise] Každý stupeň usnadní další hody.
    [meet] Boj ukončí váš tah, ať vyhraje kdokoli. Když půjdete dál, druhé kotě smí zaútočit.
    [attacked] Boj vás nestojí tah.
    [react] Na každou červenou tlapku se musí hned reagovat.
    [kitten] Číslo u dovednosti je to, se kterým začínáte. Neúspěch ho zvyšuje.
   *[other] { "" }
}
web-kyoto-try = { $skill ->
    [friendship] Spřátelit se: { $paw }
    [fight] Bojovat: { $paw }
    [hunt] Lovit: { $paw }
   *[agility] { $figure ->
        [true] Vylézt: { $paw }
       *[false] Projít kolem: { $paw }
    }
}
web-kyoto-attack = Bojovat: { $who }
web-kyoto-use = Rozsvítit: { $figure }
web-kyoto-done = { $decision ->
    [look] Dál si neprohlížet
    [raise] Nezvyšovat
   *[turn] Ukončit tah
}
web-kyoto-take = Hrát za kotě: { $kitten }
web-kyoto-pass = { $decision ->
    [meet] Jít dál
   *[attacked] Nechat projít
}
web-kyoto-raise = { $value } → { $raised }{ $opens ->
    [hedge] : stačí na živé ploty
    [roof] : stačí na střechy
   *[nothing] { "" }
}
web-kyoto-go = { $do ->
    [look] Prohlédnout
    [paw] Sem
    [flee] Tudy
   *[step] Jít
}
web-kyoto-back = Zpět
web-kyoto-skip = Přeskočit
web-kyoto-missions = Za co jsou medaile
web-kyoto-legend = Na mapě
web-kyoto-legend-steps = počet kroků na dané pole

## What everyone did just now, after the player's name

web-kyoto-deed-step = { $steps ->
    [one] jde o jeden krok
    [few] jde o { $steps } kroky
    [many] jde o { $steps } kroku
   *[other] jde o { $steps } kroků
}
web-kyoto-deed-check = hází ({ $paw ->
    [bike] bicykl
   *[other] { $paw }
}): { $die } + { $value } proti { $target }, { $success ->
    [true] úspěch
   *[false] neúspěch
}
web-kyoto-deed-fought = útočí ({ $attacked }); vyhrává { $winner }
web-kyoto-deed-runs = prchá
web-kyoto-deed-paw_moved = přesouvá tlapku: { $paw }
web-kyoto-deed-friend = získává přítele: { $paw }
web-kyoto-deed-victory = – { web-kyoto-slots-track }: { $paw }
web-kyoto-deed-medal = získává medaili: { $medal }
web-kyoto-deed-raised = zvyšuje dovednost: { $skill } { $value }
web-kyoto-deed-lowered = ztrácí stupeň: { $skill } { $value }
web-kyoto-deed-lit = rozsvěcí lampion
web-kyoto-deed-looked = dívá se na tlapku
web-kyoto-deed-turned_up = odkrývá tlapku: { $paw }
web-kyoto-deed-bikes = táhne kartu bicyklů: { $purple }–{ $turquoise }
web-kyoto-deed-kitten = hraje za kotě: { $kitten }

## The same about the reader: what I did last

web-kyoto-own-step = { $steps ->
    [one] Jdete o jeden krok
    [few] Jdete o { $steps } kroky
    [many] Jdete o { $steps } kroku
   *[other] Jdete o { $steps } kroků
}
web-kyoto-own-check = Váš hod, { $paw ->
    [bike] bicykl
   *[other] { $paw }
}: { $die } + { $value } proti { $target }, { $success ->
    [true] úspěch
   *[false] neúspěch
}
web-kyoto-own-fought = Útočíte ({ $attacked }); { $won ->
    [true] vyhráváte
   *[false] vyhrává { $attacked }
}
web-kyoto-own-runs = Prcháte
web-kyoto-own-paw_moved = Přesouváte tlapku: { $paw }
web-kyoto-own-friend = Získáváte přítele: { $paw }
web-kyoto-own-victory = { web-kyoto-slots-track }: { $paw }
web-kyoto-own-medal = Získáváte medaili: { $medal }
web-kyoto-own-raised = Zvyšujete dovednost: { $skill } { $value }
web-kyoto-own-lowered = Ztrácíte stupeň: { $skill } { $value }
web-kyoto-own-lit = Rozsvěcíte lampion
web-kyoto-own-looked = Díváte se na tlapku
web-kyoto-own-turned_up = Odkrýváte tlapku: { $paw }
web-kyoto-own-bikes = Táhnete kartu bicyklů: { $purple }–{ $turquoise }
web-kyoto-own-kitten = Hrajete za kotě: { $kitten }
web-kyoto-deed-fought_you = útočí na vás; { $won ->
    [true] vyhráváte
   *[false] prohráváte
}

## Players

web-kyoto-others = Ostatní
web-kyoto-lives = { $kitten }, domovská čtvrť: { $home }
web-kyoto-no_kitten = zatím bez kotěte
web-kyoto-skills = Dovednosti
web-kyoto-skill = { $skill } { $value } z { $most }. { $about }
web-kyoto-medals = Medaile
web-kyoto-medal = { $name }: { $state ->
    [taken] medaile získána.
    [owed] splněno; medaile přijde na konci tahu.
   *[open] ještě nesplněno.
}
web-kyoto-slots-house = Dům
web-kyoto-slots-track = Stupnice vítězství
web-kyoto-slot-house = Dům, políčko { $slot }{ $gift ->
    [step] , dává stupeň dovednosti
    [medal] , dává jednou medaili
   *[none] { "" }
}: { $count ->
    [0] volné.
    [one] { $paw }.
    [few] { $count } přátelé, navrchu { $paw }.
    [many] { $count } přítele, navrchu { $paw }.
   *[other] { $count } přátel, navrchu { $paw }.
}
web-kyoto-slot-track = Stupnice vítězství, políčko { $slot }{ $gift ->
    [step] , dává stupeň dovednosti
    [medal] , dává jednou medaili
   *[none] { "" }
}: { $count ->
    [0] volné.
   *[other] { $paw }.
}
web-kyoto-stamina = Výdrž: { $most ->
    [one] { $most } krok
    [few] { $most } kroky
    [many] { $most } kroku
   *[other] { $most } kroků
} za tah; teď zbývá: { $left }.
web-kyoto-stepped_on = Vstup na silnici { $side ->
    [inside] zevnitř: přejde ji, kdo z ní sejde na vnější stranu.
   *[outside] zvenku: přejde ji, kdo z ní sejde na vnitřní stranu.
}

## The table

web-kyoto-round = { $round }. kolo
web-kyoto-round-about = { $scenario }. Kolo { $round } z nejvýše { $last }; hra končí na konci kola, v němž má někdo { $target ->
    [one] { $target } medaili
    [few] { $target } medaile
    [many] { $target } medaile
   *[other] { $target } medailí
}.
web-kyoto-first = začíná
web-kyoto-first-about = Každé kolo začíná { $who }.
web-kyoto-cards = { $count }
web-kyoto-cards-word = Karty bicyklů
web-kyoto-enemies-word = Žetony nepřítele
web-kyoto-cards-about = { $count ->
    [0] Karty bicyklů došly: zamíchají se znovu.
    [one] Zbývá jedna karta bicyklů (fialový–tyrkysový): { $cards }.
    [few] Zbývají { $count } karty bicyklů (fialový–tyrkysový): { $cards }.
    [many] Zbývá { $count } karty bicyklů (fialový–tyrkysový): { $cards }.
   *[other] Zbývá { $count } karet bicyklů (fialový–tyrkysový): { $cards }.
}
web-kyoto-enemies = { $count }
web-kyoto-enemies-about = Zbývající žetony poraženého nepřítele: { $count }.
web-kyoto-gone = Mimo hru: { $count }
web-kyoto-gone-about = Mimo hru: { $paws }.
web-kyoto-race-player = { $who }: { $medals ->
    [0] žádná medaile.
    [one] jedna medaile.
    [few] { $medals } medaile.
    [many] { $medals } medaile.
   *[other] { $medals } medailí.
}
web-kyoto-race-grow = Když má někdo { $slot ->
    [one] { $slot } medaili
    [few] { $slot } medaile
    [many] { $slot } medaile
   *[other] { $slot } medailí
}, všichni rostou: výdrž o krok víc a { $steps ->
    [one] jeden stupeň dovednosti.
    [few] { $steps } stupně dovedností.
    [many] { $steps } stupně dovedností.
   *[other] { $steps } stupňů dovedností.
}
web-kyoto-race-end = Hra končí na konci kola, v němž má někdo { $target ->
    [one] { $target } medaili
    [few] { $target } medaile
    [many] { $target } medaile
   *[other] { $target } medailí
}.

## What an action means, with a verb: in a hint, a replay, an analysis

web-kyoto-means = { $verb ->
    [step] Jít { $what }
    [flee] Utéct { $what }
    [paw] Přesunout tlapku: { $of }, { $what }
    [look] Prohlédnout si tlapku: { $of }, { $what }
    [raise] Zvýšit dovednost { $of } ({ $what })
    [try] { $of } ({ $what })
    [attack] { $of } ({ $what })
    [use] { $of } ({ $what })
    [kitten] Hrát za kotě: { $of } ({ $what })
   *[other] { $what }
}

## The end of the game

web-kyoto-end-won_by = Váš náskok: { $medals } { $medals ->
    [one] medaile
    [few] medaile
    [many] medaile
   *[other] medailí
}.
web-kyoto-end-lost_by = Na výhru chybělo: { $medals } { $medals ->
    [one] medaile
    [few] medaile
    [many] medaile
   *[other] medailí
}.
web-kyoto-worth = Vyhraje { $chance } her, asi { $medals } { $medals ->
    [one] medaile
    [few] medaile
    [many] medaile
   *[other] medailí
}
web-kyoto-end-medals = { $you ->
    [true] Máte medailí { $medals } a kolo je dohrané.
   *[false] { $name } má medailí { $medals } a kolo je dohrané.
}
web-kyoto-end-rounds = Skončilo poslední, { $round }. kolo.
