# The score pad.

web-score-fits-more = Гравці й правила
web-score-fits-table = Стіл
web-score-fits-sides = Які боки відкриті?
web-score-fits-open = відкрито: { $sides }
web-score-fits-side-n = згори
web-score-fits-side-e = праворуч
web-score-fits-side-s = знизу
web-score-fits-side-w = ліворуч
web-score-fits-card = Що на картці?
web-score-fits-sleepers = Або сплячий кіт
web-score-fits-sleeper_of = Сплячий кіт: { $name }
web-score-fits-princess = Принцеса
web-score-fits-cat_of = Кіт: { $name }
web-score-fits-nothing = нічого
web-score-fits-woken = Чи рахується він?
web-score-fits-woken-auto = якщо в коробці є звичайний кіт того самого гравця
web-score-fits-woken-yes = так, пізніше додано звичайного кота
web-score-fits-woken-no = ні, після нього звичайного кота не додавали
web-score-fits-woken-about = Сплячий кіт рахується, лише якщо його гравець пізніше додав до його коробки звичайного кота. Якщо нічого не вказати, вважаємо, що звичайні коти в коробці з’явилися пізніше. Виберіть «ні», якщо сплячий ліг останнім, і «так», якщо місце звичайного потім зайняла Принцеса.
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
web-score-fits-empty = Відтворіть стіл карту за картою: тут з’являться всі коробки й очки за них.
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
