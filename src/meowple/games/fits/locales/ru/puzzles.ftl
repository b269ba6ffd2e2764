# Puzzles: a name, a task, and what it teaches once it is solved.

puzzle-fits-wall-name = Закрыто
puzzle-fits-wall-task = Закройте свою большую коробку на 12 очков.
puzzle-fits-wall-taught = Открытую сторону закрывает не только стык, но и стенка. Закрытая коробка считается вдвойне.

puzzle-fits-tie-name = Поровну
puzzle-fits-tie-task = Закройте свою коробку на 12 очков.
puzzle-fits-tie-taught = Если самых частых видов игрушек несколько, считаются все. С третьим клубком их стало столько же, сколько пёрышек.

puzzle-fits-princess-name = Принцесса пришла
puzzle-fits-princess-task = Оставьте Таро без единого очка.
puzzle-fits-princess-taught = Спящие коты считаются только рядом с обычным котом того же хозяина. Когда Принцесса отправляет обычного домой, все остальные спят впустую.

puzzle-fits-sleeper-name = Крепкий сон
puzzle-fits-sleeper-task = Одну коробку вы делите с Таро. Получите на 6 очков больше него.
puzzle-fits-sleeper-taught = Рядом с вашим обычным котом спящий весит столько же. Ещё один кот — и коробка только ваша.

puzzle-fits-takeover-name = Все под одной крышей
puzzle-fits-takeover-task = Котов у вас не осталось; получите на 11 очков больше, чем Таро.
puzzle-fits-takeover-taught = Карта, которая соединяет две коробки, соединяет и котов в них. Повёрнутая, она привела ваших котов туда, где у Таро был только один.
