# Puzzles: a name, a task, and what it teaches once it is solved.

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
