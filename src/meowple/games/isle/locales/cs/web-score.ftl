# The score pad.

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
