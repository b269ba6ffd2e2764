# What the Isle of Cats says. Ids of the code come as arguments: colours (blue, green,
# red, purple, orange), kinds of tiles (cat, oshax, common, rare), fields (left, right,
# island). Some messages are parts of others: `{ isle-colour }` within a message sees the
# arguments of that message. A language that declines its words writes a selector of its
# own in place of such a part.

game-isle-name = Остров кошек
game-isle-about = спасайте кошек всех форм и размещайте их на корабле

# What a player chooses before the game.
figure-isle = Цвет
figure-isle-orange = Оранжевый
figure-isle-blue = Синий
figure-isle-purple = Фиолетовый
figure-isle-green = Зелёный
figure-isle-red = Красный

## Parts of other messages

isle-colour = { $colour ->
    [blue] синий
    [green] зелёный
    [red] красный
    [purple] фиолетовый
    [orange] оранжевый
   *[other] любой цвет
}
isle-points = { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
isle-shape = { $tile ->
    [C01] Т
    [C02] лесенка
    [C03] зигзаг
    [C04] брусок с шипом
    [C05] Р
    [C06] стул
    [C07] брусок со столбом
    [C08] широкий угол
    [C09] Г
    [C10] П
    [C11] арка со ступенью
    [C12] толстая Т
    [C13] плюс
    [C14] молния
    [C15] змейка
    [C16] брусок из пяти
    [C17] длинный крест
    [K1] одна клетка
    [K2] брусок из двух
    [K3] малый угол
    [K4] брусок из трёх
    [R1] Г из четырёх
    [R2] Т из четырёх
    [R3] квадрат из четырёх
    [R4] змейка из четырёх
    [R5] брусок из четырёх
    [O1] длинная лесенка
    [O2] двойной крюк
    [O3] посох
    [O4] столб на ступени
    [O5] брусок с двумя шипами
    [O6] шип на ступени
   *[other] { $tile }
}
isle-tile = { $kind ->
    [cat] { $colour ->
        [blue] синяя кошка ({ isle-shape })
        [green] зелёная кошка ({ isle-shape })
        [red] красная кошка ({ isle-shape })
        [purple] фиолетовая кошка ({ isle-shape })
        [orange] оранжевая кошка ({ isle-shape })
       *[other] кошка ({ isle-shape })
    }
    [common] обычное сокровище ({ isle-shape })
    [rare] редкое сокровище ({ isle-shape })
   *[oshax] { $colour ->
        [blue] синий ошакс ({ isle-shape })
        [green] зелёный ошакс ({ isle-shape })
        [red] красный ошакс ({ isle-shape })
        [purple] фиолетовый ошакс ({ isle-shape })
        [orange] оранжевый ошакс ({ isle-shape })
       *[other] ошакс ({ isle-shape })
    }
}

## What happens

event-isle-day = Начинается день { $day }.
event-isle-pool = На остров приходят новые кошки.
event-isle-fields = На оба поля приходят новые кошки.
event-isle-fishing = Каждый ловит { $fish } { $fish ->
    [one] рыбу
    [few] рыбы
    [many] рыб
   *[other] рыбы
}.
event-isle-packet = { $seat } смотрит карты: { $cards }.
event-isle-kept = { $seat } оставляет себе карту { $card }.
event-isle-chosen = { $seat } хочет купить карту { $card }.
event-isle-paid = { $seat } { $cards ->
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
}{ $refused ->
    [0] .
   *[other] { " и сбрасывает" } { $refused }.
}
event-isle-public_lesson = { $seat } выкладывает общий урок { $card }{ $colour ->
    [blue] { ": " }синий цвет.
    [green] { ": " }зелёный цвет.
    [red] { ": " }красный цвет.
    [purple] { ": " }фиолетовый цвет.
    [orange] { ": " }оранжевый цвет.
   *[other] .
}
event-isle-private_lessons = { $seat } выкладывает { $cards } { $cards ->
    [one] личный урок
    [few] личных урока
    [many] личных уроков
   *[other] личного урока
} лицом вниз.
event-isle-private_lessons_own = { $seat }, личные уроки: { $cards }.
event-isle-ready = { $seat } { $cards ->
    [0] сегодня не выкладывает спасательных карт
    [one] выкладывает на сегодня { $cards } спасательную карту
    [few] выкладывает на сегодня { $cards } спасательные карты
    [many] выкладывает на сегодня { $cards } спасательных карт
   *[other] выкладывает на сегодня { $cards } спасательной карты
}.
event-isle-ready_own = { $seat } выкладывает спасательную карту { $card } лицом вниз.
event-isle-revealed = { $seat }: скорость { $speed }; спасательные карты: { $cards }.
event-isle-order = Новый порядок хода: { $order }.
event-isle-rescued = { $seat } спасает кошку с { $field ->
    [left] левого
   *[right] правого
} поля { $basket ->
    [permanent] в надёжной корзине
    [whole] в обычной корзине
   *[broken] в двух сломанных корзинах
}.
event-isle-placed = { $seat } размещает жетон: { isle-tile }.
event-isle-declined = { $seat } не берёт сокровище.
event-isle-passed = { $seat } пропускает ход.
event-isle-find = { $seat } играет карту { $card } и получает { $what ->
    [oshax] ошакса
    [rare] редкое сокровище
    [small] малые сокровища
   *[common] обычные сокровища
}{ $fish ->
    [0] .
    [one] { " за" } { $fish } рыбу.
    [few] { " за" } { $fish } рыбы.
    [many] { " за" } { $fish } рыб.
   *[other] { " за" } { $fish } рыбы.
}
event-isle-anytime = { $seat } играет внезапную карту { $card }{ $choice ->
    [blue] { ": " }синий цвет.
    [green] { ": " }зелёный цвет.
    [red] { ": " }красный цвет.
    [purple] { ": " }фиолетовый цвет.
    [orange] { ": " }оранжевый цвет.
   *[other] .
}
event-isle-fish = { $seat } получает { $fish } { $fish ->
    [one] рыбу
    [few] рыбы
    [many] рыб
   *[other] рыбы
}.
event-isle-drew_cards = { $seat } { $cards ->
    [0] не берёт карт: колода пуста
    [one] берёт { $cards } карту
    [few] берёт { $cards } карты
    [many] берёт { $cards } карт
   *[other] берёт { $cards } карты
}.
event-isle-drew = { $seat } берёт карты: { $cards }.
event-isle-drew_tile = { $seat } достаёт из мешочка: { isle-tile }.
event-isle-tile_gone = { $seat } теряет жетон ({ isle-shape }): он никуда не помещается.
event-isle-basket_given = { $seat } возвращает { $face ->
    [used] использованную надёжную корзину
   *[unused] неиспользованную надёжную корзину
}.
event-isle-basket_gained = { $seat } получает надёжную корзину.
event-isle-cat_put = { $seat } помещает на { $field ->
    [left] левое
   *[right] правое
} поле { $colour ->
    [blue] синюю кошку
    [green] зелёную кошку
    [red] красную кошку
    [purple] фиолетовую кошку
    [orange] оранжевую кошку
   *[other] кошку
} ({ isle-shape }).
event-isle-cat_moved = { $seat } перемещает на { $field ->
    [left] левое
   *[right] правое
} поле { $colour ->
    [blue] синюю кошку
    [green] зелёную кошку
    [red] красную кошку
    [purple] фиолетовую кошку
    [orange] оранжевую кошку
   *[other] кошку
} ({ isle-shape }).
event-isle-lesson_discarded = { $seat } сбрасывает личный урок.
event-isle-lesson_discarded_own = { $seat } сбрасывает урок { $card }.
event-isle-treasure_removed = { $seat } убирает с корабля сокровище ({ isle-shape }).
event-isle-ask = { $seat } { $when ->
    [always] хочет, чтобы о внезапных картах спрашивали перед каждым ходом
    [never] просит не спрашивать о внезапных картах
   *[windows] хочет, чтобы о внезапных картах спрашивали в обычные моменты
}.
event-isle-day_over = День { $day } окончен.
event-isle-game_over = Партия окончена.
event-isle-sister_turns = Сестра открывает карту { $card }: сегодня у неё { $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}, скорость { $speed }.
event-isle-sister_plays = Сестра играет карту { $card }.
event-isle-sister_takes = Сестра забирает: { isle-tile }.
event-isle-sister_swaps = Сестра меняет местами кошек { $first } и { $second }.

## Score

line-isle-score-rats = Видимые крысы: { $count }
line-isle-score-rooms = Незаполненные каюты: { $count }
line-isle-score-family = { $colour ->
    [blue] Синее
    [green] Зелёное
    [red] Красное
    [purple] Фиолетовое
   *[orange] Оранжевое
} семейство, кошек: { $size }
line-isle-score-rares = Редкие сокровища: { $count }
line-isle-score-lesson = Урок { $card }
line-isle-score-public_lesson = Общий урок { $card }
line-isle-score-sister_colour = { $colour ->
    [blue] Синие кошки
    [green] Зелёные кошки
    [red] Красные кошки
    [purple] Фиолетовые кошки
    [orange] Оранжевые кошки
   *[other] Кошки
}: { $cats }
line-isle-score-sister_lesson = Урок сестры { $card }

decided-isle-won-points = больше всего очков
decided-isle-won-fish = при равных очках больше рыб
decided-isle-won-rooms = при равных очках больше заполненных кают
decided-isle-won-shared = общая победа
decided-isle-won-sister = побеждает сестра, в том числе при равенстве

rival-sister = Сестра

score-rats = Крысы
score-rooms = Каюты
score-families = Семейства
score-rare_treasures = Редкие сокровища
score-lessons = Урок
score-public_lessons = Общий урок
score-colours = Цвета

## Lists of the rules reference

isle-list-card = **{ $numbers }**, { $kind }, { $fish } { $fish ->
    [one] рыба
    [few] рыбы
    [many] рыб
   *[other] рыбы
}: { $text }
isle-list-lesson = **{ $number }**, { $kind }{ $module ->
    [basic] , стандартный
    [family] , семейный режим
   *[other] , набор { $module }
}: { $text }
isle-list-tile = `{ $tile }`, **{ $name }**, { $kind }, { $squares } { $squares ->
    [one] клетка
    [few] клетки
    [many] клеток
   *[other] клетки
}

## Errors: what the rules forbid

error-action-half_done = Сначала закончите то, что начали.
error-anytime-already_pending = Следующий жетон и так можно положить куда угодно; сначала разместите его.
error-anytime-before_paying = Карты, по которым берут новые карты, играют только после оплаты.
error-anytime-choice = Карту { $card } с таким выбором не играют.
error-anytime-no_such_card = Карта { $card } — не внезапная.
error-ask-no_change = Это ничего не изменит.
error-ask-too_often = Менять, когда вас спрашивать, можно только { $limit } { $limit ->
    [one] раз
    [few] раза
    [many] раз
   *[other] раза
} в день.
error-basket-none = У вас нет надёжной корзины.
error-basket-none_left = У вас не осталось корзины для кошки.
error-basket-none_of_kind = У вас не осталось { $kind ->
    [permanent] неиспользованной надёжной корзины
    [whole] обычной корзины
   *[broken] двух сломанных корзин
}.
error-card-no_rescue_card = Карта { $card } — не спасательная.
error-field-no_cat = На полях нет кошек.
error-field-no_such_cat = Такую кошку выбрать нельзя: { $place }.
error-field-no_such_place = Такого места на поле нет: { $place }.
error-find-none_left = Таких жетонов больше нет.
error-find-no_place = Ни один такой жетон не помещается на ваш корабль.
error-find-not_offered = Карта { $card } этого не даёт.
error-buy-too_few_fish = На эту карту не хватает рыбы: она стоит { $needed }.
error-find-too_few_fish = На эту находку не хватает рыбы: нужно { $needed }.
error-fish-too_few = Не хватает рыбы: спасти кошку оттуда стоит { $needed }.
error-lesson-not_yours = Урок { $card } лежит не перед вами.
error-lesson-too_few = У вас на столе слишком мало личных уроков.
error-rescue-one_cat = В этот ход вы больше не можете спасать кошек.
error-tile-must_touch = Жетон должен соприкасаться с жетоном на корабле; углы не считаются.
error-tile-no_place = Этот жетон ({ isle-shape }) не помещается на ваш корабль.
error-tile-not_there = Жетона { $tile } здесь нет.
error-tile-off_boat = Жетон выходит за кромку корабля.
error-tile-orientation = В таком повороте жетон ({ isle-shape }) выглядит так же, как в другом: выберите тот.
error-tile-overlaps = Жетон накрывает другой жетон.
error-treasure-not_there = Ни у одного вашего сокровища нет первой клетки на { $x },{ $y }.
error-treasure-too_few = На вашем корабле слишком мало сокровищ.
error-isle-first_seat = Место { $first } не может быть первым: всего мест { $seats }, счёт с 0.
error-isle-oshax_twice = Ошакс { $tile } назван дважды; выберите шесть разных.
error-isle-mode_seats = { $mode ->
    [solo] Одиночная игра рассчитана на одно место, а не на { $seats }.
   *[other] Для одного места есть только одиночная игра.
}

## Errors: position files

error-position-players = { $mode ->
    [solo] В одиночной игре один игрок, а не { $players }.
   *[other] Нужен хотя бы один игрок.
}
error-position-mode_differs = В параметрах назван другой режим, а здесь { $mode ->
    [solo] одиночная игра
    [family] семейный режим
   *[standard] обычная игра
}.
error-position-turn_order = { $mode ->
    [solo] В «turn_order» должны быть 0 и «sister», по одному разу.
   *[other] В «turn_order» должен быть каждый игрок, по номеру и один раз.
}
error-position-tile_shape = { $kind ->
    [cat] Кошки с таким именем и такой формой нет.
    [oshax] Ошакса с таким именем и такой формой нет.
    [common] Обычного сокровища с таким именем и такой формой нет.
   *[rare] Редкого сокровища с таким именем и такой формой нет.
}
error-position-tile_off_boat = У жетона есть клетка за пределами корабля.
error-position-tile_overlaps = Жетон накрывает жетон, указанный раньше.
error-position-tile_cells = В «cells» должны быть разные клетки, каждая как [x, y].
error-position-colour_missing = Не указан цвет.
error-position-colour_needless = Указан цвет там, где его быть не должно.
error-position-card_mode = Карта { $card } здесь лежать не может: это { $kind ->
    [oshax] карта ошакса
    [rescue] спасательная карта
    [anytime] внезапная карта
    [treasure] карта «Сокровище»
    [private_lesson] личный урок
    [public_lesson] общий урок
    [family_lesson] урок семейного режима
    [sister_lesson] урок сестры
   *[advanced_lesson] сложный урок сестры
}, а режим — { $mode ->
    [solo] одиночная игра
    [family] семейный
   *[standard] обычный
}.
error-position-sister_colours = В «colours» сестры должны быть все пять цветов в порядке её карт.

## Errors: own components

error-data-module_id = «{ $name }» не подходит для имени набора: нужно до восьми латинских букв и цифр.
error-data-module_taken = Набор «{ $name }» уже есть.
error-data-module_lessons = Уроков в наборе должно быть { $needed }, а не { $lessons }.
error-data-number_taken = Карта { $number } уже есть.
error-data-rule_unknown = Правила «{ $rule }» нет.
error-data-rule_of_sister = Правило { $rule } — только для карт сестры.
error-data-rule_names_colour = Правило { $rule } называет цвет: оно только для общих уроков.
error-data-param_unknown = У правила { $rule } нет «{ $param }».
error-data-param_value = У «{ $param }» в правиле { $rule } недопустимое значение.
error-data-param_missing = Правилу { $rule } нужно «{ $param }».
error-data-tile_id = «{ $name }» не подходит для имени жетона: нужна заглавная латинская буква и до семи букв и цифр.
error-data-tile_taken = Жетон «{ $name }» уже есть.
error-data-tile_too_large = В жетоне клеток не больше { $most }, в длину и в ширину — не больше { $longest }.
error-data-tile_rows = В «rows» ряды жетона нужно перечислить как строки.
error-data-tile_ragged = Все ряды жетона должны быть одной длины.
error-data-tile_letters = Ряды жетона состоят из X и точек.
error-data-tile_border = У края рисунка жетона есть пустой ряд или колонка.
error-data-tile_in_parts = Клетки жетона должны соприкасаться сторонами.

## Options of a table

option-isle-mode = Игра
option-isle-mode-about = В какую из трёх игр вы играете.
option-isle-mode-standard = полная игра, 2–4 игрока
option-isle-mode-family = короткая игра без рыбы и карт, 2–4 игрока
option-isle-mode-solo = в одиночку против сестры
option-isle-difficulty = Сложность
option-isle-difficulty-about = Сколько у сестры сложных уроков.
option-isle-difficulty-easy = лёгкая: ни одного
option-isle-difficulty-medium = средняя: один
option-isle-difficulty-hard = высокая: два
option-isle-difficulty-very_hard = очень высокая: три
option-isle-difficulty-expert = экспертная: четыре
option-isle-printing = Издание
option-isle-printing-about = Уроки 116 и 148 считаются двояко. Правила разных изданий расходятся; какие это номера карт, предположили мы.
option-isle-printing-cs = как в чешских правилах: 116 — за все цвета у кромки, 148 — за обычные сокровища
option-isle-printing-ru-uk = как в русских и украинских правилах: 116 — за колонки одного цвета, 148 — за все сокровища
option-isle-rescue_choice = Спасательные карты
option-isle-rescue_choice-about = Как каждый день выбирают спасательные карты.
option-isle-rescue_choice-in_order = по порядку хода: видно, сколько выложили другие
option-isle-rescue_choice-simultaneous = все сразу, так быстрее
option-isle-family_maps = Карты сокровищ
option-isle-family_maps-about = Что даёт карта сокровищ в семейном режиме.
option-isle-family_maps-common = обычное сокровище
option-isle-family_maps-any = обычное или редкое сокровище
option-isle-first = Кто ходит первым
option-isle-first-about = Кто начинает в первый день: решает случай или начинает место с этим номером.
option-isle-first-random = решает случай
option-isle-modules = Наборы уроков
option-isle-modules-about = Три набора уроков, которые замешаны в колоду.
option-isle-promo = Промо-жетоны
option-isle-promo-about = Участвуют ли в игре ваши промо-жетоны.
option-isle-promo-false = остаются в коробке
option-isle-promo-true = идут в мешочек и к ошаксам
option-isle-oshax = Ошаксы на виду
option-isle-oshax-about = Какие шесть ваших ошаксов выложены; остальные идут в мешочек.
option-isle-oshax-random = решает случай
option-isle-oshax-also = эти шесть, по их обозначениям

## The table

isle-head = День { $day } из { $days }: { $phase }.
isle-order = Порядок хода: { $order }.
isle-turn = Ходит: { $who }.
isle-seat = { $you ->
    [true] { $seat } (вы)
   *[false] { $seat }
}
isle-sister = сестра
isle-asked = Ждём: { $who }. Решение — { $what }
isle-asked_you = Ваше решение — { $what }

isle-phase-setup = подготовка
isle-phase-fill = приходят кошки
isle-phase-fishing = рыбалка
isle-phase-draft = исследование, набор карт
isle-phase-buy = исследование, оплата карт
isle-phase-lessons = чтение уроков
isle-phase-ready = спасение кошек, выкладывание карт
isle-phase-order = спасение кошек, новый порядок хода
isle-phase-rescue = спасение кошек
isle-phase-finds = редкие находки
isle-phase-evening = вечер
isle-phase-night = ночь
isle-phase-over = партия окончена

isle-decision-draft = { $keep ->
    [0] оставить себе карты, а остальные передать.
    [one] оставить себе ещё { $keep } карту.
    [few] оставить себе ещё { $keep } карты.
    [many] оставить себе ещё { $keep } карт.
   *[other] оставить себе ещё { $keep } карты.
}
isle-decision-keep_lessons = { $keep ->
    [0] оставить себе два урока.
    [one] оставить себе ещё { $keep } урок.
    [few] оставить себе ещё { $keep } урока.
    [many] оставить себе ещё { $keep } уроков.
   *[other] оставить себе ещё { $keep } урока.
}
isle-decision-buy = { $chosen ->
    [0] выбрать карты для покупки по одной, затем оплатить. Выбор карты не отменить.
   *[other] выбрать ещё карты или оплатить.
}
isle-decision-after_paying = сыграть внезапные карты до уроков или закончить (done).
isle-decision-buy_drawn = { $chosen ->
    [0] выбрать, какие из взятых карт купить, по одной, затем оплатить. Выбор карты не отменить.
   *[other] выбрать ещё из взятых карт или оплатить.
}
isle-decision-name_colour = выложить общий урок и назвать его цвет.
isle-decision-ready = выложить спасательные карты на сегодня, затем закончить (done).
isle-decision-window = сыграть внезапную карту или закончить (done). { $moment }.
isle-decision-rescue = спасти кошку или остановиться.
isle-decision-basket = выбрать корзину: { $tile }.
isle-decision-place = разместить: { $tile }.
isle-decision-place_blind = разместить жетон из мешочка: { $tile }.
isle-decision-finds = сыграть карту ошакса или «Сокровище» либо остановиться на сегодня (pass).
isle-decision-take = взять жетон: { $what }.
isle-decision-oshax_colour = выбрать цвет, навсегда: { $tile }.
isle-decision-move_cats = переместить кошку на другое поле.
isle-decision-put_cats = выбрать поле: { $tile }.
isle-decision-discard_lessons = сбросить один из своих личных уроков.
isle-decision-remove_treasures = убрать сокровище с корабля; назвать его первую клетку: крайнюю левую в верхнем ряду.

isle-moment-fishing = Рыба получена, карты ещё не розданы
isle-moment-order = Известен новый порядок хода
isle-moment-rescue_end = Спасение вот-вот закончится
isle-moment-day_end = День вот-вот закончится
isle-moment-scoring = Последний момент перед подсчётом
isle-moment-turn = Перед ходом другого игрока

isle-what-cat = кошка
isle-what-oshax = ошакс
isle-what-rare = редкое сокровище
isle-what-common = обычное сокровище
isle-what-small = малое сокровище

## What actions mean

isle-explain-rescue = { $tile }{ $fish ->
    [0] { "" }
    [one] , { $fish } рыба
    [few] , { $fish } рыбы
    [many] , { $fish } рыб
   *[other] , { $fish } рыбы
}
isle-explain-to_field = { $tile } — на { $field ->
    [left] левое
   *[right] правое
} поле{ $place ->
    [0] { "" }
   *[other] , место { $place }
}
isle-explain-place = { $flip ->
    [0] { $turn ->
        [0] как нарисован
        [1] поворот на 90 градусов по часовой стрелке
        [2] поворот на 180 градусов
       *[other] поворот на 270 градусов по часовой стрелке
    }
   *[other] { $turn ->
        [0] отражён
        [1] отражён, затем поворот на 90 градусов по часовой стрелке
        [2] отражён, затем поворот на 180 градусов
       *[other] отражён, затем поворот на 270 градусов по часовой стрелке
    }
}
isle-explain-pay = { $number ->
    [0] не покупать карт, сбросить все
   *[other] заплатить { $cost } { $cost ->
        [one] рыбу
        [few] рыбы
        [many] рыб
       *[other] рыбы
    } за { $number } { $number ->
        [one] карту
        [few] карты
        [many] карт
       *[other] карты
    }{ $rest ->
        [0] { "" }
       *[other] ; остальные карты — в сброс
    }
}
isle-explain-basket = { $kind ->
    [permanent] надёжная корзина
    [whole] обычная корзина
   *[broken] две сломанные корзины
}
isle-explain-ask = { $when ->
    [always] отныне спрашивать о внезапных картах перед каждым ходом
    [never] отныне не спрашивать о внезапных картах; играть их всё равно можно
   *[windows] отныне спрашивать о внезапных картах в обычные моменты
}
isle-explain-done = { $decision ->
    [after_paying] сейчас без внезапной карты
    [ready] на сегодня спасательных карт хватит
    [window] сейчас без внезапной карты
    [rescue] в этот ход больше не спасать кошек
    [move_cats] больше не перемещать кошек
   *[other] больше ничего
}
isle-explain-pass = { $decision ->
    [finds] на сегодня редких находок хватит
   *[other] на сегодня кошек хватит
}
isle-explain-skip = { $decision ->
    [place_blind] отпустить жетон: он никуда не помещается
   *[other] не брать жетон
}

## Players and boats

isle-player = { $who }: { $boat ->
    [blue] синий
    [green] зелёный
    [red] красный
   *[purple] фиолетовый
} корабль, { $state }.
isle-has_fish = { $fish } { $fish ->
    [one] рыба
    [few] рыбы
    [many] рыб
   *[other] рыбы
}
isle-baskets = надёжные корзины: готово { $unused }, использовано { $used }
isle-hand_count = { $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
} на руке
isle-lesson_count = { $cards } { $cards ->
    [one] урок
    [few] урока
    [many] уроков
   *[other] урока
}
isle-ready_count = { $cards } { $cards ->
    [one] спасательная карта
    [few] спасательные карты
    [many] спасательных карт
   *[other] спасательной карты
} на столе
isle-anywhere = следующий жетон — куда угодно
isle-extra = в следующий ход спасения ещё { $cats } { $cats ->
    [one] кошка
    [few] кошки
    [many] кошек
   *[other] кошки
}
isle-passed = пропускает ход
isle-ask = { $when ->
    [always] спрашивать перед каждым ходом
    [never] не спрашивать о внезапных картах
   *[windows] спрашивать в обычные моменты
}

isle-division = { $mode ->
    [standard] Обычная игра
    [family] Семейная игра
   *[solo] Одиночная игра, сложность: { $difficulty ->
        [easy] лёгкая
        [medium] средняя
        [hard] высокая
        [very_hard] очень высокая
       *[expert] экспертная
    }
}
isle-boat = Корабль — { $who }:
isle-legend = Знаки: B G R P O синяя, зелёная, красная, фиолетовая, оранжевая кошка; b g r p o ошакс этого цвета; c обычное сокровище; $ редкое сокровище; * крыса; 1 2 3 4 5 карта сокровищ: синяя, зелёная, красная, фиолетовая, оранжевая; . пустая клетка. Номера колонок сверху, рядов слева: место — это колонка,ряд.
isle-cargo = На борту: { $tiles }.
isle-cats = { $colour ->
    [blue] синих
    [green] зелёных
    [red] красных
    [purple] фиолетовых
    [orange] оранжевых
   *[other] любых
} — { $count }
isle-tiles = { $count } { $kind ->
    [common] { $count ->
        [one] обычное сокровище
        [few] обычных сокровища
        [many] обычных сокровищ
       *[other] обычного сокровища
    }
    [rare] { $count ->
        [one] редкое сокровище
        [few] редких сокровища
        [many] редких сокровищ
       *[other] редкого сокровища
    }
   *[oshax] { $count ->
        [one] ошакс
        [few] ошакса
        [many] ошаксов
       *[other] ошакса
    }
}
isle-rooms = Пустые клетки по каютам: { $rooms }.
isle-room_bare = { $room } — { $count }
isle-so_far = Очки без уроков: { $lines }.

isle-room-A = A (корма)
isle-room-B = B (верхняя спальня)
isle-room-C = C (столовая)
isle-room-D = D (нижняя спальня)
isle-room-E = E (палуба)
isle-room-F = F (кладовая)
isle-room-G = G (нос)

## The island

isle-field-left = Левое поле, { $fish } { $fish ->
    [one] рыба
    [few] рыбы
    [many] рыб
   *[other] рыбы
} за кошку:
isle-field-right = Правое поле, { $fish } { $fish ->
    [one] рыба
    [few] рыбы
    [many] рыб
   *[other] рыбы
} за кошку:
isle-field-island = Кошки на острове:
isle-cat = { $number ->
    [0] { $place } { $tile }
   *[other] № { $number }, { $field ->
        [left] слева
       *[right] справа
    } { $place }: { $tile }
}
isle-oshax_row = Ошаксы:
isle-rares = Редкие сокровища:
isle-commons = Обычные сокровища:
isle-stack = { $number ->
    [0] { $tile }
   *[other] № { $number }: { $tile }
}{ $kind ->
    [oshax] { "" }
   *[other] { " ×" }{ $count }
}
isle-none = пусто
isle-left = Осталось в мешочке: { $bag }. Осталось карт в колоде: { $deck }.

## The sister

isle-sister_colours = Очки сестры за каждую кошку на вашем корабле: { $colours }.
isle-sister_colour = { $colour ->
    [none] { $points } за ещё не открытый цвет
    [blue] { $points } за синюю
    [green] { $points } за зелёную
    [red] { $points } за красную
    [purple] { $points } за фиолетовую
   *[orange] { $points } за оранжевую
}
isle-sister_open = Её открытая карта { $card }: { $text }
isle-sister_cards = Её скрытые карты на сегодня: { $hidden }; в её колоде: { $deck }.
isle-sister_lessons = Её уроки:
isle-symbol = { $what ->
    [cat] забирает кошку { $first }
    [rare] забирает редкое сокровище из стопки { $first }
    [oshax] забирает ошакса { $first }
    [common] забирает обычное сокровище { $first ->
        [K1] (одна клетка)
        [K2] (брусок из двух)
        [K3] (малый угол)
        [K4] (брусок из трёх)
       *[other] { $first }
    }
   *[swap] меняет местами кошек { $first } и { $second }
}

## Cards

isle-card = { $kind }, { $cost } { $cost ->
    [one] рыба
    [few] рыбы
    [many] рыб
   *[other] рыбы
}: { $text }
isle-lesson = { $card }: { $text } Сейчас: { $points }.
isle-packet = Карты на выбор:
isle-kept = Отобранные карты:
isle-chosen = Выбрано: { $cards }. К оплате рыб: { $cost }, останется { $left }.
isle-ready_cards = Ваши спасательные карты на столе:
isle-lessons_of = Уроки — { $who }:
isle-public_lessons = Общие уроки:
isle-hand-lessons = На руке, для чтения уроков:
isle-hand-rescue = На руке, для спасения кошек:
isle-hand-finds = На руке, для редких находок:
isle-hand-anytime = На руке, внезапные:

isle-card_kind-oshax = карта ошакса
isle-card_kind-rescue = спасательная карта
isle-card_kind-anytime = внезапная карта
isle-card_kind-treasure = карта «Сокровище»
isle-card_kind-private_lesson = личный урок
isle-card_kind-public_lesson = общий урок
isle-card_kind-family_lesson = урок
isle-card_kind-sister_lesson = стандартный урок сестры
isle-card_kind-advanced_lesson = сложный урок сестры
isle-card_kind-sister = карта сестры
isle-card_kind-colour = карта цвета

isle-card_text-rescue = { $basket ->
    [whole] Корзина для одной кошки
    [broken] Сломанная корзина: две такие карты несут одну кошку
   *[none] Без корзины
}, скорость { $speed }.
isle-card_text-find = Возьмите { $offers }.
isle-card_text-colour = Сестра получает очки за { $colour ->
    [blue] синих
    [green] зелёных
    [red] красных
    [purple] фиолетовых
    [orange] оранжевых
   *[other] всех
} кошек.
isle-card_text-sister = Если открыта первой: сегодня { $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}, скорость { $speed }. Когда её играют: сестра { $does }.
isle-card_text-printings = { $text } (Русское и украинское издание, по нашему предположению: { $other })
isle-or = или
isle-offer = { $what ->
    [oshax] { $tiles ->
        [1] одного ошакса; его цвет выбираете вы
       *[other] ошаксов (до { $tiles }); их цвета выбираете вы
    }
    [rare] { $tiles ->
        [1] одно редкое сокровище
       *[other] редкие сокровища (до { $tiles })
    }
    [small] { $tiles ->
        [1] одно малое сокровище
       *[other] малые сокровища (до { $tiles })
    }
   *[common] { $tiles ->
        [1] одно обычное сокровище
       *[other] обычные сокровища (до { $tiles })
    }
}{ $fish ->
    [0] { "" }
    [one] { " за" } { $fish } рыбу
    [few] { " за" } { $fish } рыбы
    [many] { " за" } { $fish } рыб
   *[other] { " за" } { $fish } рыбы
}

## Anytime cards

isle-effect-fish_per_oshax = Получите { $fish_each } { $fish_each ->
    [one] рыбу
    [few] рыбы
    [many] рыб
   *[other] рыбы
} за каждого вашего ошакса.
isle-effect-next_tile_anywhere = Следующий ваш жетон не обязан соприкасаться с другими.
isle-effect-draw_cards = Возьмите { $draw } { $draw ->
    [one] карту
    [few] карты
    [many] карт
   *[other] карты
} и купите любые из них по их цене.
isle-effect-bag_to_boat = Достаньте жетон из мешочка и разместите его — без рыбы и корзины.
isle-effect-basket_for_fish = Верните надёжную корзину, даже использованную, и получите { $fish } { $fish ->
    [one] рыбу
    [few] рыбы
    [many] рыб
   *[other] рыбы
}.
isle-effect-move_field_cats = Переместите на другое поле { $max ->
    [1] одну кошку
    [one] до { $max } кошки
    [few] до { $max } кошек
    [many] до { $max } кошек
   *[other] до { $max } кошки
}.
isle-effect-fish_per_private_lesson = Получите { $fish_each } { $fish_each ->
    [one] рыбу
    [few] рыбы
    [many] рыб
   *[other] рыбы
} за каждый ваш личный урок на столе.
isle-effect-extra_rescue = Спасите в свой следующий ход спасения ещё { $extra ->
    [1] одну кошку
    [one] { $extra } кошку
    [few] { $extra } кошки
    [many] { $extra } кошек
   *[other] { $extra } кошки
}; на каждую нужны своя корзина и рыба.
isle-effect-bag_to_fields = Достаньте { $tiles } { $tiles ->
    [one] жетон
    [few] жетона
    [many] жетонов
   *[other] жетона
}: каждую кошку поместите на любое поле; редкие сокровища идут к остальным.
isle-effect-gain_basket = Получите надёжную корзину, сразу готовую к делу.
isle-effect-basket_for_lessons = Сбросьте со стола { $lessons } { $lessons ->
    [one] личный урок
    [few] личных урока
    [many] личных уроков
   *[other] личного урока
} и получите надёжную корзину.
isle-effect-basket_for_treasures = Уберите с корабля { $treasures } { $treasures ->
    [one] сокровище
    [few] сокровища
    [many] сокровищ
   *[other] сокровища
} и получите надёжную корзину.
isle-effect-fish_per_colour = Получите { $fish_each } { $fish_each ->
    [one] рыбу
    [few] рыбы
    [many] рыб
   *[other] рыбы
} за каждый цвет среди ваших кошек.
isle-effect-fish_per_rare = Получите { $fish_each } { $fish_each ->
    [one] рыбу
    [few] рыбы
    [many] рыб
   *[other] рыбы
} за каждое редкое сокровище на вашем корабле.
isle-effect-fish_per_common = Получите { $fish_each } { $fish_each ->
    [one] рыбу
    [few] рыбы
    [many] рыб
   *[other] рыбы
} за каждое обычное сокровище на вашем корабле.
isle-effect-fish_per_cat_of_colour = Назовите цвет: получите { $fish_each } { $fish_each ->
    [one] рыбу
    [few] рыбы
    [many] рыб
   *[other] рыбы
} за каждую вашу кошку этого цвета.

## Lessons: one sentence for each rule of scoring
## $colour is none until a colour is named; $rooms lists rooms, $number says how many.

isle-named = { $colour ->
    [none] названного цвета
    [blue] синего цвета
    [green] зелёного цвета
    [red] красного цвета
    [purple] фиолетового цвета
    [orange] оранжевого цвета
   *[other] любого цвета
}
isle-rule-edge_full = { isle-points }, если закрыты все клетки у кромки корабля.
isle-rule-row_full = { isle-points }, если { $row ->
    [4] средний ряд
   *[other] ряд { $row }
} закрыт полностью.
isle-rule-column_of_one_colour = { isle-points } за каждую колонку из девяти клеток, полностью закрытую кошками одного цвета.
isle-rule-rooms_full = { isle-points }, если { $number ->
    [1] заполнена эта каюта
   *[other] заполнены эти каюты
}: { $rooms }.
isle-rule-rooms_empty = { isle-points }, если нет ни одного жетона { $number ->
    [1] в этой каюте
   *[other] в этих каютах
}: { $rooms }.
isle-rule-rooms_filled_count = { isle-points } за каждую заполненную каюту.
isle-rule-rats_exact = { isle-points }, если { $count ->
    [0] не видно ни одной крысы
    [1] видна ровно одна крыса
   *[other] видимых крыс ровно { $count }
}.
isle-rule-rats_visible = { isle-points } за каждую видимую крысу.
isle-rule-maps_uncovered = { isle-points } за каждую незакрытую карту сокровищ.
isle-rule-maps_covered = { isle-points } за каждую закрытую карту сокровищ.
isle-rule-cats_total_exact = { isle-points }, если на корабле ровно { $count } { $count ->
    [one] кошка
    [few] кошки
    [many] кошек
   *[other] кошки
}.
isle-rule-cats_over = { isle-points } за каждую кошку сверх { $threshold }.
isle-rule-every_colour_at_least = { isle-points }, если есть хотя бы { $min } { $min ->
    [one] кошка
    [few] кошки
    [many] кошек
   *[other] кошки
} каждого цвета.
isle-rule-colour_count = { isle-points } за каждую кошку { isle-named }.
isle-rule-colour_count_exact = { isle-points }, если { $colour ->
    [blue] синих кошек
    [green] зелёных кошек
    [red] красных кошек
    [purple] фиолетовых кошек
    [orange] оранжевых кошек
   *[other] кошек названного цвета
} ровно { $count }.
isle-rule-colour_count_at_least = { isle-points }, если { $colour ->
    [blue] синих кошек
    [green] зелёных кошек
    [red] красных кошек
    [purple] фиолетовых кошек
    [orange] оранжевых кошек
   *[other] кошек названного цвета
} не меньше { $min }.
isle-rule-oshax_count = { isle-points } за каждого ошакса.
isle-rule-edge_every_colour = { isle-points }, если у кромки есть кошка каждого цвета.
isle-rule-edge_best_colour = { isle-points } за каждую кошку у кромки того цвета, которого там больше всего.
isle-rule-edge_colour = { isle-points } за каждую кошку { isle-named } у кромки.
isle-rule-edge_cats_per = { isle-points } за { $per ->
    [1] каждую кошку
    [one] каждую { $per } кошку
    [few] каждые { $per } кошки
    [many] каждые { $per } кошек
   *[other] каждые { $per } кошки
} у кромки.
isle-rule-colours_not_on_edge = { isle-points } за каждый цвет, у которого нет кошек у кромки.
isle-rule-lonely_cats = { isle-points } за каждую одинокую кошку, то есть такую, что не соприкасается с другой кошкой своего цвета.
isle-rule-lonely_colour = { isle-points } за каждую одинокую кошку { isle-named }.
isle-rule-largest_family = { isle-points }, если ни у кого нет семейства больше вашего.{ $solo_min_size ->
    [0] { "" }
    [one] { " Одиночная игра:" } за семейство хотя бы из { $solo_min_size } кошки.
    [few] { " Одиночная игра:" } за семейство хотя бы из { $solo_min_size } кошек.
    [many] { " Одиночная игра:" } за семейство хотя бы из { $solo_min_size } кошек.
   *[other] { " Одиночная игра:" } за семейство хотя бы из { $solo_min_size } кошки.
}
isle-rule-families_at_least = { isle-points } за каждое семейство, в котором не меньше { $min } { $min ->
    [one] кошки
    [few] кошек
    [many] кошек
   *[other] кошки
}.
isle-rule-nth_family = { $rank ->
    [1] Самое большое
    [2] Второе по величине
    [3] Третье по величине
   *[other] { $rank }-е по величине
} семейство приносит очки ещё раз.
isle-rule-largest_family_size = { isle-points } за каждую кошку самого большого семейства.
isle-rule-rare_count = { isle-points } за каждое редкое сокровище.
isle-rule-common_count = { isle-points } за каждое обычное сокровище.
isle-rule-treasure_count = { isle-points } за каждое сокровище, обычное или редкое.
isle-rule-treasures_exact = { isle-points }, если у вас ровно { $count } { $count ->
    [one] сокровище
    [few] сокровища
    [many] сокровищ
   *[other] сокровища
}.
isle-rule-treasures_fewer_than = { isle-points }, если сокровищ меньше { $limit }.
isle-rule-treasures_touching_colour = { isle-points } за каждое сокровище, которое соприкасается с кошкой { isle-named }.
isle-rule-cats_not_touching_treasure = { isle-points } за каждую кошку, которая не соприкасается с сокровищем.
isle-rule-colours_not_touching_treasure = { isle-points } за каждый цвет, кошки которого не соприкасаются с сокровищами.
isle-rule-colours_not_touching_rat = { isle-points } за каждый цвет, кошки которого не соприкасаются с видимыми крысами.
isle-rule-fish_at_least = { isle-points }, если у вас не меньше { $min } { $min ->
    [one] рыбы
    [few] рыб
    [many] рыб
   *[other] рыбы
}.
isle-rule-fish_count = { isle-points } за каждую оставшуюся рыбу.
isle-rule-baskets_exact = { isle-points }, если у вас ровно { $count } { $count ->
    [one] надёжная корзина
    [few] надёжные корзины
    [many] надёжных корзин
   *[other] надёжной корзины
}.
isle-rule-first_in_turn_order = { isle-points }, если в порядке хода вы на первом месте.
isle-rule-private_lesson_count = { isle-points } за каждый личный урок на столе{ $kind ->
    [private_lesson] , считая и этот.
   *[other] .
}
isle-rule-private_lesson_count_exact = { isle-points }, если на столе ровно { $count } { $count ->
    [one] личный урок
    [few] личных урока
    [many] личных уроков
   *[other] личного урока
}{ $kind ->
    [private_lesson] , считая и этот.
   *[other] .
}
isle-rule-double_best_sister_lesson = Лучший из остальных уроков сестры приносит очки ещё раз.

## Что говорит за действие: в подсказке и в разборе. Очки — то, что меняется сейчас.

isle-reason-rooms = Заполняет { $rooms }: +{ $points }.
isle-reason-rats = { $count ->
    [one] Закрывает { $count } крысу
    [few] Закрывает { $count } крысы
    [many] Закрывает { $count } крыс
   *[other] Закрывает { $count } крысы
}: +{ $points }.
isle-reason-family = { line-isle-score-family }: +{ $points }.
isle-reason-lessons = Уроки: +{ $points }.
isle-reason-rare = Редкое сокровище: +{ $points }.
isle-reason-map = Закрывает свою карту сокровищ — вы берёте сокровище.
isle-reason-lesson = На вашем корабле прямо сейчас: +{ $points }.
isle-reason-rescue = Сегодня можно спасти ещё одну кошку.
isle-reason-basket = Каждый день можно спасать на одну кошку больше.
isle-reason-cats = Кошек этого цвета на вашем корабле: { $count }.

## От чего отказывается игрок

isle-slip-pass = Вы ещё можете спасти кошку. Если пропустите ход, сегодня спасать больше нельзя.
isle-slip-another = В этот ход вы можете спасти ещё одну кошку.
isle-slip-finds = Вы ещё можете сыграть карту ошакса или «Сокровище». Если пропустите ход, сегодня их больше не сыграть.
isle-slip-treasure = Вы ещё можете взять сокровище: сейчас или никогда.
isle-slip-buy = На часть этих карт рыбы хватает, но вы не покупаете ни одной.
isle-slip-ready = Со спасательными картами, которые остаются на руке, сегодня можно спасти больше кошек.
