# Puzzles: a name, a task, and what it teaches once it is solved.

puzzle-fits-wall-name = Зачинено
puzzle-fits-wall-task = Закрийте свою велику коробку на 12 очок.
puzzle-fits-wall-taught = Відкритий бік закриває не лише стик, а й стінка. Закрита коробка рахується вдвічі.

puzzle-fits-tie-name = Порівну
puzzle-fits-tie-task = Закрийте свою коробку на 12 очок.
puzzle-fits-tie-taught = Якщо найчастіших видів іграшок кілька, рахуються всі. Третій клубок зрівнявся з пір’їнками.

puzzle-fits-princess-name = Візит Принцеси
puzzle-fits-princess-task = Лишіть Таро без жодного очка.
puzzle-fits-princess-taught = Коти, що заснули після звичайного, нічого не важать. Коли Принцеса відсилає звичайного додому, коробка лишається нічиєю.

puzzle-fits-sleeper-name = Прокидайтеся!
puzzle-fits-sleeper-task = Двоє ваших котів сплять у коробці Таро. Майте на 10 очок більше, ніж Таро.
puzzle-fits-sleeper-taught = Звичайний кіт будить усіх ваших котів, що спали в його коробці раніше. Троє проти одного: коробка ваша, і ще два очки за додаткових котів.

puzzle-fits-takeover-name = Під одним дахом
puzzle-fits-takeover-task = Без жодного кота в запасі майте на 4 очки більше, ніж Таро.
puzzle-fits-takeover-taught = Картка, що з’єднує дві коробки, з’єднує й котів у них. Повернута, вона привела вашого звичайного кота туди, де в Таро був один: за рівності обидва отримують за коробку все.
