# What the Isle of Cats says. Ids of the code come as arguments: colours (blue, green,
# red, purple, orange), kinds of tiles (cat, oshax, common, rare), fields (left, right,
# island). Some messages are parts of others: `{ isle-colour }` within a message sees the
# arguments of that message. A language that declines its words writes a selector of its
# own in place of such a part.

game-isle-name = Острів котів
game-isle-about = рятуйте котів усіх форм і розміщуйте їх на кораблі

# What a player chooses before the game.
figure-isle = Колір
figure-isle-orange = Оранжевий
figure-isle-blue = Синій
figure-isle-purple = Пурпуровий
figure-isle-green = Зелений
figure-isle-red = Червоний

## Parts of other messages

isle-colour = { $colour ->
    [blue] синій
    [green] зелений
    [red] червоний
    [purple] пурпуровий
    [orange] оранжевий
   *[other] будь-який
}
isle-points = { $points } { $points ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}
isle-shape = { $tile ->
    [C01] Т
    [C02] сходинки
    [C03] зигзаг
    [C04] брусок із шипом
    [C05] Р
    [C06] стілець
    [C07] брусок зі стовпом
    [C08] широкий кут
    [C09] Г
    [C10] П
    [C11] арка зі сходинкою
    [C12] товста Т
    [C13] плюс
    [C14] блискавка
    [C15] змійка
    [C16] брусок із п’яти
    [C17] довгий хрест
    [K1] одна клітинка
    [K2] брусок із двох
    [K3] малий кут
    [K4] брусок із трьох
    [R1] Г із чотирьох
    [R2] Т із чотирьох
    [R3] квадрат із чотирьох
    [R4] змійка з чотирьох
    [R5] брусок із чотирьох
    [O1] довгі сходинки
    [O2] подвійний гак
    [O3] посох
    [O4] стовп на сходинці
    [O5] брусок із двома шипами
    [O6] шип на сходинці
   *[other] { $tile }
}
isle-tile = { $kind ->
    [cat] { isle-colour } кіт ({ isle-shape })
    [common] звичайний скарб ({ isle-shape })
    [rare] рідкісний скарб ({ isle-shape })
   *[oshax] { $colour ->
        [blue] синій ошакс ({ isle-shape })
        [green] зелений ошакс ({ isle-shape })
        [red] червоний ошакс ({ isle-shape })
        [purple] пурпуровий ошакс ({ isle-shape })
        [orange] оранжевий ошакс ({ isle-shape })
       *[other] ошакс ({ isle-shape })
    }
}

## What happens

event-isle-day = Починається день { $day }.
event-isle-pool = На острів приходять нові коти.
event-isle-fields = В обидві зони приходять нові коти.
event-isle-fishing = Кожен ловить { $fish } { $fish ->
    [one] рибу
    [few] риби
    [many] риб
   *[other] риби
}.
event-isle-packet = { $seat } переглядає карти: { $cards }.
event-isle-kept = { $seat } лишає собі карту { $card }.
event-isle-chosen = { $seat } хоче купити карту { $card }.
event-isle-paid = { $seat } { $cards ->
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
}{ $refused ->
    [0] .
   *[other] { " і скидає" } { $refused }.
}
event-isle-public_lesson = { $seat } викладає загальне завдання { $card }{ $colour ->
    [blue] { ": " }синій колір.
    [green] { ": " }зелений колір.
    [red] { ": " }червоний колір.
    [purple] { ": " }пурпуровий колір.
    [orange] { ": " }оранжевий колір.
   *[other] .
}
event-isle-private_lessons = { $seat } викладає долілиць { $cards } { $cards ->
    [one] особисте завдання
    [few] особисті завдання
    [many] особистих завдань
   *[other] особистого завдання
}.
event-isle-private_lessons_own = { $seat }, особисті завдання: { $cards }.
event-isle-ready = { $seat } { $cards ->
    [0] сьогодні не викладає карт порятунку
    [one] викладає на сьогодні { $cards } карту порятунку
    [few] викладає на сьогодні { $cards } карти порятунку
    [many] викладає на сьогодні { $cards } карт порятунку
   *[other] викладає на сьогодні { $cards } карти порятунку
}.
event-isle-ready_own = { $seat } викладає долілиць карту порятунку { $card }.
event-isle-revealed = { $seat }: швидкість { $speed }; карти порятунку: { $cards }.
event-isle-order = Нова черговість ходів: { $order }.
event-isle-rescued = { $seat } рятує кота з { $field ->
    [left] лівої
   *[right] правої
} зони { $basket ->
    [permanent] в міцному кошику
    [whole] у звичайному кошику
   *[broken] у двох зламаних кошиках
}.
event-isle-placed = { $seat } розміщує плитку: { isle-tile }.
event-isle-declined = { $seat } не бере скарбу.
event-isle-passed = { $seat } пасує.
event-isle-find = { $seat } розігрує карту { $card } та отримує { $what ->
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
event-isle-anytime = { $seat } розігрує повсякчасну карту { $card }{ $choice ->
    [blue] { ": " }синій колір.
    [green] { ": " }зелений колір.
    [red] { ": " }червоний колір.
    [purple] { ": " }пурпуровий колір.
    [orange] { ": " }оранжевий колір.
   *[other] .
}
event-isle-fish = { $seat } отримує { $fish } { $fish ->
    [one] рибу
    [few] риби
    [many] риб
   *[other] риби
}.
event-isle-drew_cards = { $seat } { $cards ->
    [0] не бере карт: колода порожня
    [one] бере { $cards } карту
    [few] бере { $cards } карти
    [many] бере { $cards } карт
   *[other] бере { $cards } карти
}.
event-isle-drew = { $seat } бере карти: { $cards }.
event-isle-drew_tile = { $seat } дістає з мішечка: { isle-tile }.
event-isle-tile_gone = { $seat } втрачає плитку ({ isle-shape }): вона ніде не вміщується.
event-isle-basket_given = { $seat } повертає { $face ->
    [used] використаний міцний кошик
   *[unused] невикористаний міцний кошик
}.
event-isle-basket_gained = { $seat } отримує міцний кошик.
event-isle-cat_put = { $seat } кладе в { $field ->
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
event-isle-cat_moved = { $seat } переміщує в { $field ->
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
event-isle-lesson_discarded = { $seat } скидає особисте завдання.
event-isle-lesson_discarded_own = { $seat } скидає завдання { $card }.
event-isle-treasure_removed = { $seat } прибирає з корабля скарб ({ isle-shape }).
event-isle-ask = { $seat } { $when ->
    [always] хоче, щоб про повсякчасні карти питали перед кожним ходом
    [never] просить не питати про повсякчасні карти
   *[windows] хоче, щоб про повсякчасні карти питали у звичні моменти
}.
event-isle-day_over = День { $day } завершено.
event-isle-game_over = Партію завершено.
event-isle-sister_turns = Сестра відкриває карту { $card }: сьогодні в неї { $cards } { $cards ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}, швидкість { $speed }.
event-isle-sister_plays = Сестра розігрує карту { $card }.
event-isle-sister_takes = Сестра забирає: { isle-tile }.
event-isle-sister_swaps = Сестра міняє місцями котів { $first } і { $second }.

## Score

line-isle-score-rats = Видимі щури: { $count }
line-isle-score-rooms = Незаповнені каюти: { $count }
line-isle-score-family = { $colour ->
    [blue] Синя
    [green] Зелена
    [red] Червона
    [purple] Пурпурова
   *[orange] Оранжева
} родина з { $size ->
    [one] { $size } кота
    [few] { $size } котів
    [many] { $size } котів
   *[other] { $size } кота
}
line-isle-score-rares = Рідкісні скарби: { $count }
line-isle-score-lesson = Завдання { $card }
line-isle-score-public_lesson = Загальне завдання { $card }
line-isle-score-sister_colour = { $colour ->
    [blue] Сині коти
    [green] Зелені коти
    [red] Червоні коти
    [purple] Пурпурові коти
    [orange] Оранжеві коти
   *[other] Коти
}: { $cats }
line-isle-score-sister_lesson = Завдання сестри { $card }

decided-isle-won-points = найбільше очок
decided-isle-won-fish = за рівних очок найбільше риб
decided-isle-won-rooms = за рівних очок найбільше заповнених кают
decided-isle-won-shared = спільна перемога
decided-isle-won-sister = перемагає сестра, зокрема й за нічиєї

rival-sister = Сестра

score-rats = Щури
score-rooms = Каюти
score-families = Родини
score-rare_treasures = Рідкісні скарби
score-lessons = Завдання
score-public_lessons = Загальне завдання
score-colours = Кольори

## Lists of the rules reference

isle-list-card = **{ $numbers }**, { $kind }, { $fish } { $fish ->
    [one] риба
    [few] риби
    [many] риб
   *[other] риби
}: { $text }
isle-list-lesson = **{ $number }**, { $kind }{ $module ->
    [basic] , основне
    [family] , сімейна гра
   *[other] , модуль { $module }
}: { $text }
isle-list-tile = `{ $tile }`, **{ $name }**, { $kind }, { $squares } { $squares ->
    [one] клітинка
    [few] клітинки
    [many] клітинок
   *[other] клітинки
}

## Errors: what the rules forbid

error-action-half_done = Спершу завершіть те, що почали.
error-anytime-already_pending = Наступну плитку й так можна покласти будь-куди; спершу розмістіть її.
error-anytime-before_paying = Карти, за якими беруть нові карти, розігрують лише після оплати.
error-anytime-choice = Карту { $card } з таким вибором не розігрують.
error-anytime-no_such_card = Карта { $card } — не повсякчасна.
error-ask-no_change = Це нічого не змінить.
error-ask-too_often = Змінювати, коли вас питати, можна лише { $limit } { $limit ->
    [one] раз
    [few] рази
    [many] разів
   *[other] разу
} на день.
error-basket-none = Ви не маєте міцного кошика.
error-basket-none_left = У вас не лишилося кошика для кота.
error-basket-none_of_kind = У вас не лишилося { $kind ->
    [permanent] невикористаного міцного кошика
    [whole] звичайного кошика
   *[broken] двох зламаних кошиків
}.
error-card-no_rescue_card = Карта { $card } — не карта порятунку.
error-field-no_cat = У зонах немає котів.
error-field-no_such_cat = Такого кота вибрати не можна: { $place }.
error-field-no_such_place = Такого місця в зоні немає: { $place }.
error-find-none_left = Таких плиток більше немає.
error-find-no_place = Жодна така плитка не вміщується на ваш корабель.
error-find-not_offered = Карта { $card } цього не дає.
error-buy-too_few_fish = На цю карту бракує риби: вона коштує { $needed }.
error-find-too_few_fish = На цю знахідку бракує риби: потрібно { $needed }.
error-fish-too_few = Бракує риби: врятувати кота звідти коштує { $needed }.
error-lesson-not_yours = Завдання { $card } лежить не перед вами.
error-lesson-too_few = На столі замало ваших особистих завдань.
error-rescue-one_cat = Цього ходу ви більше не можете рятувати котів.
error-tile-must_touch = Плитка має дотикатися до плитки на кораблі; кути не рахуються.
error-tile-no_place = Ця плитка ({ isle-shape }) не вміщується на ваш корабель.
error-tile-not_there = Плитки { $tile } тут немає.
error-tile-off_boat = Плитка виходить за борт корабля.
error-tile-orientation = У такому повороті плитка ({ isle-shape }) виглядає так само, як в іншому: виберіть той.
error-tile-overlaps = Плитка накриває іншу плитку.
error-treasure-not_there = Жоден ваш скарб не має першої клітинки на { $x },{ $y }.
error-treasure-too_few = На вашому кораблі замало скарбів.
error-isle-first_seat = Місце { $first } не може бути першим: усього місць { $seats }, нумерація з 0.
error-isle-oshax_twice = Ошакса { $tile } названо двічі; виберіть шістьох різних.
error-isle-mode_seats = { $mode ->
    [solo] Соло-гра розрахована на одне місце, а не на { $seats }.
   *[other] Для одного місця є лише соло-гра.
}

## Errors: position files

error-position-players = { $mode ->
    [solo] У соло-грі один гравець, а не { $players }.
   *[other] Потрібен хоча б один гравець.
}
error-position-mode_differs = У параметрах названо інший режим, а тут { $mode ->
    [solo] соло-гра
    [family] сімейна гра
   *[standard] звичайна гра
}.
error-position-turn_order = { $mode ->
    [solo] У «turn_order» мають бути 0 і «sister», по одному разу.
   *[other] У «turn_order» має бути кожен гравець, за номером і один раз.
}
error-position-tile_shape = { $kind ->
    [cat] Кота з такою назвою і такою формою немає.
    [oshax] Ошакса з такою назвою і такою формою немає.
    [common] Звичайного скарбу з такою назвою і такою формою немає.
   *[rare] Рідкісного скарбу з такою назвою і такою формою немає.
}
error-position-tile_off_boat = Плитка має клітинку поза кораблем.
error-position-tile_overlaps = Плитка накриває плитку, вказану раніше.
error-position-tile_cells = У «cells» мають бути різні клітинки, кожна як [x, y].
error-position-colour_missing = Бракує кольору.
error-position-colour_needless = Колір указано там, де його не має бути.
error-position-card_mode = Карта { $card } не може тут лежати: це { $kind ->
    [oshax] карта ошакса
    [rescue] карта порятунку
    [anytime] повсякчасна карта
    [treasure] карта скарбів
    [private_lesson] особисте завдання
    [public_lesson] загальне завдання
    [family_lesson] завдання сімейної гри
    [sister_lesson] завдання сестри
   *[advanced_lesson] складне завдання сестри
}, а режим — { $mode ->
    [solo] соло-гра
    [family] сімейна гра
   *[standard] звичайна гра
}.
error-position-sister_colours = У «colours» сестри мають бути всі п’ять кольорів у порядку її карт.

## Errors: own components

error-data-module_id = «{ $name }» не годиться як назва модуля: потрібно до восьми латинських літер і цифр.
error-data-module_taken = Модуль «{ $name }» уже є.
error-data-module_lessons = Завдань у модулі має бути { $needed }, а не { $lessons }.
error-data-number_taken = Карта { $number } уже є.
error-data-rule_unknown = Правила «{ $rule }» немає.
error-data-rule_of_sister = Правило { $rule } — лише для карт сестри.
error-data-rule_names_colour = Правило { $rule } називає колір: воно лише для загальних завдань.
error-data-param_unknown = Правило { $rule } не має «{ $param }».
error-data-param_value = «{ $param }» у правилі { $rule } має неприпустиме значення.
error-data-param_missing = Правилу { $rule } потрібне «{ $param }».
error-data-tile_id = «{ $name }» не годиться як назва плитки: потрібна велика латинська літера й до семи літер і цифр.
error-data-tile_taken = Плитка «{ $name }» уже є.
error-data-tile_too_large = У плитці не більше ніж { $most } клітинок, завдовжки й завширшки — не більше ніж { $longest }.
error-data-tile_rows = У «rows» ряди плитки перелічено як тексти.
error-data-tile_ragged = Усі ряди плитки мають бути однакової довжини.
error-data-tile_letters = Ряди плитки складаються з X і крапок.
error-data-tile_border = На краю малюнка плитки є порожній ряд або стовпець.
error-data-tile_in_parts = Клітинки плитки мають дотикатися боками.

## Options of a table

option-isle-mode = Гра
option-isle-mode-about = У яку з трьох ігор ви граєте.
option-isle-mode-standard = повна гра, 2–4 гравці
option-isle-mode-family = коротка гра без риби й карт, 2–4 гравці
option-isle-mode-solo = наодинці проти сестри
option-isle-difficulty = Складність
option-isle-difficulty-about = Скільки складних завдань має сестра.
option-isle-difficulty-easy = легкий рівень: жодного
option-isle-difficulty-medium = середній: одне
option-isle-difficulty-hard = важкий: два
option-isle-difficulty-very_hard = дуже важкий: три
option-isle-difficulty-expert = експертний: чотири
option-isle-printing = Видання
option-isle-printing-about = Завдання 116 і 148 рахують двома способами. Правила різних видань розходяться; яких номерів карт це стосується, припустили ми.
option-isle-printing-cs = як у чеських правилах: 116 — за всі кольори біля борту, 148 — за звичайні скарби
option-isle-printing-ru-uk = як у російських та українських правилах: 116 — за стовпці одного кольору, 148 — за всі скарби
option-isle-rescue_choice = Карти порятунку
option-isle-rescue_choice-about = Як щодня вибирають карти порятунку.
option-isle-rescue_choice-in_order = за черговістю ходів: видно, скільки виклали інші
option-isle-rescue_choice-simultaneous = усі одночасно, так швидше
option-isle-family_maps = Мапи скарбів
option-isle-family_maps-about = Що дає мапа скарбів у сімейній грі.
option-isle-family_maps-common = звичайний скарб
option-isle-family_maps-any = звичайний або рідкісний скарб
option-isle-first = Хто ходить першим
option-isle-first-about = Хто починає першого дня: вирішує випадок або починає місце із цим номером.
option-isle-first-random = вирішує випадок
option-isle-modules = Модулі завдань
option-isle-modules-about = Три модулі завдань, замішані в колоду.
option-isle-promo = Промоплитки
option-isle-promo-about = Чи беруть участь у грі ваші промоплитки.
option-isle-promo-false = лишаються в коробці
option-isle-promo-true = ідуть у мішечок і до ошаксів
option-isle-oshax = Викладені ошакси
option-isle-oshax-about = Які шість ваших ошаксів викладено; решта йде в мішечок.
option-isle-oshax-random = вирішує випадок
option-isle-oshax-also = ці шість, за їхніми позначками

## The table

isle-head = День { $day } з { $days }: { $phase }.
isle-order = Черговість ходів: { $order }.
isle-turn = Ходить: { $who }.
isle-seat = { $you ->
    [true] { $seat } (ви)
   *[false] { $seat }
}
isle-sister = сестра
isle-asked = Чекаємо: { $who }. Рішення — { $what }
isle-asked_you = Ваше рішення — { $what }

isle-phase-setup = підготовка
isle-phase-fill = приходять коти
isle-phase-fishing = риболовля
isle-phase-draft = дослідження, відбір карт
isle-phase-buy = дослідження, оплата карт
isle-phase-lessons = читання завдань
isle-phase-ready = порятунок котів, викладання карт
isle-phase-order = порятунок котів, нова черговість ходів
isle-phase-rescue = порятунок котів
isle-phase-finds = рідкісні знахідки
isle-phase-evening = вечір
isle-phase-night = ніч
isle-phase-over = партію завершено

isle-decision-draft = { $keep ->
    [0] лишити собі карти, а решту передати.
    [one] лишити собі ще { $keep } карту.
    [few] лишити собі ще { $keep } карти.
    [many] лишити собі ще { $keep } карт.
   *[other] лишити собі ще { $keep } карти.
}
isle-decision-keep_lessons = { $keep ->
    [0] лишити собі два завдання.
    [one] лишити собі ще { $keep } завдання.
    [few] лишити собі ще { $keep } завдання.
    [many] лишити собі ще { $keep } завдань.
   *[other] лишити собі ще { $keep } завдання.
}
isle-decision-buy = { $chosen ->
    [0] вибрати карти для купівлі по одній, потім оплатити. Вибір карти не скасувати.
   *[other] вибрати ще карти або оплатити.
}
isle-decision-after_paying = розіграти повсякчасні карти до завдань або закінчити (done).
isle-decision-buy_drawn = { $chosen ->
    [0] вибрати, які з узятих карт купити, по одній, потім оплатити. Вибір карти не скасувати.
   *[other] вибрати ще з узятих карт або оплатити.
}
isle-decision-name_colour = викласти загальне завдання й назвати його колір.
isle-decision-ready = викласти карти порятунку на сьогодні, потім закінчити (done).
isle-decision-window = розіграти повсякчасну карту або закінчити (done); { $moment }.
isle-decision-rescue = врятувати кота або зупинитися.
isle-decision-basket = вибрати кошик: { $tile }.
isle-decision-place = розмістити: { $tile }.
isle-decision-place_blind = розмістити плитку з мішечка: { $tile }.
isle-decision-finds = розіграти карту ошакса чи карту скарбів або спасувати на сьогодні (pass).
isle-decision-take = взяти плитку: { $what }.
isle-decision-oshax_colour = вибрати колір назавжди: { $tile }.
isle-decision-move_cats = перемістити кота в іншу зону.
isle-decision-put_cats = вибрати зону: { $tile }.
isle-decision-discard_lessons = скинути одне зі своїх особистих завдань.
isle-decision-remove_treasures = прибрати скарб із корабля; назвати його першу клітинку: крайню ліву у верхньому ряду.

isle-moment-fishing = рибу отримано, карти ще не роздано
isle-moment-order = нова черговість ходів відома
isle-moment-rescue_end = порятунок ось-ось закінчиться
isle-moment-day_end = день ось-ось закінчиться
isle-moment-scoring = остання мить перед підрахунком
isle-moment-turn = далі хід іншого гравця

isle-what-cat = кіт
isle-what-oshax = ошакс
isle-what-rare = рідкісний скарб
isle-what-common = звичайний скарб
isle-what-small = маленький скарб

## What actions mean

isle-explain-rescue = { $tile }{ $fish ->
    [0] { "" }
    [one] , { $fish } риба
    [few] , { $fish } риби
    [many] , { $fish } риб
   *[other] , { $fish } риби
}
isle-explain-to_field = { $tile } — у { $field ->
    [left] ліву
   *[right] праву
} зону{ $place ->
    [0] { "" }
   *[other] , місце { $place }
}
isle-explain-place = { $flip ->
    [0] { $turn ->
        [0] як намальовано
        [1] поворот на 90 градусів за годинниковою стрілкою
        [2] поворот на 180 градусів
       *[other] поворот на 270 градусів за годинниковою стрілкою
    }
   *[other] { $turn ->
        [0] віддзеркалено
        [1] віддзеркалено, потім поворот на 90 градусів за годинниковою стрілкою
        [2] віддзеркалено, потім поворот на 180 градусів
       *[other] віддзеркалено, потім поворот на 270 градусів за годинниковою стрілкою
    }
}
isle-explain-pay = { $number ->
    [0] не купувати карт, скинути всі
   *[other] заплатити { $cost } { $cost ->
        [one] рибу
        [few] риби
        [many] риб
       *[other] риби
    } за { $number } { $number ->
        [one] карту
        [few] карти
        [many] карт
       *[other] карти
    }{ $rest ->
        [0] { "" }
       *[other] ; решту карт — у скид
    }
}
isle-explain-basket = { $kind ->
    [permanent] міцний кошик
    [whole] звичайний кошик
   *[broken] два зламані кошики
}
isle-explain-ask = { $when ->
    [always] відтепер питати про повсякчасні карти перед кожним ходом
    [never] відтепер не питати про повсякчасні карти; розігрувати їх усе одно можна
   *[windows] відтепер питати про повсякчасні карти у звичні моменти
}
isle-explain-done = { $decision ->
    [after_paying] зараз без повсякчасної карти
    [ready] на сьогодні карт порятунку досить
    [window] зараз без повсякчасної карти
    [rescue] цього ходу більше не рятувати котів
    [move_cats] більше не переміщувати котів
   *[other] більше нічого
}
isle-explain-pass = { $decision ->
    [finds] на сьогодні рідкісних знахідок досить
   *[other] на сьогодні котів досить
}
isle-explain-skip = { $decision ->
    [place_blind] відпустити плитку: вона ніде не вміщується
   *[other] не брати плитки
}

## Players and boats

isle-player = { $who }: { $boat ->
    [blue] синій
    [green] зелений
    [red] червоний
   *[purple] пурпуровий
} корабель, { $state }.
isle-has_fish = { $fish } { $fish ->
    [one] риба
    [few] риби
    [many] риб
   *[other] риби
}
isle-baskets = міцні кошики: готових { $unused }, використаних { $used }
isle-hand_count = { $cards } { $cards ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
} на руці
isle-lesson_count = { $cards } { $cards ->
    [one] завдання
    [few] завдання
    [many] завдань
   *[other] завдання
}
isle-ready_count = { $cards } { $cards ->
    [one] карта порятунку
    [few] карти порятунку
    [many] карт порятунку
   *[other] карти порятунку
} на столі
isle-anywhere = наступна плитка — будь-куди
isle-extra = наступного ходу порятунку ще { $cats } { $cats ->
    [one] кіт
    [few] коти
    [many] котів
   *[other] кота
}
isle-passed = пасує
isle-ask = { $when ->
    [always] питати перед кожним ходом
    [never] не питати про повсякчасні карти
   *[windows] питати у звичні моменти
}

isle-division = { $mode ->
    [standard] Звичайна гра
    [family] Сімейна гра
   *[solo] Соло-гра, рівень: { $difficulty ->
        [easy] легкий
        [medium] середній
        [hard] важкий
        [very_hard] дуже важкий
       *[expert] експертний
    }
}
isle-boat = Корабель — { $who }:
isle-legend = Знаки: B G R P O синій, зелений, червоний, пурпуровий, оранжевий кіт; b g r p o ошакс цього кольору; c звичайний скарб; $ рідкісний скарб; * щур; 1 2 3 4 5 мапа скарбів: синя, зелена, червона, пурпурова, оранжева; . порожня клітинка. Номери стовпців угорі, рядів ліворуч: місце — це стовпець,ряд.
isle-cargo = На борту: { $tiles }.
isle-cats = { $colour ->
    [blue] синіх
    [green] зелених
    [red] червоних
    [purple] пурпурових
    [orange] оранжевих
   *[other] будь-яких
} — { $count }
isle-tiles = { $count } { $kind ->
    [common] { $count ->
        [one] звичайний скарб
        [few] звичайні скарби
        [many] звичайних скарбів
       *[other] звичайного скарбу
    }
    [rare] { $count ->
        [one] рідкісний скарб
        [few] рідкісні скарби
        [many] рідкісних скарбів
       *[other] рідкісного скарбу
    }
   *[oshax] { $count ->
        [one] ошакс
        [few] ошакси
        [many] ошаксів
       *[other] ошакса
    }
}
isle-rooms = Порожні клітинки за каютами: { $rooms }.
isle-room_bare = { $room } — { $count }
isle-so_far = Очки без завдань: { $lines }.

isle-room-A = A (корма)
isle-room-B = B (верхня спальня)
isle-room-C = C (їдальня)
isle-room-D = D (нижня спальня)
isle-room-E = E (палуба)
isle-room-F = F (трюм)
isle-room-G = G (ніс)

## The island

isle-field-left = Ліва зона, { $fish } { $fish ->
    [one] риба
    [few] риби
    [many] риб
   *[other] риби
} за кота:
isle-field-right = Права зона, { $fish } { $fish ->
    [one] риба
    [few] риби
    [many] риб
   *[other] риби
} за кота:
isle-field-island = Коти на острові:
isle-cat = { $number ->
    [0] { $place } { $tile }
   *[other] № { $number }, { $field ->
        [left] ліворуч
       *[right] праворуч
    } { $place }: { $tile }
}
isle-oshax_row = Ошакси:
isle-rares = Рідкісні скарби:
isle-commons = Звичайні скарби:
isle-stack = { $number ->
    [0] { $tile }
   *[other] № { $number }: { $tile }
}{ $kind ->
    [oshax] { "" }
   *[other] { " ×" }{ $count }
}
isle-none = порожньо
isle-left = Лишилося в мішечку: { $bag }. Лишилося карт у колоді: { $deck }.

## The sister

isle-sister_colours = Очки сестри за кожного кота на вашому кораблі: { $colours }.
isle-sister_colour = { $colour ->
    [none] { $points } за ще не відкритий колір
    [blue] { $points } за синього
    [green] { $points } за зеленого
    [red] { $points } за червоного
    [purple] { $points } за пурпурового
   *[orange] { $points } за оранжевого
}
isle-sister_open = Її відкрита карта { $card }: { $text }
isle-sister_cards = Її приховані карти на сьогодні: { $hidden }; у її колоді: { $deck }.
isle-sister_lessons = Її завдання:
isle-symbol = { $what ->
    [cat] забирає кота { $first }
    [rare] забирає рідкісний скарб зі стосу { $first }
    [oshax] забирає ошакса { $first }
    [common] забирає звичайний скарб { $first ->
        [K1] (одна клітинка)
        [K2] (брусок із двох)
        [K3] (малий кут)
        [K4] (брусок із трьох)
       *[other] { $first }
    }
   *[swap] міняє місцями котів { $first } і { $second }
}

## Cards

isle-card = { $kind }, { $cost } { $cost ->
    [one] риба
    [few] риби
    [many] риб
   *[other] риби
}: { $text }
isle-lesson = { $card }: { $text } Зараз: { $points }.
isle-packet = Карти на вибір:
isle-kept = Відібрані карти:
isle-chosen = Вибрано: { $cards }. До сплати риб: { $cost }, лишиться { $left }.
isle-ready_cards = Ваші карти порятунку на столі:
isle-lessons_of = Завдання — { $who }:
isle-public_lessons = Загальні завдання:
isle-hand-lessons = На руці, для читання завдань:
isle-hand-rescue = На руці, для порятунку котів:
isle-hand-finds = На руці, для рідкісних знахідок:
isle-hand-anytime = На руці, повсякчасні:

isle-card_kind-oshax = карта ошакса
isle-card_kind-rescue = карта порятунку
isle-card_kind-anytime = повсякчасна карта
isle-card_kind-treasure = карта скарбів
isle-card_kind-private_lesson = особисте завдання
isle-card_kind-public_lesson = загальне завдання
isle-card_kind-family_lesson = завдання
isle-card_kind-sister_lesson = основне завдання сестри
isle-card_kind-advanced_lesson = складне завдання сестри
isle-card_kind-sister = карта кошика
isle-card_kind-colour = карта кольору котів

isle-card_text-rescue = { $basket ->
    [whole] Кошик для одного кота
    [broken] Зламаний кошик: дві такі карти несуть одного кота
   *[none] Без кошика
}, швидкість { $speed }.
isle-card_text-find = Візьміть { $offers }.
isle-card_text-colour = Сестра отримує очки за { $colour ->
    [blue] синіх
    [green] зелених
    [red] червоних
    [purple] пурпурових
    [orange] оранжевих
   *[other] всіх
} котів.
isle-card_text-sister = Якщо відкрита першою: сьогодні { $cards } { $cards ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}, швидкість { $speed }. Коли її розігрують: сестра { $does }.
isle-card_text-printings = { $text } (Російське й українське видання, за нашим припущенням: { $other })
isle-or = або
isle-offer = { $what ->
    [oshax] { $tiles ->
        [1] одного ошакса будь-якого кольору
       *[other] до { $tiles } ошаксів будь-яких кольорів
    }
    [rare] { $tiles ->
        [1] один рідкісний скарб
       *[other] до { $tiles } рідкісних скарбів
    }
    [small] { $tiles ->
        [1] один маленький скарб
       *[other] до { $tiles } маленьких скарбів
    }
   *[common] { $tiles ->
        [1] один звичайний скарб
       *[other] до { $tiles } звичайних скарбів
    }
}{ $fish ->
    [0] { "" }
    [one] { " за" } { $fish } рибу
    [few] { " за" } { $fish } риби
    [many] { " за" } { $fish } риб
   *[other] { " за" } { $fish } риби
}

## Anytime cards

isle-effect-fish_per_oshax = Отримайте { $fish_each } { $fish_each ->
    [one] рибу
    [few] риби
    [many] риб
   *[other] риби
} за кожного вашого ошакса.
isle-effect-next_tile_anywhere = Ваша наступна плитка не мусить дотикатися до інших.
isle-effect-draw_cards = Візьміть { $draw } { $draw ->
    [one] карту
    [few] карти
    [many] карт
   *[other] карти
} і купіть будь-які з них за їхню ціну.
isle-effect-bag_to_boat = Дістаньте плитку з мішечка й розмістіть її — без риби й кошика.
isle-effect-basket_for_fish = Поверніть міцний кошик, навіть використаний, і отримайте { $fish } { $fish ->
    [one] рибу
    [few] риби
    [many] риб
   *[other] риби
}.
isle-effect-move_field_cats = Перемістіть в іншу зону { $max ->
    [1] одного кота
   *[other] до { $max } котів
}.
isle-effect-fish_per_private_lesson = Отримайте { $fish_each } { $fish_each ->
    [one] рибу
    [few] риби
    [many] риб
   *[other] риби
} за кожне ваше особисте завдання на столі.
isle-effect-extra_rescue = Врятуйте наступного ходу порятунку ще { $extra ->
    [1] одного кота
    [one] { $extra } кота
    [few] { $extra } котів
    [many] { $extra } котів
   *[other] { $extra } кота
}; кожному потрібні свій кошик і риба.
isle-effect-bag_to_fields = Дістаньте { $tiles } { $tiles ->
    [one] плитку
    [few] плитки
    [many] плиток
   *[other] плитки
}: кожного кота покладіть у будь-яку зону; рідкісні скарби йдуть до решти.
isle-effect-gain_basket = Отримайте міцний кошик, одразу готовий до роботи.
isle-effect-basket_for_lessons = Скиньте зі столу { $lessons } { $lessons ->
    [one] особисте завдання
    [few] особисті завдання
    [many] особистих завдань
   *[other] особистого завдання
} та отримайте міцний кошик.
isle-effect-basket_for_treasures = Приберіть із корабля { $treasures } { $treasures ->
    [one] скарб
    [few] скарби
    [many] скарбів
   *[other] скарбу
} та отримайте міцний кошик.
isle-effect-fish_per_colour = Отримайте { $fish_each } { $fish_each ->
    [one] рибу
    [few] риби
    [many] риб
   *[other] риби
} за кожен колір серед ваших котів.
isle-effect-fish_per_rare = Отримайте { $fish_each } { $fish_each ->
    [one] рибу
    [few] риби
    [many] риб
   *[other] риби
} за кожен рідкісний скарб на вашому кораблі.
isle-effect-fish_per_common = Отримайте { $fish_each } { $fish_each ->
    [one] рибу
    [few] риби
    [many] риб
   *[other] риби
} за кожен звичайний скарб на вашому кораблі.
isle-effect-fish_per_cat_of_colour = Назвіть колір: отримайте { $fish_each } { $fish_each ->
    [one] рибу
    [few] риби
    [many] риб
   *[other] риби
} за кожного вашого кота цього кольору.

## Lessons: one sentence for each rule of scoring
## $colour is none until a colour is named; $rooms lists rooms, $number says how many.

isle-named = { $colour ->
    [none] названого кольору
    [blue] синього кольору
    [green] зеленого кольору
    [red] червоного кольору
    [purple] пурпурового кольору
    [orange] оранжевого кольору
   *[other] будь-якого кольору
}
isle-rule-edge_full = { isle-points }, якщо закрито всі клітинки біля борту корабля.
isle-rule-row_full = { isle-points }, якщо { $row ->
    [4] середній ряд
   *[other] ряд { $row }
} закрито повністю.
isle-rule-column_of_one_colour = { isle-points } за кожен стовпець із дев’яти клітинок, повністю закритий котами одного кольору.
isle-rule-rooms_full = { isle-points }, якщо заповнено { $number ->
    [1] цю каюту
   *[other] ці каюти
}: { $rooms }.
isle-rule-rooms_empty = { isle-points }, якщо немає жодної плитки { $number ->
    [1] в цій каюті
   *[other] в цих каютах
}: { $rooms }.
isle-rule-rooms_filled_count = { isle-points } за кожну заповнену каюту.
isle-rule-rats_exact = { isle-points }, якщо { $count ->
    [0] не видно жодного щура
    [1] видно рівно одного щура
   *[other] видимих щурів рівно { $count }
}.
isle-rule-rats_visible = { isle-points } за кожного видимого щура.
isle-rule-maps_uncovered = { isle-points } за кожну незакриту мапу скарбів.
isle-rule-maps_covered = { isle-points } за кожну закриту мапу скарбів.
isle-rule-cats_total_exact = { isle-points }, якщо на кораблі рівно { $count } { $count ->
    [one] кіт
    [few] коти
    [many] котів
   *[other] кота
}.
isle-rule-cats_over = { isle-points } за кожного кота понад { $threshold }.
isle-rule-every_colour_at_least = { isle-points }, якщо є щонайменше { $min } { $min ->
    [one] кіт
    [few] коти
    [many] котів
   *[other] кота
} кожного кольору.
isle-rule-colour_count = { isle-points } за кожного кота { isle-named }.
isle-rule-colour_count_exact = { isle-points }, якщо { $colour ->
    [blue] синіх котів
    [green] зелених котів
    [red] червоних котів
    [purple] пурпурових котів
    [orange] оранжевих котів
   *[other] котів названого кольору
} рівно { $count }.
isle-rule-colour_count_at_least = { isle-points }, якщо { $colour ->
    [blue] синіх котів
    [green] зелених котів
    [red] червоних котів
    [purple] пурпурових котів
    [orange] оранжевих котів
   *[other] котів названого кольору
} щонайменше { $min }.
isle-rule-oshax_count = { isle-points } за кожного ошакса.
isle-rule-edge_every_colour = { isle-points }, якщо біля борту є кіт кожного кольору.
isle-rule-edge_best_colour = { isle-points } за кожного кота біля борту того кольору, якого там найбільше.
isle-rule-edge_colour = { isle-points } за кожного кота { isle-named } біля борту.
isle-rule-edge_cats_per = { isle-points } за { $per ->
    [1] кожного кота
    [one] кожного { $per } кота
    [few] кожних { $per } котів
    [many] кожних { $per } котів
   *[other] кожних { $per } кота
} біля борту.
isle-rule-colours_not_on_edge = { isle-points } за кожен колір, котів якого немає біля борту.
isle-rule-lonely_cats = { isle-points } за кожного самотнього кота, тобто такого, що не дотикається до іншого кота свого кольору.
isle-rule-lonely_colour = { isle-points } за кожного самотнього кота { isle-named }.
isle-rule-largest_family = { isle-points }, якщо ні в кого немає родини, більшої за вашу.{ $solo_min_size ->
    [0] { "" }
    [one] { " Соло-гра:" } за родину щонайменше з { $solo_min_size } кота.
    [few] { " Соло-гра:" } за родину щонайменше з { $solo_min_size } котів.
    [many] { " Соло-гра:" } за родину щонайменше з { $solo_min_size } котів.
   *[other] { " Соло-гра:" } за родину щонайменше з { $solo_min_size } кота.
}
isle-rule-families_at_least = { isle-points } за кожну родину, у якій щонайменше { $min } { $min ->
    [one] кіт
    [few] коти
    [many] котів
   *[other] кота
}.
isle-rule-nth_family = { $rank ->
    [1] Найбільша
    [2] Друга за розміром
    [3] Третя за розміром
   *[other] { $rank }-та за розміром
} родина приносить очки ще раз.
isle-rule-largest_family_size = { isle-points } за кожного кота найбільшої родини.
isle-rule-rare_count = { isle-points } за кожен рідкісний скарб.
isle-rule-common_count = { isle-points } за кожен звичайний скарб.
isle-rule-treasure_count = { isle-points } за кожен скарб, звичайний чи рідкісний.
isle-rule-treasures_exact = { isle-points }, якщо у вас рівно { $count } { $count ->
    [one] скарб
    [few] скарби
    [many] скарбів
   *[other] скарбу
}.
isle-rule-treasures_fewer_than = { isle-points }, якщо скарбів менше ніж { $limit }.
isle-rule-treasures_touching_colour = { isle-points } за кожен скарб, що дотикається до кота { isle-named }.
isle-rule-cats_not_touching_treasure = { isle-points } за кожного кота, що не дотикається до скарбу.
isle-rule-colours_not_touching_treasure = { isle-points } за кожен колір, коти якого не дотикаються до скарбів.
isle-rule-colours_not_touching_rat = { isle-points } за кожен колір, коти якого не дотикаються до видимих щурів.
isle-rule-fish_at_least = { isle-points }, якщо у вас щонайменше { $min } { $min ->
    [one] риба
    [few] риби
    [many] риб
   *[other] риби
}.
isle-rule-fish_count = { isle-points } за кожну рибу, що лишилася.
isle-rule-baskets_exact = { isle-points }, якщо у вас рівно { $count } { $count ->
    [one] міцний кошик
    [few] міцні кошики
    [many] міцних кошиків
   *[other] міцного кошика
}.
isle-rule-first_in_turn_order = { isle-points }, якщо в черговості ходів ви на першому місці.
isle-rule-private_lesson_count = { isle-points } за кожне особисте завдання на столі{ $kind ->
    [private_lesson] , рахуючи й це.
   *[other] .
}
isle-rule-private_lesson_count_exact = { isle-points }, якщо на столі рівно { $count } { $count ->
    [one] особисте завдання
    [few] особисті завдання
    [many] особистих завдань
   *[other] особистого завдання
}{ $kind ->
    [private_lesson] , рахуючи й це.
   *[other] .
}
isle-rule-double_best_sister_lesson = Найкраще з інших завдань сестри приносить очки ще раз.

## Що говорить за дію: у підказці та в розборі. Очки — те, що змінюється зараз.

isle-reason-rooms = Заповнює { $rooms }: +{ $points }.
isle-reason-rats = { $count ->
    [one] Закриває { $count } щура
    [few] Закриває { $count } щурів
    [many] Закриває { $count } щурів
   *[other] Закриває { $count } щура
}: +{ $points }.
isle-reason-family = { line-isle-score-family }: +{ $points }.
isle-reason-lessons = Завдання: +{ $points }.
isle-reason-rare = Рідкісний скарб: +{ $points }.
isle-reason-map = Закриває свою мапу скарбів, тож ви берете скарб.
isle-reason-lesson = На вашому кораблі просто зараз: +{ $points }.
isle-reason-rescue = Сьогодні можна врятувати ще одного кота.
isle-reason-basket = Щодня можна рятувати на одного кота більше.
isle-reason-cats = Котів цього кольору на вашому кораблі: { $count }.

## Від чого відмовляється гравець

isle-slip-pass = Ви ще можете врятувати кота. Якщо спасуєте, сьогодні рятувати більше не зможете.
isle-slip-another = Цього ходу ви можете врятувати ще одного кота.
isle-slip-finds = Ви ще можете розіграти карту ошакса чи карту скарбів. Якщо спасуєте, сьогодні більше не зможете.
isle-slip-treasure = Ви ще можете взяти скарб: зараз або ніколи.
isle-slip-buy = На деякі з цих карт вам вистачає риби, але ви не купуєте жодної.
isle-slip-ready = З картами порятунку, що лишаються на руці, сьогодні можна врятувати більше котів.
