# The guide of a first game of If It Fits. Each message is said once: its first line says
# what is there or what is asked, the second why, or what is good.

web-learn-fits-goal =
    Z karet na tomto stole rostou krabice a do nich si lehají kočky.
    Na konci přinese krabice body tomu, kdo v ní má nejvíc koček. Vyhrává, kdo má nejvíc bodů.
web-learn-fits-cats =
    Tady jsou oba hráči: zbývající kočky, karty v ruce a body, jaké by byly teď.
    Máte pět koček. Každá může držet krabici.
web-learn-fits-start =
    Vyberte startovní kartu a položte ji tam, kde to svítí.
    Je to jen začátek: na tom, kterou vezmete, moc nezáleží.
web-learn-fits-sides =
    Chlopeň je otevřená strana: krabice tam pokračuje. Silný okraj je stěna: krabice tam končí.
    Krabice, které nezbývá žádná otevřená strana, je uzavřená a všechno v ní se počítá dvakrát.
web-learn-fits-toys =
    Cenu krabici dávají hračky; tady je, co ještě může přijít.
    Počítá se jen nejčastější druh v krabici, 1 bod za každou. Rozprašovač 1 bod bere.
web-learn-fits-turn =
    Doberte kartu. Nebo místo toho uspěte kočku.
    Když doberete, vybíráte ze tří karet. Spící kočka se vyplatí tam, kde později přidáte bdělou.
web-learn-fits-card =
    Vyberte kartu, kterou chcete zahrát.
    Dobré jsou hračky jednoho druhu do vlastní krabice a stěny, které ji uzavřou.
web-learn-fits-black_cat =
    Máte černou Princeznu. Vystřídá kteroukoli kočku a ta se vrátí svému majiteli.
    Nechte si ji, dokud soupeř nebude držet krabici, která má velkou cenu.
web-learn-fits-lay =
    Položte kartu tam, kde to svítí. R nebo tlačítko ji otočí.
    Otevřená strana k otevřené tvoří jednu krabici. Stěna vedle ní tam krabici ukončí.
web-learn-fits-cat =
    Smíte položit kočku přes dvě karty spojené dlouhými stranami, z nichž jedna právě přibyla.
    Krabice je pak vaše a žádná cizí kočka do ní nesmí. Berte krabice, ve kterých jsou hračky nebo které ještě mohou růst.
web-learn-fits-sleeper =
    Spící kočka se pokládá jako karta a obsadí krabici, ke které se připojí.
    Počítá se, jen když do té krabice později přidáte bdělou kočku. Smí se připojit i ke krabici soupeře.
web-learn-fits-princess =
    Koho vystřídá?
    Nejlépe jedinou kočku v cenné krabici soupeře: pak za ni nikdo body nedostane.
web-learn-fits-toy =
    Zvláštní karta hraček se musí položit hned, přes dvě karty některé krabice, ať je čí chce.
    Přináší po jedné hračce každého druhu. Do vaší krabice se hodí, pokud už v ní je mnoho jednoho druhu.
web-learn-fits-yours =
    Tohle je teď vaše krabice: čára kolem ní má vaši barvu a číslo říká, kolik by přinesla.
    Ukažte na krabici nebo na ni ťukněte a uvidíte tady proč.
web-learn-fits-theirs =
    Krabice soupeře: bdělou kočku do ní položit nesmíte, spící se k ní ale připojit může.
    Karta ji ale může spojit s vaší. Pak rozhoduje, kdo v ní má víc koček, a při shodě dostanou oba všechno.
web-learn-fits-closed =
    Krabice se uzavřela: její hračky i rozprašovače se teď počítají dvakrát.
    Své dobré krabice uzavírejte. Soupeřovy raději nechte otevřené.
web-learn-fits-spray =
    Ve vaší krabici je rozprašovač: bere 1 bod, v uzavřené krabici 2.
    Vyváží to další hračky nejčastějšího druhu.
web-learn-fits-few_cats =
    Někomu zbývá málo koček. S pátou kočkou se blíží konec.
    Pak už nikdo nedobírá a všichni dohrávají karty z ruky.
web-learn-fits-all =
    Teď znáte celou hru. Zbytek je na vás.
    Vrátím se, jen když přijde něco nového. Lampa nahoře ukazuje, co by udělal tygr.
web-learn-fits-final =
    Poslední karty: nikdo nedobírá, oba dohráváte karty z ruky.
    Uzavřete krabici, nebo obsaďte kočkou ještě jednu. Na později už se nic nešetří.
web-learn-fits-over =
    Každý řádek je krabice, která vám něco přinesla.
    Nejčastější hračky minus rozprašovače, v uzavřené dvakrát, a 1 bod za každou vaši další kočku v ní.
