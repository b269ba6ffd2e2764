# The table of If It Fits. A cell is column,row, counted from 0 as in the log.

## What is asked of me, in one line

web-fits-ask-start = Выберите стартовую карту и положите её.
web-fits-ask-turn = Ваш ход: возьмите карту или уложите кота спать.
web-fits-ask-card = Выберите карту с руки.
web-fits-ask-discard = Сыграть нечего: выберите карту для сброса.
web-fits-ask-lay = Выберите подсвеченное место.
web-fits-ask-princess = Чьё место займёт Принцесса?
web-fits-ask-toy = Особая карта игрушек! Положите её на две карты, в любую коробку.
web-fits-ask-cat = Положите кота на две карты или пропустите.
web-fits-ask-sleeper = Где ляжет спать ваш кот?
web-fits-over = Партия окончена.

## Whom we wait for

web-fits-wait-start = { $name } кладёт стартовую карту.
web-fits-wait-turn = { $name } начинает ход.
web-fits-wait-card = { $name } выбирает карту.
web-fits-wait-lay = { $name } кладёт карту.
web-fits-wait-princess = { $name } играет Принцессу.
web-fits-wait-toy = { $name } играет особую карту игрушек.
web-fits-wait-cat = { $name } может положить кота.
web-fits-wait-sleeper = { $name } укладывает кота спать.

## The table

web-fits-table = Стол: коробки и места, куда можно положить
web-fits-places = Куда можно положить
web-fits-place-cell = Положить: колонка { $x }, ряд { $y }{ $turned ->
    [true] , с поворотом
   *[false] { "" }
}
web-fits-place-joint = Положить поперёк колонок { $x } и { $east }, ряд { $y }
web-fits-place-cat = Занять место кота поперёк колонок { $x } и { $east }, ряд { $y }
web-fits-place-sleeper = Занять место спящего кота: колонка { $x }, ряд { $y }
web-fits-then = { $here ->
    [true] Эта коробка
   *[false] Коробка { $x },{ $y }
}: сейчас { $was }, станет { $worth }{ $shut ->
    [true] { " " }и закроется
   *[false] { "" }
}.
web-fits-then-new = Новая коробка: { $worth }{ $shut ->
    [true] , закрыта
   *[false] { "" }
}.
web-fits-turned = Повёрнута
web-fits-straight = Повёрнута обратно
web-fits-zoom = Видимая часть стола
web-fits-zoom-closer = Приблизить (+)
web-fits-zoom-away = Отдалить (-)
web-fits-zoom-fit = Показать все карты (0)
web-fits-stamp = закрыта
web-fits-final = Завершающая фаза: новых карт не берут, доигрывают то, что на руке.

## In front of me

web-fits-tray = Колода и рука
web-fits-hand = Ваша рука
web-fits-hand-of = Рука: { $name }
web-fits-start_cards = Стартовые карты
web-fits-hand-play = Сыграть: { $name }, { $text }
web-fits-hand-discard = Сбросить: { $name }, { $text }
web-fits-card = { $name }: { $text }
web-fits-card-about = { $name }: { $text }. { $about }
web-fits-draw = Взять карту
web-fits-deck = { $cards ->
    [0] колода пуста
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
web-fits-sleep = Уложить кота спать
web-fits-sleep-about = вместо карты из колоды; место останется за вами
web-fits-lay = Положить
web-fits-turn = Повернуть
web-fits-done = Без кота
web-fits-back = Мимо отмеченных мест: ничего не сыграно.
web-fits-discard = Сбросить
web-fits-plays = { $name } играет эту карту
web-fits-keys = Стрелки выбирают место, R поворачивает, Enter кладёт, Esc забирает; + и − меняют масштаб, 0 показывает всё.
web-fits-fingers = Коснитесь места, чтобы выбрать, ещё раз — чтобы положить; стол двигают одним пальцем, масштаб — двумя.
web-fits-drag = Перетащите карту или кота на место либо нажмите сначала на карту, потом на место.
web-fits-how = Как класть
# What is asked, explained where nothing else has to be.
web-fits-help = { $decision ->
    [turn] Возьмите карту и сыграйте одну. Или уложите кота спать: он ложится на стол как карта, не пускает в коробку чужих обычных котов и приносит очки, когда к нему присоединится ваш обычный кот.
    [card] Перетащите карту на стол или нажмите на неё.
    [cat] Кот ложится поперёк двух соединённых карт. Коробка принадлежит тому, у кого в ней больше всего котов: ему и очки.
    [sleeper] Спящий кот — это карта с открытыми длинными сторонами. Он не пускает чужих обычных котов и приносит очки, когда к нему присоединится ваш обычный кот.
    [princess] Кот, чьё место она займёт, вернётся к хозяину.
   *[other] { "" }
}

## What everyone did just now, after the player's name

web-fits-deed-started = кладёт стартовую карту
web-fits-deed-drew = берёт карту
web-fits-deed-drew_toy = берёт особую карту игрушек
web-fits-deed-plays = играет карту
web-fits-deed-laid = кладёт эту карту
web-fits-deed-cat = кладёт в коробку кота
web-fits-deed-asleep = укладывает кота спать
web-fits-deed-toy = кладёт особую карту игрушек
web-fits-deed-princess = играет Принцессу; кот уходит домой ({ $owner })
web-fits-deed-discarded = сбрасывает карту
web-fits-deed-box_closed = закрывает коробку: { $worth }

## The same about the reader: what I did last

web-fits-own-started = Вы кладёте стартовую карту
web-fits-own-drew = Вы берёте карту
web-fits-own-drew_toy = Вы берёте особую карту игрушек
web-fits-own-plays = Вы играете карту
web-fits-own-laid = Вы кладёте эту карту
web-fits-own-cat = Вы кладёте в коробку кота
web-fits-own-asleep = Вы укладываете кота спать
web-fits-own-toy = Вы кладёте особую карту игрушек
web-fits-own-princess = Вы играете Принцессу; кот уходит домой ({ $owner })
web-fits-own-discarded = Вы сбрасываете карту
web-fits-own-box_closed = Вы закрываете коробку: { $worth }
web-fits-deed-princess_yours = играет Принцессу; ваш кот уходит домой

## Players

web-fits-players = Игроки
web-fits-me = вы
web-fits-you = { $name } (вы)
web-fits-player-points = { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
web-fits-player-cats = { $cats ->
    [0] котов не осталось
    [one] { $cats } кот в запасе
    [few] { $cats } кота в запасе
    [many] { $cats } котов в запасе
   *[other] { $cats } кота в запасе
}
web-fits-player-hand = { $cards ->
    [0] нет карт на руке
    [one] { $cards } карта на руке
    [few] { $cards } карты на руке
    [many] { $cards } карт на руке
   *[other] { $cards } карты на руке
}
web-fits-player-penalties = штраф −{ $penalties }
web-fits-player-draws = { $draws ->
    [0] карт ещё не взято
    [one] взята { $draws } карта
    [few] взяты { $draws } карты
    [many] взято { $draws } карт
   *[other] взято { $draws } карты
}

## What may still come

web-fits-supply = Что ещё может прийти
web-fits-unseen = { $cards ->
    [0] Скрытых карт нет
    [one] На { $cards } скрытой карте
    [few] На { $cards } скрытых картах
    [many] На { $cards } скрытых картах
   *[other] На { $cards } скрытой карты
}
web-fits-unseen_hands = из них на руках у других: { $cards }
web-fits-discards = { $cards ->
    [one] { $cards } сброшенная карта
    [few] { $cards } сброшенные карты
    [many] { $cards } сброшенных карт
   *[other] { $cards } сброшенной карты
}

## A box

web-fits-box = Выбранная коробка
web-fits-box-hint = Наведите курсор на коробку или коснитесь её, чтобы узнать, чья она и сколько стоит. Коробка принадлежит тому, у кого в ней больше всего котов: ему и очки. Считаются только игрушки самого частого вида.
web-fits-box-head = { $closed ->
    [true] Закрытая коробка
   *[false] Открытая коробка
} { $x },{ $y }, { $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
web-fits-box-worth = Сейчас стоит { $value }.
web-fits-box-nobody = Она ничья.
web-fits-box-holds = Занята: { $names }.
web-fits-box-sleeps = Здесь только спящие коты ({ $names }), поэтому очков пока нет.
web-fits-box-ends = { $ends } { $ends ->
    [one] открытая сторона.
    [few] открытые стороны.
    [many] открытых сторон.
   *[other] открытой стороны.
}
web-fits-box-icon = { $name }: { $count }.
web-fits-box-cats = { $who }: { $cats }.
web-fits-box-count = { $awake ->
    [0] спящих { $asleep }
   *[other] { $asleep ->
        [0] обычных { $awake }
       *[other] обычных { $awake }, спящих { $asleep }
    }
}
web-fits-box-idle = { $cats } (не считается спящих: { $idle })
web-fits-box-gets = { $who }: { web-fits-box-points }.
web-fits-box-points = { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
web-fits-close = Закрыть

## What is what

web-fits-legend = Обозначения
web-fits-legend-toy = { $name }
web-fits-legend-spray = { $name }: −1
web-fits-sign-wall = стенка
web-fits-sign-wall-about = Толстый гофрированный край: здесь коробка кончается.
web-fits-sign-open = клапан
web-fits-sign-open-about = Открытая сторона: коробка идёт дальше или ещё не закрыта.
web-fits-sign-outline = цветная линия
web-fits-sign-outline-about = Чья это коробка; при равенстве цвета чередуются.
web-fits-sign-dotted = пунктир
web-fits-sign-dotted-about = Внутри только спящие коты: очков за неё пока никто не получает.
web-fits-sign-counts = галочка на спящем коте
web-fits-sign-counts-about = Он считается как обычный: в его коробку добавлен обычный кот того же игрока.
web-fits-sign-closed = двойная линия и коробочка
web-fits-sign-closed-about = Коробка закрыта: игрушки и пульверизаторы считаются вдвойне.
web-fits-sign-value = число в углу
web-fits-sign-value-about = Сколько коробка принесла бы сейчас, а после стрелки — когда вы положите выбранное.

## What an action means, with a verb: in a hint, a replay, an analysis

web-fits-means = { $verb ->
    [lay] Положить карту: колонка { $x }, ряд { $y }, { $what }
    [play] Сыграть карту: { $what }
    [discard] Сбросить карту: { $what }
    [cat] Положить кота { $what }
    [toy] Положить особую карту игрушек { $what }
    [princess] Положить Принцессу { $what }: колонка { $x }, ряд { $y }
   *[other] { $what }
}

## The log

web-fits-story-start = Партия начинается
web-fits-story-final = Завершающая фаза

## The end of the game

web-fits-end-closed = Закрытые коробки
web-fits-end-open = Открытые коробки
web-fits-end-extra_cats = Дополнительные коты
web-fits-end-boxes = Коробки: { $name }
web-fits-end-table = Стол в конце партии
web-fits-end-reason = { $why ->
    [deck] Колода кончилась, и карт на руках больше нет.
    [cats] У кого-то кончились коты, и карт на руках больше нет.
   *[none] Карт на руках больше нет.
}
