# The guides of first games of the Isle of Cats. Each message is said once: its first line
# says what is there or what is asked, the second why, or what is good.

web-learn-isle-course_family = Lekce 1: krátká hra. Zachraňujte kočky a skládejte je na loď.
web-learn-isle-course_standard = Lekce 2: plná hra s rybami, koši a kartami.

## The family game

web-learn-isle-family_rescue =
    Zachraňte kočku: vyberte si kteroukoli.
    Poskládejte na loď co nejvíc koček.
web-learn-isle-first_tile =
    Přetáhněte kočku na místo; tlačítka ji otočí a překlopí.
    První kočka smí ležet kdekoli.
web-learn-isle-next_tile =
    Tato kočka se musí dotýkat některé, která už na lodi leží.
    Počítají se strany, rohy ne.
web-learn-isle-families =
    Kočky jedné barvy, které se dotýkají, jsou rodina: 3 kočky dají 8 bodů, 4 dají 11, 5 dá 15.
    Na ostrově je kočka v barvě, kterou už máte. Položte ji vedle příbuzné.
web-learn-isle-rats =
    Každá viditelná krysa stojí 1 bod.
    Zakrývejte krysy kočkami.
web-learn-isle-rooms =
    Sekce, ve které zbývá byť jediné prázdné políčko, stojí 5 bodů.
    Zaplňujte celé sekce a nenechávejte díry.
web-learn-isle-map =
    Zakryli jste mapu kočkou téže barvy: vezměte si zdarma poklad.
    Zaplňte jím díru nebo zakryjte krysu.
web-learn-isle-family_day =
    Nový den a nové kočky. Hra trvá pět dní.
    V tom, kdo začíná, se střídáte.
web-learn-isle-family_lessons =
    To jsou vaše dva úkoly: cíle, za které jsou na konci body.
    Vybral jsem vám snadné. Soupeř je nevidí.
web-learn-isle-score =
    Tohle jsou zatím vaše body. Krysy a nezaplněné sekce je stáhly pod nulu.
    Každou položenou kočkou něco získáte zpět.
web-learn-isle-family_all =
    To je celá krátká hra. Hrajte dál a bavte se!
    Chcete víc? Lekce 2 přidá ryby, koše a karty.

## The full game

web-learn-isle-draft =
    Nechte si dvě karty. Zbylých pět dostane soupeř.
    Karta s košem znamená o jednu zachráněnou kočku víc.
web-learn-isle-passed_on =
    Tyto karty vám předal soupeř. Nechte si znovu dvě.
    Tak to půjde, dokud nebudete mít sedm karet.
web-learn-isle-kinds =
    Karty jsou čtyř druhů. Karty odlovu přinášejí koše a rychlost.
    Úkoly přinášejí body na konci, karty pokladu a oshaxe další dílky, univerzální karty pomohou kdykoli.
web-learn-isle-buy =
    Kupte karty, které chcete. Číslo u ryby je cena.
    Nechte si aspoň 10 ryb na kočky. Co nekoupíte, je pryč.
web-learn-isle-name_colour =
    Vyberte barvu, za kterou bude váš veřejný úkol bodovat.
    Platí pro všechny, zvolte tedy barvu, kterou sbíráte.
web-learn-isle-ready =
    Které karty odlovu dnes zahrajete?
    Celý koš unese kočku, poškozené jen po dvou. Kdo je rychlejší, začíná.
web-learn-isle-window =
    Teď můžete zahrát univerzální kartu.
    Pokud nechcete, prostě pokračujte.
web-learn-isle-rescue =
    Zachraňte kočku. Vlevo stojí 3 ryby, vpravo 5.
    Na každou potřebujete i koš.
web-learn-isle-basket =
    Který koš kočku ponese?
    Každý poslouží jednou za den, takže na tom málokdy záleží.
web-learn-isle-day_two =
    Nový den: nové kočky a dalších 20 ryb. Váš koš je zase volný.
    Vyberte si rodinu, která poroste, a sekci, kterou zaplníte.
web-learn-isle-purse =
    Tady jsou vaše ryby a koše.
    Dokud máte obojí, můžete zachraňovat.
web-learn-isle-order =
    Dnes začíná ten, kdo je rychlejší.
    Při stejné rychlosti zůstává pořadí, jaké bylo.
web-learn-isle-lessons =
    Tady jsou vaše úkoly a jejich hodnota v této chvíli.
    Soupeř vidí jen, kolik jich máte.
web-learn-isle-public =
    Je tu i veřejný úkol.
    Body přináší všem, každému za jeho loď.
web-learn-isle-finds =
    Vzácné objevy: zahrajte kartu pokladu nebo oshaxe, nebo pro dnešek skončete.
    Nepotřebujete k tomu ryby ani koš. Nezahrané karty vám zůstanou.
web-learn-isle-take =
    Vyberte dílek.
    Zlatý poklad přináší 3 body. Měděné nic, ale zaplní malé mezery.
web-learn-isle-oshax_colour =
    Vyberte rodinu, ke které se tento oshax natrvalo přidá.
    Zvolte barvu koček, vedle kterých ho položíte.
web-learn-isle-buy_drawn =
    Dobrali jste tyto karty. Kupte ty, které chcete.
    Nechte si dost ryb na kočky.
web-learn-isle-place_blind =
    Tento dílek je přímo z pytlíku a zdarma. Položte ho.
    Jako každý jiný se musí dotýkat dílku na lodi.
web-learn-isle-move_cats =
    Přesuňte až tři kočky do druhé zóny.
    Zlevněte ty, které chcete: vlevo stojí 3 ryby, vpravo 5.
web-learn-isle-put_cats =
    Vytáhli jste tuto kočku. Do které zóny půjde?
    Vlevo bude stát 3 ryby, vpravo 5.
web-learn-isle-discard_lessons =
    Vyměňte dva osobní úkoly za trvanlivý koš.
    Vzdejte se těch, které mají nejmenší hodnotu.
web-learn-isle-remove_treasures =
    Vyberte dva poklady z lodi, které vyměníte za trvanlivý koš.
    Nejlépe ty, které nezakrývají krysy a nedoplňují sekci.
web-learn-isle-all =
    Teď znáte celou hru. Zbytek je na vás.
    Ozvu se, až přijde něco nového. Lampa nahoře ukazuje, co by udělal tygr.
web-learn-isle-over =
    Každý řádek ukazuje, odkud jsou vaše body.
    Krysy a nezaplněné sekce body berou; rodiny, zlaté poklady a úkoly je přinášejí.
