# The score pad.

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
web-score-fits-woken = Počítá se?
web-score-fits-woken-auto = když má její hráč v krabici bdělou kočku
web-score-fits-woken-yes = ano, bdělá kočka přibyla později
web-score-fits-woken-no = ne, po ní už bdělá kočka nepřibyla
web-score-fits-woken-about = Spící kočka se počítá, jen když její hráč do její krabice později přidal bdělou. Když nic neřeknete, bereme to tak, že bdělé kočky v krabici přišly později. Vyberte „ne“, pokud spící kočka přišla poslední, a „ano“, pokud bdělou mezitím vystřídala Princezna.
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
web-score-fits-empty = Sestavte svůj stůl kartu po kartě: objeví se tu všechny krabice a jejich body.
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
