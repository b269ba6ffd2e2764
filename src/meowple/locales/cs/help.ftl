# Co říká `--help`. Text příkazu je `help-` a jeho cesta; přepínač nebo argument má vlastní
# text pod textem příkazu, nebo sdílí text svého jména.

## Stránka

help-usage = Použití:
help-arguments = Argumenty
help-options = Přepínače
help-commands = Příkazy
help-default = výchozí: { $value }
help-required = povinné
help-least = nejméně { $low }
help-between = { $low } až { $high }
help-environment = proměnná prostředí: { $name }

## Co se píše jako hodnota

help-value-options = PŘEPÍNAČE
help-value-command = PŘÍKAZ …
help-value-number = ČÍSLO
help-value-game = HRA
help-value-file = SOUBOR
help-value-folder = SLOŽKA
help-value-target = KAM
help-value-language = JAZYK
help-value-setting = NÁZEV=HODNOTA
help-value-bots = BOTI
help-value-bounds = MIN:MAX
help-value-age = STÁŘÍ
help-value-anchor = ODDÍL
help-value-words = SLOVA
help-value-address = ADRESA
help-value-path = CESTA

## Příkazy

help-meowple = Deskové hry o kočkách: hraní, server, počítání bodů, simulace, ověřování.
help-meowple-play =
    Hrát proti botům v prohlížeči, nebo s --terminal v terminálu.

    Uvedete-li hru, otevře se hned; jinak se v terminálu hraje první nainstalovaná. Všechny přepínače kromě --lang a --debug platí jen pro terminál.
help-meowple-serve = Spustit server se stoly pro ostatní; běží, dokud ho nezastavíte.
help-meowple-site = Zapsat klienta pro prohlížeč jako statické soubory, které nepotřebují server.
help-meowple-sim = Odehrát mnoho partií s boty: body, délky, rychlost.
help-meowple-arena = Porovnat boty: místa se střídají, všichni hrají stejná rozdání a hodnocení má interval spolehlivosti.
help-meowple-dataset = Vytvořit datovou sadu partií botů s popisem; stejný příkaz vytvoří vždy tutéž sadu.
help-meowple-train = Natrénovat rychlou strategii hry od nuly; v přerušeném tréninku pokračuje stejný příkaz.
help-meowple-score = Spočítat body pozice ze souboru.
help-meowple-replay = Projít záznam krok za krokem: akce a co se stalo, slovy.
help-meowple-verify = Ověřit záznam: akce, závěrečný otisk a zamíchání.
help-meowple-analyse = Posoudit každé rozhodnutí dohrané partie a říct, co ji rozhodlo.
help-meowple-engine = Odpovídat na požadavky, jeden objekt JSON na řádek, do konce vstupu.
help-meowple-rules = Vypsat pravidla hry.
help-meowple-bench = Změřit rychlost: náhodné partie, kopie, povolená místa.
help-meowple-admin = Pro provozovatele: zálohy, záznamy, seznamy, úklid.
help-meowple-admin-backup = Zapsat celou databázi do jednoho souboru; server může běžet.
help-meowple-admin-restore = Načíst zálohu do prázdné databáze.
help-meowple-admin-export = Uložit záznamy všech dohraných partií.
help-meowple-admin-tables = Vypsat stoly, nejdřív ty, kde se hrálo naposledy.
help-meowple-admin-purge = Smazat staré stoly, u kterých se nezačalo hrát, nebo stoly v uvedených stavech.

## Přepínače a argumenty více příkazů

help-help = Ukázat tuto nápovědu a skončit.
help-lang = Jazyk hlášení.
help-debug = Ukázat, kde v programu chyba vznikla.
help-json = Vypsat JSON.
help-game = Označení hry: { $games }.
help-seats = Kolik míst.
help-seed = Semínko generátoru náhody.
help-option = Volba hry; lze opakovat.
help-bots = Jeden bot pro všechna místa, nebo jeden na místo: random, kitten, cat, tiger, lion, tiger@0.2 (sekundy), SOUBOR.py:Třída, cmd:PROGRAM.
help-seconds = Čas bota na jedno rozhodnutí, v sekundách.
help-jobs = Kolik procesů.
help-data = Vlastní součásti hry, JSON nebo TOML.
help-file = Záznam partie.
help-number = Která partie ze souboru .jsonl příkazu sim nebo arena, počítáno od 1.
help-database_url = sqlite:///SOUBOR nebo postgresql://…; jinak soubor v uživatelské složce.
help-force = Nahradit, co tu už je.
help-status = Jen v těchto stavech; lze opakovat.

## Přepínače a argumenty jednoho příkazu

help-meowple-version = Vypsat verzi a skončit.
help-meowple-play-terminal = Hrát v terminálu proti botům.
help-meowple-play-plain = Bez tabulek a barev, pro čtečky obrazovky.
help-meowple-play-seat = Vaše místo, počítáno od 0.
help-meowple-play-seed = Semínko generátoru náhody; neuvedete-li ho, vylosuje se.
help-meowple-serve-host = Adresa, na které server naslouchá.
help-meowple-serve-config = Soubor TOML s nastavením; každé lze zadat i jako MEOWPLE_NÁZEV.
help-meowple-serve-log_level = Co se zapisuje do protokolu: tato úroveň a vše závažnější.
help-meowple-serve-port = Port; 0: kterýkoli volný.
help-meowple-serve-workers = Kolik procesů; více než jeden vyžaduje PostgreSQL.
help-meowple-serve-trust_proxy = Důvěřovat hlavičkám X-Forwarded od předřazené proxy.
help-meowple-serve-public_url = Kde lidé server najdou, https://…
help-meowple-serve-metrics_public = Zpřístupnit /metrics i mimo tento stroj.
help-meowple-serve-bot_memory = Kolik MiB paměti smí mít každý proces botů; 0: bez omezení.
help-meowple-site-folder = Cílová složka: nová, prázdná, nebo se starší verzí stránek.
help-meowple-site-server = Server pro to, co stránky nedokážou; stránky na něj odkážou.
help-meowple-site-serve = Potom je ukazovat na tomto stroji, dokud se nezastaví.
help-meowple-site-port = Port pro --serve; 0: kterýkoli volný.
help-meowple-site-below = Cesta pro --serve, třeba /meowple/.
help-meowple-sim-games = Kolik partií.
help-meowple-sim-out = Partie i se záznamy: .jsonl nebo .parquet.
help-meowple-arena-bots = Kdo hraje: a,b,c. Žebřík jde od nejslabšího nahoru.
help-meowple-arena-games = Kolik partií má každé utkání.
help-meowple-arena-format = Každý s každým, nebo jen sousedé.
help-backend = Procesy tohoto stroje, nebo cluster Ray.
help-meowple-arena-sprt = Skončit, jakmile je jisté, kterému z obou čísel odpovídá výsledek prvního bota: 0.5:0.55.
help-meowple-arena-by = Co --sprt porovnává: podíl výher, nebo body.
help-meowple-arena-out = Ukládat každou partii do tohoto souboru, .jsonl; rozehraná soutěž pokračuje.
help-meowple-dataset-folder = Kam: partie a README.md.
help-meowple-dataset-games = Kolik partií.
help-meowple-dataset-format = Soubor s partiemi.
help-meowple-train-file = Soubor pro váhy (TOML); průběh se ukládá vedle něj.
help-meowple-train-watch = Z kolika partií botů úrovně kočka se učit, v každém režimu.
help-meowple-train-rounds = V kolika kolech zkoušet dvě akce a učit se z výsledku.
help-meowple-train-games = Partií v kole.
help-meowple-score-file = Pozice ve formátu JSON.
help-meowple-replay-to = Zastavit po této akci a ukázat pozici.
help-meowple-replay-seat = Ukázat, co smí vědět hráč na tomto místě.
help-meowple-analyse-seconds = Čas na jedno rozhodnutí, v sekundách.
help-meowple-analyse-boat_seconds = Kolik sekund hledat nejlepší rozložení každého hráče, má-li ho hra; 0: nehledat.
help-meowple-rules-section = Jeden oddíl se vším, co je v něm.
help-meowple-rules-search = Oddíly, kde jsou všechna tato slova.
help-meowple-bench-seconds = Procesorový čas jednoho úseku, v sekundách.
help-meowple-bench-rounds = Kolik úseků každého druhu.
help-meowple-bench-beside = Python, který má catanatron 3.2.1.
help-meowple-admin-backup-file = Kam, jako .jsonl.gz.
help-meowple-admin-restore-file = Záloha.
help-meowple-admin-export-to = Složka, nebo soubor s příponou .jsonl.
help-meowple-admin-tables-most = Kolik vypsat.
help-meowple-admin-purge-older_than = Stoly, u kterých se tak dlouho nehrálo: 12h (hodiny), 30d (dny), 8w (týdny).
help-meowple-admin-purge-profiles = Také profily lidí, kteří tu tak dlouho nebyli.
help-meowple-admin-purge-dry_run = Jen ukázat, co by se smazalo.
help-meowple-admin-purge-yes = Neptat se.
