# What Kyoto no Neko says. A space is column,row, or the house or terrace of a home. Some
# messages are parts of others: `{ kyoto-paw }` within a message sees the arguments of that
# message. What has no name here, such as a paw of an owner's own, is called by its id.

game-kyoto-name = Koťata z Kjóta
game-kyoto-about = dospívejte mezi střechami, zahradami a bicykly

## Parts of other messages

kyoto-skill = { $skill ->
    [agility] mrštnost
    [friendship] přátelství
    [fight] boj
    [hunt] lov
   *[other] { $skill }
}
kyoto-paw = { $paw ->
    [sakura] sakura
    [butterfly3] motýl 3
    [butterfly5] motýl 5
    [bug4] brouk 4
    [bug5] brouk 5
    [mouse5] myš 5
    [mouse6] myš 6
    [bird65] pták 6/5
    [bird74] pták 7/4
    [cat55] kočka 5/5
    [cat46] kočka 4/6
    [cat64] kočka 6/4
    [dog6] hlídací pes 6
    [dog5] hlídací pes 5
    [rat4] krysa 4
    [rat5] krysa 5
    [carp5] kapr 5
    [heron5] volavka 5/6
    [lantern] lampion
    [enemy] kotě
   *[other] { $paw }
}
kyoto-kitten = { $kitten ->
    [momo] Momo
    [kuro] Kuro
    [sora] Sora
    [hana] Hana
    [none] zatím bez kotěte
   *[other] { $kitten }
}
kyoto-space = { $space ->
    [house-n] dům na severu
    [house-e] dům na východě
    [house-s] dům na jihu
    [house-w] dům na západě
    [terrace-n] terasa na severu
    [terrace-e] terasa na východě
    [terrace-s] terasa na jihu
    [terrace-w] terasa na západě
   *[other] { $space }
}
# nothing where a space has no name
kyoto-to = { $to ->
    [house-n] { " " }do domu na severu
    [house-e] { " " }do domu na východě
    [house-s] { " " }do domu na jihu
    [house-w] { " " }do domu na západě
    [terrace-n] { " " }na terasu na severu
    [terrace-e] { " " }na terasu na východě
    [terrace-s] { " " }na terasu na jihu
    [terrace-w] { " " }na terasu na západě
   *[other] { "" }
}
kyoto-count_medals = { $medals ->
    [0] žádnou medaili
    [one] jednu medaili
    [few] { $medals } medaile
    [many] { $medals } medaile
   *[other] { $medals } medailí
}

## What happens

event-kyoto-kitten = { $seat } hraje za kotě: { kyoto-kitten }.
event-kyoto-step = { $seat } jde dál{ kyoto-to }.
event-kyoto-done = { $seat } končí tah.
event-kyoto-bikes = Karta bicyklů: fialový ujede { $purple }, tyrkysový { $turquoise }.
event-kyoto-cards_shuffled = Všechny karty bicyklů jsou použité a znovu se míchají.
event-kyoto-turned_up = Odkrývá se tlapka: { kyoto-paw }.
event-kyoto-check = { $seat } { $paw ->
    [bike] uhýbá bicyklu
   *[other] { $skill ->
        [hunt] loví
        [friendship] chce se spřátelit
        [fight] bojuje
       *[agility] spoléhá na mrštnost
    } ({ kyoto-paw })
}: { $success ->
    [true] úspěch
   *[false] neúspěch
}. Hod { $die }, { kyoto-skill } { $value }, potřeba { $target }; šance { $good } z { $cases }{ $learned ->
    [0] .
   *[other] ; { kyoto-skill } +{ $learned }.
}
event-kyoto-passed = { $seat } nebojuje.
event-kyoto-fought = Útok: { $seat }, obrana: { $attacked }, šance { $good } z { $cases }, kostky { $dice }, boj { $values }; vítězství: { $winner }{ $learned ->
    [0] .
   *[other] . { $loser }: boj +{ $learned }.
}
event-kyoto-runs = { $seat }: kotě prchá{ kyoto-to }.
event-kyoto-paw_moved = { $seat } přesouvá tlapku{ kyoto-to }: { kyoto-paw }.
event-kyoto-friend = { $seat } získává přítele: { kyoto-paw } (dům, políčko { $slot }).
event-kyoto-friend_left = { $seat } je na návštěvě: z domu ({ kyoto-space }) odchází přítel, { kyoto-paw }.
event-kyoto-victory = { $seat }, stupnice vítězství, políčko { $slot }: { kyoto-paw }.
event-kyoto-medal = { $seat } bere medaili za { $medal ->
    [cross_road] přejití silnice
    [climb_tree] vylezení na strom
    [hunt_bug] ulovení brouka
    [hunt_carp] ulovení kapra
    [hunt_mouse] ulovení myši
    [befriend_butterfly] přátelství s motýlem
    [befriend_bird] přátelství s ptákem
    [befriend_cat] přátelství s kočkou
    [beat_kitten] poražení kotěte
    [beat_rat] poražení krysy
    [light_lanterns] rozsvícení lampionů
    [house] přátele v domě
    [track] stupnici vítězství
   *[other] { $medal }
}, teď má { kyoto-count_medals }.
event-kyoto-looked = { $seat } si tajně prohlíží tlapku, která leží lícem dolů.
event-kyoto-saw = { $seat } vidí: { kyoto-paw }.
event-kyoto-declined = { $what ->
    [look] { $seat } si další tlapky neprohlíží.
   *[raise] { $seat } žádnou dovednost nezvyšuje.
}
event-kyoto-lit = { $seat } rozsvěcí lampion: { $lit } z { $needed }.
event-kyoto-raised = { $seat } zvyšuje dovednost: { kyoto-skill } na { $value }.
event-kyoto-lowered = { $seat }: dovednost klesá, { kyoto-skill } na { $value }.
event-kyoto-grow = Někdo má už { $slot ->
    [one] { $slot } medaili
    [few] { $slot } medaile
    [many] { $slot } medaile
   *[other] { $slot } medailí
} a všichni rostou: výdrž { $stamina }, každý zvyšuje dovednosti o { $steps ->
    [one] { $steps } stupeň
    [few] { $steps } stupně
    [many] { $steps } stupně
   *[other] { $steps } stupňů
}.
event-kyoto-over = Hra skončila po { $rounds ->
    [one] { $rounds } kole
    [few] { $rounds } kolech
    [many] { $rounds } kola
   *[other] { $rounds } kolech
}.

## Medals and missions

line-kyoto-medal-cross_road = Přejít silnici
line-kyoto-medal-climb_tree = Vylézt na sakuru
line-kyoto-medal-hunt_bug = Ulovit brouka
line-kyoto-medal-hunt_carp = Ulovit kapra
line-kyoto-medal-hunt_mouse = Ulovit myš
line-kyoto-medal-befriend_butterfly = Spřátelit se s motýlem
line-kyoto-medal-befriend_bird = Spřátelit se s ptákem
line-kyoto-medal-befriend_cat = Spřátelit se s kočkou
line-kyoto-medal-beat_kitten = Porazit jiné kotě
line-kyoto-medal-beat_rat = Porazit krysu
line-kyoto-medal-light_lanterns = Rozsvítit lampiony
line-kyoto-medal-house = Přátelé v domě
line-kyoto-medal-track = Stupnice vítězství

decided-kyoto-won-medals = nejvíc medailí
decided-kyoto-won-friendship = nejvyšší přátelství při stejném nejvyšším počtu medailí
decided-kyoto-won-fight = nejvyšší boj při stejném nejvyšším počtu medailí a stejném přátelství
decided-kyoto-won-shared = společné vítězství

## Lists of the rules reference

kyoto-list-kitten = **{ $name }**: { $novice }; na straně pro zkušené { $expert }
kyoto-list-paw = **{ $name }**{ kyoto-red }
kyoto-list-check = { $check }; úspěch: { $passed }
kyoto-list-paws = Tlapky: { $paws }
kyoto-list-figure = Od začátku: { $name } ({ $space })

## Errors: what the rules forbid

error-kyoto-answer_first = Nejdřív přijdou na řadu zdejší červené tlapky: reagujte na některou z nich.
error-kyoto-answered_already = { kyoto-paw }: na tuto tlapku už reakce proběhla; jako akci ji můžete zkusit, až tu tah začne.
error-kyoto-attack_the_mover = Zaútočit můžete jen na kotě, které jde kolem, ne na toto ({ $seat }).
error-kyoto-hedge = { kyoto-space }: v cestě stojí živý plot, chce to mrštnost { $agility }.
error-kyoto-kitten_taken = { kyoto-kitten }: toto kotě si vybrat nemůžete, vezměte si volné.
error-kyoto-known_already = { kyoto-space }: tuto tlapku už znáte, prohlédněte si jinou.
error-kyoto-no_kitten_here = { $seat }: kotě tu není.
error-kyoto-no_lantern = Není tu žádný lampion, který ještě nemáte rozsvícený.
error-kyoto-no_stamina = Vaše kotě už v tomto tahu nemá žádný krok.
error-kyoto-no_such_check = { kyoto-paw }: tady dovednost { kyoto-skill } použít nelze.
error-kyoto-not_beside = { kyoto-space }: odsud tam jedním krokem žádná cesta nevede.
error-kyoto-not_here = Zkusit můžete jen to, co je na vašem poli, a { kyoto-paw } tam není.
error-kyoto-not_homeward = { kyoto-space }: tudy nejlepší cesty domů odsud nevedou.
error-kyoto-nothing_face_down = { kyoto-space }: žádná tlapka tu neleží lícem dolů.
error-kyoto-paw_too_far = Tlapka musí ujít přesně { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
    [many] { $steps } kroku
   *[other] { $steps } kroků
}; { kyoto-space } tak není dosažitelné pole.
error-kyoto-roof = { kyoto-space }: v cestě stojí střecha, chce to mrštnost { $agility }.
error-kyoto-skill_full = Tato dovednost je už na maximu: { kyoto-skill }.

## Options of a table

option-kyoto-side = Koťata
option-kyoto-side-about = Která strana desek koťat se použije.
option-kyoto-side-novice = pro začátečníky: každé kotě začíná s vlastními dovednostmi
option-kyoto-side-expert = pro zkušené: nižší dovednosti a volné stupně, které si každý rozdělí
option-kyoto-centre = Centrální čtvrť
option-kyoto-centre-about = Která strana centrální čtvrti je nahoře.
option-kyoto-centre-normal = strana stejná pro všechny domovské čtvrti
option-kyoto-centre-asymmetric = strana s uříznutým rohem
option-kyoto-rotation = Natočení
option-kyoto-rotation-about = Jak je centrální čtvrť otočená.
option-kyoto-rotation-random = asymetrická strana náhodně, normální se neotáčí
option-kyoto-rotation-0 = tak, jak je
option-kyoto-rotation-1 = o čtvrt otáčky po směru hodin
option-kyoto-rotation-2 = o půl otáčky
option-kyoto-rotation-3 = o čtvrt otáčky proti směru hodin
option-kyoto-target = Medaile
option-kyoto-target-about = Kolik medailí ukončí hru; čím víc, tím je delší.
option-kyoto-target-5 = pět, jako v pravidlech
option-kyoto-target-6 = šest
option-kyoto-target-7 = všech sedm
option-kyoto-die = Kostka
option-kyoto-die-about = Co je na kostce; s jistotou to nevíme.
option-kyoto-die-wide = od X až po vysoká čísla, každá hodnota jednou
option-kyoto-die-narrow = nižší čísla blíž u sebe: vyšší dovednost má větší váhu a víc zkoušek se nedá splnit
option-kyoto-stamina = Výdrž
option-kyoto-stamina-about = Kolik kroků má kotě na začátku a po každém růstu.
option-kyoto-stamina-short = obvyklý počet kroků
option-kyoto-stamina-long = pokaždé o krok víc
option-kyoto-scenario = Scénář
option-kyoto-scenario-about = Jaké úkoly se plní a co je ve hře navíc.
option-kyoto-scenario-base = Den v Kjótu: pět úkolů základní hry
option-kyoto-scenario-river = U řeky: kapři k lovu a volavka v cestě; náš vlastní
option-kyoto-scenario-lanterns = Večer lampionů: rozsviťte několik z nich; náš vlastní
option-kyoto-kittens = Výběr koťat
option-kyoto-kittens-about = Jak hráči přijdou ke svým koťatům.
option-kyoto-kittens-drawn = losem
option-kyoto-kittens-chosen = hráči si vyberou sami, v pořadí tahů

## The table

kyoto-seat = { $you ->
    [true] { $seat } (vy)
   *[false] { $seat }
}
kyoto-head = { $round }. kolo, začíná { $who }. Hra končí na konci kola, v němž má někdo { $target ->
    [one] { $target } medaili
    [few] { $target } medaile
    [many] { $target } medaile
   *[other] { $target } medailí
}.
kyoto-numbers = Výdrž { $stamina }: tolik kroků za tah. Strany kostky: { $die }.
kyoto-scenario = Scénář: { kyoto-scenario_name }.
kyoto-scenario_name = { $scenario ->
    [base] { option-kyoto-scenario-base }
    [river] { option-kyoto-scenario-river }
    [lanterns] { option-kyoto-scenario-lanterns }
   *[other] { $scenario }
}
kyoto-turn = Na tahu: { $who }.
kyoto-growth = Všichni rostou, když má někdo { $slots }.
kyoto-growth_slot = { $slot ->
    [one] medaili
    [few] { $slot } medaile
    [many] { $slot } medaile
   *[other] { $slot } medailí
} ({ $steps ->
    [one] { $steps } stupeň
    [few] { $steps } stupně
    [many] { $steps } stupně
   *[other] { $steps } stupňů
})
kyoto-division = { $scenario ->
    [base] Den v Kjótu
    [river] U řeky
    [lanterns] Večer lampionů
   *[other] { $scenario }
}, medailí: { $target }
kyoto-player = { $who }: { kyoto-kitten }, domovská čtvrť na { $home ->
    [n] severu
    [e] východě
    [s] jihu
   *[w] západě
}, stojí zde: { kyoto-space }.
kyoto-stepped_on = Kotě vstoupilo na silnici { $side ->
    [inside] zevnitř: sejde-li z ní ven, má ji přejitou.
   *[outside] zvenku: sejde-li z ní dovnitř, má ji přejitou.
}
kyoto-skills = Mrštnost { $agility }, přátelství { $friendship }, boj { $fight }, lov { $hunt }. Medaile: { $medals }.
kyoto-friends = V domě: { $friends }.
kyoto-gap = (volno)
kyoto-track = Na stupnici vítězství: { $track }.
kyoto-marks = Rozsvícené lampiony: { $marks }.
kyoto-missions = Medaile a kdo je má:
kyoto-mission = { $name }: { $who }
kyoto-owed = { $who } na konci svého tahu
kyoto-nobody = zatím nikdo
kyoto-bikes = Bicykly: fialový { $purple }, tyrkysový { $turquoise }; { $cards ->
    [0] karty se zamíchají znovu
    [one] zbývá jedna karta
    [few] zbývají { $cards } karty
    [many] zbývá { $cards } karty
   *[other] zbývá { $cards } karet
}.
kyoto-gone = Mimo hru: { $paws }.
kyoto-legend-spaces = Pole: sloupec,řada; = silnice, ~ rybník, Hn house-n, Tn terrace-n (a e, s, w).
kyoto-legend-pieces = Figurky: 0 až 3 koťata podle místa hráče, P fialový bicykl, T tyrkysový bicykl.
kyoto-legend-paws = Tlapky: ? lícem dolů (?bug4: tu znáte), ! červená, + a další, . žádná.
kyoto-legend-names = Názvy jsou zkrácené: but3 je butterfly3, ca46 je cat46.
kyoto-legend-walls = Mezi poli: % živý plot (mrštnost { $hedge }), ^ střecha (mrštnost { $roof }), | a - zdi.
kyoto-open = Tlapky lícem nahoru:
kyoto-open_paw = { kyoto-paw }{ kyoto-red } na { $spaces }: { $checks }
kyoto-seen = Tlapky lícem dolů, které znáte: { $paws }.
kyoto-seen_paw = { $space } { kyoto-paw }
kyoto-seen_others = Znají je jiní: { $spaces }.
kyoto-seen_by = { $space } ({ $who })
kyoto-several = Víc než jedna tlapka: { $spaces }.
kyoto-several_at = { $space }: { $paws }

## Paws in words

kyoto-red = { $red ->
    [true] { " " }(červená)
   *[false] { "" }
}
kyoto-paw_asks = { kyoto-paw }{ kyoto-red }: { $checks }
kyoto-check = { kyoto-skill } { $target }
kyoto-check_failing = { kyoto-check }, jinak { kyoto-failing }
kyoto-failing = { $flees ->
    [0] { $moves ->
        [0] { kyoto-lowering }
       *[other] se tlapka přesune o { $moves }{ kyoto-and_lowering }
    }
   *[other] kotě prchne o { $flees }{ kyoto-and_lowering }
}
kyoto-lowering = { $lowers ->
    [agility] mrštnost −1
    [friendship] přátelství −1
    [fight] boj −1
    [hunt] lov −1
   *[none] { "" }
}
kyoto-and_lowering = { $lowers ->
    [agility] , mrštnost −1
    [friendship] , přátelství −1
    [fight] , boj −1
    [hunt] , lov −1
   *[none] { "" }
}
kyoto-no_check = bez zkoušky
kyoto-passing = { $skill ->
    [agility] { $looks ->
        [0] kotě projde
        [one] prohlédnete si jednu tlapku lícem dolů
        [few] prohlédnete si { $looks } tlapky lícem dolů
        [many] prohlédnete si { $looks } tlapky lícem dolů
       *[other] prohlédnete si { $looks } tlapek lícem dolů
    }
    [friendship] nastěhuje se do vašeho domu
   *[other] přijde na vaši stupnici vítězství
}
kyoto-paw_kind = { $kind ->
    [sakura] sakura
    [butterfly] motýl
    [bug] brouk
    [mouse] myš
    [bird] pták
    [cat] kočka
    [dog] hlídací pes
    [rat] krysa
    [carp] kapr
    [heron] volavka
    [lantern] lampion
   *[other] { $kind }
}
kyoto-skill_about = { $skill ->
    [agility] Leze na stromy, uhýbá bicyklům a projde kolem hlídacích psů; od { $hedge } přes živé ploty, od { $roof } i přes střechy.
    [friendship] Získává přátele, kteří se stěhují do vašeho domu.
    [fight] Poráží jiná koťata a tlapky, které se chtějí prát.
   *[hunt] Chytá zvířata pro vaši stupnici vítězství.
}

## What an action does

kyoto-direction = { $direction ->
    [n] sever
    [e] východ
    [s] jih
   *[w] západ
}
kyoto-kind = { $kind ->
    [road] silnice
    [house] { $yours ->
        [true] váš dům
       *[false] dům
    }
    [terrace] { $yours ->
        [true] vaše terasa
       *[false] terasa
    }
    [garden] zahrada
    [pond] u rybníka
   *[park] park
}
kyoto-way = na { kyoto-direction }{ $wall ->
    [hedge] { " " }přes živý plot
    [roof] { " " }přes střechu
   *[open] { "" }
}: { kyoto-kind }
kyoto-unknown = { $who ->
    [nobody] tlapka lícem dolů
   *[other] tlapka lícem dolů, kdo ji zná: { $who }
}
kyoto-known = lícem dolů, jak víte: { $paw }
kyoto-kitten_there = stojí tu kotě ({ $who })
kyoto-friends_there = přátelé v domě: { $friends }
kyoto-bike = { $bike ->
    [0] žádný bicykl sem nedojede
   *[other] bicykl { $bike } % ({ $needs }), v bezpečí { $safe } %
}
kyoto-needs = { $how ->
    [any] cokoli kromě X: { $percent } %
    [none] mimo dosah: 0 %
   *[other] je třeba { $need } a víc: { $percent } %
}
kyoto-roll = { $needs }; při neúspěchu { kyoto-failing }
kyoto-red_roll = { kyoto-paw } (červená): { kyoto-skill }, { $needs }, jinak { kyoto-failing }
kyoto-fight = boj { $value } proti { $other }: { $percent } %; kdo prohraje, prchne o { $flees }
kyoto-fight_there = je tu { $who }, boj { $value } proti { $other }: { $percent } %
kyoto-explain-done = { $decision ->
    [look] další tlapky si neprohlížet
    [raise] žádnou dovednost nezvyšovat
   *[other] ukončit tah bez akce
}
kyoto-explain-kitten = mrštnost { $agility }, přátelství { $friendship }, boj { $fight }, lov { $hunt }
kyoto-explain-use = rozsvítit ho, bez hodu
kyoto-explain-pass = { $decision ->
    [meet] nebojovat; druhé kotě smí zaútočit
   *[attacked] nechat ho projít
}
kyoto-explain-raise = z { $value } na { $raised }{ $opens ->
    [hedge] , stačí na živé ploty
    [roof] , stačí na střechy
   *[nothing] { "" }
}
kyoto-explain-look = { $who ->
    [nobody] { kyoto-kind }
   *[other] { kyoto-kind }, kdo tlapku zná: { $who }
}

## What is asked

kyoto-asked = Čeká se na hráče: { $who } – { $what }
kyoto-asked_you = Vaše rozhodnutí: { $what }
kyoto-here = Jste tu: { kyoto-space }{ $kind ->
    [road] { " " }(silnice)
    [garden] { " " }(zahrada)
    [park] { " " }(park)
   *[other] { "" }
}. { kyoto-skills }
kyoto-decision-turn = { $left ->
    [0] kroky došly: provést akci, nebo skončit.
    [one] udělat poslední krok, provést akci, nebo skončit.
    [few] jít dál, provést akci, nebo skončit; zbývají { $left } kroky.
    [many] jít dál, provést akci, nebo skončit; zbývá { $left } kroku.
   *[other] jít dál, provést akci, nebo skončit; zbývá { $left } kroků.
}
kyoto-decision-react = reagovat na zdejší červené tlapky: vybrat kterou, nebo jak.
kyoto-decision-meet = bojovat tu s kotětem (je to akce a ukončí pohyb), nebo jít dál.
kyoto-decision-attacked = zaútočit na kotě, které jde kolem ({ $kitten }), nebo ho nechat projít.
kyoto-decision-flight = kudy prchne kotě ({ $kitten })? Odkud: { kyoto-space }. { $left ->
    [0] Zůstat nemůže.
   *[other] Zbývající kroky: { $left }.
}
kyoto-decision-paw = kam unikne { kyoto-paw }? Odkud: { kyoto-space }, přesně { $left ->
    [one] { $left } krok
    [few] { $left } kroky
    [many] { $left } kroku
   *[other] { $left } kroků
}.
kyoto-decision-look = prohlédnout si tlapku lícem dolů; { $left ->
    [one] zbývá { $left } pohled
    [few] zbývají { $left } pohledy
    [many] zbývá { $left } pohledu
   *[other] zbývá { $left } pohledů
}.
kyoto-decision-raise = zvýšit dovednost o stupeň; ještě { $left }×, { $why ->
    [free] volné stupně do začátku
    [reward] jako odměna
   *[growth] za růst
}.
kyoto-decision-kitten = vybrat si kotě.

## Co mluví pro akci: v nápovědě a v rozboru

kyoto-reason-medal = Úspěch přinese medaili: { $medals }.
kyoto-reason-there = Tam se můžete pokusit o medaili: { $medals }.
kyoto-reason-house = Úspěch přivede přítele do vašeho domu.
kyoto-reason-track = Úspěch zaplní políčko na stupnici vítězství.
kyoto-reason-raise = Pomůže k medaili: { $medals }.
kyoto-reason-look = Jen vy budete vědět, co tam je.
kyoto-reason-cross = Kotě přejde silnici a získá medaili.
kyoto-reason-turns = Tam otočíte neznámou tlapku.
kyoto-reason-looks = Po úspěchu si prohlédnete tlapky ležící lícem dolů.
kyoto-reason-unseen = Cestou k neznámé tlapce.
kyoto-reason-way = Cestou k medaili: { $medals }.
kyoto-reason-ends = Na konci tahu získáte medaili: { $medals }.
kyoto-reason-rest = V tomto tahu už nic neriskujete.
kyoto-reason-weaker = Boj byste spíš prohráli: šance vyhrát je { $good } z { $cases }.
kyoto-reason-action = Boj by ukončil váš tah.

## O co hráč svou odpovědí přijde

kyoto-slip-turn = Vaše kotě se v tomto tahu nepohnulo a nic neudělalo.
kyoto-slip-raise = Ještě můžete zvýšit dovednost. Teď, nebo nikdy.
kyoto-slip-look = Ještě si můžete prohlédnout další tlapku.
