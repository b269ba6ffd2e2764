# Learning: guided first games.

web-learn-guide-games = První hry s průvodcem
web-learn-guide-games_about = Hrajte proti slabému botovi a průvodce vám vysvětlí jednu věc po druhé. Kdykoli můžete přestat a pokračovat později.
web-learn-guide-begin = Začít
web-learn-guide-begin_anew = Začít znovu
web-learn-guide-go_on = Pokračovat
web-learn-guide-done = Hotovo!
web-learn-guide-title = Průvodce
web-learn-guide-fold = Sbalit
web-learn-guide-unfold = Rozbalit
web-learn-guide-next = Dál
web-learn-guide-show_me = Ukázat
web-learn-guide-skip = Skrýt průvodce
web-learn-guide-rest = Hrajte dál. Ozvu se, až přijde něco nového.
web-learn-guide-thinking = Tygr přemýšlí…
web-learn-guide-tiger = Tygr by udělal toto: { $label }
web-learn-guide-do_it = Provést

## Puzzles

web-learn-puzzle-title = Úlohy
web-learn-puzzle-about = Pozice ze skutečné hry a cíl, ke kterému stačí pár rozhodnutí. Karty i kostky jsou při každém pokusu stejné.
web-learn-puzzle-solved_of = Vyřešeno { $solved } z { $all }
web-learn-puzzle-solved = vyřešeno
web-learn-puzzle-back = Všechny úlohy
web-learn-puzzle-left = { $left ->
    [0] Nezbývá žádné rozhodnutí
    [one] Zbývá jedno rozhodnutí
    [few] Zbývají { $left } rozhodnutí
    [many] Zbývá { $left } rozhodnutí
   *[other] Zbývá { $left } rozhodnutí
}
web-learn-puzzle-step_back = O krok zpět
web-learn-puzzle-restart = Začít znovu
web-learn-puzzle-reveal = Ukázat další krok
web-learn-puzzle-revealed = Další krok: { $step }
web-learn-puzzle-do_it = Provést
web-learn-puzzle-astray = Naše řešení šlo jinudy. Vraťte se o krok, nebo začněte znovu.
web-learn-puzzle-failed = Tentokrát ne.
web-learn-puzzle-well_done = Vyřešeno!
web-learn-puzzle-next = Další úloha
web-learn-puzzle-sorry = Tuto úlohu nelze ukázat
