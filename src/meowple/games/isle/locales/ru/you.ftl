# Events in which the reader is the one who acts: `you-` instead of `event-`. An event
# without such a message names the reader like everyone else.

you-isle-packet = Вы смотрите карты: { $cards }.
you-isle-kept = Вы оставляете себе карту { $card }.
you-isle-chosen = Вы хотите купить карту { $card }.
you-isle-paid =
    Вы { $cards ->
        [0] не покупаете карт
       *[other]
            покупаете { $cards } { $cards ->
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
       *[other] { " и сбрасываете" } { $refused }.
    }
you-isle-public_lesson =
    Вы выкладываете общий урок { $card }{ $colour ->
        [blue] { ": " }синий цвет.
        [green] { ": " }зелёный цвет.
        [red] { ": " }красный цвет.
        [purple] { ": " }фиолетовый цвет.
        [orange] { ": " }оранжевый цвет.
       *[other] .
    }
you-isle-private_lessons =
    Вы выкладываете { $cards } { $cards ->
        [one] личный урок
        [few] личных урока
        [many] личных уроков
       *[other] личного урока
    } лицом вниз.
you-isle-private_lessons_own = Ваши личные уроки: { $cards }.
you-isle-ready =
    Вы { $cards ->
        [0] сегодня не выкладываете спасательных карт
        [one] выкладываете на сегодня { $cards } спасательную карту
        [few] выкладываете на сегодня { $cards } спасательные карты
        [many] выкладываете на сегодня { $cards } спасательных карт
       *[other] выкладываете на сегодня { $cards } спасательной карты
    }.
you-isle-ready_own = Вы выкладываете спасательную карту { $card } лицом вниз.
you-isle-revealed = Ваша скорость: { $speed }; спасательные карты: { $cards }.
you-isle-rescued =
    Вы спасаете кошку с { $field ->
        [left] левого
       *[right] правого
    } поля { $basket ->
        [permanent] в надёжной корзине
        [whole] в обычной корзине
       *[broken] в двух сломанных корзинах
    }.
you-isle-placed = Вы размещаете жетон: { isle-tile }.
you-isle-declined = Вы не берёте сокровище.
you-isle-passed = Вы пропускаете ход.
you-isle-find =
    Вы играете карту { $card } и получаете { $what ->
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
you-isle-anytime =
    Вы играете внезапную карту { $card }{ $choice ->
        [blue] { ": " }синий цвет.
        [green] { ": " }зелёный цвет.
        [red] { ": " }красный цвет.
        [purple] { ": " }фиолетовый цвет.
        [orange] { ": " }оранжевый цвет.
       *[other] .
    }
you-isle-fish =
    Вы получаете { $fish } { $fish ->
        [one] рыбу
        [few] рыбы
        [many] рыб
       *[other] рыбы
    }.
you-isle-drew_cards =
    Вы { $cards ->
        [0] не берёте карт: колода пуста
        [one] берёте { $cards } карту
        [few] берёте { $cards } карты
        [many] берёте { $cards } карт
       *[other] берёте { $cards } карты
    }.
you-isle-drew = Вы берёте карты: { $cards }.
you-isle-drew_tile = Вы достаёте из мешочка: { isle-tile }.
you-isle-tile_gone = Вы теряете жетон ({ isle-shape }): он никуда не помещается.
you-isle-basket_given =
    Вы возвращаете { $face ->
        [used] использованную надёжную корзину
       *[unused] неиспользованную надёжную корзину
    }.
you-isle-basket_gained = Вы получаете надёжную корзину.
you-isle-cat_put =
    Вы помещаете на { $field ->
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
you-isle-cat_moved =
    Вы перемещаете на { $field ->
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
you-isle-lesson_discarded = Вы сбрасываете личный урок.
you-isle-lesson_discarded_own = Вы сбрасываете урок { $card }.
you-isle-treasure_removed = Вы убираете с корабля сокровище ({ isle-shape }).
you-isle-ask =
    Вы { $when ->
        [always] хотите, чтобы вас спрашивали перед каждым ходом
        [never] просите не спрашивать
       *[windows] хотите, чтобы вас спрашивали в обычные моменты
    }.
