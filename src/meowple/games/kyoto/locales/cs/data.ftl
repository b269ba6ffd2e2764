# What can be wrong with an owner's own components of Kyoto no Neko. “key” is the place in
# the file; the entries of a list count from 0.

error-data-too_few = „{ $key }“ potřebuje aspoň { $least ->
    [one] jednu položku
    [few] { $least } položky
    [many] { $least } položky
   *[other] { $least } položek
}.

## Boards

error-data-board_row = „{ $key }“ musí mít délku { $size } a skládat se z písmen: R pro silnici, tečka pro pole s tlapkou, # pro rybník.
error-data-square = „{ $key }“ nemůže být „{ $square }“: pole centrální čtvrti je x,y, obojí od 0 do 6.
error-data-loop_square = „{ $key }“: { $square } není silnice, nebo se opakuje.
error-data-loop_misses = „{ $key }“ vynechává silnici na { $square }.
error-data-loop_gap = „{ $key }“ musí jít z pole na pole a zpět na první: { $a } a { $b } nejsou vedle sebe.
error-data-loop_backwards = „{ $key }“ musí jít dokola po směru hodin.
error-data-arrow = „{ $key }“: { $square } není silnice, nebo už má druhou šipku.
error-data-bike_start = „{ $key }“ nemůže být { $square }: tři pole silnice před šipkou na { $arrow } je { $start }.
error-data-wall = „{ $key }“ nemůže být „{ $wall }“: překážka se zapisuje dvěma poli, mezi kterými stojí, například 2,0|2,1.
error-data-wall_apart = „{ $key }“: { $wall } není mezi dvěma sousedními poli.
error-data-wall_twice = „{ $key }“: na { $wall } už překážka je.
error-data-home_square = „{ $key }“ nemůže být „{ $square }“: pole severní domovské čtvrti jsou x,y s x od 0 do 6 a y -1 nebo -2.
error-data-home_square_twice = „{ $key }“: na poli { $square } už něco je.
error-data-garden_name = „{ $key }“: „{ $name }“ nemůže být název zahrady: použijte malé písmeno a po něm nejvýše sedm písmen a číslic, ale ne „house“ ani „terrace“.
error-data-link = „{ $key }“ nemůže být „{ $link }“: spojení vede z „house“, „terrace“ nebo ze zahrady k jinému z těchto míst nebo na pole centrální čtvrti, například „house|2,0“.
error-data-link_apart = „{ $key }“: oba konce { $link } spolu nesousedí.
error-data-link_twice = „{ $key }“: spojení { $link } už existuje.
error-data-house_terrace = „{ $key }“ musí spojovat dům s jeho terasou: „house|terrace“.
error-data-house_roads = „{ $key }“ musí spojovat dům se silnicí; polí silnice má být { $needed }, ne { $found }.
error-data-link_nowhere = „{ $key }“: { $link } nevede k poli na všech čtyřech stranách centrální čtvrti ({ $centre }): na { $square } žádné není.
error-data-house_road = „{ $key }“: { $link } musí vést k silnici na všech čtyřech stranách centrální čtvrti ({ $centre }): na { $square } žádná není.
error-data-unreachable = „{ $key }“: k { $space } nevede žádná cesta, ani přes živé ploty a střechy.
error-data-paw_stuck = „{ $key }“: tlapka, která se přesouvá o { $steps ->
    [one] { $steps } pole
    [few] { $steps } pole
    [many] { $steps } pole
   *[other] { $steps } polí
}, nemůže uniknout z { $space }.

## Kittens

error-data-kitten_twice = „{ $key }“: kotě { $name } už existuje.
error-data-face = „{ $key }“ musí být "X" nebo celé číslo od 1 do { $high }.
error-data-die_faces = „{ $key }“ potřebuje aspoň jedno X a aspoň jedno číslo.
error-data-not_rising = „{ $key }“ musí s každou položkou růst.

## Paws

error-data-paw_name = „{ $key }“ nemůže být „{ $name }“: použijte malé písmeno a za ním nejvýš patnáct malých písmen nebo číslic.
error-data-paw_taken = „{ $key }“ nemůže být „{ $name }“: název je obsazený.
error-data-check_twice = „{ $key }“: tato tlapka už zkoušku dovednosti { $skill } má.
error-data-check_fails = „{ $key }“ musí říkat, co způsobí neúspěch: flees, moves, lowers, nebo jedno z prvních dvou spolu s lowers.
error-data-figure_stays = „{ $key }“: figurka zůstává na místě, proto jsou její zkoušky na mrštnost a neuvádějí moves.

## Scenarios

error-data-base_stays = „{ $key }“ lze nahradit, ale ne vynechat.
error-data-scenario_name = „{ $key }“: „{ $name }“ nemůže být název scénáře: použijte nejvýše dvacet malých písmen, číslic a spojovníků.
error-data-own_paw_number = „{ $key }“ musí být 0: kolik jich je, stojí v „paws“ scénáře.
error-data-mission_meaning = „{ $key }“ musí odpovídat textu úkolu: { $meaning }.
error-data-mission_twice = „{ $key }“: úkol { $name } už existuje.
error-data-mission_module = „{ $key }“: úkol na „rule“ potřebuje modul, jehož pravidlo to je.
error-data-module_mission = „{ $key }“ potřebuje přesně jeden úkol na „rule“: ten z modulu.
error-data-mission_without_paw = „{ $key }“: žádná tlapka v tomto scénáři nemůže splnit { $name }.
error-data-figure_twice = „{ $key }“: { $name } už stojí na každém poli „{ $on }“.
error-data-module_figure = „{ $key }“ potřebuje figurku „{ $name }“ z modulu.
error-data-paw_count = „{ $key }“ má tlapek { $found } a centrální čtvrť ({ $centre }) má pro ně polí { $needed }. Opravte počty, nebo náš scénář vynechte pomocí „false“.
