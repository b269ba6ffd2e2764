# What the Isle of Cats says. Ids of the code come as arguments: colours (blue, green,
# red, purple, orange), kinds of tiles (cat, oshax, common, rare), fields (left, right,
# island). Some messages are parts of others: `{ isle-colour }` within a message sees the
# arguments of that message. A language that declines its words writes a selector of its
# own in place of such a part.

game-isle-name = Ostrov koček
game-isle-about = zachraňujte kočky všech tvarů a skládejte je na loď

# What a player chooses before the game.
figure-isle = Barva
figure-isle-orange = Oranžová
figure-isle-blue = Modrá
figure-isle-purple = Fialová
figure-isle-green = Zelená
figure-isle-red = Červená

## Parts of other messages

isle-colour = { $colour ->
    [blue] modrá
    [green] zelená
    [red] červená
    [purple] fialová
    [orange] oranžová
   *[other] libovolná
}
isle-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
isle-shape = { $tile ->
    [C01] T
    [C02] schody
    [C03] cikcak
    [C04] tyč s kolíkem
    [C05] P
    [C06] židle
    [C07] tyč se sloupkem
    [C08] široký roh
    [C09] L
    [C10] U
    [C11] oblouk se schodem
    [C12] tlusté T
    [C13] plus
    [C14] N
    [C15] S
    [C16] pětka v řadě
    [C17] dlouhý kříž
    [K1] jedno políčko
    [K2] dvojka v řadě
    [K3] malý roh
    [K4] trojka v řadě
    [R1] L ze čtyř
    [R2] T ze čtyř
    [R3] čtverec ze čtyř
    [R4] S ze čtyř
    [R5] čtyřka v řadě
    [O1] dlouhé schody
    [O2] dvojitý hák
    [O3] berla
    [O4] sloupek na schodu
    [O5] tyč se dvěma kolíky
    [O6] kolík na schodu
   *[other] { $tile }
}
isle-tile = { $kind ->
    [cat] { isle-colour } kočka ({ isle-shape })
    [common] měděný poklad ({ isle-shape })
    [rare] zlatý poklad ({ isle-shape })
   *[oshax] { $colour ->
        [blue] modrý oshax ({ isle-shape })
        [green] zelený oshax ({ isle-shape })
        [red] červený oshax ({ isle-shape })
        [purple] fialový oshax ({ isle-shape })
        [orange] oranžový oshax ({ isle-shape })
       *[other] oshax ({ isle-shape })
    }
}

## What happens

event-isle-day = Začíná { $day }. den.
event-isle-pool = Na ostrov přicházejí nové kočky.
event-isle-fields = Do obou zón přicházejí nové kočky.
event-isle-fishing = Každý chytá { $fish ->
    [one] { $fish } rybu
    [few] { $fish } ryby
    [many] { $fish } ryby
   *[other] { $fish } ryb
}.
event-isle-packet = { $seat } si prohlíží tyto karty: { $cards }.
event-isle-kept = { $seat } si nechává kartu { $card }.
event-isle-chosen = { $seat } chce koupit kartu { $card }.
event-isle-paid = { $seat } { $cards ->
    [0] nekupuje žádnou kartu
    [one] kupuje jednu kartu
    [few] kupuje { $cards } karty
    [many] kupuje { $cards } karty
   *[other] kupuje { $cards } karet
}{ $cards ->
    [0] { "" }
   *[other] { $fish ->
        [one] { " " }za { $fish } rybu
        [few] { " " }za { $fish } ryby
        [many] { " " }za { $fish } ryby
       *[other] { " " }za { $fish } ryb
    }
}{ $refused ->
    [0] .
    [1] { " " }a jednu odhazuje.
   *[other] { " " }a odhazuje { $refused }.
}
event-isle-public_lesson = { $seat } vykládá veřejný úkol { $card }{ $colour ->
    [blue] { ": " }modrá.
    [green] { ": " }zelená.
    [red] { ": " }červená.
    [purple] { ": " }fialová.
    [orange] { ": " }oranžová.
   *[other] .
}
event-isle-private_lessons = { $seat } vykládá lícem dolů { $cards ->
    [one] jeden osobní úkol
    [few] { $cards } osobní úkoly
    [many] { $cards } osobního úkolu
   *[other] { $cards } osobních úkolů
}.
event-isle-private_lessons_own = { $seat } má osobní úkoly: { $cards }.
event-isle-ready = { $seat } na dnešek { $cards ->
    [0] nevykládá žádnou kartu odlovu
    [one] vykládá jednu kartu odlovu
    [few] vykládá { $cards } karty odlovu
    [many] vykládá { $cards } karty odlovu
   *[other] vykládá { $cards } karet odlovu
}.
event-isle-ready_own = { $seat } vykládá lícem dolů kartu odlovu { $card }.
event-isle-revealed = { $seat } má rychlost { $speed }; karty odlovu: { $cards }.
event-isle-order = Nové pořadí tahů: { $order }.
event-isle-rescued = { $seat } zachraňuje kočku z { $field ->
    [left] levé
   *[right] pravé
} zóny a používá { $basket ->
    [permanent] trvanlivý koš
    [whole] jednorázový koš
   *[broken] dva poškozené koše
}.
event-isle-placed = { $seat } pokládá dílek: { isle-tile }.
event-isle-declined = { $seat } nebere žádný poklad.
event-isle-passed = { $seat } pasuje.
event-isle-find = { $seat } hraje kartu { $card } a bere si { $what ->
    [oshax] oshaxe
    [rare] zlatý poklad
    [small] malé poklady
   *[common] měděné poklady
}{ $fish ->
    [0] .
    [one] { " " }za { $fish } rybu.
    [few] { " " }za { $fish } ryby.
    [many] { " " }za { $fish } ryby.
   *[other] { " " }za { $fish } ryb.
}
event-isle-anytime = { $seat } hraje univerzální kartu { $card }{ $choice ->
    [blue] { ": " }modrá.
    [green] { ": " }zelená.
    [red] { ": " }červená.
    [purple] { ": " }fialová.
    [orange] { ": " }oranžová.
   *[other] .
}
event-isle-fish = { $seat } získává { $fish ->
    [one] { $fish } rybu
    [few] { $fish } ryby
    [many] { $fish } ryby
   *[other] { $fish } ryb
}.
event-isle-drew_cards = { $seat } { $cards ->
    [0] nic nedobírá: balíček je prázdný
    [one] dobírá jednu kartu
    [few] dobírá { $cards } karty
    [many] dobírá { $cards } karty
   *[other] dobírá { $cards } karet
}.
event-isle-drew = { $seat } dobírá: { $cards }.
event-isle-drew_tile = { $seat } tahá z pytlíku: { isle-tile }.
event-isle-tile_gone = { $seat }: dílek ({ isle-shape }) se nikam nevejde a je pryč.
event-isle-basket_given = { $seat } vrací { $face ->
    [used] použitý trvanlivý koš
   *[unused] nepoužitý trvanlivý koš
}.
event-isle-basket_gained = { $seat } získává trvanlivý koš.
event-isle-cat_put = { $seat } dává do { $field ->
    [left] levé
   *[right] pravé
} zóny dílek: { isle-colour } kočka ({ isle-shape }).
event-isle-cat_moved = { $seat } přesouvá do { $field ->
    [left] levé
   *[right] pravé
} zóny dílek: { isle-colour } kočka ({ isle-shape }).
event-isle-lesson_discarded = { $seat } odhazuje osobní úkol.
event-isle-lesson_discarded_own = { $seat } odhazuje úkol { $card }.
event-isle-treasure_removed = { $seat } odebírá z lodi poklad ({ isle-shape }).
event-isle-ask = { $seat }, dotazy na univerzální karty: { $when ->
    [always] před každým tahem
    [never] nikdy
   *[windows] v obvyklých chvílích
}.
event-isle-day_over = Končí { $day }. den.
event-isle-game_over = Hra skončila.
event-isle-sister_turns = Sestřička otáčí kartu { $card }: dnes { $cards ->
    [one] jedna karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}, rychlost { $speed }.
event-isle-sister_plays = Sestřička hraje kartu { $card }.
event-isle-sister_takes = Sestřička bere: { isle-tile }.
event-isle-sister_swaps = Sestřička prohazuje kočky { $first } a { $second }.

## Score

line-isle-score-rats = Viditelné krysy: { $count }
line-isle-score-rooms = Nezaplněné sekce: { $count }
line-isle-score-family = { $colour ->
    [blue] Modrá
    [green] Zelená
    [red] Červená
    [purple] Fialová
   *[orange] Oranžová
} rodina, { $size ->
    [one] { $size } kočka
    [few] { $size } kočky
    [many] { $size } kočky
   *[other] { $size } koček
}
line-isle-score-rares = Zlaté poklady: { $count }
line-isle-score-lesson = Úkol { $card }
line-isle-score-public_lesson = Veřejný úkol { $card }
line-isle-score-sister_colour = Barva { isle-colour }: { $cats ->
    [one] { $cats } kočka
    [few] { $cats } kočky
    [many] { $cats } kočky
   *[other] { $cats } koček
}
line-isle-score-sister_lesson = Její úkol { $card }

decided-isle-won-points = nejvíc bodů
decided-isle-won-fish = nejvíc ryb při stejném nejvyšším počtu bodů
decided-isle-won-rooms = nejvíc zaplněných sekcí při stejném nejvyšším počtu bodů
decided-isle-won-shared = společné vítězství
decided-isle-won-sister = vyhrává sestřička, i při shodě

rival-sister = Sestřička

score-rats = Krysy
score-rooms = Sekce
score-families = Rodiny
score-rare_treasures = Zlaté poklady
score-lessons = Úkol
score-public_lessons = Veřejný úkol
score-colours = Barvy

## Lists of the rules reference

isle-list-card = **{ $numbers }**, { $kind }, { $fish ->
    [one] { $fish } ryba
    [few] { $fish } ryby
    [many] { $fish } ryby
   *[other] { $fish } ryb
}: { $text }
isle-list-lesson = **{ $number }**, { $kind }{ $module ->
    [basic] , základní
    [family] , rodinná hra
   *[other] , sada { $module }
}: { $text }
isle-list-tile = `{ $tile }`, **{ $name }**, { $kind }, { $squares ->
    [one] jedno políčko
    [few] { $squares } políčka
    [many] { $squares } políčka
   *[other] { $squares } políček
}

## Errors: what the rules forbid

error-action-half_done = Nejdřív dokončete, co jste začali.
error-anytime-already_pending = Váš příští dílek už smí ležet kdekoli; nejdřív ho položte.
error-anytime-before_paying = Karty, kterými se dobírá, musí počkat, až zaplatíte.
error-anytime-choice = Karta { $card } se s touto volbou nehraje.
error-anytime-no_such_card = Karta { $card } není univerzální karta.
error-ask-no_change = Takto už to nastavené máte.
error-ask-too_often = Kdy se ptát, můžete změnit jen { $limit ->
    [2] dvakrát
    [one] jednou
    [few] { $limit }krát
    [many] { $limit }krát
   *[other] { $limit }krát
} za den.
error-basket-none = Nemáte žádný trvanlivý koš.
error-basket-none_left = Už nemáte koš pro další kočku.
error-basket-none_of_kind = Už nemáte { $kind ->
    [permanent] nepoužitý trvanlivý koš
    [whole] jednorázový koš
   *[broken] dva poškozené koše
}.
error-card-no_rescue_card = Karta { $card } není karta odlovu.
error-field-no_cat = V zónách není žádná kočka.
error-field-no_such_cat = Taková kočka na výběr není: { $place }.
error-field-no_such_place = Takové místo v zóně není: { $place }.
error-find-none_left = Žádný takový dílek už nezbývá.
error-find-no_place = Žádný takový dílek se na vaši loď nevejde.
error-find-not_offered = Karta { $card } toto nenabízí.
error-buy-too_few_fish = Na tuto kartu máte málo ryb: stojí { $needed }.
error-find-too_few_fish = Na tento objev máte málo ryb: je jich potřeba { $needed }.
error-fish-too_few = Máte málo ryb: zachránit kočku odtud stojí { $needed }.
error-lesson-not_yours = Úkol { $card } před vámi neleží.
error-lesson-too_few = Máte na stole málo osobních úkolů.
error-rescue-one_cat = Víc koček už v tomto tahu zachránit nesmíte.
error-tile-must_touch = Dílek musí sousedit s dílkem na vaší lodi; rohy se nepočítají.
error-tile-no_place = Tento dílek ({ isle-shape }) se na vaši loď nikam nevejde.
error-tile-not_there = Dílek { $tile } tu není.
error-tile-off_boat = Dílek přesahuje okraj lodi.
error-tile-orientation = Tento dílek ({ isle-shape }) vypadá takto otočený stejně jako v jiné poloze: použijte tu druhou.
error-tile-overlaps = Dílek zakrývá jiný dílek.
error-treasure-not_there = Žádný váš poklad nemá první políčko na { $x },{ $y }.
error-treasure-too_few = Máte na lodi málo pokladů.
error-isle-first_seat = Místo { $first } nemůže být první: { $seats ->
    [one] je tu jen jedno místo
    [few] jsou tu jen { $seats } místa
    [many] je tu jen { $seats } místa
   *[other] je tu jen { $seats } míst
}, číslují se od 0.
error-isle-oshax_twice = Oshax { $tile } je uveden dvakrát; vyberte šest různých.
error-isle-mode_seats = { $mode ->
    [solo] Sólová hra je pro jedno místo, ne pro { $seats }.
   *[other] Pro jedno místo je jen sólová hra.
}

## Errors: position files

error-position-players = { $mode ->
    [solo] Sólová pozice má jednoho hráče. Teď jich je { $players }.
   *[other] Pozice musí mít aspoň jednoho hráče.
}
error-position-mode_differs = Volby uvádějí jiný režim než pozice, ta je { $mode ->
    [solo] sólová
    [family] rodinná
   *[standard] standardní
}.
error-position-turn_order = { $mode ->
    [solo] „turn_order“ musí uvádět 0 a „sister“, každé jednou.
   *[other] „turn_order“ musí uvádět čísla všech hráčů, každé jednou.
}
error-position-tile_shape = { $kind ->
    [cat] Žádná kočka toho názvu nemá tento tvar.
    [oshax] Žádný oshax toho názvu nemá tento tvar.
    [common] Žádný měděný poklad toho názvu nemá tento tvar.
   *[rare] Žádný zlatý poklad toho názvu nemá tento tvar.
}
error-position-tile_off_boat = Dílek má políčko mimo loď.
error-position-tile_overlaps = Dílek zakrývá dílek uvedený před ním.
error-position-tile_cells = „cells“ musí uvádět různá políčka, každé jako [x, y].
error-position-colour_missing = Chybí barva.
error-position-colour_needless = Barva je tam, kam nepatří.
error-position-card_mode = Karta { $card } tu ležet nemůže: je to { $kind ->
    [oshax] karta oshaxe
    [rescue] karta odlovu
    [anytime] univerzální karta
    [treasure] karta pokladu
    [private_lesson] osobní úkol
    [public_lesson] veřejný úkol
    [family_lesson] úkol rodinné hry
    [sister_lesson] úkol sestřičky
   *[advanced_lesson] těžký úkol sestřičky
} a režim je { $mode ->
    [solo] sólový
    [family] rodinný
   *[standard] standardní
}.
error-position-sister_colours = „colours“ sestřičky musí být všech pět barev v pořadí jejích karet.

## Errors: own components

error-data-module_id = „{ $name }“ nemůže být název sady: použijte nejvýše osm písmen a číslic.
error-data-module_taken = Sada „{ $name }“ už existuje.
error-data-module_lessons = Úkolů musí být v sadě { $needed }, ne { $lessons }.
error-data-number_taken = Karta { $number } už existuje.
error-data-rule_unknown = Pravidlo „{ $rule }“ neexistuje.
error-data-rule_of_sister = Pravidlo { $rule } je jen pro karty sestřičky.
error-data-rule_names_colour = Pravidlo { $rule } vyžaduje volbu barvy, proto je jen pro veřejné úkoly.
error-data-param_unknown = Pravidlo { $rule } nemá „{ $param }“.
error-data-param_value = „{ $param }“ v pravidle { $rule } má neplatnou hodnotu.
error-data-param_missing = Pravidlo { $rule } potřebuje „{ $param }“.
error-data-tile_id = „{ $name }“ nemůže být název dílku: použijte velké písmeno a za ním nejvýše sedm písmen nebo číslic.
error-data-tile_taken = Dílek „{ $name }“ už existuje.
error-data-tile_too_large = Dílek má nejvýše { $most ->
    [one] { $most } políčko
    [few] { $most } políčka
    [many] { $most } políčka
   *[other] { $most } políček
}, délku a šířku nejvýše { $longest }.
error-data-tile_rows = „rows“ musí uvádět řady dílku jako texty.
error-data-tile_ragged = Všechny řady dílku musí být stejně dlouhé.
error-data-tile_letters = Řady dílku se skládají z X a teček.
error-data-tile_border = Obrázek dílku má na kraji prázdnou řadu nebo sloupec.
error-data-tile_in_parts = Políčka dílku musí být spojená stranami.

## Options of a table

option-isle-mode = Hra
option-isle-mode-about = Kterou ze tří her hrajete.
option-isle-mode-standard = plná hra pro dva až čtyři
option-isle-mode-family = krátká rodinná hra bez ryb a karet, pro dva až čtyři
option-isle-mode-solo = sólová hra proti sestřičce
option-isle-difficulty = Obtížnost
option-isle-difficulty-about = Kolik těžkých úkolů má sestřička.
option-isle-difficulty-easy = nízká (žádný)
option-isle-difficulty-medium = střední (jeden)
option-isle-difficulty-hard = vysoká (dva)
option-isle-difficulty-very_hard = velmi vysoká (tři)
option-isle-difficulty-expert = pro experty (čtyři)
option-isle-printing = Vydání
option-isle-printing-about = Úkoly 116 a 148 se bodují dvěma způsoby. Pravidla se rozcházejí; kterých čísel karet se to týká, je náš odhad.
option-isle-printing-cs = jako v českých pravidlech: 116 za všechny barvy na okraji, 148 za měděné poklady
option-isle-printing-ru-uk = jako v ruských a ukrajinských pravidlech: 116 za jednobarevné sloupce, 148 za všechny poklady
option-isle-rescue_choice = Karty odlovu
option-isle-rescue_choice-about = Jak se každý den vybírají karty odlovu.
option-isle-rescue_choice-in_order = v pořadí tahů; je vidět, kolik jich vyložili ostatní
option-isle-rescue_choice-simultaneous = všichni najednou, což je rychlejší
option-isle-family_maps = Mapy
option-isle-family_maps-about = Co dává mapa v rodinné hře.
option-isle-family_maps-common = měděný poklad
option-isle-family_maps-any = měděný nebo zlatý poklad
option-isle-first = První v pořadí
option-isle-first-about = Kdo začíná první den: náhoda, nebo místo s tímto číslem.
option-isle-first-random = rozhodne náhoda
option-isle-modules = Sady úkolů
option-isle-modules-about = Tři sady úkolů, které se zamíchají do balíčku.
option-isle-promo = Promo dílky
option-isle-promo-about = Zda se hraje s vašimi promo dílky.
option-isle-promo-false = zůstanou v krabici
option-isle-promo-true = přidají se do pytlíku a k oshaxům
option-isle-oshax = Vyložení oshaxi
option-isle-oshax-about = Kterých šest vašich oshaxů leží vedle ostrova; ostatní jdou do pytlíku.
option-isle-oshax-random = vylosují se
option-isle-oshax-also = těchto šest podle označení

## The table

isle-head = Den { $day } z { $days }: { $phase }.
isle-order = Pořadí tahů: { $order }.
isle-turn = Na tahu: { $who }.
isle-seat = { $you ->
    [true] { $seat } (vy)
   *[false] { $seat }
}
isle-sister = sestřička
isle-asked = Čeká se na hráče: { $who } – { $what }
isle-asked_you = Vaše rozhodnutí: { $what }

isle-phase-setup = příprava
isle-phase-fill = přicházejí kočky
isle-phase-fishing = rybaření
isle-phase-draft = průzkum ostrova, výběr karet
isle-phase-buy = průzkum ostrova, pořízení karet
isle-phase-lessons = úkoly
isle-phase-ready = záchrana koček, vykládání karet
isle-phase-order = záchrana koček, nové pořadí tahů
isle-phase-rescue = záchrana koček
isle-phase-finds = vzácné objevy
isle-phase-evening = večer
isle-phase-night = noc
isle-phase-over = hra skončila

isle-decision-draft = { $keep ->
    [0] nechat si karty a ostatní poslat dál.
    [one] nechat si ještě jednu kartu.
    [few] nechat si ještě { $keep } karty.
    [many] nechat si ještě { $keep } karty.
   *[other] nechat si ještě { $keep } karet.
}
isle-decision-keep_lessons = { $keep ->
    [0] nechat si dva úkoly.
    [one] nechat si ještě jeden úkol.
    [few] nechat si { $keep } úkoly.
    [many] nechat si { $keep } úkolu.
   *[other] nechat si { $keep } úkolů.
}
isle-decision-buy = { $chosen ->
    [0] po jedné vybrat karty ke koupi a pak zaplatit. Vybranou kartu už nelze vrátit.
   *[other] vybrat další karty, nebo zaplatit.
}
isle-decision-after_paying = hrát univerzální karty, než se vyloží úkoly, nebo skončit (done).
isle-decision-buy_drawn = { $chosen ->
    [0] po jedné vybrat, které z dobraných karet koupit, a pak zaplatit. Co je vybráno, to zůstává.
   *[other] vybrat další z dobraných karet, nebo zaplatit.
}
isle-decision-name_colour = vyložit veřejný úkol a zvolit jeho barvu.
isle-decision-ready = vyložit karty odlovu na dnešek a skončit (done).
isle-decision-window = zahrát univerzální kartu, nebo skončit (done); { $moment }.
isle-decision-rescue = zachránit kočku, nebo přestat.
isle-decision-basket = vybrat koš, do kterého půjde { $tile }.
isle-decision-place = položit dílek: { $tile }.
isle-decision-place_blind = položit dílek z pytlíku: { $tile }.
isle-decision-finds = zahrát kartu oshaxe nebo pokladu, nebo pro dnešek pasovat.
isle-decision-take = vzít si dílek: { $what }.
isle-decision-oshax_colour = zvolit natrvalo barvu, kterou bude mít { $tile }.
isle-decision-move_cats = přesunout kočku do druhé zóny.
isle-decision-put_cats = vybrat zónu, do které půjde { $tile }.
isle-decision-discard_lessons = odhodit jeden ze svých osobních úkolů.
isle-decision-remove_treasures = odebrat ze své lodi poklad; uvádí se jeho první políčko, nejlevější v horní řadě.

isle-moment-fishing = ryby jsou rozdány, karty teprve budou
isle-moment-order = nové pořadí tahů je známo
isle-moment-rescue_end = záchrana koček právě končí
isle-moment-day_end = den právě končí
isle-moment-scoring = poslední chvíle před bodováním
isle-moment-turn = před tahem někoho jiného

isle-what-cat = kočka
isle-what-oshax = oshax
isle-what-rare = zlatý poklad
isle-what-common = měděný poklad
isle-what-small = malý poklad

## What actions mean

isle-explain-rescue = { $tile }{ $fish ->
    [0] { "" }
    [one] , { $fish } ryba
    [few] , { $fish } ryby
    [many] , { $fish } ryby
   *[other] , { $fish } ryb
}
isle-explain-to_field = { $tile } do { $field ->
    [left] levé
   *[right] pravé
} zóny{ $place ->
    [0] { "" }
   *[other] , místo { $place }
}
isle-explain-place = { $flip ->
    [0] { $turn ->
        [0] tak, jak je nakreslen
        [1] otočený po směru hodin o 90 stupňů
        [2] otočený o 180 stupňů
       *[other] otočený po směru hodin o 270 stupňů
    }
   *[other] { $turn ->
        [0] překlopený
        [1] překlopený a pak otočený po směru hodin o 90 stupňů
        [2] překlopený a pak otočený o 180 stupňů
       *[other] překlopený a pak otočený po směru hodin o 270 stupňů
    }
}
isle-explain-pay = { $number ->
    [0] nekoupit nic a všechny karty odhodit
   *[other] zaplatit { $cost ->
        [one] { $cost } rybu
        [few] { $cost } ryby
        [many] { $cost } ryby
       *[other] { $cost } ryb
    } za { $number } { $number ->
        [one] kartu
        [few] karty
        [many] karty
       *[other] karet
    }{ $rest ->
        [0] { "" }
       *[other] ; ostatní karty se odhodí
    }
}
isle-explain-basket = { $kind ->
    [permanent] trvanlivý koš
    [whole] jednorázový koš z karty
   *[broken] dvě karty s poškozeným košem
}
isle-explain-ask = { $when ->
    [always] odteď dotaz na univerzální karty před každým tahem
    [never] odteď žádné dotazy na univerzální karty; hrát je můžete dál
   *[windows] odteď dotazy na univerzální karty v obvyklých chvílích
}
isle-explain-done = { $decision ->
    [after_paying] teď žádná univerzální karta
    [ready] pro dnešek už žádné karty odlovu
    [window] teď žádná univerzální karta
    [rescue] v tomto tahu už žádné kočky
    [move_cats] už nepřesouvat žádné kočky
   *[other] tady už nic
}
isle-explain-pass = { $decision ->
    [finds] dnes už žádné vzácné objevy
   *[other] dnes už žádné kočky
}
isle-explain-skip = { $decision ->
    [place_blind] nechat dílek být: nikam se nevejde
   *[other] nevzít žádný dílek
}

## Players and boats

isle-player = { $who }: { $boat ->
    [blue] modrá
    [green] zelená
    [red] červená
   *[purple] fialová
} loď, { $state }.
isle-has_fish = { $fish ->
    [one] { $fish } ryba
    [few] { $fish } ryby
    [many] { $fish } ryby
   *[other] { $fish } ryb
}
isle-baskets = trvanlivé koše: připravené { $unused }, použité { $used }
isle-hand_count = { $cards ->
    [one] jedna karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
} v ruce
isle-lesson_count = { $cards ->
    [one] jeden úkol
    [few] { $cards } úkoly
    [many] { $cards } úkolu
   *[other] { $cards } úkolů
}
isle-ready_count = { $cards ->
    [one] jedna karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
} odlovu na stole
isle-anywhere = příští dílek smí ležet kdekoli
isle-extra = příští záchranný tah o { $cats ->
    [one] jednu kočku
    [few] { $cats } kočky
    [many] { $cats } kočky
   *[other] { $cats } koček
} víc
isle-passed = pasuje
isle-ask = { $when ->
    [always] dotaz před každým tahem
    [never] bez dotazů na univerzální karty
   *[windows] dotazy v obvyklých chvílích
}

isle-division = { $mode ->
    [standard] Standardní hra
    [family] Rodinná hra
   *[solo] Sólová hra, { $difficulty ->
        [easy] nízká obtížnost
        [medium] střední obtížnost
        [hard] vysoká obtížnost
        [very_hard] velmi vysoká obtížnost
       *[expert] pro experty
    }
}
isle-boat = Loď – { $who }:
isle-legend = Značky: B G R P O modrá, zelená, červená, fialová, oranžová kočka; b g r p o oshax té barvy; c měděný poklad; $ zlatý poklad; * krysa; 1 2 3 4 5 mapa pro modrou, zelenou, červenou, fialovou, oranžovou; . prázdné políčko. Sloupce jsou číslované nahoře, řady vlevo: místo je sloupec,řada.
isle-cargo = Na palubě: { $tiles }.
isle-cats = { isle-colour } ×{ $count }
isle-tiles = { $kind ->
    [common] měděný poklad
    [rare] zlatý poklad
   *[oshax] oshax
} ×{ $count }
isle-rooms = Prázdná políčka v sekcích: { $rooms }.
isle-room_bare = { $room } { $count }
isle-so_far = Průběžné body bez úkolů: { $lines }.

isle-room-A = A (záď)
isle-room-B = B (kajuta na levoboku)
isle-room-C = C (jídelna)
isle-room-D = D (kajuta na pravoboku)
isle-room-E = E (paluba)
isle-room-F = F (skladiště)
isle-room-G = G (příď)

## The island

isle-field-left = Levá zóna, { $fish ->
    [one] { $fish } ryba
    [few] { $fish } ryby
    [many] { $fish } ryby
   *[other] { $fish } ryb
} za kočku:
isle-field-right = Pravá zóna, { $fish ->
    [one] { $fish } ryba
    [few] { $fish } ryby
    [many] { $fish } ryby
   *[other] { $fish } ryb
} za kočku:
isle-field-island = Kočky na ostrově:
isle-cat = { $number ->
    [0] { $place } { $tile }
   *[other] č. { $number }, { $field ->
        [left] levá
       *[right] pravá
    } { $place }: { $tile }
}
isle-oshax_row = Oshaxi:
isle-rares = Zlaté poklady:
isle-commons = Měděné poklady:
isle-stack = { $number ->
    [0] { $tile }
   *[other] č. { $number }: { $tile }
}{ $kind ->
    [oshax] { "" }
   *[other] { " ×" }{ $count }
}
isle-none = nic
isle-left = Zbývá v pytlíku: { $bag }. Zbývá karet v balíčku: { $deck }.

## The sister

isle-sister_colours = Body sestřičky za každou kočku na vaší lodi: { $colours }.
isle-sister_colour = { $colour ->
    [none] dosud skrytá barva { $points }
   *[other] { isle-colour } { $points }
}
isle-sister_open = Její odkrytá karta { $card }: { $text }
isle-sister_cards = Její dnešní skryté karty: { $hidden }; zbývá v jejím balíčku: { $deck }.
isle-sister_lessons = Její úkoly bodují takto:
isle-symbol = { $what ->
    [cat] bere kočku { $first }
    [rare] bere zlatý poklad z hromádky { $first }
    [oshax] bere oshaxe { $first }
    [common] bere měděný poklad { $first }
   *[swap] prohazuje kočky { $first } a { $second }
}

## Cards

isle-card = { $kind }, { $cost ->
    [one] { $cost } ryba
    [few] { $cost } ryby
    [many] { $cost } ryby
   *[other] { $cost } ryb
}: { $text }
isle-lesson = { $card }: { $text } Teď: { $points }.
isle-packet = Karty na výběr:
isle-kept = Zatím ponechané karty:
isle-chosen = Vybráno: { $cards }. K zaplacení: { $cost ->
    [one] { $cost } ryba
    [few] { $cost } ryby
    [many] { $cost } ryby
   *[other] { $cost } ryb
}, zbude { $left }.
isle-ready_cards = Vaše karty odlovu na stole:
isle-lessons_of = Úkoly – { $who }:
isle-public_lessons = Veřejné úkoly:
isle-hand-lessons = V ruce, do fáze úkolů:
isle-hand-rescue = V ruce, k záchraně koček:
isle-hand-finds = V ruce, ke vzácným objevům:
isle-hand-anytime = V ruce, univerzální:

isle-card_kind-oshax = karta oshaxe
isle-card_kind-rescue = karta odlovu
isle-card_kind-anytime = univerzální karta
isle-card_kind-treasure = karta pokladu
isle-card_kind-private_lesson = osobní úkol
isle-card_kind-public_lesson = veřejný úkol
isle-card_kind-family_lesson = úkol
isle-card_kind-sister_lesson = její úkol
isle-card_kind-advanced_lesson = její těžký úkol
isle-card_kind-sister = hrací karta sestřičky
isle-card_kind-colour = karta barvy

isle-card_text-rescue = { $basket ->
    [whole] Jednorázový koš pro jednu kočku
    [broken] Poškozený koš: dvě takové karty unesou jednu kočku
   *[none] Bez koše
}, rychlost { $speed }.
isle-card_text-find = Vezměte si { $offers }.
isle-card_text-colour = Sestřička boduje za kočky této barvy: { isle-colour }.
isle-card_text-sister = Je-li otočena první: dnes { $cards ->
    [one] jedna karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}, rychlost { $speed }. Když se hraje: sestřička { $does }.
isle-card_text-printings = { $text } (Ruské a ukrajinské vydání, podle našeho odhadu: { $other })
isle-or = nebo
isle-offer = { $what ->
    [oshax] { $tiles ->
        [one] jednoho oshaxe libovolné barvy
        [few] až { $tiles } oshaxe libovolných barev
        [many] až { $tiles } oshaxe libovolných barev
       *[other] až { $tiles } oshaxů libovolných barev
    }
    [rare] { $tiles ->
        [one] jeden zlatý poklad
        [few] až { $tiles } zlaté poklady
        [many] až { $tiles } zlatého pokladu
       *[other] až { $tiles } zlatých pokladů
    }
    [small] { $tiles ->
        [one] jeden malý poklad
        [few] až { $tiles } malé poklady
        [many] až { $tiles } malého pokladu
       *[other] až { $tiles } malých pokladů
    }
   *[common] { $tiles ->
        [one] jeden měděný poklad
        [few] až { $tiles } měděné poklady
        [many] až { $tiles } měděného pokladu
       *[other] až { $tiles } měděných pokladů
    }
}{ $fish ->
    [0] { "" }
    [one] { " " }za { $fish } rybu
    [few] { " " }za { $fish } ryby
    [many] { " " }za { $fish } ryby
   *[other] { " " }za { $fish } ryb
}

## Anytime cards

isle-effect-fish_per_oshax = Získejte { $fish_each ->
    [one] { $fish_each } rybu
    [few] { $fish_each } ryby
    [many] { $fish_each } ryby
   *[other] { $fish_each } ryb
} za každého svého oshaxe.
isle-effect-next_tile_anywhere = Příští dílek, který položíte, nemusí s ničím sousedit.
isle-effect-draw_cards = Doberte { $draw ->
    [one] jednu kartu
    [few] { $draw } karty
    [many] { $draw } karty
   *[other] { $draw } karet
} a za uvedenou cenu kupte, co chcete.
isle-effect-bag_to_boat = Vytáhněte z pytlíku dílek a položte ho. Nestojí vás to koš ani ryby.
isle-effect-basket_for_fish = Vraťte trvanlivý koš, použitý i nepoužitý, a získejte { $fish ->
    [one] { $fish } rybu
    [few] { $fish } ryby
    [many] { $fish } ryby
   *[other] { $fish } ryb
}.
isle-effect-move_field_cats = Přesuňte { $max ->
    [one] jednu kočku
    [few] až { $max } kočky
    [many] až { $max } kočky
   *[other] až { $max } koček
} do druhé zóny.
isle-effect-fish_per_private_lesson = Získejte { $fish_each ->
    [one] { $fish_each } rybu
    [few] { $fish_each } ryby
    [many] { $fish_each } ryby
   *[other] { $fish_each } ryb
} za každý svůj osobní úkol na stole.
isle-effect-extra_rescue = V příštím záchranném tahu zachraňte o { $extra ->
    [one] jednu kočku
    [few] { $extra } kočky
    [many] { $extra } kočky
   *[other] { $extra } koček
} víc; každá potřebuje vlastní koš a ryby.
isle-effect-bag_to_fields = Vytáhněte { $tiles ->
    [one] jeden dílek
    [few] { $tiles } dílky
    [many] { $tiles } dílku
   *[other] { $tiles } dílků
}: každou kočku dejte do zóny podle své volby; zlaté poklady se přidají k ostatním.
isle-effect-gain_basket = Získejte trvanlivý koš, hned použitelný.
isle-effect-basket_for_lessons = Odhoďte ze stolu { $lessons ->
    [one] jeden osobní úkol
    [few] { $lessons } osobní úkoly
    [many] { $lessons } osobního úkolu
   *[other] { $lessons } osobních úkolů
} a získejte trvanlivý koš.
isle-effect-basket_for_treasures = Odeberte ze své lodi { $treasures ->
    [one] jeden poklad
    [few] { $treasures } poklady
    [many] { $treasures } pokladu
   *[other] { $treasures } pokladů
} a získejte trvanlivý koš.
isle-effect-fish_per_colour = Získejte { $fish_each ->
    [one] { $fish_each } rybu
    [few] { $fish_each } ryby
    [many] { $fish_each } ryby
   *[other] { $fish_each } ryb
} za každou barvu mezi svými kočkami.
isle-effect-fish_per_rare = Získejte { $fish_each ->
    [one] { $fish_each } rybu
    [few] { $fish_each } ryby
    [many] { $fish_each } ryby
   *[other] { $fish_each } ryb
} za každý zlatý poklad na své lodi.
isle-effect-fish_per_common = Získejte { $fish_each ->
    [one] { $fish_each } rybu
    [few] { $fish_each } ryby
    [many] { $fish_each } ryby
   *[other] { $fish_each } ryb
} za každý měděný poklad na své lodi.
isle-effect-fish_per_cat_of_colour = Zvolte barvu: získejte { $fish_each ->
    [one] { $fish_each } rybu
    [few] { $fish_each } ryby
    [many] { $fish_each } ryby
   *[other] { $fish_each } ryb
} za každou svou kočku té barvy.

## Lessons: one sentence for each rule of scoring
## $colour is none until a colour is named; $rooms lists rooms, $number says how many.

isle-named = { $colour ->
    [blue] modré barvy
    [green] zelené barvy
    [red] červené barvy
    [purple] fialové barvy
    [orange] oranžové barvy
   *[none] zvolené barvy
}
isle-rule-edge_full = { isle-points }, pokud je zakryté každé políčko na okraji lodi.
isle-rule-row_full = { isle-points }, pokud je celá zakrytá { $row ->
    [4] prostřední řada
   *[other] řada { $row }
}.
isle-rule-column_of_one_colour = { isle-points } za každý sloupec devíti políček, který celý zakrývají kočky jedné barvy.
isle-rule-rooms_full = { isle-points }, pokud { $number ->
    [1] je tato sekce zaplněná
   *[other] jsou tyto sekce zaplněné
}: { $rooms }.
isle-rule-rooms_empty = { isle-points }, pokud žádný dílek neleží v { $number ->
    [1] této sekci
   *[other] těchto sekcích
}: { $rooms }.
isle-rule-rooms_filled_count = { isle-points } za každou zaplněnou sekci.
isle-rule-rats_exact = { isle-points }, pokud { $count ->
    [0] není vidět žádná krysa
    [one] je vidět přesně jedna krysa
    [few] jsou vidět přesně { $count } krysy
    [many] je vidět přesně { $count } krysy
   *[other] je vidět přesně { $count } krys
}.
isle-rule-rats_visible = { isle-points } za každou viditelnou krysu.
isle-rule-maps_uncovered = { isle-points } za každou nezakrytou mapu.
isle-rule-maps_covered = { isle-points } za každou zakrytou mapu.
isle-rule-cats_total_exact = { isle-points } za přesně { $count ->
    [one] jednu kočku
    [few] { $count } kočky
    [many] { $count } kočky
   *[other] { $count } koček
} na lodi.
isle-rule-cats_over = { isle-points } za každou kočku nad počet { $threshold }.
isle-rule-every_colour_at_least = { isle-points } za aspoň { $min ->
    [one] jednu kočku
    [few] { $min } kočky
    [many] { $min } kočky
   *[other] { $min } koček
} každé barvy.
isle-rule-colour_count = { isle-points } za každou kočku { isle-named }.
isle-rule-colour_count_exact = { isle-points } za přesně { $count ->
    [one] { $count } kočku
    [few] { $count } kočky
    [many] { $count } kočky
   *[other] { $count } koček
} { isle-named }.
isle-rule-colour_count_at_least = { isle-points } za aspoň { $min ->
    [one] { $min } kočku
    [few] { $min } kočky
    [many] { $min } kočky
   *[other] { $min } koček
} { isle-named }.
isle-rule-oshax_count = { isle-points } za každého oshaxe.
isle-rule-edge_every_colour = { isle-points }, pokud má každá barva kočku na okraji lodi.
isle-rule-edge_best_colour = { isle-points } za každou kočku na okraji lodi v barvě, která jich tam má nejvíc.
isle-rule-edge_colour = { isle-points } za každou kočku { isle-named } na okraji lodi.
isle-rule-edge_cats_per = { isle-points } za { $per ->
    [one] každou kočku
    [few] každé { $per } kočky
    [many] každé { $per } kočky
   *[other] každých { $per } koček
} na okraji lodi.
isle-rule-colours_not_on_edge = { isle-points } za každou barvu bez kočky na okraji lodi.
isle-rule-lonely_cats = { isle-points } za každou osamělou kočku: takovou, která nesousedí s jinou kočkou své barvy.
isle-rule-lonely_colour = { isle-points } za každou osamělou kočku { isle-named }.
isle-rule-largest_family = { isle-points }, pokud žádný jiný hráč nemá větší rodinu.{ $solo_min_size ->
    [0] { "" }
    [one] { " " }Sólo: za rodinu s aspoň { $solo_min_size } kočkou.
    [few] { " " }Sólo: za rodinu s aspoň { $solo_min_size } kočkami.
    [many] { " " }Sólo: za rodinu s aspoň { $solo_min_size } kočky.
   *[other] { " " }Sólo: za rodinu s aspoň { $solo_min_size } kočkami.
}
isle-rule-families_at_least = { isle-points } za každou rodinu s aspoň { $min ->
    [one] { $min } kočkou
    [few] { $min } kočkami
    [many] { $min } kočky
   *[other] { $min } kočkami
}.
isle-rule-nth_family = { $rank ->
    [1] Největší
    [2] Druhá největší
    [3] Třetí největší
   *[other] Podle velikosti { $rank }.
} rodina boduje ještě jednou.
isle-rule-largest_family_size = { isle-points } za každou kočku v největší rodině.
isle-rule-rare_count = { isle-points } za každý zlatý poklad.
isle-rule-common_count = { isle-points } za každý měděný poklad.
isle-rule-treasure_count = { isle-points } za každý poklad, měděný i zlatý.
isle-rule-treasures_exact = { isle-points } za přesně { $count ->
    [one] jeden poklad
    [few] { $count } poklady
    [many] { $count } pokladu
   *[other] { $count } pokladů
}.
isle-rule-treasures_fewer_than = { isle-points } za méně než { $limit ->
    [one] { $limit } poklad
    [few] { $limit } poklady
    [many] { $limit } pokladu
   *[other] { $limit } pokladů
}.
isle-rule-treasures_touching_colour = { isle-points } za každý poklad, který sousedí s kočkou { isle-named }.
isle-rule-cats_not_touching_treasure = { isle-points } za každou kočku, která nesousedí s žádným pokladem.
isle-rule-colours_not_touching_treasure = { isle-points } za každou barvu, jejíž žádná kočka nesousedí s pokladem.
isle-rule-colours_not_touching_rat = { isle-points } za každou barvu, jejíž žádná kočka nesousedí s viditelnou krysou.
isle-rule-fish_at_least = { isle-points } za aspoň { $min ->
    [one] { $min } rybu
    [few] { $min } ryby
    [many] { $min } ryby
   *[other] { $min } ryb
}.
isle-rule-fish_count = { isle-points } za každou zbylou rybu.
isle-rule-baskets_exact = { isle-points } za přesně { $count ->
    [one] jeden trvanlivý koš
    [few] { $count } trvanlivé koše
    [many] { $count } trvanlivého koše
   *[other] { $count } trvanlivých košů
}.
isle-rule-first_in_turn_order = { isle-points } za první místo v pořadí tahů.
isle-rule-private_lesson_count = { isle-points } za každý osobní úkol na stole{ $kind ->
    [private_lesson] , i za tento.
   *[other] .
}
isle-rule-private_lesson_count_exact = { isle-points } za přesně { $count ->
    [one] jeden osobní úkol
    [few] { $count } osobní úkoly
    [many] { $count } osobního úkolu
   *[other] { $count } osobních úkolů
} na stole{ $kind ->
    [private_lesson] , včetně tohoto.
   *[other] .
}
isle-rule-double_best_sister_lesson = Nejlepší z jejích ostatních úkolů boduje ještě jednou.

## Co mluví pro akci: v nápovědě a v rozboru. Body jsou to, co se změní teď.

isle-reason-rooms = Zaplní { $rooms }: +{ $points }.
isle-reason-rats = { $count ->
    [one] Zakryje krysu
    [few] Zakryje { $count } krysy
    [many] Zakryje { $count } krysy
   *[other] Zakryje { $count } krys
}: +{ $points }.
isle-reason-family = { line-isle-score-family }: +{ $points }.
isle-reason-lessons = Úkoly: +{ $points }.
isle-reason-rare = Zlatý poklad: +{ $points }.
isle-reason-map = Zakryje svou mapu, takže si vezmete poklad.
isle-reason-lesson = Na vaší lodi v tuto chvíli: +{ $points }.
isle-reason-rescue = Dnes můžete zachránit o kočku víc.
isle-reason-basket = Každý den můžete zachránit o kočku víc.
isle-reason-cats = Koček této barvy na vaší lodi: { $count }.

## O co hráč svou odpovědí přijde

isle-slip-pass = Ještě můžete zachránit kočku. Když pasujete, dnes už žádnou nezachráníte.
isle-slip-another = V tomto tahu smíte zachránit ještě jednu kočku.
isle-slip-finds = Ještě můžete zahrát kartu oshaxe nebo pokladu. Když pasujete, dnes už žádnou nezahrajete.
isle-slip-treasure = Ještě si můžete vzít poklad. Teď, nebo nikdy.
isle-slip-buy = Některé z těchto karet si můžete dovolit, ale nekupujete žádnou.
isle-slip-ready = S kartami odlovu, které vám zůstávají v ruce, můžete dnes zachránit víc koček.
