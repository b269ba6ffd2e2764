# Що каже `--help`. Текст команди — `help-` і її шлях; ключ чи аргумент має власний
# текст під текстом команди або ділить з іншими текст свого імені.

## Сторінка

help-usage = Виклик:
help-arguments = Аргументи
help-options = Ключі
help-commands = Команди
help-default = типово: { $value }
help-required = обов’язково
help-least = щонайменше { $low }
help-between = від { $low } до { $high }
help-environment = змінна середовища: { $name }

## Що пишуть як значення

help-value-options = КЛЮЧІ
help-value-command = КОМАНДА …
help-value-number = ЧИСЛО
help-value-game = ГРА
help-value-file = ФАЙЛ
help-value-target = КУДИ
help-value-language = МОВА
help-value-setting = НАЗВА=ЗНАЧЕННЯ
help-value-bots = БОТИ
help-value-age = СТРОК
help-value-anchor = РОЗДІЛ
help-value-words = СЛОВА
help-value-address = АДРЕСА

## Команди

help-meowple = Настільні ігри про котів: гра, сервер, підрахунок, симуляції, перевірка.
help-meowple-play =
    Грати в браузері або, з --terminal, у терміналі проти ботів.

    Названу гру пропонують одразу; якщо гру не названо, у терміналі грають у першу зі встановлених. Усі інші ключі, крім --lang і --debug, діють лише в терміналі.
help-meowple-serve = Тримати столи для інших, доки не зупинять.
help-meowple-sim = Зіграти багато партій ботами: очки, довжина, швидкість.
help-meowple-arena = Порівняти ботів: місця змінюються, розклади для всіх однакові, рейтинги з інтервалами.
help-meowple-score = Підрахувати очки позиції з файлу.
help-meowple-replay = Пройти запис крок за кроком: дії та що сталося, словами.
help-meowple-verify = Перевірити запис: дії, кінцевий відбиток і перемішування.
help-meowple-analyse = Оцінити кожне рішення завершеної партії та сказати, що визначило її результат.
help-meowple-engine = Відповідати на запити, по одному об’єкту JSON у рядку, до кінця вводу.
help-meowple-rules = Надрукувати довідник правил гри.
help-meowple-bench = Виміряти швидкість: випадкові партії, копії, дозволені місця.
help-meowple-admin = Для господарів сервера: копії, записи, списки, очищення.
help-meowple-admin-backup = Записати всю базу даних в один файл; сервер може працювати.
help-meowple-admin-restore = Прочитати резервну копію в порожню базу даних.
help-meowple-admin-export = Зберегти записи всіх завершених партій.
help-meowple-admin-tables = Перелічити столи, починаючи з тих, де ходили найпізніше.
help-meowple-admin-purge = Видалити старі столи, за якими не почали грати, або столи з названим станом.

## Ключі й аргументи кількох команд

help-help = Показати цей текст і закінчити.
help-lang = Мова повідомлень.
help-debug = Показати, де в програмі виникла помилка.
help-json = Друкувати JSON.
help-game = Ім’я гри: { $games }.
help-seats = Скільки місць.
help-seed = Зерно всіх випадковостей.
help-option = Параметр гри; можна повторювати.
help-bots = Один бот на всі місця або по боту на місце: random, kitten, cat, tiger, tiger@0.2 (секунди), ФАЙЛ.py:Клас, cmd:ПРОГРАМА.
help-seconds = Час бота на одне рішення, у секундах.
help-jobs = Скільки процесів.
help-data = Власні компоненти гри, JSON або TOML.
help-file = Запис партії.
help-database_url = sqlite:///ФАЙЛ або postgresql://…; без нього — власний файл.
help-force = Замінити те, що вже є.
help-status = Лише ці; можна повторювати.

## Ключі й аргументи однієї команди

help-meowple-version = Надрукувати версію і закінчити.
help-meowple-play-terminal = Грати в терміналі проти ботів.
help-meowple-play-plain = Без таблиць і кольорів, для програм читання з екрана.
help-meowple-play-seat = Ваше місце, рахуючи від 0.
help-meowple-play-seed = Зерно всіх випадковостей; без нього обирається випадково.
help-meowple-serve-host = На якій адресі слухати.
help-meowple-serve-port = Порт; 0 — будь-який вільний.
help-meowple-serve-workers = Скільки процесів; для кількох потрібна PostgreSQL.
help-meowple-serve-trust_proxy = Вірити заголовкам X-Forwarded від проксі перед сервером.
help-meowple-serve-public_url = Адреса, за якою відкривають сервер, https://…
help-meowple-serve-metrics_public = Показувати /metrics не лише цій машині.
help-meowple-sim-games = Скільки партій.
help-meowple-sim-out = Партії із записами: .jsonl або .parquet.
help-meowple-arena-bots = Хто грає: a,b,c. Драбина йде від найслабшого вгору.
help-meowple-arena-games = Скільки партій у кожній зустрічі.
help-meowple-arena-format = Кожен з кожним або лише сусіди.
help-meowple-arena-backend = Процеси цієї машини або кластер Ray.
help-meowple-arena-out = Зберігати кожну партію в цьому файлі, .jsonl; почате змагання триває далі.
help-meowple-score-file = Позиція, у JSON.
help-meowple-replay-to = Зупинитися після цієї дії та показати позицію.
help-meowple-replay-seat = Показати те, що може знати це місце.
help-meowple-analyse-seconds = Час на одне рішення, у секундах.
help-meowple-analyse-boat_seconds = Скільки секунд шукати найкращу розкладку кожного місця, якщо вона є у грі; 0 — не шукати.
help-meowple-rules-section = Один розділ з усім, що в ньому є.
help-meowple-rules-search = Розділи, де є всі ці слова.
help-meowple-bench-seconds = Процесорний час одного відрізка, у секундах.
help-meowple-bench-rounds = Скільки відрізків кожного виду.
help-meowple-bench-beside = Python, у якому є catanatron 3.2.1.
help-meowple-admin-backup-file = Куди, .jsonl.gz.
help-meowple-admin-restore-file = Резервна копія.
help-meowple-admin-export-to = Тека або файл із закінченням .jsonl.
help-meowple-admin-tables-most = Скільки показати.
help-meowple-admin-purge-older_than = Скільки часу не ходили: 12h (години), 30d (дні), 8w (тижні).
help-meowple-admin-purge-profiles = Також профілі, які не з’являлися стільки часу.
help-meowple-admin-purge-dry_run = Лише показати, що було б видалено.
help-meowple-admin-purge-yes = Не питати.
