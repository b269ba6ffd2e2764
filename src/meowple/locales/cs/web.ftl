# The web client: everything that is not of one game alone. In the client an id is
# written with dots: web.table.undo.

web-wait = Okamžik…
web-page_failed = Stránku se nepodařilo načíst. Obnovte ji.
web-offline = Server neodpovídá. Zkontrolujte připojení a zkuste to znovu.
web-nowhere = Tady jen spí kočka
web-nowhere_about = V adrese je možná překlep, nebo stránka už neexistuje.
web-skip = Přejít k obsahu
web-close = Zavřít
web-recent = Co se právě stalo
web-recent-again = Ukázat znovu
web-recent-none = Zatím se nic nestalo.
web-copy = Kopírovat
web-copied = Zkopírováno
web-copy_failed = Prohlížeč nám kopírovat nedovolí. Text je označený: zkopírujte ho ručně.
web-again = Zkusit znovu
web-contents = Obsah

web-nav = Stránky
web-nav-learn = Jak hrát
web-nav-score = Spočítat body
web-nav-rules = Pravidla
web-nav-profile = Profil
web-nav-settings = Nastavení

## At a table

web-table-home = Domů
web-table-undo = Vrátit
web-table-undo_replies = Vrátit svůj poslední tah i odpovědi botů
web-table-redo = Znovu provést
web-table-end_turn = Ukončit tah
web-table-end_turn_asked = Zkontrolujte svůj tah a ukončete ho.
web-table-take_back = Vzít zpět
web-table-skip = Přeskočit animaci
web-table-drawers = Víc o tomto stole
web-table-log = Průběh hry
web-table-chat = Chat
web-table-chat_unread = Chat: nové zprávy
web-table-words = Textové zobrazení
web-table-guide = Průvodce
web-table-rules = Pravidla
web-table-table = Tento stůl
web-table-log_empty = Zatím se nic nestalo.
web-table-log_step = Ukázat pozici
web-table-chat_empty = Zatím nikdo nic neřekl.
web-table-chat_text = Vaše zpráva
web-table-chat_send = Odeslat
web-table-mute = Ztlumit: { $name }
web-table-words_about = Celý stůl jako text a vše, co můžete udělat, jako seznam.
web-table-words_actions = Co můžete udělat
web-table-words_nothing = Teď se od vás nic nečeká.
web-table-words_table = Stůl
web-table-clocks = Hodiny
web-table-window = { $time } na odpověď
web-table-hours = { $hours } h { $minutes } min
web-table-not_begun = Hra ještě nezačala
web-table-over = Hra skončila
web-table-sorry = K tomuto stolu nemáte přístup
web-table-lost = Spojení se přerušilo. Zkoušíme to znovu…
web-table-closed = Spojení skončilo. Obnovte stránku.
web-table-curtain = { $name }, jste na tahu
web-table-curtain_first = První se dívá { $name }
web-table-curtain_about = Předejte zařízení dál. Ostatní, nekoukat!
web-table-curtain_ready = Jsem { $name }: odkrýt obrazovku
web-table-waiting = { $number ->
    [0] Všichni jsou tady
    [one] Jedno místo je volné
    [few] { $number } místa jsou volná
    [many] { $number } místa je volného
   *[other] { $number } míst je volných
}
web-table-free_seat = volné
web-table-code = Kód tohoto stolu
web-table-link = Odkaz pro místo { $seat }
web-table-new_link = Nový odkaz pro místo { $seat }
web-table-begin = Začít hned, volná místa obsadí boti
web-table-eyes = Pohled
web-table-watch_link = Odkaz pro diváky
web-table-fair = Poctivé míchání
web-table-fair_about = Tato hodnota byla dána ještě před prvním tahem. Po konci hry záznam ukáže, jak vznikla a že se nic nezměnilo.
web-table-leave_title = Odejít
web-table-leave = Odejít od stolu
web-table-abandon = Ukončit hru bez výsledku
web-table-leave_sure = Ano, opravdu
web-table-leave_about = { $how ->
    [end] Hra skončí a prohrajete.
   *[bot] Na vašem místě bude hrát bot. Dokud hra trvá, můžete se vrátit.
}
web-table-abandon_about = Hra tady skončí a nikdo nevyhraje.
web-table-last = Konečný stav
web-table-won = { $number ->
    [1] Vyhrává { $names }
   *[other] Společně vyhrávají: { $names }
}
web-table-nobody = Nikdo nevyhrává
web-table-total = Celkem
web-table-rematch = Hrát znovu
web-table-rematch_join = K další hře
web-table-replay = Přehrát záznam
web-table-sound = Zvuk
web-table-sound_on = Zapnout zvuk
web-table-sound_off = Vypnout zvuk

## Hints

web-hint-ask = Tip
web-hint-ask_about = Co by udělal tygr? Hra proti botům pak nezmění hodnocení.
web-hint-title = Co by udělal tygr
web-hint-thinking = Tygr přemýšlí…
web-hint-none = Není z čeho vybírat: možná je jen jedna akce.
web-hint-worth = Vyhraje { $chance } her, asi { $score ->
    [one] { $score } bod
    [few] { $score } body
    [many] { $score } bodu
   *[other] { $score } bodů
}
web-hint-best = Nejlepší tah: { $label }. { $worth }.
web-hint-play = Zahrát
web-hint-play_label = Zahrát: { $label }
web-hint-others = Další možnosti: { $number }
web-hint-clear = Tygr z této pozice odehrál { $worlds ->
    [one] jednu zkušební hru
    [few] { $worlds } zkušební hry
    [many] { $worlds } zkušební hry
   *[other] { $worlds } zkušebních her
}.
web-hint-close = Rozdíl je malý: jiné tahy jsou skoro stejně dobré. Tygr odehrál { $worlds ->
    [one] jednu zkušební hru
    [few] { $worlds } zkušební hry
    [many] { $worlds } zkušební hry
   *[other] { $worlds } zkušebních her
}.
web-hint-unsure = Tygr si není jistý: času bylo jen na { $worlds ->
    [one] jednu zkušební hru
    [few] { $worlds } zkušební hry
    [many] { $worlds } zkušební hry
   *[other] { $worlds } zkušebních her
}.

## Settings of a device

web-settings-language = Jazyk
web-settings-theme = Vzhled
web-settings-theme-auto = podle systému
web-settings-theme-light = světlý
web-settings-theme-dark = tmavý
web-settings-motion = Animace
web-settings-motion-auto = podle systému
web-settings-motion-full = zapnuté
web-settings-motion-reduced = vypnuté
web-settings-speed = Rychlost
web-settings-speed-slow = pomalu
web-settings-speed-normal = normálně
web-settings-speed-fast = rychle
web-settings-speed-instant = okamžitě
web-settings-sound = Zvuky
web-settings-ask_again = Před „Hrát hned“ se znovu zeptat
web-settings-confirm = Potvrzovat umístění
web-settings-confirm_about = Dílek můžete posouvat, dokud jeho místo nepotvrdíte.
web-settings-auto_pass = Pasovat automaticky, když nic jiného nejde
web-settings-auto_pass_about = Pokud by rychlé pasování mohlo ostatním něco prozradit, hra se vás přesto zeptá.
web-settings-slips = Zeptat se, než o něco přijdu
web-settings-slips_about = Například když pasujete, ačkoli ještě můžete něco udělat.
web-settings-end_turn = Tah ukončovat ručně
web-settings-end_turn_about = Poslední umístění počká, až tah ukončíte, takže ho ještě můžete vrátit.
web-settings-notices = Upozornit mě v prohlížeči, když jsem na tahu
web-settings-notices_refused = Prohlížeč to nedovoluje. Změnit to můžete v jeho nastavení pro tuto stránku.
web-settings-about = Tato nastavení platí jen pro toto zařízení.

## Home

web-home-title = Deskovky plné koček
web-home-lead = Hrajte proti botům, u jedné obrazovky nebo s přáteli na dálku. Bez účtu, bez instalace.
web-home-continue = Pokračovat
web-home-play_now = Hrát hned
web-home-invite = Založit stůl
web-home-learn = Jste tu poprvé? Naučte se hrát za deset minut
web-home-seats = { $least }–{ $most ->
    [one] { $most } hráč
    [few] { $most } hráči
    [many] { $most } hráče
   *[other] { $most } hráčů
}
web-home-join = Připojit se s kódem
web-home-score_about = Hrajete u skutečného stolu? Zadejte, co na něm leží, a my vám vysvětlíme každý bod.
web-home-score_open = Spočítat body
web-home-hall = Síň slávy
web-home-hall_about = Vítězové partií na tomto serveru, jejich figurky a body.
web-home-hall_open = Zobrazit vítěze
web-home-mine = Moje stoly
web-home-others = Otevřené všem
web-home-your_turn = Jste na tahu
web-home-not_affiliated = Meowple je bezplatný a nezávislý fanouškovský projekt. S vydavateli těchto her není nijak spojen.

web-update-ready = Nová verze Meowple je připravena.
web-update-take = Aktualizovat

web-local-title = Hra na tomto zařízení
web-local-about = Bez serveru a po prvním spuštění i bez sítě: všechny hry proti botům, sólo nebo u jedné obrazovky. Hry zůstávají v tomto prohlížeči.
web-local-play = Hrát na tomto zařízení
web-local-keep = Zpřístupnit offline
web-local-keep-loading = Načítá se asi 9 MB…
web-local-keep-kept = Hotovo: tato stránka i všechny hry teď fungují bez sítě.
web-local-keep-failed = Nepovedlo se. Zkontrolujte síť a volné místo v prohlížeči.
web-local-here = Hrajete na tomto zařízení, bez serveru.
web-local-back = Zpět na server
web-local-hall_about = Vítězové partií na tomto zařízení, jejich figurky a body.
web-local-moved = Tato hra začala na zařízení hostitele, kde bylo možné zamíchání vidět. Nehodnotí se.

web-status-waiting = čeká na hráče
web-status-playing = hraje se
web-status-finished = dohráno
web-status-abandoned = nedohráno
web-play_now-level = Soupeř
web-play_now-start = Začít
web-play_now-once = Ptáme se jen jednou. Znovu se zeptáme, když to zvolíte v nastavení.
web-bot-random = Náhodný (hraje naslepo)
web-bot-kitten = Koťátko (snadné)
web-bot-cat = Kočka (zná hru)
web-bot-tiger = Tygr (myslí dopředu)
web-bot-lion = Lev (přemýšlí nejdéle, až 5 s)
web-bot-rating_about = Číslo je síla bota ve hře dvou hráčů. Kočka má 1000; bot, který má o 200 více, vyhraje asi 3 hry ze 4.

web-join-code = Kód stolu
web-join-go = Posadit se
web-join-name = Vaše jméno (nepovinné)
web-join-figure = { $figure }: { $name }
web-join-about = Kód vám řekne ten, kdo stůl založil.
web-join-invited = Jste zváni ke hře: { $game }
web-join-invited_about = Místo u stolu na vás čeká. Zvolte si jméno, které uvidí ostatní, nebo se prostě posaďte.

## Rules

web-rules-all = Všechna pravidla
web-rules-print = Vytisknout
web-rules-search = Hledat v pravidlech
web-rules-hits = { $n ->
    [0] Žádný oddíl neobsahuje všechna tato slova.
    [one] Jeden oddíl
    [few] { $n } oddíly
    [many] { $n } oddílu
   *[other] { $n } oddílů
}
web-rules-link = Odkaz na oddíl „{ $title }“
web-rules-ruling = náš výklad
web-rules-the_rule = Pravidlo

web-claim-title = Přenést sem svůj profil
web-claim-about = Vaše stoly a místa z druhého zařízení budou i na tomto.
web-claim-no_token = V této adrese chybí poslední část. Vytvořte na druhém zařízení nový odkaz.
web-claim-go = Použít tento profil tady
web-claim-replaces = V tomto prohlížeči už je profil: { $name }. Když ho nahradíte, k jeho stolům a místům se odsud už nedostanete. Pokud je ještě potřebujete, ponechte si ho a nejdřív pro něj na stránce profilu vytvořte odkaz.
web-claim-replace = Nahradit profil v tomto prohlížeči
web-claim-stay = Ponechat stávající

## A new table

web-new-title = { $game }: nový stůl
web-new-seats = Kdo hraje
web-new-number = Počet míst
web-new-seat = Místo { $seat }
web-new-bot = Bot na místě { $seat }
web-new-name = Jméno na místě { $seat }
web-new-name_hint = Jméno
web-new-figure = { $figure }, místo { $seat }: { $name }
web-new-figure_taken = obsazeno
web-new-figure_auto = Automaticky
web-new-kind-me = já
web-new-kind-open = kamarád online
web-new-kind-hotseat = u této obrazovky
web-new-kind-bot = bot
web-new-options = Varianta hry
web-new-other = jiné ({ $form })
web-new-pace = Tempo
web-new-pace-none = Bez hodin.
web-new-pace-none_about = Přemýšlejte, jak dlouho chcete.
web-new-pace-live = Naživo.
web-new-pace-live_about = Každý má své hodiny.
web-new-pace-correspondence = Korespondenčně.
web-new-pace-correspondence_about = Na každou akci máte daný počet hodin.
web-new-minutes = Minuty pro každého hráče
web-new-increment = Sekundy navíc za každou akci
web-new-hours = Hodiny na každou akci
web-new-on_timeout = Když dojde čas
web-new-on_timeout-bot = akci zahraje bot
web-new-on_timeout-loss = hráč prohrává
web-new-on_leave = Když někdo odejde
web-new-on_leave-bot = hraje za něj bot
web-new-on_leave-end = hra skončí
web-new-window = Sekundy na společnou otázku
web-new-window_about = Některé hry se občas zeptají všech najednou. Kdo neodpoví včas, pasuje. 0 znamená bez omezení.
web-new-public = Stůl může kdokoli najít a posadit se k němu
web-new-spectators = Ostatní se mohou dívat
web-new-hints = Tipy.
web-new-hints_about = Kdo je na tahu, může zjistit, co by udělal tygr. Hra proti botům, ve které použijete tip, nezmění hodnocení.
web-new-more = Další možnosti
web-new-usual = vše výchozí
web-new-unusual = { $option }: { $value }
web-new-unusual-on_timeout = komu dojde čas, prohrává
web-new-unusual-on_leave = když někdo odejde, hra skončí
web-new-unusual-window_seconds = { $seconds ->
    [0] na společnou otázku se čeká, jak dlouho bude třeba
    [one] { $seconds } sekunda na společnou otázku
    [few] { $seconds } sekundy na společnou otázku
    [many] { $seconds } sekundy na společnou otázku
   *[other] { $seconds } sekund na společnou otázku
}
web-new-unusual-public = stůl může kdokoli najít a posadit se k němu
web-new-unusual-spectators = nikdo jiný se dívat nemůže
web-new-unusual-hints = bez tipů
web-new-make = Začít
web-new-make_invite = Založit stůl a získat odkazy

## Profile

web-profile-name = Vaše jméno
web-profile-guest = Host
web-profile-save = Uložit
web-profile-saved = Uloženo.
web-profile-about = Žádné heslo není potřeba: kdo jste, si pamatuje tento prohlížeč.
web-profile-carry = Na jiném zařízení
web-profile-carry_about = Jednorázový odkaz, platný hodinu, přenese vaše stoly do jiného prohlížeče.
web-profile-make_link = Vytvořit odkaz
web-profile-link = Otevřete tento odkaz na druhém zařízení (platí do { $until })
web-profile-notices = Upozornit mě, když jsem na tahu
web-profile-games = Moje hry
web-notices-mail = E-mail
web-notices-hook = Webhook (vaše vlastní adresa https)
web-notices-confirmed = Tato adresa je potvrzená.
web-notices-confirm = Poslali jsme vám e-mail. Otevřete odkaz, který v něm je.
web-profile-game = Hra
web-profile-rating = Hodnocení
web-profile-played = Partie
web-profile-wins = Výhry
web-profile-rating_about = Hodnocení počítá OpenSkill: každý začíná na 0 a číslo za ± ukazuje, jak je hodnocení nejisté.
web-profile-won = výhra
web-profile-lost = prohra
web-profile-no_games = Zatím žádné dohrané partie.
web-profile-more = Starší partie

## Replay

web-replay-sorry = Tuto hru nelze ukázat
web-replay-start = Začátek
web-replay-did = { $name } – { $what }
web-replay-all = vše odkryto
web-replay-spectator = divák
web-replay-first = Na začátek
web-replay-back = O krok zpět
web-replay-next = O krok dál
web-replay-last = Na konec
web-replay-play = Přehrát
web-replay-pause = Pozastavit
web-replay-step = Krok
web-replay-fair_about = Před první akcí ukázal stůl tento kontrolní součet. Je to SHA-256 semínka a soli, které byly odhaleny až na konci.
web-replay-commitment = Kontrolní součet ze začátku
web-replay-seed = Semínko
web-replay-salt = Sůl
web-replay-fair = Ověřeno: zamíchání bylo dáno před začátkem hry a přesně s ním se hrálo.
web-replay-unfair = Ověření se nezdařilo: této hře nevěřte.
web-replay-record = Záznam této hry

## Analysis of a finished game

web-analysis-begin = Rozebrat hru
web-analysis-title = Co si myslí tygr
web-analysis-thinking = Tygr prochází každý tah…
web-analysis-progress = Kroky: { $done } z { $of }
web-analysis-packing = Tygr hledá, jak šlo každou loď naložit nejlépe…
web-analysis-ready = Rozbor je hotový.
web-analysis-curve = Šance na výhru, krok za krokem
web-analysis-axis_chance = Šance na výhru
web-analysis-of_seat = { $name }: šance na výhru { $chance }
web-analysis-as_table = Ukázat šance jako tabulku
web-analysis-expected = { $chance }, { $score ->
    [one] { $score } bod
    [few] { $score } body
    [many] { $score } bodu
   *[other] { $score } bodů
}
web-analysis-after = Krok
web-analysis-step = Krok { $step }
web-analysis-choices = Co šlo udělat v kroku { $step }
web-analysis-played = (takto se hrálo)
web-analysis-show = Ukázat na stole
web-analysis-marked = Krok { $step }, jiný tah: { $what }
web-analysis-unmark = Ukázat zahraný tah
web-analysis-no_choice = Nebylo z čeho vybírat.
web-analysis-not_yet = Tak daleko se tygr ještě nedostal.
web-analysis-moments = Co hru rozhodlo
web-analysis-swing = { $way ->
    [down] { $name }: šance vyhrát klesá o { $swing }
   *[up] { $name }: šance vyhrát roste o { $swing }
}
web-analysis-losses = { $number ->
    [one] Jednou šlo hrát lépe
    [few] { $number }× šlo hrát lépe
    [many] { $number }× šlo hrát lépe
   *[other] { $number }× šlo hrát lépe
}
web-analysis-loss = { $name }: jiný tah by zvýšil šanci vyhrát o { $loss }
web-analysis-was = Zahráno: { $what }
web-analysis-better = Lepší: { $what }
web-analysis-boats = Jak šlo lodě naložit nejlépe
web-analysis-about = Tygr, bot, který myslí dopředu, vyzkoušel, jak by hra mohla po každém tahu pokračovat. Tah posuzuje podle toho, co tehdy mohl hráč vědět. Procenta jsou šance vyhrát.

## Před akcí, kterou hráč o něco přijde

web-slip-title = Opravdu?
web-slip-back = Zpět
web-slip-play = Přesto pokračovat
web-slip-never = Příště se neptat
