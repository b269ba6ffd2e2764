# The guide of a first game of Kyoto no Neko. Each message is said once: its first line says
# what is there or what is asked, the second why, or what is good.

web-learn-kyoto-course = První hra: prozkoumejte město a získejte medaile.

web-learn-kyoto-turn =
    Udělejte krok: jděte na svítící tlapku vedle svého kotěte.
    Někdo se pod ní skrývá.
web-learn-kyoto-act =
    Zkuste to! Hodíte kostkou a přičtete dovednost; šance je napsaná vedle.
    Když se to nepovede, kotě se učí a dovednost stoupne.
web-learn-kyoto-check =
    Kostka a dovednost dohromady musely dosáhnout čísla na tlapce.
    Neúspěch nevadí: dovednost stoupne o 1, při X o 2.
web-learn-kyoto-goal =
    Cílem jsou medaile. Jakmile jich má někdo pět, dohraje se kolo.
    Vyhrává, kdo má nejvíc medailí.
web-learn-kyoto-missions =
    Za každý z těchto pěti úkolů je medaile.
    Další dvě jsou za tři přátele v domě a za čtyři vítězství.
web-learn-kyoto-skills =
    Vaše kotě má čtyři dovednosti: mrštnost, přátelství, boj a lov.
    Hledejte tlapky s nízkým číslem pro svou nejlepší dovednost.
web-learn-kyoto-map =
    Kolem parku vede silnice a po ní jezdí bicykly.
    Na druhé straně, v parku, je tlapek víc.
web-learn-kyoto-react =
    Na červenou tlapku musíte hned reagovat.
    Když uspějete, jdete dál. Když ne, kotě uteče, tah končí a dovednost stoupne.
web-learn-kyoto-road =
    Každý krok po silnici otočí kartu bicyklů a oba bicykly jedou.
    Kotě, kolem kterého některý projede, hází na mrštnost, jinak uteče. Když přejdete silnici, získáte medaili.
web-learn-kyoto-look =
    Ze stromu je vidět daleko: tajně se podívejte na tři tlapky.
    Vyberte ty, ke kterým brzy dojdete. Uvidíte je jen vy.
web-learn-kyoto-paw =
    Soupeř neuspěl, a tak volíte, kam se tlapka přesune.
    Dál od něj, nebo blíž k vám.
web-learn-kyoto-flight =
    Kotě utíká domů. Vyberte mu cestu.
    Všechny tyto cesty jsou stejně krátké.
web-learn-kyoto-meet =
    Je tu jiné kotě. Bojujte s ním, nebo jděte dál.
    Oba hodíte kostkou a přičtete svůj boj. Za první vítězství získáte medaili; poražené kotě prchne, ale něco se naučí.
web-learn-kyoto-attacked =
    Kolem jde kotě. Smíte na ně zaútočit, i když nejste na tahu.
    Akci vás to nestojí. Zkuste to, pokud nemáte dovednost boje o mnoho nižší.
web-learn-kyoto-raise =
    Zvyšte dovednost o stupeň.
    S mrštností 4 přelezete živé ploty, se 6 i střechy.
web-learn-kyoto-friend =
    Do vašeho domu se nastěhoval přítel.
    Druhý zvýší dovednost, třetí přinese medaili. Kotě, které k vám přijde, je může odvést.
web-learn-kyoto-victory =
    Vaše první vítězství!
    Druhé a páté zvýší dovednost, čtvrté přinese medaili.
web-learn-kyoto-medal =
    Vaše první medaile!
    Tato stupnice ukazuje, kdo jich kolik má. U šipek všechna koťata rostou, u vlajky hra končí.
web-learn-kyoto-grow =
    Všechna koťata vyrostla: mají víc kroků a lepší dovednosti.
    Stane se to všem, jakmile někdo jako první dosáhne šipky.
web-learn-kyoto-all =
    Teď znáte celou hru. Zbytek je na vás.
    Ozvu se, až přijde něco nového. Lampa nahoře ukazuje, co by udělal tygr.
web-learn-kyoto-over =
    Každý řádek je medaile.
    Při stejném počtu medailí rozhoduje vyšší přátelství, potom vyšší boj.
