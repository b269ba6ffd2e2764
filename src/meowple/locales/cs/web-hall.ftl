# Síň slávy.

web-hall-of = Síň slávy: { $game }
web-hall-all = Všechny hry
web-hall-division = Druh hry
web-hall-every = Všechny, od nejnovějších
web-hall-order = Řazení
web-hall-best = Od nejlepších
web-hall-newest = Od nejnovějších
web-hall-players = { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
    [many] { $seats } hráče
   *[other] { $seats } hráčů
}
web-hall-place = Místo
web-hall-name = Vítěz
web-hall-figure = Figurka
web-hall-score = Body
web-hall-when = Datum
web-hall-replay = Záznam
web-hall-replay_of = Záznam partie, kterou vyhrál hráč { $name } (body: { $score })
web-hall-more = Další vítězové
web-hall-none = Zatím žádný vítěz. Vyhrajte u této obrazovky, s přáteli nebo proti botům a bude tu vaše jméno.
web-hall-about = Počítá se každá dohraná partie, i u jedné obrazovky a proti botům. Partie bez dalších lidí, ve které jste si vzali tip, se nepočítá. Vítěze u stolu bez diváků vidí jen ti, kdo u něj hráli.
web-hall-free = Zatím volné
web-hall-latest = Poslední výhra: { $name } (body: { $score })
web-hall-nobody = Zatím žádní vítězové. Buďte první!
