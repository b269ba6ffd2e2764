# Люди за столом і все навколо нього.

web-people-title = Інші гравці
web-people-here = тут
web-people-away = не на зв’язку
web-people-away_for = не на зв’язку { $time }
web-people-left = Ви покинули стіл
web-people-left_about = За вас грає бот. Поки партія триває, можна повернутися на своє місце.
web-people-take_back = Повернутися на своє місце
web-people-close = Закрити стіл
web-people-close_about = Стіл закриється для всіх.
web-people-free_about = Ваше місце знову буде вільним.
web-people-closed = Цей стіл закрито.
web-people-closed_about = Господар закрив його до початку партії.
web-people-watch = Дивитися партію
web-people-taken = Це місце зайняте
web-people-taken_about = За цим посиланням уже хтось сів. Попросіть у господаря столу нове.
web-people-chat_hidden = Повідомлення, які ви приховали, тут не видно.
web-people-chat_fast = Занадто швидко: інші не встигають читати. Надішліть ще раз за кілька секунд.
web-people-chat_lost = Зараз немає зв’язку. Повідомлення лишилося тут: надішліть його трохи згодом.

web-people-share = Поділитися
web-people-qr = QR-код
web-people-qr_about = QR-код посилання
web-people-name_full = довшим ім’я бути не може
web-people-turn_of = ходить { $name }
web-people-time_left = лишилося { $time }
web-people-time_over = час вийшов
web-people-rematch = Наступна партія готова.
web-people-finished = Завершені після вашого минулого візиту
web-people-watchable = Відкриті для глядачів
web-people-bar-log = Журнал
web-people-bar-chat = Чат
web-people-bar-words = Текст
web-people-bar-rules = Правила
web-people-bar-table = Стіл
web-people-loading = Стіл завантажується…

## Around the table

web-people-since = Після вашого попереднього ходу
web-people-starts = Партія почнеться, щойно займуть усі місця.
web-people-code_about = Друзі можуть ввести цей код і на головній сторінці.
web-people-at_table = За столом: { $names }
web-people-pace-none = Без годинника
web-people-pace-live = По { $minutes } хв на гравця, +{ $seconds } с за дію
web-people-pace-correspondence = { $hours ->
    [one] { $hours } година на дію
    [few] { $hours } години на дію
    [many] { $hours } годин на дію
   *[other] { $hours } години на дію
}
web-people-seat-open = Для кожного друга ви отримаєте посилання. Партія почнеться, коли всі сядуть.
web-people-seat-hotseat = Ви передаєте пристрій одне одному. Завіса ховає карти від решти.
web-people-seat-bot = Боти завжди готові: ходять, щойно настає їхня черга.
web-people-no_games_about = Тут з’являться ваші результати, рекорди, рахунок особистих зустрічей і повтори партій.
web-people-no_games_play = Зіграти
web-people-no_games_learn = Навчитися грати
web-people-developers = Для розробників
web-people-settings-look = Зовнішній вигляд
web-people-settings-turns = Ваш хід
web-people-settings-alerts = Звуки й сповіщення

## Ваші підсумки

web-people-record = Ваші результати
web-people-record_seats = { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
    [many] { $seats } гравців
   *[other] { $seats } гравця
}
web-people-record_mean = У середньому
web-people-record_best = Найкращий рахунок
web-people-record_margin = Найбільша перемога
web-people-duels = Особисті зустрічі
web-people-duel_name = Гравець
web-people-duel_wins = Ваші перемоги
web-people-duel_losses = Перемоги суперника

## Пристрої та відновлення

web-people-devices = Ваші пристрої
web-people-device = Невідомий пристрій
web-people-this_device = цей пристрій
web-people-device_seen = востаннє { $time } тому
web-people-sign_out = Відключити
web-people-sign_out_others = Відключити всі інші пристрої
web-people-recovery = Код відновлення
web-people-recovery_about = Запишіть його: він поверне ваш профіль, якщо ви загубите пристрій або очистите дані браузера.
web-people-recovery_make = Створити код відновлення
web-people-recovery_again = Створити новий код (попередній перестане діяти)
web-people-recovery_yours = Ваш код відновлення
web-people-recovery_note = Він показується лише один раз. Кожен, хто його має, зможе користуватися вашим профілем.
web-people-recover = У мене є код відновлення
web-people-recover_code = Код відновлення
web-people-recover_go = Повернути мій профіль

## Invitations, time and lessons

web-people-seats_free = { $seats ->
    [one] { $seats } вільне місце
    [few] { $seats } вільні місця
    [many] { $seats } вільних місць
   *[other] { $seats } вільні місця
}
web-people-invited = Запрошення
web-people-invited_by = За столом: { $names }
web-people-invited_join = Зайняти місце
web-people-invited_decline = Ні, дякую
web-people-time_short = Залишилося менш ніж { $seconds } секунд. Коли час вийде, за вас зіграє бот.
web-people-lessons = Над чим попрацювати
web-people-lessons_about = За партіями, розібраними на цьому пристрої. Це бачите лише ви.
web-people-lessons_mean =
    { $games ->
        [one] { $games } партія: ваші ходи знизили шанси на перемогу на { $loss }.
        [few] { $games } партії: у середньому за партію ваші ходи знижували шанси на перемогу на { $loss }.
        [many] { $games } партій: у середньому за партію ваші ходи знижували шанси на перемогу на { $loss }.
       *[other] { $games } партії: у середньому за партію ваші ходи знижували шанси на перемогу на { $loss }.
    }
web-people-lessons_slip = Краще: { $better } (+{ $loss })
web-people-lessons_next = Розібрати останню партію: { $game }
web-people-rulings = Що кажуть правила
web-people-about = Докладніше: { $name }

## Keys at a table

web-people-keys = Клавіші за столом
web-people-key-move = переходити між елементами й по полю
web-people-key-use = обрати, позначити або покласти
web-people-key-confirm = підтвердити позначене або завершити вибір
web-people-key-undo = скасувати останню дію
web-people-key-turn = повернути або віддзеркалити плитку чи карту в руці
web-people-key-large = показати вибрану карту збільшеною
web-people-key-hint = що зробив би Тигр
