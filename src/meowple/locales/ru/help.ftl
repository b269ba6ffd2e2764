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
help-value-target = КУДА
help-value-language = ЯЗЫК
help-value-setting = ИМЯ=ЗНАЧЕНИЕ
help-value-bots = БОТЫ
help-value-age = СРОК
help-value-anchor = РАЗДЕЛ
help-value-words = СЛОВА
help-value-address = АДРЕС

## Команды

help-meowple = Настольные игры о кошках: игра, сервер, подсчёт, симуляции, проверка.
help-meowple-play =
    Играть в браузере или, с --terminal, в терминале против ботов.

    Названная игра предлагается сразу; если игра не названа, в терминале играют в первую из установленных. Все остальные ключи, кроме --lang и --debug, действуют только в терминале.
help-meowple-serve = Держать столы для других, пока не остановят.
help-meowple-sim = Сыграть много партий ботами: очки, длина, скорость.
help-meowple-arena = Сравнить ботов: места меняются, расклады для всех одни, рейтинги с интервалами.
help-meowple-score = Подсчитать очки позиции из файла.
help-meowple-replay = Пройти запись по шагам: действия и что случилось, словами.
help-meowple-verify = Проверить запись: действия, итоговый отпечаток и перемешивание.
help-meowple-analyse = Оценить каждое решение законченной партии и сказать, что решило её исход.
help-meowple-engine = Отвечать на запросы, по одному объекту JSON в строке, до конца ввода.
help-meowple-rules = Напечатать справочник правил игры.
help-meowple-bench = Измерить скорость: случайные партии, копии, допустимые места.
help-meowple-admin = Для хозяев сервера: копии, записи, списки, очистка.
help-meowple-admin-backup = Записать всю базу данных в один файл; сервер может работать.
help-meowple-admin-restore = Прочитать резервную копию в пустую базу данных.
help-meowple-admin-export = Сохранить записи всех оконченных партий.
help-meowple-admin-tables = Перечислить столы, начиная с последних по времени хода.
help-meowple-admin-purge = Удалить старые столы, за которыми не начали играть, или столы с названным состоянием.

## Ключи и аргументы нескольких команд

help-help = Показать этот текст и закончить.
help-lang = Язык сообщений.
help-debug = Показать, где в программе возникла ошибка.
help-json = Печатать JSON.
help-game = Имя игры: { $games }.
help-seats = Сколько мест.
help-seed = Зерно всех случайностей.
help-option = Параметр игры; можно повторять.
help-bots = Один бот на все места или по боту на место: random, kitten, cat, tiger, tiger@0.2 (секунды), ФАЙЛ.py:Класс, cmd:ПРОГРАММА.
help-seconds = Время бота на одно решение, в секундах.
help-jobs = Сколько процессов.
help-data = Свои компоненты игры, JSON или TOML.
help-file = Запись партии.
help-database_url = sqlite:///ФАЙЛ или postgresql://…; без него — собственный файл.
help-force = Заменить то, что уже есть.
help-status = Только эти; можно повторять.

## Ключи и аргументы одной команды

help-meowple-version = Напечатать версию и закончить.
help-meowple-play-terminal = Играть в терминале против ботов.
help-meowple-play-plain = Без таблиц и цветов, для программ чтения с экрана.
help-meowple-play-seat = Ваше место, считая от 0.
help-meowple-play-seed = Зерно всех случайностей; без него выбирается случайно.
help-meowple-serve-host = На каком адресе слушать.
help-meowple-serve-port = Порт; 0 — любой свободный.
help-meowple-serve-workers = Сколько процессов; для нескольких нужна PostgreSQL.
help-meowple-serve-trust_proxy = Верить заголовкам X-Forwarded от прокси перед сервером.
help-meowple-serve-public_url = Адрес, по которому открывают сервер, https://…
help-meowple-serve-metrics_public = Показывать /metrics не только этой машине.
help-meowple-sim-games = Сколько партий.
help-meowple-sim-out = Партии с записями: .jsonl или .parquet.
help-meowple-arena-bots = Кто играет: a,b,c. Лестница идёт от слабейшего вверх.
help-meowple-arena-games = Сколько партий в каждой встрече.
help-meowple-arena-format = Каждый с каждым или только соседи.
help-meowple-arena-backend = Процессы этой машины или кластер Ray.
help-meowple-arena-out = Хранить каждую партию в этом файле, .jsonl; начатое состязание продолжается.
help-meowple-score-file = Позиция, в JSON.
help-meowple-replay-to = Остановиться после этого действия и показать позицию.
help-meowple-replay-seat = Показать то, что может знать это место.
help-meowple-analyse-seconds = Время на одно решение, в секундах.
help-meowple-analyse-boat_seconds = Сколько секунд искать лучшую раскладку каждого места, если она есть в игре; 0 — не искать.
help-meowple-rules-section = Один раздел со всем, что в нём есть.
help-meowple-rules-search = Разделы, где есть все эти слова.
help-meowple-bench-seconds = Процессорное время одного отрезка, в секундах.
help-meowple-bench-rounds = Сколько отрезков каждого вида.
help-meowple-bench-beside = Python, в котором есть catanatron 3.2.1.
help-meowple-admin-backup-file = Куда, .jsonl.gz.
help-meowple-admin-restore-file = Резервная копия.
help-meowple-admin-export-to = Папка или файл с окончанием .jsonl.
help-meowple-admin-tables-most = Сколько показать.
help-meowple-admin-purge-older_than = Сколько времени не ходили: 12h (часы), 30d (дни), 8w (недели).
help-meowple-admin-purge-profiles = Также профили, не появлявшиеся столько времени.
help-meowple-admin-purge-dry_run = Только показать, что было бы удалено.
help-meowple-admin-purge-yes = Не спрашивать.
