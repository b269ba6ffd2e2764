# Puzzles: a name, a task, and what it teaches once it is solved.

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
puzzle-kyoto-thief-taught = Přátele lze získat i z cizích domů. Tarův motýl teď patří vám a je třetím přítelem ve vašem domě.
