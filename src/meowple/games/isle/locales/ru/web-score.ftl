# The score pad.

web-score-isle-mode-standard = Обычная
web-score-isle-mode-family = Семейная
web-score-isle-mode-solo = Одиночная
web-score-isle-more = Ещё об этом столе
web-score-isle-first = Кто ходит первым
web-score-isle-other = кто-то другой
web-score-isle-others = Самое большое семейство на других кораблях
web-score-isle-boat = Корабль
web-score-isle-boat_of = Корабль: { $name }
web-score-isle-kind = Что это
web-score-isle-family = Семейство
web-score-isle-shape = Форма
web-score-isle-choose = Выберите жетон внизу и положите его так, как он лежит у вас на столе.
web-score-isle-touch = Выберите следующий жетон внизу или коснитесь жетона на корабле, чтобы сдвинуть или убрать его.
web-score-isle-take_up = Взять жетон { $number }: { $tile }
web-score-isle-fish = Рыба
web-score-isle-baskets = Корзины
web-score-isle-lessons = Личные уроки
web-score-isle-public_lessons = Общие уроки, для всех игроков
web-score-isle-find = Найти карту по номеру или словам
web-score-isle-find_nothing = Такой карты нет.
web-score-isle-find_more = Ещё { $number }; добавьте слово.
web-score-isle-remove_card = Убрать карту { $card }
web-score-isle-colour_of = Цвет карты { $card }
web-score-isle-sister = Ваша сестра
web-score-isle-sister_colours = Её цвета, от первого к последнему
web-score-isle-sister_lessons = Её уроки
web-score-isle-each = { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} за каждую кошку
web-score-isle-raise = Поднять на место выше: { $colour ->
    [blue] синий
    [green] зелёный
    [red] красный
    [purple] фиолетовый
   *[orange] оранжевый
}
web-score-isle-row-rats = Видимые крысы
web-score-isle-row-rooms = Незаполненные каюты
web-score-isle-row-families = Семейства
web-score-isle-row-rares = Редкие сокровища
web-score-isle-row-lessons = Личные уроки
web-score-isle-row-public = Общие уроки
