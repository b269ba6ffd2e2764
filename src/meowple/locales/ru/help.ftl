# Что говорит `--help`. Текст команды — `help-` и её путь; у ключа или аргумента есть
# свой текст под текстом команды, или он делит с другими текст своего имени.

## Страница

help-usage = Вызов:
help-arguments = Аргументы
help-options = Ключи
help-commands = Команды
help-default = по умолчанию: { $value }
help-required = обязательно
help-least = не меньше { $low }
help-between = от { $low } до { $high }
help-environment = переменная среды: { $name }

## Что пишется как значение

help-value-options = КЛЮЧИ
help-value-command = КОМАНДА …
help-value-number = ЧИСЛО
help-value-game = ИГРА
help-value-file = ФАЙЛ
help-value-folder = ПАПКА
help-value-target = КУДА
help-value-language = ЯЗЫК
help-value-setting = ИМЯ=ЗНАЧЕНИЕ
help-value-bots = БОТЫ
help-value-bounds = МИН:МАКС
help-value-age = СРОК
help-value-anchor = РАЗДЕЛ
help-value-words = СЛОВА
help-value-address = АДРЕС
help-value-path = ПУТЬ

## Команды

help-meowple = Настольные игры о кошках: игра, сервер, подсчёт, симуляции, проверка.
help-meowple-play =
    Играть против ботов в браузере или, с --terminal, в терминале.

    Если назвать игру, она откроется сразу; без названия в терминале начинается первая из установленных. Все ключи, кроме --lang и --debug, действуют только в терминале.
help-meowple-serve = Запустить сервер со столами для других; работает, пока не остановят.
help-meowple-site = Записать браузерный клиент как статические файлы, которым не нужен сервер.
help-meowple-sim = Провести много партий между ботами и показать очки, длину партий и скорость.
help-meowple-arena = Сравнить ботов: места меняются, расклады для всех одни, рейтинги с интервалами.
help-meowple-dataset = Создать набор данных: партии ботов с описанием набора; та же команда всегда даёт тот же набор.
help-meowple-train = Обучить быструю стратегию игры с нуля; та же команда продолжает прерванное обучение.
help-meowple-score = Подсчитать очки позиции из файла.
help-meowple-replay = Пройти запись по шагам: действия и что случилось, словами.
help-meowple-verify = Проверить запись: действия, итоговый хеш и перемешивание.
help-meowple-analyse = Оценить каждое решение законченной партии и найти те, что определили её исход.
help-meowple-engine = Отвечать на запросы, по одному объекту JSON в строке, до конца ввода.
help-meowple-rules = Напечатать справочник правил игры.
help-meowple-bench = Измерить скорость: случайные партии, копии, допустимые места.
help-meowple-admin = Для тех, кто держит сервер: резервные копии, записи, списки, очистка.
help-meowple-admin-backup = Записать всю базу данных в один файл; сервер может работать.
help-meowple-admin-restore = Восстановить резервную копию в пустую базу данных.
help-meowple-admin-export = Сохранить записи всех оконченных партий.
help-meowple-admin-tables = Перечислить столы, начиная с тех, где ходили последними.
help-meowple-admin-purge = Удалить старые столы, за которыми не начали играть, или столы с указанным статусом.

## Ключи и аргументы нескольких команд

help-help = Показать эту справку и выйти.
help-lang = Язык сообщений.
help-debug = Показать, где в программе возникла ошибка.
help-json = Печатать JSON.
help-game = Идентификатор игры: { $games }.
help-seats = Сколько мест.
help-seed = Зерно генератора случайных чисел.
help-option = Параметр игры; можно повторять.
help-bots = Один бот на все места или по боту на место: random, kitten, cat, tiger, lion, tiger@0.2 (секунды), ФАЙЛ.py:Класс, cmd:ПРОГРАММА.
help-seconds = Время бота на одно решение, в секундах.
help-jobs = Сколько процессов.
help-data = Свои компоненты игры, JSON или TOML.
help-file = Запись партии.
help-number = Номер партии в файле .jsonl команд sim или arena, считая с 1.
help-database_url = sqlite:///ФАЙЛ или postgresql://…; по умолчанию — файл в папке пользователя.
help-force = Заменить то, что уже есть.
help-status = Только столы с этим статусом; можно указать несколько раз.

## Ключи и аргументы одной команды

help-meowple-version = Показать версию и выйти.
help-meowple-play-terminal = Играть в терминале против ботов.
help-meowple-play-plain = Без таблиц и цветов, для программ чтения с экрана.
help-meowple-play-seat = Ваше место, считая от 0.
help-meowple-play-seed = Зерно генератора случайных чисел; если не указано, выбирается случайно.
help-meowple-serve-host = На каком адресе слушать.
help-meowple-serve-config = Файл TOML с настройками; каждую можно задать и переменной MEOWPLE_ИМЯ.
help-meowple-serve-log_level = Что попадает в журнал: этот уровень и всё более важное.
help-meowple-serve-port = Порт; 0 — любой свободный.
help-meowple-serve-workers = Сколько процессов; для нескольких нужна PostgreSQL.
help-meowple-serve-trust_proxy = Доверять заголовкам X-Forwarded от прокси перед сервером.
help-meowple-serve-public_url = Адрес, по которому открывают сервер, https://…
help-meowple-serve-metrics_public = Показывать /metrics не только этой машине.
help-meowple-serve-bot_memory = Сколько МиБ памяти может занять каждый процесс ботов; 0 — без ограничения.
help-meowple-site-folder = Куда: новая или пустая папка либо прежний сайт.
help-meowple-site-server = Сервер для того, чего сайт не умеет; сайт даст на него ссылку.
help-meowple-site-serve = Затем показывать сайт на этой машине, пока не остановят.
help-meowple-site-port = Порт для --serve; 0 — любой свободный.
help-meowple-site-below = Путь для --serve, например /meowple/.
help-meowple-sim-games = Сколько партий.
help-meowple-sim-out = Партии с записями: .jsonl или .parquet.
help-meowple-arena-bots = Кто играет: a,b,c. Лестница идёт от слабейшего вверх.
help-meowple-arena-games = Сколько партий в каждой встрече.
help-meowple-arena-format = Каждый с каждым или только соседи.
help-backend = Процессы этой машины или кластер Ray.
help-meowple-arena-out = Хранить каждую партию в этом файле, .jsonl; если он уже есть, состязание продолжается.
help-meowple-arena-sprt = Остановиться, как только станет ясно, какому из двух чисел соответствует результат первого бота: 0.5:0.55.
help-meowple-arena-by = Что сравнивает --sprt: долю побед или очки.
help-meowple-dataset-folder = Папка для партий и файла README.md.
help-meowple-dataset-games = Сколько партий.
help-meowple-dataset-format = Формат файла с партиями.
help-meowple-train-file = Файл для весов (TOML); ход обучения сохраняется рядом с ним.
help-meowple-train-watch = На скольких партиях ботов «Кот» учиться в каждом режиме.
help-meowple-train-rounds = Сколько раундов пробовать по два действия и учиться на результате.
help-meowple-train-games = Партий в раунде.
help-meowple-score-file = Файл с позицией (JSON).
help-meowple-replay-to = Остановиться после этого действия и показать позицию.
help-meowple-replay-seat = Показать то, что может знать игрок на этом месте.
help-meowple-analyse-seconds = Время на одно решение, в секундах.
help-meowple-analyse-boat_seconds = Сколько секунд искать лучшую раскладку для каждого игрока, если в игре она есть; 0 — не искать.
help-meowple-rules-section = Один раздел со всем, что в нём есть.
help-meowple-rules-search = Разделы, где есть все эти слова.
help-meowple-bench-seconds = Процессорное время одного отрезка, в секундах.
help-meowple-bench-rounds = Сколько отрезков каждого вида.
help-meowple-bench-beside = Python, в котором есть catanatron 3.2.1.
help-meowple-admin-backup-file = Куда, .jsonl.gz.
help-meowple-admin-restore-file = Резервная копия.
help-meowple-admin-export-to = Папка или файл с расширением .jsonl.
help-meowple-admin-tables-most = Сколько показать.
help-meowple-admin-purge-older_than = Столы, за которыми столько времени не делали ходов: 12h (часы), 30d (дни), 8w (недели).
help-meowple-admin-purge-profiles = Также профили людей, не заходивших столько времени.
help-meowple-admin-purge-dry_run = Только показать, что было бы удалено.
help-meowple-admin-purge-yes = Не спрашивать.
