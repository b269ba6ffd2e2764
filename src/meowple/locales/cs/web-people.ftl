# Lidé u stolu a všechno kolem.

web-people-title = Ostatní hráči
web-people-here = je tu
web-people-away = není tu
web-people-away_for = není tu { $time }
web-people-left = Odešli jste od stolu
web-people-left_about = Místo vás hraje bot. Dokud hra trvá, můžete se na své místo vrátit.
web-people-take_back = Vrátit se na své místo
web-people-close = Zavřít stůl
web-people-close_about = Stůl se zavře pro všechny.
web-people-free_about = Vaše místo bude zase volné.
web-people-closed = Tento stůl je zavřený.
web-people-closed_about = Hostitel ho zavřel ještě před začátkem hry.
web-people-watch = Sledovat hru
web-people-taken = Toto místo je obsazené
web-people-taken_about = Tento odkaz už někdo použil. Požádejte hostitele o nový.
web-people-chat_hidden = Zprávy ztlumených hráčů jsou skryté.
web-people-chat_fast = Píšete rychleji, než stačí ostatní číst. Pošlete to znovu za pár sekund.
web-people-chat_lost = Teď není spojení. Zpráva tu zůstala: pošlete ji za chvíli znovu.

web-people-share = Sdílet
web-people-qr = QR kód
web-people-qr_about = QR kód odkazu
web-people-name_full = jméno už nemůže být delší
web-people-turn_of = na tahu je { $name }
web-people-time_left = zbývá { $time }
web-people-time_over = čas vypršel
web-people-rematch = Další hra je připravená.
web-people-finished = Dohrané od vaší poslední návštěvy
web-people-watchable = Hry ke sledování
web-people-bar-log = Průběh
web-people-bar-chat = Chat
web-people-bar-words = Text
web-people-bar-rules = Pravidla
web-people-bar-table = Stůl
web-people-loading = Stůl se načítá…

## Around the table

web-people-since = Od vašeho posledního tahu
web-people-starts = Hra začne, jakmile budou všechna místa obsazená.
web-people-code_about = Přátelé mohou tento kód zadat i na úvodní stránce.
web-people-at_table = U stolu: { $names }
web-people-pace-none = Bez hodin
web-people-pace-live = { $minutes } min na hráče, +{ $seconds } s za akci
web-people-pace-correspondence = { $hours ->
    [one] { $hours } hodina na akci
    [few] { $hours } hodiny na akci
    [many] { $hours } hodiny na akci
   *[other] { $hours } hodin na akci
}
web-people-seat-open = Pro každého kamaráda dostanete odkaz. Hra začne, až se všichni posadí.
web-people-seat-hotseat = Zařízení si předáváte. Opona skryje karty před ostatními.
web-people-seat-bot = Boti jsou vždy připraveni: hrají, jakmile jsou na tahu.
web-people-no_games_about = Tady uvidíte své výsledky, rekordy, vzájemná utkání a záznamy partií.
web-people-no_games_play = Zahrát si
web-people-no_games_learn = Naučit se hrát
web-people-developers = Pro vývojáře
web-people-settings-look = Vzhled a jazyk
web-people-settings-turns = Váš tah
web-people-settings-alerts = Zvuky a upozornění

## Vaše výsledky

web-people-record = Vaše výsledky
web-people-record_seats = { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
    [many] { $seats } hráče
   *[other] { $seats } hráčů
}
web-people-record_mean = Průměr
web-people-record_best = Nejlepší skóre
web-people-record_margin = Nejvyšší výhra
web-people-duels = Vzájemné zápasy
web-people-duel_name = Hráč
web-people-duel_wins = Vaše výhry
web-people-duel_losses = Výhry soupeře

## Zařízení a obnovení

web-people-devices = Vaše zařízení
web-people-device = Neznámé zařízení
web-people-this_device = toto zařízení
web-people-device_seen = { $time } od posledního použití
web-people-sign_out = Odhlásit
web-people-sign_out_others = Odhlásit všechna ostatní zařízení
web-people-recovery = Kód pro obnovení
web-people-recovery_about = Zapište si ho: vrátí vám profil, když zařízení ztratíte nebo vymažete data prohlížeče.
web-people-recovery_make = Vytvořit kód pro obnovení
web-people-recovery_again = Vytvořit nový kód (starý přestane platit)
web-people-recovery_yours = Váš kód pro obnovení
web-people-recovery_note = Ukáže se jen jednou. Kdo ho má, může váš profil používat.
web-people-recover = Mám kód pro obnovení
web-people-recover_code = Kód pro obnovení
web-people-recover_go = Obnovit můj profil

## Invitations, time and lessons

web-people-seats_free = { $seats ->
    [one] { $seats } volné místo
    [few] { $seats } volná místa
    [many] { $seats } volná místa
   *[other] { $seats } volných míst
}
web-people-invited = Pozvánky
web-people-invited_by = U stolu: { $names }
web-people-invited_join = Posadit se
web-people-invited_decline = Ne, díky
web-people-time_short = Zbývá méně než { $seconds } sekund. Až čas vyprší, zahraje za vás bot.
web-people-lessons = V čem se zlepšit
web-people-lessons_about = Z her, které jste na tomto zařízení rozebrali. Vidíte to jen vy.
web-people-lessons_mean =
    { $games ->
        [one] { $games } hra: vaše tahy snížily šanci na výhru o { $loss }.
        [few] { $games } hry: vaše tahy v průměru snížily šanci na výhru o { $loss } za hru.
        [many] { $games } hry: vaše tahy v průměru snížily šanci na výhru o { $loss } za hru.
       *[other] { $games } her: vaše tahy v průměru snížily šanci na výhru o { $loss } za hru.
    }
web-people-lessons_slip = Lépe: { $better } (+{ $loss })
web-people-lessons_next = Rozebrat poslední hru: { $game }
web-people-rulings = Co říkají pravidla
web-people-about = Více: { $name }

## Keys at a table

web-people-keys = Klávesy u stolu
web-people-key-move = přecházet mezi prvky a po desce
web-people-key-use = vybrat, označit nebo položit
web-people-key-confirm = potvrdit výběr nebo ukončit rozhodování
web-people-key-undo = vrátit poslední akci
web-people-key-turn = otočit nebo překlopit dílek v ruce
web-people-key-large = zvětšit vybranou kartu
web-people-key-hint = co by udělal tygr
