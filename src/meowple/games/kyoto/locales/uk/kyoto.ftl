# What Kyoto no Neko says. A space is column,row, or the house or terrace of a home. Some
# messages are parts of others: `{ kyoto-paw }` within a message sees the arguments of that
# message. What has no name here, such as a paw of an owner's own, is called by its id.

game-kyoto-name = Котики Кіото
game-kyoto-about = зростайте серед дахів, садів і велосипедів

## Parts of other messages

kyoto-skill = { $skill ->
    [agility] спритність
    [friendship] дружба
    [fight] бій
    [hunt] полювання
   *[other] { $skill }
}
kyoto-paw = { $paw ->
    [sakura] сакура
    [butterfly3] метелик 3
    [butterfly5] метелик 5
    [bug4] жук 4
    [bug5] жук 5
    [mouse5] миша 5
    [mouse6] миша 6
    [bird65] птах 6/5
    [bird74] птах 7/4
    [cat55] кіт 5/5
    [cat46] кіт 4/6
    [cat64] кіт 6/4
    [dog6] сторожовий пес 6
    [dog5] сторожовий пес 5
    [rat4] щур 4
    [rat5] щур 5
    [carp5] короп 5
    [heron5] чапля 5/6
    [lantern] ліхтар
    [enemy] котик
   *[other] { $paw }
}
kyoto-kitten = { $kitten ->
    [momo] Момо
    [kuro] Куро
    [sora] Сора
    [hana] Хана
    [none] котика ще немає
   *[other] { $kitten }
}
kyoto-space = { $space ->
    [house-n] північний дім
    [house-e] східний дім
    [house-s] південний дім
    [house-w] західний дім
    [terrace-n] північна тераса
    [terrace-e] східна тераса
    [terrace-s] південна тераса
    [terrace-w] західна тераса
   *[other] { $space }
}
# nothing where a space has no name
kyoto-to = { $to ->
    [house-n] { " " }до північного дому
    [house-e] { " " }до східного дому
    [house-s] { " " }до південного дому
    [house-w] { " " }до західного дому
    [terrace-n] { " " }на північну терасу
    [terrace-e] { " " }на східну терасу
    [terrace-s] { " " }на південну терасу
    [terrace-w] { " " }на західну терасу
   *[other] { "" }
}
kyoto-count_medals = { $medals ->
    [0] немає медалей
    [one] { $medals } медаль
    [few] { $medals } медалі
    [many] { $medals } медалей
   *[other] { $medals } медалі
}

## What happens

event-kyoto-kitten = { $seat } грає за котика на ім’я { kyoto-kitten }.
event-kyoto-step = { $seat } іде далі{ kyoto-to }.
event-kyoto-done = { $seat } закінчує хід.
event-kyoto-bikes = Карта велосипедів: фіолетовий їде на { $purple }, бірюзовий — на { $turquoise }.
event-kyoto-cards_shuffled = Карти велосипедів скінчилися, їх перемішано знову.
event-kyoto-turned_up = Відкривається лапка: { kyoto-paw }.
event-kyoto-check = { $seat } { $paw ->
    [bike] ухиляється від велосипеда
   *[other] { $skill ->
        [hunt] полює
        [friendship] намагається подружитися
        [fight] б’ється
       *[agility] покладається на спритність
    } ({ kyoto-paw })
}: { $success ->
    [true] успіх
   *[false] невдача
}. На кубику { $die }, { kyoto-skill } { $value }, потрібно { $target }; шанси { $good } із { $cases }{ $learned ->
    [0] .
   *[other] ; { kyoto-skill } +{ $learned }.
}
event-kyoto-passed = { $seat } не б’ється.
event-kyoto-fought = { $seat } нападає, { $attacked } захищається; шанси { $good } із { $cases }, на кубиках { $dice }, бій { $values }; перемагає { $winner }{ $learned ->
    [0] .
   *[other] . { $loser }: бій +{ $learned }.
}
event-kyoto-runs = { $seat }: котик тікає в паніці{ kyoto-to }.
event-kyoto-paw_moved = { $seat } пересуває лапку{ kyoto-to }: { kyoto-paw }.
event-kyoto-friend = { $seat } знаходить друга: { kyoto-paw } (дім, комірка { $slot }).
event-kyoto-friend_left = { $seat } у гостях: з дому ({ kyoto-space }) іде друг — { kyoto-paw }.
event-kyoto-victory = { $seat }, шкала перемог, комірка { $slot }: { kyoto-paw }.
event-kyoto-medal = { $seat } отримує медаль: { $medal ->
    [cross_road] перейти дорогу
    [climb_tree] вилізти на дерево
    [hunt_bug] вполювати жука
    [hunt_carp] вполювати коропа
    [hunt_mouse] вполювати мишу
    [befriend_butterfly] подружитися з метеликом
    [befriend_bird] подружитися з птахом
    [befriend_cat] подружитися з котом
    [beat_kitten] перемогти котика
    [beat_rat] перемогти щура
    [light_lanterns] засвітити ліхтарі
    [house] друзі в домі
    [track] шкала перемог
   *[other] { $medal }
}. Тепер { kyoto-count_medals }.
event-kyoto-looked = { $seat } потай дивиться на лапку, що лежить долілиць.
event-kyoto-saw = { $seat } бачить: { kyoto-paw }.
event-kyoto-declined = { $what ->
    [look] { $seat } більше не дивиться на лапки.
   *[raise] { $seat } не підвищує навички.
}
event-kyoto-lit = { $seat } засвічує ліхтар: { $lit } із { $needed }.
event-kyoto-raised = { $seat } підвищує навичку: { kyoto-skill } { $value }.
event-kyoto-lowered = { $seat }: навичка знижується, { kyoto-skill } { $value }.
event-kyoto-grow = Медалей у когось уже { $slot }, і всі ростуть: витривалість { $stamina }, навички +{ $steps }.
event-kyoto-over = Партію завершено, { $rounds ->
    [one] зіграно { $rounds } раунд
    [few] зіграно { $rounds } раунди
    [many] зіграно { $rounds } раундів
   *[other] зіграно { $rounds } раунду
}.

## Medals and missions

line-kyoto-medal-cross_road = Перейти дорогу
line-kyoto-medal-climb_tree = Вилізти на сакуру
line-kyoto-medal-hunt_bug = Вполювати жука
line-kyoto-medal-hunt_carp = Вполювати коропа
line-kyoto-medal-hunt_mouse = Вполювати мишу
line-kyoto-medal-befriend_butterfly = Подружитися з метеликом
line-kyoto-medal-befriend_bird = Подружитися з птахом
line-kyoto-medal-befriend_cat = Подружитися з котом
line-kyoto-medal-beat_kitten = Перемогти іншого котика
line-kyoto-medal-beat_rat = Перемогти щура
line-kyoto-medal-light_lanterns = Засвітити ліхтарі
line-kyoto-medal-house = Друзі в домі
line-kyoto-medal-track = Шкала перемог

decided-kyoto-won-medals = найбільше медалей
decided-kyoto-won-friendship = за рівних медалей вища дружба
decided-kyoto-won-fight = за рівних медалей і дружби вищий бій
decided-kyoto-won-shared = спільна перемога

## Lists of the rules reference

kyoto-list-kitten = **{ $name }**: { $novice }; на боці для досвідчених { $expert }
kyoto-list-paw = **{ $name }**{ kyoto-red }
kyoto-list-check = { $check }; у разі успіху { $passed }
kyoto-list-paws = Лапки: { $paws }
kyoto-list-figure = Від самого початку: { $name } ({ $space })

## Errors: what the rules forbid

error-kyoto-answer_first = Спершу червоні лапки тут: зреагуйте на одну з них.
error-kyoto-answered_already = Ви щойно зреагували на цю лапку ({ kyoto-paw }); дією з нею можна зустрітися, коли хід починається тут.
error-kyoto-attack_the_mover = Напасти можна лише на котика, що проходить повз, а це інший ({ $seat }).
error-kyoto-hedge = Шлях перекриває живопліт ({ kyoto-space }): потрібна спритність { $agility }.
error-kyoto-kitten_taken = Цього котика ({ kyoto-kitten }) вибрати не можна: візьміть вільного.
error-kyoto-known_already = Цю лапку ({ kyoto-space }) ви вже знаєте: подивіться на іншу.
error-kyoto-no_kitten_here = Цього котика ({ $seat }) тут немає.
error-kyoto-no_lantern = Тут немає ліхтаря, якого ви ще не засвітили.
error-kyoto-no_stamina = Цього ходу у вашого котика не лишилося кроків.
error-kyoto-no_such_check = Такої перевірки тут немає: { kyoto-paw }, { kyoto-skill }.
error-kyoto-not_beside = Звідси туди за один крок не дійти: { kyoto-space }.
error-kyoto-not_here = Зустріти можна лише те, що тут, а цього тут немає: { kyoto-paw }.
error-kyoto-not_homeward = Найкращі шляхи додому звідси ведуть не туди: { kyoto-space }.
error-kyoto-nothing_face_down = Тут немає лапки долілиць: { kyoto-space }.
error-kyoto-paw_too_far = Лапка має відійти рівно на { $steps } { $steps ->
    [one] крок
    [few] кроки
    [many] кроків
   *[other] кроку
}; туди так не потрапити: { kyoto-space }.
error-kyoto-roof = Шлях перекриває дах ({ kyoto-space }): потрібна спритність { $agility }.
error-kyoto-skill_full = Ця навичка вже на максимумі: { kyoto-skill }.

## Options of a table

option-kyoto-side = Котики
option-kyoto-side-about = Яким боком лежать планшети котиків.
option-kyoto-side-novice = для новачків: у кожного котика свої початкові навички
option-kyoto-side-expert = для досвідчених: навички нижчі, і кожен сам розподіляє вільні кроки
option-kyoto-centre = Центральний район
option-kyoto-centre-about = Яким боком догори лежить поле Центрального району.
option-kyoto-centre-normal = звичайний, однаковий для всіх рідних районів
option-kyoto-centre-asymmetric = асиметричний, зі зрізаним кутом
option-kyoto-rotation = Поворот
option-kyoto-rotation-about = Як повернуто поле Центрального району.
option-kyoto-rotation-random = асиметричний бік — навмання, звичайний — ніяк
option-kyoto-rotation-0 = як є
option-kyoto-rotation-1 = на чверть за годинниковою стрілкою
option-kyoto-rotation-2 = на пів оберту
option-kyoto-rotation-3 = на чверть проти годинникової стрілки
option-kyoto-target = Медалі
option-kyoto-target-about = Скільки медалей завершують гру; що більше, то вона довша.
option-kyoto-target-5 = п’ять, як у правилах
option-kyoto-target-6 = шість
option-kyoto-target-7 = усі сім
option-kyoto-die = Кубик
option-kyoto-die-about = Грані кубика: точно ми їх не знаємо.
option-kyoto-die-wide = від X до великих чисел, кожне на одній грані
option-kyoto-die-narrow = числа менші й ближчі одне до одного: висока навичка важить більше, і більше перевірок не пройти
option-kyoto-stamina = Витривалість
option-kyoto-stamina-about = Скільки кроків має котик на початку й після кожного зростання.
option-kyoto-stamina-short = звичайна кількість кроків
option-kyoto-stamina-long = щоразу на крок більше
option-kyoto-scenario = Сценарій
option-kyoto-scenario-about = Які завдання виконують і що додається до гри.
option-kyoto-scenario-base = День у Кіото: п’ять завдань основної гри
option-kyoto-scenario-river = Біля річки: коропи для полювання і чапля на шляху (наш)
option-kyoto-scenario-lanterns = Вечір ліхтарів: засвітіть кілька з них (наш)
option-kyoto-kittens = Вибір котиків
option-kyoto-kittens-about = Як гравці отримують котиків.
option-kyoto-kittens-drawn = навмання
option-kyoto-kittens-chosen = гравці вибирають самі, у порядку ходу

## The table

kyoto-seat = { $you ->
    [true] { $seat } (ви)
   *[false] { $seat }
}
kyoto-head = Раунд { $round }, перший хід: { $who }. Граємо до { $target } { $target ->
    [one] медалі
    [few] медалей
    [many] медалей
   *[other] медалі
}, раунд дограємо.
kyoto-numbers = Витривалість { $stamina }: стільки кроків за хід. Грані кубика: { $die }.
kyoto-scenario = Сценарій: { kyoto-scenario_name }.
kyoto-scenario_name = { $scenario ->
    [base] { option-kyoto-scenario-base }
    [river] { option-kyoto-scenario-river }
    [lanterns] { option-kyoto-scenario-lanterns }
   *[other] { $scenario }
}
kyoto-turn = Ходить: { $who }.
kyoto-growth = Усі ростуть, коли хтось має { $slots }.
kyoto-growth_slot = { $slot } { $slot ->
    [one] медаль
    [few] медалі
    [many] медалей
   *[other] медалі
} (навички +{ $steps })
kyoto-division = { $scenario ->
    [base] День у Кіото
    [river] Біля річки
    [lanterns] Вечір ліхтарів
   *[other] { $scenario }
}, медалей: { $target }
kyoto-player = { $who }: { kyoto-kitten }, рідний район — { $home ->
    [n] північний
    [e] східний
    [s] південний
   *[w] західний
}, зараз: { kyoto-space }.
kyoto-stepped_on = Котик зайшов на дорогу { $side ->
    [inside] зсередини: якщо зійде назовні, дорогу перейдено.
   *[outside] ззовні: якщо зійде всередину, дорогу перейдено.
}
kyoto-skills = Спритність { $agility }, дружба { $friendship }, бій { $fight }, полювання { $hunt }. Медалі: { $medals }.
kyoto-friends = У домі: { $friends }.
kyoto-gap = (вільно)
kyoto-track = На шкалі перемог: { $track }.
kyoto-marks = Засвічені ліхтарі: { $marks }.
kyoto-missions = Медалі й хто їх має:
kyoto-mission = { $name }: { $who }
kyoto-owed = { $who } наприкінці свого ходу
kyoto-nobody = поки ніхто
kyoto-bikes = Велосипеди: фіолетовий на { $purple }, бірюзовий на { $turquoise }; { $cards ->
    [0] карти перемішають знову
    [one] лишилася { $cards } карта
    [few] лишилися { $cards } карти
    [many] лишилося { $cards } карт
   *[other] лишилося { $cards } карти
}.
kyoto-gone = Поза грою: { $paws }.
kyoto-legend-spaces = Клітинки: стовпець,ряд; = дорога, ~ ставок, Hn дім house-n, Tn тераса terrace-n (також e, s, w).
kyoto-legend-pieces = На них: від 0 до 3 — котик цього гравця, P фіолетовий і T бірюзовий велосипед.
kyoto-legend-paws = Лапки: ? долілиць (?bug4: ви її бачили), ! червона, + і ще, . немає.
kyoto-legend-names = Назви скорочено: but3 — це butterfly3, ca46 — cat46.
kyoto-legend-walls = Між клітинками: % живопліт (спритність { $hedge }), ^ дах (спритність { $roof }), | та - стіни.
kyoto-open = Лапки горілиць:
kyoto-open_paw = { kyoto-paw }{ kyoto-red }, де: { $spaces }: { $checks }
kyoto-seen = Лапки долілиць, які ви бачили: { $paws }.
kyoto-seen_paw = { $space } { kyoto-paw }
kyoto-seen_others = Бачили інші: { $spaces }.
kyoto-seen_by = { $space } ({ $who })
kyoto-several = Більше ніж одна лапка: { $spaces }.
kyoto-several_at = { $space }: { $paws }

## Paws in words

kyoto-red = { $red ->
    [true] {" "}(червона лапка)
   *[false] { "" }
}
kyoto-paw_asks = { kyoto-paw }{ kyoto-red }: { $checks }
kyoto-check = { kyoto-skill } { $target }
kyoto-check_failing = { kyoto-check }, інакше { kyoto-failing }
kyoto-failing = { $flees ->
    [0] { $moves ->
        [0] { kyoto-lowering }
       *[other] лапка відходить на { $moves }{ kyoto-and_lowering }
    }
   *[other] котик тікає на { $flees }{ kyoto-and_lowering }
}
kyoto-lowering = { $lowers ->
    [agility] спритність −1
    [friendship] дружба −1
    [fight] бій −1
    [hunt] полювання −1
   *[none] { "" }
}
kyoto-and_lowering = { $lowers ->
    [agility] , спритність −1
    [friendship] , дружба −1
    [fight] , бій −1
    [hunt] , полювання −1
   *[none] { "" }
}
kyoto-no_check = перевірок немає
kyoto-passing = { $skill ->
    [agility] { $looks ->
        [0] ви проходите повз
        [one] ви дивитеся на { $looks } лапку долілиць
        [few] ви дивитеся на { $looks } лапки долілиць
        [many] ви дивитеся на { $looks } лапок долілиць
       *[other] ви дивитеся на { $looks } лапки долілиць
    }
    [friendship] лапка оселяється у вашому домі
   *[other] лапка йде на вашу шкалу перемог
}
kyoto-paw_kind = { $kind ->
    [sakura] сакура
    [butterfly] метелик
    [bug] жук
    [mouse] миша
    [bird] птах
    [cat] кіт
    [dog] сторожовий пес
    [rat] щур
    [carp] короп
    [heron] чапля
    [lantern] ліхтар
   *[other] { $kind }
}
kyoto-skill_about = { $skill ->
    [agility] Лазить по деревах, ухиляється від велосипедів, минає сторожових псів; з { $hedge } — через живоплоти, з { $roof } — і через дахи.
    [friendship] Заводить друзів, які оселяться у вашому домі.
    [fight] Перемагає інших котиків і тих, хто лізе битися.
   *[hunt] Ловить здобич для вашої шкали перемог.
}

## What an action does

kyoto-direction = { $direction ->
    [n] північ
    [e] схід
    [s] південь
   *[w] захід
}
kyoto-kind = { $kind ->
    [road] дорога
    [house] { $yours ->
        [true] ваш дім
       *[false] дім
    }
    [terrace] { $yours ->
        [true] ваша тераса
       *[false] тераса
    }
    [garden] сад
    [pond] біля ставка
   *[park] парк
}
kyoto-way = на { kyoto-direction }{ $wall ->
    [hedge] {" "}через живопліт
    [roof] {" "}через дах
   *[open] { "" }
}: { kyoto-kind }
kyoto-unknown = { $who ->
    [nobody] лапка долілиць
   *[other] лапка долілиць, її бачили: { $who }
}
kyoto-known = долілиць, ви знаєте: { $paw }
kyoto-kitten_there = котик ({ $who })
kyoto-friends_there = друзі там: { $friends }
kyoto-bike = { $bike ->
    [0] велосипед не доїде
   *[other] велосипед { $bike }% ({ $needs }), вас не проженуть { $safe }%
}
kyoto-needs = { $how ->
    [any] будь-що, крім X: { $percent }%
    [none] недосяжно: 0%
   *[other] потрібно { $need } або більше: { $percent }%
}
kyoto-roll = { $needs }; у разі невдачі { kyoto-failing }
kyoto-red_roll = { kyoto-paw } (червона лапка): { kyoto-skill }, { $needs }, інакше { kyoto-failing }
kyoto-fight = бій { $value } проти { $other }: { $percent }%; хто програє, тікає на { $flees }
kyoto-fight_there = там { $who }, бій { $value } проти { $other }: { $percent }%
kyoto-explain-done = { $decision ->
    [look] більше не дивитися на лапки
    [raise] не підвищувати навички
   *[other] закінчити хід без дії
}
kyoto-explain-kitten = спритність { $agility }, дружба { $friendship }, бій { $fight }, полювання { $hunt }
kyoto-explain-use = засвітити, без кидка
kyoto-explain-pass = { $decision ->
    [meet] не битися; суперник може напасти
   *[attacked] пропустити повз
}
kyoto-explain-raise = з { $value } до { $raised }{ $opens ->
    [hedge] , досить для живоплотів
    [roof] , досить для дахів
   *[nothing] { "" }
}
kyoto-explain-look = { $who ->
    [nobody] { kyoto-kind }
   *[other] { kyoto-kind }, уже бачили: { $who }
}

## What is asked

kyoto-asked = Чекаємо: { $who }. Рішення — { $what }
kyoto-asked_you = Ваше рішення — { $what }
kyoto-here = Ви тут: { kyoto-space }{ $kind ->
    [road] {" "}(дорога)
    [garden] {" "}(сад)
    [park] {" "}(парк)
   *[other] { "" }
}. { kyoto-skills }
kyoto-decision-turn = { $left ->
    [0] діяти або закінчити хід (done): кроків не лишилося.
    [1] зробити останній крок, діяти або закінчити хід (done).
    [one] іти далі, діяти або закінчити хід (done); лишився { $left } крок.
    [few] іти далі, діяти або закінчити хід (done); лишилося { $left } кроки.
    [many] іти далі, діяти або закінчити хід (done); лишилося { $left } кроків.
   *[other] іти далі, діяти або закінчити хід (done); лишилося { $left } кроку.
}
kyoto-decision-react = зреагувати на червоні лапки тут: вибрати, на яку і як.
kyoto-decision-meet = битися з котиком тут (це дія, рух закінчиться) або пройти повз (pass).
kyoto-decision-attacked = напасти на котика, що проходить повз ({ $kitten }), або пропустити його (pass).
kyoto-decision-flight = вибрати, куди тікає котик ({ $kitten }), зараз він тут: { kyoto-space }. { $left ->
    [0] Залишитися він не може.
   *[other] Лишилося кроків: { $left }.
}
kyoto-decision-paw = вибрати, куди відходить лапка ({ kyoto-paw }), рівно { $left } { $left ->
    [one] крок
    [few] кроки
    [many] кроків
   *[other] кроку
}; зараз вона тут: { kyoto-space }.
kyoto-decision-look = подивитися на лапку, що лежить долілиць; { $left ->
    [one] лишилася { $left } лапка
    [few] лишилися { $left } лапки
    [many] лишилося { $left } лапок
   *[other] лишилося { $left } лапки
}.
kyoto-decision-raise = підвищити навичку на крок; лишилося кроків: { $left } ({ $why ->
    [free] початкові
    [reward] нагорода
   *[growth] котик виріс
}).
kyoto-decision-kitten = вибрати котика.

## Що говорить за дію: у підказці та в розборі

kyoto-reason-medal = Успіх принесе медаль: { $medals }.
kyoto-reason-there = Там можна спробувати здобути медаль: { $medals }.
kyoto-reason-house = Успіх приведе друга до вашого дому.
kyoto-reason-track = Успіх заповнить комірку на шкалі перемог.
kyoto-reason-raise = Допоможе здобути медаль: { $medals }.
kyoto-reason-look = Лише ви знатимете, що там.
kyoto-reason-cross = Котик перейде дорогу й отримає медаль.
kyoto-reason-turns = Там можна перевернути незнайому лапку.
kyoto-reason-looks = Успіх дасть змогу подивитися лапки, що лежать долілиць.
kyoto-reason-unseen = Дорогою до незнайомої лапки.
kyoto-reason-way = Дорогою до медалі: { $medals }.
kyoto-reason-ends = Наприкінці ходу ви отримаєте медаль: { $medals }.
kyoto-reason-rest = Цього ходу ви більше нічим не ризикуєте.
kyoto-reason-weaker = Бій ви радше програєте: шанси перемогти { $good } із { $cases }.
kyoto-reason-action = Бій завершив би ваш хід.

## Від чого відмовляється гравець

kyoto-slip-turn = Цього ходу ваш котик ще не рухався й нічого не робив.
kyoto-slip-raise = Ви ще можете підвищити навичку: зараз або ніколи.
kyoto-slip-look = Ви ще можете подивитися на лапку.
