# The score pad.

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
