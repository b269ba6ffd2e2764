# Люди за столом и всё вокруг него.

web-people-title = Другие игроки
web-people-here = здесь
web-people-away = не на связи
web-people-away_for = не на связи { $time }
web-people-left = Вы покинули стол
web-people-left_about = За вас играет бот. Пока партия не закончилась, можно вернуться на своё место.
web-people-take_back = Вернуться на своё место
web-people-close = Закрыть стол
web-people-close_about = Стол закроется для всех.
web-people-free_about = Ваше место снова будет свободно.
web-people-closed = Этот стол закрыт.
web-people-closed_about = Хозяин закрыл его до начала партии.
web-people-watch = Смотреть партию
web-people-taken = Это место занято
web-people-taken_about = По этой ссылке уже кто-то сел. Попросите у хозяина стола новую.
web-people-chat_hidden = Сообщения, которые вы скрыли, здесь не видны.
web-people-chat_fast = Слишком быстро: за вами не успевают читать. Отправьте ещё раз через несколько секунд.
web-people-chat_lost = Сейчас нет связи. Сообщение осталось здесь: отправьте его чуть позже.

web-people-share = Поделиться
web-people-qr = QR-код
web-people-qr_about = QR-код ссылки
web-people-name_full = длиннее имя быть не может
web-people-turn_of = ходит { $name }
web-people-time_left = осталось { $time }
web-people-time_over = время вышло
web-people-rematch = Следующая партия готова.
web-people-finished = Завершены после вашего прошлого визита
web-people-watchable = Открыты для зрителей
web-people-bar-log = Журнал
web-people-bar-chat = Чат
web-people-bar-words = Текст
web-people-bar-rules = Правила
web-people-bar-table = Стол
web-people-loading = Стол загружается…

## Around the table

web-people-since = После вашего прошлого хода
web-people-starts = Партия начнётся, как только займут все места.
web-people-code_about = Друзья могут ввести этот код и на главной странице.
web-people-at_table = За столом: { $names }
web-people-pace-none = Без часов
web-people-pace-live = По { $minutes } мин на игрока, +{ $seconds } с за действие
web-people-pace-correspondence = { $hours ->
    [one] { $hours } час на действие
    [few] { $hours } часа на действие
    [many] { $hours } часов на действие
   *[other] { $hours } часа на действие
}
web-people-seat-open = Для каждого друга вы получите ссылку. Партия начнётся, когда все сядут.
web-people-seat-hotseat = Вы передаёте устройство друг другу. Занавес скрывает карты от остальных.
web-people-seat-bot = Боты всегда готовы: ходят сразу, как только приходит их черёд.
web-people-no_games_about = Здесь появятся ваши результаты, рекорды, счёт личных встреч и повторы партий.
web-people-no_games_play = Сыграть
web-people-no_games_learn = Научиться играть
web-people-developers = Для разработчиков
web-people-settings-look = Внешний вид
web-people-settings-turns = Ваш ход
web-people-settings-alerts = Звуки и уведомления

## Ваши итоги

web-people-record = Ваши результаты
web-people-record_seats = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
    [many] { $seats } игроков
   *[other] { $seats } игрока
}
web-people-record_mean = В среднем
web-people-record_best = Лучший счёт
web-people-record_margin = Крупнейшая победа
web-people-duels = Личные встречи
web-people-duel_name = Игрок
web-people-duel_wins = Ваши победы
web-people-duel_losses = Победы соперника

## Устройства и восстановление

web-people-devices = Ваши устройства
web-people-device = Неизвестное устройство
web-people-this_device = это устройство
web-people-device_seen = последний раз { $time } назад
web-people-sign_out = Отключить
web-people-sign_out_others = Отключить все остальные устройства
web-people-recovery = Код восстановления
web-people-recovery_about = Запишите его: он вернёт ваш профиль, если вы потеряете устройство или очистите данные браузера.
web-people-recovery_make = Создать код восстановления
web-people-recovery_again = Создать новый код (прежний перестанет действовать)
web-people-recovery_yours = Ваш код восстановления
web-people-recovery_note = Он показывается только один раз. Любой, у кого он есть, сможет пользоваться вашим профилем.
web-people-recover = У меня есть код восстановления
web-people-recover_code = Код восстановления
web-people-recover_go = Вернуть мой профиль

## Invitations, time and lessons

web-people-seats_free = { $seats ->
    [one] { $seats } место свободно
    [few] { $seats } места свободны
    [many] { $seats } мест свободно
   *[other] { $seats } места свободны
}
web-people-invited = Приглашения
web-people-invited_by = За столом: { $names }
web-people-invited_join = Занять место
web-people-invited_decline = Нет, спасибо
web-people-time_short = Осталось меньше { $seconds } секунд. Когда время выйдет, за вас сыграет бот.
web-people-lessons = Над чем поработать
web-people-lessons_about = По партиям, разобранным на этом устройстве. Это видите только вы.
web-people-lessons_mean =
    { $games ->
        [one] { $games } партия: ваши ходы снизили шансы на победу на { $loss }.
        [few] { $games } партии: в среднем за партию ваши ходы снижали шансы на победу на { $loss }.
        [many] { $games } партий: в среднем за партию ваши ходы снижали шансы на победу на { $loss }.
       *[other] { $games } партии: в среднем за партию ваши ходы снижали шансы на победу на { $loss }.
    }
web-people-lessons_slip = Лучше: { $better } (+{ $loss })
web-people-lessons_next = Разобрать последнюю партию: { $game }
web-people-rulings = Что говорят правила
web-people-about = Подробнее: { $name }

## Keys at a table

web-people-keys = Клавиши за столом
web-people-key-move = переходить между элементами и по полю
web-people-key-use = выбрать, отметить или положить
web-people-key-confirm = подтвердить отмеченное или закончить выбор
web-people-key-undo = отменить последнее действие
web-people-key-turn = повернуть или отразить жетон или карту в руке
web-people-key-large = показать выбранную карту крупно
web-people-key-hint = что сделал бы Тигр
