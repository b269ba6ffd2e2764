# The final sheet of a table.

web-end-you = Ви
web-end-you_win = Ви перемогли!
web-end-you_share = Ви ділите перемогу: { $names } і ви!
web-end-won_by = Ваша перевага: { $points } { $points ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}.
web-end-lost_by = До перемоги не вистачило { $points } { $points ->
    [one] очка
    [few] очок
    [many] очок
   *[other] очка
}.
web-end-best_line = Найбільше очок за раз
web-end-best-record = Новий особистий рекорд!
web-end-best-below = Ваш особистий рекорд встояв
web-end-best_before = Попередній найкращий результат: { $points }
web-end-decide = Де все вирішилося?
web-end-turning = Переломний момент
web-end-brightest = Ваш найкращий момент
web-end-even = Жоден окремий хід цієї партії не вирішив.
web-end-see = Показати крок { $step }
web-end-lines = Усі очки, рядок за рядком
