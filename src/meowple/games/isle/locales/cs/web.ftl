# The Isle of Cats in the web client.


## The boat and placing a tile on it (ids web-isle-boat-…); other parts of the board stand outside this block

web-isle-boat-help = Přetáhněte dílek na jeho místo. R ho otočí, Shift+R otočí opačně, F překlopí, šipky posunou, Page Up a Page Down přecházejí mezi místy, kam se vejde, Enter ho položí.
web-isle-boat-help_back = Přetáhněte dílek na jeho místo. R ho otočí, Shift+R otočí opačně, F překlopí, šipky posunou, Page Up a Page Down přecházejí mezi místy, kam se vejde, Enter ho položí, Escape vezme zpět.
web-isle-boat-turn = Otočit
web-isle-boat-flip = Překlopit
web-isle-boat-lay = Položit sem
web-isle-boat-next = Další místo
web-isle-boat-back = Vzít zpět
web-isle-boat-away = Odložit
web-isle-boat-fits = Sem se vejde.
web-isle-boat-fits_not = Sem se nevejde.
web-isle-boat-trying = Jen na zkoušku: dílek zatím neleží.
web-isle-boat-nowhere = Takto otočený se nikam nevejde.
web-isle-boat-at_fits = Sloupec { $x }, řada { $y }: vejde se.
web-isle-boat-at_fits_not = Sloupec { $x }, řada { $y }: nevejde se.
web-isle-boat-turned = Otočeno. { $place }
web-isle-boat-flipped = Překlopeno. { $place }
web-isle-gain = { $what ->
    [rats] { $count ->
        [one] zakryje krysu
        [few] zakryje { $count } krysy
        [many] zakryje { $count } krysy
       *[other] zakryje { $count } krys
    }
    [rooms] { $count ->
        [one] zaplní sekci
        [few] zaplní { $count } sekce
        [many] zaplní { $count } sekce
       *[other] zaplní { $count } sekcí
    }
    [family] { $colour ->
        [blue] modré
        [green] zelené
        [red] červené
        [purple] fialové
       *[orange] oranžové
    } kočky pohromadě: { $count }
    [rares] zlatý poklad
    [map] poklad za mapu
   *[other] úkol „{ $text }“
}{ $scores ->
    [yes] { " " }({ $points })
   *[no] { "" }
}
web-isle-gain-all = { $points }: { $parts }.
web-isle-gain-none = Sem se vejde; skóre se nezmění.

# A card in a line of the log, by what it does.
web-isle-story-card = „{ $text }“
web-isle-story-passed = { $you ->
    [true] { $phase ->
        [finds] Pasujete: dnes už další objevy neberete.
       *[rescue] Pasujete: dnes už další kočky nezachraňujete.
    }
   *[false] { $phase ->
        [finds] { $name } pasuje: dnes už další objevy nebere.
       *[rescue] { $name } pasuje: dnes už další kočky nezachraňuje.
    }
}
## End of the boat

## The table around the boat

web-isle-you = Vy
web-isle-sister = Sestřička
web-isle-tile = { $kind ->
    [cat] { $colour ->
        [blue] modrá kočka ({ $shape })
        [green] zelená kočka ({ $shape })
        [red] červená kočka ({ $shape })
        [purple] fialová kočka ({ $shape })
       *[orange] oranžová kočka ({ $shape })
    }
    [common] měděný poklad ({ $shape })
    [rare] zlatý poklad ({ $shape })
   *[oshax] { $colour ->
        [blue] modrý oshax ({ $shape })
        [green] zelený oshax ({ $shape })
        [red] červený oshax ({ $shape })
        [purple] fialový oshax ({ $shape })
        [orange] oranžový oshax ({ $shape })
       *[none] oshax ({ $shape })
    }
}
web-isle-times = ×{ $n }
web-isle-island = Ostrov
web-isle-field-left = Levá zóna
web-isle-field-right = Pravá zóna
web-isle-field-island = Kočky na ostrově
web-isle-field-cost = { $fish ->
    [one] { $fish } ryba
    [few] { $fish } ryby
    [many] { $fish } ryby
   *[other] { $fish } ryb
} za kočku
web-isle-field-none = Žádná kočka tu nezbyla.
web-isle-field-soon = Kočky přijdou, až začne den.
web-isle-stock = Vedle ostrova
web-isle-rescue = { $number ->
    [0] Zachránit: { $tile }
   *[other] Zachránit číslo { $number }: { $tile }
}
web-isle-take = Vzít: { $tile }
web-isle-try = { $number ->
    [0] Vyzkoušet na své lodi: { $tile }
   *[other] Číslo { $number }, vyzkoušet na své lodi: { $tile }
}
web-isle-remove = Odebrat z lodi: { $tile }
web-isle-lift = Nadzvednout dílky: ukázat sekce, krysy a mapy (L)
web-isle-zoom = Velikost lodi
web-isle-zoom-closer = Přiblížit
web-isle-zoom-away = Oddálit
web-isle-own_boat = Vaše loď
web-isle-boat_of = Loď: { $name }
web-isle-dock = Vaše karty a odpovědi
web-isle-dock-content = Karty a dílky na výběr
web-isle-track = Den a pořadí tahů
web-isle-order = Pořadí tahů
web-isle-day = Den { $day } z { $days }
web-isle-phase-fishing = Rybaření
web-isle-phase-explore = Průzkum ostrova
web-isle-phase-lessons = Úkoly
web-isle-phase-rescue = Záchrana koček
web-isle-phase-finds = Vzácné objevy
web-isle-player-open = Prohlédnout loď: { $name }
web-isle-player-lessons = { $n ->
    [one] jeden úkol
    [few] { $n } úkoly
    [many] { $n } úkolu
   *[other] { $n } úkolů
} na stole
web-isle-player-passed = pasuje
web-isle-player-points = průběžné body

## What is asked

web-isle-ask-over = Hra skončila.
web-isle-ask-nobody = Hra pokračuje.
web-isle-ask-wait = Čeká se na hráče: { $who } – { $decision ->
    [draft] výběr karet.
    [keep_lessons] výběr úkolů.
    [buy] pořízení karet.
    [after_paying] pořízení karet.
    [buy_drawn] pořízení karet.
    [name_colour] vyložení veřejného úkolu.
    [ready] vyložení karet odlovu.
    [window] univerzální karta, nebo nic?
    [rescue] záchrana kočky.
    [basket] záchrana kočky.
    [place] položení dílku.
    [place_blind] položení dílku z pytlíku.
    [finds] vzácné objevy.
    [take] výběr dílku.
    [oshax_colour] barva oshaxe.
   *[other] univerzální karta.
}
web-isle-ask-draft = { $n ->
    [1] Nechte si jednu z těchto karet.
   *[other] Nechte si { $n } z těchto karet.
}
web-isle-ask-keep_lessons = { $n ->
    [1] Nechte si ještě jeden úkol.
   *[other] Nechte si { $n } z těchto úkolů.
}
web-isle-ask-buy = Které karty koupíte? Ostatní se odhodí.
web-isle-ask-buy_drawn = Které z dobraných karet koupíte?
web-isle-ask-after_paying = Zahrajte univerzální karty, než se vyloží úkoly, nebo pokračujte.
web-isle-ask-name_colour = Vyložte veřejný úkol: pro kterou barvu platí?
web-isle-ask-ready = Které karty odlovu dnes vyložíte?
web-isle-ask-window =
    { $moment ->
        [fishing] Ryby na dnešek máte, teď se budou rozdávat karty.
        [order] Pořadí tahů je známo.
        [rescue_end] Záchrana koček právě končí.
        [day_end] Den právě končí.
        [scoring] Poslední příležitost před bodováním.
       *[turn] Následuje další tah.
    } Zahrajete univerzální kartu?
web-isle-ask-rescue = { $rescues ->
    [0] Teď nemůžete zachránit žádnou kočku.
   *[other] Zachraňte kočku, nebo pro dnešek skončete.
}
web-isle-ask-basket = Do kterého koše půjde { $tile }?
web-isle-ask-place = Položte dílek: { $tile }.
web-isle-ask-place_blind = Z pytlíku: { $tile }. Položte dílek.
web-isle-ask-finds = { $finds ->
    [0] Teď nemáte kartu oshaxe ani pokladu, kterou byste mohli zahrát.
   *[other] Zahrajte kartu oshaxe nebo pokladu, nebo pro dnešek skončete.
}
web-isle-ask-take = { $first ->
    [yes] Vezměte si dílek: { $what }.
   *[no] Můžete si vzít ještě: { $what }.
}
web-isle-ask-oshax_colour = Ke které rodině se oshax přidá? Později to změnit nejde.
web-isle-ask-move_cats = Přesuňte kočku do druhé zóny.
web-isle-ask-put_cats = Do které zóny půjde { $tile }?
web-isle-ask-discard_lessons = Odhoďte jeden ze svých úkolů.
web-isle-ask-remove_treasures = Klepněte na poklad, který z lodi odeberete.

## Answers

web-isle-answer-keep = Nechat si ({ $marked } z { $n })
web-isle-answer-pay = { $n ->
    [0] Nekoupit nic
    [one] Koupit jednu kartu
    [few] Koupit { $n } karty
    [many] Koupit { $n } karty
   *[other] Koupit { $n } karet
}{ $n ->
    [0] { "" }
   *[other] { $fish ->
        [one] { " " }za { $fish } rybu
        [few] { " " }za { $fish } ryby
        [many] { " " }za { $fish } ryby
       *[other] { " " }za { $fish } ryb
    }
}
web-isle-answer-ready = { $n ->
    [0] { $played ->
        [0] Nevyložit žádnou
       *[other] Už žádnou nevyložit
    }
    [one] Vyložit jednu kartu
    [few] Vyložit { $n } karty
    [many] Vyložit { $n } karty
   *[other] Vyložit { $n } karet
}
web-isle-answer-done = { $decision ->
    [window] Nehrát kartu
    [after_paying] Pokračovat
    [rescue] Ukončit tah
    [move_cats] Už nepřesouvat
   *[other] Hotovo
}
web-isle-answer-pass = { $decision ->
    [finds] Dnes už žádné objevy
   *[other] Dnes už žádné kočky
}
web-isle-answer-skip = { $decision ->
    [place_blind] Nikam se nevejde: nechat být
   *[other] Nevzít nic
}
web-isle-basket-permanent = Trvanlivý koš
web-isle-basket-whole = Jednorázový koš
web-isle-basket-broken = Dva poškozené koše
web-isle-basket-change = Jiný koš
web-isle-settled-keep = Ponechané
web-isle-settled-buy = Ke koupi
web-isle-settled-ready = Vyložené na dnešek
web-isle-move = { $tile } do { $field ->
    [left] levé
   *[right] pravé
} zóny{ $place ->
    [0] { "" }
   *[other] , místo { $place }
}
web-isle-move-left = do levé zóny
web-isle-move-right = do pravé zóny
web-isle-put = Do { $field ->
    [left] levé
   *[right] pravé
} zóny{ $place ->
    [0] { "" }
   *[other] , místo { $place }
}
web-isle-when = Kdy se ptát na univerzální karty
web-isle-when-open = Kdy se ptát na univerzální karty
web-isle-when-about = Hrát je můžete téměř kdykoli, i bez dotazu. Toto nastavení smíte změnit dvakrát za den.
web-isle-when-always = Před každým tahem
web-isle-when-windows = V obvyklých chvílích
web-isle-when-never = Nikdy
web-isle-when-now = (nyní)

## Cards and what you have

web-isle-card-cost = stojí { $fish ->
    [one] { $fish } rybu
    [few] { $fish } ryby
    [many] { $fish } ryby
   *[other] { $fish } ryb
}
web-isle-card-now = teď { $points }
web-isle-card-other_printing = V jiném vydání: { $text }
web-isle-card-rulings = Co říkají pravidla
web-isle-card-find = Zahrát
web-isle-card-anytime = Zahrát teď
web-isle-card-discard = Odhodit
web-isle-card-play_colour = Zahrát za { $colour ->
    [blue] modré kočky
    [green] zelené kočky
    [red] červené kočky
    [purple] fialové kočky
   *[orange] oranžové kočky
}
web-isle-card-give_used = Vrátit použitý koš
web-isle-card-give_unused = Vrátit nepoužitý koš
web-isle-offer-oshax = oshax
web-isle-offer-rare = zlatý
web-isle-offer-common = měděný
web-isle-offer-small = malý
web-isle-hand-lessons = Úkoly
web-isle-hand-rescue = Záchrana koček
web-isle-hand-finds = Vzácné objevy
web-isle-hand-anytime = Univerzální
web-isle-hand-empty = V ruce nemáte žádné karty.
web-isle-hand-count = { $n ->
    [0] Žádná karta v ruce
    [one] Jedna karta v ruce
    [few] { $n } karty v ruce
    [many] { $n } karty v ruce
   *[other] { $n } karet v ruce
}
web-isle-hand-playable = teď můžete zahrát: { $n }
web-isle-purse-fish = { $n ->
    [one] { $n } ryba
    [few] { $n } ryby
    [many] { $n } ryby
   *[other] { $n } ryb
}
web-isle-purse-baskets = Trvanlivé koše: připravené { $n }, použité { $used }
web-isle-purse-ready = Na dnešek { $n ->
    [one] vyložená jedna karta
    [few] vyložené { $n } karty
    [many] vyloženo { $n } karty
   *[other] vyloženo { $n } karet
} odlovu
web-isle-purse-speed = Koše { $whole }, poškozené koše { $broken }, rychlost { $speed }
web-isle-note-anywhere = příští dílek kamkoli
web-isle-note-extra = příští záchranný tah o { $n ->
    [one] jednu kočku
    [few] { $n } kočky
    [many] { $n } kočky
   *[other] { $n } koček
} víc

## Panels

web-isle-panels = Úkoly, body a pytlík
web-isle-panel-lessons = Úkoly
web-isle-panel-score = Body
web-isle-panel-bag = Pytlík
web-isle-lessons-own = Vaše
web-isle-lessons-public = Pro všechny
web-isle-lessons-none = Na stole ještě žádný úkol neleží.{ $mode ->
    [family] { " " }Tady uvidíte ty, které si necháte.
   *[other] { " " }Koupené úkoly se vykládají ve fázi úkolů.
}
web-isle-score = Průběžné body
web-isle-score-total = Zatím
web-isle-line-rats = { $count ->
    [one] jedna viditelná krysa
    [few] { $count } viditelné krysy
    [many] { $count } viditelné krysy
   *[other] { $count } viditelných krys
}
web-isle-line-rooms = { $count ->
    [one] jedna nezaplněná sekce
    [few] { $count } nezaplněné sekce
    [many] { $count } nezaplněné sekce
   *[other] { $count } nezaplněných sekcí
}
web-isle-line-family = { $colour ->
    [blue] modrá
    [green] zelená
    [red] červená
    [purple] fialová
   *[orange] oranžová
} rodina, { $size ->
    [one] { $size } kočka
    [few] { $size } kočky
    [many] { $size } kočky
   *[other] { $size } koček
}
web-isle-line-rares = { $count ->
    [one] jeden zlatý poklad
    [few] { $count } zlaté poklady
    [many] { $count } zlatého pokladu
   *[other] { $count } zlatých pokladů
}
web-isle-bag = Zbývá v pytlíku
web-isle-bag-about = Zbývá v pytlíku, podle tvaru a rodiny.
web-isle-bag-deck = Karty v balíčku: { $n }.
web-isle-bag-shape = Tvar
web-isle-sister-colours = Její body za každou kočku na vaší lodi, podle rodin
web-isle-sister-colour = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} za každou { $colour ->
    [none] kočku zatím skryté rodiny
    [blue] modrou kočku
    [green] zelenou kočku
    [red] červenou kočku
    [purple] fialovou kočku
    [orange] oranžovou kočku
   *[other] kočku ({ $colour })
}
web-isle-sister-hidden = zatím skrytá
web-isle-sister-today = Její dnešní karty
web-isle-sister-more = { $n ->
    [one] Jedna karta lícem dolů
    [few] { $n } karty lícem dolů
    [many] { $n } karty lícem dolů
   *[other] { $n } karet lícem dolů
}
web-isle-sister-no_card = Kartu otočí ve fázi záchrany.
web-isle-sister-lessons = Její úkoly

## What a player did last: it stands under the name

web-isle-deed-paid = { $cards ->
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
}
web-isle-deed-public_lesson = vykládá veřejný úkol
web-isle-deed-private_lessons = { $cards ->
    [one] vykládá jeden úkol
    [few] vykládá { $cards } úkoly
    [many] vykládá { $cards } úkolu
   *[other] vykládá { $cards } úkolů
}
web-isle-deed-ready = { $cards ->
    [0] nevykládá žádnou kartu odlovu
    [one] vykládá jednu kartu odlovu
    [few] vykládá { $cards } karty odlovu
    [many] vykládá { $cards } karty odlovu
   *[other] vykládá { $cards } karet odlovu
}
web-isle-deed-revealed = má dnes rychlost { $speed }
web-isle-deed-placed = pokládá { $kind ->
    [cat] tuto kočku
    [oshax] tohoto oshaxe
   *[other] tento poklad
}
web-isle-deed-rescued = zachraňuje tuto kočku za { $fish } { $fish ->
    [one] rybu
    [few] ryby
    [many] ryby
   *[other] ryb
}
web-isle-deed-drew_tile = tahá z pytlíku tento dílek
web-isle-deed-declined = nebere žádný poklad
web-isle-deed-passed = { $phase ->
    [rescue] pasuje: další kočky nezachraňuje
    [finds] pasuje: další objevy nebere
   *[none] pasuje
}
web-isle-deed-find = hraje kartu a bere si { $what ->
    [oshax] oshaxe
    [rare] zlatý poklad
   *[other] poklady
}
web-isle-deed-anytime = hraje: { $text }
web-isle-deed-fish = { $fish ->
    [one] získává jednu rybu
    [few] získává { $fish } ryby
    [many] získává { $fish } ryby
   *[other] získává { $fish } ryb
}
web-isle-deed-drew_cards = { $cards ->
    [one] dobírá jednu kartu
    [few] dobírá { $cards } karty
    [many] dobírá { $cards } karty
   *[other] dobírá { $cards } karet
}
web-isle-deed-basket_gained = získává koš
web-isle-deed-basket_given = vrací koš
web-isle-deed-cat_moved = přesouvá tuto kočku
web-isle-deed-cat_put = dává tuto kočku do zóny
web-isle-deed-lesson_discarded = odhazuje úkol
web-isle-deed-treasure_removed = odebírá z lodi poklad
web-isle-deed-tile_gone = nemá kam položit dílek
web-isle-deed-sister_turns = Otočila kartu: dnes { $cards ->
    [one] jedna karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}, rychlost { $speed }
web-isle-deed-sister_plays = Zahrála kartu
web-isle-deed-sister_takes = { $kind ->
    [cat] Vzala tuto kočku
    [oshax] Vzala tohoto oshaxe
   *[other] Vzala tento poklad
}
web-isle-deed-sister_swaps = Prohodila kočky { $first } a { $second }

## The same about the reader: what I did last

web-isle-own-paid = { $cards ->
    [0] Nekupujete žádnou kartu
    [one] Kupujete jednu kartu
    [few] Kupujete { $cards } karty
    [many] Kupujete { $cards } karty
   *[other] Kupujete { $cards } karet
}{ $cards ->
    [0] { "" }
   *[other] { $fish ->
        [one] { " " }za { $fish } rybu
        [few] { " " }za { $fish } ryby
        [many] { " " }za { $fish } ryby
       *[other] { " " }za { $fish } ryb
    }
}
web-isle-own-public_lesson = Vykládáte veřejný úkol
web-isle-own-private_lessons = { $cards ->
    [one] Vykládáte jeden úkol
    [few] Vykládáte { $cards } úkoly
    [many] Vykládáte { $cards } úkolu
   *[other] Vykládáte { $cards } úkolů
}
web-isle-own-ready = { $cards ->
    [0] Nevykládáte žádnou kartu odlovu
    [one] Vykládáte jednu kartu odlovu
    [few] Vykládáte { $cards } karty odlovu
    [many] Vykládáte { $cards } karty odlovu
   *[other] Vykládáte { $cards } karet odlovu
}
web-isle-own-revealed = Máte dnes rychlost { $speed }
web-isle-own-placed = Pokládáte { $kind ->
    [cat] tuto kočku
    [oshax] tohoto oshaxe
   *[other] tento poklad
}
web-isle-own-rescued = Zachraňujete tuto kočku za { $fish } { $fish ->
    [one] rybu
    [few] ryby
    [many] ryby
   *[other] ryb
}
web-isle-own-drew_tile = Taháte z pytlíku tento dílek
web-isle-own-declined = Neberete žádný poklad
web-isle-own-passed = { $phase ->
    [rescue] Pasujete: další kočky nezachraňujete
    [finds] Pasujete: další objevy neberete
   *[none] Pasujete
}
web-isle-own-find = Hrajete kartu a berete si { $what ->
    [oshax] oshaxe
    [rare] zlatý poklad
   *[other] poklady
}
web-isle-own-anytime = Hrajete: { $text }
web-isle-own-fish = { $fish ->
    [one] Získáváte jednu rybu
    [few] Získáváte { $fish } ryby
    [many] Získáváte { $fish } ryby
   *[other] Získáváte { $fish } ryb
}
web-isle-own-drew_cards = { $cards ->
    [one] Dobíráte jednu kartu
    [few] Dobíráte { $cards } karty
    [many] Dobíráte { $cards } karty
   *[other] Dobíráte { $cards } karet
}
web-isle-own-basket_gained = Získáváte koš
web-isle-own-basket_given = Vracíte koš
web-isle-own-cat_moved = Přesouváte tuto kočku
web-isle-own-cat_put = Dáváte tuto kočku do zóny
web-isle-own-lesson_discarded = Odhazujete úkol
web-isle-own-treasure_removed = Odebíráte z lodi poklad
web-isle-own-tile_gone = Nemáte kam položit dílek

## How what is asked is done; it stands beside the hand

web-isle-help = { $decision ->
    [buy] Označte karty, které chcete, a zaplaťte rybami. Pár ryb si nechte: každá kočka také něco stojí.
    [ready] Označte karty na dnešek: v koších se vozí kočky a kdo je rychlejší, vybírá dřív. Ostatní vám zůstanou v ruce.
    [rescue] Klepněte na kočku, nebo ji přetáhněte na loď. Každá potřebuje koš a tolik ryb, kolik stojí její zóna.
    [place] Přetáhněte dílek, nebo klepněte na políčko. Zakrývejte krysy, zaplňujte sekce a držte kočky jedné rodiny pohromadě.
    [finds] Zahrajte kartu a vezměte si oshaxe nebo poklady, nebo dnes skončete.
    [stuck] Může pomoci univerzální karta. Pokud ji nepotřebujete, pro dnešek skončete.
    [window] Zahrajte kartu, nebo pokračujte.
    [after_paying] Zahrajte kartu, nebo pokračujte.
   *[other] { "" }
}

## The best boat, after the end

web-isle-packed-title = Nejlepší loď s těmito dílky
web-isle-packed-score = Se stejnými dílky { $score } { $score ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
} místo { $played }.
web-isle-packed-proven = Lepší loď se z těchto dílků složit nedá.
web-isle-packed-bound = Víc než { $bound } se s těmito dílky získat nedá.
web-isle-packed-unknown = Možná by šlo složit i lepší.

## What an action means, with a verb: in a hint, a replay, an analysis

web-isle-choice = { $choice ->
    [blue] modrá
    [green] zelená
    [red] červená
    [purple] fialová
    [orange] oranžová
    [used] použitý koš
   *[unused] nepoužitý koš
}
web-isle-means = { $verb ->
    [keep] Nechat si: { $what }
    [buy] Koupit: { $what }
    [ready] Vyložit k záchraně: { $what }
    [find] Zahrát kartu a vzít si: { $what }
    [anytime] Zahrát: { $what }{ $choice ->
        [none] { "" }
       *[other] { " " }({ web-isle-choice })
    }
    [discard] Odhodit: { $what }
    [lesson] Vyložit úkol: { $what }
    [take] Vzít: { $what }
    [rescue] Zachránit: { $what }
    [move] Přesunout: { $what }
    [put] Umístit: { $what }
    [place] Položit dílek: sloupec { $x }, řada { $y }, { $what }
    [remove] Odebrat z lodi: { $what }, sloupec { $x }, řada { $y }
    [basket] Použít: { $what }
    [colour] Zvolit barvu: { web-isle-choice }
   *[other] { $what }
}

## The end of the game

web-isle-end-rats = Viditelné krysy
web-isle-end-rooms = Nezaplněné sekce
web-isle-end-family = Rodiny
web-isle-end-rares = Zlaté poklady
web-isle-end-lesson = Osobní úkoly
web-isle-end-public_lesson = Veřejné úkoly
web-isle-end-sister_colour = Kočky jejích barev
web-isle-end-sister_lesson = Její úkoly
web-isle-end-reason = { $days }. den skončil a lodě vyplouvají.
web-isle-end-halved = Sólová hra: veřejné úkoly se počítají z poloviny, zaokrouhleno nahoru.

## Plán

web-isle-plan = { $n ->
    [one] V plánu { $n } dílek
    [few] V plánu { $n } dílky
    [many] V plánu { $n } dílku
   *[other] V plánu { $n } dílků
}
web-isle-plan-points = { $signed } { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}
web-isle-plan-keep = Naplánovat sem
web-isle-plan-place = Položit podle plánu
web-isle-plan-undo = Zrušit poslední dílek plánu
web-isle-plan-clear = Zrušit plán
web-isle-plan-broken = { $n } z nich takto položit nelze

## Na první pohled

web-isle-card-reveals = Tato karta odhalí něco nového, takže ji nelze vzít zpět.
web-isle-passes = Vaše karty dostane { $to }, další dostanete od hráče { $from }.
web-isle-families = Kočky podle rodin
web-isle-families-cats = Kočky
web-isle-families-largest = Největší rodina
web-isle-day-last = Poslední den
web-isle-answer-quiet = Dnes už se neptat
web-isle-panel-played = Zahráno
web-isle-played-pile = Zahrané karty ({ $n })
web-isle-played-today = { $name }: na dnešek
web-isle-played-hidden = { $n ->
    [one] Ještě { $n } karta byla odhozena lícem dolů.
    [few] Ještě { $n } karty byly odhozeny lícem dolů.
    [many] Ještě { $n } karty byly odhozeny lícem dolů.
   *[other] Ještě { $n } karet bylo odhozeno lícem dolů.
}
web-isle-next = Dále: { $what }
web-isle-steps = Průběh dne a body
web-isle-steps-fishing = všichni dostanou ryby a v zónách se objeví kočky.
web-isle-steps-explore = část karet si nechte, zbytek pošlete dál a pak kupte ty, které chcete.
web-isle-steps-lessons = vyložte koupené úkoly.
web-isle-steps-rescue = vyberte karty odlovu a pak střídavě zachraňujte kočky: každá stojí koš a ryby.
web-isle-steps-finds = střídavě hrajte karty oshaxe a pokladu.
web-isle-steps-points = Rodina sousedících koček přináší
web-isle-steps-cats = Kočky
web-isle-steps-worth = Body
web-isle-steps-more = každá další
web-isle-steps-others = Viditelná krysa { $rat }, nezaplněná sekce { $room }, zlatý poklad { $rare }.
web-isle-stops = Pasovat za mě, kromě těchto karet
web-isle-stops-about = Když přijde na některou z nich řada, máte pár sekund, abyste ji zahráli. Každý pas trvá stejně dlouho, takže nikdo nepozná, jestli jsme se vás ptali.
web-isle-stops-about_bots = Zeptáme se jen tehdy, když lze některou z těchto karet zahrát.
web-isle-stops-none = Teď nemáte žádné univerzální karty.
web-isle-stops-asked = Zahrajte kartu teď, nebo ji nechte být
web-isle-stops-passing = Pasujeme za vás…
