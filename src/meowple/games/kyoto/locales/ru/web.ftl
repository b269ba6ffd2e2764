# The table of Kyoto no Neko in the browser. Names of paws, kittens, skills and medals come
# from the game's own catalogue and are put in; they begin with a small letter.

## What is asked, in one line

web-kyoto-ask-turn = { $left ->
    [0] Ваш ход: шагов не осталось. Действуйте здесь или закончите его.
    [one] Ваш ход: остался { $left } шаг.
    [few] Ваш ход: осталось { $left } шага.
    [many] Ваш ход: осталось { $left } шагов.
   *[other] Ваш ход: осталось { $left } шага.
}
web-kyoto-ask-react = Красная лапка! Выберите, как отреагировать.
web-kyoto-ask-meet = Вам встретился котик: сразитесь с ним, и ход закончится, или пройдите мимо.
web-kyoto-ask-attacked = Мимо вашего котика проходит { $kitten }. Напасть или пропустить?
web-kyoto-ask-flight = Убегает домой: { $kitten }. Выберите путь.
web-kyoto-ask-paw = Выберите, куда уйдёт { $paw }: ровно на { $left } { $left ->
    [one] шаг
    [few] шага
    [many] шагов
   *[other] шага
}.
web-kyoto-ask-look = С дерева далеко видно: посмотрите на лапку, { $left ->
    [one] осталась { $left } лапка
    [few] остались { $left } лапки
    [many] осталось { $left } лапок
   *[other] осталось { $left } лапки
}.
web-kyoto-ask-raise = { $why ->
    [free] До начала игры
    [reward] Награда
   *[growth] Ваш котик растёт
}: повысьте навык, { $left ->
    [one] остался { $left } шаг
    [few] осталось { $left } шага
    [many] осталось { $left } шагов
   *[other] осталось { $left } шага
}.
web-kyoto-ask-kitten = Выберите котика.
web-kyoto-waiting = { $decision ->
    [turn] Ходит: { $who }
    [raise] Повышение навыков: { $who }
    [flight] Выбор пути бегства: { $who }
    [paw] Выбор, куда уйдёт лапка: { $who }
    [look] Просмотр лапок: { $who }
    [kitten] Выбор котика: { $who }
   *[other] Решение: { $who }
}
web-kyoto-over = Партия окончена.

## The map

web-kyoto-map = Карта города
web-kyoto-space = { $kind ->
    [road] Дорога { $at }
    [park] Парк { $at }
    [garden] { $yours ->
        [true] Ваш сад { $at }
       *[false] Сад { $at }
    }
    [house] { $yours ->
        [true] Ваш дом
       *[false] Дом ({ $home })
    }
    [terrace] { $yours ->
        [true] Ваша терраса
       *[false] Терраса ({ $home })
    }
   *[other] { $name } { $at }
}
web-kyoto-kitten = { $you ->
    [true] { $kitten } (ваш котик)
   *[false] { $kitten } ({ $who })
}
web-kyoto-do-step = { $wall ->
    [hedge] Один шаг, через изгородь.
    [roof] Один шаг, через крышу.
   *[open] Один шаг.
}
web-kyoto-do-walk = { $steps ->
    [1] Один шаг.
    [one] { $steps } шаг подряд.
    [few] { $steps } шага подряд.
    [many] { $steps } шагов подряд.
   *[other] { $steps } шага подряд.
}
web-kyoto-do-stops = По пути: { $stops }.
web-kyoto-do-flee = Убегает сюда: { $who }.
web-kyoto-do-paw = Уходит сюда: { $paw }.
web-kyoto-do-look = Тайком посмотреть на эту лапку.
web-kyoto-stop-road = карта велосипедов
web-kyoto-stop-face_down = незнакомая лапка
web-kyoto-stop-paw = красная лапка
web-kyoto-stop-kitten = другой котик
web-kyoto-paw-down = Лапка лицом вниз.
web-kyoto-paw-seen = Лапка лицом вниз; кто знает: { $who }.
web-kyoto-paw-known = Лицом вниз, вы знаете: { $paw }.
web-kyoto-paw-up = { $paw }.
web-kyoto-stands = Здесь: { $who }.
web-kyoto-bike-here = { $bike ->
    [purple] Фиолетовый велосипед.
   *[turquoise] Бирюзовый велосипед.
}
web-kyoto-friends = Друзья в доме: { $friends }.
web-kyoto-heard-chance = { $what } { $percent } %.
web-kyoto-heard-bike = Велосипед доедет: { $bike } %. Вас не прогонит: { $safe } %.

## Chances

web-kyoto-percent = { $percent } %
web-kyoto-sum = { $skill } { $value }, цель { $target }:
web-kyoto-needs = { $how ->
    [any] что угодно, кроме X.
    [none] не достать.
   *[some] нужно { $need } или больше.
}
web-kyoto-needs-fight = Сражение { $value } против { $other }, бросают оба.
web-kyoto-check = { $what } { $needs }
web-kyoto-against-kitten = Там { $who }:
web-kyoto-against-bike = Увернуться от велосипеда:
web-kyoto-against-paw = { $paw }:
web-kyoto-fails-fight = Проигравший убегает на { $flees } и учится: +1 (+2, если выпал X).
web-kyoto-fails-moves = При неудаче лапка уходит на { $moves }, вы учитесь: +1 (+2, если выпал X).
web-kyoto-fails-flees = При неудаче вы убегаете на { $flees } и учитесь: +1 (+2, если выпал X).
web-kyoto-fails-lowers = Навык снижается на 1: { $skill }.
web-kyoto-fails-learn = При неудаче вы учитесь: +1 (+2, если выпал X).
web-kyoto-passes = При успехе: { $what }.
web-kyoto-passes-fight = Победитель берёт жетон на шкалу побед.
web-kyoto-bike-comes = { $percent ->
    [0] Открывается карта велосипедов, но сюда ни один не доедет.
   *[other] Открывается карта велосипедов; шанс, что велосипед доедет, — { $percent } %.
}
web-kyoto-bike-safe = Вас не прогонят:
web-kyoto-against = :

## What can be done

web-kyoto-now = Что вы можете сделать
web-kyoto-choose = { $decision ->
    [turn] Идите на подсвеченную клетку, действуйте здесь или закончите ход.
    [here] Действуйте здесь или закончите ход.
    [go] Идите на подсвеченную клетку или закончите ход.
    [flight] Выберите подсвеченную клетку на карте.
    [paw] Выберите подсвеченную клетку на карте.
    [look] Выберите подсвеченную лапку на карте.
    [raise] Каждый шаг облегчает будущие броски.
    [meet] Сражение закончит ваш ход, кто бы ни победил. Если пройти мимо, соперник может напасть.
    [attacked] Сражение не стоит вам хода.
    [react] На каждую красную лапку нужно отреагировать сразу.
    [kitten] Число рядом с навыком — его начальное значение. Неудача его повышает.
   *[other] { "" }
}
web-kyoto-try = { $skill ->
    [friendship] Подружиться: { $paw }
    [fight] Сразиться: { $paw }
    [hunt] Охотиться: { $paw }
   *[agility] { $figure ->
        [true] Забраться: { $paw }
       *[false] Проскочить: { $paw }
    }
}
web-kyoto-attack = Сразиться: { $who }
web-kyoto-use = Зажечь: { $figure }
web-kyoto-done = { $decision ->
    [look] Больше не смотреть
    [raise] Не повышать
   *[turn] Закончить ход
}
web-kyoto-take = Играть за котика: { $kitten }
web-kyoto-pass = { $decision ->
    [meet] Пройти мимо
   *[attacked] Пропустить мимо
}
web-kyoto-raise = { $value } → { $raised }{ $opens ->
    [hedge] : открывает изгороди
    [roof] : открывает крыши
   *[nothing] { "" }
}
web-kyoto-go = { $do ->
    [look] Смотреть
    [paw] Сюда
    [flee] Сюда
   *[step] Идти
}
web-kyoto-back = Назад
web-kyoto-skip = Пропустить
web-kyoto-missions = За что дают медали
web-kyoto-legend = На карте
web-kyoto-legend-steps = сколько шагов до клетки

## What everyone did just now, after the player's name

web-kyoto-deed-step = { $steps ->
    [one] проходит { $steps } шаг
    [few] проходит { $steps } шага
    [many] проходит { $steps } шагов
   *[other] проходит { $steps } шагов
}
web-kyoto-deed-check = бросает ({ $paw ->
    [bike] велосипед
   *[other] { $paw }
}): { $die } + { $value } против { $target }, { $success ->
    [true] успех
   *[false] неудача
}
web-kyoto-deed-fought = нападает ({ $attacked }); побеждает { $winner }
web-kyoto-deed-runs = убегает
web-kyoto-deed-paw_moved = передвигает лапку: { $paw }
web-kyoto-deed-friend = находит друга: { $paw }
web-kyoto-deed-victory = – { web-kyoto-slots-track }: { $paw }
web-kyoto-deed-medal = получает медаль: { $medal }
web-kyoto-deed-raised = повышает навык: { $skill } { $value }
web-kyoto-deed-lowered = теряет шаг навыка: { $skill } { $value }
web-kyoto-deed-lit = зажигает фонарь
web-kyoto-deed-looked = смотрит на лапку
web-kyoto-deed-turned_up = открывает лапку: { $paw }
web-kyoto-deed-bikes = тянет карту велосипедов: { $purple }–{ $turquoise }
web-kyoto-deed-kitten = играет за котика: { $kitten }

## The same about the reader: what I did last

web-kyoto-own-step = Вы { $steps ->
    [one] проходите { $steps } шаг
    [few] проходите { $steps } шага
    [many] проходите { $steps } шагов
   *[other] проходите { $steps } шагов
}
web-kyoto-own-check = Ваш бросок, { $paw ->
    [bike] велосипед
   *[other] { $paw }
}: { $die } + { $value } против { $target }, { $success ->
    [true] успех
   *[false] неудача
}
web-kyoto-own-fought = Вы нападаете ({ $attacked }); { $won ->
    [true] вы побеждаете
   *[false] побеждает { $attacked }
}
web-kyoto-own-runs = Вы убегаете
web-kyoto-own-paw_moved = Вы передвигаете лапку: { $paw }
web-kyoto-own-friend = Вы находите друга: { $paw }
web-kyoto-own-victory = { web-kyoto-slots-track }: { $paw }
web-kyoto-own-medal = Вы получаете медаль: { $medal }
web-kyoto-own-raised = Вы повышаете навык: { $skill } { $value }
web-kyoto-own-lowered = Вы теряете шаг навыка: { $skill } { $value }
web-kyoto-own-lit = Вы зажигаете фонарь
web-kyoto-own-looked = Вы смотрите на лапку
web-kyoto-own-turned_up = Вы открываете лапку: { $paw }
web-kyoto-own-bikes = Вы тянете карту велосипедов: { $purple }–{ $turquoise }
web-kyoto-own-kitten = Вы играете за котика: { $kitten }
web-kyoto-deed-fought_you = нападает на вас; { $won ->
    [true] вы побеждаете
   *[false] вы проигрываете
}

## Players

web-kyoto-others = Остальные
web-kyoto-lives = { $kitten }, родной район: { $home }
web-kyoto-no_kitten = котика пока нет
web-kyoto-skills = Навыки
web-kyoto-skill = { $skill } { $value } из { $most }. { $about }
web-kyoto-medals = Медали
web-kyoto-medal = { $name }: { $state ->
    [taken] медаль получена.
    [owed] выполнено; медаль будет в конце хода.
   *[open] ещё не выполнено.
}
web-kyoto-slots-house = Дом
web-kyoto-slots-track = Шкала побед
web-kyoto-slot-house = Дом, ячейка { $slot }{ $gift ->
    [step] , даёт +1 к навыку
    [medal] , один раз даёт медаль
   *[none] { "" }
}: { $count ->
    [0] свободна.
    [1] { $paw }.
    [one] { $count } друг, сверху { $paw }.
    [few] { $count } друга, сверху { $paw }.
    [many] { $count } друзей, сверху { $paw }.
   *[other] { $count } друга, сверху { $paw }.
}
web-kyoto-slot-track = Шкала побед, ячейка { $slot }{ $gift ->
    [step] , даёт +1 к навыку
    [medal] , один раз даёт медаль
   *[none] { "" }
}: { $count ->
    [0] свободна.
   *[other] { $paw }.
}
web-kyoto-stamina = Выносливость: { $most } { $most ->
    [one] шаг
    [few] шага
    [many] шагов
   *[other] шага
} за ход; сейчас осталось: { $left }.
web-kyoto-stepped_on = На дорогу зашли { $side ->
    [inside] изнутри: сойдите наружу — и дорога перейдена.
   *[outside] снаружи: сойдите внутрь — и дорога перейдена.
}

## The table

web-kyoto-round = Раунд { $round }
web-kyoto-round-about = { $scenario }. Раунд { $round } из { $last } возможных; играем до { $target } { $target ->
    [one] медали
    [few] медалей
    [many] медалей
   *[other] медали
}, раунд доигрываем.
web-kyoto-first = первый ход
web-kyoto-first-about = Каждый раунд начинает { $who }.
web-kyoto-cards = { $count }
web-kyoto-cards-word = Карты велосипедов
web-kyoto-enemies-word = Жетоны врагов
web-kyoto-cards-about = { $count ->
    [0] Карты велосипедов кончились: их перемешают заново.
    [one] Осталась { $count } карта велосипедов (фиолетовый–бирюзовый): { $cards }.
    [few] Остались { $count } карты велосипедов (фиолетовый–бирюзовый): { $cards }.
    [many] Осталось { $count } карт велосипедов (фиолетовый–бирюзовый): { $cards }.
   *[other] Осталось { $count } карты велосипедов (фиолетовый–бирюзовый): { $cards }.
}
web-kyoto-enemies = { $count }
web-kyoto-enemies-about = Осталось жетонов поверженных врагов: { $count }.
web-kyoto-gone = Вне игры: { $count }
web-kyoto-gone-about = Вне игры: { $paws }.
web-kyoto-race-player = { $who }: { $medals ->
    [0] нет медалей.
    [one] { $medals } медаль.
    [few] { $medals } медали.
    [many] { $medals } медалей.
   *[other] { $medals } медали.
}
web-kyoto-race-grow = Когда у кого-то { $slot } { $slot ->
    [one] медаль
    [few] медали
    [many] медалей
   *[other] медали
}, все растут: +1 к выносливости и +{ $steps } к навыкам.
web-kyoto-race-end = Играем до { $target } { $target ->
    [one] медали
    [few] медалей
    [many] медалей
   *[other] медали
}, раунд доигрываем.

## What an action means, with a verb: in a hint, a replay, an analysis

web-kyoto-means = { $verb ->
    [step] Идти { $what }
    [flee] Бежать { $what }
    [paw] Передвинуть лапку: { $of }, { $what }
    [look] Посмотреть на лапку: { $of }, { $what }
    [raise] Повысить навык «{ $of }» ({ $what })
    [try] { $of } ({ $what })
    [attack] { $of } ({ $what })
    [use] { $of } ({ $what })
    [kitten] Играть за котика: { $of } ({ $what })
   *[other] { $what }
}

## The end of the game

web-kyoto-end-won_by = Ваше преимущество: { $medals } { $medals ->
    [one] медаль
    [few] медали
    [many] медалей
   *[other] медали
}.
web-kyoto-end-lost_by = До победы не хватило { $medals } { $medals ->
    [one] медали
    [few] медалей
    [many] медалей
   *[other] медали
}.
web-kyoto-worth = Побеждает в { $chance } партий, около { $medals } { $medals ->
    [one] медали
    [few] медалей
    [many] медалей
   *[other] медали
}
web-kyoto-end-medals = { $you ->
    [true] У вас медалей: { $medals }, и раунд окончен.
   *[false] { $name }: собрано медалей — { $medals }, и раунд окончен.
}
web-kyoto-end-rounds = Последний раунд, номер { $round }, окончен.
