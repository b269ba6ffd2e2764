# What can be wrong with an owner's own components of Kyoto no Neko. “key” is the place in
# the file; the entries of a list count from 0.

error-data-too_few = В «{ $key }» нужно не меньше { $least } { $least ->
    [one] записи
    [few] записей
    [many] записей
   *[other] записи
}.

## Boards

error-data-board_row = «{ $key }»: знаков должно быть { $size }: R — дорога, точка — клетка с лапкой, # — пруд.
error-data-square = «{ $key }» не может быть «{ $square }»: клетка Центрального района — это x,y, оба числа от 0 до 6.
error-data-loop_square = «{ $key }»: { $square } — не дорога или указана дважды.
error-data-loop_misses = «{ $key }»: пропущена дорога на { $square }.
error-data-loop_gap = «{ $key }» должен идти от клетки к клетке и вернуться к первой: { $a } и { $b } — не соседние.
error-data-loop_backwards = «{ $key }» должен идти по часовой стрелке.
error-data-arrow = «{ $key }»: { $square } — не дорога, или там другая стрелка.
error-data-bike_start = «{ $key }» не может быть { $square }: за три клетки дороги до стрелки { $arrow } находится { $start }.
error-data-wall = «{ $key }» не может быть «{ $wall }»: преграда пишется двумя клетками, между которыми она стоит, например 2,0|2,1.
error-data-wall_apart = «{ $key }»: { $wall } — не между двумя соседними клетками.
error-data-wall_twice = «{ $key }»: на { $wall } уже есть преграда.
error-data-home_square = «{ $key }» не может быть «{ $square }»: клетки северного района — это x,y, где x от 0 до 6, а y равен -1 или -2.
error-data-home_square_twice = «{ $key }»: на клетке { $square } уже что-то есть.
error-data-garden_name = «{ $key }»: «{ $name }» не годится в имя сада: нужна строчная латинская буква и до семи букв и цифр, но не house и не terrace.
error-data-link = «{ $key }» не может быть «{ $link }»: связь соединяет house, terrace или сад друг с другом или с клеткой Центрального района, например house|2,0.
error-data-link_apart = «{ $key }»: концы связи { $link } не соприкасаются.
error-data-link_twice = «{ $key }»: связь { $link } уже есть.
error-data-house_terrace = «{ $key }» должен соединять дом с его террасой: «house|terrace».
error-data-house_roads = «{ $key }»: клеток дороги, с которыми соединён дом, должно быть { $needed }, а не { $found }.
error-data-link_nowhere = «{ $key }»: { $link } не на всех четырёх сторонах Центрального района ({ $centre }) ведёт к клетке: на { $square } её нет.
error-data-house_road = «{ $key }»: { $link } должна вести к дороге на всех четырёх сторонах Центрального района ({ $centre }): на { $square } её нет.
error-data-unreachable = «{ $key }»: до { $space } не дойти даже через изгороди и крыши.
error-data-paw_stuck = «{ $key }»: лапка, которая уходит на { $steps } { $steps ->
    [one] клетку
    [few] клетки
    [many] клеток
   *[other] клетки
}, не может уйти с { $space }.

## Kittens

error-data-kitten_twice = «{ $key }»: котик { $name } уже есть.
error-data-face = «{ $key }»: нужно "X" или целое число от 1 до { $high }.
error-data-die_faces = «{ $key }»: нужен хотя бы один X и хотя бы одно число.
error-data-not_rising = «{ $key }»: числа должны расти от записи к записи.

## Paws

error-data-paw_name = «{ $key }» не может быть «{ $name }»: нужна строчная латинская буква и до пятнадцати строчных букв и цифр.
error-data-paw_taken = «{ $key }» не может быть «{ $name }»: имя занято.
error-data-check_twice = «{ $key }»: у этой лапки уже есть проверка { $skill }.
error-data-check_fails = «{ $key }»: нужно указать, к чему ведёт неудача: flees, moves, lowers или одно из первых двух вместе с lowers.
error-data-figure_stays = «{ $key }»: фигура стоит на месте, поэтому её проверки — на agility и без moves.

## Scenarios

error-data-base_stays = «{ $key }» можно заменить, но не убрать.
error-data-scenario_name = «{ $key }»: «{ $name }» не подходит для имени сценария: нужно до двадцати строчных латинских букв, цифр и дефисов.
error-data-own_paw_number = «{ $key }» должно быть 0: сколько их, указано в «paws» сценария.
error-data-mission_meaning = «{ $key }» должно соответствовать тексту задания: { $meaning }.
error-data-mission_twice = «{ $key }»: задание { $name } уже есть.
error-data-mission_module = «{ $key }»: заданию с «rule» нужен модуль, чьё это правило.
error-data-module_mission = «{ $key }»: нужно ровно одно задание с «rule» — задание этого модуля.
error-data-mission_without_paw = «{ $key }»: в этом сценарии нет лапки, с которой можно выполнить { $name }.
error-data-figure_twice = «{ $key }»: { $name } уже стоит на каждой клетке { $on }.
error-data-module_figure = «{ $key }»: нужна фигура «{ $name }» этого модуля.
error-data-paw_count = «{ $key }»: лапок { $found }, а клеток для них при Центральном районе { $centre } — { $needed }. Исправьте числа или уберите наш сценарий значением «false».
