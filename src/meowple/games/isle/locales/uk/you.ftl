# Events in which the reader is the one who acts: `you-` instead of `event-`. An event
# without such a message names the reader like everyone else.

you-isle-packet = Ви переглядаєте карти: { $cards }.
you-isle-kept = Ви лишаєте собі карту { $card }.
you-isle-chosen = Ви хочете купити карту { $card }.
you-isle-paid =
    Ви { $cards ->
        [0] не купуєте карт
       *[other]
            купуєте { $cards } { $cards ->
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
    }{ $refused ->
        [0] .
       *[other] { " і скидаєте" } { $refused }.
    }
you-isle-public_lesson =
    Ви викладаєте загальне завдання { $card }{ $colour ->
        [blue] { ": " }синій колір.
        [green] { ": " }зелений колір.
        [red] { ": " }червоний колір.
        [purple] { ": " }пурпуровий колір.
        [orange] { ": " }оранжевий колір.
       *[other] .
    }
you-isle-private_lessons =
    Ви викладаєте долілиць { $cards } { $cards ->
        [one] особисте завдання
        [few] особисті завдання
        [many] особистих завдань
       *[other] особистого завдання
    }.
you-isle-private_lessons_own = Ваші особисті завдання: { $cards }.
you-isle-ready =
    Ви { $cards ->
        [0] сьогодні не викладаєте карт порятунку
        [one] викладаєте на сьогодні { $cards } карту порятунку
        [few] викладаєте на сьогодні { $cards } карти порятунку
        [many] викладаєте на сьогодні { $cards } карт порятунку
       *[other] викладаєте на сьогодні { $cards } карти порятунку
    }.
you-isle-ready_own = Ви викладаєте долілиць карту порятунку { $card }.
you-isle-revealed = Ваша швидкість: { $speed }; карти порятунку: { $cards }.
you-isle-rescued =
    Ви рятуєте кота з { $field ->
        [left] лівої
       *[right] правої
    } зони { $basket ->
        [permanent] в міцному кошику
        [whole] у звичайному кошику
       *[broken] у двох зламаних кошиках
    }.
you-isle-placed = Ви розміщуєте плитку: { isle-tile }.
you-isle-declined = Ви не берете скарбу.
you-isle-passed = Ви пасуєте.
you-isle-find =
    Ви розігруєте карту { $card } та отримуєте { $what ->
        [oshax] ошакса
        [rare] рідкісний скарб
        [small] маленькі скарби
       *[common] звичайні скарби
    }{ $fish ->
        [0] .
        [one] { " за" } { $fish } рибу.
        [few] { " за" } { $fish } риби.
        [many] { " за" } { $fish } риб.
       *[other] { " за" } { $fish } риби.
    }
you-isle-anytime =
    Ви розігруєте повсякчасну карту { $card }{ $choice ->
        [blue] { ": " }синій колір.
        [green] { ": " }зелений колір.
        [red] { ": " }червоний колір.
        [purple] { ": " }пурпуровий колір.
        [orange] { ": " }оранжевий колір.
       *[other] .
    }
you-isle-fish =
    Ви отримуєте { $fish } { $fish ->
        [one] рибу
        [few] риби
        [many] риб
       *[other] риби
    }.
you-isle-drew_cards =
    Ви { $cards ->
        [0] не берете карт: колода порожня
        [one] берете { $cards } карту
        [few] берете { $cards } карти
        [many] берете { $cards } карт
       *[other] берете { $cards } карти
    }.
you-isle-drew = Ви берете карти: { $cards }.
you-isle-drew_tile = Ви дістаєте з мішечка: { isle-tile }.
you-isle-tile_gone = Ви втрачаєте плитку ({ isle-shape }): вона ніде не вміщується.
you-isle-basket_given =
    Ви повертаєте { $face ->
        [used] використаний міцний кошик
       *[unused] невикористаний міцний кошик
    }.
you-isle-basket_gained = Ви отримуєте міцний кошик.
you-isle-cat_put =
    Ви кладете в { $field ->
        [left] ліву
       *[right] праву
    } зону { $colour ->
        [blue] синього кота
        [green] зеленого кота
        [red] червоного кота
        [purple] пурпурового кота
        [orange] оранжевого кота
       *[other] кота
    } ({ isle-shape }).
you-isle-cat_moved =
    Ви переміщуєте в { $field ->
        [left] ліву
       *[right] праву
    } зону { $colour ->
        [blue] синього кота
        [green] зеленого кота
        [red] червоного кота
        [purple] пурпурового кота
        [orange] оранжевого кота
       *[other] кота
    } ({ isle-shape }).
you-isle-lesson_discarded = Ви скидаєте особисте завдання.
you-isle-lesson_discarded_own = Ви скидаєте завдання { $card }.
you-isle-treasure_removed = Ви прибираєте з корабля скарб ({ isle-shape }).
you-isle-ask =
    Ви { $when ->
        [always] хочете, щоб вас питали перед кожним ходом
        [never] просите не питати
       *[windows] хочете, щоб вас питали у звичні моменти
    }.
