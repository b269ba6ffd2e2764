# Puzzles: a name, a task, and what it teaches once it is solved.

puzzle-fits-wall-name = Зачинено
puzzle-fits-wall-task = Закрийте свою велику коробку на 12 очок.
puzzle-fits-wall-taught = Відкритий бік закриває не лише стик, а й стінка. Закрита коробка рахується вдвічі.

puzzle-fits-tie-name = Порівну
puzzle-fits-tie-task = Закрийте свою коробку на 12 очок.
puzzle-fits-tie-taught = Якщо найчастіших видів іграшок кілька, рахуються всі. Третій клубок зрівнявся з пір’їнками.

puzzle-fits-princess-name = Візит Принцеси
puzzle-fits-princess-task = Лишіть Таро без жодного очка.
puzzle-fits-princess-taught = Сплячі коти рахуються лише поруч зі звичайним котом того самого гравця. Коли Принцеса відсилає його додому, решта спить даремно.

puzzle-fits-sleeper-name = Вагомий сон
puzzle-fits-sleeper-task = Коробка у вас спільна. Майте на 6 очок більше, ніж Таро.
puzzle-fits-sleeper-taught = Поруч із вашим звичайним котом сплячий важить стільки ж. Ще один кіт — і коробка лише ваша.

puzzle-fits-takeover-name = Під одним дахом
puzzle-fits-takeover-task = Без жодного кота в запасі майте на 11 очок більше, ніж Таро.
puzzle-fits-takeover-taught = Картка, що з’єднує дві коробки, з’єднує й котів у них. Повернута, вона привела ваших котів туди, де в Таро був лише один.
