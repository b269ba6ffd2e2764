# The web client: everything that is not of one game alone. In the client an id is
# written with dots: web.table.undo.

web-wait = Минутку…
web-page_failed = Страницу не удалось загрузить. Загрузите её ещё раз.
web-offline = Сервер не отвечает. Проверьте соединение и попробуйте снова.
web-nowhere = Здесь только спящий кот
web-nowhere_about = Возможно, в адресе опечатка или то, что здесь было, уже убрали.
web-skip = К содержанию
web-close = Закрыть
web-recent = Только что
web-recent-again = Показать ещё раз
web-recent-none = Пока ничего не произошло.
web-copy = Копировать
web-copied = Скопировано
web-copy_failed = Браузер не даёт скопировать. Текст выделен: скопируйте его сами.
web-again = Ещё раз
web-contents = Содержание

web-nav = Страницы
web-nav-learn = Обучение
web-nav-score = Подсчёт очков
web-nav-rules = Правила
web-nav-profile = Профиль
web-nav-settings = Настройки

## At a table

web-table-home = Главная
web-table-undo = Отменить
web-table-undo_replies = Отменить свой последний ход и ответы ботов
web-table-skip = Показать сразу всё
web-table-drawers = Ещё об этом столе
web-table-log = Журнал
web-table-chat = Чат
web-table-chat_unread = Чат: есть новое
web-table-words = Словами
web-table-guide = Наставник
web-table-rules = Правила
web-table-table = Этот стол
web-table-log_empty = Пока ничего не произошло.
web-table-log_step = Показать позицию
web-table-chat_empty = Пока никто ничего не сказал.
web-table-chat_text = Ваше сообщение
web-table-chat_send = Отправить
web-table-mute = Не слышать: { $name }
web-table-words_about = Весь стол текстом и всё, что вы можете сделать, списком.
web-table-words_actions = Что вы можете сделать
web-table-words_nothing = От вас сейчас ничего не требуется.
web-table-words_table = Стол
web-table-clocks = Часы
web-table-window = { $time } на ответ
web-table-hours = { $hours } ч { $minutes } мин
web-table-not_begun = Партия ещё не началась
web-table-over = Партия окончена
web-table-sorry = К этому столу не попасть
web-table-lost = Соединение потеряно. Пробуем снова…
web-table-closed = Соединение закрыто. Загрузите страницу ещё раз.
web-table-curtain = { $name }, ваш ход
web-table-curtain_first = Первый взгляд: { $name }
web-table-curtain_about = Передайте экран. Остальные не смотрят.
web-table-curtain_ready = Я — { $name }: показать мою сторону
web-table-waiting = { $number ->
    [0] Все на месте
    [one] { $number } место свободно
    [few] { $number } места свободны
    [many] { $number } мест свободно
   *[other] { $number } места свободно
}
web-table-free_seat = свободно
web-table-code = Код этого стола
web-table-link = Ссылка на место { $seat }
web-table-new_link = Новая ссылка на место { $seat }
web-table-begin = Начать сейчас, на свободных местах — боты
web-table-eyes = Чьими глазами
web-table-watch_link = Ссылка для зрителей
web-table-fair = Честное перемешивание
web-table-fair_about = Это закреплено до первого хода. После конца повтор покажет, из чего оно составлено и что ничего не менялось.
web-table-device = Это устройство
web-table-leave_title = Выход
web-table-leave = Покинуть стол
web-table-abandon = Бросить эту партию
web-table-leave_sure = Да, точно
web-table-leave_about = { $how ->
    [end] Партия закончится вашим поражением.
   *[bot] Вместо вас продолжит бот.
}
web-table-abandon_about = Партия закончится здесь, без результата.
web-table-last = Итог партии
web-table-won = { $number ->
    [1] { $names } побеждает
   *[other] { $names } побеждают вместе
}
web-table-nobody = Никто не победил
web-table-total = Всего
web-table-rematch = Сыграть ещё
web-table-rematch_join = К следующей партии
web-table-replay = Посмотреть повтор
web-table-sound = Звук
web-table-sound_on = Включить звук
web-table-sound_off = Выключить звук

## Hints

web-hint-ask = Подсказка
web-hint-ask_about = Что сделал бы Тигр? Партия с ботами после этого не меняет рейтинга.
web-hint-title = Что сделал бы Тигр
web-hint-thinking = Тигр думает…
web-hint-none = Выбирать не из чего: возможно только одно действие.
web-hint-worth = Побеждает в { $chance } игр, около { $score } { $score ->
    [one] очка
    [few] очков
    [many] очков
   *[other] очка
}
web-hint-best = Лучшее: { $label }. { $worth }.
web-hint-play = Сыграть это
web-hint-play_label = Сыграть это: { $label }
web-hint-others = Другие варианты: { $number }
web-hint-clear = Разыграно { $worlds } { $worlds ->
    [one] партия
    [few] партии
    [many] партий
   *[other] партии
} с тем, что вам видно.
web-hint-close = Разница невелика: другие ходы почти так же хороши. Разыграно { $worlds } { $worlds ->
    [one] партия
    [few] партии
    [many] партий
   *[other] партии
}.
web-hint-unsure = Тигр не уверен: времени хватило лишь на { $worlds } { $worlds ->
    [one] партию
    [few] партии
    [many] партий
   *[other] партии
}.

## Settings of a device

web-settings-language = Язык
web-settings-theme = Цвета
web-settings-theme-auto = как в системе
web-settings-theme-light = светлые
web-settings-theme-dark = тёмные
web-settings-motion = Движение
web-settings-motion-auto = как в системе
web-settings-motion-full = полное
web-settings-motion-reduced = нет
web-settings-speed = Скорость
web-settings-speed-slow = медленно
web-settings-speed-normal = обычно
web-settings-speed-fast = быстро
web-settings-speed-instant = мгновенно
web-settings-sound = Звуки
web-settings-ask_again = Снова спрашивать перед быстрой игрой
web-settings-confirm = Подтверждать каждое размещение
web-settings-auto_pass = Пропускать ход, если больше ничего нельзя
web-settings-notices = Сообщать в браузере, когда мой ход
web-settings-notices_refused = Браузер этого не разрешает. Это можно изменить в его настройках для этого сайта.
web-settings-about = Это действует только на этом устройстве.

## Home

web-home-title = Настольные игры про кошек
web-home-lead = Играйте с ботами, за одним экраном или с друзьями издалека. Без регистрации и установки.
web-home-continue = Продолжить
web-home-play_now = Играть
web-home-invite = Создать стол
web-home-learn = Впервые здесь? Научитесь за десять минут
web-home-seats = { $least }–{ $most } { $most ->
    [one] игрок
    [few] игрока
    [many] игроков
   *[other] игрока
}
web-home-join = Войти по коду
web-home-score_about = Игра у вас на столе? Соберите её на экране — и увидите, откуда каждое очко.
web-home-score_open = Подсчитать очки
web-home-hall = Зал славы
web-home-hall_about = Победители партий на этом сервере: имена, фигурки и очки.
web-home-hall_open = Посмотреть победителей
web-home-mine = Мои столы
web-home-others = Открытые для всех
web-home-your_turn = Ваш ход
web-home-not_affiliated = Meowple — самостоятельный бесплатный проект. Он не связан с издателями этих игр.

web-status-waiting = ждёт игроков
web-status-playing = идёт игра
web-status-finished = окончен
web-status-abandoned = брошен
web-play_now-level = Соперник
web-play_now-start = Начать
web-play_now-once = Спросим только один раз. Снова спросить можно в настройках.
web-bot-random = Случай (играет как попало)
web-bot-kitten = Котёнок (легко)
web-bot-cat = Кот (знает игру)
web-bot-tiger = Тигр (думает наперёд)

web-join-code = Код стола
web-join-go = Сесть за стол
web-join-name = Ваше имя (по желанию)
web-join-figure = { $figure }: { $name }
web-join-about = Код вам скажет тот, кто создал стол.
web-join-invited = Вас приглашают: { $game }
web-join-invited_about = Место за столом ждёт вас. Скажите, как вас называть, или просто садитесь.

## Rules

web-rules-all = Все правила
web-rules-print = Печать
web-rules-search = Искать в правилах
web-rules-hits = { $n ->
    [0] Ни в одном разделе нет всех этих слов.
    [one] { $n } раздел
    [few] { $n } раздела
    [many] { $n } разделов
   *[other] { $n } раздела
}
web-rules-link = Ссылка на раздел «{ $title }»
web-rules-ruling = наше решение
web-rules-the_rule = Правило

web-claim-title = Перенести сюда ваш профиль
web-claim-about = Ваши столы и места с другого устройства появятся и здесь.
web-claim-no_token = В адресе не хватает конца. Создайте новую ссылку на другом устройстве.
web-claim-go = Взять этот профиль
web-claim-replaces = В этом браузере уже есть профиль: { $name }. Потом к его столам и местам отсюда будет не попасть. Если они ещё нужны, оставьте его и сначала создайте для него ссылку на его странице.
web-claim-replace = Заменить здешний профиль
web-claim-stay = Оставить здешний

## A new table

web-new-title = { $game }: новый стол
web-new-seats = Кто играет
web-new-number = Места
web-new-seat = Место { $seat }
web-new-bot = Бот на месте { $seat }
web-new-name = Имя на месте { $seat }
web-new-name_hint = Имя
web-new-figure = { $figure }, место { $seat }: { $name }
web-new-figure_taken = занято
web-new-figure_auto = Автоматически
web-new-kind-me = я
web-new-kind-open = друг, по ссылке
web-new-kind-hotseat = кто-то за этим экраном
web-new-kind-bot = бот
web-new-options = Игра
web-new-other = другое ({ $form })
web-new-pace = Темп
web-new-pace-none = Без часов.
web-new-pace-none_about = Времени сколько угодно.
web-new-pace-live = Вживую.
web-new-pace-live_about = У каждого свои часы.
web-new-pace-correspondence = Ход время от времени.
web-new-pace-correspondence_about = На каждое действие — столько часов.
web-new-minutes = Минут на игрока
web-new-increment = Добавка секунд за действие
web-new-hours = Часов на действие
web-new-on_timeout = Когда время вышло
web-new-on_timeout-bot = действие выбирает бот
web-new-on_timeout-loss = игрок проигрывает
web-new-on_leave = Когда кто-то уходит
web-new-on_leave-bot = продолжает бот
web-new-on_leave-end = партия окончена
web-new-window = Секунд на вопрос ко всем
web-new-window_about = Некоторые игры останавливаются и спрашивают всех сразу. Кто столько молчит, тот ответил «ничего». 0 — ждать сколько угодно.
web-new-public = Любой может найти этот стол и сесть
web-new-spectators = Другие могут смотреть
web-new-hints = Подсказки.
web-new-hints_about = Принимая решение, можно увидеть, что сделал бы Тигр. Партия с ботами, в которой была подсказка, не меняет рейтинга.
web-new-more = Другие настройки
web-new-usual = всё как обычно
web-new-unusual = { $option }: { $value }
web-new-unusual-on_timeout = у кого вышло время, тот проигрывает
web-new-unusual-on_leave = если кто-то уходит, партия окончена
web-new-unusual-window_seconds = { $seconds ->
    [0] вопрос ко всем ждёт сколько угодно
    [one] { $seconds } секунда на вопрос ко всем
    [few] { $seconds } секунды на вопрос ко всем
    [many] { $seconds } секунд на вопрос ко всем
   *[other] { $seconds } секунды на вопрос ко всем
}
web-new-unusual-public = любой может найти этот стол и сесть
web-new-unusual-spectators = другим смотреть нельзя
web-new-unusual-hints = без подсказок
web-new-make = Начать
web-new-make_invite = Создать стол и получить ссылки

## Profile

web-profile-name = Ваше имя
web-profile-guest = Гость
web-profile-save = Сохранить
web-profile-saved = Сохранено.
web-profile-about = Пароля нет: этот браузер помнит, кто вы.
web-profile-carry = На другом устройстве
web-profile-carry_about = Ссылка сработает один раз в течение часа и перенесёт ваши столы в другой браузер.
web-profile-make_link = Создать ссылку
web-profile-link = Откройте это на другом устройстве, до { $until }
web-profile-notices = Сообщать, когда мой ход
web-profile-games = Мои партии
web-notices-mail = Эл. почта
web-notices-hook = Вебхук (ваш адрес https)
web-notices-confirmed = Этот адрес подтверждён.
web-notices-confirm = Письмо уже в пути. Перейдите по ссылке в нём.
web-profile-game = Игра
web-profile-rating = Рейтинг
web-profile-played = Партии
web-profile-wins = Победы
web-profile-rating_about = Рейтинг считается по OpenSkill: все начинают с 0, а число после ± показывает его точность.
web-profile-won = победа
web-profile-lost = без победы
web-profile-no_games = Ещё ни одна партия не окончена.
web-profile-more = Более ранние партии

## Replay

web-replay-sorry = Эту партию показать нельзя
web-replay-start = Начало
web-replay-did = { $name }: { $what }
web-replay-all = все тайны открыты
web-replay-spectator = зритель
web-replay-first = К началу
web-replay-back = Шаг назад
web-replay-next = Шаг вперёд
web-replay-last = К концу
web-replay-play = Пуск
web-replay-pause = Пауза
web-replay-step = Шаг
web-replay-fair_about = До первого действия стол показал контрольную сумму, она ниже. Это SHA-256 зерна и соли, которые открылись только в конце.
web-replay-commitment = Контрольная сумма, показанная в начале
web-replay-seed = Зерно
web-replay-salt = Соль
web-replay-fair = Проверено: перемешивание закреплено до начала партии, и партия именно та, что из него получается.
web-replay-unfair = Не сходится: этой партии верить нельзя.
web-replay-record = Запись этой партии

## Analysis of a finished game

web-analysis-begin = Разобрать партию
web-analysis-title = Что думает Тигр
web-analysis-thinking = Тигр смотрит каждый ход…
web-analysis-progress = Шагов: { $done } из { $of }
web-analysis-ready = Анализ готов.
web-analysis-curve = Шансы на победу, шаг за шагом
web-analysis-axis_chance = Шанс на победу
web-analysis-of_seat = { $name }: победит с шансом { $chance }
web-analysis-as_table = Показать шансы таблицей
web-analysis-expected = { $chance }, { $score } { $score ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
web-analysis-after = Шаг
web-analysis-step = Шаг { $step }
web-analysis-choices = Что можно было сделать на шаге { $step }
web-analysis-played = (так сыграли)
web-analysis-show = Показать на столе
web-analysis-marked = Шаг { $step }, другой ход: { $what }
web-analysis-unmark = Показать, как сыграли
web-analysis-no_choice = Можно было сделать только одно.
web-analysis-not_yet = Сюда Тигр ещё не дошёл.
web-analysis-moments = Что решило партию
web-analysis-swing = { $way ->
    [down] { $name }: шанс победить падает на { $swing }
   *[up] { $name }: шанс победить растёт на { $swing }
}
web-analysis-losses = { $number ->
    [1] Один раз можно было сыграть лучше
    [one] { $number } раз можно было сыграть лучше
    [few] { $number } раза можно было сыграть лучше
    [many] { $number } раз можно было сыграть лучше
   *[other] { $number } раза можно было сыграть лучше
}
web-analysis-loss = { $name }: другой ход повысил бы шанс победить на { $loss }
web-analysis-boats = Как можно было загрузить корабли лучше всего
web-analysis-about = Тигр, самый сильный бот, проверил, как могла бы пойти игра после каждого хода. Ход он оценивает по тому, что тогда мог знать игрок. Проценты — это шансы победить.
