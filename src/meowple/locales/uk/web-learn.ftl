# Learning: guided first games.

web-learn-guide-games = Перші партії з наставником
web-learn-guide-games_about = Грайте проти слабкого бота, а наставник пояснить усе по черзі. Зупинитися можна будь-коли, а продовжити потім.
web-learn-guide-begin = Почати
web-learn-guide-begin_anew = Почати спочатку
web-learn-guide-go_on = Продовжити
web-learn-guide-done = Пройдено!
web-learn-guide-title = Наставник
web-learn-guide-fold = Згорнути
web-learn-guide-unfold = Розгорнути
web-learn-guide-next = Далі
web-learn-guide-show_me = Покажіть
web-learn-guide-skip = Сховати наставника
web-learn-guide-rest = Грайте далі. Я озвуся, коли трапиться щось нове.
web-learn-guide-thinking = Тигр думає…
web-learn-guide-tiger = Тигр зробив би так: { $label }
web-learn-guide-do_it = Зробити так

## Puzzles

web-learn-puzzle-title = Задачі
web-learn-puzzle-about = Позиція зі справжньої партії і мета, якої треба досягти за кілька кроків. Карти й кубики щоразу ті самі.
web-learn-puzzle-solved_of = Розв’язано { $solved } з { $all }
web-learn-puzzle-solved = розв’язано
web-learn-puzzle-back = Усі задачі
web-learn-puzzle-left = { $left ->
    [0] Кроків не лишилося
    [one] Лишився { $left } крок
    [few] Лишилося { $left } кроки
    [many] Лишилося { $left } кроків
   *[other] Лишилося { $left } кроку
}
web-learn-puzzle-step_back = Крок назад
web-learn-puzzle-restart = Почати спочатку
web-learn-puzzle-reveal = Покажіть наступний крок
web-learn-puzzle-revealed = Наступний крок: { $step }
web-learn-puzzle-do_it = Зробити так
web-learn-puzzle-astray = Наш розв’язок пішов іншим шляхом. Зробіть крок назад або почніть спочатку.
web-learn-puzzle-failed = Цього разу не вийшло.
web-learn-puzzle-well_done = Розв’язано!
web-learn-puzzle-next = Наступна задача
web-learn-puzzle-sorry = Цю задачу показати не можна
