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
web-score-add_player = Přidat hráče
web-score-remove_player = Odebrat tohoto hráče
web-score-name = Jméno
web-score-pad = Body
web-score-lines = Řádek po řádku: { $name }
web-score-total = Celkem
web-score-wins = vyhrává
