# The Isle of Cats in the web client.


## The boat and placing a tile on it (ids web-isle-boat-…); other parts of the board stand outside this block

web-isle-boat-help = Перетягніть плитку на місце. R повертає, Shift+R — у зворотний бік, F віддзеркалює, стрілки рухають, Page Up і Page Down ведуть по місцях, де вона вміщується, Enter кладе.
web-isle-boat-help_back = Перетягніть плитку на місце. R повертає, Shift+R — у зворотний бік, F віддзеркалює, стрілки рухають, Page Up і Page Down ведуть по місцях, де вона вміщується, Enter кладе, Escape забирає назад.
web-isle-boat-turn = Повернути
web-isle-boat-flip = Віддзеркалити
web-isle-boat-lay = Покласти сюди
web-isle-boat-next = Інше місце
web-isle-boat-back = Забрати
web-isle-boat-away = Прибрати
web-isle-boat-fits = Сюди вміщується.
web-isle-boat-fits_not = Сюди не вміщується.
web-isle-boat-trying = Це лише примірка: плитку ще не викладено.
web-isle-boat-nowhere = У такому повороті ніде не вміщується.
web-isle-boat-at_fits = Стовпець { $x }, ряд { $y }: вміщується.
web-isle-boat-at_fits_not = Стовпець { $x }, ряд { $y }: не вміщується.
web-isle-boat-turned = Повернуто. { $place }
web-isle-boat-flipped = Віддзеркалено. { $place }
web-isle-gain = { $what ->
    [rats] накриє { $count } { $count ->
        [one] щура
        [few] щурів
        [many] щурів
       *[other] щура
    }
    [rooms] заповнить { $count } { $count ->
        [one] каюту
        [few] каюти
        [many] кают
       *[other] каюти
    }
    [family] { $colour ->
        [blue] синіх
        [green] зелених
        [red] червоних
        [purple] пурпурових
       *[orange] оранжевих
    } котів поруч: { $count }
    [rares] рідкісний скарб
    [map] скарб за мапу
   *[other] завдання «{ $text }»
}{ $scores ->
    [yes] { " " }({ $points })
   *[no] { "" }
}
web-isle-gain-all = { $points }: { $parts }.
web-isle-gain-none = Сюди вміщується; рахунок не зміниться.

# A card in a line of the log, by what it does.
web-isle-story-card = «{ $text }»
web-isle-story-passed = { $you ->
    [true] { $phase ->
        [finds] Ви пасуєте: знахідок сьогодні більше не берете.
       *[rescue] Ви пасуєте: котів сьогодні більше не рятуєте.
    }
   *[false] { $phase ->
        [finds] { $name } пасує: знахідок сьогодні більше не бере.
       *[rescue] { $name } пасує: котів сьогодні більше не рятує.
    }
}
## End of the boat

## The table around the boat

web-isle-you = Ви
web-isle-sister = Сестра
web-isle-tile = { $kind ->
    [cat] { $colour ->
        [blue] синій кіт ({ $shape })
        [green] зелений кіт ({ $shape })
        [red] червоний кіт ({ $shape })
        [purple] пурпуровий кіт ({ $shape })
       *[orange] оранжевий кіт ({ $shape })
    }
    [common] звичайний скарб ({ $shape })
    [rare] рідкісний скарб ({ $shape })
   *[oshax] { $colour ->
        [blue] синій ошакс ({ $shape })
        [green] зелений ошакс ({ $shape })
        [red] червоний ошакс ({ $shape })
        [purple] пурпуровий ошакс ({ $shape })
        [orange] оранжевий ошакс ({ $shape })
       *[none] ошакс ({ $shape })
    }
}
web-isle-times = ×{ $n }
web-isle-island = Острів
web-isle-field-left = Ліва зона
web-isle-field-right = Права зона
web-isle-field-island = Коти на острові
web-isle-field-cost = { $fish } { $fish ->
    [one] риба
    [few] риби
    [many] риб
   *[other] риби
} за кота
web-isle-field-none = Котів тут не лишилося.
web-isle-field-soon = Коти прийдуть, коли почнеться день.
web-isle-stock = Поруч з островом
web-isle-rescue = { $number ->
    [0] Врятувати: { $tile }
   *[other] Врятувати номер { $number }: { $tile }
}
web-isle-take = Взяти: { $tile }
web-isle-try = { $number ->
    [0] Приміряти на корабель: { $tile }
   *[other] Номер { $number }, приміряти на корабель: { $tile }
}
web-isle-remove = Прибрати з корабля: { $tile }
web-isle-lift = Підняти плитки: каюти, щури й мапи скарбів (L)
web-isle-zoom = Розмір корабля
web-isle-zoom-closer = Наблизити
web-isle-zoom-away = Віддалити
web-isle-own_boat = Ваш корабель
web-isle-boat_of = Корабель: { $name }
web-isle-dock = Ваші карти й відповіді
web-isle-dock-content = Карти й плитки на вибір
web-isle-track = День і черговість ходів
web-isle-order = Черговість ходів
web-isle-day = День { $day } з { $days }
web-isle-phase-fishing = Риболовля
web-isle-phase-explore = Дослідження
web-isle-phase-lessons = Читання завдань
web-isle-phase-rescue = Порятунок котів
web-isle-phase-finds = Рідкісні знахідки
web-isle-player-open = Переглянути корабель: { $name }
web-isle-player-lessons = { $n } { $n ->
    [one] завдання
    [few] завдання
    [many] завдань
   *[other] завдання
} на столі
web-isle-player-passed = пасує
web-isle-player-points = очки зараз

## What is asked

web-isle-ask-over = Партію завершено.
web-isle-ask-nobody = Гра триває.
web-isle-ask-wait = Чекаємо: { $who } — { $decision ->
    [draft] відбір карт.
    [keep_lessons] вибір завдань.
    [buy] оплата карт.
    [after_paying] оплата карт.
    [buy_drawn] оплата карт.
    [name_colour] загальне завдання.
    [ready] карти порятунку.
    [window] чи буде повсякчасна карта?
    [rescue] порятунок кота.
    [basket] порятунок кота.
    [place] розміщення плитки.
    [place_blind] розміщення плитки з мішечка.
    [finds] рідкісні знахідки.
    [take] вибір плитки.
    [oshax_colour] вибір кольору ошакса.
   *[other] повсякчасна карта.
}
web-isle-ask-draft = { $n ->
    [1] Лишіть собі одну з цих карт.
   *[other] Лишіть собі { $n } із цих карт.
}
web-isle-ask-keep_lessons = { $n ->
    [1] Лишіть собі ще одне завдання.
   *[other] Лишіть собі { $n } із цих завдань.
}
web-isle-ask-buy = Які карти купуєте? Решта піде у скид.
web-isle-ask-buy_drawn = Які з узятих карт купуєте?
web-isle-ask-after_paying = Розіграйте повсякчасні карти до завдань або йдіть далі.
web-isle-ask-name_colour = Викладіть загальне завдання: який колір воно рахує?
web-isle-ask-ready = Які карти порятунку викладете на сьогодні?
web-isle-ask-window = { $moment ->
    [fishing] Рибу отримано, далі — роздача карт.
    [order] Черговість ходів відома.
    [rescue_end] Порятунок ось-ось закінчиться.
    [day_end] День ось-ось закінчиться.
    [scoring] Остання нагода перед підрахунком.
   *[turn] Перед наступним ходом.
} Розіграєте повсякчасну карту?
web-isle-ask-rescue = { $rescues ->
    [0] Зараз ви не можете врятувати жодного кота.
   *[other] Врятуйте кота або спасуйте на сьогодні.
}
web-isle-ask-basket = У який кошик: { $tile }?
web-isle-ask-place = Розмістіть: { $tile }.
web-isle-ask-place_blind = З мішечка: { $tile }. Розмістіть плитку.
web-isle-ask-finds = { $finds ->
    [0] Зараз немає карти ошакса чи карти скарбів, яку можна розіграти.
   *[other] Розіграйте карту ошакса чи карту скарбів або спасуйте на сьогодні.
}
web-isle-ask-take = { $first ->
    [yes] Візьміть плитку: { $what }.
   *[no] Можна взяти ще: { $what }.
}
web-isle-ask-oshax_colour = До якої родини пристане ошакс? Змінити це потім не можна.
web-isle-ask-move_cats = Перемістіть кота в іншу зону.
web-isle-ask-put_cats = У яку зону: { $tile }?
web-isle-ask-discard_lessons = Скиньте одне зі своїх завдань.
web-isle-ask-remove_treasures = Натисніть на скарб на кораблі, щоб прибрати його.

## Answers

web-isle-answer-keep = Лишити ({ $marked } з { $n })
web-isle-answer-pay = { $n ->
    [0] Не купувати карт
   *[other] Купити { $n } { $n ->
        [one] карту
        [few] карти
        [many] карт
       *[other] карти
    } за { $fish } { $fish ->
        [one] рибу
        [few] риби
        [many] риб
       *[other] риби
    }
}
web-isle-answer-ready = { $n ->
    [0] { $played ->
        [0] Не викладати карт
       *[other] Більше не викладати
    }
    [one] Викласти { $n } карту
    [few] Викласти { $n } карти
    [many] Викласти { $n } карт
   *[other] Викласти { $n } карти
}
web-isle-answer-done = { $decision ->
    [window] Не розігрувати
    [after_paying] Далі
    [rescue] Закінчити хід
    [move_cats] Більше не переміщувати
   *[other] Готово
}
web-isle-answer-pass = { $decision ->
    [finds] На сьогодні знахідок досить
   *[other] На сьогодні котів досить
}
web-isle-answer-skip = { $decision ->
    [place_blind] Нікуди покласти: відпустити
   *[other] Не брати
}
web-isle-basket-permanent = Міцний кошик
web-isle-basket-whole = Звичайний кошик
web-isle-basket-broken = Два зламані кошики
web-isle-basket-change = Інший кошик
web-isle-settled-keep = Відібрано
web-isle-settled-buy = До купівлі
web-isle-settled-ready = Викладено на сьогодні
web-isle-move = { $tile } — у { $field ->
    [left] ліву
   *[right] праву
} зону{ $place ->
    [0] { "" }
   *[other] , місце { $place }
}
web-isle-move-left = у ліву зону
web-isle-move-right = у праву зону
web-isle-put = У { $field ->
    [left] ліву
   *[right] праву
} зону{ $place ->
    [0] { "" }
   *[other] , місце { $place }
}
web-isle-when = Коли питати про повсякчасні карти
web-isle-when-open = Коли питати вас про повсякчасні карти
web-isle-when-about = Розігрувати їх можна майже будь-коли, навіть якщо вас не запитали. Змінювати це налаштування можна двічі на день.
web-isle-when-always = Перед кожним ходом
web-isle-when-windows = У звичні моменти
web-isle-when-never = Ніколи
web-isle-when-now = (зараз)

## Cards and what you have

web-isle-card-cost = коштує { $fish } { $fish ->
    [one] рибу
    [few] риби
    [many] риб
   *[other] риби
}
web-isle-card-now = зараз { $points }
web-isle-card-other_printing = В іншому виданні: { $text }
web-isle-card-rulings = Що кажуть правила
web-isle-card-find = Розіграти
web-isle-card-anytime = Розіграти зараз
web-isle-card-discard = Скинути
web-isle-card-play_colour = Розіграти за { $colour ->
    [blue] синіх котів
    [green] зелених котів
    [red] червоних котів
    [purple] пурпурових котів
   *[orange] оранжевих котів
}
web-isle-card-give_used = Повернути використаний кошик
web-isle-card-give_unused = Повернути невикористаний кошик
web-isle-offer-oshax = ошакс
web-isle-offer-rare = рідкісний
web-isle-offer-common = звичайний
web-isle-offer-small = маленький
web-isle-hand-lessons = Завдання
web-isle-hand-rescue = Порятунок
web-isle-hand-finds = Рідкісні знахідки
web-isle-hand-anytime = Повсякчасні
web-isle-hand-empty = На руці немає карт.
web-isle-hand-count = { $n ->
    [0] Немає карт на руці
    [one] { $n } карта на руці
    [few] { $n } карти на руці
    [many] { $n } карт на руці
   *[other] { $n } карти на руці
}
web-isle-hand-playable = можна розіграти: { $n }
web-isle-purse-fish = { $n } { $n ->
    [one] риба
    [few] риби
    [many] риб
   *[other] риби
}
web-isle-purse-baskets = Міцні кошики: готових { $n }, використаних { $used }
web-isle-purse-ready = На сьогодні { $n } { $n ->
    [one] карта порятунку
    [few] карти порятунку
    [many] карт порятунку
   *[other] карти порятунку
}
web-isle-purse-speed = Звичайних кошиків { $whole }, зламаних { $broken }, швидкість { $speed }
web-isle-note-anywhere = наступна плитка — будь-куди
web-isle-note-extra = наступного ходу порятунку ще { $n } { $n ->
    [one] кіт
    [few] коти
    [many] котів
   *[other] кота
}

## Panels

web-isle-panels = Завдання, очки й мішечок
web-isle-panel-lessons = Завдання
web-isle-panel-score = Очки
web-isle-panel-bag = Мішечок
web-isle-lessons-own = Ваші
web-isle-lessons-public = Загальні
web-isle-lessons-none = На столі ще немає завдань.{ $mode ->
    [family] { " " }Тут з’являться ті, що ви залишите собі.
   *[other] { " " }Куплені завдання викладають у фазі читання завдань.
}
web-isle-score = Очки зараз
web-isle-score-total = Зараз
web-isle-line-rats = { $count } { $count ->
    [one] видимий щур
    [few] видимі щури
    [many] видимих щурів
   *[other] видимого щура
}
web-isle-line-rooms = { $count } { $count ->
    [one] незаповнена каюта
    [few] незаповнені каюти
    [many] незаповнених кают
   *[other] незаповненої каюти
}
web-isle-line-family = { $colour ->
    [blue] синя
    [green] зелена
    [red] червона
    [purple] пурпурова
   *[orange] оранжева
} родина з { $size ->
    [one] { $size } кота
    [few] { $size } котів
    [many] { $size } котів
   *[other] { $size } кота
}
web-isle-line-rares = { $count } { $count ->
    [one] рідкісний скарб
    [few] рідкісні скарби
    [many] рідкісних скарбів
   *[other] рідкісного скарбу
}
web-isle-bag = Лишилося в мішечку
web-isle-bag-about = Лишилося в мішечку, за формами й родинами.
web-isle-bag-deck = Карт у колоді: { $n }.
web-isle-bag-shape = Форма
web-isle-sister-colours = Її очки за кожного кота на вашому кораблі, за родинами
web-isle-sister-colour = { $points } { $points ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
} за кожного { $colour ->
    [none] кота ще не відкритої родини
    [blue] синього кота
    [green] зеленого кота
    [red] червоного кота
    [purple] пурпурового кота
   *[orange] оранжевого кота
}
web-isle-sister-hidden = ще приховано
web-isle-sister-today = Її карти на сьогодні
web-isle-sister-more = { $n } { $n ->
    [one] карта долілиць
    [few] карти долілиць
    [many] карт долілиць
   *[other] карти долілиць
}
web-isle-sister-no_card = Вона відкриє карту у фазі порятунку.
web-isle-sister-lessons = Її завдання

## What a player did last: it stands under the name

web-isle-deed-paid = { $cards ->
    [0] не купує карт
   *[other] купує { $cards } { $cards ->
        [one] карту
        [few] карти
        [many] карт
       *[other] карти
    } за { $fish } { $fish ->
        [one] рибу
        [few] риби
        [many] риб
       *[other] риби
    }
}
web-isle-deed-public_lesson = викладає загальне завдання
web-isle-deed-private_lessons = викладає { $cards } { $cards ->
    [one] завдання
    [few] завдання
    [many] завдань
   *[other] завдання
}
web-isle-deed-ready = { $cards ->
    [0] не викладає карт порятунку
    [one] викладає { $cards } карту порятунку
    [few] викладає { $cards } карти порятунку
    [many] викладає { $cards } карт порятунку
   *[other] викладає { $cards } карти порятунку
}
web-isle-deed-revealed = сьогодні швидкість { $speed }
web-isle-deed-placed = розміщує { $kind ->
    [cat] цього кота
    [oshax] цього ошакса
   *[other] цей скарб
}
web-isle-deed-rescued = рятує цього кота за { $fish } { $fish ->
    [one] рибу
    [few] риби
    [many] риб
   *[other] риби
}
web-isle-deed-drew_tile = дістає цю плитку з мішечка
web-isle-deed-declined = не бере скарбу
web-isle-deed-passed = { $phase ->
    [rescue] пасує: котів більше не рятує
    [finds] пасує: знахідок більше не бере
   *[none] пасує
}
web-isle-deed-find = розігрує карту й бере { $what ->
    [oshax] ошакса
    [rare] рідкісний скарб
   *[other] скарби
}
web-isle-deed-anytime = розігрує: { $text }
web-isle-deed-fish = отримує { $fish } { $fish ->
    [one] рибу
    [few] риби
    [many] риб
   *[other] риби
}
web-isle-deed-drew_cards = бере { $cards } { $cards ->
    [one] карту
    [few] карти
    [many] карт
   *[other] карти
}
web-isle-deed-basket_gained = отримує кошик
web-isle-deed-basket_given = повертає кошик
web-isle-deed-cat_moved = переміщує цього кота
web-isle-deed-cat_put = кладе цього кота в зону
web-isle-deed-lesson_discarded = скидає завдання
web-isle-deed-treasure_removed = прибирає скарб із корабля
web-isle-deed-tile_gone = не може розмістити плитку
web-isle-deed-sister_turns = Вона відкрила карту: сьогодні { $cards } { $cards ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}, швидкість { $speed }
web-isle-deed-sister_plays = Вона розіграла карту
web-isle-deed-sister_takes = { $kind ->
    [cat] Вона забрала цього кота
    [oshax] Вона забрала цього ошакса
   *[other] Вона забрала цей скарб
}
web-isle-deed-sister_swaps = Вона поміняла місцями котів { $first } і { $second }

## The same about the reader: what I did last

web-isle-own-paid = Ви { $cards ->
    [0] не купуєте карт
   *[other] купуєте { $cards } { $cards ->
        [one] карту
        [few] карти
        [many] карт
       *[other] карти
    } за { $fish } { $fish ->
        [one] рибу
        [few] риби
        [many] риб
       *[other] риби
    }
}
web-isle-own-public_lesson = Ви викладаєте загальне завдання
web-isle-own-private_lessons = Ви викладаєте { $cards } { $cards ->
    [one] завдання
    [few] завдання
    [many] завдань
   *[other] завдання
}
web-isle-own-ready = Ви { $cards ->
    [0] не викладаєте карт порятунку
    [one] викладаєте { $cards } карту порятунку
    [few] викладаєте { $cards } карти порятунку
    [many] викладаєте { $cards } карт порятунку
   *[other] викладаєте { $cards } карти порятунку
}
web-isle-own-revealed = Ваша швидкість сьогодні: { $speed }
web-isle-own-placed = Ви розміщуєте { $kind ->
    [cat] цього кота
    [oshax] цього ошакса
   *[other] цей скарб
}
web-isle-own-rescued = Ви рятуєте цього кота за { $fish } { $fish ->
    [one] рибу
    [few] риби
    [many] риб
   *[other] риби
}
web-isle-own-drew_tile = Ви дістаєте цю плитку з мішечка
web-isle-own-declined = Ви не берете скарбу
web-isle-own-passed = { $phase ->
    [rescue] Ви пасуєте: котів більше не рятуєте
    [finds] Ви пасуєте: знахідок більше не берете
   *[none] Ви пасуєте
}
web-isle-own-find = Ви розігруєте карту й берете { $what ->
    [oshax] ошакса
    [rare] рідкісний скарб
   *[other] скарби
}
web-isle-own-anytime = Ви розігруєте: { $text }
web-isle-own-fish = Ви отримуєте { $fish } { $fish ->
    [one] рибу
    [few] риби
    [many] риб
   *[other] риби
}
web-isle-own-drew_cards = Ви берете { $cards } { $cards ->
    [one] карту
    [few] карти
    [many] карт
   *[other] карти
}
web-isle-own-basket_gained = Ви отримуєте кошик
web-isle-own-basket_given = Ви повертаєте кошик
web-isle-own-cat_moved = Ви переміщуєте цього кота
web-isle-own-cat_put = Ви кладете цього кота в зону
web-isle-own-lesson_discarded = Ви скидаєте завдання
web-isle-own-treasure_removed = Ви прибираєте скарб із корабля
web-isle-own-tile_gone = Ви не можете розмістити плитку

## How what is asked is done; it stands beside the hand

web-isle-help = { $decision ->
    [buy] Позначте потрібні карти й заплатіть рибою. Частину прибережіть: за котів теж платять рибою.
    [ready] Позначте карти на сьогодні: у кошиках вивозять котів, а що більша швидкість, то раніше ваш хід. Решта лишиться на руці.
    [rescue] Натисніть на кота або перетягніть його на корабель. На кожного потрібні кошик і риба за ціною його зони.
    [place] Перетягніть плитку або натисніть на клітинку. Закривайте щурів, заповнюйте каюти й тримайте котів однієї родини разом.
    [finds] Розіграйте карту, щоб узяти ошакса чи скарби, або закінчіть на сьогодні.
    [stuck] Може допомогти повсякчасна карта. Якщо вона не потрібна, спасуйте на сьогодні.
    [window] Розіграйте карту або продовжуйте.
    [after_paying] Розіграйте карту або продовжуйте.
   *[other] { "" }
}

## The best boat, after the end

web-isle-packed-title = Найкращий корабель із цими плитками
web-isle-packed-score = { $score } { $score ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
} з тими самими плитками замість { $played }.
web-isle-packed-proven = Кращого корабля із цих плиток не скласти.
web-isle-packed-bound = Більше ніж { $bound } із цими плитками не набрати.
web-isle-packed-unknown = Можливо, корабель міг бути й кращим.

## What an action means, with a verb: in a hint, a replay, an analysis

web-isle-choice = { $choice ->
    [blue] синій
    [green] зелений
    [red] червоний
    [purple] пурпуровий
    [orange] оранжевий
    [used] використаний кошик
   *[unused] невикористаний кошик
}
web-isle-means = { $verb ->
    [keep] Лишити: { $what }
    [buy] Купити: { $what }
    [ready] Викласти для порятунку: { $what }
    [find] Розіграти карту і взяти: { $what }
    [anytime] Розіграти: { $what }{ $choice ->
        [none] { "" }
       *[other] { " " }({ web-isle-choice })
    }
    [discard] Скинути: { $what }
    [lesson] Викласти завдання: { $what }
    [take] Взяти: { $what }
    [rescue] Врятувати: { $what }
    [move] Перемістити: { $what }
    [put] Покласти: { $what }
    [place] Покласти плитку: стовпець { $x }, ряд { $y }, { $what }
    [remove] Прибрати з корабля: { $what }, стовпець { $x }, ряд { $y }
    [basket] Використати: { $what }
    [colour] Вибрати колір: { web-isle-choice }
   *[other] { $what }
}

## The end of the game

web-isle-end-rats = Видимі щури
web-isle-end-rooms = Незаповнені каюти
web-isle-end-family = Родини
web-isle-end-rares = Рідкісні скарби
web-isle-end-lesson = Особисті завдання
web-isle-end-public_lesson = Загальні завдання
web-isle-end-sister_colour = Коти її кольорів
web-isle-end-sister_lesson = Її завдання
web-isle-end-reason = День { $days } завершено, кораблі відпливають.
web-isle-end-halved = Соло-гра: загальні завдання дають половину очок із заокругленням угору.

## План

web-isle-plan = { $n ->
    [one] У плані { $n } плитка
    [few] У плані { $n } плитки
    [many] У плані { $n } плиток
   *[other] У плані { $n } плитки
}
web-isle-plan-points = { $signed } { $points ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}
web-isle-plan-keep = Запланувати тут
web-isle-plan-place = Покласти за планом
web-isle-plan-undo = Прибрати останню плитку з плану
web-isle-plan-clear = Прибрати весь план
web-isle-plan-broken = з них так покласти не можна: { $n }

## З одного погляду

web-isle-card-reveals = Ця карта відкриває щось нове, тож скасувати її не можна.
web-isle-passes = Ваші карти переходять до гравця { $to }, наступні надходять від гравця { $from }.
web-isle-families = Коти за родинами
web-isle-families-cats = Коти
web-isle-families-largest = Найбільша родина
web-isle-day-last = Останній день
web-isle-answer-quiet = Сьогодні більше не запитувати
web-isle-panel-played = Розіграно
web-isle-played-pile = Розіграні карти ({ $n })
web-isle-played-today = { $name }: на сьогодні
web-isle-played-hidden = { $n ->
    [one] Ще { $n } карту скинуто долілиць.
    [few] Ще { $n } карти скинуто долілиць.
    [many] Ще { $n } карт скинуто долілиць.
   *[other] Ще { $n } карти скинуто долілиць.
}
web-isle-next = Далі: { $what }
web-isle-steps = Перебіг дня та підрахунок очок
web-isle-steps-fishing = усі отримують рибу, а в зонах з’являються коти.
web-isle-steps-explore = частину карт лишіть собі, решту передайте, потім купіть потрібні.
web-isle-steps-lessons = викладіть куплені завдання.
web-isle-steps-rescue = виберіть карти порятунку, потім по черзі рятуйте котів: на кожного потрібні кошик і риба.
web-isle-steps-finds = по черзі розігруйте карти ошаксів і скарбів.
web-isle-steps-points = Родина котів, що дотикаються, дає
web-isle-steps-cats = Коти
web-isle-steps-worth = Очки
web-isle-steps-more = кожен наступний
web-isle-steps-others = Видимий щур { $rat }, незаповнена каюта { $room }, рідкісний скарб { $rare }.
web-isle-stops = Пасувати за мене, крім цих карт
web-isle-stops-about = Коли вас запитають про одну з них, ви матимете кілька секунд, щоб її розіграти. Кожен пас триває однаково, тож ніхто не дізнається, чи вас питали.
web-isle-stops-about_bots = Вас запитають лише тоді, коли можна розіграти одну з цих карт.
web-isle-stops-none = Зараз у вас немає повсякчасних карт.
web-isle-stops-asked = Розіграйте карту зараз або пропустіть
web-isle-stops-passing = Пасуємо за вас…
