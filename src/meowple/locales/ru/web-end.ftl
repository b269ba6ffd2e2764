# The final sheet of a table.

web-end-you = Вы
web-end-you_win = Вы победили!
web-end-you_share = Вы делите победу: { $names } и вы!
web-end-won_by = Ваше преимущество: { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
web-end-lost_by = До победы не хватило { $points } { $points ->
    [one] очка
    [few] очков
    [many] очков
   *[other] очка
}.
web-end-best_line = Больше всего очков сразу
web-end-best-record = Новый личный рекорд!
web-end-best-below = Ваш личный рекорд устоял
web-end-best_before = Прежний лучший результат: { $points }
web-end-decide = Где всё решилось?
web-end-turning = Переломный момент
web-end-brightest = Ваш лучший момент
web-end-even = Ни один отдельный ход не решил эту партию.
web-end-see = Показать шаг { $step }
web-end-lines = Все очки, строка за строкой
