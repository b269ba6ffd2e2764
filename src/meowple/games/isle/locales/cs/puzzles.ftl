# Puzzles: a name, a task, and what it teaches once it is solved.

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
