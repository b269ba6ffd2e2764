# What the kernel, the bots and the commands say. Ids are those of the code with
# hyphens for dots; `error-`, `event-`, `line-` and `verify-` come from the rules. In all
# files `$seat`, `$owner`, `$attacked`, `$winner`, `$loser` and `$order` are names of
# players, “Seat 0” where nobody has one.

## Errors: games, setups, options

error-game-unknown = Гри «{ $game }» немає; є: { $offered }.
error-game-over = Партію завершено.
error-game-no_scoring = { $game }: очки за позицію в цій грі підрахувати не можна.
error-setup-seats = { $game }: місць може бути { $offered }, а не { $seats }.
error-setup-seed = Зерно має бути цілим числом від 0 до 2^256 − 1.
error-option-unknown = Параметра «{ $option }» немає; є: { $offered }.
error-option-value = Параметр { $option } не може мати значення «{ $value }»; можливі значення: { $offered }.
error-option-no_effect = Параметр { $option } тут нічого не змінює: він діє, коли { $other } — { $needed }.
error-data-not_taken = { $game }: у цій грі не можна використати власні компоненти.

## Errors: actions

error-seat-unknown = Місця { $number } за цим столом немає; усього місць: { $seats }, нумерація з 0.
error-turn-not_yours = Зараз не ваш хід.
error-action-not_now = Зараз цього зробити не можна.
error-action-unreadable = «{ $text }» — не дія цієї гри.
error-card-not_in_hand = Карту { $card } не можна розіграти: її немає на руці або зараз не її час.
error-card-not_offered = Карти { $card } немає серед тих, з яких можна вибрати.

## Errors: bots

error-bot-unknown = Бота «{ $bot }» немає; є: { $offered }.
error-bot-pace = «{ $bot }»: час бота — це число секунд до { $most }, наприклад tiger@0.2.
error-bot-file = Файлу Python { $file } немає.
error-bot-class = У файлі { $file } немає бота { $name }: бот — це клас, похідний від meowple.bots.Bot.
error-bot-failed = { $bot }: помилка — { $reason }
error-bot-illegal = { $bot }: обрано «{ $action }», а такої дії не пропонували.
error-bot-command = «{ $command }» — не команда, яку можна запустити.
error-train-other = { $file } належить до незавершеного навчання з іншими налаштуваннями. Виберіть інший файл або ті самі налаштування.
error-analyse-not_over = { $file } — запис партії, яку ще не завершено.
error-arena-twice = На арені кожен бот грає один раз: назвіть кожного лише раз.
error-arena-alone = Для арени потрібні щонайменше два боти.
error-arena-other = { $file }: там інше змагання, розпочате командою «{ $asked }»; виберіть інший файл або повторіть ту саму команду.
error-arena-no_contest = { $file } — не файл змагання, або його змінено: виберіть інший файл.
error-arena-changed = Від початку змагання ({ $file }) змінився бот: { $bot }. Виберіть для партій інший файл.
error-arena-version = { $file }: змагання версії { $wanted } тут невідомі, лише версії { $ours }.
error-arena-no_ray = Ray не встановлено: pip install meowple[cluster]
error-arena-sprt = --sprt потребує двох чисел, спершу меншого, наприклад 0.5:0.55, і двох ботів.
error-config-unknown = { $file }: немає налаштування «{ $name }».
error-config-value = «{ $value }» не підходить для { $name }.
error-arena-cluster_lost = Кластер Ray зник або недоступний ({ $reason }). З --out зіграні партії збережено, і та сама команда продовжить із цього місця.
error-record-no_game = У файлі { $file } немає партії { $number }; остання записана партія: { $last }.
error-record-no_games = { $file } — запис однієї партії; --game потрібен для файлів із партіями (.jsonl).
error-sim-no_parquet = Для файлів Parquet потрібен pyarrow: pip install meowple[parquet]
error-sim-ending = { $file }: партії записують у файл із розширенням .jsonl або .parquet.
error-bot-count = Назвіть одного бота на всі місця або по одному на кожне: місць { $seats }, а ботів названо { $bots }.

## Errors: files

error-file-missing = { $file }: такого файлу чи теки немає.
error-file-folder = { $file } — тека, а не файл.
error-file-too_long = { $file }: файл довший за { $limit } { $limit ->
    [one] байт
    [few] байти
    [many] байтів
   *[other] байта
}.
error-file-not_text = { $file }: це не текст у UTF-8.
error-file-not_json = { $file }: починаючи з рядка { $line }, стовпця { $column } це не JSON.
error-file-not_toml = { $file }: починаючи з рядка { $line }, стовпця { $column } це не TOML.
error-file-too_deep = { $file }: надто глибока вкладеність.
error-file-not_object = { $file }: потрібен об’єкт з іменованими полями, а не список чи окреме значення.
error-file-unusable = { $file }: файл не можна використати: { reason-system }.
reason-system = { $code ->
    [ENOENT] такого файлу чи теки немає
    [EACCES] на це немає прав
    [EPERM] на це немає прав
    [EISDIR] це тека
    [ENOTDIR] частина шляху — не тека
    [EEXIST] таке ім’я вже зайняте
    [ENOSPC] не лишилося місця
    [EROFS] дозволено лише читати
    [ENAMETOOLONG] ім’я надто довге
    [EINVAL] такого імені бути не може
    [EADDRINUSE] ця адреса вже зайнята
    [EADDRNOTAVAIL] ця машина не має такої адреси
    [EAI] адресу не знайдено
    [EMFILE] відкрито забагато файлів
   *[other] помилка системи { $code }
}

## Errors: position files and own components

error-position-type = «{ $key }»: тут має бути { $expected ->
    [object] об’єкт з іменованими полями
    [integer] ціле число
    [boolean] true або false
    [list] список
   *[string] текст
}.
error-position-missing = Бракує поля «{ $key }».
error-position-unknown_key = Невідоме поле «{ $key }».
error-position-range = Значення «{ $key }» має бути від { $low } до { $high }.
error-position-value = Значення «{ $key }» не може бути «{ $value }»; можливо: { $offered }.
error-position-too_many = Записів у «{ $key }» може бути щонайбільше { $most }.
error-position-length = Знаків у «{ $key }» має бути від 1 до { $longest }.
error-position-card_unknown = Карти { $card } немає.
error-position-card_twice = Карту { $card } вказано двічі.
error-data-type = «{ $key }»: тут має бути { $expected ->
    [object] об’єкт з іменованими полями
    [integer] ціле число
    [boolean] true або false
    [list] список
   *[string] текст
}.
error-data-missing = Бракує поля «{ $key }».
error-data-unknown_key = Невідоме поле «{ $key }».
error-data-range = Значення «{ $key }» має бути від { $low } до { $high }.
error-data-value = Значення «{ $key }» не може бути «{ $value }»; можливо: { $offered }.
error-data-too_many = Записів у «{ $key }» може бути щонайбільше { $most }.
error-data-length = Знаків у «{ $key }» має бути від 1 до { $longest }.

## Where in a file an error is; counted from 0, as lists are

error-where = { $text } (де: { $places }; у списках нумерація з 0)
error-where-player = гравець { $player }
error-where-module = модуль { $module }
error-where-lesson = завдання { $lesson }
error-where-kind = { $kind ->
    [box] картки коробок
    [start] стартові картки
    [toy] спеціальні картки іграшок
    [sleeper] сплячий кіт
    [rare] рідкісні скарби
    [common] звичайні скарби
    [cat] коти
   *[oshax] ошакси
}
error-where-tile = плитка { $tile }
error-where-card = картка { $card }
error-where-cell = клітинка { $cell }
error-where-overlay = накладка { $overlay }

## Errors: wrong usage

error-usage-option = Параметр гри пишуть як НАЗВА=ЗНАЧЕННЯ, а не «{ $given }».
error-site-no_client = Цей Meowple встановлено без браузерного клієнта, тому записувати нічого.
error-site-not_empty = У теці { $folder } є інші файли: виберіть нову або порожню теку.
error-site-address = «{ $given }» — не адреса сервера: вона має починатися з https:// або http://.
error-usage-option_twice = Параметр { $option } вказано двічі.
error-usage-no_option = { $command } не має ключа «{ $option }». { $near ->
    [none] Усі ключі покаже { $command } --help.
   *[other] Схожі: { $near }.
}
error-usage-needs_value = Ключу { $option } потрібне значення.
error-usage-no_value = Ключ { $option } пишуть без значення.
error-usage-value = { $option }: потрібне { $expected ->
    [integer] ціле число
   *[number] число
}{ $low ->
    [none] { "" }
   *[other] , не менше { $low }
}{ $high ->
    [none] { "" }
   *[other] , не більше { $high }
}.
error-usage-choice = Можливі значення { $option }: { $offered }.
error-usage-missing = { $command }: не вказано: { $what }.
error-usage-extra = { $command }: забагато аргументів; які потрібні, покаже { $command } --help.
error-usage-no_command = Після { $command } потрібна одна з команд: { $offered }.
error-usage-unclear = Команду не вдалося розібрати; як її пишуть, покаже { $command } --help.
error-play-seat = Місць { $seats }: номер вашого — від 0 до { $last }.
error-play-terminal_only = Місця, ботів, зерно, параметри та власні компоненти вибирають тут лише з --terminal; у браузері їх вибирають за столом.
error-play-number = Введіть число від 1 до { $last } або саму дію.
error-replay-past_end = У записі лише { $actions } { $actions ->
    [one] дія
    [few] дії
    [many] дій
   *[other] дії
}.
error-replay-seat = У записі лише { $seats } { $seats ->
    [one] місце
    [few] місця
    [many] місць
   *[other] місця
}, нумерація з 0.
error-rules-missing = Довідника правил до гри «{ $game }» немає.
error-rules-no_section = Розділу «{ $section }» у правилах немає; є: { $offered }.
error-rules-not_found = У жодному розділі правил немає всіх цих слів: { $words }
error-rules-no_anchor = Заголовок у правилах не має якоря: { $heading }
error-rules-anchor_twice = Два розділи правил мають той самий якір { $anchor }.
error-rules-no_list = Правила посилаються на невідомий список «{ $list }»; є: { $offered }.
error-bench-beside = Виміряти інший рушій не вдалося: { $reason }
error-bench-silent = Виміряти інший рушій не вдалося: він завершився з кодом { $code } і нічого не повідомив.
error-bench-answer = Виміряти інший рушій не вдалося: він надрукував не ті дані.

## Errors: records

error-record-not_a_record = Це не запис партії: він не починається з «meowple record».
error-record-version = Рядок { $line }: записів версії { $wanted } тут не читають, лише версії { $ours }.
error-record-header = Рядок { $line } — не рядок заголовка запису.
error-record-twice = Рядок { $line }: { $name } вказано двічі.
error-record-missing = У заголовку запису бракує { $name }.
error-record-value = Рядок { $line }: { $name } має неприпустиме значення.
error-record-too_long = Запис задовгий: { $what ->
    [actions] дій
    [text] знаків у тексті
   *[line] знаків у рядку
} більше ніж { $limit }.
error-record-line = Рядок { $line } — не дія і не підсумковий хеш.
error-record-after_digest = Рядок { $line }: після хешу нічого бути не може.
error-record-action = { $seat }: дію «{ $action }» не можна внести до запису.
error-record-illegal = Дія { $number } ({ $seat }, «{ $action }») там не дозволена ({ $cause }).
error-record-rules_version = Запис зроблено за версією { $wanted } правил гри «{ $game }»; тут версія { $ours }.
error-record-unfinished = У записі є хеш, але партію ще не завершено (дій: { $actions }).
error-record-digest = Підсумок інший: у записі { $wanted }, а повтор дає { $found }.
error-record-no_salt = У записі є контрольна сума, але немає солі, щоб її перевірити.
error-record-commitment = Контрольна сума не відповідає зерну й солі: у записі { $wanted }, має бути { $found }.

## Errors: the line protocol

error-request-not_json = Починаючи з рядка { $line }, стовпця { $column } це не JSON.
error-request-invalid = { $wrong ->
    [missing] У запиті немає «{ $key }».
    [unknown] Невідоме поле запиту «{ $key }».
    [whole] Запит має бути об’єктом з іменованими полями.
    [type] «{ $key }»: тут має бути { $expected ->
        [int] ціле число
        [float] число
        [bool] true або false
        [array] список
        [object] об’єкт з іменованими полями
       *[str] текст
    }.
   *[value] «{ $key }» не може мати такого значення.
}
error-request-too_deep = Надто глибока вкладеність.
error-request-too_long = Рядок довший за { $limit } { $limit ->
    [one] байт
    [few] байти
    [many] байтів
   *[other] байта
}.
error-request-unknown = Запиту «{ $do }» немає; є: { $offered }.
error-request-no_game = Партію не розпочато: спершу потрібен запит new або load.
error-request-seat = Такого місця немає: місць { $seats }, номери від 0 до { $last }.
error-request-nothing_to_choose = { $seat }: зараз нема з чого вибирати.
error-internal = Помилка в Meowple ({ $kind }). Будь ласка, повідомте про неї; --debug покаже, де вона.

## Verifying a record

verify-replay = дії, зіграні знову
verify-digest = підсумковий хеш
verify-commitment = контрольна сума перемішування

## Who plays

seat = Гравець { $number }
bot-random = Випадковий
bot-kitten = Кошеня
bot-cat = Кіт
bot-tiger = Тигр
bot-lion = Лев

## Rules reference

rules-figure = Малюнок: { $caption }
rules-ruling = Наше рішення:

## Commands

cli-total = Разом
cli-winners = { $count ->
    [1] Перемога: { $winners }
   *[other] Спільна перемога: { $winners }
}
cli-stopped = Зупинено.
cli-score-line = Рядок
cli-yes = так
cli-no = ні
score-total = Разом
cli-replay-head = { $game }, { $seats } { $seats ->
    [one] місце
    [few] місця
    [many] місць
   *[other] місця
}
cli-replay-secret = (приховано)
cli-verify-holds = Правильно: { $what }.
cli-verify-fails = Неправильно: { $what }. { $why }

cli-sim-seat = Хто
cli-sim-wins = Перемоги
cli-sim-mean = Середнє
cli-sim-sd = Відхилення
cli-sim-min = Мінімум
cli-sim-max = Максимум
cli-sim-speed = Партій: { $games }, рішень у кожній: { $length }; одне ядро грає за секунду партій: { $speed }, рішень: { $decisions }.
cli-arena-bot = Бот
cli-arena-rating = Рейтинг (± 1,96 σ)
cli-arena-wins = Перемоги
cli-arena-points = Очки
cli-arena-lead = Перевага
cli-arena-games = Партії
cli-arena-faults = Збої
cli-arena-pair = { $bot } випереджає суперника ({ $other }) у { $share } з { $games } { $games ->
    [one] порівняння
    [few] порівнянь
    [many] порівнянь
   *[other] порівняння
} (від { $low } до { $high }).
cli-arena-interval = { $mean } (від { $low } до { $high })
cli-arena-paired = На тих самих розкладах { $bot } випереджає суперника ({ $other }), перевага в очках: { $lead }; розкладів: { $deals }.
cli-arena-sprt = { $bot } – { $other }, { $measure ->
    [points] перевага в очках
   *[share] частка перемог
}: { $verdict ->
    [more] радше { $high }, ніж { $low }
    [less] радше { $low }, ніж { $high }
   *[open] не вирішено, { $low } чи { $high }
} (розкладів: { $deals }).
cli-analyse-after = Після
cli-analyse-curve = Шанси на перемогу та очікувані очки протягом партії (середнє того, чого могли очікувати гравці):
cli-analyse-moments = { $count ->
    [0] Жодна дія помітно не змінила шансів.
    [1] Дія, що вирішила партію:
   *[other] Дії, що вирішили партію ({ $count }):
}
cli-analyse-moment = { $number }. { $seat }: { $played } — шанси ({ $whose }): { $swing } ({ $why ->
    [choice] можна було краще
    [luck] вибору не було
   *[other] кращого не знайдено
})
cli-analyse-better = { $count ->
    [0] Для жодного рішення (усього { $of }) не знайдено кращого.
   *[other] Рішення, які могли бути кращими з огляду на те, що знали гравці, — { $count } з { $of }:
}
cli-analyse-line = { $number }. { $seat }: { $played } ({ $before }); краще: { $best } ({ $after }, очки: { $points })
cli-analyse-boat = { $seat }: з узятими плитками на кораблі можна було набрати { $score } { $score ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
} замість { $played }; { $sure ->
    [proven] більше з цими плитками не набрати
    [bound] більше ніж { $bound } з цими плитками не набрати (різниця { $gap })
   *[unknown] чи можна набрати більше, невідомо
}.
cli-sim-stopped = Зупинено: зіграно партій { $games } з { $of }.
cli-arena-progress = Партій: { $games } з { $of }
cli-dataset = Набір даних: { $folder }; партій: { $games }.
cli-train-nothing = У грі { $game } навчати нічого: її боти не мають вивчених ваг.
cli-train-stopped = Зупинено. Та сама команда продовжить навчання.
cli-train-done = Ваги записано у { $file }: { $weights }.

cli-bench-what = Випадкові партії, одне ядро
cli-bench-case = { $game }{ $variant ->
    [solo] , соло-гра
    [family] , сімейна гра
    [advanced] , розширена гра
   *[none] { "" }
}, { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
    [many] { $seats } місць
   *[other] { $seats } місця
}
cli-bench-games = Партій/с
cli-bench-decisions = Рішень/с
cli-bench-length = Рішень/партію
cli-bench-reference = Еталон, sum(range(1000)): { $time } мкс
cli-bench-copy = Копія стану, 4 місця: { $time } мкс, байтів: { $bytes }
cli-bench-places = Дозволені місця для кота на наполовину заповненому кораблі: { $mean } мкс у середньому, { $max } мкс для найповільнішої форми
cli-bench-copy-beside = Копія партії catanatron, 4 місця: { $time } мкс
cli-bench-ratios = Наш рушій і catanatron: партій за секунду ×{ $games_per_second }, рішень за секунду ×{ $decisions_per_second }; копія забирає { $copy } його часу

cli-serve-ready = Meowple відкрито за адресою { $address }
cli-serve-any_host = Приймаються запити до будь-якого імені хоста. Змінити це можна з --public-url.
cli-site-written = Сайт записано в { $folder }: { $size } МБ.
cli-you = Ви
cli-play-welcome = { $game }. За столом: { $names }. Що можна ввести: help
cli-play-choose = { $count ->
    [one] Можлива { $count } дія:
    [few] Можливі { $count } дії:
    [many] Можливо { $count } дій:
   *[other] Можливо { $count } дії:
}
cli-play-more = … і ще { $left }. Усі одразу: all. Можна ввести й саму дію, наприклад: { $example }
cli-play-help =
    Введіть номер дії або її текст, наприклад: pass
    У терміналі Tab доповнює дію, а стрілки повертають введене раніше.
    v            показати стіл ще раз
    all          усі можливі дії
    hint         що зробив би Тигр
    undo         скасувати свою останню дію
    rules СЛОВО  що про це кажуть правила
    log          що вже сталося
    save ФАЙЛ    зберегти запис партії
    q            вийти з партії
cli-play-save-where = Укажіть, куди: save ФАЙЛ
cli-play-saved = Запис збережено: { $file }.
cli-play-undone = Останню дію взято назад.
cli-play-thinking = Тигр думає…
cli-play-hint = { $action } — перемагає в { $chance } партій, близько { $score } { $score ->
    [one] очка
    [few] очок
    [many] очок
   *[other] очка
}
cli-play-hint-none = Вибирати немає з чого: можлива лише одна дія.
cli-play-hint-close = Різниця невелика: інші ходи майже такі ж добрі.
cli-play-hint-unsure = Тигр не певен: на роздуми було мало часу.
cli-play-over = Партію завершено. save ФАЙЛ збереже запис; v, log, rules і help працюють, як і раніше, усе інше — вихід.
cli-play-bye = До зустрічі!
