# Events in which the reader is the one who acts: `you-` instead of `event-`. An event
# without such a message names the reader like everyone else.

you-isle-packet = Prohlížíte si tyto karty: { $cards }.
you-isle-kept = Necháváte si kartu { $card }.
you-isle-chosen = Chcete koupit kartu { $card }.
you-isle-paid =
    { $cards ->
        [0] Nekupujete žádnou kartu
        [one] Kupujete jednu kartu
        [few] Kupujete { $cards } karty
        [many] Kupujete { $cards } karty
       *[other] Kupujete { $cards } karet
    }{ $cards ->
        [0] { "" }
       *[other]
            { $fish ->
                [one] { " " }za { $fish } rybu
                [few] { " " }za { $fish } ryby
                [many] { " " }za { $fish } ryby
               *[other] { " " }za { $fish } ryb
            }
    }{ $refused ->
        [0] .
        [1] { " " }a jednu odhazujete.
       *[other] { " " }a odhazujete { $refused }.
    }
you-isle-public_lesson =
    Vykládáte veřejný úkol { $card }{ $colour ->
        [blue] { ": " }modrá.
        [green] { ": " }zelená.
        [red] { ": " }červená.
        [purple] { ": " }fialová.
        [orange] { ": " }oranžová.
       *[other] .
    }
you-isle-private_lessons =
    Vykládáte lícem dolů { $cards ->
        [one] jeden osobní úkol
        [few] { $cards } osobní úkoly
        [many] { $cards } osobního úkolu
       *[other] { $cards } osobních úkolů
    }.
you-isle-private_lessons_own = Máte osobní úkoly: { $cards }.
you-isle-ready =
    Na dnešek { $cards ->
        [0] nevykládáte žádnou kartu odlovu
        [one] vykládáte jednu kartu odlovu
        [few] vykládáte { $cards } karty odlovu
        [many] vykládáte { $cards } karty odlovu
       *[other] vykládáte { $cards } karet odlovu
    }.
you-isle-ready_own = Vykládáte lícem dolů kartu odlovu { $card }.
you-isle-revealed = Máte rychlost { $speed }; karty odlovu: { $cards }.
you-isle-rescued =
    Zachraňujete kočku z { $field ->
        [left] levé
       *[right] pravé
    } zóny a používáte { $basket ->
        [permanent] trvanlivý koš
        [whole] jednorázový koš
       *[broken] dva poškozené koše
    }.
you-isle-placed = Pokládáte dílek: { isle-tile }.
you-isle-declined = Neberete žádný poklad.
you-isle-passed = Pasujete.
you-isle-find =
    Hrajete kartu { $card } a berete si { $what ->
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
you-isle-anytime =
    Hrajete univerzální kartu { $card }{ $choice ->
        [blue] { ": " }modrá.
        [green] { ": " }zelená.
        [red] { ": " }červená.
        [purple] { ": " }fialová.
        [orange] { ": " }oranžová.
       *[other] .
    }
you-isle-fish =
    Získáváte { $fish ->
        [one] { $fish } rybu
        [few] { $fish } ryby
        [many] { $fish } ryby
       *[other] { $fish } ryb
    }.
you-isle-drew_cards =
    { $cards ->
        [0] Nic nedobíráte: balíček je prázdný
        [one] Dobíráte jednu kartu
        [few] Dobíráte { $cards } karty
        [many] Dobíráte { $cards } karty
       *[other] Dobíráte { $cards } karet
    }.
you-isle-drew = Dobíráte: { $cards }.
you-isle-drew_tile = Taháte z pytlíku: { isle-tile }.
you-isle-tile_gone = Váš dílek ({ isle-shape }) se nikam nevejde a je pryč.
you-isle-basket_given =
    Vracíte { $face ->
        [used] použitý trvanlivý koš
       *[unused] nepoužitý trvanlivý koš
    }.
you-isle-basket_gained = Získáváte trvanlivý koš.
you-isle-cat_put =
    Dáváte do { $field ->
        [left] levé
       *[right] pravé
    } zóny dílek: { isle-colour } kočka ({ isle-shape }).
you-isle-cat_moved =
    Přesouváte do { $field ->
        [left] levé
       *[right] pravé
    } zóny dílek: { isle-colour } kočka ({ isle-shape }).
you-isle-lesson_discarded = Odhazujete osobní úkol.
you-isle-lesson_discarded_own = Odhazujete úkol { $card }.
you-isle-treasure_removed = Odebíráte z lodi poklad ({ isle-shape }).
you-isle-ask =
    Nastavujete si dotazy: { $when ->
        [always] před každým tahem
        [never] nikdy
       *[windows] v obvyklých chvílích
    }.
