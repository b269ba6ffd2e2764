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
help-value-target = KAM
help-value-language = JAZYK
help-value-setting = NÁZEV=HODNOTA
help-value-bots = BOTI
help-value-age = STÁŘÍ
help-value-anchor = ODDÍL
help-value-words = SLOVA
help-value-address = ADRESA

## Příkazy

help-meowple = Deskové hry o kočkách: hraní, server, počítání, simulace, ověření.
help-meowple-play =
    Hrát v prohlížeči, nebo s --terminal v terminálu, proti botům.

    Jmenovaná hra se nabídne hned; není-li žádná, hraje se v terminálu první nainstalovaná hra. Všechny ostatní přepínače kromě --lang a --debug platí jen pro terminál.
help-meowple-serve = Nabízet stoly ostatním, dokud se nezastaví.
help-meowple-sim = Odehrát mnoho partií s boty: body, délky, rychlost.
help-meowple-arena = Porovnat boty: místa se střídají, rozdání jsou pro všechny stejná, hodnocení s intervaly.
help-meowple-score = Spočítat body pozice ze souboru.
help-meowple-replay = Projít záznam krok za krokem: akce a co se stalo, slovy.
help-meowple-verify = Ověřit záznam: akce, konečný otisk a zamíchání.
help-meowple-analyse = Posoudit každé rozhodnutí dohrané partie a říct, co ji rozhodlo.
help-meowple-engine = Odpovídat na požadavky, jeden objekt JSON na řádek, do konce vstupu.
help-meowple-rules = Vypsat pravidla hry.
help-meowple-bench = Změřit rychlost: náhodné partie, kopie, povolená místa.
help-meowple-admin = Pro provozovatele: zálohy, záznamy, seznamy, úklid.
help-meowple-admin-backup = Zapsat celou databázi do jednoho souboru; server může běžet.
help-meowple-admin-restore = Načíst zálohu do prázdné databáze.
help-meowple-admin-export = Uložit záznamy všech skončených partií.
help-meowple-admin-tables = Vypsat stoly, nejdřív ty, kde se hrálo naposledy.
help-meowple-admin-purge = Smazat staré stoly, u kterých se nezačalo hrát, nebo stoly v uvedených stavech.

## Přepínače a argumenty více příkazů

help-help = Ukázat tento text a skončit.
help-lang = Jazyk všech sdělení.
help-debug = Ukázat, kde v programu chyba vznikla.
help-json = Vypsat JSON.
help-game = Jméno hry: { $games }.
help-seats = Kolik míst.
help-seed = Semínko veškeré náhody.
help-option = Volba hry; lze opakovat.
help-bots = Jeden bot pro všechna místa, nebo jeden na místo: random, kitten, cat, tiger, tiger@0.2 (sekundy), SOUBOR.py:Třída, cmd:PROGRAM.
help-seconds = Čas bota na jedno rozhodnutí, v sekundách.
help-jobs = Kolik procesů.
help-data = Vlastní součásti hry, JSON nebo TOML.
help-file = Záznam partie.
help-database_url = sqlite:///SOUBOR nebo postgresql://…; bez ní vlastní soubor.
help-force = Nahradit, co tu už je.
help-status = Jen tyto; lze opakovat.

## Přepínače a argumenty jednoho příkazu

help-meowple-version = Vypsat verzi a skončit.
help-meowple-play-terminal = Hrát v terminálu proti botům.
help-meowple-play-plain = Bez tabulek a barev, pro čtečky obrazovky.
help-meowple-play-seat = Vaše místo, počítáno od 0.
help-meowple-play-seed = Semínko veškeré náhody; neuvede-li se, vylosuje se.
help-meowple-serve-host = Adresa, na které se poslouchá.
help-meowple-serve-port = Port; 0: kterýkoli volný.
help-meowple-serve-workers = Kolik procesů; více než jeden vyžaduje PostgreSQL.
help-meowple-serve-trust_proxy = Věřit hlavičkám X-Forwarded od předřazené proxy.
help-meowple-serve-public_url = Kde lidé server najdou, https://…
help-meowple-serve-metrics_public = Ukazovat /metrics i jiným než tomuto stroji.
help-meowple-sim-games = Kolik partií.
help-meowple-sim-out = Partie i se záznamy: .jsonl nebo .parquet.
help-meowple-arena-bots = Kdo hraje: a,b,c. Žebřík jde od nejslabšího nahoru.
help-meowple-arena-games = Kolik partií má každé utkání.
help-meowple-arena-format = Každý s každým, nebo jen sousedé.
help-meowple-arena-backend = Procesy tohoto stroje, nebo cluster Ray.
help-meowple-arena-out = Ukládat každou partii do tohoto souboru, .jsonl; rozehrané klání pokračuje.
help-meowple-score-file = Pozice, v JSON.
help-meowple-replay-to = Zastavit po této akci a ukázat pozici.
help-meowple-replay-seat = Ukázat, co smí vědět toto místo.
help-meowple-analyse-seconds = Čas na jedno rozhodnutí, v sekundách.
help-meowple-analyse-boat_seconds = Sekundy na hledání nejlepšího rozložení každého místa, má-li ho hra; 0: nehledat.
help-meowple-rules-section = Jeden oddíl se vším, co je v něm.
help-meowple-rules-search = Oddíly, kde jsou všechna tato slova.
help-meowple-bench-seconds = Procesorový čas jednoho úseku, v sekundách.
help-meowple-bench-rounds = Kolik úseků každého druhu.
help-meowple-bench-beside = Python, který má catanatron 3.2.1.
help-meowple-admin-backup-file = Kam, jako .jsonl.gz.
help-meowple-admin-restore-file = Záloha.
help-meowple-admin-export-to = Složka, nebo soubor s příponou .jsonl.
help-meowple-admin-tables-most = Kolik vypsat.
help-meowple-admin-purge-older_than = Jak dlouho se nehrálo: 12h (hodiny), 30d (dny), 8w (týdny).
help-meowple-admin-purge-profiles = I lidi, kteří tu tak dlouho nebyli.
help-meowple-admin-purge-dry_run = Jen ukázat, co by zmizelo.
help-meowple-admin-purge-yes = Neptat se.
