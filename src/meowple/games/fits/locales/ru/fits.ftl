# What If It Fits says. A cell is column,row; a joint is named by its west cell. Icons
# come as letters: M mouse, Y yarn, F fish, P feather, S spray bottle. Some messages are
# parts of others: `{ fits-cell }` within a message sees the arguments of that message.

game-fits-name = Если влезет
game-fits-about = складывайте коробки и занимайте лучшие

# What a player chooses before the game.
figure-fits = Кот
figure-fits-iriska = Ириска
figure-fits-murchik = Мурчик
figure-fits-kuzya = Кузя
figure-fits-barsik = Барсик
figure-fits-tsarapka = Царапка

## Parts of other messages

fits-cell = { $x },{ $y }
fits-count_cards = { $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}

## What happens

event-fits-started = { $seat } кладёт стартовую карту { $card }.
event-fits-drew = { $seat } берёт карту.
event-fits-drew_own = { $seat } берёт карту: { $card }.
event-fits-drew_toy = { $seat } берёт особую карту игрушек { $card }: её играют сразу.
event-fits-plays = { $seat } играет { $card ->
    [princess] Принцессу
   *[other] карту { $card }
}.
event-fits-plays_own = { $seat } играет карту: { $card }.
event-fits-laid = { $seat } кладёт { $card }.
event-fits-box_closed = Коробка закрыта.
event-fits-cat = { $seat } кладёт кота на две карты.
event-fits-asleep = { $seat } укладывает кота спать.
event-fits-woken = Спящий кот ({ $seat }) теперь считается.
event-fits-toy = { $seat } кладёт особую карту игрушек { $card } на две карты.
event-fits-princess = { $seat }: Принцесса занимает место { $what ->
    [sleeper] спящего кота
   *[cat] кота
} ({ $owner }), и тот уходит домой.
event-fits-discarded = { $seat } сбрасывает { $card ->
    [princess] Принцессу
   *[other] { $card }
}: сыграть нечего.
event-fits-discarded_own = { $seat } сбрасывает карту: { $card }.
event-fits-final = Начинается завершающая фаза: { $why ->
    [deck] колода пуста
   *[cats] кто-то сыграл последнего кота
}. Новых карт больше не берут, котов спать не укладывают.
event-fits-over = Карт на руках не осталось. Партия окончена.

## Score

line-fits-score-closed = Закрытая коробка { fits-cell }, { fits-count_cards }
line-fits-score-open = Открытая коробка { fits-cell }, { fits-count_cards }
line-fits-score-extra_cats = Дополнительные коты в коробке { fits-cell }

decided-fits-won-points = больше всего очков
decided-fits-won-penalties = при равных очках меньше штрафных
decided-fits-won-shared = общая победа

score-penalties = Штрафные очки
score-boxes = Коробка
score-cells = Клетки
score-closed = Закрыта
score-toys = Игрушки
score-sprays = Пульверизаторы
score-value = Ценность
score-holders = Чья
score-sleepers = Спящие коты, которые считаются
score-points = Очки

## Errors: what the rules forbid

error-card-another_played = Вы играете карту { $card }: кладите именно её.
error-card-cannot_be_played = Карту { $card } сейчас сыграть нельзя.
error-card-same_when_turned = Если повернуть карту { $card }, ничего не изменится: кладите её без поворота.
error-cat-none_left = У вас не осталось котов.
error-cat-not_this_card = Кот должен лечь на карту, которую вы только что положили.
error-cell-must_touch = Карта должна примыкать к карте на столе целой стороной; углы не считаются.
error-cell-occupied = На клетке { fits-cell } уже есть карта.
error-cell-off_table = Клетка { fits-cell } — за краем стола.
error-discard-can_play = Сбросить карту можно, только если сыграть нечего.
error-joint-covered = На одной из этих двух карт уже что-то лежит.
error-joint-none = Карта на клетке { fits-cell } не соединена открытыми длинными сторонами с картой к востоку от неё.
error-joint-sleeper = На спящего кота ничего класть нельзя.
error-princess-no_cat = На { fits-cell } нет такого кота, чьё место могла бы занять Принцесса.
error-sleep-no_place = Вашему коту негде лечь спать.
error-start-column = { $x },{ $y } — не место для стартовой карты: они образуют одну колонку от средней клетки и примыкают короткими сторонами.
error-toy-first = Сначала сыграйте особую карту игрушек { $card }.
error-toy-joint_is_free = Пока есть свободный стык, особая карта игрушек { $card } кладётся на него.
error-wall-meets_wall = На { fits-cell } стенка упёрлась бы в стенку, а расширенные правила запрещают двойные стенки.

## Errors: position files

error-position-too_wide = Клетки слишком далеко друг от друга: на столе не больше { $most } колонок и { $most } рядов.
error-position-cell_twice = Клетка { fits-cell } указана дважды.
error-position-cell_what = У клетки есть «card», «sleeper» или «princess»: true.
error-position-card_no_toy = Карта { $card } — не особая карта игрушек.
error-position-cats = Котов у игрока { $player } больше, чем { $most }.
error-position-princesses = Карт Принцессы больше, чем { $most }.
error-position-overlay_cells = «between» — это две клетки, каждая как [x, y].
error-position-overlay_joint = Накладка лежит между двумя указанными клетками, соседними с запада на восток.
error-position-overlay_wall = Накладка не может лежать поперёк стенки.
error-position-overlay_sleeper = Накладка не может лежать на спящем коте.
error-position-overlay_twice = На этом стыке уже лежит другая накладка.

## Errors: own decks

error-data-deck_name = «{ $name }» не годится в имя колоды: нужны строчные латинские буквы, цифры и дефисы.
error-data-deck_taken = Колода «{ $name }» уже есть.
error-data-card_count = { $kind ->
    [box] Карт коробок
    [start] Стартовых карт
   *[toy] Особых карт игрушек
} в колоде должно быть { $needed }, а не { $cards }.
error-data-card_id = «{ $name }» не годится в имя карты: нужна заглавная латинская буква и до семи букв и цифр.
error-data-card_taken = Карта { $name } уже есть.
error-data-card_sides = «sides» карты { $name } — это четыре буквы, o — открытая сторона, w — стенка: север, восток, юг, запад.
error-data-card_closed = Карта { $name } закрыта со всех сторон.
error-data-icon_unknown = У карты { $name } есть значок «{ $icon }»; бывают: { $offered }.
error-data-start_sides = У стартовой карты { $name } должны быть открыты обе длинные стороны и хотя бы одна короткая.
error-data-sleeper_sides = Спящий кот должен выглядеть так же при повороте на 180 градусов.

## Options of a table

option-fits-advanced = Расширенные правила
option-fits-advanced-about = Основная игра или расширенная.
option-fits-advanced-false = основные правила
option-fits-advanced-true = все пять Принцесс в колоде, двойных стенок нет, за дополнительных котов нет очков, спящий кот весит половину
option-fits-sleepers = Спящие коты
option-fits-sleepers-about = Когда спящий кот считается обычным.
option-fits-sleepers-later = если позже в его коробку добавлен обычный кот того же игрока, как в правилах
option-fits-sleepers-any = если в конце в коробке есть обычный кот того же игрока, кто бы ни был первым
option-fits-extra_cats = Дополнительные коты
option-fits-extra_cats-about = Кто получает очко за каждого следующего кота в коробке.
option-fits-extra_cats-all = каждый, у кого там несколько котов
option-fits-extra_cats-holder = только тот, кто занял коробку
option-fits-tied_kinds = Игрушки поровну
option-fits-tied_kinds-about = Что считается, если в коробке поровну самых частых игрушек разных видов.
option-fits-tied_kinds-all = все эти виды
option-fits-tied_kinds-one = один из них
option-fits-table = Стол
option-fits-table-about = Сколько на столе колонок и рядов.
option-fits-table-auto = 15x11 для двоих и троих, 17x11 для четверых и пятерых
option-fits-table-also = другой размер: столько колонок и рядов
option-fits-overlays = Коты на карте
option-fits-overlays-about = Сколько котов, Принцесс и особых карт игрушек может лежать на одной карте.
option-fits-overlays-card = не больше одного на каждой карте
option-fits-overlays-joint = по одному на каждом стыке: карту можно накрыть с двух сторон
option-fits-start_cards = Стартовые карты
option-fits-start_cards-about = Как игроки получают стартовые карты.
option-fits-start_cards-choose = каждый выбирает из оставшихся
option-fits-start_cards-draw = каждый тянет одну
option-fits-cards = Карты
option-fits-cards-about = Колода для игры.
option-fits-cards-ours = наши стенки и значки: в правилах не сказано, что напечатано на картах

## The table

fits-head = { $advanced ->
    [true] Расширенные правила
   *[false] Основные правила
}, стол: { $width } × { $height }; { $deck ->
    [0] колода пуста
    [one] в колоде { $deck } карта
    [few] в колоде { $deck } карты
    [many] в колоде { $deck } карт
   *[other] в колоде { $deck } карты
}.
fits-final_phase = Завершающая фаза: новых карт не берут, доигрывают то, что на руке.
fits-discards = Сброшено: { $cards }.
fits-turn = Ходит: { $who }.
fits-seat = { $you ->
    [true] { $seat } (вы)
   *[false] { $seat }
}
fits-player = { $who }: сейчас { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}, { $penalties ->
    [0] без штрафа
   *[other] штраф { $penalties }
}, { $cats ->
    [0] котов не осталось
    [one] { $cats } кот в запасе
    [few] { $cats } кота в запасе
    [many] { $cats } котов в запасе
   *[other] { $cats } кота в запасе
}, { $hand ->
    [0] нет карт
    [one] { $hand } карта
    [few] { $hand } карты
    [many] { $hand } карт
   *[other] { $hand } карты
} на руке.
fits-division = { $rules ->
    [advanced] Расширенные правила
   *[basic] Основные правила
}
fits-legend = Знаки: - и | стенки, пробелы — открытые стороны; M мышь, Y клубок, F рыба, P пёрышко, S пульверизатор, + ещё значки; c0 кот игрока 0 на двух картах, z0 спящий кот игрока 0, Z0 такой, что считается, c# и z# Принцесса на его месте, ** особая карта игрушек на двух картах; . свободная клетка. Номера колонок сверху, рядов слева: клетка — это колонка,ряд; стык назван по западной клетке.

## Boxes, each named by its first cell

fits-boxes = Коробки с котами:
fits-box = { fits-cell }: { fits-count_cards }, { $ends ->
    [0] закрыта
    [one] { $ends } открытый край
    [few] { $ends } открытых края
    [many] { $ends } открытых краёв
   *[other] { $ends } открытого края
}; { $icons }; сейчас стоит { $value }. Коты: { $cats }. Очки сейчас: { $scores }.
fits-box_cats = { $who }: { $awake ->
    [0] спящих { $asleep }
   *[other] { $asleep ->
        [0] обычных { $awake }
       *[other] обычных { $awake } и спящих { $asleep }
    }
}
fits-box_idle = { $cats } (не считается спящих: { $idle })
fits-box_points = { $who }: { $points }
fits-nobody = никому
fits-free_boxes = Коробки без котов и сколько они сейчас стоят: { $boxes }.
fits-free_box = { fits-cell } { $closed ->
    [true] закрыта: { $value }
   *[false] открыта: { $value }
}

## Cards

fits-start_cards = Стартовые карты:
fits-hand = На руке:
fits-princess_card = Принцесса
fits-sleeping = спящий кот, { $card }
fits-card_text = { $open ->
    [4] открыты все стороны
   *[other] открытые стороны: { $sides }
}; { $icons }
fits-side-n = север
fits-side-e = восток
fits-side-s = юг
fits-side-w = запад
fits-icon-M = { $count } { $count ->
    [one] мышь
    [few] мыши
    [many] мышей
   *[other] мыши
}
fits-icon-Y = { $count } { $count ->
    [one] клубок
    [few] клубка
    [many] клубков
   *[other] клубка
}
fits-icon-F = { $count } { $count ->
    [one] рыба
    [few] рыбы
    [many] рыб
   *[other] рыбы
}
fits-icon-P = { $count } { $count ->
    [one] пёрышко
    [few] пёрышка
    [many] пёрышек
   *[other] пёрышка
}
fits-icon-S = { $count } { $count ->
    [one] пульверизатор
    [few] пульверизатора
    [many] пульверизаторов
   *[other] пульверизатора
}
fits-no_icons = без значков
fits-icon_name-M = мышь
fits-icon_name-Y = клубок
fits-icon_name-F = рыба
fits-icon_name-P = пёрышко
fits-icon_name-S = пульверизатор
fits-kind-box = карта коробки
fits-kind-start = стартовая карта
fits-kind-toy = особая карта игрушек
fits-kind-sleeper = спящий кот
fits-kind-princess = Принцесса
fits-about-box = Примыкает к карте на столе целой стороной; следом можно положить своего кота.
fits-about-start = Кладётся до первого хода; стартовые карты образуют одну колонку.
fits-about-toy = Играется сразу, как только взята: на свободный стык любой коробки.
fits-about-sleeper = Ваш кот, которого вы положили как карту коробки, вместо того чтобы взять карту. Он считается, как только вы добавите в его коробку обычного кота.
fits-about-princess = Занимает место любого кота, обычного или спящего, а тот уходит домой.
fits-explain-draw = взять верхнюю карту колоды на руку
fits-explain-sleep = уложить кота спать, а карту не брать
fits-explain-done = в этот раз без кота
fits-across = поперёк { fits-cell } и { $east },{ $y }
fits-instead_of = вместо { $what ->
    [sleeper] спящего кота
   *[cat] кота на этом стыке
}

## What is asked

fits-asked = Ждём: { $who }. Решение — { $what }
fits-asked_you = Ваше решение — { $what }
fits-decision-start = выбрать и положить стартовую карту.
fits-decision-turn = взять карту или уложить кота спать.
fits-decision-card = выбрать карту с руки.
fits-decision-lay = положить сыгранную карту { $card }.
fits-decision-princess = занять Принцессой место кота.
fits-decision-toy = сыграть особую карту игрушек { $card }.
fits-decision-cat = положить кота на карту { fits-cell } или закончить (done).
fits-decision-sleeper = уложить кота спать.

## Что говорит за ход: в подсказке и в разборе. Очки — то, что меняется сейчас.

fits-reason-mine = Ваши коробки: +{ $points }.
fits-reason-closes = Коробка закрывается, и её ценность удваивается.
fits-reason-others = Соперник теряет { $points }.
fits-reason-cat = С котом на ней: +{ $points }.
fits-reason-play = В лучшем месте принесёт до +{ $points }.
fits-reason-sleep = Спящий кот не пускает в свою коробку неспящих котов соперников.
fits-reason-keep = Коты останутся для лучшей коробки: ещё { $cats }.
fits-reason-safe = Соперники не получат за это очков.

## От чего отказывается игрок

fits-slip-no_cat = Эта коробка закрыта. С котом в ней вы получите на { $points } больше.
fits-slip-cat =
    Эта коробка закрыта. Кот в ней отнимет у вас { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
