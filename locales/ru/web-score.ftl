# Score a table: what lies on a real table is built on the screen.

web-score-share = Поделиться ссылкой
web-score-link = В этой ссылке весь стол
web-score-link_bad = Стол по этой ссылке показать нельзя. { $why }
web-score-link_torn = Части ссылки не хватает, или она изменена.
web-score-clear = Начать заново
web-score-clear_sure = Точно убрать всё?
web-score-less = { $label }: на один меньше
web-score-more = { $label }: на один больше
web-score-players = Игроки
web-score-player = Игрок { $number }
web-score-add_player = Игрок
web-score-remove_player = Убрать этого игрока
web-score-name = Имя
web-score-pad = Очки
web-score-lines = Строка за строкой: { $name }
web-score-total = Всего
web-score-wins = победа

## The Isle of Cats

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

## If It Fits

web-score-fits-more = Игроки и правила
web-score-fits-table = Стол
web-score-fits-sides = Какие стороны открыты?
web-score-fits-open = открыты: { $sides }
web-score-fits-side-n = верх
web-score-fits-side-e = право
web-score-fits-side-s = низ
web-score-fits-side-w = лево
web-score-fits-card = Что на карте?
web-score-fits-sleepers = Или спящий кот
web-score-fits-sleeper_of = Спящий кот: { $name }
web-score-fits-princess = Принцесса
web-score-fits-cat_of = Кот: { $name }
web-score-fits-nothing = ничего
web-score-fits-turn = Повернуть
web-score-fits-take = Убрать
web-score-fits-across-w = На левом стыке
web-score-fits-across-e = На правом стыке
web-score-fits-free_at = Колонка { $x }, ряд { $y }: свободно. Выберите, что там лежит.
web-score-fits-card_at = Колонка { $x }, ряд { $y }: { $card }
web-score-fits-penalties = { $points } { $points ->
    [one] штрафное очко
    [few] штрафных очка
    [many] штрафных очков
   *[other] штрафного очка
}
web-score-fits-boxes = Коробки
web-score-fits-box = { $closed ->
    [true] Закрытая коробка
   *[other] Открытая коробка
}, { $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
web-score-fits-icon = { $name } × { $count }
web-score-fits-no_boxes = На столе ещё нет карт.
