# What Kyoto no Neko says. A space is column,row, or the house or terrace of a home. Some
# messages are parts of others: `{ kyoto-paw }` within a message sees the arguments of that
# message. What has no name here, such as a paw of an owner's own, is called by its id.

game-kyoto-name = Котики Киото
game-kyoto-about = взрослейте среди крыш, садов и велосипедов

## Parts of other messages

kyoto-skill = { $skill ->
    [agility] ловкость
    [friendship] дружба
    [fight] сражение
    [hunt] охота
   *[other] { $skill }
}
kyoto-paw = { $paw ->
    [sakura] сакура
    [butterfly3] бабочка 3
    [butterfly5] бабочка 5
    [bug4] жук 4
    [bug5] жук 5
    [mouse5] мышь 5
    [mouse6] мышь 6
    [bird65] птица 6/5
    [bird74] птица 7/4
    [cat55] кот 5/5
    [cat46] кот 4/6
    [cat64] кот 6/4
    [dog6] сторожевая собака 6
    [dog5] сторожевая собака 5
    [rat4] крыса 4
    [rat5] крыса 5
    [carp5] карп 5
    [heron5] цапля 5/6
    [lantern] фонарь
    [enemy] котик
   *[other] { $paw }
}
kyoto-kitten = { $kitten ->
    [momo] Момо
    [kuro] Куро
    [sora] Сора
    [hana] Хана
    [none] котика пока нет
   *[other] { $kitten }
}
kyoto-space = { $space ->
    [house-n] северный дом
    [house-e] восточный дом
    [house-s] южный дом
    [house-w] западный дом
    [terrace-n] северная терраса
    [terrace-e] восточная терраса
    [terrace-s] южная терраса
    [terrace-w] западная терраса
   *[other] { $space }
}
# nothing where a space has no name
kyoto-to = { $to ->
    [house-n] { " " }в северный дом
    [house-e] { " " }в восточный дом
    [house-s] { " " }в южный дом
    [house-w] { " " }в западный дом
    [terrace-n] { " " }на северную террасу
    [terrace-e] { " " }на восточную террасу
    [terrace-s] { " " }на южную террасу
    [terrace-w] { " " }на западную террасу
   *[other] { "" }
}
kyoto-count_medals = { $medals ->
    [0] нет медалей
    [one] { $medals } медаль
    [few] { $medals } медали
    [many] { $medals } медалей
   *[other] { $medals } медали
}

## What happens

event-kyoto-kitten = { $seat } играет за котика по имени { kyoto-kitten }.
event-kyoto-step = { $seat } идёт дальше{ kyoto-to }.
event-kyoto-done = { $seat } заканчивает ход.
event-kyoto-bikes = Карта велосипедов: фиолетовый едет на { $purple }, бирюзовый — на { $turquoise }.
event-kyoto-cards_shuffled = Карты велосипедов закончились, их перемешали заново.
event-kyoto-turned_up = Открывается лапка: { kyoto-paw }.
event-kyoto-check = { $seat } { $paw ->
    [bike] уворачивается от велосипеда
   *[other] { $skill ->
        [hunt] охотится
        [friendship] пытается подружиться
        [fight] сражается
       *[agility] полагается на ловкость
    } ({ kyoto-paw })
}: { $success ->
    [true] успех
   *[false] неудача
}. На кубике { $die }, { kyoto-skill } { $value }, нужно { $target }; шансы { $good } из { $cases }{ $learned ->
    [0] .
   *[other] ; { kyoto-skill } +{ $learned }.
}
event-kyoto-passed = { $seat } не сражается.
event-kyoto-fought = Нападает { $seat }, защищается { $attacked }; шансы { $good } из { $cases }, на кубиках { $dice }, сражение { $values }; побеждает { $winner }{ $learned ->
    [0] .
   *[other] . { $loser }: сражение +{ $learned }.
}
event-kyoto-runs = { $seat }: котик убегает в панике{ kyoto-to }.
event-kyoto-paw_moved = { $seat } передвигает лапку{ kyoto-to }: { kyoto-paw }.
event-kyoto-friend = { $seat } заводит друга: { kyoto-paw } (дом, ячейка { $slot }).
event-kyoto-friend_left = { $seat } в гостях: из дома ({ kyoto-space }) уходит друг — { kyoto-paw }.
event-kyoto-victory = { $seat }, шкала побед, ячейка { $slot }: { kyoto-paw }.
event-kyoto-medal = { $seat } получает медаль: { $medal ->
    [cross_road] перейти дорогу
    [climb_tree] забраться на дерево
    [hunt_bug] поймать жука
    [hunt_carp] поймать карпа
    [hunt_mouse] поймать мышь
    [befriend_butterfly] подружиться с бабочкой
    [befriend_bird] подружиться с птицей
    [befriend_cat] подружиться с котом
    [beat_kitten] победить котика
    [beat_rat] победить крысу
    [light_lanterns] зажечь фонари
    [house] друзья в доме
    [track] шкала побед
   *[other] { $medal }
}. Теперь { kyoto-count_medals }.
event-kyoto-looked = { $seat } тайком смотрит на лапку, лежащую лицом вниз.
event-kyoto-saw = { $seat } видит: { kyoto-paw }.
event-kyoto-declined = { $what ->
    [look] { $seat } больше не смотрит на лапки.
   *[raise] { $seat } не повышает навык.
}
event-kyoto-lit = { $seat } зажигает фонарь: { $lit } из { $needed }.
event-kyoto-raised = { $seat } повышает навык: { kyoto-skill } { $value }.
event-kyoto-lowered = { $seat }: навык снижается, { kyoto-skill } { $value }.
event-kyoto-grow = Медалей у кого-то уже { $slot }, и все растут: выносливость { $stamina }, навыки +{ $steps }.
event-kyoto-over = Партия окончена, { $rounds ->
    [one] сыгран { $rounds } раунд
    [few] сыграно { $rounds } раунда
    [many] сыграно { $rounds } раундов
   *[other] сыграно { $rounds } раунда
}.

## Medals and missions

line-kyoto-medal-cross_road = Перейти дорогу
line-kyoto-medal-climb_tree = Забраться на сакуру
line-kyoto-medal-hunt_bug = Поймать жука
line-kyoto-medal-hunt_carp = Поймать карпа
line-kyoto-medal-hunt_mouse = Поймать мышь
line-kyoto-medal-befriend_butterfly = Подружиться с бабочкой
line-kyoto-medal-befriend_bird = Подружиться с птицей
line-kyoto-medal-befriend_cat = Подружиться с котом
line-kyoto-medal-beat_kitten = Победить другого котика
line-kyoto-medal-beat_rat = Победить крысу
line-kyoto-medal-light_lanterns = Зажечь фонари
line-kyoto-medal-house = Друзья в доме
line-kyoto-medal-track = Шкала побед

decided-kyoto-won-medals = больше всего медалей
decided-kyoto-won-friendship = при равных медалях выше дружба
decided-kyoto-won-fight = при равных медалях и дружбе выше сражение
decided-kyoto-won-shared = общая победа

## Lists of the rules reference

kyoto-list-kitten = **{ $name }**: { $novice }; на стороне для опытных { $expert }
kyoto-list-paw = **{ $name }**{ kyoto-red }
kyoto-list-check = { $check }; при успехе { $passed }
kyoto-list-paws = Лапки: { $paws }
kyoto-list-figure = С самого начала: { $name } ({ $space })

## Errors: what the rules forbid

error-kyoto-answer_first = Сначала — красные лапки здесь: отреагируйте на одну из них.
error-kyoto-answered_already = Вы только что отреагировали на эту лапку ({ kyoto-paw }); действием с ней можно встретиться, когда ход начинается здесь.
error-kyoto-attack_the_mover = Напасть можно только на котика, который проходит мимо, а это другой ({ $seat }).
error-kyoto-hedge = Путь закрывает изгородь ({ kyoto-space }): нужна ловкость { $agility }.
error-kyoto-kitten_taken = Этого котика ({ kyoto-kitten }) выбрать нельзя: возьмите свободного.
error-kyoto-known_already = Эту лапку ({ kyoto-space }) вы уже знаете: посмотрите на другую.
error-kyoto-no_kitten_here = Этого котика ({ $seat }) здесь нет.
error-kyoto-no_lantern = Здесь нет фонаря, который вы ещё не зажгли.
error-kyoto-no_stamina = В этот ход у вашего котика не осталось шагов.
error-kyoto-no_such_check = Такой проверки здесь нет: { kyoto-paw }, { kyoto-skill }.
error-kyoto-not_beside = Отсюда туда за один шаг не попасть: { kyoto-space }.
error-kyoto-not_here = Встретить можно только то, что здесь, а этого здесь нет: { kyoto-paw }.
error-kyoto-not_homeward = Лучшие пути домой отсюда ведут не туда: { kyoto-space }.
error-kyoto-nothing_face_down = Здесь нет лапки лицом вниз: { kyoto-space }.
error-kyoto-paw_too_far = Лапка должна уйти ровно на { $steps } { $steps ->
    [one] шаг
    [few] шага
    [many] шагов
   *[other] шага
}; туда так не попасть: { kyoto-space }.
error-kyoto-roof = Путь закрывает крыша ({ kyoto-space }): нужна ловкость { $agility }.
error-kyoto-skill_full = Этот навык уже на максимуме: { kyoto-skill }.

## Options of a table

option-kyoto-side = Котики
option-kyoto-side-about = Какой стороной лежат планшеты котиков.
option-kyoto-side-novice = для новичков: у каждого котика свои начальные навыки
option-kyoto-side-expert = для опытных: навыки ниже, и каждый сам распределяет свободные шаги
option-kyoto-centre = Центральный район
option-kyoto-centre-about = Какой стороной вверх лежит поле Центрального района.
option-kyoto-centre-normal = обычная, одинаковая для всех родных районов
option-kyoto-centre-asymmetric = асимметричная, со срезанным углом
option-kyoto-rotation = Поворот
option-kyoto-rotation-about = Как повёрнуто поле Центрального района.
option-kyoto-rotation-random = асимметричная сторона — случайно, обычная — никак
option-kyoto-rotation-0 = как есть
option-kyoto-rotation-1 = на четверть по часовой стрелке
option-kyoto-rotation-2 = на пол-оборота
option-kyoto-rotation-3 = на четверть против часовой стрелки
option-kyoto-target = Медали
option-kyoto-target-about = Сколько медалей заканчивают игру; чем больше, тем она дольше.
option-kyoto-target-5 = пять, как в правилах
option-kyoto-target-6 = шесть
option-kyoto-target-7 = все семь
option-kyoto-die = Кубик
option-kyoto-die-about = Грани кубика: точно мы их не знаем.
option-kyoto-die-wide = от X до больших чисел, каждое на одной грани
option-kyoto-die-narrow = числа меньше и ближе друг к другу: высокий навык важнее, и больше проверок не пройти
option-kyoto-stamina = Выносливость
option-kyoto-stamina-about = Сколько шагов у котика в начале и после каждого роста.
option-kyoto-stamina-short = обычное число шагов
option-kyoto-stamina-long = каждый раз на шаг больше
option-kyoto-scenario = Сценарий
option-kyoto-scenario-about = Какие задания выполняют и что добавляется в игру.
option-kyoto-scenario-base = День в Киото: пять заданий основной игры
option-kyoto-scenario-river = У реки: карпы для охоты и цапля на пути (наш)
option-kyoto-scenario-lanterns = Вечер фонарей: зажгите несколько из них (наш)
option-kyoto-kittens = Выбор котиков
option-kyoto-kittens-about = Как игроки получают котиков.
option-kyoto-kittens-drawn = случайно
option-kyoto-kittens-chosen = игроки выбирают сами, в порядке хода

## The table

kyoto-seat = { $you ->
    [true] { $seat } (вы)
   *[false] { $seat }
}
kyoto-head = Раунд { $round }, первый ход: { $who }. Играем до { $target } { $target ->
    [one] медали
    [few] медалей
    [many] медалей
   *[other] медали
}, раунд доигрываем.
kyoto-numbers = Выносливость { $stamina }: столько шагов за ход. Грани кубика: { $die }.
kyoto-scenario = Сценарий: { kyoto-scenario_name }.
kyoto-scenario_name = { $scenario ->
    [base] { option-kyoto-scenario-base }
    [river] { option-kyoto-scenario-river }
    [lanterns] { option-kyoto-scenario-lanterns }
   *[other] { $scenario }
}
kyoto-turn = Ходит: { $who }.
kyoto-growth = Все растут, когда у кого-то { $slots }.
kyoto-growth_slot = { $slot } { $slot ->
    [one] медаль
    [few] медали
    [many] медалей
   *[other] медали
} (навыки +{ $steps })
kyoto-division = { $scenario ->
    [base] День в Киото
    [river] У реки
    [lanterns] Вечер фонарей
   *[other] { $scenario }
}, медалей: { $target }
kyoto-player = { $who }: { kyoto-kitten }, родной район — { $home ->
    [n] северный
    [e] восточный
    [s] южный
   *[w] западный
}, сейчас: { kyoto-space }.
kyoto-stepped_on = Котик зашёл на дорогу { $side ->
    [inside] изнутри: если сойдёт наружу, дорога перейдена.
   *[outside] снаружи: если сойдёт внутрь, дорога перейдена.
}
kyoto-skills = Ловкость { $agility }, дружба { $friendship }, сражение { $fight }, охота { $hunt }. Медали: { $medals }.
kyoto-friends = В доме: { $friends }.
kyoto-gap = (свободно)
kyoto-track = На шкале побед: { $track }.
kyoto-marks = Зажжённые фонари: { $marks }.
kyoto-missions = Медали и их обладатели:
kyoto-mission = { $name }: { $who }
kyoto-owed = { $who } в конце своего хода
kyoto-nobody = пока ни у кого
kyoto-bikes = Велосипеды: фиолетовый на { $purple }, бирюзовый на { $turquoise }; { $cards ->
    [0] карты перемешают заново
    [one] осталась { $cards } карта
    [few] остались { $cards } карты
    [many] осталось { $cards } карт
   *[other] осталось { $cards } карты
}.
kyoto-gone = Вне игры: { $paws }.
kyoto-legend-spaces = Клетки: колонка,ряд; = дорога, ~ пруд, Hn дом house-n, Tn терраса terrace-n (также e, s, w).
kyoto-legend-pieces = На них: от 0 до 3 — котик этого игрока, P фиолетовый и T бирюзовый велосипед.
kyoto-legend-paws = Лапки: ? лицом вниз (?bug4: вы её видели), ! красная, + и ещё, . нет.
kyoto-legend-names = Имена сокращены: but3 — это butterfly3, ca46 — cat46.
kyoto-legend-walls = Между клетками: % изгородь (ловкость { $hedge }), ^ крыша (ловкость { $roof }), | и - стены.
kyoto-open = Лапки лицом вверх:
kyoto-open_paw = { kyoto-paw }{ kyoto-red }, где: { $spaces }: { $checks }
kyoto-seen = Лапки лицом вниз, которые вы видели: { $paws }.
kyoto-seen_paw = { $space } { kyoto-paw }
kyoto-seen_others = Видели другие: { $spaces }.
kyoto-seen_by = { $space } ({ $who })
kyoto-several = Больше одной лапки: { $spaces }.
kyoto-several_at = { $space }: { $paws }

## Paws in words

kyoto-red = { $red ->
    [true] {" "}(красная лапка)
   *[false] { "" }
}
kyoto-paw_asks = { kyoto-paw }{ kyoto-red }: { $checks }
kyoto-check = { kyoto-skill } { $target }
kyoto-check_failing = { kyoto-check }, иначе { kyoto-failing }
kyoto-failing = { $flees ->
    [0] { $moves ->
        [0] { kyoto-lowering }
       *[other] лапка уходит на { $moves }{ kyoto-and_lowering }
    }
   *[other] котик убегает на { $flees }{ kyoto-and_lowering }
}
kyoto-lowering = { $lowers ->
    [agility] ловкость −1
    [friendship] дружба −1
    [fight] сражение −1
    [hunt] охота −1
   *[none] { "" }
}
kyoto-and_lowering = { $lowers ->
    [agility] , ловкость −1
    [friendship] , дружба −1
    [fight] , сражение −1
    [hunt] , охота −1
   *[none] { "" }
}
kyoto-no_check = проверок нет
kyoto-passing = { $skill ->
    [agility] { $looks ->
        [0] вы проходите мимо
        [one] вы смотрите на { $looks } лапку лицом вниз
        [few] вы смотрите на { $looks } лапки лицом вниз
        [many] вы смотрите на { $looks } лапок лицом вниз
       *[other] вы смотрите на { $looks } лапки лицом вниз
    }
    [friendship] лапка переселяется в ваш дом
   *[other] лапка идёт на вашу шкалу побед
}
kyoto-paw_kind = { $kind ->
    [sakura] сакура
    [butterfly] бабочка
    [bug] жук
    [mouse] мышь
    [bird] птица
    [cat] кот
    [dog] сторожевая собака
    [rat] крыса
    [carp] карп
    [heron] цапля
    [lantern] фонарь
   *[other] { $kind }
}
kyoto-skill_about = { $skill ->
    [agility] Лазает по деревьям, уворачивается от велосипедов, минует сторожевых собак; с { $hedge } — через изгороди, с { $roof } — и через крыши.
    [friendship] Заводит друзей, которые поселятся в вашем доме.
    [fight] Побеждает других котиков и тех, кто лезет в драку.
   *[hunt] Ловит добычу для вашей шкалы побед.
}

## What an action does

kyoto-direction = { $direction ->
    [n] север
    [e] восток
    [s] юг
   *[w] запад
}
kyoto-kind = { $kind ->
    [road] дорога
    [house] { $yours ->
        [true] ваш дом
       *[false] дом
    }
    [terrace] { $yours ->
        [true] ваша терраса
       *[false] терраса
    }
    [garden] сад
    [pond] у пруда
   *[park] парк
}
kyoto-way = на { kyoto-direction }{ $wall ->
    [hedge] {" "}через изгородь
    [roof] {" "}через крышу
   *[open] { "" }
}: { kyoto-kind }
kyoto-unknown = { $who ->
    [nobody] лапка лицом вниз
   *[other] лапка лицом вниз, её видели: { $who }
}
kyoto-known = лицом вниз, вы знаете: { $paw }
kyoto-kitten_there = котик ({ $who })
kyoto-friends_there = друзья там: { $friends }
kyoto-bike = { $bike ->
    [0] велосипед не доедет
   *[other] велосипед { $bike } % ({ $needs }), вас не прогонят { $safe } %
}
kyoto-needs = { $how ->
    [any] что угодно, кроме X: { $percent } %
    [none] не достать: 0 %
   *[other] нужно { $need } или больше: { $percent } %
}
kyoto-roll = { $needs }; при неудаче { kyoto-failing }
kyoto-red_roll = { kyoto-paw } (красная лапка): { kyoto-skill }, { $needs }, иначе { kyoto-failing }
kyoto-fight = сражение { $value } против { $other }: { $percent } %; проигравший убегает на { $flees }
kyoto-fight_there = там { $who }, сражение { $value } против { $other }: { $percent } %
kyoto-explain-done = { $decision ->
    [look] больше не смотреть на лапки
    [raise] не повышать навык
   *[other] закончить ход без действия
}
kyoto-explain-kitten = ловкость { $agility }, дружба { $friendship }, сражение { $fight }, охота { $hunt }
kyoto-explain-use = зажечь, без броска
kyoto-explain-pass = { $decision ->
    [meet] не сражаться; соперник может напасть
   *[attacked] пропустить мимо
}
kyoto-explain-raise = с { $value } до { $raised }{ $opens ->
    [hedge] , хватит для изгородей
    [roof] , хватит для крыш
   *[nothing] { "" }
}
kyoto-explain-look = { $who ->
    [nobody] { kyoto-kind }
   *[other] { kyoto-kind }, уже видели: { $who }
}

## What is asked

kyoto-asked = Ждём: { $who }. Решение — { $what }
kyoto-asked_you = Ваше решение — { $what }
kyoto-here = Вы здесь: { kyoto-space }{ $kind ->
    [road] {" "}(дорога)
    [garden] {" "}(сад)
    [park] {" "}(парк)
   *[other] { "" }
}. { kyoto-skills }
kyoto-decision-turn = { $left ->
    [0] действовать или закончить ход (done): шагов не осталось.
    [1] сделать последний шаг, действовать или закончить ход (done).
    [one] идти дальше, действовать или закончить ход (done); остался { $left } шаг.
    [few] идти дальше, действовать или закончить ход (done); осталось { $left } шага.
    [many] идти дальше, действовать или закончить ход (done); осталось { $left } шагов.
   *[other] идти дальше, действовать или закончить ход (done); осталось { $left } шага.
}
kyoto-decision-react = отреагировать на красные лапки здесь: выбрать, на какую и как.
kyoto-decision-meet = сразиться с котиком здесь (это действие, движение закончится) или пройти мимо (pass).
kyoto-decision-attacked = напасть на котика, который проходит мимо ({ $kitten }), или пропустить его (pass).
kyoto-decision-flight = выбрать, куда убегает котик ({ $kitten }), сейчас он здесь: { kyoto-space }. { $left ->
    [0] Остаться он не может.
   *[other] Осталось шагов: { $left }.
}
kyoto-decision-paw = выбрать, куда уходит лапка ({ kyoto-paw }), ровно { $left } { $left ->
    [one] шаг
    [few] шага
    [many] шагов
   *[other] шага
}; сейчас она здесь: { kyoto-space }.
kyoto-decision-look = посмотреть на лапку, лежащую лицом вниз; { $left ->
    [one] осталась { $left } лапка
    [few] остались { $left } лапки
    [many] осталось { $left } лапок
   *[other] осталось { $left } лапки
}.
kyoto-decision-raise = повысить навык на шаг; осталось шагов: { $left } ({ $why ->
    [free] стартовые
    [reward] награда
   *[growth] котик вырос
}).
kyoto-decision-kitten = выбрать котика.

## Что говорит за действие: в подсказке и в разборе

kyoto-reason-medal = Успех принесёт медаль: { $medals }.
kyoto-reason-there = Там можно попробовать получить медаль: { $medals }.
kyoto-reason-house = Успех приведёт друга в ваш дом.
kyoto-reason-track = Успех заполнит ячейку на шкале побед.
kyoto-reason-raise = Поможет получить медаль: { $medals }.
kyoto-reason-look = Только вы узнаете, что там.
kyoto-reason-cross = Котик перейдёт дорогу и получит медаль.
kyoto-reason-turns = Там можно перевернуть незнакомую лапку.
kyoto-reason-looks = Успех позволит посмотреть лапки, лежащие лицом вниз.
kyoto-reason-unseen = По пути к незнакомой лапке.
kyoto-reason-way = По пути к медали: { $medals }.
kyoto-reason-ends = В конце хода вы получите медаль: { $medals }.
kyoto-reason-rest = В этот ход вы больше ничем не рискуете.
kyoto-reason-weaker = Сражение вы скорее проиграете: шансы победить { $good } из { $cases }.
kyoto-reason-action = Сражение завершило бы ваш ход.

## От чего отказывается игрок

kyoto-slip-turn = В этот ход ваш котик ещё не двигался и ничего не делал.
kyoto-slip-raise = Вы ещё можете повысить навык: сейчас или никогда.
kyoto-slip-look = Вы ещё можете посмотреть на лапку.
