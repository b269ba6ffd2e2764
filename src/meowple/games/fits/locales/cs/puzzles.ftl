# Puzzles: a name, a task, and what it teaches once it is solved.

puzzle-fits-wall-name = Uzavřeno
puzzle-fits-wall-task = Uzavřete svou velkou krabici za 12 bodů.
puzzle-fits-wall-taught = Otevřenou stranu uzavře nejen spoj, ale i stěna. Uzavřená krabice se počítá dvakrát.

puzzle-fits-tie-name = Dva druhy
puzzle-fits-tie-task = Uzavřete svou krabici za 12 bodů.
puzzle-fits-tie-taught = Je-li nejčastějších druhů hraček víc, počítají se všechny. S třetím klubíčkem jich bylo stejně jako pírek.

puzzle-fits-princess-name = Princezna přichází
puzzle-fits-princess-task = Nenechte Tarovi ani bod.
puzzle-fits-princess-taught = Kočky, které usnuly až po bdělé, nemají žádnou váhu. Když Princezna pošle tu bdělou domů, krabici nedrží nikdo.

puzzle-fits-sleeper-name = Vstávat!
puzzle-fits-sleeper-task = Dvě vaše kočky spí v krabici, kterou drží Taro. Získejte o 10 bodů víc než Taro.
puzzle-fits-sleeper-taught = Bdělá kočka probudí všechny vaše kočky, které v její krabici usnuly dřív. Tři proti jedné: krabice je vaše a k tomu dva body za další kočky.

puzzle-fits-takeover-name = Všichni pod jednou střechou
puzzle-fits-takeover-task = Kočky vám už došly. Získejte o 4 body víc než Taro.
puzzle-fits-takeover-taught = Karta, která spojí dvě krabice, spojí i kočky v nich. Otočená přivedla vaši bdělou kočku tam, kde měl jednu Taro: při shodě oba bodují v plné výši.
