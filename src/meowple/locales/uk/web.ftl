# The web client: everything that is not of one game alone. In the client an id is
# written with dots: web.table.undo.

web-wait = Хвилинку…
web-page_failed = Сторінку не вдалося завантажити. Завантажте її ще раз.
web-offline = Сервер не відповідає. Перевірте з’єднання й спробуйте ще раз.
web-nowhere = Тут лише сплячий кіт
web-nowhere_about = Можливо, в адресі помилка або те, що тут було, вже прибрали.
web-skip = До вмісту
web-close = Закрити
web-recent = Щойно
web-recent-again = Показати ще раз
web-recent-none = Поки нічого не сталося.
web-copy = Копіювати
web-copied = Скопійовано
web-copy_failed = Браузер не дає скопіювати. Текст виділено: скопіюйте його самі.
web-again = Ще раз
web-contents = Зміст

web-nav = Сторінки
web-nav-learn = Навчання
web-nav-score = Підрахунок очок
web-nav-rules = Правила
web-nav-profile = Профіль
web-nav-settings = Налаштування

## At a table

web-table-home = Головна
web-table-undo = Скасувати
web-table-undo_replies = Скасувати свій останній хід і відповіді ботів
web-table-skip = Показати одразу все
web-table-drawers = Більше про цей стіл
web-table-log = Журнал
web-table-chat = Чат
web-table-chat_unread = Чат: є нове
web-table-words = Словами
web-table-guide = Наставник
web-table-rules = Правила
web-table-table = Цей стіл
web-table-log_empty = Ще нічого не сталося.
web-table-log_step = Показати позицію
web-table-chat_empty = Ще ніхто нічого не сказав.
web-table-chat_text = Ваше повідомлення
web-table-chat_send = Надіслати
web-table-mute = Не чути: { $name }
web-table-words_about = Увесь стіл текстом і все, що ви можете зробити, списком.
web-table-words_actions = Що ви можете зробити
web-table-words_nothing = Від вас зараз нічого не треба.
web-table-words_table = Стіл
web-table-clocks = Годинники
web-table-window = { $time } на відповідь
web-table-hours = { $hours } год { $minutes } хв
web-table-not_begun = Гра ще не почалася
web-table-over = Гру завершено
web-table-sorry = До цього столу не потрапити
web-table-lost = З’єднання втрачено. Пробуємо знову…
web-table-closed = З’єднання закрито. Завантажте сторінку ще раз.
web-table-curtain = { $name }, ваш хід
web-table-curtain_first = Спершу дивиться { $name }
web-table-curtain_about = Передайте екран. Інші не дивляться.
web-table-curtain_ready = Я — { $name }: показати мій бік
web-table-waiting = { $number ->
    [0] Усі на місці
    [one] { $number } місце вільне
    [few] { $number } місця вільні
    [many] { $number } місць вільно
   *[other] { $number } місця вільно
}
web-table-free_seat = вільно
web-table-code = Код цього столу
web-table-link = Посилання на місце { $seat }
web-table-new_link = Нове посилання на місце { $seat }
web-table-begin = Почати зараз, на вільних місцях — боти
web-table-eyes = Чиїми очима
web-table-watch_link = Посилання для глядачів
web-table-fair = Чесне перемішування
web-table-fair_about = Це зафіксовано до першого ходу. Після кінця гри повтор покаже, з чого воно складене і що нічого не змінено.
web-table-device = Цей пристрій
web-table-leave_title = Вихід
web-table-leave = Покинути стіл
web-table-abandon = Покинути цю гру
web-table-leave_sure = Так, точно
web-table-leave_about = { $how ->
    [end] Гра закінчиться вашою поразкою.
   *[bot] Замість вас продовжить бот.
}
web-table-abandon_about = Гра закінчиться тут, без результату.
web-table-last = Підсумок гри
web-table-won = { $number ->
    [1] { $names } перемагає
   *[other] { $names } перемагають разом
}
web-table-nobody = Не переміг ніхто
web-table-total = Разом
web-table-rematch = Зіграти ще
web-table-rematch_join = До наступної гри
web-table-replay = Переглянути повтор
web-table-sound = Звук
web-table-sound_on = Увімкнути звук
web-table-sound_off = Вимкнути звук

## Hints

web-hint-ask = Підказка
web-hint-ask_about = Що зробив би Тигр? Гра з ботами після цього не змінює рейтингу.
web-hint-title = Що зробив би Тигр
web-hint-thinking = Тигр думає…
web-hint-none = Вибирати немає з чого: можлива лише одна дія.
web-hint-worth = Перемагає в { $chance } ігор, близько { $score } { $score ->
    [one] очка
    [few] очок
    [many] очок
   *[other] очка
}
web-hint-best = Найкраще: { $label }. { $worth }.
web-hint-play = Зробити так
web-hint-play_label = Зробити так: { $label }
web-hint-others = Інші варіанти: { $number }
web-hint-clear = Розіграно { $worlds } { $worlds ->
    [one] партію
    [few] партії
    [many] партій
   *[other] партії
} з тим, що ви бачите.
web-hint-close = Різниця невелика: інші ходи майже такі ж добрі. Розіграно { $worlds } { $worlds ->
    [one] партію
    [few] партії
    [many] партій
   *[other] партії
}.
web-hint-unsure = Тигр не певен: часу вистачило лише на { $worlds } { $worlds ->
    [one] партію
    [few] партії
    [many] партій
   *[other] партії
}.

## Settings of a device

web-settings-language = Мова
web-settings-theme = Кольори
web-settings-theme-auto = як у системі
web-settings-theme-light = світлі
web-settings-theme-dark = темні
web-settings-motion = Рух
web-settings-motion-auto = як у системі
web-settings-motion-full = повний
web-settings-motion-reduced = немає
web-settings-speed = Швидкість
web-settings-speed-slow = повільно
web-settings-speed-normal = звичайно
web-settings-speed-fast = швидко
web-settings-speed-instant = миттєво
web-settings-sound = Звуки
web-settings-ask_again = Знову запитувати перед швидкою грою
web-settings-confirm = Підтверджувати кожне розміщення
web-settings-auto_pass = Автоматично пасувати, коли інших дій немає
web-settings-notices = Сповіщати в браузері, коли мій хід
web-settings-notices_refused = Браузер цього не дозволяє. Це можна змінити в його налаштуваннях для цього сайту.
web-settings-about = Це діє лише на цьому пристрої.

## Home

web-home-title = Настільні ігри про котів
web-home-lead = Грайте з ботами, за одним екраном або з друзями здалеку. Без реєстрації та встановлення.
web-home-continue = Продовжити
web-home-play_now = Грати
web-home-invite = Створити стіл
web-home-learn = Уперше тут? Навчіться за десять хвилин
web-home-seats = { $least }–{ $most } { $most ->
    [one] гравець
    [few] гравці
    [many] гравців
   *[other] гравця
}
web-home-join = Увійти за кодом
web-home-score_about = Гра у вас на столі? Складіть її на екрані — і побачите, звідки кожне очко.
web-home-score_open = Підрахувати очки
web-home-hall = Зала слави
web-home-hall_about = Переможці ігор на цьому сервері: імена, фігурки й очки.
web-home-hall_open = Переглянути переможців
web-home-mine = Мої столи
web-home-others = Відкриті для всіх
web-home-your_turn = Ваш хід
web-home-not_affiliated = Meowple — самостійний безплатний проєкт. Він не пов’язаний із видавцями цих ігор.

web-status-waiting = чекає на гравців
web-status-playing = триває гра
web-status-finished = завершено
web-status-abandoned = покинуто
web-play_now-level = Суперник
web-play_now-start = Почати
web-play_now-once = Запитаємо лише один раз. Запитати знову можна в налаштуваннях.
web-bot-random = Випадок (грає абияк)
web-bot-kitten = Кошеня (легко)
web-bot-cat = Кіт (знає гру)
web-bot-tiger = Тигр (думає наперед)

web-join-code = Код столу
web-join-go = Сісти за стіл
web-join-name = Ваше ім’я (за бажанням)
web-join-figure = { $figure }: { $name }
web-join-about = Код вам скаже той, хто створив стіл.
web-join-invited = Вас запрошують: { $game }
web-join-invited_about = Місце за столом чекає на вас. Скажіть, як вас називати, або просто сідайте.

## Rules

web-rules-all = Усі правила
web-rules-print = Друк
web-rules-search = Шукати в правилах
web-rules-hits = { $n ->
    [0] Жоден розділ не має всіх цих слів.
    [one] { $n } розділ
    [few] { $n } розділи
    [many] { $n } розділів
   *[other] { $n } розділу
}
web-rules-link = Посилання на розділ «{ $title }»
web-rules-ruling = наше рішення
web-rules-the_rule = Правило

web-claim-title = Перенести сюди ваш профіль
web-claim-about = Ваші столи й місця з іншого пристрою з’являться і тут.
web-claim-no_token = В адресі бракує кінця. Створіть нове посилання на іншому пристрої.
web-claim-go = Узяти цей профіль
web-claim-replaces = У цьому браузері вже є профіль: { $name }. Потім до його столів і місць звідси буде не дістатися. Якщо вони ще потрібні, лишіть його й спершу створіть для нього посилання на його сторінці.
web-claim-replace = Замінити наявний профіль
web-claim-stay = Лишити наявний

## A new table

web-new-title = { $game }: новий стіл
web-new-seats = Хто грає
web-new-number = Місця
web-new-seat = Місце { $seat }
web-new-bot = Бот на місці { $seat }
web-new-name = Ім’я на місці { $seat }
web-new-name_hint = Ім’я
web-new-figure = { $figure }, місце { $seat }: { $name }
web-new-figure_taken = зайнято
web-new-figure_auto = Автоматично
web-new-kind-me = я
web-new-kind-open = друг за посиланням
web-new-kind-hotseat = хтось за цим екраном
web-new-kind-bot = бот
web-new-options = Гра
web-new-other = інше ({ $form })
web-new-pace = Темп
web-new-pace-none = Без годинника.
web-new-pace-none_about = Часу скільки завгодно.
web-new-pace-live = Наживо.
web-new-pace-live_about = У кожного свій годинник.
web-new-pace-correspondence = Хід час від часу.
web-new-pace-correspondence_about = На кожну дію — стільки годин.
web-new-minutes = Хвилин на гравця
web-new-increment = Додаткові секунди за дію
web-new-hours = Годин на дію
web-new-on_timeout = Коли час вийшов
web-new-on_timeout-bot = дію вибирає бот
web-new-on_timeout-loss = гравець програє
web-new-on_leave = Коли хтось іде
web-new-on_leave-bot = продовжує бот
web-new-on_leave-end = гра закінчується
web-new-window = Секунд на питання до всіх
web-new-window_about = Деякі ігри зупиняються, щоб запитати всіх одразу. Хто стільки мовчить, той відповів «нічого». 0 — чекати скільки завгодно.
web-new-public = Будь-хто може знайти цей стіл і сісти
web-new-spectators = Інші можуть дивитися
web-new-hints = Підказки.
web-new-hints_about = Приймаючи рішення, можна побачити, що зробив би Тигр. Гра з ботами, у якій була підказка, не змінює рейтингу.
web-new-more = Інші налаштування
web-new-usual = усе як звичайно
web-new-unusual = { $option }: { $value }
web-new-unusual-on_timeout = у кого вийшов час, той програє
web-new-unusual-on_leave = якщо хтось іде, гра закінчується
web-new-unusual-window_seconds = { $seconds ->
    [0] питання до всіх чекає скільки завгодно
    [one] { $seconds } секунда на питання до всіх
    [few] { $seconds } секунди на питання до всіх
    [many] { $seconds } секунд на питання до всіх
   *[other] { $seconds } секунди на питання до всіх
}
web-new-unusual-public = будь-хто може знайти цей стіл і сісти
web-new-unusual-spectators = іншим дивитися не можна
web-new-unusual-hints = без підказок
web-new-make = Почати
web-new-make_invite = Створити стіл і отримати посилання

## Profile

web-profile-name = Ваше ім’я
web-profile-guest = Гість
web-profile-save = Зберегти
web-profile-saved = Збережено.
web-profile-about = Пароля немає: цей браузер пам’ятає, хто ви.
web-profile-carry = На іншому пристрої
web-profile-carry_about = Посилання спрацює один раз протягом години й перенесе ваші столи до іншого браузера.
web-profile-make_link = Створити посилання
web-profile-link = Відкрийте це на іншому пристрої, до { $until }
web-profile-notices = Сповіщати, коли мій хід
web-profile-games = Мої ігри
web-notices-mail = Ел. пошта
web-notices-hook = Вебхук (ваша адреса https)
web-notices-confirmed = Цю адресу підтверджено.
web-notices-confirm = Лист уже в дорозі. Перейдіть за посиланням у ньому.
web-profile-game = Гра
web-profile-rating = Рейтинг
web-profile-played = Ігри
web-profile-wins = Перемоги
web-profile-rating_about = Рейтинг рахують за OpenSkill: усі починають з 0, а число після ± показує його точність.
web-profile-won = перемога
web-profile-lost = без перемоги
web-profile-no_games = Жодної гри ще не завершено.
web-profile-more = Давніші ігри

## Replay

web-replay-sorry = Цю гру показати не можна
web-replay-start = Початок
web-replay-did = { $name }: { $what }
web-replay-all = усі таємниці відкрито
web-replay-spectator = глядач
web-replay-first = До початку
web-replay-back = Крок назад
web-replay-next = Крок уперед
web-replay-last = До кінця
web-replay-play = Пуск
web-replay-pause = Пауза
web-replay-step = Крок
web-replay-fair_about = До першої дії стіл показав контрольну суму, вона нижче. Це SHA-256 зерна й солі, які відкрилися лише наприкінці.
web-replay-commitment = Контрольна сума, показана на початку
web-replay-seed = Зерно
web-replay-salt = Сіль
web-replay-fair = Перевірено: перемішування зафіксовано до початку гри, і це саме та гра, що з нього виходить.
web-replay-unfair = Не сходиться: цій грі вірити не можна.
web-replay-record = Запис цієї гри

## Analysis of a finished game

web-analysis-begin = Розібрати гру
web-analysis-title = Що думає Тигр
web-analysis-thinking = Тигр переглядає кожен хід…
web-analysis-progress = Кроків: { $done } з { $of }
web-analysis-ready = Аналіз готовий.
web-analysis-curve = Шанси на перемогу, крок за кроком
web-analysis-axis_chance = Шанс на перемогу
web-analysis-of_seat = { $name }: переможе з шансом { $chance }
web-analysis-as_table = Показати шанси таблицею
web-analysis-expected = { $chance }, { $score } { $score ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}
web-analysis-after = Крок
web-analysis-step = Крок { $step }
web-analysis-choices = Що можна було зробити на кроці { $step }
web-analysis-played = (так зіграли)
web-analysis-show = Показати на столі
web-analysis-marked = Крок { $step }, інший хід: { $what }
web-analysis-unmark = Показати, як зіграли
web-analysis-no_choice = Можна було зробити лише одне.
web-analysis-not_yet = Сюди Тигр ще не дійшов.
web-analysis-moments = Що вирішило гру
web-analysis-swing = { $way ->
    [down] { $name }: шанс перемогти падає на { $swing }
   *[up] { $name }: шанс перемогти зростає на { $swing }
}
web-analysis-losses = { $number ->
    [1] Один раз можна було зіграти краще
    [one] { $number } раз можна було зіграти краще
    [few] { $number } рази можна було зіграти краще
    [many] { $number } разів можна було зіграти краще
   *[other] { $number } разу можна було зіграти краще
}
web-analysis-loss = { $name }: інший хід підвищив би шанс перемогти на { $loss }
web-analysis-boats = Як можна було завантажити кораблі найкраще
web-analysis-about = Тигр, найсильніший бот, перевірив, як могла б піти гра після кожного ходу. Хід він оцінює за тим, що тоді міг знати гравець. Відсотки — це шанси перемогти.
