# Що каже `--help`. Текст команди — `help-` і її шлях; ключ чи аргумент має власний
# текст під текстом команди або ділить з іншими текст свого імені.

## Сторінка

help-usage = Виклик:
help-arguments = Аргументи
help-options = Ключі
help-commands = Команди
help-default = за замовчуванням: { $value }
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
help-value-folder = ТЕКА
help-value-target = КУДИ
help-value-language = МОВА
help-value-setting = НАЗВА=ЗНАЧЕННЯ
help-value-bots = БОТИ
help-value-bounds = МІН:МАКС
help-value-age = СТРОК
help-value-anchor = РОЗДІЛ
help-value-words = СЛОВА
help-value-address = АДРЕСА
help-value-path = ШЛЯХ

## Команди

help-meowple = Настільні ігри про котів: гра, сервер, підрахунок, симуляції, перевірка.
help-meowple-play =
    Грати проти ботів у браузері або, з --terminal, у терміналі.

    Якщо назвати гру, вона відкриється одразу; без назви в терміналі починається перша зі встановлених. Усі ключі, крім --lang і --debug, діють лише в терміналі.
help-meowple-serve = Запустити сервер зі столами для інших; працює, доки не зупинять.
help-meowple-site = Записати браузерний клієнт як статичні файли, яким не потрібен сервер.
help-meowple-sim = Зіграти ботами багато партій: очки, довжина, швидкість.
help-meowple-arena = Порівняти ботів: місця змінюються, розклади для всіх однакові, рейтинги з інтервалами.
help-meowple-dataset = Створити набір даних: партії ботів з описом набору; та сама команда завжди дає той самий набір.
help-meowple-train = Навчити швидку стратегію гри з нуля; та сама команда продовжує перерване навчання.
help-meowple-score = Підрахувати очки позиції з файлу.
help-meowple-replay = Пройти запис крок за кроком: дії та що сталося, словами.
help-meowple-verify = Перевірити запис: дії, підсумковий хеш і перемішування.
help-meowple-analyse = Оцінити кожне рішення завершеної партії та знайти те, що її вирішило.
help-meowple-engine = Відповідати на запити, по одному об’єкту JSON у рядку, до кінця вводу.
help-meowple-rules = Надрукувати довідник правил гри.
help-meowple-bench = Виміряти швидкість: випадкові партії, копії, дозволені місця.
help-meowple-admin = Для тих, хто тримає сервер: резервні копії, записи, списки, очищення.
help-meowple-admin-backup = Записати всю базу даних в один файл; сервер може працювати.
help-meowple-admin-restore = Відновити резервну копію в порожню базу даних.
help-meowple-admin-export = Зберегти записи всіх завершених партій.
help-meowple-admin-tables = Перелічити столи, починаючи з тих, де ходили останніми.
help-meowple-admin-purge = Видалити старі столи, за якими не почали грати, або столи з указаним станом.

## Ключі й аргументи кількох команд

help-help = Показати цю довідку й вийти.
help-lang = Мова повідомлень.
help-debug = Показати, де в програмі виникла помилка.
help-json = Друкувати JSON.
help-game = Ідентифікатор гри: { $games }.
help-seats = Скільки місць.
help-seed = Зерно генератора випадкових чисел.
help-option = Параметр гри; можна повторювати.
help-bots = Один бот на всі місця або по боту на місце: random, kitten, cat, tiger, lion, tiger@0.2 (секунди), ФАЙЛ.py:Клас, cmd:ПРОГРАМА.
help-seconds = Час бота на одне рішення, у секундах.
help-jobs = Скільки процесів.
help-data = Власні компоненти гри, JSON або TOML.
help-file = Запис партії.
help-number = Номер партії у файлі .jsonl команд sim чи arena, рахуючи від 1.
help-database_url = sqlite:///ФАЙЛ або postgresql://…; за замовчуванням — файл у теці користувача.
help-force = Замінити те, що вже є.
help-status = Лише столи з цим станом; можна вказати кілька разів.

## Ключі й аргументи однієї команди

help-meowple-version = Показати версію й вийти.
help-meowple-play-terminal = Грати в терміналі проти ботів.
help-meowple-play-plain = Без таблиць і кольорів, для програм читання з екрана.
help-meowple-play-seat = Ваше місце, рахуючи від 0.
help-meowple-play-seed = Зерно генератора випадкових чисел; якщо не вказано, обирається навмання.
help-meowple-serve-host = На якій адресі слухати.
help-meowple-serve-config = Файл TOML з налаштуваннями; кожне можна задати й змінною MEOWPLE_НАЗВА.
help-meowple-serve-log_level = Що потрапляє до журналу: цей рівень і все важливіше.
help-meowple-serve-port = Порт; 0 — будь-який вільний.
help-meowple-serve-workers = Скільки процесів; для кількох потрібна PostgreSQL.
help-meowple-serve-trust_proxy = Довіряти заголовкам X-Forwarded від проксі перед сервером.
help-meowple-serve-public_url = Адреса, за якою відкривають сервер, https://…
help-meowple-serve-metrics_public = Показувати /metrics не лише цій машині.
help-meowple-serve-bot_memory = Скільки МіБ пам’яті може зайняти кожен процес ботів; 0 — без обмеження.
help-meowple-site-folder = Куди: нова або порожня тека чи попередній сайт.
help-meowple-site-server = Сервер для того, чого сайт не вміє; сайт дасть на нього посилання.
help-meowple-site-serve = Потім показувати сайт на цій машині, доки не зупинять.
help-meowple-site-port = Порт для --serve; 0 — будь-який вільний.
help-meowple-site-below = Шлях для --serve, наприклад /meowple/.
help-meowple-sim-games = Скільки партій.
help-meowple-sim-out = Партії із записами: .jsonl або .parquet.
help-meowple-arena-bots = Хто грає: a,b,c. Драбина йде від найслабшого вгору.
help-meowple-arena-games = Скільки партій у кожній зустрічі.
help-meowple-arena-format = Кожен з кожним або лише сусіди.
help-backend = Процеси цієї машини або кластер Ray.
help-meowple-arena-out = Зберігати кожну партію в цьому файлі, .jsonl; якщо він уже є, змагання триває далі.
help-meowple-arena-sprt = Зупинитися, щойно стане ясно, якому з двох чисел відповідає результат першого бота: 0.5:0.55.
help-meowple-arena-by = Що порівнює --sprt: частку перемог чи очки.
help-meowple-dataset-folder = Тека для партій і файлу README.md.
help-meowple-dataset-games = Скільки партій.
help-meowple-dataset-format = Формат файлу з партіями.
help-meowple-train-file = Файл для ваг (TOML); перебіг навчання зберігається поруч із ним.
help-meowple-train-watch = На скількох партіях ботів «Кіт» навчатися в кожному режимі.
help-meowple-train-rounds = Скільки раундів пробувати по дві дії й навчатися на результаті.
help-meowple-train-games = Партій у раунді.
help-meowple-score-file = Файл із позицією (JSON).
help-meowple-replay-to = Зупинитися після цієї дії та показати позицію.
help-meowple-replay-seat = Показати те, що може знати гравець на цьому місці.
help-meowple-analyse-seconds = Час на одне рішення, у секундах.
help-meowple-analyse-boat_seconds = Скільки секунд шукати найкращу розкладку для кожного гравця, якщо вона є у грі; 0 — не шукати.
help-meowple-rules-section = Один розділ з усім, що в ньому є.
help-meowple-rules-search = Розділи, де є всі ці слова.
help-meowple-bench-seconds = Процесорний час одного відрізка, у секундах.
help-meowple-bench-rounds = Скільки відрізків кожного виду.
help-meowple-bench-beside = Python, у якому є catanatron 3.2.1.
help-meowple-admin-backup-file = Куди, .jsonl.gz.
help-meowple-admin-restore-file = Резервна копія.
help-meowple-admin-export-to = Тека або файл із розширенням .jsonl.
help-meowple-admin-tables-most = Скільки показати.
help-meowple-admin-purge-older_than = Столи, за якими стільки часу не робили ходів: 12h (години), 30d (дні), 8w (тижні).
help-meowple-admin-purge-profiles = Також профілі людей, які стільки часу не заходили.
help-meowple-admin-purge-dry_run = Лише показати, що було б видалено.
help-meowple-admin-purge-yes = Не запитувати.
