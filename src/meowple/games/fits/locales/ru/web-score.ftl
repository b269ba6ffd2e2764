# The score pad.

web-score-fits-more = Игроки и правила
web-score-fits-table = Стол
web-score-fits-sides = Какие стороны открыты?
web-score-fits-open = открыто: { $sides }
web-score-fits-side-n = сверху
web-score-fits-side-e = справа
web-score-fits-side-s = снизу
web-score-fits-side-w = слева
web-score-fits-card = Что на карте?
web-score-fits-sleepers = Или спящий кот
web-score-fits-sleeper_of = Спящий кот: { $name }
web-score-fits-princess = Принцесса
web-score-fits-cat_of = Кот: { $name }
web-score-fits-nothing = ничего
web-score-fits-woken = Считается ли он?
web-score-fits-woken-auto = если в коробке есть обычный кот того же игрока
web-score-fits-woken-yes = да, позже добавлен обычный кот
web-score-fits-woken-no = нет, после него обычного кота не добавляли
web-score-fits-woken-about = Спящий кот считается, только если его игрок позже добавил в его коробку обычного кота. Если ничего не указать, считаем, что обычные коты в коробке появились позже. Выберите «нет», если спящий лёг последним, и «да», если место обычного потом заняла Принцесса.
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
web-score-fits-empty = Воссоздайте стол карту за картой: здесь появятся все коробки и очки за них.
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
