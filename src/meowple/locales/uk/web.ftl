# The web client: everything that is not of one game alone. In the client an id is
# written with dots: web.table.undo.

web-wait = Хвилинку…
web-page_failed = Сторінку не вдалося завантажити. Оновіть її.
web-offline = Сервер не відповідає. Перевірте з’єднання й спробуйте ще раз.
web-nowhere = Тут лише сплячий кіт
web-nowhere_about = Можливо, в адресі помилка або те, що тут було, вже прибрали.
web-skip = До основного вмісту
web-close = Закрити
web-recent = Щойно
web-recent-again = Показати ще раз
web-recent-none = Поки що нічого не сталося.
web-copy = Копіювати
web-copied = Скопійовано
web-copy_failed = Браузер не дає скопіювати. Текст виділено: скопіюйте його самі.
web-again = Спробувати ще раз
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
web-table-redo = Повторити
web-table-end_turn = Закінчити хід
web-table-end_turn_asked = Перевірте свій хід і закінчіть його.
web-table-take_back = Узяти назад
web-table-skip = Пропустити анімацію
web-table-drawers = Більше про цей стіл
web-table-log = Журнал
web-table-chat = Чат
web-table-chat_unread = Чат: нові повідомлення
web-table-words = Текстовий вигляд
web-table-guide = Наставник
web-table-rules = Правила
web-table-table = Цей стіл
web-table-log_empty = Ще нічого не сталося.
web-table-log_step = Показати позицію
web-table-chat_empty = Ще ніхто нічого не сказав.
web-table-chat_text = Ваше повідомлення
web-table-chat_send = Надіслати
web-table-mute = Приховати повідомлення: { $name }
web-table-words_about = Увесь стіл у вигляді тексту, а все, що ви можете зробити, — списком.
web-table-words_actions = Що ви можете зробити
web-table-words_nothing = Зараз від вас нічого не потрібно.
web-table-words_table = Стіл
web-table-clocks = Годинники
web-table-window = { $time } на відповідь
web-table-hours = { $hours } год { $minutes } хв
web-table-not_begun = Партія ще не почалася
web-table-over = Партію завершено
web-table-sorry = Цей стіл вам недоступний
web-table-lost = З’єднання втрачено. Пробуємо знову…
web-table-closed = З’єднання закрито. Оновіть сторінку.
web-table-curtain = { $name }, ваш хід
web-table-curtain_first = Спершу дивиться { $name }
web-table-curtain_about = Передайте екран. Решті не підглядати!
web-table-curtain_ready = Я — { $name }: можна показувати
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
web-table-begin = Почати зараз: вільні місця займуть боти
web-table-eyes = Чиїми очима
web-table-watch_link = Посилання для глядачів
web-table-fair = Чесне перемішування
web-table-fair_about = Це значення зафіксовано до першого ходу. Після партії повтор покаже, як його отримано і що нічого не змінювали.
web-table-leave_title = Вихід
web-table-leave = Покинути стіл
web-table-abandon = Перервати партію
web-table-leave_sure = Так, точно
web-table-leave_about = { $how ->
    [end] Партія закінчиться вашою поразкою.
   *[bot] Замість вас продовжить бот. Поки партія триває, можна повернутися.
}
web-table-abandon_about = Партія закінчиться без результату.
web-table-last = Підсумок партії
web-table-won = { $number ->
    [1] { $names } перемагає
   *[other] { $names } перемагають разом
}
web-table-nobody = Не переміг ніхто
web-table-total = Разом
web-table-rematch = Зіграти ще
web-table-rematch_join = До наступної партії
web-table-replay = Переглянути повтор
web-table-sound = Звук
web-table-sound_on = Увімкнути звук
web-table-sound_off = Вимкнути звук

## Hints

web-hint-ask = Підказка
web-hint-ask_about = Що зробив би Тигр? Партія з ботами після цього не змінює рейтингу.
web-hint-title = Що зробив би Тигр
web-hint-thinking = Тигр думає…
web-hint-none = Вибирати немає з чого: можлива лише одна дія.
web-hint-worth = Перемагає в { $chance } партій, близько { $score } { $score ->
    [one] очка
    [few] очок
    [many] очок
   *[other] очка
}
web-hint-best = Найкращий хід: { $label }. { $worth }.
web-hint-play = Зробити так
web-hint-play_label = Зробити так: { $label }
web-hint-others = Інші варіанти: { $number }
web-hint-clear = Тигр зіграв із цієї позиції { $worlds } { $worlds ->
    [one] пробну партію
    [few] пробні партії
    [many] пробних партій
   *[other] пробної партії
}.
web-hint-close = Різниця невелика: інші ходи майже так само добрі. Тигр зіграв { $worlds } { $worlds ->
    [one] пробну партію
    [few] пробні партії
    [many] пробних партій
   *[other] пробної партії
}.
web-hint-unsure = Тигр не певен: часу вистачило лише на { $worlds } { $worlds ->
    [one] пробну партію
    [few] пробні партії
    [many] пробних партій
   *[other] пробної партії
}.

## Settings of a device

web-settings-language = Мова
web-settings-theme = Вигляд
web-settings-theme-auto = як у системі
web-settings-theme-light = світлий
web-settings-theme-dark = темний
web-settings-motion = Анімація
web-settings-motion-auto = як у системі
web-settings-motion-full = увімкнена
web-settings-motion-reduced = вимкнена
web-settings-speed = Швидкість
web-settings-speed-slow = низька
web-settings-speed-normal = звичайна
web-settings-speed-fast = висока
web-settings-speed-instant = миттєва
web-settings-sound = Звуки
web-settings-ask_again = Знову запитувати після натискання «Грати»
web-settings-confirm = Підтверджувати кожне розміщення
web-settings-confirm_about = Деталь можна рухати, доки ви не підтвердите її місце.
web-settings-auto_pass = Автоматично пасувати, коли інших дій немає
web-settings-auto_pass_about = Якщо швидкий пас може щось видати іншим, вас усе одно запитають.
web-settings-slips = Перепитувати, якщо дія чогось мене позбавить
web-settings-slips_about = Наприклад, якщо ви пасуєте, хоча ще можете щось зробити.
web-settings-end_turn = Завершувати хід вручну
web-settings-end_turn_about = Останнє розміщення чекає, доки ви не завершите хід: його ще можна скасувати.
web-settings-notices = Сповіщати в браузері про мій хід
web-settings-notices_refused = Браузер цього не дозволяє. Дозволити можна в його налаштуваннях для цього сайту.
web-settings-about = Ці налаштування діють лише на цьому пристрої.

## Home

web-home-title = Настільні ігри про котів
web-home-lead = Грайте з ботами, за одним екраном або з друзями онлайн. Без реєстрації та встановлення.
web-home-continue = Продовжити
web-home-play_now = Грати
web-home-invite = Створити стіл
web-home-learn = Уперше тут? Навчіться грати за десять хвилин
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
web-home-hall_about = Переможці партій на цьому сервері: імена, фігурки й очки.
web-home-hall_open = Переглянути переможців
web-home-mine = Мої столи
web-home-others = Відкриті для всіх
web-home-your_turn = Ваш хід
web-home-not_affiliated = Meowple — незалежний безплатний проєкт шанувальників. Він не пов’язаний із видавцями цих ігор.

web-update-ready = Нова версія Meowple готова.
web-update-take = Оновити зараз

web-local-title = Гра на цьому пристрої
web-local-about = Без сервера, а після першого разу й без мережі: усі ігри проти ботів, наодинці або за одним екраном. Партії зберігаються в цьому браузері.
web-local-play = Грати на цьому пристрої
web-local-keep = Зберегти для гри без мережі
web-local-keep-loading = Завантажується близько 9 МБ…
web-local-keep-kept = Готово: ця сторінка й усі ігри тепер працюють без мережі.
web-local-keep-failed = Не вдалося. Перевірте, чи є мережа й вільне місце в браузері.
web-local-here = Ви граєте на цьому пристрої, без сервера.
web-local-back = Повернутися на сервер
web-local-hall_about = Переможці партій на цьому пристрої: імена, фігурки й очки.
web-local-moved = Ця партія почалася на пристрої господаря столу, де можна було підглянути розклад. На рейтинг вона не впливає.

web-status-waiting = чекає на гравців
web-status-playing = триває гра
web-status-finished = завершено
web-status-abandoned = перервано
web-play_now-level = Суперник
web-play_now-start = Почати
web-play_now-once = Запитаємо лише один раз. Повернути це запитання можна в налаштуваннях.
web-bot-random = Випадковий (ходить навмання)
web-bot-kitten = Кошеня (легко)
web-bot-cat = Кіт (знає гру)
web-bot-tiger = Тигр (думає наперед)
web-bot-lion = Лев (думає найдовше, до 5 с)
web-bot-rating_about = Число — сила бота в партії на двох. У Кота 1000; бот, у якого на 200 більше, виграє приблизно 3 партії з 4.

web-join-code = Код столу
web-join-go = Сісти за стіл
web-join-name = Ваше ім’я (за бажанням)
web-join-figure = { $figure }: { $name }
web-join-about = Код вам скаже той, хто створив стіл.
web-join-invited = Вас запрошують: { $game }
web-join-invited_about = Місце за столом чекає на вас. Виберіть ім’я, яке побачать інші, або просто сідайте.

## Rules

web-rules-all = Усі правила
web-rules-print = Друк
web-rules-search = Шукати в правилах
web-rules-hits = { $n ->
    [0] У жодному розділі немає всіх цих слів.
    [one] { $n } розділ
    [few] { $n } розділи
    [many] { $n } розділів
   *[other] { $n } розділу
}
web-rules-link = Посилання на розділ «{ $title }»
web-rules-ruling = наше рішення
web-rules-the_rule = Правило

web-claim-title = Перенести сюди свій профіль
web-claim-about = Ваші столи й місця з іншого пристрою з’являться і тут.
web-claim-no_token = В адресі бракує кінця. Створіть нове посилання на іншому пристрої.
web-claim-go = Використовувати цей профіль
web-claim-replaces = У цьому браузері вже є профіль: { $name }. Після заміни його столи й місця стануть звідси недоступні. Якщо вони вам ще потрібні, лишіть цей профіль і спершу створіть для нього посилання на його сторінці.
web-claim-replace = Замінити наявний профіль
web-claim-stay = Лишити наявний

## A new table

web-new-title = { $game }: новий стіл
web-new-seats = Хто грає
web-new-number = Кількість місць
web-new-seat = Місце { $seat }
web-new-bot = Бот на місці { $seat }
web-new-name = Ім’я на місці { $seat }
web-new-name_hint = Ім’я
web-new-figure = { $figure }, місце { $seat }: { $name }
web-new-figure_taken = зайнято
web-new-figure_auto = Автоматично
web-new-kind-me = я
web-new-kind-open = друг онлайн
web-new-kind-hotseat = за цим екраном
web-new-kind-bot = бот
web-new-options = Варіант гри
web-new-other = інше ({ $form })
web-new-pace = Темп
web-new-pace-none = Без годинника.
web-new-pace-none_about = Думайте скільки треба.
web-new-pace-live = Наживо.
web-new-pace-live_about = У кожного свій годинник.
web-new-pace-correspondence = За листуванням.
web-new-pace-correspondence_about = На кожну дію дається визначена кількість годин.
web-new-minutes = Хвилин на гравця
web-new-increment = Додаткові секунди за дію
web-new-hours = Годин на дію
web-new-on_timeout = Якщо час вийшов
web-new-on_timeout-bot = дію вибирає бот
web-new-on_timeout-loss = гравець програє
web-new-on_leave = Якщо хтось пішов
web-new-on_leave-bot = за нього грає бот
web-new-on_leave-end = партія закінчується
web-new-window = Секунд на спільне питання
web-new-window_about = Часом гра запитує всіх одразу. Якщо хтось не відповість за цей час, вважається, що він спасував. 0 — чекати скільки завгодно.
web-new-public = Будь-хто може знайти цей стіл і сісти за нього
web-new-spectators = Інші можуть дивитися
web-new-hints = Підказки.
web-new-hints_about = Той, хто приймає рішення, може дізнатися, що зробив би Тигр. Партія з ботами, у якій була підказка, не змінює рейтингу.
web-new-more = Інші налаштування
web-new-usual = усе за замовчуванням
web-new-unusual = { $option }: { $value }
web-new-unusual-on_timeout = у кого вийшов час, той програє
web-new-unusual-on_leave = якщо хтось пішов, партія закінчується
web-new-unusual-window_seconds = { $seconds ->
    [0] на спільне питання можна відповідати скільки завгодно
    [one] { $seconds } секунда на спільне питання
    [few] { $seconds } секунди на спільне питання
    [many] { $seconds } секунд на спільне питання
   *[other] { $seconds } секунди на спільне питання
}
web-new-unusual-public = будь-хто може знайти цей стіл і сісти за нього
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
web-profile-carry_about = Одноразове посилання діє годину й переносить ваші столи до іншого браузера.
web-profile-make_link = Створити посилання
web-profile-link = Відкрийте це посилання на іншому пристрої до { $until }
web-profile-notices = Сповіщати, коли мій хід
web-profile-games = Мої партії
web-notices-mail = Ел. пошта
web-notices-hook = Вебхук (ваша адреса https)
web-notices-confirmed = Цю адресу підтверджено.
web-notices-confirm = Ми надіслали вам лист. Перейдіть за посиланням у ньому.
web-profile-game = Гра
web-profile-rating = Рейтинг
web-profile-played = Партії
web-profile-wins = Перемоги
web-profile-rating_about = Рейтинг рахують за OpenSkill: усі починають з 0, а число після ± показує похибку.
web-profile-won = перемога
web-profile-lost = поразка
web-profile-no_games = Завершених партій поки немає.
web-profile-more = Давніші партії

## Replay

web-replay-sorry = Цю партію показати не можна
web-replay-start = Початок
web-replay-did = { $name } — { $what }
web-replay-all = усе відкрито
web-replay-spectator = глядач
web-replay-first = До початку
web-replay-back = Крок назад
web-replay-next = Крок уперед
web-replay-last = До кінця
web-replay-play = Пуск
web-replay-pause = Пауза
web-replay-step = Крок
web-replay-fair_about = Перед першою дією стіл показав цю контрольну суму. Це SHA-256 від зерна й солі, які розкриваються лише наприкінці партії.
web-replay-commitment = Контрольна сума, показана на початку
web-replay-seed = Зерно
web-replay-salt = Сіль
web-replay-fair = Перевірено: розклад було зафіксовано до початку партії, і потім він не змінювався.
web-replay-unfair = Не сходиться: цій партії не можна довіряти.
web-replay-record = Запис цієї партії

## Analysis of a finished game

web-analysis-begin = Розібрати партію
web-analysis-title = Що думає Тигр
web-analysis-thinking = Тигр розбирає кожен хід…
web-analysis-progress = Кроків: { $done } з { $of }
web-analysis-packing = Тигр шукає найкраще завантаження кожного корабля…
web-analysis-ready = Аналіз готовий.
web-analysis-curve = Шанси на перемогу, крок за кроком
web-analysis-axis_chance = Шанс на перемогу
web-analysis-of_seat = { $name }: шанс перемогти — { $chance }
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
web-analysis-no_choice = Вибору не було.
web-analysis-not_yet = Сюди Тигр ще не дійшов.
web-analysis-moments = Що вирішило партію
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
web-analysis-was = Зіграно: { $what }
web-analysis-better = Краще: { $what }
web-analysis-boats = Найкраще можливе завантаження кораблів
web-analysis-about = Тигр, бот, що думає наперед, перевірив, як могла б піти партія після кожного ходу. Хід він оцінює за тим, що гравець міг знати в ту мить. Відсотки — це шанси перемогти.

## Перед дією, що чогось позбавляє

web-slip-title = Ви впевнені?
web-slip-back = Повернутися
web-slip-play = Продовжити
web-slip-never = Більше не запитувати
