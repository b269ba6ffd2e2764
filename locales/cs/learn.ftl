# The puzzles: a name, what is to be reached, and what it teaches, said when it is solved.

puzzle-you = Mio
puzzle-other = Taro

error-puzzle-unknown = Taková úloha není. Na výběr: { $offered }.
error-puzzle-over = Tato úloha skončila. Vraťte se o krok, nebo začněte znovu.

## The Isle of Cats

puzzle-isle-family-name = Jedna rodina
puzzle-isle-family-task = Zachraňte jednu kočku tak, abyste měli rodinu o šesti kočkách.
puzzle-isle-family-taught = Kočka, která sousedí se dvěma skupinami své barvy, z nich udělá jednu rodinu. Mezera mezi nimi měla větší cenu než kterákoli kočka na okraji jedné z nich.

puzzle-isle-map-name = Podle mapy
puzzle-isle-map-task = Zaplňte záď jednou zachráněnou kočkou a tím, co vám přinese.
puzzle-isle-map-taught = Kočka na mapě své barvy hned přináší měděný poklad. I ten nejmenší vyplní mezeru, do které se žádná kočka nevejde.

puzzle-isle-rats-name = Ani jedna krysa
puzzle-isle-rats-task = Taro pasoval. Dvěma kočkami zakryjte všech sedm krys, které jsou ještě vidět.
puzzle-isle-rats-taught = Každá viditelná krysa stojí bod. Podívejte se, jaký tvar krysy tvoří, a pak najděte kočku, která ho má.

puzzle-isle-moon-name = Měsíční kajuta
puzzle-isle-moon-task = Taro pasoval. Třemi kočkami zaplňte kajutu na levoboku.
puzzle-isle-moon-taught = Přepážky dílkům nevadí. Začněte tam, kde je sekce nejužší: tam se vejde nejméně koček.

puzzle-isle-oshax-name = Poslední oshax
puzzle-isle-oshax-task = Poslední den, poslední objevy: dosáhněte 84 bodů s jednou ze svých dvou karet.
puzzle-isle-oshax-taught = Jeden dílek se může počítat mnoha způsoby. Zelená zvětšila rodinu a dala pátou zelenou kočku, místo zaplnilo kajutu a krysy, které chce váš úkol, zůstaly vidět.

## If It Fits

puzzle-fits-wall-name = Zavřeno
puzzle-fits-wall-task = Uzavřete svou velkou krabici za 12 bodů.
puzzle-fits-wall-taught = Otevřenou stranu zavře nejen spoj, ale i stěna. Uzavřená krabice se počítá dvakrát.

puzzle-fits-tie-name = Dva druhy
puzzle-fits-tie-task = Uzavřete svou krabici za 12 bodů.
puzzle-fits-tie-taught = Je-li nejčastějších druhů hraček víc, počítají se všechny. S třetím klubíčkem jich bylo stejně jako pírek.

puzzle-fits-princess-name = Princezna přichází
puzzle-fits-princess-task = Nenechte Tarovi ani bod.
puzzle-fits-princess-taught = Spící kočky se počítají jen vedle bdělé kočky téhož majitele. Když Princezna pošle tu bdělou domů, všechny ostatní spí nadarmo.

puzzle-fits-sleeper-name = Tvrdý spánek
puzzle-fits-sleeper-task = O krabici se dělíte. Získejte o 6 bodů víc než Taro.
puzzle-fits-sleeper-taught = Vedle vaší bdělé kočky má spící stejnou váhu. Ještě jedna kočka, a krabice je jen vaše.

puzzle-fits-takeover-name = Všichni pod jednou střechou
puzzle-fits-takeover-task = Kočky vám už došly. Získejte o 11 bodů víc než Taro.
puzzle-fits-takeover-taught = Karta, která spojí dvě krabice, spojí i kočky v nich. Otočená přivedla vaše kočky tam, kde měl Taro jen jednu.

## Kyoto no Neko

puzzle-kyoto-road-name = Přes silnici
puzzle-kyoto-road-task = Získejte první medaili: přejděte v tomto tahu silnici.
puzzle-kyoto-road-taught = S malou mrštností je každý živý plot zeď. Z domu se dá vyjít na tři pole silnice, ale jen z jednoho se stihne dojít až do parku.

puzzle-kyoto-cat-name = Přátelit se, nebo bojovat
puzzle-kyoto-cat-task = Získejte v tomto tahu čtvrtou medaili.
puzzle-kyoto-cat-taught = Kde tlapka nabízí dvě dovednosti, vybíráte si. Jako přítel by kočka šla k vám domů; poražená zaplní čtvrté políčko stupnice vítězství.

puzzle-kyoto-bug-name = Krysa v cestě
puzzle-kyoto-bug-task = Získejte v tomto tahu čtvrtou medaili.
puzzle-kyoto-bug-taught = Setkání s červenou tlapkou vás nestojí akci. Krysa zaplnila druhé políčko stupnice a zvýšila váš lov právě včas na brouka.

puzzle-kyoto-kitten-name = Dvě naráz
puzzle-kyoto-kitten-task = Máte tři medaile. Na konci tohoto tahu jich mějte pět.
puzzle-kyoto-kitten-taught = Vítězství nad kotětem splní úkol a přidá žeton na stupnici vítězství. Její čtvrté políčko přineslo druhou medaili.

puzzle-kyoto-thief-name = Přítel od sousedů
puzzle-kyoto-thief-task = Máte dvě medaile. Na konci tohoto tahu jich mějte čtyři.
puzzle-kyoto-thief-taught = Přátele lze získat i z cizích domů. Tarův motýl je teď váš motýl a třetí přítel ve vašem domě.
