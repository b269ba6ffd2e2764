# Score a table: what lies on a real table is built on the screen.

web-score-share = Sdílet odkazem
web-score-link = Tento odkaz obsahuje celý stůl
web-score-link_bad = Stůl z tohoto odkazu nelze ukázat. { $why }
web-score-link_torn = Část odkazu chybí, nebo je pozměněná.
web-score-clear = Začít znovu
web-score-clear_sure = Opravdu vše smazat?
web-score-less = { $label }: ubrat
web-score-more = { $label }: přidat
web-score-players = Hráči
web-score-player = Hráč { $number }
web-score-add_player = Hráč
web-score-remove_player = Odebrat tohoto hráče
web-score-name = Jméno
web-score-pad = Body
web-score-lines = Řádek po řádku: { $name }
web-score-total = Celkem
web-score-wins = vyhrává

## The Isle of Cats

web-score-isle-mode-standard = Standardní
web-score-isle-mode-family = Rodinná
web-score-isle-mode-solo = Sólová
web-score-isle-more = Víc o tomto stole
web-score-isle-first = První v pořadí
web-score-isle-other = někdo jiný
web-score-isle-others = Největší rodina na lodích, které tu nejsou
web-score-isle-boat = Loď
web-score-isle-boat_of = Loď: { $name }
web-score-isle-kind = Co to je
web-score-isle-family = Rodina
web-score-isle-shape = Tvar
web-score-isle-choose = Vyberte dole dílek a položte ho tak, jak leží u vás na stole.
web-score-isle-touch = Vyberte dole další dílek, nebo se dotkněte některého na lodi a přesuňte ho nebo odložte.
web-score-isle-take_up = Zvednout dílek { $number }: { $tile }
web-score-isle-fish = Ryby
web-score-isle-baskets = Koše
web-score-isle-lessons = Osobní úkoly
web-score-isle-public_lessons = Veřejné úkoly pro všechny hráče
web-score-isle-find = Najít kartu podle čísla nebo slov
web-score-isle-find_nothing = Taková karta není.
web-score-isle-find_more = { $number ->
    [1] Ještě jedna; napište další slovo.
   *[other] Ještě { $number }; napište další slovo.
}
web-score-isle-remove_card = Odebrat kartu { $card }
web-score-isle-colour_of = Barva karty { $card }
web-score-isle-sister = Vaše sestřička
web-score-isle-sister_colours = Její barvy od první po poslední
web-score-isle-sister_lessons = Její úkoly
web-score-isle-each = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} za každou kočku
web-score-isle-raise = O místo výš: { $colour ->
    [blue] modrá
    [green] zelená
    [red] červená
    [purple] fialová
   *[orange] oranžová
}
web-score-isle-row-rats = Viditelné krysy
web-score-isle-row-rooms = Nezaplněné sekce
web-score-isle-row-families = Rodiny
web-score-isle-row-rares = Zlaté poklady
web-score-isle-row-lessons = Osobní úkoly
web-score-isle-row-public = Veřejné úkoly

## If It Fits

web-score-fits-more = Hráči a pravidla
web-score-fits-table = Stůl
web-score-fits-sides = Které strany jsou otevřené?
web-score-fits-open = otevřené: { $sides }
web-score-fits-side-n = horní
web-score-fits-side-e = pravá
web-score-fits-side-s = dolní
web-score-fits-side-w = levá
web-score-fits-card = Co je na kartě?
web-score-fits-sleepers = Nebo spící kočka
web-score-fits-sleeper_of = Spící kočka: { $name }
web-score-fits-princess = Princezna
web-score-fits-cat_of = Kočka: { $name }
web-score-fits-nothing = nic
web-score-fits-turn = Otočit
web-score-fits-take = Odebrat
web-score-fits-across-w = Přes levý spoj
web-score-fits-across-e = Přes pravý spoj
web-score-fits-free_at = Sloupec { $x }, řada { $y }: volno. Vyberte, co tam leží.
web-score-fits-card_at = Sloupec { $x }, řada { $y }: { $card }
web-score-fits-penalties = { $points ->
    [one] { $points } trestný bod
    [few] { $points } trestné body
    [many] { $points } trestného bodu
   *[other] { $points } trestných bodů
}
web-score-fits-boxes = Krabice
web-score-fits-box = { $closed ->
    [true] Uzavřená krabice
   *[other] Otevřená krabice
}, { $cards ->
    [one] jedna karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}
web-score-fits-icon = { $name } × { $count }
web-score-fits-no_boxes = Na stole ještě neleží žádná karta.
