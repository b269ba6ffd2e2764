# What the server says. Ids are those of the code with hyphens for dots.

## Errors: requests

error-request-method = Такий метод тут не підтримується.
error-request-nowhere = Тут нічого немає.
error-request-header = Запит на запис повинен мати заголовок { $header }.
error-request-too_slow = Решта запиту не надійшла: надішліть його ще раз.
error-host-foreign = Сервер не відгукується на це ім’я. Його власник може задати ім’я ключем --public-url.
error-origin-foreign = Запит надійшов з іншого сайту.
error-rate-too_many = Забагато запитів. Спробуйте через { $seconds } { $seconds ->
    [one] секунду
    [few] секунди
    [many] секунд
   *[other] секунди
}.
error-rate-connections = З вашої адреси забагато з’єднань: закрийте деякі або спробуйте пізніше.
error-server-fault = Помилка в Meowple. Нічого не змінилося; спробуйте ще раз.
error-database-silent = База даних не відповідає ({ $kind }). Спробуйте трохи згодом.
error-database-unusable = Базу даних не можна використати ({ $kind }): перевірте, чи правильна її адреса, чи вона існує і чи маєте ви право запису.
error-database-address = Не вдалося розібрати адресу бази даних: пишіть sqlite:///ФАЙЛ або postgresql://СЕРВЕР/НАЗВА.
error-database-kind = Бази даних типу { $kind } не підтримуються: потрібна SQLite або PostgreSQL.
error-database-no_psycopg = Для PostgreSQL потрібен пакет psycopg: pip install 'meowple[postgres]'
error-database-newer = База даних версії { $found } створена новішим Meowple; цей знає версію { $ours }.
error-database-older = База даних версії { $found }; під час запуску сервера цей Meowple оновить її до версії { $ours }.
error-database-foreign = Це не база даних Meowple, або нею ще не користувався жоден сервер.
error-file-exists = { $file } вже існує; --force замінить його.
error-admin-age = { $given } — не строк: укажіть години, дні або тижні, наприклад 12h, 30d або 8w.
error-backup-none = Це не резервна копія Meowple.
error-backup-format = Формат резервної копії — { $found }; цей Meowple читає формат { $ours }.
error-backup-schema = Резервна копія — від бази версії { $found }, а цей Meowple має версію { $ours }: відновіть копію тією версією, якою її зроблено, потім оновіть.
error-backup-line = Рядок { $line } резервної копії прочитати не можна.
error-backup-broken = Резервна копія пошкоджена або неповна.
error-backup-not_empty = База даних не порожня: відновлюйте в нову.
error-serve-smtp = MEOWPLE_SMTP_URL має бути у вигляді smtp://user:password@host:port або smtps://….
error-serve-mail_from = MEOWPLE_MAIL_FROM має бути адресою ел. пошти.
error-serve-mail_needs = Для листів потрібні разом MEOWPLE_SMTP_URL, MEOWPLE_MAIL_FROM і --public-url.
error-serve-address = Сервер не може слухати { $where }: { reason-system }.
error-serve-workers = Кільком процесам потрібна PostgreSQL: задайте --database-url або лишіть один процес.

## Errors: profiles

error-profile-none = Ви ще не маєте профілю: спершу виберіть ім’я.
error-link-unknown = Такого посилання немає, або його вже використано, або воно застаріло: попросіть нове.
error-device-unknown = Цей пристрій уже не підключений.
error-recovery-unknown = Такого коду відновлення немає. Перевірте кожну літеру; новий код замінює попередній.
error-language-unknown = Такої мови немає; є: { $offered }.
error-name-empty = В імені має бути хоча б один видимий знак.
error-name-too_long = В імені може бути не більше ніж { $longest } { $longest ->
    [one] знак
    [few] знаки
    [many] знаків
   *[other] знака
}.

error-contact-mail = Це не адреса ел. пошти: у ній потрібні ім’я, @ і сервер.
error-contact-hook = Вебхук — це адреса, що починається з https:// і вказує сервер.
error-contact-asked = Лист на цю адресу вже надіслано. Спробуйте знову через { $seconds } { $seconds ->
    [one] секунду
    [few] секунди
    [many] секунд
   *[other] секунди
}.
error-contact-no_mail = Цей сервер не надсилає листів.

## Errors: tables and seats

error-table-unknown = Такого столу немає.
error-table-code_unknown = Жоден стіл із таким кодом не чекає на гравців: перевірте код або попросіть інший.
error-table-game_gone = Гри «{ $game }» на цьому сервері більше немає.
error-table-rules = За цим столом грають за версією правил { $wanted }; сервер має версію { $ours }.
error-table-begun = Партія вже почалася.
error-table-not_begun = Партія ще не почалася.
error-table-not_over = Партію ще не завершено.
error-table-stalled = Сервер зараз не може нічого зберегти, тому партію призупинено. Усе вже збережене ціле, і партія продовжиться сама.
error-table-closed = Цей стіл для вас закритий: попросіть посилання або код.
error-table-not_maker = Це може зробити лише той, хто створив стіл.
error-table-others_play = За цим столом грають ще й інші: натомість ви можете його покинути.
error-table-too_many = Ви вже маєте { $most } { $most ->
    [one] незавершену партію
    [few] незавершені партії
    [many] незавершених партій
   *[other] незавершеної партії
}; спершу завершіть одну.
error-table-me_twice = Ви можете мати лише одне місце. Для інших гравців за вашим екраном виберіть «за цим екраном».
error-course-unknown = Такої навчальної партії немає.
error-course-alone = У навчальній партії граєте лише ви та боти.
error-table-bots_only = За столом потрібне місце для людини.
error-local-open_seat = За стіл на цьому пристрої ніхто більше не сяде: виберіть бота або гравця за вашим екраном.
error-local-no_server = Для цього потрібен сервер.
error-copy-damaged = Файл пошкоджено, або це не копія ігор. Нічого не змінено.
error-copy-too_large = Файл завеликий для копії ігор. Нічого не змінено.
error-copy-version = Це копія версії { $wanted }, а тут відома версія { $ours }. Нічого не змінено: завантажте найновіший Meowple і спробуйте ще раз.
error-copy-own_data = У цій партії використано чиїсь власні компоненти; такі записи тут не відкрити.
error-copy-not_over = Партію в цьому записі не закінчено. Відкрити можна лише закінчені партії.
error-move-other_game = Це запис іншої гри або для іншої кількості місць.
error-move-over = Цю партію закінчено; перенести можна лише незакінчену.
error-seat-taken = Це місце зайнято.
error-seat-have_one = Ви вже маєте місце за цим столом.
error-figure-unknown = У цій грі не можна вибрати «{ $figure }»: є { $offered }.
error-figure-taken = Це вже вибрав інший гравець: виберіть щось інше.
error-seat-token_unknown = Це посилання на місце недійсне або вже не діє. Попросіть нове.
error-seat-not_yours = Це не ваше місце.
error-seat-none = Ви не маєте тут місця.

error-game-no_components = { $game }: вміст коробки цієї гри невідомий.

## Errors: play

error-action-stale = Партія вже пішла далі; подивіться ще раз.
error-undo-not_now = Цього вже не скасувати: щось відкрилося, було кинуто кубик або хтось відповів.
error-undo-too_many = Скасовувати більше не можна: кроків за цим столом уже { $most }.
error-hint-not_allowed = За цим столом підказок немає.
error-hint-failed = Підказку знайти не вдалося. Спробуйте ще раз.
error-chat-empty = Повідомлення порожнє.
error-chat-too_long = Знаків у повідомленні може бути щонайбільше { $longest }.
error-chat-full = Чат цього столу заповнено: повідомлень уже { $most }.

## Commands

cli-admin-saved = Збережено { $rows } { $rows ->
    [one] рядок
    [few] рядки
    [many] рядків
   *[other] рядка
}: { $file }
cli-admin-restored = Відновлено { $rows } { $rows ->
    [one] рядок
    [few] рядки
    [many] рядків
   *[other] рядка
}
cli-admin-exported = { $records } { $records ->
    [one] запис
    [few] записи
    [many] записів
   *[other] запису
}: { $file }
cli-admin-listed = Столи: { $shown } з { $total }
cli-admin-head-id = Стіл
cli-admin-head-game = Гра
cli-admin-head-status = Стан
cli-admin-head-seats = Місця
cli-admin-head-age = Вік
cli-admin-head-idle = Простій
cli-admin-going-waiting = Столи, що чекають на гравців: { $number }
cli-admin-going-playing = Столи, за якими грають: { $number }
cli-admin-going-over = Столи із завершеними партіями та їхні записи: { $number }
cli-admin-going-abandoned = Столи з перерваними партіями: { $number }
cli-admin-going-actions = Дії в їхніх журналах: { $number }
cli-admin-going-chat = Повідомлення в їхньому чаті: { $number }
cli-admin-going-profiles = Профілі: { $number }
cli-admin-sure = Видалити все це назавжди? ({ cli-yes }/{ cli-no })
cli-admin-kept = Нічого не видалено.
cli-admin-purged = Видалено.

## Notices. They go where others may read them: no names, no secrets. ¶ begins a paragraph.

notice-title = Ваш хід
notice-body = { $game }: ваш хід.
notice-mail = { $body } ¶ { $here } ¶ Ви просили повідомляти вас про ваші ходи. Відписатися: { $stop }
notice-confirm_title = Це ваша адреса?
notice-confirm_mail = Хтось попросив надсилати на цю адресу сповіщення про свої ходи в настільній грі. Якщо це ви, підтвердьте адресу: ¶ { $link } ¶ Якщо ні, нічого не робіть: більше ми вам не напишемо.
notice-confirm_ask = Надсилати сповіщення про ваші ходи на адресу, на яку прийшло це посилання?
notice-confirmed = Адресу підтверджено.
notice-stop_ask = Більше не надсилати сповіщень на адресу, на яку прийшло це посилання?
notice-stopped = Сповіщень на цю адресу більше не буде.
notice-yes = Так

## Pages

server-about = Настільні ігри про котів: з ботами, за одним екраном або з друзями. Без реєстрації та встановлення.
server-guest = Гість
server-no_client = Клієнт для браузера не зібрано. У робочій копії виконайте: { $command }
server-api = API цього сервера
server-status-waiting = чекає на гравців
server-status-playing = триває гра
server-status-over = завершено
server-status-abandoned = перервано

## How a table ended before its game

server-ended-time = у когось вийшов час
server-ended-left = хтось покинув стіл
server-ended-abandoned = партію перервано
event-table-ended_left = { $whose } більше не за столом
event-table-ended_time = час вийшов: { $whose }
you-table-ended_left = ви вийшли з-за столу
you-table-ended_time = ваш час вийшов

## Хто пішов, повернувся або не встиг

server-stand_in = { $name } (бот)
event-table-left = { $whose } більше не за столом. Далі грає бот.
event-table-back = { $whose } знову за столом.
event-table-time_up = { $pace ->
    [correspondence] Час на хід вийшов ({ $whose }): цей хід робить бот.
   *[live] { $increment ->
        [0] Час вийшов ({ $whose }): до кінця партії грає бот.
       *[other] Час вийшов ({ $whose }): цей хід робить бот. За кожен хід додається { $increment } с.
    }
}
you-table-left = Ви вийшли з-за столу. Далі грає бот.
you-table-back = Ви знову за столом.
you-table-time_up = { $pace ->
    [correspondence] Ваш час на хід вийшов: цей хід робить бот.
   *[live] { $increment ->
        [0] Ваш час вийшов: до кінця партії за вас грає бот.
       *[other] Ваш час вийшов: цей хід за вас робить бот. За кожен хід додається { $increment } с.
    }
}
