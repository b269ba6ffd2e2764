# The guide of a first game of the Isle of Cats. Each message is said once: its first line
# says what is there or what is asked, the second why, or what is good.

web-learn-isle-goal =
    Zachraňte z ostrova kočky a poskládejte je na svou loď.
    Máte pět dní. Potom se obě lodě obodují a lepší vyhrává.
web-learn-isle-families =
    Kočky jedné barvy, které spolu sousedí, jsou rodina.
    Tři v rodině přinášejí 8 bodů, čtyři 11, pět 15, šest 20: čím víc, tím líp. Méně než tři nepřinášejí nic.
web-learn-isle-bare =
    Každá viditelná krysa stojí 1 bod, každá sekce s nezakrytým políčkem 5.
    Začínáte tedy hluboko pod nulou a každý položený dílek něco získá zpět.
web-learn-isle-fields =
    Toto jsou dnešní kočky.
    Kočka z levé zóny stojí 3 ryby, z pravé 5. Ty, které zbudou, večer odejdou.
web-learn-isle-purse =
    Tady jsou vaše ryby a váš koš.
    Rybami platíte za karty a kočky, koš unese jednu kočku. Každé ráno dostanete 20 ryb a tento koš lze použít znovu.
web-learn-isle-kinds =
    Karty jsou čtyř druhů; na každé je napsáno, kterého.
    Karty odlovu přinášejí koše a rychlost, úkoly body na konci, karty pokladu a oshaxe další dílky, univerzální karty pomohou, kdy chcete.
web-learn-isle-draft =
    Označte dvě karty a nechte si je. Ostatní dostane soupeř.
    Zatím nic neplatíte. Dnes hledejte koše: každý znamená kočku navíc.
web-learn-isle-passed_on =
    Toto jsou karty, které si soupeř nenechal. Vyberte znovu dvě.
    Tak to jde dál, dokud jich nemáte sedm. Nepouštějte, co by soupeři příliš pomohlo.
web-learn-isle-buy =
    Teď kupte karty, které opravdu chcete; číslo u ryby je cena.
    Nechte si ryby na kočky: dobré pravidlo je 10 a víc. Co nekoupíte, je pryč.
web-learn-isle-name_colour =
    Váš veřejný úkol platí pro jednu barvu: vyberte ji.
    Platí pro všechny, vezměte tedy barvu, které chcete mít nejvíc koček.
web-learn-isle-lessons =
    Tady leží vaše úkoly. Soupeř vidí, kolik jich je, ne které.
    Každý říká, jakou má teď cenu. Pokládejte kočky tak, aby měl větší.
web-learn-isle-public =
    Leží tu i veřejný úkol.
    Body přináší všem, každému za vlastní loď.
web-learn-isle-ready =
    Které karty odlovu dnes vyložíte?
    Celý koš unese kočku, poškozený jen spolu s druhým. Kdo má větší rychlost, vybírá dřív.
web-learn-isle-order =
    Dnešní pořadí: kdo je rychlejší, hraje dřív.
    Při stejné rychlosti zůstává pořadí, jaké bylo.
web-learn-isle-window =
    Teď by šlo zahrát univerzální kartu. Pokud žádnou nemáte nebo nechcete, pokračujte.
    Hra se takto zastaví několikrát za den, i pro toho, kdo žádnou takovou kartu nemá: nikdo nemá vidět, kdo ji má.
web-learn-isle-rescue =
    Vyberte kočku. Střídáte se, dokud má někdo koše a ryby a zbývají kočky.
    Která se dobře vejde? Kterou barvu sbíráte? Dílek si můžete na své lodi vyzkoušet, ještě než jste na tahu.
web-learn-isle-basket =
    Který koš kočku ponese?
    Každý lze dnes použít jednou, takže na tom málokdy záleží.
web-learn-isle-first_tile =
    Položte kočku: přetáhněte ji, tlačítky nebo klávesami R a F ji otočte a překlopte.
    První smí ležet kdekoli. Zakrývejte krysy a začněte u okraje nebo v rohu sekce, kde se mezery později těžko zaplňují.
web-learn-isle-next_tile =
    Tento dílek musí sousedit s některým, který už leží; rohy se nepočítají.
    Nejlépe je vedle kočky stejné barvy. Nenechávejte díry o jednom políčku.
web-learn-isle-map =
    Kočka zakryla mapu své barvy: vezměte si poklad, je zdarma.
    Body nepřináší, ale vyplní mezeru nebo zakryje krysu.
web-learn-isle-finds =
    Vzácné objevy: zahrajte z ruky kartu oshaxe nebo pokladu, nebo pro dnešek skončete.
    Za každou kartu položíte dílek bez ryb a bez koše. Co nezahrajete, zůstane vám v ruce.
web-learn-isle-take =
    Vyberte dílek.
    Zlatý poklad přináší 3 body, ať leží kdekoli. Měděné nepřinášejí nic, ale vyplní malé mezery.
web-learn-isle-oshax_colour =
    Oshax se přidá k rodině, kterou zvolíte, a to natrvalo.
    Zvolte barvu koček, vedle kterých bude ležet.
web-learn-isle-buy_drawn =
    Dobrali jste tyto karty: kupte, co chcete, za cenu u ryby.
    Co nekoupíte, je pryč. Nechte si dost ryb na kočky.
web-learn-isle-place_blind =
    Dílek přímo z pytlíku, bez ryb a bez koše: položte ho.
    Platí pro něj totéž jako pro ostatní: musí sousedit s některým, který už leží.
web-learn-isle-move_cats =
    Přesuňte kočky do druhé zóny, nejvýš tři.
    Vlevo stojí kočka 3 ryby, vpravo 5: co chcete, ať zlevní, a co chce soupeř, ať zdraží.
web-learn-isle-put_cats =
    Vytáhli jste tuto kočku: do které zóny půjde?
    Vlevo bude stát 3 ryby, vpravo 5. Zatím nepatří nikomu.
web-learn-isle-discard_lessons =
    Dva vaše osobní úkoly zmizí ze stolu a vy dostanete trvanlivý koš.
    Vzdejte se těch, které mají nejmenší cenu a sotva porostou.
web-learn-isle-remove_treasures =
    Dva poklady opustí vaši loď a vy dostanete trvanlivý koš: klepněte na každý z nich.
    Nejméně budou chybět měděné ve volném prostoru. Jejich políčka budou znovu nezakrytá.
web-learn-isle-day_two =
    Nový den: nové kočky, 20 ryb a váš koš je znovu připravený.
    Všechno jde jako včera. Myslete na jednu rodinu, která má růst, a na jednu sekci, která má být plná.
web-learn-isle-score =
    „Body“ ukazují, jakou má vaše loď teď cenu, řádek po řádku.
    Občas se tam podívejte: uvidíte, co vás ještě stojí body.
web-learn-isle-all =
    Teď znáte celou hru. Ostatní dny jsou vaše.
    Vrátím se, jen když přijde něco nového. Lampa nahoře ukazuje, co by udělal tygr.
web-learn-isle-over =
    Každý řádek tohoto listu má svůj důvod.
    Krysy a sekce body stojí; rodiny, zlaté poklady a úkoly je přinášejí. Vyhrává, kdo má nejvíc bodů, při shodě nejvíc ryb.
