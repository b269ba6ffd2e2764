# What If It Fits says. A cell is column,row; a joint is named by its west cell. Icons
# come as letters: M mouse, Y yarn, F fish, P feather, S spray bottle. Some messages are
# parts of others: `{ fits-cell }` within a message sees the arguments of that message.

game-fits-name = Якщо влізе
game-fits-about = складайте коробки й займайте найкращі

# What a player chooses before the game.
figure-fits = Кіт
figure-fits-iriska = Іриска
figure-fits-murchik = Мурчик
figure-fits-kuzya = Кузя
figure-fits-barsik = Барсик
figure-fits-tsarapka = Царапка

## Parts of other messages

fits-cell = { $x },{ $y }
fits-count_cards = { $cards } { $cards ->
    [one] картка
    [few] картки
    [many] карток
   *[other] картки
}

## What happens

event-fits-started = { $seat } викладає стартову картку { $card }.
event-fits-drew = { $seat } бере картку.
event-fits-drew_own = { $seat } бере картку: { $card }.
event-fits-drew_toy = { $seat } бере спеціальну картку іграшок { $card }: її розігрують одразу.
event-fits-plays = { $seat } розігрує { $card ->
    [princess] Принцесу
   *[other] картку { $card }
}.
event-fits-plays_own = { $seat } розігрує картку: { $card }.
event-fits-laid = { $seat } викладає { $card }.
event-fits-box_closed = Коробку закрито.
event-fits-cat = { $seat } кладе кота на дві картки.
event-fits-asleep = { $seat } вкладає кота спати.
event-fits-woken = Сплячий кіт ({ $seat }) відтепер рахується.
event-fits-toy = { $seat } кладе спеціальну картку іграшок { $card } на дві картки.
event-fits-princess = { $seat }: Принцеса займає місце { $what ->
    [sleeper] сплячого кота
   *[cat] кота
} ({ $owner }), і той іде додому.
event-fits-discarded = { $seat } скидає { $card ->
    [princess] Принцесу
   *[other] { $card }
}: нічого не можна розіграти.
event-fits-discarded_own = { $seat } скидає картку: { $card }.
event-fits-final = Починається завершальна фаза: { $why ->
    [deck] колода порожня
   *[cats] у когось скінчилися коти
}. Нових карток більше не беруть, котів спати не вкладають.
event-fits-over = Карток на руках не лишилося. Партію завершено.

## Score

line-fits-score-closed = Закрита коробка { fits-cell }, { fits-count_cards }
line-fits-score-open = Відкрита коробка { fits-cell }, { fits-count_cards }
line-fits-score-extra_cats = Додаткові коти в коробці { fits-cell }

decided-fits-won-points = найбільше очок
decided-fits-won-penalties = за рівних очок найменше штрафних
decided-fits-won-shared = спільна перемога

score-penalties = Штрафні очки
score-boxes = Коробка
score-cells = Клітинки
score-closed = Закрита
score-toys = Іграшки
score-sprays = Пляшки з розпилювачем
score-value = Цінність
score-holders = Чия
score-sleepers = Сплячі коти, що рахуються
score-points = Очки

## Errors: what the rules forbid

error-card-another_played = Ви розіграли картку { $card }: кладіть саме її.
error-card-cannot_be_played = Картку { $card } зараз розіграти не можна.
error-card-same_when_turned = Картка { $card } після повороту така сама: кладіть без повороту.
error-cat-none_left = У вас не лишилося котів.
error-cat-not_this_card = Кіт має лягти на картку, яку ви щойно виклали.
error-cell-must_touch = Картка має прилягати до картки на столі цілим боком; кути не рахуються.
error-cell-occupied = На клітинці { fits-cell } уже є картка.
error-cell-off_table = Клітинка { fits-cell } — поза столом.
error-discard-can_play = Скинути картку можна, лише якщо нічого не можна розіграти.
error-joint-covered = На одній із цих двох карток уже щось лежить.
error-joint-none = Картка на клітинці { fits-cell } не з’єднана відкритими довгими боками з карткою на схід від неї.
error-joint-sleeper = На сплячого кота нічого класти не можна.
error-princess-no_cat = На { fits-cell } немає такого кота, чиє місце могла б зайняти Принцеса.
error-sleep-no_place = Вашому коту нема де лягти спати.
error-start-column = { $x },{ $y } — не місце для стартової картки: вони утворюють один стовпець від середньої клітинки й прилягають короткими боками.
error-toy-first = Спершу розіграйте спеціальну картку іграшок { $card }.
error-toy-joint_is_free = Поки є вільний стик, спеціальну картку іграшок { $card } кладуть на нього.
error-wall-meets_wall = На { fits-cell } стінка зійшлася б зі стінкою, а розширені правила забороняють подвійні стінки.

## Errors: position files

error-position-too_wide = Клітинки надто далеко одна від одної: на столі не більше ніж { $most } стовпців і { $most } рядів.
error-position-cell_twice = Клітинку { fits-cell } вказано двічі.
error-position-cell_what = Клітинка має «card», «sleeper» або «princess»: true.
error-position-card_no_toy = Картка { $card } — не спеціальна картка іграшок.
error-position-cats = Котів у гравця { $player } більше ніж { $most }.
error-position-princesses = Карток Принцеси більше ніж { $most }.
error-position-overlay_cells = «between» — це дві клітинки, кожна як [x, y].
error-position-overlay_joint = Накладка лежить між двома вказаними клітинками, сусідніми із заходу на схід.
error-position-overlay_wall = Накладка не може лежати поперек стінки.
error-position-overlay_sleeper = Накладка не може лежати на сплячому коті.
error-position-overlay_twice = На цьому стику вже лежить інша накладка.

## Errors: own decks

error-data-deck_name = «{ $name }» не годиться як назва колоди: потрібні малі латинські літери, цифри та дефіси.
error-data-deck_taken = Колода «{ $name }» уже є.
error-data-card_count = { $kind ->
    [box] Карток коробок
    [start] Стартових карток
   *[toy] Спеціальних карток іграшок
} у колоді має бути { $needed }, а не { $cards }.
error-data-card_id = «{ $name }» не годиться як назва картки: потрібна велика латинська літера й до семи літер і цифр.
error-data-card_taken = Картка { $name } уже є.
error-data-card_sides = «sides» картки { $name } — це чотири літери, o — відкритий бік, w — стінка: північ, схід, південь, захід.
error-data-card_closed = Картка { $name } закрита з усіх боків.
error-data-icon_unknown = Картка { $name } має значок «{ $icon }»; бувають: { $offered }.
error-data-start_sides = Стартова картка { $name } повинна мати відкриті обидва довгі боки й хоча б один короткий.
error-data-sleeper_sides = Сплячий кіт має виглядати так само після повороту на 180 градусів.

## Options of a table

option-fits-advanced = Розширені правила
option-fits-advanced-about = Основна гра чи розширена.
option-fits-advanced-false = основні правила
option-fits-advanced-true = у колоді всі п’ять Принцес, без подвійних стінок, без очок за додаткових котів, сплячий кіт важить половину
option-fits-sleepers = Сплячі коти
option-fits-sleepers-about = Коли сплячого кота вважають звичайним.
option-fits-sleepers-later = якщо пізніше до його коробки додано звичайного кота того самого гравця, як у правилах
option-fits-sleepers-any = якщо наприкінці в коробці є звичайний кіт того самого гравця, байдуже, хто був першим
option-fits-extra_cats = Додаткові коти
option-fits-extra_cats-about = Хто отримує очко за кожного наступного кота в коробці.
option-fits-extra_cats-all = кожен, хто має в ній кількох котів
option-fits-extra_cats-holder = лише той, хто займає коробку
option-fits-tied_kinds = Іграшок порівну
option-fits-tied_kinds-about = Що рахується, якщо в коробці кілька видів іграшок трапляються найчастіше.
option-fits-tied_kinds-all = усі ці види
option-fits-tied_kinds-one = один із них
option-fits-table = Стіл
option-fits-table-about = Скільки на столі стовпців і рядів.
option-fits-table-auto = 15x11 для двох і трьох гравців, 17x11 для чотирьох і п’ятьох
option-fits-table-also = інший розмір: стільки стовпців і рядів
option-fits-overlays = Коти на картці
option-fits-overlays-about = Скільки котів, Принцес і спеціальних карток іграшок може лежати на одній картці.
option-fits-overlays-card = не більше одного на кожній картці
option-fits-overlays-joint = по одному на кожному стику: картку можна накрити з обох боків
option-fits-start_cards = Стартові картки
option-fits-start_cards-about = Як гравці отримують стартові картки.
option-fits-start_cards-choose = кожен вибирає з тих, що лишилися
option-fits-start_cards-draw = кожен тягне одну
option-fits-cards = Картки
option-fits-cards-about = Колода для гри.
option-fits-cards-ours = наші стінки та значки: у правилах не сказано, що надруковано на картках

## The table

fits-head = { $advanced ->
    [true] Розширені правила
   *[false] Основні правила
}, стіл: { $width } × { $height }; { $deck ->
    [0] колода порожня
    [one] у колоді { $deck } картка
    [few] у колоді { $deck } картки
    [many] у колоді { $deck } карток
   *[other] у колоді { $deck } картки
}.
fits-final_phase = Завершальна фаза: нових карток не беруть, дограють те, що на руці.
fits-discards = Скинуто: { $cards }.
fits-turn = Ходить: { $who }.
fits-seat = { $you ->
    [true] { $seat } (ви)
   *[false] { $seat }
}
fits-player = { $who }: зараз { $points } { $points ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}, { $penalties ->
    [0] без штрафу
   *[other] штраф { $penalties }
}, { $cats ->
    [0] котів не лишилося
    [one] { $cats } кіт у запасі
    [few] { $cats } коти в запасі
    [many] { $cats } котів у запасі
   *[other] { $cats } кота в запасі
}, { $hand ->
    [0] немає карток
    [one] { $hand } картка
    [few] { $hand } картки
    [many] { $hand } карток
   *[other] { $hand } картки
} на руці.
fits-division = { $rules ->
    [advanced] Розширені правила
   *[basic] Основні правила
}
fits-legend = Знаки: - та | стінки, прогалини — відкриті боки; M мишка, Y клубок, F рибка, P пір’їнка, S пляшка з розпилювачем, + ще значки; c0 кіт гравця 0 на двох картках, z0 сплячий кіт гравця 0, Z0 такий, що рахується, c# та z# Принцеса на його місці, ** спеціальна картка іграшок на двох картках; . вільна клітинка. Номери стовпців угорі, рядів ліворуч: клітинка — це стовпець,ряд; стик названо за західною клітинкою.

## Boxes, each named by its first cell

fits-boxes = Коробки з котами:
fits-box = { fits-cell }: { fits-count_cards }, { $ends ->
    [0] закрита
    [one] { $ends } відкритий край
    [few] { $ends } відкриті краї
    [many] { $ends } відкритих країв
   *[other] { $ends } відкритого краю
}; { $icons }; зараз варта { $value }. Коти: { $cats }. Очки зараз: { $scores }.
fits-box_cats = { $who }: { $awake ->
    [0] { $asleep } { $asleep ->
        [one] сплячий
        [few] сплячі
        [many] сплячих
       *[other] сплячого
    }
   *[other] { $asleep ->
        [0] { $awake } { $awake ->
            [one] звичайний
            [few] звичайні
            [many] звичайних
           *[other] звичайного
        }
       *[other] { $awake } { $awake ->
            [one] звичайний
            [few] звичайні
            [many] звичайних
           *[other] звичайного
        } і { $asleep } { $asleep ->
            [one] сплячий
            [few] сплячі
            [many] сплячих
           *[other] сплячого
        }
    }
}
fits-box_idle = { $cats } (не рахується сплячих: { $idle })
fits-box_points = { $who }: { $points }
fits-nobody = нікому
fits-free_boxes = Коробки без котів і скільки вони зараз варті: { $boxes }.
fits-free_box = { fits-cell } { $closed ->
    [true] закрита: { $value }
   *[false] відкрита: { $value }
}

## Cards

fits-start_cards = Стартові картки:
fits-hand = На руці:
fits-princess_card = Принцеса
fits-sleeping = сплячий кіт, { $card }
fits-card_text = { $open ->
    [4] відкриті всі боки
   *[other] відкриті боки: { $sides }
}; { $icons }
fits-side-n = північ
fits-side-e = схід
fits-side-s = південь
fits-side-w = захід
fits-icon-M = { $count } { $count ->
    [one] мишка
    [few] мишки
    [many] мишок
   *[other] мишки
}
fits-icon-Y = { $count } { $count ->
    [one] клубок
    [few] клубки
    [many] клубків
   *[other] клубка
}
fits-icon-F = { $count } { $count ->
    [one] рибка
    [few] рибки
    [many] рибок
   *[other] рибки
}
fits-icon-P = { $count } { $count ->
    [one] пір’їнка
    [few] пір’їнки
    [many] пір’їнок
   *[other] пір’їнки
}
fits-icon-S = { $count } { $count ->
    [one] пляшка з розпилювачем
    [few] пляшки з розпилювачем
    [many] пляшок із розпилювачем
   *[other] пляшки з розпилювачем
}
fits-no_icons = без значків
fits-icon_name-M = мишка
fits-icon_name-Y = клубок
fits-icon_name-F = рибка
fits-icon_name-P = пір’їнка
fits-icon_name-S = пляшка з розпилювачем
fits-kind-box = картка коробки
fits-kind-start = стартова картка коробки
fits-kind-toy = спеціальна картка іграшок
fits-kind-sleeper = сплячий кіт
fits-kind-princess = Принцеса
fits-about-box = Прилягає до картки на столі цілим боком; після неї можна покласти свого кота.
fits-about-start = Викладають до першого ходу; стартові картки утворюють один стовпець.
fits-about-toy = Розігрують одразу, щойно взяли: кладуть на вільний стик будь-якої коробки.
fits-about-sleeper = Ваш кіт, якого ви поклали як картку коробки, замість того щоб узяти картку. Він рахується, щойно ви додасте до його коробки звичайного кота.
fits-about-princess = Займає місце будь-якого кота, звичайного чи сплячого, а той іде додому.
fits-explain-draw = взяти верхню картку колоди на руку
fits-explain-sleep = вкласти кота спати, а картку не брати
fits-explain-done = цього разу без кота
fits-across = поперек { fits-cell } і { $east },{ $y }
fits-instead_of = замість { $what ->
    [sleeper] сплячого кота
   *[cat] кота на цьому стику
}

## What is asked

fits-asked = Чекаємо: { $who }. Рішення — { $what }
fits-asked_you = Ваше рішення — { $what }
fits-decision-start = вибрати стартову картку й викласти її.
fits-decision-turn = взяти картку або вкласти кота спати.
fits-decision-card = вибрати картку з руки.
fits-decision-lay = викласти розіграну картку { $card }.
fits-decision-princess = зайняти Принцесою місце кота.
fits-decision-toy = розіграти спеціальну картку іграшок { $card }.
fits-decision-cat = покласти кота на картку { fits-cell } або закінчити (done).
fits-decision-sleeper = вкласти кота спати.

## Що говорить за хід: у підказці та в розборі. Очки — те, що змінюється зараз.

fits-reason-mine = Ваші коробки: +{ $points }.
fits-reason-closes = Коробка закривається, і її цінність подвоюється.
fits-reason-others = Суперник втрачає { $points }.
fits-reason-cat = З котом на ній: +{ $points }.
fits-reason-play = У найкращому місці принесе до +{ $points }.
fits-reason-sleep = Сплячий кіт не пускає у свою коробку котів суперників, що не сплять.
fits-reason-keep = Коти залишаться для кращої коробки: ще { $cats }.
fits-reason-safe = Суперники не отримають за це очок.

## Від чого відмовляється гравець

fits-slip-no_cat = Ця коробка закрита. З котом у ній ви отримаєте на { $points } більше.
fits-slip-cat =
    Ця коробка закрита. Кіт у ній забере у вас { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }.
