# The table of If It Fits. A cell is column,row, counted from 0 as in the log.

## What is asked of me, in one line

web-fits-ask-start = Виберіть стартову картку й викладіть її.
web-fits-ask-turn = Ваш хід: візьміть картку або вкладіть кота спати.
web-fits-ask-card = Виберіть картку з руки.
web-fits-ask-discard = Нічого не можна розіграти: виберіть картку, яку скинути.
web-fits-ask-lay = Викладіть картку на підсвічене місце.
web-fits-ask-princess = Чиє місце займе Принцеса?
web-fits-ask-toy = Спеціальна картка іграшок! Покладіть її на дві картки, у будь-яку коробку.
web-fits-ask-cat = Покладіть кота на дві картки або пропустіть.
web-fits-ask-sleeper = Де ляже спати ваш кіт?
web-fits-over = Партію завершено.

## Whom we wait for

web-fits-wait-start = { $name } викладає стартову картку.
web-fits-wait-turn = { $name } починає хід.
web-fits-wait-card = { $name } вибирає картку.
web-fits-wait-lay = { $name } викладає картку.
web-fits-wait-princess = { $name } розігрує Принцесу.
web-fits-wait-toy = { $name } розігрує спеціальну картку іграшок.
web-fits-wait-cat = { $name } може покласти кота.
web-fits-wait-sleeper = { $name } вкладає кота спати.

## The table

web-fits-table = Стіл: коробки й місця, куди можна щось покласти
web-fits-places = Куди можна покласти
web-fits-place-cell = Викласти: стовпець { $x }, ряд { $y }{ $turned ->
    [true] , з поворотом
   *[false] { "" }
}
web-fits-place-joint = Покласти поперек стовпців { $x } і { $east }, ряд { $y }
web-fits-place-cat = Зайняти місце кота поперек стовпців { $x } і { $east }, ряд { $y }
web-fits-place-sleeper = Зайняти місце сплячого кота: стовпець { $x }, ряд { $y }
web-fits-then = { $here ->
    [true] Ця коробка
   *[false] Коробка { $x },{ $y }
}: зараз { $was }, стане { $worth }{ $shut ->
    [true] { " " }і закриється
   *[false] { "" }
}.
web-fits-then-new = Нова коробка: { $worth }{ $shut ->
    [true] , закрита
   *[false] { "" }
}.
web-fits-turned = Повернуто
web-fits-straight = Повернуто назад
web-fits-zoom = Видима частина столу
web-fits-zoom-closer = Наблизити (+)
web-fits-zoom-away = Віддалити (-)
web-fits-zoom-fit = Показати всі картки (0)
web-fits-stamp = закрито
web-fits-final = Завершальна фаза: нових карток не беруть, дограють те, що на руці.

## In front of me

web-fits-tray = Колода й рука
web-fits-hand = Ваша рука
web-fits-hand-of = Рука: { $name }
web-fits-start_cards = Стартові картки
web-fits-hand-play = Розіграти: { $name }, { $text }
web-fits-hand-discard = Скинути: { $name }, { $text }
web-fits-card = { $name }: { $text }
web-fits-card-about = { $name }: { $text }. { $about }
web-fits-draw = Взяти картку
web-fits-deck = { $cards ->
    [0] колода порожня
    [one] { $cards } картка
    [few] { $cards } картки
    [many] { $cards } карток
   *[other] { $cards } картки
}
web-fits-sleep = Вкласти кота спати
web-fits-sleep-about = замість картки з колоди; місце лишиться за вами
web-fits-lay = Покласти
web-fits-turn = Повернути
web-fits-done = Без кота
web-fits-back = Повз позначені місця: нічого не розіграно.
web-fits-discard = Скинути
web-fits-plays = { $name } розігрує цю картку
web-fits-keys = Стрілки вибирають місце, R повертає, Enter кладе, Esc забирає; + і − змінюють масштаб, 0 показує все.
web-fits-fingers = Торкніться місця, щоб вибрати, ще раз — щоб покласти; стіл рухають одним пальцем, масштаб змінюють двома.
web-fits-drag = Перетягніть картку або кота на місце чи натисніть спершу картку, потім місце.
web-fits-how = Як класти
# What is asked, explained where nothing else has to be.
web-fits-help = { $decision ->
    [turn] Візьміть картку й розіграйте одну. Або вкладіть кота спати: він лягає на стіл як картка, не пускає в коробку чужих звичайних котів і приносить очки, щойно до нього приєднається ваш звичайний кіт.
    [card] Перетягніть картку на стіл або натисніть на неї.
    [cat] Кіт лягає поперек двох з’єднаних карток. Коробка належить тому, хто має в ній найбільше котів: йому й очки.
    [sleeper] Сплячий кіт — це картка з відкритими довгими боками. Він не пускає чужих звичайних котів і приносить очки, щойно до нього приєднається ваш звичайний кіт.
    [princess] Кіт, чиє місце вона займе, повернеться до власника.
   *[other] { "" }
}

## What everyone did just now, after the player's name

web-fits-deed-started = викладає стартову картку
web-fits-deed-drew = бере картку
web-fits-deed-drew_toy = бере спеціальну картку іграшок
web-fits-deed-plays = розігрує картку
web-fits-deed-laid = викладає цю картку
web-fits-deed-cat = кладе в коробку кота
web-fits-deed-asleep = вкладає кота спати
web-fits-deed-toy = кладе спеціальну картку іграшок
web-fits-deed-princess = розігрує Принцесу; кіт іде додому ({ $owner })
web-fits-deed-discarded = скидає картку
web-fits-deed-box_closed = закриває коробку: { $worth }

## The same about the reader: what I did last

web-fits-own-started = Ви викладаєте стартову картку
web-fits-own-drew = Ви берете картку
web-fits-own-drew_toy = Ви берете спеціальну картку іграшок
web-fits-own-plays = Ви розігруєте картку
web-fits-own-laid = Ви викладаєте цю картку
web-fits-own-cat = Ви кладете в коробку кота
web-fits-own-asleep = Ви вкладаєте кота спати
web-fits-own-toy = Ви кладете спеціальну картку іграшок
web-fits-own-princess = Ви розігруєте Принцесу; кіт іде додому ({ $owner })
web-fits-own-discarded = Ви скидаєте картку
web-fits-own-box_closed = Ви закриваєте коробку: { $worth }
web-fits-deed-princess_yours = розігрує Принцесу; ваш кіт іде додому

## Players

web-fits-players = Гравці
web-fits-me = ви
web-fits-you = { $name } (ви)
web-fits-player-points = { $points ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}
web-fits-player-cats = { $cats ->
    [0] котів не лишилося
    [one] { $cats } кіт у запасі
    [few] { $cats } коти в запасі
    [many] { $cats } котів у запасі
   *[other] { $cats } кота в запасі
}
web-fits-player-hand = { $cards ->
    [0] немає карток на руці
    [one] { $cards } картка на руці
    [few] { $cards } картки на руці
    [many] { $cards } карток на руці
   *[other] { $cards } картки на руці
}
web-fits-player-penalties = штраф −{ $penalties }
web-fits-player-draws = { $draws ->
    [0] карток ще не взято
    [one] взято { $draws } картку
    [few] взято { $draws } картки
    [many] взято { $draws } карток
   *[other] взято { $draws } картки
}

## What may still come

web-fits-supply = Що ще може прийти
web-fits-unseen = { $cards ->
    [0] Прихованих карток немає
    [one] На { $cards } прихованій картці
    [few] На { $cards } прихованих картках
    [many] На { $cards } прихованих картках
   *[other] На { $cards } прихованої картки
}
web-fits-unseen_hands = з них у руках інших гравців: { $cards }
web-fits-discards = { $cards ->
    [one] { $cards } скинута картка
    [few] { $cards } скинуті картки
    [many] { $cards } скинутих карток
   *[other] { $cards } скинутої картки
}

## A box

web-fits-box = Вибрана коробка
web-fits-box-hint = Наведіть курсор на коробку або торкніться її, щоб побачити, чия вона і скільки варта. Коробка належить тому, хто має в ній найбільше котів: йому й очки. Рахуються лише іграшки найчастішого виду.
web-fits-box-head = { $closed ->
    [true] Закрита коробка
   *[false] Відкрита коробка
} { $x },{ $y }, { $cards } { $cards ->
    [one] картка
    [few] картки
    [many] карток
   *[other] картки
}
web-fits-box-worth = Зараз варта { $value }.
web-fits-box-nobody = Вона нічия.
web-fits-box-holds = Зайнята: { $names }.
web-fits-box-sleeps = Тут лише сплячі коти ({ $names }), тож очок поки немає.
web-fits-box-ends = { $ends } { $ends ->
    [one] відкритий бік.
    [few] відкриті боки.
    [many] відкритих боків.
   *[other] відкритого боку.
}
web-fits-box-icon = { $name }: { $count }.
web-fits-box-cats = { $who }: { $cats }.
web-fits-box-count = { $awake ->
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
        }, { $asleep } { $asleep ->
            [one] сплячий
            [few] сплячі
            [many] сплячих
           *[other] сплячого
        }
    }
}
web-fits-box-idle = { $cats } (не рахується сплячих: { $idle })
web-fits-box-gets = { $who }: { web-fits-box-points }.
web-fits-box-points = { $points } { $points ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}
web-fits-close = Закрити

## What is what

web-fits-legend = Позначки
web-fits-legend-toy = { $name }
web-fits-legend-spray = { $name }: −1
web-fits-sign-wall = стінка
web-fits-sign-wall-about = Товстий гофрований край: тут коробка закінчується.
web-fits-sign-open = клапан
web-fits-sign-open-about = Відкритий бік: коробка йде далі або ще не закрита.
web-fits-sign-outline = кольорова лінія
web-fits-sign-outline-about = Чия це коробка; за рівності кольори чергуються.
web-fits-sign-dotted = пунктир
web-fits-sign-dotted-about = Усередині лише сплячі коти: очок за неї поки ніхто не отримує.
web-fits-sign-counts = позначка на сплячому коті
web-fits-sign-counts-about = Він рахується як звичайний: до його коробки додано звичайного кота того самого гравця.
web-fits-sign-closed = подвійна лінія і коробочка
web-fits-sign-closed-about = Коробка закрита: іграшки й пляшки з розпилювачем рахуються подвійно.
web-fits-sign-value = число в кутку
web-fits-sign-value-about = Скільки коробка принесла б зараз, а після стрілки — коли ви покладете вибране.

## What an action means, with a verb: in a hint, a replay, an analysis

web-fits-means = { $verb ->
    [lay] Покласти картку: стовпець { $x }, ряд { $y }, { $what }
    [play] Розіграти картку: { $what }
    [discard] Скинути картку: { $what }
    [cat] Покласти кота { $what }
    [toy] Покласти спеціальну картку іграшок { $what }
    [princess] Покласти Принцесу { $what }: стовпець { $x }, ряд { $y }
   *[other] { $what }
}

## The log

web-fits-story-start = Партія починається
web-fits-story-final = Завершальна фаза

## The end of the game

web-fits-end-closed = Закриті коробки
web-fits-end-open = Відкриті коробки
web-fits-end-extra_cats = Додаткові коти
web-fits-end-boxes = Коробки: { $name }
web-fits-end-table = Стіл наприкінці партії
web-fits-end-reason = { $why ->
    [deck] Колода скінчилася, і карток на руках більше немає.
    [cats] У когось скінчилися коти, і карток на руках більше немає.
   *[none] Карток на руках більше немає.
}
