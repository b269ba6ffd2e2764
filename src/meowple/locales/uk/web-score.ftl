# Score a table: what lies on a real table is built on the screen.

web-score-share = Поділитися посиланням
web-score-link = У цьому посиланні весь стіл
web-score-link_bad = Стіл за цим посиланням показати не можна. { $why }
web-score-link_torn = Частини посилання бракує, або його змінено.
web-score-clear = Почати спочатку
web-score-clear_sure = Точно стерти все?
web-score-less = { $label }: на один менше
web-score-more = { $label }: на один більше
web-score-players = Гравці
web-score-player = Гравець { $number }
web-score-add_player = Додати гравця
web-score-remove_player = Прибрати цього гравця
web-score-name = Ім’я
web-score-pad = Очки
web-score-lines = Рядок за рядком: { $name }
web-score-total = Разом
web-score-wins = перемога
