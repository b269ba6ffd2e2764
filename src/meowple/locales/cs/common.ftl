# What the kernel, the bots and the commands say. Ids are those of the code with
# hyphens for dots; `error-`, `event-`, `line-` and `verify-` come from the rules. In all
# files `$seat`, `$owner`, `$attacked`, `$winner`, `$loser` and `$order` are names of
# players, “Seat 0” where nobody has one.

## Errors: games, setups, options

error-game-unknown = Hra „{ $game }“ neexistuje; na výběr: { $offered }.
error-game-over = Hra skončila.
error-game-no_scoring = { $game }: pozice této hry nelze bodovat.
error-setup-seats = { $game }: počet míst může být { $offered }, ne { $seats }.
error-setup-seed = Semínko musí být celé číslo od 0 do 2^256 − 1.
error-option-unknown = Volba „{ $option }“ neexistuje; na výběr: { $offered }.
error-option-value = Volba { $option } nemůže mít hodnotu „{ $value }“; možnosti: { $offered }.
error-option-no_effect = Volba { $option } tu nemá žádný účinek: { $other } musí mít hodnotu { $needed }.
error-data-not_taken = { $game }: tato hra nepřijímá vlastní součásti.

## Errors: actions

error-seat-unknown = Místo { $number } u tohoto stolu není; počet míst: { $seats }, číslují se od 0.
error-turn-not_yours = Nejste na tahu.
error-action-not_now = Teď to nejde.
error-action-unreadable = „{ $text }“ není akce této hry.
error-card-not_in_hand = Kartu { $card } nelze zahrát: nemáte ji v ruce, nebo na ni teď není čas.
error-card-not_offered = Karta { $card } není mezi kartami na výběr.

## Errors: bots

error-bot-unknown = Bot „{ $bot }“ neexistuje; na výběr: { $offered }.
error-bot-pace = „{ $bot }“: čas bota je počet sekund, nejvýše { $most }, například tiger@0.2.
error-bot-file = Soubor Pythonu { $file } neexistuje.
error-bot-class = { $file } neobsahuje bota { $name }: bot je třída odvozená z meowple.bots.Bot.
error-bot-failed = { $bot } selhal: { $reason }
error-bot-illegal = { $bot }: vybráno „{ $action }“, což nebylo v nabídce.
error-bot-command = „{ $command }“ není příkaz, který by šel spustit.
error-train-other = { $file } patří k nedokončenému tréninku s jiným nastavením. Zvolte jiný soubor, nebo stejné nastavení.
error-analyse-not_over = { $file } je záznam hry, která ještě neskončila.
error-arena-twice = Každý bot hraje v aréně jednou: uveďte každého jen jednou.
error-arena-alone = Aréna potřebuje aspoň dva boty.
error-arena-other = { $file } patří jiné soutěži, kterou začal příkaz „{ $asked }“: zvolte jiný soubor, nebo zadejte totéž.
error-arena-no_contest = { $file } není soubor soutěže, nebo ho někdo změnil: zvolte jiný soubor.
error-arena-changed = Od začátku soutěže ({ $file }) se změnil bot: { $bot }. Zvolte pro partie jiný soubor.
error-arena-version = { $file }: soutěže verze { $wanted } tu nejsou známé, jen verze { $ours }.
error-arena-no_ray = Ray není nainstalovaný: pip install meowple[cluster]
error-arena-sprt = --sprt potřebuje dvě čísla, menší první, například 0.5:0.55, a dva boty.
error-config-unknown = { $file }: nastavení „{ $name }“ neexistuje.
error-config-value = „{ $value }“ není platná hodnota pro { $name }.
error-arena-cluster_lost = Cluster Ray zmizel nebo není dostupný ({ $reason }). S --out zůstanou dosavadní hry uložené a stejný příkaz bude pokračovat.
error-record-no_game = V souboru { $file } není hra { $number }; poslední se záznamem je { $last }.
error-record-no_games = { $file } je záznam jedné hry; --game je pro soubory her (.jsonl).
error-sim-no_parquet = Soubory Parquet potřebují pyarrow: pip install meowple[parquet]
error-sim-ending = { $file }: partie se ukládají do souboru s příponou .jsonl nebo .parquet.
error-bot-count = Uveďte jednoho bota pro všechna místa (je jich { $seats }), nebo jednoho pro každé. Teď jich je { $bots }.

## Errors: files

error-file-missing = { $file } neexistuje.
error-file-folder = { $file } je složka, ne soubor.
error-file-too_long = { $file } má víc než { $limit ->
    [one] { $limit } bajt
    [few] { $limit } bajty
    [many] { $limit } bajtu
   *[other] { $limit } bajtů
}.
error-file-not_text = { $file } není text v kódování UTF-8.
error-file-not_json = { $file } od řádku { $line }, sloupce { $column } není JSON.
error-file-not_toml = { $file } od řádku { $line }, sloupce { $column } není TOML.
error-file-too_deep = { $file } má příliš hluboké vnoření.
error-file-not_object = { $file } musí obsahovat objekt s názvy, ne seznam nebo jedinou hodnotu.
error-file-unusable = { $file } nelze použít: { reason-system }.
reason-system = { $code ->
    [ENOENT] takový soubor ani složka neexistuje
    [EACCES] k tomu chybí oprávnění
    [EPERM] tato operace není povolena
    [EISDIR] je to složka
    [ENOTDIR] část cesty není složka
    [EEXIST] soubor nebo složka s tímto názvem už existuje
    [ENOSPC] na disku už není místo
    [EROFS] je to jen pro čtení
    [ENAMETOOLONG] název je příliš dlouhý
    [EINVAL] neplatný název
    [EADDRINUSE] na této adrese už naslouchá jiný program
    [EADDRNOTAVAIL] tento počítač takovou adresu nemá
    [EAI] adresu se nepodařilo najít
    [EMFILE] je otevřeno příliš mnoho souborů
   *[other] systémová chyba { $code }
}

## Errors: position files and own components

error-position-type = „{ $key }“ musí být { $expected ->
    [object] objekt s názvy
    [integer] celé číslo
    [boolean] true nebo false
    [list] seznam
   *[string] text
}.
error-position-missing = Chybí „{ $key }“.
error-position-unknown_key = „{ $key }“ sem nepatří.
error-position-range = „{ $key }“ musí být v rozmezí od { $low } do { $high }.
error-position-value = „{ $key }“ nemůže být „{ $value }“; možnosti: { $offered }.
error-position-too_many = „{ $key }“ smí mít nejvýše { $most ->
    [one] { $most } položku
    [few] { $most } položky
    [many] { $most } položky
   *[other] { $most } položek
}.
error-position-length = „{ $key }“ musí mít délku od 1 do { $longest ->
    [one] { $longest } znaku
    [few] { $longest } znaků
    [many] { $longest } znaku
   *[other] { $longest } znaků
}.
error-position-card_unknown = Karta { $card } neexistuje.
error-position-card_twice = Karta { $card } je uvedena dvakrát.
error-data-type = „{ $key }“ musí být { $expected ->
    [object] objekt s názvy
    [integer] celé číslo
    [boolean] true nebo false
    [list] seznam
   *[string] text
}.
error-data-missing = Chybí „{ $key }“.
error-data-unknown_key = „{ $key }“ sem nepatří.
error-data-range = „{ $key }“ musí být v rozmezí od { $low } do { $high }.
error-data-value = „{ $key }“ nemůže být „{ $value }“; možnosti: { $offered }.
error-data-too_many = „{ $key }“ smí mít nejvýše { $most ->
    [one] { $most } položku
    [few] { $most } položky
    [many] { $most } položky
   *[other] { $most } položek
}.
error-data-length = „{ $key }“ musí mít délku od 1 do { $longest ->
    [one] { $longest } znaku
    [few] { $longest } znaků
    [many] { $longest } znaku
   *[other] { $longest } znaků
}.

## Where in a file an error is; counted from 0, as lists are

error-where = { $text } (kde: { $places }; seznamy se číslují od 0)
error-where-player = hráč { $player }
error-where-module = sada { $module }
error-where-lesson = úkol { $lesson }
error-where-kind = { $kind ->
    [box] karty krabic
    [start] startovní karty
    [toy] zvláštní karty hraček
    [sleeper] spící kočka
    [rare] zlaté poklady
    [common] měděné poklady
    [cat] kočky
   *[oshax] oshaxi
}
error-where-tile = dílek { $tile }
error-where-card = karta { $card }
error-where-cell = pole { $cell }
error-where-overlay = překrytí { $overlay }

## Errors: wrong usage

error-usage-option = Volba hry se píše NÁZEV=HODNOTA, ne „{ $given }“.
error-site-no_client = Tento Meowple byl nainstalován bez klienta pro prohlížeč, takže není z čeho stránky zapsat.
error-site-not_empty = Ve složce { $folder } jsou jiné soubory: zvolte novou nebo prázdnou složku.
error-site-address = „{ $given }“ není adresa serveru: musí začínat https:// nebo http://.
error-usage-option_twice = Volba { $option } je uvedena dvakrát.
error-usage-no_option = { $command } nemá přepínač „{ $option }“. { $near ->
    [none] Všechny ukáže { $command } --help.
   *[other] Podobné: { $near }.
}
error-usage-needs_value = Přepínač { $option } potřebuje hodnotu.
error-usage-no_value = Přepínač { $option } se píše bez hodnoty.
error-usage-value = { $option } musí být { $expected ->
    [integer] celé číslo
   *[number] číslo
}{ $low ->
    [none] { "" }
   *[other] , nejméně { $low }
}{ $high ->
    [none] { "" }
   *[other] , nejvýše { $high }
}.
error-usage-choice = { $option } může být: { $offered }.
error-usage-missing = { $command }: chybí { $what }.
error-usage-extra = { $command }: příliš mnoho argumentů; které sem patří, ukáže { $command } --help.
error-usage-no_command = Za { $command } patří jeden z těchto příkazů: { $offered }.
error-usage-unclear = Příkazu se nepodařilo porozumět; jak se píše, ukáže { $command } --help.
error-play-seat = Počet míst je { $seats }; vaše místo může mít číslo od 0 do { $last }.
error-play-terminal_only = Místa, boti, semínka, volby a vlastní součásti se tu vybírají jen s --terminal; v prohlížeči se vybírají u stolu.
error-play-number = Zvolte číslo od 1 do { $last }, nebo napište akci.
error-replay-past_end = Záznam má jen { $actions ->
    [one] { $actions } akci
    [few] { $actions } akce
    [many] { $actions } akce
   *[other] { $actions } akcí
}.
error-replay-seat = Záznam má jen { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
    [many] { $seats } místa
   *[other] { $seats } míst
}, číslují se od 0.
error-rules-missing = { $game }: k této hře tu nejsou pravidla.
error-rules-no_section = Pravidla nemají oddíl „{ $section }“; na výběr: { $offered }.
error-rules-not_found = Žádný oddíl pravidel neobsahuje všechna tato slova: { $words }
error-rules-no_anchor = Nadpis v pravidlech nemá kotvu: { $heading }
error-rules-anchor_twice = Dva oddíly pravidel mají stejnou kotvu { $anchor }.
error-rules-no_list = Pravidla odkazují na neznámý seznam „{ $list }“; na výběr: { $offered }.
error-bench-beside = Druhý engine nešlo změřit: { $reason }
error-bench-silent = Druhý engine nešlo změřit: skončil s kódem { $code } a nic neřekl.
error-bench-answer = Druhý engine nešlo změřit: nevypsal očekávané údaje.

## Errors: records

error-record-not_a_record = Toto není záznam: nezačíná slovy „meowple record“.
error-record-version = Řádek { $line }: záznamy verze { $wanted } tu nejsou známy, jen verze { $ours }.
error-record-header = Řádek { $line } nepatří do hlavičky záznamu.
error-record-twice = Řádek { $line }: { $name } je uvedeno dvakrát.
error-record-missing = V hlavičce záznamu chybí { $name }.
error-record-value = Řádek { $line }: { $name } má neplatnou hodnotu.
error-record-too_long = Záznam je příliš dlouhý ({ $what ->
    [actions] akce
    [text] text
   *[line] řádek
}), nejvýše { $limit }.
error-record-line = Řádek { $line } není akce ani závěrečný otisk.
error-record-after_digest = Řádek { $line }: po otisku už nesmí nic následovat.
error-record-action = { $seat }: akci „{ $action }“ nelze zapsat do záznamu.
error-record-illegal = Akce { $number }, { $seat }, „{ $action }“, tam není dovolena ({ $cause }).
error-record-rules_version = { $game }: záznam se řídí verzí pravidel { $wanted }; toto je verze { $ours }.
error-record-unfinished = Záznam má otisk, ale jeho akcemi ({ $actions }) hra nekončí.
error-record-digest = Konečný stav je jiný: záznam uvádí { $wanted }, přehrání dává { $found }.
error-record-no_salt = Záznam má kontrolní součet, ale chybí sůl, kterou by se ověřil.
error-record-commitment = Kontrolní součet neodpovídá semínku a soli: záznam uvádí { $wanted }, mělo by být { $found }.

## Errors: the line protocol

error-request-not_json = Od řádku { $line }, sloupce { $column } to není JSON.
error-request-invalid = { $wrong ->
    [missing] V požadavku chybí „{ $key }“.
    [unknown] „{ $key }“ do takového požadavku nepatří.
    [whole] Požadavek musí být objekt s názvy.
    [type] „{ $key }“ musí být { $expected ->
        [int] celé číslo
        [float] číslo
        [bool] true nebo false
        [array] seznam
        [object] objekt s názvy
       *[str] text
    }.
   *[value] „{ $key }“ nemůže mít tuto hodnotu.
}
error-request-too_deep = Příliš hluboké vnoření.
error-request-too_long = Řádek má víc než { $limit ->
    [one] { $limit } bajt
    [few] { $limit } bajty
    [many] { $limit } bajtu
   *[other] { $limit } bajtů
}.
error-request-unknown = Požadavek „{ $do }“ neexistuje; na výběr: { $offered }.
error-request-no_game = Žádná hra nezačala: použijte nejdřív new nebo load.
error-request-seat = Takové místo neexistuje. Počet míst je { $seats }; vyberte číslo od 0 do { $last }.
error-request-nothing_to_choose = { $seat } teď nemá co vybírat.
error-internal = Chyba v programu Meowple ({ $kind }). Prosíme, nahlaste ji; --debug ukáže, kde je.

## Verifying a record

verify-replay = přehrané akce
verify-digest = závěrečný otisk
verify-commitment = kontrolní součet zamíchání

## Who plays

seat = Místo { $number }
bot-random = Náhodný
bot-kitten = Koťátko
bot-cat = Kočka
bot-tiger = Tygr
bot-lion = Lev

## Rules reference

rules-figure = Obrázek: { $caption }
rules-ruling = Náš výklad:

## Commands

cli-total = Celkem
cli-winners = { $count ->
    [1] Vítěz: { $winners }
   *[other] Vítězové: { $winners }
}
cli-stopped = Zastaveno.
cli-score-line = Řádek
cli-yes = ano
cli-no = ne
score-total = Celkem
cli-replay-head = { $game }, { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
    [many] { $seats } místa
   *[other] { $seats } míst
}
cli-replay-secret = (skryto)
cli-verify-holds = V pořádku: { $what }.
cli-verify-fails = Nesouhlasí: { $what }. { $why }

cli-sim-seat = Kdo
cli-sim-wins = Výhry
cli-sim-mean = Průměr
cli-sim-sd = Odchylka
cli-sim-min = Nejméně
cli-sim-max = Nejvíce
cli-sim-speed = Partie: { $games }, rozhodnutí v každé: { $length }. Jedno jádro za sekundu: partie { $speed }, rozhodnutí { $decisions }.
cli-arena-bot = Bot
cli-arena-rating = Hodnocení (± 1,96 σ)
cli-arena-wins = Výhry
cli-arena-points = Body
cli-arena-lead = Náskok
cli-arena-games = Partie
cli-arena-faults = Chyby
cli-arena-pair = { $bot } předčí soupeře { $other } v { $share } srovnání (od { $low } do { $high }); počet srovnání: { $games }.
cli-arena-interval = { $mean } (od { $low } do { $high })
cli-arena-paired = Na stejných rozdáních je { $bot } před soupeřem { $other }, náskok v bodech: { $lead }; počet rozdání: { $deals }.
cli-arena-sprt = { $bot } – { $other }, { $measure ->
    [points] náskok v bodech
   *[share] podíl výher
}: { $verdict ->
    [more] spíše { $high } než { $low }
    [less] spíše { $low } než { $high }
   *[open] nerozhodnuto mezi { $low } a { $high }
} (počet rozdání: { $deals }).
cli-analyse-after = Po
cli-analyse-curve = Šance na výhru a očekávané body v průběhu hry (průměr toho, co mohli hráči čekat):
cli-analyse-moments = { $count ->
    [0] Žádná jednotlivá akce šance příliš nezměnila.
    [one] Akce, která rozhodla hru:
    [few] { $count } akce, které rozhodly hru:
    [many] { $count } akce, které rozhodly hru:
   *[other] { $count } akcí, které rozhodly hru:
}
cli-analyse-moment = { $number }. { $seat }: { $played } – šance ({ $whose }) { $swing } ({ $why ->
    [choice] šlo to lépe
    [luck] nebylo z čeho vybírat
   *[other] nic lepšího se nenašlo
})
cli-analyse-better = { $count ->
    [0] U žádného rozhodnutí (celkem { $of }) se nenašlo nic lepšího.
   *[other] Rozhodnutí, která mohla být lepší s tím, co hráči tehdy věděli: { $count } z { $of }:
}
cli-analyse-line = { $number }. { $seat }: { $played } ({ $before }); lepší: { $best } ({ $after }, body: { $points })
cli-analyse-boat = { $seat }: z vybraných dílků šlo na lodi získat { $score ->
    [one] { $score } bod
    [few] { $score } body
    [many] { $score } bodu
   *[other] { $score } bodů
} místo { $played }; { $sure ->
    [proven] víc se s nimi získat nedá
    [bound] víc než { $bound } se s nimi získat nedá (rozdíl { $gap })
   *[unknown] zda se dá získat víc, není známo
}.
cli-sim-stopped = Zastaveno; odehrané partie: { $games } z { $of }.
cli-arena-progress = Hry: { $games } z { $of }
cli-dataset = Datová sada je v { $folder }; her: { $games }.
cli-train-nothing = Ve hře { $game } není co trénovat: její boti nemají naučené váhy.
cli-train-stopped = Zastaveno. V tréninku pokračujte stejným příkazem.
cli-train-done = Váhy jsou v { $file }: { $weights }.

cli-bench-what = Náhodné partie, jedno jádro
cli-bench-case = { $game }{ $variant ->
    [solo] , sólo
    [family] , rodinná hra
    [advanced] , pokročilá hra
   *[none] { "" }
}, { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
    [many] { $seats } místa
   *[other] { $seats } míst
}
cli-bench-games = Partie/s
cli-bench-decisions = Rozhodnutí/s
cli-bench-length = Rozhodnutí/partie
cli-bench-reference = Srovnání, sum(range(1000)): { $time } µs
cli-bench-copy = Kopie stavu, 4 místa: { $time } µs, velikost v bajtech: { $bytes }
cli-bench-places = Přípustná místa pro kočku na zpola plné lodi: průměrně { $mean } µs, nejpomalejší tvar { $max } µs
cli-bench-copy-beside = Kopie hry catanatron, 4 místa: { $time } µs
cli-bench-ratios = My proti catanatronu: { $games_per_second }× tolik partií a { $decisions_per_second }× tolik rozhodnutí za sekundu; kopie trvá { $copy } jeho času

cli-serve-ready = Meowple běží na { $address }
cli-serve-any_host = Přijímají se požadavky na jakékoli jméno hostitele. Změníte to přepínačem --public-url.
cli-site-written = Stránky jsou ve složce { $folder }: { $size } MB.
cli-you = Vy
cli-play-welcome = { $game }. U stolu: { $names }. Co lze napsat: help
cli-play-choose = { $count ->
    [one] Je možná jedna akce:
    [few] Jsou možné { $count } akce:
    [many] Je možných { $count } akce:
   *[other] Je možných { $count } akcí:
}
cli-play-more = … a další: { $left }. Napište all pro všechny, nebo akci, třeba: { $example }
cli-play-help =
    Napište číslo akce nebo její text, například: pass
    V terminálu Tab doplní akci a šipky vrátí, co jste psali dřív.
    v            znovu ukáže stůl
    all          všechny možné akce
    hint         co by udělal tygr
    undo         vezme zpět vaši poslední akci
    rules SLOVO  co o tom říkají pravidla
    log          co se zatím stalo
    save SOUBOR  uloží záznam hry
    q            ukončí hru
cli-play-save-where = Uveďte kam: save SOUBOR
cli-play-saved = Záznam je v { $file }.
cli-play-undone = Poslední akce je vzata zpět.
cli-play-thinking = Tygr přemýšlí…
cli-play-hint = { $action } – vyhraje { $chance } her, asi { $score } { $score ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}
cli-play-hint-none = Není z čeho vybírat: možná je jen jedna akce.
cli-play-hint-close = Rozdíl je malý: jiné tahy jsou skoro stejně dobré.
cli-play-hint-unsure = Tygr si není jistý: na přemýšlení bylo málo času.
cli-play-over = Hra skončila. Příkazem save SOUBOR uložíte její záznam; v, log, rules a help fungují jako dřív, cokoli jiného hru ukončí.
cli-play-bye = Na shledanou.
