# The final sheet of a table.

web-end-you = Vy
web-end-you_win = Vyhráváte!
web-end-won_by = Váš náskok: { $points } { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}.
web-end-lost_by = Na výhru chybělo: { $points } { $points ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}.
web-end-best_line = To nejlepší od vás
web-end-best-record = Nový osobní rekord!
web-end-best-below = Váš osobní rekord zatím platí
web-end-best_before = Dosud nejlepší: { $points }
web-end-decide = Kde se rozhodlo?
web-end-turning = Bod zlomu
web-end-brightest = Vaše nejlepší chvíle
web-end-even = Žádný jednotlivý tah tuto hru nerozhodl.
web-end-see = Ukázat krok { $step }
web-end-lines = Všechny body, řádek po řádku
