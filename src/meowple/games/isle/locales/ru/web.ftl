# The Isle of Cats in the web client.


## The boat and placing a tile on it (ids web-isle-boat-…); other parts of the board stand outside this block

web-isle-boat-help = Перетащите жетон на место. R поворачивает, Shift+R — в обратную сторону, F отражает, стрелки двигают, Page Up и Page Down ведут по местам, куда он помещается, Enter кладёт.
web-isle-boat-help_back = Перетащите жетон на место. R поворачивает, Shift+R — в обратную сторону, F отражает, стрелки двигают, Page Up и Page Down ведут по местам, куда он помещается, Enter кладёт, Escape возвращает.
web-isle-boat-turn = Повернуть
web-isle-boat-flip = Отразить
web-isle-boat-lay = Положить сюда
web-isle-boat-next = Другое место
web-isle-boat-back = Вернуть
web-isle-boat-away = Убрать
web-isle-boat-fits = Сюда помещается.
web-isle-boat-fits_not = Сюда не помещается.
web-isle-boat-trying = Это только примерка: жетон ещё не размещён.
web-isle-boat-nowhere = В таком повороте не помещается нигде.
web-isle-boat-at_fits = Колонка { $x }, ряд { $y }: помещается.
web-isle-boat-at_fits_not = Колонка { $x }, ряд { $y }: не помещается.
web-isle-boat-turned = Повёрнут. { $place }
web-isle-boat-flipped = Отражён. { $place }
web-isle-gain = { $what ->
    [rats] накроет { $count } { $count ->
        [one] крысу
        [few] крысы
        [many] крыс
       *[other] крысы
    }
    [rooms] заполнит { $count } { $count ->
        [one] каюту
        [few] каюты
        [many] кают
       *[other] каюты
    }
    [family] { $colour ->
        [blue] синих
        [green] зелёных
        [red] красных
        [purple] фиолетовых
       *[orange] оранжевых
    } кошек рядом: { $count }
    [rares] редкое сокровище
    [map] сокровище за карту
   *[other] урок «{ $text }»
}{ $scores ->
    [yes] { " " }({ $points })
   *[no] { "" }
}
web-isle-gain-all = { $points }: { $parts }.
web-isle-gain-none = Сюда помещается; счёт не изменится.

# A card in a line of the log, by what it does.
web-isle-story-card = «{ $text }»
web-isle-story-passed = { $you ->
    [true] { $phase ->
        [finds] Вы пропускаете ход: находок сегодня больше не берёте.
       *[rescue] Вы пропускаете ход: кошек сегодня больше не спасаете.
    }
   *[false] { $phase ->
        [finds] { $name } пропускает ход: находок сегодня больше не берёт.
       *[rescue] { $name } пропускает ход: кошек сегодня больше не спасает.
    }
}
## End of the boat

## The table around the boat

web-isle-you = Вы
web-isle-sister = Сестра
web-isle-tile = { $kind ->
    [cat] { $colour ->
        [blue] синяя кошка ({ $shape })
        [green] зелёная кошка ({ $shape })
        [red] красная кошка ({ $shape })
        [purple] фиолетовая кошка ({ $shape })
       *[orange] оранжевая кошка ({ $shape })
    }
    [common] обычное сокровище ({ $shape })
    [rare] редкое сокровище ({ $shape })
   *[oshax] { $colour ->
        [blue] синий ошакс ({ $shape })
        [green] зелёный ошакс ({ $shape })
        [red] красный ошакс ({ $shape })
        [purple] фиолетовый ошакс ({ $shape })
        [orange] оранжевый ошакс ({ $shape })
       *[none] ошакс ({ $shape })
    }
}
web-isle-times = ×{ $n }
web-isle-island = Остров
web-isle-field-left = Левое поле
web-isle-field-right = Правое поле
web-isle-field-island = Кошки на острове
web-isle-field-cost = { $fish } { $fish ->
    [one] рыба
    [few] рыбы
    [many] рыб
   *[other] рыбы
} за кошку
web-isle-field-none = Кошек здесь не осталось.
web-isle-field-soon = Кошки придут, когда начнётся день.
web-isle-stock = Рядом с островом
web-isle-rescue = { $number ->
    [0] Спасти: { $tile }
   *[other] Спасти номер { $number }: { $tile }
}
web-isle-take = Взять: { $tile }
web-isle-try = { $number ->
    [0] Примерить на корабль: { $tile }
   *[other] Номер { $number }, примерить на корабль: { $tile }
}
web-isle-remove = Убрать с корабля: { $tile }
web-isle-lift = Приподнять жетоны: каюты, крысы и карты сокровищ (L)
web-isle-zoom = Размер корабля
web-isle-zoom-closer = Приблизить
web-isle-zoom-away = Отдалить
web-isle-own_boat = Ваш корабль
web-isle-boat_of = Корабль: { $name }
web-isle-dock = Ваши карты и ответы
web-isle-dock-content = Карты и жетоны на выбор
web-isle-track = День и порядок хода
web-isle-order = Порядок хода
web-isle-day = День { $day } из { $days }
web-isle-phase-fishing = Рыбалка
web-isle-phase-explore = Исследование
web-isle-phase-lessons = Чтение уроков
web-isle-phase-rescue = Спасение кошек
web-isle-phase-finds = Редкие находки
web-isle-player-open = Посмотреть корабль: { $name }
web-isle-player-lessons = { $n } { $n ->
    [one] урок
    [few] урока
    [many] уроков
   *[other] урока
} на столе
web-isle-player-passed = пропускает ход
web-isle-player-points = очки сейчас

## What is asked

web-isle-ask-over = Партия окончена.
web-isle-ask-nobody = Игра идёт дальше.
web-isle-ask-wait = Ждём: { $who } — { $decision ->
    [draft] набор карт.
    [keep_lessons] выбор уроков.
    [buy] оплата карт.
    [after_paying] оплата карт.
    [buy_drawn] оплата карт.
    [name_colour] общий урок.
    [ready] спасательные карты.
    [window] будет ли внезапная карта?
    [rescue] спасение кошки.
    [basket] спасение кошки.
    [place] размещение жетона.
    [place_blind] размещение жетона из мешочка.
    [finds] редкие находки.
    [take] выбор жетона.
    [oshax_colour] выбор цвета ошакса.
   *[other] внезапная карта.
}
web-isle-ask-draft = { $n ->
    [1] Оставьте себе одну из этих карт.
   *[other] Оставьте себе { $n } из этих карт.
}
web-isle-ask-keep_lessons = { $n ->
    [1] Оставьте себе ещё один урок.
   *[other] Оставьте себе { $n } из этих уроков.
}
web-isle-ask-buy = Какие карты покупаете? Остальные уйдут в сброс.
web-isle-ask-buy_drawn = Какие из взятых карт покупаете?
web-isle-ask-after_paying = Сыграйте внезапные карты до уроков или продолжайте.
web-isle-ask-name_colour = Выложите общий урок: какой цвет он считает?
web-isle-ask-ready = Какие спасательные карты выложите на сегодня?
web-isle-ask-window = { $moment ->
    [fishing] Рыба получена, дальше — раздача карт.
    [order] Порядок хода известен.
    [rescue_end] Спасение вот-вот закончится.
    [day_end] День вот-вот закончится.
    [scoring] Последний шанс перед подсчётом.
   *[turn] Перед следующим ходом.
} Сыграете внезапную карту?
web-isle-ask-rescue = { $rescues ->
    [0] Сейчас вы не можете спасти ни одной кошки.
   *[other] Спасите кошку или остановитесь на сегодня.
}
web-isle-ask-basket = В какую корзину: { $tile }?
web-isle-ask-place = Разместите: { $tile }.
web-isle-ask-place_blind = Из мешочка: { $tile }. Разместите жетон.
web-isle-ask-finds = { $finds ->
    [0] Сейчас нет карты ошакса или «Сокровище», которую можно сыграть.
   *[other] Сыграйте карту ошакса или «Сокровище» либо остановитесь на сегодня.
}
web-isle-ask-take = { $first ->
    [yes] Возьмите жетон: { $what }.
   *[no] Можно взять ещё: { $what }.
}
web-isle-ask-oshax_colour = К какому семейству примкнёт ошакс? Изменить это потом нельзя.
web-isle-ask-move_cats = Переместите кошку на другое поле.
web-isle-ask-put_cats = На какое поле: { $tile }?
web-isle-ask-discard_lessons = Сбросьте один из своих уроков.
web-isle-ask-remove_treasures = Нажмите на сокровище на корабле, чтобы убрать его.

## Answers

web-isle-answer-keep = Оставить ({ $marked } из { $n })
web-isle-answer-pay = { $n ->
    [0] Не покупать карт
   *[other] Купить { $n } { $n ->
        [one] карту
        [few] карты
        [many] карт
       *[other] карты
    } за { $fish } { $fish ->
        [one] рыбу
        [few] рыбы
        [many] рыб
       *[other] рыбы
    }
}
web-isle-answer-ready = { $n ->
    [0] { $played ->
        [0] Не выкладывать карт
       *[other] Больше не выкладывать
    }
    [one] Выложить { $n } карту
    [few] Выложить { $n } карты
    [many] Выложить { $n } карт
   *[other] Выложить { $n } карты
}
web-isle-answer-done = { $decision ->
    [window] Не играть карту
    [after_paying] Дальше
    [rescue] Закончить ход
    [move_cats] Больше не перемещать
   *[other] Готово
}
web-isle-answer-pass = { $decision ->
    [finds] На сегодня находок хватит
   *[other] На сегодня кошек хватит
}
web-isle-answer-skip = { $decision ->
    [place_blind] Некуда класть: отпустить
   *[other] Не брать
}
web-isle-basket-permanent = Надёжная корзина
web-isle-basket-whole = Обычная корзина
web-isle-basket-broken = Две сломанные корзины
web-isle-basket-change = Другая корзина
web-isle-settled-keep = Отобрано
web-isle-settled-buy = К покупке
web-isle-settled-ready = Выложено на сегодня
web-isle-move = { $tile } — на { $field ->
    [left] левое
   *[right] правое
} поле{ $place ->
    [0] { "" }
   *[other] , место { $place }
}
web-isle-move-left = на левое поле
web-isle-move-right = на правое поле
web-isle-put = На { $field ->
    [left] левое
   *[right] правое
} поле{ $place ->
    [0] { "" }
   *[other] , место { $place }
}
web-isle-when = Когда спрашивать о внезапных картах
web-isle-when-open = Когда спрашивать вас о внезапных картах
web-isle-when-about = Играть их можно почти в любой момент, даже если вас не спросили. Менять эту настройку можно дважды в день.
web-isle-when-always = Перед каждым ходом
web-isle-when-windows = В обычные моменты
web-isle-when-never = Никогда
web-isle-when-now = (сейчас)

## Cards and what you have

web-isle-card-cost = стоит { $fish } { $fish ->
    [one] рыбу
    [few] рыбы
    [many] рыб
   *[other] рыбы
}
web-isle-card-now = сейчас { $points }
web-isle-card-other_printing = В другом издании: { $text }
web-isle-card-rulings = Что говорят правила
web-isle-card-find = Сыграть
web-isle-card-anytime = Сыграть сейчас
web-isle-card-discard = Сбросить
web-isle-card-play_colour = Сыграть за { $colour ->
    [blue] синих кошек
    [green] зелёных кошек
    [red] красных кошек
    [purple] фиолетовых кошек
   *[orange] оранжевых кошек
}
web-isle-card-give_used = Вернуть использованную корзину
web-isle-card-give_unused = Вернуть неиспользованную корзину
web-isle-offer-oshax = ошакс
web-isle-offer-rare = редкое
web-isle-offer-common = обычное
web-isle-offer-small = малое
web-isle-hand-lessons = Уроки
web-isle-hand-rescue = Спасение
web-isle-hand-finds = Редкие находки
web-isle-hand-anytime = Внезапные
web-isle-hand-empty = На руке нет карт.
web-isle-hand-count = { $n ->
    [0] Нет карт на руке
    [one] { $n } карта на руке
    [few] { $n } карты на руке
    [many] { $n } карт на руке
   *[other] { $n } карты на руке
}
web-isle-hand-playable = можно сыграть: { $n }
web-isle-purse-fish = { $n } { $n ->
    [one] рыба
    [few] рыбы
    [many] рыб
   *[other] рыбы
}
web-isle-purse-baskets = Надёжные корзины: готово { $n }, использовано { $used }
web-isle-purse-ready = На сегодня { $n } { $n ->
    [one] спасательная карта
    [few] спасательные карты
    [many] спасательных карт
   *[other] спасательной карты
}
web-isle-purse-speed = Обычных корзин { $whole }, сломанных { $broken }, скорость { $speed }
web-isle-note-anywhere = следующий жетон — куда угодно
web-isle-note-extra = в следующий ход спасения ещё { $n } { $n ->
    [one] кошка
    [few] кошки
    [many] кошек
   *[other] кошки
}

## Panels

web-isle-panels = Уроки, очки и мешочек
web-isle-panel-lessons = Уроки
web-isle-panel-score = Очки
web-isle-panel-bag = Мешочек
web-isle-lessons-own = Ваши
web-isle-lessons-public = Общие
web-isle-lessons-none = На столе ещё нет уроков.{ $mode ->
    [family] { " " }Здесь появятся те, что вы оставите себе.
   *[other] { " " }Купленные уроки выкладывают в фазу чтения уроков.
}
web-isle-score = Очки сейчас
web-isle-score-total = Сейчас
web-isle-line-rats = { $count } { $count ->
    [one] видимая крыса
    [few] видимые крысы
    [many] видимых крыс
   *[other] видимой крысы
}
web-isle-line-rooms = { $count } { $count ->
    [one] незаполненная каюта
    [few] незаполненные каюты
    [many] незаполненных кают
   *[other] незаполненной каюты
}
web-isle-line-family = { $colour ->
    [blue] синее
    [green] зелёное
    [red] красное
    [purple] фиолетовое
   *[orange] оранжевое
} семейство из { $size }
web-isle-line-rares = { $count } { $count ->
    [one] редкое сокровище
    [few] редких сокровища
    [many] редких сокровищ
   *[other] редкого сокровища
}
web-isle-bag = Осталось в мешочке
web-isle-bag-about = Осталось в мешочке, по формам и семействам.
web-isle-bag-deck = Карт в колоде: { $n }.
web-isle-bag-shape = Форма
web-isle-sister-colours = Её очки за каждую кошку на вашем корабле, по семействам
web-isle-sister-colour = { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} за каждую { $colour ->
    [none] кошку ещё не открытого семейства
    [blue] синюю кошку
    [green] зелёную кошку
    [red] красную кошку
    [purple] фиолетовую кошку
   *[orange] оранжевую кошку
}
web-isle-sister-hidden = ещё скрыто
web-isle-sister-today = Её карты на сегодня
web-isle-sister-more = { $n } { $n ->
    [one] карта лицом вниз
    [few] карты лицом вниз
    [many] карт лицом вниз
   *[other] карты лицом вниз
}
web-isle-sister-no_card = Она откроет карту в фазе спасения.
web-isle-sister-lessons = Её уроки

## What a player did last: it stands under the name

web-isle-deed-paid = { $cards ->
    [0] не покупает карт
   *[other] покупает { $cards } { $cards ->
        [one] карту
        [few] карты
        [many] карт
       *[other] карты
    } за { $fish } { $fish ->
        [one] рыбу
        [few] рыбы
        [many] рыб
       *[other] рыбы
    }
}
web-isle-deed-public_lesson = выкладывает общий урок
web-isle-deed-private_lessons = выкладывает { $cards } { $cards ->
    [one] урок
    [few] урока
    [many] уроков
   *[other] урока
}
web-isle-deed-ready = { $cards ->
    [0] не выкладывает спасательных карт
    [one] выкладывает { $cards } спасательную карту
    [few] выкладывает { $cards } спасательные карты
    [many] выкладывает { $cards } спасательных карт
   *[other] выкладывает { $cards } спасательной карты
}
web-isle-deed-revealed = сегодня скорость { $speed }
web-isle-deed-placed = размещает { $kind ->
    [cat] эту кошку
    [oshax] этого ошакса
   *[other] это сокровище
}
web-isle-deed-rescued = спасает эту кошку за { $fish } { $fish ->
    [one] рыбу
    [few] рыбы
    [many] рыб
   *[other] рыбы
}
web-isle-deed-drew_tile = достаёт этот жетон из мешочка
web-isle-deed-declined = не берёт сокровище
web-isle-deed-passed = { $phase ->
    [rescue] пропускает ход: кошек больше не спасает
    [finds] пропускает ход: находок больше не берёт
   *[none] пропускает ход
}
web-isle-deed-find = играет карту и берёт { $what ->
    [oshax] ошакса
    [rare] редкое сокровище
   *[other] сокровища
}
web-isle-deed-anytime = играет: { $text }
web-isle-deed-fish = получает { $fish } { $fish ->
    [one] рыбу
    [few] рыбы
    [many] рыб
   *[other] рыбы
}
web-isle-deed-drew_cards = берёт { $cards } { $cards ->
    [one] карту
    [few] карты
    [many] карт
   *[other] карты
}
web-isle-deed-basket_gained = получает корзину
web-isle-deed-basket_given = возвращает корзину
web-isle-deed-cat_moved = перемещает эту кошку
web-isle-deed-cat_put = помещает эту кошку на поле
web-isle-deed-lesson_discarded = сбрасывает урок
web-isle-deed-treasure_removed = убирает сокровище с корабля
web-isle-deed-tile_gone = не может разместить жетон
web-isle-deed-sister_turns = Она открыла карту: сегодня { $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}, скорость { $speed }
web-isle-deed-sister_plays = Она сыграла карту
web-isle-deed-sister_takes = { $kind ->
    [cat] Она забрала эту кошку
    [oshax] Она забрала этого ошакса
   *[other] Она забрала это сокровище
}
web-isle-deed-sister_swaps = Она поменяла местами кошек { $first } и { $second }

## The same about the reader: what I did last

web-isle-own-paid = Вы { $cards ->
    [0] не покупаете карт
   *[other] покупаете { $cards } { $cards ->
        [one] карту
        [few] карты
        [many] карт
       *[other] карты
    } за { $fish } { $fish ->
        [one] рыбу
        [few] рыбы
        [many] рыб
       *[other] рыбы
    }
}
web-isle-own-public_lesson = Вы выкладываете общий урок
web-isle-own-private_lessons = Вы выкладываете { $cards } { $cards ->
    [one] урок
    [few] урока
    [many] уроков
   *[other] урока
}
web-isle-own-ready = Вы { $cards ->
    [0] не выкладываете спасательных карт
    [one] выкладываете { $cards } спасательную карту
    [few] выкладываете { $cards } спасательные карты
    [many] выкладываете { $cards } спасательных карт
   *[other] выкладываете { $cards } спасательной карты
}
web-isle-own-revealed = Ваша скорость сегодня: { $speed }
web-isle-own-placed = Вы размещаете { $kind ->
    [cat] эту кошку
    [oshax] этого ошакса
   *[other] это сокровище
}
web-isle-own-rescued = Вы спасаете эту кошку за { $fish } { $fish ->
    [one] рыбу
    [few] рыбы
    [many] рыб
   *[other] рыбы
}
web-isle-own-drew_tile = Вы достаёте этот жетон из мешочка
web-isle-own-declined = Вы не берёте сокровище
web-isle-own-passed = { $phase ->
    [rescue] Вы пропускаете ход: кошек больше не спасаете
    [finds] Вы пропускаете ход: находок больше не берёте
   *[none] Вы пропускаете ход
}
web-isle-own-find = Вы играете карту и берёте { $what ->
    [oshax] ошакса
    [rare] редкое сокровище
   *[other] сокровища
}
web-isle-own-anytime = Вы играете: { $text }
web-isle-own-fish = Вы получаете { $fish } { $fish ->
    [one] рыбу
    [few] рыбы
    [many] рыб
   *[other] рыбы
}
web-isle-own-drew_cards = Вы берёте { $cards } { $cards ->
    [one] карту
    [few] карты
    [many] карт
   *[other] карты
}
web-isle-own-basket_gained = Вы получаете корзину
web-isle-own-basket_given = Вы возвращаете корзину
web-isle-own-cat_moved = Вы перемещаете эту кошку
web-isle-own-cat_put = Вы помещаете эту кошку на поле
web-isle-own-lesson_discarded = Вы сбрасываете урок
web-isle-own-treasure_removed = Вы убираете сокровище с корабля
web-isle-own-tile_gone = Вы не можете разместить жетон

## How what is asked is done; it stands beside the hand

web-isle-help = { $decision ->
    [buy] Отметьте нужные карты и заплатите рыбой. Часть приберегите: за кошек тоже платят рыбой.
    [ready] Отметьте карты на сегодня: в корзинах увозят кошек, а чем больше скорость, тем раньше ваш ход. Остальные останутся на руке.
    [rescue] Нажмите на кошку или перетащите её на корабль. На каждую нужны корзина и рыба по цене её поля.
    [place] Перетащите жетон или нажмите на клетку. Закрывайте крыс, заполняйте каюты и держите кошек одного семейства вместе.
    [finds] Сыграйте карту, чтобы взять ошакса или сокровища, или закончите на сегодня.
    [stuck] Может помочь внезапная карта. Если она не нужна, остановитесь на сегодня.
    [window] Сыграйте карту или продолжайте.
    [after_paying] Сыграйте карту или продолжайте.
   *[other] { "" }
}

## The best boat, after the end

web-isle-packed-title = Лучший корабль с этими жетонами
web-isle-packed-score = { $score } { $score ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} с теми же жетонами вместо { $played }.
web-isle-packed-proven = Лучшего корабля с этими жетонами не собрать.
web-isle-packed-bound = Больше { $bound } с этими жетонами не набрать.
web-isle-packed-unknown = Возможно, корабль мог быть и лучше.

## What an action means, with a verb: in a hint, a replay, an analysis

web-isle-choice = { $choice ->
    [blue] синий
    [green] зелёный
    [red] красный
    [purple] фиолетовый
    [orange] оранжевый
    [used] использованная корзина
   *[unused] неиспользованная корзина
}
web-isle-means = { $verb ->
    [keep] Оставить: { $what }
    [buy] Купить: { $what }
    [ready] Выложить для спасения: { $what }
    [find] Сыграть карту и взять: { $what }
    [anytime] Сыграть: { $what }{ $choice ->
        [none] { "" }
       *[other] { " " }({ web-isle-choice })
    }
    [discard] Сбросить: { $what }
    [lesson] Выложить урок: { $what }
    [take] Взять: { $what }
    [rescue] Спасти: { $what }
    [move] Переместить: { $what }
    [put] Поместить: { $what }
    [place] Положить жетон: колонка { $x }, ряд { $y }, { $what }
    [remove] Убрать с корабля: { $what }, колонка { $x }, ряд { $y }
    [basket] Использовать: { $what }
    [colour] Выбрать цвет: { web-isle-choice }
   *[other] { $what }
}

## The end of the game

web-isle-end-rats = Видимые крысы
web-isle-end-rooms = Незаполненные каюты
web-isle-end-family = Семейства
web-isle-end-rares = Редкие сокровища
web-isle-end-lesson = Личные уроки
web-isle-end-public_lesson = Общие уроки
web-isle-end-sister_colour = Кошки её цветов
web-isle-end-sister_lesson = Её уроки
web-isle-end-reason = День { $days } окончен, корабли отплывают.
web-isle-end-halved = Одиночная игра: общие уроки приносят половину очков с округлением вверх.

## План

web-isle-plan = { $n ->
    [one] В плане { $n } жетон
    [few] В плане { $n } жетона
    [many] В плане { $n } жетонов
   *[other] В плане { $n } жетона
}
web-isle-plan-points = { $signed } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
web-isle-plan-keep = Запланировать здесь
web-isle-plan-place = Положить по плану
web-isle-plan-undo = Убрать последний жетон из плана
web-isle-plan-clear = Убрать весь план
web-isle-plan-broken = из них так положить нельзя: { $n }

## С одного взгляда

web-isle-card-reveals = Эта карта открывает что-то новое, поэтому отменить её нельзя.
web-isle-passes = Ваши карты уходят игроку { $to }, следующие приходят от игрока { $from }.
web-isle-families = Кошки по семействам
web-isle-families-cats = Кошки
web-isle-families-largest = Самое большое семейство
web-isle-day-last = Последний день
web-isle-answer-quiet = Сегодня больше не спрашивать
web-isle-panel-played = Сыграно
web-isle-played-pile = Сыгранные карты ({ $n })
web-isle-played-today = { $name }: на сегодня
web-isle-played-hidden = { $n ->
    [one] Ещё { $n } карта сброшена лицом вниз.
    [few] Ещё { $n } карты сброшены лицом вниз.
    [many] Ещё { $n } карт сброшено лицом вниз.
   *[other] Ещё { $n } карты сброшены лицом вниз.
}
web-isle-next = Дальше: { $what }
web-isle-steps = Ход дня и подсчёт очков
web-isle-steps-fishing = все получают рыбу, а на полях появляются кошки.
web-isle-steps-explore = часть карт оставьте себе, остальные передайте, затем купите нужные.
web-isle-steps-lessons = выложите купленные уроки.
web-isle-steps-rescue = выберите спасательные карты, затем по очереди спасайте кошек: на каждую нужны корзина и рыба.
web-isle-steps-finds = по очереди играйте карты ошаксов и сокровищ.
web-isle-steps-points = Семейство соприкасающихся кошек приносит
web-isle-steps-cats = Кошки
web-isle-steps-worth = Очки
web-isle-steps-more = каждая следующая
web-isle-steps-others = Видимая крыса { $rat }, незаполненная каюта { $room }, редкое сокровище { $rare }.
web-isle-stops = Пропускать за меня, кроме этих карт
web-isle-stops-about = Когда вас спросят об одной из них, у вас будет несколько секунд, чтобы её сыграть. Каждый пропуск занимает одинаковое время, поэтому никто не узнает, спрашивали ли вас.
web-isle-stops-about_bots = Вас спросят, только когда можно сыграть одну из этих карт.
web-isle-stops-none = Сейчас у вас нет внезапных карт.
web-isle-stops-asked = Сыграйте карту сейчас или пропустите
web-isle-stops-passing = Пропускаем за вас…
