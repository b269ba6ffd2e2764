# What the kernel, the bots and the commands say. Ids are those of the code with
# hyphens for dots; `error-`, `event-`, `line-` and `verify-` come from the rules. In all
# files `$seat`, `$owner`, `$attacked`, `$winner`, `$loser` and `$order` are names of
# players, “Seat 0” where nobody has one.

## Errors: games, setups, options

error-game-unknown = Игры «{ $game }» нет; есть: { $offered }.
error-game-over = Партия окончена.
error-game-no_scoring = { $game }: очки за позицию в этой игре подсчитать нельзя.
error-setup-seats = { $game }: мест может быть { $offered }, а не { $seats }.
error-setup-seed = Зерно должно быть целым числом от 0 до 2^256 − 1.
error-option-unknown = Параметра «{ $option }» нет; есть: { $offered }.
error-option-value = У параметра { $option } не может быть значения «{ $value }»; возможные значения: { $offered }.
error-option-no_effect = Параметр { $option } здесь ничего не меняет: он действует, когда { $other } — { $needed }.
error-data-not_taken = { $game }: в этой игре нельзя использовать собственные компоненты.

## Errors: actions

error-seat-unknown = Места { $number } за этим столом нет; всего мест: { $seats }, счёт с 0.
error-turn-not_yours = Сейчас не ваш ход.
error-action-not_now = Сейчас этого сделать нельзя.
error-action-unreadable = «{ $text }» — не действие этой игры.
error-card-not_in_hand = Карту { $card } нельзя сыграть: её нет на руке или сейчас не её время.
error-card-not_offered = Карты { $card } нет среди тех, из которых можно выбрать.

## Errors: bots

error-bot-unknown = Бота «{ $bot }» нет; есть: { $offered }.
error-bot-pace = «{ $bot }»: время бота — это число секунд до { $most }, например tiger@0.2.
error-bot-file = Файла Python { $file } нет.
error-bot-class = В { $file } нет бота { $name }: бот — это класс, производный от meowple.bots.Bot.
error-bot-failed = { $bot }: ошибка — { $reason }
error-bot-illegal = { $bot }: выбрано «{ $action }», а такого действия не предлагалось.
error-bot-command = «{ $command }» — не команда, которую можно запустить.
error-train-other = { $file } относится к незаконченному обучению с другими настройками. Выберите другой файл или те же настройки.
error-analyse-not_over = { $file } — запись партии, которая ещё не окончена.
error-arena-twice = Каждый бот играет на арене один раз: назовите каждого по одному разу.
error-arena-alone = Для арены нужно не меньше двух ботов.
error-arena-other = { $file }: там другое состязание, начатое командой «{ $asked }»; выберите другой файл или повторите ту же команду.
error-arena-no_contest = { $file } — не файл состязания, или его изменили: выберите другой файл.
error-arena-changed = После начала состязания ({ $file }) изменился бот: { $bot }. Выберите для партий другой файл.
error-arena-version = { $file }: состязания версии { $wanted } здесь неизвестны, только версии { $ours }.
error-arena-no_ray = Ray не установлен: pip install meowple[cluster]
error-arena-sprt = --sprt требует двух чисел, сначала меньшее, например 0.5:0.55, и двух ботов.
error-config-unknown = { $file }: нет настройки «{ $name }».
error-config-value = «{ $value }» не подходит для { $name }.
error-arena-cluster_lost = Кластер Ray пропал или недоступен ({ $reason }). С --out сыгранные партии сохранены, и та же команда продолжит с этого места.
error-record-no_game = В файле { $file } нет партии { $number }; последняя с записью: { $last }.
error-record-no_games = { $file } — запись одной партии; --game нужен для файлов с партиями (.jsonl).
error-sim-no_parquet = Для файлов Parquet нужен pyarrow: pip install meowple[parquet]
error-sim-ending = { $file }: партии записываются в файл с расширением .jsonl или .parquet.
error-bot-count = Назовите одного бота на все места или по одному на каждое: мест { $seats }, а названо ботов { $bots }.

## Errors: files

error-file-missing = { $file }: такого файла или папки нет.
error-file-folder = { $file } — папка, а не файл.
error-file-too_long = { $file }: файл длиннее { $limit } { $limit ->
    [one] байта
    [few] байт
    [many] байт
   *[other] байта
}.
error-file-not_text = { $file }: это не текст в UTF-8.
error-file-not_json = { $file }: начиная со строки { $line }, столбца { $column } это не JSON.
error-file-not_toml = { $file }: начиная со строки { $line }, столбца { $column } это не TOML.
error-file-too_deep = { $file }: слишком глубокая вложенность.
error-file-not_object = { $file }: нужен объект с именованными полями, а не список и не одиночное значение.
error-file-unusable = { $file }: файл нельзя использовать: { reason-system }.
reason-system = { $code ->
    [ENOENT] такого файла или папки нет
    [EACCES] на это нет прав
    [EPERM] на это нет прав
    [EISDIR] это папка
    [ENOTDIR] часть пути — не папка
    [EEXIST] такое имя уже занято
    [ENOSPC] не осталось места
    [EROFS] разрешено только чтение
    [ENAMETOOLONG] имя слишком длинное
    [EINVAL] такого имени быть не может
    [EADDRINUSE] этот адрес уже занят
    [EADDRNOTAVAIL] у этой машины нет такого адреса
    [EAI] адрес не найден
    [EMFILE] открыто слишком много файлов
   *[other] ошибка системы { $code }
}

## Errors: position files and own components

error-position-type = «{ $key }»: ожидается { $expected ->
    [object] объект с именованными полями
    [integer] целое число
    [boolean] true или false
    [list] список
   *[string] текст
}.
error-position-missing = Не хватает поля «{ $key }».
error-position-unknown_key = Неизвестное поле «{ $key }».
error-position-range = Значение «{ $key }» должно быть от { $low } до { $high }.
error-position-value = Значение «{ $key }» не может быть «{ $value }»; возможно: { $offered }.
error-position-too_many = Записей в «{ $key }» может быть не больше { $most }.
error-position-length = Знаков в «{ $key }» должно быть от 1 до { $longest }.
error-position-card_unknown = Карты { $card } нет.
error-position-card_twice = Карта { $card } указана дважды.
error-data-type = «{ $key }»: ожидается { $expected ->
    [object] объект с именованными полями
    [integer] целое число
    [boolean] true или false
    [list] список
   *[string] текст
}.
error-data-missing = Не хватает поля «{ $key }».
error-data-unknown_key = Неизвестное поле «{ $key }».
error-data-range = Значение «{ $key }» должно быть от { $low } до { $high }.
error-data-value = Значение «{ $key }» не может быть «{ $value }»; возможно: { $offered }.
error-data-too_many = Записей в «{ $key }» может быть не больше { $most }.
error-data-length = Знаков в «{ $key }» должно быть от 1 до { $longest }.

## Where in a file an error is; counted from 0, as lists are

error-where = { $text } (где: { $places }; счёт в списках с 0)
error-where-player = игрок { $player }
error-where-module = набор { $module }
error-where-lesson = урок { $lesson }
error-where-kind = { $kind ->
    [box] карты коробок
    [start] стартовые карты
    [toy] особые карты игрушек
    [sleeper] спящий кот
    [rare] редкие сокровища
    [common] обычные сокровища
    [cat] кошки
   *[oshax] ошаксы
}
error-where-tile = жетон { $tile }
error-where-card = карта { $card }
error-where-cell = клетка { $cell }
error-where-overlay = накладка { $overlay }

## Errors: wrong usage

error-usage-option = Параметр игры пишется ИМЯ=ЗНАЧЕНИЕ, а не «{ $given }».
error-site-no_client = Этот Meowple установлен без браузерного клиента, поэтому записывать нечего.
error-site-not_empty = В папке { $folder } есть другие файлы: выберите новую или пустую папку.
error-site-address = «{ $given }» — не адрес сервера: он должен начинаться с https:// или http://.
error-usage-option_twice = Параметр { $option } указан дважды.
error-usage-no_option = У { $command } нет ключа «{ $option }». { $near ->
    [none] Все ключи покажет { $command } --help.
   *[other] Похожие: { $near }.
}
error-usage-needs_value = Ключу { $option } нужно значение.
error-usage-no_value = Ключ { $option } пишется без значения.
error-usage-value = { $option }: нужно { $expected ->
    [integer] целое число
   *[number] число
}{ $low ->
    [none] { "" }
   *[other] , не меньше { $low }
}{ $high ->
    [none] { "" }
   *[other] , не больше { $high }
}.
error-usage-choice = Возможные значения { $option }: { $offered }.
error-usage-missing = { $command }: не указано: { $what }.
error-usage-extra = { $command }: слишком много аргументов; какие нужны, покажет { $command } --help.
error-usage-no_command = После { $command } нужна одна из команд: { $offered }.
error-usage-unclear = Не удалось разобрать команду; как она пишется, покажет { $command } --help.
error-play-seat = Мест { $seats }: номер вашего — от 0 до { $last }.
error-play-terminal_only = Места, ботов, зерно, параметры и собственные компоненты выбирают здесь только с --terminal; в браузере их выбирают за столом.
error-play-number = Введите число от 1 до { $last } или само действие.
error-replay-past_end = В записи всего { $actions } { $actions ->
    [one] действие
    [few] действия
    [many] действий
   *[other] действия
}.
error-replay-seat = В записи всего { $seats } { $seats ->
    [one] место
    [few] места
    [many] мест
   *[other] места
}, счёт с 0.
error-rules-missing = Справочника правил для игры { $game } нет.
error-rules-no_section = Раздела «{ $section }» в правилах нет; есть: { $offered }.
error-rules-not_found = Ни в одном разделе правил нет всех этих слов: { $words }
error-rules-no_anchor = У заголовка в правилах нет якоря: { $heading }
error-rules-anchor_twice = У двух разделов правил один и тот же якорь { $anchor }.
error-rules-no_list = Списка «{ $list }», названного в правилах, нет; есть: { $offered }.
error-bench-beside = Измерить другой движок не удалось: { $reason }
error-bench-silent = Измерить другой движок не удалось: он завершился с кодом { $code } и ничего не сообщил.
error-bench-answer = Измерить другой движок не удалось: он напечатал не те данные.

## Errors: records

error-record-not_a_record = Это не запись партии: она не начинается с «meowple record».
error-record-version = Строка { $line }: записи версии { $wanted } здесь не читаются, только версии { $ours }.
error-record-header = Строка { $line } — не строка заголовка записи.
error-record-twice = Строка { $line }: { $name } указано дважды.
error-record-missing = В заголовке записи не хватает { $name }.
error-record-value = Строка { $line }: у { $name } недопустимое значение.
error-record-too_long = Запись слишком длинная: { $what ->
    [actions] действий
    [text] знаков в тексте
   *[line] знаков в строке
} больше { $limit }.
error-record-line = Строка { $line } — не действие и не итоговый хеш.
error-record-after_digest = Строка { $line }: после хеша ничего быть не может.
error-record-action = { $seat }: действие «{ $action }» нельзя внести в запись.
error-record-illegal = Действие { $number } ({ $seat }, «{ $action }») там не разрешено ({ $cause }).
error-record-rules_version = Запись сделана по версии { $wanted } правил игры { $game }; здесь версия { $ours }.
error-record-unfinished = В записи есть хеш, но партия ещё не закончена (действий: { $actions }).
error-record-digest = Итог другой: в записи { $wanted }, при повторе вышло { $found }.
error-record-no_salt = В записи есть контрольная сумма, но нет соли, чтобы её проверить.
error-record-commitment = Контрольная сумма не подходит к зерну и соли: в записи { $wanted }, должно быть { $found }.

## Errors: the line protocol

error-request-not_json = Начиная со строки { $line }, столбца { $column } это не JSON.
error-request-invalid = { $wrong ->
    [missing] В запросе нет «{ $key }».
    [unknown] Неизвестное поле запроса «{ $key }».
    [whole] Запрос должен быть объектом с именованными полями.
    [type] «{ $key }»: ожидается { $expected ->
        [int] целое число
        [float] число
        [bool] true или false
        [array] список
        [object] объект с именованными полями
       *[str] текст
    }.
   *[value] Недопустимое значение поля «{ $key }».
}
error-request-too_deep = Слишком глубокая вложенность.
error-request-too_long = Строка длиннее { $limit } { $limit ->
    [one] байта
    [few] байт
    [many] байт
   *[other] байта
}.
error-request-unknown = Запроса «{ $do }» нет; есть: { $offered }.
error-request-no_game = Партия не начата: сначала нужен запрос new или load.
error-request-seat = Такого места нет: мест { $seats }, номера от 0 до { $last }.
error-request-nothing_to_choose = { $seat }: сейчас выбирать нечего.
error-internal = Ошибка в Meowple ({ $kind }). Пожалуйста, сообщите о ней; --debug покажет, где она.

## Verifying a record

verify-replay = действия, сыгранные заново
verify-digest = итоговый хеш
verify-commitment = контрольная сумма перемешивания

## Who plays

seat = Игрок { $number }
bot-random = Случайный
bot-kitten = Котёнок
bot-cat = Кот
bot-tiger = Тигр
bot-lion = Лев

## Rules reference

rules-figure = Рисунок: { $caption }
rules-ruling = Наше решение:

## Commands

cli-total = Всего
cli-winners = { $count ->
    [1] Победа: { $winners }
   *[other] Общая победа: { $winners }
}
cli-stopped = Остановлено.
cli-score-line = Строка
cli-yes = да
cli-no = нет
score-total = Всего
cli-replay-head = { $game }, { $seats } { $seats ->
    [one] место
    [few] места
    [many] мест
   *[other] места
}
cli-replay-secret = (скрыто)
cli-verify-holds = Верно: { $what }.
cli-verify-fails = Неверно: { $what }. { $why }

cli-sim-seat = Кто
cli-sim-wins = Победы
cli-sim-mean = Среднее
cli-sim-sd = Разброс
cli-sim-min = Минимум
cli-sim-max = Максимум
cli-sim-speed = Партий: { $games }, решений в каждой: { $length }; одно ядро играет в секунду партий: { $speed }, решений: { $decisions }.
cli-arena-bot = Бот
cli-arena-rating = Рейтинг (± 1,96 σ)
cli-arena-wins = Победы
cli-arena-points = Очки
cli-arena-lead = Перевес
cli-arena-games = Партии
cli-arena-faults = Сбои
cli-arena-pair = { $bot } опережает соперника ({ $other }) в { $share } из { $games } { $games ->
    [one] сравнения
    [few] сравнений
    [many] сравнений
   *[other] сравнения
} (от { $low } до { $high }).
cli-arena-interval = { $mean } (от { $low } до { $high })
cli-arena-paired = На одних и тех же раскладах { $bot } опережает соперника ({ $other }), перевес в очках: { $lead }; раскладов: { $deals }.
cli-arena-sprt = { $bot } – { $other }, { $measure ->
    [points] перевес в очках
   *[share] доля побед
}: { $verdict ->
    [more] скорее { $high }, чем { $low }
    [less] скорее { $low }, чем { $high }
   *[open] не решено, { $low } или { $high }
} (раскладов: { $deals }).
cli-analyse-after = После
cli-analyse-curve = Шансы на победу и ожидаемые очки по ходу партии (среднее того, чего могли ожидать игроки):
cli-analyse-moments = { $count ->
    [0] Ни одно действие заметно не изменило шансов.
    [1] Действие, которое решило исход партии:
   *[other] Действия, которые решили исход партии ({ $count }):
}
cli-analyse-moment = { $number }. { $seat }: { $played } — шансы ({ $whose }): { $swing } ({ $why ->
    [choice] можно было лучше
    [luck] выбора не было
   *[other] лучшего не найдено
})
cli-analyse-better = { $count ->
    [0] Ни для одного решения (всего { $of }) не нашлось лучшего.
   *[other] Решения, которые могли быть лучше при том, что знали игроки, — { $count } из { $of }:
}
cli-analyse-line = { $number }. { $seat }: { $played } ({ $before }); лучше: { $best } ({ $after }, очки: { $points })
cli-analyse-boat = { $seat }: с теми же жетонами можно было набрать на корабле { $score } { $score ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} вместо { $played }; { $sure ->
    [proven] больше с этими жетонами не набрать
    [bound] больше { $bound } с этими жетонами не набрать (разница { $gap })
   *[unknown] можно ли набрать больше, неизвестно
}.
cli-sim-stopped = Остановлено: сыграно партий { $games } из { $of }.
cli-arena-progress = Партий: { $games } из { $of }
cli-dataset = Набор данных: { $folder }; партий: { $games }.
cli-train-nothing = В игре { $game } обучать нечего: у её ботов нет выученных весов.
cli-train-stopped = Остановлено. Та же команда продолжит обучение.
cli-train-done = Веса записаны в { $file }: { $weights }.

cli-bench-what = Случайные партии, одно ядро
cli-bench-case = { $game }{ $variant ->
    [solo] , одиночная игра
    [family] , семейная игра
    [advanced] , расширенная игра
   *[none] { "" }
}, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
}
cli-bench-games = Партий/с
cli-bench-decisions = Решений/с
cli-bench-length = Решений/партия
cli-bench-reference = Эталон, sum(range(1000)): { $time } мкс
cli-bench-copy = Копия состояния, 4 места: { $time } мкс, байт: { $bytes }
cli-bench-places = Допустимые места для кошки на наполовину занятом корабле: { $mean } мкс в среднем, { $max } мкс у самой медленной фигуры
cli-bench-copy-beside = Копия партии catanatron, 4 места: { $time } мкс
cli-bench-ratios = Наш движок и catanatron: партий в секунду ×{ $games_per_second }, решений в секунду ×{ $decisions_per_second }; копия занимает { $copy } его времени

cli-serve-ready = Meowple открыт по адресу { $address }
cli-serve-any_host = Принимаются запросы к любому имени хоста. Изменить это можно с --public-url.
cli-site-written = Сайт записан в { $folder }: { $size } МБ.
cli-you = Вы
cli-play-welcome = { $game }. За столом: { $names }. Что можно ввести: help
cli-play-choose = { $count ->
    [one] Возможно { $count } действие:
    [few] Возможны { $count } действия:
    [many] Возможно { $count } действий:
   *[other] Возможно { $count } действия:
}
cli-play-more = … и ещё { $left }. Все сразу: all. Можно ввести и само действие, например: { $example }
cli-play-help =
    Введите номер действия или его текст, например: pass
    В терминале Tab дополняет действие, а стрелки возвращают введённое раньше.
    v            показать стол ещё раз
    all          все возможные действия
    hint         что сделал бы Тигр
    undo         отменить своё последнее действие
    rules СЛОВО  что об этом говорят правила
    log          что уже произошло
    save ФАЙЛ    сохранить запись партии
    q            выйти из партии
cli-play-save-where = Укажите, куда: save ФАЙЛ
cli-play-saved = Запись сохранена: { $file }.
cli-play-undone = Последнее действие взято назад.
cli-play-thinking = Тигр думает…
cli-play-hint = { $action } — побеждает в { $chance } партий, около { $score } { $score ->
    [one] очка
    [few] очков
    [many] очков
   *[other] очка
}
cli-play-hint-none = Выбирать не из чего: возможно только одно действие.
cli-play-hint-close = Разница невелика: другие ходы почти так же хороши.
cli-play-hint-unsure = Тигр не уверен: на размышление было мало времени.
cli-play-over = Партия окончена. save ФАЙЛ сохранит запись; v, log, rules и help работают по-прежнему, всё остальное — выход.
cli-play-bye = До встречи!
