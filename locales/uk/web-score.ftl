# Score a table: what lies on a real table is built on the screen.

web-score-share = Поділитися посиланням
web-score-link = У цьому посиланні весь стіл
web-score-link_bad = Стіл за цим посиланням показати не можна. { $why }
web-score-link_torn = Частини посилання бракує, або його змінено.
web-score-clear = Почати знову
web-score-clear_sure = Точно прибрати все?
web-score-less = { $label }: на один менше
web-score-more = { $label }: на один більше
web-score-players = Гравці
web-score-player = Гравець { $number }
web-score-add_player = Гравець
web-score-remove_player = Прибрати цього гравця
web-score-name = Ім’я
web-score-pad = Очки
web-score-lines = Рядок за рядком: { $name }
web-score-total = Разом
web-score-wins = перемога

## The Isle of Cats

web-score-isle-mode-standard = Звичайна
web-score-isle-mode-family = Сімейна
web-score-isle-mode-solo = Соло-гра
web-score-isle-more = Більше про цей стіл
web-score-isle-first = Хто ходить першим
web-score-isle-other = хтось інший
web-score-isle-others = Найбільша родина на інших кораблях
web-score-isle-boat = Корабель
web-score-isle-boat_of = Корабель: { $name }
web-score-isle-kind = Що це
web-score-isle-family = Родина
web-score-isle-shape = Форма
web-score-isle-choose = Виберіть плитку внизу й покладіть її так, як вона лежить у вас на столі.
web-score-isle-touch = Виберіть наступну плитку внизу або торкніться плитки на кораблі, щоб посунути чи прибрати її.
web-score-isle-take_up = Узяти плитку { $number }: { $tile }
web-score-isle-fish = Риба
web-score-isle-baskets = Кошики
web-score-isle-lessons = Особисті завдання
web-score-isle-public_lessons = Загальні завдання, для всіх гравців
web-score-isle-find = Знайти карту за номером або словами
web-score-isle-find_nothing = Такої карти немає.
web-score-isle-find_more = Ще { $number }; додайте слово.
web-score-isle-remove_card = Прибрати карту { $card }
web-score-isle-colour_of = Колір карти { $card }
web-score-isle-sister = Ваша сестра
web-score-isle-sister_colours = Її кольори, від першого до останнього
web-score-isle-sister_lessons = Її завдання
web-score-isle-each = { $points } { $points ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
} за кожного кота
web-score-isle-raise = Підняти на місце вище: { $colour ->
    [blue] синій
    [green] зелений
    [red] червоний
    [purple] пурпуровий
   *[orange] оранжевий
}
web-score-isle-row-rats = Видимі щури
web-score-isle-row-rooms = Незаповнені каюти
web-score-isle-row-families = Родини
web-score-isle-row-rares = Рідкісні скарби
web-score-isle-row-lessons = Особисті завдання
web-score-isle-row-public = Загальні завдання

## If It Fits

web-score-fits-more = Гравці й правила
web-score-fits-table = Стіл
web-score-fits-sides = Які боки відкриті?
web-score-fits-open = відкрито: { $sides }
web-score-fits-side-n = верх
web-score-fits-side-e = право
web-score-fits-side-s = низ
web-score-fits-side-w = ліво
web-score-fits-card = Що на картці?
web-score-fits-sleepers = Або сплячий кіт
web-score-fits-sleeper_of = Сплячий кіт: { $name }
web-score-fits-princess = Принцеса
web-score-fits-cat_of = Кіт: { $name }
web-score-fits-nothing = нічого
web-score-fits-turn = Повернути
web-score-fits-take = Прибрати
web-score-fits-across-w = На лівому стику
web-score-fits-across-e = На правому стику
web-score-fits-free_at = Стовпець { $x }, ряд { $y }: вільно. Виберіть, що там лежить.
web-score-fits-card_at = Стовпець { $x }, ряд { $y }: { $card }
web-score-fits-penalties = { $points } { $points ->
    [one] штрафне очко
    [few] штрафні очки
    [many] штрафних очок
   *[other] штрафного очка
}
web-score-fits-boxes = Коробки
web-score-fits-box = { $closed ->
    [true] Закрита коробка
   *[other] Відкрита коробка
}, { $cards } { $cards ->
    [one] картка
    [few] картки
    [many] карток
   *[other] картки
}
web-score-fits-icon = { $name } × { $count }
web-score-fits-no_boxes = На столі ще немає карток.
