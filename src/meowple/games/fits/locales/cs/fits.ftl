# What If It Fits says. A cell is column,row; a joint is named by its west cell. Icons
# come as letters: M mouse, Y yarn, F fish, P feather, S spray bottle. Some messages are
# parts of others: `{ fits-cell }` within a message sees the arguments of that message.

game-fits-name = Když se to vejde
game-fits-about = skládejte krabice a obsaďte ty nejlepší

# What a player chooses before the game.
figure-fits = Kočka
figure-fits-iriska = Iriska
figure-fits-murchik = Murčik
figure-fits-kuzya = Kuzja
figure-fits-barsik = Barsik
figure-fits-tsarapka = Carapka

## Parts of other messages

fits-cell = { $x },{ $y }
fits-count_cards = { $cards ->
    [one] jedna karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}

## What happens

event-fits-started = { $seat } pokládá startovní kartu { $card }.
event-fits-drew = { $seat } dobírá kartu.
event-fits-drew_own = { $seat } dobírá: { $card }.
event-fits-drew_toy = { $seat } dobírá zvláštní kartu hraček { $card }, musí ji hned zahrát.
event-fits-plays = { $seat } hraje { $card ->
    [princess] Princeznu
   *[other] kartu { $card }
}.
event-fits-plays_own = { $seat } hraje: { $card }.
event-fits-laid = { $seat } pokládá { $card }.
event-fits-box_closed = Krabice je uzavřená.
event-fits-cat = { $seat } pokládá kočku přes dvě karty.
event-fits-asleep = { $seat } ukládá kočku ke spánku.
event-fits-woken = Spící kočka, kterou tu má { $seat }, se odteď počítá.
event-fits-toy = { $seat } pokládá zvláštní kartu hraček { $card } přes dvě karty.
event-fits-princess = { $seat } hraje Princeznu: { $what ->
    [sleeper] spící kočka
   *[cat] kočka
}, kterou tu má { $owner }, jí uvolňuje místo a jde domů.
event-fits-discarded = { $seat } odhazuje { $card ->
    [princess] Princeznu
   *[other] { $card }
}: nic se nedá zahrát.
event-fits-discarded_own = { $seat } odhazuje: { $card }.
event-fits-final = Začíná závěrečná fáze: { $why ->
    [deck] dobírací balíček je prázdný
   *[cats] někomu došly kočky
}. Odteď nikdo nedobírá ani neukládá kočky ke spánku.
event-fits-over = Nikdo už nemá karty v ruce. Hra skončila.

## Score

line-fits-score-closed = Uzavřená krabice na { fits-cell }, { fits-count_cards }
line-fits-score-open = Otevřená krabice na { fits-cell }, { fits-count_cards }
line-fits-score-extra_cats = Další kočky v krabici na { fits-cell }

decided-fits-won-points = nejvíc bodů
decided-fits-won-penalties = nejméně trestných bodů při stejném nejvyšším počtu bodů
decided-fits-won-shared = společné vítězství

score-penalties = Trestné body
score-boxes = Krabice
score-cells = Pole
score-closed = Uzavřená
score-toys = Hračky
score-sprays = Rozprašovače
score-value = Hodnota
score-holders = Drží
score-sleepers = Spící kočky, které se počítají
score-points = Body

## Errors: what the rules forbid

error-card-another_played = Zahraná je karta { $card }: položte ji.
error-card-cannot_be_played = Kartu { $card } teď nelze zahrát.
error-card-same_when_turned = Karta { $card } vypadá po otočení stejně: položte ji bez otočení.
error-cat-none_left = Už nemáte žádnou kočku.
error-cat-not_this_card = Kočka musí ležet na kartě, kterou jste právě položili.
error-cell-must_touch = Karta se musí celou stranou dotýkat karty na stole; rohy se nepočítají.
error-cell-occupied = Na { fits-cell } už leží karta.
error-cell-off_table = { fits-cell } není na stole.
error-discard-can_play = Odhodit smíte jen tehdy, když se nic nedá zahrát.
error-joint-covered = Na jedné z těchto dvou karet už něco leží.
error-joint-none = { fits-cell } nemá s východním sousedem otevřený dlouhý spoj.
error-joint-sleeper = Na spící kočku nelze nic položit.
error-princess-no_cat = Na { fits-cell } není kočka, kterou by mohla vystřídat.
error-sleep-no_place = Vaše kočka nemá kde spát.
error-start-column = { $x },{ $y } není místo pro startovní kartu: tvoří jeden sloupec od prostředního pole a spojují se krátkými stranami.
error-toy-first = Nejdřív je třeba zahrát zvláštní kartu hraček { $card }.
error-toy-joint_is_free = Zvláštní karta hraček { $card } patří na spoj, dokud je nějaký volný.
error-wall-meets_wall = Na { fits-cell } by vznikla dvojitá stěna, a tu pokročilá pravidla zakazují.

## Errors: position files

error-position-too_wide = Pole leží příliš daleko od sebe: stůl má nejvýše { $most ->
    [one] { $most } sloupec a { $most } řadu
    [few] { $most } sloupce a { $most } řady
    [many] { $most } sloupce a { $most } řady
   *[other] { $most } sloupců a { $most } řad
}.
error-position-cell_twice = Na { fits-cell } jsou dvě pole.
error-position-cell_what = Pole má „card“, „sleeper“, nebo „princess“: true.
error-position-card_no_toy = Karta { $card } není zvláštní karta hraček.
error-position-cats = Hráč { $player } má víc než { $most ->
    [one] { $most } kočku
    [few] { $most } kočky
    [many] { $most } kočky
   *[other] { $most } koček
}.
error-position-princesses = Karet Princezny je víc než { $most }.
error-position-overlay_cells = „between“ musí být dvě pole, každé jako [x, y].
error-position-overlay_joint = Překrytí leží mezi dvěma uvedenými poli vedle sebe, jedním východně od druhého.
error-position-overlay_wall = Překrytí nemůže ležet přes stěnu.
error-position-overlay_sleeper = Překrytí nemůže ležet na spící kočce.
error-position-overlay_twice = Na tomto spoji už jiné překrytí leží.

## Errors: own decks

error-data-deck_name = „{ $name }“ nemůže být název balíčku: použijte malá písmena, číslice a spojovníky.
error-data-deck_taken = Balíček „{ $name }“ už existuje.
error-data-card_count = { $kind ->
    [box] Karet krabic
    [start] Startovních karet
   *[toy] Zvláštních karet hraček
} musí být v balíčku { $needed }, ne { $cards }.
error-data-card_id = „{ $name }“ nemůže být název karty: použijte velké písmeno a až sedm písmen a číslic.
error-data-card_taken = Karta { $name } už existuje.
error-data-card_sides = „sides“ karty { $name } musí být čtyři písmena, o jako otevřená a w jako stěna: sever, východ, jih, západ.
error-data-card_closed = Karta { $name } je uzavřená ze všech stran.
error-data-icon_unknown = Karta { $name } má symbol „{ $icon }“; na výběr: { $offered }.
error-data-start_sides = Startovní karta { $name } musí mít otevřené obě dlouhé strany a aspoň jednu krátkou.
error-data-sleeper_sides = Spící kočka musí po otočení o 180 stupňů vypadat stejně.

## Options of a table

option-fits-advanced = Pokročilá pravidla
option-fits-advanced-about = Základní hra, nebo pokročilá.
option-fits-advanced-false = základní pravidla
option-fits-advanced-true = všech pět karet Princezny v balíčku, žádné dvojité stěny, žádné body za další kočky, spící kočky mají poloviční váhu
option-fits-sleepers = Spící kočky
option-fits-sleepers-about = Kdy se spící kočka počítá jako bdělá.
option-fits-sleepers-later = když do její krabice její hráč později přidá bdělou kočku, jak stojí v pravidlech
option-fits-sleepers-any = když má její hráč na konci v krabici bdělou kočku, ať přišla první kterákoli
option-fits-extra_cats = Další kočky
option-fits-extra_cats-about = Kdo dostane bod za každou další kočku v krabici.
option-fits-extra_cats-all = každý, kdo tam má koček víc
option-fits-extra_cats-holder = jen ten, kdo krabici drží
option-fits-tied_kinds = Shoda hraček
option-fits-tied_kinds-about = Co se počítá, když je v krabici nejčastějších druhů hraček víc.
option-fits-tied_kinds-all = všechny
option-fits-tied_kinds-one = jeden z nich
option-fits-table = Stůl
option-fits-table-about = Kolik sloupců a řad má stůl.
option-fits-table-auto = 15x11 pro dva nebo tři hráče, 17x11 pro čtyři nebo pět
option-fits-table-also = jiná velikost: tolik sloupců a řad
option-fits-overlays = Kočky na kartě
option-fits-overlays-about = Kolik koček, Princezen a zvláštních karet hraček smí ležet na jedné kartě.
option-fits-overlays-card = jedna na každé kartě
option-fits-overlays-joint = jedna na každém spoji, takže karta může být překrytá z obou stran
option-fits-start_cards = Startovní karty
option-fits-start_cards-about = Jak hráči přijdou ke startovním kartám.
option-fits-start_cards-choose = každý si vybere ze zbývajících
option-fits-start_cards-draw = každý si jednu vylosuje
option-fits-cards = Karty
option-fits-cards-about = Balíček, se kterým se hraje.
option-fits-cards-ours = naše vlastní stěny a symboly, protože pravidla neuvádějí ty tištěné

## The table

fits-head = { $advanced ->
    [true] Pokročilá pravidla
   *[false] Základní pravidla
}, stůl { $width } × { $height } (sloupce × řady), v dobíracím balíčku { $deck ->
    [0] už není žádná karta
    [one] zbývá jedna karta
    [few] zbývají { $deck } karty
    [many] zbývá { $deck } karty
   *[other] zbývá { $deck } karet
}.
fits-final_phase = Závěrečná fáze: nikdo nedobírá, dohrávají se karty z ruky.
fits-discards = Odhozeno: { $cards }.
fits-turn = Na tahu: { $who }.
fits-seat = { $you ->
    [true] { $seat } (vy)
   *[false] { $seat }
}
fits-player = { $who }: zatím { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}, { $penalties ->
    [0] bez trestných bodů
   *[other] trestné body { $penalties }
}, { $cats ->
    [0] už žádná kočka
    [one] zbývá jedna kočka
    [few] zbývají { $cats } kočky
    [many] zbývá { $cats } kočky
   *[other] zbývá { $cats } koček
}, { $hand ->
    [0] žádná karta
    [one] jedna karta
    [few] { $hand } karty
    [many] { $hand } karty
   *[other] { $hand } karet
} v ruce.
fits-division = { $rules ->
    [advanced] Pokročilá pravidla
   *[basic] Základní pravidla
}
fits-legend = Značky: - a | stěny, mezery otevřené strany; M myš, Y klubíčko, F ryba, P pírko, S rozprašovač, + další symboly; c0 kočka místa 0 přes dvě karty, z0 spící kočka místa 0, Z0 taková, která se počítá, c# a z# Princezna na jejím místě, ** zvláštní karta hraček přes dvě karty; . volné pole. Sloupce jsou číslované nahoře, řady vlevo: pole je sloupec,řada; spoj se jmenuje podle svého západního pole.

## Boxes, each named by its first cell

fits-boxes = Krabice s kočkami:
fits-box = { fits-cell }: { fits-count_cards }, { $ends ->
    [0] uzavřená
    [one] jeden otevřený konec
    [few] { $ends } otevřené konce
    [many] { $ends } otevřeného konce
   *[other] { $ends } otevřených konců
}; { $icons }; hodnota teď { $value }. Kočky: { $cats }. Boduje: { $scores }.
fits-box_cats = { $who }: { $awake ->
    [0] spící { $asleep }
   *[other] { $asleep ->
        [0] bdělé { $awake }
       *[other] bdělé { $awake } a spící { $asleep }
    }
}
fits-box_idle = { $cats } (nepočítá se spících: { $idle })
fits-box_points = { $who }: { $points }
fits-nobody = nikdo
fits-free_boxes = Krabice bez koček a jejich hodnota teď: { $boxes }.
fits-free_box = { fits-cell } { $closed ->
    [true] uzavřená: { $value }
   *[false] otevřená: { $value }
}

## Cards

fits-start_cards = Startovní karty:
fits-hand = V ruce:
fits-princess_card = Princezna
fits-sleeping = spící kočka, { $card }
fits-card_text = { $open ->
    [4] otevřená na všechny strany
   *[other] otevřená na { $sides }
}; { $icons }
fits-side-n = sever
fits-side-e = východ
fits-side-s = jih
fits-side-w = západ
fits-icon-M = { $count ->
    [one] jedna myš
    [few] { $count } myši
    [many] { $count } myši
   *[other] { $count } myší
}
fits-icon-Y = { $count ->
    [one] jedno klubíčko
    [few] { $count } klubíčka
    [many] { $count } klubíčka
   *[other] { $count } klubíček
}
fits-icon-F = { $count ->
    [one] jedna ryba
    [few] { $count } ryby
    [many] { $count } ryby
   *[other] { $count } ryb
}
fits-icon-P = { $count ->
    [one] jedno pírko
    [few] { $count } pírka
    [many] { $count } pírka
   *[other] { $count } pírek
}
fits-icon-S = { $count ->
    [one] jeden rozprašovač
    [few] { $count } rozprašovače
    [many] { $count } rozprašovače
   *[other] { $count } rozprašovačů
}
fits-no_icons = bez symbolů
fits-icon_name-M = myš
fits-icon_name-Y = klubíčko
fits-icon_name-F = ryba
fits-icon_name-P = pírko
fits-icon_name-S = rozprašovač
fits-kind-box = karta krabice
fits-kind-start = startovní karta
fits-kind-toy = zvláštní karta hraček
fits-kind-sleeper = spící kočka
fits-kind-princess = Princezna
fits-about-box = Přikládá se celou stranou ke kartě na stole; potom na ni smíte položit jednu svou kočku.
fits-about-start = Pokládá se před prvním tahem; startovní karty tvoří jeden sloupec.
fits-about-toy = Hraje se hned po dobrání, přes volný spoj kterékoli krabice.
fits-about-sleeper = Vaše kočka položená jako karta krabice, místo dobírání. Počítá se, jakmile do její krabice přidáte bdělou kočku.
fits-about-princess = Vystřídá kočku kohokoli, bdělou i spící, a ta jde domů.
fits-explain-draw = vzít do ruky horní kartu z dobíracího balíčku
fits-explain-sleep = místo dobírání uložit kočku ke spánku
fits-explain-done = tentokrát bez kočky
fits-across = přes { fits-cell } a { $east },{ $y }
fits-instead_of = vystřídá { $what ->
    [sleeper] spící kočku
   *[cat] kočku na tomto spoji
}

## What is asked

fits-asked = Čeká se na hráče: { $who } – { $what }
fits-asked_you = Vaše rozhodnutí: { $what }
fits-decision-start = vybrat startovní kartu a položit ji.
fits-decision-turn = dobrat kartu, nebo uložit kočku ke spánku.
fits-decision-card = vybrat kartu z ruky.
fits-decision-lay = položit zahranou kartu { $card }.
fits-decision-princess = vybrat kočku, kterou Princezna vystřídá.
fits-decision-toy = zahrát zvláštní kartu hraček { $card }.
fits-decision-cat = položit kočku na kartu na { fits-cell }, nebo skončit (done).
fits-decision-sleeper = uložit kočku ke spánku.

## Co mluví pro tah: v nápovědě a v rozboru. Body jsou to, co se změní teď.

fits-reason-mine = Vaše krabice: +{ $points }.
fits-reason-closes = Krabice se uzavře, takže její hodnota platí dvakrát.
fits-reason-others = Soupeř přijde o { $points }.
fits-reason-cat = S kočkou na ní: +{ $points }.
fits-reason-play = Na nejlepším místě přinese až +{ $points }.
fits-reason-sleep = Spící kočka nepustí do své krabice cizí bdělé kočky.
fits-reason-keep = Kočky si necháte na lepší krabici: zbývá { $cats }.
fits-reason-safe = Soupeři tím nezískají žádné body.

## O co hráč svou odpovědí přijde

fits-slip-no_cat = Tato krabice je uzavřená. S kočkou v ní získáte o { $points } víc.
fits-slip-cat = Tato krabice je uzavřená. Kočka v ní vás bude stát { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
