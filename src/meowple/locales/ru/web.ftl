# The web client: everything that is not of one game alone. In the client an id is
# written with dots: web.table.undo.

web-wait = Минутку…
web-page_failed = Страницу не удалось загрузить. Обновите её.
web-offline = Сервер не отвечает. Проверьте соединение и попробуйте снова.
web-nowhere = Здесь только спящий кот
web-nowhere_about = Возможно, в адресе опечатка или то, что здесь было, уже убрали.
web-skip = К основному содержимому
web-close = Закрыть
web-recent = Только что
web-recent-again = Показать ещё раз
web-recent-none = Пока ничего не произошло.
web-copy = Копировать
web-copied = Скопировано
web-copy_failed = Браузер не даёт скопировать. Текст выделен: скопируйте его сами.
web-again = Попробовать снова
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
web-table-redo = Повторить
web-table-end_turn = Закончить ход
web-table-end_turn_asked = Проверьте свой ход и закончите его.
web-table-take_back = Взять ход назад
web-table-skip = Пропустить анимацию
web-table-drawers = Ещё об этом столе
web-table-log = Журнал
web-table-chat = Чат
web-table-chat_unread = Чат: новые сообщения
web-table-words = Текстовый вид
web-table-guide = Наставник
web-table-rules = Правила
web-table-table = Этот стол
web-table-log_empty = Пока ничего не произошло.
web-table-log_step = Показать позицию
web-table-chat_empty = Пока никто ничего не сказал.
web-table-chat_text = Ваше сообщение
web-table-chat_send = Отправить
web-table-mute = Скрыть сообщения: { $name }
web-table-words_about = Весь стол в виде текста, а всё, что вы можете сделать, — списком.
web-table-words_actions = Что вы можете сделать
web-table-words_nothing = Сейчас от вас ничего не требуется.
web-table-words_table = Стол
web-table-clocks = Часы
web-table-window = { $time } на ответ
web-table-hours = { $hours } ч { $minutes } мин
web-table-not_begun = Партия ещё не началась
web-table-over = Партия окончена
web-table-sorry = Этот стол вам недоступен
web-table-lost = Соединение потеряно. Пробуем снова…
web-table-closed = Соединение закрыто. Обновите страницу.
web-table-curtain = { $name }, ваш ход
web-table-curtain_first = Сначала смотрит { $name }
web-table-curtain_about = Передайте экран. Остальным не подглядывать!
web-table-curtain_ready = Я — { $name }: можно показывать
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
web-table-begin = Начать сейчас: свободные места займут боты
web-table-eyes = Чьими глазами
web-table-watch_link = Ссылка для зрителей
web-table-fair = Честное перемешивание
web-table-fair_about = Это значение зафиксировано до первого хода. После партии повтор покажет, как оно получено и что ничего не менялось.
web-table-leave_title = Выход
web-table-leave = Покинуть стол
web-table-abandon = Прервать партию
web-table-leave_sure = Да, точно
web-table-leave_about = { $how ->
    [end] Партия закончится вашим поражением.
   *[bot] Вместо вас продолжит бот. Пока партия не закончилась, можно вернуться.
}
web-table-abandon_about = Партия закончится без результата.
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
web-hint-worth = Побеждает в { $chance } партий, около { $score } { $score ->
    [one] очка
    [few] очков
    [many] очков
   *[other] очка
}
web-hint-best = Лучший ход: { $label }. { $worth }.
web-hint-play = Сыграть так
web-hint-play_label = Сыграть так: { $label }
web-hint-others = Другие варианты: { $number }
web-hint-clear = Тигр сыграл из этой позиции { $worlds } { $worlds ->
    [one] пробную партию
    [few] пробные партии
    [many] пробных партий
   *[other] пробной партии
}.
web-hint-close = Разница невелика: другие ходы почти так же хороши. Тигр сыграл { $worlds } { $worlds ->
    [one] пробную партию
    [few] пробные партии
    [many] пробных партий
   *[other] пробной партии
}.
web-hint-unsure = Тигр не уверен: времени хватило лишь на { $worlds } { $worlds ->
    [one] пробную партию
    [few] пробные партии
    [many] пробных партий
   *[other] пробной партии
}.

## Settings of a device

web-settings-language = Язык
web-settings-theme = Оформление
web-settings-theme-auto = как в системе
web-settings-theme-light = светлое
web-settings-theme-dark = тёмное
web-settings-motion = Анимация
web-settings-motion-auto = как в системе
web-settings-motion-full = включена
web-settings-motion-reduced = выключена
web-settings-speed = Скорость
web-settings-speed-slow = низкая
web-settings-speed-normal = обычная
web-settings-speed-fast = высокая
web-settings-speed-instant = мгновенная
web-settings-sound = Звуки
web-settings-ask_again = Снова спрашивать при нажатии «Играть»
web-settings-confirm = Подтверждать каждое размещение
web-settings-confirm_about = Деталь можно двигать, пока вы не подтвердите её место.
web-settings-auto_pass = Автоматически пропускать ход, если других действий нет
web-settings-auto_pass_about = Если быстрый пропуск может что-то выдать другим, вас всё равно спросят.
web-settings-slips = Переспрашивать, если действие чего-то меня лишит
web-settings-slips_about = Например, если вы пропускаете ход, хотя ещё можете что-то сделать.
web-settings-end_turn = Завершать ход вручную
web-settings-end_turn_about = Последнее размещение ждёт, пока вы не завершите ход: его ещё можно отменить.
web-settings-notices = Уведомлять в браузере о моём ходе
web-settings-notices_refused = Браузер этого не разрешает. Разрешить можно в его настройках для этого сайта.
web-settings-about = Эти настройки действуют только на этом устройстве.

## Home

web-home-title = Настольные игры про кошек
web-home-lead = Играйте с ботами, за одним экраном или с друзьями онлайн. Без регистрации и установки.
web-home-continue = Продолжить
web-home-play_now = Играть
web-home-invite = Создать стол
web-home-learn = Впервые здесь? Научитесь играть за десять минут
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
web-home-not_affiliated = Meowple — независимый бесплатный проект поклонников. Он не связан с издателями этих игр.

web-update-ready = Готова новая версия Meowple.
web-update-take = Обновить сейчас

web-local-title = Игра на этом устройстве
web-local-about = Без сервера, а после первого раза и без сети: все игры против ботов, в одиночку или за одним экраном. Партии хранятся в этом браузере.
web-local-play = Играть на этом устройстве
web-local-keep = Сохранить для игры без сети
web-local-keep-loading = Загружается около 9 МБ…
web-local-keep-kept = Готово: эта страница и все игры теперь работают без сети.
web-local-keep-failed = Не получилось. Проверьте, есть ли сеть и свободное место в браузере.
web-local-here = Вы играете на этом устройстве, без сервера.
web-local-back = Вернуться на сервер
web-local-hall_about = Победители партий на этом устройстве: имена, фигурки и очки.
web-local-moved = Эта партия началась на устройстве хозяина стола, где можно было подсмотреть расклад. На рейтинг она не влияет.

web-status-waiting = ждёт игроков
web-status-playing = идёт игра
web-status-finished = игра окончена
web-status-abandoned = игра прервана
web-play_now-level = Соперник
web-play_now-start = Начать
web-play_now-once = Спросим только один раз. Вернуть этот вопрос можно в настройках.
web-bot-random = Случайный (ходит наугад)
web-bot-kitten = Котёнок (легко)
web-bot-cat = Кот (знает игру)
web-bot-tiger = Тигр (думает наперёд)
web-bot-lion = Лев (думает дольше всех, до 5 с)
web-bot-rating_about = Число — сила бота в партии на двоих. У Кота 1000; бот, у которого на 200 больше, выигрывает примерно 3 партии из 4.

web-join-code = Код стола
web-join-go = Сесть за стол
web-join-name = Ваше имя (по желанию)
web-join-figure = { $figure }: { $name }
web-join-about = Код вам скажет тот, кто создал стол.
web-join-invited = Вас приглашают: { $game }
web-join-invited_about = Место за столом ждёт вас. Выберите имя, которое увидят другие, или просто садитесь.

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

web-claim-title = Перенести сюда свой профиль
web-claim-about = Ваши столы и места с другого устройства появятся и здесь.
web-claim-no_token = В адресе не хватает конца. Создайте новую ссылку на другом устройстве.
web-claim-go = Использовать этот профиль
web-claim-replaces = В этом браузере уже есть профиль: { $name }. После замены его столы и места станут отсюда недоступны. Если они вам ещё нужны, оставьте этот профиль и сначала создайте для него ссылку на его странице.
web-claim-replace = Заменить текущий профиль
web-claim-stay = Оставить текущий

## A new table

web-new-title = { $game }: новый стол
web-new-seats = Кто играет
web-new-number = Число мест
web-new-seat = Место { $seat }
web-new-bot = Бот на месте { $seat }
web-new-name = Имя на месте { $seat }
web-new-name_hint = Имя
web-new-figure = { $figure }, место { $seat }: { $name }
web-new-figure_taken = занято
web-new-figure_auto = Автоматически
web-new-kind-me = я
web-new-kind-open = друг онлайн
web-new-kind-hotseat = за этим экраном
web-new-kind-bot = бот
web-new-options = Вариант игры
web-new-other = другое ({ $form })
web-new-pace = Темп
web-new-pace-none = Без часов.
web-new-pace-none_about = Думайте сколько нужно.
web-new-pace-live = В реальном времени.
web-new-pace-live_about = У каждого свои часы.
web-new-pace-correspondence = По переписке.
web-new-pace-correspondence_about = На каждое действие даётся заданное число часов.
web-new-minutes = Минут на игрока
web-new-increment = Прибавка за действие, секунд
web-new-hours = Часов на действие
web-new-on_timeout = Если время вышло
web-new-on_timeout-bot = действие выбирает бот
web-new-on_timeout-loss = игрок проигрывает
web-new-on_leave = Если кто-то ушёл
web-new-on_leave-bot = за него играет бот
web-new-on_leave-end = партия заканчивается
web-new-window = Секунд на общий вопрос
web-new-window_about = Иногда игра спрашивает всех сразу. Если кто-то не ответит за это время, это считается отказом. 0 — ждать сколько угодно.
web-new-public = Любой может найти этот стол и сесть за него
web-new-spectators = Другие могут смотреть
web-new-hints = Подсказки.
web-new-hints_about = Тот, кто принимает решение, может узнать, что сделал бы Тигр. Партия с ботами, в которой была подсказка, не меняет рейтинга.
web-new-more = Другие настройки
web-new-usual = всё по умолчанию
web-new-unusual = { $option }: { $value }
web-new-unusual-on_timeout = у кого вышло время, тот проигрывает
web-new-unusual-on_leave = если кто-то ушёл, партия заканчивается
web-new-unusual-window_seconds = { $seconds ->
    [0] на общий вопрос можно отвечать сколько угодно
    [one] { $seconds } секунда на общий вопрос
    [few] { $seconds } секунды на общий вопрос
    [many] { $seconds } секунд на общий вопрос
   *[other] { $seconds } секунды на общий вопрос
}
web-new-unusual-public = любой может найти этот стол и сесть за него
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
web-profile-carry_about = Одноразовая ссылка действует час и переносит ваши столы в другой браузер.
web-profile-make_link = Создать ссылку
web-profile-link = Откройте эту ссылку на другом устройстве до { $until }
web-profile-notices = Сообщать, когда мой ход
web-profile-games = Мои партии
web-notices-mail = Эл. почта
web-notices-hook = Вебхук (ваш адрес https)
web-notices-confirmed = Этот адрес подтверждён.
web-notices-confirm = Мы отправили вам письмо. Перейдите по ссылке в нём.
web-profile-game = Игра
web-profile-rating = Рейтинг
web-profile-played = Партии
web-profile-wins = Победы
web-profile-rating_about = Рейтинг считается по OpenSkill: все начинают с 0, а число после ± показывает погрешность.
web-profile-won = победа
web-profile-lost = поражение
web-profile-no_games = Завершённых партий пока нет.
web-profile-more = Более ранние партии

## Replay

web-replay-sorry = Эту партию показать нельзя
web-replay-start = Начало
web-replay-did = { $name } — { $what }
web-replay-all = всё открыто
web-replay-spectator = зритель
web-replay-first = К началу
web-replay-back = Шаг назад
web-replay-next = Шаг вперёд
web-replay-last = К концу
web-replay-play = Пуск
web-replay-pause = Пауза
web-replay-step = Шаг
web-replay-fair_about = Перед первым действием стол показал эту контрольную сумму. Это SHA-256 от зерна и соли, которые раскрываются только в конце партии.
web-replay-commitment = Контрольная сумма, показанная в начале
web-replay-seed = Зерно
web-replay-salt = Соль
web-replay-fair = Проверено: расклад был зафиксирован до начала партии и потом не менялся.
web-replay-unfair = Не сходится: этой партии нельзя доверять.
web-replay-record = Запись этой партии

## Analysis of a finished game

web-analysis-begin = Разобрать партию
web-analysis-title = Что думает Тигр
web-analysis-thinking = Тигр разбирает каждый ход…
web-analysis-progress = Шагов: { $done } из { $of }
web-analysis-packing = Тигр ищет лучшую загрузку каждого корабля…
web-analysis-ready = Анализ готов.
web-analysis-curve = Шансы на победу, шаг за шагом
web-analysis-axis_chance = Шанс на победу
web-analysis-of_seat = { $name }: шанс победить — { $chance }
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
web-analysis-no_choice = Выбора не было.
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
web-analysis-was = Сыграно: { $what }
web-analysis-better = Лучше: { $what }
web-analysis-boats = Лучшая возможная загрузка кораблей
web-analysis-about = Тигр, бот, который думает наперёд, проверил, как могла бы пойти партия после каждого хода. Ход он оценивает по тому, что игрок мог знать в тот момент. Проценты — это шансы победить.

## Перед действием, которое чего-то лишает

web-slip-title = Вы уверены?
web-slip-back = Вернуться
web-slip-play = Продолжить
web-slip-never = Больше не спрашивать
