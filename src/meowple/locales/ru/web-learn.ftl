# Learning: guided first games.

web-learn-guide-games = Первые партии с наставником
web-learn-guide-games_about = Играйте против слабого бота, а наставник объяснит всё по порядку. Остановиться можно когда угодно, а продолжить потом.
web-learn-guide-begin = Начать
web-learn-guide-begin_anew = Начать заново
web-learn-guide-go_on = Продолжить
web-learn-guide-done = Пройдено!
web-learn-guide-title = Наставник
web-learn-guide-fold = Свернуть
web-learn-guide-unfold = Развернуть
web-learn-guide-next = Дальше
web-learn-guide-show_me = Показать
web-learn-guide-skip = Скрыть наставника
web-learn-guide-rest = Играйте дальше. Я скажу, когда будет что-то новое.
web-learn-guide-thinking = Тигр думает…
web-learn-guide-tiger = Тигр сделал бы так: { $label }
web-learn-guide-do_it = Сделать

## Puzzles

web-learn-puzzle-title = Задачи
web-learn-puzzle-about = Позиция из настоящей партии и цель, которой надо достичь за несколько ходов. Карты и кубики при каждой попытке одни и те же.
web-learn-puzzle-solved_of = Решено { $solved } из { $all }
web-learn-puzzle-solved = решена
web-learn-puzzle-back = Все задачи
web-learn-puzzle-left = { $left ->
    [0] Ходов не осталось
    [one] Остался { $left } ход
    [few] Осталось { $left } хода
    [many] Осталось { $left } ходов
   *[other] Осталось { $left } хода
}
web-learn-puzzle-step_back = Шаг назад
web-learn-puzzle-restart = Начать заново
web-learn-puzzle-reveal = Показать следующий шаг
web-learn-puzzle-revealed = Следующий шаг: { $step }
web-learn-puzzle-do_it = Сделать
web-learn-puzzle-astray = Наше решение шло другим путём. Сделайте шаг назад или начните заново.
web-learn-puzzle-failed = На этот раз не вышло.
web-learn-puzzle-well_done = Решено!
web-learn-puzzle-next = Следующая задача
web-learn-puzzle-sorry = Эту задачу показать нельзя
