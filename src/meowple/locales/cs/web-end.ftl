# The final sheet of a table.

web-end-you = Vy
web-end-you_win = Vyhráváte!
web-end-you_share = Dělíte se o vítězství: { $names } a vy!
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
web-end-best_line = Nejvíc bodů najednou
web-end-best-record = Nový osobní rekord!
web-end-best-below = Váš osobní rekord zatím platí
web-end-best_before = Dosud nejlepší: { $points }
web-end-decide = Kde se hra rozhodla?
web-end-turning = Zlomový okamžik
web-end-brightest = Váš nejlepší okamžik
web-end-even = Žádný jednotlivý tah hru nerozhodl.
web-end-see = Ukázat krok { $step }
web-end-lines = Všechny body, řádek po řádku
