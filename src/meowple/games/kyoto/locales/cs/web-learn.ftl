# The guide of a first game of Kyoto no Neko. Each message is said once: its first line says
# what is there or what is asked, the second why, or what is good.

web-learn-kyoto-goal =
    Vaše kotě se vydává do města sbírat medaile.
    Jakmile má někdo pět, dohraje se kolo. Vyhrává, kdo má nejvíc medailí.
web-learn-kyoto-missions =
    Medailí je sedm, každou lze získat jednou.
    Pět je za úkoly, jedna za tři přátele ve vašem domě, jedna za čtyři vítězství.
web-learn-kyoto-map =
    Toto je město: na kraji váš dům, kolem parku silnice a všude tlapky.
    Pod každou tlapkou se někdo skrývá. Kdo, zjistíte, až tam dojdete.
web-learn-kyoto-skills =
    Vaše kotě má čtyři dovednosti. Když chcete něco udělat, hodíte kostkou a přičtete dovednost.
    Dosáhne-li součet cílové hodnoty, podařilo se. X na kostce je vždy neúspěch.
web-learn-kyoto-turn =
    Jděte na svítící pole; čísla jsou kroky. Pak proveďte jednu akci, nebo ukončete tah.
    Nejdřív choďte na tlapky blízko svého domu a zjistěte, kdo tam je.
web-learn-kyoto-act =
    Tady můžete něco udělat, jednou za tah. Vedle stojí, jakou máte šanci.
    Zkuste to, i když je malá: kdo neuspěje, učí se a dovednost stoupne.
web-learn-kyoto-react =
    Na červenou tlapku se musí hned reagovat.
    Když projdete, jdete dál. Když ne, vaše kotě prchne, tah končí a dovednost stoupne.
web-learn-kyoto-paws =
    Tlapka se otočila. Její znak je dovednost, číslo je cílová hodnota.
    Čím méně číslo převyšuje vaši dovednost, tím lépe. Červené stojí v cestě, ostatní čekají na vaši akci.
web-learn-kyoto-road =
    Na silnici se za každý krok táhne karta kol a obě kola jedou.
    Kotě, které kolo míjí, zkouší mrštnost, jinak prchne. Sejděte ze silnice na druhé straně a máte ji přejitou: medaile.
web-learn-kyoto-check =
    Házelo se: kostka a dovednost proti cílové hodnotě.
    Neúspěch není ztráta: dovednost stoupne o 1, při X o 2. Tak se každý zlepšuje.
web-learn-kyoto-look =
    Ze stromu je vidět daleko: tajně si prohlédněte tři tlapky.
    Dívejte se na ty, ke kterým brzy dojdete. Zůstanou označené jen pro vás.
web-learn-kyoto-paw =
    Soupeř neuspěl a vy volíte, kam tlapka unikne.
    Od něj pryč, nebo k vám, pokud ji chcete pro sebe.
web-learn-kyoto-flight =
    Kotě prchá domů a vy volíte cestu.
    Všechny tyto cesty jsou stejně krátké. Myslete na to, kde začne svůj příští tah.
web-learn-kyoto-meet =
    Je tu jiné kotě. Bojujte s ním, nebo jděte dál.
    Oba hodíte a přičtete boj. První vítězství nad kotětem je medaile; kdo prohraje, prchne a učí se.
web-learn-kyoto-attacked =
    Kolem jde kotě. Smíte na ně zaútočit, i když nejste na tahu.
    Akci vás to nestojí. Udělejte to, pokud nemáte boj o mnoho nižší.
web-learn-kyoto-raise =
    Zvyšte dovednost o stupeň.
    Mrštnost otevírá od 4 živé ploty, od 6 střechy. Jinak zvyšte dovednost pro medaili, kterou chcete příště.
web-learn-kyoto-friend =
    Do vašeho domu se nastěhoval přítel.
    Druhý dává stupeň dovednosti, třetí medaili. Kotě, které přijde k vám domů, je může odvést.
web-learn-kyoto-victory =
    Na této stupnici leží vaše první vítězství.
    Druhé a páté dávají stupeň dovednosti, čtvrté medaili.
web-learn-kyoto-medal =
    Vaše první medaile!
    Tato stupnice ukazuje, kdo jich kolik má. U šipek všechna koťata rostou, u vlajky přijde konec.
web-learn-kyoto-grow =
    Všechna koťata vyrostla: mají víc kroků za tah a lepší dovednosti.
    Jakmile někdo jako první dosáhne šipky, vyrostou koťata všem, i ostatním.
web-learn-kyoto-all =
    Teď znáte celou hru. Zbytek je na vás.
    Vrátím se, jen když přijde něco nového. Lampa nahoře ukazuje, co by udělal tygr.
web-learn-kyoto-over =
    Každý řádek je medaile.
    Při stejném počtu medailí vyhrává lepší přátelství, potom lepší boj.
