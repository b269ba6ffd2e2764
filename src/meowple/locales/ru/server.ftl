# What the server says. Ids are those of the code with hyphens for dots.

## Errors: requests

error-request-method = Такой метод здесь не поддерживается.
error-request-nowhere = Здесь ничего нет.
error-request-header = Запросу на запись нужен заголовок { $header }.
error-request-too_slow = Остаток запроса не пришёл: отправьте его ещё раз.
error-host-foreign = Сервер не отзывается на это имя. Его владелец может задать имя ключом --public-url.
error-origin-foreign = Запрос пришёл с другого сайта.
error-rate-too_many = Слишком много запросов. Попробуйте через { $seconds } { $seconds ->
    [one] секунду
    [few] секунды
    [many] секунд
   *[other] секунды
}.
error-rate-connections = С вашего адреса слишком много соединений: закройте некоторые или попробуйте позже.
error-server-fault = Ошибка в Meowple. Ничего не изменилось; попробуйте ещё раз.
error-database-silent = База данных не отвечает ({ $kind }). Попробуйте чуть позже.
error-database-unusable = Базу данных нельзя использовать ({ $kind }): проверьте, верен ли её адрес, существует ли она и есть ли у вас право записи.
error-database-address = Не удалось разобрать адрес базы данных: пишите sqlite:///ФАЙЛ или postgresql://СЕРВЕР/ИМЯ.
error-database-kind = Базы данных вида { $kind } не поддерживаются: нужна SQLite или PostgreSQL.
error-database-no_psycopg = Для PostgreSQL нужен пакет psycopg: pip install 'meowple[postgres]'
error-database-newer = База данных версии { $found } создана более новым Meowple; этот знает версию { $ours }.
error-database-older = База данных версии { $found }; при запуске сервера этот Meowple обновит её до версии { $ours }.
error-database-foreign = Это не база данных Meowple, или ею ещё не пользовался ни один сервер.
error-file-exists = { $file } уже существует; --force заменит его.
error-admin-age = { $given } — не срок: укажите часы, дни или недели, например 12h, 30d или 8w.
error-backup-none = Это не резервная копия Meowple.
error-backup-format = Формат резервной копии — { $found }; этот Meowple читает формат { $ours }.
error-backup-schema = Резервная копия — от базы версии { $found }, а у этого Meowple версия { $ours }: восстановите копию той версией, которой она сделана, затем обновите.
error-backup-line = Строку { $line } резервной копии прочитать нельзя.
error-backup-broken = Резервная копия повреждена или неполная.
error-backup-not_empty = База данных не пуста: восстанавливайте в новую.
error-serve-smtp = MEOWPLE_SMTP_URL должен иметь вид smtp://user:password@host:port или smtps://….
error-serve-mail_from = MEOWPLE_MAIL_FROM должен быть адресом эл. почты.
error-serve-mail_needs = Для писем нужны вместе MEOWPLE_SMTP_URL, MEOWPLE_MAIL_FROM и --public-url.
error-serve-address = Сервер не может слушать { $where }: { reason-system }.
error-serve-workers = Нескольким процессам нужна PostgreSQL: задайте --database-url или оставьте один процесс.

## Errors: profiles

error-profile-none = У вас ещё нет профиля: сначала выберите имя.
error-link-unknown = Такой ссылки нет, или она уже использована, или устарела: попросите новую.
error-device-unknown = Это устройство уже не подключено.
error-recovery-unknown = Такого кода восстановления нет. Проверьте каждую букву; новый код заменяет прежний.
error-language-unknown = Такого языка нет; есть: { $offered }.
error-name-empty = В имени нужен хотя бы один видимый знак.
error-name-too_long = В имени может быть не больше { $longest } { $longest ->
    [one] знака
    [few] знаков
    [many] знаков
   *[other] знака
}.

error-contact-mail = Это не адрес эл. почты: в нём нужны имя, @ и сервер.
error-contact-hook = Вебхук — это адрес, который начинается с https:// и указывает сервер.
error-contact-asked = Письмо на этот адрес уже отправлено. Попробуйте снова через { $seconds } { $seconds ->
    [one] секунду
    [few] секунды
    [many] секунд
   *[other] секунды
}.
error-contact-no_mail = Этот сервер не отправляет писем.

## Errors: tables and seats

error-table-unknown = Такого стола нет.
error-table-code_unknown = Ни один стол с таким кодом не ждёт игроков: проверьте код или попросите другой.
error-table-game_gone = Игры { $game } на этом сервере больше нет.
error-table-rules = За этим столом играют по версии правил { $wanted }; у сервера версия { $ours }.
error-table-stalled = Сервер сейчас не может ничего сохранить, поэтому партия приостановлена. Всё уже сохранённое цело, и партия продолжится сама.
error-table-begun = Партия уже началась.
error-table-not_begun = Партия ещё не началась.
error-table-not_over = Партия ещё не окончена.
error-table-closed = Этот стол для вас закрыт: попросите ссылку или код.
error-table-not_maker = Это может сделать только тот, кто создал стол.
error-table-others_play = За этим столом играют и другие: вместо этого вы можете его покинуть.
error-table-too_many = У вас уже { $most } { $most ->
    [one] незаконченная партия
    [few] незаконченные партии
    [many] незаконченных партий
   *[other] незаконченной партии
}; сначала закончите одну.
error-table-me_twice = У вас может быть только одно место. Для других игроков за вашим экраном выберите «за этим экраном».
error-course-unknown = Такой обучающей партии нет.
error-course-alone = В обучающей партии играют только вы и боты.
error-table-bots_only = За столом нужно место для человека.
error-local-open_seat = За стол на этом устройстве по сети не сесть: выберите бота или игрока за вашим экраном.
error-local-no_server = Для этого нужен сервер.
error-copy-damaged = Файл повреждён, или это не копия игр. Ничего не изменилось.
error-copy-too_large = Файл слишком велик для копии игр. Ничего не изменилось.
error-copy-version = Это копия версии { $wanted }, а здесь известна версия { $ours }. Ничего не изменилось: загрузите новейший Meowple и попробуйте ещё раз.
error-copy-own_data = В этой партии использовались чьи-то собственные компоненты; такие записи здесь не открыть.
error-copy-not_over = Партия в этой записи не окончена. Открыть можно только оконченные партии.
error-move-other_game = Это запись другой игры или для другого числа мест.
error-move-over = Эта партия окончена; перенести можно только незаконченную.
error-seat-taken = Это место занято.
error-seat-have_one = У вас уже есть место за этим столом.
error-figure-unknown = В этой игре нельзя выбрать «{ $figure }»: есть { $offered }.
error-figure-taken = Это уже выбрал другой игрок: выберите что-нибудь ещё.
error-seat-token_unknown = Эта ссылка на место недействительна или больше не действует. Попросите новую.
error-seat-not_yours = Это не ваше место.
error-seat-none = У вас здесь нет места.

error-game-no_components = { $game }: состав коробки этой игры неизвестен.

## Errors: play

error-action-stale = Партия уже ушла вперёд; посмотрите ещё раз.
error-undo-not_now = Этого уже не отменить: что-то открылось, был бросок кубика или кто-то ответил.
error-undo-too_many = Отменять больше нельзя: шагов за этим столом уже { $most }.
error-hint-not_allowed = За этим столом подсказок нет.
error-hint-failed = Подсказку найти не удалось. Попробуйте ещё раз.
error-chat-empty = Сообщение пустое.
error-chat-too_long = Знаков в сообщении может быть не больше { $longest }.
error-chat-full = Чат этого стола полон: сообщений уже { $most }.

## Commands

cli-admin-saved = { $rows ->
    [one] Сохранена { $rows } строка
    [few] Сохранены { $rows } строки
    [many] Сохранено { $rows } строк
   *[other] Сохранено { $rows } строки
}: { $file }
cli-admin-restored = { $rows ->
    [one] Восстановлена { $rows } строка
    [few] Восстановлены { $rows } строки
    [many] Восстановлено { $rows } строк
   *[other] Восстановлено { $rows } строки
}
cli-admin-exported = { $records } { $records ->
    [one] запись
    [few] записи
    [many] записей
   *[other] записи
}: { $file }
cli-admin-listed = Столы: { $shown } из { $total }
cli-admin-head-id = Стол
cli-admin-head-game = Игра
cli-admin-head-status = Статус
cli-admin-head-seats = Места
cli-admin-head-age = Возраст
cli-admin-head-idle = Простой
cli-admin-going-waiting = Столы, которые ждут игроков: { $number }
cli-admin-going-playing = Столы, за которыми играют: { $number }
cli-admin-going-over = Столы с оконченными партиями и их записи: { $number }
cli-admin-going-abandoned = Столы с прерванными партиями: { $number }
cli-admin-going-actions = Действия в их журналах: { $number }
cli-admin-going-chat = Сообщения в их чате: { $number }
cli-admin-going-profiles = Профили: { $number }
cli-admin-sure = Удалить всё это навсегда? ({ cli-yes }/{ cli-no })
cli-admin-kept = Ничего не удалено.
cli-admin-purged = Удалено.

## Notices. They go where others may read them: no names, no secrets. ¶ begins a paragraph.

notice-title = Ваш ход
notice-body = { $game }: ваш ход.
notice-mail = { $body } ¶ { $here } ¶ Вы просили сообщать вам о ваших ходах. Отписаться: { $stop }
notice-confirm_title = Это ваш адрес?
notice-confirm_mail = Кто-то попросил присылать на этот адрес уведомления о своих ходах в настольной игре. Если это вы, подтвердите адрес: ¶ { $link } ¶ Если нет, ничего не делайте: больше мы вам не напишем.
notice-confirm_ask = Присылать уведомления о ваших ходах на адрес, на который пришла эта ссылка?
notice-confirmed = Адрес подтверждён.
notice-stop_ask = Больше не присылать уведомлений на адрес, на который пришла эта ссылка?
notice-stopped = Уведомлений на этот адрес больше не будет.
notice-yes = Да

## Pages

server-about = Настольные игры про кошек: с ботами, за одним экраном или с друзьями. Без регистрации и установки.
server-guest = Гость
server-no_client = Клиент для браузера не собран. В рабочей копии выполните: { $command }
server-api = API этого сервера
server-status-waiting = ждёт игроков
server-status-playing = идёт игра
server-status-over = игра окончена
server-status-abandoned = игра прервана

## How a table ended before its game

server-ended-time = у кого-то вышло время
server-ended-left = кто-то покинул стол
server-ended-abandoned = партия прервана
event-table-ended_left = { $whose } больше не за столом
event-table-ended_time = время вышло: { $whose }
you-table-ended_left = вы вышли из-за стола
you-table-ended_time = ваше время вышло

## Кто ушёл, вернулся или не успел

server-stand_in = { $name } (бот)
event-table-left = { $whose } больше не за столом. Дальше играет бот.
event-table-back = { $whose } снова за столом.
event-table-time_up = { $pace ->
    [correspondence] Время на ход вышло ({ $whose }): этот ход делает бот.
   *[live] { $increment ->
        [0] Время вышло ({ $whose }): до конца партии играет бот.
       *[other] Время вышло ({ $whose }): этот ход делает бот. За каждый ход добавляется { $increment } с.
    }
}
you-table-left = Вы вышли из-за стола. Дальше играет бот.
you-table-back = Вы снова за столом.
you-table-time_up = { $pace ->
    [correspondence] Ваше время на ход вышло: этот ход делает бот.
   *[live] { $increment ->
        [0] Ваше время вышло: до конца партии за вас играет бот.
       *[other] Ваше время вышло: этот ход за вас делает бот. За каждый ход добавляется { $increment } с.
    }
}
