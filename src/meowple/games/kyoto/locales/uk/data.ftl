# What can be wrong with an owner's own components of Kyoto no Neko. “key” is the place in
# the file; the entries of a list count from 0.

error-data-too_few = У «{ $key }» має бути щонайменше { $least } { $least ->
    [one] запис
    [few] записи
    [many] записів
   *[other] запису
}.

## Boards

error-data-board_row = «{ $key }»: знаків має бути { $size }: R — дорога, крапка — клітинка з лапкою, # — ставок.
error-data-square = «{ $key }» не може бути «{ $square }»: клітинка Центрального району — це x,y, обидва числа від 0 до 6.
error-data-loop_square = «{ $key }»: { $square } — не дорога, або її вказано двічі.
error-data-loop_misses = «{ $key }»: пропущено дорогу на { $square }.
error-data-loop_gap = «{ $key }» має йти від клітинки до клітинки й повернутися до першої: { $a } і { $b } — не сусідні.
error-data-loop_backwards = «{ $key }» має йти за годинниковою стрілкою.
error-data-arrow = «{ $key }»: { $square } — не дорога, або там інша стрілка.
error-data-bike_start = «{ $key }» не може бути { $square }: за три клітинки дороги до стрілки { $arrow } — це { $start }.
error-data-wall = «{ $key }» не може бути «{ $wall }»: перешкоду пишуть двома клітинками, між якими вона стоїть, наприклад 2,0|2,1.
error-data-wall_apart = «{ $key }»: { $wall } — не між двома сусідніми клітинками.
error-data-wall_twice = «{ $key }»: на { $wall } уже є перешкода.
error-data-home_square = «{ $key }» не може бути «{ $square }»: клітинки північного району — це x,y, де x від 0 до 6, а y дорівнює -1 або -2.
error-data-home_square_twice = «{ $key }»: на клітинці { $square } вже щось є.
error-data-garden_name = «{ $key }»: «{ $name }» не годиться як назва саду: потрібна мала латинська літера й до семи літер і цифр, але не house і не terrace.
error-data-link = «{ $key }» не може бути «{ $link }»: зв’язок поєднує house, terrace або сад між собою чи з клітинкою Центрального району, наприклад house|2,0.
error-data-link_apart = «{ $key }»: кінці зв’язку { $link } не дотикаються.
error-data-link_twice = «{ $key }»: зв’язок { $link } уже є.
error-data-house_terrace = «{ $key }» має поєднувати дім з його терасою: «house|terrace».
error-data-house_roads = «{ $key }»: клітинок дороги, з якими поєднано дім, має бути { $needed }, а не { $found }.
error-data-link_nowhere = «{ $key }»: { $link } не з усіх чотирьох боків Центрального району ({ $centre }) веде до клітинки: на { $square } її немає.
error-data-house_road = «{ $key }»: { $link } має вести до дороги з усіх чотирьох боків Центрального району ({ $centre }): на { $square } її немає.
error-data-unreachable = «{ $key }»: до { $space } не дійти навіть через живоплоти й дахи.
error-data-paw_stuck = «{ $key }»: лапка, що відходить на { $steps } { $steps ->
    [one] клітинку
    [few] клітинки
    [many] клітинок
   *[other] клітинки
}, не може відійти від { $space }.

## Kittens

error-data-kitten_twice = «{ $key }»: котик { $name } уже є.
error-data-face = «{ $key }»: потрібне "X" або ціле число від 1 до { $high }.
error-data-die_faces = «{ $key }»: потрібен хоча б один X і хоча б одне число.
error-data-not_rising = «{ $key }»: числа мають зростати від запису до запису.

## Paws

error-data-paw_name = «{ $key }» не може бути «{ $name }»: потрібна мала латинська літера й до п’ятнадцяти малих літер і цифр.
error-data-paw_taken = «{ $key }» не може бути «{ $name }»: цю назву зайнято.
error-data-check_twice = «{ $key }»: ця лапка вже має перевірку { $skill }.
error-data-check_fails = «{ $key }»: треба сказати, що спричиняє невдача: flees, moves, lowers або одне з перших двох разом із lowers.
error-data-figure_stays = «{ $key }»: фігура стоїть на місці, тому її перевірки — на agility і без moves.

## Scenarios

error-data-base_stays = «{ $key }» можна замінити, але не прибрати.
error-data-scenario_name = «{ $key }»: «{ $name }» не підходить для назви сценарію: потрібно до двадцяти малих латинських літер, цифр і дефісів.
error-data-own_paw_number = «{ $key }» має бути 0: скільки їх, указано в «paws» сценарію.
error-data-mission_meaning = «{ $key }» має відповідати тексту завдання: { $meaning }.
error-data-mission_twice = «{ $key }»: завдання { $name } уже є.
error-data-mission_module = «{ $key }»: завданню з «rule» потрібен модуль, чиє це правило.
error-data-module_mission = «{ $key }»: потрібне рівно одне завдання з «rule» — завдання цього модуля.
error-data-mission_without_paw = «{ $key }»: у цьому сценарії немає лапки, з якою можна виконати { $name }.
error-data-figure_twice = «{ $key }»: { $name } вже стоїть на кожній клітинці { $on }.
error-data-module_figure = «{ $key }»: потрібна фігура «{ $name }» цього модуля.
error-data-paw_count = «{ $key }»: лапок { $found }, а клітинок для них за Центрального району { $centre } — { $needed }. Виправте числа або приберіть наш сценарій значенням «false».
