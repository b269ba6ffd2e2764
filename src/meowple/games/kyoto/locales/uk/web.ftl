# The table of Kyoto no Neko in the browser. Names of paws, kittens, skills and medals come
# from the game's own catalogue and are put in; they begin with a small letter.

## What is asked, in one line

web-kyoto-ask-turn = { $left ->
    [0] Ваш хід: кроків не лишилося. Дійте тут або закінчіть його.
    [one] Ваш хід: лишився { $left } крок.
    [few] Ваш хід: лишилося { $left } кроки.
    [many] Ваш хід: лишилося { $left } кроків.
   *[other] Ваш хід: лишилося { $left } кроку.
}
web-kyoto-ask-react = Червона лапка! Виберіть, як зреагувати.
web-kyoto-ask-meet = Вам трапився котик: бийтеся з ним, і хід закінчиться, або пройдіть повз.
web-kyoto-ask-attacked = Повз вашого котика проходить { $kitten }. Напасти чи пропустити?
web-kyoto-ask-flight = Тікає додому: { $kitten }. Виберіть шлях.
web-kyoto-ask-paw = Виберіть, куди відійде { $paw }: рівно на { $left } { $left ->
    [one] крок
    [few] кроки
    [many] кроків
   *[other] кроку
}.
web-kyoto-ask-look = З дерева далеко видно: подивіться на лапку, { $left ->
    [one] лишилася { $left } лапка
    [few] лишилися { $left } лапки
    [many] лишилося { $left } лапок
   *[other] лишилося { $left } лапки
}.
web-kyoto-ask-raise = { $why ->
    [free] До початку гри
    [reward] Нагорода
   *[growth] Ваш котик росте
}: підвищте навичку, { $left ->
    [one] лишився { $left } крок
    [few] лишилося { $left } кроки
    [many] лишилося { $left } кроків
   *[other] лишилося { $left } кроку
}.
web-kyoto-ask-kitten = Виберіть котика.
web-kyoto-waiting = { $decision ->
    [turn] Ходить: { $who }
    [raise] Підвищення навичок: { $who }
    [flight] Вибір шляху втечі: { $who }
    [paw] Вибір, куди відійде лапка: { $who }
    [look] Перегляд лапок: { $who }
    [kitten] Вибір котика: { $who }
   *[other] Рішення: { $who }
}
web-kyoto-over = Партію завершено.

## The map

web-kyoto-map = Мапа міста
web-kyoto-space = { $kind ->
    [road] Дорога { $at }
    [park] Парк { $at }
    [garden] { $yours ->
        [true] Ваш сад { $at }
       *[false] Сад { $at }
    }
    [house] { $yours ->
        [true] Ваш дім
       *[false] Дім ({ $home })
    }
    [terrace] { $yours ->
        [true] Ваша тераса
       *[false] Тераса ({ $home })
    }
   *[other] { $name } { $at }
}
web-kyoto-kitten = { $you ->
    [true] { $kitten } (ваш котик)
   *[false] { $kitten } ({ $who })
}
web-kyoto-do-step = { $wall ->
    [hedge] Один крок, через живопліт.
    [roof] Один крок, через дах.
   *[open] Один крок.
}
web-kyoto-do-walk = { $steps ->
    [1] Один крок.
    [one] { $steps } крок поспіль.
    [few] { $steps } кроки поспіль.
    [many] { $steps } кроків поспіль.
   *[other] { $steps } кроку поспіль.
}
web-kyoto-do-stops = Дорогою: { $stops }.
web-kyoto-do-flee = Тікає сюди: { $who }.
web-kyoto-do-paw = Відходить сюди: { $paw }.
web-kyoto-do-look = Потай подивитися на цю лапку.
web-kyoto-stop-road = карта велосипедів
web-kyoto-stop-face_down = незнайома лапка
web-kyoto-stop-paw = червона лапка
web-kyoto-stop-kitten = інший котик
web-kyoto-paw-down = Лапка долілиць.
web-kyoto-paw-seen = Лапка долілиць; хто знає: { $who }.
web-kyoto-paw-known = Долілиць, ви знаєте: { $paw }.
web-kyoto-paw-up = { $paw }.
web-kyoto-stands = Тут: { $who }.
web-kyoto-bike-here = { $bike ->
    [purple] Фіолетовий велосипед.
   *[turquoise] Бірюзовий велосипед.
}
web-kyoto-friends = Друзі в домі: { $friends }.
web-kyoto-heard-chance = { $what } { $percent }%.
web-kyoto-heard-bike = Велосипед доїде: { $bike }%. Вас не прожене: { $safe }%.

## Chances

web-kyoto-percent = { $percent }%
web-kyoto-sum = { $skill } { $value }, ціль { $target }:
web-kyoto-needs = { $how ->
    [any] будь-що, крім X.
    [none] недосяжно.
   *[some] потрібно { $need } або більше.
}
web-kyoto-needs-fight = Бій { $value } проти { $other }, кидають обидва.
web-kyoto-check = { $what } { $needs }
web-kyoto-against-kitten = Там { $who }:
web-kyoto-against-bike = Ухилитися від велосипеда:
web-kyoto-against-paw = { $paw }:
web-kyoto-fails-fight = Хто програє, тікає на { $flees } і вчиться: +1 (+2, якщо випав X).
web-kyoto-fails-moves = Невдача: лапка відходить на { $moves }, ви вчитеся: +1 (+2, якщо випав X).
web-kyoto-fails-flees = Невдача: ви тікаєте на { $flees } і вчитеся: +1 (+2, якщо випав X).
web-kyoto-fails-lowers = Навичка знижується на 1: { $skill }.
web-kyoto-fails-learn = Невдача: ви вчитеся: +1 (+2, якщо випав X).
web-kyoto-passes = Успіх: { $what }.
web-kyoto-passes-fight = Хто переможе, бере жетон на шкалу перемог.
web-kyoto-bike-comes = { $percent ->
    [0] Відкривають карту велосипедів, але сюди жоден не доїде.
   *[other] Відкривають карту велосипедів; шанс, що велосипед доїде, — { $percent }%.
}
web-kyoto-bike-safe = Вас не проженуть:
web-kyoto-against = :

## What can be done

web-kyoto-now = Що ви можете зробити
web-kyoto-choose = { $decision ->
    [turn] Ідіть на підсвічену клітинку, дійте тут або закінчіть хід.
    [here] Дійте тут або закінчіть хід.
    [go] Ідіть на підсвічену клітинку або закінчіть хід.
    [flight] Виберіть підсвічену клітинку на мапі.
    [paw] Виберіть підсвічену клітинку на мапі.
    [look] Виберіть підсвічену лапку на мапі.
    [raise] Кожен крок полегшує майбутні кидки.
    [meet] Бій закінчить ваш хід, хоч би хто переміг. Якщо пройти повз, суперник може напасти.
    [attacked] Бій не коштує вам ходу.
    [react] На кожну червону лапку треба зреагувати одразу.
    [kitten] Число біля навички — її початкове значення. Невдача його підвищує.
   *[other] { "" }
}
web-kyoto-try = { $skill ->
    [friendship] Подружитися: { $paw }
    [fight] Битися: { $paw }
    [hunt] Полювати: { $paw }
   *[agility] { $figure ->
        [true] Вилізти: { $paw }
       *[false] Прослизнути: { $paw }
    }
}
web-kyoto-attack = Битися: { $who }
web-kyoto-use = Засвітити: { $figure }
web-kyoto-done = { $decision ->
    [look] Більше не дивитися
    [raise] Не підвищувати
   *[turn] Закінчити хід
}
web-kyoto-take = Грати за котика: { $kitten }
web-kyoto-pass = { $decision ->
    [meet] Пройти повз
   *[attacked] Пропустити повз
}
web-kyoto-raise = { $value } → { $raised }{ $opens ->
    [hedge] : відкриває живоплоти
    [roof] : відкриває дахи
   *[nothing] { "" }
}
web-kyoto-go = { $do ->
    [look] Дивитися
    [paw] Сюди
    [flee] Сюди
   *[step] Іти
}
web-kyoto-back = Назад
web-kyoto-skip = Пропустити
web-kyoto-missions = За що дають медалі
web-kyoto-legend = На мапі
web-kyoto-legend-steps = скільки кроків до клітинки

## What everyone did just now, after the player's name

web-kyoto-deed-step = { $steps ->
    [one] проходить { $steps } крок
    [few] проходить { $steps } кроки
    [many] проходить { $steps } кроків
   *[other] проходить { $steps } кроків
}
web-kyoto-deed-check = кидає ({ $paw ->
    [bike] велосипед
   *[other] { $paw }
}): { $die } + { $value } проти { $target }, { $success ->
    [true] успіх
   *[false] невдача
}
web-kyoto-deed-fought = нападає ({ $attacked }); перемагає { $winner }
web-kyoto-deed-runs = тікає
web-kyoto-deed-paw_moved = пересуває лапку: { $paw }
web-kyoto-deed-friend = знаходить друга: { $paw }
web-kyoto-deed-victory = – { web-kyoto-slots-track }: { $paw }
web-kyoto-deed-medal = отримує медаль: { $medal }
web-kyoto-deed-raised = підвищує навичку: { $skill } { $value }
web-kyoto-deed-lowered = втрачає крок навички: { $skill } { $value }
web-kyoto-deed-lit = засвічує ліхтар
web-kyoto-deed-looked = дивиться на лапку
web-kyoto-deed-turned_up = відкриває лапку: { $paw }
web-kyoto-deed-bikes = тягне карту велосипедів: { $purple }–{ $turquoise }
web-kyoto-deed-kitten = грає за котика: { $kitten }

## The same about the reader: what I did last

web-kyoto-own-step = Ви { $steps ->
    [one] проходите { $steps } крок
    [few] проходите { $steps } кроки
    [many] проходите { $steps } кроків
   *[other] проходите { $steps } кроків
}
web-kyoto-own-check = Ваш кидок, { $paw ->
    [bike] велосипед
   *[other] { $paw }
}: { $die } + { $value } проти { $target }, { $success ->
    [true] успіх
   *[false] невдача
}
web-kyoto-own-fought = Ви нападаєте ({ $attacked }); { $won ->
    [true] ви перемагаєте
   *[false] перемагає { $attacked }
}
web-kyoto-own-runs = Ви тікаєте
web-kyoto-own-paw_moved = Ви пересуваєте лапку: { $paw }
web-kyoto-own-friend = Ви знаходите друга: { $paw }
web-kyoto-own-victory = { web-kyoto-slots-track }: { $paw }
web-kyoto-own-medal = Ви отримуєте медаль: { $medal }
web-kyoto-own-raised = Ви підвищуєте навичку: { $skill } { $value }
web-kyoto-own-lowered = Ви втрачаєте крок навички: { $skill } { $value }
web-kyoto-own-lit = Ви засвічуєте ліхтар
web-kyoto-own-looked = Ви дивитеся на лапку
web-kyoto-own-turned_up = Ви відкриваєте лапку: { $paw }
web-kyoto-own-bikes = Ви тягнете карту велосипедів: { $purple }–{ $turquoise }
web-kyoto-own-kitten = Ви граєте за котика: { $kitten }
web-kyoto-deed-fought_you = нападає на вас; { $won ->
    [true] ви перемагаєте
   *[false] ви програєте
}

## Players

web-kyoto-others = Інші
web-kyoto-lives = { $kitten }, рідний район: { $home }
web-kyoto-no_kitten = котика ще немає
web-kyoto-skills = Навички
web-kyoto-skill = { $skill } { $value } з { $most }. { $about }
web-kyoto-medals = Медалі
web-kyoto-medal = { $name }: { $state ->
    [taken] медаль отримано.
    [owed] виконано; медаль буде наприкінці ходу.
   *[open] ще не виконано.
}
web-kyoto-slots-house = Дім
web-kyoto-slots-track = Шкала перемог
web-kyoto-slot-house = Дім, комірка { $slot }{ $gift ->
    [step] , дає +1 до навички
    [medal] , один раз дає медаль
   *[none] { "" }
}: { $count ->
    [0] вільна.
    [1] { $paw }.
    [one] { $count } друг, згори { $paw }.
    [few] { $count } друзі, згори { $paw }.
    [many] { $count } друзів, згори { $paw }.
   *[other] { $count } друга, згори { $paw }.
}
web-kyoto-slot-track = Шкала перемог, комірка { $slot }{ $gift ->
    [step] , дає +1 до навички
    [medal] , один раз дає медаль
   *[none] { "" }
}: { $count ->
    [0] вільна.
   *[other] { $paw }.
}
web-kyoto-stamina = Витривалість: { $most } { $most ->
    [one] крок
    [few] кроки
    [many] кроків
   *[other] кроку
} за хід; зараз лишилося: { $left }.
web-kyoto-stepped_on = На дорогу зайшли { $side ->
    [inside] зсередини: зійдіть назовні — і дорогу перейдено.
   *[outside] ззовні: зійдіть усередину — і дорогу перейдено.
}

## The table

web-kyoto-round = Раунд { $round }
web-kyoto-round-about = { $scenario }. Раунд { $round } з { $last } можливих; граємо до { $target } { $target ->
    [one] медалі
    [few] медалей
    [many] медалей
   *[other] медалі
}, раунд дограємо.
web-kyoto-first = перший хід
web-kyoto-first-about = Кожен раунд починає { $who }.
web-kyoto-cards = { $count }
web-kyoto-cards-word = Карти велосипедів
web-kyoto-enemies-word = Жетони ворогів
web-kyoto-cards-about = { $count ->
    [0] Карти велосипедів скінчилися: їх перемішають знову.
    [one] Лишилася { $count } карта велосипедів (фіолетовий–бірюзовий): { $cards }.
    [few] Лишилися { $count } карти велосипедів (фіолетовий–бірюзовий): { $cards }.
    [many] Лишилося { $count } карт велосипедів (фіолетовий–бірюзовий): { $cards }.
   *[other] Лишилося { $count } карти велосипедів (фіолетовий–бірюзовий): { $cards }.
}
web-kyoto-enemies = { $count }
web-kyoto-enemies-about = Лишилося жетонів переможених ворогів: { $count }.
web-kyoto-gone = Поза грою: { $count }
web-kyoto-gone-about = Поза грою: { $paws }.
web-kyoto-race-player = { $who }: { $medals ->
    [0] немає медалей.
    [one] { $medals } медаль.
    [few] { $medals } медалі.
    [many] { $medals } медалей.
   *[other] { $medals } медалі.
}
web-kyoto-race-grow = Коли хтось має { $slot } { $slot ->
    [one] медаль
    [few] медалі
    [many] медалей
   *[other] медалі
}, усі ростуть: +1 до витривалості та +{ $steps } до навичок.
web-kyoto-race-end = Граємо до { $target } { $target ->
    [one] медалі
    [few] медалей
    [many] медалей
   *[other] медалі
}, раунд дограємо.

## What an action means, with a verb: in a hint, a replay, an analysis

web-kyoto-means = { $verb ->
    [step] Іти { $what }
    [flee] Тікати { $what }
    [paw] Пересунути лапку: { $of }, { $what }
    [look] Подивитися на лапку: { $of }, { $what }
    [raise] Підвищити навичку «{ $of }» ({ $what })
    [try] { $of } ({ $what })
    [attack] { $of } ({ $what })
    [use] { $of } ({ $what })
    [kitten] Грати за котика: { $of } ({ $what })
   *[other] { $what }
}

## The end of the game

web-kyoto-end-won_by = Ваша перевага: { $medals } { $medals ->
    [one] медаль
    [few] медалі
    [many] медалей
   *[other] медалі
}.
web-kyoto-end-lost_by = До перемоги не вистачило { $medals } { $medals ->
    [one] медалі
    [few] медалей
    [many] медалей
   *[other] медалі
}.
web-kyoto-worth = Перемагає в { $chance } партій, близько { $medals } { $medals ->
    [one] медалі
    [few] медалей
    [many] медалей
   *[other] медалі
}
web-kyoto-end-medals = { $you ->
    [true] У вас медалей: { $medals }, і раунд завершено.
   *[false] { $name }: зібрано медалей — { $medals }, і раунд завершено.
}
web-kyoto-end-rounds = Останній раунд, номер { $round }, завершено.
